"""TR-1 and TR-2: what is in the box, the two modes, and how the table is set up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import croupier
from croupier import Table
from tests.games.total_rickall.scenes import (
    ACTION_CARDS,
    CHARACTERS,
    DEFAULTS,
    GAME,
    act,
    asked,
    cards,
    count,
    counts,
    end_round,
    ending,
    happened,
    offers,
    people,
    player,
    public,
    scene,
    slots,
    speak,
    truly,
    truth,
    under,
    who,
)
from tests.play import play_to_the_end

CLASSIC = [("classic", seats) for seats in range(2, 6)]
ADVANCED = [("advanced", seats) for seats in range(3, 6)]

every_mode = pytest.mark.parametrize(("mode", "seats"), CLASSIC + ADVANCED)
every_advanced = pytest.mark.parametrize("seats", range(3, 6))


def opened(mode: str, seats: int, seed: int = 0, first: str = "random", **stack: list[str]) -> Table:
    return croupier.open_table(GAME, seats, seed, {"mode": mode, "first": first}, stack)


def deck(table: Table, name: str) -> list[Any]:
    """Return a pile as it really is."""
    pile = table.position()[name]
    assert isinstance(pile, list)
    return pile


def dealt_in_secret(table: Table) -> list[str]:
    return [truth(table, seat)["identity"] for seat in range(table.seats)]


@pytest.mark.rule("TR-1.1")
@every_mode
def test_sixty_action_cards_thirty_identities_twenty_four_characters_and_a_token(mode: str, seats: int) -> None:
    table = opened(mode, seats)
    assert sum(counts(table, "hand") + counts(table, "next")) + count(table, "action") == 60
    assert sum(counts(table, "secret")) + count(table, "under") + count(table, "identity") + count(table, "box") == 30
    assert sum(counts(table, "friend")) + count(table, "centre") + count(table, "character") == 24
    assert people(table, "first_player").count(True) == 1


@pytest.mark.rule("TR-1.2", "TR-1.4", "TR-1.6", "TR-1.8", "TR-2.1", "TR-Q2")
@every_mode
def test_six_real_and_eighteen_parasites_in_the_main_deck_of_either_mode(mode: str, seats: int) -> None:
    table = opened(mode, seats)
    main = Counter([*deck(table, "identity"), *truly(table).values()])
    aside = Counter(deck(table, "box"))
    if mode == "advanced":
        aside += Counter(dealt_in_secret(table))
    assert main == {"real": 6, "parasite": 18}
    assert aside == {"real": 4, "parasite": 2}


@pytest.mark.rule("TR-1.3")
@pytest.mark.parametrize("seats", [1, 6])
def test_too_few_or_too_many_people(seats: int) -> None:
    with pytest.raises(croupier.BadTable, match="2 to 5 seats"):
        croupier.open_table(GAME, seats)


@pytest.mark.rule("TR-1.3")
def test_the_classic_mode_is_the_one_to_begin_with() -> None:
    assert DEFAULTS["mode"] == "classic"
    assert croupier.open_table(GAME, 2).view()["options"] == DEFAULTS


@pytest.mark.rule("TR-1.3")
@pytest.mark.parametrize("seats", range(2, 6))
def test_in_the_classic_mode_all_win_or_all_lose(seats: int) -> None:
    for seed in range(4):
        table = opened("classic", seats, seed)
        play_to_the_end(table, Random(seed))
        winners, rule = ending(table)
        assert winners in ((), tuple(range(seats)))
        assert rule in ("TR-8.4", "TR-8.5", "TR-8.7")


@pytest.mark.rule("TR-1.4")
def test_in_the_classic_mode_the_four_real_and_two_parasites_stay_in_the_box() -> None:
    table = opened("classic", 5)
    assert deck(table, "box") == ["parasite"] * 2 + ["real"] * 4
    assert counts(table, "secret") == counts(table, "friend") == [0] * 5


@pytest.mark.rule("TR-1.5")
def test_the_advanced_mode_needs_three() -> None:
    with pytest.raises(croupier.BadTable, match=r"3 to 5 seats, not 2 \(TR-1\.5\)"):
        opened("advanced", 2)


@pytest.mark.rule("TR-1.5", "TR-1.6")
@every_advanced
def test_in_the_advanced_mode_everybody_has_a_secret(seats: int) -> None:
    table = opened("advanced", seats)
    assert counts(table, "secret") == [1] * seats
    for seat in range(seats):
        assert cards(table, f"secret:{seat}", seat) == [dealt_in_secret(table)[seat]]
        for other in (None, *range(seats)):
            if other != seat:
                assert cards(table, f"secret:{seat}", other) == [None]


@pytest.mark.rule("TR-1.6")
def test_the_six_are_dealt_from_the_first_player_on_and_the_rest_stays_in_the_box_unseen() -> None:
    box = ["parasite", "real", "real", "parasite", "real", "real"]
    table = opened("advanced", 4, first="2", box=box)
    assert dealt_in_secret(table) == ["real", "parasite", "parasite", "real"]
    assert deck(table, "box") == ["real", "real"]
    assert [cards(table, "box", seat) for seat in (None, 0, 1, 2, 3)] == [[None, None]] * 5


@pytest.mark.rule("TR-1.6")
def test_the_six_are_shuffled() -> None:
    dealt = {tuple(dealt_in_secret(opened("advanced", 3, seed))) for seed in range(60)}
    assert len(dealt) == 2**3 - 1  # all but three Parasites, of which there are two


@pytest.mark.rule("TR-1.7", "TR-8.4")
def test_the_aim_is_to_exterminate_every_parasite() -> None:
    centre = [who("disco-badger", "parasite"), who("count-laundry", "real")]
    table = scene("act", {"laid": "beth-red"}, {}, centre=centre)
    act(table, "shoot:disco-badger")
    assert under(table) == {"count-laundry": None}
    speak(table, 0, "declare")
    assert ending(table) == ((0, 1), "TR-8.4")


@pytest.mark.rule("TR-1.7", "TR-9.1")
def test_in_the_advanced_mode_it_is_the_aim_of_the_real_side() -> None:
    centre = [who("disco-badger", "parasite")]
    players = [player("moss-prince", "real", laid="beth-red"), player("count-laundry", "real"), player(None)]
    table = scene("act", *players, mode="advanced", centre=centre)
    act(table, "shoot:disco-badger")
    speak(table, 1, "declare")
    table.answer(2, "agree")
    table.answer(0, "agree")
    act(table, "hold-fire", "hold-fire", "hold-fire")
    assert ending(table) == ((0, 1, 2), "TR-10.10")


@pytest.mark.rule("TR-2.2")
def test_three_decks_each_shuffled_for_itself() -> None:
    tables = [opened("classic", 2, seed) for seed in range(12)]
    for name, kinds in (("action", ACTION_CARDS - 8), ("identity", CHARACTERS - 4), ("character", CHARACTERS - 4)):
        orders = {tuple(deck(table, name)) for table in tables}
        assert len(orders) == 12
        assert {len(order) for order in orders} == {kinds}
    assert set(deck(tables[0], "identity")) == {"real", "parasite"}
    assert not set(deck(tables[0], "action")) & set(deck(tables[0], "character"))


@pytest.mark.rule("TR-2.2")
def test_nobody_controls_the_centre() -> None:
    zones = opened("advanced", 3).view()["zones"]
    assert isinstance(zones, list)
    owners = {zone["name"]: zone["owner"] for zone in zones}
    assert [owners[name] for name in ("centre", "under", "action", "identity", "character")] == [None] * 5


@pytest.mark.rule("TR-2.3", "TR-2.4", "TR-1.7")
@every_mode
def test_twice_as_many_characters_as_people_each_with_a_secret_identity(mode: str, seats: int) -> None:
    table = opened(mode, seats)
    assert sorted(slots(table)) == list(range(2 * seats))
    assert public(table, "row") == 3
    for viewer in (None, *range(seats)):
        assert list(under(table, viewer)) == list(slots(table).values())
        assert set(under(table, viewer).values()) == {None}
    assert {entry["colour"] for entry in public(table, "centre")} <= {"red", "blue", "green"}


@pytest.mark.rule("TR-2.3", "TR-2.4", "TR-2.8")
def test_the_top_identity_lies_under_the_top_character() -> None:
    characters = ["moss-prince", "sleepy-gary", "disco-badger", "count-laundry"]
    identities = ["parasite", "real", "real", "parasite"]
    table = opened("classic", 2, character=characters, identity=identities)
    assert list(slots(table).values()) == characters
    assert truly(table) == dict(zip(characters, identities, strict=True))


@pytest.mark.rule("TR-2.5", "TR-2.10")
@pytest.mark.parametrize(("mode", "to_come", "identities"), [("classic", 16, 16), ("advanced", 12, 16)])
def test_four_people_begin_with_eight_characters(mode: str, to_come: int, identities: int) -> None:
    table = opened(mode, 4)
    assert count(table, "centre") == 8
    assert (count(table, "character"), public(table, "characters_left")) == (to_come, to_come)
    assert count(table, "identity") == identities


@pytest.mark.rule("TR-Q18")
def test_the_first_player_is_random_or_named_by_the_host() -> None:
    by_lot = [public(opened("classic", 5, seed), "first_player") for seed in range(40)]
    assert set(by_lot) == {0, 1, 2, 3, 4}
    for seat in range(5):
        table = opened("classic", 5, first=str(seat))
        assert people(table, "first_player") == [other == seat for other in range(5)]
    with pytest.raises(croupier.BadTable, match="TR-Q18"):
        opened("classic", 3, first="3")


@pytest.mark.rule("TR-2.7", "TR-7.1")
def test_three_action_cards_for_everybody_for_their_own_eyes() -> None:
    actions = ["rick", "beth-red", "morty-blue", "me-too", "beth-green", "jerry-red"]
    table = opened("classic", 2, first="1", action=actions)
    assert cards(table, "hand:1", 1) == ["beth-red", "morty-blue", "rick"]
    assert cards(table, "hand:0", 0) == ["beth-green", "jerry-red", "me-too"]
    assert cards(table, "hand:0", 1) == cards(table, "hand:1", 0) == cards(table, "hand:0") == [None] * 3
    assert happened(table, "dealt") == [("dealt", seat) for seat in (1, 1, 1, 0, 0, 0)]
    assert offers(table, 1) == ["lay:beth-red", "lay:morty-blue", "lay:rick", "speak"]


@pytest.mark.rule("TR-2.8", "TR-6.8")
def test_a_new_character_gets_the_top_identity_face_down() -> None:
    table = scene(
        "act",
        {"laid": "beth-red"},
        {},
        centre=[who("disco-badger", "real")],
        character=["moss-prince", "cactus-cousin"],
        identity=["parasite", "real", "parasite"],
    )
    act(table, "shoot:disco-badger")
    assert truly(table) == {"moss-prince": "parasite"}
    end_round(table)
    assert truly(table) == {"moss-prince": "parasite", "cactus-cousin": "real"}
    assert deck(table, "identity")[0] == "parasite"
    for viewer in (None, 0, 1):
        assert under(table, viewer) == {"moss-prince": None, "cactus-cousin": None}


@pytest.mark.rule("TR-2.9")
def test_everybody_is_dealt_a_friend_before_the_centre_is_laid_out() -> None:
    characters = ["pencilvester", "sleepy-gary", "moss-prince", "disco-badger", "count-laundry"]
    table = opened("advanced", 3, first="1", character=characters, box=["real", "parasite", "real"])
    assert people(table, "friend") == ["moss-prince", "pencilvester", "sleepy-gary"]
    assert [slots(table)[slot] for slot in (0, 1)] == ["disco-badger", "count-laundry"]
    assert dealt_in_secret(table) == ["real", "real", "parasite"]
    assert [event[0] for event in happened(table, "dealt-friend", "set-out")] == ["dealt-friend"] * 3 + ["set-out"] * 6
    assert [entry["owner"] for entry in public(table, "friends")] == [0, 1, 2]


@pytest.mark.rule("TR-2.10")
@every_advanced
def test_one_identity_more_than_characters_for_every_player(seats: int) -> None:
    table = opened("advanced", seats)
    assert count(table, "identity") - count(table, "character") == seats


@pytest.mark.rule("TR-2.7", "TR-4.1")
@every_mode
def test_then_everybody_is_asked_for_a_card(mode: str, seats: int) -> None:
    table = opened(mode, seats)
    assert asked(table) == table.waiting() == list(range(seats))
    assert counts(table, "hand") == [3] * seats
    assert {table.pending[seat].kind for seat in range(seats)} == {"lay"}
