"""What was really dealt, and what each seat may know of it."""

from __future__ import annotations

import json
import re
from typing import Any

import croupier
from croupier import Table
from tests.browser.pages import Guest, Json
from tests.browser.serving import Dealt


def kinds_in(thing: Any) -> set[str]:
    """Return every word used in a value or in a key."""
    if isinstance(thing, str):
        return {thing, *thing.split(":")}
    if isinstance(thing, dict):
        return set().union(*[kinds_in(key) | kinds_in(value) for key, value in thing.items()])
    if isinstance(thing, list):
        return set().union(*[kinds_in(each) for each in thing])
    return set()


def words_in(text: str) -> set[str]:
    """Return every word of a text."""
    return set(re.findall(r"[\w-]+", text))


class Truth:
    """A game re-dealt from the secrets in the database: what lies where, and what each seat may know of it."""

    def __init__(self, dealt: Dealt) -> None:
        self.dealt = dealt
        self.table: Table = croupier.open_table(dealt.game, dealt.seats, dealt.seed, dealt.options)
        self.at = 0

    def after(self, answers: int) -> Table:
        while self.at < answers:
            seat, key = self.dealt.answers[self.at]
            self.table.answer(seat, key)
            self.at += 1
        return self.table


def check_room(room: Json, hidden: set[str]) -> None:
    """What is sent about a table and its people is independent of the cards on it."""
    options = room.pop("options")  # one of roulette's options is named after a card
    assert not (hidden - kinds_in(options)) & words_in(json.dumps(room))


def check_frames(guest: Guest, seats: set[int | None], dealt: Dealt) -> int:
    """Check every update received by a guest of these seats against the truth; return how many cards could have leaked."""
    truth = Truth(dealt)
    dealt_open: Any = truth.table.laid_open()["zones"]
    in_hands = {kind for zone in dealt_open if zone["name"].startswith("hand:") for kind in zone["cards"]}
    for frame in guest.heard.frames:
        if (told := json.loads(frame))["type"] == "room":
            check_room(told, in_hands)
    kept = 0
    for frame in [frame for frame in guest.heard.frames if json.loads(frame)["type"] == "update"]:
        update: Json = json.loads(frame)
        table = truth.after(update["answers"])
        view = update["moment"]["view"]
        seat = update["moment"]["seat"]
        assert seat in seats
        assert view["you"] == seat
        may_know = json.loads(json.dumps(table.view(seat)))
        assert view["zones"] == may_know["zones"]
        assert view["players"] == may_know["players"]
        assert view["public"] == may_know["public"]
        events = json.loads(json.dumps(table.events(0, seat)))
        assert all(event in events for event in update["events"])
        offered = may_know["decision"]["options"] if may_know["decision"] else []
        assert [each["key"] for each in update["moment"]["options"]] == [each["key"] for each in offered]
        if table.over:
            continue
        assert str(dealt.seed) not in frame
        open_zones: Any = table.laid_open()["zones"]
        hidden = {kind for zone in open_zones for kind in zone["cards"]} - kinds_in(may_know) - kinds_in(events)
        assert not hidden & kinds_in(update), "a card that was never shown"
        kept += len(hidden)
    return kept
