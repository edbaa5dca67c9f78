"""Smile Life in words: both languages can say everything, nothing that nobody needs, and tell it well."""

from __future__ import annotations

import random
import re
from functools import partial
from importlib.resources import files

import pytest

import croupier
from croupier.shelf.smile_life import options
from croupier.shelf.smile_life import reasons as life_reasons
from croupier.shelf.smile_life.cards import FAMILIES, FAMILY, FIGURES, FIRST_PLAGUE, JOB_GRAND_PROFESSOR, KINDS
from croupier.table import Event, Json, Option, Refused, Table, WhyNot
from croupier.text import LANGUAGES, Teller, Words
from croupier.text.words import plain
from tests.text import naming

NAME = "smile-life"
GAME = croupier.games()[NAME]
EVENTS = [event for event in vars(options).values() if isinstance(event, Event)]
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
SEATS = len(NAMES)
NO_BREAK = "\N{NO-BREAK SPACE}"
PHASES = ("opening", "turns", "flood", "invasion", "purge")
ENDINGS = ("pile-empty", "aliens")
EXPANSIONS = ("none", "basic", "advanced")

# Parts of sentences that several messages share, and the fields that they tell.
PARTS = {
    "smiles": "smiles",
    "turns-left": "left",
    "turns-to-skip": "turns",
    "cards-to-come": "count",
    "cards-drawn": "count",
    "smiles-lost": "damage",
    "armageddon": "kind",
    "money-i": "money",
}

# Who drew a plague is told when it is drawn.
TOLD_BEFORE = {("plague-starts", "seat"), ("invasion", "seat")}

# The questions that are answered with yes or no, besides anything else.
WITH_YES = ("threat", "bargain", "restart")
WITH_NO = (
    *WITH_YES,
    "attack",
    "bet",
    "feed",
    "fetch",
    "lend",
    "offer-hand",
    "offer-laid",
    "pull",
    "relaunch",
    "set-aside",
)


source = partial(naming.source, GAME)
messages = partial(naming.messages, GAME)
told_of = partial(naming.told_of, GAME)


def answers() -> list[Option]:
    known = naming.answers_in(options)
    return [*known, *[options.way(counts) for counts in options.minimal_ways(10)]]


def drawn() -> set[str]:
    """What the drawing says."""
    drawing = files("croupier.cli").joinpath("smile_life.py").read_text("utf-8")
    found = set(re.findall(r"[\"'](life-[a-z-]*[a-z])[\"']", drawing))
    belongings = ("pet", "trip", "house", "weapon", "vehicle", "survival", "distinction", "special")
    return found | {f"life-{name}" for name in (*belongings, "free-house", "imprisons", "casino-open", "casino-closed")}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


def teller(words: Words, you: int | None = 0) -> Teller:
    return Teller(words, NAMES, you)


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("fr")


def test_nothing_is_missing_and_nothing_is_left_over() -> None:
    needed = naming.of_every_game(GAME) | {"help-key", *PARTS} | drawn()
    needed |= {f"result-{ending}" for ending in ENDINGS} | {f"phase-{phase}" for phase in PHASES}
    needed |= {f"card-{kind}" for kind in KINDS}
    needed |= {f"decision-{kind}" for kind in options.KIND_OF_ASK}
    needed |= {f"event-{event.name}" for event in EVENTS}
    needed |= {f"option-{option.kind}" for option in answers()}
    assert {message for message in messages("en") if not message.startswith("refused-")} == needed


def test_french_never_breaks_a_line_before_its_punctuation() -> None:
    for line in source("text/fr.ftl").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"\S [:;!?»]|« ", line), line


def test_the_title_is_that_of_the_game() -> None:
    assert Words(GAME, "en").title() == GAME.title


# Cards.


def test_every_card_has_a_name_and_a_line(words: Words) -> None:
    for kind in KINDS:
        assert words.find(f"card-{kind}")
        assert words.find(f"card-{kind}", part="rule")
        assert len(words.card_text(kind)) > 10, kind
    assert len({words.card(kind) for kind in KINDS}) == len(KINDS)


def test_a_card_says_its_family_and_its_smiles(words: Words) -> None:
    heads: dict[str, set[str]] = {}
    for kind in range(FIRST_PLAGUE):
        head, _, rule = words.card_text(KINDS[kind]).replace(NO_BREAK, "").partition(":")
        family, _, smiles = head.partition(", ")
        assert rule.strip()
        assert smiles.startswith(f"{FIGURES.smiles[kind]} smile" if FIGURES.smiles[kind] else "")
        heads.setdefault(FAMILIES[FAMILY[kind]], set()).add(family)
    assert all(len(names) == 1 for names in heads.values()), heads


