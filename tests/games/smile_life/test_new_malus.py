"""AP-16: Bombing, Genetic mutation, Radioactive cloud, Fuel shortage and the Virus."""

from __future__ import annotations

import pytest

import croupier
from croupier import Table
from tests.games.smile_life.scenes import (
    GAME,
    act,
    asked,
    cards,
    draw,
    happened,
    kind,
    laid,
    monster,
    offers,
    people,
    plague,
    player,
    refusal,
    scene,
    shown,
    smiles,
    truth,
)

DRAWN = ["trip-cairo"]
MALUS = ["malus-bombing", "malus-genetic-mutation", "malus-radioactive-cloud", "malus-fuel-shortage", "malus-virus"]
TRIPS = ["trip-cairo", "trip-london", "trip-rio", "trip-sydney", "trip-new-york"]


def inflict(malus: str, *victims: dict[str, object], **life: object) -> Table:
    """Seat 0 lays a malus; if several players could suffer it, seat 1 does."""
    table = scene(player(malus, **life), *victims, pile=DRAWN)
    draw(table, f"play:{malus}")
    if kind(table) == "target":
        act(table, "seat:1")
    return table


@pytest.mark.rule("AP-16.1")
@pytest.mark.parametrize("malus", MALUS)
def test_a_suffered_malus_is_kept_and_has_no_smiles(malus: str) -> None:
    told = truth(scene(player(malus=[malus]), player()), 0)
    assert told["malus"] == [malus]
    assert smiles(scene(player(malus=[malus]), player()))[0] == (-3 if malus == "malus-virus" else 0)


@pytest.mark.rule("AP-16.1", "AP-16.2", "AP-16.3", "AP-16.9")
@pytest.mark.parametrize("malus", ["malus-bombing", "malus-genetic-mutation", "malus-fuel-shortage"])
def test_a_malus_lies_before_its_victim_afterwards(malus: str) -> None:
    table = inflict(malus, player(belongings=["pet-cat"]))
    assert (cards(table, "malus:1"), cards(table, "malus:0")) == ([malus], [])


# Bombing.


def stacked(mine: list[str], theirs: list[str], **dice: list[int]) -> Table:
    """Seat 0 threw a wage away, and seat 1 has laid the first card; now seat 0 has drawn. Dice fall as given."""
    hands = [*mine, *["wage-1"] * (5 - len(mine)), *theirs, *["malus-accident"] * (5 - len(theirs))]
    table = croupier.open_table(GAME, 2, 0, stack={"pile": [*hands, *TRIPS], **dice})
    draw(table, "discard:wage-1")
    draw(table, f"play:{theirs[0]}")
    draw(table)
    return table


@pytest.mark.rule("AP-16.2", "AMB-49")
@pytest.mark.parametrize(("die", "hit"), [(2, True), (1, False)], ids=["hit", "miss"])
def test_a_bombing_hits_or_misses(die: int, hit: bool) -> None:
    table = stacked(["malus-bombing"], ["pet-cat"], bombing=[die])
    act(table, "play:malus-bombing")
    assert (cards(table, "belongings:1"), cards(table, "out")) == (([], ["pet-cat"]) if hit else (["pet-cat"], []))
    assert happened(table, "bombed", "missed") == [("bombed" if hit else "missed", 0, 1, "pet-cat")]
    assert (cards(table, "malus:1"), asked(table)) == (["malus-bombing"], [1])


@pytest.mark.rule("AMB-49")
def test_a_bombing_hits_every_other_time() -> None:
    hits = 0
    for seed in range(80):
        table = scene(player("malus-bombing"), player(belongings=["pet-cat"]), pile=DRAWN, seed=seed)
        draw(table, "play:malus-bombing")
        hits += len(happened(table, "bombed"))
    assert 25 < hits < 55


@pytest.mark.rule("AP-16.2", "AMB-49")
def test_a_player_who_bombs_chooses_one_face_up_card_that_is_no_malus() -> None:
    life = player(
        job=["job-guru"], flirts=["flirt-bar"], flipped=["wage-1"], malus=["malus-accident"], belongings=["pet-cat"]
    )
    table = inflict("malus-bombing", life)
    assert (kind(table), asked(table)) == ("bombing", [0])
    assert sorted(offers(table, 0)) == ["card:flirt-bar", "card:job-guru", "card:pet-cat"]


