"""The values of the sensible player of Smile Life, in smiles. The rules say what is legal and what it costs."""

from __future__ import annotations

from typing import Final

from croupier.shelf.smile_life import cards, reasons
from croupier.table import WhyNot

# An unknown card, and a turn.
ANY_CARD: Final = 0.85
TURN: Final = 1.0
WINNING: Final = 30.0
# How much of a card's value remains if it stays in hand, and how many turns before the end it begins to fade.
KEPT: Final = 0.93
FADING: Final = 2.0
# How much a second card of a kind is still worth; the value of a flirt in hand that a marriage would forbid.
AGAIN: Final = 0.5
LOST_FLIRT: Final = 0.8
# The weight of harm to the only rival, to the strongest of several, and to another one.
HARM: Final = 0.95
HARM_TO_LEADER: Final = 1.3
HARM_TO_OTHERS: Final = 0.7
# What a wage brings besides its smile, for each bundle; a study besides its smile, for each level.
BUNDLE: Final = 0.07
LEVEL: Final = 0.2
# How much of the hopes without a job come true, and how many turns it takes to find one.
HOPES: Final = 0.7
SEARCH: Final = 12
# How much of the future is left after malus and crises, on average.
FUTURE: Final = 0.8
# How much of the game is left on average while an invasion may still end it.
SUDDEN_END: Final = 0.6
# How much a player who could lay a discarded card gains by it.
GIFT: Final = 0.5
# What passing the Virus on adds to an Illness; the cost of holding the Virus and the value of losing it.
INFECTING: Final = 1.5
VIRUS_HELD: Final = -1.0
VIRUS_FISHED: Final = -2.0
VIRUS_DROPPED: Final = 0.5

# At the beginning of a turn: what the top card of the discard pile must be worth to be taken.
WORTH_TAKING: Final = 1.0
# How much better a new job must be than the current one, and until how many turns before the end.
WORTH_RESIGNING: Final = 2.0
WORTH_CHANGING: Final = 0.5
LATE: Final = 4

# What an unanswered bet brings, less a little for each bundle, and what a second bet brings.
BET: Final = 0.8
BET_BUNDLE: Final = 0.05
SECOND_BET: Final = -0.2

# What the power of a weapon is worth, for each point: laid, on guard, and in a fight.
POWER: Final = 0.12
GUARD: Final = 0.15
WEAPON_POINT: Final = 0.12
VEHICLE_LAID: Final = 0.2
VEHICLE_USED: Final = 0.35
# How much of its smiles a player risks by attacking a nuclear power; from how many smiles a threat is worth using on an
# attacker.
NUCLEAR_RISK: Final = 0.8
WORTH_A_THREAT: Final = 4
# The most to offer a Dictator.
RANSOM: Final = 2.5
BAD_PLAGUE: Final = -1.0

POWERS: Final = {
    cards.JOB_AIRLINE_PILOT: 1.0,
    cards.JOB_ARCHITECT: 1.2,
    cards.JOB_ASTRONAUT: 1.5,
    cards.JOB_BANDIT: 0.5,
    cards.JOB_BARMAN: 0.5,
    cards.JOB_DICTATOR: 3.5,
    cards.JOB_GURU: -0.3,
    cards.JOB_HACKER: 0.5,
    cards.JOB_HEAD_PURCHASING: 0.4,
    cards.JOB_HEAD_SALES: 0.4,
    cards.JOB_JOURNALIST: 0.4,
    cards.JOB_LAWYER: 0.6,
    cards.JOB_MECHANIC: 0.4,
    cards.JOB_NINJA: 0.8,
    cards.JOB_PHARMACIST: 0.6,
    cards.JOB_RESEARCHER: 1.5,
    cards.JOB_SOLDIER: 0.5,
    cards.JOB_SURVIVALIST: 2.0,
    cards.JOB_UNDERTAKER: 0.5,
}
"""The powers of jobs."""

