"""TR-2, TR-4, TR-5: the deal, the round and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.total_rickall import beats, dinner, ending, talk
from croupier.shelf.total_rickall.actions import ACTIONS, COMPULSORY, copied
from croupier.shelf.total_rickall.cards import ANY_COLOUR, CHARACTERS
from croupier.shelf.total_rickall.layout import ACT, END, LAY
from croupier.shelf.total_rickall.options import (
    ASK_END_ROUND,
    ASK_LAY,
    ASK_RESOLVE,
    COPIED,
    DEALT,
    DEALT_FRIEND,
    FIRST_PLAYER,
    LAID,
    LAST_ROUND,
    LISTEN,
    LOUD_ROUND,
    NOTHING_TO_COPY,
    QUIET_ROUND,
    ROUND,
    SET_OUT,
    SPEAK,
    TIME_OUT,
    TURNED_UP,
)
from croupier.shelf.total_rickall.reasons import COMPULSORY_FIRST, LAID_ALREADY, NOT_HELD
from croupier.table import ALL, Flow, Why

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall


# TR-2 Setup.


def deal(game: Rickall) -> None:
    """Shuffle the decks, deal the hands, and set out the centre."""
    game.shuffle(game.action)
    game.shuffle(game.identity)
    game.shuffle(game.character)
    first = game.options["first"]
    game.first = game.rng.below(game.seats) if first == "random" else int(first)
    if game.advanced:
        deal_friends(game)
    for _ in range(game.figures.centre_each * game.seats):
        game.arrive(SET_OUT)
    game.tell(FIRST_PLAYER, game.first)
    for seat in game.clockwise():
        for _ in range(game.figures.hand):
            game.tell_card(DEALT, game.draw(game.action, game.hand(seat)), seat)
    begin(game)


def deal_friends(game: Rickall) -> None:
    """TR-1.6, TR-2.9: one of the six Identities set aside to each player, and a Character on top of it."""
    game.shuffle(game.box)
    for seat in game.clockwise():
        identity = game.draw(game.box, game.secret(seat))
        card = game.draw(game.character, game.front(seat))
        game.friend[seat] = game.face[card] - CHARACTERS
        game.friends |= 1 << game.friend[seat]
        game.tell_card(DEALT_FRIEND, identity, seat, game.face[card])


# TR-4 The round.


def step(game: Rickall) -> Flow:
    """The step that comes next."""
    phase = game.phase
    game.card = -1
    if phase == LAY:
        return lay_a_card(game)
    if phase == ACT:
        return resolve_a_card(game)
    if phase == END:
        return end(game)
    return dinner.take_turn(game)


def begin(game: Rickall) -> None:
    """Begin a round."""
    game.phase = LAY
    game.turn = 0
    game.shots_fired = False
    game.quiet_draws = 0
    game.declared = 0
    game.merciful = 0
    game.laying = {}
    game.told_before = len(game.told.happenings)
    game.tell(ROUND, game.round, game.first)
    if game.is_last_round():
        game.tell(LAST_ROUND, game.round)
    if game.mercy:
        have_mercy(game)
    game.deal_next()
    game.beat(beats.LAST_ROUND if game.is_last_round() else beats.ROUND, game.round, game.first)


def have_mercy(game: Rickall) -> None:
    """TR-Q15, TR-Q41: a player without cards draws one, to be laid at once."""
    for seat in game.clockwise():
        if not game.zones[game.hand(seat)] and game.draw_action(seat):
            game.merciful |= 1 << seat


def laying_law(game: Rickall, seat: i64, why: Why) -> i64:
    """TR-4.1, TR-4.10: the kinds that a player may lay. A player who has laid lays nothing more."""
    if game.zones[game.laid(seat)]:
        return why.bar(ALL, ALL, LAID_ALREADY)
    held: i64 = 0
    face = game.face
    kind: i64 = 0
    for card in game.zones[game.hand(seat)]:
        kind = face[card]
        held |= 1 << kind
    return layable(held, why)


def layable(held: i64, why: Why) -> i64:
    """TR-11.10, TR-Q10: the kinds that may be laid from a hand: any of them, but a compulsory card first."""
    left = why.keep(ALL, held, NOT_HELD)
    compulsory: i64 = held & COMPULSORY
    return why.keep(left, compulsory, COMPULSORY_FIRST) if compulsory else left


def lay_a_card(game: Rickall) -> Flow:
    """TR-4.1, TR-4.2, TR-Q35: a player who is ready lays a card and draws the next. When all are ready, all are turned up."""
    if not ask_to_lay(game):
        turn_up(game)
        return
    yield True
    player = game.reactor
    option = game.answers[player]
    if option is SPEAK:
        yield from talk.speak(game, player)
        return
    card = game.pick(option.value, game.hand(player), game.laid(player))
    game.tell_card(LAID, card, player)
    game.draw_next(player)
    done_laying(game, player)


def ask_to_lay(game: Rickall) -> bool:
    """TR-Q35, TR-Q36: ask all players who have a card to lay, and invite all others. Return whether any is asked."""
    if not game.laying:
        begin_laying(game)
    for first in game.laying.values():
        if first is LISTEN:
            return False
        break
    return game.ask_several(list(game.laying), game.laying.copy(), ASK_LAY)


def begin_laying(game: Rickall) -> None:
    """Find what each player may lay. Players with nothing to lay come last."""
    for seat in range(game.seats):
        lay = game.offer(ASK_LAY, seat)
        if lay is not LISTEN:
            game.laying[seat] = lay
    for seat in range(game.seats):
        if seat not in game.laying:
            game.laying[seat] = LISTEN


def done_laying(game: Rickall, seat: int) -> None:
    """From now on the player only listens, after those who have still to lay."""
    if game.laying:
        del game.laying[seat]
        game.laying[seat] = LISTEN


def turn_up(game: Rickall) -> None:
    """TR-4.3: all laid cards at once."""
    for seat in game.clockwise():
        cards = game.zones[game.laid(seat)]
        if cards:
            game.see(cards[0], game.layout.everybody)
            game.tell(TURNED_UP, seat, game.face[cards[0]])
    game.declared = 0
    game.phase = ACT
    game.beat(beats.CARDS)


def resolve_a_card(game: Rickall) -> Flow:
    """TR-4.4 to TR-4.7: one card, on its owner's turn, as things stand now."""
    seat = game.seat_of_turn(game.turn)
    laid = game.laid_kind(seat)
    if laid < 0:
        next_card(game)
        return
    kind = laid
    if ACTIONS[laid].copies:
        kind = copied([game.laid_kind(other) for other in range(game.people)], seat)
    game.card = kind
    if kind < 0:
        game.colour = ANY_COLOUR
        yield talk.open_question(game, seat, ASK_RESOLVE)
    else:
        game.colour = ACTIONS[kind].colour
        yield talk.open_question(game, seat, ACTIONS[kind].question(game, seat))
    option = game.answers[seat]
    if game.reactor != seat or option is SPEAK:
        yield from talk.speak(game, game.reactor)
        return
    if kind < 0:
        game.tell(NOTHING_TO_COPY, seat)
        game.beat(beats.NOTHING, seat)
    else:
        if kind != laid:
            game.tell(COPIED, seat, kind)
        more = ACTIONS[kind].play(game, seat, option.value)
        if more is not None:
            yield from more
    if game.result is None:
        next_card(game)


