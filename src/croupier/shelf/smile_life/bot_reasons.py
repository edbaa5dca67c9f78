"""Why an answer is good, for explanations; nothing if its consequences say it all."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from croupier.shelf.smile_life import bot_hand, bot_harm, bot_jobs, bot_laying, laying
from croupier.shelf.smile_life.bot_scene import Person, Scene
from croupier.shelf.smile_life.bot_worth import LATE, WORTH_TAKING
from croupier.shelf.smile_life.cards import (
    CHILD,
    FAMILY,
    FLIRT,
    JOB,
    KINDS,
    MALUS,
    MARRIAGE,
    MONSTER,
    STUDY,
)
from croupier.table import Decision, Option
from croupier.text import Remark


def reason(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """Why an option is a good answer."""
    explain = REASONS.get(option.kind)
    return None if explain is None else explain(scene, option, decision)


# Turns.


def _draw(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """The card on the discard pile could be taken instead."""
    if decision.find("take") is None:
        return None
    top = scene.heap("discard")[0]
    return None if bot_hand.take_worth(scene, top) > WORTH_TAKING else Remark("draw", {"card": KINDS[top]})


def _take(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    top = scene.heap("discard")[0]
    return Remark("take", {"card": KINDS[top]}) if bot_hand.take_worth(scene, top) > WORTH_TAKING else None


def _resign(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    if not bot_jobs.leaves_job(scene):
        return None
    return Remark("resign", {"card": KINDS[bot_jobs.best_new_job(scene)[1]]})


def _play(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """What a card opens up; that the end is near; that no other card brings more."""
    kind = option.value
    family = FAMILY[kind]
    if family == MALUS:
        leader = scene.leader
        return _ahead("harm", leader) if leader.can_suffer(kind) else None
    if scene.smiles[kind] <= 0:
        return None
    if scene.turns < LATE:
        return Remark("late", {"turns": ceil(scene.turns)})
    opened = OPENED.get(family)
    remark = None if opened is None else opened(scene, kind)
    return remark or _most(scene, kind)


def _most(scene: Scene, kind: int) -> Remark | None:
    """No other playable card in hand has more smiles."""
    others = [
        scene.smiles[card] for card in scene.hand if card != kind and laying.may_lay(scene.game, scene.me.seat, card)
    ]
    best = all([smiles <= scene.smiles[kind] for smiles in others])
    return Remark("most", {"smiles": scene.smiles[kind]}) if best else None


def _study(scene: Scene, kind: int) -> Remark | None:
    """A job in hand that needs more studies."""
    jobs = [card for card in scene.hand if FAMILY[card] == JOB and bot_jobs.needs_studies(scene, card)]
    if not jobs:
        return None
    nearest = min(jobs, key=lambda job: scene.figures.needs[job])
    return Remark("study", {"card": KINDS[nearest], "level": scene.figures.needs[nearest]})


def _job(scene: Scene, kind: int) -> Remark | None:
    """Wages in hand that it would allow."""
    limit: int = scene.game.as_job(kind).wage_limit(scene.game, scene.me.seat)
    wages = bot_jobs.wages_allowed(scene, limit)
    return Remark("job", {"wages": len(wages)}) if wages else None


def _flirt(scene: Scene, kind: int) -> Remark | None:
    """The first flirt allows a marriage."""
    first = not scene.me.flirts and not scene.me.married
    return Remark("first-flirt", {"marriages": scene.held(MARRIAGE)}) if first else None


def _marriage(scene: Scene, kind: int) -> Remark | None:
    children = scene.held(CHILD)
    return Remark("marriage", {"children": children}) if children else None


OPENED: Final[dict[int, Callable[[Scene, int], Remark | None]]] = {
    STUDY: _study,
    JOB: _job,
    FLIRT: _flirt,
    MARRIAGE: _marriage,
}
"""What the cards of a family open up."""


def _discard(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """The card that promises least."""
    if not scene.hand or option.value not in scene.hand:
        return None
    worth = bot_hand.keep_worth(scene, option.value)
    if worth > min([bot_hand.keep_worth(scene, kind) for kind in scene.hand]):
        return None
    useless = bot_hand.feed_worth(scene, option.value) == 0
    return Remark("discard-safe", {"target": scene.after.seat}) if useless else Remark("discard", {})


# Other players.


def _seat(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """The strongest rival is the one to slow down, unless a child is given away."""
    rival = scene.people[option.value]
    if scene.card >= 0 and FAMILY[scene.card] == CHILD:
        return None
    return _ahead("leader", rival) if rival.smiles == scene.leader.smiles else None


def _ahead(slug: str, rival: Person) -> Remark:
    return Remark(slug, {"target": rival.seat, "smiles": rival.smiles})


def _card(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """The best or the cheapest of the cards to choose from."""
    weigh = WEIGHED.get(decision.kind)
    if weigh is None:
        return None
    slug, worth = weigh
    best = max([worth(scene, other.value) for other in decision.options if other.value >= 0])
    return Remark(slug, {}) if worth(scene, option.value) >= best else None


def _loot(scene: Scene, kind: int) -> float:
    return bot_harm.loot_worth(scene, scene.victim, kind)


def _theirs(scene: Scene, kind: int) -> float:
    return bot_harm.card_worth(scene, scene.victim, kind)


def _dear(scene: Scene, kind: int) -> float:
    return bot_harm.card_worth(scene, scene.me, kind)


def _cheap(scene: Scene, kind: int) -> float:
    """What a card is worth beyond the smiles that have to be paid: the less the better."""
    return min(scene.smiles[kind], scene.strength) - bot_harm.card_worth(scene, scene.me, kind)


WEIGHED: Final[dict[str, tuple[str, Callable[[Scene, int], float]]]] = {
    "steal": ("best-loot", _loot),
    "armageddon": ("hurts-most", _theirs),
    "bombing": ("hurts-most", _theirs),
    "bunker": ("dearest", _dear),
    "lose": ("cheapest", _cheap),
    "keep": ("keep", bot_hand.keep_worth),
    "fetch": ("best-fetch", bot_laying.gain),
    "flood": ("best-fetch", bot_laying.gain),
}
"""How the cards of a question are compared, and what to say of the best one."""


# Money and fights.


def _pay(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    cost = bot_hand.overpaid(scene, option)
    ways = [other for other in decision.options if other.kind == "pay"]
    if len(ways) < 2 or cost > min([bot_hand.overpaid(scene, other) for other in ways]):
        return None
    return Remark("pay", {})


def _use(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    enough = scene.me.power(option.value) >= scene.strength
    return Remark("fight", {}) if decision.kind == "monster" and enough and _is_monster(scene) else None


def _flee(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    return Remark("flee", {}) if _is_monster(scene) else None


def _is_monster(scene: Scene) -> bool:
    """Whether a fight is against a monster, not against one's own mutated pet, which is lost in any case."""
    return FAMILY[scene.card] == MONSTER


def _yes(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    return _ahead("threat", scene.victim) if decision.kind == "threat" else None


def _no(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    return Remark("guard", {}) if decision.kind == "attack" else None


REASONS: Final[dict[str, Callable[[Scene, Option, Decision], Remark | None]]] = {
    "draw": _draw,
    "take": _take,
    "resign": _resign,
    "play": _play,
    "discard": _discard,
    "seat": _seat,
    "imprison": _seat,
    "virus": _seat,
    "card": _card,
    "affair": _card,
    "pay": _pay,
    "use": _use,
    "flee": _flee,
    "yes": _yes,
    "no": _no,
}
"""Why to answer, by the kind of answer."""
