"""HD-P: the places that do more than their figures say."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, questions
from croupier.shelf.hundred_days.card import Place
from croupier.shelf.hundred_days.layout import EVERY_RESOURCE
from croupier.shelf.hundred_days.options import ASK_NAME, NAMED
from croupier.table import Flow, Why

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


class BarterBazaar(Place):
    """HD-P01, HD-Q34: tokens of a named kind count as any; a second copy may name a second kind."""

    ids: ClassVar[tuple[str, ...]] = ("barter-bazaar",)
    names_resource = True

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return EVERY_RESOURCE

    def effect(self, game: HundredDays, seat: int) -> Flow:
        yield from questions.choose(game, seat, ASK_NAME)
        game.barter[seat] |= 1 << game.chosen
        game.tell(NAMED, seat, game.chosen)
        game.beat(beats.EFFECT, seat, self.kind)


class BunkerPantry(Place):
    """HD-P03: cards in play cannot be destroyed."""

    ids: ClassVar[tuple[str, ...]] = ("bunker-pantry",)
    shelters = True


class StripMine(Place):
    """HD-P04: Rick collects as if there were no other colours."""

    ids: ClassVar[tuple[str, ...]] = ("strip-mine",)
    frees_rick = True
