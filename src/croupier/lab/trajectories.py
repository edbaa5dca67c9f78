"""Trajectories: every choice of many games with what its seat could know, as Parquet. See ``docs/research.md`` for the
schema.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from croupier.research.rewarding import RANK, WIN, rewards_of
from croupier.table import Chair, CroupierError, GameInfo, Option, Player, Result, Table

if TYPE_CHECKING:
    from croupier.research import Actions, Encoder

Columns = dict[str, list[Any]]
NAMES: Final = ("game", "step", "seat", "bot", "observation", "legal", "action", "win", "rank", "score")


class Trajectories:
    """The choices of some games, column by column. The value of a game is added when it is over."""

    def __init__(self, known: Encoder) -> None:
        self.known = known
        self.columns: Columns = {name: [] for name in NAMES}

    def watch(self, table: Table, seat: int, bot: str, player: Player, game: int) -> Recorded:
        """Wrap a player so that its choices are recorded."""
        return Recorded(self, table, seat, bot, player, game)

    def keep(self, game: int, table: Table, seat: int, bot: str, option: Option) -> None:
        """Record a choice."""
        from croupier.research.arrays import np

        cells = np.zeros(self.known.size, np.int16)
        self.known.write(table, seat, cells)
        actions: Actions = self.known.actions
        row = (game, table.answer_count, seat, bot, cells, actions.legal_actions(table, seat), actions.number(option))
        for name, value in zip(NAMES, row, strict=False):
            self.columns[name].append(value)

    def end(self, result: Result, seats: int) -> None:
        """Add the value of the last game to all its choices."""
        win, rank = rewards_of(result, seats, WIN), rewards_of(result, seats, RANK)
        for seat in self.columns["seat"][len(self.columns["win"]) :]:
            self.columns["win"].append(win[seat])
            self.columns["rank"].append(rank[seat])
            self.columns["score"].append(result.scores[seat])


class Recorded:
    """A player whose choices are recorded."""

    def __init__(self, kept: Trajectories, table: Table, seat: int, bot: str, player: Player, game: int) -> None:
        self.kept = kept
        self.table = table
        self.seat = seat
        self.bot = bot
        self.player = player
        self.game = game

    def choose(self, chair: Chair) -> Option:
        option = self.player.choose(chair)
        self.kept.keep(self.game, self.table, self.seat, self.bot, option)
        return option


def trajectories(game: GameInfo, seats: int, options: dict[str, int | bool | str]) -> Trajectories:
    """An empty collection for games with these seats and options."""
    from croupier.research import encoder

    return Trajectories(encoder(game.name, seats=seats, deduced=False, **options))


class Writer:
    """A Parquet file to which the choices of some games are appended at a time."""

    def __init__(self, arrow: Any, parquet: Any, path: Path, known: Encoder, about: dict[str, object]) -> None:
        self._arrow = arrow
        fields = [
            ("game", arrow.int64()),
            ("step", arrow.int32()),
            ("seat", arrow.int8()),
            ("bot", arrow.string()),
            ("observation", arrow.list_(arrow.int16(), known.size)),
            ("legal", arrow.list_(arrow.int32())),
            ("action", arrow.int32()),
            ("win", arrow.float32()),
            ("rank", arrow.float32()),
            ("score", arrow.int32()),
        ]
        self._schema = arrow.schema(fields, {"croupier": json.dumps(about)})
        self._file = parquet.ParquetWriter(path, self._schema, compression="zstd")

    def add(self, columns: Columns) -> None:
        """Write the choices of some games."""
        self._file.write_table(self._arrow.table(columns, self._schema))

    def close(self) -> None:
        self._file.close()


@contextmanager
def writer(
    path: Path, info: GameInfo, seats: int, options: dict[str, int | bool | str], bots: Sequence[str], seed: int
) -> Iterator[Writer]:
    """A file for the trajectories of games with these seats and options."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise CroupierError("trajectories need pyarrow: pip install 'croupier[data]'") from error
    from croupier.research import encoder

    known = encoder(info.name, seats=seats, deduced=False, **options)
    about = {
        "game": info.name,
        "version": info.version,
        "seats": seats,
        "options": options,
        "bots": list(bots),
        "seed": seed,
        "actions": known.actions.digest(),
        "parts": {name: list(place) for name, place in known.parts.items()},
    }
    file = Writer(pyarrow, parquet, path, known, about)
    try:
        yield file
    finally:
        file.close()
