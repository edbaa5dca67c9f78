"""SL-3: a turn: draw or take, then lay, bet or throw away; and what else is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, casino, changing, ending, flood, invasion, monsters, plagues, purge, virus
from croupier.shelf.smile_life.cards import EVENT_INVASION, EVENT_PURGE, MALUS_VIRUS, RADAR, is_plague
from croupier.shelf.smile_life.options import (
    ASK_PLAY,
    ASK_START,
    DISCARDED,
    DONE,
    DRAW,
    DRAW_HIDDEN,
    DREW,
    LOOKED_AT_PILE,
    PASSED,
    PILE_EMPTY,
    PLAGUE_CAME,
    SKIPPED,
    STOPPED,
    TAKE,
    TOOK,
)
from croupier.table import Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def take_turn(game: SmileLife) -> Flow:
    """SL-3, AP-3.5: one turn, then the plagues it brought and those whose rounds it ends."""
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
        game.beat(beats.SKIPPED, seat)
    elif game.zones[game.flood]:
        yield from flood.flood_turn(game, seat)
    elif game.running and game.runs(EVENT_INVASION):
        yield from invasion.invasion_turn(game, seat)
    elif game.running and game.runs(EVENT_PURGE):
        yield from purge.purge_turn(game, seat)
    else:
        if game.owns(seat, RADAR):
            look_ahead(game, seat, 1)
        about = ASK_START
        while True:  # SL-3.2, SL-3.4, SL-3.6; one generator for a whole ordinary turn, since most turns are ordinary
            yield game.ask(seat, about)
            option = game.answers[seat]
            verb = option.kind
            if verb == "discard":
                throw_away(game, seat, option.value)
                break
            if verb == "play":
                kind = option.value
                card = game.pick(kind, game.hand(seat), game.played)
                more = game.cards[kind].play(game, seat, card, False, True)
                if more is not None:
                    yield from more
                break
            if option is DRAW or option is DRAW_HIDDEN:
                kind = game.draw_card(seat) if option is DRAW else draw_hidden(game, seat)
                if is_plague(kind):
                    yield from plagues.appear(game, seat, kind) or ()
                    break
                if kind == MALUS_VIRUS:
                    virus.check(game, seat)
                about = ASK_PLAY
            elif option is TAKE:
                card = game.draw(game.discard, game.played)
                kind = game.face[card]
                game.tell(TOOK, seat, kind)
                yield from game.cards[kind].play(game, seat, card, False, False) or ()
                break
            elif ends_simply(game, seat, option):
                break
            else:
                yield from changing.change_life(game, seat, option)
                if game.turn_over:
                    break
    if game.due:
        yield from plagues.carry_out_due(game)
    if game.running and game.zones[game.pile]:
        lost = plagues.turn_notches(game, seat)
        if lost is not None:
            yield from lost
        if game.result is not None:
            return
        if game.due:
            yield from plagues.carry_out_due(game)
    if game.waiting_purge >= 0:
        yield from purge.start_waiting_purge(game) or ()
    if not game.zones[game.pile]:
        ending.finish_game(game, PILE_EMPTY, "SL-20.1")
        return
    game.turn = game.next_to(seat)


def look_ahead(game: SmileLife, seat: i64, count: i64) -> None:
    """SL-7.11, AP-14.7, AMB-14: show the next cards of the pile to a player, in order."""
    cards = game.zones[game.pile][-count:]
    cards.reverse()
    game.see_all(cards, 1 << seat)
    game.tell_cards(LOOKED_AT_PILE, cards, seat, len(cards))


def draw_hidden(game: SmileLife, seat: i64) -> i64:
    """AP-7.4: draw from the hidden side of a turned pile; returns the kind."""
    card: i64 = game.zones[game.pile][0]
    kind: i64 = game.face[card]
    if is_plague(kind):
        game.move(card, game.pile, game.plagues)
        game.tell(PLAGUE_CAME, seat, kind)
    else:
        game.move(card, game.pile, game.hand(seat))
        game.tell_card(DREW, card, seat)
    return kind


def play_one(game: SmileLife, seat: int, about: int) -> Flow:
    """SL-3.3: one card is laid or thrown away, or a bet is made; ``chosen`` distinguishes ``DONE`` from a play."""
    while True:
        yield game.ask(seat, about)
        option = game.answers[seat]
        if option.kind == "play":
            card = game.pick(option.value, game.hand(seat), game.played)
            yield from game.cards[option.value].play(game, seat, card, False, True) or ()
            break
        if ends_simply(game, seat, option):
            break
        yield from changing.change_life(game, seat, option)
        game.turn_over = False
    game.chosen = option


def throw_away(game: SmileLife, seat: i64, kind: i64) -> None:
    """SL-3.3: throw a card of a hand away."""
    game.discard_from_hand(seat, kind)
    game.tell(DISCARDED, seat, kind)
    game.beat(beats.DISCARDED, seat, kind)


def ends_simply(game: SmileLife, seat: i64, option: Option) -> bool:
    """Carry out an answer that ends a play without laying a card; returns whether it was one."""
    if option.kind == "discard":
        throw_away(game, seat, option.value)
    elif option.kind == "bet":
        casino.bet(game, seat, option.value)
    elif option is DONE:
        game.tell(STOPPED, seat)
    elif option.kind == "nothing":
        game.tell(PASSED, seat)
        game.beat(beats.PASSED, seat)
    else:
        return False
    return True
