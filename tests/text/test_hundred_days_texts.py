"""Hundred Days in words: its cards and tiles, and its sentences as players read them."""

from __future__ import annotations

import re

import pytest

from croupier.shelf.hundred_days import options
from croupier.shelf.hundred_days.board import WORDS
from croupier.shelf.hundred_days.cards import FIGURES, KINDS, LETTERS, TILES
from croupier.shelf.hundred_days.telling import Telling
from croupier.table import Event, Json, Refused, Table, open_position, open_table
from croupier.text import Teller, Words
from tests.games.hundred_days.scenes import BOARD, adventure, player
from tests.text import trials
from tests.text.declarations import GAMES, each, questions, words_of
from tests.text.trials import NO_BREAK, teller_of, with_plain_spaces

NAME = "hundred-days"
GAME = GAMES[NAME]
ENDING = "most adventure points"


def teller(lang: str, you: int | None = 0) -> Teller:
    """Return a teller at a table with two cards in play and one tile."""
    speaker = teller_of(NAME, lang, you)
    assert isinstance(speaker.telling, Telling)
    speaker.telling.owners = {"auntie-vortex": 0, "clock-thief": 1}
    speaker.telling.tiles = {3: "debt-nebula"}
    return speaker


def tell(lang: str, you: int | None, *events: Json) -> list[str]:
    return trials.tell(teller(lang, you), *events)


# Events of several phases, or of several cards.
SHARED = [
    "took",
    "returned",
    "drew",
    "threw-away",
    "stole",
    "cancelled",
    "named",
    "opened",
    "rolled-off",
    "rolled-even",
]
SHARED += ["heads-for", "reached-for", "moved-rick", "extra-action", "coupon", "converted"]


def test_shared_events_and_questions_cite_neither_a_card_nor_a_phase() -> None:
    special = re.compile(r"HD-([ACDOPR]\d\d|([6-9]|1[0-4])\.\d+)")
    rules = {event.name: event.rule for event in each(NAME, Event) if event.name in SHARED}
    assert len(rules) == len(SHARED)
    groups = (options.TAKES, options.NAMES, options.RETURNS, options.PEOPLE, options.DESTROYS)
    rules |= {option.kind: option.rule for group in groups for option in group}
    rules |= {kind: questions(NAME)[kind] for kind in ("take", "name", "return", "person", "target")}
    assert {name: rule for name, rule in rules.items() if special.fullmatch(rule)} == {}


# Cards and tiles.


def amounts(counts: list[int], words: Words) -> str:
    each = zip(LETTERS, counts, strict=True)
    return words.list([words.say(f"tokens-{letter.lower()}", count=count) for letter, count in each if count])


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
        "en": dict(zip(types, ("Character", "Object", "Action", "Location", "Reaction"), strict=True)),
        "fr": dict(zip(types, ("Personnage", "Objet", "Action", "Lieu", "Réaction"), strict=True)),
    }[words.lang]
    for kind in range(TILES, len(KINDS)):
        card = f"card-{KINDS[kind]} in {words.lang}"
        text = words.card_text(KINDS[kind])
        assert text, f"{card} has no text"
        head, _, rule = text.replace(NO_BREAK, "").partition(":")
        assert head.startswith(named[FIGURES.types[kind]]), f"{card} does not begin with its type: {text}"
        assert rule.strip(), f"{card} says nothing after the colon: {text}"
        asked = [str(number) for number in range(1, 7) if FIGURES.dimensions[kind] & 1 << number]
        assert re.findall(r"\d", head.split(",")[0]) == asked, f"{card} names the wrong dimensions: {text}"
        if asked:
            assert f", {FIGURES.points[kind]} point" in head, f"{card} names the wrong points: {text}"
        if any(FIGURES.play_cost[kind]):
            assert amounts(FIGURES.play_cost[kind], words) in head, f"{card} names the wrong cost: {text}"


def test_a_rule_names_what_using_the_card_costs(words: Words) -> None:
    for kind in range(TILES, len(KINDS)):
        if any(FIGURES.use_cost[kind]):
            assert amounts(FIGURES.use_cost[kind], words) in words.card_text(KINDS[kind])


# Questions and answers.


