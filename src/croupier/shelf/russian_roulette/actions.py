"""The Action cards, one class each: when a card can be played, what it asks, and what it does.

``playing`` has what the cards share (RR-11). Sets of seats and of faces are numbers with one bit for each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from croupier.shelf.russian_roulette import trigger
from croupier.shelf.russian_roulette.cards import ACTIONS_FROM, CLICK, FIGURES, Figures
from croupier.shelf.russian_roulette.layout import SKY
from croupier.shelf.russian_roulette.options import (
    AIMED,
    AIMED_AT_SKY,
    ASK_FACE,
    ASK_TARGET,
    BONUS,
    BRIBED,
    CALLED_BACK,
    LOADED,
    NOT_LOADED,
    PEEKED,
    RAISED,
    SOAKED,
    SPUN_AGAIN,
    STOLE,
    SWAPPED,
    TIPPED,
    TURNED_DIE,
)
from croupier.shelf.russian_roulette.reasons import (
    CANNOT_CHOOSE,
    NO_SHOT_TO_AIM,
    NO_SHOT_TO_DUCK,
    NOT_YOUR_SHOT,
    NOTHING_TO_DO,
    SAME_FACE,
)
from croupier.table import Flow, WhyNot
from croupier.table.why import Why

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette

ASKS_NOTHING: Final = -1


class Action:
    """One kind of Action card.

    ``answers``: it responds to a BULLET just shown, in a pause of its own (RR-Q25). ``asks`` is the question that the
    card puts to its player.
    """

    id: ClassVar[str] = ""
    answers = False
    asks: i64 = ASKS_NOTHING

    def __init__(self, kind: i64, figures: Figures) -> None:
        self.kind = kind

    def why_idle(self, game: Roulette, seat: i64) -> WhyNot | None:
        """RR-Q36: why the card could do nothing now; ``None`` if it could do something."""
        return None

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        """What may be chosen when the card asks."""
        return 0

    def play(self, game: Roulette, seat: i64, chosen: i64) -> Flow | None:
        """Carry out the card. ``chosen`` is the answer to the card's question, or the player if the card asks nothing."""
        raise NotImplementedError


class Choosing(Action):
    """A card that chooses a person (RR-11.5)."""

    asks: i64 = ASK_TARGET

    def targets(self, game: Roulette, seat: i64) -> i64:
        """The seats that the card can choose."""
        raise NotImplementedError

    def why_idle(self, game: Roulette, seat: i64) -> WhyNot | None:
        return None if self.targets(game, seat) else NOTHING_TO_DO

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        return why.keep((1 << game.people) - 1, self.targets(game, seat), CANNOT_CHOOSE[self.kind])


# Pocket, Spin and Bet.


class LightPockets(Choosing):
    """RR-A15."""

    id = "light-pockets"

    def targets(self, game: Roulette, seat: i64) -> i64:
        return seats_with(game, game.hand(0), 1) & ~(1 << seat)

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        card = game.pick_blind(game.hand(chosen), game.hand(seat))
        game.tell_card(STOLE, card, seat, chosen)


class ExtraRound(Choosing):
    """RR-A13, RR-Q38: the BULLET stays until the end of the round or a death."""

    id = "extra-round"

    def targets(self, game: Roulette, seat: i64) -> i64:
        if not game.zones[game.reserve]:
            return 0
        left: i64 = 0
        for other in range(game.people):
            if game.bullets[other] <= game.figures.clicks_each:
                left |= 1 << other
        return left & game.captains

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        if game.put_in_bullet(chosen, game.ammo(chosen)):
            game.loaded[chosen] += 1
            game.tell(LOADED, chosen)
        else:
            game.tell(NOT_LOADED, chosen)


