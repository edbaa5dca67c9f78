"""Batches: many tables of one game stepped together, with masks and observations in arrays that are allocated once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from croupier.research.encoding import Encoder
from croupier.research.numbering import Actions, checked, found
from croupier.research.rewarding import WIN, check_reward, rewards_of
from croupier.research.sheet import Sheet
from croupier.table import BadTable, GameInfo, Option, Rng, Table, open_table
from croupier.table.table import SELDOM

if TYPE_CHECKING:
    import numpy
    import numpy.typing

GAMES: Final = 1 << 32
"""The seed of a game combines that of the batch, the number of its table and the number of games played there."""


def asked_seat(table: Table, invited: bool = False) -> i64:
    """The seat that answers next: the first of those that the table waits for; -1 if the game is over. Seats that are
    only ``invited`` to speak up are asked before these, or not at all.
    """
    if len(table.pending) == 1:
        for only in table.pending:
            return only
    wanted: i64 = -1
    first: i64 = -1
    for seat, decision in table.pending.items():
        at: i64 = seat
        if first < 0 or at < first:
            first = at
        if decision.patient == invited and (wanted < 0 or at < wanted):
            wanted = at
    return wanted if wanted >= 0 else first


class Batch:
    """A number of tables of one game, each of which waits for one seat. ``step`` answers at all of them.

    The arrays are allocated once and rewritten by every step: ``seats`` (who is asked at each table), ``masks``,
    ``observations``, ``rewards`` (by table and seat) and ``over`` (whether a game ended with this step: then the next
    one is dealt already). With ``invited`` seats that may speak up in between (Total Rickall) are asked each time.
    """

    def __init__(
        self,
        game: str | GameInfo,
        tables: int,
        *,
        seats: int,
        seed: int = 0,
        reward: str = WIN,
        deduced: bool = False,
        invited: bool = False,
        **options: object,
    ) -> None:
        from croupier.research.arrays import np

        info = found(game)
        if isinstance(tables, bool) or not isinstance(tables, int) or tables < 1:
            raise BadTable(f"a batch has at least one table, not {tables!r}")
        self.info = info
        self.seed = seed
        self.reward = check_reward(reward)
        self.invited = invited
        people = info.check_seats(seats)
        self.options = checked(info, people, options)
        self.encoder = Encoder(info, people, self.options, deduced)
        self.actions: Actions = self.encoder.actions
        self._people: i64 = people
        self._n: i64 = self.actions.n
        self._count: i64 = tables
        self._legal: vec[u8] = vec[u8]([u8(0)] * (self.actions.n * tables))
        self._asked: vec[i64] = vec[i64]([i64(0)] * tables)
        self._ended: vec[u8] = vec[u8]([u8(0)] * tables)
        self._worth: vec[float] = vec[float]([0.0] * (people * tables))
        self._games: list[int] = [0] * tables
        self._rows: list[Sheet] = self.encoder.sheets(tables)
        self._tables: list[Table] = [self._open(at) for at in range(tables)]
        self.seats: numpy.typing.NDArray[numpy.int64] = np.frombuffer(memoryview(self._asked), np.int64)
        self.masks: numpy.typing.NDArray[numpy.int8] = np.frombuffer(memoryview(self._legal), np.int8).reshape(
            tables, -1
        )
        self.observations: numpy.typing.NDArray[numpy.int16] = np.frombuffer(
            memoryview(self._rows[0].cells), np.int16
        ).reshape(tables, -1)
        self.over: numpy.typing.NDArray[numpy.bool_] = np.frombuffer(memoryview(self._ended), np.bool_)
        self.rewards: numpy.typing.NDArray[numpy.float64] = np.frombuffer(memoryview(self._worth), np.float64).reshape(
            tables, -1
        )
        for at in range(tables):
            self._ask(at, self._tables[at], False)

    def __len__(self) -> int:
        return len(self._tables)

    def table(self, at: int) -> Table:
        """A copy of a table as it is now."""
        return self._tables[at].copy()

    def seed_of(self, at: int) -> int:
        """The seed of the current game at a table."""
        return (self.seed * len(self._games) + at) * GAMES + self._games[at]

    def step(self, numbers: Iterable[int]) -> None:
        """Answer at every table with the action of this number for the seat that is asked there. If one of them is
        illegal, ``ValueError`` says which, and nothing changes.
        """
        tolist = getattr(numbers, "tolist", None)
        chosen: list[int] = list(numbers) if tolist is None else tolist()
        if len(chosen) != len(self._tables):
            raise ValueError(f"a step takes {len(self._tables)} actions, one for each table, not {len(chosen)}")
        options = [self._option(at, chosen[at]) for at in range(len(chosen))]
        at: i64 = 0
        while at < self._count:
            self._answer(at, options[at])
            at += 1

    def random_actions(self, rng: Rng) -> list[int]:
        """A legal action for every table, all equally likely, but asides rare (as in ``Table.play_out``)."""
        chosen: list[int] = []
        at: i64 = 0
        while at < self._count:
            decision = self._tables[at].pending[self._asked[at]]
            place = rng.below(len(decision.options))
            if place >= decision.answers and rng.below(SELDOM):
                place = rng.below(decision.answers)
            chosen.append(self.actions.of(decision.options[place]))
            at += 1
        return chosen

    def _option(self, at: i64, number: i64) -> Option:
        """The option on offer at a table that has this number."""
        row = self._rows[at]
        place: i64 = 0
        while place < row.offers:
            if i64(row.offered[place]) == number:
                return self._tables[at].pending[self._asked[at]].options[place]
            place += 1
        raise ValueError(
            f"action {number} is not on offer to seat {self._asked[at]} at table {at}; its mask says which are"
        )

    def _answer(self, at: i64, option: Option) -> None:
        table = self._tables[at]
        self._mark(at, u8(0))
        if self._ended[at]:
            self._ended[at] = 0
            self._put_worth(at, [])
        held = len(table.pending) > 1 and table.is_secret(option)
        table._take(self._asked[at], option)
        if table.over:
            result = table._game.result
            assert result is not None
            self._ended[at] = 1
            self._put_worth(at, rewards_of(result, self._people, self.reward))
            self._games[at] += 1
            table = self._open(at)
            self._tables[at] = table
        self._ask(at, table, held)

    def _ask(self, at: i64, table: Table, held: bool) -> None:
        """Write who is asked at a table, what is on offer, and what the seat may know. ``held`` if the last answer is
        kept secret until other seats have given theirs.
        """
        seat = asked_seat(table, self.invited)
        self._asked[at] = seat
        row = self._rows[at]
        self.encoder.refill(table, seat, row, held)
        self._mark(at, u8(1))

    def _mark(self, at: i64, legal: u8) -> None:
        """Write for what is on offer at a table whether it is legal."""
        row = self._rows[at]
        base = at * self._n
        place: i64 = 0
        while place < row.offers:
            self._legal[base + i64(row.offered[place])] = legal
            place += 1

    def _put_worth(self, at: i64, worth: list[float]) -> None:
        seat: i64 = 0
        while seat < self._people:
            self._worth[at * self._people + seat] = worth[seat] if worth else 0.0
            seat += 1

    def _open(self, at: int) -> Table:
        """Deal the next game of a table, reusing its pending dictionaries, which no caller keeps."""
        table = open_table(self.info, self._people, self.seed_of(at), self.options)
        table._game.again = [{} for _ in range(self._people)]
        return table

    def __repr__(self) -> str:
        return f"<Batch of {len(self._tables)} tables of {self.info.name}, {self._people} seats>"
