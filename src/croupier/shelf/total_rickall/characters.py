"""TR-3.4: the texts of Characters that do something. One class for each text: ``cards.toml`` says who carries it.

Every other text of ``cards.toml`` is a joke, and does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.total_rickall.reasons import ONLY_FIRST, ONLY_LAST
from croupier.table import NOBODY, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall


class Text:
    """A text, and the ``characters`` that carry it (one bit for each) among all ``texts``."""

    id = ""
    guards = False
    """Whether only one player may shoot the Character: the ``shooter``."""
    reason: WhyNot = ONLY_FIRST
    """Why the others may not."""
    armoured = False
    """Whether the first shot only leaves a dent."""
    pays = False
    """Whether exterminating the Character earns a card."""
    hides_from_morty = False
    stays_put = False
    """Whether the Identity is never shuffled."""

    def __init__(self, texts: list[str]) -> None:
        self.characters: i64 = sum([1 << at for at, text in enumerate(texts) if text == self.id])

    def shooter(self, game: Rickall) -> i64:
        """The only player who may shoot the Character, if it ``guards``."""
        return NOBODY


class OnlyFirstPlayer(Text):
    """TR-C01."""

    id = "only-first-player"
    guards = True
    reason: WhyNot = ONLY_FIRST

    def shooter(self, game: Rickall) -> i64:
        return game.first


class OnlyLastPlayer(Text):
    """TR-C09."""

    id = "only-last-player"
    guards = True
    reason: WhyNot = ONLY_LAST

    def shooter(self, game: Rickall) -> i64:
        return game.last_player()


class Bounty(Text):
    """TR-C02."""

    id = "bounty"
    pays = True


class NoMorty(Text):
    """TR-C10."""

    id = "no-morty"
    hides_from_morty = True


class Armour(Text):
    """TR-C17."""

    id = "armour"
    armoured = True


class NoShuffle(Text):
    """TR-C18."""

    id = "no-shuffle"
    stays_put = True


TEXTS: Final = [OnlyFirstPlayer, OnlyLastPlayer, Bounty, NoMorty, Armour, NoShuffle]
