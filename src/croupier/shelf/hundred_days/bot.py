"""A sensible player of Les 100 Jours: it plans which dimensions to close, collects what it lacks for them, and checks
who leads before it does harm.

Everything is counted in adventure points: the value of cards (``bot_worth``, ``bot_cards``), of tokens and of places
(``bot_plans``). The rules answer what is legal and what it costs (``bot_scene``). Among places of about equal value it
chooses at random, so that rivals cannot predict where it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from croupier.shelf.hundred_days import actions, objects
from croupier.shelf.hundred_days.board import TILE_PLACES
from croupier.shelf.hundred_days.bot_cards import (
    WORTH_A_MOVE,
    barter_gain,
    best_exchange,
    best_swap,
    coupon_gain,
    elbow_gain,
    harm_of,
    keep_worth,
    loot,
    loss_of,
    lost_garage,
    play_gain,
    send_back_gain,
    stay_worth,
    tax_gain,
    teleport_gain,
    use_gain,
)
from croupier.shelf.hundred_days.bot_plans import (
    ANYWHERE,
    best_closings,
    best_move,
    best_token,
    ends_well,
    fares,
    outlook,
    place_value,
    potential,
)
from croupier.shelf.hundred_days.bot_reasons import reason
from croupier.shelf.hundred_days.bot_scene import NUMBER, PLACE, Person, Scene, less, more
from croupier.shelf.hundred_days.bot_worth import card_worth
from croupier.shelf.hundred_days.card import Card
from croupier.shelf.hundred_days.cards import BIT, TILES
from croupier.shelf.hundred_days.ending import hand_limit
from croupier.shelf.hundred_days.moving import price
from croupier.shelf.hundred_days.options import unpacked
from croupier.shelf.hundred_days.state import HundredDays
from croupier.table import Chair, Decision, Option, seeded
from croupier.text import Remark

# The rules are asked about a fork of the table. The seed does not matter, since nothing that it re-deals is used.
ANY_DEAL: Final = 0
# The most that chance adds to a place, in points.
WHIM: Final = 1.0
STEP: Final = 1 << 20
# The minimum value for playing or using a card, an object or a reaction.
WORTH_A_CARD: Final = 0.9
WORTH_AN_OBJECT: Final = 1.2
WORTH_A_COUPON: Final = 0.4
WORTH_A_NOPE: Final = 1.2
WORTH_AN_ELBOW: Final = 0.3


class Sensible:
    """Plays for points, and for the end when it is ahead. ``weighed`` are the options of the last choice with their
    values, where it has compared them.
    """

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)
        self.weighed: list[tuple[float, Option]] = []
        self.exchange: list[int] = []

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        self.weighed = []
        if len(decision.options) == 1:
            return decision.options[0]
        answer: Callable[[Scene, Decision], Option] = getattr(self, f"_{decision.kind.replace('-', '_')}", self._any)
        scene = scene_of(chair)
        option = answer(scene, decision)
        scene.leave()
        return option

    def reason(self, chair: Chair, option: Option) -> Remark | None:
        """Why an option is a good one."""
        return reason(scene_of(chair), option, chair.decision)

    def _any(self, scene: Scene, decision: Decision) -> Option:
        """A question that this player does not know."""
        return decision.options[self.luck.below(len(decision.options))]

    # Mission.

    def _rick(self, scene: Scene, decision: Decision) -> Option:
        """The best pair of places for both."""
        return self._most(
            decision.options,
            lambda option: max(
                place_value(scene, option.value, morty, scene.self.tokens) + self._whim()
                for morty in range(TILE_PLACES)
            ),
        )

    def _morty(self, scene: Scene, decision: Decision) -> Option:
        """The best place for Morty now that Rick has chosen."""
        rick = PLACE[scene.kept[-1].removeprefix("rick:")]
        return self._most(
            decision.options[: decision.answers],
            lambda option: place_value(scene, rick, option.value, scene.self.tokens) + self._whim(),
        )

    def _whim(self) -> float:
        return WHIM * self.luck.below(STEP) / STEP

    def _most(self, options: Sequence[Option], value: Callable[[Option], float]) -> Option:
        """The option of the highest value, the first of equals."""
        self.weighed = [(value(option), option) for option in options]
        return max(self.weighed, key=lambda each: each[0])[1]

    # Tokens.

    def _take(self, scene: Scene, decision: Decision) -> Option:
        """What the best dimension lacks most."""
        best = best_token(scene, [option.value for option in decision.options])
        return next(option for option in decision.options if option.value == best)

    _elbow = _take

    def _leave(self, scene: Scene, decision: Decision) -> Option:
        """What is least welcome."""
        held = scene.self.tokens
        return self._most(decision.options, lambda option: -potential(scene, scene.after_taking(held, option.value)))

    def _pay(self, scene: Scene, decision: Decision) -> Option:
        """The payment that leaves the best tokens."""
        held = scene.self.tokens
        return self._most(decision.options, lambda option: potential(scene, less(held, unpacked(option.value))))

    def _spend(self, scene: Scene, decision: Decision) -> Option:
        """What is needed least."""
        held = scene.self.tokens
        cost = price(scene.game, scene.self.seat)

        def left(option: Option) -> float:
            return outlook(scene, more(held, option.value, -min(cost, held[option.value])), ANYWHERE)

        return self._most(decision.options, left)

    # Adventure: what to do on a turn, the most urgent first.

    def _turn(self, scene: Scene, decision: Decision) -> Option:
        steps = (
            guard_characters,
            use_free_cards,
            use_coupon,
            close_contested,
            play_helpful_first,
            close,
            use_best_object,
            play_best_card,
            move,
            guard_objects,
        )
        for step in steps:
            option = step(scene, decision)
            if option:
                return option
        return decision.options[-1]

    # What a card or an object asks.

    def _go(self, scene: Scene, decision: Decision) -> Option:
        """The best place for the own Rick, the worst for a rival's."""
        mine = scene.self
        assert scene.target is not None
        victim = scene.people[scene.target]
        if victim is not mine:
            return self._most(decision.options, lambda option: -stay_worth(scene, victim, option.value))
        return self._most(decision.options, lambda option: place_value(scene, option.value, mine.morty, mine.tokens))

    def _morty_go(self, scene: Scene, decision: Decision) -> Option:
        mine = scene.self
        return self._most(decision.options, lambda option: place_value(scene, mine.rick, option.value, mine.tokens))

    def _person(self, scene: Scene, decision: Decision) -> Option:
        """The most dangerous rival, or the one with the most to take."""
        judge = PERSON.get(scene.card, PERSON["light-fingers"])
        return self._most(decision.options, lambda option: judge(scene, scene.people[option.value]))

    def _target(self, scene: Scene, decision: Decision) -> Option:
        return self._most(decision.options, lambda option: loss_of(scene, card_of(scene, option)))

    def _name(self, scene: Scene, decision: Decision) -> Option:
        """A kind for the tax, for the bazaar, or to convert into."""
        judge = NAMED.get(scene.card)
        if judge:
            return self._most(decision.options, lambda option: judge(scene, option.value))
        _, wanted, self.exchange = best_exchange(scene)
        return max(decision.options, key=lambda option: option.value == wanted)

    def _return(self, scene: Scene, decision: Decision) -> Option:
        """The tokens planned to be converted, one after the other."""
        wanted = self.exchange.pop(0) if self.exchange else -1
        return next((option for option in decision.options if option.value == wanted), decision.options[-1])

    def _tile(self, scene: Scene, decision: Decision) -> Option:
        """The tiles to swap, or the one to return."""
        if scene.card == "return-to-sender":
            return self._most(decision.options, lambda option: send_back_gain(scene, option.value))
        _, one, other = best_swap(scene)
        wanted = one if one in [option.value for option in decision.options] else other
        return max(decision.options, key=lambda option: option.value == wanted)

    def _destroy(self, scene: Scene, decision: Decision) -> Option:
        """The card in hand that is worth least."""
        return self._most(decision.options, lambda option: -keep_worth(scene, card_of(scene, option)))

    def _fetch(self, scene: Scene, decision: Decision) -> Option:
        return self._most(decision.options, lambda option: keep_worth(scene, card_of(scene, option)))

    def _lunch(self, scene: Scene, decision: Decision) -> Option:
        greens = [option for option in decision.options if option.kind == "play"]
        return self._most(greens, lambda option: card_worth(card_of(scene, option)))

    # Reactions.

    def _react(self, scene: Scene, decision: Decision) -> Option:
        """Play what fits, if the event is bad enough."""
        play = decision.options[1]
        judge = WISE.get(play.key.removeprefix("react:"))
        return play if judge is None or judge(scene) else decision.options[0]


