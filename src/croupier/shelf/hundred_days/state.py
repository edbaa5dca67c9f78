"""What lies on the table: tiles, pawns, tokens, hands and areas, and how they change hands. The flow is in ``rules``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.hundred_days.board import SPACES, TOUCHES, WORDS, after
from croupier.shelf.hundred_days.cards import (
    BARTER_BAZAAR,
    BIT,
    BUNKER_PANTRY,
    CRISIS_INSURER,
    CRYSTAL,
    FIGURES,
    HOARDER_IN_CHIEF,
    KINDS,
    MATTER,
    RESOURCES,
    SCHMECKLES,
    SEED,
    TILES,
)
from croupier.shelf.hundred_days.options import (
    ASK_REACT,
    DREW,
    NO_DRAW,
    PAID,
    RESHUFFLED,
    RETURNED,
    SHORTAGE,
    TOOK,
)
from croupier.table import HIDDEN, NOBODY, OPEN, OWNER, Choices, Event, Game, Json, Layout, Rng

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.view import Pawn, Person, Public, Question, Space, Tokens

FOUR: Final = len(RESOURCES)
NOWHERE: Final = -1

TILE_POOL: Final = 0
CARD_POOL: Final = 1

MISSION: Final = 0
GARAGE: Final = 1
ADVENTURE: Final = 2
COLLECTION: Final = 3
DRAWING: Final = 4
DISCARD: Final = 5
PHASES: Final = ["mission", "garage", "adventure", "collection", "drawing", "discard"]

RICK: Final = 0
MORTY: Final = 1
PAWNS: Final[list[Pawn]] = ["rick", "morty"]


def layout(seats: int) -> Layout:
    """HD-3: what lies before each player, and in the middle."""
    places = Layout(seats, KINDS)
    places.each("hand", OWNER)
    places.each("area", OPEN)
    places.each("pile", OPEN)
    places.each("closed", OPEN)
    for space in range(1, SPACES + 1):
        places.common(f"space:{space}", OPEN)
    places.common("tiles", HIDDEN, ordered=True)
    places.common("deck", HIDDEN, ordered=True)
    places.common("discard", OPEN, ordered=True)
    places.common("played", OPEN)
    places.common("box", HIDDEN)
    places.decks["tiles"] = TILE_POOL
    places.decks["deck"] = CARD_POOL
    places.dice["die"] = SPACES
    return places


def in_words(tokens: list[int]) -> Tokens:
    """Numbers of tokens by the names of the resources."""
    return {
        "seed": tokens[SEED],
        "schmeckles": tokens[SCHMECKLES],
        "crystal": tokens[CRYSTAL],
        "matter": tokens[MATTER],
    }


def lowest(chosen: i64) -> i64:
    """The number of the lowest bit that is set; there must be one."""
    if not chosen:
        raise ValueError("there is nothing to choose from")
    at: i64 = 0
    while not chosen & 1:
        chosen >>= 1
        at += 1
    return at


class State(Game):
    """The table. Sets of seats, spaces and cards are numbers with a bit for each; a player's tokens are four numbers."""

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: State | None = None) -> None:
        super().__init__(places, rng, like)
        seats = places.seats
        self.people: i64 = seats
        self.options = options
        self.tiles: i64 = 4 * seats + SPACES
        self.deck: i64 = 4 * seats + SPACES + 1
        self.discard: i64 = 4 * seats + SPACES + 2
        self.played: i64 = 4 * seats + SPACES + 3
        self.box: i64 = 4 * seats + SPACES + 4
        # What the question at hand is about; nothing of it outlasts a step.
        self.card: i64 = NOBODY
        self.threatened: i64 = NOBODY
        self.reaction: i64 = NOBODY
        self.target: i64 = NOBODY
        self.pawn: i64 = NOBODY
        self.closing: i64 = 0
        self.first: i64 = 0
        self.wanted: i64 = NOBODY
        self.heap = [0] * FOUR
        self.left: i64 = 0
        self.fitting: i64 = 0
        self.choice: i64 = 0
        self.chosen = NOBODY
        self.cancelled = False
        if like is None:
            self.round: i64 = 1
            self.phase: i64 = MISSION
            self.die: i64 = 0
            self.start: i64 = 0
            self.turn: i64 = 0
            self.actions: i64 = 1
            self.passes: i64 = 0
            self.busy = False
            self.acted = False
            self.coupons: i64 = 0
            self.at: i64 = 0
            self.spot: i64 = 0
            self.ending = False
            self.supply = FIGURES.each[:]
            self.tokens = [0] * (FOUR * seats)
            self.garage_left: i64 = FIGURES.garage
            self.garage = [0] * seats
            self.guarded: i64 = 0
            self.marshal_used = False
            self.rick = [NOWHERE] * seats
            self.morty = [NOWHERE] * seats
            self.barter = [0] * seats
            self.holes: i64 = 0
            self.lying = [0] * len(KINDS)
            self._unpack()
        else:
            self.round = like.round
            self.phase = like.phase
            self.die = like.die
            self.start = like.start
            self.turn = like.turn
            self.actions = like.actions
            self.passes = like.passes
            self.busy = like.busy
            self.acted = like.acted
            self.coupons = like.coupons
            self.at = like.at
            self.spot = like.spot
            self.ending = like.ending
            self.supply = like.supply[:]
            self.tokens = like.tokens[:]
            self.garage_left = like.garage_left
            self.garage = like.garage[:]
            self.guarded = like.guarded
            self.marshal_used = like.marshal_used
            self.rick = like.rick[:]
            self.morty = like.morty[:]
            self.barter = like.barter[:]
            self.holes = like.holes
            self.lying = like.lying[:]

    def forget(self) -> None:
        """A new step asks about something else: the card, the card it threatens, the reaction, whose pawn or tokens, the
        dimension being closed, the tile chosen first, the kind wanted, the tokens (``heap``), and how many such choices are
        left."""
        self.card = NOBODY
        self.threatened = NOBODY
        self.reaction = NOBODY
        self.target = NOBODY
        self.pawn = NOBODY
        self.closing = 0
        self.first = 0
        self.wanted = NOBODY
        self.heap = [0] * FOUR
        self.left = 0

    def _unpack(self) -> None:
        """HD-1.1: the tiles and the cards in their box order."""
        for kind in range(len(KINDS)):
            if kind < TILES:
                self.lay(kind, FIGURES.count[kind], self.tiles, TILE_POOL)
            else:
                self.lay(kind, FIGURES.count[kind], self.deck, CARD_POOL)

    # Zones.

    def hand(self, seat: i64) -> i64:
        return seat

    def area(self, seat: i64) -> i64:
        return self.people + seat

    def pile(self, seat: i64) -> i64:
        return 2 * self.people + seat

    def closed(self, seat: i64) -> i64:
        return 3 * self.people + seat

    def space(self, number: i64) -> i64:
        return 4 * self.people + number - 1

    # People and pawns.

    def in_order(self) -> list[int]:
        """HD-8.6: everybody, from the starting player clockwise."""
        return [(self.start + turn) % self.people for turn in range(self.people)]

    def others_clockwise(self, seat: i64) -> list[int]:
        """HD-Q17: the opponents, clockwise from a player."""
        return [(seat + turn) % self.people for turn in range(1, self.people)]

    def presence(self, seat: i64) -> i64:
        """The dimensions in which a player has a pawn, black holes left out (HD-Q7); the house is bit 0."""
        touched: i64 = 0
        rick: i64 = self.rick[seat]
        morty: i64 = self.morty[seat]
        if rick >= 0:
            touched |= TOUCHES[rick]
        if morty >= 0:
            touched |= TOUCHES[morty]
        return touched & ~self.holes

    def owns(self, seat: i64, kind: i64) -> bool:
        """Whether a card lies in a player's area (HD-Q28)."""
        for card in self.zones[self.area(seat)]:
            if self.face[card] == kind:
                return True
        return False

    def tile_at(self, space: i64) -> i64:
        """The tile on a space; -1 for a black hole, and for a dimension just closed."""
        cards = self.zones[self.space(space)]
        return self.face[cards[0]] if cards else -1

    def hand_limit(self, seat: i64) -> i64:
        """HD-13.1, HD-C14."""
        return 10 if self.owns(seat, HOARDER_IN_CHIEF) else FIGURES.limit

    # Tokens.

    def held(self, seat: i64, resource: i64) -> i64:
        return self.tokens[FOUR * seat + resource]

    def all_held(self, seat: i64) -> i64:
        held: i64 = 0
        for resource in range(FOUR):
            held += self.tokens[FOUR * seat + resource]
        return held

    def take(self, seat: i64, resource: i64) -> None:
        """HD-5.2, HD-Q8: one token from the Federation; if that was the last of its kind, there is a shortage."""
        self.supply[resource] -= 1
        self.tokens[FOUR * seat + resource] += 1
        self.tell(TOOK, seat, resource)
        if self.supply[resource] == 0:
            self.shortage(resource)

    def shortage(self, resource: i64) -> None:
        """HD-5.2, HD-C17, HD-Q44: everybody returns half, rounded up."""
        self.tell(SHORTAGE, resource)
        for seat in self.in_order():
            held = self.held(seat, resource)
            if held:
                back = 1 if self.owns(seat, CRISIS_INSURER) else (held + 1) // 2
                self.give_back(seat, resource, back)
                self.tell(RETURNED, seat, resource, back)

    def give_back(self, seat: i64, resource: i64, count: i64) -> None:
        """Tokens go back to the Federation."""
        self.tokens[FOUR * seat + resource] -= count
        self.supply[resource] += count

    def pay(self, seat: i64, resource: i64, count: i64) -> None:
        if count:
            self.give_back(seat, resource, count)
            self.tell(PAID, seat, resource, count)

    def lay_out(self, seat: i64, resource: i64, count: i64) -> None:
        """Tokens that a player chooses before something else is asked: they are told of when all is chosen, and until then
        each choice can be taken back."""
        self.give_back(seat, resource, count)
        self.heap[resource] += count

    def tell_laid_out(self, seat: i64, event: Event) -> None:
        for resource in range(FOUR):
            if self.heap[resource]:
                self.tell(event, seat, resource, self.heap[resource])
        self.heap = [0] * FOUR

    def can_pay(self, seat: i64, cost: list[int]) -> bool:
        for resource in range(FOUR):
            if self.tokens[FOUR * seat + resource] < cost[resource]:
                return False
        return True

    def pay_all(self, seat: i64, cost: list[int]) -> None:
        for resource in range(FOUR):
            self.pay(seat, resource, cost[resource])

    def kinds_held(self, seat: i64) -> i64:
        """The resources of which a player has a token, a bit for each."""
        kinds: i64 = 0
        for resource in range(FOUR):
            if self.tokens[FOUR * seat + resource] > 0:
                kinds |= 1 << resource
        return kinds

    # Cards.

    def refill(self) -> bool:
        """HD-4.9, HD-Q22, HD-Q38: an empty deck is made of the shuffled general discard."""
        if not self.zones[self.discard]:
            return False
        self.gather([self.discard], self.deck)
        self.shuffle(self.deck)
        self.lying = [0] * len(KINDS)
        self.tell(RESHUFFLED)
        return True

    def draw_cards(self, seat: i64, count: i64) -> None:
        for _ in range(count):
            if not self.zones[self.deck] and not self.refill():
                self.tell(NO_DRAW, seat)
                return
            card = self.draw(self.deck, self.hand(seat))
            self.tell_card(DREW, card, seat)
            if not self.zones[self.deck]:
                self.refill()

    def to_discard(self, card: i64, source: i64) -> None:
        """HD-4.9: a destroyed card lies face up beside the deck."""
        self.move(card, source, self.discard)
        self.lying[self.face[card]] += 1

    def destroy_from_hand(self, seat: i64, kind: i64) -> None:
        card = self.pick(kind, self.hand(seat), self.discard)
        self.lying[self.face[card]] += 1

    def lose_garage(self, kind: i64) -> None:
        """HD-5.6, HD-Q15: the token on a card that leaves play goes back beside the board."""
        bit: i64 = BIT[kind]
        if self.guarded & bit:
            self.guarded &= ~bit
            self.garage_left += 1

    def card_in_area(self, seat: i64, kind: i64) -> i64:
        for card in self.zones[self.area(seat)]:
            if self.face[card] == kind:
                return card
        raise ValueError(f"no {KINDS[kind]} in the area of seat {seat}")

    def cards_in(self, zone: i64) -> i64:
        """The cards of a zone as a set."""
        cards: i64 = 0
        face = self.face
        kind: i64 = 0
        for card in self.zones[zone]:
            kind = face[card]
            cards |= BIT[kind]
        return cards

    def is_safe(self, seat: i64) -> bool:
        """HD-P03."""
        return self.owns(seat, BUNKER_PANTRY)

    def bartered(self, seat: i64) -> i64:
        """HD-P01: the resources that count as any for a player, a bit for each."""
        return self.barter[seat] if self.owns(seat, BARTER_BAZAAR) else 0

    # What everybody may know.

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def players(self) -> list[Person]:
        people: list[Person] = []
        for seat in range(self.seats):
            area = [KINDS[self.face[card]] for card in self.zones[self.area(seat)]]
            people.append(
                {
                    "seat": seat,
                    "colour": FIGURES.colours[seat],
                    "rick": WORDS[self.rick[seat]] if self.rick[seat] >= 0 else None,
                    "morty": WORDS[self.morty[seat]] if self.morty[seat] >= 0 else None,
                    "tokens": in_words(self.tokens[FOUR * seat : FOUR * seat + FOUR]),
                    "garage": self.garage[seat],
                    "guarded": sorted([name for name in area if self.is_guarded(name)]),
                    "named": [RESOURCES[at] for at in range(FOUR) if self.barter[seat] & 1 << at],
                    "points": self.points_of(seat),
                }
            )
        return people

    def is_guarded(self, name: str) -> bool:
        return bool(self.guarded & BIT[KINDS.index(name)])

    def points_of(self, seat: int) -> int:
        """HD-14.4: tiles, the personal pile, the area, and a point for each garage token on a card."""
        points = 0
        for zone in (self.closed(seat), self.pile(seat), self.area(seat)):
            for card in self.zones[zone]:
                points += FIGURES.points[self.face[card]]
        return points + self.garage_on_cards(seat)

    def garage_on_cards(self, seat: int) -> int:
        area = self.cards_in(self.area(seat)) & self.guarded
        return bin(area).count("1")

    def counters(self) -> list[Json]:
        numbers: list[Json] = [
            {"name": "round", "owner": None, "value": self.round},
            {"name": "die", "owner": None, "value": self.die or None},
            {"name": "garage", "owner": None, "value": self.garage_left},
        ]
        for at, name in enumerate(RESOURCES):
            numbers.append({"name": name, "owner": None, "value": self.supply[at]})
        for seat in range(self.seats):
            for at, name in enumerate(RESOURCES):
                numbers.append({"name": name, "owner": seat, "value": self.held(seat, at)})
            numbers.append({"name": "garage", "owner": seat, "value": self.garage[seat]})
            numbers.append({"name": "points", "owner": seat, "value": self.points_of(seat)})
        return numbers

    def public(self) -> Public:
        spaces: list[Space] = []
        for space in range(1, SPACES + 1):
            tile = self.tile_at(space)
            hole = self.holes & 1 << space != 0
            spaces.append({"space": space, "tile": KINDS[tile] if tile >= 0 else None, "hole": hole})
        return {
            "round": self.round,
            "die": self.die or None,
            "order": self.in_order() if self.phase != MISSION else None,
            "turn": self.turn if self.phase == ADVENTURE else None,
            "actions": self.actions if self.phase == ADVENTURE else None,
            "passes": self.passes,
            "coupons": self.coupons,
            "supply": in_words(self.supply),
            "garage": self.garage_left,
            "spaces": spaces,
            "tiles_left": len(self.zones[self.tiles]),
            "ending": self.ending,
            "collecting": self.collecting_space() if self.phase == COLLECTION else None,
            **self.question(),
        }

    def question(self) -> Question:
        """What the question at hand is about, as everybody at the table knows it (HD-Q46)."""
        return {
            "card": KINDS[self.card] if self.card >= 0 else None,
            "second_card": KINDS[self.threatened] if self.threatened >= 0 else None,
            "actor": self.turn if self.phase == ADVENTURE else None,
            "fits": KINDS[self.fitting] if self.about == ASK_REACT else None,
            "reaction": KINDS[self.reaction] if self.reaction >= 0 else None,
            "target": self.target if self.target >= 0 else None,
            "pawn": PAWNS[self.pawn] if self.pawn >= 0 else None,
            "closing": self.closing or None,
            "first": self.first or None,
            "wanted": RESOURCES[self.wanted] if self.wanted >= 0 else None,
            "heap": in_words(self.heap),
            "left": self.left or None,
        }

    def collecting_space(self) -> int:
        """HD-11.1: from the die's dimension upwards."""
        space = self.die
        for _ in range(self.spot):
            space = after(space)
        return space
