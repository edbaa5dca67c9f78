"""Les 100 Jours de Rick and Morty in words: both languages can say everything, nothing that nobody needs, and tell it well."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from croupier.games.hundred_days import GAME, options
from croupier.games.hundred_days.board import PLACES, WORDS
from croupier.games.hundred_days.cards import FIGURES, KINDS, LETTERS, RESOURCES, TILES
from croupier.games.hundred_days.state import PHASES, layout
from croupier.table import Event, Json, Option, Refused, open_table
from croupier.text import LANGUAGES, Teller, Words
from croupier.text.words import plain, slug

EVENTS = [event for event in vars(options).values() if isinstance(event, Event)]
SEATS = 4
NAMES = ["Ann", "Bob", "Cid", "Dot"]
NO_BREAK = "\N{NO-BREAK SPACE}"
ENDING = "most adventure points"


def source(file: str) -> str:
    return files(GAME.package).joinpath(file).read_text("utf-8")


def messages(lang: str) -> dict[str, list[str]]:
    """The ids of the game's text with their attributes; what cannot be parsed fails."""
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(source(f"text/{lang}.ftl")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang} says {entry.id.name} twice"
            found[entry.id.name] = sorted(attribute.id.name for attribute in entry.attributes)
    return found


def answers() -> list[Option]:
    known = [option for option in vars(options).values() if isinstance(option, Option)]
    for group in vars(options).values():
        if isinstance(group, list):
            known += [option for option in group if isinstance(option, Option)]
    return [*known, options.way([2, 1, 0, 0]), options.way([0, 0, 1, 4]), options.way([0, 0, 0, 0])]


def drawn() -> set[str]:
    """What the drawing says."""
    drawing = files("croupier.cli").joinpath("hundred_days.py").read_text("utf-8")
    found = set(re.findall(r"[\"'](days-[a-z-]+)[\"']", drawing))
    of_a_name = ("dimension", "gives", "cards", "cost", "pts", "pawns", "player", "points", "tokens", "garage", "hand")
    return found | {f"days-{name}" for name in (*of_a_name, "rick", "morty", "pile", "closed")}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


def teller(words: Words, you: int | None = 0) -> Teller:
    return Teller(words, NAMES, you, {"auntie-vortex": 0, "clock-thief": 1}, {3: "debt-nebula"})


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("fr")


def test_nothing_is_missing_and_nothing_is_left_over() -> None:
    needed = {"game-title", "game-summary", "help-key", f"result-{slug(ENDING)}"} | drawn()
    needed |= {f"phase-{phase}" for phase in PHASES}
    needed |= {f"zone-{name.partition(':')[0]}" for name in layout(SEATS).names}
    needed |= {f"card-{kind}" for kind in KINDS}
    needed |= {f"place-{word}" for word in WORDS} | {f"place-{place}" for place in range(PLACES)}
    needed |= {f"resource-{resource}" for resource in (*RESOURCES, "kind", "one", "some")}
    needed |= {f"tokens-{letter.lower()}" for letter in LETTERS}
    needed |= {f"decision-{kind}" for kind in options.KIND_OF_ASK}
    needed |= {f"event-{event.name}" for event in EVENTS}
    needed |= {f"table-option-{slug(option.name)}" for option in GAME.options}
    needed |= {f"option-{option.kind}" for option in answers()} | {"option-pay-nothing"}
    said = {message for message in messages("en") if not message.startswith("refused-")}
    assert said == needed


def test_french_never_breaks_a_line_before_its_punctuation() -> None:
    for line in source("text/fr.ftl").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"\S [:;!?»]|« ", line), line


# Cards and tiles.


def amounts(counts: list[int], words: Words) -> str:
    each = zip(LETTERS, counts, strict=True)
    return words.list([words.say(f"tokens-{letter.lower()}", count=count) for letter, count in each if count])


def test_every_card_has_a_name_and_a_line(words: Words) -> None:
    for kind in KINDS:
        assert words.find(f"card-{kind}")
        assert len(words.card_text(kind)) > 10, kind
    assert len({words.card(kind) for kind in KINDS}) == len(KINDS)


def test_a_tile_says_what_is_on_it(words: Words) -> None:
    for kind in range(TILES):
        text = words.card_text(KINDS[kind])
        assert amounts(FIGURES.gives[kind], words) in text
        assert amounts(FIGURES.cost[kind], words) in text
        assert text.endswith(f", {FIGURES.points[kind]} points")
        cards = FIGURES.cards[kind]
        number = {"en": "no card;", "fr": "aucune carte"}[words.lang] if cards == 0 else f"{abs(cards)} car"
        assert number in text
        assert ({"en": ", lose", "fr": ", perte"}[words.lang] in text) == (cards < 0)