@pytest.mark.rule("AMB-49")
def test_nobody_is_bombed_who_has_nothing_face_up() -> None:
    table = scene(player("malus-bombing"), player(flipped=["wage-1"], malus=["malus-accident"]), pile=DRAWN)
    draw(table)
    assert refusal(table, 0, "play:malus-bombing") == "SL-3.3"


# Genetic mutation.


def mutated(points: int, pet: str = "pet-cat", **victim: object) -> Table:
    """Seat 0 mutates a pet of seat 1, which gets this many points of the five."""
    for seed in range(400):
        life = {"belongings": [], **victim}
        belongings = life["belongings"]
        assert isinstance(belongings, list)
        person = player(**{**life, "belongings": [pet, *belongings]})
        table = scene(player("malus-genetic-mutation"), person, pile=DRAWN, seed=seed)
        draw(table, "play:malus-genetic-mutation")
        if happened(table, "mutates") == [("mutates", 1, pet, points)]:
            return table
    raise AssertionError("no such mutation")


@pytest.mark.rule("AP-16.4")
@pytest.mark.parametrize(
    ("faces", "points"), [([1, 1, 1, 1, 1], 0), ([2, 1, 2, 1, 1], 2), ([2, 2, 2, 2, 2], 5), ([1, 1, 1, 1, 2], 1)]
)
def test_five_draws_are_added_up(faces: list[int], points: int) -> None:
    table = stacked(["malus-genetic-mutation"], ["pet-cat"], mutation=faces)
    act(table, "play:malus-genetic-mutation")
    assert happened(table, "mutates") == [("mutates", 1, "pet-cat", points)]


@pytest.mark.rule("AMB-50", "AP-16.4")
def test_the_draws_are_even_chances() -> None:
    found: list[int] = []
    for seed in range(60):
        table = scene(player("malus-genetic-mutation"), player(belongings=["pet-cat"]), pile=DRAWN, seed=seed)
        draw(table, "play:malus-genetic-mutation")
        found.extend([event[3] for event in happened(table, "mutates") if isinstance(event[3], int)])
    assert len(found) == 60
    assert 120 < sum(found) < 180
    assert {1, 2, 3, 4} <= set(found)


@pytest.mark.rule("AP-16.3", "AP-16.5")
def test_a_beaten_pet_goes_out_of_game_and_the_weapons_are_flipped() -> None:
    table = mutated(3, belongings=["weapon-axe", "trip-rio"])
    assert (kind(table), asked(table)) == ("monster", [1])
    act(table, "use:weapon-axe")
    assert (cards(table, "flipped:1"), cards(table, "belongings:1"), cards(table, "out")) == (
        ["weapon-axe"],
        ["trip-rio"],
        ["pet-cat"],
    )
    assert asked(table) == [1]


@pytest.mark.rule("AP-16.5", "AP-16.4", "AP-16.3")
def test_in_defeat_the_damage_is_paid_and_the_pet_is_lost_as_well() -> None:
    table = mutated(2, studies=["study-single"] * 4, belongings=["weapon-bat"])
    act(table, "card:study-single", "card:study-single")
    assert sorted(str(card) for card in cards(table, "out")) == ["pet-cat", "study-single", "study-single"]
    assert cards(table, "belongings:1") == ["weapon-bat"]


@pytest.mark.rule("AP-16.3", "AMB-50")
def test_fleeing_saves_everything_but_the_pet() -> None:
    table = mutated(4, studies=["study-single"] * 4, belongings=["vehicle-motorbike"])
    act(table, "flee:vehicle-motorbike")
    assert (cards(table, "out"), len(cards(table, "studies:1"))) == (["pet-cat"], 4)
    assert cards(table, "flipped:1") == ["vehicle-motorbike"]


@pytest.mark.rule("AP-16.6", "AMB-50")
def test_with_no_points_the_pet_stays_face_up() -> None:
    table = mutated(0, belongings=["weapon-bat"])
    assert (laid(table, 1, "belongings"), cards(table, "out"), asked(table)) == (["pet-cat", "weapon-bat"], [], [1])


