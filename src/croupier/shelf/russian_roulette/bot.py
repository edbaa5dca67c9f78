"""A sensible player of roulette: sees one chair's side of the table, and weighs every choice by its chance of winning.

It tries each option on a copy of the scene (``bot_odds``, with what it remembers of everybody in ``bot_memory``) and takes the
best; between options that are almost as good, lots decide, so that its cheating and its bets cannot be read like a book.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import exp
from typing import Final

from croupier.shelf.russian_roulette.bot_memory import Memory, number
from croupier.shelf.russian_roulette.bot_odds import FACES, Scene
from croupier.shelf.russian_roulette.cards import FIGURES
from croupier.shelf.russian_roulette.layout import SKY, UNNAMED
from croupier.table import Chair, Decision, Option, seeded

# How much more than others a bet draws accusations when a sensible person looks at it.
SMELL: Final = (0.3, 0.5, 0.8, 1.2, 1.7, 2.0)

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
        if view["deal"] != self.memory.deal or number(view["events"]) < self.memory.upto:
            self.memory = Memory(view["deal"], number(view["seats"]))
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

    def _no_suspect(self, scene: Scene, decision: Decision) -> Option:
        """The same, with nobody to accuse."""
        return self._accusation(scene, decision)

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

    def _no_shot(self, scene: Scene, decision: Decision) -> Option:
        """One for the Road may call somebody back; else the points are taken."""
        return self._volley(scene, decision)

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
