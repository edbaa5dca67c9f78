"""TR-C01 to TR-C24: what each Character is, in the centre, in front of a player and at dinner."""

from __future__ import annotations

import pytest

from tests.games.total_rickall.scenes import (
    act,
    cards,
    choices,
    counts,
    dinner,
    ending,
    friends,
    happened,
    identities,
    known,
    offers,
    player,
    public,
    refusal,
    scene,
    sees,
    truly,
    under,
    who,
)

PLAIN = [
    pytest.param(name, colour, marks=pytest.mark.rule(clause))
    for clause, name, colour in [
        ("TR-C03", "grandma-turbo", "red"),
        ("TR-C04", "captain-casserole", "red"),
        ("TR-C05", "aunt-origami", "red"),
        ("TR-C06", "the-polite-volcano", "red"),
        ("TR-C07", "sergeant-bagpipe", "red"),
        ("TR-C08", "disco-badger", "red"),
        ("TR-C11", "the-twin", "blue"),
        ("TR-C12", "professor-snowglobe", "blue"),
        ("TR-C13", "melancholy-balloon", "blue"),
        ("TR-C14", "count-laundry", "blue"),
        ("TR-C15", "uncle-periscope", "blue"),
        ("TR-C16", "admiral-custard", "blue"),
        ("TR-C19", "walking-doorbell", "green"),
        ("TR-C20", "cactus-cousin", "green"),
        ("TR-C21", "moss-prince", "green"),
        ("TR-C22", "miss-accordion-neck", "green"),
        ("TR-C23", "broccoli-viking", "green"),
        ("TR-C24", "pen-pal-yeti", "green"),
    ]
]
plain = pytest.mark.parametrize(("name", "colour"), PLAIN)


# Those without an effect.


@plain
def test_a_plain_character_has_its_colour(name: str, colour: str) -> None:
    for other in ("red", "blue", "green"):
        table = scene("act", {}, {"laid": f"beth-{other}"}, {}, centre=[who(name, "parasite")])
        assert choices(table, 1) == ([name] if other == colour else [])
        assert [entry["colour"] for entry in public(table, "centre")] == [colour]


@plain
def test_a_plain_character_is_shot_by_anybody_at_once_and_leaves_nothing(name: str, colour: str) -> None:
    hand = ["rick", "rick"]
    table = scene("act", {}, {"laid": f"beth-{colour}", "hand": hand}, {}, centre=[who(name, "parasite")])
    act(table, f"shoot:{name}")
    assert cards(table, "graveyard") == [name]
    assert cards(table, "hand:1", 1) == hand
    assert happened(table, "dented", "bounty-paid") == []


@plain
def test_a_plain_character_is_looked_at_and_shuffled_like_any_other(name: str, colour: str) -> None:
    other = {"red": "pencilvester", "blue": "sleepy-gary", "green": "amish-cyborg"}[colour]
    players = [{"laid": f"morty-{colour}"}, {"laid": f"jerry-{colour}"}, {}]
    table = scene("act", *players, centre=[who(name, "real"), who(other, "parasite")])
    act(table, f"look:{name}")
    assert under(table, 0) == {name: "real", other: None}
    act(table, "resolve", "give:0")
    assert under(table, 0) == {name: None, other: None}
    assert happened(table, "shuffled-all") == [("shuffled-all", 1, f"jerry-{colour}", 2)]


# TR-C01 Pencilvester, red.


@pytest.mark.rule("TR-C01", "TR-3.5", "TR-6.2")
@pytest.mark.parametrize("card", ["beth-red", "ten-minutes", "something-wrong"])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_pencilvester_is_shot_by_the_first_player_only(first: int, card: str) -> None:
    for shooter in range(3):
        players: list[dict[str, object]] = [{}, {}, {}]
        players[shooter] = {"laid": card}
        centre = [who("pencilvester", "parasite"), who("disco-badger", "parasite")]
        table = scene("act", *players, first=first, centre=centre)
        if shooter == first:
            assert choices(table, shooter) == ["pencilvester", "disco-badger"]
        else:
            assert choices(table, shooter) == ["disco-badger"]
            assert refusal(table, shooter, "shoot:pencilvester") == "TR-C01"


