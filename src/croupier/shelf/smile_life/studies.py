"""SL-5, SL-9, SL-19: studies, wages and distinctions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import lives
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import HONOUR, LEARNING, PRIZE
from croupier.shelf.smile_life.reasons import (
    DISHONOURED,
    NO_PRIZE_JOB,
    PRIZE_ALREADY,
    SIX_STUDIES,
    WORKING,
)
from croupier.table import WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


class Study(Card):
    """SL-5: a study, laid before taking a job."""

    tie: i64 = LEARNING

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        job = game.job(seat)
        if job.works:
            return None if job.studies_on else WORKING
        return SIX_STUDIES if len(game.zones[game.studies(seat)]) >= game.figures.studies else None

    def home(self, game: SmileLife, seat: i64) -> i64:
        return game.extra(seat) if game.job(seat).studies_on else game.studies(seat)

    def use(self, game: SmileLife, seat: i64) -> None:
        """SL-7.8: studies laid in a job obtained by String-pulling count for no other job."""
        if game.pulled >> seat & 1:
            game.uncounted[seat] += self.level


class Wage(Card):
    """SL-9: a wage, laid while a job allows it."""

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return lives.why_not_wage(self.money, lives.wage_limit(game, seat))

    def home(self, game: SmileLife, seat: i64) -> i64:
        return game.wages(seat)


class Medal(Card):
    """SL-19.1."""

    id = "medal-honour"

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return DISHONOURED if (game.were_bandits | game.bombed) >> seat & 1 else None


class GrandPrize(Card):
    """SL-19.2: it goes with the job for which it was given."""

    id = "grand-prize"
    tie: i64 = HONOUR

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        if not game.job(seat).prize:
            return NO_PRIZE_JOB
        return PRIZE_ALREADY if game.owns(seat, PRIZE) else None

    def lay_stolen(self, game: SmileLife, seat: i64, card: i64, robbed: i64) -> None:
        """AP-10.6: without a job that earns it, it is flipped."""
        self.lay(game, seat, card, True)
        if not game.job(seat).prize:
            game.flip(seat, self.kind)


OWN_KINDS: Final[list[type[Card]]] = [
    Medal,
    GrandPrize,
]
"""The kinds that have rules of their own."""
