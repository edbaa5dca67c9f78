"""Magpies, a tiny game that exists only here: it uses every verb and every way to ask, as a real game would.

Two to four magpies hold two trinkets each. In the morning each hides one in its nest (all at once, in secret). At noon
any of them may cry thief, toss the die, peek into a nest, or stay quiet (a window). In the evening the magpie whose
turn it is rolls the die and then draws as many trinkets, at most two, or robs a neighbour of a random one; then all
nests are emptied into the deck, which is shuffled. After the number of days that the table has chosen, the magpie with
the most gold wins.
"""

from __future__ import annotations

from typing import Final, TypedDict

from croupier.table import (
    HIDDEN,
    NOBODY,
    OPEN,
    OWNER,
    Beat,
    Choices,
    Decision,
    Event,
    Facts,
    Flow,
    Game,
    GameInfo,
    Json,
    Layout,
    Option,
    Result,
    Rng,
    TableOption,
    View,
    WhyNot,
    Wish,
    fulfil,
    trim,
)

KINDS: Final = ["gold", "silver", "glass", "button"]
COUNTS: Final = [2, 3, 4, 5]
MORNING: Final = 0
NOON: Final = 1
EVENING: Final = 2
PHASES: Final = ["morning", "noon", "evening"]

ASK_HIDE: Final = 0
ASK_NOON: Final = 1
ASK_NEST: Final = 2
ASK_EVENING: Final = 3

HIDE: Final = [Option("hide", name, kind, "M-1", waits=False) for kind, name in enumerate(KINDS)]
QUIET: Final = Option("quiet", rule="M-2", waits=True)
POINT: Final = [Option("point", str(seat), seat, "M-2", waits=True) for seat in range(4)]
CRY: Final = Option("cry", rule="M-2")
TOSS: Final = Option("toss", rule="M-2")
PEEK: Final = Option("peek", rule="M-3")
NEST: Final = [Option("nest", str(seat), seat, "M-3") for seat in range(4)]
DRAW: Final = Option("draw", rule="M-4")
ROB: Final = [Option("rob", str(seat), seat, "M-4") for seat in range(4)]

DAY: Final = Event("day", "M-1", "day")
HIDDEN_AWAY: Final = Event("hidden", "M-1", "seat")
CRIED: Final = Event("cried", "M-2", "seat")
POINTED: Final = Event("pointed", "M-2", "seat", "target")
PEEKED: Final = Event("peeked", "M-3", "seat", "target")
WINKED: Final = Event("winked", "M-3", "seat", "target")
THREW: Final = Event("threw", "M-4", "seat", "face")
DREW: Final = Event("drew", "M-4", "seat")
ROBBED: Final = Event("robbed", "M-4", "seat", "target")
COUNTED: Final = Event("counted", "M-5", "seat", "gold", "card")

ALL_HIDDEN: Final = Beat("all-hidden", 1.0)
GOLD_COUNTED: Final = Beat("gold-counted", 1.5, "seat")


def layout(seats: int) -> Layout:
    places = Layout(seats, KINDS)
    places.each("hand", OWNER)
    places.each("nest", HIDDEN)
    places.common("deck", HIDDEN, ordered=True)
    places.common("discard", OPEN, ordered=True)
    places.decks["deck"] = 0
    places.dice["die"] = 6
    return places


class Public(TypedDict):
    """The table: the day, the die if it lies there, and how often a magpie has cried."""

    day: int
    die: int | None
    cries: int


class Person(TypedDict):
    """A player, and whether it is their turn."""

    seat: int
    turn: bool


