"""Players of roulette for the lab: simple rules that may exploit the sensible player, and its earlier versions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from croupier.shelf.russian_roulette.bot import Sensible
from croupier.shelf.russian_roulette.bot_odds import Shooter
from croupier.shelf.russian_roulette.bot_style import FIRST
from croupier.table import Chair, Decision, Option

Rule = Callable[[Sensible, Chair, Option], Option]
SURE: Final = 0.6
HIGH: Final = 4


def of_kind(decision: Decision, kind: str) -> list[Option]:
    """The options of a kind."""
    return [option for option in decision.options if option.kind == kind]


# Pockets.


def pocket(kind: str, chair: Chair, choice: Option) -> Option:
    return chair.decision.find(f"pocket:{kind}") or choice if choice.kind == "pocket" else choice


def never_cheat(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    return pocket("click", chair, choice)


def always_cheat(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    return pocket("bullet", chair, choice)


# Bets.


def bet(wanted: int) -> Rule:
    """Always bet the same."""

    def rule(sensible: Sensible, chair: Chair, choice: Option) -> Option:
        return chair.decision.find(f"bet:{wanted}") or choice if choice.kind == "bet" else choice

    return rule


def copy_leader(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Bet what the rival with the most points usually bets."""
    if choice.kind != "bet":
        return choice
    odds = sensible.odds(chair)
    leader = max(odds.rivals(), key=lambda rival: rival.points)
    usual = sum([number * leader.habits.bet_chance(number) for number in range(odds.faces)])
    return bet(round(usual))(sensible, chair, choice)


# Accusations.


def never_accuse(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    return chair.decision.options[0] if choice.kind == "accuse" else choice


def always_accuse(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Accuse the player with the highest bet."""
    suspects = of_kind(chair.decision, "accuse")
    if not suspects:
        return choice
    people = sensible.odds(chair).people
    return max(suspects, key=lambda option: people[option.value].bet)


def accuse_high_bets(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Accuse the player with the highest bet if it is high enough, and no other player."""
    if chair.decision.kind != "accusation" or choice.kind == "play":
        return choice
    highest = always_accuse(sensible, chair, choice)
    return highest if sensible.odds(chair).people[highest.value].bet >= HIGH else chair.decision.options[0]


def accuse_when_sure(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Accuse only players who are likely to have cheated."""
    if choice.kind == "accuse" and sensible.odds(chair).people[choice.value].cheat < SURE:
        return chair.decision.options[0]
    return choice


# Targets.


def aim_at(loudness: Callable[[Shooter], float]) -> Rule:
    """Aim at the rival with the highest value, where a card names a rival to shoot."""

    def rule(sensible: Sensible, chair: Chair, choice: Option) -> Option:
        if choice.kind not in ("choose", "aim"):
            return choice
        rivals = {rival.seat: rival for rival in sensible.odds(chair).rivals()}
        named = [option for option in of_kind(chair.decision, choice.kind) if option.value in rivals]
        return max(named, key=lambda option: loudness(rivals[option.value]), default=choice)

    return rule


# Cards.


def keep_cards(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Play no card where it is possible to pass."""
    return chair.decision.find("pass") or choice if choice.kind == "play" else choice


FORMER: Final[Mapping[str, Callable[[int], Sensible]]] = {"sensible-1": lambda seed: Sensible(seed, FIRST)}
"""Earlier versions of the sensible player: yardsticks that do not change."""
RULES: Final[Mapping[str, Sequence[Rule]]] = {
    "never-cheat": [never_cheat],
    "always-cheat": [always_cheat],
    "cheat-and-bet-3": [always_cheat, bet(3)],
    "bet-0": [bet(0)],
    "bet-2": [bet(2)],
    "bet-5": [bet(5)],
    "copy-leader": [copy_leader],
    "never-accuse": [never_accuse],
    "always-accuse": [always_accuse],
    "accuse-high-bets": [accuse_high_bets],
    "accuse-when-sure": [accuse_when_sure],
    "honest-and-sure": [never_cheat, accuse_when_sure],
    "honest-and-silent": [never_cheat, never_accuse],
    "shoot-leader": [aim_at(lambda rival: rival.points)],
    "shoot-loudest": [aim_at(lambda rival: rival.habits.accusing())],
    "keep-cards": [keep_cards],
}
"""The exploiters, by name, with their rules."""
