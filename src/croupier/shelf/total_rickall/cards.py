"""The cards of the box: their kinds by number, and the figures of ``cards.toml``."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

REAL: Final = 0
PARASITE: Final = 1

# TR-3.2: five kinds of Action cards come in three colours, with consecutive numbers: red, blue, green.
BETH: Final = 2
MORTY: Final = 5
SUMMER: Final = 8
JERRY: Final = 11
FIFTEEN_YEARS: Final = 14
RICK: Final = 17
SOMETHING_WRONG: Final = 18
TEN_MINUTES: Final = 19
BIG_SISTER: Final = 20
NOT_KILL_ME: Final = 21
ME_TOO: Final = 22
POOPYBUTTHOLE: Final = 23
CHARACTERS: Final = 24

COLOURS: Final = ["red", "blue", "green"]
ANY_COLOUR: Final = 3

_ACTIONS: Final = {
    "beth": BETH,
    "morty": MORTY,
    "summer": SUMMER,
    "jerry": JERRY,
    "fifteen-years": FIFTEEN_YEARS,
    "rick": RICK,
    "something-wrong": SOMETHING_WRONG,
    "ten-minutes": TEN_MINUTES,
    "big-sister": BIG_SISTER,
    "not-kill-me": NOT_KILL_ME,
    "me-too": ME_TOO,
    "poopybutthole": POOPYBUTTHOLE,
}

# TR-3.4: what a Character's text does.
TEXTS: Final = [
    "none",
    "joke",
    "only-first-player",
    "only-last-player",
    "bounty",
    "no-morty",
    "armour",
    "no-shuffle",
]


class Figures:
    """``cards.toml`` in numbers. Sets of Characters are numbers with a bit for each of the 24."""

    def __init__(self, data: dict[str, Any]) -> None:
        identities = data["identities"]
        self.main: list[int] = [identities["real"]["main"], identities["parasite"]["main"]]
        self.set_aside: list[int] = [identities["real"]["set_aside"], identities["parasite"]["set_aside"]]
        self.hand: int = data["deal"]["hand"]["cards"]
        self.centre_each: int = data["deal"]["centre"]["each"]
        self.row: int = data["deal"]["row"]["slots"]
        self.fails: int = data["deal"]["fails"]["lost"]
        self.kinds: list[str] = ["real", "parasite"] + [""] * (CHARACTERS - BETH)
        self.count: list[int] = [0] * CHARACTERS
        self.clause: list[str] = ["TR-1.2"] * CHARACTERS
        self.killing = 0
        for card in data["action"]:
            base = _ACTIONS[card["id"]]
            for colour, count in card["count"].items():
                kind = base if colour == "none" else base + COLOURS.index(colour)
                self.kinds[kind] = card["id"] if colour == "none" else f"{card['id']}-{colour}"
                self.count[kind] = count
                self.clause[kind] = card["clause"]
                if card["killing"]:
                    self.killing |= 1 << kind
        self.characters: list[str] = [character["id"] for character in data["character"]]
        self.kinds.extend(self.characters)
        self.clause.extend([character["clause"] for character in data["character"]])
        self.colours: list[str] = [character["colour"] for character in data["character"]]
        self.texts: list[str] = [character["text"] for character in data["character"]]
        self.everyone = (1 << len(self.characters)) - 1
        # By colour, with all of them under ANY_COLOUR.
        self.coloured: list[int] = [
            sum([1 << at for at, colour in enumerate(self.colours) if colour == wanted]) for wanted in COLOURS
        ]
        self.coloured.append(self.everyone)

    def with_text(self, text: str) -> int:
        """The Characters that carry this text, a bit for each."""
        return sum([1 << at for at, carried in enumerate(self.texts) if carried == text])


FIGURES: Final = Figures(tomllib.loads((files("croupier.shelf.total_rickall") / "cards.toml").read_text("utf-8")))
KINDS: Final = FIGURES.kinds

ONLY_FIRST_PLAYER: Final = FIGURES.with_text("only-first-player")
ONLY_LAST_PLAYER: Final = FIGURES.with_text("only-last-player")
BOUNTY: Final = FIGURES.with_text("bounty")
NO_MORTY: Final = FIGURES.with_text("no-morty")
ARMOUR: Final = FIGURES.with_text("armour")
NO_SHUFFLE: Final = FIGURES.with_text("no-shuffle")


def base_of(kind: int) -> int:
    """A coloured Action card without its colour; any other as it is."""
    return kind - (kind - BETH) % len(COLOURS) if BETH <= kind < RICK else kind


def colour_of(kind: int) -> int:
    """The colour that an Action card affects."""
    return (kind - BETH) % len(COLOURS) if BETH <= kind < RICK else ANY_COLOUR


BASES: Final = [base_of(kind) for kind in range(CHARACTERS)]
COLOUR: Final = [colour_of(kind) for kind in range(CHARACTERS)]
