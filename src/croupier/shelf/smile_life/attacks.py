"""AP-12: attacks with the weapon just laid, and what is stolen; AP-14.4: the Nuclear threat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import laying, losing, playing
from croupier.shelf.smile_life.cards import FAMILY, FLIRT, JOB, MARRIAGE, SURVIVAL_NUCLEAR_THREAT
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_FACE_UP
from croupier.shelf.smile_life.options import (
    AFFAIR,
    ASK_ATTACK,
    ASK_STEAL,
    ASK_THREAT,
    ATTACKED,
    NO,
    NOTHING_TO_STEAL,
    SEAT,
    STOLE,
    SURVIVALIST,
    THREATENED,
    TOO_WELL_ARMED,
    YES,
)
from croupier.table import Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def targets(game: SmileLife, seat: i64, power: i64) -> list[int]:
    """AP-12.8, AMB-41: whom a weapon of this power beats, and who has something that the attacker could lay."""
    return [other for other in game.others(seat) if not why_not_attack(game, seat, other, power)]


def why_not_attack(game: SmileLife, seat: i64, other: i64, power: i64) -> i64:
    """AP-17.6, AP-12.8, AP-12.10: why a weapon of this power does nothing against somebody (a number of ``WHY``)."""
    if game.is_survivalist(other):
        return SURVIVALIST
    if game.defence(other) >= power:
        return TOO_WELL_ARMED
    return 0 if stealable(game, seat, other) else NOTHING_TO_STEAL


def stealable(game: SmileLife, thief: i64, victim: i64) -> list[Option]:
    """AP-12.10, AMB-42: the face-up cards of a victim that the thief could lay at once."""
    last = uncovered_flirt(game, victim)
    fitting: list[Option] = []
    for option in game.face_up(victim, False):
        kind = option.value
        if option is AFFAIR[kind] or (FAMILY[kind] == FLIRT and (last < 0 or game.face[last] != kind)):
            continue
        if laying.may_lay(game, thief, kind, True, False):
            fitting.append(option)
    return fitting


def uncovered_flirt(game: SmileLife, seat: i64) -> i64:
    """SL-10.2, SL-10.4: the last flirt, unless a marriage covers it or the Bunker protects it; -1 if there is none."""
    cards = game.zones[game.flirts(seat)]
    if not cards or game.is_married(seat):
        return -1
    last: i64 = cards[len(cards) - 1]
    return -1 if last == game.bunkered else last


def maybe_attack(game: SmileLife, seat: int, kind: int) -> Flow:
    """AP-12.5, AP-12.14: the weapon just laid is kept, or used at once (advanced mode)."""
    if not game.advanced or not game.owns(seat, kind):
        return
    people = targets(game, seat, game.power(seat, kind))
    if not people:
        return
    yield from game.choose(seat, ASK_ATTACK, [*[SEAT[other] for other in people], NO], kind)
    if game.chosen is NO:
        return
    victim = game.chosen.value
    game.tell(ATTACKED, seat, victim, kind)
    if game.owns(victim, SURVIVAL_NUCLEAR_THREAT):
        yield from game.choose(victim, ASK_THREAT, [YES, NO], kind, seat)
        if game.chosen is YES:
            game.flip(victim, SURVIVAL_NUCLEAR_THREAT)
            game.tell(THREATENED, victim, seat)
            yield from lose_everything(game, seat)
            return
    game.flip(seat, kind)
    yield from game.choose(seat, ASK_STEAL, stealable(game, seat, victim), kind, victim)
    game.tell(STOLE, seat, victim, game.chosen.value)
    yield from take_over(game, seat, victim, game.chosen)


def take_over(game: SmileLife, taker: int, owner: int, option: Option) -> Flow:
    """AP-12.9 to AP-12.13: a laid card is laid before somebody else, without paying; a weapon does not attack then."""
    zone, card = game.place_of(owner, option)
    yield from hand_over(game, owner, zone, card)
    yield from playing.lay_card(game, taker, card, False)


def hand_over(game: SmileLife, seat: int, zone: int, card: int) -> Flow:
    """A laid card leaves its owner for the middle of the table, and what hangs on it goes the usual way."""
    kind = game.face[card]
    if FAMILY[kind] == JOB:
        yield from losing.leave_job(game, seat, game.played, None)
    elif FAMILY[kind] == MARRIAGE:
        losing.end_marriage(game, seat, game.played, game.discard)
    else:
        losing.take_away(game, card, zone, game.played)


def lose_everything(game: SmileLife, seat: int) -> Flow:
    """AP-14.4, AMB-43: all laid cards go out of game, flipped ones included; not the suffered malus, nor a Bunker and what
    is under it."""
    for card in game.zones[game.flipped(seat)][:]:
        losing.lose_simply(game, seat, game.flipped(seat), card, game.out)
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        zone = at * game.seats + seat
        for card in game.zones[zone][:]:
            if not game.is_protected(card) and card in game.zones[zone]:
                yield from losing.lose(game, seat, zone, card, game.out, game.out)
    for card in game.zones[game.flipped(seat)][:]:
        losing.lose_simply(game, seat, game.flipped(seat), card, game.out)
