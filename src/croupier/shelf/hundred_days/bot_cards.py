"""The value of cards to a sensible player in the current scene: played, used, kept in hand, or played by a rival."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from croupier.shelf.hundred_days import destroying, moving, objects
from croupier.shelf.hundred_days.board import TILE_PLACES, TOUCHES
from croupier.shelf.hundred_days.bot_plans import (
    best_closings,
    best_leash,
    best_move,
    card_value,
    outlook,
    potential,
    without,
)
from croupier.shelf.hundred_days.bot_scene import Person, Scene, less, members, more
from croupier.shelf.hundred_days.bot_worth import CARD, TOKEN, card_worth, deed_worth
from croupier.shelf.hundred_days.card import Card
from croupier.shelf.hundred_days.cards import FOUR, KINDS
from croupier.shelf.hundred_days.options import ASK_FETCH, ASK_TARGET, ASK_TILE
from croupier.table import OFFER

# The minimum gain of a move.
WORTH_A_MOVE: Final = 0.8
# How likely an unguarded card is destroyed in a round; how much of its value each required dimension takes away.
AT_RISK: Final = 0.2
HARD_TO_PLAY: Final = 0.3
GARAGE_LOST: Final = 0.9
# What a rival's Barter Bazaar brings them.
BARTERED: Final = 2.0

Gain = Callable[[Scene, Card], float]


def play_gain(scene: Scene, card: Card) -> float:
    """The points expected from playing a card now."""
    if scene.is_green(card.kind):
        rest = less(scene.self.tokens, card.play_cost)
        return card_worth(card) + outlook(scene, rest) - outlook(scene, scene.self.tokens)
    gain = PLAYED.get(KINDS[card.kind])
    return gain(scene, card) if gain else deed_worth(card)


def use_gain(scene: Scene, card: Card) -> float:
    """The points expected from using a card in play now, less the garage token that is lost with an object."""
    gain = USED.get(KINDS[card.kind])
    return (gain(scene, card) if gain else deed_worth(card)) - lost_garage(scene, card)


def lost_garage(scene: Scene, card: Card) -> float:
    """HD-Q15: an object that is used loses its garage token; a character stays."""
    lost = card.kind in scene.self.guarded and scene.game.figures.objects & card.bit != 0
    return GARAGE_LOST if lost else 0.0


def own_step(scene: Scene, card: Card) -> float:
    """0: a turn has its own step for the card (``bot``)."""
    return 0.0


def keep_worth(scene: Scene, card: Card) -> float:
    """The value of keeping a card in hand; green cards less, the more dimensions they require."""
    return card_worth(card) - HARD_TO_PLAY * len(members(card.dimensions & ~scene.self.icons))


# Objects.


def stock_gain(scene: Scene, card: Card) -> float:
    """HD-O01 to HD-O04: three tokens of a kind."""
    assert isinstance(card, objects.Stock)
    held = scene.after_taking(scene.self.tokens, card.resource, card.tokens)
    return outlook(scene, held) - outlook(scene, scene.self.tokens)


def exchange_gain(scene: Scene, card: Card) -> float:
    return best_exchange(scene)[0]


def best_exchange(scene: Scene) -> tuple[float, int, list[int]]:
    """HD-O05: the gain of a conversion, the kind to take, and the tokens to return for it in order."""
    now = outlook(scene, scene.self.tokens)
    best: tuple[float, int, list[int]] = (0.0, 0, [])
    for wanted in range(FOUR):
        held, returned = scene.self.tokens, list[int]()
        while len(returned) < scene.supply[wanted] - 1:
            others = [kind for kind in range(FOUR) if kind != wanted and held[kind]]
            if not others:
                break
            held, kind = max(
                [(more(more(held, kind, -1), wanted, 1), kind) for kind in others],
                key=lambda choice: outlook(scene, choice[0]),
            )
            returned.append(kind)
            gain = outlook(scene, held) - now
            if gain > best[0]:
                best = (gain, wanted, returned[:])
    return best


def clock_gain(scene: Scene, card: Card) -> float:
    """HD-O09: two closings in a row when a rival waits for one of them."""
    spaces = best_closings(scene)
    closing = [space for space in scene.open if spaces & 1 << space]
    if len(closing) > 1 and scene.actions and any([scene.contested(space) for space in closing]):
        return float(min([scene.points_at(space) for space in closing]))
    return 0.0


def disintegrator_gain(scene: Scene, card: Card) -> float:
    """HD-O13: the worst loss, less the price."""
    return best_loss(scene, card) - TOKEN * sum(card.use_cost)


def bathtub_gain(scene: Scene, card: Card) -> float:
    """HD-O17: a green card back that could be played at once, less the price."""
    mine = scene.self
    lying = scene.cards(card.law(scene.game, ASK_FETCH, mine.seat, OFFER))
    fitting = [each for each in lying if scene.could_play(each.kind, mine.here | mine.icons)]
    gain = max([card_worth(each) for each in fitting], default=0.0)
    return gain - outlook(scene, mine.tokens) + outlook(scene, less(mine.tokens, card.use_cost))


def coupon_gain(scene: Scene) -> float:
    """HD-O15: how much better a closing at the lower price is than none, or than one at full price."""
    mine = scene.self
    saving = scene.game.figures.coupon
    now = outlook(scene, mine.tokens)
    best = 0.0
    for space in scene.open:
        if mine.here & 1 << space and sum(scene.costs[space]) >= saving and scene.payable_with_coupon(space):
            rest = scene.after_paying(space, mine.tokens)
            saved = TOKEN * max(saving - scene.lacking(space, mine.tokens), 0) * scene.later
            best = max(best, scene.points_at(space) + potential(scene, rest, 1 << space) + saved - now)
    return best


# Actions.


def loot_gain(scene: Scene, card: Card) -> float:
    return max([loot(scene, rival, card.tokens) for rival in scene.rivals])


def loot(scene: Scene, rival: Person, most: int) -> float:
    """HD-A01, HD-C21: tokens from a rival, better from a dangerous one."""
    taken = TOKEN * min(most, sum(rival.tokens))
    return taken * scene.later + taken * scene.harm(rival)


def best_tax(scene: Scene, card: Card) -> float:
    return max([tax_gain(scene, resource) for resource in range(FOUR)])


def tax_gain(scene: Scene, resource: int) -> float:
    """HD-A02: a token from each rival; more if that keeps one from closing."""
    gain = 0.0
    for rival in scene.rivals:
        if rival.tokens[resource]:
            gain += scene.harm() * TOKEN
            for space in scene.open:
                tight = scene.game.figures.cost[scene.tiles[space]][resource] == rival.tokens[resource]
                if tight and rival.here & scene.payable[rival.seat] & 1 << space:
                    gain += scene.harm() * scene.points_at(space) / 2
    return gain


def best_loss(scene: Scene, card: Card) -> float:
    """The largest loss among the cards that a card could destroy."""
    targets = scene.cards(card.law(scene.game, ASK_TARGET, scene.self.seat, OFFER))
    return max([loss_of(scene, target) for target in targets], default=0.0)


def loss_of(scene: Scene, card: Card) -> float:
    """What the owner of a card loses if it is destroyed: only the garage token, if there is one (HD-5.5)."""
    for rival in scene.rivals:
        if card.kind in rival.area and not destroying.is_safe(scene.game, rival.seat):
            return scene.harm(rival) * (1.0 if card.kind in rival.guarded else card_worth(card))
    return 0.0


def swap_gain(scene: Scene, card: Card) -> float:
    return best_swap(scene)[0]


def best_swap(scene: Scene) -> tuple[float, int, int]:
    """HD-A06: what swapping two tiles brings, and which."""
    mine = scene.self
    now = outlook(scene, mine.tokens)
    best = (0.0, scene.open[0] if scene.open else 0, 0)
    for one in scene.open:
        for other in scene.open:
            if mine.here & 1 << one and not mine.here & 1 << other and scene.lacking(other, mine.tokens) == 0:
                scene.swap(one, other)
                gain = outlook(scene, mine.tokens) - now
                scene.swap(one, other)
                if gain > best[0]:
                    best = (gain, one, other)
    return best


def best_sent_back(scene: Scene, card: Card) -> float:
    if not scene.tiles_left:
        return 0.0
    spaces = members(card.law(scene.game, ASK_TILE, scene.self.seat, OFFER))
    return max([send_back_gain(scene, space) for space in spaces], default=0.0)


def send_back_gain(scene: Scene, space: int) -> float:
    """HD-A07: a dimension that the leader could pay for, and this player could not."""
    theirs = scene.payable[scene.leader.seat] >> space & 1
    mine = scene.payable[scene.self.seat] >> space & 1
    return scene.harm() * scene.points_at(space) * (theirs - mine) / 2


def best_teleport(scene: Scene, card: Card) -> float:
    return max([teleport_gain(scene, rival) for rival in scene.rivals])


def teleport_gain(scene: Scene, rival: Person) -> float:
    """HD-A08: what a rival's Rick loses in the worst place."""
    places = [rival.rick, *members(moving.rick_law(scene.game, rival.seat, OFFER))]
    worst = min([stay_worth(scene, rival, place) for place in places])
    return scene.harm() * (stay_worth(scene, rival, rival.rick) - worst)