USUAL_HARM: Final = {
    cards.MALUS_ACCIDENT: 1.0,
    cards.MALUS_ILLNESS: 1.0,
    cards.MALUS_BURN_OUT: 1.0,
    cards.MALUS_DISMISSAL: 2.5,
    cards.MALUS_DIVORCE: 3.0,
    cards.MALUS_INCOME_TAX: 1.0,
    cards.MALUS_GRADE_REPETITION: 1.0,
    cards.MALUS_JAIL: 1.0,
    cards.MALUS_BOMB: 2.0,
    cards.MALUS_BOMBING: 1.6,
    cards.MALUS_GENETIC_MUTATION: 2.0,
    cards.MALUS_RADIOACTIVE_CLOUD: 1.2,
    cards.MALUS_FUEL_SHORTAGE: 0.2,
}
"""What malus usually cost their victim."""

USES: Final = {
    cards.SURVIVAL_BUNKER: 1.0,
    cards.SURVIVAL_GAS_MASK: 0.3,
    cards.SURVIVAL_NUCLEAR_THREAT: 0.5,
    cards.SURVIVAL_RADAR: 0.6,
    cards.SURVIVAL_FIRST_AID_KIT: 0.4,
    cards.SPECIAL_INHERITANCE: 0.5,
}
"""What laid cards are good for besides their smiles."""

SPECIALS_KEPT: Final = {
    cards.SPECIAL_BIRTHDAY: 1.2,
    cards.SPECIAL_RAINBOW: 1.3,
    cards.SPECIAL_LUCK: 0.6,
    cards.SPECIAL_SHOOTING_STAR: 2.2,
    cards.SPECIAL_INHERITANCE: 0.5,
    cards.SPECIAL_STRING_PULLING: 1.0,
    cards.SPECIAL_SWAP: 0.2,
    cards.SPECIAL_TSUNAMI: 0.4,
    cards.SPECIAL_REVENGE: 1.2,
    cards.SPECIAL_CASINO: 0.4,
    cards.CATACLYSM_FIRE: 0.5,
    cards.CATACLYSM_FLOOD: 0.8,
    cards.CATACLYSM_TORNADO: 0.5,
    cards.CATACLYSM_EARTHQUAKE: 1.5,
}
"""What special cards promise in hand."""

WAITING: Final[dict[WhyNot, float]] = {
    reasons.NO_JOB_NO_WAGE: 0.55,
    reasons.WAGE_TOO_HIGH: 0.2,
    reasons.WORKING: 0.3,
    reasons.SIX_STUDIES: 0.1,
    reasons.MARRIED: 0.15,
    reasons.MARRIED_ALREADY: 1 / 6,
    reasons.NO_FLIRT: 0.73,
    reasons.NO_PARENTS: 0.65,
    reasons.NO_PRIZE_JOB: 0.175,
    reasons.PRIZE_ALREADY: 0.175,
    reasons.DISHONOURED: 0.0,
}
"""How much of its smiles a card that cannot be laid yet promises, by the reason why not."""
WAITING_ANYHOW: Final = 0.4
HELPED_BY_ADULTERY: Final = 0.6
HELPED_BY_JOB: Final = 0.625
# The same for a card that is too expensive: the most, the reduction for each missing bundle, and the least.
NEARLY_PAID: Final = 0.75
MISSING_BUNDLE: Final = 0.08
UNPAYABLE: Final = 0.1

JOBS_OUT_OF_REACH: Final[dict[WhyNot, float]] = {
    reasons.NOT_A_TEACHER: 0.3,
    reasons.ONLY_IN_A_POLITICAL_CRISIS: 0.4,
    reasons.POLICE: 0.3,
}
"""What a job that needs more than studies promises in hand, by the reason why not."""
JOB_LIKELY: Final = 0.8
"""How likely a job is that needs one more level of studies, or String-pulling."""
JOB_AT_LEAST: Final = 0.3
JOB_AT_LEAST_WORKING: Final = 0.1
JOB_TO_STUDY_FOR: Final = 0.2

EATEN: Final = {cards.SURVIVAL_RATION: 0.0, cards.PET_UNICORN: 0.2, cards.PET_PANGOLIN: 1.5}
"""What it costs to feed a child with a card."""
EATEN_USUALLY: Final = 0.1
CHILD_LOST: Final = 2.0

# AP-2.6: before any card is laid these do least; what is put out with them is gone.
HARMLESS: Final = (cards.EVENT_ARMAGEDDON, cards.CRISIS_ECONOMIC, cards.CRISIS_FOOD, cards.EVENT_CLEARANCE)
