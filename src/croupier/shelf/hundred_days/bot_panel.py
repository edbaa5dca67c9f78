"""Players of Les 100 Jours for the lab: simple rules that may exploit the sensible player, and its earlier versions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from croupier.shelf.hundred_days.bot import Sensible, scene_of
from croupier.shelf.hundred_days.bot_scene import Person, Scene
from croupier.table import Chair, Option

Rule = Callable[[Sensible, Chair, Option], Option]


def first_of(chair: Chair, kind: str) -> Option | None:
    """The first option of a kind."""
    return next((option for option in chair.decision.options if option.kind == kind), None)


def end_turn(chair: Chair, choice: Option) -> Option:
    """The option that ends the turn."""
    return chair.decision.find("end-turn") or chair.decision.find("pass") or choice


# Turns.


def close_at_once(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Close a dimension whenever it is possible."""
    return choice if choice.kind == "close" else first_of(chair, "close") or choice


def never(kind: str) -> Rule:
    """Never take one kind of action on a turn."""

    def rule(sensible: Sensible, chair: Chair, choice: Option) -> Option:
        return end_turn(chair, choice) if choice.kind == kind and chair.decision.kind == "turn" else choice

    return rule


def play_everything(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Play a card whenever it is possible, rather than move or end the turn."""
    return first_of(chair, "play") or choice if choice.kind in ("move", "end-turn", "pass") else choice


# Rivals.


def never_react(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Play no reaction."""
    return chair.decision.options[0] if chair.decision.kind == "react" else choice


def always_react(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Play every reaction that fits."""
    return first_of(chair, "react") or choice


def harm_leader(sensible: Sensible, chair: Chair, choice: Option) -> Option:
    """Target the rival with the most points."""
    if choice.kind != "choose":
        return choice
    people = scene_of(chair).people
    return max(chair.decision.options, key=lambda option: people[option.value].points)


def follow(whom: Callable[[Scene], Person]) -> Rule:
    """Send Rick where a rival's Rick was in the round before."""

    def rule(sensible: Sensible, chair: Chair, choice: Option) -> Option:
        if choice.kind != "rick":
            return choice
        placed = [event for event in chair.events() if event["event"] == "placed"]
        leader = whom(scene_of(chair)).seat
        last = [event["rick"] for event in placed if event["seat"] == leader]
        return chair.decision.find(f"rick:{last[-1]}") or choice if last else choice

    return rule


FORMER: Final[Mapping[str, Callable[[int], Sensible]]] = {"sensible-1": Sensible}
"""Earlier versions of the sensible player: yardsticks that do not change."""
RULES: Final[Mapping[str, Sequence[Rule]]] = {
    "close-at-once": [close_at_once],
    "never-play": [never("play")],
    "never-use": [never("use")],
    "never-guard": [never("guard")],
    "never-move": [never("move")],
    "play-everything": [play_everything],
    "never-react": [never_react],
    "always-react": [always_react],
    "harm-leader": [harm_leader],
    "copy-leader": [follow(lambda scene: max(scene.rivals, key=lambda rival: rival.points))],
}
"""The exploiters, by name, with their rules."""
