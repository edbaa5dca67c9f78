"""Written by ``croupier.declare`` from the fields of ``HundredDays``. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.hundred_days.board import SPACES
from croupier.shelf.hundred_days.layout import MISSION, NOWHERE, PHASES
from croupier.table import Facts, Json

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


def begin(game: HundredDays) -> None:
    """Give every container its first value."""
    game.garage = [0] * game.seats
    game.barter = [0] * game.seats
    game.rick = [NOWHERE] * game.seats
    game.morty = [NOWHERE] * game.seats


def copy(old: HundredDays, new: HundredDays) -> None:
    """Copy every field that outlasts a step."""
    new.round = old.round
    new.phase = old.phase
    new.die = old.die
    new.start = old.start
    new.at = old.at
    new.spot = old.spot
    new.ending = old.ending
    new.turn = old.turn
    new.actions = old.actions
    new.acted = old.acted
    new.busy = old.busy
    new.coupons = old.coupons
    new.passes = old.passes
    new.marshal_used = old.marshal_used
    new.supply = old.supply[:]
    new.tokens = old.tokens[:]
    new.garage_left = old.garage_left
    new.garage = old.garage[:]
    new.guarded = old.guarded
    new.barter = old.barter[:]
    new.rick = old.rick[:]
    new.morty = old.morty[:]
    new.holes = old.holes
    new.lying = old.lying[:]


def facts(game: HundredDays) -> Json:
    """What a position tells of the table."""
    return {
        "round": game.round,
        "phase": PHASES[game.phase],
        "die": game.die,
        "start": game.start,
        "at": game.at,
        "spot": game.spot,
        "actions": game.actions,
        "busy": game.busy,
        "coupons": game.coupons,
        "passes": game.passes,
        "marshal_used": game.marshal_used,
    }


def place(game: HundredDays, scene: Facts) -> None:
    """Place what a position tells of the table."""
    game.round = scene.number("round", 1, 1, game.figures.rounds)
    game.phase = PHASES.index(scene.word("phase", PHASES[MISSION], PHASES))
    game.die = scene.number("die", 1, 1, SPACES)
    game.start = scene.number("start", 0, 0, game.seats - 1)
    game.at = scene.number("at", 0, 0, game.seats - 1)
    game.spot = scene.number("spot", 0, 0, SPACES - 1)
    game.actions = scene.number("actions", 1, 0, 1 + game.pack.clocks)
    game.busy = scene.flag("busy", False)
    game.coupons = scene.number("coupons", 0, 0, game.pack.coupons)
    game.passes = scene.number("passes", 0, 0, game.seats - 1)
    game.marshal_used = scene.flag("marshal_used", False)


def player_facts(game: HundredDays, seat: int) -> Json:
    """What a position tells of a player."""
    return {"garage": game.garage[seat]}


def place_player(game: HundredDays, seat: int, person: Facts) -> None:
    """Place what a position tells of a player."""
    game.garage[seat] = person.number("garage", game.garage[seat], 0, game.figures.garage)


def differences(one: HundredDays, other: HundredDays) -> list[str]:
    """The fields in which two states differ."""
    names = """
    round phase die start at spot ending turn actions acted busy coupons passes marshal_used supply
    tokens garage_left garage guarded barter rick morty holes lying
    """
    return [name for name in names.split() if getattr(one, name) != getattr(other, name)]
