"""The sensible player of Smile Life: it wins, only gives legal answers, and knows what a card is worth."""

import pytest

import croupier
from croupier import bots
from croupier.lab import playout, simulate
from croupier.shelf.smile_life.options import KIND_OF_ASK
from croupier.table import Chair, Table, seeded
from tests.bots.common import only_chooses_what_is_on_offer
from tests.games.smile_life.scenes import DULL, GAME, act, monster, plague, player, scene


def choice(table: Table, seat: int = 0, seed: int = 1) -> str:
    return bots.make(GAME, "sensible", seed).choose(Chair(table, seat)).key


def goes_on(table: Table, seat: int = 0) -> list[str]:
    """Return what it answers until another seat is asked."""
    person = bots.make(GAME, "sensible", 1)
    done: list[str] = []
    while not table.over and list(table.pending) == [seat] and len(done) < 12:
        done.append(person.choose(Chair(table, seat)).key)
        table.answer(seat, done[-1])
    return done


# Strength.


@pytest.mark.parametrize(("seats", "expansion"), [(2, "advanced"), (2, "none"), (3, "basic"), (5, "advanced")])
def test_it_beats_random_players(seats: int, expansion: str) -> None:
    levels = ["sensible"] + ["random"] * (seats - 1)
    report = simulate(GAME, 10, bots=levels, seed=1, options={"expansion": expansion})
    assert report.entries[0].overall.share > 0.8


@pytest.mark.parametrize(("seats", "expansion"), [(2, "none"), (4, "basic"), (6, "advanced")])
def test_sensible_players_come_to_an_end_among_themselves(seats: int, expansion: str) -> None:
    report = simulate(GAME, 2, seats=seats, bots=["sensible"], seed=2, options={"expansion": expansion})
    assert report.decisions.most < 1500


# Manners.


@pytest.mark.parametrize("seed", range(4))
def test_it_only_chooses_what_is_on_offer(seed: int) -> None:
    only_chooses_what_is_on_offer(croupier.open_table(GAME, 2 + seed % 5, seed), seed)


@pytest.mark.parametrize("question", KIND_OF_ASK)
def test_it_has_an_answer_to_every_question(question: str) -> None:
    assert callable(getattr(bots.make(GAME, "sensible", 1), f"_{question.replace('-', '_')}", None))


def test_it_has_an_answer_to_the_rarest_question() -> None:
    running = [plague("crisis-political"), plague("event-invasion")]
    table = scene(player(job=["job-survivalist"]), player(), running=running, target=20)
    assert choice(table) in ("draw", "draw-hidden")


# The beginning of a turn.


def test_it_takes_a_good_card_that_was_thrown_away() -> None:
    table = scene(player(*DULL), player(), discard=["pet-unicorn"], threw=[1])
    assert choice(table) == "take"


def test_it_draws_rather_than_take_a_trifle() -> None:
    table = scene(player(*DULL), player(), discard=["malus-fuel-shortage"], threw=[1])
    assert choice(table) == "draw"


def test_it_resigns_for_a_clearly_better_job_only() -> None:
    six = ["study-single"] * 6
    for card, answer in (("job-surgeon", "resign"), ("job-pizza-maker", "draw")):
        table = scene(player(card, *DULL[:4], studies=six, job=["job-mechanic"]), player())
        assert choice(table) == answer


def test_a_temporary_worker_leaves_and_takes_the_better_job_in_the_same_turn() -> None:
    table = scene(
        player("job-guru", *DULL[:4], job=["job-waiter"], studies=["study-single"] * 6),
        player(),
        pile=["trip-new-york"],
        expansion="none",
    )
    assert goes_on(table)[:3] == ["resign", "draw", "play:job-guru"]


def test_two_of_them_do_not_resign_for_ever() -> None:
    """They used to swap jobs with each other forever."""
    table = croupier.open_table(GAME, 2, 5, options={"expansion": "none"})
    assert playout(table, [bots.make(GAME, "sensible", 50 + seat) for seat in range(2)], seeded(5)) < 1500