def question(table: Table, lang: str) -> str:
    """Return what the terminal asks the next player to answer."""
    seat = min(table.pending)
    view = table.view(seat)
    public = view["public"]
    assert isinstance(public, dict)
    said = Teller.at(words_of(NAME, lang), view).question(table.pending[seat].kind, {**public, "phase": view["phase"]})
    return with_plain_spaces(said)


def at(phase: str, *players: Json, **more: object) -> Json:
    """Return a position in some phase, with the first six tiles on their numbers."""
    return {"phase": phase, "players": list(players), "spaces": BOARD, **more}


QUESTIONS: list[tuple[Json, list[str], str, str]] = [
    (
        at("adventure", player("2", tokens="GSSS", area=["market-twins"]), player()),
        ["close:2"],
        "Dimension 2 (Upside-Down Laundromat) costs 1 Mega-seed and 3 Schmeckles before discounts: how do you pay?",
        "La dimension 2 (Laverie à l’envers) coûte 1 Méga-graine et 3 Schmeckles avant réductions : comment payer ?",
    ),
    (
        at("adventure", player("1", tokens="SSCC"), player(hand=["finders-fee"])),
        ["close:1"],
        "Player 1 closes dimension 1 for 2 Schmeckles and 2 Time crystals: do you react?",
        "Joueur 1 ferme la dimension 1 pour 2 Schmeckles et 2 Cristaux temporels : réagir ?",
    ),
    (
        at("adventure", player("1", tokens="SSCC"), player("1", hand=["finders-fee"])),
        ["close:1", "react:finders-fee"],
        "“Finder's Fee”: which resource do you take? (2 to go)",
        "« Commission » : quelle ressource prendre ? (encore 2)",
    ),
    (
        at("adventure", player("1", hand=["forced-teleport"]), player(), player()),
        ["play:forced-teleport", "choose:2"],
        "“Forced Teleport”: where does Player 3's Rick go?",
        "« Téléportation forcée » : où envoyer le Rick de Joueur 3 ?",
    ),
    (
        at("adventure", player("1", tokens="GG"), player()),
        ["move"],
        "Where does your Rick go, for 2 Mega-seeds?",
        "Où envoyer votre Rick, pour 2 Méga-graines ?",
    ),
    (
        at("adventure", player("1", tokens="GG"), player(hand=["wrong-address"])),
        ["move", "go:4"],
        "Player 1's Rick is on the move: do you react?",
        "Le Rick de Joueur 1 se déplace : réagir ?",
    ),
    (
        at("adventure", player("1", hand=["light-fingers"]), player(tokens="G", hand=["strip-mine"])),
        ["play:light-fingers"],
        "Player 1 plays “Light Fingers” (“take 2 resources at random from an opponent”): do you react?",
        "Joueur 1 joue « Doigts crochus » (« prenez 2 ressources au hasard à un adversaire ») : réagir ?",
    ),
    (
        at("adventure", player("1", hand=["light-fingers"]), player(tokens="G", hand=["strip-mine"])),
        ["play:light-fingers", "pass"],
        "“Light Fingers” is after your resources: do you react?",
        "« Doigts crochus » en veut à vos ressources : réagir ?",
    ),
    (
        at("adventure", player("1", area=["retired-space-marshal"]), player("1", tokens="GS", hand=["strip-mine"])),
        ["use:retired-space-marshal", "take:seed"],
        "“Retired Space Marshal” wants a Mega-seed from you: do you react?",
        "« Shérif spatiale retraitée » vous réclame une Méga-graine : réagir ?",
    ),
    (
        at(
            "adventure",
            player(tokens="M", area=["polite-disintegrator-a"]),
            player(area=["jar-of-night"], hand=["strip-mine"]),
        ),
        ["use:polite-disintegrator-a"],
        "Player 1 uses “Polite Disintegrator (5, 6)”: do you react?",
        "Joueur 1 utilise « Désintégrateur poli (5, 6) » : réagir ?",
    ),
    (
        at(
            "adventure",
            player(tokens="M", area=["polite-disintegrator-a"]),
            player(area=["jar-of-night"], hand=["strip-mine"]),
        ),
        ["use:polite-disintegrator-a", "pass"],
        "“Polite Disintegrator (5, 6)” is about to destroy your “Jar of Night”: do you react?",
        "« Désintégrateur poli (5, 6) » menace votre carte « Bocal de nuit » : réagir ?",
    ),
    (
        at("adventure", player("1", hand=["forced-teleport"]), player(hand=["strip-mine"])),
        ["play:forced-teleport", "pass", "go:4"],
        "Your Rick is about to be moved: do you react?",
        "Votre Rick va être déplacé : réagir ?",
    ),
    (
        at("adventure", player("1", area=["pocket-doorframe-a"]), player()),
        ["use:pocket-doorframe-a"],
        "“Pocket Doorframe (5)”: where does your Rick go?",
        "« Porte de poche (5) » : où envoyer votre Rick ?",
    ),
    (
        at("adventure", player(tokens="GSM", area=["universal-converter-a"]), player()),
        ["use:universal-converter-a"],
        "“Universal Converter (3)”: which type do you want, in return for others?",
        "« Convertisseur universel (3) » : quel type recevoir, contre d’autres ?",
    ),
    (
        at("adventure", player(tokens="GSM", area=["universal-converter-a"]), player()),
        ["use:universal-converter-a", "name:crystal"],
        "Which resource do you return for a Time crystal?",
        "Quelle ressource rendre contre un Cristal temporel ?",
    ),
    (
        at("adventure", player(tokens="GSM", area=["universal-converter-a"]), player()),
        ["use:universal-converter-a", "name:crystal", "return:matter"],
        "1 Dark matter returned for as many Time crystals: which resource next?",
        "Vous rendez 1 Matière noire contre autant de Cristaux temporels. Quelle ressource rendre encore ?",
    ),
    (
        at("adventure", player("1", hand=["dimensional-musical-chairs"]), player()),
        ["play:dimensional-musical-chairs"],
        "“Dimensional Musical Chairs”: which tile do you swap first?",
        "« Chaises musicales dimensionnelles » : quelle tuile échanger d’abord ?",
    ),
    (
        at("adventure", player("1", hand=["dimensional-musical-chairs"]), player()),
        ["play:dimensional-musical-chairs", "tile:2"],
        "“Dimensional Musical Chairs”: which tile swaps with dimension 2?",
        "« Chaises musicales dimensionnelles » : quelle tuile échanger avec la dimension 2 ?",
    ),
    (
        at("adventure", player("1", area=["retired-space-marshal"]), player("1", tokens="GS")),
        ["use:retired-space-marshal"],
        "“Retired Space Marshal”: which resource do you take from Player 2?",
        "« Shérif spatiale retraitée » : quelle ressource prendre à Joueur 2 ?",
    ),
    (
        at("adventure", player("3", "5", hand=["generous-ex"]), player()),
        ["play:generous-ex", "take:seed"],
        "“Generous Ex”: which resource do you take?",
        "« Ex généreuse » : quelle ressource prendre ?",
    ),
    (
        at("garage", player("house", "house"), player()),
        [],
        "The garage: which resource do you take? (2 to go)",
        "Au garage : quelle ressource prendre ? (encore 2)",
    ),
    (
        at("collection", player("house", "5"), player("house", "5", hand=["elbow-room"]), die=5),
        [],
        "You share dimension 5: which of 2 Mega-seeds and 1 Schmeckle do you leave?",
        "Vous partagez la dimension 5 : que laisser parmi 2 Méga-graines et 1 Schmeckle ?",
    ),
    (
        at("collection", player("house", "5"), player("house", "4", hand=["elbow-room"]), die=5),
        [],
        "Player 1's Morty is about to take 2 Mega-seeds and 1 Schmeckle in dimension 5: do you react?",
        "Sur la dimension 5, le Morty de Joueur 1 va prendre 2 Méga-graines et 1 Schmeckle : réagir ?",
    ),
    (
        at("collection", player("5", "house"), player("house", "4", hand=["elbow-room"]), die=5),
        ["react:elbow-room"],
        "Player 1's Rick is about to take 2 Mega-seeds and 1 Schmeckle in dimension 5: which resource do you grab?",
        "Sur la dimension 5, le Rick de Joueur 1 va prendre 2 Méga-graines et 1 Schmeckle : quelle ressource lui souffler ?",
    ),
    (
        at("drawing", player("4", "4", hand=["strip-mine", "nope-portal"]), player()),
        [],
        "You lose cards where your Rick is: which one do you destroy from your hand?",
        "Là où est votre Rick, on perd des cartes : laquelle de votre main détruire ?",
    ),
    (
        at("discard", player(hand=KINDS[TILES : TILES + 9]), player()),
        [],
        "You keep seven cards at most (ten with “Hoarder-in-Chief”): which one do you destroy? (2 to go)",
        "On garde sept cartes (dix avec « Écureuil en chef ») : laquelle détruire ? (encore 2)",
    ),
    (
        at("mission", {}, {}),
        ["rick:5-6", "rick:1"],
        "Rick will be between 5 and 6. Where do you send Morty?",
        "Rick sera entre 5 et 6. Où envoyer Morty ?",
    ),
]


