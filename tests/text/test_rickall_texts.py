"""Total Rickall in words: both languages can say everything, say nothing that nobody needs, and tell it well."""

from __future__ import annotations

import random
import re
from functools import partial
from importlib.resources import files

import pytest

import croupier
from croupier.shelf.total_rickall import options
from croupier.shelf.total_rickall import reasons as rickall_reasons
from croupier.shelf.total_rickall.cards import CHARACTERS, COLOURS, FIGURES, KINDS
from croupier.shelf.total_rickall.ending import ENDINGS
from croupier.shelf.total_rickall.layout import PHASES
from croupier.shelf.total_rickall.telling import Telling
from croupier.table import Event, Json, Option, Refused, WhyNot
from croupier.text import LANGUAGES, Teller, Words
from croupier.text.words import plain, slug
from tests.text import naming

GAME = croupier.games()["total-rickall"]
EVENTS = [event for event in vars(options).values() if isinstance(event, Event)]
KINDS_OF_QUESTIONS = [question.kind for question in options.QUESTIONS]
SEATS = 5
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve"]
NO_BREAK = "\N{NO-BREAK SPACE}"
OUTLOOKS = ["nobody", "empty-deck", "look-at-one", "look-at-two", "only-draw", "in-vain"]


source = partial(naming.source, GAME)
messages = partial(naming.messages, GAME)
told_of = partial(naming.told_of, GAME)


def answers() -> list[Option]:
    return naming.answers_in(options)


def reasons() -> set[str]:
    return {reason.reason for reason in vars(rickall_reasons).values() if isinstance(reason, WhyNot)}


def drawn() -> set[str]:
    """What the drawing says."""
    drawing = files("croupier.cli").joinpath("rickall.py").read_text("utf-8")
    found = set(re.findall(r"[\"'](rickall-[a-z-]+)[\"']", drawing))
    return (
        found
        | {f"rickall-{colour}" for colour in COLOURS}
        | {
            "rickall-claim-one-real",
            "rickall-claim-rather",
            "rickall-known-real",
            "rickall-known-parasite",
        }
    )


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


def teller(words: Words, you: int | None = 0, saying: str = "real") -> Teller:
    speaker = Teller(words, NAMES, you)
    speaker.telling = Telling(words)
    speaker.telling.friends = {"moss-prince": 0, "count-laundry": 1}
    speaker.kept = [f"say:{saying}"]
    return speaker


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("fr")


def test_nothing_is_missing_and_nothing_is_left_over() -> None:
    needed = naming.of_every_game(GAME) | {"help-key"} | drawn()
    needed |= {f"phase-{phase}" for phase in PHASES}
    needed |= {f"card-{kind}" for kind in KINDS}
    needed |= {f"decision-{kind}" for kind in KINDS_OF_QUESTIONS}
    needed |= {f"event-{event.name}" for event in EVENTS}
    needed |= {f"refused-{reason}" for reason in reasons()}
    needed |= {f"result-{slug(ending)}" for ending in ENDINGS}
    of_their_own = ("say", "about:deck")
    needed |= {f"option-{slug(option.key)}" for option in answers() if option.key.startswith(of_their_own)}
    needed |= {f"option-{option.kind}" for option in answers() if option.kind != "say"}
    assert set(messages("en")) == needed


def test_french_never_breaks_a_line_before_its_punctuation() -> None:
    for line in source("text/fr.ftl").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"\S [:;!?»]|« ", line), line


def test_every_card_has_a_name_and_a_line(words: Words) -> None:
    for kind in KINDS:
        assert words.find(f"card-{kind}")
        assert words.card_text(kind)


def test_the_texts_that_do_something_are_those_of_the_cards() -> None:
    texts = dict(zip(FIGURES.characters, FIGURES.texts, strict=True))
    for lang in LANGUAGES:
        ruled = {name.removeprefix("card-") for name, parts in messages(lang).items() if "rule" in parts}
        assert ruled == {name for name, text in texts.items() if text not in ("none", "joke")}


