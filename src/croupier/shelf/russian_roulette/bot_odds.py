"""The odds of a round as one chair sees it: who is likely to have cheated, how dangerous the next cards are, and what the round
will probably leave of each player. Out of that comes a chance of winning."""

from __future__ import annotations

from copy import copy
from functools import cache, cached_property
from math import exp
from typing import Final

from croupier.shelf.russian_roulette import accusation, score, trigger
from croupier.shelf.russian_roulette.bot_memory import Memory
from croupier.shelf.russian_roulette.layout import SKY, UNNAMED
from croupier.shelf.russian_roulette.state import Roulette
from croupier.shelf.russian_roulette.view import Person, Public
from croupier.table import Chair
from croupier.table.view import View, cards_in

# How a round may end for a player: its probability, their points, their Characters, and whether they lost one.
Ending = tuple[float, int, int, bool]
Opposition = tuple[list[list[Ending]], float]

# How the chance to win the game grows with points and Characters, extra BULLETs and Action cards; only ratios count.
# Rounded from a fit to who won 600 games between sensible players.
POINT: Final = 0.2
CHARACTERS: Final = (0.0, 0.42, 0.65, 0.95, 1.0)
EXTRA_BULLET: Final = -0.3
CARD: Final = 0.08
# Players who are tied above the goal could bet 0 for ever: with every point beyond it, waiting is worth less.
PATIENCE: Final = 0.85


def state_of(chair: Chair) -> Roulette:
    """The state of the table as far as a chair knows it."""
    state = chair.state(0)
    assert isinstance(state, Roulette)
    return state


class Shooter:
    """A player, as one chair sees them."""

    def __init__(self, player: Person, view: View[Public, Person], memory: Memory) -> None:
        self.seat = seat = player["seat"]
        self.figures = memory.figures
        self.habits = memory.habits[seat]
        self.characters = player["characters"]
        self.points = player["points"]
        self.in_round = player["in_round"]
        self.owned = player["bullets"]
        self.bet = player["bet"]
        self.takes_part = player["takes_part"]
        aim = player["aim"]
        self.aim = aim if isinstance(aim, int) else SKY if aim == "sky" else UNNAMED
        self.ducking = player["ducking"]
        self.cards = len(cards_in(view, "hand", seat))
        self.barrel = cards_in(view, "barrel", seat)
        shown = cards_in(view, "shown", seat)
        self.fired = shown.count("bullet")
        pocket = cards_in(view, "pocket", seat)
        known = shown + self.barrel
        self.cheat = 0.0
        if self.in_round:
            drawn = (known.count("click"), known.count("bullet"))
            self.cheat = memory.cheat_chance(seat, self.bet, pocket[0] if pocket else None, self.owned, drawn)

    def click_chance(self, first: int, last: int) -> float:
        """The probability that no card of the barrel from one place to before another is a BULLET; the top is place 0."""
        cards = self.barrel[first:last]
        if "bullet" in cards:
            return 0.0
        unknown, drawn = self.barrel.count(None), cards.count(None)
        left = self.owned - self.fired - self.barrel.count("bullet")
        honestly = _all_clicks(unknown, left, drawn)
        return honestly + self.cheat * (_all_clicks(unknown, left - 1, drawn) - honestly)

    def die(self) -> None:
        """Lose a Character: out of the round, the barrel reset, a card for a lost teammate."""
        self.characters -= 1
        self.in_round = False
        self.takes_part = False
        self.owned = self.figures.bullets_each
        self.cards += self.characters > 0

    def strength(self, points: int, characters: int, lost: bool) -> float:
        """How strong the player goes into the next round."""
        extra = 0 if lost else self.owned - self.figures.bullets_each
        cards = min(self.cards + lost, 6)
        return CHARACTERS[characters] * exp(POINT * points + EXTRA_BULLET * extra + CARD * cards)


@cache
def _all_clicks(cards: int, bullets: int, drawn: int) -> float:
    """The probability that so many cards, drawn from these with so many BULLETs among them, are all CLICKs."""
    chance = 1.0
    for turn in range(drawn):
        chance *= max(cards - max(bullets, 0) - turn, 0) / (cards - turn)
    return chance