def scene_of(chair: Chair) -> Scene:
    """The table as a seat sees it."""
    game = chair.state(ANY_DEAL)
    assert isinstance(game, HundredDays)
    return Scene(game, chair.seat)


def card_of(scene: Scene, option: Option) -> Card:
    """The card that an option is about."""
    return scene.card_of(TILES + option.value)


# What to do on a turn.


def guard_characters(scene: Scene, decision: Decision) -> Option | None:
    """Characters stay, so they get garage tokens at once, the most valuable first."""
    return guard(scene, decision, scene.game.figures.characters)


def guard_objects(scene: Scene, decision: Decision) -> Option | None:
    """Objects get the rest when there is nothing better to do: a garage token on a card is a point."""
    return guard(scene, decision, scene.game.figures.objects)


def guard(scene: Scene, decision: Decision, sort: int) -> Option | None:
    guards = [option for option in decision.options if option.kind == "guard" and sort & 1 << option.value]
    return max(guards, key=lambda option: card_worth(card_of(scene, option)), default=None)


def use_free_cards(scene: Scene, decision: Decision) -> Option | None:
    """The Marshal's token and the Printers' cards cost nothing; a garage token on a Printer would be lost."""
    option = decision.find("use:retired-space-marshal")
    if option:
        return option
    for name in objects.CardPrinter.ids:
        option = decision.find(f"use:{name}")
        if option and not lost_garage(scene, card_of(scene, option)):
            return option
    return None


