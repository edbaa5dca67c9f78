"""The advice of bots: the same on every re-deal consistent with the seat, with a reason in words."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import croupier
from croupier import bots
from croupier.server.thinking import advice
from croupier.table import Chair
from croupier.text import LANGUAGES, Teller, Words

GAMES = croupier.games()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_nothing_hidden(game: str) -> None:
    compared = 0
    for seed in range(8):
        luck = Random(seed)
        table = croupier.open_table(game, luck.randint(*GAMES[game].seats), seed)
        for _ in range(150):
            if table.over:
                break
            seat = luck.choice(sorted(table.pending))
            decision = table.pending[seat]
            if len(decision.options) > 1 and luck.random() < 0.2 and compared < 50:
                said = advice(table, seat, bots.SENSIBLE)
                assert decision.find(said.key)
                assert advice(table.fork(seat, 7), seat, bots.SENSIBLE) == said
                compared += 1
            table.answer(seat, luck.choice(decision.options))
    assert compared > 15


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words(game: str) -> None:
    """For every option, because a replay asks about the one that was taken."""
    words = [Words(GAMES[game], lang) for lang in LANGUAGES]
    said: Counter[str] = Counter()
    for seed in range(4):
        luck = Random(seed)
        table = croupier.open_table(game, luck.randint(*GAMES[game].seats), seed)
        for _ in range(200):
            if table.over:
                break
            seat = luck.choice(sorted(table.pending))
            option = luck.choice(table.pending[seat].options)
            if luck.random() < 0.3:
                player = bots.make(game, bots.SENSIBLE, 1)
                reason = bots.reason(player, Chair(table, seat), option)
                if reason is not None:
                    said[reason.slug] += 1
                    for each in words:
                        assert each.arguments(f"hint-{reason.slug}") is not None, reason
                        sentence = Teller.at(each, table.view(seat)).remark("hint", reason)
                        assert "{" not in sentence
                        assert sentence[-1] in ".!", sentence
            table.answer(seat, option)
    assert len(said) >= 6 or not hasattr(bots.make(game, bots.SENSIBLE, 1), "reason"), said


def test_advice_to_speak_goes_on_with_what_to_say() -> None:
    """Each hint is that of a fresh bot, even in the middle of a sentence."""
    followed = 0
    for seed in range(12):
        luck = Random(seed)
        table = croupier.open_table("total-rickall", 3, seed)
        for _ in range(80):
            if table.over:
                break
            seat = luck.choice(sorted(table.pending))
            key = advice(table, seat, bots.SENSIBLE).key if len(table.pending[seat].options) > 1 else ""
            said = table.ahead(seat, key) if key == "speak" else None
            while said is not None:
                key = advice(said, seat, bots.SENSIBLE).key
                assert key != "never-mind"
                followed += 1
                said = said.ahead(seat, key)
            answers = [option for option in table.pending[seat].options if not option.aside]
            table.answer(seat, luck.choice(answers))
    assert followed > 5
