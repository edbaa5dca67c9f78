"""The sensible player of Smile Life judges by the rules: by what is actually on offer, and in scenes where the rules
are easily misread.
"""

from collections.abc import Callable, Iterator
from functools import cache

import pytest

import croupier
from croupier import bots
from croupier.shelf.smile_life.bot import scene_of
from croupier.shelf.smile_life.bot_fights import damage_cost, passing_harm
from croupier.shelf.smile_life.bot_hand import feed_worth, keep_worth
from croupier.shelf.smile_life.bot_harm import (
    avenge_worth,
    best_attack,
    best_harm,
    best_loot,
    cloud_harm,
    harm,
    loot_worth,
    loss_by,
)
from croupier.shelf.smile_life.bot_jobs import best_new_job, better_by, job_promise, job_worth, strings_worth
from croupier.shelf.smile_life.bot_laying import OWN_USES, flirts_to_come, gain, lay_worth, unused_worth
from croupier.shelf.smile_life.bot_plagues import fish_worth, hack_worth, hungry, plague_worth, wages_at_risk
from croupier.shelf.smile_life.bot_scene import NUMBER, Scene
from croupier.shelf.smile_life.cards import (
    ADULTERY,
    FAMILY,
    MALUS,
    MALUS_BOMB,
    MALUS_RADIOACTIVE_CLOUD,
    MALUS_VIRUS,
    PET_VULTURE,
    SPECIAL_SHOOTING_STAR,
)
from croupier.shelf.smile_life.options import THROW_AWAY
from croupier.table import Chair, Decision, Table, seeded
from tests.games.smile_life.scenes import DULL, GAME, act, monster, plague, player, public, scene, studied

Offer = tuple[Scene, Decision]


def sees(table: Table, seat: int = 0) -> Scene:
    return scene_of(Chair(table, seat))


def choice(table: Table, seat: int = 0) -> str:
    return bots.make(GAME, "sensible", 1).choose(Chair(table, seat)).key


# What random games offer is what the player considers legal.


def offers_of(seed: int) -> Iterator[Offer]:
    """Give every question of a random game, as the asked player sees it."""
    table = croupier.open_table(GAME, 2 + seed % 4, seed)
    luck = seeded(seed)
    while not table.over:
        (seat,) = table.pending
        decision = table.pending[seat]
        if decision.kind in LAWS and len(decision.options) > 1:
            yield sees(table, seat), decision
        table.answer(seat, decision.options[luck.below(len(decision.options))])


@cache
def offered(kind: str) -> list[Offer]:
    """Return some questions of one kind."""
    return [offer for seed in range(GAMES) for offer in _played(seed) if offer[1].kind == kind][:MOST]


@cache
def _played(seed: int) -> list[Offer]:
    return list(offers_of(seed))


GAMES = 8
MOST = 250


def values(decision: Decision, verb: str) -> set[int]:
    return {option.value for option in decision.options if option.kind == verb}


def law_of_playing(scene: Scene, decision: Decision) -> None:
    assert values(decision, "play") == {kind for kind in scene.hand if scene.me.may_play(kind)}
    if not scene.game.running:
        assert values(decision, "play") == {kind for kind in scene.hand if scene.me.fits(kind)}
    for kind in scene.hand:
        if FAMILY[kind] == MALUS and kind not in (MALUS_BOMB, MALUS_RADIOACTIVE_CLOUD, MALUS_VIRUS):
            struck = [rival for rival in scene.rivals if rival.can_suffer(kind)]
            assert (kind in values(decision, "play")) == bool(struck)


def law_of_malus(scene: Scene, decision: Decision) -> None:
    if scene.card >= 0 and FAMILY[scene.card] == MALUS:
        assert values(decision, "seat") == {rival.seat for rival in scene.rivals if rival.can_suffer(scene.card)}


def law_of_prices(scene: Scene, decision: Decision) -> None:
    free = decision.find("free")
    assert scene.me.price(scene.card) == (0 if free else scene.strength)


def law_of_attacks(scene: Scene, decision: Decision) -> None:
    worth, victim = best_attack(scene, scene.card)
    chances = [best_loot(scene, scene.people[seat]) for seat in values(decision, "seat")]
    assert victim in values(decision, "seat") or max(chances) <= worth or victim == -1


