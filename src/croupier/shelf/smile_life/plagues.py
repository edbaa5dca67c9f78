"""AP-2 to AP-10: plagues come, bind everybody, are counted, and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import food, invasion, monsters, onsets, purge
from croupier.shelf.smile_life.cards import (
    CRISIS_ECOLOGICAL,
    CRISIS_ECONOMIC,
    CRISIS_FOOD,
    CRISIS_HEALTH,
    CRISIS_POLITICAL,
    EVENT_ARMAGEDDON,
    EVENT_INVASION,
    EVENT_PURGE,
    FAMILY,
    FIGURES,
    FIRST_PLAGUE,
    MONSTER,
)
from croupier.shelf.smile_life.layout import CARDLESS, OPENING
from croupier.shelf.smile_life.options import (
    DRIVEN_OUT,
    IGNORED,
    INVASION,
    NOTCH,
    PILE_TURNED_BACK,
    PLAGUE_ENDS,
    PLAGUE_STARTS,
    PURGE_WAITS,
)
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def next_player(game: SmileLife) -> i64:
    """Who plays next."""
    return game.turn if game.phase == OPENING else game.next_to(game.turn)


def appear(game: SmileLife, seat: int, kind: int) -> Flow:
    """AP-2.2, AP-3.3, AP-9.1: a plague that lies face up begins to act; the player is its initiator."""
    cardless = kind >= CARDLESS
    if cardless:
        kind -= CARDLESS
    last = not game.zones[game.pile]
    waits = kind == EVENT_PURGE and (game.runs(EVENT_INVASION) or game.is_flooded())
    if not game.advanced and not waits:
        drive_out(game)
    if kind < FIRST_PLAGUE + 32 and not cardless:
        game.past |= 1 << (kind - FIRST_PLAGUE)
    if FAMILY[kind] == MONSTER:
        yield from monsters.monster_comes(game, seat, kind)
    elif kind == EVENT_ARMAGEDDON:
        yield from onsets.armageddon(game, seat)
        put_out(game, kind)
        game.tell(PLAGUE_ENDS, kind)
    elif last and (kind in (EVENT_PURGE, EVENT_INVASION)):
        put_out(game, kind)
        game.tell(IGNORED, seat, kind)
    elif waits:
        game.waiting_purge = seat
        game.tell(PURGE_WAITS, seat)
    else:
        start_plague(game, seat, kind, cardless)
        yield from onset(game, seat, kind)


def start_plague(game: SmileLife, seat: i64, kind: i64, cardless: bool) -> None:
    """AP-3.5, AMB-66: its rounds are counted at the end of the turns of whoever sits before the next player."""
    game.running.append(kind)
    game.left.append(FIGURES.rounds[kind])
    game.notcher.append(game.before(next_player(game)))
    game.since.append(game.turns)
    game.cardless.append(1 if cardless else 0)
    game.tell(PLAGUE_STARTS, seat, kind, FIGURES.rounds[kind])


def onset(game: SmileLife, seat: int, kind: int) -> Flow:
    """What hits everybody at once."""
    if kind == CRISIS_FOOD:
        yield from food.feed_everybody(game, seat)
    elif kind == CRISIS_ECOLOGICAL:
        yield from onsets.shrink_hands(game, seat)
    elif kind == CRISIS_ECONOMIC:
        onsets.bankrupt_everybody(game, seat)
    elif kind == CRISIS_POLITICAL:
        yield from onsets.dismiss_everybody(game, seat)
    elif kind == CRISIS_HEALTH:
        onsets.show_hands(game, seat)
    elif kind == EVENT_INVASION:
        game.target = game.smiles_in_hands()
        game.tell(INVASION, seat, game.target)
        yield from invasion.check_invasion(game)


def carry_out_due(game: SmileLife) -> Flow:
    """AMB-11, AMB-12: the plagues drawn while refilling, in the order drawn."""
    while game.due:
        kind = game.due.pop(0)
        yield from appear(game, game.due_by.pop(0), kind)


# Going.


def drive_out(game: SmileLife) -> None:
    """AP-2.7, AMB-15: in basic mode a new plague ends all others properly first, but never an invasion."""
    while game.monsters:
        game.tell(DRIVEN_OUT, game.monsters[0])
        monsters.monster_goes(game, 0)
    at = 0
    while at < len(game.running):
        if game.running[at] == EVENT_INVASION:
            at += 1
        else:
            game.tell(DRIVEN_OUT, game.running[at])
            finish(game, at)


def put_out(game: SmileLife, kind: i64) -> None:
    """AP-9.9: a plague is over."""
    game.move(game.find(game.plagues, kind), game.plagues, game.out)


def finish(game: SmileLife, at: i64) -> None:
    """AP-3.5, AP-5.3, AP-10.5, AMB-24: a plague that has run its course, or been driven out."""
    kind = game.running[at]
    if not game.cardless[at]:
        put_out(game, kind)
    del game.running[at]
    del game.left[at]
    del game.notcher[at]
    del game.since[at]
    del game.cardless[at]
    game.tell(PLAGUE_ENDS, kind)
    if kind == CRISIS_POLITICAL:
        game.zones[game.pile].reverse()
        game.turned = False
        game.tell(PILE_TURNED_BACK)
    elif kind in (CRISIS_ECOLOGICAL, EVENT_PURGE):
        for seat in game.round_from(next_player(game)):
            game.refill(seat)
    elif kind == EVENT_INVASION:
        game.target = -1
        game.carry(game.aliens, game.out)
        purge.resume_purge(game)


def turn_notches(game: SmileLife, seat: int) -> Flow:
    """AP-3.5, AP-3.7, AMB-17: at the end of a turn, in the order in which the plagues appeared."""
    due = [at for at, who in enumerate(game.notcher) if who == seat and game.since[at] < game.turns]
    if game.runs(EVENT_INVASION):  # AMB-85
        due = [at for at in due if game.running[at] != EVENT_PURGE]
    gone = 0
    for place in due:
        at = place - gone
        game.left[at] -= 1
        kind = game.running[at]
        game.tell(NOTCH, kind, game.left[at])
        if game.left[at] == 0:
            gone += 1
            if kind == EVENT_INVASION:
                yield from invasion.lose_to_aliens(game)
                return
            finish(game, at)
