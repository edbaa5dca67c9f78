"""The cards and tiles of the box: their kinds by number, and the figures of ``cards.toml``."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.view import Colour, Resource

# HD-1.3: the four resources, in this order everywhere.
SEED: Final = 0
SCHMECKLES: Final = 1
CRYSTAL: Final = 2
MATTER: Final = 3
RESOURCES: Final[list[Resource]] = ["seed", "schmeckles", "crystal", "matter"]
LETTERS: Final = ["G", "S", "C", "M"]

# The first 20 kinds are the dimension tiles; the cards come in the order of the clauses.
TILES: Final = 20
GLEB_TOLLBOOTH_POET: Final = 20
AUNTIE_VORTEX: Final = 21
LEFT_HANDED_AMBASSADOR: Final = 22
NIB_THE_STOWAWAY: Final = 23
BROTHER_STATIC: Final = 24
CAPTAIN_LUKEWARM: Final = 25
SEED_SMUGGLER: Final = 26
HONEST_BANKER: Final = 27
CLOCK_THIEF: Final = 28
VOID_PLUMBER: Final = 29
MARKET_TWINS: Final = 30
PHYSICS_DROPOUT: Final = 31
UNION_COLLECTOR: Final = 32
HOARDER_IN_CHIEF: Final = 33
GARAGE_MANAGER: Final = 34
PORTAL_VALET: Final = 35
CRISIS_INSURER: Final = 36
PUSHY_UNDERSTUDY: Final = 37
GOSSIP_COLUMNIST: Final = 38
GENEROUS_EX: Final = 39
RETIRED_SPACE_MARSHAL: Final = 40
SUSPICIOUSLY_HEAVY_FRUIT: Final = 41
COUNTERFEIT_PIGGY_BANK: Final = 42
STOPPED_WATCH: Final = 43
JAR_OF_NIGHT: Final = 44
UNIVERSAL_CONVERTER_A: Final = 45
UNIVERSAL_CONVERTER_B: Final = 46
POCKET_DOORFRAME_A: Final = 47
POCKET_DOORFRAME_B: Final = 48
TWO_HANDED_CLOCK_A: Final = 49
TWO_HANDED_CLOCK_B: Final = 50
CARD_PRINTER_A: Final = 51
CARD_PRINTER_B: Final = 52
POLITE_DISINTEGRATOR_A: Final = 53
POLITE_DISINTEGRATOR_B: Final = 54
EXPIRED_COUPON_A: Final = 55
EXPIRED_COUPON_B: Final = 56
CLONING_BATHTUB: Final = 57
RETRACTABLE_LEASH: Final = 58
LIGHT_FINGERS: Final = 59
SURPRISE_TAX: Final = 60
RECALL_NOTICE: Final = 61
BAD_REFERENCE: Final = 62
BINGE_SESSION: Final = 63
DIMENSIONAL_MUSICAL_CHAIRS: Final = 64
RETURN_TO_SENDER: Final = 65
FORCED_TELEPORT: Final = 66
FAMILY_LUNCH: Final = 67
BARTER_BAZAAR: Final = 68
PORTAL_REST_STOP: Final = 69
BUNKER_PANTRY: Final = 70
STRIP_MINE: Final = 71
INFINITE_WAITING_ROOM: Final = 72
NOPE_PORTAL: Final = 73
STUNT_DOUBLE: Final = 74
STICKY_POCKETS: Final = 75
FINDERS_FEE: Final = 76
WRONG_ADDRESS: Final = 77
ELBOW_ROOM: Final = 78
SHORT_CIRCUIT: Final = 79


class Figures:
    """``cards.toml`` in numbers, by kind; sets of cards are numbers with a bit for each card, tiles not counted."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.each: list[int] = data["resources"]["each"]
        self.garage: int = data["garage"]["tokens"]
        self.dealt: int = data["hand"]["dealt"]
        self.limit: int = data["hand"]["limit"]
        self.rounds: int = data["rounds"]["most"]
        self.house_cards: int = data["house"]["cards"]
        self.short: int = data["tiles"]["short"]
        self.colours: list[Colour] = data["players"]["colours"]
        tiles, cards = data["tile"], data["card"]
        self.kinds: list[str] = [entry["id"] for entry in [*tiles, *cards]]
        self.clause: list[str] = [entry["clause"] for entry in [*tiles, *cards]]
        self.points: list[int] = [entry.get("points", 0) for entry in [*tiles, *cards]]
        self.gives: list[list[int]] = [tile["gives"] for tile in tiles]
        self.cards: list[int] = [tile["cards"] for tile in tiles]
        self.cost: list[list[int]] = [tile["cost"] for tile in tiles]
        free = [0] * len(RESOURCES)
        self.count: list[int] = [1] * len(tiles) + [card["count"] for card in cards]
        self.types: list[str] = ["tile"] * len(tiles) + [card["type"] for card in cards]
        self.dimensions: list[int] = [0] * len(tiles)
        self.dimension_icon: list[int] = [0] * len(tiles)
        self.resource_icon: list[list[int]] = [[] for _ in tiles]
        self.play_cost: list[list[int]] = [free for _ in tiles]
        self.use_cost: list[list[int]] = [free for _ in tiles]
        for card in cards:
            self.dimensions.append(sum([1 << number for number in card.get("dimensions", [])]))
            self.dimension_icon.append(1 << card["dimension_icon"] if "dimension_icon" in card else 0)
            self.resource_icon.append([LETTERS.index(letter) for letter in card.get("resource_icon", [])])
            self.play_cost.append(card.get("play_cost", free))
            self.use_cost.append(card.get("use_cost", free))
        self.characters = self.of_type("character")
        self.objects = self.of_type("object")
        self.green = self.characters | self.objects
        self.actions = self.of_type("action")
        self.places = self.of_type("place")
        self.blue = self.actions | self.places
        self.reactions = self.of_type("reaction")

    def of_type(self, wanted: str) -> int:
        """The cards of a type, a bit for each, counted from the first card."""
        return sum([1 << kind - TILES for kind, of in enumerate(self.types) if of == wanted])


FIGURES: Final = Figures(tomllib.loads((files("croupier.shelf.hundred_days") / "cards.toml").read_text("utf-8")))
KINDS: Final = FIGURES.kinds

# A card as a set of one, by its kind; tiles are in no set. (A native shift of a literal 1 would stop at 32 bits.)
BIT: Final = [0] * TILES + [1 << at for at in range(len(KINDS) - TILES)]
