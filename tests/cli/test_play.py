"""Playing in the terminal: what a person types and sees."""

from __future__ import annotations

import builtins
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import croupier
from croupier.cli import app
from croupier.cli.play import TerminalGame
from croupier.cli.terminal import PLAIN, Terminal
from croupier.text import Words
from tests.games.hundred_days.scenes import adventure, player

RUN = CliRunner()
GAME = "russian-roulette"
GAME_TITLE = "World Championship Russian Roulette"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*lines: str, seed: int = 11, lang: str = "en", arguments: tuple[str, ...] = ()) -> Result:
    """Play a game against random bots with these lines typed, and then no more input."""
    command = ["play", GAME, "--seed", str(seed), "--lang", lang, "--bots", "random", *arguments]
    shown = RUN.invoke(app, command, input="".join(f"{line}\n" for line in lines), env={"COLUMNS": "120"})
    assert "Traceback" not in shown.output
    return shown


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str | type[BaseException]) -> None:
    """Type these lines; an exception stands for Ctrl-C or Ctrl-D, and ends the input."""
    typed = list(lines)

    def read(prompt: str = "") -> str:
        line = typed.pop(0) if typed else EOFError
        if isinstance(line, str):
            return line
        raise line

    monkeypatch.setattr(builtins, "input", read)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_can_be_played_to_its_end(lang: str) -> None:
    shown = play(*["1"] * 400, lang=lang, arguments=("--option", "points=5"))
    assert shown.exit_code == 0
    assert {"en": "The game is over", "fr": "La partie est finie"}[lang] in shown.stdout
    assert {"en": "The deal was fair", "fr": "La donne était honnête"}[lang] in shown.stdout
    assert {"en": "Seed 11", "fr": "Graine 11"}[lang] in shown.stdout
    assert "{" not in shown.stdout


def test_the_seed_is_a_secret_until_the_end() -> None:
    shown = play("log", "help", "table", seed=987654321)
    assert "987654321" not in shown.stdout


def test_without_a_game_one_question_is_asked() -> None:
    shown = RUN.invoke(app, ["play", "--lang", "en", "--bots", "random"], input="poker\n\n")
    assert "There's no game “poker” here." in shown.stdout
    assert "Which card goes into your pocket?" in shown.stdout
    assert shown.exit_code == 0


def test_input_that_ends_is_no_error() -> None:
    shown = play("1")
    assert shown.exit_code == 0
    assert shown.stdout.endswith("The input ended: the game stops here and isn't saved.\n")
    assert list(Path().iterdir()) == []


def test_a_wrong_key_never_ends_the_game() -> None:
    wrong = [
        "99",
        "²",
        "9" * 5000,
        "-1",
        "nonsense",
        "bet:3",
        "pocket:",
        "",
        "rules",
        "rules ZZ-1",
        "why",
        "why 99",
        "? x",
        "undo",
        "why",
    ]
    shown = play(*wrong, "pocket:click", "bet:0")
    assert "“nonsense” isn't one of the answers." in shown.stdout
    assert "There's no rule ZZ-1." in shown.stdout
    assert "Who's cheating?" in shown.stdout


def test_a_bet_has_its_own_number() -> None:
    """Typing 3 bets 3, although the list starts with 0."""
    shown = play("pocket:click", "3")
    assert "The bets: you (3)" in shown.stdout


def test_why_tells_the_clause_of_an_option_a_question_and_a_refusal() -> None:
    shown = play("? 2", "?", "why pass", "why play:duck", "why accuse:1", "rules rr-12.3")
    assert "RR-4.3 " in shown.stdout
    assert "Rule RR-4.2 asks this:" in shown.stdout
    assert "Everyone pockets a card each round: choose one of your seven." in shown.stdout
    assert "You don't hold “Duck!”." in shown.stdout
    assert "Not yet: first everyone pockets a card." in shown.stdout
    assert "RR-12.3 " in shown.stdout


def test_commands_have_french_names() -> None:
    shown = play("pourquoi 2", "aide", "journal", "règles RR-12.3", "annuler", "quitter", "n", lang="fr")
    assert "vous trichez officiellement" in shown.stdout
    assert "Vous n’avez encore rien à annuler." in shown.stdout
    assert "Au revoir." in shown.stdout


def test_asking_why_changes_nothing() -> None:
    play("why play:duck", "why 1", "why pass", "? bet:1", "save asked.json")
    play("save silent.json")
    assert Path("asked.json").read_text() == Path("silent.json").read_text()


def test_what_is_saved_goes_on() -> None:
    play("1", "1", "save half.json")
    saved = json.loads(Path("half.json").read_text())
    answered = len(saved["answers"])
    shown = RUN.invoke(app, ["play", "--load", "half.json", "--lang", "en", "--bots", "random"], input="1\nsave\n")
    assert shown.exit_code == 0
    assert "Saved in half.json" in shown.stdout
    later = json.loads(Path("half.json").read_text())
    assert later["answers"][:answered] == saved["answers"]
    assert len(later["answers"]) > answered
    assert croupier.load(later).save() == later