def test_it_sees_a_plague_coming() -> None:
    """In a political crisis the pile is face up."""
    table = scene(
        player(*DULL),
        player(),
        pile=["crisis-health"],
        discard=["pet-cat"],
        threw=[1],
        running=[plague("crisis-political")],
    )
    assert choice(table) == "take"


# Building a life.


def plays(*hand: str, rival: dict[str, object] | None = None, **life: object) -> str:
    """Return what it plays from this hand after drawing a dull card."""
    table = scene(player(*hand, **life), rival or player(), pile=[DULL[4]])
    act(table, "draw")
    return choice(table)


def test_it_studies_before_it_works() -> None:
    assert plays("study-single", "study-double", "job-waiter", *DULL[:2]) in ("play:study-single", "play:study-double")


def test_it_takes_a_job_that_pays_well() -> None:
    assert plays("job-bandit", "wage-4", "wage-3", *DULL[:2]) == "play:job-bandit"


def test_it_flirts_before_it_marries() -> None:
    assert plays("flirt-zoo", "marriage-montcuq", *DULL[:3], flirts=["flirt-bar"]) == "play:flirt-zoo"
    assert plays("marriage-montcuq", *DULL[:4], flirts=["flirt-bar"]) == "play:marriage-montcuq"


def test_it_steals_a_flirt() -> None:
    rival = player(flirts=["flirt-park"])
    assert plays("flirt-park", "flirt-zoo", *DULL[:2], rival=rival) == "play:flirt-park"


def test_it_prefers_the_most_smiles() -> None:
    assert (
        plays("child-lara", "medal-honour", "pet-cat", *DULL[:2], marriage=["marriage-montcuq"]) == "play:medal-honour"
    )


def test_it_throws_away_what_it_can_do_least_with() -> None:
    """Neither of them may flirt; a second marriage may be useful."""
    rival = player(marriage=["marriage-monteton"])
    hand = ["flirt-zoo", "marriage-corps-nuds", "special-birthday"]
    assert plays(*hand, rival=rival, marriage=["marriage-montcuq"]) == "discard:flirt-zoo"


def test_it_pays_without_waste() -> None:
    table = scene(player("house-big", wages=["wage-4", "wage-3", "wage-2"], marriage=["marriage-montcuq"]), player())
    act(table, "draw", "play:house-big")
    assert choice(table) == "pay:3-2"


def test_it_puts_the_bunker_on_its_best_card() -> None:
    mine = player("survival-bunker", wages=["wage-4", "wage-1", "wage-1"], belongings=["pet-cat", "grand-prize"])
    table = scene(mine, player())
    act(table, "draw", "play:survival-bunker")
    if table.pending[0].kind == "pay":
        act(table, choice(table))
    assert choice(table) == "card:grand-prize"


def test_it_bets_a_low_wage() -> None:
    table = scene(player("special-casino", "wage-4", "wage-1", *DULL[:2]), player(), expansion="none")
    act(table, "draw", "play:special-casino")
    assert choice(table) == "bet:wage-1"


# Harm.


def test_its_malus_strikes_the_leader() -> None:
    table = scene(
        player("malus-accident", *DULL[:4]), player(), player(belongings=["medal-honour"]), player(), pile=["pet-cat"]
    )
    act(table, "draw", "play:malus-accident")
    assert choice(table) == "seat:2"


def test_its_divorce_strikes_where_it_hurts_most() -> None:
    unfaithful = player(marriage=["marriage-montcuq", "adultery"], children=["child-lara", "child-luke"])
    married = player(marriage=["marriage-monteton"], belongings=["medal-honour", "grand-prize"])
    table = scene(player("malus-divorce"), married, unfaithful)
    act(table, "draw", "play:malus-divorce")
    assert choice(table) == "seat:2"


def test_it_attacks_and_steals_the_best() -> None:
    table = scene(player("weapon-knife", *DULL[:3]), player(belongings=["pet-cat", "medal-honour"]), pile=[DULL[4]])
    act(table, "draw")
    assert goes_on(table)[:3] == ["play:weapon-knife", "seat:1", "card:medal-honour"]


