"""Why can't I? Every refusal names the obstacle, and its clause."""

from __future__ import annotations

import pytest

import croupier
from croupier import NotAsked, NotOnOffer, Table
from croupier.shelf.smile_life import reasons
from croupier.table import Json, WhyNot
from tests.games.smile_life.scenes import GAME, act, draw, monster, plague, player, scene

FLIRTS = ["flirt-bar", "flirt-bar", "flirt-park", "flirt-park", "flirt-cinema"]
MARRIED: dict[str, object] = {"marriage": ["marriage-montcuq"], "flirts": ["flirt-bar"]}
UNFAITHFUL: dict[str, object] = {"marriage": ["marriage-montcuq", "adultery"], "flirts": ["flirt-bar"]}


def at(*players: Json, **more: object) -> Json:
    """Return seat 0's turn; a player with nothing is added if there is only one."""
    people = [*players, player()] if len(players) == 1 else list(players)
    return {"players": people, "pile": ["trip-cairo"], **more}


def held(card: str, *others: str, **life: object) -> Json:
    """Seat 0 holds these cards and has this life."""
    return at(player(card, *others, **life))


def opened(position: Json, moves: list[str]) -> Table:
    table = croupier.open_position(GAME, position)
    act(table, *moves)
    return table


DREW = ["draw"]
HEALTH = [plague("crisis-health")]
Case = tuple[Json, list[str], str, str, str]