def test_a_character_says_its_colour(words: Words) -> None:
    named = {
        "en": {"red": "Red", "blue": "Blue", "green": "Green"},
        "fr": {"red": "Rouge", "blue": "Bleu", "green": "Vert"},
    }
    for name, colour in zip(FIGURES.characters, FIGURES.colours, strict=True):
        assert words.card_text(name).startswith(named[words.lang][colour])


def test_every_question_can_be_asked(words: Words) -> None:
    for kind in KINDS_OF_QUESTIONS:
        for phase in PHASES:
            for card in (*KINDS[:CHARACTERS], None):
                actor = None if phase == "lay" else 1
                public: Json = {
                    "round": 2,
                    "actor": actor,
                    "card": card,
                    "phase": phase,
                    "picked": None,
                    "outlook": None,
                    "votes_needed": 2,
                    "vote_called_by": 1,
                }
                asked = teller(words).question(kind, public)
                if card is None and kind in ("shoot", "look", "look-again", "turn-up", "colour", "force", "give"):
                    continue  # only a card asks these
                assert asked.endswith("?"), (kind, asked)
                assert "{" not in asked


def test_a_card_that_leaves_nothing_to_choose_says_what_will_come_of_it() -> None:
    asked = {
        outlook: teller(Words(GAME, "en")).question("resolve", {"card": "summer-red", "outlook": outlook})
        for outlook in (None, *OUTLOOKS)
    }
    assert asked[None] == (
        "Your turn: “Summer (red)”. Look alone under two red Characters, then shuffle the two. Go on?"
    )
    assert asked["nobody"] == "“Summer (red)” finds nobody it may touch, so nothing will happen. Go on?"
    assert len(set(asked.values())) == 7
    french = teller(Words(GAME, "fr"))
    assert len({french.question("resolve", {"card": "rick", "outlook": outlook}) for outlook in asked}) == 7


def test_the_second_shot_of_a_card_is_asked_for_as_such() -> None:
    asked = teller(Words(GAME, "en")).question("shoot", {"card": "big-sister", "picked": "moss-prince"})
    assert asked == "“Big Sister”, second shot: whom do you shoot?"


def test_whoever_is_asked_about_whom_is_told_what_is_being_said() -> None:
    asked = {
        saying: [teller(Words(GAME, "en"), saying=saying).question(kind, {}) for kind in ("about", "rather-than")]
        for saying in ("real", "parasite", "one-real", "rather")
    }
    assert asked["parasite"][0] == "“This one is a Parasite”: who is it?"
    assert asked["rather"] == ["“Rather shoot…”: whom?", "“Rather shoot the first than…”: whom do you spare?"]
    assert len({about for about, _ in asked.values()}) == 4
    assert asked["one-real"][1] == "“One of these two is Real”: and who is the other?"


def test_every_answer_can_be_labelled(words: Words) -> None:
    assert len(answers()) > 140
    for option in answers():
        for kind in KINDS_OF_QUESTIONS:
            label = teller(words).option(option.key, kind)
            assert label != plain(option.key), label
            assert "{" not in label


def test_whose_friend_an_answer_is_about(words: Words) -> None:
    said = {
        "en": ["Shoot Admiral Custard", "Shoot Count Laundry, the friend of Bob", "Moss Prince, your friend"],
        "fr": ["Tirer sur Amiral Flan", "Tirer sur Comte Lessive, chez Bob", "Prince Mousse, chez vous"],
    }[words.lang]
    keys = ["shoot:admiral-custard", "shoot:count-laundry", "look:moss-prince"]
    assert [teller(words).option(key, "shoot") for key in keys] == said


