"""Rulings on talk: declarations and votes, what may be claimed, and what the table remembers."""

from __future__ import annotations

import pytest

import croupier
from croupier import Table
from tests.games.total_rickall.scenes import (
    GAME,
    Player,
    act,
    asked,
    cards,
    choices,
    claims,
    end_round,
    ending,
    friends,
    guests,
    happened,
    identities,
    known,
    laid,
    lay,
    lay_all,
    offers,
    phase,
    player,
    public,
    refusal,
    scene,
    sees,
    shown,
    speak,
    vote,
    who,
)

KILLING = ["beth-red", "beth-blue", "beth-green", "something-wrong", "ten-minutes", "big-sister", "not-kill-me"]
HARMLESS = ["morty-red", "summer-blue", "jerry-green", "fifteen-years-red", "rick", "me-too", "poopybutthole"]
CALM: list[Player] = [{"hand": ["rick"]}, {"hand": ["rick"]}, {"hand": ["morty-red"]}]


def sayings(table: Table, seat: int) -> list[str]:
    """Return what a player could say now; then they say nothing."""
    speak(table, seat)
    on_offer = choices(table, seat)
    table.answer(seat, "never-mind")
    return on_offer


def subjects(table: Table, seat: int, saying: str) -> list[str]:
    """Return whom a player could say this about now; then they say nothing."""
    speak(table, seat, f"say:{saying}")
    on_offer = choices(table, seat)
    table.answer(seat, "never-mind")
    return on_offer


def may_declare(table: Table, seat: int) -> bool:
    speak(table, seat)
    allowed = "declare" in offers(table, seat)
    table.answer(seat, "never-mind")
    return allowed


# TR-Q1, TR-Q37 The vote.


@pytest.mark.rule("TR-Q1", "TR-8.2")
@pytest.mark.parametrize(
    ("seats", "majority", "needed"),
    [
        (2, "half", 1),
        (3, "half", 2),
        (4, "half", 2),
        (5, "half", 3),
        (2, "strict", 2),
        (3, "strict", 2),
        (4, "strict", 3),
        (5, "strict", 3),
    ],
)
def test_half_is_enough_unless_the_host_wants_more(seats: int, majority: str, needed: int) -> None:
    for agreeing in range(1, seats + 1):
        table = croupier.open_table(GAME, seats, 3, {"majority": majority})
        speak(table, 0, "declare")
        for voter in range(1, seats):
            if voter in table.pending and table.pending[voter].kind == "vote":
                table.answer(voter, "agree" if voter < agreeing else "disagree")
        assert table.over is (agreeing >= needed)


@pytest.mark.rule("TR-Q37", "TR-Q1")
def test_if_the_declarer_alone_is_enough_nobody_is_asked() -> None:
    table = scene("lay", {}, {}, centre=[who("aunt-origami", "real")])
    speak(table, 1, "declare")
    assert ending(table) == ((0, 1), "TR-8.4")
    assert happened(table, "declared", "voted", "carried") == [("declared", 1), ("carried", 1, 2)]
    table = scene("lay", {}, {}, centre=[who("aunt-origami", "real")], options={"majority": "strict"})
    speak(table, 1, "declare")
    assert (asked(table), offers(table, 0)) == ([0], ["agree", "disagree"])


@pytest.mark.rule("TR-Q1", "TR-9.6")
def test_a_player_without_a_character_has_a_vote() -> None:
    people = friends(("disco-badger", "parasite"), ("moss-prince", "real"), None, None)
    table = scene("lay", *people, mode="advanced", centre=[who("aunt-origami", "parasite")])
    speak(table, 2, "declare")
    assert asked(table) == [0, 1, 3]
    vote(table, seat3=True)
    assert ending(table) == ((0,), "TR-8.8")


