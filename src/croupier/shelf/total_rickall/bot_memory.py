"""What a sensible player remembers: who may be what, who has looked where, what was said, and how all players have
behaved.

It depends only on events, so it can be rebuilt, and nothing is lost when the table forgets (TR-Q39).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from croupier.shelf.total_rickall.actions import ACTIONS, Jerry
from croupier.shelf.total_rickall.bot_heaps import Heap, Heaps
from croupier.shelf.total_rickall.bot_style import Style
from croupier.shelf.total_rickall.cards import KINDS, NAMES, PARASITE, REAL, Figures
from croupier.table import Json
from croupier.table.view import View, cards_in

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.view import Person, Public

DECK: Final = "deck"
IDENTITIES: Final = KINDS[: PARASITE + 1]
BIT_OF: Final = {name: 1 << at for at, name in enumerate(NAMES)}

# How much an act adds to the log odds of a player being a Parasite.
LIED: Final = 2.5
TOLD_THE_TRUTH: Final = -0.3
SHOT_REAL: Final = 0.1
SHOT_PARASITE: Final = -0.6
SHOT_REAL_FRIEND: Final = 1.8
SHOT_PARASITE_FRIEND: Final = 0.0
LAID_KILLING_CARD: Final = -0.2
LAID_OTHER_CARD: Final = 0.15
WANTED_TO_STOP: Final = 1.0
# An honest player does not want to stop if the centre is clean with less than this probability.
HOPELESS: Final = 0.02


class Claim:
    """A player's claim about an Identity, and whether it is known by now to be true."""

    def __init__(self, seat: int, about: str, says: int, looked: bool) -> None:
        self.seat = seat
        self.about = about
        self.says = says
        self.looked = looked
        self.judged = False


