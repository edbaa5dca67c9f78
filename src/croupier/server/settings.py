"""What whoever runs a server may choose."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from croupier.server.clock import Clock, LoopClock
from croupier.server.kept import KeptRoom


def fresh_seed(room: KeptRoom, number: int) -> int:
    """A seed for a game of this number at a table, which nobody can guess."""
    return secrets.randbits(128)


@dataclass(frozen=True)
class Settings:
    """``bot_pace`` is how long a bot's move can be expected, ``linger`` how long a table stays in memory after everybody has
    gone, ``link_life`` how long a link to one's seats works; all in seconds. Of spectators
    ``most_guests`` are let in at one table, of one player's sockets ``most_sockets``. ``message_rate`` is how many messages a
    second a socket may send. With ``warm_up`` all words are read at the start, in the background. ``page`` is where the web
    client is, ``address`` where other devices of the local network find the server. ``new_seed`` is where deals come from."""

    bot_pace: float = 0.7
    linger: float = 60.0
    link_life: float = 600.0
    thinkers: int = field(default_factory=lambda: min(4, max(1, (os.cpu_count() or 2) - 1)))
    most_guests: int = 100
    most_sockets: int = 16
    message_rate: float = 20.0
    tables_per_second: float = 20.0
    tables_at_once: float = 600.0
    uploads_at_once: float = 20.0
    warm_up: bool = True
    page: Path | None = None
    address: str | None = None
    new_seed: Callable[[KeptRoom, int], int] = fresh_seed
    clock: Clock = field(default_factory=LoopClock)
