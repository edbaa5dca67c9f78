"""A view, ready to be drawn: the common shape of every game, with its parts found by name."""

from __future__ import annotations

from croupier.table import Json


class Entry:
    """One object of a view, read with care: what is missing or of another sort is nothing."""

    def __init__(self, facts: object) -> None:
        self.facts: Json = facts if isinstance(facts, dict) else {}

    def number(self, key: str) -> int | None:
        value = self.facts.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def word(self, key: str) -> str | None:
        value = self.facts.get(key)
        return value if isinstance(value, str) else None

    def flag(self, key: str) -> bool:
        return self.facts.get(key) is True

    def entries(self, key: str) -> list[Entry]:
        return [Entry(entry) for entry in _list(self.facts.get(key))]


class Zone:
    """A place of the table. A card that the viewer has not seen is nothing."""

    def __init__(self, entry: Entry) -> None:
        self.name = entry.word("name") or ""
        self.owner = entry.number("owner")
        cards = entry.facts.get("cards")
        self.cards: list[str | None] = cards if isinstance(cards, list) else []


class Seen:
    """All of a view that a drawing needs."""

    def __init__(self, view: Json) -> None:
        whole = Entry(view)
        self.game = whole.word("game") or ""
        self.phase = whole.word("phase") or ""
        self.you = whole.number("you")
        self.answer = whole.word("answer")
        self.kept = [key for key in _list(whole.facts.get("kept")) if isinstance(key, str)]
        self.over = whole.facts.get("result") is not None
        self.stacked = whole.flag("stacked")
        self.deal = whole.word("deal") or ""
        self.public = Entry(view["public"])
        self.players = [Entry(player) for player in _list(view["players"])]
        self.answered = [seat for seat in _list(view["answered"]) if isinstance(seat, int)]
        self.zones = {zone.name: zone for zone in [Zone(Entry(entry)) for entry in _list(view["zones"])]}
        self.known = [Entry(entry) for entry in _list(view["known"])]

    def cards(self, zone: str, seat: int | None = None) -> list[str | None]:
        """The cards of a zone; those of a seat's own if a seat is given."""
        found = self.zones.get(zone if seat is None else f"{zone}:{seat}")
        return [] if found is None else found.cards


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