@pytest.mark.rule("AP-16.6", "AMB-50")
@pytest.mark.parametrize(
    "life", [{"belongings": ["pet-unicorn"]}, {"flipped": ["pet-cat"]}, {"belongings": ["weapon-bat"]}], ids=str
)
def test_no_mutation_without_a_fitting_pet(life: dict[str, object]) -> None:
    table = scene(player("malus-genetic-mutation"), player(**life), pile=DRAWN)
    draw(table)
    assert refusal(table, 0, "play:malus-genetic-mutation") == "SL-3.3"


@pytest.mark.rule("AP-16.3", "AP-16.6")
def test_the_author_chooses_the_pet_and_never_the_unicorn() -> None:
    table = inflict("malus-genetic-mutation", player(belongings=["pet-cat", "pet-unicorn", "pet-vulture"]))
    assert (kind(table), sorted(offers(table, 0))) == ("mutation", ["card:pet-cat", "card:pet-vulture"])


@pytest.mark.rule("AMB-50")
def test_the_pet_does_not_pay_its_own_damage_and_nobody_is_stripped() -> None:
    table = mutated(3)
    assert (cards(table, "out"), laid(table, 1, "belongings"), happened(table, "stripped")) == (["pet-cat"], [], [])


@pytest.mark.rule("AMB-50")
def test_nobody_helps_against_a_mutation() -> None:
    for seed in range(100):
        table = scene(
            player("malus-genetic-mutation", belongings=["weapon-axe"]),
            player(belongings=["pet-cat", "weapon-bat"]),
            pile=DRAWN,
            seed=seed,
        )
        draw(table, "play:malus-genetic-mutation")
        if kind(table) == "monster":
            assert sorted(offers(table, 1)) == ["suffer", "use:weapon-bat"]
            return
    raise AssertionError("no mutation attacked")


@pytest.mark.rule("AMB-50")
def test_a_mutation_is_not_the_turn_of_its_victim() -> None:
    table = mutated(1, belongings=["weapon-bat"])
    act(table, "use:weapon-bat")
    assert (asked(table), kind(table)) == ([1], "start")


@pytest.mark.rule("AMB-50", "AP-14.9")
def test_the_kit_works_against_a_mutation() -> None:
    table = mutated(2, studies=["study-single"] * 4, belongings=["survival-first-aid-kit"])
    while kind(table) == "lose":
        act(table, "card:study-single")
    assert sorted(str(card) for card in cards(table, "out")) == ["pet-cat", "study-single"]


@pytest.mark.rule("AMB-50", "AP-16.9")
def test_without_fuel_nobody_flees_from_a_mutation() -> None:
    table = mutated(3, malus=["malus-fuel-shortage"], belongings=["vehicle-motorbike", "weapon-axe"])
    assert sorted(offers(table, 1)) == ["suffer", "use:weapon-axe"]


@pytest.mark.rule("AMB-50", "AP-17.6")
def test_a_survivalist_suffers_a_mutation() -> None:
    table = mutated(2, job=["job-survivalist"])
    assert sorted(str(card) for card in cards(table, "out")) == ["job-survivalist", "pet-cat"]


# Radioactive cloud.


@pytest.mark.rule("AP-16.7", "AP-16.8")
def test_the_cloud_goes_round_and_stops_before_its_author() -> None:
    table = scene(
        player("malus-radioactive-cloud", malus=["malus-accident"]),
        player("wage-1", malus=["malus-accident"]),
        player("wage-2", malus=["malus-illness"]),
        pile=["trip-cairo", "trip-rio"],
    )
    draw(table, "play:malus-radioactive-cloud")
    assert happened(table, "cloud") == [("cloud", 0, 1, "malus-accident"), ("cloud", 1, 2, "malus-illness")]
    assert (laid(table, 1, "malus"), laid(table, 2, "malus")) == (
        ["malus-accident"],
        ["malus-illness", "malus-radioactive-cloud"],
    )
    assert (people(table, "skips"), asked(table)) == ([0, 0, 0], [0])


