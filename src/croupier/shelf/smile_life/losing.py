"""How cards leave a life: jobs and marriages, and all that hangs on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    ADULTERY,
    CRISIS_ECOLOGICAL,
    FAMILY,
    FIGURES,
    GRAND_PRIZE,
    JOB,
    JOB_DICTATOR,
    JOB_RESEARCHER,
    JOB_SURVIVALIST,
    MALUS_VIRUS,
    MARRIAGE,
)
from croupier.shelf.smile_life.options import (
    ASK_GIVE_UP,
    ASK_KEEP,
    BACK_TO_LIMIT,
    CARD,
    DISCARDED,
    ENDED_AFFAIR,
    FLIPPED,
    FLIRTS_OVER,
    LOST,
    LOST_FOR_GOOD,
)
from croupier.table import Event, Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def take_away(game: SmileLife, card: i64, source: i64, target: i64) -> None:
    """A laid card leaves its place; what hung on the card itself is forgotten."""
    game.move(card, source, target)
    if card == game.bunkered:
        game.bunkered = -1
    if card in game.babies and target in (game.discard, game.out):
        game.babies.remove(card)
    for seat in range(game.people):
        if source == game.extra(seat):
            game.uncounted[seat] = min(game.uncounted[seat], levels_in(game, source))


def lose(game: SmileLife, seat: int, zone: int, card: int, target: int, affair_target: int) -> Flow:
    """Somebody loses a laid card, to the discard pile or out of game, and whatever hangs on it. An adultery that ends with
    its marriage may go elsewhere."""
    kind = game.face[card]
    if FAMILY[kind] == JOB:
        yield from leave_job(game, seat, target, LOST if target == game.discard else LOST_FOR_GOOD)
    elif FAMILY[kind] == MARRIAGE:
        end_marriage(game, seat, target, affair_target)
        game.tell(LOST if target == game.discard else LOST_FOR_GOOD, seat, kind)
    else:
        lose_simply(game, seat, zone, card, target)


def lose_simply(game: SmileLife, seat: i64, zone: i64, card: i64, target: i64) -> None:
    """A card on which nothing hangs but itself."""
    kind: i64 = game.face[card]
    take_away(game, card, zone, target)
    if target == game.discard:
        game.threw[card] = seat
        game.tell(LOST, seat, kind)
    else:
        game.tell(LOST_FOR_GOOD, seat, kind)
    if kind == ADULTERY:
        game.tell(ENDED_AFFAIR, seat)


def levels_in(game: SmileLife, zone: i64) -> i64:
    levels: i64 = 0
    for card in game.zones[zone]:
        levels += FIGURES.level[game.face[card]]
    return levels


# Jobs.


def leave_job(game: SmileLife, seat: int, target: int, telling: Event | None) -> Flow:
    """SL-6.4, SL-7.7, SL-19.2: a job is lost or left. A Researcher first throws a card of choice away, and it lies under
    the job; a Grand Prize is flipped. What is still to be told of it comes before a Survivalist's hand is cut."""
    card = game.zones[game.job_of(seat)][0]
    job = game.face[card]
    if job == JOB_RESEARCHER and len(game.zones[game.hand(seat)]) > FIGURES.dealt:
        yield from game.choose_from_hand(seat, ASK_GIVE_UP, game.zones[game.hand(seat)])
        kind = game.chosen.value
        game.discard_from_hand(seat, kind)
        game.tell(DISCARDED, seat, kind)
    take_away(game, card, game.job_of(seat), target)
    if target == game.discard:
        game.threw[card] = seat
    game.free_house &= ~(1 << seat)
    game.pulled &= ~(1 << seat)
    if job == JOB_DICTATOR:
        game.dictator_waits = False
    while FIGURES.prize[job] and game.owns(seat, GRAND_PRIZE):
        game.flip(seat, GRAND_PRIZE)
        game.tell(FLIPPED, seat, GRAND_PRIZE)
    if telling is not None:
        game.tell(telling, seat, job)
    if job == JOB_SURVIVALIST:
        yield from trim(game, seat)


def trim(game: SmileLife, seat: int) -> Flow:
    """AMB-22, AMB-58: whoever holds more than an ecological crisis allows throws the rest away, but never the Virus."""
    size = game.hand_size(seat)
    hand = game.zones[game.hand(seat)]
    if size >= FIGURES.dealt or len(hand) <= size:
        return
    virus = game.find(game.hand(seat), MALUS_VIRUS)
    game.about_kind = CRISIS_ECOLOGICAL
    if virus >= 0 and game.seen[virus] == game.layout.everybody:
        game.chosen = CARD[MALUS_VIRUS]
    else:
        yield from game.choose_from_hand(seat, ASK_KEEP, hand)
    game.about_kind = -1
    keep_only(game, seat, game.chosen.value)


def keep_only(game: SmileLife, seat: i64, kept: i64) -> None:
    """Throws a whole hand away but one card."""
    kinds = [game.face[card] for card in game.zones[game.hand(seat)]]
    kinds.remove(kept)
    kinds.sort()
    for kind in kinds:
        game.discard_from_hand(seat, kind)
    game.tell(BACK_TO_LIMIT, seat, len(kinds))


# Marriages.


def end_marriage(game: SmileLife, seat: i64, target: i64, affair_target: i64) -> None:
    """SL-16.4, SL-18.2, AMB-37: the marriage goes, an adultery before it, and its flirts are flipped."""
    zone = game.marriage(seat)
    wedding: i64 = -1
    affair: i64 = -1
    for card in game.zones[zone]:
        if game.face[card] == ADULTERY:
            affair = card
        else:
            wedding = card
    if affair >= 0:
        take_away(game, affair, zone, affair_target)
        if affair_target == game.discard:
            game.threw[affair] = seat
        flip_affair(game, seat)
        game.tell(LOST if affair_target == game.discard else LOST_FOR_GOOD, seat, ADULTERY)
    take_away(game, wedding, zone, target)
    if target == game.discard:
        game.threw[wedding] = seat


def flip_affair(game: SmileLife, seat: i64) -> None:
    """SL-13.4, SL-18.2. A flirt under the Bunker stays as it is."""
    flirts = game.zones[game.affair(seat)][:]
    for flirt in flirts:
        if flirt != game.bunkered:
            game.move(flirt, game.affair(seat), game.flipped(seat))
    if flirts:
        game.tell(FLIRTS_OVER, seat)