@pytest.mark.rule("TR-C01", "TR-5.2")
def test_pencilvester_follows_the_token() -> None:
    centre = [who("pencilvester", "parasite"), who("moss-prince", "parasite")]
    table = scene("act", {"laid": "rick"}, {"hand": ["beth-red"]}, centre=centre, character=["cactus-cousin"])
    act(table, "resolve", "end-round")
    table.answer(1, "lay:beth-red")
    table.answer(0, next(key for key in offers(table, 0) if key.startswith("lay:")))
    act(table, "shoot:pencilvester")
    assert happened(table, "exterminated") == [("exterminated", "pencilvester")]


@pytest.mark.rule("TR-C01", "TR-3.5", "TR-11.15", "TR-Q9")
def test_pencilvester_is_shot_by_the_first_player_whom_another_makes_shoot() -> None:
    centre = [who("pencilvester", "parasite")]
    table = scene("act", {}, {"laid": "not-kill-me"}, {}, centre=centre)
    act(table, "force:0")
    assert (table.waiting(), choices(table, 0)) == ([0], ["pencilvester"])
    act(table, "shoot:pencilvester")
    assert happened(table, "shot") == [("shot", 0, "pencilvester")]


@pytest.mark.rule("TR-C01", "TR-Q9", "TR-4.8")
def test_pencilvester_is_safe_from_anybody_else_who_is_made_to_shoot() -> None:
    table = scene("act", {"laid": "not-kill-me"}, {}, {}, centre=[who("pencilvester", "parasite")])
    act(table, "force:1")
    assert happened(table, "nothing", "shot") == [("nothing", 1, "not-kill-me")]


@pytest.mark.rule("TR-C01", "TR-3.6")
def test_pencilvester_shields_the_player_he_is_tied_to() -> None:
    tied = friends(("disco-badger", "real"), ("pencilvester", "parasite"), ("aunt-origami", "real"))
    first = scene("act", {**tied[0], "laid": "beth-red"}, *tied[1:], mode="advanced", centre=[])
    other = scene("act", *tied[:2], {**tied[2], "laid": "beth-red"}, mode="advanced", centre=[])
    assert choices(first, 0) == ["pencilvester", "aunt-origami"]
    assert choices(other, 2) == ["disco-badger"]
    assert refusal(other, 2, "shoot:pencilvester") == "TR-C01"


@pytest.mark.rule("TR-C01", "TR-3.6", "TR-9.5")
def test_pencilvester_is_out_of_reach_in_a_round_while_the_first_player_owns_him() -> None:
    tied = friends(("pencilvester", "parasite"), ("disco-badger", "real"), ("moss-prince", "real"))
    for seat in range(3):
        players = [{**person, "laid": "beth-red"} if at == seat else person for at, person in enumerate(tied)]
        table = scene("act", *players, mode="advanced", centre=[])
        assert choices(table, seat) == ([] if seat == 1 else ["disco-badger"])


@pytest.mark.rule("TR-C01", "TR-Q19")
def test_pencilvester_at_dinner_is_shot_by_the_player_with_the_token_only() -> None:
    table = dinner(*friends(("moss-prince", "real"), ("pencilvester", "parasite"), None))
    assert choices(table, 0) == ["pencilvester"]
    act(table, "hold-fire")
    assert choices(table, 1) == ["moss-prince"]
    act(table, "hold-fire")
    assert choices(table, 2) == ["moss-prince"]
    assert refusal(table, 2, "shoot:pencilvester") == "TR-C01"


@pytest.mark.rule("TR-C01", "TR-Q19")
@pytest.mark.parametrize(
    ("players", "shooter"),
    [
        ([player("pencilvester", "parasite"), player("moss-prince", "real"), player(None)], 1),
        ([player(None, fell=True), player("pencilvester", "parasite"), player("moss-prince", "real")], 2),
    ],
    ids=["owned by the player with the token", "the player with the token has fallen"],
)
def test_pencilvester_at_dinner_is_never_out_of_reach_for_good(players: list[dict[str, object]], shooter: int) -> None:
    table = dinner(*players, first=0)
    while table.waiting() != [shooter]:
        act(table, "hold-fire")
    act(table, "shoot:pencilvester")
    assert happened(table, "exterminated") == [("exterminated", "pencilvester")]


# TR-C02 Lobster Lawyer, red.


