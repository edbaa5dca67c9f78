"""The state of one game: its cards, what it asks, what it tells, and the steps in which it is played.

A game is played in steps. A step is a generator method that starts from plain data, asks, and carries the answers out; when
it ends, the data say which step comes next. Nothing hidden may live in a local variable across a question: it lies in a zone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from croupier.table.ask import Decision, Option
from croupier.table.beats import Beat, Watcher
from croupier.table.cards import Cards, Layout
from croupier.table.errors import BadTable
from croupier.table.events import Event, Json, Told
from croupier.table.rng import Rng
from croupier.table.show import Show, Shown
from croupier.table.whynot import WhyNot

Flow = Iterator[bool]

NOBODY: Final = -1
UNANSWERED: Final = Option("unanswered")


class Result:
    """How a game ended: who won (nobody, one or several), the scores by seat, why, and by which clause. A game of sides
    also says which ``side`` has won, even if nobody was on it."""

    def __init__(
        self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str, rule: str, side: str = ""
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
        self.rule = rule
        self.side = side

    def to_json(self) -> Json:
        told: Json = {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
        told["rule"] = self.rule
        if self.side:
            told["side"] = self.side
        return told

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, reason={self.reason!r}, rule={self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Cards):
    """What every game has in common. A game adds its own counters, its ``step`` and its offers."""

    counters_follow = False
    """Whether the counters only repeat what the table, the players and the zones tell: an observation leaves them out then."""

    def __init__(self, layout: Layout, rng: Rng, like: Game | None) -> None:
        super().__init__(layout, rng, like)
        self.seats = layout.seats
        self.version: int = 0 if like is None else like.version
        self.about = 0
        self.asked: list[int] = []
        self.pending: dict[int, Decision] = {}
        self.answers: list[Option] = [UNANSWERED] * layout.seats
        self.reactor = NOBODY
        self.secretly = False
        self.again: list[dict[int, Decision]] = []
        self.kept: dict[int, list[Option]] = {} if like is None or not like.kept else like.copy_kept()
        self.kept_among: dict[int, list[Decision]] = {} if like is None else like.kept_among.copy()
        self.told: Told = Told() if like is None else like.told.copy()
        self.result: Result | None = None if like is None else like.result
        self.watcher: Watcher | None = None

    # What a game must say.

    def copy(self) -> Game:
        """An independent copy: what one becomes, the other does not."""
        raise NotImplementedError

    def deal(self) -> None:
        """Set the table up for its first step."""
        raise NotImplementedError

    def step(self) -> Flow:
        """The step that the data say is next."""
        raise NotImplementedError

    def offer(self, about: int, seat: int) -> Decision:
        """What a seat may answer now when asked about something; the numbers are the game's own."""
        raise NotImplementedError

    # What a game may say.

    def phase_name(self) -> str:
        """The phase being played, in a word."""
        return "play"

    def show_table(self, to: Show) -> None:
        """Tell what everybody may know besides the zones: the game's own part of a view. It is the same for every viewer."""

    def show_player(self, to: Show, seat: int) -> None:
        """Tell what everybody may know of a player, from the seat on."""
        to.known("seat", seat)

    def show_counters(self, to: Show) -> None:
        """Tell every number that everybody may read."""

    # What a view has of it. A game that tells nothing to a ``Show`` may return its parts here instead.

    def public(self) -> Mapping[str, object]:
        """The game's own part of a view."""
        shown = Shown()
        self.show_table(shown)
        return shown.fields

    def players(self) -> Sequence[Mapping[str, object]]:
        """Who sits where: one entry for each seat."""
        people: list[Json] = []
        for seat in range(self.seats):
            shown = Shown()
            self.show_player(shown, seat)
            people.append(shown.fields)
        return people

    def counters(self) -> list[Json]:
        """Every number that everybody may read: a ``name``, an ``owner`` (a seat, or nobody) and a ``value`` (or nothing)."""
        shown = Shown()
        self.show_counters(shown)
        return shown.counters

    def why_not(self, seat: int, key: str) -> WhyNot | None:
        """Why an answer that is not on offer is not, as far as that seat may know; ``None`` if there is no more to say."""
        return None

    def facts(self) -> Json:
        """The whole truth in words of the game, at any moment; between two steps it leaves nothing out. Without it, a game has
        no positions."""
        raise BadTable("this game has no positions: its rules do not tell their facts")

    def place(self, facts: Json) -> None:
        """Set up the scene that the facts describe, with defaults for what they leave out; ``BadTable`` if it cannot be."""
        raise BadTable("this game cannot be opened at a position: its rules place no facts")

    # The three ways to ask. A step yields what these return, then finds each asked seat's answer in ``self.answers``.

    def ask(self, seat: int, about: int) -> bool:
        """Ask one seat. In random play no caller keeps what is pending, and it is used ``again``."""
        self.secretly = False
        self.about = about
        self.asked = self.layout.alone[seat]
        if self.again:
            self.pending = self.again[seat]
            self.pending[seat] = self.offer(about, seat)
        else:
            self.pending = {seat: self.offer(about, seat)}
        return True

    def ask_all(self, seats: list[int], about: int) -> bool:
        """Ask several seats at the same time: no seat learns an answer before all are in."""
        self.window(seats, about)
        self.secretly = True
        return True

    def window(self, seats: list[int], about: int) -> bool:
        """Ask several seats, first come, first served: options that wait are kept secret until all have chosen one of them;
        any other ends the opening at once, its seat is then the ``reactor``, and no other answer counts."""
        pending: dict[int, Decision] = {}
        for seat in seats:
            pending[seat] = self.offer(about, seat)
        return self.ask_several(seats, pending, about)

    def ask_several(self, seats: list[int], pending: dict[int, Decision], about: int) -> bool:
        """The same with decisions that are at hand; they must be those that ``offer`` would make."""
        self.secretly = False
        self.about = about
        self.asked = seats
        self.pending = pending
        return True

    def ask_among(self, seat: int, about: int, listening: Decision) -> bool:
        """Ask one seat while all the others are invited: they may pass or do something else, and are not waited for."""
        circle = self.layout.circles[seat]
        pending: dict[int, Decision] = {}
        for other in circle:
            pending[other] = listening
        pending[seat] = self.offer(about, seat)
        return self.ask_several(circle, pending, about)

    def keep(self, seat: int) -> None:
        """Keep a secret answer behind the screen while something else is asked: no other seat learns it, and a fork draws it
        anew among what it could have been."""
        if seat not in self.kept:
            self.kept[seat] = []
            self.kept_among[seat] = []
        self.kept[seat].append(self.answers[seat])
        self.kept_among[seat] = [*self.kept_among[seat], self.offer(self.about, seat)]

    def reveal_kept(self) -> None:
        """Remove the screens, once what was kept has been read."""
        self.kept = {}
        self.kept_among = {}

    def copy_kept(self) -> dict[int, list[Option]]:
        return {seat: options[:] for seat, options in self.kept.items()}

    def kept_by_others(self, seat: int) -> list[tuple[int, str]]:
        """The answers that other seats keep behind their screens."""
        return [(other, option.key) for other, options in self.kept.items() if other != seat for option in options]

    def draw_kept_anew(self, viewer: int) -> None:
        """What others keep behind their screens becomes something else that it could have been."""
        for seat, options in self.kept.items():
            if viewer != 1 << seat:
                for at, decision in enumerate(self.kept_among[seat]):
                    options[at] = decision.options[self.rng.below(len(decision.options))]

    # Telling.

    def tell(self, event: Event, first: int = -1, second: int = -1, third: int = -1) -> None:
        """Tell all viewers."""
        self.told.add(event, first, second, third, -1, 0)

    def tell_card(self, event: Event, card: int, first: int = -1, second: int = -1, third: int = -1) -> None:
        """Tell all viewers of a card, which each gets to know only if it has seen the card where it lies."""
        self.told.add(event, first, second, third, self.face[card], self.seen[card])

    def tell_cards(self, event: Event, cards: list[int], first: int = -1, second: int = -1, third: int = -1) -> None:
        """Tell all viewers of several cards, which each gets to know only if it has seen them where they lie."""
        pairs: list[int] = []
        for card in cards:
            pairs.append(self.face[card])
            pairs.append(self.seen[card])
        self.told.cards[len(self.told.happenings)] = pairs
        self.tell(event, first, second, third)

    def tell_some(self, who: int, event: Event, first: int = -1, second: int = -1, third: int = -1) -> None:
        """Tell only the viewers whose bits are set."""
        self.told.audience[len(self.told.happenings)] = who
        self.tell(event, first, second, third)

    def beat(self, beat: Beat, first: int = -1, second: int = -1, third: int = -1) -> None:
        """Marks a moment worth seeing: what was told since the last one belongs to it."""
        watcher = self.watcher
        if watcher is not None:
            watcher.reached(beat, [first, second, third])
