"""A check: a small function about one promise that every game must keep."""

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
    """A promise: its name, its subject (``views``, ``forks``), and the function that checks it. ``every_table`` says
    whether it is checked for every number of seats, or once for the game.
    """

    name: str
    about: str
    body: Body
    every_table: bool

    def seats(self, info: GameInfo) -> list[int]:
        """The numbers of seats to check a game with."""
        least, most = info.seats
        return list(range(least, most + 1)) if self.every_table else [min(least + 1, most)]

    def run(self, trial: Trial, patience: float = PATIENCE) -> None:
        """Check one game with one number of seats. Raise ``Broken`` with what is wrong and where, or ``NothingToCheck``
        with what the game lacks.
        """
        try:
            with within(patience):
                self.body(trial)
        except NothingToCheck:
            raise
        except Broken as broken:
            self._locate(broken, trial)
            raise
        except Exception as error:
            found = Broken(f"the rules raise {type(error).__name__}: {error}")
            self._locate(found, trial)
            raise found from error
        finally:
            trial.table = None

    def _locate(self, broken: Broken, trial: Trial) -> None:
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
    return _check(body, True)


def once(body: Body) -> Check:
    """Make a check that runs once for a game."""
    return _check(body, False)


def _check(body: Body, every_table: bool) -> Check:
    return Check(body.__name__.replace("_", "-"), body.__module__.rpartition(".")[2], body, every_table)
