"""AP-14: survival cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import laying
from croupier.shelf.smile_life.acquisitions import Acquisition
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import BUNKER, GARDEN, MASK, RADAR, SAFE, THREAT
from croupier.shelf.smile_life.options import ASK_BUNKER, PROTECTED
from croupier.shelf.smile_life.reasons import NOTHING_TO_PROTECT
from croupier.table import Flow, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


class Bunker(Acquisition):
    """AP-14.2, AMB-44: it is put on one card of its owner, protects that card and itself, and stays there."""

    id = "survival-bunker"
    gives: i64 = BUNKER

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

    def use_again(self, game: SmileLife, seat: i64) -> None:
        """It is not moved."""


class Safe(Acquisition):
    """AP-14.3: it keeps the wages in an economic crisis."""

    id = "survival-safe"
    gives: i64 = SAFE


class GasMask(Acquisition):
    """AP-14.5, AP-8.6: no Illness and no health crisis touches its owner."""

    id = "survival-gas-mask"
    gives: i64 = MASK


class NuclearThreat(Acquisition):
    """AP-14.4: it answers an attack."""

    id = "survival-nuclear-threat"
    gives: i64 = THREAT


class VegetableGarden(Acquisition):
    """AP-14.6: it feeds all children of its owner."""

    id = "survival-vegetable-garden"
    gives: i64 = GARDEN


class Radar(Acquisition):
    """AP-14.7: it shows the next card of the pile before a turn."""

    id = "survival-radar"
    gives: i64 = RADAR


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
    Safe,
    GasMask,
    NuclearThreat,
    VegetableGarden,
    Radar,
    Ration,
    FirstAidKit,
]
"""The kinds that have rules of their own."""