@pytest.mark.parametrize("name", ["x" * 3000, "a\0b", "no/such/folder.json", "~nobody-of-that-name/x"])
def test_a_name_that_no_file_can_have_does_not_end_the_game(name: str) -> None:
    shown = play(f"save {name}", "save fine.json")
    assert shown.exit_code == 0
    assert "Couldn't write" in shown.stdout
    assert Path("fine.json").exists()


def test_an_endless_answer_is_refused_in_words() -> None:
    shown = play("x" * 5000, "rules " + "y" * 5000)
    assert "isn't one of the answers" in shown.stdout
    assert re.search(r"There's no rule\s+yyy", shown.stdout)


def test_the_sections_of_the_rules_can_be_listed() -> None:
    assert "RR-7  Accusation phase" in play("rules").stdout


def test_accents_need_not_be_typed() -> None:
    assert "RR-7.4  Si l’accusé montre" in play("regles RR-7.4", lang="fr").stdout


def test_a_low_screen_has_the_answers_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = re.compile(r"0  Bet 0: no shot, \+1 point +3  Bet 3")
    monkeypatch.setenv("LINES", "24")
    assert answers.search(play("1", "1").stdout)
    monkeypatch.setenv("LINES", "60")
    assert not answers.search(play("1", "1").stdout)


def test_no_file_is_overwritten_by_chance() -> None:
    Path("diary.json").write_text("dear diary")
    shown = play("save diary.json", "save nowhere/x.json", "save mine.json", "save mine.json")
    assert "diary.json already exists" in shown.stdout
    assert "Couldn't write nowhere/x.json" in shown.stdout
    assert shown.stdout.count("Saved in mine.json") == 2
    assert Path("diary.json").read_text() == "dear diary"


@pytest.mark.parametrize("leaving", [KeyboardInterrupt, "quit"])
def test_leaving_offers_to_save(monkeypatch: pytest.MonkeyPatch, leaving: str | type[BaseException]) -> None:
    type_in(monkeypatch, "1", leaving, "")
    shown = play()
    assert shown.exit_code == 0
    assert "Saved in russian-roulette-1.json" in shown.stdout
    assert croupier.load(Path("russian-roulette-1.json").read_text()).view(0)["phase"] != "pocket"


def test_leaving_twice_saves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "1", KeyboardInterrupt, KeyboardInterrupt)
    shown = play()
    assert shown.exit_code == 0
    assert "The game isn't saved." in shown.stdout
    assert list(Path().iterdir()) == []


def test_undo_against_bots_says_why_not() -> None:
    shown = play("1", "undo")
    assert re.search("Too late to undo", shown.stdout)


def test_options_of_the_table_are_obeyed() -> None:
    shown = play(arguments=("--option", "points=7", "--option", "show_off=yes", "--seats", "3"))
    assert "7 points win" in shown.stdout
    assert "Yellow" not in shown.stdout


def test_bots_can_be_watched() -> None:
    shown = play(arguments=("--humans", "0", "--option", "points=4"))
    assert "Round 1 begins." in shown.stdout
    assert "The game is over" in shown.stdout


def test_a_broken_deal_is_called_broken() -> None:
    table = croupier.open_table(GAME, 2, 5)
    game = TerminalGame(table, Words(table.info, "en"), Terminal(), 2, {}, None)
    assert "was fair" in game.proof().plain
    game.deal = "0" * 64
    assert "NOT fair" in game.proof().plain


# Hot-seat.


def hot_seat(*lines: str, seed: int = 3) -> str:
    shown = play(*lines, seed=seed, arguments=("--seats", "2", "--humans", "2"))
    assert shown.exit_code == 0
    return shown.stdout


def screens(shown: str) -> list[tuple[str, str]]:
    """Return which player sat at the screen, and what it showed until it was cleared."""
    parts = re.split(r"Keyboard to (\w+)\. No peeking!", shown)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_hot_seat_shows_nobody_the_cards_of_another() -> None:
    words = Words(croupier.games()[GAME], "en")
    hands = {}
    for seat, team in enumerate(("Red", "Blue")):
        zones = croupier.open_table(GAME, 2, 3).view(seat)["zones"]
        assert isinstance(zones, list)
        hands[team] = words.card(zones[seat]["cards"][0])
    assert hands["Red"] != hands["Blue"]
    seen = screens(hot_seat(*["", "1", ""] * 6))
    assert [team for team, _ in seen[:4]] == ["Red", "Blue", "Red", "Blue"]
    for team, screen in seen[:4]:
        other = "Blue" if team == "Red" else "Red"
        assert hands[team] in screen
        assert hands[other] not in screen


def test_hot_seat_wipes_the_screen_before_and_after() -> None:
    first, second = screens(hot_seat("", "1", "", "", "1", ""))[:2]
    for _, screen in (first, second):
        ready, hand, gone = screen.split("═" * 20, 1)[0], screen, screen.rstrip()
        assert "You have" not in ready
        assert "You have" in hand
        assert gone.count("═" * 120) == 2


