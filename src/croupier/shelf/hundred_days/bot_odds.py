"""What a sensible player sees of the table, and what tokens, cards and places are worth, counted in adventure points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, Final

from croupier.shelf.hundred_days.board import HOUSE, PAIRS, SPACES, TILE_PLACES, TOUCHES, TWO_AT_ONCE, WORDS
from croupier.shelf.hundred_days.cards import (
    BAD_REFERENCE,
    BARTER_BAZAAR,
    BINGE_SESSION,
    BUNKER_PANTRY,
    CARD_PRINTER_A,
    CARD_PRINTER_B,
    CLONING_BATHTUB,
    COUNTERFEIT_PIGGY_BANK,
    CRISIS_INSURER,
    CRYSTAL,
    DIMENSIONAL_MUSICAL_CHAIRS,
    ELBOW_ROOM,
    EXPIRED_COUPON_A,
    EXPIRED_COUPON_B,
    FAMILY_LUNCH,
    FIGURES,
    FINDERS_FEE,
    FORCED_TELEPORT,
    GARAGE_MANAGER,
    GENEROUS_EX,
    GOSSIP_COLUMNIST,
    INFINITE_WAITING_ROOM,
    JAR_OF_NIGHT,
    KINDS,
    LIGHT_FINGERS,
    MATTER,
    NOPE_PORTAL,
    POCKET_DOORFRAME_A,
    POCKET_DOORFRAME_B,
    POLITE_DISINTEGRATOR_A,
    POLITE_DISINTEGRATOR_B,
    PORTAL_REST_STOP,
    PORTAL_VALET,
    RECALL_NOTICE,
    RESOURCES,
    RETIRED_SPACE_MARSHAL,
    RETRACTABLE_LEASH,
    RETURN_TO_SENDER,
    SCHMECKLES,
    SEED,
    SHORT_CIRCUIT,
    STICKY_POCKETS,
    STOPPED_WATCH,
    STRIP_MINE,
    STUNT_DOUBLE,
    SURPRISE_TAX,
    SUSPICIOUSLY_HEAVY_FRUIT,
    TILES,
    UNION_COLLECTOR,
    UNIVERSAL_CONVERTER_A,
    UNIVERSAL_CONVERTER_B,
    WRONG_ADDRESS,
)
from croupier.table import Json

FOUR: Final = len(RESOURCES)
NUMBER: Final = {name: kind for kind, name in enumerate(KINDS)}
PLACE: Final = {word: place for place, word in enumerate(WORDS)}
Tokens = tuple[int, ...]

# Objects that give three tokens of a kind (HD-O01 to HD-O04).
THREE_OF: Final = {
    SUSPICIOUSLY_HEAVY_FRUIT: SEED,
    COUNTERFEIT_PIGGY_BANK: SCHMECKLES,
    STOPPED_WATCH: CRYSTAL,
    JAR_OF_NIGHT: MATTER,
}

# How likely a dimension is closed in the end by somebody who lacks so many tokens for it.
CLOSES_LACKING: Final = (1.0, 0.8, 0.62, 0.46, 0.33, 0.22, 0.14, 0.08)
NOTHING: Final = (0.0, 0)
# What remains of a plan that must wait for another round, and of a second plan after the first.
LATER: Final = 0.85
SECOND: Final = 0.8
FIRSTS: Final = 3
SPARE_TOKEN: Final = 0.25
# Tokens and cards about which nothing more is known.
TOKEN: Final = 0.7
CARD: Final = 0.6
CARD_TOO_MANY: Final = 0.15
NEW_TILE_TOKENS: Final = 2.5
# What a green card is worth more if it is played in this round than if it stays in hand.
PLAYED_NOW: Final = 0.7
GARAGE_ON_CARD: Final = 0.8
GARAGE_TO_SPARE: Final = 0.25
INITIATIVE: Final = 0.35
# How likely a rival has a pawn on a dimension, and on one that they can pay for; how likely they close it first.
CROWD: Final = 0.33
CROWD_AT_PAYABLE: Final = 0.6
CLOSES_FIRST: Final = 0.3

# What a card is worth besides its points, in hand or in an area.
RESOURCE_ICON: Final = 2.0
DIMENSION_ICON: Final = 0.8
BONUS: Final = {
    UNION_COLLECTOR: 0.8,
    GARAGE_MANAGER: 0.5,
    PORTAL_VALET: 0.3,
    CRISIS_INSURER: 0.3,
    GOSSIP_COLUMNIST: 1.0,
    GENEROUS_EX: 1.5,
    RETIRED_SPACE_MARSHAL: 1.2,
    UNIVERSAL_CONVERTER_A: 1.2,
    UNIVERSAL_CONVERTER_B: 1.2,
    POCKET_DOORFRAME_A: 1.0,
    POCKET_DOORFRAME_B: 1.0,
    CARD_PRINTER_A: 1.2,
    CARD_PRINTER_B: 1.2,
    POLITE_DISINTEGRATOR_A: 0.8,
    POLITE_DISINTEGRATOR_B: 0.8,
    EXPIRED_COUPON_A: 1.4,
    EXPIRED_COUPON_B: 1.4,
    CLONING_BATHTUB: 0.3,
    RETRACTABLE_LEASH: 0.7,
    **dict.fromkeys(THREE_OF, 2.0),
    LIGHT_FINGERS: 1.9,
    SURPRISE_TAX: 0.8,
    RECALL_NOTICE: 1.2,
    BAD_REFERENCE: 1.4,
    BINGE_SESSION: 1.6,
    DIMENSIONAL_MUSICAL_CHAIRS: 0.7,
    RETURN_TO_SENDER: 0.3,
    FORCED_TELEPORT: 1.6,
    FAMILY_LUNCH: 0.3,
    BARTER_BAZAAR: 1.4,
    PORTAL_REST_STOP: 0.7,
    BUNKER_PANTRY: 0.5,
    STRIP_MINE: 0.7,
    INFINITE_WAITING_ROOM: 1.1,
    NOPE_PORTAL: 1.8,
    STUNT_DOUBLE: 1.2,
    STICKY_POCKETS: 1.3,
    FINDERS_FEE: 1.6,
    WRONG_ADDRESS: 1.0,
    ELBOW_ROOM: 1.3,
    SHORT_CIRCUIT: 0.9,
}


def is_in(kind: int, sort: int) -> bool:
    """Whether a card belongs to a set of cards with a bit for each."""
    return bool(sort & 1 << kind - TILES) if kind >= TILES else False


def card_worth(kind: int) -> float:
    """The points of a card and what it does."""
    worth = FIGURES.points[kind] + BONUS.get(kind, 0.0)
    if FIGURES.resource_icon[kind]:
        worth += RESOURCE_ICON
    if FIGURES.dimension_icon[kind]:
        worth += DIMENSION_ICON
    return worth


def spaces_of(places: Iterable[int]) -> int:
    """The dimensions that pawns at these places touch, a bit for each; the house is bit 0."""
    touched = 0
    for place in places:
        if place >= 0:
            touched |= TOUCHES[place]
    return touched


def more(tokens: Sequence[int], kind: int, count: int) -> Tokens:
    """The tokens with some of a kind added or taken away."""
    changed = list(tokens)
    changed[kind] += count
    return tuple(changed)


class Person:
    """What everybody sees of a player."""

    def __init__(self, entry: dict[str, Any], zones: dict[str, list[str | None]]) -> None:
        seat: int = entry["seat"]
        self.seat = seat
        self.rick: int = PLACE.get(entry["rick"], -1)
        self.morty: int = PLACE.get(entry["morty"], -1)
        self.tokens: Tokens = tuple([entry["tokens"][name] for name in RESOURCES])
        self.garage: int = entry["garage"]
        self.points: int = entry["points"]
        self.area = [NUMBER[name] for name in zones[f"area:{seat}"] if name]
        self.guarded = [NUMBER[name] for name in entry["guarded"]]
        self.named = sum([1 << RESOURCES.index(name) for name in entry["named"]])
        self.cards = len(zones[f"hand:{seat}"])
        self.reach = sum({FIGURES.dimension_icon[kind] for kind in self.area})

    def green(self) -> list[int]:
        return [kind for kind in self.area if is_in(kind, FIGURES.green)]

    def threat(self) -> float:
        """How dangerous a rival is: points, and what is likely to become points."""
        return self.points + TOKEN * sum(self.tokens) + CARD * self.cards


class Scene:
    """The table as one player sees it."""

    def __init__(self, view: Json) -> None:
        seen: dict[str, Any] = view
        public = seen["public"]
        zones = {zone["name"]: zone["cards"] for zone in seen["zones"]}
        you: int = seen["you"]
        self.people = [Person(entry, zones) for entry in seen["players"]]
        self.self = self.people[you]
        self.rivals = [person for person in self.people if person is not self.self]
        self.leader = max(self.rivals, key=Person.threat)
        self.hand = [NUMBER[name] for name in zones[f"hand:{self.self.seat}"] if name]
        self.discard = [NUMBER[name] for name in zones["discard"] if name]
        self.tiles = [-1] + [NUMBER[entry["tile"]] if entry["tile"] else -1 for entry in public["spaces"]]
        self.open = [space for space in range(1, SPACES + 1) if self.tiles[space] >= 0]
        self.holes = sum([1 << space for space in range(1, SPACES + 1) if self.tiles[space] < 0])
        self.supply: list[int] = [public["supply"][name] for name in RESOURCES]
        self.tiles_left: int = public["tiles_left"]
        self.ending: bool = public["ending"]
        self.die: int = public["die"] or 0
        self.turn: int | None = public["turn"]
        self.actions: int = public["actions"] or 0
        self.card: int = NUMBER.get(public["card"], -1)
        self.collecting: int = public["collecting"] or 0
        self.mission: bool = seen["phase"] == "mission"
        self.kept: list[str] = seen["kept"]
        self.events: int = seen["events"]
        self.costs = self._costs(self.self)
        self.payable = [self._payable(person) for person in self.people]
        self.later = self._later()
        self.bare = self._bare_cards()
        self._welcomes: dict[Tokens, int] = {}
        self._known: dict[tuple[Tokens, int], float] = {}
        self.crowd = [self._crowd(space) for space in range(TILE_PLACES)]
        self.chance = [self._chance(space) for space in range(TILE_PLACES)]

    # What everybody has to pay.

    def _costs(self, person: Person) -> list[Tokens]:
        """What each dimension costs a player after the icons; an icon of two kinds serves where more is lacking (HD-Q14)."""
        icons = sorted([FIGURES.resource_icon[kind] for kind in person.area if FIGURES.resource_icon[kind]], key=len)
        costs: list[Tokens] = []
        for tile in self.tiles:
            cost = list(FIGURES.cost[tile]) if tile >= 0 else [0] * FOUR
            for icon in icons:
                fitting = [kind for kind in icon if cost[kind] > 0]
                if fitting:
                    cost[max(fitting, key=lambda kind: cost[kind] - person.tokens[kind])] -= 1
            costs.append(tuple(cost))
        return costs

    def lacking(self, space: int, tokens: Tokens) -> int:
        """How many tokens are missing to close a dimension."""
        lack = 0
        for need, held in zip(self.costs[space], tokens, strict=True):
            if need > held:
                lack += need - held
        return lack

    def _payable(self, person: Person) -> int:
        """The dimensions that a player could pay for now, wherever the pawns are, a bit for each."""
        costs = self._costs(person)
        spaces = 0
        for space in self.open:
            if all([need <= held for need, held in zip(costs[space], person.tokens, strict=True)]):
                spaces |= 1 << space
        return spaces

    def payers(self, space: int, people: list[Person]) -> list[Person]:
        """Those who could pay for a dimension."""
        return [person for person in people if self.payable[person.seat] & 1 << space]

    def points_at(self, space: int) -> int:
        return FIGURES.points[self.tiles[space]]

    # What others are likely to do.

    def _later(self) -> float:
        """What a plan for later rounds is worth: less and less towards the end, nothing in the last round."""
        if self.ending:
            return 0.0
        return LATER * min(1.0, (self.tiles_left + 2) / (len(self.people) + 2))

    def touching(self, space: int) -> list[Person]:
        """The rivals with a pawn on a dimension."""
        return [rival for rival in self.rivals if spaces_of((rival.rick, rival.morty)) & 1 << space]

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

    def contested(self, space: int) -> bool:
        """Whether a rival stands there and could pay."""
        return len(self.payers(space, self.touching(space))) > 0

    # What tokens are worth.

    def potential(self, tokens: Tokens, gone: int = 0) -> float:
        """The points that tokens promise in later rounds: the best dimension, the next best with the rest, and the rest.

        ``gone`` are dimensions that will be closed by then, a bit for each.
        """
        known = self._known.get((tokens, gone))
        if known is None:
            known = SPARE_TOKEN * sum(tokens)
            for promise, space in sorted(self._promises(tokens, gone), reverse=True)[:FIRSTS]:
                rest = self.after_paying(space, tokens)
                second = max(self._promises(rest, gone | 1 << space), default=NOTHING)[0]
                known = max(known, promise + SECOND * second + SPARE_TOKEN * sum(rest))
            known *= self.later
            self._known[tokens, gone] = known
        return known

    def _promises(self, tokens: Tokens, gone: int) -> list[tuple[float, int]]:
        """The points of each dimension by the chance to close it with these tokens. Asked for most, so written plainly."""
        seeds, schmeckles, crystals, matter = tokens
        promises: list[tuple[float, int]] = []
        for space in self.open:
            if gone & 1 << space:
                continue
            lack = 0
            seed, schmeckle, crystal, dark = self.costs[space]
            if seed > seeds:
                lack += seed - seeds
            if schmeckle > schmeckles:
                lack += schmeckle - schmeckles
            if crystal > crystals:
                lack += crystal - crystals
            if dark > matter:
                lack += dark - matter
            promises.append((FIGURES.points[self.tiles[space]] * CLOSES_LACKING[lack], space))
        return promises

    def after_paying(self, space: int, tokens: Tokens) -> Tokens:
        """The tokens left after closing a dimension."""
        return tuple([max(held - need, 0) for need, held in zip(self.costs[space], tokens, strict=True)])

    def best_token(self, tokens: Tokens, kinds: Iterable[int], spaces: int) -> int:
        """The kind of token that is most welcome; one that causes a shortage is counted with what it costs (HD-5.2)."""
        return max(kinds, key=lambda kind: (self.outlook(self.after_taking(tokens, kind), spaces), -tokens[kind]))

    def after_taking(self, tokens: Tokens, kind: int, count: int = 1) -> Tokens:
        held = more(tokens, kind, count)
        if self.supply[kind] <= count:
            loss = 1 if CRISIS_INSURER in self.self.area else (held[kind] + 1) // 2
            return more(held, kind, -min(loss, held[kind]))
        return held

    # Closing.

    def closings(
        self, tokens: Tokens, spaces: int, gone: int = 0, points: float = 0.0
    ) -> list[tuple[float, Tokens, int]]:
        """The ways to close some of these dimensions one after the other: points, tokens left, what is closed."""
        ways = [(points, tokens, gone)]
        for space in self.open:
            if spaces & 1 << space and not gone & 1 << space and self.lacking(space, tokens) == 0:
                rest = self.after_paying(space, tokens)
                gain = points + self.points_at(space) * self.chance[space]
                ways.extend(self.closings(rest, spaces & ~((2 << space) - 1), gone | 1 << space, gain))
        return ways

    def outlook(self, tokens: Tokens, spaces: int) -> float:
        """The points that tokens promise to somebody with pawns on these dimensions."""
        return max([points + self.potential(rest, gone) for points, rest, gone in self.closings(tokens, spaces)])

    def best_closings(self, tokens: Tokens, spaces: int) -> int:
        """The dimensions to close now, a bit for each."""
        best = max(self.closings(tokens, spaces), key=lambda way: way[0] + self.potential(way[1], way[2]))
        return best[2]

    def swapped(self, one: int, other: int) -> Scene:
        """The scene with two tiles in each other's places (HD-A06)."""
        scene = copy(self)
        scene.tiles = self.tiles[:]
        scene.costs = self.costs[:]
        scene.tiles[one], scene.tiles[other] = self.tiles[other], self.tiles[one]
        scene.costs[one], scene.costs[other] = self.costs[other], self.costs[one]
        scene._known = {}
        return scene

    # What a place is worth.

    def place_value(self, rick: int, morty: int, tokens: Tokens) -> float:
        """What Rick and Morty at these places promise for the rest of the round, and what is left for later."""
        touched = spaces_of((rick, morty)) & ~self.holes
        value = self._greens(touched)
        if self.mission:
            pawns = (TOUCHES[rick] & 1) + (TOUCHES[morty] & 1)
            for _ in range(pawns):
                tokens = self.after_taking(tokens, self._welcome(tokens))
            value += self._garage(pawns)
            if self.die and touched & 1 << self.die:
                value += INITIATIVE * (0.5 if TWO_AT_ONCE[rick] else 1.0)
        if self.ending:
            return value + self.outlook(tokens, touched)
        visited = [*set(PAIRS[rick]), morty]
        value += self._cards(rick)
        best = 0.0
        for points, rest, gone in self.closings(tokens, touched):
            collected, extra = self._collect(visited, rest, gone)
            best = max(best, points + extra + self.potential(collected, gone))
        return value + best

    def _welcome(self, tokens: Tokens) -> int:
        """The kind to take in the garage."""
        if tokens not in self._welcomes:
            kinds = [kind for kind in range(FOUR) if self.supply[kind] > 0]
            self._welcomes[tokens] = max(kinds, key=lambda kind: self.potential(self.after_taking(tokens, kind)))
        return self._welcomes[tokens]

    def _bare_cards(self) -> int:
        """How many more garage tokens would find a card, half of the green cards in hand included."""
        bare = len(self.self.green()) - len(self.self.guarded) - self.self.garage
        return bare + len([kind for kind in self.hand if is_in(kind, FIGURES.green)]) // 2

    def _garage(self, pawns: int) -> float:
        """HD-9.1, HD-14.4: each garage token is a point, if there is a card for it."""
        useful = max(min(pawns, self.bare), 0)
        return GARAGE_ON_CARD * useful + GARAGE_TO_SPARE * (pawns - useful)

    def _greens(self, touched: int) -> float:
        """The green cards in hand that could be played from there."""
        reach = touched | self.self.reach
        value = 0.0
        for kind in self.hand:
            asked = FIGURES.dimensions[kind]
            if asked and not asked & ~reach:
                value += card_worth(kind) * (1.0 if self.ending else PLAYED_NOW)
        return value

    def _cards(self, rick: int) -> float:
        """HD-12: the cards that Rick draws there."""
        one, other = PAIRS[rick]
        drawn = self.card_value(one) + (self.card_value(other) if other != one else 0)
        room = max(FIGURES.limit - len(self.hand), 0)
        return self.later * (CARD * min(drawn, room) + CARD_TOO_MANY * max(drawn - room, 0))

    def card_value(self, space: int) -> int:
        if space == HOUSE:
            return FIGURES.house_cards
        return FIGURES.cards[self.tiles[space]] if self.tiles[space] >= 0 else 0

    def _collect(self, visited: list[int], tokens: Tokens, gone: int) -> tuple[Tokens, float]:
        """HD-11: what the pawns collect, and what else it is worth: tokens of unknown tiles, tokens left to others."""
        held = list(tokens)
        extra = 0.0
        for space in visited:
            if space == HOUSE or self.tiles[space] < 0:
                continue
            if gone & 1 << space:
                extra += TOKEN * self.later * max(NEW_TILE_TOKENS - self.crowd[space], 0.0)
                continue
            gives = FIGURES.gives[self.tiles[space]]
            for kind in range(FOUR):
                held[kind] += gives[kind]
            extra -= TOKEN * self.later * min(self.crowd[space], sum(gives))
        return tuple(held), extra

    # The end.

    def ends_well(self, spaces: int) -> bool:
        """Whether closing these dimensions does not end the game with somebody else ahead (HD-14.1)."""
        if self.ending or bin(spaces).count("1") <= self.tiles_left:
            return True
        rivals = [(rival, self._still_closes(rival, spaces)) for rival in self.rivals]
        if any([gain > 0 for _, gain in rivals]):
            return True
        mine = self.self.points + sum([self.points_at(space) for space in self.open if spaces & 1 << space])
        mine += min(self.self.garage, len(self.self.green()) - len(self.self.guarded))
        return all([mine >= rival.points + gain + (rival.garage > 0) for rival, gain in rivals])

    def _still_closes(self, person: Person, gone: int) -> int:
        """The best dimension that somebody could still close in this round."""
        touched = spaces_of((person.rick, person.morty)) & ~gone
        touched &= self.payable[person.seat]
        return max([self.points_at(space) for space in self.open if touched & 1 << space], default=0)
