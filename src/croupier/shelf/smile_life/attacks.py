"""AP-12: attacks with the weapon just laid, and what is stolen; AP-14.4: the Nuclear threat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, laying, lives
from croupier.shelf.smile_life.cards import THREAT
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_FACE_UP
from croupier.shelf.smile_life.options import (
    AFFAIR,
    ASK_ATTACK,
    ASK_STEAL,
    ASK_THREAT,
    ATTACKED,
    NO,
    SEAT,
    STOLE,
    THREATENED,
    YES,
)
from croupier.shelf.smile_life.reasons import NOTHING_TO_STEAL, TOO_WELL_ARMED
from croupier.table import Flow, Option, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def targets(game: SmileLife, seat: i64, power: i64) -> list[int]:
    """AP-12.8, AMB-41: the players whom a weapon of this power beats, and who have a card that the attacker could lay."""
    return [other for other in game.others(seat) if why_not_attack(game, seat, other, power) is None]


def why_not_attack(game: SmileLife, seat: i64, other: i64, power: i64) -> WhyNot | None:
    """AP-17.6, AP-12.8, AP-12.10: why a weapon of this power cannot be used against a player."""
    reason = game.job(other).why_not_attacked(game, other)
    if reason is not None:
        return reason
    if lives.defence(game, other) >= power:
        return TOO_WELL_ARMED
    return None if stealable(game, seat, other) else NOTHING_TO_STEAL


def stealable(game: SmileLife, thief: i64, victim: i64) -> list[Option]:
    """AP-12.10, AMB-42: the face-up cards of a victim that the thief could lay at once."""
    fitting: list[Option] = []
    for option in game.face_up(victim, False):
        kind = option.value
        if option is AFFAIR[kind] or not game.cards[kind].can_be_taken(game, victim):
            continue
        if laying.may_lay(game, thief, kind, True, False):
            fitting.append(option)
    return fitting


def maybe_attack(game: SmileLife, seat: i64, kind: i64) -> Flow | None:
    """AP-12.5, AP-12.14: the weapon just laid is kept, or used at once (advanced mode)."""
    if not game.advanced or game.find(game.belongings(seat), kind) < 0:
        return None
    people = targets(game, seat, game.cards[kind].power_for(game, seat))
    return _attack(game, seat, kind, people) if people else None


def _attack(game: SmileLife, seat: int, kind: int, people: list[int]) -> Flow:
    yield from game.choose(seat, ASK_ATTACK, [*[SEAT[other] for other in people], NO], kind)
    if game.chosen is NO:
        return
    victim = game.chosen.value
    game.tell(ATTACKED, seat, victim, kind)
    game.beat(beats.ATTACK, seat, victim, kind)
    threat = game.owned(victim, THREAT)
    if threat >= 0:
        yield from game.choose(victim, ASK_THREAT, [YES, NO], kind, seat)
        if game.chosen is YES:
            game.flip_card(victim, threat)
            game.tell(THREATENED, victim, seat)
            game.beat(beats.THREAT, victim, seat)
            yield from lose_everything(game, seat)
            game.beat(beats.RUIN, seat)
            return
    game.flip(seat, kind)
    yield from game.choose(seat, ASK_STEAL, stealable(game, seat, victim), kind, victim)
    game.tell(STOLE, seat, victim, game.chosen.value)
    game.beat(beats.THEFT, seat, victim, game.chosen.value)
    yield from take_over(game, seat, victim, game.chosen)


def take_over(game: SmileLife, taker: int, owner: int, option: Option) -> Flow:
    """AP-12.9 to AP-12.13: a laid card is laid before another player, without paying; a weapon does not attack then."""
    zone, card = game.place_of(owner, option)
    taken = game.cards[game.face[card]]
    yield from taken.hand_over(game, owner, zone, card) or ()
    yield from taken.lay(game, taker, card, False) or ()


def lose_everything(game: SmileLife, seat: int) -> Flow:
    """AP-14.4, AMB-43: all laid cards go out of game, flipped ones included; not the suffered malus, nor a Bunker and what
    is under it."""
    lose_flipped(game, seat)
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        zone = at * game.seats + seat
        for card in game.zones[zone][:]:
            if not game.is_protected(card) and card in game.zones[zone]:
                yield from game.cards[game.face[card]].lose(game, seat, zone, card, game.out, game.out) or ()
    lose_flipped(game, seat)


def lose_flipped(game: SmileLife, seat: i64) -> None:
    """All flipped cards of a player go out of game."""
    for card in game.zones[game.flipped(seat)][:]:
        game.cards[game.face[card]].lose_alone(game, seat, game.flipped(seat), card, game.out)
