"""One game at a table: the engine's table, the rows of its log, and the number of the current question."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Final

from croupier.server.log_pages import LogPages
from croupier.server.messages.parts import Tempo
from croupier.server.moments import Questions
from croupier.server.performance import Performance, Shown
from croupier.server.records import GameRecord, KeptPosition, RoomRecord
from croupier.server.refusals import Declined
from croupier.server.store import Row
from croupier.server.thinking import TableSpec
from croupier.shelf import find
from croupier.table import Option, Table
from croupier.text import Teller, Words

# The most beats to show to a player who asks what they have missed.
MOST_MISSED: Final = 60
# How many answers to go back for a step at which a game can be opened. In random play it is 15 at most, and mostly 1.
MOST_BACK: Final = 64


class RulesChanged(Exception):
    """The game was dealt by rules that are no longer played, or its log does not fit them: it cannot continue."""


class Session:
    """A game in play, or over.

    The log only grows: an undo is one more row. ``number`` is the number of the question. It changes whenever the rules
    ask again and with every undo, and stays the same while several seats answer in secret. It follows from the log
    alone, so it is the same after a restart.
    """

    def __init__(self, code: str, room: RoomRecord, game: GameRecord) -> None:
        self.code = code
        self.game = game
        if not find(room.game).plays(game.version) or len(game.names) != len(room.places):
            raise RulesChanged
        try:
            dealt = TableSpec("", room.game, len(room.places), int(game.seed), room.options, room.edition)
            self._spec = dealt._replace(position=game.position, version=game.version)
            self.table = self._spec.open()
        except ValueError as error:  # what was stored cannot be dealt
            raise RulesChanged from error
        self.final: list[bool] = []  # for each answer: whether it had effects, so that it cannot be undone
        self.dropped: set[int] = set()  # seats whose secret answers were dropped by the last answer
        self.rows = 0
        self.undos = 0
        self.number = 1
        self.performance: Performance | None = None  # the beats of the last answer, if it was watched
        self.kept = -1  # after how many rows the position was stored from which new rules would continue
        self.questions = Questions()
        self._tellers: dict[tuple[int | None, str], Teller] = {}
        self._pages: dict[tuple[int | None, str], LogPages] = {}
        self._pages_forgotten = 0  # the table's count of forgotten events when the pages were made

    @classmethod
    def from_log(cls, code: str, room: RoomRecord, game: GameRecord, log: Sequence[Row]) -> Session:
        """Deal a game again and give the answers of its log."""
        session = cls(code, room, game)
        number = 1
        for row, (seat, key) in standing_answers(log):
            try:
                session._answer(seat, session.check(seat, session.number, key))
            except Exception as error:
                raise RulesChanged from error
            if not session.table.holds(seat):
                number = row + 2
        undone = [row for row, (_, key) in enumerate(log) if key is None]
        session.rows = len(log)
        session.undos = len(undone)
        session.number = max(number, undone[-1] + 2) if undone else number
        return session

    @property
    def spec(self) -> TableSpec:
        """What a thinking process needs to deal the same table. The name changes with every undo."""
        return self._spec._replace(name=f"{self.code}-{self.game.number}-{self.undos}")

    def log_pages(self, seat: int | None, words: Words) -> LogPages:
        """The log as a seat or the spectators read it, shared by all who read it in the same language."""
        self._drop_stale_pages()
        reader = (seat, words.lang)
        if reader not in self._pages:
            self._pages[reader] = LogPages(self.table, seat, self.teller(seat, words))
        return self._pages[reader]

    def teller(self, seat: int | None, words: Words) -> Teller:
        """A teller for a seat or the spectators."""
        reader = (seat, words.lang)
        if reader not in self._tellers:
            self._tellers[reader] = Teller(words, self.game.names, seat)
        return self._tellers[reader]

    def _drop_stale_pages(self) -> None:
        """Forget pages that may show what has been hidden since."""
        if self._pages_forgotten != self.table.forgotten:
            self._pages.clear()
            self._pages_forgotten = self.table.forgotten

    def rename(self, names: list[str]) -> None:
        """Rename the players, in all past and future sentences."""
        self.game.names = names
        self._pages.clear()
        self._tellers.clear()
        self.questions = Questions()

    def check(self, seat: int, number: int, key: str) -> Option:
        """Return the option that an answer means; raise ``Declined`` or the engine's ``Refused`` if there is none."""
        if number != self.number:
            raise Declined("too-late")
        refused = self.table.why(seat, key)
        if refused is not None:
            try:
                raise refused
            finally:
                del refused  # its traceback refers to this frame
        option = self.table.pending[seat].find(key)
        assert option is not None
        return option

    def ahead(self, seat: int, keys: Sequence[str]) -> Table | None:
        """The table after answers that only lead the seat from one question to the next; None if they do more than that."""
        table: Table | None = self.table
        for key in keys:
            table = None if table is None else table.ahead(seat, key)
        return table

    def answer(self, seat: int, option: Option, viewers: Collection[int | None] = (), tempo: Tempo = "at-once") -> None:
        """Give an answer that has been checked and stored. The outcome is recorded for these viewers, at this tempo."""
        self.performance = Performance(self.table, viewers, tempo) if viewers and tempo != "at-once" else None
        self._answer(seat, option, self.performance)
        self.rows += 1
        if not self.table.holds(seat):
            self.number = self.rows + 1

    def _answer(self, seat: int, option: Option, performance: Performance | None = None) -> None:
        table = self.table
        self.dropped = set() if table.is_secret(option) else {each for each in range(table.seats) if table.holds(each)}
        watch = None if performance is None else performance.look
        self.final.append(not table.answer_reversibly(seat, option, watch))

    def can_undo(self, seat: int | None) -> bool:
        """Whether the very last answer is the seat's, and had no effect yet."""
        last = self.table.last_answer
        return last is not None and last[0] == seat and not self.final[-1] and not self.table.over

    def count_undo(self) -> None:
        """Count the row of an undo that the table has carried out."""
        self.final.pop()
        self.dropped = set()
        self.performance = None
        self._drop_stale_pages()
        self.rows += 1
        self.undos += 1
        self.number = self.rows + 1


