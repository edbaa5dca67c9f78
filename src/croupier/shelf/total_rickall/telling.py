"""What the sentences of Total Rickall mention besides cards and players: friends, places, the moment, stakes and chances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from croupier import text
from croupier.shelf.total_rickall import chances, stakes
from croupier.shelf.total_rickall.cards import ANY_COLOUR, COLOURS, KINDS, figures_of
from croupier.shelf.total_rickall.seen import Seen
from croupier.shelf.total_rickall.view import VIEW
from croupier.table import Json, Seat
from croupier.table.view import cards_in

DINNER = "dinner"


class Telling(text.Telling[VIEW]):
    fields = (Seat("actor"), Seat("vote_called_by"))
    without_stakes = stakes.WITHOUT
    weights: ClassVar[Mapping[str, text.Weight]] = {"declare": "final", "enough": "final"}

    def __init__(self, words: text.Words) -> None:
        super().__init__(words)
        self.figures = figures_of(words.edition)
        self.friends: dict[str, int] = {}

    def look(self, view: VIEW) -> None:
        people = enumerate(view["players"])
        self.friends = {person["friend"]: seat for seat, person in people if person["friend"] is not None}
        super().look(view)

    def owner(self, word: str, decision: str) -> int | None:
        """The player whose friend a Character is."""
        return self.friends.get(word)

    def event(self, event: Json) -> text.Said:
        """``$place`` counts the slots of the centre from 1."""
        slot = event.get("slot")
        return {"place": slot + 1} if isinstance(slot, int) else {}

    def stakes_for(self, view: VIEW, you: int) -> stakes.Stakes:
        return stakes.Stakes(Seen(view, you, self.figures))

    def weight(self, key: str) -> text.Weight:
        """In the classic game a shot at a Character whom the player has seen to be Real must be confirmed."""
        weight = super().weight(key)
        if not key.startswith("shoot:") or self.view is None or self.view["options"]["mode"] != "classic":
            return weight
        remark = self.stakes(key, "shoot")
        sure = remark is not None and remark.facts.get("known") == "real" and not remark.facts.get("told")
        return "final" if sure else weight

    def chances_for(self, view: VIEW, you: int) -> list[text.Remark]:
        return chances.chances(Seen(view, you, self.figures))

    def refusal(self, word: str, key: str) -> text.Said:
        """The mode, the phase and the ``$moment``, the card that is ``$played`` and its ``$colour``, the cards in
        ``$hand``.
        """
        view = self.view
        if view is None or view["you"] is None:
            return {"mode": "classic", "phase": "none", "moment": "none", "played": "", "colour": "none", "hand": 1}
        card = view["public"]["card"]
        colour = ANY_COLOUR if card is None else self.figures.colour[KINDS.index(card)]
        return {
            "mode": str(view["options"]["mode"]),
            "phase": view["phase"],
            "moment": _moment(view, view["you"]),
            "played": "" if card is None else self.words.card(card),
            "colour": "none" if colour == ANY_COLOUR else COLOURS[colour],
            "hand": len(cards_in(view, "hand", view["you"])),
        }


def _moment(view: VIEW, you: int) -> str:
    """What is going on: the viewer speaks, a vote is held, the viewer's card is played, or else the phase."""
    public, phase = view["public"], view["phase"]
    if public["speaker"] == you:
        return "speaking-at-dinner" if phase == DINNER else "speaking"
    if public["vote_called_by"] is not None:
        return "vote"
    return "own-card" if public["actor"] == you and public["card"] is not None else phase