class Memory:
    """Everything that one seat has seen and heard at one table; without a seat, what is public."""

    def __init__(self, view: View[Public, Person], figures: Figures, me: int, style: Style) -> None:
        self.deal = view["deal"]
        self.me = me
        self.style = style
        self.upto = 0
        self.advanced = view["options"]["mode"] == "advanced"
        self.figures = figures
        self.heaps = Heaps(figures, self.advanced)
        self.centre: list[str] = []
        self.friends: list[str | None] = [None] * view["seats"]
        self.suspicion = [0.0] * view["seats"]
        self.up: list[str] = []
        self.top: int | None = None
        self.lookers: dict[str, int] = {}
        self.claims: list[Claim] = []
        self.untold: dict[str, int] = {}
        self.untold_pair: tuple[str, str] | None = None
        self.changes = 0

    # Reading.

    def read(self, events: list[Json]) -> None:
        """Take in what has happened."""
        for event in events:
            self.upto = number(event["n"])
            reader = READERS.get(word(event["event"]))
            if reader is not None:
                reader(self, event)

    def look_round(self, view: View[Public, Person]) -> None:
        """Read a table that was not watched from its beginning."""
        for character, under in zip(view["public"]["centre"], cards_in(view, "under"), strict=True):
            name = character["character"]
            if name not in self.heaps.under:
                self.heaps.under[name] = Heap(1)
                self.centre.append(name)
            if character["face_up"] and name not in self.up:
                self.up.append(name)
            if self.me >= 0 or character["face_up"]:
                self._see(name, under)
        for friend in view["public"]["friends"]:
            name, owner = friend["character"], friend["owner"]
            if name not in self.heaps.under:
                self.heaps.under[name] = self.heaps.aside
                self.friends[owner] = name
            if self.me >= 0:
                self._see(name, cards_in(view, "secret", owner)[0])
        self.heaps.count_left([len(cards_in(view, "fail")), len(cards_in(view, "parasites"))])

    # Who comes and goes.

    def _dealt_friend(self, event: Json) -> None:
        name = word(event["card"])
        self.friends[number(event["seat"])] = name
        self.heaps.under[name] = self.heaps.aside
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
        self.heaps.under[name] = Heap(1)
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
        self.heaps.left[kind] -= 1
        if name in self.centre:
            self.suspicion[seat] += SHOT_PARASITE if kind == PARASITE else SHOT_REAL
        else:
            self.suspicion[seat] += SHOT_PARASITE_FRIEND if kind == PARASITE else SHOT_REAL_FRIEND
        self._forget_words([name])
        del self.heaps.under[name]
        if name in self.centre:
            self.centre.remove(name)
        else:
            owner = self.friends.index(name)
            self.friends[owner] = None
            self.suspicion[owner] = 0.0
        self.changes += 1

    # Who sees what.

    def _secret(self, event: Json) -> object:
        """The card of an event that only one seat sees."""
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
        """TR-Q14: what lies under the player's own friend after a shuffle."""
        self._meet(word(event["card"]))
        self._see(word(event["card"]), self._secret(event))

    def _revealed(self, event: Json) -> None:
        self._meet(word(event["card"]))
        self._see(word(event["card"]), items(event["cards"])[0])

    def _shuffled_two(self, event: Json) -> None:
        """A player who shuffled two of a kind still knows them; with one Real and one Parasite, which is which is lost."""
        pair = (word(event["card"]), word(event["second_card"]))
        seat = number(event["seat"])
        self._mix(list(pair))
        for name in pair:
            self.lookers[name] = 1 << seat
        if seat == self.me:
            heap = self.heaps.under[pair[0]]
            for kind in (REAL, PARASITE):
                if heap.sure[kind] == heap.size:
                    self.untold.update(dict.fromkeys(pair, kind))
            if heap.sure[REAL] == heap.sure[PARASITE]:
                self.untold_pair = pair

    def _shuffled_all(self, event: Json) -> None:
        jerry = ACTIONS[KINDS.index(word(event["card"]))]
        assert isinstance(jerry, Jerry)
        hidden = sum([BIT_OF[name] for name in self.heaps.under if name not in self.up])
        shuffled = jerry.shuffles(self.figures, hidden)
        self._mix([name for name in self.heaps.under if BIT_OF[name] & shuffled])

    # Who says and does what.

    def _said(self, event: Json) -> None:
        """TR-Q38: in classic mode it is true; in advanced mode it matters who said it."""
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
        """In classic mode a player who saw two Reals would say so of each: it is one of each kind."""
        one, other = word(event["card"]), word(event["second_card"])
        self._meet(one)
        self._meet(other)
        heap = self.heaps.under[one]
        if number(event["seat"]) == self.me:
            self.untold_pair = None
        elif not self.advanced and heap is self.heaps.under[other] and heap.size == 2:
            heap.sure = [1.0, 1.0]
            self.changes += 1

    def _turned_up(self, event: Json) -> None:
        killing = self.figures.killing & 1 << KINDS.index(word(event["card"]))
        self.suspicion[number(event["seat"])] += LAID_KILLING_CARD if killing else LAID_OTHER_CARD

    def _voted(self, event: Json) -> None:
        if event.get("vote", "agree") == "agree" and self.clean_chance() < HOPELESS:
            self.suspicion[number(event["seat"])] += WANTED_TO_STOP

    # Knowledge.

    def known(self, name: str) -> int | None:
        """The Identity of a Character (or on top of the deck), if it is certain."""
        return self.top if name == DECK else self.heaps.under[name].known()

    def clean_chance(self) -> float:
        """How likely all in the centre are Real, ignoring what was said."""
        return self.heaps.clean_chance(self.centre)

    def learn(self, name: str, kind: int) -> None:
        """Record that an Identity is known now, and judge what was said of it."""
        if self.known(name) == kind:
            return
        self.changes += 1
        self.heaps.learn(name, kind)
        for claim in self.claims:
            if claim.about == name:
                self._judge(claim, kind)

    def _judge(self, claim: Claim, kind: int) -> None:
        """Judge a player by a claim about an Identity that is known now. A player who has not looked may be wrong."""
        if claim.looked and not claim.judged:
            self.suspicion[claim.seat] += TOLD_THE_TRUTH if claim.says == kind else LIED
        claim.judged = True

    def _see(self, name: str, seen: object) -> None:
        if seen is not None:
            self.learn(name, IDENTITIES.index(word(seen)))

    def _meet(self, name: str) -> None:
        """Record a Character that no event has mentioned, on a table opened in mid-game."""
        if name not in self.heaps.under:
            self.heaps.under[name] = Heap(1)
            self.centre.append(name)

    def _mix(self, names: list[str]) -> None:
        """Shuffle the Identities of these Characters. A player who is tied to one may have changed sides."""
        for name in names:
            self._meet(name)
        self.changes += 1
        self.heaps.mix(names)
        for name in names:
            self.lookers.pop(name, None)
            if name in self.friends:
                self.suspicion[self.friends.index(name)] = 0.0
        self._forget_words(names)

    def _forget_words(self, names: list[str]) -> None:
        """TR-Q38: earlier claims about these no longer hold, and there is nothing left to say about them."""
        self.claims = [claim for claim in self.claims if claim.about not in names]
        for name in names:
            self.untold.pop(name, None)
        if self.untold_pair is not None and (self.untold_pair[0] in names or self.untold_pair[1] in names):
            self.untold_pair = None


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


# Reading events.


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def word(value: object) -> str:
    assert isinstance(value, str)
    return value


def items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value
