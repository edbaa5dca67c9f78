"""What a seat may answer, and why not: one law per question determines both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.total_rickall import dinner, rounds, talk
from croupier.shelf.total_rickall.actions import ACTIONS
from croupier.shelf.total_rickall.layout import LAY, TABLE
from croupier.shelf.total_rickall.options import (
    ANSWERS,
    ASK_DINNER,
    ASK_END_ROUND,
    ASK_LAY,
    ASK_LISTEN,
    ASK_RESOLVE,
    ASK_SPEAK,
    LISTEN,
    OPTIONS,
    QUESTIONS,
    SPEAK,
    decision,
)
from croupier.shelf.total_rickall.reasons import (
    ANOTHER_PHASE,
    ASKED_TO_CHOOSE,
    CANNOT_BE_CHOSEN,
    NO_SPEAKING_UP,
    NO_VOTE,
    NOT_YOUR_TURN,
    NOT_YOUR_TURN_AT_DINNER,
    SPEAK_UP_FIRST,
)
from croupier.table import OFFER, Decision, Option, Why, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall
    from croupier.shelf.total_rickall.view import Outlook

# Why answers of these kinds are not on offer when another question is open; all others depend on whose turn it is.
ELSEWHERE: Final = {
    "pass": ASKED_TO_CHOOSE,
    "speak": NO_SPEAKING_UP,
    "lay": ANOTHER_PHASE,
    "agree": NO_VOTE,
    "disagree": NO_VOTE,
}


def law(game: Rickall, about: i64, seat: i64, why: Why) -> i64:
    """What may be chosen when a question is put to a seat: the indices of the question's options, one bit for each."""
    if about == ASK_LAY:
        return rounds.laying_law(game, seat, why)
    if about >= ASK_SPEAK:
        return talk.law(game, about, seat, why)
    if about == ASK_DINNER:
        return dinner.law(game, seat, why)
    if about in (ASK_RESOLVE, ASK_END_ROUND, ASK_LISTEN):
        return 0
    return ACTIONS[game.card].law(game, about, seat, why)


def offer(game: Rickall, about: i64, seat: i64) -> Decision:
    """What a seat may answer. A player who has nothing to choose may only listen or speak up (TR-Q36)."""
    if about == ASK_LAY:
        kinds = rounds.laying_law(game, seat, OFFER)
        return decision(ASK_LAY, kinds) if kinds else LISTEN
    if about < ASK_SPEAK and seat != game.actor:
        return LISTEN
    return decision(about, law(game, about, seat, OFFER))


def why_not(game: Rickall, seat: int, key: str) -> WhyNot:
    """Why a seat may not give an answer now."""
    unknown = ANSWERS.why_unknown(key, game.seats)
    if unknown is not None:
        return unknown
    option = OPTIONS[key]
    about = _question_to(game, seat)
    if option not in QUESTIONS[about].chosen:
        return _elsewhere(game, seat, option)
    why = Why(1 << option.value)
    law(game, about, seat, why)
    return why.reason or CANNOT_BE_CHOSEN


def _question_to(game: Rickall, seat: int) -> int:
    """The question that a seat is asked, or that its card would ask if there were a Character to choose."""
    if game.about == ASK_LAY or game.about >= ASK_SPEAK:
        return game.about
    if seat != game.actor:
        return ASK_LISTEN
    if outlook(game) == "nobody":
        return ACTIONS[game.card].seeks
    return game.about


def outlook(game: Rickall) -> Outlook | None:
    """The consequences of the current card, if it leaves nothing to choose."""
    if game.about != ASK_RESOLVE or game.card < 0:
        return None
    return ACTIONS[game.card].outlook(game)


def _elsewhere(game: Rickall, seat: int, option: Option) -> WhyNot:
    """Why an answer to a question other than the open one is not on offer."""
    if option.kind in ELSEWHERE:
        return ELSEWHERE[option.kind]
    if option in QUESTIONS[ASK_SPEAK].chosen and SPEAK in game.offer(game.about, seat).options:
        return SPEAK_UP_FIRST
    if game.phase == LAY or seat == game.actor:
        return ANOTHER_PHASE
    return NOT_YOUR_TURN_AT_DINNER if game.phase == TABLE else NOT_YOUR_TURN
