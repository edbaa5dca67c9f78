"""TR-3.4: the texts of Characters that have an effect: ``cards.toml`` says who carries which. Those that let only one
player shoot have a class each; for the others it is enough to know who carries them.

Every other text of ``cards.toml`` is a joke without effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.total_rickall.reasons import ONLY_FIRST, ONLY_LAST
from croupier.table import WhyNot

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall

# TR-C01, TR-C09: only this player shoots the Character.
FIRST_PLAYER: Final = "only-first-player"
LAST_PLAYER: Final = "only-last-player"
# TR-C02: exterminating the Character earns a card.
BOUNTY: Final = "bounty"
# TR-C10: Morty does not look at it.
NO_MORTY: Final = "no-morty"
# TR-C17: the first shot only leaves a dent.
ARMOUR: Final = "armour"
# TR-C18: the Identity is never shuffled.
NO_SHUFFLE: Final = "no-shuffle"


def carriers(texts: list[str], wanted: str) -> int:
    """The Characters that carry a text among all ``texts``, one bit for each."""
    return sum([1 << at for at, text in enumerate(texts) if text == wanted])


class Guard:
    """A text that lets only one player shoot the ``characters`` that carry it."""

    id = ""
    reason: WhyNot = ONLY_FIRST
    """Why the others may not."""

    def __init__(self, texts: list[str]) -> None:
        self.characters: i64 = carriers(texts, self.id)

    def shooter(self, game: Rickall) -> i64:
        """The only player who may shoot them."""
        raise NotImplementedError


class OnlyFirstPlayer(Guard):
    """TR-C01."""

    id = FIRST_PLAYER

    def shooter(self, game: Rickall) -> i64:
        return game.first


class OnlyLastPlayer(Guard):
    """TR-C09."""

    id = LAST_PLAYER
    reason: WhyNot = ONLY_LAST

    def shooter(self, game: Rickall) -> i64:
        return game.last_player()


GUARDS: Final = [OnlyFirstPlayer, OnlyLastPlayer]
