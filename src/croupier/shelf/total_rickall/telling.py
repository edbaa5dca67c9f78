"""What the sentences of Total Rickall mention besides cards and players: friends, and places in the centre."""

from __future__ import annotations

from croupier import text
from croupier.shelf.total_rickall.view import VIEW
from croupier.table import Json, Seat


class Telling(text.Telling[VIEW]):
    fields = (Seat("actor"), Seat("vote_called_by"))

    def __init__(self, words: text.Words) -> None:
        super().__init__(words)
        self.friends: dict[str, int] = {}

    def look(self, view: VIEW) -> None:
        people = enumerate(view["players"])
        self.friends = {person["friend"]: seat for seat, person in people if person["friend"] is not None}

    def owner(self, word: str, decision: str) -> int | None:
        """The player whose friend a Character is."""
        return self.friends.get(word)

    def event(self, event: Json) -> text.Said:
        """``$place`` counts the slots of the centre from 1."""
        slot = event.get("slot")
        return {"place": slot + 1} if isinstance(slot, int) else {}
