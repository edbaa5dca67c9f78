"""What a sensible player remembers: how often everybody cheats, behind which bets, and how quick they are to accuse.

It starts from what is usual and learns from every round. All of it comes from events, so that it can be read again.
"""

from __future__ import annotations

from typing import Final

from croupier.shelf.russian_roulette.cards import FIGURES
from croupier.table import Json

# What is usual, as rounds already seen: bets with a CLICK in the pocket, bets with a BULLET, rounds with an accusation.
USUAL_HONEST: Final = (0.2, 0.6, 1.0, 0.6, 0.2, 0.1)
USUAL_CHEATS: Final = (0.1, 0.1, 0.3, 0.4, 0.3, 0.2)
USUAL_ROUNDS: Final = 4.0
USUAL_ACCUSATIONS: Final = 2.8


class Habits:
    """What a person has been seen to do, as counts of rounds."""

    def __init__(self) -> None:
        self.honest = list(USUAL_HONEST)
        self.cheats = list(USUAL_CHEATS)
        self.rounds = USUAL_ROUNDS
        self.accusations = USUAL_ACCUSATIONS

    def learn(self, bet: int, cheat: float, accused: bool) -> None:
        """A round is over, in which the person cheated with this probability."""
        self.cheats[bet] += cheat
        self.honest[bet] += 1.0 - cheat
        self.rounds += 1.0
        self.accusations += accused

    def cheat_chance(self, bet: int | None) -> float:
        """How likely a BULLET is in the pocket behind this bet, as far as habits tell."""
        honest, cheats = sum(self.honest), sum(self.cheats)
        if bet is None:
            return cheats / (cheats + honest)
        # A little of the average goes into every face, as no face is seen often.
        honestly = self.honest[bet] + honest / 12
        cheating = self.cheats[bet] + cheats / 12
        return cheating / (cheating + honestly)

    def bet_chance(self, bet: int) -> float:
        return (self.honest[bet] + self.cheats[bet]) / (sum(self.honest) + sum(self.cheats))

    def accusing(self) -> float:
        """How often the person accuses somebody, in a round."""
        return min(self.accusations / self.rounds, 1.0)


class Seen:
    """What everybody has seen of a person in this round."""

    def __init__(self) -> None:
        self.bet: int | None = None
        self.pocket: object = None
        self.clicks = 0
        self.bullets = 0
        self.accused = False


class Memory:
    """Habits of everybody at one table, learnt from the events that one chair has seen."""

    def __init__(self, deal: object, seats: int) -> None:
        self.deal = deal
        self.upto = 0
        self.habits = [Habits() for _ in range(seats)]
        self.seen = [Seen() for _ in range(seats)]
        self.owned = [FIGURES.bullets_each] * seats

    def read(self, events: list[Json]) -> None:
        for event in events:
            self.upto = number(event["n"])
            name = event["event"]
            if name == "round":
                self._next_round()
                continue
            seat = event.get("seat")
            if not isinstance(seat, int):
                continue
            seen = self.seen[seat]
            if name == "bet":
                seen.bet = number(event["bet"])
            elif name == "accused":
                seen.accused = True
            elif name in ("showed", "tipped"):
                of = self.seen[number(event["target"])] if name == "tipped" else seen
                (card,) = cards_of(event)
                of.pocket = card or of.pocket
            elif name in ("fired", "fired-at-sky"):
                seen.bullets += cards_of(event).count("bullet")
                seen.clicks += cards_of(event).count("click")
            elif name == "extra-bullet":
                self.owned[seat] += 1
            elif name == "reset":
                self.owned[seat] = FIGURES.bullets_each

    def _next_round(self) -> None:
        for seat, seen in enumerate(self.seen):
            if seen.bet is not None:
                cheat = cheat_chance(
                    self.habits[seat], seen.bet, seen.pocket, self.owned[seat], seen.clicks, seen.bullets
                )
                self.habits[seat].learn(seen.bet, cheat, seen.accused)
        self.seen = [Seen() for _ in self.seen]


def cheat_chance(habits: Habits, bet: int | None, pocket: object, owned: int, clicks: int, bullets: int) -> float:
    """How likely a BULLET is in the pocket, behind this bet and with these cards of the barrel seen."""
    if pocket is not None:
        return float(pocket == "bullet")
    if owned > FIGURES.clicks_each:
        return 1.0
    cheat = habits.cheat_chance(bet)
    cheating = cheat * sequence(owned - 1, clicks, bullets)
    honestly = (1.0 - cheat) * sequence(owned, clicks, bullets)
    return cheating / (cheating + honestly) if cheating + honestly > 0.0 else 0.0


def sequence(loaded: int, clicks: int, bullets: int) -> float:
    """How likely six chambers with so many BULLETs show these cards."""
    chance, left = 1.0, FIGURES.clicks_each
    for wanted, there in ((bullets, loaded), (clicks, left - loaded)):
        for drawn in range(wanted):
            chance *= max(there - drawn, 0) / left if left else 0.0
            left -= 1
    return chance


# Reading views and events.


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def objects(value: object) -> list[Json]:
    return [item for item in items(value) if isinstance(item, dict)]


def cards_of(event: Json) -> list[object]:
    return items(event["cards"])
