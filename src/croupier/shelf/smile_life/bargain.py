"""AP-17.3, AMB-54: the Dictator's bargain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import attacks, beats, losing
from croupier.shelf.smile_life.cards import MALUS_VIRUS
from croupier.shelf.smile_life.options import (
    ASK_BARGAIN,
    ASK_OFFER_HAND,
    ASK_OFFER_LAID,
    BARGAIN,
    CARD,
    NAMED,
    NO,
    NO_BARGAIN,
    OFFERED,
    OFFERED_LAID,
    SKIPS,
    YES,
)
from croupier.table import NOBODY, Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife

PRISON: Final = 3
"""AP-17.3: how many turns a prisoner skips."""


def imprison(game: SmileLife, seat: int, victim: int) -> Flow:
    """Once, before drawing: a player skips three turns, unless the two strike a bargain."""
    dictator = game.job(seat).kind
    game.dictator_waits = False
    game.tell(NAMED, seat, victim)
    game.beat(beats.PRISON, seat, victim)
    game.about_kind = dictator
    game.victim = seat
    yield from game.choose_from_hand(victim, ASK_OFFER_HAND, game.zones[game.hand(victim)])
    game.about_kind = -1
    game.victim = NOBODY
    gift = -1
    if game.chosen is not NO:
        gift = game.pick(game.chosen.value, game.hand(victim), game.peek(victim))
        game.see(gift, 1 << seat)
        game.tell_card(OFFERED, gift, victim, seat)
    laid: Option = NO
    if attacks.stealable(game, seat, victim):
        yield from game.choose(victim, ASK_OFFER_LAID, [*attacks.stealable(game, seat, victim), NO], dictator, seat)
        laid = game.chosen
        if laid is not NO:
            game.tell(OFFERED_LAID, victim, seat, laid.value)
    accepted = False
    if gift >= 0 or laid is not NO:
        yield from game.choose(seat, ASK_BARGAIN, [YES, NO], dictator, victim)
        accepted = game.chosen is YES
    if not accepted:
        if gift >= 0:
            game.move(gift, game.peek(victim), game.hand(victim))
        game.skips[victim] += PRISON
        game.tell(NO_BARGAIN, seat, victim)
        game.tell(SKIPS, victim, PRISON)
        game.beat(beats.NO_BARGAIN, seat, victim)
        return
    game.tell(BARGAIN, seat, victim)
    game.beat(beats.BARGAIN, seat, victim)
    if gift >= 0:
        game.move(gift, game.peek(victim), game.hand(seat))
        yield from losing.trim(game, seat) or ()
    if laid is not NO:
        yield from attacks.take_over(game, seat, victim, laid)


def offers_from_hand(game: SmileLife, seat: i64) -> list[Option]:
    """What a named player may offer: a card, but never the Virus, or nothing."""
    kinds = game.kinds_in(game.hand(seat))
    return [*[CARD[kind] for kind in kinds if kind != MALUS_VIRUS], NO]
