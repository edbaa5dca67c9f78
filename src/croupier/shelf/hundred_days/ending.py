"""HD-13, HD-14: the Discard phase, the end of a round, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, destroying, mission
from croupier.shelf.hundred_days.cards import BIT
from croupier.shelf.hundred_days.options import (
    MOST_CLOSED,
    MOST_GUARDED,
    MOST_POINTS,
    PLACE_ENDS,
    SCORED,
    THREW_AWAY,
    TIME_IS_UP,
    WON,
)
from croupier.table import Flow, Result
from croupier.table.why import how_many

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


def discard_down(game: HundredDays) -> Flow:
    """HD-13.1, HD-13.2: down to seven; then places are over and a new round begins, unless it was the last (HD-Q51)."""
    seat = game.in_order()[game.at]
    yield from destroying.throw_away(game, seat, len(game.zones[game.hand(seat)]) - hand_limit(game, seat))
    game.at += 1
    if game.at < game.people:
        return
    if game.round >= game.figures.rounds:
        game.tell(TIME_IS_UP, game.round)
        score(game)
        return
    end_places(game)
    game.round += 1
    mission.begin_round(game)


def hand_limit(game: HundredDays, seat: i64) -> i64:
    """HD-13.1, HD-C14: how many cards a player may keep."""
    for card in game.zones[game.area(seat)]:
        limit = game.cards[game.face[card]].hand_limit
        if limit:
            return limit
    return game.figures.limit


def end_places(game: HundredDays) -> None:
    """HD-Q34, HD-Q44: lasting places are destroyed at the end of the round."""
    for seat in game.in_order():
        for card in game.zones[game.area(seat)][:]:
            if game.figures.places & BIT[game.face[card]]:
                game.to_discard(card, game.area(seat))
                game.tell(PLACE_ENDS, seat, game.face[card])
        game.barter[seat] = 0


# HD-14 The end.


def score(game: HundredDays) -> None:
    """HD-14.3 to HD-14.6, HD-Q19, HD-Q44: destroy the hands, count the points, find the winners."""
    end_places(game)
    for seat in game.in_order():
        for card in game.zones[game.hand(seat)][:]:
            game.to_discard(card, game.hand(seat))
            game.tell(THREW_AWAY, seat, game.face[card])
    game.beat(beats.OVER)
    points = [points_of(game, seat) for seat in range(game.seats)]
    for seat in game.in_order():
        game.tell(SCORED, seat, points[seat])
    game.beat(beats.COUNT)
    ranks = [
        (points[seat], len(game.zones[game.closed(seat)]), garage_on_cards(game, seat)) for seat in range(game.seats)
    ]
    best = max(ranks)
    winners = [seat for seat in range(game.seats) if ranks[seat] == best]
    for seat in game.in_order():
        if seat in winners:
            game.tell(WON, seat)
    game.beat(beats.WON)
    reason, rule = MOST_POINTS, "HD-14.6"
    tied = [rank for rank in ranks if rank[0] == best[0]]
    if len(tied) > 1:
        rule = "HD-Q19"
        if len(winners) == 1:
            alike = [rank for rank in tied if rank[1] == best[1]]
            reason = MOST_GUARDED if len(alike) > 1 else MOST_CLOSED
    game.result = Result(tuple(winners), tuple(points), reason, rule)


def points_of(game: HundredDays, seat: int) -> int:
    """HD-14.4: tiles, the personal discard, the area, and a point for each garage token on a card."""
    points = 0
    for zone in (game.closed(seat), game.pile(seat), game.area(seat)):
        for card in game.zones[zone]:
            points += game.figures.points[game.face[card]]
    return points + garage_on_cards(game, seat)


def garage_on_cards(game: HundredDays, seat: int) -> int:
    """HD-14.4: how many garage tokens lie on a player's cards."""
    return how_many(game.cards_in(game.area(seat)) & game.guarded)
