"""The story of a finished game of Les 100 Jours."""

from __future__ import annotations

from typing import Final

from croupier.shelf.hundred_days.view import VIEW
from croupier.table.view import cards_in
from croupier.text import Remark
from croupier.text.story import Story as AnyStory
from croupier.text.story import Told, largest_first

HEAPS: Final = {"closed": "dimensions", "pile": "discard", "area": "in-play"}


class Story(AnyStory[VIEW]):
    """Adventure points over the rounds, dimensions closed, and what was taken from whom."""

    def standing(self, view: VIEW) -> list[int]:
        return [person["points"] for person in view["players"]]

    def sources(self) -> list[list[tuple[str, int]]]:
        """HD-14.4: dimensions, the personal discard, cards in play, garage tokens."""
        return [
            largest_first(
                {slug: self.worth(heap, seat) for heap, slug in HEAPS.items()}
                | {"garage": len(self.last["players"][seat]["guarded"])}
            )
            for seat in range(self.seats)
        ]

    def worth(self, heap: str, seat: int) -> int:
        """The points of a player's cards of one heap."""
        printed = {**self.figures["tiles"], **self.figures["cards"]}
        return sum([printed[card]["points"] for card in cards_in(self.last, heap, seat) if card is not None])

    def turns(self) -> list[Told]:
        """The dearest dimensions, black holes, and who took the lead last."""
        closed = self.of("closed")
        tiles = self.figures["tiles"]
        dearest = sorted(closed, key=lambda each: -int(tiles[each.card()]["points"]))[:3]
        told = [
            Told(
                Remark(
                    "closed",
                    {"seat": each.seat, "card": each.card(), "count": tiles[each.card()]["points"]},
                ),
                each.seat,
                each.at,
            )
            for each in dearest
        ]
        told += [Told(Remark("last-round", {}), None, each.at) for each in self.of("last-round")]
        return sorted([*told, *self.leads()[-2:]], key=lambda each: each.at or 0)

    def awards(self) -> list[Told]:
        return [
            *self.award("closer", [each.seat for each in self.of("closed")], 3),
            *self.award("thief", [each.seat for each in self.of("stole", "elbowed")]),
            *self.award("robbed", [each.number("target") for each in self.of("stole", "elbowed")]),
            *self.award("reactor", [each.seat for each in self.of("reacted")]),
            *self.award("saboteur", [each.seat for each in self.of("cancelled")]),
            *self.award("collector", [each.seat for each in self.of("took")], 8),
        ]