def figures(kind: int) -> list[int]:
    """The numbers that the rule of a card must name."""
    return [
        number[kind]
        for number in (
            FIGURES.level,
            FIGURES.money,
            FIGURES.needs,
            FIGURES.wages,
            FIGURES.price,
            FIGURES.married_price,
            FIGURES.power,
            FIGURES.boosted,
            FIGURES.combativity,
            FIGURES.damage,
            FIGURES.skips,
        )
        if number[kind]
    ]


def test_a_rule_names_the_figures_of_its_card(words: Words) -> None:
    for kind, name in enumerate(KINDS):
        rule = words.find(f"card-{name}", part="rule") or ""
        said = [int(number) for number in re.findall(r"\d+", rule)]
        for number in figures(kind):
            assert number in said, (name, rule, number)


def test_a_job_says_what_it_asks_for_and_pays(words: Words) -> None:
    for kind, name in enumerate(KINDS):
        if FAMILIES[FAMILY[kind]] == "job" and kind != JOB_GRAND_PROFESSOR:
            rule = words.find(f"card-{name}", part="rule") or ""
            numbers = [int(number) for number in re.findall(r"\d+", rule)]
            needs = [FIGURES.needs[kind]] if FIGURES.needs[kind] else []
            assert numbers[: len(needs) + 1] == [*needs, FIGURES.wages[kind]], rule


def test_a_rule_names_whoever_gets_the_card_for_nothing(words: Words) -> None:
    """Two Heads may share a word."""
    for kind, name in enumerate(KINDS):
        rule = (words.find(f"card-{name}", part="rule") or "").lower()
        for helper in {*FIGURES.free_for[kind], *FIGURES.boost_with[kind]}:
            known = words.find(f"card-{KINDS[helper]}", part="short") or words.card(KINDS[helper])
            assert known.split()[-1].lower() in rule, (name, rule)


# Questions and answers.


def test_every_question_can_be_asked(words: Words) -> None:
    for kind in options.KIND_OF_ASK:
        for card in (*KINDS, None):
            for victim, strength in ((None, None), (0, 1), (1, 2), (2, 5)):
                public: Json = {"turn": 1, "card": card, "victim": victim, "strength": strength, "running": []}
                asked = teller(words).question(kind, public)
                assert asked.endswith("?"), (kind, asked)
                assert "{" not in asked
                assert "none" not in asked
                assert asked != plain(kind)


def test_every_answer_can_be_labelled(words: Words) -> None:
    assert len(answers()) > 1000
    for option in answers():
        for kind in options.KIND_OF_ASK:
            label = teller(words).option(option.key, kind)
            assert label != plain(option.key) or label in ("Divorce", "Yes", "No"), label
            assert "{" not in label


def test_yes_and_no_say_what_they_mean(words: Words) -> None:
    for decision in WITH_YES:
        assert teller(words).option("yes", decision) not in ("Yes", "Oui")
    for decision in WITH_NO:
        assert teller(words).option("no", decision) not in ("No", "Non")


def test_answers_as_people_read_them(words: Words) -> None:
    said = {
        "en": {
            ("draw", "start"): "Draw a card",
            ("take", "start"): "Take the top card of the discard pile and play it",
            ("play:job-doctor", "play"): "Play “Doctor”",
            ("discard:wage-4", "play"): "Discard “Wage of 4”",
            ("card:pet-cat", "flood"): "Take “Cat”",
            ("discard:wage-4", "flood"): "Take “Wage of 4” and discard it",
            ("seat:1", "target"): "Bob",
            ("seat:1", "attack"): "Attack Bob",
            ("no", "attack"): "Keep the weapon for defence",
            ("no", "fetch"): "Take nothing",
            ("yes", "threat"): "Use the Nuclear threat",
            ("no", "threat"): "Let the attack happen",
            ("yes", "restart"): "Start life again",
            ("no", "bet"): "Do not bet",
            ("virus:2", "target"): "Cid, and pass the Virus on",
            ("imprison:2", "start"): "Dictator: imprison Cid",
            ("affair:flirt-bar", "lose"): "“Flirt at the bar” (adultery)",
            ("use:weapon-axe", "monster"): "Use “Axe”",
            ("flee:vehicle-motorbike", "monster"): "Flee with “Motorbike”",
            ("pay:4-3-i", "pay"): "Pay 4 + 3 + Inheritance",
            ("pay:3", "pay"): "Pay 3",
            ("card:child-luke", "adopt"): "“Child: Luke”",
            ("card:wage-1", "keep"): "Keep “Wage of 1”",
        },
        "fr": {
            ("play:job-doctor", "play"): "Jouer « Médecin »",
            ("seat:1", "rob"): "Dévaliser Bob",
            ("no", "attack"): "Garder l'arme pour se défendre",
            ("no", "bargain"): "Refuser le marché",
            ("virus:2", "target"): "Cid, en lui passant le Virus",
            ("pay:2-1-1", "pay"): "Payer 2 + 1 + 1",
            ("affair:flirt-hotel", "lose"): "« Flirt à l'hôtel » (adultère)",
            ("done", "more"): "Ne plus rien jouer",
        },
    }[words.lang]
    for (key, decision), label in said.items():
        assert teller(words).option(key, decision).replace(NO_BREAK, " ") == label


