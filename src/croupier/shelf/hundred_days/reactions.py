"""HD-R: the reactions, and the moments to which they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from croupier.shelf.hundred_days import layout, questions, tokens
from croupier.shelf.hundred_days.card import Reaction
from croupier.shelf.hundred_days.cards import Figures
from croupier.shelf.hundred_days.options import ASK_ELBOW, ASK_TAKE, ELBOWED, KEPT_TOKENS
from croupier.table import Flow, Why

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


CANCELS: Final = {
    "nope-portal": layout.BLUE_CARD_PLAYED,  # HD-R01: a blue card has no effect.
    "stunt-double": layout.CARD_THREATENED,  # HD-R02: a card that would be destroyed stays in play.
    "wrong-address": layout.RICK_MOVING,  # HD-R05: a Rick stays where he is.
    "short-circuit": layout.OBJECT_USED,  # HD-R07: an object has no effect.
}


class Refusal(Reaction):
    """Cancels what it answers."""

    ids: ClassVar[tuple[str, ...]] = tuple(CANCELS)

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.answers = CANCELS[figures.kinds[kind]]


class StickyPockets(Reaction):
    """HD-R03: lose no token, and take one."""

    ids: ClassVar[tuple[str, ...]] = ("sticky-pockets",)
    answers: i64 = layout.TOKENS_THREATENED

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return tokens.supply_law(game, why)

    def effect(self, game: HundredDays, seat: int) -> Flow:
        game.cancelled = True
        game.tell(KEPT_TOKENS, seat)
        return tokens.take_any(game, seat)


class FromHeap(Reaction):
    """It takes some of the tokens in the heap, if there are any."""

    def matters(self, game: HundredDays) -> bool:
        return tokens.kinds_in(game.heap) != 0

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return tokens.heap_law(game, why)


class FindersFee(FromHeap):
    """HD-R04, HD-Q31: take one of the tokens just paid, two with a pawn there. The heap holds what was paid."""

    ids: ClassVar[tuple[str, ...]] = ("finders-fee",)
    answers: i64 = layout.DIMENSION_CLOSED

    def effect(self, game: HundredDays, seat: int) -> Flow:
        due = self.tokens_there if game.presence(seat) & 1 << game.closing else self.tokens
        for left in range(min(due, sum(game.heap)), 0, -1):
            game.left = left
            yield from questions.choose(game, seat, ASK_TAKE, left == sum(game.heap))
            game.heap[game.chosen] -= 1
            tokens.take(game, seat, game.chosen)
        game.left = 0


class ElbowRoom(FromHeap):
    """HD-R06: take one of the tokens that a pawn is about to take. The heap holds them."""

    ids: ClassVar[tuple[str, ...]] = ("elbow-room",)
    answers: i64 = layout.TOKENS_COLLECTED

    def effect(self, game: HundredDays, seat: int) -> Flow:
        yield from questions.choose(game, seat, ASK_ELBOW)
        game.heap[game.chosen] -= 1
        game.tell(ELBOWED, seat, game.target, game.chosen)
        tokens.take(game, seat, game.chosen)