def law_of_stealing(scene: Scene, decision: Decision) -> None:
    victim = scene.victim
    assert best_loot(scene, victim) == max([loot_worth(scene, victim, kind) for kind in values(decision, "card")])


def law_of_fetching(scene: Scene, decision: Decision) -> None:
    kinds = values(decision, "card")
    if scene.card == SPECIAL_SHOOTING_STAR:
        assert gain(scene, scene.card) == max([0.0, *[gain(scene, kind) for kind in kinds - {scene.card}]])
    if scene.card == PET_VULTURE:
        scoring = [kind for kind in kinds if scene.smiles[kind]]
        assert OWN_USES[PET_VULTURE](scene) == max([unused_worth(scene, kind) for kind in scoring], default=0.0)


def law_of_strings(scene: Scene, decision: Decision) -> None:
    assert strings_worth(scene) == max([0.0, *[better_by(scene, kind) for kind in values(decision, "card")]])


def law_of_revenge(scene: Scene, decision: Decision) -> None:
    assert avenge_worth(scene) == max([best_harm(scene, kind) for kind in values(decision, "card")])


def law_of_the_bunker(scene: Scene, decision: Decision) -> None:
    assert set(scene.victim.exposed) == values(decision, "card") | values(decision, "affair")


def law_of_the_hacker(scene: Scene, decision: Decision) -> None:
    plagues = [option.value for option in decision.options if option.value >= 0]
    assert hack_worth(scene) == max([0.0, *[plague_worth(scene, kind) for kind in plagues]])


LAWS: dict[str, Callable[[Scene, Decision], None]] = {
    "play": law_of_playing,
    "target": law_of_malus,
    "pay": law_of_prices,
    "attack": law_of_attacks,
    "steal": law_of_stealing,
    "fetch": law_of_fetching,
    "pull": law_of_strings,
    "revenge": law_of_revenge,
    "bombing": law_of_the_bunker,
    "quake": law_of_the_bunker,
    "relaunch": law_of_the_hacker,
}


@pytest.mark.parametrize("kind", LAWS)
def test_what_is_legal_is_what_is_on_offer(kind: str) -> None:
    assert offered(kind)
    for scene_of_it, decision in offered(kind):
        LAWS[kind](scene_of_it, decision)


def test_weapons_are_as_strong_as_the_defence_says() -> None:
    for scene_of_it, _ in offered("play"):
        for person in scene_of_it.people:
            assert sum([person.power(kind) for kind in person.belongings]) == person.defence


# Jobs.


def test_it_does_not_leave_a_job_for_one_that_a_policeman_watches() -> None:
    mine = player("job-guru", *DULL[:4], job=["job-waiter"], studies=studied(6))
    assert choice(scene(mine, player())) == "resign"
    assert choice(scene(mine, player(job=["job-policeman"]))) == "draw"


def test_it_does_not_leave_a_job_in_a_political_crisis() -> None:
    mine = player("job-surgeon", *DULL[:4], job=["job-survivalist"], studies=studied(6))
    running = [plague("crisis-political")]
    assert best_new_job(sees(scene(mine, player())))[1] == NUMBER["job-surgeon"]
    assert best_new_job(sees(scene(mine, player(), running=running)))[1] == -1


def test_only_a_teacher_hopes_to_be_a_grand_professor() -> None:
    promised = []
    for job in ("job-teacher-math", "job-plumber"):
        table = scene(player("job-grand-professor", job=[job]), player())
        promised.append(job_promise(sees(table), NUMBER["job-grand-professor"]))
    assert promised[0] > promised[1]


def test_strings_are_pulled_by_players_without_a_job() -> None:
    hand = ["special-string-pulling", "job-surgeon"]
    assert strings_worth(sees(scene(player(*hand), player()))) > 0
    assert strings_worth(sees(scene(player(*hand, job=["job-waiter"]), player()))) == 0


def test_a_prize_raises_the_wages_of_its_owner_and_a_crisis_does_not_last() -> None:
    plain = sees(scene(player(), player(job=["job-writer"])))
    prized = sees(scene(player(), player(job=["job-writer"], belongings=["grand-prize"])))
    writer = NUMBER["job-writer"]
    assert job_worth(prized, prized.rivals[0], writer) > job_worth(plain, plain.rivals[0], writer)
    undertaker = NUMBER["job-undertaker"]
    crisis = sees(scene(player(), player(), running=[plague("crisis-ecological")]))
    calm = sees(scene(player(), player()))
    assert job_worth(crisis, crisis.me, undertaker) == pytest.approx(job_worth(calm, calm.me, undertaker), abs=0.02)


