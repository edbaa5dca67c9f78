"""Players of Smile Life for the lab: simple rules that may beat the sensible player, and its earlier versions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from croupier.shelf.smile_life.bot import Sensible, scene_of
from croupier.shelf.smile_life.cards import FAMILY, MALUS
from croupier.table import Chair, Option

Rule = Callable[[Sensible, Chair, Option], Option]


def is_malus(option: Option) -> bool:
    """Whether an option plays a malus."""
    return option.kind == "play" and FAMILY[option.value] == MALUS


# Turns.


def never_take(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Always draw, never take from the discard pile."""
    return chair.decision.find("draw") or choice if choice.kind == "take" else choice


def always_take(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Take from the discard pile whenever it is possible."""
    return chair.decision.find("take") or choice if choice.kind == "draw" else choice


def never_resign(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Keep the job."""
    return chair.decision.find("draw") or choice if choice.kind == "resign" else choice


def lay_smiles(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Lay the card with the most smiles."""
    if chair.decision.kind != "play":
        return choice
    smiles = scene_of(chair).smiles
    plays = [option for option in chair.decision.options if option.kind == "play" and smiles[option.value] > 0]
    return max(plays, key=lambda option: smiles[option.value], default=choice)


# Harm.


def never_harm(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Play no malus."""
    if not is_malus(choice):
        return choice
    return chair.decision.find(f"discard:{choice.key.partition(':')[2]}") or choice


def always_harm(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Play a malus whenever it is possible."""
    if chair.decision.kind != "play" or is_malus(choice):
        return choice
    return next((option for option in chair.decision.options if is_malus(option)), choice)


def harm_leader(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Target the rival with the most smiles."""
    if chair.decision.kind != "target" or choice.kind != "seat":
        return choice
    people = scene_of(chair).people
    seats = [option for option in chair.decision.options if option.kind == "seat"]
    return max(seats, key=lambda option: people[option.value].smiles)


def never_bet(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Bet nothing in the Casino."""
    return chair.decision.find("nothing") or choice if choice.kind == "bet" else choice


FORMER: Final[Mapping[str, Callable[[int], Sensible]]] = {"sensible-1": Sensible}
"""Earlier versions of the sensible player: yardsticks that do not change."""
RULES: Final[Mapping[str, Sequence[Rule]]] = {
    "never-take": [never_take],
    "always-take": [always_take],
    "never-resign": [never_resign],
    "lay-smiles": [lay_smiles],
    "never-harm": [never_harm],
    "always-harm": [always_harm],
    "harm-leader": [harm_leader],
    "never-bet": [never_bet],
}
"""The exploiters by name, with their rules."""
