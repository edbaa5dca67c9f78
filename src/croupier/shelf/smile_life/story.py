"""The story of a finished game of Smile Life: an album of each life."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from croupier.shelf.smile_life.deck import deck_of
from croupier.shelf.smile_life.seen import LAID, NUMBER
from croupier.shelf.smile_life.view import VIEW
from croupier.table.view import cards_in
from croupier.text import Remark
from croupier.text.story import Story as AnyStory
from croupier.text.story import Told, largest_first

# The pages of an album, in the order of a life: families of cards.
PAGES: Final = (
    *("study", "job", "wage", "flirt", "marriage", "adultery", "child", "pet", "house", "vehicle", "trip"),
    *("distinction", "weapon", "survival"),
)
BLOWS: Final = {"inflicted", "attacked", "bomb-attack"}
THEFTS: Final = {"stole", "robbed", "stole-flirt"}


class Story(AnyStory[VIEW]):
    """Smiles over the turns, their sources, and each life in a few sentences."""

    def standing(self, view: VIEW) -> list[int]:
        return [person["smiles"] for person in view["players"]]

    def sources(self) -> list[list[tuple[str, int]]]:
        """SL-20.2, AP-16.18: the smiles of each family of cards; the rest is the bonus of SL-14.3."""
        deck = deck_of(self.edition)
        found = []
        for seat in range(self.seats):
            mine: dict[str, int] = {}
            for card in self.laid(seat):
                family = self.figures["cards"][card]["family"]
                mine[family] = mine.get(family, 0) + deck.cards[NUMBER[card]].score
            mine["wonders"] = self.last["players"][seat]["smiles"] - sum(mine.values())
            found.append(largest_first(mine))
        return found

    def laid(self, seat: int) -> list[str]:
        """The cards of a life."""
        return [card for heap in LAID for card in cards_in(self.last, heap, seat) if card is not None]

    def turns(self) -> list[Told]:
        """Catastrophes, the heaviest loss, and the last change of the lead; before that only leads by a good margin."""
        told = [Told(Remark("plague", {"card": each.card()}), None, each.at) for each in self.of("plague-starts")][:4]
        told += [Told(Remark(each.name, {"seat": each.seat}), each.seat, each.at) for each in self.of("bomb-attack")]
        told += self.heaviest_loss()
        leads = self.leads()[-3:]
        worth = max(self.standing(self.last)) / 4
        told += [each for each in leads[:-1] if int(str(each.remark.facts["count"])) >= worth] + leads[-1:]
        return sorted(told, key=lambda each: each.at or 0)

    def heaviest_loss(self) -> list[Told]:
        """The player who lost most smiles at once, if more than one."""
        losses: list[tuple[int, int, int | None]] = []
        for (_, before), (at, after) in pairwise(self.views):
            scores = zip(self.standing(before), self.standing(after), strict=True)
            losses += [(was - now, seat, at) for seat, (was, now) in enumerate(scores) if was - now > 1]
        return [
            Told(Remark("loss", {"seat": seat, "count": lost}), seat, at)
            for lost, seat, at in sorted(losses, key=lambda loss: -loss[0])[:1]
        ]

    def awards(self) -> list[Told]:
        return [
            *self.award("bully", [each.seat for each in self.of(*BLOWS)]),
            *self.award("unlucky", [each.number("target") for each in self.of("inflicted", "attacked")]),
            *self.award("thief", [each.seat for each in self.of(*THEFTS)]),
            *self.award("idler", [each.seat for each in self.of("skipped")]),
            *self.award("monster-bait", [each.seat for each in self.of("wounded")]),
        ]

    def album(self) -> list[list[Told]]:
        """A sentence for each page that is not empty."""
        family = {card: printed["family"] for card, printed in self.figures["cards"].items()}
        pages = []
        for seat in range(self.seats):
            laid = self.laid(seat)
            told = []
            for page in PAGES:
                cards = [card for card in laid if family[card] == page]
                if cards:
                    told.append(Told(Remark(f"album-{page}", {"seat": seat, "cards": cards}), seat))
            pages.append(told or [Told(Remark("album-empty", {"seat": seat}), seat)])
        return pages
