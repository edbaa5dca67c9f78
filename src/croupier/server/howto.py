"""How to play a game, for the page: the text, and for each picture the table to draw its board from."""

from __future__ import annotations

from functools import cache

from croupier import open_position
from croupier.server.messages.lessons import HowToBlock, HowToPicture, HowToPlay
from croupier.server.messages.parts import Language
from croupier.server.moments import moment, words_of
from croupier.shelf import find
from croupier.text import Teller
from croupier.text.howto import Block, Picture, how_to_play, pictures


@cache
def how_to_play_in(game: str, language: Language) -> HowToPlay:
    """How to play a game, in a language."""
    info = find(game)
    drawn = pictures(info)
    blocks = [_block(game, block, drawn, language) for block in how_to_play(info, language)]
    return HowToPlay(game, words_of(game, language).title(), blocks)


def _block(game: str, block: Block, drawn: dict[str, Picture], language: Language) -> HowToBlock:
    picture = _picture(game, drawn[block.picture], language) if block.picture else None
    return HowToBlock(block.kind, block.lines, picture)


def _picture(game: str, picture: Picture, language: Language) -> HowToPicture:
    view = open_position(game, picture.position).view(picture.seat)
    words = words_of(game, language)
    return HowToPicture(moment(view, Teller.at(words, view).names, words), picture.show, picture.width)