def test_it_does_not_attack_a_nuclear_power() -> None:
    mine = player("weapon-knife", *DULL[:3], belongings=["medal-honour", "pet-unicorn"])
    table = scene(mine, player(belongings=["pet-cat", "survival-nuclear-threat"]))
    act(table, "draw", "play:weapon-knife")
    assert choice(table) == "no"


def test_it_answers_an_attack_with_the_nuclear_threat() -> None:
    attacker = player("weapon-knife", belongings=["medal-honour", "pet-unicorn"])
    table = scene(attacker, player(belongings=["pet-cat", "survival-nuclear-threat"]))
    act(table, "draw", "play:weapon-knife", "seat:1")
    assert choice(table, 1) == "yes"


# Monsters.


def test_it_fights_with_the_cheapest_weapons_that_are_enough() -> None:
    mine = player(belongings=["weapon-bazooka", "weapon-axe", "weapon-knife", "medal-honour"])
    table = scene(mine, player(), monsters=[monster("monster-killer-robot", left=1)])
    assert choice(table) == "use:weapon-axe"


def test_it_flees_and_leaves_the_monster_to_the_next() -> None:
    mine = player(belongings=["vehicle-motorbike", "weapon-pistol", "medal-honour"])
    table = scene(mine, player(belongings=["grand-prize"]), monsters=[monster("monster-zombie", left=2)])
    assert choice(table) == "flee:vehicle-motorbike"


def test_it_pays_damage_with_what_is_worth_least() -> None:
    mine = player(belongings=["trip-cairo"], studies=["study-double"], wages=["wage-4"])
    table = scene(mine, player(), monsters=[monster("monster-mutant-snail", left=1)])
    assert goes_on(table)[:1] == ["card:trip-cairo"]


def test_it_does_not_help_its_only_rival() -> None:
    rival = player(belongings=["weapon-knife", "medal-honour"])
    table = scene(rival, player(belongings=["weapon-bazooka"]), monsters=[monster("monster-zombie", left=2)])
    act(table, "ally")
    assert choice(table, 1) == "no"


# Plagues.


def test_a_player_who_is_behind_throws_much_at_the_aliens() -> None:
    table = scene(
        player("pet-unicorn", "pet-cat", "malus-jail"),
        player(belongings=["medal-honour"]),
        running=[plague("event-invasion")],
        target=9,
        pile=["trip-cairo"],
    )
    assert choice(table) == "throw:pet-unicorn"


def test_a_player_who_leads_lets_the_aliens_come() -> None:
    table = scene(
        player("pet-unicorn", "pet-cat", "malus-jail", belongings=["medal-honour"]),
        player(),
        running=[plague("event-invasion")],
        target=9,
        pile=["trip-cairo"],
    )
    assert choice(table) == "throw:malus-jail"


def test_it_keeps_its_best_card_in_an_ecological_crisis() -> None:
    table = scene(player("medal-honour", *DULL[:4]), player(*DULL[4:]), pile=["crisis-ecological"])
    act(table, "draw")
    assert choice(table) == "card:medal-honour"


def test_it_does_not_feed_its_pangolin_first() -> None:
    mine = player(children=["child-lara"], belongings=["pet-pangolin", "pet-cat"])
    table = scene(mine, player(), pile=["crisis-food"])
    act(table, "draw")
    assert choice(table) == "card:pet-cat"


def test_it_fishes_for_smiles() -> None:
    table = scene(player(), player(), flood=["malus-jail", "pet-unicorn", "pet-cat", "malus-virus"])
    assert choice(table) == "card:pet-unicorn"


# The Dictator.


def test_it_names_the_leader_and_refuses_a_trifle() -> None:
    table = scene(
        player(*DULL, job=["job-dictator"]),
        player("malus-jail", "pet-cat"),
        player("pet-dog", belongings=["medal-honour"]),
    )
    assert choice(table) == "imprison:2"
    act(table, "imprison:1", "card:malus-jail")
    while 0 not in table.pending:
        act(table, "no")
    assert choice(table) == "no"
