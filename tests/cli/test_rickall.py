"""Total Rickall in the terminal: how the table is drawn, and players who are invited to speak."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import croupier
from croupier.cli.board import legend
from croupier.cli.play import TerminalGame
from croupier.cli.terminal import Leave, Terminal
from croupier.shelf.total_rickall.cards import FIGURES
from croupier.table import Chair, Option, Table
from croupier.text import LANGUAGES
from tests.cli.drawn import FANCY_SIGNS, check_fit, drawn, moments, table_of, words_of

GAME = "total-rickall"
WIDTH = 80

CENTRE = [
    {"slot": 0, "character": "pencilvester", "identity": "real"},
    {"slot": 2, "character": "amish-cyborg", "identity": "parasite", "dented": True},
    {"slot": 3, "character": "count-laundry", "identity": "parasite", "face_up": True},
]
FRIENDS = [
    {"friend": "moss-prince", "identity": "real"},
    {"friend": "sleepy-gary", "identity": "parasite"},
    {"friend": "disco-badger", "identity": "real"},
]


def scene(**position: object) -> Table:
    """Return a table of three with a small centre, unless the position says otherwise."""
    return croupier.open_position(GAME, {"seats": 3, "centre": CENTRE} | position, 5)


def advanced(**position: object) -> Table:
    """The same, with a friend and a secret each."""
    return croupier.open_position(
        GAME, {"options": {"mode": "advanced"}, "players": FRIENDS, "centre": CENTRE} | position, 5
    )


# The drawing.


def test_the_title_tells_how_far_the_evening_has_come() -> None:
    title = table_of(scene(round=7, fails=2), 1, width=WIDTH).splitlines()[0]
    assert title.startswith("Round 7 · Choosing · First Player: Player 1")
    assert "fails 2 of 4" in title
    assert title.endswith("to come")
    assert "First Player: you" in table_of(scene(), 0, width=WIDTH)


def test_the_last_round_is_announced() -> None:
    everybody = [{"slot": slot, "character": name} for slot, name in enumerate(FIGURES.characters)]
    title = table_of(scene(round=9, emptied=8, centre=everybody), 0, width=WIDTH).splitlines()[0]
    assert title.endswith("last round")


def test_characters_stand_in_their_places() -> None:
    lines = table_of(scene(), None, width=WIDTH).splitlines()
    assert lines[2].split() == ["Pencilvester", "§", "·", "Amish", "Cyborg", "§", "dented"]
    assert lines[3].split() == ["red", "▮", "green", "▮"]
    assert lines[4].split()[:2] == ["Count", "Laundry"]
    assert lines[5].split() == ["blue", "▯", "Parasite"]


def test_an_identity_is_drawn_for_the_player_who_has_seen_it() -> None:
    table = scene(phase="act", players=[{"laid": "morty-red"}, {"laid": "rick"}, {"laid": "rick"}])
    table.answer(0, "look:pencilvester")
    assert "red ▮ seen:\N{NO-BREAK SPACE}Real" in table_of(table, 0, width=WIDTH)
    for other in (1, 2, None):
        assert "Real" not in table_of(table, other, width=WIDTH)


def test_the_next_identity_is_drawn_for_the_player_who_has_seen_it() -> None:
    table = scene(phase="act", identity=["real"], players=[{"laid": "rick"}, {"laid": "rick"}, {"laid": "rick"}])
    table.answer(0, "resolve")
    assert "Next Identity  ▮ seen:\N{NO-BREAK SPACE}Real" in table_of(table, 0, width=WIDTH)
    assert "Next Identity" not in table_of(table, 1, width=WIDTH)


def test_what_two_shuffled_identities_were_is_still_known() -> None:
    centre = [
        {"slot": 0, "character": "pencilvester", "identity": "real"},
        {"slot": 1, "character": "moss-prince", "identity": "parasite"},
        {"slot": 2, "character": "disco-badger", "identity": "parasite"},
    ]
    laid = [{"laid": "summer-red"}, {"laid": "rick"}, {"laid": "rick"}]
    table = scene(phase="act", centre=centre, players=laid)
    table.answer(0, "resolve")
    known = "You also know: under Pencilvester and Disco Badger there is 1 Parasite and 1 Real."
    assert known in " ".join(table_of(table, 0, width=WIDTH).split())
    assert "You also know" not in table_of(table, 1, width=WIDTH)


def test_claims_stand_beside_those_they_are_about() -> None:
    claims = [
        {"seat": 1, "says": "real", "about": "amish-cyborg", "rather_than": None},
        {"seat": 0, "says": "parasite", "about": "moss-prince", "rather_than": None},
        {"seat": 2, "says": "parasite", "about": "deck", "rather_than": None},
        {"seat": 2, "says": "rather", "about": "pencilvester", "rather_than": "moss-prince"},
        {"seat": 1, "says": "no-killing-card", "about": None, "rather_than": None},
    ]
    players = [{}, {"friend": "moss-prince", "identity": "real"}, {}]
    drawn = table_of(advanced(claims=claims, players=players), 0, width=WIDTH).replace("\N{NO-BREAK SPACE}", " ")
    assert "green ▮ · 2: Real" in drawn
    assert "green ▮ · you: Parasite" in drawn
    assert "Next Identity  ▮ · 3: Parasite" in drawn
    assert "They say  Player 3: rather Pencilvester than Moss Prince" in drawn
    assert "can't shoot" in drawn


def test_a_friend_is_known_to_its_player_only() -> None:
    table = advanced()
    assert "seen:\N{NO-BREAK SPACE}Parasite" in table_of(table, 1, width=WIDTH)
    assert "Sleepy Gary §" in table_of(table, 0, width=WIDTH)
    assert "Parasite" not in table_of(advanced(centre=[]), 0, width=WIDTH)


def test_texts_that_do_something_are_spelt_out() -> None:
    drawn = " ".join(table_of(scene(), 0, width=WIDTH).split())
    assert "Pencilvester: only the First Player may shoot him" in drawn
    assert "Count Laundry:" not in drawn


def test_own_cards_are_named_and_those_of_others_are_backs() -> None:
    table = scene(players=[{"hand": ["ten-minutes", "beth-red", "beth-red"]}, {}, {}])
    assert "Beth (red) ×2" in table_of(table, 0, width=WIDTH)
    assert "Ten Minutes Ago" in table_of(table, 0, width=WIDTH)
    table.answer(0, "lay:beth-red")
    assert "Beth (red)" in table_of(table, 0, width=WIDTH)
    for other in (1, None):
        assert "Ten Minutes" not in table_of(table, other, width=WIDTH)
        assert re.search(r"Player 1 ★ +▮3  ▮ ", table_of(table, other, width=WIDTH))


def test_at_dinner_only_people_matter() -> None:
    table = advanced(phase="dinner", first=2, centre=CENTRE[:1])
    assert "Pencilvester" not in table_of(table, 0, width=WIDTH)
    for seat in (2, 0):
        table.answer(seat, "hold-fire")
    assert re.search(r"Player 2 +→ +Sleepy Gary", table_of(table, 0, width=WIDTH))
    table.answer(1, "hold-fire")
    assert table.over


def test_a_player_who_is_exterminated_at_dinner_is_out() -> None:
    players = [*FRIENDS[:2], {"friend": None, "fell": True}]
    drawn = table_of(advanced(phase="dinner", centre=[], players=players), 0, width=WIDTH)
    assert re.search(r"Player 3 +fell at dinner", drawn)
    assert re.search(r"Player 1 \(you\) ★ +→ +Moss Prince", drawn)


@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_every_moment_fits_a_narrow_terminal(mode: str) -> None:
    for view in moments(croupier.open_table(GAME, 5, 8, {"mode": mode}), 120):
        for lang in LANGUAGES:
            check_fit(drawn(view, lang, WIDTH), WIDTH)


def test_a_terminal_that_knows_ascii_only_gets_ascii() -> None:
    table = advanced()
    drawn = table_of(table, 0, fancy=False)
    assert "Player 1 (you) [1]" in drawn
    assert not set(drawn) & FANCY_SIGNS
    assert not set(legend(GAME, words_of(GAME), False)) & FANCY_SIGNS
    assert "★" in legend(GAME, words_of(GAME, "fr"), True)


# Players who are invited to speak.


class Scripted:
    """A bot that gives these answers where it can, and otherwise the first on offer; records who answered in what order."""

    def __init__(self, order: list[int], *keys: str) -> None:
        self.order = order
        self.keys = list(keys)

    def choose(self, chair: Chair) -> Option:
        self.order.append(chair.seat)
        if self.keys:
            wanted = chair.decision.find(self.keys[0])
            if wanted is not None:
                self.keys.pop(0)
                return wanted
        return chair.decision.options[0]


class Evening:
    """A game with scripted bots, a typed line for each prompt, and everything that was shown."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        table: Table,
        lines: list[str],
        humans: int = 1,
        bots: tuple[str, ...] = (),
    ) -> None:
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setenv("LINES", "60")
        self.order: list[int] = []
        self.prompts: list[str] = []
        self.typed = lines
        monkeypatch.setattr(Terminal, "ask", self.ask)
        players = {seat: Scripted(self.order, *(bots if seat == humans else ())) for seat in range(humans, table.seats)}
        self.game = TerminalGame(table, words_of(table.info.name), Terminal(), humans, dict(players), None)
        self.game.run()

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.order.append(-1)
        if not self.typed:
            raise Leave
        return self.typed.pop(0)


