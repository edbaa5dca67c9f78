"""AP-10: the Purge: a stolen card is laid without any condition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import laying, malus, plagues, playing
from croupier.shelf.smile_life.cards import (
    CATACLYSM_FLOOD,
    CHILD,
    EVENT_INVASION,
    EVENT_PURGE,
    FAMILY,
    FIGURES,
    GRAND_PRIZE,
    MALUS,
    MALUS_BOMB,
    MALUS_RADIOACTIVE_CLOUD,
    MARRIAGE,
    NO_JOB,
    UNFAITHFUL,
)
from croupier.shelf.smile_life.options import ASK_ROB, DISCARDED, LAID, PASSED, ROBBED, SEAT, SUFFERED
from croupier.table import NOBODY, Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def resume_purge(game: SmileLife) -> None:
    """AMB-85: a Purge that ran when the aliens came goes on; its round begins anew with the next player."""
    for at, kind in enumerate(game.running):
        if kind == EVENT_PURGE:
            game.notcher[at] = game.before(plagues.next_player(game))
            game.since[at] = game.turns


def start_waiting_purge(game: SmileLife) -> Flow:
    """AP-10.28, AMB-31, AMB-68: a Purge that had to wait starts now."""
    if game.waiting_purge >= 0 and not game.runs(EVENT_INVASION) and not game.is_flooded():
        seat = game.waiting_purge
        game.waiting_purge = NOBODY
        yield from plagues.appear(game, seat, EVENT_PURGE)


# AP-10 The Purge.


def purge_turn(game: SmileLife, seat: int) -> Flow:
    """AP-10.1, AP-10.7, AMB-30: a random card of somebody else's hand, laid without any condition."""
    people = [SEAT[other] for other in game.others(seat) if game.zones[game.hand(other)]]
    if not people:
        game.tell(PASSED, seat)
        return
    game.among = people
    game.about_kind = EVENT_PURGE
    yield game.ask(seat, ASK_ROB)
    game.about_kind = -1
    victim = game.answers[seat].value
    card = game.pick_blind(game.hand(victim), game.peek(seat))
    game.move(card, game.peek(seat), game.played)
    game.tell(ROBBED, seat, victim, game.face[card])
    yield from lay_freely(game, seat, card, victim)


def lay_freely(game: SmileLife, seat: int, card: int, robbed: int) -> Flow:
    """AP-10.2 to AP-10.6: what a stolen card does."""
    kind = game.face[card]
    family = FAMILY[kind]
    wasted = kind == CATACLYSM_FLOOD
    if family == MARRIAGE:
        wasted = game.is_married(seat)
    elif family == UNFAITHFUL:
        wasted = not game.is_married(seat) or game.is_unfaithful(seat)
    elif family == MALUS:
        yield from suffer_stolen(game, seat, card, robbed)
        return
    if wasted:
        game.to_discard(card, game.played, seat)
        game.tell(DISCARDED, seat, kind)
        return
    if family == CHILD:
        game.move(card, game.played, game.children(seat))
        game.tell(LAID, seat, kind)
        return
    yield from playing.lay_card(game, seat, card, True)
    if kind == GRAND_PRIZE and (game.job(seat) == NO_JOB or not FIGURES.prize[game.job(seat)]):
        game.flip(seat, GRAND_PRIZE)


def suffer_stolen(game: SmileLife, seat: int, card: int, robbed: int) -> Flow:
    """AP-10.4, AMB-30: a stolen malus strikes the thief, run by the player robbed, or is discarded."""
    kind = game.face[card]
    if kind == MALUS_BOMB and laying.can_suffer(game, seat, kind):
        game.move(card, game.played, game.out)
        game.tell(SUFFERED, seat, kind)
        malus.bomb(game)
    elif kind == MALUS_RADIOACTIVE_CLOUD and malus.suffered_again(game, seat):
        game.tell(SUFFERED, seat, kind)
        game.move(card, game.played, game.malus(seat))
        yield from malus.cloud_strikes(game, robbed, seat)
    elif kind != MALUS_RADIOACTIVE_CLOUD and laying.can_suffer(game, seat, kind):
        yield from malus.strike_with(game, robbed, seat, card)
    else:
        game.to_discard(card, game.played, seat)
        game.tell(DISCARDED, seat, kind)
