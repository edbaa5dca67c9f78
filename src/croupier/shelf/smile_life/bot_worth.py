"""What things are worth to a sensible player of Smile Life, in smiles. What is legal and what it costs, the rules say."""

from __future__ import annotations

from typing import Final

from croupier.shelf.smile_life import cards, reasons
from croupier.table import WhyNot

# A card about which nothing is known, and a turn.
ANY_CARD: Final = 0.85
TURN: Final = 1.0
WINNING: Final = 30.0
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
# How much of the game is left, on an average, as long as the invasion may come and end it.
SUDDEN_END: Final = 0.6
# What a player who could lay a card makes of it when it is thrown away before them.
GIFT: Final = 0.5
# What passing the Virus on adds to an Illness, and what it is worth to hold the Virus or to get rid of it.
INFECTING: Final = 1.5
VIRUS_HELD: Final = -1.0
VIRUS_FISHED: Final = -2.0
VIRUS_DROPPED: Final = 0.5

# The beginning of a turn: what the card on the discard pile must be worth to be taken instead of drawing.
WORTH_TAKING: Final = 1.0
# How much better a new job must be than the one that is left for it, and from how many turns before the end.
WORTH_RESIGNING: Final = 2.0
WORTH_CHANGING: Final = 0.5
LATE: Final = 4

# What a bet that is not answered brings, less a little for each bundle, and what a second one brings.
BET: Final = 0.8
BET_BUNDLE: Final = 0.05
SECOND_BET: Final = -0.2

# What the power of a weapon is worth, for each point: laid, on guard, and in a fight.
POWER: Final = 0.12
GUARD: Final = 0.15
WEAPON_POINT: Final = 0.12
VEHICLE_LAID: Final = 0.2
VEHICLE_USED: Final = 0.35
# How much of one's smiles an attack on a nuclear power puts at risk; from how many smiles on an attacker is worth a threat.
NUCLEAR_RISK: Final = 0.8
WORTH_A_THREAT: Final = 4
# The most that is given to a Dictator.
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
"""What malus usually do to their victim."""

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
"""What special cards that wait in hand promise."""

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
"""How much of its smiles a card promises that cannot be laid yet, by the reason why not."""
WAITING_ANYHOW: Final = 0.4
HELPED_BY_ADULTERY: Final = 0.6
HELPED_BY_JOB: Final = 0.625
# The same for what is too expensive: the most, what each missing bundle takes off, and the least.
NEARLY_PAID: Final = 0.75
MISSING_BUNDLE: Final = 0.08
UNPAYABLE: Final = 0.1

JOBS_OUT_OF_REACH: Final[dict[WhyNot, float]] = {
    reasons.NOT_A_TEACHER: 0.3,
    reasons.ONLY_IN_A_POLITICAL_CRISIS: 0.4,
    reasons.POLICE: 0.3,
}
"""What a job in hand promises that studies alone do not bring, by the reason why not."""
JOB_LIKELY: Final = 0.8
"""How likely a job is that one more level of studies would bring, or that strings bring."""
JOB_AT_LEAST: Final = 0.3
JOB_AT_LEAST_WORKING: Final = 0.1
JOB_TO_STUDY_FOR: Final = 0.2

EATEN: Final = {cards.SURVIVAL_RATION: 0.0, cards.PET_UNICORN: 0.2, cards.PET_PANGOLIN: 1.5}
"""What it costs to feed a child with a card."""
EATEN_USUALLY: Final = 0.1
CHILD_LOST: Final = 2.0

# AP-2.6: before any card is laid these do least; what is put out with them is gone.
HARMLESS: Final = (cards.EVENT_ARMAGEDDON, cards.CRISIS_ECONOMIC, cards.CRISIS_FOOD, cards.EVENT_CLEARANCE)