@pytest.mark.rule("TR-Q37", "TR-Q17")
def test_votes_are_secret_until_all_are_in_and_play_waits() -> None:
    table = scene("lay", *CALM, {"hand": ["rick"]}, centre=[who("aunt-origami", "parasite")])
    speak(table, 1, "declare")
    assert asked(table) == [0, 2, 3]
    table.answer(3, "agree")
    assert asked(table) == [0, 2]
    assert happened(table, "voted", seat=0) == []
    assert [table.view(seat)["answer"] for seat in (0, 3, None)] == [None, "agree", None]
    assert table.view()["answered"] == [3]
    assert refusal(table, 0, "lay:rick") == "TR-4.6"
    table.answer(0, "disagree")
    table.answer(2, "disagree")
    assert happened(table, "voted") == [("voted", 0, "disagree"), ("voted", 2, "disagree"), ("voted", 3, "agree")]
    assert ending(table) == ((), "TR-8.4")


# TR-Q17, TR-Q36 When to declare.


@pytest.mark.rule("TR-Q17", "TR-8.1", "TR-Q36")
def test_everybody_may_declare_once_in_every_window() -> None:
    centre = [who("aunt-origami", "parasite"), who("moss-prince", "parasite")]
    table = scene("lay", *CALM, centre=centre)

    def declare_once(seat: int) -> None:
        speak(table, seat, "declare")
        vote(table)
        assert [may_declare(table, other) for other in range(3)] == [other != seat for other in range(3)]
        speak(table, seat)
        assert refusal(table, seat, "declare") == "TR-Q17"
        table.answer(seat, "never-mind")

    declare_once(0)
    lay(table, 1, "rick")
    assert not may_declare(table, 0)
    lay(table, 0, "rick")
    lay(table, 2, "morty-red")
    for keys in (["resolve"], ["resolve"], ["look:aunt-origami"]):
        declare_once(0)
        act(table, *keys)
    assert phase(table) == "end"
    declare_once(0)
    assert table.waiting() == [0]
    act(table, "end-round")
    declare_once(0)


@pytest.mark.rule("TR-Q17")
def test_a_failed_declaration_costs_nothing() -> None:
    table = scene("act", *laid("rick", "rick", "rick"), centre=[who("aunt-origami", "parasite")])
    before = table.position()
    speak(table, 1, "declare")
    vote(table)
    after = table.position()
    assert after["players"] == [
        entry | {"declared": seat == 1} for seat, entry in enumerate(list_of(before, "players"))
    ]
    assert {key for key in before if before[key] != after[key]} == {"players"}
    assert happened(table, "not-carried") == [("not-carried", 1, 3)]
    assert table.waiting() == [0]


def list_of(position: dict[str, object], key: str) -> list[dict[str, object]]:
    value = position[key]
    assert isinstance(value, list)
    return value


@pytest.mark.rule("TR-Q17")
def test_the_window_after_an_effect_comes_after_its_penalties_and_arrivals() -> None:
    players = guests(
        ("disco-badger", "real", "beth-green"), ("moss-prince", "real", "rick"), ("count-laundry", "real", "rick")
    )
    table = scene("act", *players, mode="advanced", centre=[], identity=["parasite", "real"])
    act(table, "shoot:moss-prince")
    told = [name for name, *_ in happened(table, "shot-friend", "lost-card", "arrived", "new-friend", "declared")]
    speak(table, 1, "declare")
    vote(table, seat0=True)
    assert told == ["shot-friend", "lost-card", "arrived", "new-friend"]
    assert table.result is not None
    assert table.result.rule == "TR-8.8"


@pytest.mark.rule("TR-Q36")
def test_each_card_is_a_question_to_its_player_and_nobody_else_is_waited_for() -> None:
    table = scene("act", *laid("rick", "beth-red", "rick"), centre=[who("aunt-origami", "parasite")])
    for seat, key in ((0, "resolve"), (1, "shoot:aunt-origami"), (2, "resolve"), (0, "end-round")):
        others = [other for other in range(3) if other != seat]
        assert (table.waiting(), table.view()["invited"]) == ([seat], others)
        assert [offers(table, other) for other in others] == [["pass", "speak"]] * 2
        for other in others:
            table.answer(other, "pass")
        assert asked(table) == [seat]
        assert offers(table, seat) == [key, "speak"]
        table.answer(seat, key)
    assert public(table, "round") == 2