def test_a_card_says_its_type_and_what_it_asks_for(words: Words) -> None:
    types = ("character", "object", "action", "place", "reaction")
    named = {
        "en": dict(zip(types, ("Character", "Object", "Action", "Place", "Reaction"), strict=True)),
        "fr": dict(zip(types, ("Personnage", "Objet", "Action", "Lieu", "Réaction"), strict=True)),
    }[words.lang]
    for kind in range(TILES, len(KINDS)):
        head, _, rule = words.card_text(KINDS[kind]).replace(NO_BREAK, "").partition(":")
        assert head.startswith(named[FIGURES.types[kind]])
        assert rule.strip()
        asked = [str(number) for number in range(1, 7) if FIGURES.dimensions[kind] & 1 << number]
        assert re.findall(r"\d", head.split(",")[0]) == asked, head
        if asked:
            assert f", {FIGURES.points[kind]} point" in head
        if any(FIGURES.play_cost[kind]):
            assert amounts(FIGURES.play_cost[kind], words) in head


def test_a_rule_names_what_using_the_card_costs(words: Words) -> None:
    for kind in range(TILES, len(KINDS)):
        if any(FIGURES.use_cost[kind]):
            assert amounts(FIGURES.use_cost[kind], words) in words.card_text(KINDS[kind])


# Questions and answers.


def test_every_question_can_be_asked(words: Words) -> None:
    for kind in options.KIND_OF_ASK:
        for card in (*KINDS[TILES:], None):
            for actions in (None, 0, 1, 2):
                public: Json = {"round": 2, "die": 4, "actions": actions, "turn": 1, "card": card}
                asked = teller(words).question(kind, public)
                assert asked.endswith("?"), (kind, asked)
                assert "{" not in asked
                assert "none" not in asked


def test_every_answer_can_be_labelled(words: Words) -> None:
    assert len(answers()) > 400
    for option in answers():
        for kind in options.KIND_OF_ASK:
            label = teller(words).option(option.key, kind)
            assert label != plain(option.key) or label in ("Pass", "Pay nothing"), label
            assert "{" not in label


def test_answers_as_people_read_them(words: Words) -> None:
    said = {
        "en": {
            ("rick:5-6", "rick"): "Rick between 5 and 6",
            ("rick:house-3", "rick"): "Rick between the house and 3",
            ("morty:house", "morty"): "Morty at the house",
            ("go:4", "go"): "Rick on 4",
            ("go:4", "morty-go"): "Morty on 4",
            ("close:3", "turn"): "Close dimension 3: Debt Nebula",
            ("close:2", "turn"): "Close dimension 2",
            ("pay:2G-1S", "pay"): "Pay 2 Mega-seeds and 1 Schmeckles",
            ("pay:nothing", "pay"): "Pay nothing",
            ("destroy:clock-thief", "target"): "“Clock Thief” of Bob",
            ("destroy:binge-session", "destroy"): "“Binge Session”",
            ("pass", "react"): "Let it be",
            ("pass", "turn"): "Pass",
            ("choose:2", "person"): "Cid",
        },
        "fr": {
            ("rick:5-6", "rick"): "Rick entre 5 et 6",
            ("morty:house", "morty"): "Morty à la maison",
            ("go:4", "morty-go"): "Morty sur 4",
            ("close:3", "turn"): "Fermer la dimension 3 : Nébuleuse de la dette",
            ("pay:1C-4M", "pay"): "Payer 1 Cristal temporel et 4 Matières noires",
            ("destroy:clock-thief", "target"): "« Voleuse d'horloges », chez Bob",
            ("pass", "react"): "Laisser faire",
        },
    }[words.lang]
    for (key, decision), label in said.items():
        assert teller(words).option(key, decision).replace(NO_BREAK, " ") == label


def test_the_view_tells_whose_card_and_which_tile_an_answer_means() -> None:
    view = open_table(GAME, 3, 4).view(0)
    zones, public = view["zones"], view["public"]
    assert isinstance(zones, list)
    assert isinstance(public, dict)
    next(zone for zone in zones if zone["name"] == "area:2")["cards"] = ["void-plumber"]
    public["spaces"][4] = {"space": 5, "tile": "tar-opera", "hole": False}
    public["spaces"][5] = {"space": 6, "tile": None, "hole": True}
    speaker = Teller.at(Words(GAME, "en"), view)
    assert speaker.option("destroy:void-plumber", "target") == "“Void Plumber” of Player 3"
    assert speaker.option("tile:5", "tile") == "Dimension 5: Tar Opera"
    assert speaker.option("tile:6", "tile") == "Dimension 6"