@pytest.mark.rule("TR-C02")
def test_lobster_lawyer_leaves_a_card_to_the_player_who_exterminates_him() -> None:
    centre = [who("lobster-lawyer", "parasite")]
    table = scene(
        "act", {"laid": "beth-red", "hand": ["rick"]}, {"hand": ["rick"]}, centre=centre, action=["jerry-red"]
    )
    act(table, "shoot:lobster-lawyer")
    assert cards(table, "hand:0", 0) == ["jerry-red", "rick"]
    assert counts(table, "hand") == [2, 1]
    assert [event[0] for event in happened(table, "exterminated", "bounty-paid", "drew")] == [
        "exterminated",
        "bounty-paid",
        "drew",
    ]


@pytest.mark.rule("TR-C02")
def test_lobster_lawyer_leaves_nothing_if_he_was_real() -> None:
    centre = [who("lobster-lawyer", "real")]
    table = scene("act", {"laid": "beth-red", "hand": ["rick", "rick"]}, {}, centre=centre)
    act(table, "shoot:lobster-lawyer")
    assert counts(table, "hand") == [1, 3]
    assert happened(table, "bounty-paid", "drew") == []


@pytest.mark.rule("TR-C02", "TR-Q9", "TR-Q32")
def test_lobster_lawyer_pays_the_one_who_really_shot() -> None:
    players: list[dict[str, object]] = [{"laid": "not-kill-me", "hand": ["rick"]}, {"hand": []}]
    table = scene("act", *players, centre=[who("lobster-lawyer", "parasite")], action=["jerry-red"])
    act(table, "force:1", "shoot:lobster-lawyer")
    assert counts(table, "hand") == [1, 1]
    assert happened(table, "bounty-paid") == [("bounty-paid", 1, "lobster-lawyer")]


@pytest.mark.rule("TR-C02", "TR-Q7")
def test_lobster_lawyer_pays_the_copier() -> None:
    players = [{"laid": "me-too", "hand": []}, {"laid": "beth-red", "hand": []}]
    table = scene("act", *players, centre=[who("lobster-lawyer", "parasite")])
    act(table, "shoot:lobster-lawyer")
    assert counts(table, "hand") == [1, 0]


@pytest.mark.rule("TR-C02", "TR-3.6")
def test_lobster_lawyer_makes_the_player_he_is_tied_to_a_tempting_target() -> None:
    tied = friends(("lobster-lawyer", "parasite"), ("moss-prince", "real"), ("disco-badger", "real"))
    table = scene("act", tied[0], {**tied[1], "laid": "beth-red", "hand": []}, tied[2], mode="advanced", centre=[])
    act(table, "shoot:lobster-lawyer")
    assert counts(table, "hand") == [3, 1, 3]


@pytest.mark.rule("TR-C02", "TR-Q19", "TR-10.2")
def test_lobster_lawyer_at_dinner_leaves_no_card() -> None:
    tied = friends(("moss-prince", "real"), ("lobster-lawyer", "parasite"), ("disco-badger", "real"))
    table = dinner(*tied)
    act(table, "shoot:lobster-lawyer")
    assert happened(table, "exterminated", "bounty-paid", "drew") == [("exterminated", "lobster-lawyer")]
    assert counts(table, "hand") == [0, 0, 0]


# TR-C09 Sleepy Gary, blue.


@pytest.mark.rule("TR-C09")
@pytest.mark.parametrize("card", ["beth-blue", "ten-minutes", "something-wrong"])
@pytest.mark.parametrize(("first", "last"), [(0, 2), (1, 0), (2, 1)])
def test_sleepy_gary_is_shot_by_the_player_on_the_first_players_right_only(first: int, last: int, card: str) -> None:
    for shooter in range(3):
        players: list[dict[str, object]] = [{}, {}, {}]
        players[shooter] = {"laid": card}
        centre = [who("sleepy-gary", "parasite"), who("count-laundry", "parasite")]
        table = scene("act", *players, first=first, centre=centre)
        if shooter == last:
            assert choices(table, shooter) == ["sleepy-gary", "count-laundry"]
        else:
            assert choices(table, shooter) == ["count-laundry"]
            assert refusal(table, shooter, "shoot:sleepy-gary") == "TR-C09"


@pytest.mark.rule("TR-C09", "TR-Q32")
def test_sleepy_gary_is_shot_by_the_last_player_also_when_made_to_shoot_and_without_a_card() -> None:
    table = scene("act", {"laid": "not-kill-me"}, {}, {"hand": []}, centre=[who("sleepy-gary", "parasite")])
    act(table, "force:2", "shoot:sleepy-gary")
    assert happened(table, "shot") == [("shot", 2, "sleepy-gary")]


