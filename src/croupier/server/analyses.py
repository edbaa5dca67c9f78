"""Analyses of finished games: made in the background, a piece at a time, with progress reports, and stored with the game."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Final

import msgspec

from croupier import bots
from croupier.analysis import Analysis, joined, piece
from croupier.server.finished_game import FinishedGame
from croupier.server.json_log import fields
from croupier.server.refusals import Declined
from croupier.server.store import Store
from croupier.server.thinking import Thinkers

LOG: Final = logging.getLogger("croupier.server.analyses")

WORLDS: Final = 24
"""How often a moment is played on; ``croupier analyse`` uses more by default."""
MOST_WAITING: Final = 8
"""The maximum number of unfinished analyses; they are made one after the other."""


class _Work:
    """An unfinished analysis, with the number of pieces done."""

    def __init__(self, game: FinishedGame) -> None:
        self.pieces = len(game.answers) + 1
        self.done = 0
        self.task: asyncio.Task[Analysis]


class Analyses:
    """All analyses, stored or unfinished."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._under_way: dict[tuple[str, int], _Work] = {}
        self._turn = asyncio.Lock()

    async def ask(self, id: str, game: FinishedGame) -> Analysis | tuple[int, int]:
        """The analysis of a game, or the progress of an unfinished one. The first request starts it."""
        place = _place(id)
        work = self._under_way.get(place)
        if work is None:
            kept = await self.store.analysis(*place)
            if kept is not None:
                return msgspec.json.decode(kept, type=Analysis)
            work = self._under_way.get(place) or self._begin(place, game)
        if not work.task.done():
            return work.done, work.pieces
        self._under_way.pop(place, None)
        try:
            return work.task.result()
        except Exception as error:
            LOG.error("an analysis failed", exc_info=error, extra=fields(event="analysis-failed"))
            raise Declined("analysis-failed", 503) from error

    def _begin(self, place: tuple[str, int], game: FinishedGame) -> _Work:
        self._under_way = {of: work for of, work in self._under_way.items() if not work.task.done()}
        if len(self._under_way) >= MOST_WAITING:
            raise Declined("many-analyses", 503)
        work = self._under_way[place] = _Work(game)
        work.task = asyncio.create_task(self._make(place, game, work))
        return work

    async def _make(self, place: tuple[str, int], game: FinishedGame, work: _Work) -> Analysis:
        """Make an analysis when its turn comes, and store it."""
        saved, bot = json.dumps(game.saved), bots.best(game.info.name)
        async with self._turn:
            found = []
            for at in range(work.pieces):
                found.append(await self.thinkers.analyse(piece, saved, at, bot, WORLDS))
                work.done = at + 1
        analysis = await asyncio.to_thread(joined, game.saved, bot, WORLDS, found)
        await self.store.keep_analysis(*place, msgspec.json.encode(analysis))
        return analysis

    async def close(self) -> None:
        """Abandon unfinished analyses."""
        tasks = [work.task for work in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _place(id: str) -> tuple[str, int]:
    """Where the analysis of a replay is stored: with a table's game, or with an uploaded game."""
    code, _, number = id.partition("-")
    return (code.upper(), int(number)) if number else (id, 0)
