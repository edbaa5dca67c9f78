"""A check: a small function about one promise that every game keeps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from croupier.table import GameInfo
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.patience import PATIENCE, within
from croupier.testing.trial import Trial, save_of

Body = Callable[[Trial], None]


@dataclass(frozen=True)
class Check:
    """One promise. ``every_table`` says whether it is checked for every number of seats, or once for the game."""

    name: str
    body: Body
    every_table: bool

    def seats(self, info: GameInfo) -> list[int]:
        """The numbers of seats to check a game with."""
        least, most = info.seats
        return list(range(least, most + 1)) if self.every_table else [min(least + 1, most)]

    def run(self, trial: Trial, patience: float = PATIENCE) -> None:
        """Check one game with one number of seats: ``Broken`` tells what is wrong and where, ``NothingToCheck`` what the
        game does not have."""
        try:
            with within(patience):
                self.body(trial)
        except NothingToCheck:
            raise
        except Broken as broken:
            raise self._located(broken, trial)
        except Exception as error:
            raise self._located(Broken(f"the rules raise {type(error).__name__}: {error}"), trial) from error

    def _located(self, broken: Broken, trial: Trial) -> Broken:
        """Say which promise was broken, and where."""
        broken.check = self.name
        broken.game = trial.info.name
        broken.seats = trial.seats
        broken.save = save_of(trial.table)
        broken.repeat = (
            f"conform(info, seats={trial.seats}, games={trial.games}, seed={trial.seed}, only={self.name!r})"
        )


def every_table(body: Body) -> Check:
    """Make a check for every number of seats."""
    return Check(body.__name__.replace("_", "-"), body, True)


def once(body: Body) -> Check:
    """Make a check that is made once for a game."""
    return Check(body.__name__.replace("_", "-"), body, False)
