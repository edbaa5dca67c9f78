"""The cards of the box: their kinds by number, and the figures of ``cards.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from croupier.shelf.box import cards_of
from croupier.shelf.total_rickall.characters import ARMOUR, BOUNTY, GUARDS, NO_MORTY, NO_SHUFFLE, Guard, carriers
from croupier.table import Edition, Json

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.view import Colour

REAL: Final = 0
PARASITE: Final = 1

COLOURS: Final = ["red", "blue", "green"]
ANY_COLOUR: Final = 3


class Figures:
    """``cards.toml`` in numbers, as one table plays with it. A set of Characters is a number with one bit for each.

    The Identities are the first two kinds; the Action cards follow in the order of the file, with a number for each colour
    (TR-3.2), then the Characters. The decks are laid out in this order before they are shuffled, so a new card comes last.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        identities = data["identities"]
        self.main: list[int] = [identities["real"]["main"], identities["parasite"]["main"]]
        self.set_aside: list[int] = [identities["real"]["set_aside"], identities["parasite"]["set_aside"]]
        self.hand: int = data["deal"]["hand"]["cards"]
        self.centre_each: int = data["deal"]["centre"]["each"]
        self.row: int = data["deal"]["row"]["slots"]
        self.fails: int = data["deal"]["fails"]["lost"]
        # The Identities and the Action cards, by kind.
        self.kinds: list[str] = ["real", "parasite"]
        self.ids: list[str] = ["", ""]
        self.colour: list[int] = [ANY_COLOUR, ANY_COLOUR]
        self.count: list[int] = [0, 0]
        self.killing: i64 = 0
        for card in data["action"]:
            for colour, count in card["count"].items():
                if card["killing"]:
                    self.killing |= 1 << len(self.kinds)
                self.kinds.append(card["id"] if colour == "none" else f"{card['id']}-{colour}")
                self.ids.append(card["id"])
                self.colour.append(ANY_COLOUR if colour == "none" else COLOURS.index(colour))
                self.count.append(count)
        # The Characters.
        self.characters: list[str] = [character["id"] for character in data["character"]]
        self.kinds.extend(self.characters)
        self.colours: list[Colour] = [character["colour"] for character in data["character"]]
        self.texts: list[str] = [character["text"] for character in data["character"]]
        # By colour, with all of them under ANY_COLOUR.
        self.coloured: list[int] = [
            sum([1 << at for at, colour in enumerate(self.colours) if colour == wanted]) for wanted in COLOURS
        ]
        self.coloured.append((1 << len(self.characters)) - 1)
        self.guards: list[Guard] = [guard(self.texts) for guard in GUARDS]
        self.armoured: i64 = carriers(self.texts, ARMOUR)
        self.paying: i64 = carriers(self.texts, BOUNTY)
        self.hidden_from_morty: i64 = carriers(self.texts, NO_MORTY)
        self.staying_put: i64 = carriers(self.texts, NO_SHUFFLE)


def box() -> Json:
    """The figures of ``cards.toml``."""
    return cards_of("croupier.shelf.total_rickall")


FIGURES: Final = Figures(box())
"""The figures of our own box. The names and numbers of its kinds are those of every edition."""
KINDS: Final = FIGURES.kinds
CHARACTERS: Final = len(FIGURES.ids)
"""The kind of the first Character."""
NAMES: Final = FIGURES.characters


def figures_of(edition: Edition | None) -> Figures:
    """The figures of a table."""
    return FIGURES if edition is None else Figures(edition.cards)