def stay_worth(scene: Scene, person: Person, rick: int) -> float:
    """The value of a place to a player: the best dimension to close, tokens and cards."""
    touched = TOUCHES[rick] & ~scene.holes
    spaces = [space for space in scene.open if touched & 1 << space]
    payable = scene.payable[person.seat] & ~TOUCHES[person.morty]
    worth = float(max([scene.points_at(space) for space in spaces if payable & 1 << space], default=0))
    if scene.ending:
        return worth
    worth += TOKEN * sum([sum(scene.gives(space)) for space in spaces])
    return worth + CARD * sum([card_value(scene, space) for space in range(TILE_PLACES) if touched & 1 << space])


# Places.


def best_barter(scene: Scene, card: Card) -> float:
    return max([barter_gain(scene, resource) for resource in range(FOUR)])


def barter_gain(scene: Scene, resource: int) -> float:
    """HD-P01: what can be closed if tokens of a kind count as any."""
    mine = scene.self
    now = outlook(scene, mine.tokens)
    best = 0.0
    for space in scene.open:
        lack = scene.lacking(space, mine.tokens)
        if lack and mine.here & 1 << space and scene.payable_with_barter(space, resource):
            rest = more(scene.after_paying(space, mine.tokens), resource, -lack)
            best = max(best, scene.points_at(space) + potential(scene, rest, 1 << space) - now)
    return best


