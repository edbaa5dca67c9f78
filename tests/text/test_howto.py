"""How to play: both languages say the same in the same number of pages, and every picture can be drawn."""

from __future__ import annotations

import re
from typing import Any

import pytest

import croupier
from croupier.server.howto import how_to_play_in
from croupier.table import GameInfo
from croupier.text import LANGUAGES, clauses
from croupier.text.howto import how_to_play, pictures
from croupier.text.rulebook import read
from tests.text.declarations import GAMES

SEEN = re.compile(r"zone (?P<zone>\S+)|counter (?P<counter>[a-z-]+)(?:@(?P<owner>\d))?|player (?P<seat>\d)")


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> GameInfo:
    info: GameInfo = request.param
    return info


def test_both_languages_tell_the_same(game: GameInfo) -> None:
    shapes = {
        lang: [(block.kind, block.picture, len(block.lines)) for block in how_to_play(game, lang)] for lang in LANGUAGES
    }
    assert shapes["en"] == shapes["fr"]
    assert [kind for kind, _, _ in shapes["en"]].count("heading") >= 6
    assert read(game, "fr", "HOWTO") != read(game, "en", "HOWTO")


def test_french_never_breaks_a_line_before_its_punctuation(game: GameInfo) -> None:
    assert not re.findall(r"\S [:;!?»]|« ", read(game, "fr", "HOWTO").replace("\n:::", "\n"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_on_two_pages_and_ends_with_five_tips(game: GameInfo, lang: str) -> None:
    assert 350 <= len(read(game, lang, "HOWTO").split()) <= 610
    last = how_to_play(game, lang)[-1]
    assert (last.kind, len(last.lines)) == ("steps", 5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_clauses_that_it_cites_exist(game: GameInfo, lang: str) -> None:
    known = {clause.id for clause in clauses(game, lang)}
    cited = set(re.findall(r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*", read(game, lang, "HOWTO")))
    assert cited
    assert cited <= known


def test_every_picture_opens_and_has_what_it_shows(game: GameInfo) -> None:
    named = [block.picture for block in how_to_play(game) if block.kind == "picture"]
    assert sorted(named) == sorted(pictures(game)), "each picture is in the text once"
    for name, picture in pictures(game).items():
        view: Any = croupier.open_position(game.name, picture.position).view(picture.seat)
        zones = {str(zone["name"]) for zone in view["zones"]} | {"centre"}
        counters = {str(counter["name"]) for counter in view["counters"]}
        for thing in picture.show:
            seen = SEEN.fullmatch(thing)
            assert seen, (name, thing)
            assert seen["zone"] is None or seen["zone"] in zones, (name, thing)
            assert seen["counter"] is None or seen["counter"] in counters, (name, thing)
            assert seen["seat"] is None or int(seen["seat"]) < len(picture.position["players"]), (name, thing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_reach_the_page_as_one_seat_sees_them(game: GameInfo, lang: str) -> None:
    blocks = how_to_play_in(game.name, "fr" if lang == "fr" else "en").blocks
    drawn = [block.picture for block in blocks if block.picture is not None]
    assert len(drawn) == len(pictures(game))
    assert all(picture.moment.seat == 0 for picture in drawn)
