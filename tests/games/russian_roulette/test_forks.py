"""What a thinking player may conclude: forks agree with public knowledge, and keep its odds."""

from __future__ import annotations

import pytest

import croupier
from croupier import BadTable, Table
from croupier.table import Chair, seeded
from tests.play import lying

FORKS = 1200


def pocketed_bullets(table: Table, owner: int, viewer: int) -> float:
    """Return the share of a viewer's forks in which the owner's pocket holds a BULLET."""
    return sum(lying(table.fork(viewer, seed), f"pocket:{owner}") == ["bullet"] for seed in range(FORKS)) / FORKS


def test_a_bullet_put_in_before_all_eyes_makes_nobody_more_suspect() -> None:
    table = croupier.open_position("russian-roulette", {"phase": "accusation", "players": [{}, {}, {}]})
    before = pocketed_bullets(table, 0, 2)
    for seat, answer in enumerate(["accuse:1", "pass", "pass"]):
        table.answer(seat, answer)
    assert "extra-bullet" in [event["event"] for event in table.events()]
    after = pocketed_bullets(table, 0, 2)
    assert abs(before - 1 / 7) < 0.05
    assert abs(after - 1 / 7) < 0.05


def test_who_finds_no_click_shows_what_is_in_the_pocket() -> None:
    """Six BULLETs and the only CLICK in the pocket: Extra Round finds nothing to replace, and all players may conclude
    why.
    """
    scene = {"phase": "spin", "players": [{"bullets": 6, "pocket": "click"}, {"hand": ["extra-round"]}, {}]}
    table = croupier.open_position("russian-roulette", scene)
    table.answer(1, "play:extra-round")
    table.answer(1, "choose:0")
    assert "not-loaded" in [event["event"] for event in table.events()]
    assert pocketed_bullets(table, 0, 2) == 0.0


def test_a_players_fork_cannot_be_saved_not_even_when_its_game_is_over() -> None:
    table = croupier.open_table("russian-roulette", 3, seed=424242)
    thought = Chair(table, 0).fork(5)
    thought.play_out(seeded(1))
    for fork in (thought, thought.fork(0, 1), Chair(table, 1).fork(2).fork(0, 3)):
        with pytest.raises(BadTable, match="cannot be saved"):
            fork.save()
    assert "seed" not in thought.view(0)


def test_everybody_can_be_answered_for_in_the_plainest_loop() -> None:
    table = croupier.open_table("russian-roulette", 4, seed=1)
    for seat in table.pending:
        table.answer(seat, "pocket:click")
    assert table.view()["phase"] == "spin"
