"""AP-2, AP-3, AP-9: what all plagues have in common. Crises, events and monsters derive from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import plagues
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import Figures
from croupier.shelf.smile_life.reasons import INERT_PLAGUE
from croupier.table import Flow, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.jobs import Job
    from croupier.shelf.smile_life.state import SmileLife


class Plague(Card):
    """AP-3, AP-9.1: a plague that runs for some rounds. By default it forbids nothing."""

    is_crisis = False
    sells_for_nothing = False
    """AP-9.7: whether acquisitions are free while it runs."""
    needs_pile = False
    """AMB-34: whether it is ignored as the last card of the pile."""
    stays = False
    """AMB-15: whether it outlasts a new plague in basic mode."""

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.rounds: i64 = figures.rounds[kind]

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return INERT_PLAGUE

    def why_never_taken(self) -> WhyNot | None:
        return INERT_PLAGUE

    # Coming.

    def waits(self, game: SmileLife) -> bool:
        """AP-10.28: whether it has to wait for another to end."""
        return False

    def come(self, game: SmileLife, seat: i64, cardless: bool) -> Flow | None:
        """Take effect; the player is its initiator."""
        plagues.start(game, seat, self, cardless)
        return self.onset(game, seat)

    def onset(self, game: SmileLife, seat: i64) -> Flow | None:
        """What it does to all players at once."""
        return None

    # While it runs.

    def forbids(self, game: SmileLife, seat: i64, card: Card) -> WhyNot | None:
        """Why a player may not play a card now."""
        return None

    def hand_size(self, job: Job, size: i64) -> i64:
        """How many cards a player may hold, who usually holds ``size``."""
        return size

    # Going.

    def run_out(self, game: SmileLife, at: i64) -> Flow | None:
        """Its rounds are over."""
        plagues.finish(game, at)
        return None

    def end(self, game: SmileLife) -> None:
        """What happens when it is over."""
