"""AP-4: the food crisis: children are fed, given away, or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats
from croupier.shelf.smile_life.cards import CRISIS_FOOD, GARDEN
from croupier.shelf.smile_life.options import (
    ADOPTED,
    ASK_ADOPT,
    ASK_FEED,
    ASK_TARGET,
    CARD,
    FED,
    FED_BY_GARDEN,
    NO,
    SEAT,
)
from croupier.table import Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def feed_everybody(game: SmileLife, seat: int) -> Flow:
    """AP-4.1 to AP-4.5, AMB-19: in seat order from the initiator; a child that no player can feed is discarded."""
    hungry = [mouths(game, other) for other in range(game.seats)]
    for other in game.round_from(seat):
        while hungry[other]:
            yield from feed_one(game, other, True)
            if game.chosen is NO:
                break
            hungry[other] -= 1
        while hungry[other]:
            yield from give_child_away(game, other, hungry)
            hungry[other] -= 1


def mouths(game: SmileLife, seat: i64) -> i64:
    """AMB-19, AMB-20: the children that a player must feed; not one under the Bunker, nor those of a Survivalist."""
    if game.is_survivalist(seat):
        return 0
    mouths: i64 = 0
    for child in game.zones[game.children(seat)]:
        if child != game.bunkered:
            mouths += 1
    return mouths


def feed_one(game: SmileLife, seat: int, may_refuse: bool) -> Flow:
    """AP-4.1, AP-4.3, AMB-21: one child is fed, from the garden or with a card of the owner's choice (``chosen``; ``NO`` if
    it is not fed). The Pangolin and what is under the Bunker need not be eaten, unless for a child that one has chosen
    to lay."""
    if game.owns(seat, GARDEN):
        game.chosen = CARD[0]
        game.tell(FED_BY_GARDEN, seat)
        game.beat(beats.FED, seat)
        return
    options: list[Option] = [CARD[kind] for kind in sorted(food(game, seat))]
    if not options or (may_refuse and may_starve(game, seat)):
        options.append(NO)
    yield from game.choose(seat, ASK_FEED, options, CRISIS_FOOD)
    if game.chosen is not NO:
        eat(game, seat, game.chosen.value)


def eat(game: SmileLife, seat: i64, kind: i64) -> None:
    """AP-4.2: what is eaten is flipped, and still scores."""
    game.flip(seat, kind)
    game.tell(FED, seat, kind)
    game.beat(beats.FED, seat)
    game.cards[kind].eaten(game, seat)


def give_child_away(game: SmileLife, seat: int, hungry: list[int]) -> Flow:
    """AP-4.4, AP-4.5: a child goes to a player who has food left after feeding their own, and who cannot refuse. If one
    player takes all children, their order does not matter (AMB-88).
    """
    people = [SEAT[other] for other in game.others(seat) if can_adopt(game, other, hungry[other])]
    names = sorted([game.face[child] for child in game.zones[game.children(seat)] if child != game.bunkered])
    children = [CARD[name] for name in names]
    if len(people) == 1 and hungry[seat] == len(children):
        only = people[0].value
        if can_adopt(game, only, hungry[only] + hungry[seat] - 1):
            del children[1:]
    yield from game.choose(seat, ASK_ADOPT, children, CRISIS_FOOD)
    zone, child = game.place_of(seat, game.chosen)
    if not people:
        game.cards[game.face[child]].lose_alone(game, seat, zone, child, game.discard)
        game.beat(beats.LOSS, seat, game.face[child])
        return
    yield from game.choose(seat, ASK_TARGET, people, game.face[child])
    other = game.chosen.value
    game.move(child, zone, game.children(other))
    game.tell(ADOPTED, seat, other, game.face[child])
    game.beat(beats.GIFT, seat, other, game.face[child])
    yield from feed_one(game, other, False)


def can_adopt(game: SmileLife, seat: i64, mouths: i64) -> bool:
    return game.owns(seat, GARDEN) or plain_food(game, seat) > mouths


# What there is to eat.


def food(game: SmileLife, seat: i64) -> list[int]:
    """AP-4.1, AP-4.3, AMB-19: what a player could feed a child with, by kind, without the Vegetable garden."""
    kinds: list[int] = []
    for card in game.zones[game.belongings(seat)]:
        kind = game.face[card]
        if game.cards[kind].is_food(game):
            kinds.append(kind)
    return kinds


def plain_food(game: SmileLife, seat: i64) -> i64:
    """AMB-19, AMB-21: how many cards a player must feed a hungry child with; not the Pangolin, nor what is under the
    Bunker."""
    count: i64 = 0
    for card in game.zones[game.belongings(seat)]:
        if card != game.bunkered and game.cards[game.face[card]].plain_food:
            count += 1
    return count


def can_feed(game: SmileLife, seat: i64) -> bool:
    """Whether a player could feed a child."""
    return game.owns(seat, GARDEN) or len(food(game, seat)) > 0


def may_starve(game: SmileLife, seat: i64) -> bool:
    """AMB-19, AMB-21: whether a player need not feed a child, even if they could."""
    return not game.owns(seat, GARDEN) and plain_food(game, seat) == 0