@pytest.mark.rule("TR-Q36")
def test_the_first_to_speak_is_heard_first_and_the_question_is_put_again() -> None:
    table = scene("act", *laid("rick", "rick", "rick"))
    table.answer(1, "pass")
    table.answer(2, "speak")
    assert asked(table) == [2]
    table.answer(2, "never-mind")
    assert (table.waiting(), asked(table)) == ([0], [0, 1, 2])
    assert offers(table, 0) == ["resolve", "speak"]
    speak(table, 0, "declare")
    vote(table)
    assert table.waiting() == [0]


@pytest.mark.rule("TR-Q36", "TR-4.6")
def test_only_the_first_player_ends_the_round() -> None:
    table = scene("end", {}, {}, {}, first=2)
    assert (table.waiting(), offers(table, 2)) == ([2], ["end-round", "speak"])
    assert offers(table, 0) == ["pass", "speak"]


# TR-Q24, TR-Q38 Claims.


@pytest.mark.rule("TR-Q24", "TR-7.1", "TR-7.6", "TR-Q38")
def test_there_are_phrases_for_identities_and_none_for_hands() -> None:
    players = [player(None, hand=["poopybutthole", "rick"]) for _ in range(2)]
    players.append(player("moss-prince", "real", hand=["beth-red"]))
    table = scene("lay", *players, mode="advanced", centre=[who("aunt-origami", "real"), who("the-twin", "real")])
    speak(table, 0)
    assert offers(table, 0) == [
        "say:real",
        "say:parasite",
        "say:one-real",
        "say:no-killing-card",
        "say:rather",
        "declare",
        "never-mind",
    ]
    for saying, keys in {"real": [], "rather": ["about:the-twin"]}.items():
        table.answer(0, f"say:{saying}")
        for key in keys:
            table.answer(0, key)
        assert set(choices(table, 0)) <= {"aunt-origami", "the-twin", "moss-prince", "deck"}
        table.answer(0, "never-mind")
        speak(table, 0)
    table.answer(0, "never-mind")
    assert [cards(table, "hand:0", seat) for seat in (1, 2, None)] == [[None, None]] * 3


@pytest.mark.rule("TR-Q38", "TR-7.3")
def test_in_the_classic_mode_one_says_only_what_one_knows() -> None:
    centre = [who("aunt-origami", "real"), who("disco-badger", "parasite"), who("moss-prince", "real")]
    table = scene("act", *laid("morty-red", "rick"), centre=centre, identity=["parasite"])
    assert sayings(table, 0) == ["rather"]
    act(table, "look:disco-badger")
    assert sayings(table, 0) == ["parasite", "rather"]
    assert sayings(table, 1) == ["rather"]
    assert subjects(table, 0, "parasite") == ["disco-badger"]
    act(table, "resolve")
    assert subjects(table, 1, "parasite") == ["deck"]
    speak(table, 1, "say:parasite", "about:deck")
    speak(table, 0, "say:parasite", "about:disco-badger")
    assert claims(table) == [(1, "parasite", "deck", None), (0, "parasite", "disco-badger", None)]
    assert happened(table, "said-parasite", "said-next-parasite") == [
        ("said-next-parasite", 1),
        ("said-parasite", 0, "disco-badger"),
    ]
    assert sayings(table, 0) == ["rather"]


