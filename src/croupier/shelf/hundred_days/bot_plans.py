"""The plans of a sensible player: which dimensions to close, the value of tokens and places for them, and when to end
the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from croupier.shelf.hundred_days import closing, collection, ending, garage, moving
from croupier.shelf.hundred_days.board import HOUSE, PAIRS, TOUCHES, TWO_AT_ONCE
from croupier.shelf.hundred_days.bot_scene import Amounts, Person, Scene, members, more
from croupier.shelf.hundred_days.bot_worth import CARD, CARD_TOO_MANY, TOKEN, card_worth
from croupier.shelf.hundred_days.cards import FOUR
from croupier.shelf.hundred_days.layout import EVERY_SPACE
from croupier.table import OFFER

# How likely a player who lacks this many tokens for a dimension closes it in the end.
CLOSES_LACKING: Final = (1.0, 0.8, 0.62, 0.46, 0.33, 0.22, 0.14, 0.08)
# How much of a second plan is left after the first.
SECOND: Final = 0.8
FIRSTS: Final = 3
SPARE_TOKEN: Final = 0.25
NEW_TILE_TOKENS: Final = 2.5
# How much more a green card is worth if it is played in this round than if it stays in hand.
PLAYED_NOW: Final = 0.7
GARAGE_ON_CARD: Final = 0.8
GARAGE_TO_SPARE: Final = 0.25
INITIATIVE: Final = 0.35
ANYWHERE: Final = EVERY_SPACE & ~(1 << HOUSE)

# The value of tokens.


def potential(scene: Scene, held: Amounts, gone: int = 0) -> float:
    """The points expected from tokens in later rounds: the best dimension, the next best with the rest, and the rest.

    ``gone`` are dimensions that will be closed by then, one bit each.
    """
    known = scene.known.get((held, gone))
    if known is None:
        known = SPARE_TOKEN * sum(held)
        for promise, space in sorted(promises(scene, held, gone), reverse=True)[:FIRSTS]:
            rest = scene.after_paying(space, held)
            second = best_promise(scene, rest, gone | 1 << space)
            known = max(known, promise + SECOND * second + SPARE_TOKEN * sum(rest))
        known *= scene.later
        scene.known[held, gone] = known
    return known


def promises(scene: Scene, held: Amounts, gone: int) -> list[tuple[float, int]]:
    """The points of each dimension by the chance to close it with these tokens."""
    points = scene.game.figures.points
    found: list[tuple[float, int]] = []
    for space in scene.open:
        if not gone & 1 << space:
            likely = CLOSES_LACKING[min(scene.lacking(space, held), len(CLOSES_LACKING) - 1)]
            found.append((points[scene.tiles[space]] * likely, space))
    return found


def best_promise(scene: Scene, held: Amounts, gone: int) -> float:
    """The highest value of a dimension."""
    points = scene.game.figures.points
    best = 0.0
    for space in scene.open:
        if not gone & 1 << space:
            promise = (
                points[scene.tiles[space]] * CLOSES_LACKING[min(scene.lacking(space, held), len(CLOSES_LACKING) - 1)]
            )
            best = max(best, promise)
    return best


def best_token(scene: Scene, kinds: Iterable[int]) -> int:
    """The most useful kind of token, taking into account the cost of a shortage that it causes (HD-5.2)."""
    held = scene.self.tokens
    return max(kinds, key=lambda kind: (outlook(scene, scene.after_taking(held, kind)), -held[kind]))


# Closing.


def closings(
    scene: Scene, held: Amounts, spaces: int, gone: int = 0, points: float = 0.0
) -> list[tuple[float, Amounts, int]]:
    """The ways to close some of these dimensions one after the other: points, tokens left, what is closed."""
    ways = [(points, held, gone)]
    for space in scene.open:
        if spaces & 1 << space and not gone & 1 << space and scene.lacking(space, held) == 0:
            rest = scene.after_paying(space, held)
            gain = points + scene.points_at(space) * scene.chance[space]
            ways.extend(closings(scene, rest, spaces & ~((2 << space) - 1), gone | 1 << space, gain))
    return ways


def outlook(scene: Scene, held: Amounts, spaces: int | None = None) -> float:
    """The points expected from tokens for this player, with pawns on these dimensions (or where they are)."""
    there = scene.self.here if spaces is None else spaces
    return max([points + potential(scene, rest, gone) for points, rest, gone in closings(scene, held, there)])


def best_closings(scene: Scene) -> int:
    """The dimensions to close now, a bit for each."""
    ways = closings(scene, scene.self.tokens, scene.self.here)
    return max(ways, key=lambda way: way[0] + potential(scene, way[1], way[2]))[2]


def ends_well(scene: Scene, spaces: int) -> bool:
    """Whether closing these dimensions would not end the game with a rival ahead (HD-14.1)."""
    mine = scene.self
    if scene.ending or not closing.leaves_hole(scene.game, len(members(spaces))):
        return True
    rivals = [(rival, still_closes(scene, rival, spaces)) for rival in scene.rivals]
    if any([gain > 0 for _, gain in rivals]):
        return True
    points = mine.points + sum([scene.points_at(space) for space in scene.open if spaces & 1 << space])
    points += garage.points_to_come(scene.game, mine.seat)
    return all([points >= rival.points + gain + (rival.garage > 0) for rival, gain in rivals])


def still_closes(scene: Scene, person: Person, gone: int) -> int:
    """The points of the best dimension that a player could still close in this round."""
    spaces = person.here & ~gone & scene.payable[person.seat]
    return max([scene.points_at(space) for space in scene.open if spaces & 1 << space], default=0)


# The value of places.


def place_value(scene: Scene, rick: int, morty: int, held: Amounts) -> float:
    """The value of Rick and Morty at these places for the rest of the round, and for later."""
    touched = (TOUCHES[rick] | TOUCHES[morty]) & ~scene.holes
    value = greens_value(scene, touched)
    if scene.mission:
        pawns = (TOUCHES[rick] & 1) + (TOUCHES[morty] & 1)
        for _ in range(pawns):
            held = scene.after_taking(held, _welcome(scene, held))
        value += _garage(scene, pawns)
        if scene.die and touched & 1 << scene.die:
            value += INITIATIVE * (0.5 if TWO_AT_ONCE[rick] else 1.0)
    if scene.ending:
        return value + outlook(scene, held, touched)
    visited = [*set(PAIRS[rick]), morty]
    if rick not in scene.drawing:
        scene.drawing[rick] = _cards(scene, rick)
    value += scene.drawing[rick]
    best = 0.0
    for points, rest, gone in closings(scene, held, touched):
        collected, extra = _collect(scene, visited, rest, gone)
        best = max(best, points + extra + potential(scene, collected, gone))
    return value + best


def _welcome(scene: Scene, held: Amounts) -> int:
    """The kind to take in the garage."""
    if held not in scene.welcome:
        kinds = [kind for kind in range(FOUR) if scene.supply[kind] > 0]
        scene.welcome[held] = max(kinds, key=lambda kind: potential(scene, scene.after_taking(held, kind)))
    return scene.welcome[held]


def _garage(scene: Scene, pawns: int) -> float:
    """HD-9.1, HD-14.4: each garage token is a point if there is a card for it, half of the green cards in hand included."""
    if not pawns:
        return 0.0
    mine = scene.self
    due: int = min(garage.tokens_for(scene.game, mine.seat, pawns), scene.game.garage_left)
    bare = len(mine.bare) - mine.garage
    bare += len([kind for kind in scene.hand if scene.is_green(kind)]) // 2
    useful = max(min(due, bare), 0)
    return GARAGE_ON_CARD * useful + GARAGE_TO_SPARE * (due - useful)


def greens_value(scene: Scene, touched: int) -> float:
    """The value of the green cards in hand that could be played from there."""
    known = scene.greens.get(touched)
    if known is None:
        known = scene.greens[touched] = _greens(scene, touched)
    return known


def _greens(scene: Scene, touched: int) -> float:
    reach = touched | scene.self.icons
    value = 0.0
    for kind in scene.hand:
        if scene.could_play(kind, reach):
            value += card_worth(scene.card_of(kind)) * (1.0 if scene.ending else PLAYED_NOW)
    return value


def _cards(scene: Scene, rick: int) -> float:
    """HD-12: the cards that Rick draws there."""
    drawn = sum([card_value(scene, space) for space in set(PAIRS[rick])])
    room: int = max(ending.hand_limit(scene.game, scene.self.seat) - len(scene.hand), 0)
    return scene.later * (CARD * min(drawn, room) + CARD_TOO_MANY * max(drawn - room, 0))


def card_value(scene: Scene, space: int) -> int:
    """HD-12.1: the cards that a Rick would draw on a space."""
    game = scene.game
    return collection.card_value(game, HOUSE) if space == HOUSE else collection.cards_on(game, scene.tiles[space])


def _collect(scene: Scene, visited: list[int], held: Amounts, gone: int) -> tuple[Amounts, float]:
    """HD-11: what the pawns collect, and its side effects: tokens of unknown tiles, tokens left to others."""
    collected = list(held)
    extra = 0.0
    for space in visited:
        if space == HOUSE or scene.tiles[space] < 0:
            continue
        if gone & 1 << space:
            extra += TOKEN * scene.later * max(NEW_TILE_TOKENS - scene.crowd[space], 0.0)
            continue
        gives = scene.gives(space)
        for kind in range(FOUR):
            collected[kind] += gives[kind]
        extra -= TOKEN * scene.later * min(scene.crowd[space], sum(gives))
    return tuple(collected), extra


# Moves.


def fares(scene: Scene) -> list[Amounts]:
    """HD-10.6: the tokens left after each way to pay for moving Rick."""
    game, mine = scene.game, scene.self
    price = moving.price(game, mine.seat)
    if moving.takes_any_kind(game, mine.seat, price):
        return without(mine.tokens, price)
    return [more(mine.tokens, kind, -price) for kind in members(moving.spend_law(game, mine.seat, OFFER))]


def without(held: Amounts, count: int) -> list[Amounts]:
    """What can be left of some tokens after paying so many of any kinds."""
    left = {held}
    for _ in range(count):
        left = {more(each, kind, -1) for each in left for kind in range(FOUR) if each[kind]}
    return sorted(left)


def best_move(scene: Scene, paid: list[Amounts]) -> float:
    """The gain from moving Rick if these are the tokens left over."""
    mine = scene.self
    if not paid:
        return 0.0
    held = max(paid, key=lambda rest: outlook(scene, rest, ANYWHERE))
    now = place_value(scene, mine.rick, mine.morty, mine.tokens)
    places = members(moving.rick_law(scene.game, mine.seat, OFFER))
    trips = [place for place in places if worth_a_trip(scene, place, held)]
    return max([place_value(scene, place, mine.morty, held) - now for place in trips], default=0.0)


def best_leash(scene: Scene) -> float:
    """HD-O18: the gain from moving Morty."""
    mine = scene.self
    now = place_value(scene, mine.rick, mine.morty, mine.tokens)
    places = members(moving.morty_law(scene.game, mine.seat, OFFER))
    trips = [place for place in places if worth_a_trip(scene, place, mine.tokens)]
    return max([place_value(scene, mine.rick, place, mine.tokens) - now for place in trips], default=0.0)


def worth_a_trip(scene: Scene, place: int, held: Amounts) -> bool:
    """Whether a dimension could be closed there that cannot be closed from here, or a green card played."""
    mine = scene.self
    fresh = TOUCHES[place] & ~mine.here & ~scene.holes
    for space in scene.open:
        if fresh & 1 << space and scene.lacking(space, held) == 0:
            return True
    reach = (mine.here | TOUCHES[place]) & ~scene.holes | mine.icons
    return any([scene.card_of(kind).dimensions & fresh and scene.could_play(kind, reach) for kind in scene.hand])
