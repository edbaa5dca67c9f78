"""Games that break one promise each: Magpies with a fault."""

from __future__ import annotations

import random
from itertools import count

from croupier.table import (
    BadTable,
    Beat,
    Choices,
    Decision,
    Facts,
    Flow,
    GameInfo,
    Json,
    Layout,
    Option,
    Result,
    Rng,
    View,
    WhyNot,
)
from tests.table.toy import (
    ALL_HIDDEN,
    ASK_EVENING,
    COUNTS,
    DRAW,
    MAGPIES,
    ROB,
    THREW,
    Magpies,
    layout,
)

UNDECLARED = Beat("undeclared", 1.0)


class LeaksInPublic(Magpies):
    def public(self) -> Json:
        return {**super().public(), "top": self.words(self.deck)[:1]}


class LeaksInPlayers(Magpies):
    def players(self) -> list[Json]:
        return [{"seat": seat, "gold": "gold" in self.words(seat)} for seat in range(self.seats)]


class LeaksInAnEvent(Magpies):
    """A die roll that is really a look at a hidden card."""

    def morning(self) -> Flow:
        yield from super().morning()
        for card in self.zones[self.deck][-1:]:
            self.tell(THREW, 0, self.face[card] + 1)


class LeaksInABeat(Magpies):
    """A beat that is reached only if a hidden card is a certain one."""

    def noon(self) -> Flow:
        yield from super().noon()
        for card in self.zones[self.deck][-1:]:
            if self.face[card] == 0:
                self.beat(ALL_HIDDEN)


class MarksAnUndeclaredBeat(Magpies):
    def morning(self) -> Flow:
        yield from super().morning()
        self.beat(UNDECLARED)


class ForgetsWhatItToldAtABeat(Magpies):
    """After a beat, an event that was told there is no longer told."""

    def morning(self) -> Flow:
        yield from super().morning()
        self.told.happenings.pop()


class LeaksInOptions(Magpies):
    def offer(self, about: int, seat: int) -> Decision:
        if about == ASK_EVENING:
            rich = [ROB[other] for other in range(self.seats) if other != seat and "gold" in self.words(other)]
            return Decision("evening", "M-4", (DRAW, *rich))
        return super().offer(about, seat)


class LeaksInWhoIsAsked(Magpies):
    def noon(self) -> Flow:
        yield self.window([seat for seat in range(self.seats) if "gold" not in self.words(seat)] or [0], 1)
        self.phase = 2


class LeaksInARefusal(Magpies):
    def why_not(self, seat: int, key: str) -> WhyNot | None:
        return WhyNot(f"the-deck-has-{self.words(self.deck)[0] if self.zones[self.deck] else 'nothing'}", "M-1")


class RollsWhenAskedWhy(Magpies):
    def why_not(self, seat: int, key: str) -> WhyNot | None:
        return WhyNot("the-wind-is-wrong", "M-1") if self.rng.below(2) < 2 else None


class OffersNothing(Magpies):
    def offer(self, about: int, seat: int) -> Decision:
        return Decision("evening", "M-4", ()) if about == ASK_EVENING else super().offer(about, seat)


class OffersAKeyTwice(Magpies):
    def offer(self, about: int, seat: int) -> Decision:
        return Decision("evening", "M-4", (DRAW, DRAW)) if about == ASK_EVENING else super().offer(about, seat)


class OffersAKeyWithoutItsKind(Magpies):
    def offer(self, about: int, seat: int) -> Decision:
        drawing = Option("draw", rule="M-4")
        drawing.key = "take"
        return Decision("evening", "M-4", (drawing,)) if about == ASK_EVENING else super().offer(about, seat)


class OffersWhatItDoesNotDeclare(Magpies):
    def offer(self, about: int, seat: int) -> Decision:
        decision = super().offer(about, seat)
        return (
            Decision("evening", "M-4", (*decision.options, Option("draw", "slowly")))
            if about == ASK_EVENING
            else decision
        )


class AsksSomebodyElse(Magpies):
    def evening(self) -> Flow:
        self.pending = {9: Decision("evening", "M-4", (DRAW,))}
        self.asked = [9]
        yield True


class DealsByLuckOfItsOwn(Magpies):
    def deal(self) -> None:
        super().deal()
        random.SystemRandom().shuffle(self.zones[self.deck])


class PlaysByLuckOfItsOwn(Magpies):
    def evening(self) -> Flow:
        yield from super().evening()
        self.cries = random.SystemRandom().randrange(1000)


class SharesAList(Magpies):
    """All its copies write into one list."""

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: SharesAList | None = None) -> None:
        super().__init__(places, rng, options, like)
        self.days: list[int] = [] if like is None else like.days

    def deal(self) -> None:
        self.days = []
        super().deal()

    def evening(self) -> Flow:
        yield from super().evening()
        self.days.append(self.day)

    def public(self) -> Json:
        return {**super().public(), "days": len(self.days)}