@pytest.mark.rule("TR-Q38")
def test_in_the_classic_mode_a_plea_may_not_be_known_to_be_bad_advice() -> None:
    centre = [who("aunt-origami", "real"), who("disco-badger", "parasite"), who("moss-prince", "real")]
    table = scene("act", *laid("summer-green", "morty-red", "me-too"), centre=centre)
    act(table, "resolve", "look:disco-badger")
    assert subjects(table, 0, "rather") == ["aunt-origami", "disco-badger"]
    speak(table, 0, "say:rather", "about:disco-badger")
    assert choices(table, 0) == ["aunt-origami", "moss-prince"]
    table.answer(0, "about:moss-prince")
    speak(table, 1, "say:rather", "about:moss-prince")
    assert choices(table, 1) == ["aunt-origami"]
    table.answer(1, "never-mind")
    assert claims(table) == [(0, "rather", "disco-badger", "moss-prince")]
    assert happened(table, "said-rather") == [("said-rather", 0, "disco-badger", "moss-prince")]


@pytest.mark.rule("TR-Q38", "TR-7.3")
def test_a_plea_may_speak_of_an_identity_that_lies_face_up() -> None:
    centre = [who("aunt-origami", "real"), who("disco-badger", "parasite", face_up=True)]
    table = scene("act", *laid("beth-red", "rick"), centre=centre)
    assert subjects(table, 1, "rather") == ["disco-badger"]
    speak(table, 1, "say:rather", "about:disco-badger", "about:aunt-origami")
    assert claims(table) == [(1, "rather", "disco-badger", "aunt-origami")]


@pytest.mark.rule("TR-Q38", "TR-7.3", "TR-11.6")
def test_after_summer_one_may_say_that_one_of_the_two_is_real() -> None:
    centre = [who("aunt-origami", "real"), who("disco-badger", "parasite"), who("captain-casserole", "real")]
    table = scene("act", *laid("summer-red", "rick"), centre=centre)
    act(table, "look:aunt-origami", "look:disco-badger")
    assert "one-real" not in sayings(table, 1)
    assert subjects(table, 0, "one-real") == ["aunt-origami", "disco-badger"]
    speak(table, 0, "say:one-real", "about:aunt-origami")
    assert choices(table, 0) == ["disco-badger"]
    table.answer(0, "about:disco-badger")
    assert claims(table) == [(0, "one-real", "aunt-origami", "disco-badger")]
    assert happened(table, "said-one-real") == [("said-one-real", 0, "aunt-origami", "disco-badger")]
    assert "one-real" not in sayings(table, 0)


@pytest.mark.rule("TR-Q38")
def test_after_summer_on_two_parasites_one_may_say_both_but_not_that_one_is_real() -> None:
    centre = [who("aunt-origami", "parasite"), who("disco-badger", "parasite")]
    table = scene("act", *laid("summer-red", "rick"), centre=centre)
    act(table, "resolve")
    assert sayings(table, 0) == ["parasite"]
    assert subjects(table, 0, "parasite") == ["aunt-origami", "disco-badger"]


@pytest.mark.rule("TR-Q38", "TR-7.2", "TR-7.3")
def test_what_is_known_by_elimination_may_be_said() -> None:
    centre = [who("aunt-origami", "real"), who("disco-badger", "parasite"), who("moss-prince", "parasite")]
    table = scene("act", *laid("summer-red", "ten-minutes", "rick"), centre=centre)
    act(table, "resolve")
    names = ["aunt-origami", "disco-badger"]
    hit, left = names if identities(table, *names) == ["parasite", "real"] else reversed(names)
    act(table, f"shoot:{hit}")
    assert known(table, 0) == []
    assert sees(table, 0, left) == ["real"], "what is certain is shown where it lies"
    assert subjects(table, 0, "real") == [left]


@pytest.mark.rule("TR-Q38", "TR-7.7", "TR-7.9", "TR-7.8")
def test_in_the_advanced_mode_one_says_anything_but_that_one_is_a_parasite() -> None:
    people = friends(("disco-badger", "parasite"), ("moss-prince", "real"), ("count-laundry", "real"))
    table = scene(
        "lay", *people, mode="advanced", centre=[who("aunt-origami", "real"), who("the-twin", "real", face_up=True)]
    )
    everybody = ["aunt-origami", "disco-badger", "count-laundry", "moss-prince", "deck"]
    assert subjects(table, 0, "real") == everybody
    assert subjects(table, 0, "parasite") == [name for name in everybody if name != "disco-badger"]
    speak(table, 0, "say:parasite")
    assert refusal(table, 0, "about:disco-badger") == "TR-7.7"
    assert refusal(table, 0, "about:the-twin") == "TR-Q38"
    table.answer(0, "about:moss-prince")
    speak(table, 1, "say:real", "about:moss-prince")
    assert claims(table) == [(0, "parasite", "moss-prince", None), (1, "real", "moss-prince", None)]


