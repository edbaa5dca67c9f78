"""SL-15.10: the Casino and its bets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, laying
from croupier.shelf.smile_life.cards import SPECIAL_CASINO, WAGE, WAGES
from croupier.shelf.smile_life.options import ASK_BET, BET, BET_BACK, BET_LAID, BETS_SHOWN, NO
from croupier.shelf.smile_life.reasons import CASINO_CLOSED, NO_CASINO, OWN_BET
from croupier.table import NOBODY, Flow, Option, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def first_bet(game: SmileLife, seat: int) -> Flow:
    """Its player may bet at once, and then draws back to a full hand."""
    game.casino_owner = seat
    if why_not_bet(game, seat) is not None:
        return
    yield from game.choose_from_hand(seat, ASK_BET, game.zones[game.hand(seat)])
    if game.chosen is not NO:
        before = len(game.zones[game.hand(seat)])
        bet(game, seat, game.chosen.value)
        game.top_up(seat, before)


def why_not_bet(game: SmileLife, seat: i64) -> WhyNot | None:
    """Why a player may not bet now: no player answers their own bet, the Casino is closed until its player has bet, and
    there are no bets in a health crisis (AMB-26).
    """
    if not game.zones[game.casino]:
        return NO_CASINO
    if game.bettor == seat:
        return OWN_BET
    if not game.casino_open and seat != game.casino_owner:
        return CASINO_CLOSED
    return laying.why_crisis(game, seat, SPECIAL_CASINO) if game.running else None


def bets_in_hand(game: SmileLife, seat: i64) -> list[Option]:
    """SL-15.11: a wage of any level, job or not."""
    return [BET[kind] for kind in game.kinds_in(game.hand(seat)) if game.cards[kind].family == WAGE]


def bet(game: SmileLife, seat: int, kind: int) -> None:
    """A first bet lies face down; a second one shows both, and one player takes both."""
    game.casino_open = True
    card = game.pick(kind, game.hand(seat), game.bets)
    if game.bettor == NOBODY:
        game.bettor = seat
        game.narrow(card, WAGES, game.layout.everybody)
        game.tell_card(BET_LAID, card, seat)
        game.beat(beats.BET, seat)
        return
    first = game.zones[game.bets][0]
    level = game.cards[game.face[first]].money
    winner = seat if level == game.cards[kind].money else game.bettor
    game.see(first, game.layout.everybody)
    game.see(card, game.layout.everybody)
    game.tell(BETS_SHOWN, winner, game.face[first], kind)
    game.beat(beats.BETS, winner)
    game.carry(game.bets, game.wages(winner))
    game.bettor = NOBODY


def return_bet(game: SmileLife) -> None:
    """SL-15.10: an unanswered bet goes back to its owner and scores."""
    for card in game.zones[game.bets][:]:
        game.move(card, game.bets, game.wages(game.bettor))
        game.tell(BET_BACK, game.bettor, game.face[card])
    game.bettor = NOBODY
