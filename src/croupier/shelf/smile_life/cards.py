"""The cards of the boxes: their kinds by number, family after family, and the figures of ``cards.toml``."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

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
SPECIAL: Final = 15
CATACLYSM: Final = 16
CRISIS: Final = 17
EVENT: Final = 18
MONSTER: Final = 19
FAMILIES: Final = [
    "study",
    "wage",
    "job",
    "flirt",
    "marriage",
    "adultery",
    "child",
    "pet",
    "trip",
    "house",
    "weapon",
    "vehicle",
    "survival",
    "distinction",
    "malus",
    "special",
    "cataclysm",
    "crisis",
    "event",
    "monster",
]

STUDY_SINGLE: Final = 0
STUDY_DOUBLE: Final = 1
WAGE_1: Final = 2
WAGE_2: Final = 3
WAGE_3: Final = 4
WAGE_4: Final = 5
JOB_WAITER: Final = 6
JOB_BARMAN: Final = 7
JOB_STRIPTEASER: Final = 8
JOB_GARDENER: Final = 9
JOB_PLUMBER: Final = 10
JOB_SOLDIER: Final = 11
JOB_POLICEMAN: Final = 12
JOB_TEACHER_ENGLISH: Final = 13
JOB_TEACHER_FRENCH: Final = 14
JOB_TEACHER_HISTORY: Final = 15
JOB_TEACHER_MATH: Final = 16
JOB_GRAND_PROFESSOR: Final = 17
JOB_WRITER: Final = 18
JOB_MEDIUM: Final = 19
JOB_PIZZA_MAKER: Final = 20
JOB_GURU: Final = 21
JOB_BANDIT: Final = 22
JOB_MECHANIC: Final = 23
JOB_JOURNALIST: Final = 24
JOB_HEAD_PURCHASING: Final = 25
JOB_HEAD_SALES: Final = 26
JOB_DESIGNER: Final = 27
JOB_ARCHITECT: Final = 28
JOB_LAWYER: Final = 29
JOB_PHARMACIST: Final = 30
JOB_AIRLINE_PILOT: Final = 31
JOB_RESEARCHER: Final = 32
JOB_DOCTOR: Final = 33
JOB_SURGEON: Final = 34
JOB_ASTRONAUT: Final = 35
JOB_UNDERTAKER: Final = 36
JOB_DICTATOR: Final = 37
JOB_HACKER: Final = 38
JOB_NINJA: Final = 39
JOB_SURVIVALIST: Final = 40
FLIRT_BAR: Final = 41
FLIRT_CAMPING: Final = 42
FLIRT_CINEMA: Final = 43
FLIRT_HOTEL: Final = 44
FLIRT_INTERNET: Final = 45
FLIRT_NIGHTCLUB: Final = 46
FLIRT_PARK: Final = 47
FLIRT_RESTAURANT: Final = 48
FLIRT_THEATRE: Final = 49
FLIRT_ZOO: Final = 50
MARRIAGE_BOURG_LA_REINE: Final = 51
MARRIAGE_BOURG_MADAME: Final = 52
MARRIAGE_CORPS_NUDS: Final = 53
MARRIAGE_FOURQUEUX: Final = 54
MARRIAGE_MONTCUQ: Final = 55
MARRIAGE_MONTETON: Final = 56
MARRIAGE_SAINTE_VERGE: Final = 57
ADULTERY: Final = 58
CHILD_DIANA: Final = 59
CHILD_HARRY: Final = 60
CHILD_HERMIONE: Final = 61
CHILD_LARA: Final = 62
CHILD_LEIA: Final = 63
CHILD_LUIGI: Final = 64
CHILD_LUKE: Final = 65
CHILD_MARIO: Final = 66
CHILD_ROCKY: Final = 67
CHILD_ZELDA: Final = 68
PET_CAT: Final = 69
PET_CHICK: Final = 70
PET_DOG: Final = 71
PET_RABBIT: Final = 72
PET_UNICORN: Final = 73
PET_PANGOLIN: Final = 74
PET_TURTLE: Final = 75
PET_VULTURE: Final = 76
TRIP_CAIRO: Final = 77
TRIP_LONDON: Final = 78
TRIP_NEW_YORK: Final = 79
TRIP_RIO: Final = 80
TRIP_SYDNEY: Final = 81
HOUSE_SMALL_GREEN: Final = 82
HOUSE_SMALL_PINK: Final = 83
HOUSE_MEDIUM_ORANGE: Final = 84
HOUSE_MEDIUM_WHITE: Final = 85
HOUSE_BIG: Final = 86
WEAPON_CROSSBOW: Final = 87
WEAPON_BOOMERANG: Final = 88
WEAPON_BAT: Final = 89
WEAPON_BAZOOKA: Final = 90
WEAPON_MOLOTOV: Final = 91
WEAPON_KNIFE: Final = 92
WEAPON_GRENADE: Final = 93
WEAPON_AXE: Final = 94
WEAPON_SLINGSHOT: Final = 95
WEAPON_NUNCHAKU: Final = 96
WEAPON_KNUCKLEDUSTER: Final = 97
WEAPON_PISTOL: Final = 98
WEAPON_LIGHTSABER: Final = 99
WEAPON_SHURIKEN: Final = 100
WEAPON_CHAINSAW: Final = 101
VEHICLE_HELICOPTER: Final = 102
VEHICLE_MOTORBIKE: Final = 103
VEHICLE_TANK: Final = 104
SURVIVAL_BUNKER: Final = 105
SURVIVAL_SAFE: Final = 106
SURVIVAL_GAS_MASK: Final = 107
SURVIVAL_NUCLEAR_THREAT: Final = 108
SURVIVAL_VEGETABLE_GARDEN: Final = 109
SURVIVAL_RADAR: Final = 110
SURVIVAL_RATION: Final = 111
SURVIVAL_FIRST_AID_KIT: Final = 112
MEDAL_HONOUR: Final = 113
GRAND_PRIZE: Final = 114
MALUS_ACCIDENT: Final = 115
MALUS_ILLNESS: Final = 116
MALUS_BURN_OUT: Final = 117
MALUS_DISMISSAL: Final = 118
MALUS_DIVORCE: Final = 119
MALUS_INCOME_TAX: Final = 120
MALUS_GRADE_REPETITION: Final = 121
MALUS_JAIL: Final = 122
MALUS_BOMB: Final = 123
MALUS_BOMBING: Final = 124
MALUS_GENETIC_MUTATION: Final = 125
MALUS_RADIOACTIVE_CLOUD: Final = 126
MALUS_FUEL_SHORTAGE: Final = 127
MALUS_VIRUS: Final = 128
SPECIAL_BIRTHDAY: Final = 129
SPECIAL_CASINO: Final = 130
SPECIAL_INHERITANCE: Final = 131
SPECIAL_LUCK: Final = 132
SPECIAL_RAINBOW: Final = 133
SPECIAL_REVENGE: Final = 134
SPECIAL_SHOOTING_STAR: Final = 135
SPECIAL_STRING_PULLING: Final = 136
SPECIAL_SWAP: Final = 137
SPECIAL_TSUNAMI: Final = 138
CATACLYSM_FIRE: Final = 139
CATACLYSM_FLOOD: Final = 140
CATACLYSM_TORNADO: Final = 141
CATACLYSM_EARTHQUAKE: Final = 142
CRISIS_FOOD: Final = 143
CRISIS_ECOLOGICAL: Final = 144
CRISIS_ECONOMIC: Final = 145
CRISIS_POLITICAL: Final = 146
CRISIS_HEALTH: Final = 147
EVENT_ARMAGEDDON: Final = 148
EVENT_CLEARANCE: Final = 149
EVENT_PURGE: Final = 150
EVENT_INVASION: Final = 151
MONSTER_MUTANT_SNAIL: Final = 152
MONSTER_DEADLY_FISH: Final = 153
MONSTER_CARNIVOROUS_PLANT: Final = 154
MONSTER_KILLER_ROBOT: Final = 155
MONSTER_ZOMBIE: Final = 156
MONSTER_GIANT_LIZARD: Final = 157

# SL-8: what a job's status is.
NO_STATUS: Final = 0
CIVIL: Final = 1
TEMPORARY: Final = 2
STATUSES: Final = ["", "civil", "temporary"]

MOST_MONEY: Final = 4
NO_JOB: Final = -1


class Figures:
    """``cards.toml`` in numbers, by kind."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.dealt: int = data["hand"]["dealt"]
        self.researcher: int = data["hand"]["researcher"]
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


