"""The odds of a round as one chair sees it: who is likely to have cheated, how dangerous the next cards are, and how
the round will probably end for each player. The result is a chance to win.
"""

from __future__ import annotations

from math import exp
from typing import Final

from croupier.shelf.russian_roulette import accusation, score, trigger
from croupier.shelf.russian_roulette.bot_memory import Habits, Memory
from croupier.shelf.russian_roulette.bot_style import Style
from croupier.shelf.russian_roulette.cards import BULLET, CLICK
from croupier.shelf.russian_roulette.layout import UNNAMED
from croupier.shelf.russian_roulette.phases import POWDER, SHOW_OFF, TRIGGER
from croupier.shelf.russian_roulette.state import Roulette

# How a round may end for a player: its probability, their points, their Characters, and whether they lost one.
Ending = tuple[float, int, int, bool]
Opposition = tuple[list[list[Ending]], float]

# Players who are tied above the goal could bet 0 for ever: with every point beyond it, waiting is worth less.
PATIENCE: Final = 0.85

# A card that the chair does not know.
UNKNOWN: Final = -1


def known_in(game: Roulette, zone: int, eye: int) -> list[int]:
    """The cards of a zone from the top, as far as a viewer knows them."""
    return [game.known_face(card, eye) for card in reversed(game.zones[zone])]


class Shooter:
    """A player, as one chair sees them."""

    seat: int
    style: Style
    habits: Habits
    chambers: int
    bullets_each: int
    characters: int
    points: int
    in_round: bool
    owned: int
    bet: int
    takes_part: bool
    aim: int
    ducking: bool
    cards: int
    barrel: list[int]
    fired: int
    cheat: float

    def copy(self) -> Shooter:
        twin = Shooter()
        twin.seat = self.seat
        twin.style = self.style
        twin.habits = self.habits
        twin.chambers = self.chambers
        twin.bullets_each = self.bullets_each
        twin.characters = self.characters
        twin.points = self.points
        twin.in_round = self.in_round
        twin.owned = self.owned
        twin.bet = self.bet
        twin.takes_part = self.takes_part
        twin.aim = self.aim
        twin.ducking = self.ducking
        twin.cards = self.cards
        twin.barrel = self.barrel
        twin.fired = self.fired
        twin.cheat = self.cheat
        return twin

    def click_chance(self, first: int, last: int) -> float:
        """The probability that no card of the barrel from one place to before another is a BULLET; the top is place 0."""
        unknown = drawn = known_bullets = 0
        for place, card in enumerate(self.barrel):
            if first <= place < last:
                if card == BULLET:
                    return 0.0
                drawn += card == UNKNOWN
            unknown += card == UNKNOWN
            known_bullets += card == BULLET
        left = self.owned - self.fired - known_bullets
        honestly = all_clicks(unknown, left, drawn)
        return honestly + self.cheat * (all_clicks(unknown, left - 1, drawn) - honestly)

    def die(self) -> None:
        """Lose a Character: out of the round, the barrel reset, a card for a lost teammate."""
        self.characters -= 1
        self.in_round = False
        self.takes_part = False
        self.owned = self.bullets_each
        self.cards += self.characters > 0

    def strength(self, points: int, characters: int, lost: bool) -> float:
        """How strong the player goes into the next round."""
        extra = 0 if lost else self.owned - self.bullets_each
        cards = min(self.cards + lost, 6)
        style = self.style
        return style.characters[characters] * exp(
            style.point * points + style.extra_bullet * extra + style.card * cards
        )


def shooter(game: Roulette, seat: int, eye: int, memory: Memory) -> Shooter:
    """A player of a table as a viewer sees them."""
    bit = 1 << seat
    it = Shooter()
    it.seat = seat
    it.style = memory.style
    it.habits = memory.habits[seat]
    it.chambers = memory.figures.chambers
    it.bullets_each = memory.figures.bullets_each
    it.characters = game.characters[seat]
    it.points = game.points[seat]
    it.in_round = game.in_round(seat)
    it.owned = game.bullets[seat]
    it.bet = game.bet[seat]
    it.takes_part = game.phase == TRIGGER and trigger.takes_part(game, seat)
    it.aim = game.aim[seat]
    it.ducking = game.ducking & bit != 0
    it.cards = len(game.zones[game.hand(seat)])
    it.barrel = known_in(game, game.barrel(seat), eye)
    shown = known_in(game, game.fired(seat), eye)
    it.fired = shown.count(BULLET)
    it.cheat = 0.0
    if it.in_round:
        pocket = known_in(game, game.pocket(seat), eye)
        clicks = shown.count(CLICK) + it.barrel.count(CLICK)
        bullets = it.fired + it.barrel.count(BULLET)
        it.cheat = memory.cheat_chance(seat, it.bet, pocket[0] if pocket else UNKNOWN, it.owned, clicks, bullets)
    return it


_CLICKS: Final[dict[tuple[int, int, int], float]] = {}


def all_clicks(cards: int, bullets: int, drawn: int) -> float:
    """The probability that this many cards, drawn from these with so many BULLETs among them, are all CLICKs."""
    key = (cards, bullets, drawn)
    chance = _CLICKS.get(key)
    if chance is None:
        chance = 1.0
        for turn in range(drawn):
            chance *= max(cards - max(bullets, 0) - turn, 0) / (cards - turn)
        _CLICKS[key] = chance
    return chance