@pytest.mark.rule("TR-C09", "TR-Q32")
def test_sleepy_gary_is_not_shot_by_the_last_player_who_has_a_card() -> None:
    table = scene("act", {}, {"laid": "beth-blue"}, {}, centre=[who("sleepy-gary", "parasite")])
    assert offers(table, 1) == ["resolve", "speak"]
    act(table, "resolve")
    assert happened(table, "nothing", "shot") == [("nothing", 1, "beth-blue")]


@pytest.mark.rule("TR-C09", "TR-3.6")
def test_sleepy_gary_shields_the_player_he_is_tied_to() -> None:
    tied = friends(("sleepy-gary", "parasite"), ("count-laundry", "real"), ("uncle-periscope", "real"))
    middle = scene("act", tied[0], {**tied[1], "laid": "beth-blue"}, tied[2], mode="advanced", centre=[])
    last = scene("act", *tied[:2], {**tied[2], "laid": "beth-blue"}, mode="advanced", centre=[])
    assert choices(middle, 1) == ["uncle-periscope"]
    assert choices(last, 2) == ["sleepy-gary", "count-laundry"]


@pytest.mark.rule("TR-C09", "TR-Q19")
def test_sleepy_gary_at_dinner_is_shot_by_the_player_on_the_right_of_the_token_only() -> None:
    table = dinner(*friends(("moss-prince", "real"), ("sleepy-gary", "parasite"), None))
    assert table.waiting() == [1]  # the first seat that has a Character to shoot at
    act(table, "hold-fire")
    act(table, "shoot:sleepy-gary")
    assert happened(table, "shot-friend") == [("shot-friend", 2, "sleepy-gary", 1)]


@pytest.mark.rule("TR-C09", "TR-Q19")
@pytest.mark.parametrize(
    "players",
    [
        [player("moss-prince", "real"), player(None), player("sleepy-gary", "parasite")],
        [player("moss-prince", "real"), player("sleepy-gary", "parasite"), player(None, fell=True)],
    ],
    ids=["owned by the last player", "the last player has fallen"],
)
def test_sleepy_gary_at_dinner_is_never_out_of_reach_for_good(players: list[dict[str, object]]) -> None:
    table = dinner(*players)
    act(table, "shoot:sleepy-gary")
    assert happened(table, "shot-friend")[0][:3] == ("shot-friend", 0, "sleepy-gary")


# TR-C10 Baby Wizard, blue.


@pytest.mark.rule("TR-C10")
@pytest.mark.parametrize("laid", [["morty-blue", "rick"], ["me-too", "morty-blue"]], ids=["Morty", "a copy of Morty"])
def test_baby_wizard_is_not_looked_at_by_morty(laid: list[str]) -> None:
    centre = [who("baby-wizard", "parasite"), who("count-laundry", "parasite")]
    table = scene("act", {"laid": laid[0]}, {"laid": laid[1]}, centre=centre)
    assert choices(table, 0) == ["count-laundry"]
    assert refusal(table, 0, "look:baby-wizard") == "TR-C10"


@pytest.mark.rule("TR-C10", "TR-Q32", "TR-4.8")
def test_baby_wizard_alone_leaves_morty_without_effect() -> None:
    table = scene("act", {"laid": "morty-blue"}, {}, centre=[who("baby-wizard", "parasite")])
    act(table, "resolve")
    assert happened(table, "nothing", "looked") == [("nothing", 0, "morty-blue")]
    assert under(table, 0) == {"baby-wizard": None}


@pytest.mark.rule("TR-C10", "TR-Q32")
def test_baby_wizard_is_looked_at_by_summer_and_turned_up_by_fifteen_years() -> None:
    summer = scene("act", {"laid": "summer-blue"}, {}, centre=[who("baby-wizard", "parasite")])
    act(summer, "resolve")
    assert under(summer, 0) == {"baby-wizard": "parasite"}
    years = scene("act", {"laid": "fifteen-years-blue"}, {}, centre=[who("baby-wizard", "parasite")])
    act(years, "turn-up:baby-wizard")
    assert under(years) == {"baby-wizard": "parasite"}


@pytest.mark.rule("TR-C10", "TR-3.6", "TR-Q32")
def test_baby_wizard_before_a_player_is_seen_by_his_owner_only() -> None:
    tied = friends(("disco-badger", "real"), ("baby-wizard", "parasite"), ("count-laundry", "real"))
    table = scene("act", {**tied[0], "laid": "morty-blue"}, *tied[1:], mode="advanced", centre=[])
    assert choices(table, 0) == ["count-laundry"]
    assert [sees(table, seat, "baby-wizard") for seat in range(3)] == [[None], ["parasite"], [None]]


