"""Opponents for people. A level is a player with human slips; a temper is a preference among about equally good
options, which changes how a bot plays but not how well.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import log
from types import SimpleNamespace
from typing import Final, NamedTuple, Protocol, cast, runtime_checkable

from croupier.table import Chair, Decision, Json, Option, Player, seeded
from croupier.text import Remark

RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
LEARNED: Final = "learned"
STRONG: Final = "strong"
"""The player that searches for 250 ms; ``strong-30ms`` searches for 30 ms, and ``strong-64`` in at most 64 worlds."""

LEARNER: Final = "learner"
FRIEND: Final = "friend"
SHARP: Final = "sharp"
MASTER: Final = "master"

BOLD: Final = "bold"
CAREFUL: Final = "careful"
GRUDGING: Final = "grudging"
JOKER: Final = "joker"

AND: Final = "+"
"""Between a level and a temper: ``friend+bold``."""
FINE: Final = 1 << 30
"""Luck is drawn in this many steps."""
NO_ONE: Final = -1
# How close options must be if another player has weighed them.
SECOND_HAND: Final = 0.5

Weighed = Sequence[tuple[float, Option]]


class Level(NamedTuple):
    """How well a bot plays: as the first of ``players`` available for the game, with slips. ``forgets`` is the share of
    its opportunities that it misses. The value of each option is blurred by ``haste`` times the ``BLUR`` of the game,
    so that close options are confused more often than distant ones.
    """

    players: tuple[str, ...]
    forgets: float = 0.0
    haste: float = 0.0


LEVELS: Final = {
    LEARNER: Level((SENSIBLE,), forgets=0.16, haste=7.0),
    FRIEND: Level((SENSIBLE,), forgets=0.06, haste=2.0),
    SHARP: Level((LEARNED, SENSIBLE)),
    MASTER: Level((STRONG, LEARNED, SENSIBLE)),
}
"""The levels, the weakest first."""
TEMPERS: Final = (BOLD, CAREFUL, GRUDGING, JOKER)
MIXED: Final = "mixed"
"""In place of a temper: each seat of a table gets another one."""
# Who sits down to a first game meets a joker first.
IN_TURN: Final = (GRUDGING, JOKER, CAREFUL, BOLD)


class Manner(Protocol):
    """What slips, tempers and remarks mean in a game: the module ``bot_manner`` of its folder.

    Options are about equally good if their values to the sensible player differ by no more than ``CLOSE``; ``BLUR`` is
    how much a person in a hurry misjudges them. ``QUIET`` are the kinds of options that do nothing. ``HARMS`` are the
    events by which a ``seat`` harms its ``target``, ``MISHAPS`` those in which a ``seat`` comes to harm or goes wrong,
    ``FEATS`` those for which the others congratulate it. ``ALOUD`` are the reasons (``hint-…``) that a learner tells
    the others, in the words of ``aloud-…``.
    """

    CLOSE: float
    BLUR: float
    QUIET: Collection[str]
    HARMS: Collection[str]
    MISHAPS: Collection[str]
    FEATS: Collection[str]
    ALOUD: Collection[str]

    def boldness(self, option: Option) -> float:
        """How bold an option is, compared with others that answer the same question."""

    def target(self, option: Option, view: Json) -> int:
        """The seat that an option harms, or -1."""


PLAIN: Final = cast(
    Manner,
    SimpleNamespace(
        CLOSE=0.0,
        BLUR=0.0,
        QUIET=("pass",),
        HARMS=(),
        MISHAPS=(),
        FEATS=(),
        ALOUD=(),
        boldness=lambda option: 0.0,
        target=lambda option, view: NO_ONE,
    ),
)
"""The manner of a game that declares none."""


@runtime_checkable
class Weighing(Protocol):
    """A player that has compared options before choosing: ``weighed`` are these options with their values."""

    weighed: Weighed


@runtime_checkable
class Limited(Protocol):
    """A player whose thinking time can be limited: at most so many milliseconds of processor time a move."""

    def limit(self, milliseconds: float) -> None: ...


def parted(name: str) -> tuple[str, str]:
    """The level and the temper in a name; the temper may be empty."""
    level, _, temper = name.partition(AND)
    return level, temper


def at_seat(name: str, seat: int) -> str:
    """The name of the bot on a seat, where every seat gets another temper."""
    level, temper = parted(name)
    return f"{level}{AND}{IN_TURN[seat % len(IN_TURN)]}" if temper == MIXED else name


class Opponent:
    """A player with slips and a temper. ``judge`` is the sensible player of the game, which weighs the options if the
    player itself does not.
    """

    def __init__(self, player: Player, judge: Player, manner: Manner, level: Level, temper: str, seed: int) -> None:
        self.player = player
        self.judge = judge
        self.manner = manner
        self.level = level
        self.temper = temper
        self.luck = seeded(seed)
        self.chair: Chair | None = None
        self.upto = 0
        self.culprit = NO_ONE

    def limit(self, milliseconds: float) -> None:
        """Limit the thinking time of the player, if it has one."""
        if isinstance(self.player, Limited):
            self.player.limit(milliseconds)

    def choose(self, chair: Chair) -> Option:
        """Choose as the player does, apply the temper among about equally good options, and slip."""
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0]
        option = self.player.choose(chair)
        weighed = self._weighed(chair, option)
        if self.temper:
            option = self._to_taste(chair, weighed, option)
        return self._slip(decision, weighed, option)

    def reason(self, chair: Chair, option: Option) -> Remark | None:
        """Why an option is a good one, if the sensible player gives a reason."""
        reason = getattr(self.judge, "reason", None)
        return None if reason is None else cast(Remark | None, reason(chair, option))

    def _weighed(self, chair: Chair, option: Option) -> Weighed:
        """The options with their values; empty if the chosen one is not among them."""
        player = self.player
        if not isinstance(player, Weighing):
            if not self.temper:
                return ()
            player = self.judge
            player.choose(chair)
        weighed: Weighed = getattr(player, "weighed", ())
        return weighed if any(each is option for _, each in weighed) else ()

    # Tempers.

    def _to_taste(self, chair: Chair, weighed: Weighed, option: Option) -> Option:
        """Of the options about as good as the chosen one, the one that the temper likes best."""
        mine = next((value for value, each in weighed if each is option), 0.0)
        close = self.manner.CLOSE * (1.0 if isinstance(self.player, Weighing) else SECOND_HAND)
        alike = [each for value, each in weighed if abs(value - mine) <= close]
        if len(alike) < 2:
            return option
        liking = self._liking(chair, alike)
        most = max(liking)
        best = [each for each, likes in zip(alike, liking, strict=True) if likes == most]
        return option if option in best else best[0]

    def _liking(self, chair: Chair, options: Sequence[Option]) -> list[float]:
        """How much the temper likes each of these options."""
        if self.temper == JOKER:
            return [self._draw() for _ in options]
        if self.temper == GRUDGING:
            culprit = self._culprit(chair)
            if culprit == NO_ONE:
                return [0.0 for _ in options]
            view = chair.view()
            return [float(self.manner.target(option, view) == culprit) for option in options]
        sign = 1.0 if self.temper == BOLD else -1.0
        return [sign * self.manner.boldness(option) for option in options]

    def _culprit(self, chair: Chair) -> int:
        """The player who last harmed this seat, as far as it could see."""
        if chair is not self.chair:
            self.chair, self.upto, self.culprit = chair, 0, NO_ONE
        for event in chair.events(self.upto):
            self.upto = cast(int, event["n"])
            by = event.get("seat")
            if event["event"] in self.manner.HARMS and event.get("target") == chair.seat and by != chair.seat:
                self.culprit = cast(int, by)
        return self.culprit

    # Slips.

    def _slip(self, decision: Decision, weighed: Weighed, option: Option) -> Option:
        """What the player finally does: usually what it wanted."""
        level, manner = self.level, self.manner
        if option.kind not in manner.QUIET and self._draw() < level.forgets:
            answers = decision.options[: decision.answers]
            quiet = [each for each in answers if each.kind in manner.QUIET]
            others = quiet or ([] if weighed else [each for each in answers if each is not option])
            if others:
                return others[self.luck.below(len(others))]
        if level.haste and len(weighed) > 1:
            blur = level.haste * manner.BLUR
            return max(weighed, key=lambda each: each[0] - blur * log(-log(self._draw() or 0.5)))[1]
        return option

    def _draw(self) -> float:
        """A random number below 1."""
        return self.luck.below(FINE) / FINE
