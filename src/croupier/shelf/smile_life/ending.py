"""SL-20: the end of the game, and its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import beats, casino, lives
from croupier.shelf.smile_life.options import OVER, SCORED, WON
from croupier.table import Result

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def finish_game(game: SmileLife, reason: str, rule: str) -> None:
    """SL-20.1, SL-20.2, SL-20.3: an unanswered bet goes back; everything laid scores."""
    casino.return_bet(game)
    game.tell(OVER)
    scores = [lives.smiles_of(game, seat) for seat in range(game.seats)]
    winners = [seat for seat in range(game.seats) if scores[seat] == max(scores)]
    for seat in range(game.seats):
        game.tell(SCORED, seat, scores[seat])
        game.beat(beats.COUNTED, seat, scores[seat])
    for seat in winners:
        game.tell(WON, seat)
    game.beat(beats.WON)
    game.result = Result(tuple(winners), tuple(scores), reason, rule)
