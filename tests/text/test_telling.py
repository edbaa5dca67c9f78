"""What a game in another package may declare about its sentences: fields of events, and a ``telling.py``."""

from __future__ import annotations

from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from croupier.table import GameInfo, Json, Refused
from croupier.text import Teller, Words
from tests.text.declarations import GAMES

RULES = """
from croupier.table import Event, Kind, Place, Score, Seat

ROBBED = Event("robbed", "", Seat("thief"), Kind("loot"), Place("room", ["attic", "cellar"]))
LOST = Event("lost", "", "seat", Score("gold"))
"""

TELLING = """
from croupier import text
from croupier.table import Seat


class Telling(text.Telling[dict]):
    fields = (Seat("guard"),)

    def look(self, view):
        self.numbers = [7]
        self.bags = view["public"]["bags"]

    def name(self, view, seat):
        return f"Thief {seat}"

    def question(self):
        return {"bags": len(self.bags)}

    def answer(self, word, decision):
        return {"weight": len(word)}

    def owner(self, word, decision):
        return self.bags.get(word)

    def refusal(self, word, key):
        return {"weight": len(word), "length": len(key)}

    def event(self, event):
        return {"double": 2 * event["gold"]} if "gold" in event else {}
"""

TEXT = """
place-attic = under the roof
card-ring = the ring
event-robbed = { $thief } takes { $loot } { $room } ({ $loot_kind }).
event-lost = { $seat } loses { $double }.
decision-rob = { $guard } guards { $bags } bags: whom do you rob?
option-take = Take { $card } of { $owner } ({ $whose }, { $weight })
refused-too-heavy = { $word } has a weight of { $weight }.
refused-not-yours = { $owner } has { $card } ({ $kind }, { $whose }, { $length }).
refused-asleep = { $who } sleeps ({ $number }, { $cast }).
refused-locked = You can't go { $place }.
"""

VIEW: Json = {"you": 1, "players": [{"seat": 0}, {"seat": 1, "name": "Bob"}], "public": {"bags": {"ring": 0}}}


@pytest.fixture
def thieves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> GameInfo:
    """A game in its own package; each test gets a different one."""
    name = f"thieves_of_{request.node.name}"
    package = tmp_path / name
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text(RULES)
    (package / "text" / "en.ftl").write_text(TEXT)
    monkeypatch.syspath_prepend(str(tmp_path))
    invalidate_caches()
    import_module(name)
    ours = GAMES["total-rickall"]
    return GameInfo("thieves", "Thieves", 1, (2, 2), (), name, ours.layout, ours.create)


def test_the_fields_of_an_event_say_what_they_hold(thieves: GameInfo) -> None:
    robbed: Json = {"event": "robbed", "thief": 0, "loot": "ring", "room": "attic"}
    assert Teller(Words(thieves, "en"), ["Ann", "Bob"], 0).event(robbed) == "You takes the ring under the roof (ring)."
    assert Teller(Words(thieves, "en"), ["Ann", "Bob"], 1).event({**robbed, "room": "cellar"}) == (
        "Ann takes the ring cellar (ring)."
    )


def test_without_a_telling_players_are_numbered(thieves: GameInfo) -> None:
    teller = Teller.at(Words(thieves, "en"), VIEW)
    assert teller.names == ["Player 1", "Bob"]
    assert teller.option("take:ring", "rob") == "Take ring"


def test_a_telling_adds_what_messages_mention(thieves: GameInfo, tmp_path: Path) -> None:
    (tmp_path / thieves.package / "telling.py").write_text(TELLING)
    invalidate_caches()
    teller = Teller.at(Words(thieves, "en"), VIEW)
    assert teller.names == ["Thief 0", "Bob"]
    assert teller.telling.numbers == [7]
    assert teller.question("rob", {"guard": 0}) == "Thief 0 guards 1 bags: whom do you rob?"
    assert teller.option("take:ring", "rob") == "Take the ring of Thief 0 (other, 4)"
    assert teller.refusal(Refused("no", "", "too-heavy:ring")) == "ring has a weight of 4."
    assert teller.refusal(Refused("no", "", "not-yours", "take:ring")) == "Thief 0 has the ring (ring, other, 9)."
    assert teller.refusal(Refused("no", "", "asleep", "rob:1")) == "you sleeps (1, you)."
    assert teller.refusal(Refused("no", "", "asleep", "rob:2")) == "none sleeps (2, other)."
    assert teller.refusal(Refused("no", "", "locked", "go:attic")) == "You can't go under the roof."
    assert teller.event({"event": "lost", "seat": 1, "gold": 4}) == "You loses 8."