@pytest.mark.parametrize(("position", "moves", "english", "french"), QUESTIONS, ids=[case[2] for case in QUESTIONS])
def test_a_question_says_what_it_is_about(position: Json, moves: list[str], english: str, french: str) -> None:
    table = open_position(GAME, position)
    for key in moves:
        table.answer(min(table.pending), key)
    assert (question(table, "en"), question(table, "fr")) == (english, french)


def test_answers_as_players_read_them(words: Words) -> None:
    said = {
        "en": {
            ("rick:5-6", "rick"): "Rick between 5 and 6",
            ("rick:house-3", "rick"): "Rick between the house and 3",
            ("morty:house", "morty"): "Morty at the house",
            ("go:4", "go"): "Rick in dimension 4",
            ("go:4", "morty-go"): "Morty in dimension 4",
            ("close:3", "turn"): "Close dimension 3: Debt Nebula",
            ("close:2", "turn"): "Close dimension 2",
            ("pay:2G-1S", "pay"): "Pay 2 Mega-seeds and 1 Schmeckle",
            ("pay:nothing", "pay"): "Pay nothing",
            ("destroy:clock-thief", "target"): "Bob's “Clock Thief”",
            ("destroy:binge-session", "destroy"): "“Binge Session”",
            ("pass", "react"): "Let it happen",
            ("pass", "turn"): "Pass",
            ("choose:2", "person"): "Cid",
            ("take:schmeckles", "take"): "Take a Schmeckle",
            ("leave:seed", "leave"): "Leave a Mega-seed",
            ("spend:schmeckles", "spend"): "Schmeckles",
        },
        "fr": {
            ("rick:5-6", "rick"): "Rick entre 5 et 6",
            ("morty:house", "morty"): "Morty à la maison",
            ("go:4", "morty-go"): "Morty sur la dimension 4",
            ("close:3", "turn"): "Fermer la dimension 3 : Nébuleuse de la dette",
            ("pay:1C-4M", "pay"): "Payer 1 Cristal temporel et 4 Matières noires",
            ("destroy:clock-thief", "target"): "« Voleuse d’horloges » de Bob",
            ("pass", "react"): "Laisser faire",
            ("leave:schmeckles", "leave"): "Laisser un Schmeckle",
            ("return:crystal", "return"): "Rendre un Cristal temporel",
        },
    }[words.lang]
    for (key, decision), label in said.items():
        assert with_plain_spaces(teller(words.lang).option(key, decision)) == label


