"""Total Rickall in words: its cards, and its sentences as players read them."""

from __future__ import annotations

from typing import get_args

from croupier.shelf.total_rickall.cards import FIGURES
from croupier.shelf.total_rickall.telling import Telling
from croupier.shelf.total_rickall.view import Outlook
from croupier.table import Json, open_position
from croupier.text import LANGUAGES, Teller, Words
from tests.text import trials
from tests.text.declarations import GAMES, messages, parts
from tests.text.trials import teller_of

NAME = "total-rickall"
GAME = GAMES[NAME]
OUTLOOKS = get_args(Outlook)


def teller(lang: str, you: int | None = 0, saying: str = "real") -> Teller:
    """Return a teller at a table where two players have a friend, and the viewer is about to say something."""
    speaker = teller_of(NAME, lang, you)
    assert isinstance(speaker.telling, Telling)
    speaker.telling.friends = {"moss-prince": 0, "count-laundry": 1}
    speaker.kept = [f"say:{saying}"]
    return speaker


def tell(lang: str, you: int | None, *events: Json) -> list[str]:
    return trials.tell(teller(lang, you), *events)


def test_the_texts_that_do_something_are_those_of_the_cards() -> None:
    texts = dict(zip(FIGURES.characters, FIGURES.texts, strict=True))
    for lang in LANGUAGES:
        ruled = {
            name.removeprefix("card-") for name, message in messages(NAME, lang).items() if "rule" in parts(message)
        }
        assert ruled == {name for name, text in texts.items() if text not in ("none", "joke")}


def test_a_character_says_its_colour(words: Words) -> None:
    named = {
        "en": {"red": "Red", "blue": "Blue", "green": "Green"},
        "fr": {"red": "Rouge", "blue": "Bleu", "green": "Vert"},
    }
    for name, colour in zip(FIGURES.characters, FIGURES.colours, strict=True):
        assert words.card_text(name).startswith(named[words.lang][colour])


def test_a_card_that_leaves_nothing_to_choose_says_what_will_come_of_it() -> None:
    asked = {
        outlook: teller("en").question("resolve", {"card": "summer-red", "outlook": outlook})
        for outlook in (None, *OUTLOOKS)
    }
    assert asked[None] == (
        "Your turn: “Summer (red)”. Secretly look at the Identities of two red Characters, then shuffle the two. Go on?"
    )
    assert asked["nobody"] == "“Summer (red)” has no one to aim at, so nothing will happen. Go on?"
    assert len(set(asked.values())) == 7
    french = teller("fr")
    assert len({french.question("resolve", {"card": "rick", "outlook": outlook}) for outlook in asked}) == 7


def test_the_second_shot_of_a_card_is_asked_for_as_such() -> None:
    asked = teller("en").question("shoot", {"card": "big-sister", "picked": "moss-prince"})
    assert asked == "“Big Sister”, second shot: who gets it?"


def test_a_player_who_names_a_character_is_told_what_is_being_said() -> None:
    asked = {
        saying: [teller("en", saying=saying).question(kind, {}) for kind in ("about", "rather-than")]
        for saying in ("real", "parasite", "one-real", "rather")
    }
    assert asked["parasite"][0] == "“This one is a Parasite”: who is it?"
    assert asked["rather"] == ["“Rather shoot…”: who?", "“Rather shoot this one than…”: who should live?"]
    assert len({about for about, _ in asked.values()}) == 4
    assert asked["one-real"][1] == "“One of these two is Real”: and who is the other?"


def test_whose_friend_an_answer_is_about(words: Words) -> None:
    said = {
        "en": ["Shoot Admiral Custard", "Shoot Count Laundry, Bob's friend", "Moss Prince, your friend"],
        "fr": ["Tirer sur Amiral Flan", "Tirer sur Comte Lessive, l’ami de Bob", "Prince Mousse, votre ami"],
    }[words.lang]
    keys = ["shoot:admiral-custard", "shoot:count-laundry", "look:moss-prince"]
    assert [teller(words.lang).option(key, "shoot") for key in keys] == said


# Sentences as players read them.


def laid(seat: int, *cards: str | None) -> list[Json]:
    """A player lays the first card and draws the second."""
    return [{"event": kind, "seat": seat, "cards": [card]} for kind, card in zip(("laid", "drew"), cards, strict=True)]


def test_players_who_lay_and_draw_alike_share_a_sentence() -> None:
    events = [*laid(1, None, None), *laid(2, None, None), *laid(0, "rick", "beth-red"), *laid(3, None, None)]
    assert tell("en", 0, *events) == [
        "A card face down: Bob and Cid. One card drawn each.",
        "You lay “Rick” face down. “Beth (red)” drawn.",
        "Dot lays a card face down. One card drawn.",
    ]
    assert tell("fr", 0, *events)[0] == "Une carte face cachée : Bob et Cid. Une carte piochée chacun."