@pytest.mark.rule("TR-Q38")
def test_a_claim_is_replaced_by_the_contrary_and_not_repeated() -> None:
    people = friends(("disco-badger", "real"), ("moss-prince", "real"), ("count-laundry", "real"))
    table = scene("lay", *people, mode="advanced", centre=[])
    speak(table, 0, "say:parasite", "about:moss-prince")
    assert "moss-prince" not in subjects(table, 0, "parasite")
    speak(table, 2, "say:parasite", "about:moss-prince")
    speak(table, 0, "say:real", "about:moss-prince")
    assert claims(table) == [(2, "parasite", "moss-prince", None), (0, "real", "moss-prince", None)]
    assert "moss-prince" in subjects(table, 0, "parasite")


SAID = [
    {"seat": 0, "says": "parasite", "about": "disco-badger"},
    {"seat": 1, "says": "one-real", "about": "aunt-origami", "rather_than": "disco-badger"},
    {"seat": 1, "says": "rather", "about": "moss-prince", "rather_than": "aunt-origami"},
    {"seat": 1, "says": "real", "about": "deck"},
]


@pytest.mark.rule("TR-Q38")
@pytest.mark.parametrize(
    ("card", "keys", "standing"),
    [
        ("summer-red", ["resolve"], [(1, "real", "deck", None)]),
        ("jerry-red", ["resolve", "give:0"], [(1, "real", "deck", None)]),
        (
            "fifteen-years-red",
            ["turn-up:disco-badger"],
            [(1, "rather", "moss-prince", "aunt-origami"), (1, "real", "deck", None)],
        ),
        ("beth-red", ["shoot:aunt-origami"], [(0, "parasite", "disco-badger", None), (1, "real", "deck", None)]),
        (
            "morty-red",
            ["look:disco-badger"],
            [tuple(said.get(key) for key in ("seat", "says", "about", "rather_than")) for said in SAID],
        ),
    ],
)
def test_a_claim_stands_until_its_identity_is_shuffled_turned_up_or_gone(
    card: str, keys: list[str], standing: list[tuple[object, ...]]
) -> None:
    centre = [who(name, "parasite") for name in ("aunt-origami", "disco-badger", "moss-prince")]
    table = scene("act", *laid(card, "rick"), centre=centre, claims=SAID)
    act(table, *keys)
    assert claims(table) == standing


@pytest.mark.rule("TR-Q38", "TR-Q16")
def test_a_claim_about_the_top_identity_goes_with_it_to_its_character() -> None:
    claim = {"seat": 1, "says": "real", "about": "deck"}
    table = scene("end", {}, {}, centre=[], claims=[claim], character=["moss-prince"])
    act(table, "end-round")
    assert claims(table) == [(1, "real", "moss-prince", None)]


@pytest.mark.rule("TR-Q38", "TR-7.7")
def test_a_claim_about_the_deck_never_becomes_a_confession() -> None:
    players = guests(
        ("disco-badger", "real", "rick"), ("moss-prince", "real", "ten-minutes"), ("count-laundry", "real", "rick")
    )
    said = [{"seat": seat, "says": "parasite", "about": "deck"} for seat in (0, 2)]
    table = scene("act", *players, mode="advanced", centre=[], character=["pen-pal-yeti"], claims=said, turn=1)
    act(table, "shoot:disco-badger")
    assert public(table, "friends")[0]["character"] == "pen-pal-yeti"
    assert claims(table) == [(2, "parasite", "pen-pal-yeti", None)]


