"""SL-2, AMB-10: the opening: plagues in the first hands, and who plays first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import beats, plagues
from croupier.shelf.smile_life.cards import FIRST_MONSTER, is_plague
from croupier.shelf.smile_life.layout import TURNS
from croupier.shelf.smile_life.options import ASK_PLAGUE, CARD, FIRST, PLAGUE_CAME, PLAGUE_WASTED
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def open_play(game: SmileLife) -> Flow:
    """AMB-10: the first hands, and the plagues that were in them; then the turns begin."""
    for seat in range(game.seats):
        yield from clear_plagues(game, seat)
    game.turn = first_player(game)
    order = sorted(range(len(game.due)), key=lambda at: (game.due_by[at] - game.turn) % game.seats)
    game.due, game.due_by = [game.due[at] for at in order], [game.due_by[at] for at in order]
    game.beat(beats.FIRST, game.turn)
    yield from plagues.carry_out_due(game)
    game.phase = TURNS


def clear_plagues(game: SmileLife, seat: int) -> Flow:
    """AP-2.5, AP-2.6: plagues in a starting hand are put down; one is played, and all are replaced. If all are
    monsters, the choice does not matter: each leaves at once (AMB-10, AMB-88).
    """
    kinds = sorted([game.face[card] for card in game.zones[game.hand(seat)] if is_plague(game.face[card])])
    if not kinds:
        return
    for kind in kinds:
        game.pick(kind, game.hand(seat), game.plagues)
        game.tell(PLAGUE_CAME, seat, kind)
    options = [CARD[kind] for kind in kinds]
    if kinds[0] >= FIRST_MONSTER:
        del options[1:]
    yield from game.choose(seat, ASK_PLAGUE, options)
    played = game.chosen.value
    for kind in kinds:
        if kind != played:
            plagues.put_out(game, kind)
            game.tell(PLAGUE_WASTED, seat, kind)
    game.due.append(played)
    game.due_by.append(seat)
    game.refill(seat)


def first_player(game: SmileLife) -> int:
    """SL-2.3, AMB-01, AMB-02: the player with the most smiles in hand; ties at random."""
    smiles = [game.smiles_in(game.hand(seat)) for seat in range(game.seats)]
    best = [seat for seat in range(game.seats) if smiles[seat] == max(smiles)]
    first = best[0] if len(best) == 1 else best[game.rng.below(len(best))]
    game.tell(FIRST, first, max(smiles))
    return first
