"""The view of World Championship Russian Roulette, in addition to the common parts (``croupier.table.view``)."""

from __future__ import annotations

from typing import Literal, TypedDict

from croupier.table.view import View

Team = Literal["red", "blue", "purple", "yellow", "brown", "grey"]
Aim = int | Literal["sky", "unnamed"]


class Public(TypedDict):
    """Public information besides the zones.

    ``shot`` is the number of the next shot, from the Trigger phase on. ``turned_up`` are the seats with a BULLET just
    turned up that still counts. ``card`` is the Action card that ``card_player`` has played and that still needs an
    answer.
    """

    round: int
    shot: int | None
    points_to_win: int
    turned_up: list[int]
    card: str | None
    card_player: int | None


class Person(TypedDict):
    """A player and their team.

    ``teammates`` are those alive, ``characters`` counts them and the captain. ``bullets`` are those among the player's
    seven cards. ``takes_part``: the player fires the next shot too. ``aim`` is a seat, ``sky``, or ``unnamed`` for a
    player whom Shoot Someone forces to name another and who has not yet done so.
    """

    seat: int
    team: Team
    captain: str
    teammates: list[str]
    characters: int
    points: int
    in_round: bool
    bullets: int
    bet: int | None
    has_accused: bool
    accuses: int | None
    pocket_shown: bool
    takes_part: bool
    aim: Aim
    ducking: bool


VIEW = View[Public, Person]