# Why a card cannot be laid: position, moves, the answer, the reason, its clause.
LAYING: list[Case] = [
    (held("study-single", job=["job-guru"]), DREW, "play:study-single", "no-studies-while-you-work", "SL-5.3"),
    (
        held("study-single", studies=["study-single"] * 6),
        DREW,
        "play:study-single",
        "you-have-studied-enough",
        "SL-5.2",
    ),
    (held("job-guru", job=["job-waiter"]), DREW, "play:job-guru", "you-have-a-job-already", "SL-6.1"),
    (
        held("job-grand-professor", job=["job-guru"]),
        DREW,
        "play:job-grand-professor",
        "only-a-teacher-becomes-grand-professor",
        "SL-6.5",
    ),
    (held("job-doctor", studies=["study-double"]), DREW, "play:job-doctor", "you-have-not-studied-enough", "SL-6.2"),
    (
        at(player("job-bandit"), player(job=["job-policeman"])),
        DREW,
        "play:job-bandit",
        "a-policeman-is-watching",
        "SL-7.15",
    ),
    (held("job-dictator"), DREW, "play:job-dictator", "a-dictator-needs-a-political-crisis", "AP-17.3"),
    (held("wage-1"), DREW, "play:wage-1", "no-wage-without-a-job", "SL-9.1"),
    (held("wage-2", job=["job-waiter"]), DREW, "play:wage-2", "your-job-does-not-pay-that-much", "SL-6.3"),
    (held("flirt-zoo", **MARRIED), DREW, "play:flirt-zoo", "married-people-do-not-flirt", "SL-10.1"),
    (held("flirt-zoo", flirts=FLIRTS), DREW, "play:flirt-zoo", "you-have-flirted-enough", "SL-10.1"),
    (held("marriage-monteton", **MARRIED), DREW, "play:marriage-monteton", "you-are-married-already", "SL-11.1"),
    (held("marriage-monteton"), DREW, "play:marriage-monteton", "no-marriage-without-a-flirt", "SL-11.1"),
    (held("adultery"), DREW, "play:adultery", "no-adultery-without-a-marriage", "SL-13.1"),
    (held("adultery", **UNFAITHFUL), DREW, "play:adultery", "one-adultery-at-a-time", "SL-13.1"),
    (held("child-lara", flirts=["flirt-bar"]), DREW, "play:child-lara", "children-need-a-marriage", "SL-12.1"),
    (held("trip-rio", wages=["wage-2"]), DREW, "play:trip-rio", "you-cannot-pay-for-it", "SL-14.4"),
    (held("house-big", wages=["wage-4"], **MARRIED), DREW, "play:house-big", "you-cannot-pay-for-it", "SL-14.4"),
    (held("weapon-axe"), DREW, "play:weapon-axe", "you-cannot-pay-for-it", "SL-14.4"),
    (
        at(player("survival-bunker"), player(), running=[plague("event-clearance")]),
        DREW,
        "play:survival-bunker",
        "nothing-to-put-the-bunker-on",
        "AP-14.2",
    ),
    (held("medal-honour", was_bandit=True), DREW, "play:medal-honour", "no-medal-for-you", "SL-19.1"),
    (held("medal-honour", bombed=True), DREW, "play:medal-honour", "no-medal-for-you", "SL-19.1"),
    (held("grand-prize", job=["job-guru"]), DREW, "play:grand-prize", "your-job-earns-no-prize", "SL-19.2"),
    (
        held("grand-prize", job=["job-writer"], belongings=["grand-prize"]),
        DREW,
        "play:grand-prize",
        "one-prize-for-each-job",
        "SL-19.2",
    ),
    (held("malus-dismissal", job=["job-guru"]), DREW, "play:malus-dismissal", "nobody-can-suffer-it", "SL-3.3"),
    (held("malus-virus"), DREW, "play:malus-virus", "the-virus-stays-in-your-hand", "AP-16.15"),
    (held("special-revenge", malus=["malus-divorce"]), DREW, "play:special-revenge", "nothing-to-avenge", "SL-15.9"),
    (
        held("special-string-pulling", job=["job-guru"]),
        DREW,
        "play:special-string-pulling",
        "you-have-a-job-already",
        "SL-15.6",
    ),
    (
        at(player("cataclysm-flood"), player("special-rainbow"), running=[plague("event-purge")]),
        ["seat:1"],
        "play:cataclysm-flood",
        "not-during-a-purge",
        "AMB-68",
    ),
    (
        at(player("child-lara", **MARRIED), player(), running=[plague("crisis-food")]),
        DREW,
        "play:child-lara",
        "nothing-to-feed-it-with",
        "AP-4.6",
    ),
    (
        at(player("wage-1", job=["job-guru"]), player(), running=[plague("crisis-economic")]),
        DREW,
        "play:wage-1",
        "no-wages-in-an-economic-crisis",
        "AP-6.2",
    ),
    (
        at(player("job-guru"), player(), running=[plague("crisis-political")]),
        DREW,
        "play:job-guru",
        "no-jobs-in-a-political-crisis",
        "AP-7.3",
    ),
    (
        at(player("pet-cat"), player(), running=HEALTH),
        DREW,
        "play:pet-cat",
        "nothing-is-laid-in-a-health-crisis",
        "AP-8.3",
    ),
]

# Why the top discard cannot be taken.
TAKING: list[Case] = [
    (at(player()), [], "take", "nothing-has-been-thrown-away", "SL-3.4"),
    (at(player(), player(), discard=["pet-cat"], threw=[0]), [], "take", "you-threw-that-card-away-yourself", "SL-3.5"),
    (at(player(), player(), discard=["crisis-food"]), [], "take", "a-discarded-plague-is-inert", "AMB-13"),
    (at(player(), player(), discard=["malus-virus"]), [], "take", "nobody-takes-the-virus", "AMB-47"),
    (at(player(), player(), discard=["wage-1"]), [], "take", "no-wage-without-a-job", "SL-9.1"),
    (at(player(), player(), discard=["malus-divorce"]), [], "take", "nobody-can-suffer-it", "SL-3.3"),
    (
        at(player(), player(), discard=["pet-cat"], running=HEALTH),
        [],
        "take",
        "nothing-is-laid-in-a-health-crisis",
        "AP-8.3",
    ),
    (
        at(player(job=["job-architect"]), player(), discard=["house-big"]),
        [],
        "take",
        "you-cannot-pay-for-it",
        "SL-14.4",
    ),
]

