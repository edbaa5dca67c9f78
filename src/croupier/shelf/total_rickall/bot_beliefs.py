"""Who is likely a Parasite: what is known of the Identities, and what players have said and done."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Final

from croupier.shelf.total_rickall.bot_memory import Memory
from croupier.shelf.total_rickall.cards import PARASITE

# How often a claim about something the speaker has looked at is true.
HONEST: Final = 0.97
# Beyond this, the log odds only mean certainty.
CERTAIN: Final = 12.0


def odds(chance: float) -> float:
    """The logarithm of the odds."""
    if chance <= 0.0:
        return -CERTAIN
    if chance >= 1.0:
        return CERTAIN
    return min(max(log(chance / (1.0 - chance)), -CERTAIN), CERTAIN)


def chance_of(score: float) -> float:
    """The probability for given log odds."""
    if score <= -CERTAIN:
        return 0.0
    if score >= CERTAIN:
        return 1.0
    return 1.0 / (1.0 + exp(-score))


class Beliefs:
    """How likely each Character and player is a Parasite, given what was said and done (TR-7.9)."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.chances = memory.heaps.chances()
        self.sides = [0.0] * len(memory.friends)
        if memory.advanced:
            self._listen()

    def _listen(self) -> None:
        memory = self.memory
        parasites_truth = memory.style.parasites_truth
        plain = {name: odds(chance) for name, chance in self.chances.items()}
        heard = [
            claim
            for claim in memory.claims
            if claim.looked and claim.seat != memory.me and abs(plain.get(claim.about, CERTAIN)) < CERTAIN
        ]
        sides = [self._side(seat, plain) for seat in range(len(memory.friends))]
        said: dict[str, float] = {}
        for _ in range(2 if heard else 0):
            weight = []
            for side in sides:
                guilt = chance_of(side)
                truth = HONEST + guilt * (parasites_truth - HONEST)
                weight.append(log(truth / (1.0 - truth)))
            said = {}
            for claim in heard:
                push = weight[claim.seat] if claim.says == PARASITE else -weight[claim.seat]
                said[claim.about] = said.get(claim.about, 0.0) + push
            sides = [self._side(seat, plain) for seat in range(len(memory.friends))]
            for claim in heard:
                push = weight[claim.seat] if claim.says == PARASITE else -weight[claim.seat]
                without = chance_of(plain[claim.about] + said[claim.about] - push)
                fits = without if claim.says == PARASITE else 1.0 - without
                honest = fits * HONEST + (1.0 - fits) * (1.0 - HONEST)
                liar = fits * parasites_truth + (1.0 - fits) * (1.0 - parasites_truth)
                if abs(sides[claim.seat]) < CERTAIN:
                    sides[claim.seat] += log(liar / honest)
            for seat, friend in enumerate(memory.friends):
                if friend is not None and friend in said and abs(sides[seat]) < CERTAIN:
                    sides[seat] += said[friend]
        for name, push in said.items():
            self.chances[name] = chance_of(plain[name] + push)
        self.said = said
        self.sides = [chance_of(side) for side in sides]
        for seat, friend in enumerate(memory.friends):
            if friend is not None:
                self.chances[friend] = self.sides[seat]

    def _side(self, seat: int, plain: Mapping[str, float]) -> float:
        """TR-9.6: a player without an Identity is on the side of the Reals."""
        friend = self.memory.friends[seat]
        if friend is None:
            return -CERTAIN
        if abs(plain[friend]) >= CERTAIN:
            return plain[friend]
        return plain[friend] + self.memory.suspicion[seat]

    def clean_chance(self) -> float:
        """How likely all in the centre are Real."""
        chance = self.memory.clean_chance()
        if chance > 0.0 and self.memory.advanced:
            plain = self.memory.heaps.chances()
            for name in self.memory.centre:
                if self.chances[name] != plain[name]:
                    chance *= (1.0 - self.chances[name]) / max(1.0 - plain[name], 0.001)
        return min(chance, 1.0)

    def dinner_chance(self) -> float:
        """How likely the guess about every player's side is right."""
        chance = 1.0
        for side in self.sides:
            chance *= max(side, 1.0 - side)
        return chance
