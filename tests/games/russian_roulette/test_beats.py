"""The beats of a round, and what each viewer sees at them."""

from __future__ import annotations

from typing import Any

from croupier import Table
from tests.games.russian_roulette.scenes import DEAD, IDLE, scene


class Show:
    """The beats reached while answers are given, with what every seat and the spectators are told at each."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.beats: list[dict[str, Any]] = []
        self.views: list[Any] = []
        self.told: list[dict[int | None, list[Any]]] = []
        self._upto = table.event_count

    def answer(self, seat: int, key: str) -> Show:
        self.table.answer(seat, key, self._look)
        return self

    def everybody(self, key: str, **instead: str) -> Show:
        for seat in list(self.table.pending):
            self.answer(seat, instead.get(f"seat{seat}", key))
        return self

    def _look(self, beat: dict[str, Any]) -> None:
        viewers = [None, *range(self.table.seats)]
        self.beats.append(beat)
        self.views.append(self.table.view(None))
        self.told.append({viewer: self.table.events(self._upto, viewer) for viewer in viewers})
        self._upto = self.table.event_count

    @property
    def names(self) -> list[str]:
        return [beat["beat"] for beat in self.beats]

    def events(self, name: str, viewer: int | None = None) -> list[Any]:
        return self.told[self.names.index(name)][viewer]


def bet(number: int, **more: object) -> dict[str, object]:
    return {"bet": number, **more}


def test_a_card_that_asks_is_a_moment_and_what_it_does_another() -> None:
    show = Show(scene("accusation", bet(2, hand=["raise"]), bet(3), bet(1)))
    show.answer(0, "play:raise")
    assert show.names == ["card"]
    show.answer(0, "choose:1")
    assert show.names == ["card", "effect"]
    assert [event["event"] for event in show.events("effect")] == ["raised"]
    assert show.views[1]["players"][1]["bet"] == 4


def test_a_card_that_asks_nothing_is_one_moment_with_what_it_does() -> None:
    show = Show(scene("trigger", bet(2, hand=["air-gun"]), bet(3, hand=[IDLE])))
    show.answer(0, "play:air-gun")
    assert show.names == ["effect"]
    assert [event["event"] for event in show.events("effect")] == ["played", "aimed-at-sky"]
    assert show.views[0]["players"][0]["aim"] == "sky"


def test_all_see_that_a_player_peeks_and_only_they_what_is_there() -> None:
    show = Show(scene("bet", {"hand": ["peek"]}, {}, {}))
    show.answer(0, "play:peek").answer(0, "choose:1")
    assert show.names == ["card", "effect"]
    (peeked,) = show.events("effect", 0)
    assert len([card for card in peeked["cards"] if card]) == 3
    for viewer in (None, 1, 2):
        (seen,) = show.events("effect", viewer)
        assert seen["event"] == "peeked"
        assert not any(seen["cards"])


def test_a_bullet_that_is_ducked_is_a_moment_of_its_own() -> None:
    barrel = ["bullet"]
    show = Show(
        scene("trigger", bet(1, barrel=barrel, aim=1, hand=[IDLE]), bet(1, ducking=True, barrel=["click"]), bet(0))
    )
    for _ in range(3):
        if "miss" not in show.names:
            show.everybody("pass")
    assert show.names[:3] == ["countdown", "volley", "miss"]
    assert show.beats[2]["seat"] == 0
    assert [event["event"] for event in show.events("miss")] == ["ducked"]


def test_the_verdict_comes_before_the_judge_fires() -> None:
    show = Show(scene("accusation", bet(1), bet(1, pocket="bullet"), bet(1, pocket="click")))
    show.everybody("pass", seat0="accuse:1", seat1="accuse:2")
    show.everybody("pass")
    assert show.names[:5] == ["fingers", "pocket", "pocket", "verdict", "death"]
    told = [event["event"] for event in show.events("verdict")]
    assert told.count("drew") == 4
    assert told[-1] == "extra-bullet"
    assert [event["event"] for event in show.events("death")][:2] == ["caught", "died"]
    assert show.views[3]["players"][1]["characters"] == 4
    assert show.views[4]["players"][1]["characters"] == 3


def test_a_round_without_any_accusation_is_a_moment() -> None:
    show = Show(scene("accusation", bet(1, barrel=["click"]), bet(1, pocket="bullet"), bet(1)))
    show.everybody("pass")
    assert show.names[0] == "silence"
    assert show.told[0][None] == []


def test_a_call_that_runs_out_after_an_accusation_is_not_silence() -> None:
    show = Show(scene("accusation", bet(1), bet(1, pocket="click"), bet(1, pocket="click")))
    show.everybody("pass", seat0="accuse:1")
    while "countdown" not in show.names:
        show.everybody("pass")
    assert "fingers" in show.names
    assert "silence" not in show.names


def test_the_last_captain_stands_alone_before_showing_off() -> None:
    barrel = ["bullet"]
    people = (bet(3, barrel=["click"], hand=[IDLE]), bet(1, barrel=barrel, characters=1), DEAD)
    show = Show(scene("trigger", *people, options={"show_off": True}))
    for _ in range(3):
        if "last-stand" not in show.names:
            show.everybody("pass")
    assert show.names == ["countdown", "volley", "captain", "last-stand"]
    show.answer(0, "fire")
    assert show.names[-1] == "show-off"
