"""The examples work as they are, and bots from outside can sit at a table."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest
from typer.testing import CliRunner

import croupier
from croupier import CroupierError
from croupier.bots import make
from croupier.cli import app
from croupier.lab import simulate
from croupier.remote import RemoteSeat
from croupier.server.allowance import Account, Allowance
from croupier.server.room import Room
from croupier.table import Chair, Option
from tests.server.serving import HandClock, Person, Running

EXAMPLES = Path(__file__).parents[2] / "examples"
ROULETTE = "russian-roulette"
SHORT = {"points": 3}


@pytest.fixture(autouse=True)
def examples_importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


def table_for_one_more(running: Running, **wish: object) -> tuple[Person, str]:
    """Return a table of two with one free seat."""
    opener = Person(running)
    return opener, opener.open(ROULETTE, seats=2, options=SHORT, **wish)


def played_beside(running: Running, opener: Person, code: str, bot: Callable[[], str]) -> str:
    """Deal as soon as the bot has its seat, play for the host, and return the result from the bot's side."""
    with ThreadPoolExecutor(1) as pool, opener.socket(code) as wire:
        result = pool.submit(bot)
        wire.until("room", lambda room: all(seat["held_by"] == "person" and seat["here"] for seat in room["seats"]))
        wire.send("start")
        wire.play_out(0)
        return result.result(60)


def test_the_template_plays_better_than_chance() -> None:
    report = simulate(ROULETTE, 120, 2, ["my_bot:Careful", "random"], seed=1)
    assert report.entries[0].overall.wins > 66


def test_a_client_of_thirty_lines_plays_a_whole_game(tmp_path: Path) -> None:
    remote_bot = import_module("remote_bot")
    with Running(tmp_path / "db") as running:
        opener, code = table_for_one_more(running)
        link = f"http://{running.address}/t/{code}"
        assert played_beside(running, opener, code, lambda: remote_bot.play(link))


def test_the_command_lets_a_local_bot_play_by_a_link(tmp_path: Path) -> None:
    with Running(tmp_path / "db") as running:
        opener, code = table_for_one_more(running)
        run = [
            "bot",
            "--link",
            f"http://{running.address}/t/{code}",
            "--bot",
            "my_bot:Careful",
            "--nickname",
            "Careful",
        ]
        shown = played_beside(running, opener, code, lambda: CliRunner().invoke(app, run).output)
    assert "Careful has seat 1" in shown
    assert len(shown.splitlines()) == 2


def test_a_bot_of_the_current_folder_plays_in_the_terminal() -> None:
    """Where only Croupier is installed, nothing but the command itself lets the folder be searched."""
    run = [sys.executable, "-P", "-m", "croupier", "play", ROULETTE, "--bots", "my_bot:Careful"]
    env = {**os.environ, "PYTHONPATH": str(Path(croupier.__file__).parents[1])}
    played = subprocess.run(run, cwd=EXAMPLES, env=env, input="", capture_output=True, text=True, check=False)
    assert "Your answer" in played.stdout, played.stderr


@pytest.mark.parametrize("by", ["remote_bot", "croupier.remote"])
def test_a_bot_that_is_too_fast_waits_and_answers_again(
    by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, take, allowance = import_module(by), Allowance.take, Room.allowance
    guests: list[Allowance] = []
    sent, waits = count(1), list[float]()

    def allow(room: Room, person: int | None, account: Account) -> Allowance:
        made = allowance(room, person, account)
        if person:
            guests.append(made)
        return made

    def take_some(allowance: Allowance, cost: float = 1.0) -> bool:
        """Every fourth message of the guest exceeds its rate."""
        return take(allowance, cost) and (allowance not in guests or next(sent) % 4 > 0)

    monkeypatch.setattr(Room, "allowance", allow)
    monkeypatch.setattr(Allowance, "take", take_some)
    monkeypatch.setattr(client, "sleep", waits.append)
    with Running(tmp_path / "db") as running:
        opener, code = table_for_one_more(running)
        link = f"http://{running.address}/t/{code}"
        if by == "remote_bot":
            assert played_beside(running, opener, code, lambda: client.play(link))
        else:
            seat = RemoteSeat(link, "Fast")
            assert played_beside(running, opener, code, lambda: seat.play(make(ROULETTE, "random", 1), 1))
    assert len(waits) > 2


class Wrong:
    """Fails at every other question, and gives invalid answers to the rest."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, chair: Chair) -> Option:
        self.asked += 1
        if self.asked % 2:
            raise ValueError("no idea")
        return Option("bet", "99")


def test_a_bot_that_is_wrong_does_not_stop_its_table(tmp_path: Path) -> None:
    player = Wrong()
    with Running(tmp_path / "db") as running:
        opener, code = table_for_one_more(running)
        seat = RemoteSeat(f"http://{running.address}/t/{code}", "Wrong")
        assert played_beside(running, opener, code, lambda: seat.play(player, 1))
    assert player.asked > 2


def test_a_bot_that_is_silent_loses_its_time_and_not_the_table(tmp_path: Path) -> None:
    with Running(tmp_path / "db", hand_clock=HandClock()) as running:
        opener, code = table_for_one_more(running, clock=20)
        silent = Person(running)
        silent.sit(code)
        with opener.socket(code) as wire, silent.socket(code):
            wire.send("start")
            wire.until("update")
            wire.answer(0)
            before = wire.until("update", lambda update: update["moment"]["view"]["waiting"] == [1])
            running.move_clock(21)
            assert wire.until("update", lambda update: update["number"] > before["number"])["answers"] >= 2


def test_a_bot_that_needs_copies_of_the_table_says_so(tmp_path: Path) -> None:
    from croupier import bots

    with Running(tmp_path / "db") as running:
        opener, code = table_for_one_more(running)
        seat = RemoteSeat(f"http://{running.address}/t/{code}", "Sensible")
        with opener.socket(code) as wire, ThreadPoolExecutor(1) as pool:
            result = pool.submit(seat.play, bots.make(seat.game(), "sensible", 1), 1)
            wire.until("room", lambda room: all(each["held_by"] == "person" and each["here"] for each in room["seats"]))
            wire.send("start")
            wire.until("update")
            for _ in range(20):
                if result.done():
                    break
                if 0 in wire.view["waiting"]:
                    wire.answer(0)
                wire.read()
            with pytest.raises(CroupierError, match="thinks on copies"):
                result.result(60)


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("ABCDE", "a link looks like"),
        ("http://127.0.0.1:9/t/ABCDE", "there is no server"),
        ("{address}/t/ABCDE", "refused"),
    ],
)
def test_links_that_lead_nowhere_are_refused_in_words(tmp_path: Path, link: str, words: str) -> None:
    with Running(tmp_path / "db") as running:
        shown = CliRunner().invoke(app, ["bot", "--link", link.format(address=f"http://{running.address}")])
    assert shown.exit_code == 2
    assert words in shown.output
    assert "Traceback" not in shown.output


def test_the_examples_are_short() -> None:
    for name, most in (("my_bot.py", 35), ("remote_bot.py", 45)):
        assert len((EXAMPLES / name).read_text("utf-8").splitlines()) <= most
    assert "croupier" not in vars(import_module("remote_bot"))
