"""SL-15.10: the Casino, and the bets laid there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import laying
from croupier.shelf.smile_life.cards import FAMILY, FIGURES, SPECIAL_CASINO, WAGE, WAGES
from croupier.shelf.smile_life.options import ASK_BET, BET, BET_LAID, BETS_SHOWN, NO, NOTHING_LAID_IN_CRISIS
from croupier.table import NOBODY, Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def first_bet(game: SmileLife, seat: int) -> Flow:
    """Its player may bet at once, and then draws back to a full hand."""
    game.casino_owner = seat
    if not may_bet(game, seat):
        return
    yield from game.choose_from_hand(seat, ASK_BET, game.zones[game.hand(seat)])
    if game.chosen is not NO:
        before = len(game.zones[game.hand(seat)])
        bet(game, seat, game.chosen.value)
        game.top_up(seat, before)


def may_bet(game: SmileLife, seat: i64) -> bool:
    """AMB-26: not in a health crisis. Nobody answers their own bet, and until its player has bet the Casino is closed."""
    if not game.zones[game.casino] or game.bettor == seat:
        return False
    if not game.casino_open and seat != game.casino_owner:
        return False
    return laying.why_crisis(game, seat, SPECIAL_CASINO) != NOTHING_LAID_IN_CRISIS


def bets_in_hand(game: SmileLife, seat: i64) -> list[Option]:
    """SL-15.11: a wage of any level, job or not."""
    return [BET[kind] for kind in game.kinds_in(game.hand(seat)) if FAMILY[kind] == WAGE]


def bet(game: SmileLife, seat: int, kind: int) -> None:
    """A first bet lies face down; a second one shows both, and one player takes both."""
    game.casino_open = True
    card = game.pick(kind, game.hand(seat), game.bets)
    if game.bettor == NOBODY:
        game.bettor = seat
        game.narrow(card, WAGES, game.layout.everybody)
        game.tell_card(BET_LAID, card, seat)
        return
    first = game.zones[game.bets][0]
    level = FIGURES.money[game.face[first]]
    winner = seat if level == FIGURES.money[kind] else game.bettor
    game.see(first, game.layout.everybody)
    game.see(card, game.layout.everybody)
    game.tell(BETS_SHOWN, winner, game.face[first], kind)
    game.carry(game.bets, game.wages(winner))
    game.bettor = NOBODY
