"""A sensible player of Smile Life: it builds a life, harms whoever is in its way, and knows what a card is worth.

Everything is counted in smiles (``bot_odds``). A turn is the choice of the card that leaves the hand: what laying it brings, or
inflicting it, less what keeping it would have promised. Lots decide between what is worth the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final

from croupier.shelf.smile_life.bot_odds import ANY_CARD, HEAP, NUMBER, WINNING, Person, Scene
from croupier.shelf.smile_life.cards import (
    CHILD,
    CRISIS_ECONOMIC,
    CRISIS_FOOD,
    EVENT_ARMAGEDDON,
    EVENT_CLEARANCE,
    FAMILY,
    FIGURES,
    JOB,
    MALUS,
    MALUS_ILLNESS,
    MALUS_VIRUS,
    MONSTER,
    NO_JOB,
    PET,
    PET_PANGOLIN,
    PET_UNICORN,
    SMILES,
    SURVIVAL_FIRST_AID_KIT,
    SURVIVAL_RATION,
    TEMPORARY,
    VEHICLE,
    is_plague,
)
from croupier.shelf.smile_life.options import INHERITED, unpacked, worth
from croupier.table import Chair, Decision, Option, seeded

# What a card on the discard pile must be worth to be taken instead of drawing.
WORTH_TAKING: Final = 1.0
# How much better a new job must be than the one that is left for it.
WORTH_RESIGNING: Final = 2.0
WORTH_CHANGING: Final = 0.5
LATE: Final = 4
# What a bet that is not answered brings, less a little for each bundle; and what another card in hand is worth.
BET: Final = 0.8
BET_BUNDLE: Final = 0.05
# What an unused weapon or vehicle is worth for each point of power, and once.
WEAPON_POINT: Final = 0.12
VEHICLE_USED: Final = 0.35
PANGOLIN_EATEN: Final = 1.5
# From how many smiles on an attacker is worth a Nuclear threat.
WORTH_A_THREAT: Final = 4
# The most that is given to a Dictator, and the most that chance adds.
RANSOM: Final = 2.5
WHIM: Final = 0.01
STEP: Final = 1 << 20
MOST_WEAPONS: Final = 8
# AP-2.6: before anybody has laid anything these do least; what is put out with them is gone.
HARMLESS: Final = (EVENT_ARMAGEDDON, CRISIS_ECONOMIC, CRISIS_FOOD, EVENT_CLEARANCE)


class Sensible:
    """Plays for smiles, and for the end when it is ahead."""

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0]
        scene = Scene(chair)
        answer: Callable[[Scene, Decision], Option] = getattr(self, f"_{decision.kind.replace('-', '_')}")
        return answer(scene, decision)

    def _best(self, values: Iterable[tuple[float, Option]]) -> Option:
        """The option of the highest value; lots decide between equals."""
        best, choice = -1e9, None
        for value, option in values:
            lot = value + WHIM * self.luck.below(STEP) / STEP
            if lot > best or choice is None:
                best, choice = lot, option
        if choice is None:
            raise ValueError("there is nothing to choose from")
        return choice

    # Turns.

    def _start(self, scene: Scene, decision: Decision) -> Option:
        """A prisoner, a better job, a good card from the discard pile; otherwise a draw."""
        prisoners = [option for option in decision.options if option.kind == "imprison"]
        if prisoners:
            return self._best([(danger(scene, option), option) for option in prisoners])
        resign = decision.find("resign")
        if resign and leaves_job(scene):
            return resign
        values = [(start_worth(scene, option), option) for option in decision.options]
        return self._best(values)

    def _side(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(start_worth(scene, option), option) for option in decision.options])

    def _play(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(play_worth(scene, option), option) for option in decision.options])

    def _more(self, scene: Scene, decision: Decision) -> Option:
        """Every card that goes makes room for another one."""
        values = [
            (play_worth(scene, option) + (0.0 if option.kind == "done" else ANY_CARD * 0.7), option)
            for option in decision.options
        ]
        return self._best(values)

    def _target(self, scene: Scene, decision: Decision) -> Option:
        """Whoever is hurt most by a malus; a child goes to the weakest."""
        if scene.card >= 0 and FAMILY[scene.card] == CHILD:
            return self._best([(-float(scene.people[option.value].smiles), option) for option in decision.options])
        if scene.card < 0 or FAMILY[scene.card] != MALUS:
            return self._rob(scene, decision)
        values = []
        for option in decision.options:
            rival = scene.people[option.value]
            value = scene.harm(rival, scene.card) + 0.001 * rival.smiles
            values.append((value + (1.5 if option.kind == "virus" else 0.0), option))
        return self._best(values)

    def _pay(self, scene: Scene, decision: Decision) -> Option:
        """Nothing, or as little too much as possible; then many small wages, for what is invested is safe."""
        free = decision.find("free")
        if free:
            return free
        return self._best([(-overpaid(option), option) for option in decision.options])

    # Special cards.

    def _gift(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(-float(FIGURES.money[option.value]), option) for option in decision.options])

    def _fetch(self, scene: Scene, decision: Decision) -> Option:
        return self._best(
            [(scene.gain(option.value) if option.value >= 0 else 0.0, option) for option in decision.options]
        )

    def _luck(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(drawn_worth(scene, option.value), option) for option in decision.options])

    def _order(self, scene: Scene, decision: Decision) -> Option:
        """What the next player would like lies below."""
        return self._best([(scene.feed_worth(option.value), option) for option in decision.options])

    def _pull(self, scene: Scene, decision: Decision) -> Option:
        values = [
            (scene.job_worth(scene.me, option.value) - scene.working if option.value >= 0 else 0.0, option)
            for option in decision.options
        ]
        return self._best(values)

    def _revenge(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(scene.best_harm(option.value), option) for option in decision.options])

    def _set_aside(self, scene: Scene, decision: Decision) -> Option:
        """The best card is set aside if the others are worth less than any card."""
        cards = [option for option in decision.options if option.value >= 0]
        best = self._best([(scene.keep_worth(option.value), option) for option in cards])
        rest = sum([scene.keep_worth(kind) for kind in scene.hand]) - scene.keep_worth(best.value)
        if rest < ANY_CARD * (len(scene.hand) - 1):
            return best
        return decision.find("no") or best

    def _bet(self, scene: Scene, decision: Decision) -> Option:
        values = [
            (ANY_CARD + bet_worth(scene, option) if option.value >= 0 else 0.0, option) for option in decision.options
        ]
        return self._best(values)

    def _keep(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(scene.keep_worth(option.value), option) for option in decision.options])

    def _give_up(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(-scene.keep_worth(option.value), option) for option in decision.options])

    # Plagues and cataclysms.

    def _plague(self, scene: Scene, decision: Decision) -> Option:
        """Nobody has laid anything yet: a monster finds nothing to eat, and takes the other plagues with it."""
        return self._best([(harmless(option.value), option) for option in decision.options])

    def _armageddon(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(scene.card_worth(scene.victim, option.value), option) for option in decision.options])

    _bombing = _armageddon
    _mutation = _armageddon

    def _quake(self, scene: Scene, decision: Decision) -> Option:
        """The best card of a rival, the worst of one's own."""
        owner = scene.victim
        if owner is scene.me:
            return self._lose(scene, decision)
        values = []
        for option in decision.options:
            value = scene.card_worth(owner, option.value)
            values.append((value + (0.5 if scene.me.fits(option.value, True) else 0.0), option))
        return self._best(values)

    def _rob(self, scene: Scene, decision: Decision) -> Option:
        """Whoever leads, but rather not from a hand that is known to be bad."""
        return self._best([(rob_worth(scene, scene.people[option.value]), option) for option in decision.options])

    def _throw(self, scene: Scene, decision: Decision) -> Option:
        """Whoever leads wins if the aliens do; everybody else needs to drive them away."""
        lacking = invaders_left(scene)
        if lacking <= 0 or scene.lead > 0:
            return self._best(
                [(-2.0 * smiles_of(option) - cost_of(scene, option), option) for option in decision.options]
            )
        values = []
        for option in decision.options:
            smiles = min(smiles_of(option), lacking)
            values.append((smiles - 0.3 * cost_of(scene, option), option))
        return self._best(values)

    def _flood(self, scene: Scene, decision: Decision) -> Option:
        """The best card for oneself; otherwise the one that others would like best."""
        values = [(fish_worth(scene, option), option) for option in decision.options]
        return self._best(values)

    def _feed(self, scene: Scene, decision: Decision) -> Option:
        """The Ration first, the Pangolin last; a Pangolin is still better than a lost child."""
        return self._best([(-food_worth(option), option) for option in decision.options])

    def _adopt(self, scene: Scene, decision: Decision) -> Option:
        """The child that helps least with weapons."""
        values = []
        for option in decision.options:
            helps = [kind for kind in scene.me.belongings if option.value in FIGURES.boost_with[kind]]
            values.append((-float(len(helps)), option))
        return self._best(values)

    def _exchange(self, scene: Scene, decision: Decision) -> Option:
        """The best card of the other hand, for oneself and for them."""
        values = [(scene.keep_worth(option.value) + 0.3 * SMILES[option.value], option) for option in decision.options]
        return self._best(values)

    def _cloud(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(scene.loss_by(scene.victim, option.value), option) for option in decision.options])

    def _relaunch(self, scene: Scene, decision: Decision) -> Option:
        values = [
            (scene.plague_worth(option.value) if option.value >= 0 else 0.0, option) for option in decision.options
        ]
        return self._best(values)

    def _restart(self, scene: Scene, decision: Decision) -> Option:
        """Whoever is asked has won."""
        return decision.find("no") or decision.options[-1]

    # Weapons and monsters.

    def _attack(self, scene: Scene, decision: Decision) -> Option:
        """Attack whoever has the best to lose, if that is better than staying armed."""
        gain, victim = scene.best_attack(scene.card)
        no = decision.find("no") or decision.options[-1]
        if gain <= scene.guard_worth(scene.card):
            return no
        return decision.find(f"seat:{victim}") or no

    def _steal(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(scene.loot_worth(scene.victim, option.value), option) for option in decision.options])

    def _threat(self, scene: Scene, decision: Decision) -> Option:
        """The attacker loses everything, so there should be something to lose."""
        worthwhile = scene.victim.smiles >= WORTH_A_THREAT or scene.turns < 8
        return decision.find("yes" if worthwhile else "no") or decision.options[0]

    def _monster(self, scene: Scene, decision: Decision) -> Option:
        """Flee if somebody else is next, fight with the cheapest weapons, or pay: whatever costs least."""
        values: list[tuple[float, Option]] = []
        passes = passing_harm(scene)
        weapons = [option for option in decision.options if option.kind == "use"]
        cost, first = cheapest_fight(scene, weapons)
        for option in decision.options:
            if option.kind == "suffer":
                values.append((passes - damage_cost(scene), option))
            elif option.kind == "flee":
                values.append((passes - VEHICLE_USED - WEAPON_POINT * FIGURES.power[option.value], option))
            elif option is first:
                values.append((-cost, option))
        best = self._best(values)
        ally = decision.find("ally")
        if ally and (best.kind == "use" or (best.kind == "suffer" and passes < damage_cost(scene) - 0.5)):
            return ally
        return best

    def _lend(self, scene: Scene, decision: Decision) -> Option:
        """Help only against a monster that comes to oneself next, and that one cannot beat alone."""
        weapons = [option for option in decision.options if option.kind == "use"]
        cost, first = cheapest_fight(scene, weapons)
        no = decision.find("no") or decision.options[-1]
        if first is None or not comes_to_me(scene) or scene.me.defence >= FIGURES.combativity[scene.card]:
            return no
        theirs = scene.share(scene.victim) * damage_cost(scene, scene.victim)
        return first if damage_cost(scene) > cost + theirs + 0.3 else no

    def _lose(self, scene: Scene, decision: Decision) -> Option:
        """What costs least beyond its smiles; where more smiles are lost than asked for, as few as possible."""
        asked = scene.public["strength"] or 0
        values = []
        for option in decision.options:
            paid = min(SMILES[option.value], asked)
            values.append((paid - scene.card_worth(scene.me, option.value), option))
        return self._best(values)

    def _bunker(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(scene.card_worth(scene.me, option.value), option) for option in decision.options])

    # The Dictator.

    def _offer_hand(self, scene: Scene, decision: Decision) -> Option:
        """The card that is least missed, as long as turns are worth more."""
        turns = scene.turns_lost(scene.me, 3)
        values = [
            (-scene.keep_worth(option.value) if option.value >= 0 else -turns, option) for option in decision.options
        ]
        return self._best(values)

    def _offer_laid(self, scene: Scene, decision: Decision) -> Option:
        """The cheapest laid card, if it is cheap enough."""
        values = [
            (-scene.card_worth(scene.me, option.value) if option.value >= 0 else -RANSOM, option)
            for option in decision.options
        ]
        return self._best(values)

    def _bargain(self, scene: Scene, decision: Decision) -> Option:
        """Whether what is offered is worth more than three turns of somebody else."""
        victim = scene.victim
        offered = offered_worth(scene, victim)
        accepts = offered > scene.share(victim) * scene.turns_lost(victim, 3)
        return decision.find("yes" if accepts else "no") or decision.options[0]


