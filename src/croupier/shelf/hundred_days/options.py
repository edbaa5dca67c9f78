"""The answers, questions and events of the game. What may be answered when is in ``questions``."""

from __future__ import annotations

from typing import Final

from croupier.shelf.hundred_days.board import PLACES, SPACES, TILE_PLACES, WORDS
from croupier.shelf.hundred_days.cards import FIGURES, KINDS, LETTERS, RESOURCES, TILES
from croupier.table import Event, Option, Place, Word

MOST_SEATS: Final = 4
CARDS: Final = KINDS[TILES:]
ANY_KIND: Final = len(RESOURCES)
"""In ``reached-for``: tokens at random, not of one kind."""

PASS: Final = Option("pass", rule="HD-10.7")
END_TURN: Final = Option("end-turn", rule="HD-10.1")
MOVE: Final = Option("move", rule="HD-10.6")
LET_IT_BE: Final = Option("pass", rule="HD-Q17")
ENOUGH: Final = Option("enough", rule="HD-Q42")
DONE: Final = Option("done", rule="HD-A09")
RICK_AGAIN: Final = Option("rick-again", rule="HD-Q52", waits=True, aside=True)
RICKS: Final = [Option("rick", WORDS[place], place, "HD-7.3", waits=True) for place in range(PLACES)]
MORTYS: Final = [Option("morty", WORDS[place], place, "HD-7.2", waits=True) for place in range(TILE_PLACES)]
PLAYS: Final = [Option("play", name, at, FIGURES.clause[TILES + at]) for at, name in enumerate(CARDS)]
USES: Final = [Option("use", name, at, FIGURES.clause[TILES + at]) for at, name in enumerate(CARDS)]
GUARDS: Final = [Option("guard", name, at, "HD-10.10") for at, name in enumerate(CARDS)]
REACTS: Final = [Option("react", name, at, FIGURES.clause[TILES + at]) for at, name in enumerate(CARDS)]
DESTROYS: Final = [Option("destroy", name, at, "HD-4.9") for at, name in enumerate(CARDS)]
FETCHES: Final = [Option("fetch", name, at, "HD-O17") for at, name in enumerate(CARDS)]
CLOSES: Final = [Option("close", str(space), space, "HD-10.5") for space in range(SPACES + 1)]
GOES: Final = [Option("go", WORDS[place], place, "HD-Q5") for place in range(PLACES)]
MORTY_GOES: Final = [Option("go", WORDS[place], place, "HD-O18") for place in range(TILE_PLACES)]
TILE_CHOICES: Final = [Option("tile", str(space), space, "HD-Q36") for space in range(SPACES + 1)]
TAKES: Final = [Option("take", name, at, "HD-Q42") for at, name in enumerate(RESOURCES)]
LEAVES: Final = [Option("leave", name, at, "HD-11.5") for at, name in enumerate(RESOURCES)]
SPENDS: Final = [Option("spend", name, at, "HD-10.6") for at, name in enumerate(RESOURCES)]
RETURNS: Final = [Option("return", name, at, "HD-Q42") for at, name in enumerate(RESOURCES)]
NAMES: Final = [Option("name", name, at, "HD-Q42") for at, name in enumerate(RESOURCES)]
PEOPLE: Final = [Option("choose", str(seat), seat, "HD-Q42") for seat in range(MOST_SEATS)]

# The questions.
NO_QUESTION: Final = -1
ASK_RICK: Final = 0
ASK_MORTY: Final = 1
ASK_TURN: Final = 2
ASK_REACT: Final = 3
ASK_TAKE: Final = 4
ASK_LEAVE: Final = 5
ASK_SPEND: Final = 6
ASK_GO: Final = 7
ASK_MORTY_GO: Final = 8
ASK_PAY: Final = 9
ASK_PERSON: Final = 10
ASK_TARGET: Final = 11
ASK_NAME: Final = 12
ASK_TILE: Final = 13
ASK_RETURN: Final = 14
ASK_DESTROY: Final = 15
ASK_FETCH: Final = 16
ASK_LUNCH: Final = 17
ASK_ELBOW: Final = 18
# Ways to pay: a number of tokens of each kind, packed into one number.
PAY_BITS: Final = 5
_WAYS: Final[dict[int, Option]] = {}


def way(tokens: list[int]) -> Option:
    """A way to pay as an option: ``pay:2G-1S``."""
    packed = 0
    for at, count in enumerate(tokens):
        packed |= count << at * PAY_BITS
    if packed not in _WAYS:
        _WAYS[packed] = Option("pay", tokens_in_letters(tokens) or "nothing", packed, "HD-Q30")
    return _WAYS[packed]


def _every_way(most: int) -> list[Option]:
    """Every way to pay up to so many tokens."""
    ways: list[list[int]] = [[]]
    for _ in RESOURCES:
        ways = [[*tokens, count] for tokens in ways for count in range(most - sum(tokens) + 1)]
    return [way(tokens) for tokens in ways]


def tokens_in_letters(tokens: list[int]) -> str:
    """``2G-1S``."""
    return "-".join([f"{count}{LETTERS[at]}" for at, count in enumerate(tokens) if count])


def unpacked(packed: int) -> list[int]:
    """The tokens of a way to pay."""
    return [packed >> at * PAY_BITS & (1 << PAY_BITS) - 1 for at in range(len(RESOURCES))]


WAYS: Final = _every_way(max([sum(cost) for cost in FIGURES.cost]))
"""Every way to pay for a tile of our own box."""