def standing_answers(log: Sequence[Row]) -> list[tuple[int, tuple[int, str]]]:
    """The answers of a log that were not undone, each with the number of its row."""
    kept: list[tuple[int, tuple[int, str]]] = []
    for row, (seat, key) in enumerate(log):
        if key is not None:
            kept.append((row, (seat, key)))
        elif kept:
            kept.pop()
        else:
            raise RulesChanged
    return kept


def last_step(spec: TableSpec, answers: Sequence[tuple[int, str]]) -> KeptPosition | None:
    """A table at the last step at which it can be opened again, by other rules too; None if there is none."""
    for upto in range(len(answers), max(-1, len(answers) - MOST_BACK), -1):
        table = spec.open()
        for seat, key in answers[:upto]:
            table.answer(seat, key)
        position = table.position()
        if "moment" not in position:
            del position["version"]
            return KeptPosition(upto, position)
    return None


def ending_hash(table: Table) -> str:
    """Hash the end of a game: where every card lies, and who has won."""
    end = table.laid_open()
    return sha256(json.dumps([end["zones"], end["counters"], end["result"]], sort_keys=True).encode()).hexdigest()


def table_after(spec: TableSpec, answers: Sequence[tuple[int, str]], events: int) -> Table:
    """Deal a table again and play until it has had so many events."""
    table = spec.open()
    for seat, key in answers:
        if table.event_count >= events:
            break
        table.answer(seat, key)
    return table


def beats_since(
    spec: TableSpec, answers: Sequence[tuple[int, str]], since: int, viewer: int | None, tempo: Tempo
) -> list[Shown]:
    """Deal a table again and watch the outcome of the answers after number ``since``: the last beats, if there are too
    many.
    """
    table = spec.open()
    shown: list[Shown] = []
    for at, (seat, key) in enumerate(answers):
        if at < since:
            table.answer(seat, key)
            continue
        performance = Performance(table, [viewer], "normal" if tempo == "at-once" else tempo)
        table.answer(seat, key, performance.look)
        performance.look_at_the_end()
        shown = [*shown, *performance.beats][-MOST_MISSED:]
    return shown
