"""The story of a finished game of World Championship Russian Roulette."""

from __future__ import annotations

from typing import Final

from croupier.shelf.russian_roulette.view import VIEW
from croupier.table import Json
from croupier.text import Remark
from croupier.text.story import Story as AnyStory
from croupier.text.story import Told, largest_first

CHEAT: Final = "pocket:bullet"
SOURCES: Final = {"scored": "volleys", "bonus": "danger-money"}


class Story(AnyStory[VIEW]):
    """Points over the rounds, volleys that killed, and who had a BULLET in the pocket."""

    def standing(self, view: VIEW) -> list[int]:
        return [person["points"] for person in view["players"]]

    def sources(self) -> list[list[tuple[str, int]]]:
        found: list[dict[str, int]] = [{} for _ in range(self.seats)]
        for each in self.of(*SOURCES):
            mine = found[each.seat]
            mine[SOURCES[each.name]] = mine.get(SOURCES[each.name], 0) + each.number("points")
        return [largest_first(mine) for mine in found]

    def turns(self) -> list[Told]:
        """Fallen captains, caught cheats, the last teammates lost, false accusations, and who took the lead last."""
        fallen = [
            Told(Remark(each.name, {"seat": each.seat}), each.seat, each.at)
            for each in [*self.of("captain-died", "caught"), *self.of("died")[-2:], *self.of("extra-bullet")[-2:]]
        ]
        return sorted([*fallen, *self.leads()[-2:]], key=lambda told: told.at or 0)

    def unmasked(self) -> list[Told]:
        """RR-4.3: how often each player cheated, and how often that went unpunished."""
        cheats = [answer[0] for answer in self.answers if answer is not None and answer[1] == CHEAT]
        caught = [each.seat for each in self.of("caught")]
        told = []
        for seat in range(self.seats):
            count = cheats.count(seat)
            facts: Json = {"seat": seat, "count": count, "caught": caught.count(seat)}
            told.append(Told(Remark("cheats" if count else "honest", facts), seat))
        return told

    def awards(self) -> list[Told]:
        cheats = [answer[0] for answer in self.answers if answer is not None and answer[1] == CHEAT]
        caught = [each.seat for each in self.of("caught")]
        unpunished = [seat for seat in range(self.seats) for _ in range(cheats.count(seat) - caught.count(seat))]
        wrong = [each.seat for each in self.of("extra-bullet")]
        return [
            *self.award("poker-face", unpunished),
            *self.award("wrongly-accused", self.wrongly_accused()),
            *self.award("false-accuser", wrong),
            *self.award("heavy-losses", [each.seat for each in self.of("died")]),
            *self.award("card-player", [each.seat for each in self.of("played")], 4),
        ]

    def wrongly_accused(self) -> list[int]:
        """The players who were accused and cleared, once for each accusation (RR-7.6)."""
        accused: list[int] = []
        found: list[int] = []
        for each in self.of("round", "accused", "cleared"):
            if each.name == "round":
                accused = []
            elif each.name == "accused":
                accused.append(each.number("target"))
            else:
                found += [each.seat] * accused.count(each.seat)
        return found
