"""The story of a finished game: its curve, sources, turning points, secrets, medals and albums agree with what was
played.
"""

from __future__ import annotations

import pytest

import croupier
from croupier import bots
from croupier.lab import playout
from croupier.server.finished_game import FinishedGame
from croupier.table import seeded

NAMES = ["Zoé", "Ada", "Blaise", "Carla"]
PLAYED = [
    ("russian-roulette", {}),
    ("total-rickall", {}),
    ("total-rickall", {"mode": "advanced"}),
    ("hundred-days", {"tiles": "12"}),
    ("smile-life", {"deck": "1/2"}),
]


def finished(game: str, options: dict[str, object], seed: int = 5, level: str = "sensible") -> FinishedGame:
    table = croupier.open_table(game, 4, seed, options)
    playout(table, [bots.make(game, level, seat) for seat in range(4)], seeded(seed))
    return FinishedGame(table.save(), NAMES, None, None)


@pytest.mark.parametrize(("game", "options"), PLAYED)
def test_a_story_agrees_with_the_game(game: str, options: dict[str, object]) -> None:
    record = finished(game, options)
    last = len(record.answers)
    result = record.wind(last).result
    assert result is not None
    scores = list(result.scores)
    for language in ("en", "fr"):
        story = record.tell(0, language)
        assert story.moments[0] == 0
        assert story.moments[-1] == last
        assert all(len(line.values) == len(story.moments) for line in story.curve)
        if story.sources:
            assert [sum(source.points for source in mine) for mine in story.sources] == scores
            assert [line.values[-1] for line in story.curve] == scores
        lines = [*story.turns, *story.unmasked, *story.awards, *[line for page in story.album for line in page]]
        assert story.turns
        assert story.awards
        for line in lines:
            assert line.text.endswith("."), line
            assert "{" not in line.text
            assert line.at is None or line.at <= last
        labels = [line.label for line in story.curve] + [source.label for mine in story.sources for source in mine]
        assert all(label and "-" not in label for label in labels), labels


def test_cheats_are_unmasked() -> None:
    """RR-4.3: every BULLET that was pocketed is counted."""
    record = finished("russian-roulette", {})
    pocketed = [answer[0] for answer in record.answers if answer[1] == "pocket:bullet"]
    told = record.tell(None, "en").unmasked
    assert [line.seat for line in told] == [0, 1, 2, 3]
    for seat, line in enumerate(told):
        assert ("never pocketed" in line.text) == (seat not in pocketed)
    assert record.tell(1, "en").unmasked[1].text.startswith("You ")


def test_a_call_that_is_outvoted_does_not_end_the_game() -> None:
    """TR-8.2: what is told of a call is the outcome."""
    for seed, said in ((4, "wants to end it, and is outvoted."), (6, "calls an end: the truth comes out.")):
        record = finished("total-rickall", {}, seed, "random")
        (call,) = [n for n, answer in enumerate(record.answers, 1) if answer[1] == "declare"]
        story = record.tell(None, "en")
        assert [line.text.partition(" ")[2] for line in story.turns if line.at == call] == [said]
    assert "left in the centre" in story.unmasked[0].text


def test_an_album_for_each_life() -> None:
    story = finished("smile-life", {"deck": "1/2"}).tell(None, "en")
    assert len(story.album) == 4
    assert all(page for page in story.album)
    jobs = [line for page in story.album for line in page if any(card.startswith("job-") for card in line.cards)]
    assert jobs, "an album page has its cards"


def test_an_album_names_flirts_and_children_once_and_briefly() -> None:
    lines = [line for page in finished("smile-life", {}).tell(None, "en").album for line in page]
    flirts = [line for line in lines if line.cards and line.cards[0].startswith("flirt-")]
    children = [line for line in lines if line.cards and line.cards[0].startswith("child-")]
    assert flirts
    assert children
    for line in flirts:
        assert line.text.count("flirt") + line.text.count("Flirt") == 1, line.text
        assert line.text.count("Nightclub") <= 1, line.text
    assert all("Child:" not in line.text for line in children)


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("russian-roulette", {}, "loses a teammate"),
        ("russian-roulette", {}, "false accusation"),
        ("total-rickall", {}, "the first Parasite"),
        ("smile-life", {"deck": "1/2"}, "smiles at once"),
    ],
)
def test_what_turned_a_game_is_told_with_its_moment(game: str, options: dict[str, object], said: str) -> None:
    record = finished(game, options)
    told = [line for line in record.tell(None, "en").turns if said in line.text]
    assert told
    assert all(line.at is not None and line.at > 0 for line in told)


def test_every_accusation_of_an_innocent_counts() -> None:
    """RR-7.6: three players may accuse the same one at once."""
    record = finished("russian-roulette", {"points": 4}, 1, "random")
    events = record.wind(len(record.answers)).events_laid_open(0)
    assert {event["seat"] for event in events if event["event"] == "cleared"} == {3}
    false = sum(event["event"] in ("extra-bullet", "no-extra-bullet") for event in events)
    (medal,) = [line for line in record.tell(None, "en").awards if line.seat == 3 and "Trustworthy" in line.text]
    assert f"wrongly accused {false} times" in medal.text
