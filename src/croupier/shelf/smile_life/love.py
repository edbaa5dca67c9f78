"""SL-10 to SL-13: flirts, marriages, adulteries and children."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, food, laying, losing
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import CHEATING, CRISIS_FOOD, MERE_FLIRT, WEDDING, Figures
from croupier.shelf.smile_life.options import CARD, ENDED_AFFAIR, LAID, LOST, LOST_FOR_GOOD, NO, STOLE_FLIRT
from croupier.shelf.smile_life.reasons import (
    FIVE_FLIRTS,
    MARRIED,
    MARRIED_ALREADY,
    NO_FLIRT,
    NO_FOOD_FOR_IT,
    NO_PARENTS,
    NOT_MARRIED,
    UNFAITHFUL_ALREADY,
)
from croupier.table import Flow, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife

MANY: Final = 99
"""SL-7.5: more flirts than there are cards, for a player without a limit."""


class Flirt(Card):
    """SL-10."""

    tie: i64 = MERE_FLIRT

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.baby: bool = figures.baby[kind]

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        if game.is_married(seat):
            return None if game.is_unfaithful(seat) else MARRIED
        return None if flirts_left(game, seat) > 0 else FIVE_FLIRTS

    def can_be_taken(self, game: SmileLife, owner: i64) -> bool:
        last = uncovered_flirt(game, owner)
        return last >= 0 and game.face[last] == self.kind

    def home(self, game: SmileLife, seat: i64) -> i64:
        return game.affair(seat) if game.is_unfaithful(seat) else game.flirts(seat)

    def use(self, game: SmileLife, seat: i64) -> None:
        """SL-10.2, SL-10.5, AMB-04: the uncovered flirt of another player at the same place comes on top."""
        for other in game.others(seat):
            last = uncovered_flirt(game, other)
            if last >= 0 and game.face[last] == self.kind:
                losing.take_away(game, last, game.flirts(other), self.home(game, seat))
                game.tell(STOLE_FLIRT, seat, other, self.kind)
                game.beat(beats.THEFT, seat, other, self.kind)
                return


class Marriage(Card):
    """SL-11."""

    tie: i64 = WEDDING
    moment = beats.MARRIED

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        if game.is_married(seat):
            return MARRIED_ALREADY
        return None if game.zones[game.flirts(seat)] or game.zones[game.affair(seat)] else NO_FLIRT

    def home(self, game: SmileLife, seat: i64) -> i64:
        return game.marriage(seat)

    def lay_stolen(self, game: SmileLife, seat: i64, card: i64, robbed: i64) -> Flow | None:
        if not game.is_married(seat):
            return self.lay(game, seat, card, True)
        self.waste(game, seat, card)
        return None

    def lose(self, game: SmileLife, seat: i64, zone: i64, card: i64, target: i64, affair_target: i64) -> None:
        losing.end_marriage(game, seat, target, affair_target)
        game.tell(LOST if target == game.discard else LOST_FOR_GOOD, seat, self.kind)

    def hand_over(self, game: SmileLife, seat: i64, zone: i64, card: i64) -> None:
        losing.end_marriage(game, seat, game.played, game.discard)


class Adultery(Card):
    """SL-13: it lies on the marriage."""

    id = "adultery"
    tie: i64 = CHEATING

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        if not game.is_married(seat):
            return NOT_MARRIED
        return UNFAITHFUL_ALREADY if game.is_unfaithful(seat) else None

    def home(self, game: SmileLife, seat: i64) -> i64:
        return game.marriage(seat)

    def lay_stolen(self, game: SmileLife, seat: i64, card: i64, robbed: i64) -> Flow | None:
        if game.is_married(seat) and not game.is_unfaithful(seat):
            return self.lay(game, seat, card, True)
        self.waste(game, seat, card)
        return None

    def lose_alone(self, game: SmileLife, seat: i64, zone: i64, card: i64, target: i64) -> None:
        super().lose_alone(game, seat, zone, card, target)
        game.tell(ENDED_AFFAIR, seat)


class Child(Card):
    """SL-12."""

    moment = beats.BORN

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return None if may_have_child(game, seat) else NO_PARENTS

    def may_go_hungry(self, game: SmileLife, seat: i64) -> bool:
        hungry = game.runs(CRISIS_FOOD) and not game.is_survivalist(seat)
        return hungry and food.may_starve(game, seat)

    def why_not_chosen(self, game: SmileLife, other: i64) -> WhyNot | None:
        return NO_FOOD_FOR_IT

    def home(self, game: SmileLife, seat: i64) -> i64:
        return game.children(seat)

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        return welcome(game, seat, False)

    def lay_stolen(self, game: SmileLife, seat: i64, card: i64, robbed: i64) -> None:
        """AP-10.2: its parents need not meet any condition."""
        game.move(card, game.played, game.children(seat))
        game.tell(LAID, seat, self.kind)
        game.beat(beats.BORN, seat, self.kind)

    def lay_dealt(self, game: SmileLife, seat: i64, card: i64) -> Flow | None:
        """AMB-60, AMB-19: its new owner is not forced to give food that need not be eaten."""
        if laying.may_lay(game, seat, self.kind, True, False):
            return self._adopt(game, seat, card)
        self.waste(game, seat, card)
        return None

    def _adopt(self, game: SmileLife, seat: i64, card: i64) -> Flow:
        game.move(card, game.played, game.children(seat))
        game.tell(LAID, seat, self.kind)
        game.beat(beats.BORN, seat, self.kind)
        yield from welcome(game, seat, True) or ()
        if game.chosen is NO:
            self.lose_alone(game, seat, game.children(seat), card, game.discard)
            game.beat(beats.LOSS, seat, self.kind)


OWN_KINDS: Final[list[type[Card]]] = [
    Adultery,
]
"""The kinds that have rules of their own."""


def flirts_left(game: SmileLife, seat: i64) -> i64:
    """SL-10.1, SL-7.5: how many more flirts an unmarried player may lay."""
    if game.job(seat).flirts_on:
        return MANY
    return game.figures.flirts - len(game.zones[game.flirts(seat)])


def may_have_child(game: SmileLife, seat: i64) -> bool:
    """SL-12.1, SL-10.6: whether a player is married, or has had a flirt that allows a child."""
    return game.is_married(seat) or lucky_flirt(game, seat) >= 0


def lucky_flirt(game: SmileLife, seat: i64) -> i64:
    """SL-10.6: the last flirt, if it allows a child and has had none; otherwise -1."""
    cards = game.zones[game.flirts(seat)]
    if cards:
        last: i64 = cards[len(cards) - 1]
        flirt = game.cards[game.face[last]]
        if isinstance(flirt, Flirt) and flirt.baby and last not in game.babies:
            return last
    return -1


def uncovered_flirt(game: SmileLife, seat: i64) -> i64:
    """SL-10.2, SL-10.4: the last flirt, unless a marriage covers it or the Bunker protects it; -1 if there is none."""
    cards = game.zones[game.flirts(seat)]
    if not cards or game.is_married(seat):
        return -1
    last: i64 = cards[len(cards) - 1]
    return -1 if last == game.bunkered else last


def welcome(game: SmileLife, seat: i64, may_refuse: bool) -> Flow | None:
    """SL-10.6, AP-4.6: a child outside marriage uses up its flirt; in a food crisis a new child is fed (``chosen`` is
    ``NO`` if it is not).
    """
    if game.runs(CRISIS_FOOD) and not game.is_survivalist(seat):
        return _welcome_hungry(game, seat, may_refuse)
    game.chosen = CARD[0]
    _use_up_flirt(game, seat)
    return None


def _welcome_hungry(game: SmileLife, seat: i64, may_refuse: bool) -> Flow:
    yield from food.feed_one(game, seat, may_refuse)
    if game.chosen is not NO:
        _use_up_flirt(game, seat)


def _use_up_flirt(game: SmileLife, seat: i64) -> None:
    if not game.is_married(seat):
        flirt = lucky_flirt(game, seat)
        if flirt >= 0:
            game.babies.append(flirt)
