"""What tempers and slips mean in Total Rickall (``croupier.bots.opponents.Manner``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.shelf.total_rickall.actions import ACTIONS, BigSister, Shot
from croupier.shelf.total_rickall.cards import NAMES
from croupier.shelf.total_rickall.options import BOUNTY_PAID, FORCED, LOST_CARD, SHOT_FRIEND, TOO_MANY_FAILS
from croupier.shelf.total_rickall.view import VIEW
from croupier.table import Json, Option
from croupier.table.view import View, read

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.view import Person, Public

# In chances to win.
CLOSE: Final = 0.006
BLUR: Final = 0.006
QUIET: Final = frozenset({"pass", "never-mind", "hold-fire", "resolve", "end-round", "disagree"})
HARMS: Final = frozenset({SHOT_FRIEND.name, FORCED.name})
MISHAPS: Final = frozenset({LOST_CARD.name, TOO_MANY_FAILS.name})
FEATS: Final = frozenset({BOUNTY_PAID.name})
ALOUD: Final = frozenset({"shoot"})


def boldness(option: Option) -> float:
    """Shots, and cards that shoot, are bold."""
    if option.kind == "lay":
        return float(isinstance(ACTIONS[option.value], Shot | BigSister))
    return float(option.kind in ("shoot", "agree"))


def target(option: Option, view: Json) -> int:
    """The player who is forced to shoot, or whose friend is shot or looked at."""
    if option.kind == "force":
        return option.value
    if option.kind not in ("shoot", "look"):
        return -1
    seen: View[Public, Person] = read(view, VIEW)
    owners = [friend["owner"] for friend in seen["public"]["friends"] if friend["character"] == NAMES[option.value]]
    return owners[0] if owners else -1
