"""Both languages can say everything that can be asked, answered, refused, told or drawn."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import croupier
from croupier.shelf.russian_roulette import options
from croupier.shelf.russian_roulette import reasons as whys
from croupier.shelf.russian_roulette.cards import FIGURES, KINDS
from croupier.shelf.russian_roulette.phases import PHASES
from croupier.shelf.russian_roulette.questions import QUESTIONS
from croupier.table import Event, Json, Option, Refused, WhyNot
from croupier.text import LANGUAGES, Teller, Words
from croupier.text.words import plain
from tests.text.naming import of_every_game

GAME = croupier.games()["russian-roulette"]
FILES = {
    "common": ("croupier.text", "common_{}.ftl"),
    "terminal": ("croupier.text", "terminal_{}.ftl"),
    "server": ("croupier.text", "server_{}.ftl"),
    "roulette": (GAME.package, "text/{}.ftl"),
}
EVENTS = [event for event in vars(options).values() if isinstance(event, Event)]
SEATS = 4


def source(which: str, lang: str) -> str:
    package, path = FILES[which]
    return files(package).joinpath(path.format(lang)).read_text("utf-8")


def messages(which: str, lang: str) -> dict[str, list[str]]:
    """The ids of a file with their attributes; what cannot be parsed fails."""
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(source(which, lang)).body:
        assert not isinstance(entry, ast.Junk), f"{which} {lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{which} {lang} says {entry.id.name} twice"
            found[entry.id.name] = sorted(attribute.id.name for attribute in entry.attributes)
    return found


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


def teller(words: Words, you: int | None = 0) -> Teller:
    return Teller(words, [words.name("team", team) for team in FIGURES.teams[:SEATS]], you)


@pytest.mark.parametrize("which", FILES)
def test_both_languages_have_the_same_messages(which: str) -> None:
    assert messages(which, "en") == messages(which, "fr")


@pytest.mark.parametrize("which", FILES)
def test_french_never_breaks_a_line_before_its_punctuation(which: str) -> None:
    for line in source(which, "fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"[^\s.·] [:;!?»](?!\s*N\b)|« ", line), line


def test_every_card_has_a_name_and_a_line(words: Words) -> None:
    for kind in KINDS:
        assert words.find(f"card-{kind}")
        assert words.card_text(kind)


def test_every_phase_and_team_has_a_name(words: Words) -> None:
    named = [f"phase-{phase}" for phase in PHASES] + [f"team-{team}" for team in FIGURES.teams]
    assert [name for name in named if not words.find(name)] == []


@pytest.mark.parametrize("game", croupier.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_game_has_is_named_in_both_languages(game: str, language: str) -> None:
    info = croupier.games()[game]
    words = Words(info, language)
    assert [name for name in sorted(of_every_game(info)) if not words.find(name)] == []


def test_every_question_can_be_asked(words: Words) -> None:
    for kind in [question.kind for question in QUESTIONS]:
        for card in KINDS:
            asked = teller(words).question(kind, {"round": 2, "shot": 1, "card": card, "card_player": 0})
            assert asked.endswith("?"), (kind, asked)
            assert "{" not in asked


def test_every_answer_can_be_labelled(words: Words) -> None:
    known = [option for option in vars(options).values() if isinstance(option, Option)]
    for group in vars(options).values():
        if isinstance(group, list):
            known += [option for option in group if isinstance(option, Option)]
    assert len(known) > 40
    for option in known:
        word = option.key.partition(":")[2]
        if option.kind in ("accuse", "choose", "aim") and word.isdigit() and int(word) >= SEATS:
            continue
        for kind in [question.kind for question in QUESTIONS]:
            label = teller(words).option(option.key, kind)
            assert label != plain(option.key), label
            assert "{" not in label


def happenings(event: Event) -> list[Json]:
    """An event of every cast, with cards seen and unseen."""
    made: list[Json] = []
    for seat, target in ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2)):
        for number in (0, 1, 2):
            happening: Json = {"n": 1, "event": event.name, "rule": event.rule}
            happening |= dict.fromkeys(event.fields, number)
            happening |= {
                field: place for field, place in (("seat", seat), ("target", target)) if field in event.fields
            }
            if "card" in event.fields:
                happening["card"] = "raise"
            made += [happening, {**happening, "cards": ["bullet"]}, {**happening, "cards": [None]}]
    return made


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name)
def test_every_event_is_a_sentence(words: Words, event: Event) -> None:
    for you in (0, None):
        for happening in happenings(event):
            if "cards" not in happening and needs_cards(event):
                continue
            said = teller(words, you).event(happening)
            assert "{" not in said
            assert said[0].isupper() or said[0].isdigit()
            assert said[-1] in ".!", said
            assert len(said) > 5


def needs_cards(event: Event) -> bool:
    """Whether the English sentence names cards told with the event."""
    found = re.search(rf"^event-{event.name} =.*?(?=^\S)", source("roulette", "en"), re.MULTILINE | re.DOTALL)
    assert found, event.name
    return "$cards" in found[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(lang: str) -> None:
    for seed in range(3):
        table = croupier.open_table("russian-roulette", 2 + seed % 5, seed, {"show_off": True})
        luck = random.Random(seed)
        words = Words(table.info, lang)
        while not table.over:
            seat = luck.choice(sorted(table.pending))
            table.answer(seat, luck.choice(table.pending[seat].options))
        for viewer in (None, *range(table.seats)):
            view = table.view(viewer)
            speaker = Teller.at(words, view)
            for said in speaker.log(table.events(0, viewer)):
                assert "{" not in said
                assert said[-1] in ".!", said
            assert isinstance(view["result"], dict)
            assert speaker.result(view["result"])[-1] in ".!"


def reasons() -> list[str]:
    """Every slug that the engine and the game give with a refusal."""
    slugs = [why.reason for why in [*vars(whys).values(), *whys.CANNOT_CHOOSE] if isinstance(why, WhyNot)]
    engine = files("croupier.table").joinpath("table.py").read_text("utf-8")
    slugs += re.findall(r'(?:TooLate|NotAsked|NotOnOffer)\(.*"([a-z]+(?:-[a-z]+)+)"\)', engine)
    return sorted(set(slugs))


def test_every_refusal_has_words(words: Words) -> None:
    assert len(reasons()) >= 25
    for reason in reasons():
        assert words.find(f"refused-{reason}"), reason
        assert teller(words).refusal(Refused("no", "", reason))[-1] == "."


def test_every_ending_has_words(words: Words) -> None:
    assert len(options.ENDINGS) == 3
    for ending in options.ENDINGS:
        for winners in ([], [0], [1]):
            said = teller(words).result({"winners": winners, "scores": [1, 2, 3, 4], "reason": ending, "rule": ""})
            assert said != plain(ending)
            assert "{" not in said
