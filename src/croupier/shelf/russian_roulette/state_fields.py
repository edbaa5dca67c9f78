"""Written by ``croupier.declare`` from the fields of ``Roulette``. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.russian_roulette.layout import NO_BET, TEAM
from croupier.shelf.russian_roulette.phases import PHASES, POCKET
from croupier.table import NOBODY, Facts, Json

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette


def begin(game: Roulette) -> None:
    """Give every container its first value."""
    game.characters = [TEAM] * game.seats
    game.points = [0] * game.seats
    game.bet = [NO_BET] * game.seats
    game.bullets = [game.figures.bullets_each] * game.seats
    game.loaded = [0] * game.seats
    game.accuses = [NOBODY] * game.seats
    game.aim = []
    game.lying = []


def copy(old: Roulette, new: Roulette) -> None:
    """Copy every field that outlasts a step."""
    new.figures = old.figures
    new.cards = old.cards
    new.goal = old.goal
    new.may_keep_aim = old.may_keep_aim
    new.chosen_peeks = old.chosen_peeks
    new.showing_off = old.showing_off
    new.round = old.round
    new.phase = old.phase
    new.shot = old.shot
    new.characters = old.characters[:]
    new.points = old.points[:]
    new.captains = old.captains
    new.inside = old.inside
    new.scored = old.scored
    new.bet = old.bet[:]
    new.bullets = old.bullets[:]
    new.loaded = old.loaded[:]
    new.accuses = old.accuses[:]
    new.accused = old.accused
    new.blamed = old.blamed
    new.shown = old.shown
    new.bribed = old.bribed
    new.aim = old.aim[:]
    new.forced = old.forced
    new.may_change = old.may_change
    new.called = old.called
    new.ducking = old.ducking
    new.turned_up = old.turned_up
    new.soaked = old.soaked
    new.all_must_aim = old.all_must_aim
    new.lying = old.lying[:]
    new.spent = old.spent


def facts(game: Roulette) -> Json:
    """What a position tells of the table."""
    return {"round": game.round, "phase": PHASES[game.phase], "all_must_aim": game.all_must_aim}


def place(game: Roulette, scene: Facts) -> None:
    """Place what a position tells of the table."""
    game.round = scene.number("round", 1, 1, 10**6)
    game.phase = PHASES.index(scene.word("phase", PHASES[POCKET], PHASES))
    game.all_must_aim = scene.flag("all_must_aim", False)


def player_facts(game: Roulette, seat: int) -> Json:
    """What a position tells of a player."""
    return {
        "characters": game.characters[seat],
        "points": game.points[seat],
        "bribed": game.bribed & 1 << seat != 0,
        "forced": game.forced & 1 << seat != 0,
        "may_change": game.may_change & 1 << seat != 0,
        "called": game.called & 1 << seat != 0,
        "ducking": game.ducking & 1 << seat != 0,
        "turned_up": game.turned_up & 1 << seat != 0,
        "soaked": game.soaked & 1 << seat != 0,
    }


def place_player(game: Roulette, seat: int, person: Facts) -> None:
    """Place what a position tells of a player."""
    game.characters[seat] = person.number("characters", game.characters[seat], 0, TEAM)
    game.points[seat] = person.number("points", game.points[seat], 0, 10**6)
    game.bribed |= person.flag("bribed") << seat
    game.forced |= person.flag("forced") << seat
    game.may_change |= person.flag("may_change") << seat
    game.called |= person.flag("called") << seat
    game.ducking |= person.flag("ducking") << seat
    game.turned_up |= person.flag("turned_up") << seat
    game.soaked |= person.flag("soaked") << seat


def differences(one: Roulette, other: Roulette) -> list[str]:
    """The fields in which two states differ."""
    names = """
    figures cards goal may_keep_aim chosen_peeks showing_off round phase shot characters points captains
    inside scored bet bullets loaded accuses accused blamed shown bribed aim forced may_change called
    ducking turned_up soaked all_must_aim lying spent
    """
    return [name for name in names.split() if getattr(one, name) != getattr(other, name)]
