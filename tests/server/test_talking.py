"""Chat and emoji: what all may see of them, and how many are allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import HandClock, Json, Person, Running, Wire


def two(running: Running, game: str = "russian-roulette", **wish: Any) -> tuple[Wire, Wire, Wire]:
    """Two players of a game, and a spectator."""
    first, second, third = Person(running), Person(running), Person(running)
    code = first.open(game, seats=2, **wish)
    second.sit(code)
    here, there, watching = first.socket(code), second.socket(code), third.socket(code)
    here.ask("start", "update")
    there.until("update")
    watching.until("update")
    return here, there, watching


def zone(view: Json, name: str) -> Json:
    found: Json = next(each for each in view["zones"] if each["name"] == name)
    return found


def reaction(wire: Wire, **fields: Any) -> Json:
    return wire.ask("react", "reaction", **fields)


def test_an_emoji_for_a_person_is_seen_by_all(running: Running) -> None:
    here, there, watching = two(running)
    here.send("react", emoji="love", to=1)
    for wire in (here, there, watching):
        assert wire.until("reaction") == {
            "type": "reaction",
            "seat": 0,
            "emoji": "love",
            "to": 1,
            "zone": None,
            "kind": None,
        }


def test_an_emoji_for_a_card_tells_the_kind_only_where_all_see_it(running: Running) -> None:
    here, there, _ = two(running, "smile-life")
    hand = zone(here.view, "hand:0")["cards"]
    assert all(hand), "a player sees their own hand"
    told = reaction(here, emoji="wow", zone="hand:0", kind=hand[0])
    assert (told["zone"], told["kind"]) == ("hand:0", None)
    assert there.until("reaction")["kind"] is None
    here.answer(0, "draw")
    here.until("update", lambda update: "draw" not in [each["key"] for each in update["moment"]["options"]])
    here.answer(0, next(key for key in here.choices() if key.startswith("discard:")))
    here.until("update", lambda update: zone(update["moment"]["view"], "discard")["count"] > 0)
    thrown = zone(here.view, "discard")["cards"][0]
    told = reaction(there, emoji="laugh", zone="discard", kind=thrown)
    assert (told["seat"], told["zone"], told["kind"]) == (1, "discard", thrown)


def test_trying_kinds_tells_nothing_of_a_hand(running: Running) -> None:
    """The reply is the same for a card that is there and for one that is not."""
    here, there, _ = two(running, "smile-life")
    held = zone(there.view, "hand:1")["cards"]
    missing = next(kind for kind in zone(here.view, "hand:0")["cards"] if kind not in held)
    heard = [reaction(here, emoji="doubt", zone="hand:1", kind=kind) for kind in (held[0], missing, "no-such-card")]
    assert heard[0] == heard[1] == heard[2]
    assert heard[0]["kind"] is None


@pytest.mark.parametrize(
    "target",
    [{}, {"to": 0, "zone": "ammo:0"}, {"to": 7}, {"zone": "nowhere"}, {"zone": "discard"}],
    ids=["nothing", "two things", "no such seat", "no such zone", "an empty zone"],
)
def test_an_emoji_for_what_is_not_there_is_declined_in_words(target: Json, running: Running) -> None:
    here, _, _ = two(running, "smile-life")
    refused = here.ask("react", "refused", emoji="like", **target)
    assert refused["reason"] == "nothing-to-react-to"
    assert "isn't on the table" in refused["text"]


def test_only_players_react_and_cards_only_during_a_game(running: Running) -> None:
    first, second = Person(running), Person(running)
    code = first.open(seats=2)
    with first.socket(code) as here, second.socket(code) as watching:
        assert watching.ask("react", "refused", emoji="like", to=0)["reason"] == "not-seated"
        assert here.ask("react", "refused", emoji="like", to=1)["reason"] == "nothing-to-react-to", "an empty seat"
        assert here.ask("react", "refused", emoji="like", zone="discard")["reason"] == "not-started"
        assert reaction(here, emoji="like", to=0)["to"] == 0
        assert "read this message" in here.ask("react", "refused", emoji="skull", to=0)["text"]


def test_chat_and_emoji_share_one_limit_for_each_person(tmp_path: Path) -> None:
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock(), message_rate=20.0) as timed:
        person = Person(timed)
        code = person.open(seats=2, bots="random")
        here, phone = person.socket(code), person.socket(code)
        for _ in range(5):
            here.ask("say", "chat", phrase="hello")
            reaction(phone, emoji="like", to=0)
        assert here.ask("say", "refused", text="one more")["reason"] == "too-fast"
        assert phone.ask("react", "refused", emoji="like", to=0)["reason"] == "too-fast"
        timed.move_clock(1)
        assert reaction(here, emoji="like", to=0)


def test_a_shared_screen_is_known_to_all_and_is_nobody(running: Running) -> None:
    person = Person(running)
    code = person.open(seats=2, bots="random", start=True)
    with person.socket(code) as here:
        assert here.until("room")["screens"] == 0
        screen = person.socket(code, screen=True)
        room = here.until("room", lambda room: room["screens"] == 1)
        assert room["spectators"] == 0
        shown = screen.until("room")
        assert (shown["yours"], shown["opener"]) == ([], False)
        assert screen.update["moment"]["seat"] is None
        here.close()
        assert not screen.until("room", lambda room: not room["seats"][0]["here"])["seats"][0]["here"]
        with person.socket(code) as back:
            assert back.until("room")["screens"] == 1
            screen.close()
            back.until("room", lambda room: room["screens"] == 0)
