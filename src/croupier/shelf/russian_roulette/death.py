"""RR-10: a Character dies, and what becomes of its player's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.russian_roulette import beats
from croupier.shelf.russian_roulette.cards import BULLET
from croupier.shelf.russian_roulette.layout import NO_BET
from croupier.shelf.russian_roulette.options import CAPTAIN_DIED, DIED, RESET

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette


def die(game: Roulette, seat: int) -> None:
    """RR-10: kill a Character, a teammate while there is one (RR-Q1); the player is out of the round."""
    game.characters[seat] -= 1
    game.inside &= ~(1 << seat)
    game.take_back(seat)
    while game.bullets[seat] > game.figures.bullets_each:
        game.take_out_bullet(seat)
    game.loaded[seat] = 0
    if game.characters[seat] > 0:
        game.tell(DIED, seat, game.characters[seat])
        game.tell(RESET, seat)
        game.draw_action(seat)
        game.beat(beats.DEATH, seat)
    else:
        game.tell(CAPTAIN_DIED, seat)
        leave(game, seat)
        game.beat(beats.CAPTAIN, seat)


def leave(game: Roulette, seat: int) -> None:
    """RR-Q28: the BULLETs go back to the reserve, the CLICKs leave the game; the hand stays (RR-Q19)."""
    zone = game.ammo(seat)
    for card in game.zones[zone][:]:
        game.move(card, zone, game.reserve if game.face[card] == BULLET else game.gone)
        game.into_pool(card, game.middle)
    game.bullets[seat] = 0
    game.bet[seat] = NO_BET
    game.captains &= ~(1 << seat)
