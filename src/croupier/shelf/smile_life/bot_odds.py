"""What a sensible player sees of the table, and what cards, jobs and harm are worth, counted in smiles.

Nearly every turn one card comes into a hand and one leaves it, laid or thrown away. So a card is weighed by what it will have
been worth when it leaves the hand, and a turn by the card that it costs.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final

from croupier.shelf.smile_life import deck
from croupier.shelf.smile_life.acquisitions import Acquisition
from croupier.shelf.smile_life.cards import (
    ADULTERY,
    CATACLYSM_EARTHQUAKE,
    CATACLYSM_FIRE,
    CATACLYSM_FLOOD,
    CATACLYSM_TORNADO,
    CHILD,
    CIVIL,
    CRISIS_POLITICAL,
    DISTINCTION,
    EVENT_CLEARANCE,
    EVENT_INVASION,
    FAMILY,
    FIGURES,
    FLIRT,
    GRAND_PRIZE,
    HOUSE,
    JOB,
    JOB_AIRLINE_PILOT,
    JOB_ARCHITECT,
    JOB_ASTRONAUT,
    JOB_BANDIT,
    JOB_BARMAN,
    JOB_DICTATOR,
    JOB_GRAND_PROFESSOR,
    JOB_GURU,
    JOB_HACKER,
    JOB_HEAD_PURCHASING,
    JOB_HEAD_SALES,
    JOB_JOURNALIST,
    JOB_LAWYER,
    JOB_MECHANIC,
    JOB_NINJA,
    JOB_PHARMACIST,
    JOB_RESEARCHER,
    JOB_SOLDIER,
    JOB_SURVIVALIST,
    JOB_UNDERTAKER,
    KINDS,
    MALUS,
    MALUS_ACCIDENT,
    MALUS_BOMB,
    MALUS_BOMBING,
    MALUS_BURN_OUT,
    MALUS_DISMISSAL,
    MALUS_DIVORCE,
    MALUS_FUEL_SHORTAGE,
    MALUS_GENETIC_MUTATION,
    MALUS_GRADE_REPETITION,
    MALUS_ILLNESS,
    MALUS_INCOME_TAX,
    MALUS_JAIL,
    MALUS_RADIOACTIVE_CLOUD,
    MALUS_VIRUS,
    MARRIAGE,
    MEDAL_HONOUR,
    MONSTER,
    MOST_MONEY,
    NO_JOB,
    PET,
    PET_PANGOLIN,
    PET_UNICORN,
    PET_VULTURE,
    SMILES,
    SPECIAL_BIRTHDAY,
    SPECIAL_CASINO,
    SPECIAL_INHERITANCE,
    SPECIAL_LUCK,
    SPECIAL_RAINBOW,
    SPECIAL_REVENGE,
    SPECIAL_SHOOTING_STAR,
    SPECIAL_STRING_PULLING,
    SPECIAL_SWAP,
    SPECIAL_TSUNAMI,
    STUDY,
    SURVIVAL_BUNKER,
    SURVIVAL_FIRST_AID_KIT,
    SURVIVAL_GAS_MASK,
    SURVIVAL_NUCLEAR_THREAT,
    SURVIVAL_RADAR,
    SURVIVAL_SAFE,
    SURVIVAL_VEGETABLE_GARDEN,
    UNFAITHFUL,
    VEHICLE,
    WAGE,
    is_plague,
)
from croupier.shelf.smile_life.layout import COMMON, LIFE
from croupier.table import Chair


def heals(kind: int) -> bool:
    return kind >= 0 and deck.DECK.jobs[kind].heals


def is_doctor(kind: int) -> bool:
    return kind >= 0 and deck.DECK.jobs[kind].studies_on


def is_teacher(kind: int) -> bool:
    return kind >= 0 and deck.DECK.jobs[kind].teaches


def is_weapon(kind: int) -> bool:
    return deck.DECK.cards[kind].arms


def is_acquisition(kind: int) -> bool:
    return isinstance(deck.DECK.cards[kind], Acquisition)


Seen = dict[str, Any]

NUMBER: Final = {name: kind for kind, name in enumerate(KINDS)}
HEAP: Final = {name: at for at, (name, _, _) in enumerate(LIFE)}
FACE_UP: Final = [
    HEAP[name]
    for name in ("studies", "extra", "job", "wages", "flirts", "marriage", "affair", "children", "belongings")
]
DECK: Final = sum(FIGURES.count)
BASE_DECK: Final = sum([count for kind, count in enumerate(FIGURES.count) if FIGURES.base[kind]])

# What a card about which nothing is known, and a turn, are worth; a hand of any cards.
ANY_CARD: Final = 0.85
TURN: Final = 1.0
# How much of a card's worth is still there if it stays in hand, and how many turns before the end that begins to fade.
KEPT: Final = 0.93
FADING: Final = 2.0
# What of a second card is left that waits beside the first; what a flirt in hand is worth that a marriage would forbid.
AGAIN: Final = 0.5
LOST_FLIRT: Final = 0.8
# What harm to the only rival is worth, and harm to the strongest and to another of several.
HARM: Final = 0.95
HARM_TO_LEADER: Final = 1.3
HARM_TO_OTHERS: Final = 0.7
# What a wage brings besides its smile, for each bundle; a study besides its smile, for each level.
BUNDLE: Final = 0.07
LEVEL: Final = 0.2
# How much of the hopes without a job come true, and after how many turns a job is found.
HOPES: Final = 0.7
SEARCH: Final = 12
# What remains of a future that malus and crises may cut short.
FUTURE: Final = 0.8
# What somebody who could lay a card makes of it when it is thrown away before them.
GIFT: Final = 0.5
# How much of the game is left, on an average, as long as the invasion may come and end it.
SUDDEN_END: Final = 0.6
BAD_PLAGUE: Final = -1.0
WINNING: Final = 30.0
LATELY: Final = 4

# Powers of jobs, in smiles.
POWERS: Final = {
    JOB_AIRLINE_PILOT: 1.0,
    JOB_ARCHITECT: 1.2,
    JOB_ASTRONAUT: 1.5,
    JOB_BANDIT: 0.5,
    JOB_BARMAN: 0.5,
    JOB_DICTATOR: 3.5,
    JOB_GURU: -0.3,
    JOB_HACKER: 0.5,
    JOB_HEAD_PURCHASING: 0.4,
    JOB_HEAD_SALES: 0.4,
    JOB_JOURNALIST: 0.4,
    JOB_LAWYER: 0.6,
    JOB_MECHANIC: 0.4,
    JOB_NINJA: 0.8,
    JOB_PHARMACIST: 0.6,
    JOB_RESEARCHER: 1.5,
    JOB_SOLDIER: 0.5,
    JOB_SURVIVALIST: 2.0,
    JOB_UNDERTAKER: 0.5,
}
# What malus usually do to their victim, in smiles.
USUAL_HARM: Final = {
    MALUS_ACCIDENT: 1.0,
    MALUS_ILLNESS: 1.0,
    MALUS_BURN_OUT: 1.0,
    MALUS_DISMISSAL: 2.5,
    MALUS_DIVORCE: 3.0,
    MALUS_INCOME_TAX: 1.0,
    MALUS_GRADE_REPETITION: 1.0,
    MALUS_JAIL: 1.0,
    MALUS_BOMB: 2.0,
    MALUS_BOMBING: 1.6,
    MALUS_GENETIC_MUTATION: 2.0,
    MALUS_RADIOACTIVE_CLOUD: 1.2,
    MALUS_FUEL_SHORTAGE: 0.2,
}
# What acquisitions are worth besides their smiles; and special cards that wait in hand.
USES: Final = {
    SURVIVAL_BUNKER: 1.0,
    SURVIVAL_GAS_MASK: 0.3,
    SURVIVAL_NUCLEAR_THREAT: 0.5,
    SURVIVAL_RADAR: 0.6,
    SURVIVAL_FIRST_AID_KIT: 0.4,
}
SPECIALS_KEPT: Final = {
    SPECIAL_BIRTHDAY: 1.2,
    SPECIAL_RAINBOW: 1.3,
    SPECIAL_LUCK: 0.6,
    SPECIAL_SHOOTING_STAR: 2.2,
    SPECIAL_INHERITANCE: 0.5,
    SPECIAL_STRING_PULLING: 1.0,
    SPECIAL_SWAP: 0.2,
    SPECIAL_TSUNAMI: 0.4,
    SPECIAL_REVENGE: 1.2,
    SPECIAL_CASINO: 0.4,
    CATACLYSM_FIRE: 0.5,
    CATACLYSM_FLOOD: 0.8,
    CATACLYSM_TORNADO: 0.5,
    CATACLYSM_EARTHQUAKE: 1.5,
}


class Person:
    """One player's life, as everybody sees it."""

    def __init__(self, scene: Scene, facts: Seen) -> None:
        self.scene = scene
        self.seat: int = facts["seat"]
        self.smiles: int = facts["smiles"]
        self.level: int = facts["level"]
        self.job: int = NO_JOB if facts["job"] is None else NUMBER[facts["job"]]
        self.limit: int = facts["wage_limit"]
        self.money: int = facts["money"]
        self.married: bool = facts["married"]
        self.unfaithful: bool = facts["unfaithful"]
        self.defence: int = facts["defence"]
        self.skips: int = facts["skips"]
        self.free_house: bool = facts["free_house"]
        self.used_flirts: list[str] = facts["used_flirts"]
        self.safe: int = -1 if facts["protected"] is None else NUMBER[facts["protected"]]

    def heap(self, name: str) -> list[int]:
        """The cards of a heap, by kind; the last laid comes first where that matters."""
        return self.scene.zone(HEAP[name] * self.scene.seats + self.seat)

    @cached_property
    def belongings(self) -> list[int]:
        return self.heap("belongings")

    @cached_property
    def children(self) -> list[int]:
        return self.heap("children")

    @cached_property
    def flirts(self) -> list[int]:
        return self.heap("flirts")

    @cached_property
    def wages(self) -> list[int]:
        return self.heap("wages")

    @cached_property
    def studies(self) -> list[int]:
        return self.heap("studies")

    @cached_property
    def malus(self) -> list[int]:
        return self.heap("malus")

    @cached_property
    def face_up(self) -> list[int]:
        """Everything that can be taken from them."""
        scene = self.scene
        kinds: list[int] = []
        for at in FACE_UP:
            kinds.extend(scene.zone(at * scene.seats + self.seat))
        if self.safe >= 0:
            for kind in (self.safe, SURVIVAL_BUNKER):
                if kind in kinds:
                    kinds.remove(kind)
        return kinds

    def has(self, kind: int) -> bool:
        """Whether they have this job, or this child."""
        return self.job == kind or kind in self.children

    def price(self, kind: int) -> int:
        """What an acquisition costs them now."""
        if EVENT_CLEARANCE in self.scene.running:
            return 0
        for helper in FIGURES.free_for[kind]:
            if self.has(helper):
                return 0
        if FAMILY[kind] == HOUSE:
            if self.free_house and self.job == JOB_ARCHITECT:
                return 0
            if self.married:
                return FIGURES.married_price[kind]
        return FIGURES.price[kind]

    def power(self, kind: int) -> int:
        """What a weapon is worth in their hands."""
        for helper in FIGURES.boost_with[kind]:
            if self.has(helper):
                return FIGURES.boosted[kind]
        return FIGURES.power[kind]

    def fits(self, kind: int, free: bool = False) -> bool:
        """Whether they could lay this card before themselves, crises aside."""
        family = FAMILY[kind]
        if family == STUDY:
            return is_doctor(self.job) or (self.job == NO_JOB and len(self.studies) < FIGURES.studies)
        if family == WAGE:
            return FIGURES.money[kind] <= self.limit
        if family == JOB:
            if kind == JOB_GRAND_PROFESSOR:
                return is_teacher(self.job)
            if kind == JOB_DICTATOR and CRISIS_POLITICAL not in self.scene.running:
                return False
            return self.job == NO_JOB and FIGURES.needs[kind] <= self.level
        if family == FLIRT:
            return self.unfaithful or (
                not self.married and (self.job == JOB_BARMAN or len(self.flirts) < FIGURES.flirts)
            )
        if family == MARRIAGE:
            return not self.married and bool(self.flirts)
        if family == UNFAITHFUL:
            return self.married and not self.unfaithful
        if family == CHILD:
            return self.married or self.may_have_child()
        if kind == GRAND_PRIZE:
            return self.job != NO_JOB and FIGURES.prize[self.job] and kind not in self.belongings
        if is_acquisition(kind):
            return free or self.money >= self.price(kind)
        return not is_plague(kind) and kind != MALUS_VIRUS

    def may_have_child(self) -> bool:
        """SL-10.6: whether the last flirt allows a child and has not had one."""
        if not self.flirts or not FIGURES.baby[self.flirts[0]]:
            return False
        last = self.flirts[0]
        return self.used_flirts.count(KINDS[last]) < self.flirts.count(last)

    def can_suffer(self, kind: int) -> bool:
        """Whether a malus can be inflicted on them."""
        job = self.job
        working = job not in (NO_JOB, self.safe)
        if kind == MALUS_ACCIDENT:
            return job != JOB_MECHANIC
        if kind == MALUS_ILLNESS:
            return not heals(job) and SURVIVAL_GAS_MASK not in self.belongings
        if kind == MALUS_BURN_OUT:
            return job != NO_JOB
        if kind == MALUS_DISMISSAL:
            return working and FIGURES.status[job] != CIVIL and job != JOB_BANDIT
        if kind == MALUS_DIVORCE:
            return self.married and job != JOB_LAWYER and (self.safe < 0 or FAMILY[self.safe] != MARRIAGE)
        if kind == MALUS_INCOME_TAX:
            return job not in (NO_JOB, JOB_BANDIT) and bool(self.wages)
        if kind == MALUS_GRADE_REPETITION:
            return job == NO_JOB and bool(self.studies)
        if kind == MALUS_JAIL:
            return working and job == JOB_BANDIT
        if kind == MALUS_BOMBING:
            return bool(self.face_up)
        if kind == MALUS_GENETIC_MUTATION:
            return any([FAMILY[card] == PET and card != PET_UNICORN for card in self.belongings])
        return kind != MALUS_VIRUS


