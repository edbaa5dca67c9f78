"""TR-10: the dinner phase « À Table ». There are no cards any more: players point at each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.total_rickall import beats, ending, shooting, talk
from croupier.shelf.total_rickall.cards import CHARACTERS, PARASITE
from croupier.shelf.total_rickall.layout import TABLE
from croupier.shelf.total_rickall.options import (
    ASK_DINNER,
    DINNER,
    HELD_FIRE,
    HOLD_FIRE,
    LAP_OF_PEACE,
    NO_SHOT_LEFT,
    SPEAK,
)
from croupier.shelf.total_rickall.reasons import NOT_IN_PLAY, ONLY_FRIENDS, OWN_FRIEND, SILENCED
from croupier.table import ALL, NOBODY, OFFER, Flow, Why

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall


def go_to_dinner(game: Rickall) -> None:
    """TR-10.1, TR-10.2, TR-Q26: discard hands and unresolved cards."""
    for seat in range(game.seats):
        game.carry(game.hand(seat), game.discard)
        game.carry(game.laid(seat), game.discard)
        game.carry(game.next(seat), game.action)
    game.phase = TABLE
    game.turn = 0
    game.peace = 0
    game.declared = 0
    game.card = -1
    talk.drop_denials(game)
    game.let_memories_fade()
    game.tell(DINNER, game.first)
    game.beat(beats.DINNER, game.first)


def law(game: Rickall, seat: i64, why: Why) -> i64:
    """TR-10.5, TR-10.7, TR-10.11, TR-Q19: whom a player may shoot at dinner. A text that names the only permitted
    shooter is ignored while that is the owner, or has fallen.
    """
    left = why.keep(ALL, game.standing | game.friends, NOT_IN_PLAY)
    left = why.keep(left, game.friends, ONLY_FRIENDS)
    left = why.bar(left, game.own(seat), OWN_FRIEND)
    if game.fell & 1 << seat:
        left = why.bar(left, ALL, SILENCED)
    for text in game.figures.guards:
        shooter = text.shooter(game)
        if seat != shooter and not game.fell & 1 << shooter:
            left = why.bar(left, text.characters & ~game.own(shooter), text.reason)
    return left


def take_turn(game: Rickall) -> Flow:
    """TR-10.4, TR-Q20: one shot or none. After a full lap without a shot, or when no shot is left, dinner is over."""
    able = [seat for seat in range(game.people) if law(game, seat, OFFER)]
    if not able:
        game.tell(NO_SHOT_LEFT)
        end(game)
        return
    if game.peace >= len(able):
        game.tell(LAP_OF_PEACE)
        end(game)
        return
    seat = game.seat_of_turn(game.turn)
    if seat not in able:
        game.turn += 1
        return
    yield talk.open_question(game, seat, ASK_DINNER)
    option = game.answers[seat]
    if game.reactor != seat or option is SPEAK:
        yield from talk.speak(game, game.reactor)
        return
    game.turn += 1
    game.declared = 0
    if option is HOLD_FIRE:
        game.peace += 1
        game.tell(HELD_FIRE, seat)
        game.beat(beats.HELD_FIRE, seat)
    else:
        game.peace = 0
        shoot(game, seat, option.value)


def shoot(game: Rickall, seat: int, character: int) -> None:
    """TR-10.6, TR-10.8, TR-Q22: a Real ends the game; the player of a Parasite falls silent."""
    owner = game.owner_of(character)
    assert owner != NOBODY
    game.beat(beats.AIM, seat, CHARACTERS + character)
    if shooting.only_dents(game, seat, character):
        return
    parasite = game.is_parasite(seat)
    if shooting.remove_shot(game, seat, character, owner) == PARASITE:
        game.fell |= 1 << owner
        game.beat(beats.EXTERMINATED, CHARACTERS + character)
        return
    game.beat(beats.FAIL, CHARACTERS + character, len(game.zones[game.fail]))
    ending.show_friends(game)
    ending.side_wins(game, not parasite, ending.REAL_SHOT_AT_DINNER, "TR-10.6")


def end(game: Rickall) -> None:
    """TR-10.10, TR-Q33: the Identities still in front of players decide."""
    ending.show_friends(game)
    left = [seat for seat in range(game.people) if game.friend[seat] >= 0 and game.is_parasite(seat)]
    if left:
        ending.side_wins(game, True, ending.PARASITE_AT_TABLE, "TR-10.10")
    else:
        ending.side_wins(game, False, ending.NO_PARASITE_AT_TABLE, "TR-10.10")
