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
    found: list[str] = []
    if one.deck != other.deck:
        found.append("deck")
    if one.figures != other.figures:
        found.append("figures")
    if one.cards != other.cards:
        found.append("cards")
    if one.advanced != other.advanced:
        found.append("advanced")
    if one.phase != other.phase:
        found.append("phase")
    if one.turn != other.turn:
        found.append("turn")
    if one.turns != other.turns:
        found.append("turns")
    if one.turned != other.turned:
        found.append("turned")
    if one.skips != other.skips:
        found.append("skips")
    if one.free_house != other.free_house:
        found.append("free_house")
    if one.pulled != other.pulled:
        found.append("pulled")
    if one.uncounted != other.uncounted:
        found.append("uncounted")
    if one.were_bandits != other.were_bandits:
        found.append("were_bandits")
    if one.bombed != other.bombed:
        found.append("bombed")
    if one.dictator_waits != other.dictator_waits:
        found.append("dictator_waits")
    if one.babies != other.babies:
        found.append("babies")
    if one.bunkered != other.bunkered:
        found.append("bunkered")
    if one.threw != other.threw:
        found.append("threw")
    if one.casino_open != other.casino_open:
        found.append("casino_open")
    if one.casino_owner != other.casino_owner:
        found.append("casino_owner")
    if one.bettor != other.bettor:
        found.append("bettor")
    if one.running != other.running:
        found.append("running")
    if one.left != other.left:
        found.append("left")
    if one.notcher != other.notcher:
        found.append("notcher")
    if one.since != other.since:
        found.append("since")
    if one.cardless != other.cardless:
        found.append("cardless")
    if one.monsters != other.monsters:
        found.append("monsters")
    if one.monster_at != other.monster_at:
        found.append("monster_at")
    if one.monster_left != other.monster_left:
        found.append("monster_left")
    if one.due != other.due:
        found.append("due")
    if one.due_by != other.due_by:
        found.append("due_by")
    if one.past != other.past:
        found.append("past")
    if one.waiting_purge != other.waiting_purge:
        found.append("waiting_purge")
    if one.target != other.target:
        found.append("target")
    return found
