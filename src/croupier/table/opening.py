"""Opening a table: from the deal, or at a scene that somebody describes."""

from __future__ import annotations

import json
from collections.abc import Mapping

from croupier.table.errors import BadTable
from croupier.table.events import Json
from croupier.table.info import GameInfo
from croupier.table.origin import Origin, check_seed, check_stack, deal
from croupier.table.table import Table


def open_table(info: GameInfo, seats: object, seed: object = 0, options: object = None, stack: object = None) -> Table:
    """Opens a table and plays up to its first question; ``BadTable`` says what is wrong with the wish."""
    number = info.check_seats(seats)
    return _open(Origin(info, number, check_seed(seed), info.check_options(options, number), check_stack(stack), None))


def open_position(info: GameInfo, position: object, seed: object = 0) -> Table:
    """Opens a table at a scene; ``BadTable`` says why the scene cannot be."""
    if not isinstance(position, Mapping):
        raise BadTable(f"a position is an object, not {position!r}")
    if position.get("game", info.name) != info.name:
        raise BadTable(f"that is a position of {position['game']!r}, not of {info.name!r}")
    if position.get("version", info.version) != info.version:
        raise BadTable(
            f"that is a position of version {position['version']!r} of {info.title}; this is version {info.version}"
        )
    try:
        kept: Json = json.loads(json.dumps(position))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadTable(f"a position holds only what JSON can: {error}") from error
    players = position.get("players")
    seats = position.get("seats", len(players) if isinstance(players, list) else None)
    if seats is None:
        raise BadTable("a position says how many seats there are, or what its players have")
    number = info.check_seats(seats)
    options = info.check_options(position.get("options"), number)
    return _open(Origin(info, number, check_seed(seed), options, None, kept))


def _open(origin: Origin) -> Table:
    table = Table(origin, deal(origin))
    table.start()
    return table