class Odds:
    """The table as one chair sees it, and what will probably come of it."""

    def __init__(self, view: View[Public, Person], chair: Chair, memory: Memory) -> None:
        self.me = chair.seat
        self.chair = chair
        self.style = memory.style
        self.people = [Shooter(player, view, memory) for player in view["players"]]
        self.phase = view["phase"]
        self.goal = view["public"]["points_to_win"]
        self.shot = view["public"]["shot"] or 1
        self.turned = view["public"]["turned_up"]
        self.card = view["public"]["card"]
        self.faces = range(len(memory.figures.faces))

    @cached_property
    def game(self) -> Roulette:
        """The state as far as the chair knows it, to ask the rules what may be done. Its hidden cards are guesses: no odds come
        from them."""
        return state_of(self.chair)

    def copy(self) -> Odds:
        """A copy on which to try something."""
        twin = copy(self)
        twin.people = [copy(person) for person in self.people]
        return twin

    @property
    def mine(self) -> Shooter:
        """The player on this chair."""
        return self.people[self.me]

    def rivals(self) -> list[Shooter]:
        """The other players in the game."""
        return [person for person in self.people if person.seat != self.me and person.characters > 0]

    def accused_chance(self) -> float:
        """The probability that a rival accuses this seat, as it stands with its bet."""
        spared = 1.0
        rivals = self.rivals()
        for rival in rivals:
            spared *= 1.0 - min(rival.habits.accusing() * self.style.smell[self.mine.bet or 0] / len(rivals), 0.95)
        return 1.0 - spared

    def after_accusing(self, seat: int) -> float:
        """The chance to win after accusing a rival. RR-7.4: cards for a cheat, who dies. RR-7.6, RR-7.7: else a BULLET for the
        accuser, and a card for the rival."""
        right = self.copy()
        right.people[seat].die()
        right.mine.cards += accusation.REWARD
        wrong = self.copy()
        wrong.mine.owned += 1
        wrong.mine.barrel = [None] * len(wrong.mine.barrel)
        wrong.people[seat].cards += 1
        cheat = self.people[seat].cheat
        return cheat * right.win_chance() + (1.0 - cheat) * wrong.win_chance()

    def after_volley(self, soaked: int) -> Odds:
        """The odds after the deaths of the shot just fired, with the BULLET of one seat wet."""
        trial = self.copy()
        hit = {self.people[seat].aim for seat in self.turned if seat != soaked and trigger.would_hit(self.game, seat)}
        for seat in hit:
            trial.people[seat].die()
        trial.shot += 1
        return trial

    def survival(self, person: Shooter) -> float:
        """The probability that a player loses no Character in what is left of the round."""
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

    def endings(self, person: Shooter) -> list[Ending]:
        """How the round may end for a player."""
        points, characters = person.points, person.characters
        if characters == 0:
            return []
        if not person.in_round:
            return [(1.0, points, characters, False)]
        if person.bet is not None:
            lives = self.survival(person)
            gain = score.gain(person.bet)
            return [(lives, points + gain, characters, False), (1.0 - lives, points, characters - 1, True)]
        endings: list[Ending] = []
        lost = 0.0
        chambers = person.figures.chambers
        for bet in self.faces:
            chance = person.habits.bet_chance(bet)
            cheat = person.habits.cheat_chance(bet)
            honestly = _all_clicks(chambers, person.owned, bet)
            lives = honestly + cheat * (_all_clicks(chambers, person.owned - 1, bet) - honestly)
            endings.append((chance * lives, points + score.gain(bet), characters, False))
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
        """The probability that this seat wins the game, if the round goes on as it stands."""
        every, strength = opposition or self.opposition()
        total = 0.0
        for chance, points, characters, lost in self.endings(self.mine):
            if characters and chance > 0.0:
                mine = self.mine.strength(min(points, self.goal), characters, lost)
                total += chance * self._outcome(points, mine / (mine + strength), every)
        return total

    def _outcome(self, points: int, later: float, rivals: list[list[Ending]]) -> float:
        """RR-9.5 to RR-9.7: won now with the most points, lost to a rival who has them, or decided later."""
        ahead, open_still = 1.0, 1.0
        for endings in rivals:
            below = sum([chance for chance, theirs, characters, _ in endings if theirs < points or not characters])
            ahead *= below
            bar = max(points, self.goal - 1)
            open_still *= sum([chance for chance, theirs, characters, _ in endings if theirs <= bar or not characters])
        if points < self.goal:
            return open_still * later
        return ahead + max(open_still - ahead, 0.0) * later * PATIENCE ** (points - self.goal)
