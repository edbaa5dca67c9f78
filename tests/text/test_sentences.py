"""Sentences as players read them: those of roulette, and what holds for every game."""

from __future__ import annotations

import pytest

from croupier.table import GameInfo, Json, Refused
from croupier.text import Teller, Words
from croupier.text.words import REMEMBERED, elided, plain, slug
from tests.text.declarations import GAMES, words_of
from tests.text.trials import NARROW_NO_BREAK, NO_BREAK

NAME = "russian-roulette"
GAME = GAMES[NAME]
NAMES = {"en": ["Red", "Blue", "Purple"], "fr": ["Rouge", "Bleu", "Violet"]}


def tell(lang: str, you: int | None, *events: Json) -> list[str]:
    return Teller(words_of(NAME, lang), NAMES[lang], you).log(events)


def accused(seat: int, target: int) -> Json:
    return {"event": "accused", "seat": seat, "target": target}


@pytest.mark.parametrize(
    ("lang", "you", "said"),
    [
        ("en", 0, "You accuse Blue of cheating!"),
        ("en", 1, "Red accuses you of cheating!"),
        ("en", None, "Red accuses Blue of cheating!"),
        ("fr", 0, "Vous accusez Bleu de tricher !"),
        ("fr", 1, "Rouge vous accuse de tricher !"),
        ("fr", None, "Rouge accuse Bleu de tricher !"),
    ],
)
def test_who_is_who_depends_on_the_listener(lang: str, you: int | None, said: str) -> None:
    assert tell(lang, you, accused(0, 1)) == [said.replace(" !", f"{NARROW_NO_BREAK}!")]


def test_unseen_cards_are_not_named() -> None:
    stolen: Json = {"event": "stole", "seat": 1, "target": 2, "cards": [None]}
    assert tell("en", 0, stolen) == ["Blue steals a card from Purple."]
    stolen["cards"] = ["duck"]
    assert tell("en", 2, stolen) == ["Blue steals your “Duck!”."]


def test_what_happens_at_once_is_told_at_once() -> None:
    bets: list[Json] = [{"event": "bet", "seat": seat, "bet": bet} for seat, bet in enumerate((3, 0, 5))]
    assert tell("en", 1, *bets) == ["The bets: Red (3), you (0) and Purple (5)."]
    assert tell("fr", 1, *bets) == [f"Les paris{NO_BREAK}: Rouge (3), vous (0) et Violet (5)."]
    assert tell("en", 1, bets[0]) == ["Red bets 3."]


def test_two_shots_in_a_row_are_two_sentences() -> None:
    def fired(seat: int, target: int, shot: int) -> Json:
        return {"event": "fired", "seat": seat, "target": target, "shot": shot, "cards": ["click"]}

    sky: Json = {"event": "fired-at-sky", "seat": 2, "shot": 1, "cards": ["bullet"]}
    assert tell("en", 0, fired(0, 0, 1), fired(1, 0, 1), sky, fired(0, 0, 2), fired(1, 1, 2)) == [
        "Shot 1: you CLICK, Blue CLICK (at you) and Purple BULLET (at the sky).",
        "Shot 2: you CLICK and Blue CLICK.",
    ]


def test_what_follows_for_the_same_person_is_told_in_the_same_breath() -> None:
    def dies(seat: int, *cards: str | None) -> list[Json]:
        drawn: list[Json] = [{"event": "drew", "seat": seat, "cards": [card]} for card in cards]
        return [{"event": "died", "seat": seat, "left": 3}, {"event": "reset", "seat": seat}, *drawn]

    assert tell("en", 0, *dies(0, "peek"), *dies(1, None)) == [
        "You lose a teammate: two teammates and your captain are left. A fresh gun, “Peek” drawn.",
        "Blue loses a teammate: two teammates and the captain are left. A fresh gun, one Action card drawn.",
    ]
    assert tell("fr", 0, *dies(1, None)) == [
        f"Bleu perd un coéquipier{NO_BREAK}: il reste deux coéquipiers et le capitaine. "
        "Un barillet neuf, une carte Action piochée."
    ]
    cleared: Json = {"event": "cleared", "seat": 1}
    drew: list[Json] = [{"event": "drew", "seat": 1, "cards": [None]}] * 2
    assert tell("en", 0, cleared, *drew) == ["Innocent! It was slander: Blue played fair. 2 Action cards drawn."]
    assert tell("en", 0, {"event": "cleared", "seat": 2}, *drew) == [
        "Innocent! It was slander: Purple played fair.",
        "Blue draws 2 Action cards.",
    ]


