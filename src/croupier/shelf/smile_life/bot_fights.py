"""What fights against monsters and mutants cost, and what to offer a Dictator."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from croupier.shelf.smile_life import bot_hand, bot_harm, fights, wounds
from croupier.shelf.smile_life.bot_scene import NUMBER
from croupier.shelf.smile_life.bot_worth import WEAPON_POINT
from croupier.shelf.smile_life.cards import FAMILY, MONSTER
from croupier.shelf.smile_life.options import OFFERED_LAID
from croupier.table import Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.bot_scene import Person, Scene

MOST_WEAPONS: Final = 8


def cheapest_fight(scene: Scene, weapons: list[Option]) -> tuple[float, Option | None]:
    """The weapons that are just enough: the cost of using them, and the first of them; none if there are not enough."""
    need = scene.strength
    powers = sorted([(scene.me.power(option.value), at) for at, option in enumerate(weapons)], reverse=True)
    best, first = 10**9, -1
    for size in range(1, len(powers) + 1):
        for chosen in combinations(powers[:MOST_WEAPONS], size):
            total = sum([power for power, _ in chosen])
            if need <= total < best:
                best, first = total, chosen[0][1]
        if first >= 0:
            break
    return (WEAPON_POINT * best, weapons[first]) if first >= 0 else (0.0, None)


def damage_cost(scene: Scene, person: Person) -> float:
    """What suffering costs a player."""
    monster = FAMILY[scene.card] == MONSTER
    damage = scene.figures.damage[scene.card] if monster else scene.strength
    hurt: int = wounds.damage_to(scene.game, person.seat, damage)
    smiles: int = sum([coin.smiles for coin in wounds.purse_of(scene.game, person.seat, -1).coins])
    return 1.1 * min(hurt, smiles)


def passing_harm(scene: Scene) -> float:
    """What it is worth to pass a monster on to the next player."""
    after = scene.after
    if stays(scene) <= 1 or after.job.survives:
        return 0.0
    armed = after.defence >= scene.figures.combativity[scene.card]
    escapes = armed or fights.ways_to_flee(scene.game, after.seat, [])
    return scene.share(after) * (0.4 if escapes else damage_cost(scene, after))


def stays(scene: Scene) -> int:
    """How many players a monster has yet to face, this one included; 0 for a mutant."""
    game = scene.game
    return game.monster_left[game.monsters.index(scene.card)] if scene.card in game.monsters else 0


def comes_to_me(scene: Scene) -> bool:
    """Whether another player's monster will reach this seat."""
    away = (scene.me.seat - scene.victim.seat) % scene.seats
    return away < stays(scene)


def offered_worth(scene: Scene, victim: Person) -> float:
    """What a player offers for their freedom, as far as this seat can see."""
    shown = victim.heap("peek")
    value = sum([bot_hand.keep_worth(scene, kind) + 0.3 * scene.share(victim) * scene.smiles[kind] for kind in shown])
    for event in scene.lately():
        if event["event"] == OFFERED_LAID.name:
            value += bot_harm.loot_worth(scene, victim, NUMBER[str(event["card"])])
    return value
