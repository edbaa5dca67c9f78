"""What can be asked and answered, why not, and what can happen. Every option is made once and used again."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from croupier.shelf.smile_life.cards import KINDS, MOST_MONEY
from croupier.table import Decision, Event, Kind, Option, Score

MOST_SEATS: Final = 6

# Answers.

DRAW: Final = Option("draw", rule="SL-3.2")
DRAW_HIDDEN: Final = Option("draw-hidden", rule="AP-7.4")
TAKE: Final = Option("take", rule="SL-3.4")
RESIGN: Final = Option("resign", rule="SL-17.1")
DIVORCE: Final = Option("divorce", rule="SL-18.1")
END_AFFAIR: Final = Option("end-affair", rule="SL-13.6")
DONE: Final = Option("done", rule="SL-15.2")
NOTHING: Final = Option("nothing", rule="AMB-47")
YES: Final = Option("yes")
NO: Final = Option("no")
ALLY: Final = Option("ally", rule="AP-11.12")
SUFFER: Final = Option("suffer", rule="AP-11.4")
FREE: Final = Option("free", rule="SL-7.1")


def _by_kind(verb: str, rule: str) -> list[Option]:
    return [Option(verb, name, kind, rule) for kind, name in enumerate(KINDS)]


def _by_seat(verb: str, rule: str) -> list[Option]:
    return [Option(verb, str(seat), seat, rule) for seat in range(MOST_SEATS)]


PLAY: Final = _by_kind("play", "SL-3.3")
THROW_AWAY: Final = _by_kind("discard", "SL-3.3")
BET: Final = _by_kind("bet", "SL-15.10")
CARD: Final = _by_kind("card", "")
AFFAIR: Final = _by_kind("affair", "SL-13.2")
WEAPONS: Final = _by_kind("use", "AP-11.3")
FLEE: Final = _by_kind("flee", "AP-13.1")
THROW: Final = _by_kind("throw", "AP-10.22")
SEAT: Final = _by_seat("seat", "")
VIRUS: Final = _by_seat("virus", "AP-16.16")
IMPRISON: Final = _by_seat("imprison", "AP-17.3")

# SL-9.3, AMB-06: ways to pay, as the wages that are flipped; ``i`` is the Inheritance, worth as much as a wage of level 3.
INHERITED: Final = MOST_MONEY + 1
_WAYS: Final[dict[int, Option]] = {}


def way(counts: list[int]) -> Option:
    """A way to pay as an option, ``pay:4-3``: so many wages of each level, and perhaps the Inheritance (at the end)."""
    packed = 0
    for at, count in enumerate(counts):
        packed |= count << 4 * at
    if packed not in _WAYS:
        words = [str(level) for level in range(MOST_MONEY, 0, -1) for _ in range(counts[level])]
        if counts[INHERITED]:
            words.append("i")
        _WAYS[packed] = Option("pay", "-".join(words), packed, "SL-9.3")
    return _WAYS[packed]


def unpacked(packed: int) -> list[int]:
    return [packed >> 4 * at & 15 for at in range(INHERITED + 1)]


def worth(at: int) -> int:
    """What a wage of a level, or the Inheritance, is worth."""
    return 3 if at == INHERITED else at


def minimal_ways(price: int) -> list[list[int]]:
    """Every choice of money that pays a price and holds nothing that could be left out."""
    ways: list[list[int]] = []
    for size in range(1, price + 1):
        for chosen in combinations_with_replacement(range(1, INHERITED + 1), size):
            money = [worth(at) for at in chosen]
            if sum(money) >= price > sum(money) - min(money) and chosen.count(INHERITED) <= 1:
                ways.append([chosen.count(at) for at in range(INHERITED + 1)])
    return ways


# Questions: their numbers, kinds and clauses.

ASK_START: Final = 0
ASK_PLAY: Final = 1
ASK_TARGET: Final = 2
ASK_PAY: Final = 3
ASK_GIFT: Final = 4
ASK_FETCH: Final = 5
ASK_LUCK: Final = 6
ASK_ORDER: Final = 7
ASK_PULL: Final = 8
ASK_REVENGE: Final = 9
ASK_SET_ASIDE: Final = 10
ASK_BET: Final = 11
ASK_KEEP: Final = 12
ASK_GIVE_UP: Final = 13
ASK_PLAGUE: Final = 14
ASK_ARMAGEDDON: Final = 15
ASK_QUAKE: Final = 16
ASK_BOMBING: Final = 17
ASK_MUTATION: Final = 18
ASK_STEAL: Final = 19
ASK_ATTACK: Final = 20
ASK_THREAT: Final = 21
ASK_MONSTER: Final = 22
ASK_LEND: Final = 23
ASK_LOSE: Final = 24
ASK_ROB: Final = 25
ASK_THROW: Final = 26
ASK_FLOOD: Final = 27
ASK_FEED: Final = 28
ASK_ADOPT: Final = 29
ASK_EXCHANGE: Final = 30
ASK_CLOUD: Final = 31
ASK_RELAUNCH: Final = 32
ASK_OFFER_HAND: Final = 33
ASK_OFFER_LAID: Final = 34
ASK_BARGAIN: Final = 35
ASK_RESTART: Final = 36
ASK_BUNKER: Final = 37
ASK_MORE: Final = 38
ASK_SIDE: Final = 39

KIND_OF_ASK: Final = [
    "start",
    "play",
    "target",
    "pay",
    "gift",
    "fetch",
    "luck",
    "order",
    "pull",
    "revenge",
    "set-aside",
    "bet",
    "keep",
    "give-up",
    "plague",
    "armageddon",
    "quake",
    "bombing",
    "mutation",
    "steal",
    "attack",
    "threat",
    "monster",
    "lend",
    "lose",
    "rob",
    "throw",
    "flood",
    "feed",
    "adopt",
    "exchange",
    "cloud",
    "relaunch",
    "offer-hand",
    "offer-laid",
    "bargain",
    "restart",
    "bunker",
    "more",
    "side",
]
RULE_OF_ASK: Final = [
    "SL-3.2",
    "SL-3.3",
    "SL-3.3",
    "SL-9.3",
    "SL-15.1",
    "SL-15.4",
    "SL-15.3",
    "SL-15.3",
    "SL-15.6",
    "SL-15.9",
    "SL-7.6",
    "SL-15.10",
    "AP-5.1",
    "SL-7.7",
    "AP-2.6",
    "AP-9.2",
    "AP-18.3",
    "AP-16.2",
    "AP-16.3",
    "AP-12.9",
    "AP-12.5",
    "AP-14.4",
    "AP-11.2",
    "AP-11.12",
    "AP-11.4",
    "AP-10.1",
    "AP-10.22",
    "AP-18.6",
    "AP-4.1",
    "AP-4.4",
    "AP-16.17",
    "AP-16.7",
    "AP-17.4",
    "AP-17.3",
    "AP-17.3",
    "AP-17.3",
    "AP-10.26",
    "AP-14.2",
    "SL-15.2",
    "AP-7.4",
]


def decision(about: int, options: list[Option]) -> Decision:
    return Decision(KIND_OF_ASK[about], RULE_OF_ASK[about], tuple(options), True)


# SL-3.2, SL-3.4, SL-3.6: every question with which a turn can begin; what may be done besides drawing, with a bit for each.

MAY_DRAW_HIDDEN: Final = 1
MAY_TAKE: Final = 2
MAY_RESIGN: Final = 4
MAY_DIVORCE: Final = 8
MAY_END_AFFAIR: Final = 16


def _beginning(choices: int) -> Decision:
    besides = [DRAW_HIDDEN, TAKE, RESIGN, DIVORCE, END_AFFAIR]
    return decision(ASK_START, [DRAW, *[option for bit, option in enumerate(besides) if choices >> bit & 1]])


BEGINNINGS: Final = [_beginning(choices) for choices in range(2 * MAY_END_AFFAIR)]


# Why a card may not be laid, by number; 0 is "it may".

WHY: Final[list[tuple[str, str]]] = [("", "")]


def _why(reason: str, rule: str) -> int:
    WHY.append((reason, rule))
    return len(WHY) - 1


WORKING: Final = _why("no-studies-while-you-work", "SL-5.3")
SIX_STUDIES: Final = _why("you-have-studied-enough", "SL-5.2")
HAS_JOB: Final = _why("you-have-a-job-already", "SL-6.1")
NOT_A_TEACHER: Final = _why("only-a-teacher-becomes-grand-professor", "SL-6.5")
TOO_FEW_STUDIES: Final = _why("you-have-not-studied-enough", "SL-6.2")
POLICE: Final = _why("a-policeman-is-watching", "SL-7.15")
ONLY_IN_A_POLITICAL_CRISIS: Final = _why("a-dictator-needs-a-political-crisis", "AP-17.3")
NO_JOB_NO_WAGE: Final = _why("no-wage-without-a-job", "SL-9.1")
WAGE_TOO_HIGH: Final = _why("your-job-does-not-pay-that-much", "SL-6.3")
MARRIED: Final = _why("married-people-do-not-flirt", "SL-10.1")
FIVE_FLIRTS: Final = _why("you-have-flirted-enough", "SL-10.1")
MARRIED_ALREADY: Final = _why("you-are-married-already", "SL-11.1")
NO_FLIRT: Final = _why("no-marriage-without-a-flirt", "SL-11.1")
NOT_MARRIED: Final = _why("no-adultery-without-a-marriage", "SL-13.1")
UNFAITHFUL_ALREADY: Final = _why("one-adultery-at-a-time", "SL-13.1")
NO_PARENTS: Final = _why("children-need-a-marriage", "SL-12.1")
TOO_EXPENSIVE: Final = _why("you-cannot-pay-for-it", "SL-14.4")
NOTHING_TO_PROTECT: Final = _why("nothing-to-put-the-bunker-on", "AP-14.2")
DISHONOURED: Final = _why("no-medal-for-you", "SL-19.1")
NO_PRIZE_JOB: Final = _why("your-job-earns-no-prize", "SL-19.2")
PRIZE_ALREADY: Final = _why("one-prize-for-each-job", "SL-19.2")
NO_VICTIM: Final = _why("nobody-can-suffer-it", "SL-3.3")
VIRUS_STAYS: Final = _why("the-virus-stays-in-your-hand", "AP-16.15")
NOTHING_TO_AVENGE: Final = _why("nothing-to-avenge", "SL-15.9")
STRINGS_NEED_NO_JOB: Final = _why("you-have-a-job-already", "SL-15.6")
ONE_FLOOD: Final = _why("not-during-a-purge", "AMB-68")
NO_FOOD: Final = _why("nothing-to-feed-it-with", "AP-4.6")
NO_WAGES_IN_CRISIS: Final = _why("no-wages-in-an-economic-crisis", "AP-6.2")
NO_JOBS_IN_CRISIS: Final = _why("no-jobs-in-a-political-crisis", "AP-7.3")
NOTHING_LAID_IN_CRISIS: Final = _why("nothing-is-laid-in-a-health-crisis", "AP-8.3")
YOUR_OWN_CARD: Final = _why("you-threw-that-card-away-yourself", "SL-3.5")
INERT_PLAGUE: Final = _why("a-discarded-plague-is-inert", "AMB-13")
NOBODY_TAKES_THE_VIRUS: Final = _why("nobody-takes-the-virus", "AMB-47")
NOT_BEFORE_ONESELF: Final = _why("no-malus-is-laid-before-oneself", "AMB-62")

# Why somebody cannot suffer a malus, or be attacked.

MECHANIC: Final = _why("no-accident-touches-a-mechanic", "SL-7.9")
HEALER: Final = _why("no-illness-touches-a-doctor", "SL-16.1")
GAS_MASK: Final = _why("a-gas-mask-protects-them", "AP-14.5")
NO_JOB_TO_TIRE_OF: Final = _why("they-have-no-job", "SL-16.2")
NO_JOB_TO_LOSE: Final = _why("they-have-no-job", "SL-16.3")
CIVIL_SERVANT: Final = _why("a-civil-servant-is-not-dismissed", "SL-16.3")
BANDIT: Final = _why("the-bandit-is-neither-dismissed-nor-taxed", "SL-7.4")
UNDER_THE_BUNKER: Final = _why("the-bunker-protects-it", "AMB-44")
LAWYER: Final = _why("a-lawyer-is-not-divorced", "SL-7.3")
NO_MARRIAGE_TO_LOSE: Final = _why("they-are-not-married", "SL-16.4")
NO_JOB_NO_TAX: Final = _why("they-have-no-job", "SL-16.5")
NO_WAGE_TO_LOSE: Final = _why("they-have-no-wage-to-lose", "SL-16.5")
NO_LONGER_STUDIES: Final = _why("they-no-longer-study", "SL-16.6")
NO_STUDIES_TO_LOSE: Final = _why("they-have-no-studies-to-lose", "SL-16.6")
NOTHING_TO_BOMB: Final = _why("they-have-nothing-to-aim-at", "AMB-49")
NO_PET: Final = _why("they-have-no-pet-to-mutate", "AMB-50")
SURVIVALIST: Final = _why("a-survivalist-is-not-attacked", "AP-17.6")
TOO_WELL_ARMED: Final = _why("their-weapons-are-as-strong", "AP-12.8")
NOTHING_TO_STEAL: Final = _why("they-have-nothing-that-you-could-lay", "AP-12.10")

# What happens.

FIRST: Final = Event("first", "SL-2.3", "seat", Score("smiles"))
DREW: Final = Event("drew", "SL-3.2", "seat")
PLAGUE_CAME: Final = Event("plague-came", "AP-2.2", "seat", "card")
PLAGUE_WASTED: Final = Event("plague-wasted", "AP-2.6", "seat", "card")
TOOK: Final = Event("took", "SL-3.4", "seat", "card")
LAID: Final = Event("laid", "SL-3.3", "seat", "card")
DISCARDED: Final = Event("discarded", "SL-3.3", "seat", "card")
PAID: Final = Event("paid", "SL-9.3", "seat", "card")
FOR_FREE: Final = Event("for-free", "SL-7.1", "seat", "card")
KEPT_IN_HAND: Final = Event("kept-in-hand", "AMB-47", "seat", "card")
PASSED: Final = Event("passed", "AMB-47", "seat")
STOPPED: Final = Event("stopped", "SL-15.2", "seat")
RESIGNED: Final = Event("resigned", "SL-17.1", "seat", "card")
DIVORCED: Final = Event("divorced", "SL-18.1", "seat", "card")
ENDED_AFFAIR: Final = Event("ended-affair", "SL-13.6", "seat")
FLIRTS_OVER: Final = Event("flirts-over", "SL-13.4", "seat")
STOLE_FLIRT: Final = Event("stole-flirt", "SL-10.2", "seat", "target", "card")
SKIPPED: Final = Event("skipped", "SL-3.8", "seat", "left")
INFLICTED: Final = Event("inflicted", "SL-4.1", "seat", "target", "card")
SUFFERED: Final = Event("suffered", "AP-10.4", "seat", "card")
NO_EFFECT: Final = Event("no-effect", "AMB-69", "seat", "card")
LOST: Final = Event("lost", "AP-16.1", "seat", "card")
LOST_FOR_GOOD: Final = Event("lost-for-good", "AP-2.3", "seat", "card")
FLIPPED: Final = Event("flipped", "SL-4.1", "seat", "card")
SKIPS: Final = Event("skips", "SL-16.1", "seat", "turns")
GAVE_WAGE: Final = Event("gave-wage", "SL-15.1", "seat", "target", "card")
SWAPPED: Final = Event("swapped", "SL-15.7", "seat", "target")
SWAPPED_FOR: Final = Event("swapped-for", "SL-15.7", "seat", "target")
TSUNAMI: Final = Event("tsunami", "SL-15.8", "seat")
LOOKED_AT_HANDS: Final = Event("looked-at-hands", "SL-7.10", "seat", "target")
LOOKED_AT_PILE: Final = Event("looked-at-pile", "SL-7.11", "seat", "count")
LUCK_KEPT: Final = Event("luck-kept", "SL-15.3", "seat")
BET_LAID: Final = Event("bet-laid", "SL-15.10", "seat")
BETS_SHOWN: Final = Event("bets-shown", "SL-15.10", "seat", "card", Kind("second_card"))
BET_BACK: Final = Event("bet-back", "SL-15.10", "seat", "card")
PLAGUE_STARTS: Final = Event("plague-starts", "AP-3.3", "seat", "card", "rounds")
NOTCH: Final = Event("notch", "AP-3.5", "card", "left")
PLAGUE_ENDS: Final = Event("plague-ends", "AP-3.5", "card")
DRIVEN_OUT: Final = Event("driven-out", "AP-2.7", "card")
IGNORED: Final = Event("ignored", "AMB-34", "seat", "card")
PURGE_WAITS: Final = Event("purge-waits", "AP-10.28", "seat")
FED: Final = Event("fed", "AP-4.1", "seat", "card")
FED_BY_GARDEN: Final = Event("fed-by-garden", "AP-14.6", "seat")
ADOPTED: Final = Event("adopted", "AP-4.4", "seat", "target", "card")
SHOWED_HAND: Final = Event("showed-hand", "AP-8.1", "seat")
PILE_TURNED: Final = Event("pile-turned", "AP-7.1")
PILE_TURNED_BACK: Final = Event("pile-turned-back", "AMB-24")
PICKED: Final = Event("picked", "AP-9.2", "seat", "target", "card")
DOOMED: Final = Event("doomed", "AP-9.4", "seat", "card")
SPARED: Final = Event("spared", "AP-9.5", "seat", "card")
ROBBED: Final = Event("robbed", "AP-10.1", "seat", "target", "card")
INVASION: Final = Event("invasion", "AP-10.21", "seat", Score("smiles"))
THROWN: Final = Event("thrown", "AP-10.23", "seat", "card")
INVASION_BEATEN: Final = Event("invasion-beaten", "AP-10.24")
INVASION_LOST: Final = Event("invasion-lost", "AP-10.25", "missing")
RESTARTED: Final = Event("restarted", "AP-10.26", "seat")
FACES: Final = Event("faces", "AP-11.2", "seat", "card")
BEATEN: Final = Event("beaten", "AP-11.3", "seat", "card")
FLED: Final = Event("fled", "AP-13.1", "seat", "card")
ASKED_FOR_HELP: Final = Event("asked-for-help", "AP-11.12", "seat")
NO_HELP: Final = Event("no-help", "AP-11.12", "seat")
LENT: Final = Event("lent", "AP-11.12", "seat", "target", "card")
TOO_WEAK: Final = Event("too-weak", "AP-11.4", "seat", "card")
WOUNDED: Final = Event("wounded", "AP-11.4", "seat", "damage")
STRIPPED: Final = Event("stripped", "AP-11.11", "seat", "card")
PASSES_BY: Final = Event("passes-by", "AP-17.6", "seat", "card")
GOES_ON: Final = Event("goes-on", "AP-11.5", "card", "target")
GONE: Final = Event("gone", "AP-11.5", "card")
ATTACKED: Final = Event("attacked", "AP-12.8", "seat", "target", "card")
STOLE: Final = Event("stole", "AP-12.9", "seat", "target", "card")
THREATENED: Final = Event("threatened", "AP-14.4", "seat", "target")
PROTECTED: Final = Event("protected", "AP-14.2", "seat", "card")
BOMBED: Final = Event("bombed", "AP-16.2", "seat", "target", "card")
MISSED: Final = Event("missed", "AP-16.2", "seat", "target", "card")
MUTATES: Final = Event("mutates", "AP-16.4", "seat", "card", "points")
CLOUD_COMES: Final = Event("cloud-comes", "AP-16.7", "seat", "card")
CLOUD: Final = Event("cloud", "AP-16.7", "seat", "target", "card")
CLOUD_GONE: Final = Event("cloud-gone", "AMB-51")
INFECTED: Final = Event("infected", "AP-16.16", "seat", "target", "card")
EXCHANGED: Final = Event("exchanged", "AP-16.17", "seat", "target")
VIRUS_LAID: Final = Event("virus-laid", "AP-16.18", "seat", "card")
NAMED: Final = Event("named", "AP-17.3", "seat", "target")
OFFERED: Final = Event("offered", "AP-17.3", "seat", "target")
OFFERED_LAID: Final = Event("offered-laid", "AP-17.3", "seat", "target", "card")
BARGAIN: Final = Event("bargain", "AP-17.3", "seat", "target")
NO_BARGAIN: Final = Event("no-bargain", "AP-17.3", "seat", "target")
RELAUNCHED: Final = Event("relaunched", "AP-17.4", "seat", "card")
FETCHED: Final = Event("fetched", "SL-15.4", "seat", "card")
FIRE: Final = Event("fire", "AP-18.2", "seat")
BURNT: Final = Event("burnt", "AP-18.2", "seat", "count")
TORNADO: Final = Event("tornado", "AP-18.5", "seat")
KEPT_ONE: Final = Event("kept-one", "AP-18.5", "seat")
QUAKE: Final = Event("quake", "AP-18.3", "seat")
DEALT: Final = Event("dealt", "AP-18.3", "seat", "card")
FLOOD: Final = Event("flood", "AP-18.6", "seat")
FISHED: Final = Event("fished", "AP-18.6", "seat", "card")
BACK_TO_LIMIT: Final = Event("back-to-limit", "AP-5.1", "seat", "count")
CHILDREN_KILLED: Final = Event("bomb-attack", "SL-16.8", "seat", "card")
OVER: Final = Event("over", "SL-20.1")
SCORED: Final = Event("scored", "SL-20.2", "seat", Score("smiles"))
WON: Final = Event("won", "SL-20.2", "seat")
