"""``croupier replay``: forward, back, to a number, and from any seat's side."""

from __future__ import annotations

import builtins
import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import croupier
from croupier.cli import app
from croupier.cli.terminal import Terminal
from croupier.recording import Recording
from croupier.text import Words

RUN = CliRunner()


def played(answers: int = 10_000, seed: int = 4) -> croupier.Table:
    table = croupier.open_table("russian-roulette", 3, seed)
    luck = random.Random(seed)
    for _ in range(answers):
        if table.over:
            break
        seat = luck.choice(sorted(table.pending))
        table.answer(seat, luck.choice(table.pending[seat].options))
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played(40).save()))
    return path


def replay(file: Path, *arguments: str) -> Result:
    shown = RUN.invoke(app, ["replay", str(file), "--lang", "en", *arguments], env={"COLUMNS": "120"})
    assert "Traceback" not in shown.output
    return shown


def walk(monkeypatch: pytest.MonkeyPatch, file: Path, *lines: str) -> list[str]:
    """Return the steps that a reader at a keyboard sees."""
    typed = list(lines)

    def read(prompt: str = "") -> str:
        if typed:
            return typed.pop(0)
        raise EOFError

    monkeypatch.setattr(builtins, "input", read)
    monkeypatch.setattr(Terminal, "attended", property(lambda self: True))
    shown = replay(file)
    assert shown.exit_code == 0
    return [line.split("Step ")[1].split(" of")[0] for line in shown.stdout.splitlines() if "Step " in line]


def test_without_a_keyboard_every_step_is_printed(file: Path) -> None:
    shown = replay(file)
    assert shown.exit_code == 0
    assert shown.stdout.count("Seen by a spectator") == 41
    assert "Step 40 of 40" in shown.stdout
    assert "No one has answered yet." in shown.stdout


def test_the_last_step_tells_the_result(file: Path) -> None:
    table = played()
    answers = table.save()["answers"]
    assert isinstance(answers, list)
    last = len(answers)
    file.write_text(json.dumps(table.save()))
    shown = replay(file, "--from", str(last))
    assert " win" in shown.stdout.splitlines()[-1]


def test_forward_back_and_jump(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    assert walk(monkeypatch, file, "", "", "b", "12", "b", "99999", "what", "q") == [
        "0",
        "1",
        "2",
        "1",
        "12",
        "11",
        "11",
        "11",
    ]


def test_the_end_of_the_input_ends_the_walk(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    assert walk(monkeypatch, file, "") == ["0", "1"]


def test_winding_back_finds_the_same_table() -> None:
    recording = Recording(played(60).save())
    recording.wind(40)
    before = [recording.table.view(seat) for seat in (None, 0, 1, 2)]
    recording.wind(60)
    recording.wind(40)
    assert [recording.table.view(seat) for seat in (None, 0, 1, 2)] == before


def test_a_fork_in_the_log_is_followed() -> None:
    fork = played(30).fork(1, 99)
    recording = Recording(fork.save())
    recording.wind(len(recording.answers))
    assert recording.table.view(1) == fork.view(1)
    assert recording.table.save() == fork.save()


def test_each_side_sees_its_own_secrets_only(file: Path) -> None:
    spectator, own, everything = (replay(file, *side).stdout for side in ([], ["--seat", "0"], ["--seat", "all"]))
    assert "You draw" not in spectator
    assert "draws an Action card" in spectator
    assert "answers: A BULLET" not in spectator
    assert "You draw" in own
    assert "You answer: A " in own
    assert "Blue answers: A " not in own
    assert "Blue answers: A " in everything
    assert "All cards face up" in everything


def test_all_cards_lie_open_for_the_all_seeing(file: Path) -> None:
    first = replay(file, "--seat", "all").stdout.split("Step 1 of")[0]
    saved = json.loads(file.read_text())
    hands = croupier.open_table("russian-roulette", 3, saved["seed"]).position()["players"]
    assert isinstance(hands, list)
    words = Words(croupier.games()["russian-roulette"], "en")
    for player in hands:
        assert words.card(player["hand"][0]) in first


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not JSON, or is incomplete"),
        ("[1, 2]", "a save must be an object"),
        ('{"game": "poker"}', "is incomplete, or not a save of Croupier"),
    ],
)
def test_a_bad_file_is_told_in_words(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    shown = replay(path)
    assert shown.exit_code == 2
    assert words in shown.stderr
    assert "bad.json" in shown.stderr


def test_an_edited_save_is_noticed(file: Path) -> None:
    saved = json.loads(file.read_text())
    saved["answers"][0][1] = "pocket:bullet" if saved["answers"][0][1] != "pocket:bullet" else "pocket:click"
    file.write_text(json.dumps(saved))
    shown = replay(file)
    assert shown.exit_code == 2
    assert "changed after it was written" in shown.stderr


@pytest.mark.parametrize(
    ("arguments", "words"), [(["--seat", "7"], "0 to 2, or all"), (["--from", "9999"], "the steps go from")]
)
def test_a_wrong_side_or_step_is_told_in_words(file: Path, arguments: list[str], words: str) -> None:
    shown = replay(file, *arguments)
    assert shown.exit_code == 2
    assert words in shown.stderr


def test_bytes_that_are_no_text_are_told_in_words(tmp_path: Path) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(bytes(range(128, 256)))
    assert replay(path).exit_code == 2