# Love and honour.


def test_a_barman_goes_on_flirting() -> None:
    five = ["flirt-bar", "flirt-zoo", "flirt-park", "flirt-hotel", "flirt-camping"]
    hand = ["flirt-cinema", "flirt-restaurant"]
    assert flirts_to_come(sees(scene(player(*hand, flirts=five), player()))) == 0
    assert flirts_to_come(sees(scene(player(*hand, flirts=five[:4]), player()))) == 1
    assert flirts_to_come(sees(scene(player(*hand, flirts=five, job=["job-barman"]), player()))) == 2


def test_a_flirt_is_stolen_unless_it_is_covered() -> None:
    park = ["flirt-park"]
    rivals = (
        player(flirts=park),
        player(flirts=park, marriage=["marriage-montcuq"]),
        player(flirts=park, belongings=["survival-bunker"], protected={"heap": "flirts", "card": "flirt-park"}),
    )
    worths = [lay_worth(sees(scene(player(*park), rival)), NUMBER["flirt-park"]) for rival in rivals]
    assert worths[0] > worths[1] == worths[2]


def test_an_adultery_is_no_risk_to_a_lawyer() -> None:
    life = {"marriage": ["marriage-montcuq"], "children": ["child-lara", "child-luke"]}
    worths = [
        lay_worth(sees(scene(player("adultery", job=[job], **life), player())), ADULTERY)
        for job in ("job-lawyer", "job-plumber")
    ]
    assert worths[0] > worths[1]


def test_a_flirt_has_one_child() -> None:
    child = NUMBER["child-lara"]
    for used, fits in (([{"heap": "flirts", "card": "flirt-hotel"}], False), ([], True)):
        table = scene(player("child-lara", flirts=["flirt-hotel"], used_flirts=used), player())
        assert sees(table).me.fits(child) is fits


def test_a_bandit_throws_the_medal_away() -> None:
    hand = ["medal-honour", *DULL[:4]]
    table = scene(player(*hand, was_bandit=True), player(was_bandit=True), pile=["trip-new-york"])
    assert keep_worth(sees(table), NUMBER["medal-honour"]) == 0
    assert keep_worth(sees(scene(player(*hand), player())), NUMBER["medal-honour"]) > 2


# Prices.


@pytest.mark.parametrize(
    ("card", "life", "price"),
    [
        ("house-big", {}, 10),
        ("house-big", {"marriage": ["marriage-montcuq"]}, 5),
        ("house-big", {"job": ["job-architect"], "free_house": True}, 0),
        ("trip-rio", {}, 3),
        ("trip-rio", {"job": ["job-airline-pilot"]}, 0),
    ],
)
def test_a_card_costs_what_the_rules_say(card: str, life: dict[str, object], price: int) -> None:
    assert sees(scene(player(card, **life), player())).me.price(NUMBER[card]) == price
    sale = scene(player(card, **life), player(), running=[plague("event-clearance")])
    assert sees(sale).me.price(NUMBER[card]) == 0


# Harm.


def test_the_bunker_keeps_from_harm() -> None:
    """The last exposed wage is lost; children under the Bunker stay."""
    bunker = {"belongings": ["survival-bunker"]}
    taxed = player(
        job=["job-plumber"], wages=["wage-4", "wage-1"], protected={"heap": "wages", "card": "wage-4"}, **bunker
    )
    view = sees(scene(player(), taxed))
    assert loss_by(view, view.rivals[0], NUMBER["malus-income-tax"]) == pytest.approx(1.07)
    parents = {"marriage": ["marriage-montcuq", "adultery"], "children": ["child-lara"]}
    divorces = []
    for life in (player(**parents), player(**parents, protected={"heap": "children", "card": "child-lara"}, **bunker)):
        view = sees(scene(player(), life))
        divorces.append(loss_by(view, view.rivals[0], NUMBER["malus-divorce"]))
        assert best_harm(view, MALUS_BOMB) == (view.share(view.rivals[0]) * 2 if life.get("protected") is None else 0)
    assert divorces[0] - divorces[1] == 2