# A turn.


def danger(scene: Scene, option: Option) -> float:
    """How much one would like somebody to lose turns."""
    rival = scene.people[option.value]
    return rival.smiles - 10.0 * min(rival.skips, 1)


def leaves_job(scene: Scene) -> bool:
    """Whether a job in hand is so much better that the old one is left for it."""
    if scene.me.job == NO_JOB:
        return False
    free = FIGURES.status[scene.me.job] == TEMPORARY
    if not free and scene.turns < LATE:
        return False
    better, kind = scene.best_new_job()
    return kind >= 0 and better - scene.working > (WORTH_CHANGING if free else WORTH_RESIGNING)


def start_worth(scene: Scene, option: Option) -> float:
    """What beginning a turn so is worth."""
    if option.kind == "draw":
        kind = scene.next_draw
        return WORTH_TAKING if kind < 0 else drawn_worth(scene, kind)
    if option.kind == "draw-hidden":
        return WORTH_TAKING
    if option.kind == "take":
        return take_worth(scene, scene.heap("discard")[0])
    return 0.0 if option.kind == "nothing" else -WINNING


def take_worth(scene: Scene, kind: int) -> float:
    """What the top card of the discard pile is worth; a job only as far as it is better than those in hand."""
    if FAMILY[kind] == JOB:
        return scene.gain(kind) - max(scene.best_new_job()[0] - scene.working, 0.0)
    return scene.gain(kind)


