"""What lies on the table: tiles, pawns, tokens, hands and areas, and how they change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from mypy_extensions import i64

from croupier.shelf.hundred_days import ending, questions, rounds, scene, state_fields
from croupier.shelf.hundred_days.board import SPACES, TOUCHES, WORDS, after
from croupier.shelf.hundred_days.cards import (
    BIT,
    CRYSTAL,
    FOUR,
    KINDS,
    MATTER,
    RESOURCES,
    SCHMECKLES,
    SEED,
    TILES,
)
from croupier.shelf.hundred_days.layout import (
    ADVENTURE,
    CARD_POOL,
    COLLECTION,
    MISSION,
    NOWHERE,
    PAWNS,
    PHASES,
    TILE_POOL,
)
from croupier.shelf.hundred_days.options import ASK_REACT, DREW, NO_DRAW, RESHUFFLED
from croupier.shelf.hundred_days.pack import Pack, pack_of
from croupier.table import NOBODY, Choices, Decision, Flow, Game, Json, Layout, Rng, Show, WhyNot, keyed

if TYPE_CHECKING:
    from croupier.table.fields import Flag, Number, NumberPerSeat, Passing, PerSeat, Word


NO_ORDER: Final[list[int]] = []

# How many numbers tell of a player, beside those of the cards with a garage token, and how many of the spaces.
NUMBERS_OF_PLAYER: Final = 15
NUMBERS_OF_SPACES: Final = 2 * SPACES + 3


class HundredDays(Game):
    """The table. Sets of seats, spaces and cards are numbers with a bit for each; a player's tokens are four numbers."""

    counters_follow = True

    # HD-6: the round, and how far it has gone.
    round: Annotated[i64, Number(least=1, most="game.figures.rounds")] = 1
    phase: Annotated[i64, Word(PHASES)] = MISSION
    die: Annotated[i64, Number(least=1, most=SPACES)] = 1
    start: Annotated[i64, Number(most="game.seats - 1")] = 0
    at: Annotated[i64, Number(most="game.seats - 1")] = 0
    spot: Annotated[i64, Number(most=SPACES - 1)] = 0
    ending: bool = False

    # HD-10: the turn.
    turn: i64 = 0
    actions: Annotated[i64, Number(most="1 + game.pack.clocks")] = 1
    acted: bool = False
    busy: Annotated[bool, Flag()] = False
    coupons: Annotated[i64, Number(most="game.pack.coupons")] = 0
    passes: Annotated[i64, Number(most="game.seats - 1")] = 0
    marshal_used: Annotated[bool, Flag()] = False

    # HD-5: tokens. Those of the players are four for each seat; cards with a garage token are ``guarded``.
    supply: list[int]
    tokens: list[int]
    garage_left: i64 = 0
    garage: Annotated[list[int], NumberPerSeat(0, most="game.figures.garage")]
    guarded: i64 = 0
    barter: Annotated[list[int], PerSeat(0)]

    # HD-2: the board.
    rick: Annotated[list[int], PerSeat(NOWHERE)]
    morty: Annotated[list[int], PerSeat(NOWHERE)]
    holes: i64 = 0

    # HD-Q46: how many cards of each kind lie in the general discard.
    lying: list[int]

    # What the current question is about: the card, the card it threatens, the reaction, whose pawn or tokens, which
    # pawn, the dimension being closed, the tile chosen first, the kind wanted, the tokens in question, how many such
    # choices are left, the reaction that fits; then the last answer, and whether a reaction has cancelled what happens.
    card: Annotated[i64, Passing()] = NOBODY
    threatened: Annotated[i64, Passing()] = NOBODY
    reaction: Annotated[i64, Passing()] = NOBODY
    target: Annotated[i64, Passing()] = NOBODY
    pawn: Annotated[i64, Passing()] = NOBODY
    closing: Annotated[i64, Passing()] = 0
    first: Annotated[i64, Passing()] = 0
    wanted: Annotated[i64, Passing()] = NOBODY
    heap: Annotated[list[int], Passing()]
    left: Annotated[i64, Passing()] = 0
    fitting: Annotated[i64, Passing()] = 0
    chosen: Annotated[int, Passing()] = NOBODY
    cancelled: Annotated[bool, Passing()] = False

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: HundredDays | None = None) -> None:
        super().__init__(places, rng, like)
        seats = places.seats
        self.people: i64 = seats
        self.options = options
        self.tiles: i64 = 4 * seats + SPACES
        self.deck: i64 = 4 * seats + SPACES + 1
        self.discard: i64 = 4 * seats + SPACES + 2
        self.played: i64 = 4 * seats + SPACES + 3
        self.box: i64 = 4 * seats + SPACES + 4
        self.pack: Pack = pack_of(places.edition) if like is None else like.pack
        self.figures = self.pack.figures
        self.cards = self.pack.cards
        self.heap = [0] * FOUR
        if like is not None:
            state_fields.copy(like, self)
            return
        state_fields.begin(self)
        self.supply = self.figures.each[:]
        self.tokens = [0] * (FOUR * seats)
        self.garage_left = self.figures.garage
        self.lying = [0] * len(KINDS)
        self._unpack()

    def _unpack(self) -> None:
        """HD-1.1: the tiles and the cards in their box order."""
        for kind in range(len(KINDS)):
            if kind < TILES:
                self.lay(kind, self.figures.count[kind], self.tiles, TILE_POOL)
            else:
                self.lay(kind, self.figures.count[kind], self.deck, CARD_POOL)

    def forget(self) -> None:
        """Clear the subject of the question at the start of a step."""
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

    # Players and pawns.

    def in_order(self) -> list[int]:
        """HD-8.6: all seats, from the starting player clockwise."""
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

    def icons(self, seat: i64) -> i64:
        """HD-4.6: the dimensions that a player's cards count for when green cards are played, a bit for each."""
        icons: i64 = 0
        face = self.face
        of_kind = self.figures.dimension_icon
        for card in self.zones[self.area(seat)]:
            icons |= of_kind[face[card]]
        return icons

    def reach(self, seat: i64) -> i64:
        """HD-4.3, HD-4.6: the dimensions on which a player has pawns or icons for green cards, a bit for each."""
        return self.presence(seat) | self.icons(seat)

    def collecting_space(self) -> int:
        """HD-11.1: from the die's dimension upwards."""
        space = self.die
        for _ in range(self.spot):
            space = after(space)
        return space

    # Tiles.

    def tile_at(self, space: i64) -> i64:
        """The tile on a space; -1 for a black hole, and for a dimension just closed."""
        cards = self.zones[self.space(space)]
        return self.face[cards[0]] if cards else -1

    def swap_tiles(self, one: i64, other: i64) -> None:
        here, there = self.zones[self.space(one)][0], self.zones[self.space(other)][0]
        self.move(here, self.space(one), self.space(other))
        self.move(there, self.space(other), self.space(one))

    def send_back(self, space: i64) -> None:
        """Put the tile of a space under the pile, and the top one in its place."""
        zone = self.space(space)
        old = self.zones[zone][0]
        self.draw(self.tiles, zone)
        self.move(old, zone, self.tiles)
        self.zones[self.tiles].insert(0, self.zones[self.tiles].pop())
        self.stir(self.tiles)

    # Tokens.

    def held(self, seat: i64, resource: i64) -> i64:
        return self.tokens[FOUR * seat + resource]

    def all_held(self, seat: i64) -> i64:
        held: i64 = 0
        for resource in range(FOUR):
            held += self.tokens[FOUR * seat + resource]
        return held

    def purse(self, seat: i64) -> list[int]:
        """A player's tokens of each resource."""
        return self.tokens[FOUR * seat : FOUR * seat + FOUR]

    def give_back(self, seat: i64, resource: i64, count: i64) -> None:
        """Return tokens to the Federation."""
        self.tokens[FOUR * seat + resource] -= count
        self.supply[resource] += count

    def lose_garage(self, kind: i64) -> None:
        """HD-5.6, HD-Q15: the token on a card that leaves play goes back beside the board."""
        bit: i64 = BIT[kind]
        if self.guarded & bit:
            self.guarded &= ~bit
            self.garage_left += 1

    # Cards.

    def cards_in(self, zone: i64) -> i64:
        """The cards of a zone as a set."""
        cards: i64 = 0
        face = self.face
        kind: i64 = 0
        for card in self.zones[zone]:
            kind = face[card]
            cards |= BIT[kind]
        return cards

    def has(self, seat: i64, those: i64) -> bool:
        """Whether one of these cards lies in a player's area (HD-Q28)."""
        return self.cards_in(self.area(seat)) & those != 0

    def owner_of(self, kind: i64) -> i64:
        """The seat in whose area a green card lies; there is one of each."""
        for seat in range(self.people):
            if self.has(seat, BIT[kind]):
                return seat
        return NOBODY

    def card_in_area(self, seat: i64, kind: i64) -> i64:
        for card in self.zones[self.area(seat)]:
            if self.face[card] == kind:
                return card
        raise ValueError(f"no {KINDS[kind]} in the area of seat {seat}")

    def refill(self) -> bool:
        """HD-4.9, HD-Q22, HD-Q38: make a new deck of the shuffled general discard."""
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

    def fetch(self, seat: i64, kind: i64) -> None:
        """HD-O17: take a card from the general discard to hand."""
        for card in self.zones[self.discard]:
            if self.face[card] == kind:
                self.lying[kind] -= 1
                self.move(card, self.discard, self.hand(seat))
                return

    # Public information.

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def show_player(self, to: Show, seat: int) -> None:
        to.known("seat", seat)
        to.known("colour", self.figures.colours[seat])
        if to.knows(seat, self.key_of(seat), NUMBERS_OF_PLAYER + self.figures.garage):
            return
        to.word("rick", WORDS, self.rick[seat])
        to.word("morty", WORDS, self.morty[seat])
        to.begin("tokens")
        show_tokens(to, self.tokens, FOUR * seat)
        to.end()
        to.number("garage", self.garage[seat])
        to.names("guarded", KINDS, self.guarded_by(seat), self.figures.garage)
        to.picks("named", RESOURCES, self.barter[seat])
        to.number("points", ending.points_of(self, seat))

    def key_of(self, seat: i64) -> i64:
        """A key of what is told of a player, zones aside."""
        key = keyed(keyed(self.guarded, self.garage[seat]), self.barter[seat])
        key = keyed(keyed(key, self.rick[seat]), self.morty[seat])
        first: i64 = FOUR * seat
        for resource in range(FOUR):
            key = keyed(key, self.tokens[first + resource])
        return key

    def guarded_by(self, seat: i64) -> list[int]:
        """The kinds of cards before a player that have a garage token."""
        if not self.guarded:
            return []
        kinds = [self.face[card] for card in self.zones[self.area(seat)]]
        return [kind for kind in kinds if self.guarded & BIT[kind]]

    def show_counters(self, to: Show) -> None:
        to.counter("round", NOBODY, self.round)
        to.counter("die", NOBODY, self.die)
        to.counter("garage", NOBODY, self.garage_left)
        for at, name in enumerate(RESOURCES):
            to.counter(name, NOBODY, self.supply[at])
        for seat in range(self.people):
            for at, name in enumerate(RESOURCES):
                to.counter(name, seat, self.held(seat, at))
            to.counter("garage", seat, self.garage[seat])
            to.counter("points", seat, ending.points_of(self, seat))

    def show_table(self, to: Show) -> None:
        to.number("round", self.round)
        to.number("die", self.die)
        in_order = self.phase != MISSION
        to.numbers("order", self.in_order() if in_order else NO_ORDER, self.people, in_order)
        to.maybe("turn", self.turn, self.phase == ADVENTURE)
        to.maybe("actions", self.actions, self.phase == ADVENTURE)
        to.number("passes", self.passes)
        to.number("coupons", self.coupons)
        to.begin("supply")
        show_tokens(to, self.supply, 0)
        to.end()
        to.number("garage", self.garage_left)
        self.show_spaces(to)
        to.number("tiles_left", len(self.zones[self.tiles]))
        to.flag("ending", self.ending)
        collecting = self.phase == COLLECTION
        to.maybe("collecting", self.collecting_space() if collecting else 0, collecting)
        self.show_question(to)

    def show_spaces(self, to: Show) -> None:
        """The tiles around the house, and the black holes."""
        key: i64 = self.holes
        for space in range(1, SPACES + 1):
            key = keyed(key, self.tile_at(space))
        if to.knows(NOBODY, key, NUMBERS_OF_SPACES):
            return
        to.begin_list("spaces", SPACES, 2)
        for space in range(1, SPACES + 1):
            to.begin_item()
            to.known("space", space)
            to.word("tile", KINDS, self.tile_at(space))
            to.flag("hole", self.holes & 1 << space != 0)
            to.end_item()
        to.end_list()

    def show_question(self, to: Show) -> None:
        """The subject of the current question, as every player knows it (HD-Q46)."""
        to.word("card", KINDS, self.card)
        to.word("second_card", KINDS, self.threatened)
        to.maybe("actor", self.turn, self.phase == ADVENTURE)
        to.word("fits", KINDS, self.fitting if self.about == ASK_REACT else -1)
        to.word("reaction", KINDS, self.reaction)
        to.seat("target", self.target)
        to.word("pawn", PAWNS, self.pawn)
        to.maybe("closing", self.closing, self.closing != 0)
        to.maybe("first", self.first, self.first != 0)
        to.word("wanted", RESOURCES, self.wanted)
        to.begin("heap")
        show_tokens(to, self.heap, 0)
        to.end()
        to.maybe("left", self.left, self.left != 0)

    # What the engine asks of a game; each answer comes from a chapter of the rules.

    def copy(self) -> HundredDays:
        return HundredDays(self.layout, self.rng.copy(), self.options, self)

    def deal(self) -> None:
        rounds.deal(self)

    def step(self) -> Flow:
        return rounds.step(self)

    def offer(self, about: int, seat: int) -> Decision:
        return questions.QUESTIONS[about].offer(self, seat)

    def why_not(self, seat: int, key: str) -> WhyNot:
        return questions.why_not(self, seat, key)

    def facts(self) -> Json:
        return scene.facts(self)

    def place(self, facts: Json) -> None:
        scene.place(self, facts)


def show_tokens(to: Show, tokens: list[int], first: i64) -> None:
    """Numbers of tokens by the names of the resources, from a place on."""
    to.number("seed", tokens[first + SEED])
    to.number("schmeckles", tokens[first + SCHMECKLES])
    to.number("crystal", tokens[first + CRYSTAL])
    to.number("matter", tokens[first + MATTER])