def test_answers_that_mean_nothing_do_no_harm(words: Words) -> None:
    for key in ("pay:", "pay:9Z", "pay:" + "9" * 6000 + "G", "close:99", "rick:nowhere", "choose:7"):
        assert teller(words).option(key, "turn")


# What happens.


def happenings(event: Event) -> list[Json]:
    """An event of every cast and with every small number, cards seen and unseen."""
    made: list[Json] = []
    for seat, target in ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2)):
        for number in range(4):
            happening: Json = {"n": 1, "event": event.name, "rule": event.rule}
            happening |= dict.fromkeys(event.fields, number)
            people = {"seat": seat, "target": target, "owner": seat, "card": "auntie-vortex"}
            happening |= {field: value for field, value in people.items() if field in event.fields}
            if "$cards" in told_of(event):
                made += [{**happening, "cards": cards} for cards in (["clock-thief"], [None], ["strip-mine", None])]
            else:
                made.append(happening)
    return made


def told_of(event: Event) -> str:
    """What the English text says of an event."""
    found = re.search(rf"^event-{event.name} =.*?(?=^\S)", source("text/en.ftl"), re.MULTILINE | re.DOTALL)
    assert found, event.name
    return found[0]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name)
def test_every_event_is_a_sentence(words: Words, event: Event) -> None:
    for you in (0, None):
        for happening in happenings(event):
            said = teller(words, you).event(happening)
            assert "{" not in said
            assert said[0].isupper() or said[0] in "“«", said
            assert said[-1] in ".!", said
            assert not said.startswith(plain(event.name) + ":"), said


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name)
def test_every_field_of_an_event_is_told(event: Event) -> None:
    """Nobody should have to look at the table to understand what has happened to whom."""
    told = told_of(event)
    shared = {"resource": "resource-", "count": "resource-some"}
    for field in event.fields:
        assert f"${field}" in told or shared.get(field, "$") in told, field


def test_every_place_has_its_words() -> None:
    english = Words(GAME, "en")
    for place, word in enumerate(WORDS):
        moved: Json = {"event": "moved-morty", "seat": 1, "place": place}
        label = teller(english).option(f"go:{word}", "morty-go")
        assert teller(english).event(moved) == f"Bob puts {label}."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(lang: str) -> None:
    words = Words(GAME, lang)
    for seed in range(3):
        table = open_table(GAME, 2 + seed, seed, {"tiles": "12"})
        luck = random.Random(seed)
        while not table.over:
            seat = luck.choice(sorted(table.pending))
            decision = table.pending[seat]
            busy = [option for option in decision.options if option.key != "pass"]
            closing = [option for option in busy if option.kind == "close"]
            table.answer(seat, luck.choice(closing or (busy if busy and luck.random() < 0.6 else decision.options)))
        for viewer in (None, *range(table.seats)):
            view = table.view(viewer)
            speaker = Teller.at(words, view)
            for said in speaker.log(table.events(0, viewer)):
                assert "{" not in said
                assert said[-1] in ".!", said
                assert words.say("unseen-card") not in said, said
            assert isinstance(view["result"], dict)
            assert speaker.result(view["result"])[-1] in ".!"


# Refusals and endings.


def reasons() -> set[str]:
    """Every slug that the game gives with a refusal, as far as it gives any."""
    why_not = files(GAME.package).joinpath("whynot.py")
    return set(re.findall(r'WhyNot\(\s*"([a-z-]+)"', why_not.read_text("utf-8"))) if why_not.is_file() else set()


def test_every_refusal_has_words(words: Words) -> None:
    ready = {message.removeprefix("refused-") for message in messages(words.lang) if message.startswith("refused-")}
    assert len(ready) >= 20
    for reason in ready | reasons():
        assert words.find(f"refused-{reason}"), reason
        assert teller(words).refusal(Refused("no", "", reason))[-1] == "."


def test_every_ending_has_words(words: Words) -> None:
    assert f'"{ENDING}"' in source("rules.py")
    for winners in ([], [0], [1], [0, 1], [2, 3]):
        said = teller(words).result({"winners": winners, "scores": [0] * SEATS, "reason": ENDING, "rule": ""})
        assert "{" not in said
        assert plain(ENDING) not in said