def drawn_worth(scene: Scene, kind: int) -> float:
    """What a known card is worth in hand."""
    if is_plague(kind):
        return scene.plague_worth(kind)
    if kind == MALUS_VIRUS:
        return -1.0
    return scene.keep_worth(kind) if not scene.me.fits(kind) else max(scene.gain(kind), scene.keep_worth(kind))


def play_worth(scene: Scene, option: Option) -> float:
    """What it is worth if a card leaves the hand so."""
    kind = option.value
    if option.kind == "play":
        worth = scene.gain(kind) - scene.keep_worth(kind)
        return worth + (1.5 if kind == MALUS_ILLNESS and MALUS_VIRUS in scene.hand else 0.0)
    if option.kind == "discard":
        if kind == MALUS_VIRUS:
            return 0.5
        return -scene.keep_worth(kind) - scene.feed_worth(kind)
    if option.kind == "bet":
        return bet_worth(scene, option)
    if option.kind == "resign":
        return WINNING if leaves_job(scene) else -WINNING
    return -WINNING if option.kind == "end-affair" else 0.0


def bet_worth(scene: Scene, option: Option) -> float:
    """A first bet comes back; a second one is more likely lost."""
    bettor = scene.public["bettor"]
    back = BET if bettor is None or bettor == scene.me.seat else -0.2
    return back - BET_BUNDLE * FIGURES.money[option.value] - scene.keep_worth(option.value)


