"""HD-6, HD-7, HD-8: the die is rolled, all place Rick and Morty behind their screens, and the initiative is rolled."""

from __future__ import annotations

import pytest

import croupier
from croupier import Table
from tests.games.hundred_days.scenes import (
    GAME,
    act,
    asked,
    board,
    happened,
    offers,
    pass_all,
    people,
    phase,
    place_all,
    player,
    public,
    refusal,
    scene,
)

Pawns = tuple[str, str]


def placed(*pawns: Pawns, die: int = 1, rolls: list[int] | None = None) -> Table:
    """Return a table on which all have just placed Rick and Morty. The rolls are those of a tie."""
    table = croupier.open_table(GAME, len(pawns), 0, stack={"die": [die, *(rolls or [])]})
    place_all(table, *pawns)
    return table


def starter(table: Table) -> int:
    order: list[int] = public(table, "order")
    return order[0]


def rolled(table: Table) -> list[list[object]]:
    """Return what each player rolled for the initiative."""
    return [told for _, *told in happened(table, "rolled-off")]


# HD-6 Determination.


@pytest.mark.rule("HD-6.1", "HD-13.2")
def test_the_seven_phases_of_a_round() -> None:
    table = scene("mission", player(), player(), die=1, spaces=board({1: "bargain-nebula-mall"}))
    place_all(table, ("1", "house"), ("2", "3"))
    act(table, "take:seed", "pass", "pass")
    names = ["round", "die", "placed", "starts", "got-garage", "turn", "collects", "drew"]
    order: list[object] = []
    for name, *_ in happened(table, *names):
        if not order or order[-1] != name:
            order.append(name)
    # The scene was set after the die had been rolled.
    assert order == ["round", "placed", "starts", "got-garage", "turn", "collects", "drew", "round", "die"]
    assert (public(table, "round"), phase(table), asked(table)) == (2, "mission", [0, 1])


@pytest.mark.rule("HD-6.1")
def test_the_phases_as_the_table_names_them() -> None:
    hand = ["binge-session", "binge-session", "binge-session", "light-fingers", "light-fingers", "light-fingers"]
    table = scene(
        "mission", player(hand=hand), player(), die=3, spaces=board({3: "festival-of-lost-socks", 1: "debt-nebula"})
    )
    seen = [phase(table)]
    place_all(table, ("3", "house"), ("3", "3"))
    seen.append(phase(table))
    act(table, "take:seed")
    seen.append(phase(table))
    act(table, "pass", "pass")
    seen.append(phase(table))
    while phase(table) == "collection":
        act(table, offers(table, asked(table)[0])[0])
    seen.append(phase(table))
    act(table, "destroy:binge-session", "destroy:binge-session")
    seen.append(phase(table))
    assert seen == ["mission", "garage", "adventure", "collection", "discard", "mission"]


@pytest.mark.rule("HD-6.2")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_die_is_put_on_the_tile_with_its_number(face: int) -> None:
    table = croupier.open_table(GAME, 2, 0, stack={"die": [face]})
    assert public(table, "die") == face
    assert happened(table, "die") == [("die", face)]


@pytest.mark.rule("HD-6.2", "HD-13.2")
def test_the_die_is_rolled_again_every_round() -> None:
    table = croupier.open_table(GAME, 2, 0, stack={"die": [4, 6]})
    place_all(table, ("4", "4"), ("5", "5"))
    while public(table, "round") == 1:
        act(table, next(key for key in offers(table, asked(table)[0]) if not key.startswith(("play", "close", "use"))))
    assert (public(table, "die"), happened(table, "die")) == (6, [("die", 4), ("die", 6)])


# HD-7 Mission.


@pytest.mark.rule("HD-7.1", "HD-7.6")
def test_all_at_once_hidden_by_their_screens() -> None:
    table = scene("mission", player(), player(), player())
    assert asked(table) == [0, 1, 2]
    table.answer(2, "rick:5-6")
    table.answer(0, "rick:1")
    assert asked(table) == table.waiting() == [1]
    table.answer(1, "rick:house")
    table.answer(1, "morty:house")
    table.answer(2, "morty:4")
    for seat in (0, 1, 2, None):
        assert (people(table, "rick"), people(table, "morty")) == ([None] * 3, [None] * 3)
        assert [event["event"] for event in table.events(seat=seat) if event["event"] == "placed"] == []
    table.answer(0, "morty:3")
    assert (people(table, "rick"), people(table, "morty")) == (["1", "house", "5-6"], ["3", "house", "4"])
    assert [seat for _, seat, *_ in happened(table, "placed")] == [0, 1, 2]