# Other moments, other questions.
MOMENTS: list[Case] = [
    (held("pet-cat"), [], "play:pet-cat", "draw-first", "SL-3.2"),
    (held("pet-cat"), [], "discard:pet-cat", "draw-first", "SL-3.2"),
    (at(player("wage-1"), player(), casino={"owner": 0}), [], "bet:wage-1", "draw-first", "SL-3.2"),
    (held("pet-cat"), DREW, "draw", "only-before-drawing", "SL-3.6"),
    (at(player("pet-cat"), player(), discard=["pet-dog"]), DREW, "take", "only-before-drawing", "SL-3.6"),
    (held("pet-cat", **MARRIED), DREW, "divorce", "only-before-drawing", "SL-3.6"),
    (held("pet-cat", job=["job-dictator"]), DREW, "imprison:1", "only-before-drawing", "SL-3.6"),
    (held("pet-cat", job=["job-guru"]), DREW, "resign", "only-before-drawing", "SL-17.1"),
    (held("pet-cat"), [], "throw:pet-cat", "that-is-not-what-you-are-asked", "SL-3.2"),
    (held("pet-cat"), [], "pay:3", "that-is-not-what-you-are-asked", "SL-3.2"),
    (held("pet-cat"), [], "flee:vehicle-tank", "that-is-not-what-you-are-asked", "SL-3.2"),
    (held("pet-cat"), [], "virus:1", "that-is-not-what-you-are-asked", "SL-3.2"),
    (at(player(), player(), flood=["pet-cat", "pet-dog"]), [], "draw", "that-is-not-what-you-are-asked", "SL-3.2"),
    (
        at(player("pet-cat"), player("wage-1"), running=[plague("event-invasion")], target=9),
        [],
        "play:pet-cat",
        "that-is-not-what-you-are-asked",
        "SL-3.2",
    ),
    (held("special-rainbow", "pet-cat"), ["draw", "play:special-rainbow"], "draw", "only-before-drawing", "SL-3.6"),
]

# A player's own life.
LIVES: list[Case] = [
    (held("pet-cat"), [], "resign", "you-have-no-job", "SL-17.1"),
    (held("pet-cat"), DREW, "resign", "you-have-no-job", "SL-17.1"),
    (held("pet-cat"), [], "divorce", "you-are-not-married", "SL-18.1"),
    (at(player(), player(), flood=["pet-cat", "pet-dog"]), [], "divorce", "you-are-not-married", "SL-18.1"),
    (held("pet-cat", **MARRIED), [], "end-affair", "you-are-faithful", "SL-13.6"),
    (held("pet-cat", **MARRIED), DREW, "end-affair", "you-are-faithful", "SL-13.6"),
    (held("pet-cat", job=["job-guru"]), [], "imprison:1", "only-a-dictator-does-that", "AP-17.3"),
    (
        at(player("pet-cat", job=["job-dictator"]), player(), dictator_waits=False),
        [],
        "imprison:1",
        "a-dictator-does-that-once",
        "AP-17.3",
    ),
    (held("pet-cat", job=["job-dictator"]), [], "imprison:0", "not-among-those", "AP-17.3"),
    (held("pet-cat", job=["job-dictator"]), [], "imprison:7", "no-such-seat", "SL-3.2"),
    (held("pet-cat"), [], "draw-hidden", "only-a-survivalist-draws-there", "AP-7.4"),
    (held("pet-cat", job=["job-survivalist"]), DREW, "draw-hidden", "only-a-survivalist-draws-there", "AP-7.4"),
    (
        at(player("pet-cat"), player(), running=[plague("crisis-political")]),
        [],
        "draw-hidden",
        "only-a-survivalist-draws-there",
        "AP-7.4",
    ),
]