def overpaid(option: Option) -> float:
    """What a way to pay costs: its bundles, and that many small wages are safer once they are invested."""
    counts = unpacked(option.value)
    paid = sum([count * worth(at) for at, count in enumerate(counts)])
    return paid - 0.1 * sum(counts[:INHERITED])


# Plagues.


def harmless(kind: int) -> float:
    if FAMILY[kind] == MONSTER:
        return 2.0
    return 1.0 - 0.1 * HARMLESS.index(kind) if kind in HARMLESS else 0.0


def rob_worth(scene: Scene, rival: Person) -> float:
    known = scene.zone(HEAP["hand"] * scene.seats + rival.seat)
    bad = sum([1 for kind in known if FAMILY[kind] == MALUS])
    return scene.share(rival) + 0.02 * rival.smiles - 0.2 * bad


def invaders_left(scene: Scene) -> int:
    """How many smiles are still to be thrown on the aliens."""
    invasion = scene.public["invasion"]
    return 0 if invasion is None else int(invasion["target"] - invasion["thrown"])


def smiles_of(option: Option) -> int:
    return SMILES[option.value] if option.value >= 0 else 0


def cost_of(scene: Scene, option: Option) -> float:
    return scene.keep_worth(option.value) if option.value >= 0 else 0.0


def fish_worth(scene: Scene, option: Option) -> float:
    """What a card of the flood is worth: laid, or at least kept from others."""
    kind = option.value
    if option.kind not in ("card", "discard"):
        return -WINNING
    if kind == MALUS_VIRUS:
        return -2.0
    mine = scene.gain(kind) if option.kind == "card" else 0.0
    theirs = max([scene.share(rival) * SMILES[kind] for rival in scene.rivals if rival.fits(kind)], default=0.0)
    return mine + 0.5 * theirs


