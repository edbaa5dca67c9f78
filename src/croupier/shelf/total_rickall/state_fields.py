"""Written by ``croupier.declare`` from the fields of ``Rickall``. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.total_rickall.layout import LAY, NO_FRIEND_LEFT, PHASES
from croupier.table import Facts, Json

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall


def begin(game: Rickall) -> None:
    """Give every container its first value."""
    game.slots = []
    game.friend = [NO_FRIEND_LEFT] * game.seats
    game.claims = []
    game.looked = [0] * game.seats


def copy(old: Rickall, new: Rickall) -> None:
    """Copy every field that outlasts a step."""
    new.figures = old.figures
    new.advanced = old.advanced
    new.mercy = old.mercy
    new.fleeting = old.fleeting
    new.round = old.round
    new.phase = old.phase
    new.first = old.first
    new.turn = old.turn
    new.emptied = old.emptied
    new.shots_fired = old.shots_fired
    new.quiet_draws = old.quiet_draws
    new.peace = old.peace
    new.told_before = old.told_before
    new.slots = old.slots[:]
    new.friend = old.friend[:]
    new.standing = old.standing
    new.friends = old.friends
    new.up = old.up
    new.dented = old.dented
    new.claims = old.claims[:]
    new.looked = old.looked[:]
    new.declared = old.declared
    new.merciful = old.merciful
    new.fell = old.fell


def facts(game: Rickall) -> Json:
    """What a position tells of the table."""
    return {
        "round": game.round,
        "phase": PHASES[game.phase],
        "first": game.first,
        "shots_fired": game.shots_fired,
        "quiet_draws": game.quiet_draws,
        "peace": game.peace,
    }


def place(game: Rickall, scene: Facts) -> None:
    """Place what a position tells of the table."""
    game.round = scene.number("round", 1, 1, 10**6)
    game.phase = PHASES.index(scene.word("phase", PHASES[LAY], PHASES))
    game.first = scene.number("first", 0, 0, game.seats - 1)
    game.shots_fired = scene.flag("shots_fired", False)
    game.quiet_draws = scene.number("quiet_draws", 0, 0, game.seats)
    game.peace = scene.number("peace", 0, 0, game.seats)


def player_facts(game: Rickall, seat: int) -> Json:
    """What a position tells of a player."""
    return {
        "declared": game.declared & 1 << seat != 0,
        "merciful": game.merciful & 1 << seat != 0,
        "fell": game.fell & 1 << seat != 0,
    }


def place_player(game: Rickall, seat: int, person: Facts) -> None:
    """Place what a position tells of a player."""
    game.declared |= person.flag("declared") << seat
    game.merciful |= person.flag("merciful") << seat
    game.fell |= person.flag("fell") << seat


def differences(one: Rickall, other: Rickall) -> list[str]:
    """The fields in which two states differ."""
    names = """
    figures advanced mercy fleeting round phase first turn emptied shots_fired quiet_draws peace
    told_before slots friend standing friends up dented claims looked declared merciful fell
    """
    return [name for name in names.split() if getattr(one, name) != getattr(other, name)]
