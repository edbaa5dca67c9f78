"""Whether stakes are true: an answer is given on a copy of the table, and its effects are compared with what the stakes
said.

Each game has a function ``check`` in ``tests/games/<game>/stakes.py``, which looks at one ``Case``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from croupier.table import Decision, GameInfo, Option, Table, open_table
from croupier.testing.trial import some_options
from croupier.text import Remark, Teller, Words

PATIENCE = 400
"""The most answers that a case waits for."""
IDLE = 0.6
"""How often a seat passes when it may."""


class Case:
    """An answer with stakes, given on a copy of the table.

    ``view`` is what the seat saw before and ``offered`` what it could choose; ``table`` is the copy after the answer,
    which the check may play on. It may look at the truth: ``laid_open``, ``events_laid_open``.
    """

    def __init__(self, table: Table, seat: int, option: Option, remark: Remark, view: Any, luck: Random) -> None:
        self.seat = seat
        self.key = option.key
        self.decision = table.pending[seat].kind
        self.offered = table.pending[seat].options
        self.remark = remark
        self.slug = remark.slug
        self.facts: Any = remark.facts
        self.view = view
        self.luck = luck
        self.since = table.event_count
        self.table = table.copy()
        self.table.answer(seat, option)

    def events(self, name: str = "") -> list[Any]:
        """Return what has happened since, every card open; only events of one name if it is given."""
        told = self.table.events_laid_open(self.since)
        return [event for event in told if not name or event["event"] == name]

    def happens(self, name: str, **fields: object) -> bool:
        """Return whether an event with these fields has happened since."""
        return any(all(event.get(field) == value for field, value in fields.items()) for event in self.events(name))

    def others_until(self, *names: str) -> bool:
        """Let the other seats answer at random until one of these events has happened; return False if the seat is
        asked again or the game ends before.
        """
        return self._until(names, alone=True)

    def all_until(self, *names: str) -> bool:
        """Let every seat answer at random until one of these events has happened; return False if the game ends before."""
        return self._until(names, alone=False)

    def _until(self, names: tuple[str, ...], alone: bool) -> bool:
        table = self.table
        for _ in range(PATIENCE):
            if any(event["event"] in names for event in self.events()):
                return True
            if table.over or (alone and self.seat in table.pending):
                return False
            seat = self.luck.choice(sorted(table.pending))
            table.answer(seat, _quietly(table.pending[seat], self.luck))
        return False

    def __repr__(self) -> str:
        return f"seat {self.seat} answers {self.key} ({self.decision}): {self.slug} {self.facts}, then {self.events()}"


def _quietly(decision: Decision, luck: Random) -> Option:
    """Return a random answer, often the first that the table waits for: a pass, if there is one."""
    waiting = [option for option in decision.options if option.waits]
    return waiting[0] if waiting and luck.random() < IDLE else luck.choice(decision.options)


def cases(info: GameInfo, games: Iterable[int], options: Mapping[str, object] | None = None) -> Iterator[Case]:
    """Answers with stakes from random play, one at nearly every question of these games by their seeds; ``options`` are
    those of every table.
    """
    words = Words(info, "en")
    least, most = info.seats
    for number in games:
        luck = Random(number)
        seats = luck.randint(least, most)
        table = open_table(info, seats, number, {**some_options(info, seats, luck), **(options or {})})
        while not table.over:
            seat = luck.choice(sorted(table.pending))
            decision = table.pending[seat]
            view = table.view(seat)
            telling = Teller.at(words, view).telling
            option = _any(decision, luck)
            remark = telling.stakes(option.key, decision.kind)
            if remark is not None:
                yield Case(table, seat, option, remark, view, luck)
            table.answer(seat, _any(decision, luck))


def _any(decision: Decision, luck: Random) -> Option:
    """Return a random answer: first its kind, so that rare kinds come up."""
    kind = luck.choice(sorted({option.kind for option in decision.options}))
    return luck.choice([option for option in decision.options if option.kind == kind])