def test_the_view_tells_whose_card_and_which_tile_an_answer_means() -> None:
    view = open_table(GAME, 3, 4).view(0)
    zones, public = view["zones"], view["public"]
    assert isinstance(zones, list)
    assert isinstance(public, dict)
    next(zone for zone in zones if zone["name"] == "area:2")["cards"] = ["void-plumber"]
    public["spaces"][4] = {"space": 5, "tile": "tar-opera", "hole": False}
    public["spaces"][5] = {"space": 6, "tile": None, "hole": True}
    speaker = Teller.at(words_of(NAME, "en"), view)
    assert speaker.option("destroy:void-plumber", "target") == "Player 3's “Void Plumber”"
    assert speaker.option("tile:5", "tile") == "Dimension 5: Tar Opera"
    assert speaker.option("tile:6", "tile") == "Dimension 6"


def test_an_own_card_is_told_without_the_owner_of_its_double() -> None:
    assert teller("en").option("destroy:clock-thief", "destroy") == "“Clock Thief”"
    assert teller("en").option("destroy:clock-thief", "target") == "Bob's “Clock Thief”"


def test_a_coupon_warns_when_there_is_no_action_left() -> None:
    for actions, said in ((0, "Use “Expired Coupon (3, 4)” (no action left to close with)"), (1, None)):
        position = at("adventure", player(area=["expired-coupon-a"]), player(), actions=actions)
        speaker = Teller.at(words_of(NAME, "en"), open_position(GAME, position).view(0))
        assert speaker.option("use:expired-coupon-a", "turn") == (said or "Use “Expired Coupon (3, 4)”")


