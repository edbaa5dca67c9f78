"""HD-10.9, HD-Q17: the moments in which opponents may react."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats
from croupier.shelf.hundred_days.options import ASK_REACT, LET_IT_BE, NO_QUESTION, REACTED
from croupier.table import NOBODY, Flow

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


def react(game: HundredDays, seats: list[int], moment: i64) -> Flow:
    """HD-Q17, HD-Q46: ask those who could react, one after the other. Each may play any number of fitting reactions;
    each takes effect at once, and one that cancels what happens closes the window.
    """
    game.cancelled = False
    for seat in seats:
        for kind in game.pack.answering[moment]:
            while could_hold(game, seat, kind):
                game.fitting = kind
                yield game.ask(seat, ASK_REACT)
                game.about = NO_QUESTION
                if game.answers[seat] is LET_IT_BE:
                    break
                game.destroy_from_hand(seat, kind)
                game.tell(REACTED, seat, kind)
                game.reaction = kind
                game.beat(beats.REACTION, seat, kind)
                more = game.cards[kind].effect(game, seat)
                if more is not None:
                    yield from more
                game.reaction = NOBODY
                if game.cancelled:
                    return


def could_hold(game: HundredDays, seat: i64, kind: i64) -> bool:
    """HD-Q46: whether, as far as the public knows, a player could hold a reaction that could still do something."""
    if not game.zones[game.hand(seat)] or game.lying[kind] >= game.figures.count[kind]:
        return False
    return game.cards[kind].matters(game)