def happenings(event: Event) -> list[Json]:
    """An event of every cast, with Identities and Action cards seen and unseen."""
    made: list[Json] = []
    for seat, target in ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2)):
        for number in (0, 1, 2):
            happening: Json = {"n": 1, "event": event.name, "rule": event.rule}
            happening |= dict.fromkeys(event.fields, number)
            happening |= {
                field: place for field, place in (("seat", seat), ("target", target)) if field in event.fields
            }
            for field, card in (("card", "moss-prince"), ("second_card", "count-laundry")):
                if field in event.fields:
                    happening[field] = card
            made += [{**happening, "cards": [card]} for card in ("real", "parasite", "beth-red", None)]
            if "$cards" not in told_of(event):
                made.append(happening)
    return made


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name)
def test_every_event_is_a_sentence(words: Words, event: Event) -> None:
    for you in (0, None):
        for happening in happenings(event):
            said = teller(words, you).event(happening)
            assert "{" not in said
            assert said[0].isupper() or said[0] in "“«", said
            assert said[-1] in ".!”»", said
            assert len(said) > 5


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name)
def test_every_field_of_an_event_is_told(event: Event) -> None:
    """Nobody should have to look at the table to understand what has happened to whom."""
    told = told_of(event)
    for field in event.fields:
        assert f"${'place' if field == 'slot' else field}" in told, field


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["classic", "advanced"])
@pytest.mark.parametrize("memory", ["kept", "fleeting"])
def test_a_whole_game_is_told_without_a_gap(lang: str, mode: str, memory: str) -> None:
    for seed in range(3):
        table = croupier.open_table("total-rickall", 3 + seed, seed, {"mode": mode, "memory": memory})
        luck = random.Random(seed)
        words = Words(table.info, lang)
        while not table.over:
            seat = luck.choice(sorted(table.pending))
            decision = table.pending[seat]
            table.answer(
                seat, luck.choice(decision.options[: decision.answers] if luck.random() < 0.8 else decision.options)
            )
        for viewer in (None, *range(table.seats)):
            view = table.view(viewer)
            speaker = Teller.at(words, view)
            for said in speaker.log(table.events(0, viewer)):
                assert "{" not in said
                assert said[-1] in ".!”»", said
                assert "»»" not in said
                assert words.say("unseen-card") not in said, said
            assert isinstance(view["result"], dict)
            assert speaker.result(view["result"])[-1] in ".!"


def test_every_refusal_has_words(words: Words) -> None:
    assert len(reasons()) >= 25
    for reason in reasons():
        assert teller(words).refusal(Refused("no", "", reason))[-1] == "."


def test_every_ending_has_words(words: Words) -> None:
    assert len(ENDINGS) == 9
    for ending in ENDINGS:
        for winners in ([], [0], [1], [0, 1], [2, 3]):
            said = teller(words).result({"winners": winners, "scores": [0] * SEATS, "reason": ending, "rule": ""})
            assert "{" not in said
            assert plain(ending) not in said


# Sentences as people read them.


def tell(lang: str, you: int | None, *events: Json) -> list[str]:
    return [said.replace(NO_BREAK, " ") for said in teller(Words(GAME, lang), you).log(events)]


def laid(seat: int, *cards: str | None) -> list[Json]:
    """A player lays the first card and draws the second."""
    return [{"event": kind, "seat": seat, "cards": [card]} for kind, card in zip(("laid", "drew"), cards, strict=True)]


def test_whoever_lays_and_draws_alike_shares_a_sentence() -> None:
    events = [*laid(1, None, None), *laid(2, None, None), *laid(0, "rick", "beth-red"), *laid(3, None, None)]
    assert tell("en", 0, *events) == [
        "A card face down: Bob and Cid. One card drawn each.",
        "You lay “Rick” face down. “Beth (red)” drawn.",
        "Dot lays a card face down. One card drawn.",
    ]
    assert tell("fr", 0, *events)[0] == "Une carte face cachée : Bob et Cid. Pioche d'une carte chacun."


def test_whoever_lays_without_drawing_does_not_share_it() -> None:
    assert tell("en", 0, *laid(1, None, None), laid(2, None, None)[0]) == [
        "Bob lays a card face down. One card drawn.",
        "Cid lays a card face down.",
    ]