# TR-C17 Amish Cyborg, green.


@pytest.mark.rule("TR-C17", "TR-Q32")
@pytest.mark.parametrize("identity", ["real", "parasite"])
def test_amish_cyborg_only_gets_a_dent_from_the_first_shot(identity: str) -> None:
    players = [{"laid": "beth-green", "hand": ["rick"]}, {"laid": "beth-green", "hand": []}]
    table = scene("act", *players, centre=[who("amish-cyborg", identity)])
    act(table, "shoot:amish-cyborg")
    assert happened(table, "dented", "shot", "lost-card", "arrived") == [("dented", 0, "amish-cyborg")]
    assert [(entry["character"], entry["dented"]) for entry in public(table, "centre")] == [("amish-cyborg", True)]
    assert [under(table, viewer) for viewer in (None, 0, 1)] == [{"amish-cyborg": None}] * 3
    assert counts(table, "hand") == [1, 0]
    act(table, "shoot:amish-cyborg")
    assert happened(table, "shot") == [("shot", 1, "amish-cyborg")]
    assert cards(table, "fail" if identity == "real" else "parasites") == [identity]


@pytest.mark.rule("TR-C17", "TR-Q32")
def test_amish_cyborg_keeps_his_dent_when_his_identity_is_shuffled_or_turned_up() -> None:
    centre = [who("amish-cyborg", "real", dented=True), who("moss-prince", "parasite")]
    players = [{"laid": "jerry-green"}, {"laid": "fifteen-years-green"}, {"laid": "beth-green"}]
    table = scene("act", *players, centre=centre, seed=1)
    act(table, "resolve", "give:0", "turn-up:amish-cyborg")
    assert [entry["dented"] for entry in public(table, "centre")] == [True, False]
    act(table, "shoot:amish-cyborg")
    assert happened(table, "shot") == [("shot", 2, "amish-cyborg")]


@pytest.mark.rule("TR-C17", "TR-Q32")
def test_amish_cyborg_gets_a_dent_even_with_his_identity_face_up() -> None:
    table = scene("act", {"laid": "beth-green"}, {}, centre=[who("amish-cyborg", "parasite", face_up=True)])
    act(table, "shoot:amish-cyborg")
    assert happened(table, "dented", "shot") == [("dented", 0, "amish-cyborg")]


@pytest.mark.rule("TR-C17", "TR-Q6")
def test_amish_cyborg_cannot_take_both_shots_of_big_sister() -> None:
    centre = [who("amish-cyborg", "parasite"), who("moss-prince", "parasite")]
    table = scene("act", {"laid": "big-sister"}, {}, centre=centre)
    act(table, "colour:green", "shoot:amish-cyborg")
    assert choices(table, 0) == ["moss-prince"]
    assert refusal(table, 0, "shoot:amish-cyborg") == "TR-Q6"


@pytest.mark.rule("TR-C17", "TR-Q8", "TR-Q32")
def test_amish_cyborg_was_shot_at_even_if_he_was_only_dented() -> None:
    players = [{"laid": "poopybutthole", "hand": []}, {"laid": "beth-green", "hand": []}]
    table = scene("act", *players, centre=[who("amish-cyborg", "parasite")])
    act(table, "resolve", "shoot:amish-cyborg", "end-round")
    assert happened(table, "quiet-round", "loud-round") == [("loud-round",)]
    assert counts(table, "hand") == [0, 0]


@pytest.mark.rule("TR-C17", "TR-3.6")
def test_amish_cyborg_shields_the_player_he_is_tied_to_once() -> None:
    tied = friends(("disco-badger", "real"), ("amish-cyborg", "parasite"), ("count-laundry", "real"))
    shooters = [{**tied[0], "laid": "beth-green"}, tied[1], {**tied[2], "laid": "beth-green"}]
    table = scene("act", *shooters, mode="advanced", centre=[])
    act(table, "shoot:amish-cyborg")
    assert [entry["dented"] for entry in public(table, "friends")] == [False, True, False]
    assert sees(table, 0, "amish-cyborg") == [None]
    act(table, "shoot:amish-cyborg")
    assert happened(table, "dented", "shot-friend") == [
        ("dented", 0, "amish-cyborg"),
        ("shot-friend", 2, "amish-cyborg", 1),
    ]