class ForgetsInACopy(Magpies):
    def copy(self) -> Magpies:
        twin = super().copy()
        twin.turn = 0
        return twin


class NeverEnds(Magpies):
    def count_gold(self) -> None:
        self.day = 1


class IsStuck(Magpies):
    def evening(self) -> Flow:
        yield from ()


class LoopsForEver(Magpies):
    def evening(self) -> Flow:
        for _ in count():
            pass
        yield True


class LosesACard(Magpies):
    def evening(self) -> Flow:
        yield from super().evening()
        self.zones[self.discard][:1] = []
        self.zones[self.deck][:1] = []


class MixesTwoPools(Magpies):
    def __init__(self, places: Layout, rng: Rng, options: Choices, like: Magpies | None = None) -> None:
        super().__init__(places, rng, options, like)
        if like is None:
            self.lay(0, 1, self.deck, 1)


class PutsEveryCardInAPoolOfItsOwn(Magpies):
    """A re-deal changes nothing, so no leak would be noticed."""

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: Magpies | None = None) -> None:
        super().__init__(places, rng, options, like)
        if like is None:
            for zone in self.zones:
                zone.clear()
            self.face.clear()
            self.seen.clear()
            self.pool.clear()
            self.members.clear()
            self.groups.clear()
            pool = 0
            for kind, number in enumerate(COUNTS):
                for _ in range(number):
                    self.lay(kind, 1, self.deck, pool)
                    pool += 1


class ForgetsItsTurn(Magpies):
    """A position that does not say whose turn it is."""

    def facts(self) -> Json:
        return {part: fact for part, fact in super().facts().items() if part != "turn"}

    def public(self) -> Json:
        return {**super().public(), "turn": self.turn}


class TellsWhatLayThereBefore(Magpies):
    """Its facts are those of the beginning of the step."""

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: TellsWhatLayThereBefore | None = None) -> None:
        super().__init__(places, rng, options, like)
        self.before: Json = {} if like is None else like.before

    def step(self) -> Flow:
        self.before = super().facts()
        return super().step()

    def facts(self) -> Json:
        return self.before


class LaysOutTheWholePile(Magpies):
    """A pile of a scene keeps its size, whatever size is asked for."""

    def place(self, facts: Json) -> None:
        deck = facts.get("deck")
        super().place({**facts, "deck": deck.get("top", [])} if isinstance(deck, dict) else facts)


class PlacesAnotherDay(Magpies):
    def place(self, facts: Json) -> None:
        super().place(facts)
        self.day = 1


class TakesAnyFact(Magpies):
    """Accepts a position with unknown parts."""

    def place(self, facts: Json) -> None:
        Facts("the position", facts)
        known = ("day", "phase", "turn", "cries", "die", "players", "deck")
        super().place({part: fact for part, fact in facts.items() if part in known})


class ChokesOnFacts(Magpies):
    def place(self, facts: Json) -> None:
        if not 1 <= int(str(facts.get("day", 1))) <= 1000:
            raise BadTable("no such day")
        super().place(facts)


class CountsWrongly(Magpies):
    def count_gold(self) -> None:
        super().count_gold()
        self.result = Result((0,), (1,), "most gold", "M-5")


class CrownsNobodyAtTheTable(Magpies):
    def count_gold(self) -> None:
        super().count_gold()
        self.result = Result((7,), tuple([0] * self.seats), "most gold", "M-5")


class ShowsWhatJsonCannot(Magpies):
    def public(self) -> Json:
        return {"cries": {self.cries}}


class ShowsNoPlayers(Magpies):
    def players(self) -> list[Json]:
        return []


class Crashes(Magpies):
    def evening(self) -> Flow:
        if self.day > 1:
            raise IndexError("list index out of range")
        yield from super().evening()


class TellsSecretAnswers(Magpies):
    """What a seat hides in the morning is visible before all have hidden something."""

    def public(self) -> Json:
        return {**super().public(), "answers": [option.key for option in self.answers]}


class Declared(Magpies):
    """Its views are checked against the declaration; the other faults above show without one."""


class ShowsMoreThanItDeclares(Declared):
    def public(self) -> Json:
        return {**super().public(), "weather": "fine"}


class ShowsLessThanItDeclares(Declared):
    def players(self) -> list[Json]:
        return [{"seat": seat} for seat in range(self.seats)]


def broken(create: type[Magpies]) -> GameInfo:
    """Return the catalogue entry of a game with a fault."""
    view = MAGPIES.view if issubclass(create, Declared) else View
    options, beats = MAGPIES.options, MAGPIES.beats
    return GameInfo("magpies", "Magpies", 3, (3, 3), options, "tests.table", layout, create, view=view, beats=beats)
