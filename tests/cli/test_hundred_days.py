"""Les 100 Jours de Rick and Morty in the terminal: the board, the players and one's own cards as they are drawn."""

from __future__ import annotations

import random
import re

import pytest

from croupier.cli.drawing import draw, legend
from croupier.cli.seen import Seen
from croupier.games.hundred_days import GAME
from croupier.games.hundred_days.cards import KINDS, TILES
from croupier.table import Json, Table, open_table
from croupier.text import LANGUAGES, Teller, Words
from tests.cli.test_drawing import shown, table_of

WIDTH = 80
FANCY_SIGNS = set("▮▯★§▸→·…")
NO_BREAK = "\N{NO-BREAK SPACE}"


def dealt(seats: int = 3) -> Table:
    return open_table(GAME, seats, 5)


class Scene:
    """A view of a table just dealt, changed as a test needs it."""

    def __init__(self, seat: int | None = 0) -> None:
        self.view: Json = dealt().view(seat)

    def public(self, **facts: object) -> Scene:
        public = self.view["public"]
        assert isinstance(public, dict)
        public.update(facts)
        return self

    def player(self, seat: int, **facts: object) -> Scene:
        players = self.view["players"]
        assert isinstance(players, list)
        players[seat].update(facts)
        return self

    def zone(self, name: str, *cards: str | None) -> Scene:
        zones = self.view["zones"]
        assert isinstance(zones, list)
        next(zone for zone in zones if zone["name"] == name)["cards"] = list(cards)
        return self

    def tiles(self, *tiles: str | None) -> Scene:
        spaces = [{"space": at, "tile": tile, "hole": tile is None} for at, tile in enumerate(tiles, 1)]
        return self.public(spaces=spaces)

    def lines(self, lang: str = "en", fancy: bool = True) -> list[str]:
        drawn = shown(draw(self.view, Teller.at(Words(GAME, lang), self.view), fancy), WIDTH)
        return [line.replace(NO_BREAK, " ").rstrip() for line in drawn.splitlines()]

    def line(self, beginning: str, lang: str = "en") -> list[str]:
        """The columns of the first line that begins so."""
        found = next(line for line in self.lines(lang) if line.strip().startswith(beginning))
        return re.split(r"\s{2,}", found.strip())


def test_the_title_tells_how_far_the_days_have_come() -> None:
    title = Scene().public(round=7, die=4, tiles_left=8).lines()[0]
    assert title.startswith("Round 7 · Mission · die 4")
    assert title.endswith("8 tiles left")
    assert Scene().public(tiles_left=1).lines()[0].endswith("1 tile left")


def test_the_last_round_is_announced() -> None:
    assert Scene().public(tiles_left=0, ending=True).lines()[0].endswith("last round")
    assert Scene().public(ending=True).lines("fr")[0].endswith("dernière manche")


def test_a_dimension_shows_what_is_on_its_tile() -> None:
    scene = Scene().tiles("debt-nebula", "library-of-wrong-answers", None, "orchard-of-mondays").public(die=2)
    assert scene.line("1  Debt") == ["1", "Debt Nebula", "SCC", "-1", "3G 3M", "7"]
    assert scene.line("→2") == ["→2", "Wrong Answers", "GM", "+3", "1G 2S 2C 1M", "6"]
    assert scene.line("3  ")[:2] == ["3", "black hole"]
    assert scene.line("4  ") == ["4", "Orchard of Mondays", "GGC", "0", "3S 2M", "5"]
    assert scene.line("the house")[:3] == ["the house", "·", "+2"]


def test_pawns_stand_where_they_are_and_a_rick_between_two_in_both() -> None:
    scene = Scene().tiles(*KINDS[:6]).public(die=None)
    scene.player(0, rick="5-6", morty="5").player(1, rick="5", morty="house").player(2, rick="house-6", morty="5")
    assert scene.line("5  ")[-2:] == ["Rick 1/ 2", "Morty 1 3"]
    assert scene.line("6  ")[-1] == "Rick 1/ 3/"
    assert scene.line("the house")[-2:] == ["Rick 3/", "Morty 2"]
    assert "Rick" not in scene.line("4  ")[-1]


