"""Written by ``croupier.declare`` from the fields of ``SmileLife``. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.table import Facts, Json

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def begin(game: SmileLife) -> None:
    """Give every container its first value."""
    game.skips = [0] * game.seats
    game.uncounted = [0] * game.seats
    game.babies = []
    game.threw = []
    game.running = []
    game.left = []
    game.notcher = []
    game.since = []
    game.cardless = []
    game.monsters = []
    game.monster_at = []
    game.monster_left = []
    game.due = []
    game.due_by = []


def copy(old: SmileLife, new: SmileLife) -> None:
    """Copy every field that outlasts a step."""
    new.deck = old.deck
    new.figures = old.figures
    new.cards = old.cards
    new.advanced = old.advanced
    new.phase = old.phase
    new.turn = old.turn
    new.turns = old.turns
    new.turned = old.turned
    new.skips = old.skips[:]
    new.free_house = old.free_house
    new.pulled = old.pulled
    new.uncounted = old.uncounted[:]
    new.were_bandits = old.were_bandits
    new.bombed = old.bombed
    new.dictator_waits = old.dictator_waits
    new.babies = old.babies[:]
    new.bunkered = old.bunkered
    new.threw = old.threw[:]
    new.casino_open = old.casino_open
    new.casino_owner = old.casino_owner
    new.bettor = old.bettor
    new.running = old.running[:]
    new.left = old.left[:]
    new.notcher = old.notcher[:]
    new.since = old.since[:]
    new.cardless = old.cardless[:]
    new.monsters = old.monsters[:]
    new.monster_at = old.monster_at[:]
    new.monster_left = old.monster_left[:]
    new.due = old.due[:]
    new.due_by = old.due_by[:]
    new.past = old.past
    new.waiting_purge = old.waiting_purge
    new.target = old.target


def facts(game: SmileLife) -> Json:
    """What a position tells of the table."""
    return {"turn": game.turn}


def place(game: SmileLife, scene: Facts) -> None:
    """Place what a position tells of the table."""
    game.turn = scene.number("turn", 0, 0, game.seats - 1)


def player_facts(game: SmileLife, seat: int) -> Json:
    """What a position tells of a player."""
    return {
        "skips": game.skips[seat],
        "pulled": game.pulled & 1 << seat != 0,
        "uncounted": game.uncounted[seat],
        "bombed": game.bombed & 1 << seat != 0,
    }


def place_player(game: SmileLife, seat: int, person: Facts) -> None:
    """Place what a position tells of a player."""
    game.skips[seat] = person.number("skips", game.skips[seat], 0, 10**6)
    game.pulled |= person.flag("pulled") << seat
    game.uncounted[seat] = person.number("uncounted", game.uncounted[seat], 0, game.levels_in(game.extra(seat)))
    game.bombed |= person.flag("bombed") << seat


def differences(one: SmileLife, other: SmileLife) -> list[str]:
    """The fields in which two states differ."""
    names = """
    deck figures cards advanced phase turn turns turned skips free_house pulled uncounted were_bandits
    bombed dictator_waits babies bunkered threw casino_open casino_owner bettor running left notcher
    since cardless monsters monster_at monster_left due due_by past waiting_purge target
    """
    return [name for name in names.split() if getattr(one, name) != getattr(other, name)]
