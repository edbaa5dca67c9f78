"""TR-7 and TR-8: how players speak up, what they claim, and the votes that end the game or the dinner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.total_rickall import beats, dinner, ending
from croupier.shelf.total_rickall.layout import NO_CHARACTER, TABLE, first_of, pack, said
from croupier.shelf.total_rickall.options import (
    ASK_ABOUT,
    ASK_ENOUGH,
    ASK_RATHER_THAN,
    ASK_SPEAK,
    ASK_VOTE,
    CALL_DECLARATION,
    CALL_ENOUGH,
    CALLED_ENOUGH,
    CARRIED,
    DECK,
    DECLARE,
    DECLARED,
    ENOUGH,
    LISTEN,
    NEVER_MIND,
    NOT_CARRIED,
    QUESTIONS,
    SPEAK,
    VOTED,
)
from croupier.shelf.total_rickall.reasons import (
    CALLED_ALREADY,
    DECLARED_ALREADY,
    NO_DECLARATION_AT_DINNER,
    NO_DECLARATION_INSIDE,
    NOT_AT_DINNER,
    SILENCED,
)
from croupier.shelf.total_rickall.sayings import SAYABLE
from croupier.table import NOBODY, Decision, Flow, Why

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall

# The choices of a player who speaks up, as a set: say something, or call one of the two votes.
DECLARATION: Final = 1 << CALL_DECLARATION
VOTE_AT_DINNER: Final = 1 << CALL_ENOUGH
MENU: Final = (1 << len(SAYABLE)) - 1 | DECLARATION | VOTE_AT_DINNER


# Asking while players may talk.


def open_question(game: Rickall, seat: i64, about: i64) -> bool:
    """TR-Q36: ask one player, while all others may speak up."""
    game.actor = seat
    return game.ask_among(seat, about, LISTEN)


def inside_effect(game: Rickall, seat: int, about: int) -> Flow:
    """TR-6.3: ask inside an effect. Players may give advice before a target is named, but not declare (TR-Q17)."""
    game.inside = True
    while True:
        yield open_question(game, seat, about)
        if game.reactor == seat and game.answers[seat] is not SPEAK:
            break
        yield from speak(game, game.reactor)
    game.inside = False


def speak(game: Rickall, seat: int) -> Flow:
    """TR-7.2: a player raises a hand. After that the open question is asked again."""
    game.speaker = seat
    yield game.ask(seat, ASK_SPEAK)
    option = game.answers[seat]
    if option is DECLARE:
        yield from declare(game, seat)
    elif option is ENOUGH:
        yield from call_enough(game, seat)
    elif option is not NEVER_MIND:
        yield from claim(game, seat, option.value)
        game.reveal_kept()
    game.speaker = NOBODY


def law(game: Rickall, about: i64, seat: i64, why: Why) -> i64:
    """What a player who has spoken up may say: a choice from the menu, then about whom, then compared with whom."""
    if about == ASK_SPEAK:
        return menu_law(game, seat, why)
    if about == ASK_ABOUT:
        return SAYABLE[game.saying].first_law(game, seat, why)
    if about == ASK_RATHER_THAN:
        return SAYABLE[game.saying].second_law(game, seat, game.subject, why)
    return 0


def menu_law(game: Rickall, seat: i64, why: Why) -> i64:
    """TR-7.3, TR-Q17, TR-Q20: the sayings and votes that are open to a player, one bit for each."""
    left: i64 = MENU
    for saying in SAYABLE:
        left = saying.menu_law(game, seat, left, why)
    if game.phase == TABLE:
        left = why.bar(left, DECLARATION, NO_DECLARATION_AT_DINNER)
        if game.fell & 1 << seat:
            left = why.bar(left, VOTE_AT_DINNER, SILENCED)
    else:
        if game.inside:
            left = why.bar(left, DECLARATION, NO_DECLARATION_INSIDE)
        left = why.bar(left, VOTE_AT_DINNER, NOT_AT_DINNER)
    if game.declared & 1 << seat:
        left = why.bar(left, DECLARATION, DECLARED_ALREADY)
        left = why.bar(left, VOTE_AT_DINNER, CALLED_ALREADY)
    return left


# TR-8.1 The declaration. TR-Q20: the same at dinner.


def declare(game: Rickall, seat: int) -> Flow:
    """TR-8.1, TR-8.2: a player says that no Parasite is left in the centre; do at least half agree?"""
    game.declared |= 1 << seat
    game.tell(DECLARED, seat)
    game.beat(beats.DECLARED, seat)
    voters = [other for other in game.clockwise() if other != seat]
    agree = 1
    if agree < votes_needed(game):
        yield from hold_vote(game, seat, voters, ASK_VOTE)
        agree = count_votes(game, voters)
    if agree >= votes_needed(game):
        game.tell(CARRIED, agree, game.seats)
        game.beat(beats.VOTE, seat)
        ending.last_look(game, "TR-8.4")
    else:
        game.tell(NOT_CARRIED, agree, game.seats)
        game.beat(beats.VOTE, seat)


def call_enough(game: Rickall, seat: int) -> Flow:
    """TR-Q20, TR-Q21, TR-Q42: all who have not fallen at dinner must agree that it is over."""
    game.declared |= 1 << seat
    game.tell(CALLED_ENOUGH, seat)
    game.beat(beats.ENOUGH, seat)
    voters = [other for other in game.clockwise() if other != seat and not game.fell & 1 << other]
    agree = 1
    if voters:
        yield from hold_vote(game, seat, voters, ASK_ENOUGH)
        agree = count_votes(game, voters)
    if agree > len(voters):
        game.tell(CARRIED, agree, len(voters) + 1)
        game.beat(beats.VOTE, seat)
        dinner.end(game)
    else:
        game.tell(NOT_CARRIED, agree, len(voters) + 1)
        game.beat(beats.VOTE, seat)


def hold_vote(game: Rickall, seat: int, voters: list[int], about: int) -> Flow:
    """TR-Q37: the voters vote in secret, at the same time."""
    game.speaker = NOBODY
    game.caller = seat
    yield game.ask_all(voters, about)
    game.caller = NOBODY


def votes_needed(game: Rickall) -> int:
    """TR-8.2, TR-Q1: at least half, or more than half if the host wants it so."""
    return game.seats // 2 + 1 if game.options["majority"] == "strict" else (game.seats + 1) // 2


def count_votes(game: Rickall, voters: list[int]) -> int:
    """TR-Q37: show all votes at once. Return how many agree, the declarer included."""
    agree = 1
    for voter in voters:
        agree += game.answers[voter].value
        game.tell(VOTED, voter, game.answers[voter].value)
    return agree


# TR-7.3 Claims.


def claim(game: Rickall, seat: int, saying: int) -> Flow:
    """Ask who a statement is about. Nothing is reported before it is complete: it may still be dropped. A fork
    continues with it, as what may truly be said depends on cards that it re-deals.
    """
    game.saying = saying
    one = other = NO_CHARACTER
    if SAYABLE[saying].subjects:
        keep_saying(game, seat)
        yield game.ask(seat, ASK_ABOUT)
        if game.answers[seat] is NEVER_MIND:
            return
        one = game.answers[seat].value
        if SAYABLE[saying].subjects > 1:
            game.subject = one
            keep_saying(game, seat)
            yield game.ask(seat, ASK_RATHER_THAN)
            if game.answers[seat] is NEVER_MIND:
                return
            other = game.answers[seat].value
    back = SAYABLE[saying].taken_back(seat, one, other)
    if back in game.claims:
        game.claims.remove(back)
    game.claims.append(pack(seat, saying, one, other))
    SAYABLE[saying].tell(game, seat, one, other)
    game.beat(beats.CLAIM, seat)


def keep_saying(game: Rickall, seat: int) -> None:
    """Hide what a player is about to say from the others."""
    game.keep(seat)
    game.kept_among[seat][-1] = Decision(QUESTIONS[game.about].kind, "TR-7.3", (game.answers[seat],))


def drop_denials(game: Rickall) -> None:
    """TR-Q38: "no killing card" stands to the end of the round."""
    if game.claims:
        game.claims = [claim for claim in game.claims if not SAYABLE[said(claim)].fades]


def cards_told_of(game: Rickall, viewer: i64) -> list[int]:
    """The Identities that a viewer has not seen but was truthfully told about: only in classic mode, where players
    cannot be wrong or lie.
    """
    cards: list[int] = []
    if game.advanced or game.fleeting:
        return cards
    for claim in game.claims:
        if SAYABLE[said(claim)].subjects == 1:
            one = first_of(claim)
            card = game.zones[game.identity][-1] if one == DECK else game.identity_of(one)
            if not game.seen[card] & viewer and card not in cards:
                cards.append(card)
    return cards
