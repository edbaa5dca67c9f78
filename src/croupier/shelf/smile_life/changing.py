"""SL-17, SL-18, SL-13.6, AP-17.3: resigning, divorcing, ending an affair, imprisoning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import bargain, beats, losing
from croupier.shelf.smile_life.cards import ADULTERY
from croupier.shelf.smile_life.options import (
    DIVORCE,
    DIVORCED,
    END_AFFAIR,
    ENDED_AFFAIR,
    IMPRISON,
    RESIGN,
    RESIGNED,
)
from croupier.shelf.smile_life.reasons import (
    DICTATED_ALREADY,
    FAITHFUL,
    JOBLESS,
    NOT_TO_BE_IMPRISONED,
    ONLY_A_DICTATOR,
    RESIGN_BEFORE_DRAWING,
    UNMARRIED,
)
from croupier.table import Flow, Option, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def why_not_resign(game: SmileLife, seat: i64, late: bool) -> WhyNot | None:
    """SL-17.1, SL-8.2: after drawing (``late``) only a temporary job is left."""
    job = game.job(seat)
    if not job.works:
        return JOBLESS
    return RESIGN_BEFORE_DRAWING if late and not job.temporary else None


def why_not_divorce(game: SmileLife, seat: i64) -> WhyNot | None:
    """SL-18.1."""
    return None if game.is_married(seat) else UNMARRIED


def why_not_end_affair(game: SmileLife, seat: i64) -> WhyNot | None:
    """SL-13.6."""
    return None if game.is_unfaithful(seat) else FAITHFUL


def why_not_imprison(game: SmileLife, seat: i64) -> WhyNot | None:
    """AP-17.3: a Dictator imprisons once."""
    if not game.job(seat).dictates:
        return ONLY_A_DICTATOR
    return None if game.dictator_waits else DICTATED_ALREADY


def changes(game: SmileLife, seat: i64, options: list[Option], late: bool) -> None:
    """Add these answers: before drawing all of them, later (``late``) only a few."""
    if why_not_resign(game, seat, late) is None:
        options.append(RESIGN)
    if not late and why_not_imprison(game, seat) is None:
        options.extend([IMPRISON[other] for other in game.others(seat)])
    if game.zones[game.marriage(seat)]:
        if not late and why_not_divorce(game, seat) is None:
            options.append(DIVORCE)
        if why_not_end_affair(game, seat) is None:
            options.append(END_AFFAIR)


def why_not_change(game: SmileLife, seat: i64, verb: str, late: bool) -> WhyNot | None:
    """Why a player may not give such an answer now."""
    if verb == "resign":
        return why_not_resign(game, seat, late)
    if verb == "divorce":
        return UNMARRIED
    if verb == "end-affair":
        return why_not_end_affair(game, seat)
    return why_not_imprison(game, seat) or NOT_TO_BE_IMPRISONED


def change_life(game: SmileLife, seat: int, option: Option) -> Flow:
    """SL-17, SL-18, SL-13.6, AP-17.3: resign, divorce, end an affair or imprison; ``turn_over`` if that was the turn."""
    if option is RESIGN:
        job = game.job(seat)
        game.tell(RESIGNED, seat, job.kind)
        yield from losing.leave_job(game, seat, game.discard, None) or ()
        game.beat(beats.RESIGNED, seat, job.kind)
        game.turn_over = not job.temporary
    elif option is DIVORCE:
        wedding: i64 = game.face[game.wedding(seat)]
        game.tell(DIVORCED, seat, wedding)
        losing.end_marriage(game, seat, game.discard, game.discard)
        game.beat(beats.DIVORCED, seat, wedding)
        game.turn_over = True
    elif option is END_AFFAIR:
        card = game.find(game.marriage(seat), ADULTERY)
        losing.take_away(game, card, game.marriage(seat), game.discard)
        game.threw[card] = seat
        game.tell(ENDED_AFFAIR, seat)
        game.beat(beats.AFFAIR_OVER, seat)
    else:
        yield from bargain.imprison(game, seat, option.value)
