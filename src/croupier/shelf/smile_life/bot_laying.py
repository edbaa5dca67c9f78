"""What playing a card now is worth: laid in this player's own life, or against others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from croupier.shelf.smile_life import bot_harm, bot_jobs, bot_plagues, bot_specials, cards, fetching, love
from croupier.shelf.smile_life.bot_worth import BUNDLE, FUTURE, LEVEL, LOST_FLIRT, SEARCH, USES

if TYPE_CHECKING:
    from croupier.shelf.smile_life.bot_scene import Scene


def gain(scene: Scene, kind: int) -> float:
    """What playing a card now is worth, harm to others included."""
    if cards.FAMILY[kind] == cards.MALUS:
        return bot_harm.best_harm(scene, kind)
    special = bot_specials.SPECIALS.get(kind)
    return scene.smiles[kind] + special(scene, kind) if special else lay_worth(scene, kind)


def lay_worth(scene: Scene, kind: int) -> float:
    """What laying a card is worth: its smiles, and what else it brings."""
    return scene.smiles[kind] + BESIDES.get(cards.FAMILY[kind], _use)(scene, kind)


def unused_worth(scene: Scene, kind: int) -> float:
    """The same, but a weapon attacks no player."""
    return scene.smiles[kind] if scene.game.cards[kind].arms else lay_worth(scene, kind)


# What cards bring besides their smiles.


def _study(scene: Scene, kind: int) -> float:
    return 0.0 if scene.me.job.works else LEVEL * scene.figures.level[kind] * min(1.0, scene.turns / SEARCH)


def _wage(scene: Scene, kind: int) -> float:
    return BUNDLE * scene.figures.money[kind]


def _job(scene: Scene, kind: int) -> float:
    hacked = bot_plagues.hack_worth(scene) if kind == cards.JOB_HACKER else 0.0
    return bot_jobs.better_by(scene, kind) + hacked - scene.smiles[kind]


def _flirt(scene: Scene, kind: int) -> float:
    """The first flirt allows a marriage; one at the right place steals another's."""
    me = scene.me
    bonus = 0.0 if me.flirts or me.married else 0.5
    if scene.figures.baby[kind] and not me.married and scene.held(cards.CHILD):
        bonus += 0.5
    for seat in scene.game.others(me.seat):
        last = love.uncovered_flirt(scene.game, seat)
        if last >= 0 and scene.game.face[last] == kind:
            return bonus + scene.smiles[kind] * (1 + scene.share(scene.people[seat]))
    return bonus


def _marriage(scene: Scene, kind: int) -> float:
    children = scene.rate(scene.smiles_of(cards.CHILD)) * 0.4 + 0.7 * scene.held(cards.CHILD)
    return children - LOST_FLIRT * flirts_to_come(scene)


def flirts_to_come(scene: Scene) -> int:
    """The flirts in hand that a marriage would forbid."""
    me = scene.me
    return min(scene.held(cards.FLIRT), love.flirts_left(scene.game, me.seat)) if me.flirts else 0


def _adultery(scene: Scene, kind: int) -> float:
    return scene.rate(scene.count_of(cards.FLIRT)) * 0.5 + 0.7 * scene.held(cards.FLIRT) - _risk_of_divorce(scene)


def _risk_of_divorce(scene: Scene) -> float:
    """What an adultery puts at risk."""
    lost = bot_harm.lost_children(scene, scene.me)
    return 0.0 if scene.me.job.pleads else 0.3 * lost * min(1.0, scene.turns / 40)


def _child(scene: Scene, kind: int) -> float:
    return 0.0


def _distinction(scene: Scene, kind: int) -> float:
    return scene.wages_to_come(cards.MOST_MONEY - scene.me.limit) * FUTURE if kind == cards.GRAND_PRIZE else 0.0


def _use(scene: Scene, kind: int) -> float:
    """What an acquisition is good for, less its cost."""
    card = scene.game.cards[kind]
    worth = USES.get(kind, 0.0) * min(1.0, scene.turns / 20) - 0.03 * scene.me.price(kind)
    if card.arms:
        worth += max(bot_harm.best_attack(scene, kind)[0], bot_harm.guard_worth(scene, kind))
    if card.drives:
        worth += min(0.4, scene.rate(scene.count_of(cards.MONSTER)) * 0.4)
    own = OWN_USES.get(kind)
    return worth + own(scene) if own else worth


BESIDES: Final[dict[int, Callable[[Scene, int], float]]] = {
    cards.STUDY: _study,
    cards.WAGE: _wage,
    cards.JOB: _job,
    cards.FLIRT: _flirt,
    cards.MARRIAGE: _marriage,
    cards.UNFAITHFUL: _adultery,
    cards.CHILD: _child,
    cards.DISTINCTION: _distinction,
}
"""What the cards of a family bring besides their smiles; all others are acquisitions."""


def _safe(scene: Scene) -> float:
    return min(0.1 * len(scene.me.wages) + 0.3, scene.turns / 20)


def _garden(scene: Scene) -> float:
    return min(0.15 * len(scene.me.children), scene.turns / 20)


def _vulture(scene: Scene) -> float:
    """The best card with smiles that it could bring back."""
    carrion = fetching.carrion(scene.game, scene.me.seat)
    kinds = [kind for kind in carrion if kind != cards.PET_VULTURE and scene.smiles[kind]]
    return max([unused_worth(scene, kind) for kind in kinds], default=0.0)


def _unicorn(scene: Scene) -> float:
    """SL-14.3: with the other two wonders it counts twice."""
    flipped = scene.me.heap("flipped")
    both = cards.SPECIAL_RAINBOW in flipped and cards.SPECIAL_SHOOTING_STAR in flipped
    return scene.smiles[cards.PET_UNICORN] if both else 0.0


OWN_USES: Final[dict[int, Callable[[Scene], float]]] = {
    cards.SURVIVAL_SAFE: _safe,
    cards.SURVIVAL_VEGETABLE_GARDEN: _garden,
    cards.PET_VULTURE: _vulture,
    cards.PET_UNICORN: _unicorn,
}
"""What single acquisitions are good for."""
