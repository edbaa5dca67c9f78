"""AP-3 to AP-8: the crises: what each does to all players at once, what it forbids, and what happens when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, food, laying, losing, plagues, virus
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import CHILD, JOB, MALUS, MASK, SAFE, WAGE, Figures
from croupier.shelf.smile_life.options import LOST, PILE_TURNED, PILE_TURNED_BACK, SHOWED_HAND
from croupier.shelf.smile_life.plague import Plague
from croupier.shelf.smile_life.reasons import NO_FOOD, NO_JOBS_IN_CRISIS, NO_WAGES_IN_CRISIS, NOTHING_LAID_IN_CRISIS
from croupier.table import Flow, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.jobs import Job
    from croupier.shelf.smile_life.state import SmileLife


class Crisis(Plague):
    """AP-3.1, AP-17.6: a crisis binds every player except the Survivalist."""

    is_crisis = True

    def forbids(self, game: SmileLife, seat: i64, card: Card) -> WhyNot | None:
        return None if game.job(seat).survives else self.forbids_others(game, seat, card)

    def forbids_others(self, game: SmileLife, seat: i64, card: Card) -> WhyNot | None:
        """Why a player other than the Survivalist may not play a card now."""
        return None


class FoodCrisis(Crisis):
    """AP-4."""

    id = "crisis-food"

    def onset(self, game: SmileLife, seat: i64) -> Flow | None:
        return food.feed_everybody(game, seat)

    def forbids_others(self, game: SmileLife, seat: i64, card: Card) -> WhyNot | None:
        """AP-4.6."""
        return NO_FOOD if card.family == CHILD and not food.can_feed(game, seat) else None


class EcologicalCrisis(Crisis):
    """AP-5."""

    id = "crisis-ecological"

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.hand: i64 = figures.ecological

    def onset(self, game: SmileLife, seat: i64) -> Flow:
        """AP-5.1: every player keeps one card."""
        for other in game.round_from(seat):
            yield from losing.trim(game, other) or ()

    def hand_size(self, job: Job, size: i64) -> i64:
        """AP-5.2, AMB-22: a Researcher plays with one card as well."""
        return size if job.survives else self.hand

    def end(self, game: SmileLife) -> None:
        """AP-5.3: back to full hands."""
        for seat in game.round_from(plagues.next_player(game)):
            game.refill(seat)


class EconomicCrisis(Crisis):
    """AP-6."""

    id = "crisis-economic"

    def onset(self, game: SmileLife, seat: i64) -> None:
        """AP-6.1, AP-14.3: all laid wages that are not invested are lost."""
        for other in game.round_from(seat):
            if not keeps_wages(game, other):
                losing.lose_all(game, other, game.wages(other), game.discard)

    def forbids_others(self, game: SmileLife, seat: i64, card: Card) -> WhyNot | None:
        """AP-6.2."""
        return NO_WAGES_IN_CRISIS if card.family == WAGE and not game.job(seat).buries else None


class PoliticalCrisis(Crisis):
    """AP-7."""

    id = "crisis-political"

    def onset(self, game: SmileLife, seat: i64) -> Flow:
        """AP-7.1, AP-7.2, AMB-24, AMB-25: the pile is turned over, and every player is dismissed."""
        game.zones[game.pile].reverse()
        game.stir(game.pile)
        game.turned = True
        game.tell(PILE_TURNED)
        game.show_top()
        game.beat(beats.PILE_TURNED)
        for other in game.round_from(seat):
            job = game.job(other)
            if job.works and not job.survives and laying.is_exposed(game, other):
                yield from losing.leave_job(game, other, game.discard, LOST) or ()

    def forbids_others(self, game: SmileLife, seat: i64, card: Card) -> WhyNot | None:
        """AP-7.3."""
        return NO_JOBS_IN_CRISIS if card.family == JOB and not game.as_job(card.kind).dictates else None

    def end(self, game: SmileLife) -> None:
        """AMB-24: the pile is turned back."""
        game.zones[game.pile].reverse()
        game.stir(game.pile)
        game.turned = False
        game.tell(PILE_TURNED_BACK)


class HealthCrisis(Crisis):
    """AP-8."""

    id = "crisis-health"

    def onset(self, game: SmileLife, seat: i64) -> None:
        """AP-8.1, AP-8.2, AMB-70: all hands are shown, a Survivalist's too; the Virus is laid."""
        for other in game.round_from(seat):
            cards = game.zones[game.hand(other)]
            game.see_all(cards, game.layout.everybody)
            game.tell_cards(SHOWED_HAND, cards, other)
            game.beat(beats.HAND_SHOWN, other)
        for other in game.round_from(seat):
            virus.check(game, other)

    def forbids_others(self, game: SmileLife, seat: i64, card: Card) -> WhyNot | None:
        """AP-8.3, AP-8.4, AMB-26: players lay only malus, before others; the Undertaker lays wages (AP-17.2)."""
        if card.family == MALUS or (card.family == WAGE and game.job(seat).buries) or game.owns(seat, MASK):
            return None
        return NOTHING_LAID_IN_CRISIS


OWN_KINDS: Final[list[type[Card]]] = [
    FoodCrisis,
    EcologicalCrisis,
    EconomicCrisis,
    PoliticalCrisis,
    HealthCrisis,
]
"""The kinds that have rules of their own."""


def keeps_wages(game: SmileLife, seat: i64) -> bool:
    """AP-6.1, AP-14.3, AP-17.6: whether a player keeps their wages in an economic crisis."""
    return game.is_survivalist(seat) or game.owns(seat, SAFE)