def test_answers_that_mean_nothing_do_no_harm(words: Words) -> None:
    for key in ("pay:", "pay:9Z", "pay:" + "9" * 6000 + "G", "close:99", "rick:nowhere", "choose:7"):
        assert teller(words.lang).option(key, "turn")


# What happens.


def test_every_place_has_its_words() -> None:
    for word in WORDS:
        moved: Json = {"event": "moved-morty", "seat": 1, "place": word}
        label = teller("en").option(f"go:{word}", "morty-go")
        assert teller("en").event(moved) == f"Bob puts {label}."


# Refusals and endings.


def test_a_refusal_names_what_is_missing() -> None:
    said = [teller(lang).refusal(Refused("no", "", "short-of:2S-1C")) for lang in ("en", "fr")]
    assert said == [
        "You still need 2 Schmeckles and 1 Time crystal: collect more, or send a pawn to the house next round.",
        "Il vous manque 2 Schmeckles et 1 Cristal temporel\N{NO-BREAK SPACE}: collectez encore, ou envoyez un pion à la maison "
        "à la prochaine manche.",
    ]
    said = [teller(lang).refusal(Refused("no", "", "no-pawn-on:3")) for lang in ("en", "fr")]
    assert said == [
        "You need a pawn in dimension 3: move Rick there, or place a pawn there next round.",
        "Il vous faut un pion sur la dimension 3\N{NO-BREAK SPACE}: déplacez-y Rick, ou placez-y un pion à la prochaine "
        "manche.",
    ]


def refused(table: Table, key: str, lang: str) -> str:
    """Return what a player reads who is asked something else."""
    seat = min(table.pending)
    why = table.why(seat, key)
    assert why is not None
    return Teller.at(words_of(NAME, lang), table.view(seat)).refusal(why)


def test_a_refusal_says_what_is_asked_instead_and_when_it_is_time() -> None:
    table = open_table(GAME, 2)
    assert refused(table, "pass", "en") == (
        "Not yet: first everyone places Rick and Morty. Cards, closings and moves come in the Adventure."
    )
    assert refused(table, "morty:1", "en") == "First place Rick: Morty's turn comes right after."
    assert refused(table, "morty:1", "fr") == "Placez d’abord Rick\N{NO-BREAK SPACE}: Morty vient juste après."
    for seat, key in ((0, "rick:house"), (1, "rick:1"), (0, "morty:1"), (1, "morty:1")):
        table.answer(seat, key)
    assert refused(table, "pass", "en").startswith("Not now: this is the Garage. The Adventure comes next")
    table.answer(0, "take:seed")
    assert refused(table, "take:seed", "en").startswith("First choose what to do: play a card, close a dimension")
    assert refused(table, "rick:1", "fr").endswith("Les pions ne se placent qu’au début d’une manche.")


def test_in_the_last_round_a_refusal_promises_no_other() -> None:
    people = [player("1", tokens="S"), player()]
    table = open_position(GAME, {"phase": "adventure", "players": people, "spaces": [*BOARD[:5], None]})
    assert refused(table, "close:2", "en") == (
        "You need a pawn in dimension 2 to close it: move Rick there while you can."
    )
    assert refused(table, "close:1", "fr") == (
        "Il vous manque 1 Schmeckle et 2 Cristaux temporels\N{NO-BREAK SPACE}: à la dernière manche, seules des cartes peuvent "
        "encore en donner."
    )


# Sentences as players read them.


def took(seat: int, *resources: str) -> list[Json]:
    return [{"event": "took", "seat": seat, "resource": resource} for resource in resources]


