"""TR-8: the ways in which the game stops, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.total_rickall import beats, dinner
from croupier.shelf.total_rickall.cards import CHARACTERS, KINDS, PARASITE, REAL
from croupier.shelf.total_rickall.options import (
    NOBODY_WON,
    PARASITES_WON,
    REALS_WON,
    REVEALED,
    REVEALED_FRIEND,
    REVEALED_TOO_LATE,
    TEAM_LOST,
    TEAM_LOST_BY_FAILS,
    TEAM_WON,
    TOO_MANY_FAILS,
)
from croupier.table import Event, Result

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall

# Why a game ended.
FOURTH_REAL: Final = "fourth Real exterminated"
FOURTH_REAL_BY_REAL: Final = "fourth Real exterminated by a Real"
FOURTH_REAL_BY_PARASITE: Final = "fourth Real exterminated by a Parasite"
PARASITE_LEFT: Final = "a Parasite was left"
NO_PARASITE_LEFT: Final = "no Parasite left"
PARASITE_IN_CENTRE: Final = "a Parasite was left in the centre"
REAL_SHOT_AT_DINNER: Final = "a Real was shot at dinner"
PARASITE_AT_TABLE: Final = "a Parasite was left at the table"
NO_PARASITE_AT_TABLE: Final = "no Parasite left at the table"
ENDINGS: Final = [
    FOURTH_REAL,
    FOURTH_REAL_BY_REAL,
    FOURTH_REAL_BY_PARASITE,
    PARASITE_LEFT,
    NO_PARASITE_LEFT,
    PARASITE_IN_CENTRE,
    REAL_SHOT_AT_DINNER,
    PARASITE_AT_TABLE,
    NO_PARASITE_AT_TABLE,
]


def last_look(game: Rickall, rule: str) -> None:
    """TR-8.4, TR-8.7, TR-8.8, TR-Q25: turn the centre up. An empty centre holds no Parasite."""
    parasites = reveal_centre(game, REVEALED)
    if game.advanced:
        if parasites:
            show_friends(game)
            side_wins(game, True, PARASITE_IN_CENTRE, "TR-8.8")
        else:
            dinner.go_to_dinner(game)
    elif parasites:
        game.tell(TEAM_LOST)
        end(game, [], PARASITE_LEFT, rule, PARASITE)
    else:
        game.tell(TEAM_WON)
        end(game, list(range(game.seats)), NO_PARASITE_LEFT, rule, REAL)


def too_many_fails(game: Rickall, shooter: i64, character: i64, shooter_is_parasite: bool) -> None:
    """TR-8.5: all players lose. TR-8.6, TR-Q28: in advanced mode the shooter's side loses, as it was at the shot. TR-Q44:
    all players learn who was left."""
    game.tell(TOO_MANY_FAILS, shooter)
    game.beat(beats.FOURTH, shooter, CHARACTERS + character)
    reveal_centre(game, REVEALED_TOO_LATE)
    if not game.advanced:
        game.tell(TEAM_LOST_BY_FAILS)
        end(game, [], FOURTH_REAL, "TR-8.5", PARASITE)
        return
    show_friends(game)
    reason = FOURTH_REAL_BY_PARASITE if shooter_is_parasite else FOURTH_REAL_BY_REAL
    side_wins(game, not shooter_is_parasite, reason, "TR-8.6")


def reveal_centre(game: Rickall, told: Event) -> int:
    """TR-8.2: turn up every Identity in the centre. Return how many are Parasites."""
    parasites = 0
    under = game.zones[game.under]
    for place in range(len(under) - 1, -1, -1):
        card = under[place]
        game.see(card, game.layout.everybody)
        parasites += game.face[card] == PARASITE
        game.tell_card(told, card, game.face[game.zones[game.centre][place]])
    game.up |= game.standing
    game.take_back_claims(game.standing)
    game.beat(beats.REVEAL)
    return parasites


def show_friends(game: Rickall) -> None:
    """TR-8.6: all players show the Identity of their friend."""
    for seat in game.clockwise():
        if game.friend[seat] >= 0:
            identity = game.zones[game.secret(seat)][0]
            game.see(identity, game.layout.everybody)
            game.tell_card(REVEALED_FRIEND, identity, seat, CHARACTERS + game.friend[seat])
    game.beat(beats.SIDES)


def side_wins(game: Rickall, parasites: bool, reason: str, rule: str) -> None:
    """TR-9.10, TR-Q27: every player of one side wins. A side without players wins without winners."""
    winners = [seat for seat in range(game.seats) if game.is_parasite(seat) == parasites]
    if not winners:
        game.tell(NOBODY_WON)
    else:
        game.tell(PARASITES_WON if parasites else REALS_WON)
    end(game, winners, reason, rule, PARASITE if parasites else REAL)


def end(game: Rickall, winners: list[int], reason: str, rule: str, side: int) -> None:
    """End the game: a winner scores 1."""
    scores = [0] * game.seats
    for seat in winners:
        scores[seat] = 1
    game.beat(beats.END, side)
    game.result = Result(tuple(winners), tuple(scores), reason, rule, KINDS[side])
