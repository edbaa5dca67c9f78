"""The table as a sensible player sees it: what lies open, what closing costs by the rules, and what rivals are likely to do."""

from __future__ import annotations

from typing import Final

from croupier.shelf.hundred_days import closing, tokens
from croupier.shelf.hundred_days.board import HOUSE, SPACES, TILE_PLACES, WORDS
from croupier.shelf.hundred_days.bot_worth import CARD, HARM, HARM_AMONG_MANY, LEADER_FIRST, TOKEN
from croupier.shelf.hundred_days.card import Card
from croupier.shelf.hundred_days.cards import BIT, FOUR, KINDS, RESOURCES, TILES
from croupier.shelf.hundred_days.state import HundredDays
from croupier.shelf.hundred_days.view import VIEW
from croupier.table import Chair
from croupier.table.view import cards_in, read

NUMBER: Final = {name: kind for kind, name in enumerate(KINDS)}
PLACE: Final = {word: place for place, word in enumerate(WORDS)}
Amounts = tuple[int, ...]
"""A number of tokens of each resource."""

# The rules are asked about a fork of the table. Any seed will do: nothing that it deals anew is looked at.
ANY_DEAL: Final = 0

# What remains of a plan that must wait for another round.
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


class Person:
    """What lies open before a player."""

    def __init__(self, seat: int, view: VIEW, game: HundredDays) -> None:
        entry = view["players"][seat]
        held = entry["tokens"]
        self.seat = seat
        self.rick = PLACE.get(entry["rick"] or "", -1)
        self.morty = PLACE.get(entry["morty"] or "", -1)
        self.tokens: Amounts = (held["seed"], held["schmeckles"], held["crystal"], held["matter"])
        self.garage = entry["garage"]
        self.points = entry["points"]
        self.area = [NUMBER[name] for name in cards_in(view, "area", seat) if name]
        self.guarded = [NUMBER[name] for name in entry["guarded"]]
        self.named = entry["named"]
        self.hand_size = len(cards_in(view, "hand", seat))
        self.here: int = game.presence(seat)
        self.icons: int = game.icons(seat)
        self.green = [kind for kind in self.area if game.figures.green & BIT[kind]]

    def threat(self) -> float:
        """How dangerous a rival is: points, and what is likely to become points."""
        return self.points + TOKEN * sum(self.tokens) + CARD * self.hand_size


class Scene:
    """The table as one player sees it. ``game`` answers for the rules: what lies open there is exact, the rest is not used."""

    def __init__(self, chair: Chair) -> None:
        view = read(chair.view(), VIEW)
        game = chair.state(ANY_DEAL)
        assert isinstance(game, HundredDays)
        public = view["public"]
        self.game = game
        self.view = view
        self.coupons = public["coupons"]
        # A coupon is for the next closing of the player on turn: plans do not count on it.
        game.coupons = 0
        self.people = [Person(seat, view, game) for seat in range(view["seats"])]
        self.self = self.people[chair.seat]
        self.rivals = [person for person in self.people if person is not self.self]
        self.leader = max(self.rivals, key=Person.threat)
        self.hand = [NUMBER[name] for name in cards_in(view, "hand", chair.seat) if name]
        self.tiles = [-1] + [NUMBER[space["tile"]] if space["tile"] else -1 for space in public["spaces"]]
        self.open = [space for space in range(1, SPACES + 1) if self.tiles[space] >= 0]
        self.holes: int = game.holes
        self.supply = [public["supply"][name] for name in RESOURCES]
        self.tiles_left = public["tiles_left"]
        self.ending = public["ending"]
        self.die = public["die"] or 0
        self.turn = public["turn"]
        self.actions = public["actions"] or 0
        self.card = public["card"] or ""
        self.target = public["target"]
        self.heap = public["heap"]
        self.mission = view["phase"] == "mission"
        self.costs = [self._cost(space) for space in range(TILE_PLACES)]
        self.payable = [self._payable(person) for person in self.people]
        self.later = self._later()
        self.crowd = [self._crowd(space) for space in range(TILE_PLACES)]
        self.chance = [self._chance(space) for space in range(TILE_PLACES)]
        # What plans have found out (``bot_plans``).
        self.known: dict[tuple[Amounts, int], float] = {}
        self.welcome: dict[Amounts, int] = {}

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
        """What a dimension costs this player after the icons, in the way that leaves least lacking (HD-Q14)."""
        if self.tiles[space] < 0:
            return (0,) * FOUR

        def lack(need: Amounts) -> tuple[int, int]:
            short = [wanted - have for wanted, have in zip(need, self.self.tokens, strict=True)]
            return sum([count for count in short if count > 0]), max(short)

        return min([tuple(need) for need in closing.needs(self.game, self.self.seat, space)], key=lack)

    def lacking(self, space: int, held: Amounts) -> int:
        """How many tokens are missing to close a dimension."""
        lack = 0
        for need, have in zip(self.costs[space], held, strict=True):
            if need > have:
                lack += need - have
        return lack

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
        return tuple([max(have - need, 0) for need, have in zip(self.costs[space], held, strict=True)])

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

    # What rivals are likely to do, and what harm to them is worth.

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
        """Whether rivals are likely to mean this player."""
        return len(self.rivals) == 1 or self.self.threat() > self.leader.threat()

    def harm(self, rival: Person | None = None) -> float:
        """What a point less for a rival is worth."""
        worth = HARM if len(self.rivals) == 1 else HARM_AMONG_MANY
        return worth * LEADER_FIRST if rival is self.leader else worth

    def _later(self) -> float:
        """What a plan for later rounds is worth: less and less towards the end, nothing in the last round."""
        if self.ending:
            return 0.0
        return LATER * min(1.0, (self.tiles_left + 2) / (len(self.people) + 2))

    def _crowd(self, space: int) -> float:
        """How many rivals are, or may be expected, on a dimension."""
        if not self.mission:
            return len(self.touching(space))
        if space == HOUSE:
            return 0.0
        payers = len(self.payers(space, self.rivals))
        return CROWD_AT_PAYABLE * payers + CROWD * (len(self.rivals) - payers)

    def _chance(self, space: int) -> float:
        """How likely a dimension can still be closed when it is this player's turn."""
        if not self.mission or space == HOUSE:
            return 1.0
        return (1.0 - CLOSES_FIRST) ** len(self.payers(space, self.rivals))
