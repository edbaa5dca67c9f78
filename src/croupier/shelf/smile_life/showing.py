"""Smile Life's own part of a view, which every viewer sees (``view`` declares its shape)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import lives
from croupier.shelf.smile_life.cards import BUNKER, EVENT_INVASION, EVENT_PURGE, KINDS
from croupier.shelf.smile_life.layout import PHASES
from croupier.table import NOBODY, Show, keyed

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife

CASINO: Final = ["open", "closed"]

# There are rarely more at a time.
MOST_PLAGUES: Final = 6
MOST_USED_FLIRTS: Final = 6

# How many numbers tell of a player.
NUMBERS_OF_PLAYER: Final = 16 + MOST_USED_FLIRTS


def phase_name(game: SmileLife) -> str:
    """The current phase: the opening, ordinary turns, or what replaces them."""
    if game.zones[game.flood]:
        return "flood"
    if game.runs(EVENT_INVASION):
        return "invasion"
    if game.runs(EVENT_PURGE):
        return "purge"
    return PHASES[game.phase]


def player(game: SmileLife, to: Show, seat: i64) -> None:
    """A player."""
    to.known("seat", seat)
    if to.knows(seat, _key(game, seat), NUMBERS_OF_PLAYER):
        return
    job = game.job(seat)
    to.number("smiles", lives.smiles_of(game, seat))
    to.number("level", lives.level(game, seat))
    to.word("job", KINDS, job.kind if job.works else -1)
    to.number("wage_limit", lives.wage_limit(game, seat))
    to.number("money", lives.money(game, seat))
    to.flag("married", game.is_married(seat))
    to.flag("unfaithful", game.is_unfaithful(seat))
    to.number("defence", lives.defence(game, seat))
    to.number("skips", game.skips[seat])
    to.number("hand_size", game.hand_size(seat))
    to.flag("free_house", game.free_house >> seat & 1 != 0)
    to.flag("imprisons", game.dictator_waits and job.dictates)
    to.word("protected", KINDS, _protected(game, seat))
    to.names("used_flirts", KINDS, _used_flirts(game, seat), MOST_USED_FLIRTS)


def _key(game: SmileLife, seat: i64) -> i64:
    """A key of what is told of a player, zones aside."""
    key = keyed(game.skips[seat], game.uncounted[seat])
    key = keyed(key, game.bunkered)
    key = keyed(key, (game.free_house >> seat & 1) * 2 + (1 if game.dictator_waits else 0))
    for kind in game.running:
        key = keyed(key, kind)
    for card in game.babies:
        key = keyed(key, -card)
    return key


def _protected(game: SmileLife, seat: i64) -> i64:
    """What lies under a player's Bunker; -1 if nothing does."""
    if game.bunkered >= 0 and game.owns(seat, BUNKER):
        return game.face[game.bunkered]
    return -1


def _used_flirts(game: SmileLife, seat: i64) -> list[int]:
    """The kinds of a player's flirts that have had their child."""
    if not game.babies:
        return []
    flirts = game.zones[game.flirts(seat)]
    return [game.face[card] for card in game.babies if card in flirts]


def counters(game: SmileLife, to: Show) -> None:
    """The counters that every player may see."""
    to.counter("turns", NOBODY, game.turns)
    to.counter("pile", NOBODY, len(game.zones[game.pile]))
    for seat in range(game.people):
        to.counter("smiles", seat, lives.smiles_of(game, seat))
        to.counter("skips", seat, game.skips[seat])


def table(game: SmileLife, to: Show) -> None:
    """The table, without zones and players."""
    to.number("turn", game.turn)
    to.number("turns", game.turns)
    to.begin_list("running", MOST_PLAGUES, 3)
    for at, kind in enumerate(game.running):
        to.begin_item()
        to.word("plague", KINDS, kind)
        to.number("rounds", game.left[at])
        to.number("turned_by", game.notcher[at])
        to.end_item()
    to.end_list()
    to.begin_list("monsters", MOST_PLAGUES, 3)
    for at, kind in enumerate(game.monsters):
        to.begin_item()
        to.word("monster", KINDS, kind)
        to.number("at", game.monster_at[at])
        to.number("left", game.monster_left[at])
        to.end_item()
    to.end_list()
    to.flag("turned", game.turned)
    to.word("casino", CASINO, (0 if game.casino_open else 1) if game.zones[game.casino] else -1)
    to.seat("bettor", game.bettor)
    if to.begin_maybe("invasion", game.target >= 0, 2):
        to.number("target", game.target)
        to.number("thrown", game.smiles_in(game.aliens))
        to.end()
    to.seat("waiting_purge", game.waiting_purge)
    to.word("card", KINDS, game.about_kind)
    to.seat("victim", game.victim)
    to.maybe("strength", game.strength, game.strength != 0)
    to.seat("threw", _thrower_of_top(game))


def _thrower_of_top(game: SmileLife) -> i64:
    """SL-3.5: the seat that threw the top card of the discard pile away; ``NOBODY`` if none did."""
    cards = game.zones[game.discard]
    return game.threw[cards[-1]] if cards else NOBODY
