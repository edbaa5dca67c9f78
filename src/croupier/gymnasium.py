"""The games as Gymnasium environments: one seat against bots. Importing this module registers ``croupier/<game>-v0``.

The observation is a dictionary: ``observation`` (``croupier.research``) and ``action_mask``. An illegal action ends the
game with -1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
except ImportError as error:
    raise ImportError("croupier.gymnasium needs Gymnasium: pip install 'croupier[gymnasium]'") from error

from croupier import bots as players
from croupier.research.rewarding import WIN
from croupier.research.seating import ILLEGAL, Seating, Seen
from croupier.shelf import catalogue
from croupier.spaces import action_space, observation_space
from croupier.table import BadTable, Chair, Player

__all__ = ["Env", "register"]


class Env(gymnasium.Env[Any, Any]):
    """One seat of a table; bots play the others.

    ``bots`` is the level of all other seats, or a list with one for each of them in order: levels (``random``,
    ``sensible``) or players of your own, with a method ``choose(chair)``.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (named by gymnasium)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Player | Sequence[str | Player] = players.RANDOM,
        reward: str = WIN,
        deduced: bool = False,
        invited: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self._seating = Seating(game, seats, reward, deduced, invited, options)
        people = self._seating.seats
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < people:
            raise BadTable(f"the seats are 0 to {people - 1}, not {seat!r}")
        self.seat = seat
        levels = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * (people - 1)
        if len(levels) != people - 1:
            raise BadTable(f"{people - 1} bots sit at the table, one for each other seat, not {len(levels)}")
        self._levels = levels
        self._bots: dict[int, Player] = {}
        self.render_mode = render_mode
        self.observation_space = observation_space(self._seating)
        self.action_space = action_space(self._seating)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._seating.open(int(self.np_random.integers(1 << 62)))
        others = [seat for seat in range(self._seating.seats) if seat != self.seat]
        luck = self.np_random.integers(1 << 62, size=len(others)).tolist()
        self._bots = {
            seat: players.make(self._seating.info.name, level, int(number)) if isinstance(level, str) else level
            for seat, level, number in zip(others, self._levels, luck, strict=True)
        }
        self._play()
        return self._seating.see(self.seat), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        legal = self._seating.answer(self.seat, int(action))
        if not legal:
            return self._seating.see(self.seat), ILLEGAL, True, False, {"illegal": True}
        self._play()
        over = self._seating.table.over
        return self._seating.see(self.seat), self._seating.rewards()[self.seat], over, False, {}

    def _play(self) -> None:
        """Let the bots answer until the seat is asked, or the game is over."""
        table = self._seating.table
        while not table.over:
            asked = self._seating.asked
            if asked == self.seat:
                return
            table.answer(asked, self._bots[asked].choose(Chair(table, asked)))

    def render(self) -> Any:
        return self._seating.log(self.seat) if self.render_mode == "ansi" else None


def register() -> None:
    """Register every game of the catalogue as ``croupier/<game>-v0``."""
    for name in catalogue():
        id = f"croupier/{name}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, "croupier.gymnasium:Env", kwargs={"game": name})


register()
