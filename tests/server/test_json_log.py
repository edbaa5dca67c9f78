"""The server's log: what happens to the server, and never what happens at a table."""

from __future__ import annotations

import json
import logging
import re

import pytest

from croupier.server.json_log import JsonLines, fields
from tests.server.serving import Person, Running


def test_the_log_is_lines_of_json_and_says_nothing_of_what_an_error_held() -> None:
    try:
        raise ValueError("the seed is eleventy-one")
    except ValueError as error:
        record = logging.LogRecord("croupier", logging.ERROR, __file__, 1, "it failed", (), (ValueError, error, None))
        record.exc_info = (ValueError, error, error.__traceback__)
    record.__dict__.update(fields(event="fault", id="abcd"))
    line = json.loads(JsonLines().format(record))
    assert line["event"] == "fault"
    assert line["id"] == "abcd"
    assert line["error"] == "ValueError"
    assert "eleventy" not in json.dumps(line)


@pytest.mark.parametrize("game", ["russian-roulette", "total-rickall"])
def test_a_whole_evening_leaves_no_secret_in_the_log(
    game: str, running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """No names, tokens, seeds, answers, cards, questions or chat."""
    caplog.set_level(logging.DEBUG, "croupier")
    person = Person(running)
    code = person.open(game, seats=3, bots="random", start=True, nickname="Zebediah")
    with person.socket(code) as wire:
        wire.send("say", text="a word in your ear")
        wire.ask("answer", "refused", seat=0, number=wire.update["number"], key="nothing-of-the-kind")
        seed = wire.play_out(0)["moment"]["view"]["seed"]
    moments = [frame["moment"] for frame in map(json.loads, wire.frames) if frame["type"] == "update"]
    answers = {option["key"] for moment in moments for option in moment["options"]}
    cards = {card for moment in moments for zone in moment["view"]["zones"] for card in zone["cards"] if card}
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any('"event": "deal"' in line for line in lines), "the log was recorded"
    said = "\n".join(lines)
    secrets = {"Zebediah", "in your ear", "nothing-of-the-kind", seed, *person.http.cookies.values(), *answers, *cards}
    assert [secret for secret in secrets if re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", said)] == []