@pytest.mark.rule("AP-16.7", "AMB-51")
def test_the_one_who_passes_it_chooses() -> None:
    table = scene(
        player("malus-radioactive-cloud"),
        player(job=["job-guru"], malus=["malus-accident", "malus-dismissal"]),
        player(job=["job-writer"], malus=["malus-burn-out", "malus-dismissal"]),
        pile=DRAWN,
    )
    draw(table, "play:malus-radioactive-cloud")
    assert (kind(table), asked(table), sorted(offers(table, 0))) == (
        "cloud",
        [0],
        ["card:malus-accident", "card:malus-dismissal"],
    )
    act(table, "card:malus-dismissal")
    assert (cards(table, "job:1"), asked(table)) == ([], [1])
    act(table, "card:malus-burn-out")
    assert (cards(table, "job:2"), people(table, "skips")) == (["job-writer"], [0, 0, 1])


@pytest.mark.rule("AP-16.8")
def test_the_last_to_suffer_keeps_the_cloud() -> None:
    table = scene(player("malus-radioactive-cloud"), player(malus=["malus-accident"]), player(), pile=DRAWN)
    draw(table, "play:malus-radioactive-cloud")
    assert (laid(table, 1, "malus"), laid(table, 2, "malus")) == (["malus-accident", "malus-radioactive-cloud"], [])


@pytest.mark.rule("AMB-51", "AP-16.8")
def test_a_player_who_is_skipped_chooses_for_the_next() -> None:
    table = scene(
        player("malus-radioactive-cloud"),
        player(),
        player(job=["job-writer"], malus=["malus-accident", "malus-dismissal"]),
        pile=DRAWN,
    )
    draw(table, "play:malus-radioactive-cloud")
    assert (kind(table), asked(table)) == ("cloud", [1])
    act(table, "card:malus-dismissal")
    assert happened(table, "cloud") == [("cloud", 1, 2, "malus-dismissal")]


@pytest.mark.rule("AMB-51")
@pytest.mark.parametrize(
    "life",
    [
        {},
        {"malus": ["malus-virus"]},
        {"malus": ["malus-fuel-shortage"]},
        {"malus": ["malus-dismissal", "malus-burn-out"]},
        {"malus": ["malus-accident"], "job": ["job-mechanic"]},
    ],
    ids=str,
)
def test_where_nobody_suffers_the_cloud_is_discarded(life: dict[str, object]) -> None:
    table = scene(player("malus-radioactive-cloud"), player(**life), pile=DRAWN)
    draw(table, "play:malus-radioactive-cloud")
    assert (cards(table, "discard"), happened(table, "cloud"), asked(table)) == (["malus-radioactive-cloud"], [], [1])


@pytest.mark.rule("AMB-51")
def test_the_passer_aims_a_bombing_that_strikes_again() -> None:
    table = scene(
        player("malus-radioactive-cloud"),
        player(),
        player(malus=["malus-bombing"], belongings=["pet-cat", "pet-dog"]),
        pile=DRAWN,
    )
    draw(table, "play:malus-radioactive-cloud")
    assert (kind(table), asked(table)) == ("bombing", [1])
    act(table, "card:pet-dog")
    assert [event[:3] for event in happened(table, "bombed", "missed")] in ([("bombed", 1, 2)], [("missed", 1, 2)])


@pytest.mark.rule("AMB-51", "AMB-50")
def test_the_passer_chooses_the_pet_of_a_mutation_that_strikes_again() -> None:
    table = scene(
        player("malus-radioactive-cloud"),
        player(malus=["malus-genetic-mutation"], belongings=["pet-cat", "pet-dog"]),
        pile=DRAWN,
    )
    draw(table, "play:malus-radioactive-cloud")
    assert (kind(table), asked(table), sorted(offers(table, 0))) == ("mutation", [0], ["card:pet-cat", "card:pet-dog"])


# Fuel shortage.


@pytest.mark.rule("AP-16.9")
def test_without_fuel_nobody_flees_from_a_monster() -> None:
    life = player(malus=["malus-fuel-shortage"], belongings=["vehicle-helicopter", "weapon-pistol"])
    table = scene(life, player(), monsters=[monster("monster-zombie")])
    assert sorted(offers(table, 0)) == ["suffer", "use:weapon-pistol"]
    assert refusal(table, 0, "flee:vehicle-helicopter") == "AP-16.9"