# Cards, bets, payments, flight.
CARDS: list[Case] = [
    (held("pet-cat"), DREW, "play:pet-dog", "you-do-not-hold-that-card", "SL-3.3"),
    (held("pet-cat"), DREW, "discard:pet-dog", "you-do-not-hold-that-card", "SL-3.3"),
    (held("malus-virus"), DREW, "discard:malus-virus", "the-virus-stays-in-your-hand", "AP-16.15"),
    (
        at(player("pet-cat"), player("wage-1"), running=[plague("event-invasion")], target=9),
        [],
        "throw:pet-dog",
        "you-do-not-hold-that-card",
        "SL-3.3",
    ),
    (
        at(
            player("malus-virus"),
            player("wage-1"),
            running=[plague("event-invasion"), plague("crisis-ecological")],
            target=9,
        ),
        [],
        "throw:malus-virus",
        "the-virus-stays-in-your-hand",
        "AP-16.15",
    ),
    (
        at(player("pet-cat"), player(), casino={"bet": "wage-1", "owner": 1}),
        DREW,
        "bet:pet-cat",
        "bets-are-wages",
        "SL-15.10",
    ),
    (held("wage-1"), DREW, "bet:wage-1", "there-is-no-casino", "SL-15.10"),
    (
        at(player("wage-1"), player(), casino={"owner": 0, "bet": "wage-1"}),
        DREW,
        "bet:wage-1",
        "nobody-answers-their-own-bet",
        "SL-15.10",
    ),
    (at(player("wage-1"), player(), casino={"owner": 1}), DREW, "bet:wage-1", "the-casino-is-closed", "SL-15.10"),
    (
        at(player("wage-1"), player(), casino={"owner": 1, "bet": "wage-2"}, running=HEALTH),
        DREW,
        "bet:wage-1",
        "nothing-is-laid-in-a-health-crisis",
        "AP-8.3",
    ),
    (
        at(player("wage-1", job=["job-undertaker"]), player(), casino={"owner": 1, "bet": "wage-2"}, running=HEALTH),
        DREW,
        "bet:wage-1",
        "nothing-is-laid-in-a-health-crisis",
        "AP-8.3",
    ),
    (
        held("trip-rio", wages=["wage-4", "wage-3", "wage-1"]),
        ["draw", "play:trip-rio"],
        "pay:4-3",
        "pay-enough-and-nothing-superfluous",
        "SL-14.7",
    ),
    (
        held("trip-rio", wages=["wage-4", "wage-3", "wage-1"]),
        ["draw", "play:trip-rio"],
        "pay:1",
        "pay-enough-and-nothing-superfluous",
        "SL-14.7",
    ),
    (
        held("trip-rio", wages=["wage-4", "wage-3", "wage-1"]),
        ["draw", "play:trip-rio"],
        "free",
        "only-an-architect-builds-for-nothing",
        "SL-7.1",
    ),
    (
        at(
            player(belongings=["vehicle-tank"], malus=["malus-fuel-shortage"]),
            player(),
            monsters=[monster("monster-zombie")],
        ),
        [],
        "flee:vehicle-tank",
        "no-fuel",
        "AP-16.9",
    ),
    (
        at(player(belongings=["weapon-pistol"]), player(), monsters=[monster("monster-zombie")]),
        [],
        "flee:vehicle-tank",
        "you-have-no-such-vehicle",
        "AP-13.1",
    ),
    (
        at(player(belongings=["weapon-pistol"]), player(), monsters=[monster("monster-zombie")]),
        [],
        "flee:weapon-pistol",
        "you-have-no-such-vehicle",
        "AP-13.1",
    ),
    (
        at(player("malus-illness"), player("pet-cat")),
        ["draw", "play:malus-illness"],
        "virus:1",
        "the-virus-comes-with-an-illness",
        "AP-16.16",
    ),
    (
        at(player("weapon-knife"), player(belongings=["pet-cat"])),
        ["draw", "play:weapon-knife"],
        "yes",
        "not-among-those",
        "SL-3.3",
    ),
    (
        at(player("special-shooting-star"), player()),
        ["draw"],
        "play:special-shooting-star",
        "nothing-thrown-away-to-fetch",
        "SL-15.4",
    ),
    (
        at(player("special-shooting-star"), player(), discard=["pet-cat", "wage-1"]),
        ["draw", "play:special-shooting-star"],
        "card:wage-1",
        "not-among-those",
        "SL-3.3",
    ),
]