def use_coupon(scene: Scene, decision: Decision) -> Option | None:
    """A coupon when it makes a closing possible, or cheaper by two tokens."""
    if not scene.actions or scene.coupons:
        return None
    for name in objects.ExpiredCoupon.ids:
        option = decision.find(f"use:{name}")
        if option and coupon_gain(scene) > WORTH_A_COUPON + lost_garage(scene, card_of(scene, option)):
            return option
    return None


def use_best_object(scene: Scene, decision: Decision) -> Option | None:
    """The object that brings most, if it brings enough."""
    gains = [(use_gain(scene, card_of(scene, option)), option) for option in decision.options if option.kind == "use"]
    best, choice = max(gains, key=lambda gain: gain[0], default=(0.0, None))
    return choice if best > WORTH_AN_OBJECT else None


def close_contested(scene: Scene, decision: Decision) -> Option | None:
    """Close first what a rival could close."""
    wanted = [option for option in wanted_closings(scene, decision) if scene.contested(option.value)]
    return max(wanted, key=lambda option: scene.points_at(option.value), default=None)


def close(scene: Scene, decision: Decision) -> Option | None:
    wanted = wanted_closings(scene, decision)
    return max(wanted, key=lambda option: scene.points_at(option.value), default=None)


def wanted_closings(scene: Scene, decision: Decision) -> list[Option]:
    """The dimensions worth closing now, unless that ends the game in favour of a rival."""
    offered = [option for option in decision.options if option.kind == "close"]
    if not offered:
        return []
    if scene.coupons or scene.self.named:
        spaces = 1 << max(offered, key=lambda option: scene.points_at(option.value)).value
    else:
        spaces = best_closings(scene)
    if not ends_well(scene, spaces):
        return []
    return [option for option in offered if spaces & 1 << option.value]


def play_helpful_first(scene: Scene, decision: Decision) -> Option | None:
    """Icons before paying, and fresh cards before anything else."""
    for option in decision.options:
        if option.kind == "play":
            card = card_of(scene, option)
            if card.resource_icon or isinstance(card, actions.BingeSession):
                return option
    return None


def play_best_card(scene: Scene, decision: Decision) -> Option | None:
    """The best card in hand, if it is good for something; with a full hand, little is enough."""
    plays = [option for option in decision.options if option.kind == "play"]
    greens = [option for option in plays if scene.game.figures.green & BIT[TILES + option.value]]
    lunch = decision.find("play:family-lunch")
    if lunch and len(greens) > 1:
        return lunch
    full = len(scene.hand) >= hand_limit(scene.game, scene.self.seat)
    least = WORTH_A_CARD / 3 if full or scene.ending else WORTH_A_CARD
    gains = [(play_gain(scene, card_of(scene, option)), option) for option in plays]
    best, choice = max(gains, key=lambda gain: gain[0], default=(0.0, None))
    return choice if best > least else None


def move(scene: Scene, decision: Decision) -> Option | None:
    option = decision.find("move")
    return option if option and best_move(scene, fares(scene)) > WORTH_A_MOVE else None


# Whom to choose, what to name, when to react: by the card that asks.

PERSON: Final[dict[str, Callable[[Scene, Person], float]]] = {
    "forced-teleport": teleport_gain,
    "gossip-columnist": lambda scene, rival: rival.threat(),
    "light-fingers": lambda scene, rival: loot(scene, rival, 2),
}
NAMED: Final[dict[str, Callable[[Scene, int], float]]] = {"barter-bazaar": barter_gain, "surprise-tax": tax_gain}


def wise_nope(scene: Scene) -> bool:
    return harm_of(scene, scene.card_of(NUMBER[scene.card])) > WORTH_A_NOPE


def wise_short_circuit(scene: Scene) -> bool:
    return scene.turn == scene.leader.seat or scene.card in objects.PoliteDisintegrator.ids


def wise_wrong_address(scene: Scene) -> bool:
    if scene.card == "forced-teleport":
        return scene.is_likely_victim()
    return scene.turn == scene.leader.seat


WISE: Final[dict[str, Callable[[Scene], bool]]] = {
    "nope-portal": wise_nope,
    "elbow-room": lambda scene: elbow_gain(scene) > WORTH_AN_ELBOW,
    "short-circuit": wise_short_circuit,
    "wrong-address": wise_wrong_address,
}