@pytest.mark.rule("AP-16.9")
def test_a_fuel_shortage_lasts() -> None:
    life = player("wage-1", belongings=["vehicle-helicopter", "weapon-pistol"])
    author = player("malus-fuel-shortage", studies=["study-single"] * 6)
    table = scene(author, life, pile=["trip-cairo", "trip-rio", "monster-zombie"])
    draw(table, "play:malus-fuel-shortage")
    draw(table, "discard:wage-1")
    draw(table, "suffer")
    assert (asked(table), kind(table)) == ([1], "monster")
    assert "flee:vehicle-helicopter" not in offers(table, 1)


@pytest.mark.rule("AMB-52")
def test_without_fuel_the_tank_still_fights() -> None:
    life = player(malus=["malus-fuel-shortage"], belongings=["vehicle-tank"])
    table = scene(life, player(), monsters=[monster("monster-zombie")])
    assert sorted(offers(table, 0)) == ["suffer", "use:vehicle-tank"]


@pytest.mark.rule("AMB-52")
def test_revenge_frees_the_first_victim_of_a_fuel_shortage() -> None:
    avenger = player("special-revenge", malus=["malus-fuel-shortage"], belongings=["vehicle-tank"])
    table = scene(avenger, player(studies=["study-single"] * 6), pile=["trip-cairo", "monster-zombie"])
    draw(table, "play:special-revenge")
    assert (cards(table, "malus:0"), cards(table, "malus:1")) == ([], ["malus-fuel-shortage"])
    draw(table, "suffer")
    assert (asked(table), sorted(offers(table, 0))) == ([0], ["flee:vehicle-tank", "suffer", "use:vehicle-tank"])


# Revenge.


@pytest.mark.rule("AMB-53", "AP-16.20")
def test_revenge_never_sends_a_laid_virus() -> None:
    table = scene(
        player("special-revenge", malus=["malus-virus", "malus-accident", "malus-illness"]), player(), pile=DRAWN
    )
    draw(table, "play:special-revenge")
    assert sorted(offers(table, 0)) == ["card:malus-accident", "card:malus-illness"]
    table = scene(player("special-revenge", malus=["malus-virus"]), player(), pile=DRAWN)
    draw(table)
    assert refusal(table, 0, "play:special-revenge") == "SL-15.9"


@pytest.mark.rule("AMB-53")
@pytest.mark.parametrize("malus", ["malus-bombing", "malus-genetic-mutation", "malus-fuel-shortage"])
def test_revenge_sends_the_new_malus_too(malus: str) -> None:
    table = scene(player("special-revenge", malus=[malus]), player(belongings=["pet-cat"]), pile=DRAWN)
    draw(table, "play:special-revenge")
    assert (cards(table, "malus:0"), cards(table, "malus:1")) == ([], [malus])


@pytest.mark.rule("AMB-53")
def test_an_avenged_cloud_starts_at_the_left_neighbour() -> None:
    table = scene(
        player("special-revenge", malus=["malus-radioactive-cloud"]),
        player(malus=["malus-accident"]),
        player(malus=["malus-illness"]),
        pile=DRAWN,
    )
    draw(table, "play:special-revenge")
    assert happened(table, "cloud") == [("cloud", 0, 1, "malus-accident"), ("cloud", 1, 2, "malus-illness")]
    assert laid(table, 2, "malus") == ["malus-illness", "malus-radioactive-cloud"]


# Virus.


@pytest.mark.rule("AP-16.15", "AMB-47")
def test_the_virus_is_neither_laid_nor_thrown_away() -> None:
    table = scene(player("malus-virus", "wage-1"), player(), pile=DRAWN)
    draw(table)
    assert offers(table, 0) == ["discard:wage-1", "discard:trip-cairo"]
    assert refusal(table, 0, "play:malus-virus") == "AP-16.15"
    assert refusal(table, 0, "discard:malus-virus") == "AP-16.15"


@pytest.mark.rule("AMB-47")
def test_nobody_takes_the_virus_from_the_discard_pile() -> None:
    table = scene(player("special-shooting-star"), player(), pile=DRAWN, discard=["malus-virus", "pet-cat"])
    assert refusal(table, 0, "take") == "AMB-47"
    draw(table, "play:special-shooting-star")
    assert offers(table, 0) == ["card:pet-cat", "no"]


