"""What harm is worth: what laid cards are worth to their owner, malus, and attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from croupier.shelf.smile_life import attacks, bot_jobs, bot_laying, bot_worth, cards, fights, laying, malus

if TYPE_CHECKING:
    from croupier.shelf.smile_life.bot_scene import Person, Scene


# What laid cards are worth to their owner besides their smiles.


def card_worth(scene: Scene, person: Person, kind: int) -> float:
    """What a player loses with a laid card."""
    return scene.smiles[kind] + BESIDES.get(cards.FAMILY[kind], _use)(scene, person, kind)


def _job(scene: Scene, person: Person, kind: int) -> float:
    worth = bot_jobs.job_worth(scene, person, kind) - bot_jobs.idle_worth(scene, person)
    return max(worth - scene.smiles[kind], 0.0)


def _marriage(scene: Scene, person: Person, kind: int) -> float:
    affair = scene.smiles[cards.ADULTERY] if person.unfaithful else 0
    return affair + min(scene.rate(scene.smiles_of(cards.CHILD)) * 0.4, 1.5)


def _study(scene: Scene, person: Person, kind: int) -> float:
    return bot_worth.LEVEL * scene.figures.level[kind] * (0.5 if person.job.works else 1.0)


def _wage(scene: Scene, person: Person, kind: int) -> float:
    return bot_worth.BUNDLE * scene.figures.money[kind]


def _flirt(scene: Scene, person: Person, kind: int) -> float:
    return 0.5 if len(person.flirts) == 1 and not person.married else 0.0


def _use(scene: Scene, person: Person, kind: int) -> float:
    drives = bot_worth.VEHICLE_LAID if scene.game.cards[kind].drives else 0.0
    return bot_worth.USES.get(kind, 0.0) + bot_worth.POWER * person.power(kind) + drives


BESIDES: Final[dict[int, Callable[[Scene, Person, int], float]]] = {
    cards.JOB: _job,
    cards.MARRIAGE: _marriage,
    cards.STUDY: _study,
    cards.WAGE: _wage,
    cards.FLIRT: _flirt,
}
"""What the cards of a family are worth besides their smiles; all others have a use or none."""


# Malus.


def best_harm(scene: Scene, kind: int) -> float:
    """The value of a malus against its best victim."""
    if kind == cards.MALUS_BOMB:
        return bomb_worth(scene)
    if kind == cards.MALUS_RADIOACTIVE_CLOUD:
        return sum([cloud_harm(scene, rival) for rival in scene.rivals])
    people = [scene.people[seat] for seat in laying.victims(scene.game, scene.me.seat, kind)]
    return max([harm(scene, rival, kind) for rival in people], default=0.0)


def harm(scene: Scene, rival: Person, kind: int) -> float:
    """What a malus against a player is worth."""
    return scene.share(rival) * loss_by(scene, rival, kind)


def loss_by(scene: Scene, person: Person, kind: int) -> float:
    """What a malus costs its victim, in smiles: turns and other effects."""
    loss = turns_lost(scene, person, scene.figures.skips[kind])
    besides = LOSSES.get(kind)
    return loss + besides(scene, person) if besides else loss


def turns_lost(scene: Scene, person: Person, turns: int) -> float:
    """What skipping turns costs; less if the game ends before."""
    return bot_worth.TURN * max(min(float(turns), scene.turns - person.skips), 0.0)


def _lost_job(scene: Scene, person: Person) -> float:
    return card_worth(scene, person, person.job.kind)


def _lost_marriage(scene: Scene, person: Person) -> float:
    """With an adultery the children are lost as well."""
    wedding = scene.game.face[scene.game.wedding(person.seat)]
    return card_worth(scene, person, wedding) + (lost_children(scene, person) if person.unfaithful else 0)


def lost_children(scene: Scene, person: Person) -> int:
    """The smiles of the children that can be taken from a player."""
    return sum([scene.smiles[kind] for kind in person.exposed_in(scene.game.children(person.seat))])


def _lost_wage(scene: Scene, person: Person) -> float:
    return _last(scene, person, scene.game.wages(person.seat))


def _lost_study(scene: Scene, person: Person) -> float:
    return _last(scene, person, scene.game.studies(person.seat))


def _last(scene: Scene, person: Person, zone: int) -> float:
    """What the last card of a heap is worth to its owner."""
    return card_worth(scene, person, scene.game.face[laying.last_exposed(scene.game, zone)])


def _bombed(scene: Scene, person: Person) -> float:
    """Every other bombing hits."""
    return 0.5 * max([card_worth(scene, person, kind) for kind in person.exposed], default=0.0)


def _mutated(scene: Scene, person: Person) -> float:
    return 1 + 2.5 / (1 + 0.5 * person.defence)


def _grounded(scene: Scene, person: Person) -> float:
    return 0.5 if fights.ways_to_flee(scene.game, person.seat, []) else 0.15


LOSSES: Final[dict[int, Callable[[Scene, Person], float]]] = {
    cards.MALUS_DISMISSAL: _lost_job,
    cards.MALUS_JAIL: _lost_job,
    cards.MALUS_DIVORCE: _lost_marriage,
    cards.MALUS_INCOME_TAX: _lost_wage,
    cards.MALUS_GRADE_REPETITION: _lost_study,
    cards.MALUS_BOMBING: _bombed,
    cards.MALUS_GENETIC_MUTATION: _mutated,
    cards.MALUS_FUEL_SHORTAGE: _grounded,
}
"""What malus cost besides turns."""


def bomb_worth(scene: Scene) -> float:
    """What a Bomb attack does: all players lose their children, and the bomber can have no medal."""
    if not scene.me.fits(cards.MALUS_BOMB):
        return 0.0
    worth = sum([scene.share(rival) * lost_children(scene, rival) for rival in scene.rivals])
    honoured = cards.MEDAL_HONOUR in scene.hand and scene.me.fits(cards.MEDAL_HONOUR)
    medal = scene.smiles[cards.MEDAL_HONOUR] if honoured else 0
    return worth - lost_children(scene, scene.me) - medal


def cloud_harm(scene: Scene, rival: Person) -> float:
    """What repeating the worst malus that a player has suffered would cost."""
    kinds = malus.suffered_again(scene.game, rival.seat)
    return max([harm(scene, rival, kind) for kind in kinds], default=0.0)


def avenge_worth(scene: Scene) -> float:
    """The value of the best malus that this player has suffered and could inflict now."""
    return max([best_harm(scene, kind) for kind in malus.revenges(scene.game, scene.me.seat)], default=0.0)


# Attacks.


def best_attack(scene: Scene, weapon: int) -> tuple[float, int]:
    """The best target of a weapon just laid, and what attacking it brings; 0 and -1 if there is none."""
    best, choice = 0.0, -1
    if scene.game.advanced:
        me = scene.me
        power = me.power(weapon)
        for rival in scene.rivals:
            if attacks.why_not_attack(scene.game, me.seat, rival.seat, power) is None:
                worth = best_loot(scene, rival)
                if scene.game.owns(rival.seat, cards.THREAT):
                    worth -= bot_worth.NUCLEAR_RISK * me.smiles
                if worth > best:
                    best, choice = worth, rival.seat
    return best, choice


def best_loot(scene: Scene, rival: Person) -> float:
    """What a player's best card that could be stolen is worth to the thief, and to them."""
    loot = attacks.stealable(scene.game, scene.me.seat, rival.seat)
    return max([loot_worth(scene, rival, option.value) for option in loot], default=0.0)


def loot_worth(scene: Scene, rival: Person, kind: int) -> float:
    """What a player's card is worth to the thief, and to them."""
    own = scene.smiles[kind] if scene.game.cards[kind].arms else bot_laying.gain(scene, kind)
    return own + scene.share(rival) * card_worth(scene, rival, kind)


def guard_worth(scene: Scene, kind: int) -> float:
    """What an unused weapon is worth against monsters and attackers."""
    return bot_worth.GUARD * scene.me.power(kind) * min(1.0, scene.turns / 20) if scene.expanded else 0.0