def test_questions_as_people_read_them(words: Words) -> None:
    def asked(kind: str, card: str | None = None, victim: int | None = None, strength: int | None = None) -> str:
        public: Json = {"card": card, "victim": victim, "strength": strength}
        return teller(words).question(kind, public).replace(NO_BREAK, " ")

    if words.lang == "en":
        assert asked("target", "malus-accident") == "“Accident”: against whom?"
        assert asked("target", "special-swap") == "“Swap”: with whom?"
        assert asked("target", "child-luke") == "“Child: Luke”: to whom do you give this child?"
        assert asked("threat", "weapon-axe", 1) == (
            "Bob attacks you: do you use the Nuclear threat, which costs Bob all laid cards?"
        )
        assert asked("keep", "crisis-ecological") == "“Ecological crisis”: which card of your hand do you keep?"
        assert asked("lose", None, None, 1) == "1 smile to lose: which card do you give up?"
        assert asked("quake", "cataclysm-earthquake", 0) == "“Earthquake”: which of your own cards do you choose?"
        assert asked("lend", "monster-zombie", 2, 3) == (
            "Cid asks for help against this monster: Zombie. A power of 3 is still needed: which weapon do you lend?"
        )
    else:
        assert asked("gift", "special-birthday", 1) == "« Anniversaire » : quel salaire donnez-vous à Bob ?"
        assert asked("steal", "weapon-axe", 2) == "Quelle carte volez-vous à Cid ?"
        assert asked("quake", None, 0) == "« Séisme » : laquelle de vos propres cartes choisissez-vous ?"


def test_the_view_names_the_top_of_the_discard_pile() -> None:
    view = croupier.open_table(NAME, 3, 4).view(0)
    zones = view["zones"]
    assert isinstance(zones, list)
    next(zone for zone in zones if zone["name"] == "discard")["cards"] = ["pet-cat", "wage-1"]
    speaker = Teller.at(Words(GAME, "en"), view)
    assert speaker.option("take", "start") == "Take “Cat” from the discard pile and play it"


def test_answers_that_mean_nothing_do_no_harm(words: Words) -> None:
    for key in ("pay:", "pay:9Z", "pay:" + "4-" * 6000 + "4", "seat:99", "card:nowhere", "virus:7", "use:", "yes:no"):
        assert teller(words).option(key, "play")


# What happens.


def happenings(event: Event) -> list[Json]:
    """An event of every cast and with every small number, cards seen and unseen."""
    made: list[Json] = []
    for seat, target in ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2)):
        for number in range(4):
            happening: Json = {"n": 1, "event": event.name, "rule": event.rule}
            happening |= dict.fromkeys(event.fields, number)
            people = {"seat": seat, "target": target, "card": "monster-zombie", "second_card": "wage-3"}
            happening |= {field: value for field, value in people.items() if field in event.fields}
            if "$cards" in told_of(event):
                made += [{**happening, "cards": cards} for cards in (["pet-cat"], [None], ["wage-1", None])]
            else:
                made.append(happening)
    return made


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name)
def test_every_event_is_a_sentence(words: Words, event: Event) -> None:
    for you in (0, None):
        for happening in happenings(event):
            naming.check_sentence(event, teller(words, you).event(happening))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.name)
def test_every_field_of_an_event_is_told(event: Event) -> None:
    """Nobody should have to look at the table to understand what has happened to whom."""
    told = told_of(event)
    for field in event.fields:
        parts = [part for part, tells in PARTS.items() if tells == field and f"{{ {part} }}" in told]
        assert f"${field}" in told or parts or (event.name, field) in TOLD_BEFORE, field


