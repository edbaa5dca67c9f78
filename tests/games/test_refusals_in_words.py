"""Every refusal says in a sentence why, and suggests the key that a misspelt one may have meant."""

from __future__ import annotations

import random
import re

import pytest

import croupier
from croupier import NotOnOffer, Table
from croupier.text import Teller, Words
from croupier.text.words import plain
from tests.games.hundred_days.scenes import adventure, player
from tests.games.smile_life.scenes import lay, scene
from tests.games.smile_life.scenes import player as person

# Some words, and no code behind a colon.
SENTENCE = re.compile(r"[\w-]+( [^ ]+)+")
CODE = re.compile(r":[^ ]")
# What a sentence says of a card or a player that the key does not name.
NOTHING = re.compile(r"\bnone\b|[{}]")


def play(game: str, seed: int) -> Table:
    return croupier.open_table(game, croupier.games()[game].usual_seats(), seed=seed)


def refused(table: Table, seat: int, key: object) -> NotOnOffer:
    with pytest.raises(NotOnOffer) as refusal:
        table.answer(seat, key)
    return refusal.value


@pytest.mark.parametrize("game", croupier.games())
def test_every_answer_that_is_not_on_offer_is_refused_with_a_reason(game: str) -> None:
    """Every answer offered at some moment of a game is also tried at others, when it is not on offer."""
    info = croupier.games()[game]
    languages = [Words(info, lang) for lang in ("en", "fr")]
    luck = random.Random(1)
    keys: set[str] = set()
    for seed in range(6):
        table = play(game, seed)
        for _ in range(400):
            if table.over:
                break
            seat = luck.choice(sorted(table.pending))
            decision = table.pending[seat]
            offered = [option.key for option in decision.options]
            keys.update(offered)
            for key in luck.sample(sorted(keys), min(6, len(keys))):
                if key not in offered:
                    refusal = refused(table, seat, key)
                    assert refusal.reason != "not-on-offer", (key, str(refusal))
                    words = str(refusal).partition("; ")[2]
                    assert SENTENCE.fullmatch(words), words
                    assert not CODE.search(words), words
                    for said in languages:
                        sentence = Teller.at(said, table.view(seat)).refusal(refusal)
                        assert sentence[-1] == ".", sentence
                        assert sentence != plain(refusal.reason), sentence
                        assert not NOTHING.search(sentence), (refusal.reason, key, sentence)
            table.answer(seat, luck.choice(decision.options))


@pytest.mark.parametrize(
    ("game", "key", "words"),
    [
        ("russian-roulette", "pocket:Click", "there is no such answer; did you mean 'pocket:click'?"),
        ("russian-roulette", "poket:click", "there is no such answer; did you mean 'pocket:click'?"),
        ("russian-roulette", "play:peeck", "there is no such answer; did you mean 'play:peek'?"),
        ("russian-roulette", "pass:1", "there is no such answer; did you mean 'pass'?"),
        ("russian-roulette", "accuse:4", "there is no seat 4; the seats are 0 to 3"),
        ("russian-roulette", "dance", "there is no such answer"),
        ("total-rickall", "lay:Beth-Red", "there is no such answer; did you mean 'lay:beth-red'?"),
        ("hundred-days", "rick:House", "there is no such answer; did you mean 'rick:house'?"),
        ("hundred-days", "move:3", "there is no such answer; did you mean 'move'?"),
        ("smile-life", "play:Pet-cat", "there is no such answer; did you mean 'play:pet-cat'?"),
        ("smile-life", "drw", "there is no such answer; did you mean 'draw'?"),
    ],
)
def test_a_misspelt_key_says_so(game: str, key: str, words: str) -> None:
    table = play(game, 1)
    seat = table.waiting()[0]
    assert f"; {words} (" in str(refused(table, seat, key))


@pytest.mark.parametrize("key", ["", ":", "play:", "9" * 5000, "accuse:" + "9" * 5000, "é" * 300, "play:\x00"])
@pytest.mark.parametrize("game", croupier.games())
def test_nonsense_is_refused_too(game: str, key: str) -> None:
    table = play(game, 1)
    assert refused(table, table.waiting()[0], key).reason.startswith("no-such-")


@pytest.mark.parametrize("key", [None, 3, True, ["pass"], 1.5])
def test_what_is_no_key_at_all(key: object) -> None:
    table = play("russian-roulette", 1)
    assert "an answer is an option or its key" in str(refused(table, 0, key))


def test_a_reason_may_say_what_is_missing() -> None:
    table = adventure(player("1", tokens="S"), player())
    said = str(refused(table, 0, "close:1"))
    assert said.endswith("; you lack resources: 1 schmeckles, 2 crystal (HD-Q30)")
    said = str(refused(table, 0, "move"))
    assert said.endswith("; moving Rick costs two resources of the same type, and you do not have them (HD-10.6)")
    teller = Teller.at(Words(croupier.games()["hundred-days"], "en"), table.view(0))
    assert teller.refusal(refused(table, 0, "close:1")).startswith("You still need 1 Schmeckle and 2 Time crystals: ")


def told(table: Table, seat: int, key: str, lang: str, names: list[str]) -> str:
    """Return a refusal as a player reads it, with the names of all players."""
    teller = Teller.at(Words(table.info, lang), table.view(seat))
    teller.names = names
    return teller.refusal(refused(table, seat, key))


def test_a_refusal_names_the_card_that_was_asked_for() -> None:
    table = play("russian-roulette", 1)
    held = [option.key for option in table.pending[0].options]
    assert "play:peek" not in held
    assert told(table, 0, "play:peek", "en", ["Ann"] * 4).startswith("You don't hold “Peek”. You draw cards when ")
    peeking = croupier.open_position("russian-roulette", {"phase": "accusation", "players": [{"hand": ["peek"]}, {}]})
    assert told(peeking, 0, "play:peek", "en", ["Ann", "Bob"]) == (
        "Keep “Peek” for now: it's played in the phase “Bet”."
    )


def test_a_refusal_names_the_player_who_was_asked_for() -> None:
    couples = [person(flirts=["flirt-zoo"], marriage=[f"marriage-{town}"]) for town in ("fourqueux", "monteton")]
    table = scene(person("malus-divorce"), person(), *couples)
    lay(table, "malus-divorce")
    names = ["Ann", "Émile", "Zoé", "Max"]
    assert told(table, 0, "seat:1", "en", names) == "Émile isn't married: choose a player who is."
    assert told(table, 0, "seat:1", "fr", names) == (
        "Émile n’a pas de mariage\N{NO-BREAK SPACE}: choisissez quelqu’un qui en a un."
    )
