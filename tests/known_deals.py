"""Servers for tests, where the same table always gets the same deal: no test depends on luck.

``CROUPIER_LUCK`` is any word; another word gives other deals. As a program this is ``croupier``.
"""

from __future__ import annotations

import os
from functools import partial
from hashlib import sha256
from unittest.mock import patch

from croupier.server import settings
from croupier.server.records import RoomRecord

LUCK = os.environ.get("CROUPIER_LUCK", "")


def known_seed(room: RoomRecord, number: int) -> int:
    """Return the seed of a game from its settings, its number of seats, and how often they were played before."""
    table = f"{LUCK} {room.game} {sorted(room.options.items())} {len(room.places)} {number}"
    return int.from_bytes(sha256(table.encode()).digest()[:16], "big")


if __name__ == "__main__":
    from croupier.cli import app

    with patch.object(settings, "Settings", partial(settings.Settings, new_seed=known_seed)):
        app()
