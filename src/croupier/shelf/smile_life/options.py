"""The questions, the answers and the events. Every option is created once and reused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import FIGURES, KINDS, MOST_MONEY, SPECIAL_INHERITANCE
from croupier.table import Answers, Decision, Event, Kind, Option, Score

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

ANSWERS: Final = Answers(
    [
        *(DRAW, DRAW_HIDDEN, TAKE, RESIGN, DIVORCE, END_AFFAIR, DONE, NOTHING, YES, NO, ALLY, SUFFER, FREE),
        *(*PLAY, *THROW_AWAY, *BET, *CARD, *AFFAIR, *WEAPONS, *FLEE, *THROW),
    ],
    seats=["seat", "virus", "imprison"],
    judged=["pay"],
)
"""Every answer, to recognise misspelt keys."""

# SL-9.3, AMB-06: ways to pay, as the wages to flip; ``i`` is the Inheritance, worth as much as a wage of level 3.
INHERITED: Final = MOST_MONEY + 1
_WAYS: Final[dict[int, Option]] = {}


def way(counts: list[int]) -> Option:
    """A way to pay as an option, ``pay:4-3``: the wages by level, then the Inheritance if it is used."""
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


def worth(at: int, inheritance: int = FIGURES.money[SPECIAL_INHERITANCE]) -> int:
    """What a wage of a level, or the Inheritance, is worth."""
    return inheritance if at == INHERITED else at


_MINIMAL: Final[dict[int, list[list[int]]]] = {}


def minimal_ways(price: int, inheritance: int = FIGURES.money[SPECIAL_INHERITANCE]) -> list[list[int]]:
    """Every way to pay a price without superfluous money."""
    known = price << 4 | inheritance
    if known not in _MINIMAL:
        _MINIMAL[known] = _minimal_ways(price, inheritance)
    return _MINIMAL[known]


def _minimal_ways(price: int, inheritance: int) -> list[list[int]]:
    found: list[list[int]] = []
    _add_ways([], 1, price, price, inheritance, found)
    found.sort(key=lambda chosen: (len(chosen), chosen))
    return [[chosen.count(at) for at in range(INHERITED + 1)] for chosen in found]


def _add_ways(chosen: list[int], least: int, left: int, price: int, inheritance: int, found: list[list[int]]) -> None:
    """Add every way that begins with what is chosen and continues with money from a level on, until the price is paid."""
    if left <= 0:
        money = [worth(at, inheritance) for at in chosen]
        if sum(money) - min(money) < price:
            found.append(chosen)
        return
    for at in range(least, INHERITED + 1):
        if at < INHERITED or (inheritance and INHERITED not in chosen):
            _add_ways([*chosen, at], at, left - worth(at, inheritance), price, inheritance, found)


def _every_way() -> list[Option]:
    """Every way to pay a price of our own box."""
    prices = {*FIGURES.price, *FIGURES.married_price} - {0}
    inheritance = FIGURES.money[SPECIAL_INHERITANCE]
    return [
        way(counts)
        for price in sorted(prices)
        for inherited in (0, inheritance)
        for counts in minimal_ways(price, inherited)
    ]


WAYS: Final = _every_way()


def add_once(options: list[Option], option: Option) -> i64:
    """Put an option into a short list, unless it is there; return its place, or -1. The list is sorted by verb and kind
    of card, so that it does not reveal the order in which the cards were laid.
    """
    at: i64 = len(options)
    while at > 0:
        other = options[at - 1]
        if other is option:
            return -1
        if other.kind < option.kind or (other.kind == option.kind and other.value < option.value):
            break
        at -= 1
    options.insert(at, option)
    return at


# Questions: the kind of each, and its clause. The possible answers are in ``asking``.

KIND_OF_ASK: Final[list[str]] = []
RULE_OF_ASK: Final[list[str]] = []


def _question(kind: str, rule: str) -> int:
    """Declare a question; returns its number."""
    KIND_OF_ASK.append(kind)
    RULE_OF_ASK.append(rule)
    return len(KIND_OF_ASK) - 1


ASK_START: Final = _question("start", "SL-3.2")
ASK_PLAY: Final = _question("play", "SL-3.3")
ASK_TARGET: Final = _question("target", "SL-3.3")
ASK_PAY: Final = _question("pay", "SL-9.3")
ASK_GIFT: Final = _question("gift", "SL-15.1")
ASK_FETCH: Final = _question("fetch", "SL-15.4")
ASK_LUCK: Final = _question("luck", "SL-15.3")
ASK_ORDER: Final = _question("order", "SL-15.3")
ASK_PULL: Final = _question("pull", "SL-15.6")
ASK_REVENGE: Final = _question("revenge", "SL-15.9")
ASK_SET_ASIDE: Final = _question("set-aside", "SL-7.6")
ASK_BET: Final = _question("bet", "SL-15.10")
ASK_KEEP: Final = _question("keep", "AP-5.1")
ASK_GIVE_UP: Final = _question("give-up", "SL-7.7")
ASK_PLAGUE: Final = _question("plague", "AP-2.6")
ASK_ARMAGEDDON: Final = _question("armageddon", "AP-9.2")
ASK_QUAKE: Final = _question("quake", "AP-18.3")
ASK_BOMBING: Final = _question("bombing", "AP-16.2")
ASK_MUTATION: Final = _question("mutation", "AP-16.3")
ASK_STEAL: Final = _question("steal", "AP-12.9")
ASK_ATTACK: Final = _question("attack", "AP-12.5")
ASK_THREAT: Final = _question("threat", "AP-14.4")
ASK_MONSTER: Final = _question("monster", "AP-11.2")
ASK_LEND: Final = _question("lend", "AP-11.12")
ASK_LOSE: Final = _question("lose", "AP-11.4")
ASK_ROB: Final = _question("rob", "AP-10.1")
ASK_THROW: Final = _question("throw", "AP-10.22")
ASK_FLOOD: Final = _question("flood", "AP-18.6")
ASK_FEED: Final = _question("feed", "AP-4.1")
ASK_ADOPT: Final = _question("adopt", "AP-4.4")
ASK_EXCHANGE: Final = _question("exchange", "AP-16.17")
ASK_CLOUD: Final = _question("cloud", "AP-16.7")
ASK_RELAUNCH: Final = _question("relaunch", "AP-17.4")
ASK_OFFER_HAND: Final = _question("offer-hand", "AP-17.3")
ASK_OFFER_LAID: Final = _question("offer-laid", "AP-17.3")
ASK_BARGAIN: Final = _question("bargain", "AP-17.3")
ASK_RESTART: Final = _question("restart", "AP-10.26")
ASK_BUNKER: Final = _question("bunker", "AP-14.2")
ASK_MORE: Final = _question("more", "SL-15.2")
ASK_SIDE: Final = _question("side", "AP-7.4")


def decision(about: int, options: list[Option]) -> Decision:
    return Decision(KIND_OF_ASK[about], RULE_OF_ASK[about], tuple(options), True)


# SL-3.2, SL-3.4, SL-3.6: the questions that can begin a turn; what is possible besides drawing, one bit each.

MAY_DRAW_HIDDEN: Final = 1
MAY_TAKE: Final = 2
MAY_RESIGN: Final = 4
MAY_DIVORCE: Final = 8
MAY_END_AFFAIR: Final = 16


def _beginning(choices: int) -> Decision:
    besides = [DRAW_HIDDEN, TAKE, RESIGN, DIVORCE, END_AFFAIR]
    return decision(ASK_START, [DRAW, *[option for bit, option in enumerate(besides) if choices >> bit & 1]])


BEGINNINGS: Final = [_beginning(choices) for choices in range(2 * MAY_END_AFFAIR)]


# SL-20.1, AP-10.25: how a game ends.

PILE_EMPTY: Final = "pile-empty"
LOST_TO_ALIENS: Final = "aliens"
ENDINGS: Final = (PILE_EMPTY, LOST_TO_ALIENS)

# Events.

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