@pytest.mark.rule("AMB-47")
def test_the_virus_in_hand_costs_nothing_in_the_end() -> None:
    position = scene(player("malus-virus", "wage-1", wages=["wage-4"]), player(), pile=DRAWN).position()
    pile, out = position["pile"], position["out"]
    assert isinstance(pile, list)
    assert isinstance(out, list)
    position["pile"], position["out"] = pile[:1], [*out, *pile[1:]]
    position.pop("knowledge", None)
    table = croupier.open_position(GAME, position)
    draw(table, "discard:wage-1")
    assert table.result is not None
    assert table.result.scores == (1, 0)


@pytest.mark.rule("AMB-47", "AP-16.16")
def test_a_swap_moves_the_virus() -> None:
    moved = set()
    for seed in range(12):
        table = scene(player("special-swap", "malus-virus"), player("wage-1"), pile=["wage-2"], seed=seed)
        draw(table, "play:special-swap")
        moved.add("malus-virus" in truth_now(table, 1))
    assert moved == {True, False}


def truth_now(table: Table, seat: int) -> list[str | None]:
    return cards(table, f"hand:{seat}", seat)


@pytest.mark.rule("AMB-47", "AP-16.16")
def test_a_tsunami_may_bring_the_virus_to_anybody() -> None:
    found = set()
    for seed in range(20):
        table = scene(player("special-tsunami", "malus-virus"), player("wage-1", "wage-2"), pile=DRAWN, seed=seed)
        draw(table, "play:special-tsunami")
        found.add(next(seat for seat in (0, 1) if "malus-virus" in truth_now(table, seat)))
    assert found == {0, 1}


@pytest.mark.rule("AMB-47", "AP-16.15")
def test_fire_burns_the_virus() -> None:
    table = scene(player("cataclysm-fire"), player("malus-virus"), pile=["trip-cairo", "wage-1", "wage-2"])
    draw(table, "play:cataclysm-fire")
    assert "malus-virus" in cards(table, "discard")


@pytest.mark.rule("AMB-47")
def test_a_stolen_virus_is_discarded_in_a_purge() -> None:
    table = scene(player(), player("malus-virus"), running=[plague("event-purge")])
    act(table, "seat:1")
    assert happened(table, "robbed")[0] == ("robbed", 0, 1, "malus-virus")
    assert (cards(table, "discard"), cards(table, "malus:0"), people(table, "skips")) == (["malus-virus"], [], [0, 0])


@pytest.mark.rule("AMB-47", "AP-18.5", "AP-16.19")
def test_a_tornado_hands_the_virus_on_even_to_a_doctor() -> None:
    table = scene(player("cataclysm-tornado", "malus-virus"), player("wage-1", job=["job-doctor"]), pile=DRAWN)
    draw(table, "play:cataclysm-tornado")
    assert sorted(str(card) for card in truth_now(table, 1)) == ["malus-virus", "trip-cairo"]


# Passing the Virus on.


def ill(*victims: dict[str, object], **life: object) -> Table:
    """Seat 0 holds the Virus and lays an Illness."""
    table = scene(player("malus-illness", "malus-virus", "wage-1", **life), *victims, pile=DRAWN)
    draw(table, "play:malus-illness")
    return table


@pytest.mark.rule("AP-16.16", "AP-16.17", "AMB-48")
def test_the_virus_goes_with_an_illness_against_a_card_of_choice() -> None:
    table = ill(player("pet-cat", "house-big"))
    assert sorted(offers(table, 0)) == ["seat:1", "virus:1"]
    act(table, "virus:1")
    assert (kind(table), sorted(offers(table, 0))) == ("exchange", ["card:house-big", "card:pet-cat"])
    act(table, "card:house-big")
    assert sorted(str(card) for card in truth_now(table, 0)) == ["house-big", "trip-cairo", "wage-1"]
    assert sorted(str(card) for card in truth_now(table, 1)) == ["malus-virus", "pet-cat"]
    assert (cards(table, "malus:1"), happened(table, "skips", "skipped")) == (
        ["malus-illness"],
        [("skips", 1, 1), ("skipped", 1, 0)],
    )


@pytest.mark.rule("AMB-48")
def test_passing_the_virus_is_optional() -> None:
    table = ill(player("pet-cat"))
    act(table, "seat:1")
    assert ("malus-virus" in truth_now(table, 0), cards(table, "malus:1")) == (True, ["malus-illness"])


