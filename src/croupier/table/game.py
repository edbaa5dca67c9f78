"""The state of one game: its cards, its questions, its events, and the steps in which it is played.

A step is a generator method that starts from plain data, asks, and carries out the answers; when it ends, the data
determine the next step. Nothing hidden may live in a local variable across a question: it belongs in a zone.
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
    """How a game ended: the winners (none, one or several), the scores by seat, why, and by which clause. A game of
    sides also gives the ``side`` that has won, even if it has no members.
    """

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
    """The base of all games. A game adds its own counters, its ``step`` and its offers."""

    counters_follow = False
    """Whether the counters only repeat the table, the players and the zones; if so, observations leave them out."""

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

    # What a game must implement.

    def copy(self) -> Game:
        """An independent copy."""
        raise NotImplementedError

    def deal(self) -> None:
        """Set the table up for its first step."""
        raise NotImplementedError

    def step(self) -> Flow:
        """The next step, as determined by the data."""
        raise NotImplementedError

    def offer(self, about: int, seat: int) -> Decision:
        """What a seat may answer now when asked about something; the numbers are the game's own."""
        raise NotImplementedError

    # What a game may implement.

    def phase_name(self) -> str:
        """The current phase, in a word."""
        return "play"

    def show_table(self, to: Show) -> None:
        """Show the public information besides the zones: the game's own part of a view. It is the same for every viewer."""

    def show_player(self, to: Show, seat: int) -> None:
        """Show the public information about a player."""
        to.known("seat", seat)

    def show_counters(self, to: Show) -> None:
        """Show every public number."""

    # The same as parts of a view, for a game that does not use ``Show``.

    def public(self) -> Mapping[str, object]:
        """The game's own part of a view."""
        shown = Shown()
        self.show_table(shown)
        return shown.fields

    def players(self) -> Sequence[Mapping[str, object]]:
        """The players: one entry for each seat."""
        people: list[Json] = []
        for seat in range(self.seats):
            shown = Shown()
            self.show_player(shown, seat)
            people.append(shown.fields)
        return people

    def counters(self) -> list[Json]:
        """Every public number: a ``name``, an ``owner`` (a seat or none) and a ``value`` (or none)."""
        shown = Shown()
        self.show_counters(shown)
        return shown.counters

    def why_not(self, seat: int, key: str) -> WhyNot | None:
        """Why an answer is not on offer, as far as that seat may know; ``None`` if there is no more to say."""
        return None

    def facts(self) -> Json:
        """The whole truth in the game's own words, at any moment; between two steps it is complete. Without it, a game
        has no positions.
        """
        raise BadTable("this game has no positions: its rules do not define facts()")

    def place(self, facts: Json) -> None:
        """Set up the scene that the facts describe, with defaults for what they leave out; ``BadTable`` if it is
        impossible.
        """
        raise BadTable("this game cannot be opened at a position: its rules do not define place()")

    # The three ways to ask. A step yields what these return, then finds each asked seat's answer in ``self.answers``.

    def ask(self, seat: int, about: int) -> bool:
        """Ask one seat. In random play the pending dictionary is used ``again``, since no caller keeps it."""
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
        """Ask several seats, first come, first served: options that wait are kept secret until all have chosen one of
        them; any other ends the window at once. Its seat is then the ``reactor``, and no other answer counts.
        """
        pending: dict[int, Decision] = {}
        for seat in seats:
            pending[seat] = self.offer(about, seat)
        return self.ask_several(seats, pending, about)

    def ask_several(self, seats: list[int], pending: dict[int, Decision], about: int) -> bool:
        """The same with given decisions, which must equal those that ``offer`` would make."""
        self.secretly = False
        self.about = about
        self.asked = seats
        self.pending = pending
        return True

    def ask_among(self, seat: int, about: int, listening: Decision) -> bool:
        """Ask one seat while all the others are invited: they may pass or act, and the table does not wait for them."""
        circle = self.layout.circles[seat]
        pending: dict[int, Decision] = {}
        for other in circle:
            pending[other] = listening
        pending[seat] = self.offer(about, seat)
        return self.ask_several(circle, pending, about)

    def keep(self, seat: int) -> None:
        """Keep a secret answer while something else is asked: no other seat learns it, and a fork draws it again from
        what it could have been.
        """
        if seat not in self.kept:
            self.kept[seat] = []
            self.kept_among[seat] = []
        self.kept[seat].append(self.answers[seat])
        self.kept_among[seat] = [*self.kept_among[seat], self.offer(self.about, seat)]

    def reveal_kept(self) -> None:
        """Drop the kept answers, once they have been read."""
        self.kept = {}
        self.kept_among = {}

    def copy_kept(self) -> dict[int, list[Option]]:
        return {seat: options[:] for seat, options in self.kept.items()}

    def kept_by_others(self, seat: int) -> list[tuple[int, str]]:
        """The answers that other seats keep secret."""
        return [(other, option.key) for other, options in self.kept.items() if other != seat for option in options]

    def draw_kept_anew(self, viewer: int) -> None:
        """Replace what others keep secret with something else that it could have been."""
        for seat, options in self.kept.items():
            if viewer != 1 << seat:
                for at, decision in enumerate(self.kept_among[seat]):
                    options[at] = decision.options[self.rng.below(len(decision.options))]

    # Reporting events.

    def tell(self, event: Event, first: int = -1, second: int = -1, third: int = -1) -> None:
        """Report an event to all viewers."""
        self.told.add(event, first, second, third, -1, 0)

    def tell_card(self, event: Event, card: int, first: int = -1, second: int = -1, third: int = -1) -> None:
        """Report a card to all viewers; each learns it only if they have seen it where it lies."""
        self.told.add(event, first, second, third, self.face[card], self.seen[card])

    def tell_cards(self, event: Event, cards: list[int], first: int = -1, second: int = -1, third: int = -1) -> None:
        """Report several cards to all viewers; each learns them only if they have seen them where they lie."""
        pairs: list[int] = []
        for card in cards:
            pairs.append(self.face[card])
            pairs.append(self.seen[card])
        self.told.cards[len(self.told.happenings)] = pairs
        self.tell(event, first, second, third)

    def tell_some(self, who: int, event: Event, first: int = -1, second: int = -1, third: int = -1) -> None:
        """Report an event only to the viewers whose bits are set."""
        self.told.audience[len(self.told.happenings)] = who
        self.tell(event, first, second, third)

    def beat(self, beat: Beat, first: int = -1, second: int = -1, third: int = -1) -> None:
        """Mark a moment worth showing, which covers the events since the last one."""
        watcher = self.watcher
        if watcher is not None:
            watcher.reached(beat, [first, second, third])
