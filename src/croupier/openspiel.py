"""The games as OpenSpiel games. Importing this module registers ``croupier_<game>`` for every game of the catalogue.

``pyspiel.load_game("croupier_total_rickall(players=4,mode=advanced)")`` opens one. Chance deals once, at the root: it
draws one of ``deals`` deals. Seats that are asked at the same time answer one after the other without seeing each
other's answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

try:
    import pyspiel
except ImportError as error:
    raise ImportError("croupier.openspiel needs OpenSpiel: pip install 'croupier[openspiel]'") from error

from croupier.research.arrays import np
from croupier.research.batch import asked_seat
from croupier.research.encoding import Encoder
from croupier.research.numbering import checked, found
from croupier.research.rewarding import RANK, SCORE, WIN, check_reward, rewards
from croupier.shelf import catalogue
from croupier.table import GameInfo, Table, open_table

__all__ = ["load", "register"]

DEALS: Final = 1000
LONGEST: Final = 20_000
"""An upper bound for the number of answers in a game."""
HIGHEST: Final = 32_767.0
"""An upper bound for scores."""
OWN: Final = ("players", "deals", "reward", "deduced")
"""The parameters that are not table options."""


def short_name(info: GameInfo) -> str:
    """The name of a game in OpenSpiel."""
    return f"croupier_{info.name.replace('-', '_')}"


class Setup:
    """A game with its seats and options. All states share it: OpenSpiel copies what a state holds, and pickles it to
    serialise the state.
    """

    def __init__(self, info: GameInfo, given: dict[str, Any]) -> None:
        self.info = info
        self.given = given
        self.seats: int = info.check_seats(given["players"])
        self.options = checked(info, self.seats, {name: value for name, value in given.items() if name not in OWN})
        self.reward = check_reward(given["reward"])
        self.deals: int = given["deals"]
        self.encoder = Encoder(info, self.seats, self.options, given["deduced"])
        self.actions = self.encoder.actions

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def __reduce__(self) -> tuple[Callable[[str, dict[str, Any]], Setup], tuple[str, dict[str, Any]]]:
        return _setup, (self.info.name, self.given)

    def numbers(self) -> Any:
        """What OpenSpiel needs to know about the game with these seats and options."""
        return pyspiel.GameInfo(
            num_distinct_actions=self.actions.n,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility={RANK: -1.0, SCORE: -HIGHEST}.get(self.reward, 0.0),
            max_utility=HIGHEST if self.reward == SCORE else 1.0,
            max_game_length=LONGEST,
        )


def _setup(name: str, given: dict[str, Any]) -> Setup:
    return Setup(found(name), given)


class Game(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game for OpenSpiel."""

    def __init__(self, info: GameInfo, kind: Any, params: dict[str, Any] | None = None) -> None:
        self.setup = Setup(info, {**kind.parameter_specification, **(params or {})})
        super().__init__(kind, self.setup.numbers(), params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        if params:
            raise ValueError(f"observers of Croupier take no parameters, not {params}")
        return Observer(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)


class State(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A table. Before the deal it is chance's turn."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.setup = game.setup
        self.table: Table | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else asked_seat(self.table)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None or player < 0 else self.setup.actions.legal_actions(self.table, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.setup.deals) for deal in range(self.setup.deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = open_table(self.setup.info, self.setup.seats, action, self.setup.options)
        else:
            self.table.answer(asked_seat(self.table), self.setup.actions.key(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player < 0 else self.setup.actions.key(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        return [0.0] * self.setup.seats if self.table is None else rewards(self.table, self.setup.reward)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> State:
        """A state that agrees with everything the player knows; the rest is re-dealt."""
        table = self.table
        assert table is not None
        self.table = None  # cloning would copy it
        twin: State = self.clone()
        self.table = table
        twin.table = table.fork(player_id, int(probability_sampler() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return f"seed {self.table.origin.seed}: " + " ".join([f"{seat}/{key}" for seat, key in self.table.log])


class Observer:
    """What a player may know, as numbers and as text; with perfect recall, as an information state."""

    def __init__(self, setup: Setup, remembers: bool) -> None:
        self.setup = setup
        self.remembers = remembers
        self.tensor = np.zeros(setup.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.setup.encoder.write(state.table, player, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        if state.table is None:
            return f"seat {player}, before the deal"
        if self.remembers:
            return f"seat {player}: {self.setup.encoder.information_state(state.table, player)}"
        self.set_from(state, player)
        return f"seat {player}: {self.tensor.astype(np.int16).tobytes().hex()}"


def register() -> None:
    """Register every game of the catalogue."""
    known = set(pyspiel.registered_names())
    for info in catalogue().values():
        if short_name(info) not in known:
            kind = _kind(info)
            pyspiel.register_game(kind, _class_of(info, kind))


def _class_of(info: GameInfo, kind: Any) -> type[Game]:
    """A class for a game. OpenSpiel keeps it until Python has shut down, which a function would not survive."""

    class Registered(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(info, kind, params)

    return Registered


def _kind(info: GameInfo) -> Any:
    """What OpenSpiel needs to know about a game."""
    least, most = info.seats
    return pyspiel.GameType(
        short_name=short_name(info),
        long_name=f"Croupier: {info.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": info.usual_seats(),
            "deals": DEALS,
            "reward": WIN,
            "deduced": False,
            **{option.name: option.default for option in info.options},
        },
    )


def load(game: str, *, seats: int, **settings: Any) -> Any:
    """Load a game with these seats. ``reward``, ``deals`` and ``deduced`` may be set; other settings are table options."""
    info = found(game)
    options = {name: value for name, value in settings.items() if name not in OWN}
    checked(info, info.check_seats(seats), options)
    check_reward(settings.get("reward", WIN))
    return pyspiel.load_game(short_name(info), {"players": seats, **settings})


register()
