"""SL-20: the end of the game, and its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life.options import BET_BACK, OVER, SCORED, WON
from croupier.table import NOBODY, Result

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def finish_game(game: SmileLife, reason: str, rule: str) -> None:
    """SL-20.1, SL-20.2, SL-20.3: an unanswered bet goes back; everything laid scores."""
    return_bet(game)
    game.tell(OVER)
    scores = [game.smiles_of(seat) for seat in range(game.seats)]
    winners = [seat for seat in range(game.seats) if scores[seat] == max(scores)]
    for seat in range(game.seats):
        game.tell(SCORED, seat, scores[seat])
    for seat in winners:
        game.tell(WON, seat)
    game.result = Result(tuple(winners), tuple(scores), reason, rule)


def return_bet(game: SmileLife) -> None:
    """SL-15.10: an unanswered bet goes back to its owner and scores."""
    for bet in game.zones[game.bets][:]:
        game.move(bet, game.bets, game.wages(game.bettor))
        game.tell(BET_BACK, game.bettor, game.face[bet])
    game.bettor = NOBODY
