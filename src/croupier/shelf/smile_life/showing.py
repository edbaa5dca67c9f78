"""What every viewer may know: the game's own part of a view (its shape is declared in ``view``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import lives
from croupier.shelf.smile_life.cards import BUNKER, EVENT_INVASION, EVENT_PURGE, KINDS
from croupier.shelf.smile_life.layout import PHASES
from croupier.table import NOBODY, Json

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife
    from croupier.shelf.smile_life.view import MonsterView, Person, PlagueView, Public


def phase_name(game: SmileLife) -> str:
    """The phase being played: the opening, usual turns, or what has taken their place."""
    if game.zones[game.flood]:
        return "flood"
    if game.runs(EVENT_INVASION):
        return "invasion"
    if game.runs(EVENT_PURGE):
        return "purge"
    return PHASES[game.phase]


def players(game: SmileLife) -> list[Person]:
    """The players, by seat."""
    return [_player(game, seat) for seat in range(game.seats)]


def _player(game: SmileLife, seat: int) -> Person:
    job = game.job(seat)
    flirts = game.zones[game.flirts(seat)]
    return {
        "seat": seat,
        "smiles": lives.smiles_of(game, seat),
        "level": lives.level(game, seat),
        "job": KINDS[job.kind] if job.works else None,
        "wage_limit": lives.wage_limit(game, seat),
        "money": lives.money(game, seat),
        "married": game.is_married(seat),
        "unfaithful": game.is_unfaithful(seat),
        "defence": lives.defence(game, seat),
        "skips": game.skips[seat],
        "hand_size": game.hand_size(seat),
        "free_house": bool(game.free_house >> seat & 1),
        "imprisons": game.dictator_waits and job.dictates,
        "protected": _protected(game, seat),
        "used_flirts": sorted([KINDS[game.face[card]] for card in game.babies if card in flirts]),
    }


def _protected(game: SmileLife, seat: int) -> str | None:
    """What lies under a player's Bunker."""
    if game.bunkered >= 0 and game.owns(seat, BUNKER):
        return KINDS[game.face[game.bunkered]]
    return None


def counters(game: SmileLife) -> list[Json]:
    """The numbers that every player may read."""
    numbers: list[Json] = [
        {"name": "turns", "owner": None, "value": game.turns},
        {"name": "pile", "owner": None, "value": len(game.zones[game.pile])},
    ]
    for seat in range(game.seats):
        numbers.append({"name": "smiles", "owner": seat, "value": lives.smiles_of(game, seat)})
        numbers.append({"name": "skips", "owner": seat, "value": game.skips[seat]})
    return numbers


def public(game: SmileLife) -> Public:
    """The table, beside zones and players."""
    running: list[PlagueView] = [
        {"plague": KINDS[kind], "rounds": game.left[at], "turned_by": game.notcher[at]}
        for at, kind in enumerate(game.running)
    ]
    monsters: list[MonsterView] = [
        {"monster": KINDS[kind], "at": game.monster_at[at], "left": game.monster_left[at]}
        for at, kind in enumerate(game.monsters)
    ]
    return {
        "turn": game.turn,
        "turns": game.turns,
        "running": running,
        "monsters": monsters,
        "turned": game.turned,
        "casino": ("open" if game.casino_open else "closed") if game.zones[game.casino] else None,
        "bettor": game.bettor if game.bettor >= 0 else None,
        "invasion": {"target": game.target, "thrown": game.smiles_in(game.aliens)} if game.target >= 0 else None,
        "waiting_purge": game.waiting_purge if game.waiting_purge >= 0 else None,
        "card": KINDS[game.about_kind] if game.about_kind >= 0 else None,
        "victim": game.victim if game.victim >= 0 else None,
        "strength": game.strength or None,
        "threw": _thrower_of_top(game),
    }


def _thrower_of_top(game: SmileLife) -> int | None:
    """SL-3.5: the seat that threw the top card of the discard pile away."""
    cards = game.zones[game.discard]
    thrower = game.threw[cards[-1]] if cards else NOBODY
    return thrower if thrower >= 0 else None