def test_many_cards_drawn_by_the_same_people_are_counted() -> None:
    drew: list[Json] = [{"event": "drew", "seat": seat, "cards": [None]} for seat in (1, 1, 1, 2)]
    own: list[Json] = [{"event": "drew", "seat": 0, "cards": [card]} for card in ("rick", "rick", "me-too")]
    assert tell("en", 0, *drew, *own) == [
        "Action cards drawn: Bob ×3 and Cid.",
        "You draw “Rick” ×2 and “Me Too”.",
    ]


def test_a_shot_and_what_it_costs_are_one_breath() -> None:
    shot: Json = {"event": "shot", "seat": 1, "card": "moss-prince", "cards": ["real"]}
    failed: Json = {"event": "failed", "card": "moss-prince", "fails": 2}
    lost: Json = {"event": "lost-card", "seat": 1, "cards": ["rick"]}
    arrived: Json = {"event": "arrived", "card": "pencilvester", "slot": 3}
    assert tell("en", 0, shot, failed, lost, arrived) == [
        "Bob shoots Moss Prince: Real! Fail 2, “Rick” lost.",
        "Pencilvester drops in (place 4). Red: only the First Player may shoot him.",
    ]
    assert (
        tell("fr", 1, shot, failed, lost)[0] == "Vous tirez sur Prince Mousse : un Réel ! Échec 2, « Rick » au rebut."
    )


def test_only_the_first_characters_are_told_in_one_breath() -> None:
    first: list[Json] = [
        {"event": "set-out", "card": card, "slot": slot} for slot, card in enumerate(("moss-prince", "disco-badger"))
    ]
    assert tell("en", 0, *first) == ["In the centre: Moss Prince and Disco Badger."]
    assert len(tell("en", 0, *[{**event, "event": "arrived"} for event in first])) == 2


def test_whoever_looks_again_is_told_the_new_side() -> None:
    again: Json = {"event": "looked-again", "seat": 0, "card": "moss-prince", "cards": ["parasite"]}
    assert tell("en", 0, again) == ["You look again under Moss Prince, your own friend: a Parasite, and so are you."]


def test_what_is_looked_at_is_told_to_nobody_else() -> None:
    looked: list[Json] = [
        {"event": "looked", "seat": 1, "card": card, "cards": [None]} for card in ("moss-prince", "pencilvester")
    ]
    shuffled: Json = {"event": "shuffled-two", "seat": 1, "card": "moss-prince", "second_card": "pencilvester"}
    assert tell("en", 0, *looked, shuffled) == ["Bob looks under Moss Prince and Pencilvester. The two are shuffled."]
    for event, identity in zip(looked, ("real", "parasite"), strict=True):
        event["cards"] = [identity]
    assert tell("en", 1, *looked, shuffled) == [
        "You look under Moss Prince (Real) and Pencilvester (Parasite). The two are shuffled."
    ]


def test_two_characters_in_one_claim() -> None:
    rather: Json = {"event": "said-rather", "seat": 1, "card": "moss-prince", "second_card": "count-laundry"}
    assert tell("en", 0, rather) == ["Bob says: “Rather shoot Moss Prince than Count Laundry!”"]
    assert tell("fr", 1, rather) == ["Vous dites : « Plutôt Prince Mousse que Comte Lessive ! »"]


def test_the_card_somebody_is_given_is_told_with_the_gift() -> None:
    gave: Json = {"event": "gave", "seat": 1, "target": 0}
    assert tell("en", 0, gave, {"event": "drew", "seat": 0, "cards": ["rick"]}) == [
        "Bob lets you draw a card. “Rick” drawn."
    ]


def test_who_wins_depends_on_the_listener() -> None:
    result: Json = {"winners": [0, 1], "scores": [1, 1, 0], "reason": "a Parasite was left at the table", "rule": ""}
    english = Words(GAME, "en")
    assert teller(english, 0).result(result) == "You win with the Parasites: one was left at the table!"
    assert teller(english, 2).result(result) == "Ann and Bob win with the Parasites: one was left at the table."
    assert teller(english, 2).result({**result, "winners": [1]}).startswith("Bob wins with")
    assert teller(english, 2).result({**result, "winners": []}).startswith("Nobody wins")
