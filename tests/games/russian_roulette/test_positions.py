"""Impossible scenes are refused with a reason; possible scenes are played."""

from __future__ import annotations

import pytest

import croupier
from croupier import BadTable
from tests.play import lying

Json = dict[str, object]


def people(count: int, **facts: object) -> list[Json]:
    """Return this many players, the first with these facts."""
    return [dict(facts), *[{} for _ in range(count - 1)]]


@pytest.mark.parametrize(
    ("phase", "facts", "words"),
    [
        ("pocket", {"out": True}, "nobody has died yet"),
        ("bet", {"out": True}, "nobody has died yet"),
        ("spin", {"barrel": ["click"]}, "before it is spun"),
        ("pocket", {"pocket": "bullet"}, "no pocket now"),
        ("pocket", {"barrel": ["bullet"]}, "no barrel now"),
        ("pocket", {"bet": 3}, "before the dice are shown"),
        ("bet", {"bet": 3}, "before the dice are shown"),
        ("pocket", {"loaded": 1, "bullets": 2}, "before the Spin phase"),
        ("bet", {"pocket_shown": True}, "before the Accusation phase"),
        ("bet", {"has_accused": True}, "before the Accusation phase"),
        ("trigger", {"accuses": 1}, "the judge is not waiting"),
        ("judge", {"accuses": 0}, "cannot accuse themselves"),
        ("judge", {"accuses": 1, "has_accused": False}, "the accusation is spent"),
        ("judge", {"accuses": 1}, "has not been shown"),
        ("judge", {}, "nobody accuses anybody"),
        ("bet", {"aim": 1}, "aims outside the Trigger phase"),
        ("trigger", {"bet": 1, "aim": "unnamed"}, "nobody to name"),
        ("trigger", {"bet": 1, "forced": True, "aim": "sky"}, "must stop aiming at the sky"),
        ("trigger", {"bet": 1, "forced": True}, "must name another person"),
        ("trigger", {"bet": 1, "may_change": True}, "had to name"),
        ("trigger", {"bet": 1, "called": True}, "has not finished"),
        ("bet", {"ducking": True}, "cannot be ducking"),
        ("trigger", {"turned_up": True}, "no BULLET turned up"),
        ("powder", {"turned_up": True}, "no BULLET turned up"),
        ("powder", {}, "nobody has turned up"),
        ("trigger", {"soaked": True}, "soaked"),
        ("trigger", {"scored": True}, "cannot have scored"),
        ("score", {"out": True, "scored": True}, "cannot have scored"),
        ("trigger", {"points": 15}, "the game would be over"),
        ("pocket", {"points": 15}, "the game would be over"),
        ("accusation", {"characters": 0, "bet": 3}, "has no bet"),
        ("show-off", {}, "last captain alive"),
        ("pocket", {"characters": 5}, "0 to 4"),
        ("pocket", {"hand": ["peek"] * 5}, "no peek left"),
        ("pocket", {"luck": 1}, "has no field luck"),
    ],
)
def test_what_cannot_be_is_refused_in_words(phase: str, facts: Json, words: str) -> None:
    with pytest.raises(BadTable, match=words):
        croupier.open_position("russian-roulette", {"phase": phase, "players": people(3, **facts)})


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"phase": "trigger", "shot": 0}, "does not belong"),
        ({"phase": "pocket", "shot": 5}, "does not belong"),
        ({"phase": "bet", "all_must_aim": True}, "only before a shot"),
        ({"players": [{"characters": 0}, {}, {"characters": 0}]}, "fewer than two captains"),
        (
            {"knowledge": [{"zone": "hand:0", "card": 1, "by": []}], "players": people(3, hand=["peek"])},
            "to more viewers than",
        ),
        ({"knowledge": [{"zone": "action", "card": 1, "by": [0], "why": 1}]}, "has no field why"),
        ({"knowledge": [{"zone": "cellar", "card": 1, "by": [0]}]}, "no zone"),
    ],
)
def test_tables_that_cannot_be_are_refused_in_words(position: Json, words: str) -> None:
    with pytest.raises(BadTable, match=words):
        croupier.open_position("russian-roulette", {"seats": 3, **position})


@pytest.mark.rule("RR-9.7", "RR-Q16")
def test_a_sole_leader_may_play_on_when_a_tied_rival_has_died_since_the_count() -> None:
    rivals: list[Json] = [{"points": 15, "bet": 1}, {"points": 15, "characters": 0}, {"hand": ["raise"]}]
    table = croupier.open_position("russian-roulette", {"phase": "accusation", "players": rivals})
    assert sorted(table.pending) == [0, 2]


def test_a_position_is_kept_as_it_was_given() -> None:
    position: Json = {"players": people(3, hand=["peek"])}
    table = croupier.open_position("russian-roulette", position)
    position["players"] = []
    saved = table.save()
    assert croupier.load(saved).view(0) == table.view(0)
    assert isinstance(saved["position"], dict)
    saved["position"]["players"] = []
    assert table.save() != saved


def test_a_stack_loads_the_barrels_of_a_scene() -> None:
    """A spun barrel has its top arranged at once; one that is still to be spun is arranged then."""
    for seed in range(5):
        spun = croupier.open_position(
            "russian-roulette", {"seats": 2, "phase": "bet"}, seed, {"barrel:1": ["click", "bullet"]}
        )
        assert lying(spun, "barrel:1")[:2] == ["click", "bullet"]
        scene = {"phase": "spin", "players": [{"bullets": 2}, {}]}
        table = croupier.open_position("russian-roulette", scene, seed, {"barrel:0": ["bullet", "click", "bullet"]})
        for seat in sorted(table.pending):
            table.answer(seat, "pass" if table.pending[seat].find("pass") else table.pending[seat].options[0])
        assert lying(table, "barrel:0")[:3] == ["bullet", "click", "bullet"]
    with pytest.raises(BadTable, match="holds all that is neither in the pocket nor shown: 6, not 3"):
        croupier.open_position("russian-roulette", {"phase": "bet", "players": [{"barrel": {"size": 3}}, {}]})
