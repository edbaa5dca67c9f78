"""Les 100 Jours de Rick and Morty in the terminal: how the board, the players and the player's own cards are drawn."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from croupier.cli import app
from croupier.cli.board import legend
from croupier.cli.terminal import Line, Terminal
from croupier.shelf.hundred_days import GAME
from croupier.shelf.hundred_days.cards import KINDS, TILES
from croupier.shelf.hundred_days.view import VIEW, Person
from croupier.table import Table, open_table
from croupier.table.view import cards_in, read
from croupier.text import LANGUAGES
from tests.cli import drawn
from tests.cli.drawn import FANCY_SIGNS, NO_BREAK, check_fit, table_of, words_of
from tests.cli.test_rickall import Evening
from tests.games.hundred_days.scenes import adventure, happened, people, player

WIDTH = 80


def dealt(seats: int = 3) -> Table:
    return open_table(GAME, seats, 5)


class Scene(drawn.Scene):
    """A view of a table just dealt."""

    def __init__(self, seat: int | None = 0) -> None:
        super().__init__(dealt().view(seat))

    def tiles(self, *tiles: str | None) -> Scene:
        spaces = [{"space": at, "tile": tile, "hole": tile is None} for at, tile in enumerate(tiles, 1)]
        return self.public(spaces=spaces)

    def line(self, beginning: str, lang: str = "en") -> list[str]:
        """Return the columns of the first line with this beginning."""
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
    assert scene.line("1  ") == ["1", "Nebula", "SCC", "-1", "3G 3M", "7"]
    assert scene.line("→2") == ["→2", "Wrong Answers", "GM", "+3", "1G 2S 2C 1M", "6"]
    assert scene.line("3  ")[:2] == ["3", "Black hole"]
    assert scene.line("4  ") == ["4", "Orchard", "GGC", "0", "3S 2M", "5"]
    assert scene.line("the house")[:3] == ["the house", "·", "+2"]


def test_pawns_stand_where_they_are_and_a_rick_between_two_in_both() -> None:
    scene = Scene().tiles(*KINDS[:6]).public(die=None)
    scene.player(0, rick="5-6", morty="5").player(1, rick="5", morty="house").player(2, rick="house-6", morty="5")
    assert scene.line("5  ")[-2:] == ["Rick 1/ 2", "Morty 1 3"]
    assert scene.line("6  ")[-1] == "Rick 1/ 3/"
    assert scene.line("the house")[-2:] == ["Rick 3/", "Morty 2"]
    assert "Rick" not in scene.line("4  ")[-1]


def test_a_dimension_just_closed_is_no_black_hole() -> None:
    scene = Scene().tiles("debt-nebula")
    scene.public(spaces=[{"space": 1, "tile": None, "hole": False}, {"space": 2, "tile": None, "hole": True}], die=None)
    assert scene.line("1  ")[1] == "Just closed"
    assert scene.line("2  ")[1] == "Black hole"
    assert scene.line("1  ", "fr")[1] == "Fermée à l’instant"


def test_a_player_is_a_line_of_numbers() -> None:
    tokens = {"seed": 3, "schmeckles": 0, "crystal": 12, "matter": 1}
    scene = Scene().player(1, tokens=tokens, garage=2, points=14, rick="house-3", morty="6")
    scene.public(order=[1, 2, 0], turn=2).zone("hand:1", None, None, None)
    assert " ".join(scene.line("Player 2")) == "Player 2 ★ 3G 0S 12C 1M ▯2 ▮3 14 House/3 6"
    assert scene.line("Player 3")[0] == "Player 3 →"
    assert scene.line("▸ Player 1")[0] == "▸ Player 1 (you)"
    assert scene.line("Joueur 2", "fr")[-2:] == ["Maison/3", "6"]


def test_a_rick_behind_the_screen_is_shown_to_his_player_alone() -> None:
    table = dealt()
    for seat in range(3):
        table.answer(seat, "rick:5-6")
    own, other = table_of(table, 0, width=WIDTH), table_of(table, None, width=WIDTH)
    assert "(5/6)" in own
    assert own.count("5/6") == 1
    assert "5/6" not in other


def test_who_has_passed_and_who_has_a_coupon_can_be_seen() -> None:
    scene = Scene().public(order=[0, 1, 2], turn=1, passes=2, coupons=1)
    lines = scene.lines()
    below = {name: lines[at + 1].strip() for at, line in enumerate(lines) for name in re.findall(r"Player \d", line)}
    assert below["Player 1"] == below["Player 3"] == "has passed"
    assert below["Player 2"] == "coupon: the next closing costs 2 resources less"
    assert "has passed" not in "\n".join(scene.public(passes=0).lines())


def test_objects_are_told_from_characters() -> None:
    scene = Scene().zone("area:1", "clock-thief", "stopped-watch", "strip-mine")
    assert "Clock Thief, Stopped Watch §, Strip Mine" in [line.strip() for line in scene.lines()]
    assert "§ object" in legend("hundred-days", words_of("hundred-days"), True)


def test_the_dimension_that_is_collected_on_is_named() -> None:
    assert " on 4 " in Scene().public(collecting=4).lines()[0]
    assert " on " not in Scene().lines()[0]


def test_the_end_tells_what_the_points_are_for() -> None:
    scene = Scene().zone("closed:1", "debt-nebula").zone("area:1", "clock-thief").zone("pile:1", "jar-of-night")
    scene.player(1, points=11, guarded=["clock-thief"])
    split = "points: 7 for dimensions, 3 for cards, 1 for garage tokens"
    assert split not in " ".join([line.strip() for line in scene.lines()])
    scene.view["result"] = {"winners": [1], "scores": [0, 11, 0], "reason": "most points", "rule": "HD-13.1"}
    assert split in " ".join([line.strip() for line in scene.lines()])


def test_the_federation_shows_what_is_left() -> None:
    scene = Scene().public(supply={"seed": 11, "schmeckles": 4, "crystal": 15, "matter": 9}, garage=18)
    scene.zone("deck", *[None] * 40).zone("discard", "tar-opera", "clock-thief")
    assert " ".join(scene.line("Federation")) == "Federation 11G 4S 15C 9M ▯18"
    assert scene.line("40 in") == ["40 in the deck, 2 in the general discard"]
    assert scene.line("40 dans", "fr") == ["40 dans la pioche, 2 dans la défausse générale"]


def test_what_lies_before_a_player() -> None:
    scene = Scene().zone("area:1", "auntie-vortex", "barter-bazaar", "clock-thief").zone("pile:1", "jar-of-night")
    scene.zone("closed:1", "debt-nebula", "tar-opera").player(1, guarded=["clock-thief"], named=["matter"])
    lines = scene.lines()
    at = next(at for at, line in enumerate(lines) if line.startswith("  Player 2"))
    before = " ".join([line.strip() for line in lines[at + 1 : at + 3]])
    assert before.startswith(
        "Auntie Vortex, Barter Bazaar, Clock Thief ▯ · any type: Dark matter · 1 in the personal discard · 2 closed"
    )


def test_own_cards_are_named_and_those_of_others_are_backs() -> None:
    scene = Scene().zone("hand:0", "union-collector", "binge-session", "binge-session").zone("hand:1", None, None)
    assert scene.line("Union Collector")[:3] == ["Union Collector", "4+5 1S", "2p"]
    assert scene.line("Binge Session") == ["Binge Session ×2", "draw 3 cards"]
    assert "You have no cards in hand." in Scene().zone("hand:0").lines()


def test_what_was_seen_of_a_hand_is_shown() -> None:
    scene = Scene().zone("hand:1", None, "nope-portal")
    assert any("seen: Nope Portal" in line for line in scene.lines())


def test_nobody_sees_the_cards_of_others() -> None:
    table = dealt()
    hand = cards_in(read(table.view(0), VIEW), "hand", 0)
    assert len(hand) == 4
    for other in (1, None):
        drawn = table_of(table, other, width=WIDTH)
        assert not [card for card in hand if words_of("hundred-days").card(str(card)) in drawn]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_fits_a_narrow_terminal(seats: int) -> None:
    table = open_table(GAME, seats, 8)
    luck = random.Random(8)
    for step in range(900):
        if step % 16 == 0:
            for seat in (0, None):
                for lang in LANGUAGES:
                    check_fit(table_of(table, seat, lang, WIDTH), WIDTH)
        seat = luck.choice(sorted(table.pending))
        decision = table.pending[seat].options
        table.answer(seat, luck.choice([option for option in decision if option.kind != "pass"] or decision))
        if table.over:
            break


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixty_columns_are_enough_for_all_the_pawns(seats: int) -> None:
    table = open_table(GAME, seats, 8)
    luck = random.Random(8)
    for step in range(400):
        if step % 16 == 0:
            view = table.view(0)
            for lang in LANGUAGES:
                check_pawns(read(view, VIEW)["players"], drawn.drawn(view, lang, 60).replace(NO_BREAK, " "))
        seat = luck.choice(sorted(table.pending))
        decision = table.pending[seat].options
        table.answer(seat, luck.choice([option for option in decision if option.kind != "pass"] or decision))


def check_pawns(players: list[Person], drawing: str) -> None:
    lines = [line.rstrip() for line in drawing.splitlines()]
    assert max([len(line) for line in lines]) <= 60, drawing
    board = " ".join(lines[2 : lines.index("", 2)])
    for each in players:
        for letter, pawn in (("R", each["rick"]), ("M", each["morty"])):
            standing = re.findall(rf"{letter}(?:\d/? )*{each['seat'] + 1}/?(?![\d])", f"{board} ")
            assert len(standing) == len((pawn or "").split("-") if pawn else []), drawing
    tokens = [line for line in lines if re.search(r"\dG +\d+S +\d+C +\d+M ▯", line)]
    assert len(tokens) == len(players) + 1, "a player is one line"


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
    assert not set(legend("hundred-days", words_of("hundred-days"), False)) & FANCY_SIGNS
    assert "★" in legend("hundred-days", words_of("hundred-days", "fr"), True)


# At the terminal.


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_dimension_that_is_not_on_offer_leaves_its_number_free(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = adventure(player("2", tokens="GG"), player())
    Evening(monkeypatch, table, ["move", "2"])
    assert people(table, "rick")[0] == "2"
    assert "“2” isn't one of the answers." in capsys.readouterr().out
    Evening(monkeypatch, table, ["move", "6"])
    assert happened(table, "moved-rick") == [("moved-rick", 0, 0, "6")]
    table = adventure(player("6", tokens="GG"), player())
    Evening(monkeypatch, table, ["move", "6", "7"])
    assert happened(table, "moved-rick") == [("moved-rick", 0, 0, "house")]


def test_what_is_about_no_number_comes_after_the_dimensions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = adventure(player("1", tokens="SSCC", hand=["binge-session"]), player())
    Evening(monkeypatch, table, ["2", "5"])
    assert "“2” isn't one of the answers." in capsys.readouterr().out
    Evening(monkeypatch, table, ["7"])
    assert "You play “Binge Session”." in capsys.readouterr().out


def test_a_card_on_the_table_can_be_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = adventure(player(tokens="GG"), player(area=["clock-thief"]))
    Evening(monkeypatch, table, ["? clock-thief"])
    asked = capsys.readouterr().out
    assert "Character on 3 and 6, 2 points: pay one Time crystal less" in asked
    assert "HD-C09  Clock Thief" in asked
    Evening(monkeypatch, table, ["rules Clock Thief", "rules debt-nebula"])
    asked = capsys.readouterr().out
    assert "HD-C09  Clock Thief" in asked
    assert "HD-D04  Debt Nebula" in asked
    assert "There's no rule" not in asked


def test_a_card_is_read_by_the_name_it_is_shown_with() -> None:
    typed = "? Musée de la semaine prochaine\nrègles MUSÉE\n? pioche marathon\n"
    shown = CliRunner().invoke(app, ["play", "hundred-days", "--seed", "3", "--lang", "fr"], input=typed)
    tile = "Collecte : 1 Schmeckle, 1 Cristal temporel et 1 Matière noire, 2 cartes"
    assert shown.exit_code == 0
    assert " ".join(shown.output.split()).replace(NO_BREAK, " ").count(tile) == 2


def test_enter_says_what_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    table = adventure(player("1", hand=["strip-mine"]), player(hand=["binge-session"]))
    evening = Evening(monkeypatch, table, ["", "play:strip-mine", "", ""], humans=2)
    assert "Your answer (Enter: let it happen)" in evening.prompts


def test_a_pass_that_nobody_was_asked_for_is_told_as_such(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Evening(monkeypatch, adventure(player("1"), player("2"), start=0), ["log"])
    shown = capsys.readouterr().out
    assert "You can only pass." in shown
    assert "You pass." not in shown
    Evening(monkeypatch, adventure(player("1", tokens="GG"), player("2"), start=0), ["pass", "log"])
    shown = capsys.readouterr().out
    assert "You pass." in shown
    assert "You can only pass." not in shown


def test_a_long_sentence_goes_on_further_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    Terminal().show(Line("one two three four five six seven eight nine ten"))
    assert capsys.readouterr().out.splitlines() == ["  one two three four five six seven", "    eight nine ten"]
