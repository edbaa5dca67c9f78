"""Every game has words in both languages for everything that it declares, and no unused words."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any, get_args

import pytest

from croupier.shelf import figures_of
from croupier.table import Event, GameInfo, Json, Kind, Refused
from croupier.text import LANGUAGES, Teller, Words, clauses
from croupier.text.telling import fields_of
from croupier.text.words import plain, slug
from tests.text.declarations import (
    FILES,
    GAMES,
    asked,
    cards,
    clauses_cited,
    each,
    endings,
    kinds_of_answers,
    messages,
    parts,
    phases,
    questions,
    reasons,
    shown,
    source,
    with_references,
    words_of,
)
from tests.text.trials import NAMES, RARE, TRIALS, happenings, keys, mentioned, needed, played, teller_of

# What each part of an event's message may mention besides the event: ``Teller`` adds it.
PARTS = {
    "": set[str](),
    "together": {"list", "times"},
    "each": {"count"},
    "with": {"sentence", "asides", "list", "times"},
    "aside": {"list", "same", "times"},
    "within": set[str](),
    "later": set[str](),
    "weight": set[str](),
}

# What the message of every event, question or answer may mention.
OF_AN_EVENT = {"cast", "forced", "cards", "kind", "count"}
OF_A_QUESTION = {"cast", "text", "phase"}
OF_AN_ANSWER = {"decision", "word", "kind", "card", "cast", "whose", "owner", "number", "who"}

# What an earlier event has told: who drew the plague, who plays the card that moves a Rick, which shot comes next.
TOLD_BEFORE = {("plague-starts", "seat"), ("invasion", "seat"), ("heads-for", "seat"), ("showed-off", "shot")}

# Labels that are the key itself in words.
PLAIN_LABELS = {"Pass", "Pay nothing", *[f"Pay {money}" for money in range(1, 10)], "Divorce", "Yes", "No"}

ENGINE = ["not-on-offer", "no-such-answer", "not-asked", "answered-already", "game-over", "no-such-seat"]
ENGINE += ["nothing-to-take-back", "answered-since", "shown-since"]

EVENTS = [(game, event) for game in GAMES for event in each(game, Event)]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, game: str) -> Words:
    return words_of(game, request.param)


# Messages.


@pytest.mark.parametrize("which", FILES)
def test_both_languages_have_the_same_messages(which: str) -> None:
    english, french = [
        {id: sorted(parts(message)) for id, message in messages(which, lang).items()} for lang in ("en", "fr")
    ]
    assert english == french


@pytest.mark.parametrize("which", FILES)
def test_french_never_breaks_a_line_before_its_punctuation(which: str) -> None:
    for line in source(which, "fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"[^\s.·] [:;!?»](?!\s*N\b)|« ", line), line


TU = re.compile(r"(?<![\w’])([tT]u|[tT]oi|[tT]on|[tT]a|[tT]es|[tT]e|[tT]’\w+)(?![\w’])")
SAYING_TU = (
    r"regarde|pose|tire|choisis|prends|joue|dis|montre|attends|parie|accuse|glisse|mets|va|fais|vois|essaie|garde|touche|lis"
    r"|place|paie|étudie|épouse|défausse|pioche|laisse|donne|passe|finis|continue|reviens|ferme|cherche"
)
# An imperative at the start of a clause; in lessons, never as part of an enumeration.
ORDER_TO_TU = re.compile(rf'(?:^fr = "|[.:;!?,] )(?:{SAYING_TU})\b', re.IGNORECASE)
QUOTED = ("Tu vas pas me tuer",)  # names of cards that quote the series


@pytest.mark.parametrize("which", FILES)
def test_french_says_vous_to_players(which: str) -> None:
    for line in source(which, "fr").splitlines():
        if not line.endswith(QUOTED):
            assert not TU.search(line), line


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_lessons_and_how_to_play_say_vous_to_players(game: GameInfo) -> None:
    paths = [files(game.package).joinpath("HOWTO.fr.md"), *files(game.package).joinpath("lessons").iterdir()]
    said = [line for path in paths for line in path.read_text("utf-8").splitlines() if not line.startswith("en = ")]
    assert len(said) > 100
    for line in said:
        assert not TU.search(line), line
        assert not ORDER_TO_TU.search(line), line


def test_the_declarations_are_found(game: str) -> None:
    """If they were not, nothing would be missing."""
    assert len(each(game, Event)) > 40
    assert len(questions(game)) >= 14
    assert len(keys(game)) > 40
    assert len(reasons(game)) >= 25
    assert endings(game)


def test_no_message_is_missing(game: str) -> None:
    assert with_references(game, needed(game)) - {*messages(game, "en"), *messages("common", "en")} == set()


def test_no_message_is_left_over(game: str) -> None:
    assert set(messages(game, "en")) - {*with_references(game, needed(game)), *messages("common", "en")} == set()


def test_what_needs_no_argument_mentions_none(words: Words, game: str) -> None:
    for id in needed(game):
        if re.match(r"(game|card|phase|place|team|zone|counter|table-option)-", id):
            for part in parts(messages(game, words.lang)[id]):
                assert words.find(id, part=part), (id, part)


def test_every_legend_says_what_a_thing_is_and_cites_a_clause(words: Words, game: str) -> None:
    known = {clause.id for clause in clauses(GAMES[game], words.lang)}
    assert len(shown(game)) > 15
    for id in shown(game):
        assert len(words.find(id, part="text") or "") > 10, id
        assert words.find(id, part="clause") in known, id


def test_what_people_ask_is_answered_with_clauses(words: Words, game: str) -> None:
    known = {clause.id for clause in clauses(GAMES[game], words.lang)}
    assert {"asked-end", "asked-win", "asked-tie", "asked-order"} <= asked(game)
    phrases = Counter([phrase.strip() for id in asked(game) for phrase in words.say(id).split(",")])
    assert max(phrases.values()) == 1, "a question has one answer"
    for id in asked(game):
        assert words.find(id, part="text"), id
        assert {rule.strip() for rule in (words.find(id, part="clause") or "").split(",")} <= known, id


def test_every_phase_names_the_first_clause_of_a_chapter(words: Words, game: str) -> None:
    known = {clause.id for clause in clauses(GAMES[game], words.lang)}
    for phase in phases(game):
        assert words.find(f"phase-{phase}", part="clause") in known, phase


def test_every_family_of_cards_has_a_legend() -> None:
    told: Any = figures_of(GAMES["smile-life"])
    families = {card["family"] for card in told["cards"].values()}
    assert {f"about-family-{family}" for family in families} <= shown("smile-life")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_the_engine_has_words(lang: str) -> None:
    ready = {id.removeprefix("refused-") for id in messages("common", lang) if id.startswith("refused-")}
    assert ready == set(ENGINE)


def test_every_clause_that_is_cited_exists(game: str) -> None:
    for lang in LANGUAGES:
        assert clauses_cited(game) - {clause.id for clause in clauses(GAMES[game], lang)} == set()


def test_the_title_is_that_of_the_game(game: str) -> None:
    assert words_of(game, "en").title() == GAMES[game].title


def test_every_card_has_a_name_and_a_line(words: Words, game: str) -> None:
    for card in cards(game):
        assert words.find(f"card-{card}")
        assert len(words.card_text(card)) > 10, card
    assert len({words.card(card) for card in cards(game)}) == len(cards(game))


# Questions and answers.


def test_a_question_mentions_only_what_a_view_tells(words: Words, game: str) -> None:
    info = GAMES[game]
    public = set(get_args(info.view)[0].__annotations__)
    told = {*OF_A_QUESTION, *public, *fields_of(info).kinds.values(), *teller_of(game, words.lang).telling.question()}
    for kind in questions(game):
        assert set(words.arguments(f"decision-{kind}") or ()) <= told | kinds_of_answers(game), kind


def check_question(kind: str, asked: str) -> None:
    assert re.search(r"\?( \(.*\))?$", asked), (kind, asked)
    assert "{" not in asked
    assert "none" not in asked, asked
    assert asked != plain(kind)


def test_every_question_can_be_asked(words: Words, game: str) -> None:
    teller = teller_of(game, words.lang)
    teller.kept = ["say:real"]
    for kind in questions(game):
        for public in TRIALS[game].publics(kind):
            check_question(kind, teller.question(kind, public))


def test_every_question_and_answer_of_a_game_has_words(words: Words, game: str) -> None:
    _, moments = played(game)
    for view, decision in moments:
        teller = Teller.at(words, view)
        check_question(decision.kind, teller.question(decision.kind, {**view["public"], "phase": view["phase"]}))
        labels = [teller.option(option.key, decision.kind) for option in decision.options]
        assert len(set(labels)) == len(labels), labels
        assert not {"Yes", "No", "Oui", "Non"} & set(labels), (decision.kind, labels)


def test_nearly_every_kind_of_question_comes_up_in_these_games(game: str) -> None:
    _, moments = played(game)
    missing = set(questions(game)) - {decision.kind for _, decision in moments}
    assert missing <= RARE.get(game, set())


def test_an_answer_mentions_only_what_is_known_of_it(words: Words, game: str) -> None:
    telling = teller_of(game, words.lang).telling
    told = {*OF_AN_ANSWER, *telling.answer("1", "")}
    for id, message in messages(game, words.lang).items():
        if id.startswith("option-"):
            assert parts(message) == [""]
            assert set(words.arguments(id) or ()) <= told, id


def test_every_answer_can_be_labelled(words: Words, game: str) -> None:
    """If the label mentions only a card, a few cards are enough; and one question, if it does not mention the question."""
    teller = teller_of(game, words.lang)
    tried: Counter[str] = Counter()
    for key, kind in keys(game).items():
        own = f"option-{slug(key)}"
        told = set(words.arguments(own if own in messages(game, words.lang) else f"option-{kind}") or ())
        tried[kind] += 1
        if tried[kind] > 20 and told <= {"card", "decision"}:
            continue
        for decision in questions(game) if "decision" in told else [""]:
            label = teller.option(key, decision)
            assert label != plain(key) or label in PLAIN_LABELS, label
            assert "{" not in label


# What happens.


@pytest.mark.parametrize(("game", "event"), EVENTS, ids=lambda value: getattr(value, "name", value))
def test_every_event_is_a_sentence(game: str, event: Event) -> None:
    for lang in LANGUAGES:
        for you in (0, None):
            teller = teller_of(game, lang, you)
            for happening in happenings(game, event):
                check_sentence(event, teller.event(happening))


def check_sentence(event: Event, said: str) -> None:
    """It has a beginning and an end, leaves nothing open, and is more than the name of the event."""
    assert "{" not in said
    assert said[0].isupper() or said[0] in "“«0123456789", said
    assert said[-1] in ".!”»", said
    assert not re.fullmatch(rf"{plain(event.name)}(: [^.]*)?", said), said
    assert len(said) > 5


def test_a_message_mentions_only_what_its_event_tells(words: Words, game: str) -> None:
    for event in each(game, Event):
        told = {*OF_AN_EVENT, *event.fields, *[more for name in event.fields for more in instead(game, name)]}
        told |= {fields_of(GAMES[game]).kinds[field.name] for field in event.values if isinstance(field, Kind)}
        told |= {"text"} if "card" in event.fields else set()
        told |= {"whose"} if "owner" in event.fields else set()
        message = f"event-{event.name}"
        for part in parts(messages(game, words.lang)[message]):
            assert part in PARTS, message
            assert set(words.arguments(message, part) or ()) <= told | PARTS[part], (message, part)


def test_every_field_of_an_event_is_told(game: str) -> None:
    """Players should not have to look at the table to understand what happened and to whom."""
    for event in each(game, Event):
        for field in event.fields:
            told = {field, *instead(game, field)} & mentioned(game, event)
            assert told or (event.name, field) in TOLD_BEFORE, (event.name, field)


def instead(game: str, field: str) -> set[str]:
    """Return what the game tells in place of a field."""
    return set(teller_of(game, "en").telling.event({field: 0}))


def test_a_whole_game_is_told_without_a_gap(words: Words, game: str) -> None:
    seen, _ = played(game)
    for view, events in seen:
        teller = Teller.at(words, view)
        for said in teller.log(events):
            assert "{" not in said
            assert said[-1] in ".!”»", said
            assert "»»" not in said
            assert words.say("unseen-card") not in said, said
        assert teller.result(view["result"])[-1] in ".!"


# Refusals and endings.


def test_every_refusal_has_words(words: Words, game: str) -> None:
    teller = teller_of(game, words.lang)
    told = {
        "word",
        "deed",
        "card",
        "kind",
        "who",
        "cast",
        "owner",
        "whose",
        "number",
        "place",
        *teller.telling.refusal("", ""),
    }
    card = next(message.removeprefix("card-") for message, _ in words.ids() if message.startswith("card-"))
    for reason in reasons(game):
        mentioned = set(words.arguments(f"refused-{reason}") or ())
        assert mentioned <= told, reason
        said = teller.refusal(Refused("no", "", f"{reason}:1", f"play:{card}" if "card" in mentioned else "choose:1"))
        assert said != plain(f"{reason}:1"), f"no words for refused-{reason} in {words.lang}"
        assert said[-1] == ".", f"refused-{reason} in {words.lang} does not end with a full stop: {said}"


def test_every_ending_has_words(words: Words, game: str) -> None:
    teller = teller_of(game, words.lang)
    for ending in endings(game):
        assert set(words.arguments(f"result-{slug(ending)}") or ()) <= {"winners", "cast", "count", "points"}, ending
        for winners in ([], [0], [1], [0, 1]):
            result: Json = {"winners": winners, "scores": [0] * len(NAMES), "reason": ending, "rule": ""}
            said = teller.result(result)
            assert "{" not in said
            assert said[-1] in ".!"
            assert plain(ending) not in said
