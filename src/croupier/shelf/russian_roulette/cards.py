"""The cards of the box: their kinds by number, and the figures of ``cards.toml``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from croupier.shelf.box import cards_of
from croupier.shelf.russian_roulette.phases import PAUSES, PHASES
from croupier.table import Json
from croupier.table.edition import Edition

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.view import Team

CLICK: Final = 0
BULLET: Final = 1
AMMUNITION: Final = ["click", "bullet"]

# The Action cards take the numbers from here on, in the order of ``cards.toml``.
ACTIONS_FROM: Final = 2


class Figures:
    """``cards.toml`` in numbers, by kind where a figure belongs to a kind. Sets of kinds are numbers with one bit for each."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.clicks_each: int = data["ammunition"]["clicks"]["each"]
        self.bullets_each: int = data["ammunition"]["bullets"]["each"]
        self.bullets: int = data["ammunition"]["bullets"]["count"]
        # One of a player's cards goes into the pocket, the rest are the barrel.
        self.chambers: int = self.clicks_each + self.bullets_each - 1
        self.faces: list[int] = data["bet"]["faces"]
        self.teams: list[Team] = [team["id"] for team in data["teams"]]
        self.captains: list[str] = [team["captain"] for team in data["teams"]]
        self.teammates: list[list[str]] = [team["teammates"] for team in data["teams"]]
        self.entries: list[dict[str, Any]] = [{} for _ in AMMUNITION] + data["action"]
        self.kinds: list[str] = AMMUNITION + [card["id"] for card in data["action"]]
        self.count: list[int] = [card.get("count", 0) for card in self.entries]
        self.clause: list[str] = [card.get("clause", "") for card in self.entries]
        self.absent: int = self._those("count", 0)
        self.skulls: int = self._those("skull", True)
        self.of_phase: list[int] = [self._those("phase", PAUSES.get(phase, phase)) for phase in PHASES]

    def _those(self, figure: str, value: object) -> int:
        """The kinds with this figure."""
        return sum([1 << kind for kind, card in enumerate(self.entries) if card.get(figure) == value])


def box() -> Json:
    """The figures of ``cards.toml``."""
    return cards_of("croupier.shelf.russian_roulette")


def figures_of(edition: Edition | None) -> Figures:
    """The figures of a table: the game's own, or those of an owner's edition."""
    return FIGURES if edition is None else Figures(edition.cards)


FIGURES: Final = Figures(box())
KINDS: Final = FIGURES.kinds
