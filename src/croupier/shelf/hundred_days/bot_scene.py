"""The table as a sensible player sees it: open cards, closing costs by the rules, and what rivals are likely to do."""

from __future__ import annotations

from typing import Final

from croupier.shelf.hundred_days import closing, ending, garage, tokens
from croupier.shelf.hundred_days.board import HOUSE, SPACES, TILE_PLACES, WORDS
from croupier.shelf.hundred_days.bot_worth import CARD, HARM, HARM_AMONG_MANY, LEADER_FIRST, TOKEN
from croupier.shelf.hundred_days.card import Card
from croupier.shelf.hundred_days.cards import BIT, FOUR, KINDS, TILES
from croupier.shelf.hundred_days.layout import ADVENTURE, MISSION
from croupier.shelf.hundred_days.state import HundredDays
from croupier.table import NOBODY

NUMBER: Final = {name: kind for kind, name in enumerate(KINDS)}
PLACE: Final = {word: place for place, word in enumerate(WORDS)}
ALPHABET: Final = sorted(range(len(KINDS)), key=lambda kind: KINDS[kind])
RANK: Final = [ALPHABET.index(kind) for kind in range(len(KINDS))]
"""The alphabetical rank of each kind: cards are considered in that order."""
Amounts = tuple[int, ...]
"""A number of tokens of each resource."""

# How much of a plan is left if it must wait for another round.
LATER: Final = 0.85
# How likely a rival has a pawn on a dimension, and on one that they can pay for; how likely they close it first.
CROWD: Final = 0.33
CROWD_AT_PAYABLE: Final = 0.6
CLOSES_FIRST: Final = 0.3


def more(held: Amounts, kind: int, count: int) -> Amounts:
    """The tokens with some of a kind added or taken away."""
    changed = list(held)
    changed[kind] += count
    return tuple(changed)


def less(held: Amounts, cost: list[int]) -> Amounts:
    """The tokens after paying a cost."""
    return tuple([have - need for have, need in zip(held, cost, strict=True)])


