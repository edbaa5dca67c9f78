"""Players that are programs. ``random`` knows every game; ``sensible`` comes from the game's own folder, ``learned``
uses trained weights, and ``strong`` searches with the help of both. The levels and tempers that people play against
(``opponents``) are made from these. Players of other packages are found by the entry point ``croupier.bots``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Protocol, cast, runtime_checkable

from croupier.bots.exploiter import Exploiter, Rule
from croupier.bots.opponents import (
    AND,
    FRIEND,
    LEARNED,
    LEVELS,
    PLAIN,
    RANDOM,
    SENSIBLE,
    STRONG,
    TEMPERS,
    Level,
    Limited,
    Manner,
    Opponent,
    parted,
)
from croupier.bots.random import Random
from croupier.shelf import find
from croupier.table import BadTable, Chair, Option, Player
from croupier.text import Remark

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

YARDSTICK: Final = "sensible-1"
"""The sensible player that others are measured against, which never changes. It is not listed."""

Maker = Callable[[int], Player]
"""Makes a player with its own luck from a seed; usually a class."""

__all__ = [
    "LEARNED",
    "RANDOM",
    "SENSIBLE",
    "STRONG",
    "YARDSTICK",
    "Explaining",
    "Limited",
    "Maker",
    "Random",
    "best",
    "has_learned",
    "levels",
    "make",
    "maker",
    "manner",
    "names",
    "panel",
    "plays",
    "reason",
    "usual",
]


@runtime_checkable
class Explaining(Protocol):
    """A player who can say why an option is a good one, from what its chair shows. Empty if there is nothing to say
    beyond the option's consequences.
    """

    def reason(self, chair: Chair, option: Option) -> Remark | None: ...


def names(game: str) -> list[str]:
    """The players for a game: our own, the weakest first, then those of other packages."""
    return [*_players(game), *_guests(game)]


def levels(game: str) -> list[str]:
    """What tables offer: our levels, the weakest first, or the random player if the game has no better one; then the
    players of other packages.
    """
    own = list(LEVELS) if SENSIBLE in _players(game) else [RANDOM]
    return [*own, *_guests(game)]


def usual(game: str) -> str:
    """The level for a first game."""
    return FRIEND if SENSIBLE in _players(game) else RANDOM


def plays(game: str, name: str) -> bool:
    """Whether a table may have a bot of this name: a player or a level, which may have a temper (``friend+bold``)."""
    level, temper = parted(name)
    if AND in name and (temper not in TEMPERS or not _has_temper(game, level)):
        return False
    return level in names(game) or level in levels(game)


def panel(game: str) -> list[str]:
    """The players of the lab, which tables do not offer: earlier levels (``sensible-1``), and exploiters with a simple
    rule each.
    """
    return list(_lab(find(game).package))


def best(game: str) -> str:
    """The strongest of our players that plays at every table and can give reasons: it gives hints and fills seats."""
    return [name for name in _players(game) if name in (RANDOM, SENSIBLE)][-1]


def has_learned(game: str) -> bool:
    """Whether a game has weights of a learned player, and numpy is installed."""
    return _weights(game).is_file() and find_spec("numpy") is not None


def make(game: str, level: str, seed: int) -> Player:
    """Make the player of this name, with its own luck from the seed; ``BadTable`` if there is none."""
    return _known(game, level)(seed)


def maker(game: str, name: str) -> Maker:
    """The maker of the players of a name, or of a class of your own as ``module:Class``. Such a module is imported, so
    do not accept names from strangers. ``BadTable`` if there is no such player.
    """
    module, colon, attribute = name.partition(":")
    if not colon:
        return _known(game, name)
    try:
        made: Maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadTable(f"there is no player {name!r}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BadTable(f"{name!r} is not a player: a player is a class with a method choose(chair)")
    if not _plays(made, game):
        raise BadTable(f"{name!r} does not play {find(game).title}")
    return made


def reason(player: Player, chair: Chair, option: Option) -> Remark | None:
    """Why a player finds an option good; ``None`` if it does not say."""
    return player.reason(chair, option) if isinstance(player, Explaining) else None


def _known(game: str, name: str) -> Maker:
    """The maker of the players of a name."""
    players = _players(game)
    level, temper = parted(name)
    if AND in name and temper not in TEMPERS:
        raise BadTable(f"there is no temper {temper!r}; the tempers are {', '.join(TEMPERS)}")
    if level in LEVELS or (temper and _has_temper(game, level)):
        return _opponents(game, level, temper)
    if name == RANDOM:
        return Random
    if name == LEARNED:
        return _learned(game)
    if name.partition("-")[0] == STRONG and STRONG in players:
        from croupier.bots.strong import maker as strong

        return strong(find(game).name, name)
    if name in players:
        sensible: Maker = import_module(f"{find(game).package}.bot").Sensible
        return sensible
    lab = _lab(find(game).package)
    if name in lab:
        return lab[name]
    others = _others()
    if name in others and _plays(others[name].load(), game):
        other: Maker = others[name].load()
        return other
    title = find(game).title
    known = ", ".join([*names(game), *[each for each in levels(game) if each in LEVELS]])
    if name == SENSIBLE:
        raise BadTable(f"there is no sensible player for {title} yet; known players: {known}")
    raise BadTable(f"there is no player called {name!r} for {title}; known players: {known}")


def _has_temper(game: str, name: str) -> bool:
    """Whether players of a name have tempers: our levels, and the players they are made from."""
    return SENSIBLE in _players(game) and (name in LEVELS or name in (SENSIBLE, LEARNED, STRONG))


def _opponents(game: str, name: str, temper: str) -> Maker:
    """The maker of players of a level or of one of our players, with an optional temper."""
    players = _players(game)
    level = LEVELS.get(name) or Level((name,))
    if SENSIBLE not in players:
        raise BadTable(f"there is no {name} player for {find(game).title} yet; known players: {', '.join(names(game))}")
    base = _known(game, next(each for each in level.players if each.partition("-")[0] in players or each == name))
    judge = _known(game, SENSIBLE)
    meaning = manner(game)
    return lambda seed: Opponent(base(seed), judge(seed + 1), meaning, level, temper, seed + 2)


def manner(game: str) -> Manner:
    """What slips, tempers and remarks mean in a game."""
    return _manner(find(game).package)


@cache
def _manner(package: str) -> Manner:
    if find_spec(f"{package}.bot_manner") is None:
        return PLAIN
    return cast(Manner, import_module(f"{package}.bot_manner"))


def _players(game: str) -> list[str]:
    """Our own players that can play a game here, the weakest first."""
    if not _is_taught(find(game).package):
        return [RANDOM]
    learned = [LEARNED] if has_learned(game) else []
    strong = [STRONG] if find_spec(f"{find(game).package}.bot_search") is not None else []
    return [RANDOM, SENSIBLE, *learned, *strong]


def _weights(game: str) -> Traversable:
    """The file with the weights for a game, which need not exist."""
    return files("croupier.bots") / "weights" / f"{find(game).name}.npz"


def _learned(game: str) -> Maker:
    """The maker of the learned players of a game."""
    weights = _weights(game)
    if not weights.is_file():
        raise BadTable(f"no player has learned {find(game).title} yet; known players: {', '.join(names(game))}")
    try:
        from croupier.bots.learned import maker as learned
    except ImportError as error:
        raise BadTable(f"the player {LEARNED!r} needs numpy: pip install 'croupier[learned]'") from error
    return learned(weights)


@cache
def _lab(package: str) -> dict[str, Maker]:
    """The players of the lab: earlier levels, and exploiters."""
    if find_spec(f"{package}.bot_panel") is None:
        return {}
    panel = import_module(f"{package}.bot_panel")
    return {**panel.FORMER, **{name: _exploiter(panel.Sensible, rules) for name, rules in panel.RULES.items()}}


def _exploiter(sensible: Maker, rules: Sequence[Rule]) -> Maker:
    return lambda seed: Exploiter(sensible(seed), rules)


@cache
def _is_taught(package: str) -> bool:
    return find_spec(f"{package}.bot") is not None


@cache
def _others() -> dict[str, EntryPoint]:
    """The players of other packages, by name."""
    found = entry_points(group="croupier.bots")
    return {
        entry.name: entry
        for entry in found
        if entry.name not in (RANDOM, SENSIBLE, YARDSTICK, LEARNED, STRONG, *LEVELS)
    }


def _guests(game: str) -> list[str]:
    """The names of the players of other packages that play a game."""
    return [name for name, entry in _others().items() if _plays(entry.load(), game)]


def _plays(player: object, game: str) -> bool:
    """Whether a player of another package knows a game: it lists its ``games``, or knows all."""
    games: Collection[str] | None = getattr(player, "games", None)
    return games is None or game in games
