"""The story of a finished game of Total Rickall."""

from __future__ import annotations

from typing import Final

from croupier.shelf.total_rickall.view import VIEW
from croupier.table.view import cards_in
from croupier.text import Remark
from croupier.text.story import Happened, Told
from croupier.text.story import Story as AnyStory

SAID: Final = {"said-real": "real", "said-parasite": "parasite"}
LOOKS: Final = {"looked", "looked-again", "exposed"}
SHOTS: Final = {"shot", "shot-friend"}


class Story(AnyStory[VIEW]):
    """Parasites and Reals that were exterminated, claims that were false, and who was what."""

    series = ("parasites", "reals")

    def standing(self, view: VIEW) -> list[int]:
        """How many Parasites and Reals have been exterminated."""
        at = next(number for number, each in self.views if each is view)
        shot = [self.identity(each) for each in self.of(*SHOTS) if each.at <= at]
        return [shot.count("parasite"), shot.count("real")]

    def turns(self) -> list[Told]:
        """The first Parasite, a claim that was believed, the last Parasite; Reals that were shot, calls to end the game
        and their results, and dinner.
        """
        told = self.hits()
        told += [
            Told(Remark("shot-real", {"seat": each.seat, "card": each.card()}), each.seat, each.at)
            for each in self.of(*SHOTS)
            if self.identity(each) == "real"
        ]
        calls = self.of("declared")
        for each, verdict in zip(calls, self.of("carried", "not-carried"), strict=False):
            slug = "declared" if verdict.name == "carried" else "outvoted"
            told.append(Told(Remark(slug, {"seat": each.seat}), each.seat, each.at))
        told += [Told(Remark("dinner", {}), None, each.at) for each in self.of("dinner")]
        return sorted(told, key=lambda each: each.at or 0)

    def hits(self) -> list[Told]:
        """The first and the last Parasite that were shot, and the first one that another player had pointed out."""
        hits = [each for each in self.of(*SHOTS) if self.identity(each) == "parasite"]
        told = []
        for slug, each in zip(("first-parasite", "last-parasite"), hits[:1] + hits[1:][-1:], strict=False):
            told.append(Told(Remark(slug, {"seat": each.seat, "card": each.card()}), each.seat, each.at))
        for each in hits[1:-1]:
            said = [
                word
                for word in self.of("said-parasite")
                if word.card() == each.card() and (word.at or 0) < (each.at or 0)
            ]
            if said and said[-1].seat != each.seat:
                facts = {"seat": each.seat, "target": said[-1].seat, "card": each.card()}
                told.append(Told(Remark("believed", facts), each.seat, each.at))
                break
        return told

    def unmasked(self) -> list[Told]:
        """Who in the centre was a Parasite, sides, and claims that contradicted what the speaker had just seen."""
        told = []
        if revealed := self.of("revealed"):
            left = [each.card() for each in revealed if self.identity(each) == "parasite"]
            told.append(Told(Remark("parasites-left", {"cards": left}) if left else Remark("clean", {})))
        for seat in range(self.seats):
            friend = self.last["players"][seat]["friend"]
            side = [card for card in cards_in(self.last, "secret", seat) if card is not None]
            if friend is not None and side:
                told.append(Told(Remark("side", {"seat": seat, "card": friend, "side": side[0]}), seat))
        for each in self.lies():
            facts = {"seat": each.seat, "card": each.card(), "said": SAID[each.name]}
            told.append(Told(Remark("lie", facts), each.seat, each.at))
        return told

    def awards(self) -> list[Told]:
        shots = self.of(*SHOTS)
        return [
            *self.award("sharpshooter", [each.seat for each in shots if self.identity(each) == "parasite"]),
            *self.award("trigger-happy", [each.seat for each in shots if self.identity(each) == "real"]),
            *self.award("liar", [each.seat for each in self.lies()]),
            *self.award("curious", [each.seat for each in self.of(*LOOKS)], 3),
            *self.award("talker", [each.seat for each in self.events if each.name.startswith("said-")], 4),
        ]

    def lies(self) -> list[Happened]:
        """Claims about a Character that contradict what the speaker had last seen of it."""
        seen: dict[tuple[int, object], object] = {}
        false = []
        for each in self.events:
            card = each.event.get("card")
            if each.name in LOOKS:
                seen[each.seat, card] = self.identity(each)
            elif each.name.startswith("shuffled"):
                moved = {card, each.event.get("second_card")}
                seen = {key: what for key, what in seen.items() if each.name == "shuffled-two" and key[1] not in moved}
            elif each.name in SAID and seen.get((each.seat, card), SAID[each.name]) != SAID[each.name]:
                false.append(each)
        return false

    @staticmethod
    def identity(each: Happened) -> object:
        """What an event has shown of a Character."""
        cards = each.event["cards"]
        assert isinstance(cards, list)
        return cards[0]
