"""SL-4, SL-6.4, SL-16.4: how cards leave a life: jobs and marriages, and everything that hangs on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, laying, virus
from croupier.shelf.smile_life.cards import ADULTERY, CRISIS_ECOLOGICAL, MALUS_VIRUS, PRIZE
from croupier.shelf.smile_life.options import (
    ASK_KEEP,
    BACK_TO_LIMIT,
    FLIPPED,
    FLIRTS_OVER,
    LOST,
    LOST_FOR_GOOD,
)
from croupier.table import Event, Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.jobs import Job
    from croupier.shelf.smile_life.state import SmileLife


def take_away(game: SmileLife, card: i64, source: i64, target: i64) -> None:
    """Move a laid card from its place, and forget its marks."""
    game.move(card, source, target)
    if card == game.bunkered:
        game.bunkered = -1
    if game.babies and card in game.babies and target in (game.discard, game.out):
        game.babies.remove(card)
    seat = source - game.extra(0)
    if 0 <= seat < game.people:
        game.uncounted[seat] = min(game.uncounted[seat], game.levels_in(source))


def lose_all(game: SmileLife, seat: i64, zone: i64, target: i64) -> None:
    """Take every card of a heap from its player, except one under the Bunker."""
    before = len(game.zones[zone])
    for card in game.zones[zone][:]:
        if card != game.bunkered:
            game.cards[game.face[card]].lose_alone(game, seat, zone, card, target)
    if len(game.zones[zone]) < before:
        game.beat(beats.LOSSES, seat)


def lose_last(game: SmileLife, seat: i64, zone: i64) -> None:
    """SL-16.5, SL-16.6, AMB-44: discard the last card of a heap that is not under the Bunker."""
    card = laying.last_exposed(game, zone)
    game.cards[game.face[card]].lose_alone(game, seat, zone, card, game.discard)
    game.beat(beats.LOSS, seat, game.face[card])


# Jobs.


def leave_job(game: SmileLife, seat: i64, target: i64, telling: Event | None) -> Flow | None:
    """SL-6.4, SL-19.2: a player loses or leaves a job, and a Grand Prize is flipped. ``telling`` is reported before a
    Survivalist's hand is reduced.
    """
    job = game.job(seat)
    before = job.leaving(game, seat)
    if before is not None:
        return _leave_later(game, seat, job, before, target, telling)
    _leave(game, seat, job, target, telling)
    return job.left(game, seat)


def _leave_later(game: SmileLife, seat: i64, job: Job, before: Flow, target: i64, telling: Event | None) -> Flow:
    yield from before
    _leave(game, seat, job, target, telling)
    yield from job.left(game, seat) or ()


def _leave(game: SmileLife, seat: i64, job: Job, target: i64, telling: Event | None) -> None:
    card: i64 = game.zones[game.job_of(seat)][0]
    take_away(game, card, game.job_of(seat), target)
    game.note_job(seat)
    if target == game.discard:
        game.threw[card] = seat
    game.free_house &= ~(1 << seat)
    game.pulled &= ~(1 << seat)
    if job.prize:
        prize = game.owned(seat, PRIZE)
        while prize >= 0:
            game.flip_card(seat, prize)
            game.tell(FLIPPED, seat, game.face[prize])
            prize = game.owned(seat, PRIZE)
    if telling is not None:
        game.tell(telling, seat, job.kind)
    if telling is LOST:
        game.beat(beats.LOSS, seat, job.kind)


def trim(game: SmileLife, seat: i64) -> Flow | None:
    """AMB-22, AMB-58: a player who holds more than an ecological crisis allows throws the rest away, but never the Virus."""
    if not game.is_shrunk(seat) or len(game.zones[game.hand(seat)]) <= game.hand_size(seat):
        return None
    held = virus.held_by(game, seat)
    if held < 0 or game.seen[held] != game.layout.everybody:
        return _keep_one(game, seat)
    keep_only(game, seat, MALUS_VIRUS)
    return None


def _keep_one(game: SmileLife, seat: i64) -> Flow:
    game.about_kind = CRISIS_ECOLOGICAL
    yield from game.choose_from_hand(seat, ASK_KEEP, game.zones[game.hand(seat)])
    game.about_kind = -1
    keep_only(game, seat, game.chosen.value)


def keep_only(game: SmileLife, seat: i64, kept: i64) -> None:
    """Throw away a whole hand except one card."""
    kinds = [game.face[card] for card in game.zones[game.hand(seat)]]
    kinds.remove(kept)
    kinds.sort()
    for kind in kinds:
        game.discard_from_hand(seat, kind)
    game.tell(BACK_TO_LIMIT, seat, len(kinds))
    game.beat(beats.TRIMMED, seat, len(kinds))


# Marriages.


def end_marriage(game: SmileLife, seat: i64, target: i64, affair_target: i64) -> None:
    """SL-16.4, SL-18.2, AMB-37: the marriage goes, after any adultery on it, and its flirts are flipped."""
    zone = game.marriage(seat)
    wedding = game.wedding(seat)
    adultery = game.find(zone, ADULTERY)
    if adultery >= 0:
        take_away(game, adultery, zone, affair_target)
        if affair_target == game.discard:
            game.threw[adultery] = seat
        flip_affair(game, seat)
        game.tell(LOST if affair_target == game.discard else LOST_FOR_GOOD, seat, ADULTERY)
    take_away(game, wedding, zone, target)
    if target == game.discard:
        game.threw[wedding] = seat


def flip_affair(game: SmileLife, seat: i64) -> None:
    """SL-13.4, SL-18.2: flip the flirts beside a marriage, except one under the Bunker."""
    flirts = game.zones[game.affair(seat)][:]
    for flirt in flirts:
        if flirt != game.bunkered:
            game.move(flirt, game.affair(seat), game.flipped(seat))
    if flirts:
        game.tell(FLIRTS_OVER, seat)