UNDER: dict[str, object] = {"belongings": ["survival-bunker"]}
STUDENT = player(studies=["study-single"])
COUPLE = player(marriage=["marriage-monteton"], flirts=["flirt-zoo"])
WORKER = player(job=["job-waiter"], wages=["wage-1"])
ANYBODY = player(
    job=["job-plumber"],
    wages=["wage-2"],
    marriage=["marriage-fourqueux"],
    flirts=["flirt-park"],
    belongings=["pet-rabbit"],
)

# Why a player (seat 1 at these tables) cannot be chosen.
SPARED: list[tuple[str, Json, Json, str, str]] = [
    ("malus-accident", player(job=["job-mechanic"]), player(), "no-accident-touches-a-mechanic", "SL-7.9"),
    ("malus-illness", player(job=["job-doctor"]), player(), "no-illness-touches-a-doctor", "SL-16.1"),
    ("malus-illness", player(belongings=["survival-gas-mask"]), player(), "a-gas-mask-protects-them", "AP-14.5"),
    ("malus-burn-out", player(), WORKER, "they-have-no-job", "SL-16.2"),
    ("malus-dismissal", player(), WORKER, "they-have-no-job", "SL-16.3"),
    ("malus-dismissal", player(job=["job-soldier"]), WORKER, "a-civil-servant-is-not-dismissed", "SL-16.3"),
    ("malus-dismissal", player(job=["job-bandit"]), WORKER, "the-bandit-is-neither-dismissed-nor-taxed", "SL-7.4"),
    (
        "malus-dismissal",
        player(job=["job-guru"], protected={"heap": "job", "card": "job-guru"}, **UNDER),
        WORKER,
        "the-bunker-protects-it",
        "AMB-44",
    ),
    ("malus-divorce", player(job=["job-lawyer"], **MARRIED), COUPLE, "a-lawyer-is-not-divorced", "SL-7.3"),
    ("malus-divorce", player(), COUPLE, "they-are-not-married", "SL-16.4"),
    (
        "malus-divorce",
        player(protected={"heap": "marriage", "card": "marriage-montcuq"}, **MARRIED, **UNDER),
        COUPLE,
        "the-bunker-protects-it",
        "AMB-44",
    ),
    ("malus-income-tax", player(wages=["wage-1"]), WORKER, "they-have-no-job", "SL-16.5"),
    (
        "malus-income-tax",
        player(job=["job-bandit"], wages=["wage-1"]),
        WORKER,
        "the-bandit-is-neither-dismissed-nor-taxed",
        "SL-7.4",
    ),
    ("malus-income-tax", player(job=["job-guru"]), WORKER, "they-have-no-wage-to-lose", "SL-16.5"),
    ("malus-grade-repetition", player(job=["job-guru"]), STUDENT, "they-no-longer-study", "SL-16.6"),
    ("malus-grade-repetition", player(), STUDENT, "they-have-no-studies-to-lose", "SL-16.6"),
    ("malus-bombing", player(), STUDENT, "they-have-nothing-to-aim-at", "AMB-49"),
    (
        "malus-genetic-mutation",
        player(belongings=["pet-unicorn"]),
        player(belongings=["pet-cat"]),
        "they-have-no-pet-to-mutate",
        "AMB-50",
    ),
    (
        "weapon-knife",
        player(job=["job-survivalist"], belongings=["pet-cat"]),
        player(belongings=["pet-dog"]),
        "a-survivalist-is-not-attacked",
        "AP-17.6",
    ),
    (
        "weapon-knife",
        player(belongings=["weapon-axe"]),
        player(belongings=["pet-dog"]),
        "their-weapons-are-as-strong",
        "AP-12.8",
    ),
    (
        "weapon-knife",
        player(wages=["wage-1"]),
        player(belongings=["pet-dog"]),
        "they-have-nothing-that-you-could-lay",
        "AP-12.10",
    ),
]
CHOOSING: list[Case] = [
    (
        at(player(card), spared, other, STUDENT if card == "malus-grade-repetition" else ANYBODY),
        ["draw", f"play:{card}"],
        "seat:1",
        reason,
        rule,
    )
    for card, spared, other, reason, rule in SPARED
] + [
    (
        at(player("malus-accident"), player(), player()),
        ["draw", "play:malus-accident"],
        "seat:0",
        "not-among-those",
        "SL-3.3",
    ),
    (
        at(player("special-swap", "wage-1"), player(), player("pet-cat"), player("pet-dog")),
        ["draw", "play:special-swap"],
        "seat:1",
        "they-hold-no-card",
        "SL-15.7",
    ),
    (
        at(player(), player(), player("pet-cat"), player("pet-dog"), running=[plague("event-purge")]),
        [],
        "seat:1",
        "they-hold-no-card",
        "AP-10.1",
    ),
    (
        at(
            player(children=["child-luke"]),
            player(),
            player(belongings=["pet-cat"]),
            player(belongings=["pet-dog"]),
            pile=["crisis-food"],
        ),
        DREW,
        "seat:1",
        "they-cannot-feed-it",
        "AP-4.4",
    ),
    (
        at(player(), player(), flood=["malus-accident", "pet-dog"]),
        [],
        "card:malus-accident",
        "no-malus-is-laid-before-oneself",
        "AMB-62",
    ),
    (at(player(), player(), flood=["wage-1", "pet-dog"]), [], "card:wage-1", "no-wage-without-a-job", "SL-9.1"),
    (at(player(), player(), flood=["wage-1", "pet-dog"]), [], "card:pet-cat", "not-among-those", "AP-18.6"),
]


