"""What a view of Smile Life shows besides the zones: plagues, monsters and the Casino, and each player."""

from __future__ import annotations

from typing import Literal, TypedDict

from croupier.table.view import View


class PlagueView(TypedDict):
    """A running crisis or event, the oldest first. ``rounds`` are left; ``turned_by`` is the seat that counts them."""

    plague: str
    rounds: int
    turned_by: int


class MonsterView(TypedDict):
    """A monster that goes round: the seat it is ``at``, and how many players it still faces (``left``)."""

    monster: str
    at: int
    left: int


class InvasionView(TypedDict):
    """How many smiles the aliens demand, and how many have been thrown."""

    target: int
    thrown: int


class Public(TypedDict):
    """The table as everyone sees it.

    ``bettor`` has a bet in the Casino. ``card``, ``victim`` and ``strength`` describe the current question: a card, a
    seat, and an amount (the price to pay, or the remaining damage or combativity). ``threw`` is the seat that threw
    away the top card of the discard pile.
    """

    turn: int
    turns: int
    running: list[PlagueView]
    monsters: list[MonsterView]
    turned: bool
    casino: Literal["open", "closed"] | None
    bettor: int | None
    invasion: InvasionView | None
    waiting_purge: int | None
    card: str | None
    victim: int | None
    strength: int | None
    threw: int | None


class Person(TypedDict):
    """One player.

    ``level`` is the study level that counts for a job, ``money`` what they could spend, ``defence`` the power of their
    unused weapons, ``skips`` the turns they still skip. ``free_house`` is the Architect's house, ``imprisons`` the
    Dictator's power, ``protected`` the card under the Bunker; ``used_flirts`` are those that have had their child.
    """

    seat: int
    smiles: int
    level: int
    job: str | None
    wage_limit: int
    money: int
    married: bool
    unfaithful: bool
    defence: int
    skips: int
    hand_size: int
    free_house: bool
    imprisons: bool
    protected: str | None
    used_flirts: list[str]


VIEW = View[Public, Person]