@pytest.mark.rule("TR-Q38")
def test_there_are_no_claims_amid_the_small_choices_of_an_effect_or_during_a_vote() -> None:
    names = ["aunt-origami", "disco-badger", "captain-casserole"]
    table = scene("act", *laid("summer-red", "jerry-red", "rick"), centre=[who(name, "real") for name in names])
    act(table, "look:aunt-origami")
    assert (asked(table), "speak" in offers(table, 0)) == ([0], False)
    act(table, "look:disco-badger", "resolve")
    assert (asked(table), offers(table, 1)) == ([1], ["give:0", "give:1", "give:2"])
    act(table, "give:1")
    speak(table, 0, "declare")
    assert [offers(table, seat) for seat in (1, 2)] == [["agree", "disagree"]] * 2


# TR-Q40 Killing cards.


@pytest.mark.rule("TR-Q40", "TR-Q38", "TR-7.3")
@pytest.mark.parametrize("card", [*KILLING, *HARMLESS])
@pytest.mark.parametrize("where", ["hand", "laid"])
def test_in_the_classic_mode_one_denies_a_killing_card_only_if_it_is_so(card: str, where: str) -> None:
    mine: Player = {"hand": [card], "laid": None} if where == "hand" else {"hand": [], "laid": card}
    table = scene("lay", mine, {"hand": ["rick"]})
    assert ("no-killing-card" in sayings(table, 0)) is (card in HARMLESS)


@pytest.mark.rule("TR-Q40", "TR-Q38", "TR-7.9")
def test_in_the_advanced_mode_anybody_may_deny_a_killing_card() -> None:
    people = [player("disco-badger", "real", hand=["beth-red"]), player("moss-prince", "real"), player(None)]
    table = scene("lay", *people, mode="advanced")
    assert "no-killing-card" in sayings(table, 0)


@pytest.mark.rule("TR-Q38", "TR-Q40")
def test_no_killing_card_stands_to_the_end_of_the_round() -> None:
    table = scene("lay", *CALM, centre=[])
    speak(table, 0, "say:no-killing-card")
    assert claims(table) == [(0, "no-killing-card", None, None)]
    assert "no-killing-card" not in sayings(table, 0)
    lay_all(table, "rick", "rick", "morty-red")
    act(table, "resolve", "resolve", "resolve")
    assert claims(table) == [(0, "no-killing-card", None, None)]
    act(table, "end-round")
    assert claims(table) == []


# TR-Q39 Memory.


def looked_around(memory: str) -> Table:
    """Return round 2, after seat 0 has looked at the deck and seat 1 at Disco Badger, and a Character was shown to all."""
    players = laid("rick", "morty-red", "fifteen-years-green")
    centre = [who("disco-badger", "parasite"), who("moss-prince", "real")]
    table = scene(
        "act", *players, centre=centre, identity=["real"], character=["pen-pal-yeti"], options={"memory": memory}
    )
    act(table, "resolve", "look:disco-badger", "turn-up:moss-prince")
    assert sees(table, 1, "disco-badger") == ["parasite"]
    assert shown(table, "looked", 1) == [["parasite"]]
    act(table, "end-round")
    return table


@pytest.mark.rule("TR-Q39", "TR-3.7")
def test_by_default_the_table_remembers_what_you_saw() -> None:
    table = looked_around("kept")
    assert (sees(table, 0, "pen-pal-yeti"), sees(table, 1, "disco-badger")) == (["real"], ["parasite"])
    assert (shown(table, "looked-at-deck", 0), shown(table, "looked", 1)) == ([["real"]], [["parasite"]])
    assert sees(table, 2, "disco-badger", "moss-prince", "pen-pal-yeti") == [None, "real", None]