def hurt(name: str, **life: object) -> Json:
    """A monster that no player can fight stands before seat 0."""
    return at(player(**life), player(), monsters=[monster(f"monster-{name}")])


def armed(*weapons: str, lent: str = "") -> Json:
    """A monster before seat 0, who could flee and has these weapons."""
    own = player(belongings=["vehicle-motorbike", *weapons])
    return at(own, player(belongings=[lent] if lent else []), monsters=[monster("monster-zombie")])


# Why a laid card cannot be given up.
GIVING: list[Case] = [
    (
        hurt("deadly-fish", belongings=["pet-unicorn"], flirts=["flirt-bar", "flirt-park", "flirt-zoo"]),
        [],
        "card:pet-unicorn",
        "give-exactly-that-many",
        "AP-11.7",
    ),
    (
        hurt("deadly-fish", belongings=["pet-unicorn", "house-big"], flipped=["wage-1"], studies=["study-single"]),
        [],
        "card:study-single",
        "the-largest-first",
        "AMB-35",
    ),
    (
        hurt("deadly-fish", belongings=["pet-unicorn", "house-big"], flipped=["wage-1"]),
        [],
        "card:wage-1",
        "flipped-cards-cannot-be-given",
        "AP-11.8",
    ),
    (
        hurt("deadly-fish", belongings=["pet-unicorn", "special-inheritance", "house-big"]),
        [],
        "card:special-inheritance",
        "it-has-no-smile-to-give",
        "AMB-35",
    ),
    (hurt("deadly-fish", belongings=["pet-unicorn", "house-big"]), [], "card:pet-cat", "not-among-those", "AMB-35"),
    (
        hurt("zombie", wages=["wage-1", "wage-2"], **MARRIED),
        [],
        "card:flirt-bar",
        "the-marriage-goes-first",
        "AP-11.6",
    ),
    (
        hurt("killer-robot", wages=["wage-1", "wage-2"], job=["job-guru"], studies=["study-single"]),
        [],
        "card:study-single",
        "the-job-goes-first",
        "AP-11.6",
    ),
    (
        hurt(
            "deadly-fish",
            wages=["wage-1", "wage-2", "wage-3"],
            belongings=["survival-bunker", "pet-cat"],
            protected={"heap": "belongings", "card": "pet-cat"},
        ),
        [],
        "card:pet-cat",
        "your-bunker-protects-it",
        "AP-14.2",
    ),
]

