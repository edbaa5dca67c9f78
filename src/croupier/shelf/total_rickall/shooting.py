"""TR-6 and TR-9: who may shoot whom, what a hit turns up, and what a mistake costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.total_rickall import beats, ending, options
from croupier.shelf.total_rickall.cards import CHARACTERS, PARASITE
from croupier.shelf.total_rickall.reasons import NOT_IN_PLAY, OTHER_COLOUR, OWN_FRIEND, SHOT_ALREADY
from croupier.table import ALL, NOBODY, OFFER, Why

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall


def targets(game: Rickall, shooter: i64, colour: i64) -> i64:
    """The Characters that a player may shoot with a card of this colour."""
    return law(game, shooter, colour, OFFER)


def law(game: Rickall, shooter: i64, colour: i64, why: Why) -> i64:
    """TR-6.2, TR-9.5, TR-C01, TR-C09: whom a player may shoot with a card of this colour."""
    coloured: i64 = game.figures.coloured[colour]
    left = why.keep(ALL, game.standing | game.friends, NOT_IN_PLAY)
    left = why.bar(left, game.own(shooter), OWN_FRIEND)
    left = why.keep(left, coloured, OTHER_COLOUR)
    left = why.bar(left, game.spared, SHOT_ALREADY)
    for text in game.figures.guards:
        if left & text.characters and shooter != text.shooter(game):
            left = why.bar(left, text.characters, text.reason)
    return left


def shoot(game: Rickall, shooter: i64, character: i64, penalty: bool) -> None:
    """TR-6.4: carry out a shot by an Action card (TR-9.12). The Identity of the target is turned up."""
    game.shots_fired = True
    owner = game.owner_of(character)
    game.beat(beats.AIM, shooter, CHARACTERS + character)
    if only_dents(game, shooter, character):
        return
    shooter_is_parasite = game.is_parasite(shooter)
    was = remove_shot(game, shooter, character, owner)
    if was == PARASITE:
        game.beat(beats.EXTERMINATED, CHARACTERS + character)
        pay_bounty(game, shooter, character)
        if owner != NOBODY:
            game.tell(options.FREED, owner)
            game.beat(beats.FREED, owner)
        return
    if len(game.zones[game.fail]) >= game.figures.fails:
        ending.too_many_fails(game, shooter, character, shooter_is_parasite)
        return
    game.beat(beats.FAIL, CHARACTERS + character, len(game.zones[game.fail]))
    if penalty:
        game.lose_card(shooter)
        game.arrive()
    else:
        game.tell(options.NO_PENALTY, shooter)
    if owner != NOBODY:
        game.befriend(owner)


def only_dents(game: Rickall, shooter: i64, character: i64) -> bool:
    """TR-C17, TR-Q32: the first shot at an armoured Character turns up nothing."""
    bit: i64 = 1 << character
    if not bit & game.figures.armoured & ~game.dented:
        return False
    game.dented |= bit
    game.tell(options.DENTED, shooter, CHARACTERS + character)
    game.beat(beats.DENT, shooter, CHARACTERS + character)
    return True


def remove_shot(game: Rickall, shooter: i64, character: i64, owner: i64) -> i64:
    """TR-6.5, TR-6.6, TR-9.6, TR-9.7: turn the Identity up, tell it, and clear both cards away. Return what it was."""
    kind = CHARACTERS + character
    identity = game.identity_of(character)
    game.see(identity, game.layout.everybody)
    if owner == NOBODY:
        game.tell_card(options.SHOT, identity, shooter, kind)
    else:
        game.tell_card(options.SHOT_FRIEND, identity, shooter, kind, owner)
    game.beat(beats.SHOT, shooter, kind)
    was = game.remove(character)
    if was == PARASITE:
        game.tell(options.EXTERMINATED, kind)
    else:
        game.tell(options.FAILED, kind, len(game.zones[game.fail]))
    return was


def pay_bounty(game: Rickall, shooter: i64, character: i64) -> None:
    """TR-C02: the shooter draws a card."""
    if game.figures.paying & 1 << character:
        game.tell(options.BOUNTY_PAID, shooter, CHARACTERS + character)
        game.draw_action(shooter)