class Scene:
    """The table from one seat."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        view: Seen = chair.view()
        self.events: int = view["events"]
        self.seats: int = view["seats"]
        self.zones: list[Seen] = view["zones"]
        self.public: Seen = view["public"]
        self.running: list[int] = [NUMBER[plague["plague"]] for plague in self.public["running"]]
        self.people = [Person(self, facts) for facts in view["players"]]
        self.me = self.people[view["you"]]
        self.rivals = [person for person in self.people if person is not self.me]
        self.common = len(LIFE) * self.seats
        self.expanded: bool = view["options"]["expansion"] != "none"
        self.advanced: bool = view["options"]["expansion"] == "advanced"
        self.deck = DECK if self.expanded else BASE_DECK
        self.pile: int = self.zones[self.common + COMMON.index("pile")]["count"]
        self.turns: float = self.pile / self.seats
        self.horizon: float = self.turns * (SUDDEN_END if self.expanded and self.invasion_to_come() else 1.0)
        self.hand = self.zone(HEAP["hand"] * self.seats + self.me.seat)
        self.patience: float = KEPT * self.turns / (self.turns + FADING)
        self.leader = max(self.rivals, key=lambda rival: rival.smiles)

    # Looking.

    def zone(self, at: int) -> list[int]:
        """The cards of a zone that are known, by kind."""
        return [NUMBER[name] for name in self.zones[at]["cards"] if name is not None]

    def heap(self, name: str) -> list[int]:
        """The known cards of a common heap, from the top."""
        return self.zone(self.common + COMMON.index(name))

    @property
    def next_draw(self) -> int:
        """The card that a draw would bring, if it is known; -1 if it is not."""
        cards = self.zones[self.common + COMMON.index("pile")]["cards"]
        return NUMBER[cards[0]] if cards and cards[0] is not None else -1

    @cached_property
    def card(self) -> int:
        """The card that a question is about; -1 if it says nothing about that."""
        name = self.public["card"]
        return -1 if name is None else NUMBER[name]

    @property
    def victim(self) -> Person:
        """The other person whom a question is about."""
        seat = self.public["victim"]
        return self.leader if seat is None else self.people[seat]

    def lately(self) -> list[Seen]:
        """What happened last."""
        return self.chair.events(max(self.events - LATELY, 0))

    def rate(self, count: float) -> float:
        """How many of so many cards of the deck one draws in what is left of the game."""
        return self.horizon * count / self.deck

    def invasion_to_come(self) -> bool:
        """Whether the game may still end before its time."""
        return EVENT_INVASION not in self.heap("out") and EVENT_INVASION not in self.running

    def share(self, person: Person) -> float:
        """What a smile less for a rival is worth."""
        if self.seats == 2:
            return HARM
        return (HARM_TO_LEADER if person is self.leader else HARM_TO_OTHERS) * HARM / (self.seats - 1)

    @cached_property
    def lead(self) -> int:
        """By how many smiles one is ahead of the best rival."""
        return self.me.smiles - self.leader.smiles

    # Jobs.

    def job_worth(self, person: Person, kind: int) -> float:
        """What a job brings until the end: its smiles, the wages that it allows, its power."""
        limit = FIGURES.wages[kind]
        mine = person is self.me
        if mine and FIGURES.prize[kind] and (GRAND_PRIZE in self.hand or GRAND_PRIZE in person.belongings):
            limit = MOST_MONEY
        worth = SMILES[kind] + POWERS.get(kind, 0.0) * FUTURE
        worth += self.rate(10 * limit) * (1 + 2 * BUNDLE) * FUTURE
        if is_doctor(kind):
            worth += self.rate(25) * FUTURE
        if mine:
            worth += 0.5 * sum([1 for card in self.hand if FAMILY[card] == WAGE and FIGURES.money[card] <= limit])
            if FIGURES.prize[kind] and GRAND_PRIZE in self.hand:
                worth += 3
        return worth

    def idle_worth(self, person: Person) -> float:
        """What being without a job promises: studies, and a job later."""
        room = max(FIGURES.studies - len(person.studies), 0)
        held = 0
        if person is self.me:
            held = min(sum([1 for card in self.hand if FAMILY[card] == STUDY]), room)
        studies = min(room, held + self.rate(25)) * (1 + LEVEL)
        limit = 2.2 + 0.2 * min(person.level, 6)
        later = max(self.horizon - SEARCH, 0.0) * 10 * limit / self.deck
        return HOPES * (studies + 2 + later * FUTURE) * min(1.0, self.turns / SEARCH)

    @cached_property
    def working(self) -> float:
        """What one's own job, or being without one, is worth."""
        return self.idle_worth(self.me) if self.me.job == NO_JOB else self.job_worth(self.me, self.me.job)

    def best_new_job(self) -> tuple[float, int]:
        """The best job in hand that one has studied for, and what it is worth."""
        best, choice = 0.0, -1
        for kind in self.hand:
            if FAMILY[kind] == JOB and FIGURES.needs[kind] <= self.me.level and kind != JOB_GRAND_PROFESSOR:
                if kind == JOB_DICTATOR or CRISIS_POLITICAL in self.running:
                    continue
                worth = self.job_worth(self.me, kind)
                if worth > best:
                    best, choice = worth, kind
        return best, choice

    # Cards before oneself.

    def gain(self, kind: int) -> float:
        """What playing a card now is worth, harm to others included."""
        family = FAMILY[kind]
        if family == MALUS:
            return self.best_harm(kind)
        if SMILES[kind]:
            return self.lay_worth(kind)
        return self.special_worth(kind)

    def lay_worth(self, kind: int) -> float:
        """What laying a card with smiles before oneself is worth."""
        family = FAMILY[kind]
        smiles = float(SMILES[kind])
        me = self.me
        if family == STUDY:
            if me.job != NO_JOB:
                return smiles
            return smiles + LEVEL * FIGURES.level[kind] * min(1.0, self.turns / SEARCH)
        if family == WAGE:
            return smiles + BUNDLE * FIGURES.money[kind]
        if family == JOB:
            return self.job_worth(me, kind) - self.working + (self.hack_worth() if kind == JOB_HACKER else 0.0)
        if family == FLIRT:
            return smiles + self.flirt_bonus(kind)
        if family == MARRIAGE:
            return smiles + self.rate(20) * 0.4 + 0.7 * self.held(CHILD) - LOST_FLIRT * self.flirts_to_come()
        if family == UNFAITHFUL:
            return smiles + self.rate(20) * 0.5 + 0.7 * self.held(FLIRT) - self.risk_of_divorce()
        if kind == GRAND_PRIZE:
            return smiles + self.rate(10 * (MOST_MONEY - me.limit)) * FUTURE
        if family in (DISTINCTION, CHILD):
            return smiles
        return smiles + self.use_worth(kind)

    def held(self, family: int) -> int:
        """How many cards of a family are in hand."""
        return sum([1 for kind in self.hand if FAMILY[kind] == family])

    def flirts_to_come(self) -> int:
        """The flirts in hand that a marriage would forbid."""
        return min(self.held(FLIRT), FIGURES.flirts - len(self.me.flirts)) if self.me.flirts else 0

    def risk_of_divorce(self) -> float:
        """What an adultery puts at risk."""
        return 0.0 if self.me.job == JOB_LAWYER else 0.3 * 2 * len(self.me.children) * min(1.0, self.turns / 40)

    def flirt_bonus(self, kind: int) -> float:
        """The first flirt allows a marriage; one at the right place steals another's."""
        bonus = 0.0 if self.me.flirts or self.me.married else 0.5
        if FIGURES.baby[kind] and not self.me.married and self.held(CHILD):
            bonus += 0.5
        for rival in self.rivals:
            if rival.flirts and rival.flirts[0] == kind and not rival.married:
                return bonus + 1 + self.share(rival)
        return bonus

    def use_worth(self, kind: int) -> float:
        """What an acquisition is good for besides its smiles."""
        me = self.me
        worth = USES.get(kind, 0.0) * min(1.0, self.turns / 20) - 0.03 * me.price(kind)
        if is_weapon(kind):
            worth += max(self.best_attack(kind)[0], self.guard_worth(kind))
        if FAMILY[kind] == VEHICLE:
            worth += min(0.4, self.rate(6) * 0.4)
        elif kind == SURVIVAL_SAFE:
            worth += min(0.1 * len(me.wages) + 0.3, self.turns / 20)
        elif kind == SURVIVAL_VEGETABLE_GARDEN:
            worth += min(0.15 * len(me.children), self.turns / 20)
        elif kind == PET_VULTURE:
            worth += max([0.0, *[self.lay_worth(card) for card in set(self.heap("out")) if self.revives(card)]])
        elif kind == PET_UNICORN:
            flipped = self.me.heap("flipped")
            worth += 3 if SPECIAL_RAINBOW in flipped and SPECIAL_SHOOTING_STAR in flipped else 0
        return worth

    def revives(self, kind: int) -> bool:
        """Whether a Vulture could bring a card back."""
        return kind != PET_VULTURE and SMILES[kind] > 0 and not is_weapon(kind) and self.me.fits(kind)

    def guard_worth(self, kind: int) -> float:
        """What an unused weapon is worth against monsters and attackers."""
        return 0.15 * self.me.power(kind) * min(1.0, self.turns / 20) if self.expanded else 0.0

    # Attacks.

    def best_attack(self, weapon: int) -> tuple[float, int]:
        """Whom a weapon just laid would best attack, and what that brings; 0 and -1 if nobody."""
        best, choice = 0.0, -1
        if self.advanced:
            power = self.me.power(weapon)
            for rival in self.rivals:
                if rival.defence >= power or rival.job == JOB_SURVIVALIST:
                    continue
                worth = self.best_loot(rival)
                if SURVIVAL_NUCLEAR_THREAT in rival.belongings:
                    worth -= 0.8 * self.me.smiles
                if worth > best:
                    best, choice = worth, rival.seat
        return best, choice

    def best_loot(self, rival: Person) -> float:
        """What the best card of somebody is worth to oneself, and to them."""
        loot = [self.loot_worth(rival, kind) for kind in set(rival.face_up) if self.can_steal(rival, kind)]
        return max(loot, default=0.0)

    def can_steal(self, rival: Person, kind: int) -> bool:
        """Whether one could lay a card of somebody's."""
        if FAMILY[kind] == FLIRT and (rival.married or rival.flirts[:1] != [kind]):
            return False
        return self.me.fits(kind, True)

    def loot_worth(self, rival: Person, kind: int) -> float:
        own = SMILES[kind] if is_weapon(kind) else self.gain(kind)
        return own + self.share(rival) * self.card_worth(rival, kind)

    # What laid cards are worth to their owner.

    def card_worth(self, person: Person, kind: int) -> float:
        """What somebody would lose with a laid card."""
        family = FAMILY[kind]
        smiles = float(SMILES[kind])
        if family == JOB:
            return max(self.job_worth(person, kind) - self.idle_worth(person), smiles)
        if family == MARRIAGE:
            affair = SMILES[ADULTERY] if person.unfaithful else 0
            return smiles + affair + min(self.rate(20) * 0.4, 1.5)
        if family == STUDY:
            return smiles + LEVEL * FIGURES.level[kind] * (0.5 if person.job != NO_JOB else 1.0)
        if family == WAGE:
            return smiles + BUNDLE * FIGURES.money[kind]
        if family == FLIRT:
            return smiles + (0.5 if len(person.flirts) == 1 and not person.married else 0.0)
        if family == VEHICLE or is_weapon(kind):
            return smiles + 0.12 * FIGURES.power[kind] + (0.2 if family == VEHICLE else 0.0)
        return smiles + USES.get(kind, 0.0) + (0.5 if kind == SPECIAL_INHERITANCE else 0.0)

    # Harm.

    def best_harm(self, kind: int) -> float:
        """What a malus is worth against its best victim."""
        if kind == MALUS_BOMB:
            return self.bomb_worth()
        if kind == MALUS_RADIOACTIVE_CLOUD:
            return sum([self.cloud_harm(rival) for rival in self.rivals])
        return max([self.harm(rival, kind) for rival in self.rivals if rival.can_suffer(kind)], default=0.0)

    def harm(self, rival: Person, kind: int) -> float:
        """What a malus against somebody is worth."""
        return self.share(rival) * self.loss_by(rival, kind)

    def loss_by(self, person: Person, kind: int) -> float:
        """What a malus costs its victim, in smiles."""
        if kind == MALUS_DISMISSAL:
            return self.card_worth(person, person.job)
        if kind == MALUS_JAIL:
            return self.card_worth(person, person.job) + self.turns_lost(person, 3)
        if kind == MALUS_DIVORCE:
            children = 2 * len(person.children) if person.unfaithful else 0
            return 3 + children + (1 if person.unfaithful else 0) + min(self.rate(20) * 0.4, 1.5)
        if kind == MALUS_INCOME_TAX:
            return self.card_worth(person, person.wages[0]) if person.wages else 0.0
        if kind == MALUS_GRADE_REPETITION:
            return self.card_worth(person, person.studies[0]) if person.studies else 0.0
        if kind == MALUS_BOMBING:
            return 0.5 * max([self.card_worth(person, card) for card in set(person.face_up)], default=0.0)
        if kind == MALUS_GENETIC_MUTATION:
            return 1 + 2.5 / (1 + 0.5 * person.defence)
        if kind == MALUS_FUEL_SHORTAGE:
            return 0.5 if any([FAMILY[card] == VEHICLE for card in person.belongings]) else 0.15
        return self.turns_lost(person, FIGURES.skips[kind])

    def turns_lost(self, person: Person, turns: int) -> float:
        """What skipping turns costs; less if the game ends before."""
        return TURN * max(min(float(turns), self.turns - person.skips), 0.0)

    def bomb_worth(self) -> float:
        """Everybody's children."""
        if any([person.job == JOB_SOLDIER for person in self.people]):
            return 0.0
        worth = sum([self.share(rival) * 2 * len(rival.children) for rival in self.rivals])
        return worth - 2 * len(self.me.children) - (3 if MEDAL_HONOUR in self.hand else 0)

    def cloud_harm(self, rival: Person) -> float:
        """What the worst malus that somebody has suffered would do again."""
        kinds = [kind for kind in set(rival.malus) if kind not in (MALUS_VIRUS, MALUS_RADIOACTIVE_CLOUD)]
        return max([self.harm(rival, kind) for kind in kinds if rival.can_suffer(kind)], default=0.0)

    def avenge_worth(self) -> float:
        return max([self.best_harm(kind) for kind in set(self.me.malus) if kind != MALUS_VIRUS], default=0.0)

    # Special cards.

    def special_worth(self, kind: int) -> float:
        """What a special card does if it is laid now."""
        if kind == SPECIAL_BIRTHDAY:
            return sum([1 + self.share(rival) for rival in self.rivals if rival.wages])
        if kind == SPECIAL_RAINBOW:
            fitting = [card for card in self.hand if card != kind and SMILES[card] and self.me.fits(card)]
            return 0.4 + 0.45 * min(len(fitting), 3)
        if kind == SPECIAL_LUCK:
            return 0.9
        if kind == SPECIAL_SHOOTING_STAR:
            return self.best_fetch()
        if kind == SPECIAL_INHERITANCE:
            return 0.8
        if kind == SPECIAL_STRING_PULLING:
            return self.strings_worth()
        if kind == SPECIAL_REVENGE:
            return self.avenge_worth()
        if kind == SPECIAL_CASINO:
            return 0.3 + (0.9 if any([FAMILY[card] == WAGE for card in self.hand]) else 0.0)
        if kind == CATACLYSM_EARTHQUAKE:
            return self.quake_worth()
        return self.mixing_worth(kind)

    def best_fetch(self) -> float:
        """The best card of the discard pile that one could play."""
        worth = 0.0
        for kind in set(self.heap("discard")):
            if self.me.fits(kind) and kind != SPECIAL_SHOOTING_STAR:
                worth = max(worth, self.gain(kind))
        return worth

    def strings_worth(self) -> float:
        """The best job in hand, studied for or not."""
        if CRISIS_POLITICAL in self.running:
            return 0.0
        jobs = [kind for kind in self.hand if FAMILY[kind] == JOB and kind not in (JOB_GRAND_PROFESSOR, JOB_DICTATOR)]
        return max([0.0, *[self.job_worth(self.me, kind) - self.working for kind in jobs]])

    def quake_worth(self) -> float:
        """Everybody's best card, and one's own worst, change places at random."""
        mine = min([self.card_worth(self.me, kind) for kind in set(self.me.face_up)], default=0.0)
        worth = 0.0
        for rival in self.rivals:
            best = max([self.card_worth(rival, kind) for kind in set(rival.face_up)], default=0.0)
            worth += self.share(rival) * (best - mine)
        return worth * (self.seats - 1) / self.seats + 0.3

    def mixing_worth(self, kind: int) -> float:
        """Fire, Flood, Tornado, Tsunami and Swap are for those with a bad hand."""
        rest = [self.keep_worth(card) for card in self.hand if card != kind]
        better = ANY_CARD * len(rest) - sum(rest)
        if MALUS_VIRUS in self.hand and kind != CATACLYSM_FLOOD:
            better += 0.5
        if kind == SPECIAL_SWAP:
            return 0.1 + better / max(len(rest), 1)
        if kind == SPECIAL_TSUNAMI:
            better /= 2
        return 0.8 + 0.3 * better if kind == CATACLYSM_FLOOD else better

    # Cards in hand.

    def keep_worth(self, kind: int) -> float:
        """What a card in hand promises for later; a second one that waits for its day is worth less."""
        worth = self.patience * max(self.promise(kind), 0.0)
        alike = self.hand.count(kind)
        return worth * AGAIN ** (alike - 1) if alike > 1 and not self.goes(kind) else worth

    def goes(self, kind: int) -> bool:
        """Whether a card could be played now."""
        if FAMILY[kind] == MALUS:
            return any([rival.can_suffer(kind) for rival in self.rivals])
        return self.me.fits(kind)

    def promise(self, kind: int) -> float:
        """What a card will be worth when it is played some day, and how likely that is."""
        family = FAMILY[kind]
        me = self.me
        smiles = float(SMILES[kind])
        if family == MALUS:
            return USUAL_HARM.get(kind, 0.0) * (HARM if self.seats == 2 else 0.6)
        if not smiles:
            return SPECIALS_KEPT.get(kind, 0.0)
        if family == JOB:
            return self.job_promise(kind)
        if family == FLIRT and me.married and not me.unfaithful:
            return 0.6 if ADULTERY in self.hand else 0.15
        if self.me.fits(kind):
            if family == MARRIAGE:
                return self.lay_worth(kind) + LOST_FLIRT * self.flirts_to_come()
            return smiles if is_weapon(kind) else self.lay_worth(kind)
        if family == WAGE:
            return smiles * (0.55 if me.job == NO_JOB else 0.2)
        if family == STUDY:
            return smiles * (0.3 if me.job != NO_JOB else 0.1)
        if family == MARRIAGE:
            return 0.5 if me.married else 2.2
        if family == CHILD:
            return 1.3
        if kind == GRAND_PRIZE:
            return 2.5 if any([FIGURES.prize[card] for card in self.hand]) else 0.7
        if is_acquisition(kind):
            return smiles * max(0.75 - 0.08 * (me.price(kind) - me.money), 0.1)
        return smiles * 0.4

    def job_promise(self, kind: int) -> float:
        """What a job in hand may bring once there are studies enough, or strings to pull."""
        me = self.me
        better = self.job_worth(me, kind) - self.working
        if kind == JOB_GRAND_PROFESSOR:
            return better if is_teacher(me.job) else 0.3
        if kind == JOB_DICTATOR:
            return better if CRISIS_POLITICAL in self.running else 0.4
        lacking = max(FIGURES.needs[kind] - me.level, 0)
        if lacking and me.job != NO_JOB:
            return 0.2
        strings = 0.8 if SPECIAL_STRING_PULLING in self.hand and me.job == NO_JOB else 0.0
        chance = max(0.8**lacking, strings) if self.turns > 5 * lacking else strings
        return max(better * chance, 0.3 if me.job == NO_JOB else 0.1)

    def feed_worth(self, kind: int) -> float:
        """What throwing a card away before the next player gives them."""
        after = self.people[(self.me.seat + 1) % self.seats]
        if FAMILY[kind] == MALUS:
            return GIFT * self.loss_by(self.me, kind) if self.me.can_suffer(kind) and kind != MALUS_BOMB else 0.0
        if not after.fits(kind):
            return 0.0
        return GIFT * max(SMILES[kind], 0.8) * (self.share(after) if self.seats > 2 else 1.0)

    # Plagues.

    def plague_worth(self, kind: int) -> float:
        """What it is worth to start a plague now; an invasion ends the game in favour of whoever leads."""
        name = KINDS[kind]
        if name == "event-invasion":
            return WINNING if self.lead > 0 and self.pile > 8 else 2 * BAD_PLAGUE
        if name == "crisis-economic":
            safe = SURVIVAL_SAFE in self.me.belongings
            return self.at_stake([(person, len(person.wages)) for person in self.people], 0.8, safe) - 0.5
        if name == "crisis-food":
            return self.at_stake([(person, hungry(person)) for person in self.people], 1.5, False) - 0.3
        if name == "event-clearance":
            free = [card for card in self.hand if is_acquisition(card) and not self.me.fits(card)]
            return 0.8 * len(free) - 0.3
        return BAD_PLAGUE

    def hack_worth(self) -> float:
        """What the best plague out of game would be worth to a Hacker."""
        past = [kind for kind in self.heap("out") if is_plague(kind) and FAMILY[kind] != MONSTER]
        return max([0.0, *[self.plague_worth(kind) for kind in past]])

    def at_stake(self, stakes: Iterable[tuple[Person, int]], each: float, spared: bool) -> float:
        """What rivals would lose more than oneself."""
        worth = 0.0
        for person, count in stakes:
            if person is self.me:
                worth -= 0.0 if spared else each * count
            else:
                worth += self.share(person) * each * count
        return worth


def hungry(person: Person) -> int:
    """How many children somebody could not feed."""
    if SURVIVAL_VEGETABLE_GARDEN in person.belongings or person.job == JOB_SURVIVALIST:
        return 0
    food = [kind for kind in person.belongings if FAMILY[kind] == PET and kind != PET_PANGOLIN]
    return max(len(person.children) - len(food), 0)