RESOURCE: Final = Word("resource", [*RESOURCES, "any"])
PLACE: Final = Place("place", WORDS)
SPACE: Final = Word("space", WORDS[:TILE_PLACES])

ROUND: Final = Event("round", "HD-6.1", "round")
DIE: Final = Event("die", "HD-6.2", "die")
PLACED: Final = Event("placed", "HD-7.6", "seat", Place("rick", WORDS), Place("morty", WORDS))
ROLLED_OFF: Final = Event("rolled-off", "HD-Q35", "seat", "die")
ROLLED_EVEN: Final = Event("rolled-even", "HD-Q35")
NOBODY_THERE: Final = Event("nobody-there", "HD-8.4", "die", SPACE)
STARTS: Final = Event("starts", "HD-8.1", "seat", SPACE)
WON_TIE: Final = Event("won-tie", "HD-8.3", "seat", SPACE)
GOT_GARAGE: Final = Event("got-garage", "HD-9.1", "seat", "count")
NO_GARAGE: Final = Event("no-garage", "HD-Q18", "seat")
TOOK: Final = Event("took", "HD-Q8", "seat", RESOURCE)
GAVE_BACK: Final = Event("gave-back", "HD-O05", "seat", RESOURCE, "count")
RETURNED: Final = Event("returned", "HD-3.4", "seat", RESOURCE, "count")
SHORTAGE: Final = Event("shortage", "HD-5.2", RESOURCE)
TURN: Final = Event("turn", "HD-10.1", "seat")
PASSED: Final = Event("passed", "HD-10.7", "seat")
PLAYED: Final = Event("played", "HD-10.3", "seat", "card")
CANCELLED: Final = Event("cancelled", "HD-Q32", "seat", "card")
NO_EFFECT: Final = Event("no-effect", "HD-Q39", "seat", "card")
PAID: Final = Event("paid", "HD-5.1", "seat", RESOURCE, "count")
CLOSED: Final = Event("closed", "HD-10.5", "seat", SPACE, "card")
OPENED: Final = Event("opened", "HD-2.1", SPACE, "card")
BLACK_HOLE: Final = Event("black-hole", "HD-14.1", SPACE)
LAST_ROUND: Final = Event("last-round", "HD-14.2")
HEADS_FOR: Final = Event("heads-for", "HD-Q17", "seat", "target", PLACE)
THREATENED: Final = Event("threatened", "HD-Q33", "owner", "card")
REACHED_FOR: Final = Event("reached-for", "HD-Q17", "seat", "target", RESOURCE)
MOVED_RICK: Final = Event("moved-rick", "HD-Q5", "seat", "target", PLACE)
STAYED: Final = Event("stayed", "HD-R05", "seat", "target")
MOVED_MORTY: Final = Event("moved-morty", "HD-O18", "seat", PLACE)
USED: Final = Event("used", "HD-10.8", "seat", "card")
GUARDED: Final = Event("guarded", "HD-10.10", "seat", "card")
REACTED: Final = Event("reacted", "HD-10.9", "seat", "card")
DESTROYED: Final = Event("destroyed", "HD-4.9", "owner", "card")
SAVED_BY_GARAGE: Final = Event("saved-by-garage", "HD-5.5", "owner", "card")
SAVED: Final = Event("saved", "HD-R02", "owner", "card")
UNTOUCHABLE: Final = Event("untouchable", "HD-P03", "owner", "card")
STOLE: Final = Event("stole", "HD-Q37", "seat", "target", RESOURCE)
KEPT_TOKENS: Final = Event("kept-tokens", "HD-R03", "seat")
NAMED: Final = Event("named", "HD-Q42", "seat", RESOURCE)
SWAPPED: Final = Event("swapped", "HD-A06", SPACE, Word("other", WORDS[:TILE_PLACES]))
SENT_BACK: Final = Event("sent-back", "HD-A07", SPACE, "card")
LOOKED_AT_HAND: Final = Event("looked-at-hand", "HD-C19", "seat", "target")
EXTRA_ACTION: Final = Event("extra-action", "HD-Q20", "seat")
COUPON: Final = Event("coupon", "HD-Q30", "seat")
CONVERTED: Final = Event("converted", "HD-4.5", "seat", "count", RESOURCE)
FETCHED: Final = Event("fetched", "HD-O17", "seat", "card")
DREW: Final = Event("drew", "HD-3.6", "seat")
NO_DRAW: Final = Event("no-draw", "HD-Q22", "seat")
RESHUFFLED: Final = Event("reshuffled", "HD-4.9")
THREW_AWAY: Final = Event("threw-away", "HD-4.9", "seat", "card")
COLLECTS: Final = Event("collects", "HD-11.1", "seat", SPACE)
ELBOWED: Final = Event("elbowed", "HD-R06", "seat", "target", RESOURCE)
PLACE_ENDS: Final = Event("place-ends", "HD-Q34", "seat", "card")
OVER: Final = Event("over", "HD-14.2")
TIME_IS_UP: Final = Event("time-is-up", "HD-Q51", "round")
SCORED: Final = Event("scored", "HD-14.4", "seat", "points")
WON: Final = Event("won", "HD-14.6", "seat")

MOST_POINTS: Final = "most adventure points"
MOST_CLOSED: Final = "most dimensions closed"
MOST_GUARDED: Final = "most garage tokens on cards"
ENDINGS: Final = [MOST_POINTS, MOST_CLOSED, MOST_GUARDED]
"""The reasons of a result."""
