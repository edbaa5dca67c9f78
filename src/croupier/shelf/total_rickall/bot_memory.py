"""What a sensible player remembers: who may be what, who has looked where, what was said, and how everybody has behaved.

Identities that cannot be told apart lie in one heap, of which it is known how many are surely Real and surely Parasites. A new
Character is a heap of its own; a look takes one out of its heap, a shuffle makes one heap of several. All of it comes from
events, so that it can be read again, and nothing is lost when the table forgets (TR-Q39).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from croupier.shelf.total_rickall.cards import CHARACTERS, FIGURES, KINDS, PARASITE, REAL
from croupier.table import Json

DECK: Final = "deck"
NOBODY_S: Final = -1
COLOUR_OF: Final = dict(zip(FIGURES.characters, FIGURES.colours, strict=True))
TEXT_OF: Final = dict(zip(FIGURES.characters, FIGURES.texts, strict=True))
IDENTITIES: Final = KINDS[: PARASITE + 1]
KILLING: Final = [KINDS[kind] for kind in range(CHARACTERS) if FIGURES.killing & 1 << kind]

# How much a deed tells of the side of whoever did it, as what it adds to the logarithm of the odds of being a Parasite.
LIED: Final = 2.5
TOLD_THE_TRUTH: Final = -0.3
SHOT_REAL: Final = 0.1
SHOT_PARASITE: Final = -0.6
SHOT_REAL_FRIEND: Final = 1.8
SHOT_PARASITE_FRIEND: Final = 0.0
LAID_KILLING_CARD: Final = -0.2
LAID_OTHER_CARD: Final = 0.15
WANTED_TO_STOP: Final = 1.0
# Nobody honest wants to stop when the centre is clean with less than this chance.
HOPELESS: Final = 0.02


class Heap:
    """Identities that cannot be told apart. Fractions arise where only a part of a heap was mixed into another."""

    def __init__(self, size: int, real: float = 0.0, parasite: float = 0.0) -> None:
        self.size = size
        self.sure = [real, parasite]

    def open(self) -> float:
        """How many could be any of those that are left."""
        return max(self.size - self.sure[REAL] - self.sure[PARASITE], 0.0)

    def take(self, real: float, parasite: float) -> None:
        """One Identity less."""
        self.size -= 1
        self.sure[REAL] -= real
        self.sure[PARASITE] -= parasite


class Claim:
    """What somebody said of an Identity, and whether it is known by now if that was true."""

    def __init__(self, seat: int, about: str, says: int, looked: bool) -> None:
        self.seat = seat
        self.about = about
        self.says = says
        self.looked = looked
        self.judged = False


class Memory:
    """Everything that one seat has seen and heard at one table; or, without a seat, what everybody has."""

    def __init__(self, view: Json, me: int) -> None:
        self.deal = view["deal"]
        self.me = me
        self.upto = 0
        options = view["options"]
        assert isinstance(options, dict)
        self.advanced = options["mode"] == "advanced"
        self.left = [main + self.advanced * aside for main, aside in zip(FIGURES.main, FIGURES.set_aside, strict=True)]
        self.aside = Heap(sum(FIGURES.set_aside), *FIGURES.set_aside)
        self.heaps: dict[str, Heap] = {}
        self.centre: list[str] = []
        self.friends: list[str | None] = [None] * number(view["seats"])
        self.suspicion = [0.0] * number(view["seats"])
        self.up: list[str] = []
        self.top: int | None = None
        self.lookers: dict[str, int] = {}
        self.claims: list[Claim] = []
        self.untold: dict[str, int] = {}
        self.untold_pair: tuple[str, str] | None = None
        self.changes = 0

    # Reading.

    def read(self, events: list[Json]) -> None:
        for event in events:
            self.upto = number(event["n"])
            reader = READERS.get(word(event["event"]))
            if reader is not None:
                reader(self, event)

    def look_round(self, view: Json) -> None:
        """Takes in what lies on a table that was not watched from its beginning."""
        public = view["public"]
        assert isinstance(public, dict)
        zones = {zone["name"]: items(zone["cards"]) for zone in objects(view["zones"])}
        for entry, under in zip(objects(public["centre"]), zones["under"], strict=True):
            name = word(entry["character"])
            if name not in self.heaps:
                self.heaps[name] = Heap(1)
                self.centre.append(name)
            if entry["face_up"] and name not in self.up:
                self.up.append(name)
            if self.me >= 0 or entry["face_up"]:
                self._see(name, under)
        for entry in objects(public["friends"]):
            name, owner = word(entry["character"]), number(entry["owner"])
            if name not in self.heaps:
                self.heaps[name] = self.aside
                self.friends[owner] = name
            if self.me >= 0:
                self._see(name, zones[f"secret:{owner}"][0])
        gone = (len(zones["fail"]), len(zones["parasites"]))
        for kind in (REAL, PARASITE):
            self.left[kind] = FIGURES.main[kind] + self.advanced * FIGURES.set_aside[kind] - gone[kind]

    # Who comes and goes.

    def _dealt_friend(self, event: Json) -> None:
        name = word(event["card"])
        self.friends[number(event["seat"])] = name
        self.heaps[name] = self.aside
        self._see(name, self._secret(event))

    def _arrived(self, event: Json) -> None:
        name = word(event["card"])
        self.centre.append(name)
        self._enter(name)

    def _new_friend(self, event: Json) -> None:
        name, seat = word(event["card"]), number(event["seat"])
        self.friends[seat] = name
        self.suspicion[seat] = 0.0
        self._enter(name)
        self._see(name, self._secret(event))

    def _enter(self, name: str) -> None:
        """TR-Q16: what was seen or said of the top Identity goes with it."""
        self.changes += 1
        self.heaps[name] = Heap(1)
        if DECK in self.lookers:
            self.lookers[name] = self.lookers.pop(DECK)
        if DECK in self.untold:
            self.untold[name] = self.untold.pop(DECK)
        for claim in self.claims:
            if claim.about == DECK:
                claim.about = name
        if self.top is not None:
            self.learn(name, self.top)
            self.top = None

    def _shot(self, event: Json) -> None:
        self._meet(word(event["card"]))
        name, seat = word(event["card"]), number(event["seat"])
        kind = IDENTITIES.index(word(items(event["cards"])[0]))
        self.learn(name, kind)
        self.left[kind] -= 1
        if name in self.centre:
            self.suspicion[seat] += SHOT_PARASITE if kind == PARASITE else SHOT_REAL
        else:
            self.suspicion[seat] += SHOT_PARASITE_FRIEND if kind == PARASITE else SHOT_REAL_FRIEND
        self._forget_words([name])
        del self.heaps[name]
        if name in self.centre:
            self.centre.remove(name)
        else:
            owner = self.friends.index(name)
            self.friends[owner] = None
            self.suspicion[owner] = 0.0
        self.changes += 1

    # Who sees what.

    def _secret(self, event: Json) -> object:
        """The card of an event that is told to one seat only."""
        return items(event["cards"])[0] if self.me >= 0 else None

    def _looked(self, event: Json) -> None:
        self._meet(word(event["card"]))
        name, seat = word(event["card"]), number(event["seat"])
        self.lookers[name] = self.lookers.get(name, 0) | 1 << seat
        seen = self._secret(event)
        self._see(name, seen)
        if seat == self.me and seen is not None:
            self.untold[name] = IDENTITIES.index(word(seen))

    def _looked_at_deck(self, event: Json) -> None:
        seat = number(event["seat"])
        self.lookers[DECK] = self.lookers.get(DECK, 0) | 1 << seat
        seen = self._secret(event)
        if seen is not None:
            self.top = IDENTITIES.index(word(seen))
            if seat == self.me:
                self.untold[DECK] = self.top

    def _exposed(self, event: Json) -> None:
        self._meet(word(event["card"]))
        name = word(event["card"])
        self.up.append(name)
        self._see(name, items(event["cards"])[0])
        self._forget_words([name])

    def _looked_again(self, event: Json) -> None:
        """TR-Q14: what lies under one's own friend after a shuffle."""
        self._meet(word(event["card"]))
        self._see(word(event["card"]), self._secret(event))

    def _revealed(self, event: Json) -> None:
        self._meet(word(event["card"]))
        self._see(word(event["card"]), items(event["cards"])[0])

    def _shuffled_two(self, event: Json) -> None:
        """Whoever shuffled two of a kind still knows them; of one Real and one Parasite, which is which is lost."""
        pair = (word(event["card"]), word(event["second_card"]))
        seat = number(event["seat"])
        self._mix(list(pair))
        for name in pair:
            self.lookers[name] = 1 << seat
        if seat == self.me:
            heap = self.heaps[pair[0]]
            for kind in (REAL, PARASITE):
                if heap.sure[kind] == heap.size:
                    self.untold.update(dict.fromkeys(pair, kind))
            if heap.sure[REAL] == heap.sure[PARASITE]:
                self.untold_pair = pair

    def _shuffled_all(self, event: Json) -> None:
        self._mix(self.shuffled_by(word(event["card"])))

    def shuffled_by(self, jerry: str) -> list[str]:
        """TR-11.4, TR-Q12, TR-C18: the Characters whose Identities a Jerry mixes."""
        colour = jerry.rpartition("-")[2]
        return [
            name
            for name in self.heaps
            if COLOUR_OF[name] == colour and name not in self.up and TEXT_OF[name] != "no-shuffle"
        ]

    # Who says and does what.

    def _said(self, event: Json) -> None:
        """TR-Q38: in the classic mode it is so; in the advanced mode it is worth remembering who said it."""
        saying, seat = word(event["event"]), number(event["seat"])
        about = DECK if "-next-" in saying else word(event["card"])
        says = IDENTITIES.index(saying.rpartition("-")[2])
        if about != DECK:
            self._meet(about)
        if self.advanced:
            self._take_down(seat, about, says)
        elif about == DECK:
            self.top = says
        else:
            self.learn(about, says)
        if seat == self.me or not self.advanced:
            self.untold.pop(about, None)

    def _take_down(self, seat: int, about: str, says: int) -> None:
        self.claims = [claim for claim in self.claims if claim.seat != seat or claim.about != about]
        looked = bool(self.lookers.get(about, 0) & 1 << seat)
        claim = Claim(seat, about, says, looked)
        self.claims.append(claim)
        known = self.known(about)
        if known is not None:
            self._judge(claim, known)

    def _said_one_real(self, event: Json) -> None:
        """In the classic mode, whoever saw two Reals would say so of each: it is one of each kind."""
        one, other = word(event["card"]), word(event["second_card"])
        self._meet(one)
        self._meet(other)
        if number(event["seat"]) == self.me:
            self.untold_pair = None
        elif not self.advanced and self.heaps[one] is self.heaps[other] and self.heaps[one].size == 2:
            self.heaps[one].sure = [1.0, 1.0]
            self.changes += 1

    def _turned_up(self, event: Json) -> None:
        killing = event["card"] in KILLING
        self.suspicion[number(event["seat"])] += LAID_KILLING_CARD if killing else LAID_OTHER_CARD

    def _voted(self, event: Json) -> None:
        if event.get("vote", "agree") == "agree" and self.clean_chance() < HOPELESS:
            self.suspicion[number(event["seat"])] += WANTED_TO_STOP

    # Knowledge.

    def known(self, name: str) -> int | None:
        """The Identity of a Character (or on top of the deck), if it is certain."""
        if name == DECK:
            return self.top
        heap = self.heaps[name]
        for kind in (REAL, PARASITE):
            if heap.sure[kind] >= heap.size:
                return kind
        return None

    def learn(self, name: str, kind: int) -> None:
        """An Identity is known now: it comes out of its heap, which may tell something of the others there."""
        if self.known(name) == kind:
            return
        self.changes += 1
        heap = self.heaps[name]
        if heap.size > 1:
            sure = max(heap.sure[kind], 0.0)
            guessed = heap.open() * self.share(kind)
            from_sure = sure / (sure + guessed) if sure + guessed > 0.0 else 0.0
            heap.take(from_sure * (kind == REAL), from_sure * (kind == PARASITE))
        self.heaps[name] = Heap(1, float(kind == REAL), float(kind == PARASITE))
        for claim in self.claims:
            if claim.about == name:
                self._judge(claim, kind)

    def _judge(self, claim: Claim, kind: int) -> None:
        """Somebody said something of an Identity that is known now. Who has not looked may err."""
        if claim.looked and not claim.judged:
            self.suspicion[claim.seat] += TOLD_THE_TRUTH if claim.says == kind else LIED
        claim.judged = True

    def _see(self, name: str, seen: object) -> None:
        if seen is not None:
            self.learn(name, IDENTITIES.index(word(seen)))

    def _meet(self, name: str) -> None:
        """Somebody of whom nothing was heard before: on a table that was set up in the midst of a game."""
        if name not in self.heaps:
            self.heaps[name] = Heap(1)
            self.centre.append(name)

    def _mix(self, names: list[str]) -> None:
        """Makes one heap of the Identities of these Characters. Whoever is tied to one may have changed sides."""
        for name in names:
            self._meet(name)
        self.changes += 1
        mixed = Heap(len(names))
        for name in names:
            heap = self.heaps[name]
            real, parasite = heap.sure[REAL] / heap.size, heap.sure[PARASITE] / heap.size
            heap.take(real, parasite)
            mixed.sure[REAL] += real
            mixed.sure[PARASITE] += parasite
        mixed.sure = [round(sure, 6) for sure in mixed.sure]
        for name in names:
            self.heaps[name] = mixed
            self.lookers.pop(name, None)
            if name in self.friends:
                self.suspicion[self.friends.index(name)] = 0.0
        self._forget_words(names)

    def _forget_words(self, names: list[str]) -> None:
        """TR-Q38: nothing said of these stands any more, and nothing of them is left to be told."""
        self.claims = [claim for claim in self.claims if claim.about not in names]
        for name in names:
            self.untold.pop(name, None)
        if self.untold_pair is not None and (self.untold_pair[0] in names or self.untold_pair[1] in names):
            self.untold_pair = None

    def _open_left(self) -> list[float]:
        """How many Reals and Parasites may be wherever nothing is known."""
        heaps = {id(heap): heap for heap in self.heaps.values()}
        if self.advanced:
            heaps[id(self.aside)] = self.aside
        real, parasite = float(self.left[REAL]), float(self.left[PARASITE])
        for heap in heaps.values():
            real -= heap.sure[REAL]
            parasite -= heap.sure[PARASITE]
        return [max(real, 0.0), max(parasite, 0.0)]

    def share(self, kind: int) -> float:
        """How likely an Identity of which nothing is known is of this kind."""
        left = self._open_left()
        total = left[REAL] + left[PARASITE]
        return left[kind] / total if total > 0.0 else 0.5

    def chances(self) -> dict[str, float]:
        """How likely each Character in play is a Parasite, whatever is said."""
        rate = self.share(PARASITE)
        return {name: (heap.sure[PARASITE] + heap.open() * rate) / heap.size for name, heap in self.heaps.items()}

    def clean_chance(self) -> float:
        """How likely all in the centre are Real, whatever is said: card by card, without putting any back."""
        real, parasite = self._open_left()
        total = real + parasite
        chance = 1.0
        rest: dict[int, tuple[float, float]] = {}
        for name in self.centre:
            heap = self.heaps[name]
            known = self.known(name)
            if known == PARASITE:
                return 0.0
            if known == REAL:
                continue
            if heap.size == 1 and heap.open() == 1.0:
                chance *= max(real, 0.0) / max(total, 1.0)
                real -= 1.0
                total -= 1.0
                continue
            guessed = heap.sure[REAL] + heap.open() * self.share(REAL)
            size, good = rest.get(id(heap), (float(heap.size), guessed))
            chance *= min(max(good, 0.0) / size, 1.0)
            rest[id(heap)] = (size - 1.0, good - 1.0)
        return chance


Reader = Callable[[Memory, Json], None]
READERS: Final[dict[str, Reader]] = {
    "dealt-friend": Memory._dealt_friend,
    "set-out": Memory._arrived,
    "arrived": Memory._arrived,
    "new-friend": Memory._new_friend,
    "shot": Memory._shot,
    "shot-friend": Memory._shot,
    "looked": Memory._looked,
    "looked-at-deck": Memory._looked_at_deck,
    "exposed": Memory._exposed,
    "revealed": Memory._revealed,
    "looked-again": Memory._looked_again,
    "shuffled-two": Memory._shuffled_two,
    "shuffled-all": Memory._shuffled_all,
    "said-real": Memory._said,
    "said-parasite": Memory._said,
    "said-next-real": Memory._said,
    "said-next-parasite": Memory._said,
    "said-one-real": Memory._said_one_real,
    "turned-up": Memory._turned_up,
    "declared": Memory._voted,
    "voted": Memory._voted,
}


# Reading views and events.


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def word(value: object) -> str:
    assert isinstance(value, str)
    return value


def items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def objects(value: object) -> list[Json]:
    return [item for item in items(value) if isinstance(item, dict)]