def test_what_is_collected_is_told_with_where() -> None:
    collects: Json = {"event": "collects", "seat": 1, "space": "4"}
    assert tell("en", 0, collects, *took(1, "seed", "matter", "matter")) == [
        "Bob collects in dimension 4. Resources: 1 Mega-seed and 2 Dark matter."
    ]
    assert tell("fr", 1, collects, *took(1, "crystal")) == [
        "Vous collectez sur la dimension 4. Ressources : 1 Cristal temporel."
    ]
    assert tell("en", 0, collects, *took(2, "seed")) == ["Bob collects in dimension 4.", "Cid takes a Mega-seed."]


def test_the_same_tokens_are_counted() -> None:
    assert tell("en", 0, *took(0, "crystal", "crystal")) == ["You take 2 Time crystals."]
    assert tell("fr", 0, *took(0, "seed", "seed", "matter")) == ["Vous prenez 2 Méga-graines et 1 Matière noire."]
    stolen: list[Json] = [{"event": "stole", "seat": 1, "target": 0, "resource": "schmeckles"}] * 2
    assert tell("en", 0, *stolen) == ["Bob takes from you: 2 Schmeckles."]


def test_what_is_left_of_the_garage_is_told_apart_from_the_tokens() -> None:
    assert tell("en", 0, {"event": "no-garage", "seat": 1}, *took(1, "seed")) == [
        "No garage token is left for Bob.",
        "Bob takes a Mega-seed.",
    ]


def test_numbers_stand_apart_from_names() -> None:
    def each(event: str, **facts: str | int) -> list[Json]:
        return [{"event": event, "seat": seat, **facts} for seat in (1, 2)]

    assert tell("en", 0, *each("rolled-off", die=5)) == ["Rolling for the start: Bob (5) and Cid (5)."]
    again: list[Json] = [*each("rolled-off", die=5), {"event": "rolled-even"}, *each("rolled-off", die=2)]
    assert tell("fr", 0, *again) == [
        "On lance le dé pour commencer : Bob (5) et Cid (5).",
        "Égalité : on relance le dé.",
        "On lance le dé pour commencer : Bob (2) et Cid (2).",
    ]
    assert tell("fr", 0, *each("scored", points=24)) == ["Points d’aventure : Bob (24) et Cid (24)."]
    assert tell("en", 0, *each("returned", resource="matter", count=7)) == [
        "To the Federation: Bob (7 Dark matter) and Cid (7 Dark matter)."
    ]


def test_who_starts_is_told_with_the_reason() -> None:
    nobody: Json = {"event": "nobody-there", "die": 6, "space": "1"}
    won: Json = {"event": "won-tie", "seat": 0, "space": "1"}
    assert tell("en", 0, nobody, won) == [
        "No one is in dimension 6, where the die is, so dimension 1 decides who starts.",
        "You win the tie in dimension 1 and start.",
    ]
    assert tell("fr", 1, won) == ["Ann remporte l’égalité sur la dimension 1 et commence."]


def test_what_was_about_to_happen_is_told_only_if_something_came_between() -> None:
    heads: Json = {"event": "heads-for", "seat": 1, "target": 1, "place": "4-5"}
    moved: Json = {"event": "moved-rick", "seat": 1, "target": 1, "place": "4-5"}
    reacted: Json = {"event": "reacted", "seat": 0, "card": "wrong-address"}
    assert tell("en", 0, heads, moved) == ["Bob puts Rick between 4 and 5."]
    assert tell("en", 0, heads) == ["Bob's Rick is about to land between 4 and 5."]
    assert tell("en", 0, heads, reacted)[0] == "Bob's Rick is about to land between 4 and 5."
    sent: Json = {"event": "heads-for", "seat": 1, "target": 0, "place": "house"}
    assert tell("fr", 0, sent) == ["Votre Rick va être envoyé à la maison."]
    assert tell("fr", 1, sent) == ["Le Rick d’Ann va être envoyé à la maison."]
    assert tell("en", 0, sent) == ["Your Rick is about to land at the house."]
    threatened: Json = {"event": "threatened", "owner": 1, "card": "clock-thief"}
    assert tell("fr", 0, threatened) == ["La carte « Voleuse d’horloges » de Bob va être détruite."]
    assert tell("fr", 1, threatened) == ["Votre carte « Voleuse d’horloges » va être détruite."]
    assert len(tell("en", 0, threatened, {**threatened, "event": "saved-by-garage"})) == 1
    assert len(tell("en", 0, threatened, {**threatened, "event": "saved"})) == 2


