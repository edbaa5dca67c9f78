"""AP-14: survival cards with rules of their own (for the others see ``GIVES``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, laying
from croupier.shelf.smile_life.acquisitions import Acquisition
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.options import ASK_BUNKER, PROTECTED
from croupier.shelf.smile_life.reasons import NOTHING_TO_PROTECT
from croupier.table import Flow, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


class Bunker(Acquisition):
    """AP-14.2, AMB-44: it is put on one card of its owner, protects that card and itself, and stays there."""

    id = "survival-bunker"

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        if not laying.has_anything(game, seat):
            return NOTHING_TO_PROTECT
        return super().why_not(game, seat, free, from_hand)

    def use(self, game: SmileLife, seat: i64) -> Flow:
        options = [option for option in game.face_up(seat, True) if option.value != self.kind]
        if not options:
            return
        yield from game.choose(seat, ASK_BUNKER, options, self.kind)
        _, game.bunkered = game.place_of(seat, game.chosen)
        game.tell(PROTECTED, seat, game.chosen.value)
        game.beat(beats.PROTECTED, seat, game.chosen.value)

    def use_again(self, game: SmileLife, seat: i64) -> None:
        """It does not move."""


class Ration(Acquisition):
    """AP-14.8: it feeds one child."""

    id = "survival-ration"
    edible = True
    plain_food = True


class FirstAidKit(Acquisition):
    """AP-14.9: its owner suffers one damage less."""

    id = "survival-first-aid-kit"

    def lessened(self, damage: i64) -> i64:
        return damage - 1


OWN_KINDS: Final[list[type[Card]]] = [
    Bunker,
    Ration,
    FirstAidKit,
]
"""The kinds that have rules of their own."""
