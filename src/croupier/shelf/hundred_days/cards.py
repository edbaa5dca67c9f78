"""The tiles and cards of the box: their kinds in the order of ``cards.toml``, and its figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from croupier.shelf.box import cards_of
from croupier.table import Edition, Json

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.view import Colour, Resource

# HD-1.3: the four resources, in this order everywhere.
SEED: Final = 0
SCHMECKLES: Final = 1
CRYSTAL: Final = 2
MATTER: Final = 3
FOUR: Final = 4
RESOURCES: Final[list[Resource]] = ["seed", "schmeckles", "crystal", "matter"]
LETTERS: Final = ["G", "S", "C", "M"]


class Figures:
    """``cards.toml`` in numbers. Lists are by kind; sets of cards are numbers with a bit for each card, tiles not counted."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.each: list[int] = data["resources"]["each"]
        self.garage: int = data["garage"]["tokens"]
        self.dealt: int = data["hand"]["dealt"]
        self.limit: int = data["hand"]["limit"]
        self.rounds: int = data["rounds"]["most"]
        self.house_cards: int = data["house"]["cards"]
        self.short: int = data["tiles"]["short"]
        self.move_price: int = data["move"]["tokens"]
        self.coupon: int = data["coupon"]["tokens"]
        self.colours: list[Colour] = data["players"]["colours"]
        tiles, cards = data["tile"], data["card"]
        self.entries: list[dict[str, Any]] = [*tiles, *cards]
        self.tiles = len(tiles)
        self.kinds: list[str] = [entry["id"] for entry in self.entries]
        self.clause: list[str] = [entry["clause"] for entry in self.entries]
        self.points: list[int] = [entry.get("points", 0) for entry in self.entries]
        self.types: list[str] = [entry.get("type", "tile") for entry in self.entries]
        self.count: list[int] = [entry.get("count", 1) for entry in self.entries]
        self.gives: list[list[int]] = [tile["gives"] for tile in tiles]
        self.cards: list[int] = [tile["cards"] for tile in tiles]
        self.cost: list[list[int]] = [tile["cost"] for tile in tiles]
        free = [0] * FOUR
        self.dimensions: list[int] = [
            sum([1 << number for number in entry.get("dimensions", [])]) for entry in self.entries
        ]
        self.play_cost: list[list[int]] = [entry.get("play_cost", free) for entry in self.entries]
        self.use_cost: list[list[int]] = [entry.get("use_cost", free) for entry in self.entries]
        self.dimension_icon: list[int] = [
            1 << entry["dimension_icon"] if "dimension_icon" in entry else 0 for entry in self.entries
        ]
        self.resource_icon: list[list[int]] = [
            [LETTERS.index(letter) for letter in entry.get("resource_icon", [])] for entry in self.entries
        ]
        self.characters = self.of_type("character")
        self.objects = self.of_type("object")
        self.green = self.characters | self.objects
        self.places = self.of_type("place")
        self.blue = self.of_type("action") | self.places

    def of_type(self, wanted: str) -> int:
        """The cards of a type, a bit for each, counted from the first card."""
        return sum([1 << kind - self.tiles for kind, of in enumerate(self.types) if of == wanted])


def box() -> Json:
    """The figures of ``cards.toml``."""
    return cards_of("croupier.shelf.hundred_days")


FIGURES: Final = Figures(box())
"""The figures of the game's own box. The names and numbers of its kinds are those of every edition."""
KINDS: Final = FIGURES.kinds
TILES: Final = FIGURES.tiles
"""How many kinds are dimension tiles. They come first, so this is the kind of the first card."""

# A card as a set of one, by its kind; tiles are in no set. (A native shift of a literal 1 would stop at 32 bits.)
BIT: Final = [0] * TILES + [1 << at for at in range(len(KINDS) - TILES)]
assert len(KINDS) - TILES <= 62, (
    "more than 62 kinds of cards: a set of them no longer fits into one i64, a bit for each"
)


def figures_of(edition: Edition | None) -> Figures:
    """The figures of an edition."""
    return FIGURES if edition is None else Figures(edition.cards)
