"""AP-2, AP-3.5, AP-9: how plagues begin, are counted round by round, and end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, monsters
from croupier.shelf.smile_life.cards import EVENT_INVASION, EVENT_PURGE, FIRST_PLAGUE
from croupier.shelf.smile_life.layout import CARDLESS, OPENING
from croupier.shelf.smile_life.options import DRIVEN_OUT, IGNORED, NOTCH, PLAGUE_ENDS, PLAGUE_STARTS, PURGE_WAITS
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.plague import Plague
    from croupier.shelf.smile_life.state import SmileLife


def next_player(game: SmileLife) -> i64:
    """The seat that plays next."""
    return game.turn if game.phase == OPENING else game.next_to(game.turn)


def in_crisis(game: SmileLife) -> bool:
    """Whether any crisis is running."""
    for running in game.running:
        if game.as_plague(running).is_crisis:
            return True
    return False


def sells_for_nothing(game: SmileLife) -> bool:
    """AP-9.7: whether all acquisitions are free."""
    for running in game.running:
        if game.as_plague(running).sells_for_nothing:
            return True
    return False


# Coming.


def appear(game: SmileLife, seat: i64, kind: i64) -> Flow | None:
    """AP-2.2, AP-3.3, AP-9.1: a plague that lies face up takes effect; the player is its initiator."""
    cardless = kind >= CARDLESS
    if cardless:
        kind -= CARDLESS
    plague = game.as_plague(kind)
    last = not game.zones[game.pile]
    waits = plague.waits(game)
    if not game.advanced and not waits:
        drive_out(game)
    if not cardless:
        game.past |= 1 << (kind - FIRST_PLAGUE)
    if last and plague.needs_pile:
        put_out(game, kind)
        game.tell(IGNORED, seat, kind)
        return None
    if waits:
        game.waiting_purge = seat
        game.tell(PURGE_WAITS, seat)
        return None
    return plague.come(game, seat, cardless)


def start(game: SmileLife, seat: i64, plague: Plague, cardless: bool) -> None:
    """AP-3.5, AMB-66: the rounds of a plague are counted at the end of the turns of the player before the next one."""
    game.running.append(plague.kind)
    game.left.append(plague.rounds)
    game.notcher.append(game.before(next_player(game)))
    game.since.append(game.turns)
    game.cardless.append(1 if cardless else 0)
    game.tell(PLAGUE_STARTS, seat, plague.kind, plague.rounds)
    game.beat(beats.PLAGUE, seat, plague.kind)


def carry_out_due(game: SmileLife) -> Flow:
    """AMB-11, AMB-12: the plagues drawn while refilling, in the order drawn."""
    while game.due:
        kind = game.due.pop(0)
        yield from appear(game, game.due_by.pop(0), kind) or ()


# Going.


def drive_out(game: SmileLife) -> None:
    """AP-2.7, AMB-15: in basic mode a new plague first ends all others properly, but never an invasion."""
    while game.monsters:
        game.tell(DRIVEN_OUT, game.monsters[0])
        monsters.leave(game, 0)
    at = 0
    while at < len(game.running):
        kind = game.running[at]
        if game.as_plague(kind).stays:
            at += 1
        else:
            game.tell(DRIVEN_OUT, kind)
            finish(game, at)


def put_out(game: SmileLife, kind: i64) -> None:
    """AP-9.9: move the card of a plague out of game."""
    game.move(game.find(game.plagues, kind), game.plagues, game.out)


def finish(game: SmileLife, at: i64) -> None:
    """AP-3.5: end a plague whose rounds are over, or that another has driven out."""
    kind = game.running[at]
    if not game.cardless[at]:
        put_out(game, kind)
    del game.running[at]
    del game.left[at]
    del game.notcher[at]
    del game.since[at]
    del game.cardless[at]
    game.tell(PLAGUE_ENDS, kind)
    game.as_plague(kind).end(game)
    game.beat(beats.PLAGUE_OVER, kind)


def turn_notches(game: SmileLife, seat: i64) -> Flow | None:
    """AP-3.5, AP-3.7, AMB-17: at the end of a turn, in the order in which the plagues appeared."""
    due = [at for at, who in enumerate(game.notcher) if who == seat and game.since[at] < game.turns]
    if due and game.runs(EVENT_INVASION):  # AMB-85
        due = [at for at in due if game.running[at] != EVENT_PURGE]
    gone = 0
    for place in due:
        at = place - gone
        game.left[at] -= 1
        kind = game.running[at]
        game.tell(NOTCH, kind, game.left[at])
        if game.left[at] == 0:
            gone += 1
            lost = game.as_plague(kind).run_out(game, at)
            if lost is not None:
                return lost
    return None