FIGURES: Final = Figures(tomllib.loads((files("croupier.shelf.smile_life") / "cards.toml").read_text("utf-8")))
KINDS: Final = FIGURES.kinds
FAMILY: Final = FIGURES.family
SMILES: Final = FIGURES.smiles

FIRST_PLAGUE: Final = CRISIS_FOOD
FIRST_ACQUISITION: Final = PET_CAT
LAST_ACQUISITION: Final = SURVIVAL_FIRST_AID_KIT
WAGES: Final = [kind for kind in range(len(FIGURES.kinds)) if FIGURES.family[kind] == WAGE]


def is_plague(kind: i64) -> bool:
    """AP-2.1."""
    return kind >= FIRST_PLAGUE


def is_acquisition(kind: i64) -> bool:
    """SL-14, AP-12.1."""
    return FIRST_ACQUISITION <= kind <= LAST_ACQUISITION


def is_quiet(kind: i64) -> bool:
    """Whether a card asks for nothing more when it is laid: a study, a wage, a flirt, a marriage, an adultery."""
    family: i64 = FAMILY[kind]
    return family in (STUDY, WAGE, FLIRT, MARRIAGE, UNFAITHFUL)


def is_weapon(kind: i64) -> bool:
    """AP-12.4: the Tank counts as one."""
    return FAMILY[kind] == WEAPON or kind == VEHICLE_TANK


def is_teacher(kind: i64) -> bool:
    """SL-6.5."""
    return JOB_TEACHER_ENGLISH <= kind <= JOB_TEACHER_MATH


def is_doctor(kind: i64) -> bool:
    """SL-7.8."""
    return kind in (JOB_DOCTOR, JOB_SURGEON)


def heals(kind: i64) -> bool:
    """SL-7.8, SL-7.13: the jobs that no Illness touches."""
    return is_doctor(kind) or kind == JOB_PHARMACIST