def food_worth(option: Option) -> float:
    if option.value < 0:
        return 2.0
    if option.value == SURVIVAL_RATION:
        return 0.0
    if option.value == PET_PANGOLIN:
        return PANGOLIN_EATEN
    return 0.2 if option.value == PET_UNICORN else 0.1


# Fights.


def cheapest_fight(scene: Scene, weapons: list[Option]) -> tuple[float, Option | None]:
    """The weapons that are just enough: what using them costs, and the first of them; none if there are not enough."""
    need = scene.public["strength"] or 0
    powers = sorted([(scene.me.power(option.value), at) for at, option in enumerate(weapons)], reverse=True)
    best, first = 1e9, -1
    for size in range(1, len(powers) + 1):
        for chosen in combinations(powers[:MOST_WEAPONS], size):
            total = sum([power for power, _ in chosen])
            if need <= total < best:
                best, first = total, chosen[0][1]
        if first >= 0:
            break
    return (WEAPON_POINT * best, weapons[first]) if first >= 0 else (0.0, None)


def damage_cost(scene: Scene, person: Person | None = None) -> float:
    """What suffering costs somebody."""
    person = person or scene.me
    damage = FIGURES.damage[scene.card] if FAMILY[scene.card] == MONSTER else scene.public["strength"] or 0
    if SURVIVAL_FIRST_AID_KIT in person.belongings:
        damage -= 1
    return 1.1 * min(damage, sum([SMILES[kind] for kind in person.face_up]))


def passing_harm(scene: Scene) -> float:
    """What it is worth that a monster goes on to the next player."""
    if FAMILY[scene.card] == PET or stays(scene) <= 1:
        return 0.0
    after = scene.people[(scene.me.seat + 1) % scene.seats]
    armed = after.defence >= FIGURES.combativity[scene.card]
    flees = any([FAMILY[kind] == VEHICLE for kind in after.belongings])
    return scene.share(after) * (0.4 if armed or flees else damage_cost(scene, after))


def stays(scene: Scene) -> int:
    """How many players a monster has yet to face, the one at hand included."""
    for monster in scene.public["monsters"]:
        if NUMBER[monster["monster"]] == scene.card:
            return int(monster["left"])
    return 0


def comes_to_me(scene: Scene) -> bool:
    """Whether somebody else's monster will reach this seat."""
    away = (scene.me.seat - scene.victim.seat) % scene.seats
    return FAMILY[scene.card] == MONSTER and away < stays(scene)


# The Dictator.


def offered_worth(scene: Scene, victim: Person) -> float:
    """What somebody offers for their freedom, as far as one can see it."""
    shown = scene.zone(HEAP["peek"] * scene.seats + victim.seat)
    value = sum([scene.keep_worth(kind) + 0.3 * scene.share(victim) * SMILES[kind] for kind in shown])
    for event in scene.lately():
        if event["event"] == "offered-laid":
            value += scene.loot_worth(victim, NUMBER[event["card"]])
    return value
