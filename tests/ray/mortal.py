"""A random player whose first process dies in the middle of a game."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from croupier.bots import Random
from croupier.table import Chair, Option

MARK = "CROUPIER_MORTAL"


class Mortal:
    """Kills its process once: when the file named by the environment does not exist yet."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, chair: Chair) -> Option:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.random.choose(chair)