def test_a_player_who_lays_without_drawing_does_not_share_it() -> None:
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


def test_a_player_who_looks_again_is_told_the_new_side() -> None:
    again: Json = {"event": "looked-again", "seat": 0, "card": "moss-prince", "cards": ["parasite"]}
    assert tell("en", 0, again) == ["You look again at your friend Moss Prince's Identity: a Parasite, and so are you."]


def test_what_a_player_looks_at_is_told_to_no_other() -> None:
    looked: list[Json] = [
        {"event": "looked", "seat": 1, "card": card, "cards": [None]} for card in ("moss-prince", "pencilvester")
    ]
    shuffled: Json = {"event": "shuffled-two", "seat": 1, "card": "moss-prince", "second_card": "pencilvester"}
    assert tell("en", 0, *looked, shuffled) == [
        "Bob looks at the Identities of Moss Prince and Pencilvester. The two are shuffled."
    ]
    for event, identity in zip(looked, ("real", "parasite"), strict=True):
        event["cards"] = [identity]
    assert tell("en", 1, *looked, shuffled) == [
        "You look at the Identities: Moss Prince (Real) and Pencilvester (Parasite). The two are shuffled."
    ]


def test_two_characters_in_one_claim() -> None:
    rather: Json = {"event": "said-rather", "seat": 1, "card": "moss-prince", "second_card": "count-laundry"}
    assert tell("en", 0, rather) == ["Bob says: “Rather shoot Moss Prince than Count Laundry!”"]
    assert tell("fr", 1, rather) == ["Vous dites : « Plutôt Prince Mousse que Comte Lessive ! »"]


def test_a_card_that_is_given_is_told_with_the_gift() -> None:
    gave: Json = {"event": "gave", "seat": 1, "target": 0}
    assert tell("en", 0, gave, {"event": "drew", "seat": 0, "cards": ["rick"]}) == [
        "Bob lets you draw a card. “Rick” drawn."
    ]


def test_who_wins_depends_on_the_listener() -> None:
    result: Json = {"winners": [0, 1], "scores": [1, 1, 0], "reason": "a Parasite was left at the table", "rule": ""}
    assert teller("en", 0).result(result) == "You win with the Parasites: one was left at the table!"
    assert teller("en", 2).result(result) == "Ann and Bob win with the Parasites: one was left at the table."
    assert teller("en", 2).result({**result, "winners": [1]}).startswith("Bob wins with")
    assert teller("en", 2).result({**result, "winners": []}).startswith("No one wins")


# Refusals say when or how it would be possible.


def why_not(lang: str, position: Json, seat: int, key: str) -> str:
    """Return why a seat may not give an answer in a position, in words."""
    table = open_position(GAME, position)
    refused = table.why(seat, key)
    assert refused is not None
    return Teller.at(Words(GAME, lang), table.view(seat)).refusal(refused)


def test_a_refusal_says_when_it_would_be_possible() -> None:
    laying: Json = {"players": [{"hand": ["rick"]}, {"hand": ["rick"]}]}
    assert why_not("en", laying, 0, "shoot:disco-badger").startswith(
        "Shooting comes later this round: now everyone lays"
    )
    acting: Json = {"phase": "act", "players": [{"laid": "rick"}, {"laid": "beth-red"}]}
    assert "“Rick”, which asks for something else." in why_not("en", acting, 0, "lay:rick")
    assert why_not("fr", acting, 1, "lay:rick") == (
        "On joue les cartes de ce tour. Vous poserez la suivante au début du prochain."
    )


def test_a_refused_target_says_which_colour_the_card_reaches() -> None:
    centre = [{"character": name, "identity": "real"} for name in ("disco-badger", "moss-prince")]
    acting: Json = {"phase": "act", "centre": centre, "players": [{"laid": "beth-red"}, {"laid": "rick"}]}
    assert why_not("en", acting, 0, "shoot:moss-prince") == (
        "“Beth (red)” only reaches red Characters, not Moss Prince. Choose a red one."
    )


def test_a_shot_at_a_friend_seen_to_be_real_is_confirmed() -> None:
    guests = [("moss-prince", "parasite"), ("cactus-cousin", "real")]
    hands = [["morty-green", "beth-green"], ["beth-green", "morty-green"]]
    position: Json = {
        "first": 0,
        "centre": [{"character": character, "identity": identity} for character, identity in guests],
        "players": [{"hand": hand} for hand in hands],
    }
    table = open_position(GAME, position, 1)
    for seat, key in ((0, "lay:morty-green"), (1, "lay:beth-green"), (0, "look:cactus-cousin")):
        table.answer(seat, key)
    words = Words(GAME, "en")
    weights = [Teller.at(words, table.view(seat)).weight("shoot:cactus-cousin") for seat in (0, 1)]
    assert weights == ["final", "usual"]
    assert Teller.at(words, table.view(0)).weight("shoot:moss-prince") == "usual"