def test_a_malus_does_no_harm_to_a_player_whom_it_cannot_strike() -> None:
    accident = NUMBER["malus-accident"]
    assert best_harm(sees(scene(player(), player())), accident) > 0
    assert best_harm(sees(scene(player(), player(job=["job-mechanic"]))), accident) == 0


def test_the_bunker_itself_cannot_be_taken() -> None:
    under = {"heap": "belongings", "card": "pet-cat"}
    view = sees(scene(player(), player(belongings=["survival-bunker", "pet-cat", "pet-dog"], protected=under)))
    assert view.rivals[0].exposed == [NUMBER["pet-dog"]]


def test_a_birthday_brings_no_wage_from_under_the_bunker() -> None:
    birthday = NUMBER["special-birthday"]
    owner = player(wages=["wage-1"], belongings=["survival-bunker"], protected={"heap": "wages", "card": "wage-1"})
    assert gain(sees(scene(player(), player(wages=["wage-1"]))), birthday) > 0
    assert gain(sees(scene(player(), owner)), birthday) == 0


def test_fuel_is_short_for_a_driver_who_has_some() -> None:
    losses = []
    for life in ({}, {"belongings": ["vehicle-motorbike"]}):
        view = sees(scene(player(), player(**life)))
        losses.append(loss_by(view, view.rivals[0], NUMBER["malus-fuel-shortage"]))
    assert losses[0] < losses[1]


def test_only_what_the_thief_could_lay_is_stolen() -> None:
    rival = player(studies=["study-single"])
    for life, steals in (({}, True), ({"job": ["job-plumber"]}, False)):
        view = sees(scene(player(**life), rival))
        assert (best_loot(view, view.rivals[0]) > 0) is steals


def test_the_cloud_brings_back_what_can_strike_again() -> None:
    """A Mechanic has no accidents, and there is already a fuel shortage."""
    suffered = ["malus-accident", "malus-dismissal", "malus-fuel-shortage"]
    for job, worst in (("job-mechanic", "malus-dismissal"), ("job-soldier", "malus-accident")):
        view = sees(scene(player(), player(job=[job], malus=suffered)))
        rival = view.rivals[0]
        assert cloud_harm(view, rival) == harm(view, rival, NUMBER[worst]) > 0


def test_a_soldier_keeps_the_bomb_away() -> None:
    view = sees(scene(player(), player(children=["child-lara"]), player(job=["job-soldier"])))
    assert best_harm(view, MALUS_BOMB) == 0


def test_a_bomb_costs_the_medal_of_a_player_who_may_have_one() -> None:
    worths = []
    for was_bandit in (False, True):
        table = scene(player("medal-honour", was_bandit=was_bandit), player(children=["child-lara"]))
        worths.append(best_harm(sees(table), MALUS_BOMB))
    assert worths[1] - worths[0] == 3


def test_a_malus_is_kept_from_a_player_who_could_use_it() -> None:
    """A Mechanic need not fear an Accident that the next player takes."""
    accident = NUMBER["malus-accident"]
    assert feed_worth(sees(scene(player("malus-accident"), player())), accident) > 0
    assert feed_worth(sees(scene(player("malus-accident", job=["job-mechanic"]), player())), accident) == 0


def test_the_next_player_builds_no_free_house_with_a_card_thrown_away() -> None:
    house = NUMBER["house-big"]
    architect = player(job=["job-architect"], free_house=True)
    assert sees(scene(player(), architect)).rivals[0].price(house) == 0
    assert feed_worth(sees(scene(player("house-big"), architect)), house) == 0
    rich = player(wages=["wage-4"] * 3)
    assert feed_worth(sees(scene(player("house-big"), rich)), house) > 0


def test_no_weapon_attacks_a_survivalist() -> None:
    knife = NUMBER["weapon-knife"]
    for job, victim in (("job-survivalist", -1), ("job-plumber", 1)):
        view = sees(scene(player("weapon-knife"), player(belongings=["medal-honour"], job=[job])))
        assert best_attack(view, knife)[1] == victim


