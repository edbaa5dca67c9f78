"""One game at a table: the engine's table, how long its log is, and the number of the question that is asked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256

import croupier
from croupier.server.kept import KeptGame, KeptRoom
from croupier.server.log_pages import Log
from croupier.server.saying import Declined
from croupier.server.store import Row
from croupier.server.thinking import Dealt
from croupier.shelf import find
from croupier.table import Option, Table
from croupier.text import Teller, Words


class OtherRules(Exception):
    """The game was dealt by another version of the rules, or its log does not fit them: it cannot go on."""


class Sitting:
    """A game that is being played, or has been.

    The log only grows: taking an answer back is a row like any other. ``number`` names the question: it is another one
    whenever the rules ask anew or something is taken back, and stays while answers are kept in secret beside each other. It
    follows from the log alone, so it survives a restart.
    """

    def __init__(self, code: str, room: KeptRoom, game: KeptGame) -> None:
        self.game = game
        self.code = code
        if find(room.game).version != game.version or len(game.names) != len(room.places):
            raise OtherRules
        try:
            self.dealt = Dealt("", room.game, len(room.places), int(game.seed), room.options)
            self.table: Table = croupier.open_table(room.game, len(room.places), self.dealt.seed, room.options)
        except ValueError as error:  # what was written down cannot be dealt
            raise OtherRules from error
        self.final: list[bool] = []  # of each answer that stands, whether something has come of it
        self.dropped: set[int] = set()  # whose answers, given in secret, were undone by the last one
        self.rows = 0
        self.taken_back = 0
        self.number = 1
        self._logs: dict[tuple[int | None, str], Log] = {}
        self._logs_of = 0  # how much had been hidden again when they were told

    @classmethod
    def again(cls, code: str, room: KeptRoom, game: KeptGame, log: Sequence[Row]) -> Sitting:
        """The same game from its log."""
        sitting = cls(code, room, game)
        number = 1
        for row, (seat, key) in standing(log):
            try:
                sitting._answer(seat, sitting.check(seat, sitting.number, key))
            except Exception as error:
                raise OtherRules from error
            if not sitting.table.holds(seat):
                number = row + 2
        undone = [row for row, (_, key) in enumerate(log) if key is None]
        sitting.rows = len(log)
        sitting.taken_back = len(undone)
        sitting.number = max(number, undone[-1] + 2) if undone else number
        return sitting

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def answers(self) -> list[tuple[int, str]]:
        """Every answer that stands."""
        return self.table.log

    @property
    def events(self) -> int:
        """How many things have happened."""
        return self.table.event_count

    @property
    def forgotten(self) -> int:
        """How often something that was told before has been hidden again: whoever heard it hears everything anew."""
        return self.table.forgotten

    def log(self, seat: int | None, words: Words) -> Log:
        """The log as a seat or the spectators read it: one for all who see the same side in the same language."""
        self._drop_old_logs()
        side = (seat, words.lang)
        if side not in self._logs:
            self._logs[side] = Log(self.table, seat, Teller(words, self.game.names, seat))
        return self._logs[side]

    def _drop_old_logs(self) -> None:
        """Lines may tell what has been hidden since."""
        if self._logs_of != self.forgotten:
            self._logs.clear()
            self._logs_of = self.forgotten

    @property
    def name(self) -> str:
        """What the thinking processes call it: nothing that they remember is ever taken back."""
        return f"{self.code}-{self.game.number}-{self.taken_back}"

    def check(self, seat: int, number: int, key: str) -> Option:
        """The option that an answer means. ``Declined`` or the engine's ``Refused`` if there is none; nothing has changed."""
        if number != self.number:
            raise Declined("too-late")
        decision = self.table.pending.get(seat)
        option = decision.find(key) if decision is not None else None
        if option is None:
            refused = self.table.why(seat, key)
            assert refused is not None, "no option has the key, and the engine says that it is on offer"
            raise refused
        return option

    def take(self, seat: int, option: Option) -> None:
        """Gives an answer that has been checked and written down."""
        self._answer(seat, option)
        self.rows += 1
        if not self.table.holds(seat):
            self.number = self.rows + 1

    def _answer(self, seat: int, option: Option) -> None:
        table = self.table
        self.dropped = set() if table.is_secret(option) else {each for each in range(table.seats) if table.holds(each)}
        self.final.append(not table.answer_reversibly(seat, option))

    def can_take_back(self, seat: int | None) -> bool:
        """Whether the seat's last answer is the last of all and nothing has come of it yet."""
        last = self.table.last_answer
        return last is not None and last[0] == seat and not self.final[-1] and not self.over

    def take_back(self) -> None:
        """Counts the row by which the last answer was taken back."""
        self.final.pop()
        self.dropped = set()
        self._drop_old_logs()
        self.rows += 1
        self.taken_back += 1
        self.number = self.rows + 1

    def told_to_thinkers(self) -> Dealt:
        return self.dealt._replace(name=self.name)


def standing(log: Sequence[Row]) -> list[tuple[int, tuple[int, str]]]:
    """The answers of a log that were not taken back, each with the number of its row."""
    kept: list[tuple[int, tuple[int, str]]] = []
    for row, (seat, key) in enumerate(log):
        if key is not None:
            kept.append((row, (seat, key)))
        elif kept:
            kept.pop()
        else:
            raise OtherRules
    return kept


def ending_of(table: Table) -> str:
    """A fingerprint of how a game ended: where every card lay then, and who had won."""
    end = table.laid_open()
    return sha256(json.dumps([end["zones"], end["counters"], end["result"]], sort_keys=True).encode()).hexdigest()


def past(dealt: Dealt, answers: Sequence[tuple[int, str]], events: int) -> Table:
    """The table when so many things had happened."""
    table = croupier.open_table(dealt.game, dealt.seats, dealt.seed, dealt.options)
    for seat, key in answers:
        if table.event_count >= events:
            break
        table.answer(seat, key)
    return table
