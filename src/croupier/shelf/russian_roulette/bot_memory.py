"""What a sensible player remembers: how often each player cheats, behind which bets, and how quickly they accuse.

The memory starts from averages and learns from every round. It depends only on events, so it can be rebuilt.
"""

from __future__ import annotations

from typing import Final

from croupier.shelf.russian_roulette.bot_style import Style
from croupier.shelf.russian_roulette.cards import AMMUNITION, BULLET, Figures
from croupier.shelf.russian_roulette.layout import NO_BET
from croupier.table import Json

# A pocket that has not been seen.
UNSEEN: Final = -1


class Habits:
    """What a player has been seen to do, as counts of rounds."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.honest = list(style.honest)
        self.cheats = list(style.cheats)
        self.rounds = style.rounds
        self.accusations = style.rounds * style.accusing

    def copy(self) -> Habits:
        twin = Habits(self.style)
        twin.honest = self.honest[:]
        twin.cheats = self.cheats[:]
        twin.rounds = self.rounds
        twin.accusations = self.accusations
        return twin

    def learn(self, bet: int, cheat: float, accused: bool) -> None:
        """Learn from a round in which the player cheated with this probability."""
        self.cheats[bet] += cheat
        self.honest[bet] += 1.0 - cheat
        self.rounds += 1.0
        self.accusations += accused

    def cheat_chance(self, bet: int) -> float:
        """The probability of a BULLET in the pocket behind this bet, judged by habits."""
        honest, cheats = total(self.honest), total(self.cheats)
        if bet == NO_BET:
            return cheats / (cheats + honest)
        # A little of the average goes into every face, as each face is rarely seen.
        honestly = self.honest[bet] + honest / 12
        cheating = self.cheats[bet] + cheats / 12
        return cheating / (cheating + honestly)

    def bet_chance(self, bet: int) -> float:
        """The probability of this bet."""
        return (self.honest[bet] + self.cheats[bet]) / (total(self.honest) + total(self.cheats))

    def accusing(self) -> float:
        """The probability that the player accuses in a round."""
        return min(self.accusations / self.rounds, 1.0)


class Seen:
    """What a chair has seen of a player in this round."""

    def __init__(self) -> None:
        self.bet: int = NO_BET
        self.pocket: int = UNSEEN
        self.clicks = 0
        self.bullets = 0
        self.accused = False

    def copy(self) -> Seen:
        twin = Seen()
        twin.bet = self.bet
        twin.pocket = self.pocket
        twin.clicks = self.clicks
        twin.bullets = self.bullets
        twin.accused = self.accused
        return twin


class Memory:
    """The habits of all players at one table, learnt from the events that one chair has seen."""

    def __init__(self, deal: str, seats: int, figures: Figures, style: Style) -> None:
        self.deal = deal
        self.figures = figures
        self.style = style
        self.upto = 0
        self.habits = [Habits(style) for _ in range(seats)]
        self.seen = [Seen() for _ in range(seats)]
        self.owned = [figures.bullets_each] * seats

    def copy(self) -> Memory:
        """A copy of the memory, for a game that goes on from here."""
        twin = Memory(self.deal, len(self.habits), self.figures, self.style)
        twin.upto = self.upto
        twin.habits = [habits.copy() for habits in self.habits]
        twin.seen = [seen.copy() for seen in self.seen]
        twin.owned = self.owned[:]
        return twin

    def read(self, events: list[Json]) -> None:
        """Read the events since the last time."""
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
                of.pocket = of.pocket if card is None else AMMUNITION.index(card)
            elif name in ("fired", "fired-at-sky"):
                seen.bullets += cards_of(event).count("bullet")
                seen.clicks += cards_of(event).count("click")
            elif name == "extra-bullet":
                self.owned[seat] += 1
            elif name == "reset":
                self.owned[seat] = self.figures.bullets_each

    def _next_round(self) -> None:
        for seat, seen in enumerate(self.seen):
            if seen.bet != NO_BET:
                cheat = self.cheat_chance(seat, seen.bet, seen.pocket, self.owned[seat], seen.clicks, seen.bullets)
                self.habits[seat].learn(seen.bet, cheat, seen.accused)
        self.seen = [Seen() for _ in self.seen]

    def cheat_chance(self, seat: int, bet: int, pocket: int, owned: int, clicks: int, bullets: int) -> float:
        """The probability of a BULLET in the pocket, behind this bet and with so many CLICKs and BULLETs drawn."""
        if pocket != UNSEEN:
            return float(pocket == BULLET)
        if owned > self.figures.clicks_each:
            return 1.0
        chambers = self.figures.chambers
        cheat = self.habits[seat].cheat_chance(bet)
        cheating = cheat * draw_chance(chambers, owned - 1, clicks, bullets)
        honestly = (1.0 - cheat) * draw_chance(chambers, owned, clicks, bullets)
        return cheating / (cheating + honestly) if cheating + honestly > 0.0 else 0.0


def total(values: list[float]) -> float:
    """The sum of some numbers, added one by one."""
    whole = 0.0
    for value in values:
        whole += value
    return whole


def draw_chance(chambers: int, loaded: int, clicks: int, bullets: int) -> float:
    """The probability that so many chambers with so many BULLETs show these CLICKs and BULLETs."""
    chance, left = 1.0, chambers
    for taken in range(bullets):
        chance *= max(loaded - taken, 0) / left if left else 0.0
        left -= 1
    for taken in range(clicks):
        chance *= max(chambers - loaded - taken, 0) / left if left else 0.0
        left -= 1
    return chance


def number(value: object) -> int:
    """A number of an event."""
    assert isinstance(value, int)
    return value


def cards_of(event: Json) -> list[str | None]:
    """The cards of an event, ``None`` for those that are not seen."""
    cards = event["cards"]
    assert isinstance(cards, list)
    return cards
