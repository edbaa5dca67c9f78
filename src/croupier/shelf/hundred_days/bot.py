"""A sensible player of the hundred days: it plans which dimensions to close, collects what it lacks for them, and looks at
the leader before it does harm.

Everything is counted in adventure points (``bot_odds``): what tokens promise, what places promise, what cards do. Lots decide
between places that promise about the same, so that the rivals cannot read where it goes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from croupier.shelf.hundred_days.board import PLACES, TILE_PLACES, TOUCHES
from croupier.shelf.hundred_days.bot_memory import Lately
from croupier.shelf.hundred_days.bot_odds import (
    CARD,
    FOUR,
    PLACE,
    THREE_OF,
    TOKEN,
    Person,
    Scene,
    Tokens,
    card_worth,
    is_in,
    more,
    spaces_of,
)
from croupier.shelf.hundred_days.cards import (
    BAD_REFERENCE,
    BARTER_BAZAAR,
    BINGE_SESSION,
    BUNKER_PANTRY,
    CARD_PRINTER_A,
    CARD_PRINTER_B,
    CLONING_BATHTUB,
    DIMENSIONAL_MUSICAL_CHAIRS,
    ELBOW_ROOM,
    EXPIRED_COUPON_A,
    EXPIRED_COUPON_B,
    FAMILY_LUNCH,
    FIGURES,
    FORCED_TELEPORT,
    GOSSIP_COLUMNIST,
    INFINITE_WAITING_ROOM,
    KINDS,
    LIGHT_FINGERS,
    NOPE_PORTAL,
    POCKET_DOORFRAME_A,
    POCKET_DOORFRAME_B,
    POLITE_DISINTEGRATOR_A,
    POLITE_DISINTEGRATOR_B,
    PORTAL_REST_STOP,
    RECALL_NOTICE,
    RETIRED_SPACE_MARSHAL,
    RETRACTABLE_LEASH,
    RETURN_TO_SENDER,
    SHORT_CIRCUIT,
    STRIP_MINE,
    SURPRISE_TAX,
    TILES,
    TWO_HANDED_CLOCK_A,
    TWO_HANDED_CLOCK_B,
    UNIVERSAL_CONVERTER_A,
    UNIVERSAL_CONVERTER_B,
    WRONG_ADDRESS,
)
from croupier.shelf.hundred_days.options import unpacked
from croupier.table import Chair, Decision, Option, seeded

# The most that chance adds to a place, in points.
WHIM: Final = 1.0
# What a card, an object or a move must bring at least.
WORTH_A_CARD: Final = 0.9
WORTH_AN_OBJECT: Final = 1.2
WORTH_A_COUPON: Final = 0.4
WORTH_A_MOVE: Final = 0.8
WORTH_A_NOPE: Final = 1.2
WORTH_AN_ELBOW: Final = 0.3
# What harm to a rival is worth: to the only one, or to one of several.
HARM: Final = 0.8
HARM_AMONG_MANY: Final = 0.5
GARAGE_LOST: Final = 0.9
COUPON_TOKENS: Final = 2
# How likely an unguarded card is destroyed in a round; what each dimension that a card asks for takes from its worth.
AT_RISK: Final = 0.2
HARD_TO_PLAY: Final = 0.3
# Harm to the most dangerous rival counts so much more.
LEADER_FIRST: Final = 1.3
STEP: Final = 1 << 20

ALL_SPACES: Final = (1 << TILE_PLACES) - 2

CONVERTERS: Final = (UNIVERSAL_CONVERTER_A, UNIVERSAL_CONVERTER_B)
DOORFRAMES: Final = (POCKET_DOORFRAME_A, POCKET_DOORFRAME_B)
PRINTERS: Final = (CARD_PRINTER_A, CARD_PRINTER_B)
DISINTEGRATORS: Final = (POLITE_DISINTEGRATOR_A, POLITE_DISINTEGRATOR_B)
COUPONS: Final = (EXPIRED_COUPON_A, EXPIRED_COUPON_B)
CLOCKS: Final = (TWO_HANDED_CLOCK_A, TWO_HANDED_CLOCK_B)


def kind_of(option: Option) -> int:
    """The card that an option is about."""
    return TILES + option.value


class Sensible:
    """Plays for points, and for the end when it is ahead."""

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)
        self.exchange: list[int] = []

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0]
        scene = Scene(chair.view())
        lately = Lately(chair, scene.events)
        answer: Callable[[Scene, Lately, Decision], Option] = getattr(self, f"_{decision.kind.replace('-', '_')}")
        return answer(scene, lately, decision)

    # Mission.

    def _rick(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """The best pair of places for both."""
        pairs = [
            (scene.place_value(option.value, morty, scene.self.tokens) + self._whim(), option)
            for option in decision.options
            for morty in range(TILE_PLACES)
        ]
        return max(pairs, key=lambda pair: pair[0])[1]

    def _morty(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """The best place for Morty now that Rick has chosen."""
        rick = PLACE[scene.kept[-1].removeprefix("rick:")]
        return max(
            decision.options[: decision.answers],
            key=lambda option: scene.place_value(rick, option.value, scene.self.tokens) + self._whim(),
        )

    def _whim(self) -> float:
        return WHIM * self.luck.below(STEP) / STEP

    # Tokens.

    def _take(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """What is lacking most for the best dimension."""
        mine = scene.self
        best = scene.best_token(mine.tokens, [option.value for option in decision.options], here(mine))
        return next(option for option in decision.options if option.value == best)

    _elbow = _take

    def _leave(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """What is least welcome."""
        tokens = scene.self.tokens
        return min(decision.options, key=lambda option: scene.potential(scene.after_taking(tokens, option.value)))

    def _pay(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """The way to pay that leaves the best tokens."""
        tokens = scene.self.tokens

        def left(option: Option) -> float:
            paid = unpacked(option.value)
            return scene.potential(tuple([held - given for held, given in zip(tokens, paid, strict=True)]))

        return max(decision.options, key=left)

    # Adventure: what to do on a turn, the most urgent first.

    def _turn(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        steps = (
            self._guard_characters,
            self._free_things,
            self._coupon,
            self._close_contested,
            self._helpful_first,
            self._close,
            self._use_objects,
            self._play,
            self._move,
            self._guard_objects,
        )
        for step in steps:
            option = step(scene, lately, decision)
            if option:
                return option
        return decision.options[-1]

    def _guard_characters(self, scene: Scene, lately: Lately, decision: Decision) -> Option | None:
        """Characters stay, so they get garage tokens at once; the most valuable first."""
        return self._guard(decision, FIGURES.characters)

    def _guard_objects(self, scene: Scene, lately: Lately, decision: Decision) -> Option | None:
        """Objects get what is left, when nothing else is to be done: a garage token on a card is a point."""
        return self._guard(decision, FIGURES.objects)

    def _guard(self, decision: Decision, sort: int) -> Option | None:
        guards = [option for option in decision.options if option.kind == "guard" and is_in(kind_of(option), sort)]
        return max(guards, key=lambda option: card_worth(kind_of(option)), default=None)

    def _free_things(self, scene: Scene, lately: Lately, decision: Decision) -> Option | None:
        """The Marshal's token and the Printers' cards cost nothing."""
        for kind in (RETIRED_SPACE_MARSHAL, *PRINTERS):
            option = decision.find(f"use:{KINDS[kind]}")
            if option and (kind not in scene.self.guarded or kind == RETIRED_SPACE_MARSHAL):
                return option
        return None

    # Closing.

    def _coupon(self, scene: Scene, lately: Lately, decision: Decision) -> Option | None:
        """A coupon when it makes a closing possible, or cheaper by two tokens."""
        if not scene.actions:
            return None
        for kind in COUPONS:
            option = decision.find(f"use:{KINDS[kind]}")
            if option and not lately.coupons and coupon_gain(scene) > WORTH_A_COUPON + lost_garage(scene, kind):
                return option
        return None

    def _close_contested(self, scene: Scene, lately: Lately, decision: Decision) -> Option | None:
        """What a rival could close is closed first."""
        wanted = [option for option in self._wanted(scene, lately, decision) if scene.contested(option.value)]
        return max(wanted, key=lambda option: scene.points_at(option.value), default=None)

    def _close(self, scene: Scene, lately: Lately, decision: Decision) -> Option | None:
        wanted = self._wanted(scene, lately, decision)
        return max(wanted, key=lambda option: scene.points_at(option.value), default=None)

    def _wanted(self, scene: Scene, lately: Lately, decision: Decision) -> list[Option]:
        """The dimensions worth closing now, unless that ends the game in favour of a rival."""
        offered = [option for option in decision.options if option.kind == "close"]
        if not offered:
            return []
        if lately.coupons or scene.self.named:
            spaces = 1 << max(offered, key=lambda option: scene.points_at(option.value)).value
        else:
            spaces = scene.best_closings(scene.self.tokens, here(scene.self))
        if not scene.ends_well(spaces):
            return []
        return [option for option in offered if spaces & 1 << option.value]

    # Objects.

    def _use_objects(self, scene: Scene, lately: Lately, decision: Decision) -> Option | None:
        """The object that brings most, if it brings enough."""
        best, choice = WORTH_AN_OBJECT, None
        for option in decision.options:
            if option.kind == "use":
                kind = kind_of(option)
                gain = object_gain(scene, kind) - lost_garage(scene, kind)
                if gain > best:
                    best, choice = gain, option
        return choice

    # Cards.

    def _helpful_first(self, scene: Scene, lately: Lately, decision: Decision) -> Option | None:
        """Icons before paying, and fresh cards before anything else."""
        for option in decision.options:
            if option.kind == "play":
                kind = kind_of(option)
                if FIGURES.resource_icon[kind] or kind == BINGE_SESSION:
                    return option
        return None

    def _play(self, scene: Scene, lately: Lately, decision: Decision) -> Option | None:
        """The best card in hand, if it is good for something; with a full hand, little is enough."""
        plays = [option for option in decision.options if option.kind == "play"]
        greens = [option for option in plays if is_in(kind_of(option), FIGURES.green)]
        lunch = decision.find(f"play:{KINDS[FAMILY_LUNCH]}")
        if lunch and len(greens) > 1:
            return lunch
        least = WORTH_A_CARD if len(scene.hand) < FIGURES.limit and not scene.ending else WORTH_A_CARD / 3
        values = [(play_gain(scene, kind_of(option)), option) for option in plays]
        best, choice = max(values, key=lambda value: value[0], default=(0.0, None))
        return choice if best > least else None

    def _move(self, scene: Scene, lately: Lately, decision: Decision) -> Option | None:
        option = decision.find("move")
        if not option:
            return None
        price = 1 if PORTAL_REST_STOP in scene.self.area else 2
        return option if best_move(scene, price)[0] > WORTH_A_MOVE else None

    def _spend(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """What is least missed."""
        tokens = scene.self.tokens
        return max(decision.options, key=lambda option: scene.outlook(spent(tokens, option.value), ALL_SPACES))

    # What a card or an object asks.

    def _go(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """The best place for the own Rick, the worst for a rival's."""
        mine = scene.self
        if scene.card == FORCED_TELEPORT:
            victim = max(scene.rivals, key=lambda rival: teleport_gain(scene, rival))
            return min(decision.options, key=lambda option: stay_worth(scene, victim, option.value))
        return max(decision.options, key=lambda option: scene.place_value(option.value, mine.morty, mine.tokens))

    def _morty_go(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        mine = scene.self
        return max(decision.options, key=lambda option: scene.place_value(mine.rick, option.value, mine.tokens))

    def _person(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """The most dangerous rival, or the one from whom most can be had."""
        if scene.card == FORCED_TELEPORT:
            return max(decision.options, key=lambda option: teleport_gain(scene, scene.people[option.value]))
        if scene.card == GOSSIP_COLUMNIST:
            return max(decision.options, key=lambda option: scene.people[option.value].threat())
        return max(decision.options, key=lambda option: loot_gain(scene, scene.people[option.value]))

    def _target(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        return max(decision.options, key=lambda option: loss_of(scene, kind_of(option)))

    def _name(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """A kind for the tax, for the bazaar, or to convert into."""
        if scene.card == BARTER_BAZAAR:
            return max(decision.options, key=lambda option: barter_gain(scene, option.value))
        if scene.card == SURPRISE_TAX:
            return max(decision.options, key=lambda option: tax_gain(scene, option.value))
        _, wanted, self.exchange = best_exchange(scene)
        return max(decision.options, key=lambda option: option.value == wanted)

    def _return(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """The tokens planned to be converted, one after the other."""
        wanted = self.exchange.pop(0) if self.exchange else -1
        return next((option for option in decision.options if option.value == wanted), decision.options[-1])

    def _tile(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """The tiles to swap, or the one to send away."""
        offered = [option.value for option in decision.options]
        if scene.card == RETURN_TO_SENDER:
            return max(decision.options, key=lambda option: send_back_gain(scene, option.value))
        _, one, other = best_swap(scene)
        wanted = one if one in offered else other
        return max(decision.options, key=lambda option: option.value == wanted)

    def _destroy(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """The card in hand that is worth least."""
        return min(decision.options, key=lambda option: keep_worth(scene, kind_of(option)))

    def _fetch(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        return max(decision.options, key=lambda option: keep_worth(scene, kind_of(option)))

    def _lunch(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        greens = [option for option in decision.options if option.kind == "play"]
        return max(greens, key=lambda option: card_worth(kind_of(option)))

    # Reactions.

    def _react(self, scene: Scene, lately: Lately, decision: Decision) -> Option:
        """Plays what fits, if what happens is bad enough."""
        play = decision.options[1]
        kind = kind_of(play)
        wise = True
        if kind == NOPE_PORTAL:
            wise = harm_of(scene, scene.card) > WORTH_A_NOPE
        elif kind == ELBOW_ROOM:
            wise = elbow_gain(scene) > WORTH_AN_ELBOW
        elif kind == SHORT_CIRCUIT:
            wise = scene.turn == scene.leader.seat or lately.used in DISINTEGRATORS
        elif kind == WRONG_ADDRESS:
            wise = likely_victim(scene) if scene.card == FORCED_TELEPORT else scene.turn == scene.leader.seat
        return play if wise else decision.options[0]


def here(person: Person) -> int:
    """The dimensions on which somebody has pawns, a bit for each."""
    return spaces_of((person.rick, person.morty))


def spent(tokens: Tokens, kind: int, price: int = 2) -> Tokens:
    """The tokens after paying for a move, as far as one kind goes."""
    return more(tokens, kind, -min(price, tokens[kind]))


def lost_garage(scene: Scene, kind: int) -> float:
    """HD-Q15: the garage token on an object that is used is lost."""
    return GARAGE_LOST if kind in scene.self.guarded else 0.0


def harm(scene: Scene) -> float:
    """What a point less for a rival is worth."""
    return HARM if len(scene.rivals) == 1 else HARM_AMONG_MANY


def likely_victim(scene: Scene) -> bool:
    """Whether rivals are likely to mean this player."""
    return len(scene.rivals) == 1 or scene.self.threat() > scene.leader.threat()


# What objects bring.


def object_gain(scene: Scene, kind: int) -> float:
    """The points that an object promises if it is used now."""
    mine = scene.self
    if kind in THREE_OF:
        tokens = scene.after_taking(mine.tokens, THREE_OF[kind], 3)
        return scene.outlook(tokens, here(mine)) - scene.outlook(mine.tokens, here(mine))
    if kind in CONVERTERS:
        return best_exchange(scene)[0]
    if kind in DOORFRAMES:
        return best_move(scene, 0)[0]
    if kind == RETRACTABLE_LEASH:
        return best_leash(scene)
    if kind in CLOCKS:
        return clock_gain(scene)
    if kind in DISINTEGRATORS:
        return best_loss(scene, FIGURES.green) - TOKEN
    if kind == CLONING_BATHTUB:
        return bathtub_gain(scene)
    return 0.0


def coupon_gain(scene: Scene) -> float:
    """HD-O15: what a closing with two tokens less is better than none, or one at full price."""
    mine = scene.self
    now = scene.outlook(mine.tokens, here(mine))
    best = 0.0
    for space in scene.open:
        lack = scene.lacking(space, mine.tokens)
        if here(mine) & 1 << space and lack <= COUPON_TOKENS and sum(scene.costs[space]) >= COUPON_TOKENS:
            rest = scene.after_paying(space, mine.tokens)
            saved = TOKEN * (COUPON_TOKENS - lack) * scene.later
            best = max(best, scene.points_at(space) + scene.potential(rest, 1 << space) + saved - now)
    return best


def best_exchange(scene: Scene) -> tuple[float, int, list[int]]:
    """HD-O05: the gain of a conversion, the kind to take, and the tokens to return for it in order."""
    mine = scene.self
    now = scene.outlook(mine.tokens, here(mine))
    best: tuple[float, int, list[int]] = (0.0, 0, [])
    for wanted in range(FOUR):
        tokens, returned = mine.tokens, list[int]()
        while len(returned) < scene.supply[wanted] - 1:
            others = [kind for kind in range(FOUR) if kind != wanted and tokens[kind]]
            if not others:
                break
            tokens, kind = max(
                [(more(more(tokens, kind, -1), wanted, 1), kind) for kind in others],
                key=lambda choice: scene.outlook(choice[0], here(mine)),
            )
            returned.append(kind)
            gain = scene.outlook(tokens, here(mine)) - now
            if gain > best[0]:
                best = (gain, wanted, returned[:])
    return best


def clock_gain(scene: Scene) -> float:
    """HD-O09: two closings in a row when a rival waits for one of them."""
    spaces = scene.best_closings(scene.self.tokens, here(scene.self))
    closing = [space for space in scene.open if spaces & 1 << space]
    if len(closing) > 1 and scene.actions and any([scene.contested(space) for space in closing]):
        return float(min([scene.points_at(space) for space in closing]))
    return 0.0


def bathtub_gain(scene: Scene) -> float:
    """HD-O17: a green card back that could be played at once."""
    mine = scene.self
    reach = here(mine) | mine.reach
    fitting = [kind for kind in scene.discard if FIGURES.dimensions[kind] and not FIGURES.dimensions[kind] & ~reach]
    gain = max([card_worth(kind) for kind in fitting], default=0.0)
    return gain - scene.outlook(mine.tokens, here(mine)) + scene.outlook(more(mine.tokens, 0, -2), here(mine))


# Moves.


def best_move(scene: Scene, price: int) -> tuple[float, int]:
    """What moving Rick brings at this price in tokens, and the best place for him."""
    mine = scene.self
    if mine.rick < 0:
        return 0.0, -1
    tokens = mine.tokens
    if price:
        payable = [kind for kind in range(FOUR) if tokens[kind] >= price]
        if not payable:
            return 0.0, -1
        tokens = max([spent(tokens, kind, price) for kind in payable], key=lambda rest: scene.outlook(rest, ALL_SPACES))
    now = scene.place_value(mine.rick, mine.morty, mine.tokens)
    best, choice = 0.0, -1
    for place in range(PLACES):
        if place != mine.rick and worth_a_trip(scene, place, tokens):
            gain = scene.place_value(place, mine.morty, tokens) - now
            if gain > best:
                best, choice = gain, place
    return best, choice


def worth_a_trip(scene: Scene, place: int, tokens: Tokens) -> bool:
    """Whether something could be closed there that cannot be closed from here, or a green card played."""
    mine = scene.self
    fresh = TOUCHES[place] & ~here(mine) & ~scene.holes
    for space in scene.open:
        if fresh & 1 << space and scene.lacking(space, tokens) == 0:
            return True
    reach = (here(mine) | TOUCHES[place]) & ~scene.holes | mine.reach
    for kind in scene.hand:
        asked = FIGURES.dimensions[kind]
        if asked & fresh and not asked & ~reach:
            return True
    return False


def best_leash(scene: Scene) -> float:
    """HD-O18: what moving Morty brings."""
    mine = scene.self
    now = scene.place_value(mine.rick, mine.morty, mine.tokens)
    places = [place for place in range(TILE_PLACES) if worth_a_trip(scene, place, mine.tokens)]
    return max([scene.place_value(mine.rick, place, mine.tokens) - now for place in places], default=0.0)


def stay_worth(scene: Scene, rival: Person, rick: int) -> float:
    """What a rival has from a place: the best dimension to close, tokens and cards."""
    touched = TOUCHES[rick] & ~scene.holes
    spaces = [space for space in scene.open if touched & 1 << space]
    payable = scene.payable[rival.seat] & ~TOUCHES[rival.morty]
    worth = float(max([scene.points_at(space) for space in spaces if payable & 1 << space], default=0))
    if scene.ending:
        return worth
    worth += TOKEN * sum([sum(FIGURES.gives[scene.tiles[space]]) for space in spaces])
    return worth + CARD * sum([scene.card_value(space) for space in range(TILE_PLACES) if touched & 1 << space])


def teleport_gain(scene: Scene, rival: Person) -> float:
    """HD-A08: what a rival's Rick loses in the worst place."""
    worst = min([stay_worth(scene, rival, place) for place in range(PLACES) if TOUCHES[place] & ~scene.holes])
    return harm(scene) * (stay_worth(scene, rival, rival.rick) - worst)


# What cards in hand bring.


def play_gain(scene: Scene, kind: int) -> float:
    """The points that a card promises if it is played now."""
    mine = scene.self
    if is_in(kind, FIGURES.green):
        tokens = tuple([held - cost for held, cost in zip(mine.tokens, FIGURES.play_cost[kind], strict=True)])
        return card_worth(kind) + scene.outlook(tokens, here(mine)) - scene.outlook(mine.tokens, here(mine))
    if kind == LIGHT_FINGERS:
        return max([loot_gain(scene, rival) for rival in scene.rivals])
    if kind == SURPRISE_TAX:
        return max([tax_gain(scene, resource) for resource in range(FOUR)])
    if kind == RECALL_NOTICE:
        return best_loss(scene, FIGURES.objects)
    if kind == BAD_REFERENCE:
        return best_loss(scene, FIGURES.characters)
    if kind == DIMENSIONAL_MUSICAL_CHAIRS:
        return best_swap(scene)[0]
    if kind == RETURN_TO_SENDER:
        return max([send_back_gain(scene, space) for space in scene.open], default=0.0)
    if kind == FORCED_TELEPORT:
        return max([teleport_gain(scene, rival) for rival in scene.rivals])
    if kind == BARTER_BAZAAR:
        return max([barter_gain(scene, resource) for resource in range(FOUR)])
    if kind == PORTAL_REST_STOP:
        return 0.0 if kind in mine.area else best_move(scene, 1)[0] - WORTH_A_MOVE
    if kind == BUNKER_PANTRY:
        return (
            AT_RISK * sum([card_worth(card) for card in mine.green() if card not in mine.guarded])
            if kind not in mine.area
            else 0.0
        )
    if kind == STRIP_MINE:
        crowd = sum([scene.crowd[space] for space in scene.open if TOUCHES[mine.rick] & 1 << space])
        return TOKEN * crowd * scene.later
    if kind == INFINITE_WAITING_ROOM:
        return 0.0 if scene.ending else 2 * CARD
    return 0.0


def loot_gain(scene: Scene, rival: Person) -> float:
    """HD-A01: two tokens from a rival, better from a dangerous one."""
    loot = TOKEN * min(2, sum(rival.tokens))
    return loot * scene.later + loot * harm(scene) * (LEADER_FIRST if rival is scene.leader else 1.0)


def tax_gain(scene: Scene, resource: int) -> float:
    """HD-A02: a token from each rival; more if that keeps somebody from closing."""
    gain = 0.0
    for rival in scene.rivals:
        if rival.tokens[resource]:
            gain += harm(scene) * TOKEN
            for space in scene.open:
                tight = FIGURES.cost[scene.tiles[space]][resource] == rival.tokens[resource]
                if tight and here(rival) & scene.payable[rival.seat] & 1 << space:
                    gain += harm(scene) * scene.points_at(space) / 2
    return gain


def loss_of(scene: Scene, kind: int) -> float:
    """What the owner of a card loses if it is destroyed: only the garage token, if there is one (HD-5.5)."""
    for rival in scene.rivals:
        if kind in rival.area and BUNKER_PANTRY not in rival.area:
            worth = 1.0 if kind in rival.guarded else card_worth(kind)
            return harm(scene) * worth * (LEADER_FIRST if rival is scene.leader else 1.0)
    return 0.0


def best_loss(scene: Scene, sort: int) -> float:
    """The worst loss among the cards of a sort in the areas of rivals."""
    cards = [kind for rival in scene.rivals for kind in rival.green() if is_in(kind, sort)]
    return max([loss_of(scene, kind) for kind in cards], default=0.0)


def best_swap(scene: Scene) -> tuple[float, int, int]:
    """HD-A06: what swapping two tiles brings, and which."""
    mine = scene.self
    touched = here(mine)
    now = scene.outlook(mine.tokens, touched)
    best = (0.0, scene.open[0] if scene.open else 0, 0)
    for one in scene.open:
        for other in scene.open:
            if touched & 1 << one and not touched & 1 << other and scene.lacking(other, mine.tokens) == 0:
                gain = scene.swapped(one, other).outlook(mine.tokens, touched) - now
                if gain > best[0]:
                    best = (gain, one, other)
    return best


def send_back_gain(scene: Scene, space: int) -> float:
    """HD-A07: a dimension that the leader could pay for, and this player could not."""
    if not scene.tiles_left or any([here(person) & 1 << space for person in scene.people]):
        return 0.0
    theirs = scene.payable[scene.leader.seat] >> space & 1
    mine = scene.payable[scene.self.seat] >> space & 1
    return harm(scene) * scene.points_at(space) * (theirs - mine) / 2


def barter_gain(scene: Scene, resource: int) -> float:
    """HD-P01: what can be closed if tokens of a kind count as any."""
    mine = scene.self
    now = scene.outlook(mine.tokens, here(mine))
    best = 0.0
    for space in scene.open:
        lack = scene.lacking(space, mine.tokens)
        rest = scene.after_paying(space, mine.tokens)
        if lack and here(mine) & 1 << space and rest[resource] >= lack:
            after = scene.potential(more(rest, resource, -lack), 1 << space)
            best = max(best, scene.points_at(space) + after - now)
    return best


def keep_worth(scene: Scene, kind: int) -> float:
    """What a card in hand is worth keeping for; green cards less, the more dimensions they ask for."""
    asked = FIGURES.dimensions[kind] & ~scene.self.reach
    return card_worth(kind) - HARD_TO_PLAY * bin(asked).count("1")


def elbow_gain(scene: Scene) -> float:
    """HD-R06: what the best token of the tile is worth where a rival collects."""
    tokens = scene.self.tokens
    gives = FIGURES.gives[scene.tiles[scene.collecting]]
    taken = [scene.potential(scene.after_taking(tokens, kind)) for kind in range(FOUR) if gives[kind]]
    return max(taken, default=0.0) - scene.potential(tokens)


def harm_of(scene: Scene, kind: int) -> float:
    """What a blue card that a rival has just played is likely to cost."""
    meant = 1.0 if likely_victim(scene) else 1.0 / len(scene.rivals)
    mine = scene.self
    if kind == LIGHT_FINGERS:
        return meant * TOKEN * (1 + harm(scene)) * min(2, sum(mine.tokens))
    if kind in (RECALL_NOTICE, BAD_REFERENCE):
        sort = FIGURES.objects if kind == RECALL_NOTICE else FIGURES.characters
        cards = [card for card in mine.green() if is_in(card, sort)]
        return meant * max([1.0 if card in mine.guarded else card_worth(card) for card in cards], default=0.0)
    if kind == FORCED_TELEPORT:
        return meant * max(stay_worth(scene, mine, mine.rick) - 2 * CARD, 0.0)
    if kind == BARTER_BAZAAR:
        return harm(scene) * 2.0
    if kind == BINGE_SESSION:
        return harm(scene) * 3 * CARD
    return harm(scene) * card_worth(kind)
