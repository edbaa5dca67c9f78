"""SL-14.2, AP-15: pets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import fetching
from croupier.shelf.smile_life.acquisitions import Acquisition
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import CRISIS_HEALTH, UNICORN
from croupier.shelf.smile_life.layout import CARDLESS
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


class Pet(Acquisition):
    """SL-14.2, AP-4.1: it can be fed to a child, and mutate."""

    edible = True
    plain_food = True
    mutates = True


class Unicorn(Pet):
    """SL-14.3, AP-16.6: it never mutates."""

    id = "pet-unicorn"
    wonder: i64 = UNICORN
    mutates = False


class Pangolin(Pet):
    """AP-15.2, AP-4.3, AMB-21: eaten only if its owner wishes, and only in advanced mode; then it brings a health crisis."""

    id = "pet-pangolin"
    plain_food = False

    def is_food(self, game: SmileLife) -> bool:
        return game.advanced

    def eaten(self, game: SmileLife, seat: i64) -> None:
        game.due.append(CRISIS_HEALTH + CARDLESS)
        game.due_by.append(seat)


class Turtle(Pet):
    """AP-15.3: it fetches the Ninja."""

    id = "pet-turtle"

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        return fetching.fetch(game, seat, self.kind, fetching.ninja_to_fetch(game, seat), game.discard, False)


class Vulture(Pet):
    """AP-15.4: it fetches a card from out of game."""

    id = "pet-vulture"

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        return fetching.fetch(game, seat, self.kind, fetching.carrion(game, seat), game.out, False)


OWN_KINDS: Final[list[type[Card]]] = [
    Unicorn,
    Pangolin,
    Turtle,
    Vulture,
]
"""The kinds that have rules of their own."""