ACTING = [{"laid": "rick"}, {"laid": "rick"}, {"laid": "rick"}]
INVITED = "Enter: go on · 2 Speak up"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_who_is_invited_answers_before_the_one_who_acts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = scene(phase="act", first=1, players=ACTING)
    evening = Evening(monkeypatch, table, [""])
    assert evening.order[:3] == [2, -1, 1]
    assert evening.prompts[0] == INVITED
    assert "Next: Player 2 and “Rick”. Anything to say?" in capsys.readouterr().out


def test_an_invited_person_hears_the_news_without_the_whole_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = scene(phase="act", first=1, players=ACTING)
    evening = Evening(monkeypatch, table, ["", ""])
    assert evening.prompts[:2] == [INVITED, INVITED]
    shown = capsys.readouterr().out
    heard = shown.split("Anything to say?")[1]
    assert "Player 2 looks at the next Identity in the deck." in heard
    assert "Pencilvester" not in heard


def test_nobody_is_asked_twice_without_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot raises a hand and then says nothing: the window opens again, but there is no news."""
    table = scene(phase="act", first=1, players=ACTING)
    evening = Evening(monkeypatch, table, [""], bots=("speak", "never-mind", "resolve"))
    assert evening.order[:6] == [2, -1, 1, 1, 2, 1]


def test_a_player_who_has_not_passed_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene(phase="act", first=1, players=ACTING)
    evening = Evening(monkeypatch, table, ["2", "never-mind", ""])
    assert evening.prompts[0] == INVITED
    assert evening.prompts[1] == "Your answer"
    assert evening.prompts[2] == INVITED


def test_news_are_a_reason_to_be_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene(phase="act", first=1, players=[{"laid": "rick", "hand": ["rick"]}, *ACTING[1:]])
    evening = Evening(monkeypatch, table, ["2", "say:no-killing-card", ""])
    assert evening.prompts[:3] == [INVITED, "Your answer", INVITED]


def test_an_invited_person_may_ask_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = scene(phase="act", first=1, players=ACTING)
    Evening(monkeypatch, table, ["why shoot:pencilvester", "nonsense", "log", ""])
    shown = capsys.readouterr().out
    assert "It's not your turn." in shown
    assert "“nonsense” isn't one of the answers." in shown


def test_nobody_is_fetched_to_listen_where_the_terminal_is_handed_round(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = scene(phase="act", first=1, players=ACTING)
    evening = Evening(monkeypatch, table, ["", "", "", "", "", ""], humans=3)
    assert INVITED not in evening.prompts
    assert [prompt for prompt in evening.prompts if prompt.endswith("press Enter")] == [
        "Player 2: press Enter",
        "Player 3: press Enter",
        "Player 1: press Enter",
    ]


def test_a_player_who_is_asked_may_speak_where_the_terminal_is_handed_round(monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene(phase="act", first=1, players=ACTING)
    evening = Evening(monkeypatch, table, ["", "speak", "never-mind", "", ""], humans=3)
    assert evening.prompts[:5] == [
        "Player 2: press Enter",
        "Your answer (Enter: go on)",
        "Your answer",
        "Enter: hide your cards · undo: change your answer",
        "Player 2: press Enter",
    ]


# Answering.


def test_enter_goes_on_where_there_is_nothing_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene(phase="act", players=ACTING)
    evening = Evening(monkeypatch, table, [""])
    assert evening.prompts[0] == "Your answer (Enter: go on)"
    assert evening.order[:4] == [1, 2, -1, 2]


def test_enter_never_shoots(monkeypatch: pytest.MonkeyPatch) -> None:
    centre = [{"slot": 0, "character": "pencilvester", "identity": "real"}]
    table = scene(phase="act", centre=centre, players=[{"laid": "beth-red"}, *ACTING[1:]])
    evening = Evening(monkeypatch, table, ["", ""])
    assert evening.prompts[:3] == ["Your answer"] * 3
    view = table.view()
    assert isinstance(view["public"], dict)
    assert view["public"]["fails"] == 0


def test_asides_stand_apart_from_the_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = scene(players=[{"hand": ["rick", "me-too"]}, {}, {}])
    Evening(monkeypatch, table, [])
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    asked = lines.index("Which card will you play? (face down for now)")
    answers = [line.split("  ")[1:3] for line in lines[asked + 1 : asked + 7] if not line.startswith("     ")]
    assert answers == [["1", "Rick"], ["2", "Me Too"], [], ["3", "Speak up"]]


def test_a_player_is_chosen_by_the_number_in_the_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = scene(phase="act", players=[{"laid": "not-kill-me"}, *ACTING[1:]])
    Evening(monkeypatch, table, ["3", ""])
    shown = capsys.readouterr().out
    assert re.search(r"2  Player 2 +force:1", shown)
    assert "You make Player 3 shoot." in shown


def test_what_an_answer_is_about_is_enough(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = scene(players=[{"hand": ["rick", "beth-red"]}, {}, {}])
    Evening(monkeypatch, table, ["help", "why jerry-red", "rick", ""])
    shown = capsys.readouterr().out
    assert "for instance why shoot:moss-prince" in shown
    assert "You don't hold “Jerry (red)”." in shown
    assert "You lay “Rick” face down." in shown
