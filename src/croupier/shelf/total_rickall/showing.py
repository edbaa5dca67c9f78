"""What every viewer may know: the game's own part of a view (its shape is declared in ``view``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.total_rickall import asking, talk
from croupier.shelf.total_rickall.cards import CHARACTERS, KINDS, NAMES
from croupier.shelf.total_rickall.layout import LAY, NO_CHARACTER, claimant, first_of, lowest, said, second_of
from croupier.shelf.total_rickall.options import ASK_VOTE, SAYINGS, SUBJECTS
from croupier.table import NOBODY, Json

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall
    from croupier.shelf.total_rickall.view import Claim, Friend, Person, Public, Standing


def player(game: Rickall, seat: int) -> Person:
    """A player."""
    friend = game.friend[seat]
    return {
        "seat": seat,
        "first_player": seat == game.first,
        "has_laid": len(game.zones[game.laid(seat)]) > 0,
        "friend": NAMES[friend] if friend >= 0 else None,
        "fell_at_dinner": bool(game.fell & 1 << seat),
    }


def counters(game: Rickall) -> list[Json]:
    """The numbers that every player may read."""
    return [
        {"name": "round", "owner": None, "value": game.round},
        {"name": "fails", "owner": None, "value": len(game.zones[game.fail])},
        {"name": "exterminated", "owner": None, "value": len(game.zones[game.parasites])},
        {"name": "characters-to-come", "owner": None, "value": len(game.zones[game.character])},
    ]


def public(game: Rickall) -> Public:
    """The table, beside zones and players."""
    return {
        "round": game.round,
        "last_round": game.is_last_round(),
        "first_player": game.first,
        "actor": game.actor if game.phase != LAY else None,
        "card": KINDS[game.card] if game.card >= 0 else None,
        "row": game.figures.row,
        "centre": [_standing(game, place) for place in range(len(game.slots) - 1, -1, -1)],
        "friends": [_friend(game, seat) for seat in range(game.seats) if game.friend[seat] >= 0],
        "fails": len(game.zones[game.fail]),
        "fails_lost": game.figures.fails,
        "characters_left": len(game.zones[game.character]),
        "shots_fired": game.shots_fired,
        "claims": [claim_in_words(claim) for claim in game.claims],
        "speaker": game.speaker if game.speaker != NOBODY else None,
        "vote_called_by": game.caller if game.caller != NOBODY else None,
        "picked": NAMES[lowest(game.spared)] if game.spared else None,
        "outlook": asking.outlook(game),
        "votes_needed": talk.votes_needed(game) if game.about == ASK_VOTE else None,
    }


def _standing(game: Rickall, place: int) -> Standing:
    character = game.face[game.zones[game.centre][place]] - CHARACTERS
    return {
        "character": NAMES[character],
        "colour": game.figures.colours[character],
        "face_up": bool(game.up & 1 << character),
        "dented": bool(game.dented & 1 << character),
        "slot": game.slots[place],
    }


def _friend(game: Rickall, seat: int) -> Friend:
    character = game.friend[seat]
    return {
        "character": NAMES[character],
        "colour": game.figures.colours[character],
        "face_up": bool(game.up & 1 << character),
        "dented": bool(game.dented & 1 << character),
        "owner": seat,
    }


def claim_in_words(claim: int) -> Claim:
    """A claim that stands."""
    one = first_of(claim)
    other = second_of(claim)
    return {
        "seat": claimant(claim),
        "says": SAYINGS[said(claim)],
        "about": SUBJECTS[one] if one != NO_CHARACTER else None,
        "rather_than": SUBJECTS[other] if other != NO_CHARACTER else None,
    }