# A pet of seat 0 that seat 1 turns against its owner, who could flee.
MUTANT = at(
    player(belongings=["pet-cat", "vehicle-motorbike"], studies=["study-single"], wages=["wage-1", "wage-2"]),
    player("malus-genetic-mutation"),
    turn=1,
)
MUTATES = ["draw", "play:malus-genetic-mutation"]

# Why a player cannot fight like that.
FIGHTING: list[Case] = [
    (armed("weapon-bat"), [], "ally", "nobody-else-is-armed", "AP-11.12"),
    (armed("weapon-bat"), [], "use:weapon-axe", "not-among-those", "AP-11.3"),
    (
        armed("weapon-bat", "weapon-axe"),
        ["use:weapon-bat"],
        "use:weapon-bat",
        "that-weapon-is-in-the-fight",
        "AMB-77",
    ),
    (armed("weapon-pistol", lent="weapon-axe"), ["ally", "no"], "ally", "help-is-asked-for-once", "AMB-39"),
    (MUTANT, MUTATES, "ally", "nobody-helps-against-your-own-pet", "AMB-50"),
    (MUTANT, [*MUTATES, "suffer"], "card:pet-cat", "a-pet-does-not-pay-its-own-damage", "AMB-50"),
]

FLOODED: list[Case] = [
    (at(player(), flood=["pet-cat"]), [], "discard:pet-cat", "what-can-be-laid-is-laid", "AP-18.6"),
]

CASES = [*FLOODED, *LAYING, *TAKING, *MOMENTS, *LIVES, *CARDS, *CHOOSING, *GIVING, *FIGHTING]


@pytest.mark.parametrize(
    ("position", "moves", "key", "reason", "rule"), CASES, ids=[f"{case[3]}-{case[2]}" for case in CASES]
)
def test_a_refusal_says_what_stands_in_the_way(
    position: Json, moves: list[str], key: str, reason: str, rule: str
) -> None:
    table = opened(position, moves)
    before = [table.view(viewer) for viewer in range(table.seats)]
    with pytest.raises(NotOnOffer) as refused:
        table.answer(0, key)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)
    assert rule in str(refused.value)
    assert [table.view(viewer) for viewer in range(table.seats)] == before


def test_every_reason_why_a_card_is_not_laid_has_been_seen() -> None:
    seen = {(reason, rule) for _, _, _, reason, rule in CASES}
    assert {(why.reason, why.rule) for why in vars(reasons).values() if isinstance(why, WhyNot)} <= seen


@pytest.mark.parametrize("key", ["play:dinner", "discard:", "jump", "", "pay", "flee:moon", "imprison:x", "bet:gold"])
def test_what_means_nothing_is_refused_too(key: str) -> None:
    table = scene(player("wage-1", job=["job-dictator"]), player(), pile=["trip-cairo"])
    draw(table)
    with pytest.raises(NotOnOffer):
        table.answer(0, key)


def test_those_who_are_not_asked_are_told_so() -> None:
    table = scene(player(), player("pet-cat"))
    with pytest.raises(NotAsked):
        table.answer(1, "draw")


@pytest.mark.rule("SL-2.1")
def test_a_refusal_tells_nothing_about_the_hands_of_others() -> None:
    said = []
    for hand in (["malus-virus", "pet-cat"], ["wage-1", "house-big"]):
        table = scene(player("malus-illness", "wage-2"), player(*hand), pile=["trip-cairo"])
        draw(table)
        refusals = []
        for key in (
            "play:pet-cat",
            "discard:malus-virus",
            "bet:wage-1",
            "take",
            "imprison:1",
            "seat:1",
            "card:house-big",
        ):
            with pytest.raises(NotOnOffer) as refused:
                table.answer(0, key)
            refusals.append((refused.value.reason, str(refused.value)))
        said.append(refusals)
    assert said[0] == said[1]