@pytest.mark.rule("HD-7.1")
def test_what_a_player_has_placed_changes_nothing_for_the_others_until_the_screens_are_taken_away() -> None:
    seen = []
    for rick, morty in (("1", "2"), ("house-6", "house")):
        table = scene("mission", player(), player())
        table.answer(0, f"rick:{rick}")
        before = table.view(1), table.events(seat=1), table.view(None)
        table.answer(1, "rick:3")
        table.answer(0, f"morty:{morty}")
        seen.append((before, table.view(1), table.events(seat=1), table.view(None)))
    assert seen[0] == seen[1]


@pytest.mark.rule("HD-7.2")
@pytest.mark.parametrize("tile", ["house", "1", "2", "3", "4", "5", "6"])
def test_morty_goes_on_one_tile(tile: str) -> None:
    table = scene("mission", player(), player())
    place_all(table, ("1", tile), ("2", "2"))
    assert people(table, "morty") == [tile, "2"]


@pytest.mark.rule("HD-7.3")
@pytest.mark.parametrize("place", ["house", "1", "6", "house-1", "house-6", "1-2", "6-1"])
def test_rick_goes_on_a_tile_or_between_two(place: str) -> None:
    table = scene("mission", player(), player())
    place_all(table, (place, "3"), ("2", "2"))
    assert people(table, "rick") == [place, "2"]


@pytest.mark.rule("HD-7.4")
def test_all_may_be_on_the_same_dimension() -> None:
    table = placed(("3", "3"), ("3", "3"), ("3", "3"), ("3", "3"), die=3, rolls=[1, 2, 3, 4])
    assert (people(table, "rick"), people(table, "morty")) == (["3"] * 4, ["3"] * 4)


@pytest.mark.rule("HD-7.5")
def test_nobody_has_to_go_to_the_dimension_with_the_die_but_it_gives_the_initiative() -> None:
    table = placed(("2", "3"), ("4", "1"), ("5", "6"), die=1)
    assert public(table, "order") == [1, 2, 0]
    table = placed(("2", "3"), ("4", "5"), ("5", "6"), die=1)
    assert people(table, "rick") == ["2", "4", "5"]


# HD-Q52: Rick can be taken up again.


def rethinking() -> croupier.Table:
    """Return a table of three: seat 1 wants to move Rick, and the others have placed Morty."""
    table = scene("mission", player(), player(), player())
    for seat in range(3):
        table.answer(seat, "rick:1")
    table.answer(1, "rick-again")
    table.answer(0, "morty:2")
    table.answer(2, "morty:3")
    return table


@pytest.mark.rule("HD-Q52")
def test_a_player_who_takes_rick_up_again_places_both_anew() -> None:
    table = rethinking()
    assert (asked(table), table.pending[1].kind, table.view(1)["kept"]) == ([1], "rick", [])
    table.answer(1, "rick:4-5")
    assert (table.pending[1].kind, table.view(1)["kept"]) == ("morty", ["rick:4-5"])
    table.answer(1, "rick-again")
    table.answer(1, "rick:6")
    table.answer(1, "morty:house")
    assert (people(table, "rick"), people(table, "morty")) == (["1", "6", "1"], ["2", "house", "3"])
    assert [seat for _, seat, *_ in happened(table, "placed")] == [0, 1, 2]


@pytest.mark.rule("HD-Q52", "HD-7.6")
def test_the_screens_stay_while_a_player_places_anew() -> None:
    table = rethinking()
    assert (people(table, "rick"), people(table, "morty")) == ([None] * 3, [None] * 3)
    assert happened(table, "placed") == []
    assert [table.view(seat)["kept"] for seat in (0, 1, 2)] == [["rick:1", "morty:2"], [], ["rick:1", "morty:3"]]
    assert refusal(table, 0, "morty:4") == "HD-7.3"


@pytest.mark.rule("HD-Q52", "HD-7.1")
def test_that_a_player_takes_rick_up_again_is_not_known_before_all_have_answered() -> None:
    seen = []
    for answer in ("rick-again", "morty:5"):
        table = scene("mission", player(), player())
        for seat in (0, 1):
            table.answer(seat, "rick:3")
        table.answer(0, answer)
        seen.append((table.view(1), table.view(None), table.events(seat=1)))
    assert seen[0] == seen[1]


@pytest.mark.rule("HD-Q52")
def test_taking_rick_up_again_can_be_taken_back_and_saved() -> None:
    table = scene("mission", player(), player())
    for seat in (0, 1):
        table.answer(seat, "rick:3")
    table.answer(0, "rick-again")
    table.undo(0)
    assert (table.view(0)["kept"], table.view(0)["answer"]) == (["rick:3"], None)
    table.answer(0, "rick-again")
    table.answer(1, "morty:3")
    assert croupier.load(table.save()).view(0) == table.view(0)