def test_a_player_is_a_line_of_numbers() -> None:
    tokens = {"seed": 3, "schmeckles": 0, "crystal": 12, "matter": 1}
    scene = Scene().player(1, tokens=tokens, garage=2, points=14, rick="house-3", morty="6")
    scene.public(order=[1, 2, 0], turn=2).zone("hand:1", None, None, None)
    assert " ".join(scene.line("Player 2")) == "Player 2 ★ 3G 0S 12C 1M ▯2 ▮3 14 house/3 6"
    assert scene.line("Player 3")[0] == "Player 3 →"
    assert scene.line("▸ Player 1")[0] == "▸ Player 1 (you)"
    assert scene.line("Place 2", "fr")[-2:] == ["maison/3", "6"]


def test_the_federation_shows_what_is_left() -> None:
    scene = Scene().public(supply={"seed": 11, "schmeckles": 4, "crystal": 15, "matter": 9}, garage=18)
    scene.zone("deck", *[None] * 40)
    assert " ".join(scene.line("Federation")) == "Federation 11G 4S 15C 9M ▯18 ▮40"


def test_what_lies_before_a_player() -> None:
    scene = Scene().zone("area:1", "auntie-vortex", "barter-bazaar", "clock-thief").zone("pile:1", "jar-of-night")
    scene.zone("closed:1", "debt-nebula", "tar-opera").player(1, guarded=["clock-thief"], named=["matter"])
    lines = scene.lines()
    at = next(at for at, line in enumerate(lines) if line.startswith("  Player 2"))
    before = " ".join([line.strip() for line in lines[at + 1 : at + 3]])
    assert before.startswith(
        "Auntie Vortex, Barter Bazaar, Clock Thief ▯ · any kind: Dark matter · 1 in the pile · 2 closed"
    )


def test_own_cards_are_named_and_those_of_others_are_backs() -> None:
    scene = Scene().zone("hand:0", "union-collector", "binge-session", "binge-session").zone("hand:1", None, None)
    assert scene.line("Union Collector")[:3] == ["Union Collector", "4+5 1S", "2p"]
    assert scene.line("Binge Session") == ["Binge Session ×2", "draw 3 cards"]
    assert "You hold no card." in Scene().zone("hand:0").lines()


def test_what_was_seen_of_a_hand_is_shown() -> None:
    scene = Scene().zone("hand:1", None, "nope-portal")
    assert any("seen: Nope Portal" in line for line in scene.lines())


def test_nobody_sees_the_cards_of_others() -> None:
    table = dealt()
    hand = Seen(table.view(0)).cards("hand", 0)
    assert len(hand) == 4
    for other in (1, None):
        drawn = table_of(table, other, width=WIDTH)
        assert not [card for card in hand if Words(GAME, "en").card(str(card)) in drawn]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_fits_a_narrow_terminal(lang: str, seats: int) -> None:
    table = open_table(GAME, seats, 8)
    luck = random.Random(8)
    for step in range(900):
        if step % 16 == 0:
            for seat in (0, None):
                drawn = table_of(table, seat, lang, WIDTH)
                assert "…" not in drawn, drawn
                assert "{" not in drawn
                assert max([len(line) for line in drawn.splitlines()]) <= WIDTH, drawn
                assert not drawn.splitlines()[1].strip(), "the title takes one line"
        seat = luck.choice(sorted(table.pending))
        decision = table.pending[seat].options
        table.answer(seat, luck.choice([option for option in decision if option.kind != "pass"] or decision))
        if table.over:
            break


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_and_card_fits_its_column(lang: str) -> None:
    for first in range(0, TILES, 5):
        scene = Scene().tiles(*KINDS[first : first + 5], None).player(0, rick="5-6", morty="6")
        assert not any("…" in line for line in scene.lines(lang))
    for first in range(TILES, len(KINDS), 7):
        assert not any("…" in line for line in Scene().zone("hand:0", *KINDS[first : first + 7]).lines(lang))


def test_a_terminal_that_knows_ascii_only_gets_ascii() -> None:
    scene = (
        Scene().public(order=[0, 1, 2], turn=0, die=3).zone("area:0", "clock-thief").player(0, guarded=["clock-thief"])
    )
    drawn = "\n".join(scene.lines(fancy=False))
    assert "> Player 1 (you) [1] ->" in drawn
    assert "Clock Thief =" in drawn
    assert not set(drawn) & FANCY_SIGNS
    assert not set(legend("hundred-days", Words(GAME, "en"), False)) & FANCY_SIGNS
    assert "★" in legend("hundred-days", Words(GAME, "fr"), True)
