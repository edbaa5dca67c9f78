"""SL-3: a turn: draw or take, then lay, bet or throw away; and what may be done besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import (
    casino,
    ending,
    flood,
    invasion,
    jobs,
    losing,
    monsters,
    onsets,
    plagues,
    playing,
    purge,
)
from croupier.shelf.smile_life.cards import (
    ADULTERY,
    EVENT_INVASION,
    EVENT_PURGE,
    FIGURES,
    MALUS_VIRUS,
    SURVIVAL_RADAR,
    TEMPORARY,
    is_plague,
    is_quiet,
)
from croupier.shelf.smile_life.options import (
    ASK_PLAY,
    ASK_START,
    DISCARDED,
    DIVORCE,
    DIVORCED,
    DONE,
    DRAW,
    DRAW_HIDDEN,
    DREW,
    END_AFFAIR,
    ENDED_AFFAIR,
    NOTHING,
    PASSED,
    PILE_EMPTY,
    PLAGUE_CAME,
    RESIGN,
    RESIGNED,
    SKIPPED,
    STOPPED,
    TAKE,
    TOOK,
)
from croupier.table import Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def take_turn(game: SmileLife) -> Flow:
    seat = game.turn
    game.turns += 1
    game.turn_over = False
    game.new_job = 0
    game.first_take = False
    if game.monsters and monsters.faces(game, seat):
        if game.skips[seat]:
            game.skips[seat] -= 1
        yield from monsters.face_all(game, seat)
    elif game.skips[seat]:
        game.skips[seat] -= 1
        game.tell(SKIPPED, seat, game.skips[seat])
    elif game.zones[game.flood]:
        yield from flood.flood_turn(game, seat)
    elif game.running and game.runs(EVENT_INVASION):
        yield from invasion.invasion_turn(game, seat)
    elif game.running and game.runs(EVENT_PURGE):
        yield from purge.purge_turn(game, seat)
    else:
        if game.owns(seat, SURVIVAL_RADAR):
            jobs.look_ahead(game, seat, 1)
        about = ASK_START
        while True:  # SL-3.2, SL-3.4, SL-3.6; one generator for all of a usual turn, since most turns are usual
            yield game.ask(seat, about)
            option = game.answers[seat]
            if option is DRAW or option is DRAW_HIDDEN:
                kind = game.draw_card(seat) if option is DRAW else draw_hidden(game, seat)
                if is_plague(kind):
                    yield from plagues.appear(game, seat, kind)
                    break
                if kind == MALUS_VIRUS:
                    onsets.check_virus(game, seat)
                about = ASK_PLAY
            elif option is TAKE:
                card = game.draw(game.discard, game.played)
                game.tell(TOOK, seat, game.face[card])
                yield from playing.play_card(game, seat, card, False, False)
                break
            elif plays_simply(game, seat, option):
                break
            elif option.kind == "play":
                card = game.pick(option.value, game.hand(seat), game.played)
                yield from playing.play_card(game, seat, card, False, True)
                break
            else:
                yield from change_life(game, seat, option)
                if game.turn_over:
                    break
    if game.due:
        yield from plagues.carry_out_due(game)
    if game.running and game.zones[game.pile]:
        yield from plagues.turn_notches(game, seat)
        if game.result is not None:
            return
        if game.due:
            yield from plagues.carry_out_due(game)
    if game.waiting_purge >= 0:
        yield from purge.start_waiting_purge(game)
    if not game.zones[game.pile]:
        ending.finish_game(game, PILE_EMPTY, "SL-20.1")
        return
    game.turn = game.next_to(seat)


def draw_hidden(game: SmileLife, seat: int) -> int:
    """AP-7.4: from the hidden side of a pile that is turned over."""
    card = game.zones[game.pile][0]
    kind = game.face[card]
    if is_plague(kind):
        game.move(card, game.pile, game.plagues)
        game.tell(PLAGUE_CAME, seat, kind)
    else:
        game.move(card, game.pile, game.hand(seat))
        game.tell_card(DREW, card, seat)
    return kind


def change_life(game: SmileLife, seat: int, option: Option) -> Flow:
    """SL-17, SL-18, SL-13.6, AP-17.3; ``turn_over`` if that was the turn."""
    if option is RESIGN:
        job = game.job(seat)
        game.tell(RESIGNED, seat, job)
        yield from losing.leave_job(game, seat, game.discard, None)
        game.turn_over = FIGURES.status[job] != TEMPORARY
    elif option is DIVORCE:
        wedding = [game.face[card] for card in game.zones[game.marriage(seat)] if game.face[card] != ADULTERY]
        game.tell(DIVORCED, seat, wedding[0])
        losing.end_marriage(game, seat, game.discard, game.discard)
        game.turn_over = True
    elif option is END_AFFAIR:
        card = game.find(game.marriage(seat), ADULTERY)
        losing.take_away(game, card, game.marriage(seat), game.discard)
        game.threw[card] = seat
        game.tell(ENDED_AFFAIR, seat)
    else:
        yield from jobs.imprison(game, seat, option.value)


def play_one(game: SmileLife, seat: int, about: int) -> Flow:
    """SL-3.3: one card is laid or thrown away, or a bet is made; ``chosen`` tells ``DONE`` from a play."""
    while True:
        yield game.ask(seat, about)
        option = game.answers[seat]
        if plays_simply(game, seat, option):
            break
        if option.kind == "play":
            card = game.pick(option.value, game.hand(seat), game.played)
            yield from playing.play_card(game, seat, card, False, True)
            break
        yield from change_life(game, seat, option)
        game.turn_over = False
    game.chosen = option


def plays_simply(game: SmileLife, seat: i64, option: Option) -> bool:
    """SL-3.3: carries out a play that asks for nothing more; whether it was one."""
    kind: i64 = option.value
    verb = option.kind
    if verb == "discard":
        game.discard_from_hand(seat, kind)
        game.tell(DISCARDED, seat, kind)
        return True
    if verb == "play":
        if not is_quiet(kind):
            return False
        playing.lay_quietly(game, seat, game.pick(kind, seat, game.played))
        return True
    if verb == "bet":
        casino.bet(game, seat, kind)
        return True
    if option is DONE or option is NOTHING:
        game.tell(STOPPED if option is DONE else PASSED, seat)
        return True
    return False