def test_a_player_who_reaches_for_tokens_says_for_which() -> None:
    reached: Json = {"event": "reached-for", "seat": 1, "target": 0, "resource": "schmeckles"}
    assert tell("en", 0, reached) == ["Bob tries to take a Schmeckle from you."]
    assert tell("en", 1, reached) == ["You try to take a Schmeckle from Ann."]
    assert tell("en", 2, reached) == ["Bob tries to take a Schmeckle from Ann."]
    assert tell("fr", 0, reached) == ["Bob vous réclame un Schmeckle."]
    assert tell("fr", 1, reached) == ["Vous réclamez un Schmeckle à Ann."]
    assert tell("fr", None, reached) == ["Bob réclame un Schmeckle à Ann."]
    random_ones: Json = {**reached, "resource": "any"}
    assert tell("en", 0, random_ones) == ["Bob reaches for your resources."]
    assert tell("fr", 2, random_ones) == ["Bob tend la main vers les ressources d’Ann."]
    stolen: Json = {"event": "stole", "seat": 1, "target": 0, "resource": "schmeckles"}
    assert tell("en", 0, reached, stolen) == ["Bob takes a Schmeckle from you."]


def test_a_turn_is_not_told_beside_what_is_done_on_it() -> None:
    turn: Json = {"event": "turn", "seat": 1}
    assert tell("en", 0, turn, {"event": "used", "seat": 1, "card": "stopped-watch"}) == ["Bob uses “Stopped Watch”."]


def test_a_snatched_token_is_told_as_one() -> None:
    elbowed: Json = {"event": "elbowed", "seat": 1, "target": 0, "resource": "seed"}
    took: Json = {"event": "took", "seat": 1, "resource": "seed"}
    assert tell("en", 0, elbowed, took) == ["Bob elbows in: you miss out on a Mega-seed.", "Bob takes a Mega-seed."]
    assert tell("fr", 2, elbowed) == ["Bob joue des coudes : une Méga-graine échappe à Ann."]


def test_an_exchange_tells_what_goes_and_what_comes() -> None:
    paid: list[Json] = [{"event": "paid", "seat": 1, "resource": kind, "count": 1} for kind in ("seed", "matter")]
    converted: Json = {"event": "converted", "seat": 1, "count": 2, "resource": "crystal"}
    took: list[Json] = [{"event": "took", "seat": 1, "resource": "crystal"}] * 2
    assert tell("fr", 0, *paid, converted, *took) == [
        "Bob paie 1 Méga-graine et 1 Matière noire.",
        "Bob prend 2 Cristaux temporels.",
    ]
    assert tell("en", 0, {**converted, "count": 0}) == ["Bob exchanges nothing."]


def test_the_cards_of_others_are_quoted() -> None:
    played: Json = {"event": "played", "seat": 1, "card": "light-fingers"}
    assert tell("en", 0, played) == [
        "Bob plays “Light Fingers”: “Action: take 2 resources at random from an opponent.”"
    ]
    assert tell("fr", 0, {**played, "event": "reacted", "card": "stunt-double"}) == [
        "Bob réagit avec « Cascadeur » : « Réaction : une de vos cartes qui allait être détruite reste en jeu. »"
    ]


def test_the_cards_that_others_draw_are_counted() -> None:
    drawn: list[Json] = [{"event": "drew", "seat": seat, "cards": [None]} for seat in (1, 1, 1, 0)]
    assert tell("en", 0, *drawn) == ["Bob draws 3 cards.", "You draw a card."]
    assert tell("fr", 2, *drawn) == ["Bob pioche 3 cartes.", "Ann pioche une carte."]