@pytest.mark.rule("AP-16.16")
@pytest.mark.parametrize("malus", ["malus-accident", "malus-burn-out"])
def test_the_virus_goes_with_no_other_malus(malus: str) -> None:
    others = [player("pet-cat", job=["job-guru"]), player("pet-dog", job=["job-waiter"])]
    table = scene(player(malus, "malus-virus"), *others, pile=DRAWN)
    draw(table, f"play:{malus}")
    assert (offers(table, 0), refusal(table, 0, "virus:1")) == (["seat:1", "seat:2"], "AP-16.16")


@pytest.mark.rule("AP-16.16")
def test_an_illness_without_the_virus_brings_none() -> None:
    table = scene(player("malus-illness"), player("pet-cat"), pile=DRAWN)
    draw(table, "play:malus-illness")
    assert (offers(table, 0), refusal(table, 0, "virus:1")) == (["seat:1"], "AP-16.16")


@pytest.mark.rule("AMB-48", "AP-16.19")
@pytest.mark.parametrize(
    "life",
    [
        {"job": ["job-doctor"]},
        {"job": ["job-surgeon"]},
        {"job": ["job-pharmacist"]},
        {"belongings": ["survival-gas-mask"]},
    ],
    ids=str,
)
def test_who_cannot_fall_ill_gets_no_virus(life: dict[str, object]) -> None:
    table = ill(player("pet-cat", **life), player("pet-dog"))
    assert sorted(offers(table, 0)) == ["seat:2", "virus:2"]


@pytest.mark.rule("AMB-48")
def test_nobody_without_a_card_gets_the_virus() -> None:
    table = ill(player(), player("pet-dog"))
    assert sorted(offers(table, 0)) == ["seat:1", "seat:2", "virus:2"]


@pytest.mark.rule("AP-16.17", "AMB-48")
def test_the_turn_skipped_is_that_of_the_illness_alone_and_the_virus_may_go_on_later() -> None:
    table = ill(player("malus-illness", "pet-cat"))
    act(table, "virus:1", "card:pet-cat")
    draw(table, "discard:wage-1")
    draw(table, "play:malus-illness")
    assert (asked(table), sorted(offers(table, 1))) == ([1], ["seat:0", "virus:0"])


@pytest.mark.rule("AP-16.17", "AMB-48")
def test_only_the_giver_sees_the_hand_and_the_card_taken() -> None:
    table = ill(player("pet-cat", "house-big"), player("wage-2"))
    act(table, "virus:1")
    assert sorted(str(card) for card in cards(table, "hand:1", 0)) == ["house-big", "malus-virus", "pet-cat"]
    assert set(cards(table, "hand:1", 2)) == {None, "malus-virus"}
    act(table, "card:house-big")
    assert (shown(table, "exchanged", 0), shown(table, "exchanged", 2)) == ([["house-big"]], [[None]])


@pytest.mark.rule("AP-16.18")
def test_in_a_health_crisis_the_virus_is_laid_and_costs_three_smiles() -> None:
    table = scene(player(), player("malus-virus", wages=["wage-1"] * 4), pile=["crisis-health", "trip-rio"])
    draw(table)
    assert (cards(table, "malus:1"), smiles(table), truth_now(table, 1)) == (["malus-virus"], [0, 1], ["trip-rio"])


@pytest.mark.rule("AP-16.19")
@pytest.mark.parametrize("job", ["job-doctor", "job-surgeon", "job-pharmacist"])
def test_doctors_may_draw_the_virus(job: str) -> None:
    table = scene(player("wage-1", job=[job]), player(), pile=["malus-virus"])
    draw(table)
    assert "malus-virus" in truth_now(table, 0)


@pytest.mark.rule("AMB-48")
def test_in_a_health_crisis_only_the_exempt_pass_the_virus_on() -> None:
    life = player("malus-illness", "malus-virus", belongings=["survival-gas-mask"])
    table = scene(life, player("pet-cat"), pile=["trip-cairo", "trip-rio"], running=[plague("crisis-health")])
    draw(table, "play:malus-illness", "virus:1")
    assert (laid(table, 1, "malus"), truth_now(table, 1)) == (["malus-illness", "malus-virus"], ["trip-rio"])
