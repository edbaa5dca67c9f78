"""The cards of the boxes: their families, their kinds by number, and the figures of ``cards.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from mypy_extensions import i64

from croupier.shelf.box import cards_of
from croupier.shelf.smile_life.figures import Family
from croupier.table import Edition, Json

# SL-1.4, AP-1.2: the families, in the order of the kinds.
STUDY: Final = 0
WAGE: Final = 1
JOB: Final = 2
FLIRT: Final = 3
MARRIAGE: Final = 4
UNFAITHFUL: Final = 5
CHILD: Final = 6
PET: Final = 7
TRIP: Final = 8
HOUSE: Final = 9
WEAPON: Final = 10
VEHICLE: Final = 11
SURVIVAL: Final = 12
DISTINCTION: Final = 13
MALUS: Final = 14
CRISIS: Final = 17
MONSTER: Final = 19
FAMILIES: Final[list[str]] = list(get_args(Family))

# SL-8: the status of a job.
CIVIL: Final = 1
TEMPORARY: Final = 2
STATUSES: Final = ["", "civil", "temporary"]

# What a laid card gives while it lies face up among the belongings; one bit each.
PRIZE: Final = 1
MASK: Final = 2
SAFE: Final = 4
THREAT: Final = 8
GARDEN: Final = 16
RADAR: Final = 32
BUNKER: Final = 64
GIVES: Final = {
    "grand-prize": PRIZE,
    "survival-bunker": BUNKER,
    "survival-safe": SAFE,  # AP-14.3: it keeps the wages in an economic crisis.
    "survival-nuclear-threat": THREAT,  # AP-14.4: it answers an attack.
    "survival-gas-mask": MASK,  # AP-14.5, AP-8.6: no Illness and no health crisis touches its owner.
    "survival-vegetable-garden": GARDEN,  # AP-14.6: it feeds all children of its owner.
    "survival-radar": RADAR,  # AP-14.7: it shows the next card of the pile before a turn.
}

# SL-14.3: the three that are worth more together.
UNICORN: Final = 1
RAINBOW: Final = 2
STAR: Final = 4
ALL_WONDERS: Final = UNICORN | RAINBOW | STAR

# AP-11.6: the part a card plays in paying damage. Those on which others hang come first.
LOOSE: Final = 0
WEDDING: Final = 1
WORK: Final = 2
CHEATING: Final = 3
AFFAIR_FLIRT: Final = 4
MERE_FLIRT: Final = 5
LEARNING: Final = 6
HONOUR: Final = 7

MOST_MONEY: Final = 4
NO_JOB: Final = -1


class Figures:
    """``cards.toml`` in numbers, for one table; lists are indexed by kind.

    Kinds are numbered in the order of the file, and the pile is laid out in this order before it is shuffled: a new
    card goes last in its family, and increments the version of the rules.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.dealt: int = data["hand"]["dealt"]
        self.researcher: int = max(data["hand"]["researcher"], self.dealt + 1)
        self.ecological: int = data["hand"]["ecological"]
        self.studies: int = data["limits"]["studies"]
        self.flirts: int = data["limits"]["flirts"]
        self.medium: int = data["limits"]["medium"]
        self.virus: int = data["limits"]["virus"]
        self.mutation: int = data["limits"]["mutation"]
        cards: list[dict[str, Any]] = data["card"]
        self.kinds: list[str] = [card["id"] for card in cards]
        self.family: list[int] = [FAMILIES.index(card["family"]) for card in cards]
        self.clause: list[str] = [card["clause"] for card in cards]
        self.base: list[bool] = [card["box"] == "base" for card in cards]
        self.count: list[int] = [card["count"] for card in cards]
        self.smiles: list[int] = [card["smiles"] for card in cards]
        self.level: list[int] = [card.get("level", 0) for card in cards]
        self.money: list[int] = [card.get("money", 0) for card in cards]
        self.needs: list[int] = [card.get("studies", 0) for card in cards]
        self.wages: list[int] = [card.get("wages", 0) for card in cards]
        self.status: list[int] = [STATUSES.index(card.get("status", "")) for card in cards]
        self.prize: list[bool] = [card.get("prize", False) for card in cards]
        self.baby: list[bool] = [card.get("baby", False) for card in cards]
        self.price: list[int] = [card.get("price", 0) for card in cards]
        self.gives: list[int] = [GIVES.get(card["id"], 0) for card in cards]
        self.married_price: list[int] = [card.get("married_price", card.get("price", 0)) for card in cards]
        self.power: list[int] = [card.get("power", 0) for card in cards]
        self.boosted: list[int] = [card.get("boosted", 0) for card in cards]
        self.rounds: list[int] = [card.get("rounds", 0) for card in cards]
        self.combativity: list[int] = [card.get("combativity", 0) for card in cards]
        self.damage: list[int] = [card.get("damage", 0) for card in cards]
        self.skips: list[int] = [card.get("skips", 0) for card in cards]
        self.free_for: list[list[int]] = [self._numbers(card.get("free_for", [])) for card in cards]
        self.boost_with: list[list[int]] = [self._numbers(card.get("boost_with", [])) for card in cards]

    def _numbers(self, names: list[str]) -> list[int]:
        return [self.kinds.index(name) for name in names]


def box() -> Json:
    """The figures of ``cards.toml``."""
    return cards_of("croupier.shelf.smile_life")


FIGURES: Final = Figures(box())
"""The figures of our own boxes. The names, numbers and families of the kinds are the same in every edition."""
KINDS: Final = FIGURES.kinds
FAMILY: Final = FIGURES.family

