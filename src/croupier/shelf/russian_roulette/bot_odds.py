"""The table as a sensible player sees it: who is likely to have cheated, how dangerous everybody's next cards are, and what
the round will probably leave of everybody. Out of that comes a chance of winning."""

from __future__ import annotations

from copy import copy
from functools import cache
from math import exp
from typing import Final

from croupier.shelf.russian_roulette.bot_memory import Habits, Memory, cheat_chance, items, number, objects
from croupier.shelf.russian_roulette.cards import FIGURES
from croupier.shelf.russian_roulette.layout import SKY, UNNAMED
from croupier.table import Json

# How a round may end for somebody: the chance of it, their points, their Characters, and whether they lost one.
Ending = tuple[float, int, int, bool]
Opposition = tuple[list[list[Ending]], float]

FACES: Final = range(len(FIGURES.faces))

# How the chance to win the game grows with points and Characters, extra BULLETs and Action cards; only ratios count.
# Rounded from a fit to who won 600 games between sensible players.
POINT: Final = 0.2
CHARACTERS: Final = (0.0, 0.42, 0.65, 0.95, 1.0)
EXTRA_BULLET: Final = -0.3
CARD: Final = 0.08
# People who are tied above the goal could bet 0 for ever: with every point beyond it, waiting is worth less.
PATIENCE: Final = 0.85


class Person:
    """A person at the table, as one chair sees them."""

    def __init__(self, player: Json, zones: dict[object, list[object]], habits: Habits) -> None:
        self.seat = seat = number(player["seat"])
        self.habits = habits
        self.characters = number(player["characters"])
        self.points = number(player["points"])
        self.in_round = bool(player["in_round"])
        self.owned = number(player["bullets"])
        self.bet = player["bet"] if isinstance(player["bet"], int) else None
        self.takes_part = bool(player["takes_part"])
        aim = player["aim"]
        self.aim = aim if isinstance(aim, int) else SKY if aim == "sky" else UNNAMED
        self.ducking = bool(player["ducking"])
        self.cards = len(zones[f"hand:{seat}"])
        self.barrel = zones[f"barrel:{seat}"]
        fired = zones[f"shown:{seat}"]
        self.fired = fired.count("bullet")
        pocket = zones[f"pocket:{seat}"]
        known = fired + self.barrel
        self.cheat = 0.0
        if self.in_round:
            seen = (known.count("click"), known.count("bullet"))
            self.cheat = cheat_chance(habits, self.bet, pocket[0] if pocket else None, self.owned, *seen)

    def click_chance(self, first: int, last: int) -> float:
        """How likely no card of the barrel from one place to before another is a BULLET; the top is place 0."""
        cards = self.barrel[first:last]
        if "bullet" in cards:
            return 0.0
        unknown, drawn = self.barrel.count(None), cards.count(None)
        left = self.owned - self.fired - self.barrel.count("bullet")
        honestly = _all_clicks(unknown, left, drawn)
        return honestly + self.cheat * (_all_clicks(unknown, left - 1, drawn) - honestly)

    def die(self) -> None:
        """A Character dies: out of the round, the barrel reset, a card for a lost teammate."""
        self.characters -= 1
        self.in_round = False
        self.takes_part = False
        self.owned = FIGURES.bullets_each
        self.cards += self.characters > 0

    def strength(self, points: int, characters: int, lost: bool) -> float:
        """How strong the person goes into the next round."""
        extra = 0 if lost else self.owned - FIGURES.bullets_each
        cards = min(self.cards + lost, 6)
        return CHARACTERS[characters] * exp(POINT * points + EXTRA_BULLET * extra + CARD * cards)


@cache
def _all_clicks(cards: int, bullets: int, drawn: int) -> float:
    """How likely so many cards, drawn from these with so many BULLETs among them, are all CLICKs."""
    chance = 1.0
    for turn in range(drawn):
        chance *= max(cards - max(bullets, 0) - turn, 0) / (cards - turn)
    return chance


