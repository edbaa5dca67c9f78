"""A sensible player of roulette: sees one chair's side of the table, and weighs every choice by its chance of winning.

Three things make it sensible:

- ``Habits``: what it has seen of everybody. How often they pocket a BULLET, behind which bets, and how quick they
  are to accuse. It starts from what is usual and learns from every round.
- ``Scene``: the table as it stands: who is likely to have cheated, how dangerous everybody's next cards are, and what
  the round will probably leave of everybody. Out of that comes a chance of winning.
- ``Sensible``: tries each option on a copy of the scene and takes the best; between options that are almost as good,
  lots decide, so that its cheating and its bets cannot be read like a book.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from functools import cache
from math import exp
from typing import Final

from croupier.games.russian_roulette.cards import FIGURES
from croupier.table import Chair, Decision, Json, Option, seeded

# How a round may end for somebody: the chance of it, their points, their Characters, and whether they lost one.
Ending = tuple[float, int, int, bool]
Opposition = tuple[list[list[Ending]], float]

FACES: Final = range(len(FIGURES.faces))
SKY: Final = -1
UNNAMED: Final = -2

# What is usual, as rounds already seen: bets with a CLICK in the pocket, bets with a BULLET, rounds with an accusation.
USUAL_HONEST: Final = (0.2, 0.6, 1.0, 0.6, 0.2, 0.1)
USUAL_CHEATS: Final = (0.1, 0.1, 0.3, 0.4, 0.3, 0.2)
USUAL_ROUNDS: Final = 4.0
USUAL_ACCUSATIONS: Final = 2.8
# How much more than others a bet draws accusations when a sensible person looks at it.
SMELL: Final = (0.3, 0.5, 0.8, 1.2, 1.7, 2.0)

# How the chance to win the game grows with points and Characters, extra BULLETs and Action cards; only ratios count.
# Rounded from a fit to who won 600 games between sensible players; the figures above are near to what they did in them.
POINT: Final = 0.2
CHARACTERS: Final = (0.0, 0.42, 0.65, 0.95, 1.0)
EXTRA_BULLET: Final = -0.3
CARD: Final = 0.08

# A card is kept unless it raises the chance to win by this much; what is played at once is not listed.
WORTH: Final = {
    "raise": 0.01,
    "cold-feet": 0.02,
    "gift": 0.02,
    "air-gun": 0.02,
    "shoot-someone": 0.02,
    "one-for-the-road": 0.01,
    "spin-it-again": 0.015,
    "wet-powder": 0.02,
    "duck": 0.015,
}
# Options that differ by less than this in the chance to win are a matter of taste; four times as much is not.
TASTE: Final = 0.004
CHEATING_TASTE: Final = 0.008
# People who are tied above the goal could bet 0 for ever: with every point beyond it, waiting is worth less.
PATIENCE: Final = 0.93


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
            self.upto = _number(event["n"])
            name = event["event"]
            if name == "round":
                self._next_round()
                continue
            seat = event.get("seat")
            if not isinstance(seat, int):
                continue
            seen = self.seen[seat]
            if name == "bet":
                seen.bet = _number(event["bet"])
            elif name == "accused":
                seen.accused = True
            elif name in ("showed", "tipped"):
                of = self.seen[_number(event["target"])] if name == "tipped" else seen
                (card,) = _cards(event)
                of.pocket = card or of.pocket
            elif name in ("fired", "fired-at-sky"):
                seen.bullets += _cards(event).count("bullet")
                seen.clicks += _cards(event).count("click")
            elif name == "extra-bullet":
                self.owned[seat] += 1
            elif name == "reset":
                self.owned[seat] = FIGURES.bullets_each

    def _next_round(self) -> None:
        for seat, seen in enumerate(self.seen):
            if seen.bet is not None:
                cheat = _cheat_chance(
                    self.habits[seat], seen.bet, seen.pocket, self.owned[seat], seen.clicks, seen.bullets
                )
                self.habits[seat].learn(seen.bet, cheat, seen.accused)
        self.seen = [Seen() for _ in self.seen]


def _cheat_chance(habits: Habits, bet: int | None, pocket: object, owned: int, clicks: int, bullets: int) -> float:
    """How likely a BULLET is in the pocket, behind this bet and with these cards of the barrel seen."""
    if pocket is not None:
        return float(pocket == "bullet")
    if owned > FIGURES.clicks_each:
        return 1.0
    cheat = habits.cheat_chance(bet)
    cheating = cheat * _sequence(owned - 1, clicks, bullets)
    honestly = (1.0 - cheat) * _sequence(owned, clicks, bullets)
    return cheating / (cheating + honestly) if cheating + honestly > 0.0 else 0.0


def _sequence(loaded: int, clicks: int, bullets: int) -> float:
    """How likely six chambers with so many BULLETs show these cards."""
    chance, left = 1.0, FIGURES.clicks_each
    for wanted, there in ((bullets, loaded), (clicks, left - loaded)):
        for drawn in range(wanted):
            chance *= max(there - drawn, 0) / left if left else 0.0
            left -= 1
    return chance


class Person:
    """A person at the table, as one chair sees them."""

    def __init__(self, player: Json, zones: dict[object, list[object]], habits: Habits) -> None:
        self.seat = seat = _number(player["seat"])
        self.habits = habits
        self.characters = _number(player["characters"])
        self.points = _number(player["points"])
        self.in_round = bool(player["in_round"])
        self.owned = _number(player["bullets"])
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
            self.cheat = _cheat_chance(habits, self.bet, pocket[0] if pocket else None, self.owned, *seen)

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
        zones = {zone["name"]: list(_list(zone["cards"])) for zone in _objects(view["zones"])}
        public = view["public"]
        assert isinstance(public, dict)
        self.me = _number(view["you"])
        self.people = [Person(player, zones, memory.habits[at]) for at, player in enumerate(_objects(view["players"]))]
        self.phase = view["phase"]
        self.goal = _number(public["points_to_win"])
        self.shot = public["shot"] if isinstance(public["shot"], int) else 1
        self.turned = [seat for seat in _list(public["turned_up"]) if isinstance(seat, int)]
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


class Sensible:
    """Plays to win: cheats and accuses by the odds, bets by what it knows, and keeps its cards for when they matter."""

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)
        self.memory = Memory(None, 0)

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0]
        view = chair.view()
        if view["deal"] != self.memory.deal or _number(view["events"]) < self.memory.upto:
            self.memory = Memory(view["deal"], _number(view["seats"]))
        self.memory.read(chair.events(self.memory.upto))
        scene = Scene(view, self.memory)
        answer: Callable[[Scene, Decision], Option] = getattr(self, f"_{decision.kind.replace('-', '_')}")
        return answer(scene, decision)

    # The phases.

    def _pocket(self, scene: Scene, decision: Decision) -> Option:
        """Light Pockets at once; then a BULLET in the pocket if it promises more than it risks."""
        theft = decision.find("play:light-pockets")
        if theft:
            return theft
        honest, cheat = decision.find("pocket:click"), decision.find("pocket:bullet")
        choices: list[tuple[float, Option]] = []
        for option, pocket in ((honest, "click"), (cheat, "bullet")):
            if option:
                trial = scene.copy()
                trial.self.barrel = [None] * FIGURES.clicks_each
                trial.self.cheat = float(pocket == "bullet")
                choices.append((max(self._bet_values(trial)), option))
        return self._draw(choices, CHEATING_TASTE)

    def _spin(self, scene: Scene, decision: Decision) -> Option:
        """Extra Round as soon as somebody is worth it."""
        return decision.find("play:extra-round") or decision.options[0]

    def _bet(self, scene: Scene, decision: Decision) -> Option:
        """Looks at the own barrel first, if it may hold a BULLET; then bets what promises most."""
        peek = decision.find("play:peek")
        mine = scene.self
        if peek and mine.click_chance(0, 3) < 1.0 and mine.barrel[0] is None:
            return peek
        values = self._bet_values(scene)
        bets = [option for option in decision.options if option.kind == "bet"]
        return self._draw([(values[option.value], option) for option in bets], TASTE)

    def _bet_values(self, scene: Scene) -> list[float]:
        """The chance to win with each bet. A cheat reckons with being accused, the more the higher the bet."""
        values: list[float] = []
        rivals = scene.opposition()
        trial = scene.copy()
        caught = scene.copy()
        caught.self.die()
        when_caught = caught.win_chance(rivals)
        for bet in FACES:
            trial.self.bet = bet
            value = trial.win_chance(rivals)
            risk = self._accused_chance(trial) * trial.self.cheat
            values.append(value + risk * (when_caught - value))
        return values

    def _accused_chance(self, scene: Scene) -> float:
        """How likely somebody accuses this seat, as it stands with its bet."""
        spared = 1.0
        rivals = scene.rivals()
        for rival in rivals:
            spared *= 1.0 - min(rival.habits.accusing() * SMELL[scene.self.bet or 0] / len(rivals), 0.95)
        return 1.0 - spared

    def _accusation(self, scene: Scene, decision: Decision) -> Option:
        """First what can be known or changed; then whoever is likely enough to have cheated."""
        now = scene.win_chance()
        choices = [(now, decision.options[0])]
        suspects = [option for option in decision.options if option.kind == "accuse"]
        tip = decision.find("play:anonymous-tip")
        if tip and any(0.05 < scene.people[option.value].cheat < 0.95 for option in suspects):
            return tip
        for word in ("raise", "cold-feet"):
            play = decision.find(f"play:{word}")
            if play and self._best(scene, word, self._whom(scene, word))[0] > now + WORTH[word]:
                return play
        choices.extend([(self._accuse_value(scene, option.value), option) for option in suspects])
        return self._draw(choices, TASTE)

    def _accuse_value(self, scene: Scene, seat: int) -> float:
        """RR-7.4: three cards, and the rival loses a Character and the round. RR-7.7: a BULLET, and a card for them."""
        right = scene.copy()
        right.people[seat].die()
        right.self.cards += 3
        wrong = scene.copy()
        wrong.self.owned += 1
        wrong.self.barrel = [None] * len(wrong.self.barrel)
        wrong.people[seat].cards += 1
        cheat = scene.people[seat].cheat
        return cheat * right.win_chance() + (1.0 - cheat) * wrong.win_chance()

    def _judge(self, scene: Scene, decision: Decision) -> Option:
        """Caught: the judge gets the money."""
        return decision.find("play:bribed-judge") or decision.options[0]

    def _volley(self, scene: Scene, decision: Decision) -> Option:
        """Plays the card, or changes the aim, that helps most; keeps everything if nothing helps enough."""
        best, choice = scene.win_chance(), decision.options[0]
        for option in decision.options[1:]:
            if option.kind == "aim":
                value = self._effect(scene, "aim", option.value).win_chance() - TASTE
            else:
                word = option.key.removeprefix("play:")
                value = self._best(scene, word, self._whom(scene, word))[0] - WORTH[word]
            if value > best:
                best, choice = value, option
        return choice

    def _powder(self, scene: Scene, decision: Decision) -> Option:
        """Wet Powder, if a BULLET just turned up would cost more than the card is worth."""
        play = decision.find("play:wet-powder")
        if play is None:
            return decision.options[0]
        value = self._best(scene, "wet-powder", scene.turned)[0]
        return (
            play if value > self._after_volley(scene, SKY).win_chance() + WORTH["wet-powder"] else decision.options[0]
        )

    def _score(self, scene: Scene, decision: Decision) -> Option:
        """Danger Money is money."""
        return decision.find("play:danger-money") or decision.options[0]

    def _show_off(self, scene: Scene, decision: Decision) -> Option:
        """The game is won. Why fire?"""
        return decision.find("stop") or decision.options[0]

    # Whom, and how high.

    def _target(self, scene: Scene, decision: Decision) -> Option:
        word = str(scene.card)
        seat = self._best(scene, word, [option.value for option in decision.options])[1]
        return decision.find(f"choose:{seat}") or decision.options[0]

    def _aim(self, scene: Scene, decision: Decision) -> Option:
        seat = self._best(scene, "aim", [option.value for option in decision.options if option.value >= 0])[1]
        return decision.find(f"aim:{seat}") or decision.options[0]

    def _face(self, scene: Scene, decision: Decision) -> Option:
        face = self._best(scene, "cold-feet", [option.value for option in decision.options])[1]
        return decision.find(f"turn:{face}") or decision.options[0]

    def _best(self, scene: Scene, word: str, choices: Iterable[int]) -> tuple[float, int]:
        """The choice for a card that leaves the best chance to win, with that chance; by lot between equals."""
        values = [(self._value(scene, word, choice), choice) for choice in choices]
        if not values:
            return (0.0, SKY)
        best = max(values)[0]
        equals = [choice for value, choice in values if value > best - 1e-9]
        return (best, equals[self.luck.below(len(equals))])

    def _whom(self, scene: Scene, word: str) -> list[int]:
        """The choices that a card in hand would give, as far as they make sense."""
        inside = [person.seat for person in scene.people if person.in_round]
        if word == "raise":
            return [seat for seat in inside if (scene.people[seat].bet or 0) < FACES[-1]]
        if word == "cold-feet":
            return [face for face in FACES if face != scene.self.bet]
        if word == "one-for-the-road":
            return [seat for seat in inside if not scene.people[seat].takes_part and scene.people[seat].barrel]
        if word in ("air-gun", "duck", "shoot-someone"):
            return [scene.me]
        return [seat for seat in inside if word == "spin-it-again" or seat != scene.me]

    def _value(self, scene: Scene, word: str, choice: int) -> float:
        """The chance to win after a card has been played on this choice."""
        if word == "anonymous-tip":
            return self._accuse_value(scene, choice)
        if word == "light-pockets":
            return scene.people[choice].cards + scene.people[choice].points / 100
        if word == "peek":
            return float(choice == scene.me)
        trial = self._after_volley(scene, choice) if word == "wet-powder" else self._effect(scene, word, choice)
        value = trial.win_chance()
        if word == "cold-feet" and scene.self.cheat > 0.0:
            return value * (
                1.0 - scene.self.cheat * max(self._accused_chance(trial) - self._accused_chance(scene), 0.0)
            )
        return value

    def _effect(self, scene: Scene, word: str, choice: int) -> Scene:
        """The scene after a card."""
        trial = scene.copy()
        person = trial.people[choice] if word != "cold-feet" else trial.self
        if word == "cold-feet":
            person.bet = choice
        elif word == "raise":
            person.bet = (person.bet or 0) + 1
        elif word in ("gift", "aim"):
            trial.self.aim = choice
        elif word == "air-gun":
            trial.self.aim = SKY
        elif word == "duck":
            person.ducking = True
        elif word == "one-for-the-road":
            person.takes_part = True
        elif word == "spin-it-again":
            person.barrel = [None] * len(person.barrel)
        elif word == "extra-round":
            person.owned += 1
        elif word == "shoot-someone":
            for other in trial.people:
                if other.takes_part:
                    other.aim = UNNAMED
            if trial.self.takes_part:
                trial.self.aim = self._best(trial, "aim", self._whom(trial, "aim") or [choice])[1]
        return trial

    def _after_volley(self, scene: Scene, soaked: int) -> Scene:
        """The scene after the deaths of this volley, with one BULLET wet."""
        trial = scene.copy()
        hit = {scene.people[seat].aim for seat in scene.turned if seat != soaked and not self._ducks(scene, seat)}
        for seat in hit:
            if seat >= 0 and trial.people[seat].in_round:
                trial.people[seat].die()
        trial.shot += 1
        return trial

    def _ducks(self, scene: Scene, shooter: int) -> bool:
        aim = scene.people[shooter].aim
        return aim >= 0 and aim != shooter and scene.people[aim].ducking

    def _draw(self, choices: list[tuple[float, Option]], taste: float) -> Option:
        """The best option, or by lot one that is nearly as good."""
        best = max([value for value, _ in choices])
        behind = [(best - value) / taste for value, _ in choices]
        weights = [exp(-distance) if distance < 4.0 else 0.0 for distance in behind]
        share = self.luck.below(1 << 30) / (1 << 30) * sum(weights)
        for weight, (_, option) in zip(weights, choices, strict=True):
            share -= weight
            if share < 0.0:
                return option
        return choices[0][1]


# Reading a view.


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _objects(value: object) -> list[Json]:
    return [item for item in _list(value) if isinstance(item, dict)]


def _cards(event: Json) -> list[object]:
    return _list(event["cards"])
