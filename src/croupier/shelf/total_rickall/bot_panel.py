"""Players of Total Rickall for the lab: simple rules that may exploit the sensible player, and its earlier versions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from croupier.shelf.total_rickall.bot import Sensible
from croupier.shelf.total_rickall.bot_memory import IDENTITIES
from croupier.shelf.total_rickall.bot_style import FIRST
from croupier.shelf.total_rickall.cards import PARASITE
from croupier.table import Chair, Option

Rule = Callable[[Sensible, Chair, Option], Option]
# More than a player ever wants to say at once.
MANY: Final = 50


# Claims.


def truth(sensible: Sensible) -> str | None:
    """The truth about the Character that the player is about to speak of."""
    about = sensible.words[0].partition(":") if sensible.words else ("", "", "")
    known = sensible.mind.known(about[2]) if about[0] == "about" else None
    return None if known is None else IDENTITIES[known]


def never_lie(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Say what is true."""
    if choice.key in ("say:real", "say:parasite"):
        return chair.decision.find(f"say:{truth(sensible)}") or choice
    return choice


def always_lie(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """As a Parasite, say what is not true."""
    if choice.key in ("say:real", "say:parasite") and sensible.is_parasite():
        wrong = "real" if truth(sensible) == IDENTITIES[PARASITE] else "parasite"
        return chair.decision.find(f"say:{wrong}") or choice
    return choice


def silent(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Say nothing, and call no vote."""
    for _ in range(MANY):
        if choice.kind != "speak":
            break
        sensible.words = []
        choice = sensible.choose(chair)
    return choice


def parrot(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Repeat what the last player said of a Character."""
    about = sensible.words[0].partition(":")[2] if sensible.words else ""
    heard = [claim.says for claim in sensible.mind.claims if claim.about == about and claim.seat != chair.seat]
    if choice.key in ("say:real", "say:parasite") and heard:
        return chair.decision.find(f"say:{IDENTITIES[heard[-1]]}") or choice
    return choice


# Votes.


def vote(key: str) -> Rule:
    """Always vote the same."""

    def rule(sensible: Sensible, chair: Chair, choice: Option) -> Option:
        return chair.decision.find(key) or choice

    return rule


# Shots.


def shoot_accused(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Shoot the Character that most players have called a Parasite."""
    if choice.kind != "shoot":
        return choice
    calls = [claim.about for claim in sensible.mind.claims if claim.says == PARASITE]
    shots = [option for option in chair.decision.options if option.kind == "shoot"]
    most = max(shots, key=lambda option: calls.count(option.key.partition(":")[2]))
    return most if most.key.partition(":")[2] in calls else choice


def shoot_loudest(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Shoot the friend of the player who has said most, where that is possible."""
    if choice.kind != "shoot":
        return choice
    mind = sensible.mind
    loud = {
        f"shoot:{friend}": len([claim for claim in mind.claims if claim.seat == seat])
        for seat, friend in enumerate(mind.friends)
        if friend is not None and seat != chair.seat
    }
    friends = [option for option in chair.decision.options if option.key in loud]
    return max(friends, key=lambda option: loud[option.key], default=choice)


def hold_fire(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Shoot no one at dinner."""
    return chair.decision.find("hold-fire") or choice


def shoot_at_dinner(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Shoot a player at dinner whenever it is possible."""
    if choice.kind != "hold-fire":
        return choice
    return next((option for option in chair.decision.options if option.kind == "shoot"), choice)


FORMER: Final[Mapping[str, Callable[[int], Sensible]]] = {"sensible-1": lambda seed: Sensible(seed, FIRST)}
"""Earlier versions of the sensible player: yardsticks that do not change."""
RULES: Final[Mapping[str, Sequence[Rule]]] = {
    "never-lie": [never_lie],
    "always-lie": [always_lie],
    "silent": [silent],
    "parrot": [parrot],
    "vote-yes": [vote("agree")],
    "vote-no": [vote("disagree")],
    "shoot-accused": [shoot_accused],
    "shoot-loudest": [shoot_loudest],
    "hold-fire": [hold_fire],
    "shoot-at-dinner": [shoot_at_dinner],
}
"""The exploiters, by name, with their rules."""