def test_players_who_only_pass_share_a_sentence() -> None:
    passes: list[Json] = [{"event": event, "seat": seat} for seat in (1, 2, 0) for event in ("turn", "passed")]
    assert tell("en", 0, *passes) == ["Pass: Bob, Cid and you."]
    assert tell("fr", 0, *passes[:2]) == ["Bob passe."]
    assert tell("en", 0, passes[0]) == ["It's Bob's turn."]
    assert tell("en", 0, *passes[4:]) == ["You pass."]


def test_a_closing_is_told_with_what_follows() -> None:
    paid: list[Json] = [
        {"event": "paid", "seat": 1, "resource": kind, "count": count}
        for count, kind in enumerate(("seed", "schmeckles"), 1)
    ]
    closed: Json = {"event": "closed", "seat": 1, "space": "3", "card": "debt-nebula"}
    opened: Json = {"event": "opened", "space": "3", "card": "tar-opera"}
    assert tell("en", 0, *paid, closed, opened) == [
        "Bob pays 1 Mega-seed and 2 Schmeckles.",
        "Bob closes dimension 3: Debt Nebula. Tar Opera takes its place.",
    ]
    assert tell("fr", 1, closed, opened)[0] == (
        "Vous fermez la dimension 3 : Nébuleuse de la dette ! À sa place : Opéra de goudron."
    )


def test_whose_rick_is_moved_depends_on_the_listener() -> None:
    moved: Json = {"event": "moved-rick", "seat": 1, "target": 0, "place": "5-6"}
    assert tell("en", 0, moved) == ["Bob puts your Rick between 5 and 6."]
    assert tell("en", 1, moved) == ["You put Ann's Rick between 5 and 6."]
    assert tell("en", 2, {**moved, "target": 1, "place": "house"}) == ["Bob puts Rick at the house."]
    assert tell("fr", 2, moved) == ["Bob envoie le Rick d’Ann entre 5 et 6."]


def test_whose_card_is_destroyed_depends_on_the_listener() -> None:
    destroyed: Json = {"event": "destroyed", "owner": 1, "card": "clock-thief"}
    assert tell("en", 1, destroyed) == ["Your “Clock Thief” is destroyed."]
    assert tell("en", 0, destroyed) == ["Bob's “Clock Thief” is destroyed."]


def test_a_hand_is_told_to_the_player_who_looks_at_it() -> None:
    looked: Json = {"event": "looked-at-hand", "seat": 1, "target": 2, "cards": ["clock-thief", "nope-portal"]}
    assert tell("en", 1, looked) == ["You look at Cid's hand: Clock Thief, Nope Portal."]
    assert tell("en", 2, {**looked, "cards": ["clock-thief", "nope-portal"]}) == ["Bob looks at your hand."]
    assert tell("en", 0, {**looked, "cards": [None, None]}) == ["Bob looks at Cid's hand."]


def test_who_wins_depends_on_the_listener() -> None:
    result: Json = {"winners": [0], "scores": [9, 7, 3, 1], "reason": ENDING, "rule": ""}
    assert teller("en", 0).result(result) == "You win with the most adventure points!"
    assert teller("en", 2).result(result) == "Ann wins with the most adventure points."
    assert teller("en", 2).result({**result, "winners": [0, 1]}).startswith("Ann and Bob win with")
    assert teller("en", 1).result({**result, "winners": [0, 1]}).startswith("You win together")
    tie = {**result, "scores": [19, 19, 3, 1], "reason": "most dimensions closed"}
    assert teller("en", 1).result(tie) == "Tied at 19 points: Ann wins because of more closed dimensions."


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_short_name_of_a_tile_is_a_part_of_its_name(lang: str) -> None:
    words = Words(GAME, lang)
    for tile in KINDS[:TILES]:
        assert words.short(tile).replace("-", " ").casefold() in words.card(tile).replace("-", " ").casefold()


def test_the_printed_price_comes_before_the_other_ways_to_pay() -> None:
    bazaar = player("1", tokens="GGCCSS", area=["barter-bazaar"], named=["seed"])
    table = adventure(bazaar, player())
    table.answer(0, "close:1")
    speaker = Teller.at(Words(GAME, "en"), table.view(0))
    weights = {option.key: speaker.weight(option.key) for option in table.pending[0].options}
    assert len(weights) > 1
    assert [key for key, weight in weights.items() if weight == "foremost"] == ["pay:2S-2C"]
