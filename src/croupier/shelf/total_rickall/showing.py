"""The public information about the table (its shape is declared in ``view``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.total_rickall import asking, talk
from croupier.shelf.total_rickall.cards import CHARACTERS, KINDS, NAMES
from croupier.shelf.total_rickall.layout import LAY, NO_CHARACTER, claimant, first_of, lowest, said, second_of
from croupier.shelf.total_rickall.options import ASK_VOTE, SAYINGS, SUBJECTS
from croupier.table import Json, Show
from croupier.table.show import Shown

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall

OUTLOOKS: Final = ["nobody", "empty-deck", "look-at-one", "look-at-two", "only-draw", "in-vain"]

# The usual maximum of claims.
MOST_CLAIMS: Final = 40


def table(game: Rickall, to: Show) -> None:
    """The table, besides zones and players."""
    to.number("round", game.round)
    to.flag("last_round", game.is_last_round())
    to.number("first_player", game.first)
    to.maybe("actor", game.actor, game.phase != LAY)
    to.word("card", KINDS, game.card)
    to.known("row", game.figures.row)
    to.begin_list("centre", len(NAMES), 4)
    for place in range(len(game.slots) - 1, -1, -1):
        to.begin_item()
        _character(game, to, game.face[game.zones[game.centre][place]] - CHARACTERS)
        to.number("slot", game.slots[place])
        to.end_item()
    to.end_list()
    to.begin_list("friends", game.people, 4)
    for seat in range(game.people):
        if game.friend[seat] >= 0:
            to.begin_item()
            _character(game, to, game.friend[seat])
            to.number("owner", seat)
            to.end_item()
    to.end_list()
    to.number("fails", len(game.zones[game.fail]))
    to.known("fails_lost", game.figures.fails)
    to.number("characters_left", len(game.zones[game.character]))
    to.flag("shots_fired", game.shots_fired)
    to.begin_list("claims", MOST_CLAIMS, 4)
    for claim in game.claims:
        to.begin_item()
        _claim(to, claim)
        to.end_item()
    to.end_list()
    to.seat("speaker", game.speaker)
    to.seat("vote_called_by", game.caller)
    to.word("picked", NAMES, lowest(game.spared) if game.spared else -1)
    outlook = asking.outlook(game)
    to.word("outlook", OUTLOOKS, OUTLOOKS.index(outlook) if outlook is not None else -1)
    voting = game.about == ASK_VOTE
    to.maybe("votes_needed", talk.votes_needed(game) if voting else 0, voting)


def _character(game: Rickall, to: Show, character: i64) -> None:
    """A Character in play."""
    to.word("character", NAMES, character)
    to.known("colour", game.figures.colours[character])
    to.flag("face_up", game.up & 1 << character != 0)
    to.flag("dented", game.dented & 1 << character != 0)


def claim_in_words(claim: int) -> Json:
    """A claim in a view or a position."""
    shown = Shown()
    _claim(shown, claim)
    return shown.fields


def _claim(to: Show, claim: i64) -> None:
    """A claim that stands."""
    one = first_of(claim)
    other = second_of(claim)
    to.number("seat", claimant(claim))
    to.word("says", SAYINGS, said(claim))
    to.word("about", SUBJECTS, one if one != NO_CHARACTER else -1)
    to.word("rather_than", SUBJECTS, other if other != NO_CHARACTER else -1)
