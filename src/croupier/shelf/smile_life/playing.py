"""SL-9.3, SL-14: an acquisition is paid for with laid wages, and laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import laying, losing
from croupier.shelf.smile_life.options import ASK_PAY, FOR_FREE, FREE, INHERITED, PAID, unpacked
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def buy(game: SmileLife, seat: int, card: int, price: int, built_free: bool) -> Flow:
    """SL-9.3, SL-7.1: wages are flipped, or the Architect's free house is used up; then the card is laid."""
    kind = game.face[card]
    options = laying.ways_to_pay(game, seat, price)
    if built_free:
        options.append(FREE)
    game.strength = price
    yield from game.choose(seat, ASK_PAY, options, kind)
    game.strength = 0
    if game.chosen is FREE:
        game.free_house &= ~(1 << seat)
        game.tell(FOR_FREE, seat, kind)
    else:
        for level, count in enumerate(unpacked(game.chosen.value)):
            for _ in range(count):
                spend(game, seat, level)
    yield from game.cards[kind].lay(game, seat, card, True) or ()


def spend(game: SmileLife, seat: i64, level: i64) -> None:
    """SL-4.2, AMB-44: flip a wage of a level, or the Inheritance. A wage under the Bunker may be spent by its owner,
    but is used last.
    """
    inherited = level == INHERITED
    zone = game.belongings(seat) if inherited else game.wages(seat)
    chosen: i64 = -1
    for card in game.zones[zone]:
        money = game.cards[game.face[card]].money
        if (money > 0 if inherited else money == level) and (chosen < 0 or chosen == game.bunkered):
            chosen = card
    losing.take_away(game, chosen, zone, game.flipped(seat))
    game.tell(PAID, seat, game.face[chosen])
