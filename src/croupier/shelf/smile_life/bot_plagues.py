"""What plagues are worth, and what to do while they last."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from croupier.shelf.smile_life import bot_hand, bot_laying, bot_worth, cards, crises, food, jobs
from croupier.shelf.smile_life.acquisitions import Acquisition
from croupier.table import Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.bot_scene import Person, Scene


# Starting one.


def plague_worth(scene: Scene, kind: int) -> float:
    """What it is worth to start a plague now."""
    judge = PLAGUES.get(kind)
    return judge(scene) if judge else bot_worth.BAD_PLAGUE


def _invasion(scene: Scene) -> float:
    """It ends the game in favour of the leader."""
    return bot_worth.WINNING if scene.lead > 0 and scene.turns * scene.seats > 8 else 2 * bot_worth.BAD_PLAGUE


def _economic_crisis(scene: Scene) -> float:
    return at_stake(scene, wages_at_risk, 0.8) - 0.5


def _food_crisis(scene: Scene) -> float:
    return at_stake(scene, hungry, 1.5) - 0.3


def _clearance(scene: Scene) -> float:
    """What is free although this player could not pay for it."""
    rules = scene.game.cards
    free = [kind for kind in scene.hand if isinstance(rules[kind], Acquisition) and not scene.me.fits(kind)]
    return 0.8 * len(free) - 0.3


PLAGUES: Final[dict[int, Callable[[Scene], float]]] = {
    cards.EVENT_INVASION: _invasion,
    cards.CRISIS_ECONOMIC: _economic_crisis,
    cards.CRISIS_FOOD: _food_crisis,
    cards.EVENT_CLEARANCE: _clearance,
}
"""The plagues that may be worth starting; all others are bad."""


def at_stake(scene: Scene, count: Callable[[Scene, Person], int], each: float) -> float:
    """How much more rivals would lose than this player."""
    rivals = sum([scene.share(rival) * each * count(scene, rival) for rival in scene.rivals])
    return rivals - each * count(scene, scene.me)


def wages_at_risk(scene: Scene, person: Person) -> int:
    """How many wages a player would lose in an economic crisis."""
    game = scene.game
    return 0 if crises.keeps_wages(game, person.seat) else len(person.exposed_in(game.wages(person.seat)))


def hungry(scene: Scene, person: Person) -> int:
    """How many children a player could not feed."""
    game = scene.game
    if game.owns(person.seat, cards.GARDEN):
        return 0
    return max(food.mouths(game, person.seat) - food.plain_food(game, person.seat), 0)


def hack_worth(scene: Scene) -> float:
    """What the best past plague would be worth to a Hacker."""
    return max([0.0, *[plague_worth(scene, kind) for kind in jobs.past_plagues(scene.game)]])


def harmless(kind: int) -> float:
    """How little a plague does before any card is laid; a monster does nothing then, and removes the others."""
    if cards.FAMILY[kind] == cards.MONSTER:
        return 2.0
    return 1.0 - 0.1 * bot_worth.HARMLESS.index(kind) if kind in bot_worth.HARMLESS else 0.0


# While they last.


def rob_worth(scene: Scene, rival: Person) -> float:
    """What it is worth to rob a player: rather the leader, and not a hand that is known to be bad."""
    bad = sum([1 for kind in rival.heap("hand") if cards.FAMILY[kind] == cards.MALUS])
    return scene.share(rival) + 0.02 * rival.smiles - 0.2 * bad


def throw_worth(scene: Scene, option: Option) -> float:
    """What it is worth to throw a card on the aliens. The leader wins if they win; all others drive them away."""
    smiles = scene.smiles[option.value] if option.value >= 0 else 0
    cost = bot_hand.keep_worth(scene, option.value) if option.value >= 0 else 0.0
    game = scene.game
    lacking: int = game.target - game.smiles_in(game.aliens) if game.target >= 0 else 0
    if lacking <= 0 or scene.lead > 0:
        return -2.0 * smiles - cost
    return min(smiles, lacking) - 0.3 * cost


def fish_worth(scene: Scene, option: Option) -> float:
    """What a card of the flood is worth: laid, or at least kept from others."""
    kind = option.value
    if option.kind not in ("card", "discard"):
        return -bot_worth.WINNING
    if kind == cards.MALUS_VIRUS:
        return bot_worth.VIRUS_FISHED
    mine = bot_laying.gain(scene, kind) if option.kind == "card" else 0.0
    card = scene.game.cards[kind]
    others = [rival for rival in scene.rivals if card.why_not_fish(scene.game, rival.seat) is None]
    return mine + 0.5 * max([scene.share(rival) * scene.smiles[kind] for rival in others], default=0.0)


def food_cost(option: Option) -> float:
    """What it costs to feed a child with a card, or not to feed it."""
    return bot_worth.EATEN.get(option.value, bot_worth.EATEN_USUALLY) if option.value >= 0 else bot_worth.CHILD_LOST


def helping_hand(scene: Scene, child: int) -> int:
    """How many belongings a child strengthens."""
    return sum([1 for kind in scene.me.belongings if child in scene.figures.boost_with[kind]])
