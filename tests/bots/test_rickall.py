"""The sensible player of Total Rickall: it remembers, tells what it knows, stops in time, and plays a Parasite carefully."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import croupier
from croupier import Table, bots
from croupier.bots.playout import playout
from croupier.lab import simulate
from croupier.table import Chair, Player, seeded
from tests.games.total_rickall.scenes import GAME, act, friends, happened, scene, speak, who

MODES = [("classic", seats) for seats in range(2, 6)] + [("advanced", seats) for seats in range(3, 6)]
STRENGTH_GAMES = 40


def sensible(seed: int = 1) -> Player:
    return bots.make(GAME, "sensible", seed)


def answer(table: Table, seat: int, player: Player) -> str:
    """Let the player answer, and the table hear it."""
    key = player.choose(Chair(table, seat)).key
    table.answer(seat, key)
    return key


def says(table: Table, seat: int, player: Player) -> list[str]:
    """Return what the player says when it may: its words up to the next pass."""
    words: list[str] = []
    while not table.over and words[-1:] not in (["pass"], ["never-mind"]):
        words.append(answer(table, seat, player))
    return [word for word in words if word != "pass"]


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_it_answers_with_what_is_on_offer_to_the_end(mode: str, seats: int) -> None:
    for seed in range(3):
        options = {"mode": mode, "memory": "fleeting" if seed % 2 else "kept"}
        table = croupier.open_table(GAME, seats, seed, options)
        players: Sequence[Player] = [sensible(seed * 10 + seat) for seat in range(seats)]
        playout(table, players, seeded(seed))
        assert table.over


def test_it_declares_when_the_centre_is_surely_clean() -> None:
    table = scene("end", {}, {}, centre=[who("moss-prince", "real", face_up=True)])
    assert says(table, 1, sensible())[:2] == ["speak", "declare"]
    assert table.result is not None
    assert table.result.winners == (0, 1)


def test_it_does_not_declare_over_a_parasite() -> None:
    table = scene("end", {}, {}, centre=[who("moss-prince", "parasite", face_up=True)])
    assert says(table, 1, sensible()) == []


def test_it_shoots_a_known_parasite_and_spares_a_known_real() -> None:
    centre = [who("moss-prince", "real", face_up=True), who("cactus-cousin", "parasite", face_up=True)]
    table = scene("act", {"laid": "beth-green"}, {"laid": "rick"}, centre=centre)
    assert answer(table, 0, sensible()) == "shoot:cactus-cousin"


def test_it_shoots_with_a_card_only_whom_its_colour_allows() -> None:
    """Legality comes from the rules: a certain Parasite of another colour is no target, and no help."""
    centre = [who("moss-prince", "real"), who("disco-badger", "parasite", face_up=True)]
    for card, target in (("beth-green", "moss-prince"), ("beth-red", "disco-badger")):
        table = scene("act", {"laid": card}, {"laid": "rick"}, centre=centre)
        assert answer(table, 0, sensible()) == f"shoot:{target}"


def test_it_shares_what_it_saw_in_classic_mode() -> None:
    centre = [who("moss-prince", "real"), who("disco-badger", "parasite")]
    table = scene("act", {"laid": "morty-green"}, {"laid": "rick"}, centre=centre)
    player = sensible()
    act(table, "look:moss-prince")
    assert says(table, 0, player) == ["speak", "say:real", "about:moss-prince"]


def test_it_believes_its_team_mates_in_classic_mode() -> None:
    centre = [who("moss-prince", "real"), who("cactus-cousin", "parasite"), who("broccoli-viking", "parasite")]
    laid = [{"laid": "morty-green"}, {"laid": "beth-green"}]
    table = scene("act", *laid, centre=centre)
    act(table, "look:cactus-cousin")
    speak(table, 0, "say:parasite", "about:cactus-cousin")
    assert answer(table, 1, sensible()) == "shoot:cactus-cousin"


def test_it_remembers_what_the_table_has_hidden_again() -> None:
    centre = [who("moss-prince", "real"), who("cactus-cousin", "parasite"), who("broccoli-viking", "real")]
    players = [{"laid": "morty-green", "hand": ["beth-green"]}, {"laid": "rick", "hand": ["rick"]}]
    table = scene("act", *players, centre=centre, character=["disco-badger"], options={"memory": "fleeting"})
    player = sensible()
    act(table, "look:cactus-cousin")
    says(table, 0, player)
    act(table, "resolve", "end-round")
    table.answer(0, "lay:beth-green")
    table.answer(1, "lay:rick")
    act(table, "resolve")
    assert answer(table, 0, player) == "shoot:cactus-cousin"


def test_nobody_lies_in_classic_mode() -> None:
    for seed in range(6):
        table = croupier.open_table(GAME, 3, seed)
        truths: set[str] = set()
        players = [sensible(seed + seat) for seat in range(3)]
        while not table.over:
            for seat in range(3):
                for event in table.events(seat=seat):
                    if event["event"] == "looked" and event["cards"] != [None]:
                        truths.add(str(event["card"]))
            seat = next((seat for seat in table.pending if table.pending[seat].patient), table.waiting()[0])
            table.answer(seat, players[seat].choose(Chair(table, seat)))
        said = [claim for name in ("real", "parasite") for claim in happened(table, f"said-{name}")]
        assert all(str(claim[2]) in truths for claim in said)


def test_a_parasite_keeps_its_fire_at_dinner() -> None:
    tied = friends(("moss-prince", "parasite"), ("disco-badger", "real"), ("count-laundry", "real"))
    table = scene("dinner", *tied, mode="advanced", centre=[])
    assert answer(table, 0, sensible()) == "hold-fire"


def test_a_real_shoots_the_parasite_it_knows_at_dinner() -> None:
    tied = friends(("moss-prince", "real"), ("disco-badger", "parasite"), ("count-laundry", "real"))
    knowledge = [{"zone": "secret:1", "card": 1, "by": [0, 1]}, {"zone": "secret:2", "card": 1, "by": [0, 2]}]
    table = scene("dinner", *tied, mode="advanced", centre=[], knowledge=knowledge)
    assert answer(table, 0, sensible()) == "shoot:disco-badger"


@pytest.mark.parametrize(("seats", "least"), [(2, 0.3), (3, 0.6), (4, 0.6), (5, 0.6)])
def test_a_team_of_it_wins_far_more_often_than_one_at_random(seats: int, least: float) -> None:
    team = simulate(GAME, STRENGTH_GAMES, seats, ["sensible"], 7)
    luck = simulate(GAME, STRENGTH_GAMES, seats, ["random"], 7)
    assert team.sides["real"].share >= least
    assert luck.sides.get("real", team.sides["real"]).share < least / 3 or "real" not in luck.sides


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_both_sides_win_among_sensible_players(seats: int) -> None:
    report = simulate(GAME, STRENGTH_GAMES, seats, ["sensible"], 3, options={"mode": "advanced"})
    assert all(report.sides[side].share >= 0.1 for side in ("real", "parasite"))