def members(chosen: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [at for at in range(chosen.bit_length()) if chosen >> at & 1]


def kinds_in(game: HundredDays, zone: int, eye: int) -> list[int]:
    """The kinds of the cards of a zone that a viewer knows, in the order of the alphabet."""
    known: list[int] = []
    for card in game.zones[zone]:
        kind = game.known_face(card, eye)
        if kind >= 0:
            known.append(kind)
    known.sort(key=RANK.__getitem__)
    return known


class Person:
    """What lies open before a player."""

    def __init__(self, seat: int, eye: int, game: HundredDays) -> None:
        held = game.purse(seat)
        self.seat = seat
        self.rick = game.rick[seat]
        self.morty = game.morty[seat]
        self.tokens: Amounts = (held[0], held[1], held[2], held[3])
        self.garage = game.garage[seat]
        self.points = ending.points_of(game, seat)
        self.area = kinds_in(game, game.area(seat), eye)
        self.guarded = game.guarded_by(seat)
        self.named = game.barter[seat] != 0
        self.hand_size = len(game.zones[game.hand(seat)])
        self.here: int = game.presence(seat)
        self.icons: int = game.icons(seat)
        bare: int = garage.bare(game, seat)
        self.bare = [kind for kind in self.area if bare & BIT[kind]]

    def threat(self) -> float:
        """How dangerous a rival is: points, and what is likely to become points."""
        return self.points + TOKEN * sum(self.tokens) + CARD * self.hand_size


class Scene:
    """The table as one player sees it. ``game`` answers for the rules: open cards in it are exact, the rest is not used."""

    def __init__(self, game: HundredDays, seat: int) -> None:
        eye = 1 << seat
        self.game = game
        self.coupons: int = game.coupons
        # A coupon is for the next closing of the current player: plans do not count on it.
        game.coupons = 0
        self.people = [Person(each, eye, game) for each in range(game.seats)]
        self.self = self.people[seat]
        self.rivals = [person for person in self.people if person is not self.self]
        self.leader = max(self.rivals, key=Person.threat)
        self.hand = kinds_in(game, game.hand(seat), eye)
        self.tiles: list[int] = [-1] + [game.tile_at(space) for space in range(1, SPACES + 1)]
        self.open = [space for space in range(1, SPACES + 1) if self.tiles[space] >= 0]
        self.holes: int = game.holes
        self.supply = game.supply
        self.tiles_left = len(game.zones[game.tiles])
        self.ending = game.ending
        self.die: int = game.die
        adventure = game.phase == ADVENTURE
        self.turn: int | None = game.turn if adventure else None
        self.actions: int = game.actions if adventure else 0
        self.card = KINDS[game.card] if game.card >= 0 else ""
        self.target: int | None = None if game.target == NOBODY else game.target
        self.heap = game.heap
        self.left: int = game.left
        self.kept = [option.key for option in game.kept.get(seat, [])]
        self.mission = game.phase == MISSION
        self.costs = [self._cost(space) for space in range(TILE_PLACES)]
        self._payables: list[int] = []
        self.later = self._later()
        self.crowd = [self._crowd(space) for space in range(TILE_PLACES)]
        self.chance = [self._chance(space) for space in range(TILE_PLACES)]
        # Results of plans (``bot_plans``).
        self.known: dict[tuple[Amounts, int], float] = {}
        self.welcome: dict[Amounts, int] = {}
        self.greens: dict[int, float] = {}
        self.drawing: dict[int, float] = {}

    def leave(self) -> None:
        """Put the state back as it was."""
        self.game.coupons = self.coupons

    # Cards.

    def card_of(self, kind: int) -> Card:
        return self.game.cards[kind]

    def cards(self, chosen: int) -> list[Card]:
        """The cards of a set."""
        return [self.game.cards[TILES + at] for at in members(chosen)]

    def is_green(self, kind: int) -> bool:
        return self.game.figures.green & BIT[kind] != 0

    def could_play(self, kind: int, reach: int) -> bool:
        """Whether this player could play a green card with pawns and icons on these dimensions."""
        return self.is_green(kind) and self.card_of(kind).why_not_play(self.game, self.self.seat, reach) is None

    # What closing costs.

    def _cost(self, space: int) -> Amounts:
        """The cost of a dimension to this player after the icons, in the way that leaves the least lacking (HD-Q14)."""
        if self.tiles[space] < 0:
            return (0,) * FOUR

        def lack(need: Amounts) -> tuple[int, int]:
            short = [wanted - have for wanted, have in zip(need, self.self.tokens, strict=True)]
            return sum([count for count in short if count > 0]), max(short)

        return min([tuple(need) for need in closing.needs(self.game, self.self.seat, space)], key=lack)

    def lacking(self, space: int, held: Amounts) -> int:
        """How many tokens are missing to close a dimension."""
        seeds, schmeckles, crystals, matter = held
        seed, schmeckle, crystal, dark = self.costs[space]
        lack = 0
        if seed > seeds:
            lack += seed - seeds
        if schmeckle > schmeckles:
            lack += schmeckle - schmeckles
        if crystal > crystals:
            lack += crystal - crystals
        if dark > matter:
            lack += dark - matter
        return lack

    @property
    def payable(self) -> list[int]:
        """The dimensions that each player could pay for now, wherever the pawns are, a bit for each."""
        if not self._payables:
            self._payables = [self._payable(person) for person in self.people]
        return self._payables

    def _payable(self, person: Person) -> int:
        """The dimensions that a player could pay for now, wherever the pawns are, a bit for each."""
        return sum([1 << space for space in self.open if closing.can_afford(self.game, person.seat, space)])

    def payable_with_coupon(self, space: int) -> bool:
        """HD-O15: whether this player could pay for a dimension with one coupon."""
        self.game.coupons = 1
        able = closing.can_afford(self.game, self.self.seat, space)
        self.game.coupons = 0
        return able

    def payable_with_barter(self, space: int, resource: int) -> bool:
        """HD-P01: whether this player could pay for a dimension if a resource counted as any."""
        named = self.game.barter[self.self.seat]
        self.game.barter[self.self.seat] = named | 1 << resource
        able = closing.can_afford(self.game, self.self.seat, space)
        self.game.barter[self.self.seat] = named
        return able

    def after_paying(self, space: int, held: Amounts) -> Amounts:
        """The tokens left after closing a dimension."""
        seeds, schmeckles, crystals, matter = held
        seed, schmeckle, crystal, dark = self.costs[space]
        return (
            seeds - seed if seeds > seed else 0,
            schmeckles - schmeckle if schmeckles > schmeckle else 0,
            crystals - crystal if crystals > crystal else 0,
            matter - dark if matter > dark else 0,
        )

    def after_taking(self, held: Amounts, kind: int, count: int = 1) -> Amounts:
        """The tokens with some more of a kind, and what is left of them if that causes a shortage (HD-5.2)."""
        taken = more(held, kind, count)
        if self.supply[kind] > count:
            return taken
        return more(taken, kind, -tokens.lost_in_shortage(self.game, self.self.seat, taken[kind]))

    def points_at(self, space: int) -> int:
        return self.game.figures.points[self.tiles[space]]

    def gives(self, space: int) -> list[int]:
        return self.game.figures.gives[self.tiles[space]]

    def swap(self, one: int, other: int) -> None:
        """Put two tiles in each other's places (HD-A06); a second time puts them back. Plans made before count no more."""
        self.tiles[one], self.tiles[other] = self.tiles[other], self.tiles[one]
        self.costs[one], self.costs[other] = self.costs[other], self.costs[one]
        self.known = {}

    # What rivals are likely to do, and the value of harming them.

    def payers(self, space: int, people: list[Person]) -> list[Person]:
        """Those who could pay for a dimension."""
        return [person for person in people if self.payable[person.seat] & 1 << space]

    def touching(self, space: int) -> list[Person]:
        """The rivals with a pawn on a dimension."""
        return [rival for rival in self.rivals if rival.here & 1 << space]

    def contested(self, space: int) -> bool:
        """Whether a rival stands there and could pay."""
        return len(self.payers(space, self.touching(space))) > 0

    def is_likely_victim(self) -> bool:
        """Whether rivals are likely to target this player."""
        return len(self.rivals) == 1 or self.self.threat() > self.leader.threat()

    def harm(self, rival: Person | None = None) -> float:
        """The value of a point less for a rival."""
        worth = HARM if len(self.rivals) == 1 else HARM_AMONG_MANY
        return worth * LEADER_FIRST if rival is self.leader else worth

    def _later(self) -> float:
        """The value of a plan for later rounds: less and less towards the end, nothing in the last round."""
        if self.ending:
            return 0.0
        return LATER * min(1.0, (self.tiles_left + 2) / (len(self.people) + 2))

    def _crowd(self, space: int) -> float:
        """How many rivals are, or can be expected, on a dimension."""
        if not self.mission:
            return len(self.touching(space))
        if space == HOUSE:
            return 0.0
        payers = len(self.payers(space, self.rivals))
        return CROWD_AT_PAYABLE * payers + CROWD * (len(self.rivals) - payers)

    def _chance(self, space: int) -> float:
        """How likely a dimension can still be closed on this player's turn."""
        if not self.mission or space == HOUSE:
            return 1.0
        return (1.0 - CLOSES_FIRST) ** len(self.payers(space, self.rivals))