# Sentences as people read them.


def tell(lang: str, you: int | None, *events: Json) -> list[str]:
    return [said.replace(NO_BREAK, " ") for said in teller(Words(GAME, lang), you).log(events)]


def took(seat: int, *resources: int) -> list[Json]:
    return [{"event": "took", "seat": seat, "resource": resource} for resource in resources]


def test_what_is_collected_is_told_with_where() -> None:
    collects: Json = {"event": "collects", "seat": 1, "space": 4}
    assert tell("en", 0, collects, *took(1, 0, 3, 3)) == ["Bob collects on 4. Tokens: Mega-seed and Dark matter ×2."]
    assert tell("fr", 1, collects, *took(1, 2)) == ["Vous collectez sur 4. Jetons : Cristal temporel."]
    assert tell("en", 0, collects, *took(2, 0)) == ["Bob collects on 4.", "Cid takes a Mega-seed."]


def test_whoever_only_passes_shares_a_sentence() -> None:
    passes: list[Json] = [{"event": event, "seat": seat} for seat in (1, 2, 0) for event in ("turn", "passed")]
    assert tell("en", 0, *passes) == ["Pass: Bob, Cid and you."]
    assert tell("fr", 0, *passes[:2]) == ["Bob passe."]
    assert tell("en", 0, passes[0]) == ["It is Bob's turn."]
    assert tell("en", 0, *passes[4:]) == ["You pass."]


def test_a_closing_is_told_with_what_follows() -> None:
    paid: list[Json] = [{"event": "paid", "seat": 1, "resource": at, "count": at + 1} for at in (0, 1)]
    closed: Json = {"event": "closed", "seat": 1, "space": 3, "card": "debt-nebula"}
    opened: Json = {"event": "opened", "space": 3, "card": "tar-opera"}
    assert tell("en", 0, *paid, closed, opened) == [
        "Bob pays 1 Mega-seed and 2 Schmeckles.",
        "Bob closes dimension 3: Debt Nebula. Tar Opera takes its place.",
    ]
    assert tell("fr", 1, closed, opened)[0] == (
        "Vous fermez la dimension 3 : Nébuleuse de la dette ! À sa place : Opéra de goudron."
    )


def test_whose_rick_is_moved_depends_on_the_listener() -> None:
    moved: Json = {"event": "moved-rick", "seat": 1, "target": 0, "place": 17}
    assert tell("en", 0, moved) == ["Bob puts your Rick between 5 and 6."]
    assert tell("en", 1, moved) == ["You put Ann's Rick between 5 and 6."]
    assert tell("en", 2, {**moved, "target": 1, "place": 0}) == ["Bob puts Rick at the house."]
    assert tell("fr", 2, moved) == ["Bob envoie le Rick adverse (Ann) entre 5 et 6."]


def test_whose_card_is_destroyed_depends_on_the_listener() -> None:
    destroyed: Json = {"event": "destroyed", "owner": 1, "card": "clock-thief"}
    assert tell("en", 1, destroyed) == ["Your “Clock Thief” is destroyed."]
    assert tell("en", 0, destroyed) == ["“Clock Thief” of Bob is destroyed."]


def test_a_hand_is_told_to_whoever_looks_at_it() -> None:
    looked: Json = {"event": "looked-at-hand", "seat": 1, "target": 2, "cards": ["clock-thief", "nope-portal"]}
    assert tell("en", 1, looked) == ["You look at the hand of Cid: Clock Thief, Nope Portal."]
    assert tell("en", 2, {**looked, "cards": ["clock-thief", "nope-portal"]}) == ["Bob looks at your hand."]
    assert tell("en", 0, {**looked, "cards": [None, None]}) == ["Bob looks at the hand of Cid."]


def test_who_wins_depends_on_the_listener() -> None:
    result: Json = {"winners": [0], "scores": [9, 7, 3, 1], "reason": ENDING, "rule": ""}
    english = Words(GAME, "en")
    assert teller(english, 0).result(result) == "You win: nobody has more adventure points!"
    assert teller(english, 2).result(result) == "Ann wins with the most adventure points."
    assert teller(english, 2).result({**result, "winners": [0, 1]}).startswith("Ann and Bob win with")
    assert teller(english, 1).result({**result, "winners": [0, 1]}).startswith("You win together")