def rest_stop_gain(scene: Scene, card: Card) -> float:
    """HD-P02: a cheaper move."""
    if card.kind in scene.self.area:
        return 0.0
    return best_move(scene, without(scene.self.tokens, card.move_price)) - WORTH_A_MOVE


def pantry_gain(scene: Scene, card: Card) -> float:
    """HD-P03: unguarded cards are out of danger."""
    mine = scene.self
    if destroying.is_safe(scene.game, mine.seat):
        return 0.0
    return AT_RISK * sum([card_worth(scene.card_of(kind)) for kind in mine.bare])


def strip_mine_gain(scene: Scene, card: Card) -> float:
    """HD-P04: Rick leaves nothing for others."""
    crowd = sum([scene.crowd[space] for space in scene.open if TOUCHES[scene.self.rick] & 1 << space])
    return TOKEN * crowd * scene.later


def waiting_room_gain(scene: Scene, card: Card) -> float:
    """HD-P05: cards at the end of the round."""
    return 0.0 if scene.ending else card.draws * CARD


# Cards that are not listed are judged by their figures (``deed_worth``).
PLAYED: Final[dict[str, Gain]] = {
    "binge-session": own_step,
    "family-lunch": own_step,
    "light-fingers": loot_gain,
    "surprise-tax": best_tax,
    "recall-notice": best_loss,
    "bad-reference": best_loss,
    "dimensional-musical-chairs": swap_gain,
    "return-to-sender": best_sent_back,
    "forced-teleport": best_teleport,
    "barter-bazaar": best_barter,
    "portal-rest-stop": rest_stop_gain,
    "bunker-pantry": pantry_gain,
    "strip-mine": strip_mine_gain,
    "infinite-waiting-room": waiting_room_gain,
}
USED: Final[dict[str, Gain]] = {
    "retired-space-marshal": own_step,
    **dict.fromkeys(objects.CardPrinter.ids, own_step),
    **dict.fromkeys(objects.ExpiredCoupon.ids, own_step),
    "suspiciously-heavy-fruit": stock_gain,
    "counterfeit-piggy-bank": stock_gain,
    "stopped-watch": stock_gain,
    "jar-of-night": stock_gain,
    **dict.fromkeys(objects.UniversalConverter.ids, exchange_gain),
    **dict.fromkeys(objects.PocketDoorframe.ids, lambda scene, card: best_move(scene, [scene.self.tokens])),
    **dict.fromkeys(objects.TwoHandedClock.ids, clock_gain),
    **dict.fromkeys(objects.PoliteDisintegrator.ids, disintegrator_gain),
    "cloning-bathtub": bathtub_gain,
    "retractable-leash": lambda scene, card: best_leash(scene),
}


# The likely cost of a rival's card.


def harm_of(scene: Scene, card: Card) -> float:
    """The likely cost of a blue card that a rival has just played."""
    cost = COSTS.get(KINDS[card.kind])
    return cost(scene, card) if cost else scene.harm() * card_worth(card)


def meant(scene: Scene) -> float:
    """How likely a rival targets this player."""
    return 1.0 if scene.is_likely_victim() else 1.0 / len(scene.rivals)


def loot_cost(scene: Scene, card: Card) -> float:
    return meant(scene) * TOKEN * (1 + scene.harm()) * min(card.tokens, sum(scene.self.tokens))


def demolition_cost(scene: Scene, card: Card) -> float:
    assert scene.turn is not None
    mine = scene.self
    targets = scene.cards(card.law(scene.game, ASK_TARGET, scene.turn, OFFER))
    own = [target for target in targets if target.kind in mine.area]
    return meant(scene) * max([1.0 if each.kind in mine.guarded else card_worth(each) for each in own], default=0.0)


def teleport_cost(scene: Scene, card: Card) -> float:
    return meant(scene) * max(stay_worth(scene, scene.self, scene.self.rick) - 2 * CARD, 0.0)


COSTS: Final[dict[str, Gain]] = {
    "light-fingers": loot_cost,
    "recall-notice": demolition_cost,
    "bad-reference": demolition_cost,
    "forced-teleport": teleport_cost,
    "binge-session": lambda scene, card: scene.harm() * card.draws * CARD,
    "barter-bazaar": lambda scene, card: scene.harm() * BARTERED,
}


def elbow_gain(scene: Scene) -> float:
    """HD-R06: the value of the best token that a rival is about to collect."""
    held = scene.self.tokens
    taken = [potential(scene, scene.after_taking(held, kind)) for kind in range(FOUR) if scene.heap[kind]]
    return max(taken, default=0.0) - potential(scene, held)