def next_card(game: Rickall) -> None:
    """TR-Q17: a complete effect closes one window and opens the next."""
    game.turn += 1
    game.spared = 0
    game.declared = 0
    if game.turn == game.people:
        game.phase = END


# TR-5 The end of the round.


def end(game: Rickall) -> Flow:
    """TR-4.6, TR-Q36: the First Player ends the round; until then any player may still declare."""
    yield talk.open_question(game, game.first, ASK_END_ROUND)
    speaker = game.reactor
    if speaker != game.first or game.answers[speaker] is SPEAK:
        yield from talk.speak(game, speaker)
        return
    draw_for_quiet(game)
    for turn in range(game.people):
        laid = game.laid(game.seat_of_turn(turn))
        if game.zones[laid]:
            game.draw(laid, game.discard)
    game.first = (game.first + 1) % game.people
    talk.drop_denials(game)
    if game.is_last_round():
        game.tell(TIME_OUT)
        game.beat(beats.TIME_OUT)
        ending.last_look(game, "TR-8.7")
        return
    if game.emptied == 0:
        game.arrive()
    game.let_memories_fade()
    game.round += 1
    begin(game)


def draw_for_quiet(game: Rickall) -> None:
    """TR-11.14, TR-Q8: every Mr. Poopybutthole gives each player a card, if no shot was fired."""
    if not game.quiet_draws:
        return
    if game.shots_fired:
        game.tell(LOUD_ROUND)
        return
    game.tell(QUIET_ROUND)
    for _ in range(game.quiet_draws):
        for seat in game.clockwise():
            game.draw_action(seat)
    game.beat(beats.QUIET)
