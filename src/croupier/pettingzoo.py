"""The games as PettingZoo environments: ``env`` (agents take turns) and ``parallel_env`` (all agents act at every
step).

An observation is a dictionary: ``observation`` (``croupier.research``) and ``action_mask``. An illegal action ends the
game: its agent gets -1, the others 0.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise ImportError("croupier.pettingzoo needs PettingZoo: pip install 'croupier[pettingzoo]'") from error

from croupier.research.arrays import np
from croupier.research.rewarding import WIN
from croupier.research.seating import ILLEGAL, Seating, Seen
from croupier.spaces import action_space, observation_space
from croupier.table import GameInfo

__all__ = ["Env", "Parallel", "env", "parallel_env"]


class _Seats:
    """What both kinds of environments share: agents, spaces and seeds."""

    def __init__(
        self,
        game: str | GameInfo,
        seats: int | None = None,
        reward: str = WIN,
        deduced: bool = False,
        invited: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self._seating = Seating(game, seats, reward, deduced, invited, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"croupier_{self._seating.info.name}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seating.seats)]
        self.agents: list[str] = []
        self._seeds = np.random.default_rng()

    _more_actions = 0

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Space[Any]]:
        return {agent: observation_space(self._seating, self._more_actions) for agent in self.possible_agents}

    @cached_property
    def action_spaces(self) -> dict[str, spaces.Space[Any]]:
        return {agent: action_space(self._seating, self._more_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """Deal a new game. A missing seed is derived from the last one given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._seating.open(int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]

    def __str__(self) -> str:
        return str(self.metadata["name"])


class Env(_Seats, AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A table at which agents answer one after the other. Where several seats are asked at the same time, each answers
    without knowing the others' answers; seats that are only ``invited`` to speak up are asked first, or not at all.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._seating.asked]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Seen:
        return self._seating.see(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seating = self._seating
        self._cumulative_rewards[agent] = 0.0
        for other in self.agents:
            self.rewards[other] = 0.0
        legal = action is not None and seating.answer(self.possible_agents.index(agent), int(action))
        if not legal:
            self.rewards[agent] = ILLEGAL
            self.infos[agent] = {"illegal": True}
        elif seating.table.over:
            self.rewards = dict(zip(self.possible_agents, seating.rewards(), strict=True))
        if legal and not seating.table.over:
            self.agent_selection = self.possible_agents[seating.asked]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        return self._seating.log() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class Parallel(_Seats, ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """A table at which all agents act at every step: those who are not asked take the last action of the space, which
    does nothing.

    Answers of one step take effect in the order of the seats, those of invited seats first. If one of them ends the
    question, the later ones are dropped.
    """

    _more_actions = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._deal(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def _waiting(self) -> list[int]:
        return self._seating.acting()

    def _seen(self) -> dict[str, Seen]:
        waiting = self._waiting()
        nothing = self._seating.actions.n
        seen: dict[str, Seen] = {}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent] = self._seating.see(seat, 1)
            if seat not in waiting:
                mask = seen[agent]["action_mask"]
                mask[:] = 0
                mask[nothing] = 1
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        seating = self._seating
        table = seating.table
        waiting = self._waiting()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        illegal: set[str] = set()
        answered = table.answer_count
        before = table.pending
        for seat, agent in enumerate(self.possible_agents):
            number = int(actions[agent])
            if seat not in waiting:
                if number != seating.actions.n:
                    illegal.add(agent)
            elif seating.actions.option(table, seat, number) is None:
                illegal.add(agent)
        if not illegal:
            for seat in waiting:
                # A seat's answer counts as long as the same question is open.
                if (
                    not table.over
                    and table.answer_count - answered == waiting.index(seat)
                    and _same(before, table.pending)
                ):
                    seating.answer(seat, int(actions[self.possible_agents[seat]]))
                else:
                    break
        over = table.over or bool(illegal)
        worth = seating.rewards() if not illegal else [0.0] * seating.seats
        rewards = dict(zip(self.possible_agents, worth, strict=True))
        for agent in illegal:
            rewards[agent] = ILLEGAL
            infos[agent] = {"illegal": True}
        seen = self._seen()
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> str | None:
        return self._seating.log() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def _same(before: dict[int, Any], now: dict[int, Any]) -> bool:
    """Whether the open question is still the same, apart from seats that have answered."""
    return all(before.get(seat) is decision for seat, decision in now.items())


def env(game: str | GameInfo, *, seats: int | None = None, **settings: Any) -> Env:
    """A game as an environment in which agents take turns. ``reward`` is ``win``, ``rank``, ``score`` or ``team``; with
    ``deduced`` the observations include what can be deduced; with ``invited`` seats that may speak up in between (Total
    Rickall) are asked each time; all other settings are table options.
    """
    return Env(game, seats, **settings)


def parallel_env(game: str | GameInfo, *, seats: int | None = None, **settings: Any) -> Parallel:
    """A game as an environment in which all agents act at every step; see ``env``."""
    return Parallel(game, seats, **settings)
