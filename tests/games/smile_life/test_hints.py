"""The sensible player's reasons: words in both languages, and the same on every table that fits what the seat knows."""

from __future__ import annotations

from collections import Counter
from random import Random

import croupier
from croupier import bots
from croupier.table import Chair
from croupier.text import LANGUAGES, Teller, Words

GAME = "smile-life"
LONGEST = 170


def test_reasons_have_words_and_tell_nothing_hidden() -> None:
    info = croupier.games()[GAME]
    languages = [Words(info, lang) for lang in LANGUAGES]
    said: Counter[str] = Counter()
    for seed in range(3):
        table, luck = croupier.open_table(GAME, 2 + seed, seed, {"deck": "1/2"}), Random(seed)
        player = bots.make(GAME, bots.SENSIBLE, seed)
        while not table.over:
            seat = min(table.pending)
            option = luck.choice(table.pending[seat].options)
            chair = Chair(table, seat)
            remark = bots.reason(player, chair, option)
            if luck.random() < 0.1:
                assert remark == bots.reason(player, Chair(table.fork(seat, seed), seat), option)
            if remark is not None:
                said[remark.slug] += 1
                for words in languages:
                    sentence = Teller.at(words, table.view(seat)).remark("hint", remark)
                    assert words.arguments(f"hint-{remark.slug}") is not None, remark
                    assert sentence.endswith("."), sentence
                    assert len(sentence) <= LONGEST
            table.answer(seat, player.choose(chair))
    assert len(said) > 10, said
