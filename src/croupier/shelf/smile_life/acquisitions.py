"""SL-14, AP-12, AP-13: acquisitions: trips, houses, weapons and vehicles (see also ``pets`` and ``survival``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import attacks, lives, plagues, playing
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import Figures
from croupier.shelf.smile_life.reasons import TOO_EXPENSIVE
from croupier.table import Flow, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


class Acquisition(Card):
    """SL-14, AP-12.1: a card with a price, laid among the belongings."""

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.free_for: list[int] = figures.free_for[kind]

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        if free or self.price == 0 or lives.money(game, seat) >= self.price_for(game, seat):
            return None
        return None if from_hand and self.is_built_free(game, seat) else TOO_EXPENSIVE

    def price_for(self, game: SmileLife, seat: i64) -> i64:
        """SL-14.4, AP-9.7, AP-12.7: nothing in a clearance sale, nor for some jobs and parents."""
        return 0 if plagues.sells_for_nothing(game) or self.is_free_for(game, seat) else self.price

    def is_free_for(self, game: SmileLife, seat: i64) -> bool:
        """Whether a player's job or child gets it for nothing."""
        for helper in self.free_for:
            if game.has(seat, helper):
                return True
        return False

    def play(self, game: SmileLife, seat: i64, card: i64, free: bool, from_hand: bool) -> Flow | None:
        price = 0 if free or self.price == 0 else self.price_for(game, seat)
        if price == 0:
            return self.lay(game, seat, card, True)
        return playing.buy(game, seat, card, price, from_hand and self.is_built_free(game, seat))

    def use_again(self, game: SmileLife, seat: i64) -> Flow | None:
        return self.use(game, seat)


class Trip(Acquisition):
    """SL-14.4, SL-7.14: free for an Airline pilot, but not in the turn in which the job is taken up."""

    def is_free_for(self, game: SmileLife, seat: i64) -> bool:
        return not game.new_job >> seat & 1 and super().is_free_for(game, seat)


class House(Acquisition):
    """SL-14.5: married people pay less."""

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.married_price: i64 = figures.married_price[kind]

    def price_for(self, game: SmileLife, seat: i64) -> i64:
        price = super().price_for(game, seat)
        return self.married_price if price and game.is_married(seat) else price

    def is_built_free(self, game: SmileLife, seat: i64) -> bool:
        """SL-7.1: one house from hand, on a later turn than the job."""
        return bool((game.free_house & ~game.new_job) >> seat & 1)


class Weapon(Acquisition):
    """AP-12: it attacks once, when it is laid, or defends."""

    arms = True

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.power: i64 = figures.power[kind]
        self.boosted: i64 = figures.boosted[kind]
        self.boost_with: list[int] = figures.boost_with[kind]

    def power_for(self, game: SmileLife, seat: i64) -> i64:
        """AP-12.7, AMB-39: some jobs and children make it stronger."""
        for helper in self.boost_with:
            if game.has(seat, helper):
                return self.boosted
        return self.power

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        return attacks.maybe_attack(game, seat, self.kind)


class Vehicle(Acquisition):
    """AP-13."""

    drives = True


class Tank(Weapon):
    """AP-12.4, AP-13: a vehicle that counts as a weapon."""

    id = "vehicle-tank"
    drives = True


OWN_KINDS: Final[list[type[Card]]] = [
    Tank,
]
"""The kinds that have rules of their own."""