class Odds:
    """The table as one chair sees it, and its probable course. ``game`` is the state as far as the chair knows it, to
    ask the rules what may be done.
    """

    game: Roulette
    me: int
    style: Style
    people: list[Shooter]
    in_trigger: bool
    goal: int
    shot: int
    turned: int
    card: int
    faces: int

    def copy(self) -> Odds:
        """A copy on which to try something."""
        twin = Odds()
        twin.game = self.game
        twin.me = self.me
        twin.style = self.style
        twin.people = [person.copy() for person in self.people]
        twin.in_trigger = self.in_trigger
        twin.goal = self.goal
        twin.shot = self.shot
        twin.turned = self.turned
        twin.card = self.card
        twin.faces = self.faces
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
        smell = self.style.smell[max(self.mine.bet, 0)]
        for rival in rivals:
            spared *= 1.0 - min(rival.habits.accusing() * smell / len(rivals), 0.95)
        return 1.0 - spared

    def after_accusing(self, seat: int) -> float:
        """The chance to win after accusing a rival. RR-7.4: cards for a cheat, who dies. RR-7.6, RR-7.7: otherwise a
        BULLET for the accuser, and a card for the rival.
        """
        right = self.copy()
        right.people[seat].die()
        right.mine.cards += accusation.REWARD
        wrong = self.copy()
        wrong.mine.owned += 1
        wrong.mine.barrel = [UNKNOWN] * len(wrong.mine.barrel)
        wrong.people[seat].cards += 1
        cheat = self.people[seat].cheat
        return cheat * right.win_chance() + (1.0 - cheat) * wrong.win_chance()

    def after_volley(self, soaked: int) -> Odds:
        """The odds after the deaths of the shot just fired, with the BULLET of one seat wet."""
        trial = self.copy()
        hit = 0
        for seat in range(len(self.people)):
            if self.turned & 1 << seat and seat != soaked and trigger.would_hit(self.game, seat):
                hit |= 1 << self.people[seat].aim
        for seat in range(len(self.people)):
            if hit & 1 << seat:
                trial.people[seat].die()
        trial.shot += 1
        return trial

    def survival(self, person: Shooter) -> float:
        """The probability that a player loses no Character in the rest of the round."""
        shots = max(max(person.bet, 0) - self.shot + 1, int(person.takes_part))
        shots = min(shots, len(person.barrel))
        if not self.in_trigger:
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
        if person.bet >= 0:
            lives = self.survival(person)
            gain = score.gain(person.bet)
            return [(lives, points + gain, characters, False), (1.0 - lives, points, characters - 1, True)]
        endings: list[Ending] = []
        lost = 0.0
        for bet in range(self.faces):
            chance = person.habits.bet_chance(bet)
            cheat = person.habits.cheat_chance(bet)
            honestly = all_clicks(person.chambers, person.owned, bet)
            lives = honestly + cheat * (all_clicks(person.chambers, person.owned - 1, bet) - honestly)
            endings.append((chance * lives, points + score.gain(bet), characters, False))
            lost += chance * (1.0 - lives)
        endings.append((lost, points, characters - 1, True))
        return endings

    def opposition(self) -> Opposition:
        """How the round may end for the rivals, and how strong they will be on average, together."""
        rivals = self.rivals()
        every = [self.endings(rival) for rival in rivals]
        strength = 0.0
        for at, rival in enumerate(rivals):
            for chance, points, characters, lost in every[at]:
                strength += chance * rival.strength(min(points, self.goal), characters, lost)
        return every, strength

    def win_chance(self) -> float:
        """The probability that this seat wins the game, if the round continues as it stands."""
        return self.win_chance_against(self.opposition())

    def win_chance_against(self, opposition: Opposition) -> float:
        """The same, given how the round may end for the rivals."""
        every, strength = opposition
        total = 0.0
        for chance, points, characters, lost in self.endings(self.mine):
            if characters and chance > 0.0:
                mine = self.mine.strength(min(points, self.goal), characters, lost)
                total += chance * self._outcome(points, mine / (mine + strength), every)
        return total

    def _outcome(self, points: int, later: float, rivals: list[list[Ending]]) -> float:
        """RR-9.5 to RR-9.7: won now with the most points, lost to a rival who has them, or decided later."""
        ahead, open_still = 1.0, 1.0
        bar = max(points, self.goal - 1)
        for endings in rivals:
            below = level = 0.0
            for chance, theirs, characters, _ in endings:
                if theirs < points or not characters:
                    below += chance
                if theirs <= bar or not characters:
                    level += chance
            ahead *= below
            open_still *= level
        if points < self.goal:
            return open_still * later
        return ahead + max(open_still - ahead, 0.0) * later * PATIENCE ** (points - self.goal)


def odds_of(game: Roulette, me: int, memory: Memory) -> Odds:
    """The odds for a seat."""
    it = Odds()
    it.game = game
    it.me = me
    it.style = memory.style
    it.people = [shooter(game, seat, 1 << me, memory) for seat in range(game.seats)]
    it.in_trigger = game.phase == TRIGGER
    it.goal = game.goal
    it.shot = game.shot or 1 if game.phase in (TRIGGER, POWDER, SHOW_OFF) else 1
    it.turned = game.turned_up & ~game.soaked
    it.card = game.card
    it.faces = len(memory.figures.faces)
    return it