class Scene:
    """The table as one chair sees it, and what will probably come of it."""

    def __init__(self, view: Json, memory: Memory) -> None:
        zones = {zone["name"]: list(items(zone["cards"])) for zone in objects(view["zones"])}
        public = view["public"]
        assert isinstance(public, dict)
        self.me = number(view["you"])
        self.people = [Person(player, zones, memory.habits[at]) for at, player in enumerate(objects(view["players"]))]
        self.phase = view["phase"]
        self.goal = number(public["points_to_win"])
        self.shot = public["shot"] if isinstance(public["shot"], int) else 1
        self.turned = [seat for seat in items(public["turned_up"]) if isinstance(seat, int)]
        self.card = public["card"]

    def copy(self) -> Scene:
        twin = copy(self)
        twin.people = [copy(person) for person in self.people]
        return twin

    @property
    def self(self) -> Person:
        return self.people[self.me]

    def rivals(self) -> list[Person]:
        return [person for person in self.people if person.seat != self.me and person.characters > 0]

    def survival(self, person: Person) -> float:
        """How likely the person loses nobody in what is left of the round."""
        bet = person.bet or 0
        shots = max(bet - self.shot + 1, int(person.takes_part))
        shots = min(shots, len(person.barrel))
        if self.phase != "trigger":
            return person.click_chance(0, shots)
        chance = person.click_chance(0 if person.aim == person.seat else 1, shots)
        if not person.ducking:
            for other in self.people:
                if other.takes_part and other.seat != person.seat:
                    if other.aim == person.seat:
                        chance *= other.click_chance(0, 1)
                    elif other.aim == UNNAMED:
                        others = len([target for target in self.people if target.characters > 0]) - 1
                        chance *= 1.0 - (1.0 - other.click_chance(0, 1)) / max(others, 1)
        return chance

    def endings(self, person: Person) -> list[Ending]:
        """How the round may end for somebody."""
        points, characters = person.points, person.characters
        if characters == 0:
            return []
        if not person.in_round:
            return [(1.0, points, characters, False)]
        if person.bet is not None:
            lives = self.survival(person)
            return [(lives, points + person.bet + 1, characters, False), (1.0 - lives, points, characters - 1, True)]
        endings: list[Ending] = []
        lost = 0.0
        for bet in FACES:
            chance = person.habits.bet_chance(bet)
            cheat = person.habits.cheat_chance(bet)
            honestly = _all_clicks(FIGURES.clicks_each, person.owned, bet)
            lives = honestly + cheat * (_all_clicks(FIGURES.clicks_each, person.owned - 1, bet) - honestly)
            endings.append((chance * lives, points + bet + 1, characters, False))
            lost += chance * (1.0 - lives)
        endings.append((lost, points, characters - 1, True))
        return endings

    def opposition(self) -> Opposition:
        """How the round may end for the rivals, and how strong they will be on average, all together."""
        rivals = self.rivals()
        every = [self.endings(rival) for rival in rivals]
        strength = 0.0
        for rival, endings in zip(rivals, every, strict=True):
            for chance, points, characters, lost in endings:
                strength += chance * rival.strength(min(points, self.goal), characters, lost)
        return every, strength

    def win_chance(self, opposition: Opposition | None = None) -> float:
        """How likely this seat wins the game, if the round goes on as it stands."""
        every, strength = opposition or self.opposition()
        total = 0.0
        for chance, points, characters, lost in self.endings(self.self):
            if characters and chance > 0.0:
                mine = self.self.strength(min(points, self.goal), characters, lost)
                total += chance * self._outcome(points, mine / (mine + strength), every)
        return total

    def _outcome(self, points: int, later: float, rivals: list[list[Ending]]) -> float:
        """RR-9.5 to RR-9.7: won now with more than anybody, lost to somebody who has it, or decided later."""
        ahead, open_still = 1.0, 1.0
        for endings in rivals:
            below = sum([chance for chance, theirs, characters, _ in endings if theirs < points or not characters])
            ahead *= below
            bar = max(points, self.goal - 1)
            open_still *= sum([chance for chance, theirs, characters, _ in endings if theirs <= bar or not characters])
        if points < self.goal:
            return open_still * later
        return ahead + max(open_still - ahead, 0.0) * later * PATIENCE ** (points - self.goal)