def test_accusations_at_the_same_moment_are_one_sentence() -> None:
    assert tell("en", 1, accused(0, 1), accused(1, 2), accused(2, 0)) == [
        "Accusations: Red accuses you, you accuse Purple and Purple accuses Red."
    ]


def test_numbers_agree_in_french() -> None:
    died: Json = {"event": "died", "seat": 1, "left": 1}
    assert tell("fr", 0, died) == [f"Bleu perd un coéquipier{NO_BREAK}: il ne reste que le capitaine."]
    words = words_of(NAME, "fr")
    assert words.say("roulette-ammo", clicks=6, bullets=1) == "Vous avez 6 CLICS et 1 BALLE."
    assert words.say("roulette-ammo", clicks=5, bullets=2) == "Vous avez 5 CLICS et 2 BALLES."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Blaise", "Vous réglez la pendule de Blaise que Blaise"),
        ("Émile", "Vous réglez la pendule d’Émile qu’Émile"),
        ("Ada", "Vous réglez la pendule d’Ada qu’Ada"),
        ("Yvonne", "Vous réglez la pendule d’Yvonne qu’Yvonne"),
        ("Yann", "Vous réglez la pendule de Yann que Yann"),
        ("Ada (2)", "Vous réglez la pendule d’Ada (2) qu’Ada (2)"),
    ],
)
def test_french_drops_the_e_before_a_vowel(name: str, said: str) -> None:
    assert elided(f"Vous réglez la pendule de {name} que {name}", [name, 2]) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Le Volcan poli", "De l’Identité du Volcan poli au Volcan poli : Le Volcan poli"),
        ("Les Jumeaux", "De l’Identité des Jumeaux aux Jumeaux : Les Jumeaux"),
        ("La Dame", "De l’Identité de La Dame à La Dame : La Dame"),
        ("Le", "De l’Identité de Le à Le : Le"),
        ("Leïa", "De l’Identité de Leïa à Leïa : Leïa"),
        ("Lescaut fils", "De l’Identité de Lescaut fils à Lescaut fils : Lescaut fils"),
    ],
)
def test_french_contracts_the_article_of_a_name(name: str, said: str) -> None:
    assert elided(f"De l’Identité de {name} à {name} : {name}", [name, 2]) == said
    assert elided(f"De {name}. À {name}.", [name]).startswith(("Du ", "Des ")) == name.startswith(("Le ", "Les "))


def test_names_are_elided_in_the_sentences_of_a_game() -> None:
    words = words_of("smile-life", "fr")
    over: Json = {"event": "ended-affair", "seat": 0}
    assert Teller(words, ["Ada", "Blaise"], 1).log([over]) == ["L’adultère d’Ada est fini."]
    assert Teller(words, ["Blaise", "Ada"], 1).log([over]) == ["L’adultère de Blaise est fini."]


def test_a_game_without_text_can_still_be_read() -> None:
    """A third-party game: its slugs become words, in either language."""
    stranger = GameInfo("war", "War", 1, (2, 2), (), "croupier.table", GAME.layout, GAME.create)
    for lang in ("en", "fr"):
        words = Words(stranger, lang)
        teller = Teller(words, ["Ann", "Bob"], 0)
        assert words.title() == "War"
        assert words.card("queen-of-spades") == "Queen of spades"
        assert teller.option("play:queen-of-spades", "lead") == "Play queen of spades"
        assert teller.question("lead-a-card", {}) == "Lead a card"
        assert teller.refusal(Refused("no", "", "must-follow-suit")) == "Must follow suit"
        told = teller.event({"n": 3, "event": "trick-won", "rule": "", "seat": 1, "points": 4, "cards": ["ace", None]})
        assert told.startswith("Trick won: Bob, 4, Ace, ")
        assert "Empty deck" in teller.result({"winners": [1], "scores": [0, 4], "reason": "empty deck", "rule": ""})


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="en, fr"):
        Words(GAME, "de")


def test_slugs_and_words() -> None:
    assert slug("last captain alive") == "last-captain-alive"
    assert plain("play:air-gun") == "Play air gun"


def test_so_many_sentences_are_remembered_and_no_more() -> None:
    words = Words(None, "en")
    for number in range(2 * REMEMBERED + 2):
        words.say("seat-name", number=number)
    assert len(words._said) + len(words._said_before) <= 2 * REMEMBERED
    words.say("seat-name", number=REMEMBERED)
    assert len(words._said) == 3, "what was used long ago is found, and kept from now on"
