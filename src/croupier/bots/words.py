"""What a seat sees and what it may answer, in words: the input of learned players, the same for every game.

A word is a tuple, and has a weight. Words of the position come from the seat's view and events; words of an option come
from its key and from what the view says about the card or player in the key. Seats are counted from the one that looks,
so what is learned on one seat holds on every seat. A game may add words for its options: the class ``OptionWords`` in
its module ``bot_words``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol

from croupier.shelf import find
from croupier.table import Answers, Chair, Event, Option
from croupier.table.events import Seat
from croupier.table.view import PlainView
from croupier.text.declared import declared

Word = tuple[object, ...]
Words = list[tuple[Word, float]]

SEAT_FIELDS: Final = frozenset(
    (
        *("accuses", "actor", "aim", "by", "card_player", "closing", "collecting", "first", "first_player", "order"),
        *("owner", "player", "protected", "seat", "speaker", "target", "turn", "turned_up", "vote_called_by"),
    )
)
"""Fields of views that contain a seat."""
UNUSED: Final = frozenset(("team", "captain", "teammates", "colour", "seat"))
"""Fields of a player that only identify the player."""
NOBODY: Final = -1
SMALL: Final = 16
"""Smaller numbers have a word each, larger ones share one with their neighbours."""
LATEST: Final = 3
"""How many of the last events are distinguished from earlier ones."""
FIRST_PLACES: Final = 3


class OwnWords(Protocol):
    """Words that a game adds for its options."""

    def of(self, question: str, option: Option, picked: bool) -> Words: ...


class Eyes:
    """Describes what one seat sees. Remembers the events it has read."""

    def __init__(self, game: str) -> None:
        self.naming_seats, self.seats_of_events = _naming_seats(game)
        self.own_words = _own_words(game)
        self.deal = ""
        self.seat = NOBODY
        self._forget()

    def _forget(self) -> None:
        self.upto = 0
        self.counts: dict[tuple[str, int, int], int] = {}
        self.counts_of_cards: dict[object, dict[tuple[str, int], int]] = {}
        self.latest: deque[Word] = deque(maxlen=LATEST)

    def look(self, chair: Chair, view: PlainView) -> Words:
        """The words of the position; ``view`` is what the chair shows now."""
        if view["deal"] != self.deal or view["events"] < self.upto or chair.seat != self.seat:
            self.deal, self.seat = view["deal"], chair.seat
            self._forget()
        self.view = view
        self.seats = view["seats"]
        self._read(chair)
        decision = view["decision"]
        self.question = "" if decision is None else decision["kind"]
        words: Words = [
            (("always",), 1.0),
            (("seats", self.seats), 1.0),
            (("phase", view["phase"]), 1.0),
            (("question", self.question), 1.0),
        ]
        self._tell_players(words)
        for counter in view["counters"]:
            if counter["owner"] is None:
                self._tell(("counter", counter["name"]), counter["value"], "", words)
        self._tell(("public",), view["public"], "", words)
        self._tell_zones(words)
        for group in view["known"]:
            for name in group["among"]:
                zone, _, owner = name.partition(":")
                place = (zone, self._from_me(int(owner)) if owner.isdecimal() else NOBODY)
                words += [(("known", place, card), 1.0) for card in group["contents"]]
                break
        words += [(("kept", key), 1.0) for key in view["kept"]]
        words += [(("happened", *what), min(count, 15) * 0.2) for what, count in self.counts.items()]
        words += [(("latest", what), 1.0) for what in self.latest]
        return words

    def options(self, options: Sequence[Option], picked: Option | None = None) -> list[Words]:
        """The words of each option, after ``look``. ``picked`` is what another player would choose, if it was asked."""
        self._entries: dict[str, list[tuple[str, str, dict[str, object]]]] | None = None
        own = None if self.own_words is None else self.own_words(self.view, self.seat)
        found: list[Words] = []
        for place, option in enumerate(options):
            is_picked = picked is not None and option.key == picked.key
            words = self._option(option, place, is_picked)
            if own is not None:
                words += own.of(self.question, option, is_picked)
            found.append(words)
        return found

    # The position.

    def _from_me(self, seat: int) -> int:
        """How many seats after the viewer a seat is."""
        return (seat - self.seat) % self.seats

    def _read(self, chair: Chair) -> None:
        """Count the events since the last look."""
        if self.view["events"] == self.upto:
            return
        counts = self.counts
        for event in chair.events(self.upto):
            name = str(event["event"])
            who = [NOBODY, NOBODY]
            for at, field in enumerate(self.seats_of_events[name]):
                seat = event[field]
                if isinstance(seat, int):
                    who[at] = self._from_me(seat)
            what = (name, who[0], who[1])
            counts[what] = counts.get(what, 0) + 1
            self.latest.append((name, who[0]))
            card = event.get("card")
            if card is not None:
                of_card = self.counts_of_cards.setdefault(card, {})
                of_card[name, who[0]] = of_card.get((name, who[0]), 0) + 1
        self.upto = self.view["events"]

    def _tell_players(self, words: Words) -> None:
        self.players: list[Words] = []
        for seat, player in enumerate(self.view["players"]):
            own: Words = []
            for field, value in player.items():
                if field not in UNUSED:
                    self._tell((field,), value, field, own)
            self.players.append(own)
            place = self._from_me(seat)
            words += [(("player", place, word), weight) for word, weight in own]

    def _tell_zones(self, words: Words) -> None:
        """Which cards lie where."""
        self.lying: dict[str, list[tuple[str, int]]] = {}
        for zone in self.view["zones"]:
            count = zone["count"]
            if not count:
                continue
            owner = zone["owner"]
            place = (zone["name"].partition(":")[0], NOBODY if owner is None else self._from_me(owner))
            words.append((("cards", place), min(count, 40) * 0.1))
            words.append((("count", place, count if count < SMALL else SMALL + count // SMALL), 1.0))
            for card in zone["cards"]:
                if card is not None:
                    words.append((("card", place, card), 1.0))
                    places = self.lying.setdefault(card, [])
                    if place not in places:
                        places.append(place)

    def _tell(self, path: Word, value: object, field: str, words: Words) -> None:
        """The words of any value of the view. Absent, empty and false values have none."""
        if value is None or value is False or value == "":
            return
        if value is True:
            words.append((path, 1.0))
        elif isinstance(value, int):
            if field in SEAT_FIELDS and 0 <= value < self.seats:
                words.append(((*path, "seat", self._from_me(value)), 1.0))
            elif value:
                words.append(((*path, "#"), min(value, 40) * 0.1))
                words.append(((*path, value if value < SMALL else SMALL + value // SMALL), 1.0))
            else:
                words.append(((*path, 0), 1.0))
        elif isinstance(value, str):
            words.append(((*path, value), 1.0))
        elif isinstance(value, dict):
            for name, part in value.items():
                self._tell((*path, name), part, name, words)
        elif isinstance(value, list):
            for place, item in enumerate(value):
                if isinstance(item, dict):
                    self._tell_entry(path, item, words)
                elif field == "order" and isinstance(item, int):
                    words.append(((*path, place, self._from_me(item)), 1.0))
                else:
                    self._tell(path, item, field, words)

    def _tell_entry(self, path: Word, entry: dict[str, object], words: Words) -> None:
        """The words of an entry of a list: by its seat, its space or its slot, if it has one."""
        key = entry.get("space", entry.get("slot"))
        for name in ("seat", "owner"):
            seat = entry.get(name)
            if isinstance(seat, int):
                key = self._from_me(seat)
        if key is not None:
            path = (*path, key)
        for name, part in entry.items():
            if name not in ("seat", "owner", "space", "slot", "character"):
                self._tell((*path, name), part, name, words)

    # The options.

    def _option(self, option: Option, place: int, picked: bool) -> Words:
        question, kind = self.question, option.kind
        words: Words = [(("kind", question, kind), 1.0), (("place", question, min(place, FIRST_PLACES)), 1.0)]
        if picked:
            words += [(("picked",), 1.0), (("picked", question), 1.0), (("picked", question, kind), 1.0)]
        if option.aside:
            words.append((("aside",), 1.0))
        name = option.key.partition(":")[2]
        if not name:
            return words
        if kind in self.naming_seats and name.isdecimal():
            self._name_player(int(name), kind, words)
            return words
        words.append((("names", question, name), 1.0))
        words.append((("names", kind, name), 1.0))
        if name.isdecimal():
            words.append((("number", kind), int(name) * 0.2))
        else:
            words.append((("begins", kind, name.partition("-")[0]), 1.0))
        self._name_card(name, kind, words)
        return words

    def _name_player(self, seat: int, kind: str, words: Words) -> None:
        """What is known of the player that an option names."""
        place = self._from_me(seat)
        words.append((("seat", self.question, place), 1.0))
        words += [(("of", kind, word), weight) for word, weight in self.players[seat]]
        for (name, who, whom), count in self.counts.items():
            if who == place:
                words.append((("did", kind, name), min(count, 15) * 0.2))
            if whom == place:
                words.append((("suffered", kind, name), min(count, 15) * 0.2))

    def _name_card(self, name: str, kind: str, words: Words) -> None:
        """Where the card named by an option lies, and what is said about it."""
        words += [(("lies", kind, place), 1.0) for place in self.lying.get(name, ())]
        for what, count in self.counts_of_cards.get(name, {}).items():
            words.append((("was", kind, what), min(count, 5) * 0.5))
        if self._entries is None:
            self._entries = _by_name(self.view["public"])
        for listed, field, entry in self._entries.get(name, ()):
            path: Word = ("told", kind, listed, field)
            for other, value in entry.items():
                if other not in (field, "slot", "space"):
                    self._tell((*path, other), value, other, words)


def _by_name(public: dict[str, object]) -> dict[str, list[tuple[str, str, dict[str, object]]]]:
    """The entries of all public lists by the names in their fields: the list, the field and the entry."""
    found: dict[str, list[tuple[str, str, dict[str, object]]]] = {}
    for listed, entries in public.items():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict):
                for field, value in entry.items():
                    if isinstance(value, str):
                        found.setdefault(value, []).append((listed, field, entry))
    return found


@cache
def _naming_seats(game: str) -> tuple[set[str], dict[str, list[str]]]:
    """The kinds of answers that name a seat, and the fields of each event that do."""
    info = find(game)
    kinds = {kind for answers in declared(info, Answers) for kind in answers.seats}
    fields = {
        event.name: [field.name for field in event.values if isinstance(field, Seat)][:2]
        for event in declared(info, Event)
    }
    return kinds, fields


@cache
def _own_words(game: str) -> Callable[[PlainView, int], OwnWords] | None:
    """The maker of the words that a game adds for its options."""
    module = f"{find(game).package}.bot_words"
    if find_spec(module) is None:
        return None
    made: Callable[[PlainView, int], OwnWords] = import_module(module).OptionWords
    return made