def test_hot_seat_passes_with_enter_where_there_is_nothing_else() -> None:
    shown = play("", "1", "", "", "1", "", *[""] * 6, arguments=("--seats", "2", "--humans", "2"))
    assert shown.stdout.count("Your answer (Enter: nothing)") == 2
    assert shown.stdout.count("Got it: Nothing") == 2


def test_hot_seat_takes_an_answer_back() -> None:
    shown = hot_seat("", "1", "undo", "2", "", "", "1", "undo", "")
    assert "Got it: A CLICK: you play fair" in shown
    assert "Your answer is undone." in shown
    assert "Got it: A BULLET: safer shots, death if caught" in shown
    assert "Too late to undo" in shown


def test_hot_seat_asks_everybody_alike() -> None:
    """A player who can only pass is asked all the same; otherwise the others would know."""
    pockets, windows, bets = ["", "pocket:click", ""], ["", "pass", ""], ["", "bet:1", ""]
    shown = screens(hot_seat(*pockets * 2, *windows * 2, *bets * 2, *windows * 4))
    spin = [(team, screen) for team, screen in shown if "The cylinders are about to spin." in screen]
    assert [team for team, _ in spin] == ["Red", "Blue"]
    assert any("  2  " not in screen.split("about to spin.")[1] for _, screen in spin)


def test_a_terminal_without_accents_gets_plain_letters() -> None:
    said = "« Poudre mouillée » : œil, déjà… ♛"
    assert said.encode("ascii", PLAIN) == b'" Poudre mouillee " : oeil, deja... ?'


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_breaks_where_french_forbids_it(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    Terminal().show("Un barillet neuf, pioche de «\N{NO-BREAK SPACE}Cadeau\N{NO-BREAK SPACE}!\N{NO-BREAK SPACE}» hier")
    lines = capsys.readouterr().out.splitlines()
    assert any("«\N{NO-BREAK SPACE}Cadeau\N{NO-BREAK SPACE}!\N{NO-BREAK SPACE}»" in line for line in lines)


# Further questions: whom, which, what to pay.


def consider(*lines: str, lang: str = "en") -> tuple[str, list[list[object]]]:
    """Return what a player sees who may move Rick with two kinds of resources and types these lines, and the answers
    that the game then reports.
    """
    table = adventure(player("1", tokens="SSCC"), player())
    Path("rick.json").write_text(json.dumps(table.save()))
    typed = "".join(f"{line}\n" for line in [*lines, "save after.json"])
    shown = RUN.invoke(app, ["play", "--load", "rick.json", "--lang", lang, "--bots", "random"], input=typed)
    assert shown.exit_code == 0, shown.output
    return shown.stdout, json.loads(Path("after.json").read_text())["answers"]


def test_a_choice_that_leads_to_a_further_question_does_not_count_yet() -> None:
    shown, answers = consider("move", "spend:crystal")
    assert "Moving Rick costs two resources of one type: which type?" in shown
    assert "back to the question before" in shown
    assert answers == []


@pytest.mark.parametrize(("back", "lang"), [("back", "en"), ("undo", "en"), ("retour", "fr"), ("annuler", "fr")])
def test_a_further_question_has_a_way_back(back: str, lang: str) -> None:
    first = {"en": "Your turn", "fr": "À vous"}[lang]
    shown, answers = consider("move", "spend:crystal", back, "spend:schmeckles", back, back, lang=lang)
    assert shown.count(first) == 2
    assert answers == []


def test_the_last_choice_answers_all_the_questions() -> None:
    _, answers = consider("move", "spend:crystal", "back", "spend:schmeckles", "go:2")
    assert answers[:3] == [[0, "move"], [0, "spend:schmeckles"], [0, "go:2"]]


def test_there_is_nothing_to_go_back_to_at_the_first_question() -> None:
    shown, answers = consider("back")
    assert "There's no question to go back to: this one is the first." in shown
    assert answers == []


def opponents(*bots: str) -> Result:
    return RUN.invoke(app, ["play", GAME, "--seed", "1", "--lang", "en", *bots], env={"COLUMNS": "200"})


def test_a_game_is_against_friends_unless_others_are_named() -> None:
    assert opponents().stdout.startswith("friend  Plays soundly, with a slip now and then.\nWorld Championship")


def test_each_bot_can_be_another() -> None:
    lines = opponents("--bots", "learner, sharp+bold,learner").stdout.splitlines()
    assert [line.partition("  ")[0] for line in lines[:3]] == ["learner", "sharp+bold (sharp, bold)", GAME_TITLE]
    assert "takes the daring one" in lines[1]


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("friend,sharp", "2 bots cannot fill 3 seats"),
        ("friend+sour", "no temper 'sour'"),
        ("genius", "called 'genius'"),
    ],
)
def test_bots_that_do_not_fit_are_refused_in_words(named: str, why: str) -> None:
    shown = opponents("--bots", named)
    assert shown.exit_code == 2
    assert why in shown.output
