"""RR-11: which Action cards may be played, by whom, and how a card is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.russian_roulette import actions, beats, reasons
from croupier.shelf.russian_roulette.options import PLAYED
from croupier.shelf.russian_roulette.phases import JUDGE, POWDER
from croupier.table import NOBODY, Flow
from croupier.table.why import ALL, OFFER, Why

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette


def law(game: Roulette, seat: i64, why: Why) -> i64:
    """RR-11.2, RR-11.8, RR-Q25, RR-Q36: the kinds that a player may play now."""
    held: i64 = 0
    face = game.face
    kind: i64 = 0
    for card in game.zones[seat]:
        kind = face[card]
        held |= 1 << kind
    left = why.keep(ALL, held, reasons.NOT_HELD)
    if not left:
        return 0
    of_phase: i64 = game.figures.of_phase[game.phase]
    left = why.keep(left, of_phase, reasons.OTHER_PHASE_PRINTED)
    if not left:
        return 0
    if not game.inside & 1 << seat:
        skulls: i64 = game.figures.skulls
        left = why.keep(left, skulls, reasons.NO_SKULL)
    answering: i64 = actions.ANSWERING
    if game.phase in (JUDGE, POWDER):
        left = why.keep(left, answering, reasons.ANOTHER_PAUSE)
    else:
        left = why.bar(left, answering, reasons.ONLY_AN_ANSWER)
    return useful(game, seat, left, why)


def useful(game: Roulette, seat: i64, kinds: i64, why: Why) -> i64:
    """RR-Q36: those of some kinds that would have an effect if a player played them."""
    left = kinds
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            idle = game.cards[kind].why_idle(game, seat)
            if idle is not None:
                left = why.bar(left, 1 << kind, idle)
        kinds >>= 1
        kind += 1
    return left


def possible(game: Roulette, seat: i64) -> i64:
    """RR-Q35: the kinds that a player could hold and play now, as far as the public knows."""
    if not game.zones[seat]:
        return 0
    fitting: i64 = game.figures.of_phase[game.phase]
    answering: i64 = actions.ANSWERING
    fitting &= answering if game.phase in (JUDGE, POWDER) else ~answering
    if not game.inside & 1 << seat:
        skulls: i64 = game.figures.skulls
        fitting &= skulls
    return fitting & ~game.spent


def could_play(game: Roulette, seat: i64) -> bool:
    """RR-Q35: whether a player is asked in the window for Action cards."""
    return possible(game, seat) != 0


def who_could_play(game: Roulette) -> list[int]:
    """RR-Q35: the players who are asked in the window for Action cards."""
    return [seat for seat in range(game.people) if could_play(game, seat)]


def play(game: Roulette, seat: i64) -> Flow:
    """RR-11.2: lay down the card that a player has chosen, for all to see, and carry it out. A single target is not
    asked for (RR-Q39). A card that asks something has its own beat before its effect.
    """
    kind = game.answers[seat].value
    card = game.cards[kind]
    game.lay_down(seat, kind)
    game.tell(PLAYED, seat, kind)
    game.player = seat
    game.card = kind
    game.may_change = game.forced
    chosen = seat
    asked = False
    if card.asks != actions.ASKS_NOTHING:
        choices = card.law(game, seat, OFFER)
        if choices & choices - 1:
            asked = True
            game.beat(beats.CARD, seat, kind)
            yield game.ask(seat, card.asks)
            chosen = game.answers[seat].value
        else:
            chosen = int(choices).bit_length() - 1
    more = card.play(game, seat, chosen)
    if more is not None:
        if not asked:
            game.beat(beats.CARD, seat, kind)
        yield from more
    game.beat(beats.EFFECT, seat, kind)
    game.player = NOBODY