FIRST_PLAGUE: Final = FAMILY.index(CRISIS)
FIRST_MONSTER: Final = FAMILY.index(MONSTER)
WAGES: Final = [kind for kind, family in enumerate(FAMILY) if family == WAGE]


def figures_of(edition: Edition | None) -> Figures:
    """The figures of a table."""
    return FIGURES if edition is None else Figures(edition.cards)


def number(name: str) -> int:
    """The number of a kind."""
    return KINDS.index(name)


# The kinds that rules name.

JOB_BARMAN: Final = number("job-barman")
JOB_SOLDIER: Final = number("job-soldier")
JOB_GRAND_PROFESSOR: Final = number("job-grand-professor")
JOB_GURU: Final = number("job-guru")
JOB_BANDIT: Final = number("job-bandit")
JOB_MECHANIC: Final = number("job-mechanic")
JOB_JOURNALIST: Final = number("job-journalist")
JOB_HEAD_PURCHASING: Final = number("job-head-purchasing")
JOB_HEAD_SALES: Final = number("job-head-sales")
JOB_ARCHITECT: Final = number("job-architect")
JOB_LAWYER: Final = number("job-lawyer")
JOB_PHARMACIST: Final = number("job-pharmacist")
JOB_AIRLINE_PILOT: Final = number("job-airline-pilot")
JOB_RESEARCHER: Final = number("job-researcher")
JOB_ASTRONAUT: Final = number("job-astronaut")
JOB_UNDERTAKER: Final = number("job-undertaker")
JOB_DICTATOR: Final = number("job-dictator")
JOB_HACKER: Final = number("job-hacker")
JOB_NINJA: Final = number("job-ninja")
JOB_SURVIVALIST: Final = number("job-survivalist")
ADULTERY: Final = number("adultery")
PET_UNICORN: Final = number("pet-unicorn")
PET_PANGOLIN: Final = number("pet-pangolin")
PET_VULTURE: Final = number("pet-vulture")
SURVIVAL_BUNKER: Final = number("survival-bunker")
SURVIVAL_SAFE: Final = number("survival-safe")
SURVIVAL_GAS_MASK: Final = number("survival-gas-mask")
SURVIVAL_NUCLEAR_THREAT: Final = number("survival-nuclear-threat")
SURVIVAL_VEGETABLE_GARDEN: Final = number("survival-vegetable-garden")
SURVIVAL_RADAR: Final = number("survival-radar")
SURVIVAL_RATION: Final = number("survival-ration")
SURVIVAL_FIRST_AID_KIT: Final = number("survival-first-aid-kit")
MEDAL_HONOUR: Final = number("medal-honour")
GRAND_PRIZE: Final = number("grand-prize")
MALUS_ACCIDENT: Final = number("malus-accident")
MALUS_ILLNESS: Final = number("malus-illness")
MALUS_BURN_OUT: Final = number("malus-burn-out")
MALUS_DISMISSAL: Final = number("malus-dismissal")
MALUS_DIVORCE: Final = number("malus-divorce")
MALUS_INCOME_TAX: Final = number("malus-income-tax")
MALUS_GRADE_REPETITION: Final = number("malus-grade-repetition")
MALUS_JAIL: Final = number("malus-jail")
MALUS_BOMB: Final = number("malus-bomb")
MALUS_BOMBING: Final = number("malus-bombing")
MALUS_GENETIC_MUTATION: Final = number("malus-genetic-mutation")
MALUS_RADIOACTIVE_CLOUD: Final = number("malus-radioactive-cloud")
MALUS_FUEL_SHORTAGE: Final = number("malus-fuel-shortage")
MALUS_VIRUS: Final = number("malus-virus")
SPECIAL_BIRTHDAY: Final = number("special-birthday")
SPECIAL_CASINO: Final = number("special-casino")
SPECIAL_INHERITANCE: Final = number("special-inheritance")
SPECIAL_LUCK: Final = number("special-luck")
SPECIAL_RAINBOW: Final = number("special-rainbow")
SPECIAL_REVENGE: Final = number("special-revenge")
SPECIAL_SHOOTING_STAR: Final = number("special-shooting-star")
SPECIAL_STRING_PULLING: Final = number("special-string-pulling")
SPECIAL_SWAP: Final = number("special-swap")
SPECIAL_TSUNAMI: Final = number("special-tsunami")
CATACLYSM_FIRE: Final = number("cataclysm-fire")
CATACLYSM_FLOOD: Final = number("cataclysm-flood")
CATACLYSM_TORNADO: Final = number("cataclysm-tornado")
CATACLYSM_EARTHQUAKE: Final = number("cataclysm-earthquake")
CRISIS_FOOD: Final = number("crisis-food")
CRISIS_ECOLOGICAL: Final = number("crisis-ecological")
CRISIS_ECONOMIC: Final = number("crisis-economic")
CRISIS_POLITICAL: Final = number("crisis-political")
CRISIS_HEALTH: Final = number("crisis-health")
EVENT_ARMAGEDDON: Final = number("event-armageddon")
EVENT_CLEARANCE: Final = number("event-clearance")
EVENT_PURGE: Final = number("event-purge")
EVENT_INVASION: Final = number("event-invasion")


def is_plague(kind: i64) -> bool:
    """AP-2.1: whether a card is a crisis, an event or a monster."""
    return kind >= FIRST_PLAGUE