@pytest.mark.rule("TR-Q39", "TR-3.7")
def test_a_fleeting_memory_hides_it_again_when_the_round_ends() -> None:
    table = looked_around("fleeting")
    for seat in range(3):
        assert sees(table, seat, "disco-badger", "moss-prince", "pen-pal-yeti") == [None, "real", None]
        assert (shown(table, "looked-at-deck", seat), shown(table, "looked", seat)) == ([[None]], [[None]])
        assert shown(table, "exposed", seat) == [["real"]]


@pytest.mark.rule("TR-Q39")
def test_a_fleeting_memory_forgets_a_pair_too() -> None:
    centre = [who("disco-badger", "parasite"), who("aunt-origami", "real")]
    table = scene("act", *laid("summer-red", "rick"), centre=centre, options={"memory": "fleeting"})
    act(table, "resolve")
    assert known(table, 0) == [{"among": {"under": 2}, "contents": ["parasite", "real"]}]
    end_round(table)
    assert known(table, 0) == []


@pytest.mark.rule("TR-Q39", "TR-7.7")
def test_a_fleeting_memory_keeps_your_own_friend() -> None:
    players = guests(
        ("disco-badger", "parasite", "morty-green"), ("moss-prince", "real", "rick"), ("count-laundry", "real", "rick")
    )
    table = scene("act", *players, mode="advanced", centre=[], options={"memory": "fleeting"})
    act(table, "look:moss-prince")
    assert sees(table, 0, "disco-badger", "moss-prince") == ["parasite", "real"]
    end_round(table)
    assert sees(table, 0, "disco-badger", "moss-prince") == ["parasite", None]
    assert sees(table, 1, "moss-prince") == ["real"]


@pytest.mark.rule("TR-Q39", "TR-7.7")
def test_a_fleeting_memory_keeps_a_new_friend_in_the_log() -> None:
    players = guests(
        ("disco-badger", "real", "beth-green"), ("moss-prince", "real", "rick"), ("count-laundry", "real", "rick")
    )
    table = scene(
        "act", *players, mode="advanced", centre=[], identity=["real", "real"], options={"memory": "fleeting"}
    )
    act(table, "shoot:moss-prince", "resolve", "resolve", "end-round")
    assert [shown(table, "new-friend", seat) for seat in (0, 1, None)] == [[[None]], [["real"]], [[None]]]


@pytest.mark.rule("TR-Q38", "TR-Q39")
def test_with_a_fleeting_memory_one_may_say_either_thing_of_what_one_once_saw() -> None:
    table = looked_around("fleeting")
    for saying in ("real", "parasite"):
        assert subjects(table, 0, saying) == ["pen-pal-yeti"]
        assert subjects(table, 1, saying) == ["disco-badger"]
        assert saying not in sayings(table, 2)
    table = looked_around("kept")
    assert (subjects(table, 0, "real"), subjects(table, 1, "parasite")) == (["pen-pal-yeti"], ["disco-badger"])
    assert ("parasite" in sayings(table, 0), "real" in sayings(table, 1)) == (False, False)


@pytest.mark.rule("TR-Q38", "TR-Q39")
def test_with_a_fleeting_memory_one_says_the_truth_while_one_still_sees_it() -> None:
    centre = [who("disco-badger", "parasite")]
    table = scene("act", *laid("morty-red", "rick"), centre=centre, options={"memory": "fleeting"})
    act(table, "look:disco-badger")
    assert sayings(table, 0) == ["parasite"]


@pytest.mark.rule("TR-Q38", "TR-Q39")
def test_with_a_fleeting_memory_nothing_can_be_said_of_what_was_shuffled_since() -> None:
    players: list[Player] = [{"looked": ["disco-badger"], "hand": ["jerry-red"]}, {"hand": ["rick"]}]
    centre = [who("disco-badger", "parasite"), who("aunt-origami", "real")]
    table = scene("lay", *players, centre=centre, options={"memory": "fleeting"})
    assert subjects(table, 0, "real") == ["disco-badger"]
    lay_all(table, "jerry-red", "rick")
    act(table, "resolve", "give:0")
    assert "real" not in sayings(table, 0)
