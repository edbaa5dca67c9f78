"""Smile Life in words: its cards, and its sentences as players read them."""

from __future__ import annotations

import re

from croupier.shelf.smile_life.cards import FAMILIES, FAMILY, FIGURES, FIRST_PLAGUE, JOB_GRAND_PROFESSOR, KINDS
from croupier.table import Json, open_table
from croupier.text import Teller, Words
from tests.text import trials
from tests.text.declarations import GAMES, words_of
from tests.text.trials import NO_BREAK, teller_of, with_plain_spaces

NAME = "smile-life"

# Besides others, the questions that are answered with yes or no.
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


def teller(words: Words, you: int | None = 0) -> Teller:
    return teller_of(NAME, words.lang, you)


def tell(lang: str, you: int | None, *events: Json) -> list[str]:
    return trials.tell(teller_of(NAME, lang, you), *events)


# Cards.


def test_every_card_has_a_rule(words: Words) -> None:
    for kind in KINDS:
        assert words.find(f"card-{kind}", part="rule"), kind


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
    """Return the numbers that the rule of a card must name."""
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


def test_a_rule_names_the_jobs_that_get_the_card_for_nothing(words: Words) -> None:
    """Two Heads may share a word."""
    for kind, name in enumerate(KINDS):
        rule = (words.find(f"card-{name}", part="rule") or "").lower()
        for helper in {*FIGURES.free_for[kind], *FIGURES.boost_with[kind]}:
            known = words.find(f"card-{KINDS[helper]}", part="short") or words.card(KINDS[helper])
            assert known.split()[-1].lower() in rule, (name, rule)


# Questions and answers.


def test_yes_and_no_say_what_they_mean(words: Words) -> None:
    for decision in WITH_YES:
        assert teller(words).option("yes", decision) not in ("Yes", "Oui")
    for decision in WITH_NO:
        assert teller(words).option("no", decision) not in ("No", "Non")


def test_answers_as_players_read_them(words: Words) -> None:
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
            ("yes", "restart"): "Everyone starts a new life",
            ("no", "bet"): "Don't bet",
            ("virus:2", "target"): "Cid, and pass the Virus on",
            ("imprison:2", "start"): "Dictator: lock up Cid for 3 turns",
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
            ("no", "attack"): "Garder l’arme pour se défendre",
            ("no", "bargain"): "Refuser le marché",
            ("virus:2", "target"): "Cid, en lui passant le Virus",
            ("pay:2-1-1", "pay"): "Payer 2 + 1 + 1",
            ("affair:flirt-hotel", "lose"): "« Flirt à l’hôtel » (adultère)",
            ("done", "more"): "Ne plus rien jouer",
        },
    }[words.lang]
    for (key, decision), label in said.items():
        assert with_plain_spaces(teller(words).option(key, decision)) == label


def test_the_question_says_if_no_card_can_be_played(words: Words) -> None:
    table = open_table(GAMES[NAME], 2)
    asked = teller(words)
    for keys, can in ((["play:pet-cat", "discard:pet-cat"], True), (["discard:pet-cat", "end-affair"], False)):
        decision = {"kind": "play", "rule": "SL-3.3", "options": [{"key": key} for key in keys]}
        asked.telling.look(table.view(0) | {"decision": decision})
        about = table.view(0)["public"]
        assert isinstance(about, dict)
        said = asked.question("play", about)
        assert (said in ("What do you play?", "Que jouer\u202f?", "Que jouer\xa0?")) == can, said


def test_questions_as_players_read_them(words: Words) -> None:
    def asked(kind: str, card: str | None = None, victim: int | None = None, strength: int | None = None) -> str:
        public: Json = {"card": card, "victim": victim, "strength": strength}
        return with_plain_spaces(teller(words).question(kind, public))

    if words.lang == "en":
        assert asked("target", "malus-accident") == "“Accident”: who gets it?"
        assert asked("target", "special-swap") == "“Swap”: who with?"
        assert asked("target", "child-luke") == "“Child: Luke”: who takes this child?"
        assert asked("threat", "weapon-axe", 1) == (
            "Bob attacks you: use the Nuclear threat? (it costs Bob all laid cards)"
        )
        assert asked("keep", "crisis-ecological") == "“Ecological crisis”: which card do you keep in hand?"
        assert asked("lose", None, None, 1) == "1 smile to lose: which card do you give up?"
        assert asked("quake", "cataclysm-earthquake", 0) == "“Earthquake”: which of your own cards do you choose?"
        assert asked("lend", "monster-zombie", 2, 3) == (
            "Cid asks for help against this monster: Zombie. Power 3 is still needed. Which weapon do you lend?"
        )
    else:
        assert asked("gift", "special-birthday", 1) == "« Anniversaire » : quel salaire donner à Bob ?"
        assert asked("steal", "weapon-axe", 2) == "Quelle carte voler à Cid ?"
        assert asked("quake", None, 0) == "« Séisme » : laquelle de vos propres cartes choisir ?"


def test_the_view_names_the_top_of_the_discard_pile() -> None:
    view = open_table(GAMES[NAME], 3, 4).view(0)
    zones = view["zones"]
    assert isinstance(zones, list)
    next(zone for zone in zones if zone["name"] == "discard")["cards"] = ["pet-cat", "wage-1"]
    speaker = Teller.at(words_of(NAME, "en"), view)
    assert speaker.option("take", "start") == "Take “Cat” from the discard pile and play it"


def test_answers_that_mean_nothing_do_no_harm(words: Words) -> None:
    for key in ("pay:", "pay:9Z", "pay:" + "4-" * 6000 + "4", "seat:99", "card:nowhere", "virus:7", "use:", "yes:no"):
        assert teller(words).option(key, "play")


# Sentences as players read them.


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
        "Bob plays “Accident” on you! One turn to skip."
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
        "Bob faces a monster: Zombie (strength 4, damage 4)!",
        "Bob must give up 4 smiles. Out of the game: “Grand Prize of Excellence”, next: Cid.",
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
    assert tell("en", 0, {**notch, "left": 1}) == ["Economic crisis: one round left."]
    assert tell("fr", 0, notch, ends) == ["Crise économique : c’est fini."]
    assert tell("en", 0, event("driven-out", card="crisis-economic"), ends) == ["Economic crisis is over."]


def test_secrets_are_told_to_those_who_know_them() -> None:
    gave = event("swapped", seat=1, target=2, cards=["malus-virus"])
    assert tell("en", 2, gave) == ["Bob gives you a card at random: “Virus”."]
    assert tell("en", 0, {**gave, "cards": [None]}) == ["Bob gives Cid a card at random."]
    looked = event("looked-at-hands", seat=1, target=2, cards=["wage-1", "pet-cat"])
    assert tell("en", 1, looked) == ["You look at Cid's hand: Wage of 1, Cat."]
    unseen = {**looked, "cards": [None, None]}
    assert tell("en", 0, unseen) == ["Bob looks at Cid's hand."]
    assert tell("en", 0, unseen, {**unseen, "target": 0}) == ["Bob looks at the other hands: Cid and you."]


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
    english = words_of(NAME, "en")
    assert teller(english, 0).result(result) == "You win with the most smiles!"
    assert teller(english, 2).result(result) == "Ann wins with the most smiles."
    assert teller(english, 2).result({**result, "winners": [0, 1]}) == "Ann and Bob win with the most smiles."
    assert teller(english, 1).result({**result, "reason": "aliens"}) == (
        "The aliens end it all. Ann wins with the most smiles."
    )