def play_on(table: Table, seed: int, busy: float = 0.9) -> None:
    """Plays to the end, mostly laying what can be laid."""
    luck = random.Random(seed)
    while not table.over:
        seat = luck.choice(sorted(table.pending))
        every = table.pending[seat].options
        laying = [option for option in every if option.kind not in ("discard", "resign", "divorce", "no")]
        table.answer(seat, luck.choice(laying if laying and luck.random() < busy else every))


@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(lang: str, expansion: str) -> None:
    words = Words(GAME, lang)
    for seed in range(3):
        table = croupier.open_table(NAME, 2 + 2 * seed, seed, {"expansion": expansion})
        play_on(table, seed)
        for viewer in (None, *range(table.seats)):
            view = table.view(viewer)
            speaker = Teller.at(words, view)
            for said in speaker.log(table.events(0, viewer)):
                assert "{" not in said
                assert said[-1] in ".!", said
                assert words.say("unseen-card") not in said, said
            assert isinstance(view["result"], dict)
            assert speaker.result(view["result"])[-1] in ".!"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_asked_in_a_game_has_words(lang: str) -> None:
    words = Words(GAME, lang)
    asked: set[str] = set()
    for seed in range(12):
        table = croupier.open_table(NAME, 2 + seed % 5, seed)
        luck = random.Random(seed)
        while not table.over:
            seat = luck.choice(sorted(table.pending))
            decision = table.pending[seat]
            if decision.kind not in asked or luck.random() < 0.05:
                view = table.view(seat)
                public = view["public"]
                assert isinstance(public, dict)
                speaker = Teller.at(words, view)
                question = speaker.question(decision.kind, {**public, "phase": view["phase"]})
                assert question.endswith("?"), question
                labels = [speaker.option(option.key, decision.kind) for option in decision.options]
                assert len(set(labels)) == len(labels), labels
                assert not {"Yes", "No", "Oui", "Non"} & set(labels), (decision.kind, labels)
                asked.add(decision.kind)
            table.answer(seat, luck.choice(decision.options))
    assert len(asked) >= 20


# Refusals and endings.


def reasons() -> set[str]:
    """Every slug that the game gives with a refusal."""
    return {why.reason for why in vars(life_reasons).values() if isinstance(why, WhyNot)}


def test_every_refusal_has_words(words: Words) -> None:
    ready = {message.removeprefix("refused-") for message in messages(words.lang) if message.startswith("refused-")}
    assert ready == reasons()
    for reason in ready:
        assert words.find(f"refused-{reason}"), reason
        assert teller(words).refusal(Refused("no", "", reason))[-1] == "."


def test_every_ending_has_words(words: Words) -> None:
    for ending in ENDINGS:
        assert ending in options.ENDINGS
        for winners in ([], [0], [1], [0, 1], [2, 3]):
            said = teller(words).result({"winners": winners, "scores": [0] * SEATS, "reason": ending, "rule": ""})
            assert "{" not in said
            assert said[-1] in ".!"
            assert plain(ending) not in said


# Sentences as people read them.


def tell(lang: str, you: int | None, *events: Json) -> list[str]:
    return [said.replace(NO_BREAK, " ") for said in teller(Words(GAME, lang), you).log(events)]


def event(name: str, **fields: object) -> Json:
    return {"event": name, **fields}


def test_a_turn_is_one_sentence_or_two() -> None:
    drew = event("drew", seat=1, cards=[None])
    assert tell("en", 0, drew, event("laid", seat=1, card="pet-cat")) == ["Bob draws a card. Laid: “Cat”."]
    assert tell("fr", 0, drew, event("discarded", seat=1, card="pet-cat")) == [
        "Bob pioche une carte. Défausse : « Chat »."
    ]
    paid = [event("paid", seat=1, card=kind) for kind in ("wage-2", "wage-2", "special-inheritance")]
    assert tell("en", 0, drew, *paid, event("laid", seat=1, card="trip-rio")) == [
        "Bob draws a card. Paid with: “Wage of 2” ×2 and “Inheritance”, laid: “Trip to Rio de Janeiro”."
    ]
    assert tell("en", 1, {**drew, "cards": ["wage-4"]}, event("laid", seat=1, card="pet-cat")) == [
        "You draw “Wage of 4”. Laid: “Cat”."
    ]


def test_a_refilled_hand_is_one_sentence() -> None:
    drew = [event("drew", seat=1, cards=[None])] * 3
    assert tell("en", 0, *drew) == ["Bob draws 3 cards."]
    assert tell("en", 1, *[event("drew", seat=1, cards=[kind]) for kind in ("wage-1", "pet-dog")]) == [
        "You draw “Wage of 1” and “Dog”."
    ]
    assert tell("fr", 0, *drew) == ["Bob pioche 3 cartes."]


