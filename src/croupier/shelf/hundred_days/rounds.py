"""HD-3, HD-6.1: the setup, and the phases of a round in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.hundred_days import adventure, collection, ending, garage, mission
from croupier.shelf.hundred_days.board import SPACES
from croupier.shelf.hundred_days.cards import TILES
from croupier.shelf.hundred_days.layout import ADVENTURE, COLLECTION, DRAWING, GARAGE, MISSION
from croupier.shelf.hundred_days.options import OPENED
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


def deal(game: HundredDays) -> None:
    """HD-3: lay out the tiles and deal the hands."""
    game.shuffle(game.tiles)
    for _ in range(TILES - tile_count(game)):
        game.move(game.zones[game.tiles][0], game.tiles, game.box)
    for space in range(1, SPACES + 1):
        game.draw(game.tiles, game.space(space))
        game.tell(OPENED, space, game.tile_at(space))
    game.shuffle(game.deck)
    for seat in range(game.seats):
        game.draw_cards(seat, game.figures.dealt)
    mission.begin_round(game)


def tile_count(game: HundredDays) -> int:
    """HD-3.2, HD-Q43: 12 tiles make a shorter game."""
    wanted = game.options["tiles"]
    if wanted == "auto":
        return game.figures.short if game.seats == 2 else TILES
    return int(wanted)


def step(game: HundredDays) -> Flow:
    """HD-6.1: the phase that comes next."""
    game.forget()
    phase = game.phase
    if phase == ADVENTURE:
        return adventure.act(game)
    if phase == COLLECTION:
        return collection.collect(game)
    if phase == MISSION:
        return mission.place_pawns(game)
    if phase == GARAGE:
        return garage.visit(game)
    if phase == DRAWING:
        return collection.draw(game)
    return ending.discard_down(game)