class Magpies(Game):
    """One flock."""

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: Magpies | None = None) -> None:
        super().__init__(places, rng, like)
        self.options = options
        self.deck = 2 * self.seats
        self.discard = 2 * self.seats + 1
        if like is None:
            self.day = 1
            self.phase = MORNING
            self.turn = 0
            self.face_up = 0
            self.cries = 0
            for kind, count in enumerate(COUNTS):
                self.lay(kind, count, self.deck, 0)
        else:
            self.day = like.day
            self.phase = like.phase
            self.turn = like.turn
            self.face_up = like.face_up
            self.cries = like.cries

    def copy(self) -> Magpies:
        return type(self)(self.layout, self.rng.copy(), self.options, self)

    def nest(self, seat: int) -> int:
        return self.seats + seat

    def deal(self) -> None:
        self.shuffle(self.deck)
        for seat in range(self.seats):
            self.draw_trinket(seat)
            self.draw_trinket(seat)
        self.tell(DAY, self.day)

    def draw_trinket(self, seat: int) -> None:
        if self.zones[self.deck]:
            self.tell_card(DREW, self.draw(self.deck, seat), seat)

    def step(self) -> Flow:
        if self.phase == MORNING:
            return self.morning()
        if self.phase == NOON:
            return self.noon()
        return self.evening()

    def offer(self, about: int, seat: int) -> Decision:
        if about == ASK_HIDE:
            kinds = sorted({self.face[card] for card in self.zones[seat]})
            return Decision("hide", "M-1", tuple(HIDE[kind] for kind in kinds))
        if about == ASK_NOON:
            plays = [QUIET, *[POINT[other] for other in range(self.seats) if other != seat]]
            plays.extend([CRY, TOSS, PEEK] if self.cries < 3 else [])
            return Decision("noon", "M-2", tuple(plays))
        if about == ASK_NEST:
            return Decision(
                "nest", "M-3", tuple(NEST[other] for other in range(self.seats) if self.zones[self.nest(other)])
            )
        robbed = [ROB[other] for other in range(self.seats) if other != seat and self.zones[other]]
        return Decision("evening", "M-4", (DRAW, *robbed))

    def morning(self) -> Flow:
        yield self.ask_all([seat for seat in range(self.seats) if self.zones[seat]], ASK_HIDE)
        for seat in self.asked:
            self.pick(self.answers[seat].value, seat, self.nest(seat))
            self.tell(HIDDEN_AWAY, seat)
        self.beat(ALL_HIDDEN)
        self.cries = 0
        self.phase = NOON

    def noon(self) -> Flow:
        yield self.window(list(range(self.seats)), ASK_NOON)
        seat = self.reactor
        if seat == NOBODY:
            for magpie in self.asked:
                if self.answers[magpie].value >= 0:
                    self.tell(POINTED, magpie, self.answers[magpie].value)
            self.phase = EVENING
            return
        self.cries += 1
        if self.answers[seat].kind == "cry":
            self.tell(CRIED, seat)
        elif self.answers[seat].kind == "toss":
            self.tell(THREW, seat, self.roll("die"))
        elif any(self.zones[self.nest(other)] for other in range(self.seats)):
            yield self.ask(seat, ASK_NEST)
            target = self.answers[seat].value
            card = self.zones[self.nest(target)][-1]
            self.see(card, 1 << seat)
            self.tell_cards(PEEKED, [card], seat, target)
            self.tell_some(1 << seat | 1 << target, WINKED, seat, target)

    def evening(self) -> Flow:
        self.face_up = self.roll("die")
        self.tell(THREW, self.turn, self.face_up)
        yield self.ask(self.turn, ASK_EVENING)
        answer = self.answers[self.turn]
        if answer.kind == "draw":
            for _ in range(min(self.face_up, 2)):
                self.draw_trinket(self.turn)
        else:
            self.tell_card(ROBBED, self.pick_blind(answer.value, self.turn), self.turn, answer.value)
        self.gather([self.nest(seat) for seat in range(self.seats)], self.deck)
        self.shuffle(self.deck)
        self.turn = (self.turn + 1) % self.seats
        self.day += 1
        self.phase = MORNING
        if self.day > int(self.options["days"]):
            self.count_gold()
        else:
            self.tell(DAY, self.day)

    def count_gold(self) -> None:
        golds: list[int] = []
        for seat in range(self.seats):
            golds.append(len([card for card in self.zones[seat] if self.face[card] == 0]))
            self.carry(seat, self.discard)
            self.tell(COUNTED, seat, golds[seat], 0)
            self.beat(GOLD_COUNTED, seat)
        best = max(golds)
        winners = tuple(seat for seat in range(self.seats) if golds[seat] == best)
        self.result = Result(winners, tuple(golds), "most gold", "M-5")

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def public(self) -> Json:
        return {"day": self.day, "die": self.face_up or None, "cries": self.cries}

    def players(self) -> list[Json]:
        return [{"seat": seat, "turn": seat == self.turn} for seat in range(self.seats)]

    def why_not(self, seat: int, key: str) -> WhyNot | None:
        if key.startswith("hide:"):
            return WhyNot("you-hold-no-such-trinket", "M-1")
        return None

    def facts(self) -> Json:
        return {
            "day": self.day,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "cries": self.cries,
            "die": self.face_up,
            "players": [
                {"hand": sorted(self.words(seat)), "nest": sorted(self.words(self.nest(seat)))}
                for seat in range(self.seats)
            ],
            "deck": self.words(self.deck),
        }

    def place(self, facts: Json) -> None:
        scene = Facts("the position", facts)
        self.day = scene.number("day", 1, 1, 1000)
        self.phase = PHASES.index(scene.word("phase", "morning", PHASES))
        self.turn = scene.number("turn", 0, 0, self.seats - 1)
        self.cries = scene.number("cries", 0, 0, 3)
        self.face_up = scene.number("die", 0, 0, 6)
        self.shuffle(self.deck)
        wishes: list[Wish] = []
        for seat, person in enumerate(scene.each("players", self.seats)):
            for key, zone in (("hand", seat), ("nest", self.nest(seat))):
                wishes.extend([Wish(self.deck, kind, zone, person.where) for kind in person.kinds(key, KINDS) or []])
            person.done()
        deck = scene.deck("deck", KINDS)
        scene.done()
        fulfil(self, wishes, [(self.deck, deck)])
        trim(self, self.deck, deck)
        self.tell(DAY, self.day)


MAGPIES = GameInfo(
    name="magpies",
    title="Magpies",
    version=3,
    seats=(2, 4),
    options=(
        TableOption("days", 3, "how many days are played", least=1, most=20),
        TableOption("loud", False, "changes nothing"),
        TableOption("wind", "north", "changes nothing", choices=("north", "south")),
    ),
    package="tests.table",
    layout=layout,
    create=Magpies,
    view=View[Public, Person],
    beats=(ALL_HIDDEN, GOLD_COUNTED),
)