def test_a_malus_is_told_with_what_it_does() -> None:
    accident = event("inflicted", seat=1, target=0, card="malus-accident")
    assert tell("en", 0, accident, event("skips", seat=0, turns=1)) == [
        "Bob inflicts “Accident” on you! One turn to skip."
    ]
    divorce = event("inflicted", seat=1, target=2, card="malus-divorce")
    lost = [event("lost", seat=2, card=kind) for kind in ("marriage-montcuq", "child-luke")]
    assert tell("fr", 0, divorce, *lost) == [
        "Bob inflige « Divorce » à Cid. Perte : « Mariage à Montcuq » et « Enfant : Luke »."
    ]


def test_a_monster_is_told_from_one_to_the_next() -> None:
    faces = event("faces", seat=1, card="monster-zombie")
    came = event("plague-came", seat=1, card="monster-zombie")
    goes_on = event("goes-on", card="monster-zombie", target=2)
    wounds = [event("wounded", seat=1, damage=4), event("lost-for-good", seat=1, card="grand-prize")]
    assert tell("en", 0, came, faces, *wounds, goes_on) == [
        "Bob faces a monster: Zombie (combativity 4, damage 4)!",
        "Bob must give up 4 smiles. Out of game: “Grand Prize of Excellence”, next: Cid.",
    ]
    beaten = [event("beaten", seat=1, card="monster-zombie"), event("gone", card="monster-zombie")]
    assert tell("en", 1, *beaten) == ["You beat the monster: Zombie! The monster goes away."]
    assert tell("fr", 2, goes_on) == ["Le monstre vient ensuite chez vous (Zombie)."]


def test_a_plague_says_what_it_does() -> None:
    starts = event("plague-starts", seat=1, card="crisis-economic", rounds=3)
    assert tell("en", 0, starts) == [
        "Economic crisis, for 3 rounds: all wages not invested are discarded, and none may be laid."
    ]
    notch = event("notch", card="crisis-economic", left=0)
    ends = event("plague-ends", card="crisis-economic")
    assert tell("en", 0, {**notch, "left": 1}) == ["Economic crisis: one round is left."]
    assert tell("fr", 0, notch, ends) == ["Crise économique : c'est fini."]
    assert tell("en", 0, event("driven-out", card="crisis-economic"), ends) == ["Economic crisis is over."]


def test_secrets_are_told_to_those_who_know_them() -> None:
    gave = event("swapped", seat=1, target=2, cards=["malus-virus"])
    assert tell("en", 2, gave) == ["Bob gives you a card at random: “Virus”."]
    assert tell("en", 0, {**gave, "cards": [None]}) == ["Bob gives Cid a card at random."]
    looked = event("looked-at-hands", seat=1, target=2, cards=["wage-1", "pet-cat"])
    assert tell("en", 1, looked) == ["You look at the hand of Cid: Wage of 1, Cat."]
    unseen = {**looked, "cards": [None, None]}
    assert tell("en", 0, unseen) == ["Bob looks at the hand of Cid."]
    assert tell("en", 0, unseen, {**unseen, "target": 0}) == ["Bob looks at the hands of the others: Cid and you."]


def test_numbers_agree_in_french() -> None:
    skipped = event("skipped", seat=0, left=0)
    assert tell("fr", 0, skipped, {**skipped, "seat": 1, "left": 2}) == [
        "Vous passez ce tour.",
        "Bob passe ce tour, et encore 2.",
    ]
    assert tell("fr", 0, event("scored", seat=1, smiles=1)) == ["Bob a 1 smile."]
    assert tell("fr", 0, event("invasion-lost", missing=1)) == ["Les extraterrestres ont gagné : il manquait un smile."]


def test_who_wins_depends_on_the_listener() -> None:
    result: Json = {"winners": [0], "scores": [9, 7, 3, 1, 0, 0], "reason": "pile-empty", "rule": ""}
    english = Words(GAME, "en")
    assert teller(english, 0).result(result) == "You win: nobody has more smiles!"
    assert teller(english, 2).result(result) == "Ann wins with the most smiles."
    assert teller(english, 2).result({**result, "winners": [0, 1]}) == "Ann and Bob win with the most smiles."
    assert teller(english, 1).result({**result, "reason": "aliens"}) == (
        "The aliens end it all. Ann wins with the most smiles."
    )
