"""The settings of a server."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from croupier.server.clock import Clock, LoopClock
from croupier.server.messages.parts import Tempo
from croupier.server.records import RoomRecord
from croupier.server.thinking import BOT_TIME

SeedSource = Callable[[RoomRecord, int], int]


def fresh_seed(room: RoomRecord, number: int) -> int:
    """Draw a seed for a game of this number at a table."""
    return secrets.randbits(128)


@dataclass(frozen=True)
class Settings:
    """``bot_pace`` is the pause before a bot's move, ``linger`` how long a table stays in memory without any socket,
    ``link_life`` how long a seat link works; all in seconds. ``thinkers`` is the number of thinking processes, ``bots`` are the
    levels that tables offer (all if none are named), and ``bot_time`` is how many milliseconds of processor time a bot
    may think about a move. A table
    admits ``most_guests`` spectators, and ``most_sockets`` sockets of each player; a player may use ``most_devices``.
    ``warm_up`` loads all words at the start, in the background. ``page`` is the folder of the web client, ``address``
    the server's address for other devices of the local network. ``new_seed`` draws the seed of a deal. ``tempo`` is how
    fast tables show what happens unless their host says otherwise.

    Limits: ``message_rate`` is how many messages a person may send per second, over all their sockets at a table, and
    ``work_share`` the part of a core that may work for them. ``request_rate``, ``address_share``,
    ``tables_per_minute``, ``uploads_per_minute``, ``guesses_per_minute`` (codes of tables that do not exist) and
    ``most_connections`` are for one address. A request has ``header_timeout`` seconds for its headers and
    ``body_timeout`` for its body. ``trusted_proxies`` are addresses and networks whose ``X-Forwarded-For`` and
    ``X-Forwarded-Proto`` are believed, ``metrics_from`` those that may read ``/metrics``. The operator's orders are
    checked every ``look_every`` seconds.
    """

    bot_pace: float = 0.7
    tempo: Tempo = "normal"
    linger: float = 60.0
    link_life: float = 600.0
    thinkers: int = field(default_factory=lambda: min(4, max(1, (os.cpu_count() or 2) - 1)))
    bots: tuple[str, ...] = ()
    bot_time: float = BOT_TIME
    most_guests: int = 100
    most_sockets: int = 16
    most_devices: int = 16
    message_rate: float = 20.0
    work_share: float = 0.1
    request_rate: float = 100.0
    address_share: float = 0.5
    tables_per_minute: float = 30.0
    uploads_per_minute: float = 12.0
    guesses_per_minute: float = 12.0
    most_connections: int = 256
    header_timeout: float = 10.0
    body_timeout: float = 30.0
    trusted_proxies: tuple[str, ...] = ()
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    look_every: float = 1.0
    warm_up: bool = True
    page: Path | None = None
    address: str | None = None
    new_seed: SeedSource = fresh_seed
    clock: Clock = field(default_factory=LoopClock)