@pytest.mark.rule("TR-C17", "TR-Q19")
def test_amish_cyborg_at_dinner_takes_a_shot_that_is_used_up() -> None:
    tied = friends(("disco-badger", "real"), ("amish-cyborg", "real"), ("count-laundry", "parasite"))
    table = dinner(*tied)
    act(table, "shoot:amish-cyborg")
    assert not table.over
    assert table.waiting() == [1]
    act(table, "hold-fire", "shoot:amish-cyborg")
    assert ending(table) == ((0, 1), "TR-10.6")


@pytest.mark.rule("TR-C17")
def test_amish_cyborg_brings_no_dent_from_before() -> None:
    table = scene("end", {}, {}, centre=[], character=["amish-cyborg"])
    act(table, "end-round")
    assert [entry["dented"] for entry in public(table, "centre")] == [False]


# TR-C18 Frog Notary, green.


def all_seen_by_seat_0(count: int) -> list[dict[str, object]]:
    return [{"zone": "under", "card": place, "by": [0]} for place in range(1, count + 1)]


@pytest.mark.rule("TR-C18", "TR-Q32")
def test_frog_notary_is_left_out_by_jerry() -> None:
    centre = [who("frog-notary", "real"), who("moss-prince", "parasite"), who("pen-pal-yeti", "parasite")]
    centre[1]["identity"] = "real"
    for seed in range(6):
        table = scene("act", {"laid": "jerry-green"}, {}, centre=centre, knowledge=all_seen_by_seat_0(3), seed=seed)
        act(table, "resolve")
        assert under(table, 0) == {"frog-notary": "real", "moss-prince": None, "pen-pal-yeti": None}
        assert happened(table, "shuffled-all") == [("shuffled-all", 0, "jerry-green", 2)]
        act(table, "give:0")
        assert truly(table)["frog-notary"] == "real"


@pytest.mark.rule("TR-C18", "TR-Q32")
def test_frog_notary_and_one_other_are_too_few_for_jerry() -> None:
    centre = [who("frog-notary", "real"), who("moss-prince", "parasite")]
    table = scene("act", {"laid": "jerry-green"}, {}, centre=centre, knowledge=all_seen_by_seat_0(2))
    act(table, "resolve")
    assert happened(table, "shuffled-all", "not-shuffled") == [("not-shuffled", 0, "jerry-green")]
    assert under(table, 0) == {"frog-notary": "real", "moss-prince": "parasite"}


@pytest.mark.rule("TR-C18", "TR-Q32")
def test_frog_notary_is_looked_at_by_summer_and_nothing_is_shuffled() -> None:
    centre = [who("frog-notary", "real"), who("moss-prince", "parasite"), who("pen-pal-yeti", "parasite")]
    table = scene("act", {"laid": "summer-green"}, {}, centre=centre)
    act(table, "look:moss-prince", "look:frog-notary")
    assert under(table, 0) == {"frog-notary": "real", "moss-prince": "parasite", "pen-pal-yeti": None}
    assert happened(table, "shuffled-two", "not-shuffled") == [("not-shuffled", 0, "summer-green")]
    assert known(table, 0) == []


@pytest.mark.rule("TR-C18")
def test_frog_notary_is_looked_at_by_morty_and_shot_like_any_other() -> None:
    table = scene("act", {"laid": "morty-green"}, {"laid": "beth-green"}, centre=[who("frog-notary", "parasite")])
    act(table, "look:frog-notary")
    assert under(table, 0) == {"frog-notary": "parasite"}
    act(table, "shoot:frog-notary")
    assert cards(table, "graveyard") == ["frog-notary"]


@pytest.mark.rule("TR-C18", "TR-3.6", "TR-11.8")
def test_frog_notary_keeps_the_side_of_the_player_she_is_tied_to() -> None:
    tied = friends(("frog-notary", "parasite"), ("moss-prince", "real"), ("pen-pal-yeti", "real"))
    sides = set()
    for seed in range(12):
        table = scene(
            "act",
            {**tied[0], "laid": "jerry-green"},
            *tied[1:],
            mode="advanced",
            centre=[who("cactus-cousin", "parasite")],
            seed=seed,
        )
        act(table, "resolve", "give:0")
        assert identities(table, "frog-notary") == ["parasite"]
        sides.add(tuple(identities(table, "moss-prince", "pen-pal-yeti", "cactus-cousin")))
    assert len(sides) == 3