class Peek(Choosing):
    """RR-A01, RR-Q20: a look at the top cards of a barrel, for the card's player or for the chosen one (option ``peek``)."""

    id = "peek"

    def __init__(self, kind: i64, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.cards: int = figures.entries[kind]["cards"]

    def targets(self, game: Roulette, seat: i64) -> i64:
        return seats_with(game, game.barrel(0), 1)

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        reader = chosen if game.chosen_peeks else seat
        top = game.zones[game.barrel(chosen)][: -self.cards - 1 : -1]
        game.see_all(top, 1 << reader)
        game.tell_cards(PEEKED, top, reader, chosen)


# Accusation.


class ColdFeet(Action):
    """RR-A05."""

    id = "cold-feet"
    asks: i64 = ASK_FACE

    def why_idle(self, game: Roulette, seat: i64) -> WhyNot | None:
        return None if game.bet[seat] >= 0 else NOTHING_TO_DO

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        return why.bar((1 << len(game.figures.faces)) - 1, 1 << game.bet[seat], SAME_FACE)

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        game.bet[seat] = chosen
        game.tell(TURNED_DIE, seat, chosen)


class Raise(Choosing):
    """RR-A06."""

    id = "raise"

    def targets(self, game: Roulette, seat: i64) -> i64:
        left: i64 = 0
        for other in range(game.people):
            if game.bet[other] < game.figures.faces[-1]:
                left |= 1 << other
        return left & game.inside

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        game.bet[chosen] += 1
        game.tell(RAISED, chosen, game.bet[chosen])


class AnonymousTip(Choosing):
    """RR-A11."""

    id = "anonymous-tip"

    def targets(self, game: Roulette, seat: i64) -> i64:
        return seats_with(game, game.pocket(0), 1) & ~game.shown & ~(1 << seat)

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        card = game.zones[game.pocket(chosen)][0]
        game.see(card, 1 << seat)
        game.tell_card(TIPPED, card, seat, chosen)


class BribedJudge(Action):
    """RR-A12, RR-Q31: the BULLET changes places with a CLICK of the barrel, which lies face up in the pocket."""

    id = "bribed-judge"
    answers = True

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        game.bribed |= 1 << seat
        game.tell(BRIBED, seat)
        barrel = game.barrel(seat)
        pocket = game.pocket(seat)
        if game.holds(barrel, CLICK):
            bullet = game.zones[pocket][0]
            click = game.pick(CLICK, barrel, pocket)
            game.see(click, game.layout.everybody)
            game.move(bullet, pocket, barrel)
            game.tell(SWAPPED, seat)
        game.shuffle(barrel)


# Trigger.


class Gift(Choosing):
    """RR-A02, RR-Q29: the target is named at once, and may be dead or done (RR-11.6)."""

    id = "gift"

    def why_idle(self, game: Roulette, seat: i64) -> WhyNot | None:
        return None if trigger.takes_part(game, seat) else NOT_YOUR_SHOT

    def targets(self, game: Roulette, seat: i64) -> i64:
        return (1 << game.people) - 1 & ~(1 << seat)

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        trigger.take_aim(game, seat, chosen)
        game.tell(AIMED, seat, chosen)


class AirGun(Action):
    """RR-A04."""

    id = "air-gun"

    def why_idle(self, game: Roulette, seat: i64) -> WhyNot | None:
        if not trigger.takes_part(game, seat):
            return NOT_YOUR_SHOT
        return None if game.aim[seat] != SKY else NOTHING_TO_DO

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        trigger.take_aim(game, seat, SKY)
        game.tell(AIMED_AT_SKY, seat)


class ShootSomeone(Action):
    """RR-A03, RR-Q6: every earlier aim is cancelled; all who take part name new targets."""

    id = "shoot-someone"

    def why_idle(self, game: Roulette, seat: i64) -> WhyNot | None:
        return None if trigger.is_shot_due(game) else NO_SHOT_TO_AIM

    def play(self, game: Roulette, seat: i64, chosen: i64) -> Flow | None:
        game.all_must_aim = True
        shooters = trigger.participants(game)
        for shooter in shooters:
            trigger.drop_aim(game, shooter)
        return trigger.name_targets(game, shooters)


class OneForTheRoad(Choosing):
    """RR-A07, RR-Q24: the player called back obeys a Shoot Someone played before."""

    id = "one-for-the-road"

    def targets(self, game: Roulette, seat: i64) -> i64:
        done: i64 = 0
        for other in range(game.people):
            if game.bet[other] < game.shot:
                done |= 1 << other
        return done & game.inside & ~game.called & seats_with(game, game.barrel(0), 1)

    def play(self, game: Roulette, seat: i64, chosen: i64) -> Flow | None:
        game.called |= 1 << chosen
        game.tell(CALLED_BACK, chosen)
        if not game.all_must_aim:
            return None
        trigger.drop_aim(game, chosen)
        return trigger.name_targets(game, [chosen])


class SpinItAgain(Choosing):
    """RR-A08."""

    id = "spin-it-again"

    def targets(self, game: Roulette, seat: i64) -> i64:
        return game.inside & seats_with(game, game.barrel(0), 2)

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        game.shuffle(game.barrel(chosen))
        game.tell(SPUN_AGAIN, chosen)


class Duck(Action):
    """RR-A10, RR-Q37."""

    id = "duck"

    def why_idle(self, game: Roulette, seat: i64) -> WhyNot | None:
        if not trigger.is_shot_due(game):
            return NO_SHOT_TO_DUCK
        return NOTHING_TO_DO if game.ducking & 1 << seat else None

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        game.ducking |= 1 << seat


class WetPowder(Choosing):
    """RR-A09."""

    id = "wet-powder"
    answers = True

    def targets(self, game: Roulette, seat: i64) -> i64:
        return game.turned_up & ~game.soaked

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        game.soaked |= 1 << chosen
        game.tell(SOAKED, seat, chosen)


# Score.


class DangerMoney(Action):
    """RR-A14, RR-Q37: points for a player who scored with a high bet."""

    id = "danger-money"

    def __init__(self, kind: i64, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.least_bet: int = figures.entries[kind]["least_bet"]
        self.points: int = figures.entries[kind]["points"]

    def why_idle(self, game: Roulette, seat: i64) -> WhyNot | None:
        bold = game.scored & 1 << seat != 0 and game.bet[seat] >= self.least_bet
        return None if bold else NOTHING_TO_DO

    def play(self, game: Roulette, seat: i64, chosen: i64) -> None:
        game.points[seat] += self.points
        game.tell(BONUS, seat, self.points, game.points[seat])


def seats_with(game: Roulette, zone: i64, cards: i64) -> i64:
    """The seats that have at least this many cards in a zone of theirs; ``zone`` is that of seat 0."""
    found: i64 = 0
    for seat in range(game.people):
        if len(game.zones[zone + seat]) >= cards:
            found |= 1 << seat
    return found


_CLASSES: Final = {
    one.id: one
    for one in (
        LightPockets,
        ExtraRound,
        Peek,
        ColdFeet,
        Raise,
        AnonymousTip,
        BribedJudge,
        Gift,
        AirGun,
        ShootSomeone,
        OneForTheRoad,
        SpinItAgain,
        Duck,
        WetPowder,
        DangerMoney,
    )
}


def cards_of(figures: Figures) -> list[Action]:
    """A card for each kind; those under the numbers of CLICK and BULLET are never played."""
    cards: list[Action] = []
    for kind, name in enumerate(figures.kinds):
        cards.append(Action(kind, figures) if kind < ACTIONS_FROM else _CLASSES[name](kind, figures))
    return cards


# The kinds that respond to a BULLET just shown.
ANSWERING: Final = sum([1 << card.kind for card in cards_of(FIGURES) if card.answers])