def test_a_star_does_not_bring_back_what_its_player_threw_away() -> None:
    star = ["special-shooting-star"]
    for thrower, worth in ((0, 0.0), (1, 3.0)):
        view = sees(scene(player(*star), player(), discard=["medal-honour"], threw=[thrower]))
        assert gain(view, SPECIAL_SHOOTING_STAR) == worth


def test_an_earthquake_takes_what_its_player_could_lay() -> None:
    """The wage is worth more to its owner, but useless without a job."""
    rival = player(belongings=["pet-cat"], wages=["wage-1"])
    for life, taken in (({}, "card:pet-cat"), ({"job": ["job-plumber"]}, "card:wage-1")):
        table = scene(player("cataclysm-earthquake", belongings=["pet-dog"], **life), rival)
        act(table, "draw", "play:cataclysm-earthquake")
        while public(table, "victim") == 0:
            act(table, choice(table))
        assert choice(table) == taken


def test_it_fishes_what_others_could_lay() -> None:
    table = scene(player(), player(job=["job-plumber"]), flood=["wage-1", "wage-4", "wage-4"])
    worths = [fish_worth(sees(table), THROW_AWAY[NUMBER[card]]) for card in ("wage-1", "wage-4")]
    assert worths[0] > worths[1] == 0


# Monsters and plagues.


def test_a_first_aid_kit_lessens_damage() -> None:
    costs = []
    for kit in ([], ["survival-first-aid-kit"]):
        mine = player(belongings=["medal-honour", "grand-prize", "weapon-bazooka", *kit])
        table = scene(mine, player(), monsters=[monster("monster-zombie", left=2)])
        costs.append(damage_cost(sees(table), sees(table).me))
    assert costs[0] - costs[1] == pytest.approx(1.1)


def test_a_monster_does_no_harm_to_a_survivalist_and_little_to_a_driver() -> None:
    mine = player(belongings=["medal-honour", "weapon-bazooka", "vehicle-motorbike"])
    harms = []
    for life in (
        {"job": ["job-survivalist"]},
        {"belongings": ["vehicle-helicopter"]},
        {"belongings": ["vehicle-helicopter"], "malus": ["malus-fuel-shortage"]},
    ):
        rival = player(wages=["wage-1"] * 4, **life)
        harms.append(passing_harm(sees(scene(mine, rival, monsters=[monster("monster-zombie", left=2)]))))
    assert harms[0] == 0 < harms[1] < harms[2]


def test_children_are_fed_with_rations_and_from_the_garden() -> None:
    """AP-4: the Pangolin need not be eaten, and a Survivalist's children are not hungry."""
    children = ["child-lara", "child-luke"]
    for life, mouths in (
        ({}, 2),
        ({"belongings": ["survival-ration", "pet-pangolin"]}, 1),
        ({"belongings": ["survival-vegetable-garden"]}, 0),
        ({"job": ["job-survivalist"]}, 0),
    ):
        view = sees(scene(player(children=children, **life), player()))
        assert hungry(view, view.me) == mouths


def test_a_safe_keeps_the_wages_in_an_economic_crisis() -> None:
    wages = ["wage-1", "wage-2"]
    for life, lost in (({}, 2), ({"belongings": ["survival-safe"]}, 0), ({"job": ["job-survivalist"]}, 0)):
        view = sees(scene(player(), player(wages=wages, **life)))
        assert wages_at_risk(view, view.rivals[0]) == lost


def test_a_hacker_launches_only_what_has_taken_place() -> None:
    hand, rival = ["job-hacker"], player(wages=["wage-1"] * 4)
    for past, worthwhile in ((["crisis-economic"], True), ([], False)):
        view = sees(scene(player(*hand), rival, out=["crisis-economic"], past=past))
        assert (hack_worth(view) > 0) is worthwhile


# A corrected deck.


def test_it_counts_with_the_figures_of_the_table() -> None:
    corrected = [
        {"id": "pet-cat", "smiles": 3},
        {"id": "trip-rio", "price": 1},
        {"id": "weapon-knife", "power": 5},
    ]
    table = croupier.open_table(GAME, 2, 1, deck={"card": corrected})
    view = sees(table, next(iter(table.pending)))
    assert lay_worth(view, NUMBER["pet-cat"]) == 3
    assert view.me.price(NUMBER["trip-rio"]) == 1
    assert view.me.power(NUMBER["weapon-knife"]) == 5