@pytest.mark.rule("HD-Q52")
@pytest.mark.parametrize("seed", range(40))
def test_in_a_fork_everybody_else_has_both_tokens_somewhere(seed: int) -> None:
    fork = rethinking().fork(1, seed)
    fork.answer(1, "rick:6")
    fork.answer(1, "morty:6")
    assert None not in [*people(fork, "rick"), *people(fork, "morty")]
    assert people(fork, "morty")[0] in ["house", *"123456"]


# HD-8 Initiative.


@pytest.mark.rule("HD-8.1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("alone", [("4", "house"), ("3-4", "house"), ("house-4", "1"), ("house", "4")])
def test_the_only_pawn_on_the_dimension_with_the_die_starts_and_the_others_follow_clockwise(
    seat: int, alone: Pawns
) -> None:
    pawns: list[Pawns] = [("5", "6"), ("house", "house"), ("5-6", "2"), ("1-2", "6")]
    pawns[seat] = alone
    table = placed(*pawns, die=4)
    assert public(table, "order") == [(seat + turn) % 4 for turn in range(4)]
    assert (happened(table, "starts"), rolled(table)) == ([("starts", seat, "4")], [])


STRENGTH: list[Pawns] = [("1", "1"), ("1-2", "1"), ("1", "4"), ("6-1", "4"), ("4", "1"), ("4", "4")]


@pytest.mark.rule("HD-8.2", "HD-Q1")
@pytest.mark.parametrize(
    ("strong", "weak"),
    [(strong, weak) for at, strong in enumerate(STRENGTH) for weak in STRENGTH[at + 1 :]],
)
def test_the_strongest_presence_starts(strong: Pawns, weak: Pawns) -> None:
    assert public(placed(strong, weak), "order") == [0, 1]
    assert public(placed(weak, strong), "order") == [1, 0]
    assert rolled(placed(weak, strong)) == []


@pytest.mark.rule("HD-8.2", "HD-Q1")
def test_between_the_house_and_the_dimension_is_in_two_dimensions_like_any_other() -> None:
    assert starter(placed(("house-1", "4"), ("1", "4"))) == 1
    assert starter(placed(("house-1", "1"), ("1", "4"))) == 0
    assert rolled(placed(("house-1", "4"), ("1-2", "4"), rolls=[2, 1])) == [[0, 2], [1, 1]]


@pytest.mark.rule("HD-8.3")
@pytest.mark.parametrize("pawns", STRENGTH[:5])
def test_in_a_tie_the_higher_number_wins(pawns: Pawns) -> None:
    table = placed(pawns, pawns, rolls=[3, 4])
    assert (starter(table), rolled(table)) == (1, [[0, 3], [1, 4]])
    assert starter(placed(pawns, pawns, rolls=[6, 4])) == 0


@pytest.mark.rule("HD-8.3", "HD-Q35")
def test_they_roll_again_until_one_is_higher() -> None:
    table = placed(("1", "4"), ("1", "3"), rolls=[5, 5, 2, 2, 1, 6])
    assert (starter(table), rolled(table)) == (1, [[0, 5], [1, 5], [0, 2], [1, 2], [0, 1], [1, 6]])
    told = [name for name, *_ in happened(table, "rolled-off", "rolled-even")]
    assert told == ["rolled-off", "rolled-off", "rolled-even"] * 2 + ["rolled-off"] * 2


@pytest.mark.rule("HD-8.3", "HD-Q35")
def test_only_those_who_share_the_highest_number_roll_again() -> None:
    table = placed(("1", "4"), ("1", "3"), ("1", "2"), ("5", "5"), rolls=[5, 2, 5, 1, 3])
    assert (public(table, "order"), rolled(table)) == ([2, 3, 0, 1], [[0, 5], [1, 2], [2, 5], [0, 1], [2, 3]])
    assert public(table, "die") == 1


@pytest.mark.rule("HD-8.3")
def test_only_the_tied_roll() -> None:
    table = placed(("1", "4"), ("6-1", "1"), ("house-1", "1"), ("4", "1"), rolls=[2, 5])
    assert (starter(table), rolled(table)) == (2, [[1, 2], [2, 5]])
    assert (happened(table, "won-tie"), happened(table, "nobody-there")) == ([("won-tie", 2, "1")], [])


@pytest.mark.rule("HD-8.4")
def test_if_nobody_is_there_the_next_tile_with_pawns_counts_and_the_die_stays() -> None:
    table = placed(("6", "6"), ("house", "4"), ("5", "5"), die=2)
    assert (public(table, "order"), happened(table, "starts"), public(table, "die")) == (
        [1, 2, 0],
        [("starts", 1, "4")],
        2,
    )


@pytest.mark.rule("HD-8.4")
def test_one_comes_after_six() -> None:
    table = placed(("4", "4"), ("2", "2"), ("3", "1"), die=5)
    assert (public(table, "order"), happened(table, "starts"), public(table, "die")) == (
        [2, 0, 1],
        [("starts", 2, "1")],
        5,
    )


@pytest.mark.rule("HD-8.4", "HD-8.2")
def test_the_tile_that_is_found_is_treated_as_the_one_with_the_die() -> None:
    table = placed(("house", "6"), ("6-1", "3"), ("6", "3"), die=5)
    assert (happened(table, "nobody-there"), happened(table, "starts")) == (
        [("nobody-there", 5, "6")],
        [("starts", 2, "6")],
    )
    table = placed(("house", "6"), ("3", "6"), ("3", "3"), die=5, rolls=[1, 4])
    assert (happened(table, "won-tie"), rolled(table)) == ([("won-tie", 1, "6")], [[0, 1], [1, 4]])
    assert happened(table, "starts") == []


@pytest.mark.rule("HD-8.4", "HD-Q25")
def test_a_rick_between_is_found_on_his_dimensions() -> None:
    assert happened(placed(("4-5", "house"), ("5", "house"), die=3), "starts") == [("starts", 0, "4")]
    assert happened(placed(("house-4", "house"), ("5", "house"), die=3), "starts") == [("starts", 0, "4")]


@pytest.mark.rule("HD-8.4", "HD-Q25")
def test_the_collection_starts_at_the_real_die() -> None:
    table = placed(("6", "5"), ("4", "4"), die=3)
    assert starter(table) == 1
    pass_all(table)
    assert next(told for told in happened(table, "collects")) == ("collects", 1, "4")
    table = scene("collection", player("6", "5"), player("2", "2"), die=4, start=1)
    assert [space for _, _, space in happened(table, "collects")] == ["5", "6", "2", "2"]


@pytest.mark.rule("HD-8.5", "HD-Q24")
def test_if_all_the_pawns_are_on_the_house_the_highest_number_starts() -> None:
    home = ("house", "house")
    table = placed(home, home, home, die=4, rolls=[2, 6, 3])
    assert (public(table, "order"), rolled(table)) == ([1, 2, 0], [[0, 2], [1, 6], [2, 3]])
    assert public(table, "die") == 4
    table = placed(home, home, home, die=4, rolls=[6, 2, 6, 3, 5])
    assert (public(table, "order"), rolled(table)) == ([2, 0, 1], [[0, 6], [1, 2], [2, 6], [0, 3], [2, 5]])


@pytest.mark.rule("HD-8.6")
def test_all_the_later_phases_follow_this_order() -> None:
    hand = ["binge-session"] * 3 + ["light-fingers"] * 3 + ["bad-reference"]
    other = ["recall-notice"] * 2 + ["surprise-tax"] * 2 + ["forced-teleport"] * 2 + ["family-lunch"]
    table = scene("mission", player(hand=hand), player(hand=other), player(), die=2)
    place_all(table, ("house-2", "house"), ("house-2", "2"), ("house", "house"))
    assert public(table, "order") == [1, 2, 0]
    asked_for: dict[str, list[int]] = {"garage": [], "adventure": [], "discard": []}
    while public(table, "round") == 1:
        (seat,) = asked(table)
        if phase(table) in asked_for and (not asked_for[phase(table)] or asked_for[phase(table)][-1] != seat):
            asked_for[phase(table)].append(seat)
        act(table, "pass" if "pass" in offers(table, seat) else offers(table, seat)[0])
    assert asked_for == {"garage": [1, 2, 0], "adventure": [1, 2, 0], "discard": [1, 0]}
    drawing = [seat for _, seat in happened(table, "drew")]
    assert [seat for at, seat in enumerate(drawing) if at == 0 or drawing[at - 1] != seat] == [1, 2, 0]
    collecting = [seat for _, seat, space in happened(table, "collects") if space == "2"]
    assert collecting == [1, 1, 0]


@pytest.mark.rule("HD-8.7", "HD-8.1")
def test_pink_starts_with_the_only_rick_on_the_dimension_with_the_die() -> None:
    blue, pink = ("house-2", "house"), ("1", "5")
    assert public(placed(pink, blue, die=1), "order") == [0, 1]
    table = placed(blue, pink, die=1)
    assert (public(table, "order"), rolled(table)) == ([1, 0], [])
    assert happened(table, "starts") == [("starts", 1, "1")]
