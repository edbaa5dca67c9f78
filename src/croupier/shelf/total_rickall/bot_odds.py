"""The house as a sensible player sees it: who is likely a Parasite, how likely the Reals win, and what each card would do."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Final, NamedTuple

from croupier.shelf.total_rickall.bot_memory import COLOUR_OF, TEXT_OF, Memory, items, number, objects, word
from croupier.shelf.total_rickall.cards import COLOURS, FIGURES, PARASITE
from croupier.table import Json

# How often a claim about something the speaker has looked at is true.
HONEST: Final = 0.97
PARASITES_TRUTH: Final = 0.45
# Beyond this, the logarithm of the odds says no more than that something is certain.
CERTAIN: Final = 12.0
# In the last round every Parasite left in the centre loses the game; doubt counts so much.
LAST_ROUND_BURDEN: Final = 1.4


class Weights(NamedTuple):
    """What the chance of the Reals to win is made of, on the scale of the logarithm of the odds."""

    base: tuple[float, ...]
    parasite: float
    doubt: float
    friend: float
    secret: float
    fails: tuple[float, ...]
    card: float
    left: float


CLASSIC: Final = Weights((0, 0, 1.1, 3.0, 3.2, 3.3), 0.75, 0.9, 0.0, 0.0, (0.0, -0.5, -1.1, -1.9), 0.5, 0.07)
ADVANCED: Final = Weights((0, 0, 0, 1.9, 1.6, 1.9), 0.65, 0.8, 0.8, 0.5, (0.0, -0.15, -0.75, -1.4), 0.35, 0.09)


def odds(chance: float) -> float:
    """The logarithm of the odds."""
    if chance <= 0.0:
        return -CERTAIN
    if chance >= 1.0:
        return CERTAIN
    return min(max(log(chance / (1.0 - chance)), -CERTAIN), CERTAIN)


def chance_of(score: float) -> float:
    if score <= -CERTAIN:
        return 0.0
    if score >= CERTAIN:
        return 1.0
    return 1.0 / (1.0 + exp(-score))


class Beliefs:
    """How likely everybody in play is a Parasite, in the light of what was said and done (TR-7.9)."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.chances = memory.chances()
        self.sides = [0.0] * len(memory.friends)
        if memory.advanced:
            self._listen()

    def _listen(self) -> None:
        memory = self.memory
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
                truth = HONEST + guilt * (PARASITES_TRUTH - HONEST)
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
                liar = fits * PARASITES_TRUTH + (1.0 - fits) * (1.0 - PARASITES_TRUTH)
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
        """TR-9.6: whoever has no Identity is on the side of the Reals."""
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
            plain = self.memory.chances()
            for name in self.memory.centre:
                if self.chances[name] != plain[name]:
                    chance *= (1.0 - self.chances[name]) / max(1.0 - plain[name], 0.001)
        return min(chance, 1.0)

    def dinner_chance(self) -> float:
        chance = 1.0
        for side in self.sides:
            chance *= max(side, 1.0 - side)
        return chance


class Round:
    """What has become of the house in a round thought ahead."""

    def __init__(self, laid: Mapping[int, str]) -> None:
        self.laid = laid
        self.taken: list[str] = []
        self.looked: list[str] = []
        self.shots = 0
        self.quiet = 0

    def card_of(self, seat: int, seats: int) -> str | None:
        """TR-11.13, TR-Q7: what a card stands for; a Me Too copies to the right."""
        for _ in range(seats):
            kind = self.laid.get(seat)
            if kind != "me-too":
                return kind
            seat = (seat - 1) % seats
        return None


class House:
    """The table in numbers. Gains are what something adds to the chance of the Reals, who share one value of it all."""

    def __init__(self, view: Json, beliefs: Beliefs) -> None:
        self.beliefs = beliefs
        self.memory = memory = beliefs.memory
        self.chances = beliefs.chances
        public = view["public"]
        assert isinstance(public, dict)
        zones = {word(zone["name"]): items(zone["cards"]) for zone in objects(view["zones"])}
        self.me = number(view["you"])
        self.seats = number(view["seats"])
        self.first = number(public["first_player"])
        self.actor = public["actor"] if isinstance(public["actor"], int) else self.me
        self.phase = word(view["phase"])
        self.card = public["card"] if isinstance(public["card"], str) else ""
        self.last_round = bool(public["last_round"])
        self.fails = number(public["fails"])
        self.left = number(public["characters_left"])
        self.hands = [len(zones[f"hand:{seat}"]) for seat in range(self.seats)]
        self.laid: dict[int, str] = {}
        for seat in range(self.seats):
            for card in zones[f"laid:{seat}"]:
                if isinstance(card, str):
                    self.laid[seat] = card
        self.seen_actions = [*zones["discard"], *zones[f"hand:{self.me}"], *self.laid.values()]
        in_play = objects(public["centre"]) + objects(public["friends"])
        self.dented = [word(entry["character"]) for entry in in_play if entry["dented"]]
        self.rate = memory.share(PARASITE)
        self.weights = w = ADVANCED if memory.advanced else CLASSIC
        self.centre_burden = (w.parasite / self.seats, w.doubt / self.seats)
        self.friend_burden = (w.friend, w.secret)
        self.card_worth = w.card / self.seats
        self.score = (
            w.base[self.seats] + w.card * (sum(self.hands) / self.seats - FIGURES.hand) + w.left * (self.left - 8)
        )
        self.left_worth = w.left
        if self.last_round:
            self.centre_burden = (LAST_ROUND_BURDEN, 0.0)
            self.card_worth = 0.0
            self.score = 0.0
            self.left_worth = 0.0
        for name in memory.heaps:
            self.score -= self.burden(name, self.chances[name])
        self.now = self.win(0.0)

    # The chance of the Reals.

    def burden(self, name: str, chance: float) -> float:
        parasite, doubt = self.friend_burden if name in self.memory.friends else self.centre_burden
        return parasite * chance + doubt * 4.0 * chance * (1.0 - chance)

    def newcomer(self, chance: float) -> float:
        parasite, doubt = self.centre_burden
        return parasite * chance + doubt * 4.0 * chance * (1.0 - chance)

    def win(self, change: float, fails: int = 0) -> float:
        """The chance of the Reals after a change of the score and so many Reals more exterminated."""
        fails += self.fails
        if fails >= FIGURES.fails:
            return 0.0
        if self.last_round:
            return exp(self.score + change) * (1 - 0.05 * fails)
        return 1.0 / (1.0 + exp(-self.score - change - self.weights.fails[fails]))

    def later(self) -> float:
        """The chance once the round is over."""
        if not self.left:
            return self.now
        return self.win(-self.newcomer(self.rate) - self.left_worth)

    def penalty(self) -> float:
        """TR-6.7, TR-6.8."""
        return -self.card_worth - (self.newcomer(self.rate) + self.left_worth if self.left else 0.0)

    def shot_gain(self, name: str, chance: float, free: bool) -> float:
        burden = self.burden(name, self.chances[name])
        gain = chance * self.win(burden) if chance > 0.0 else 0.0
        if chance < 1.0:
            change = burden + (0.0 if free else self.penalty())
            if name in self.memory.friends and self.left > 1:
                change -= self.burden(name, self.rate)
            gain += (1.0 - chance) * self.win(change, 1)
        gain -= self.now
        text = TEXT_OF[name]
        if text == "armour" and name not in self.dented:
            return 0.3 * gain
        if text == "bounty":
            gain += 0.02 * chance
        elif text in ("only-first-player", "only-last-player"):
            gain += 0.01 * chance
        return gain

    def look_gain(self, name: str) -> float:
        chance = self.chances[name]
        burden = self.burden(name, chance)
        return (
            chance * self.win(burden - self.burden(name, 1.0))
            + (1.0 - chance) * self.win(burden - self.burden(name, 0.0))
            - self.now
        )

    def deck_gain(self) -> float:
        if not self.left or self.memory.top is not None:
            return 0.0
        rate = self.rate
        vague = -self.newcomer(rate)
        return rate * self.win(-self.newcomer(1.0)) + (1.0 - rate) * self.win(-self.newcomer(0.0)) - self.win(vague)

    def pair_gain(self, one: str, other: str) -> float:
        """Summer: two alike are known afterwards, two different ones are not."""
        if self.memory.heaps[one] is self.memory.heaps[other] and self.memory.heaps[one].size == 2:
            return 0.0
        first, second = self.chances[one], self.chances[other]
        burden = self.burden(one, first) + self.burden(other, second)
        both, neither = first * second, (1.0 - first) * (1.0 - second)
        mixed = 1.0 - both - neither
        return (
            both * self.win(burden - self.burden(one, 1.0) - self.burden(other, 1.0))
            + neither * self.win(burden - self.burden(one, 0.0) - self.burden(other, 0.0))
            + mixed * self.win(burden - self.burden(one, 0.5) - self.burden(other, 0.5))
            - self.now
        )

    def prepare(self) -> None:
        names = list(self.memory.heaps)
        self.hits = {name: self.shot_gain(name, self.chances[name], False) for name in names}
        self.free_hits = {name: self.shot_gain(name, self.chances[name], True) for name in names}
        self.sure_hits = {name: self.chances[name] * self.shot_gain(name, 1.0, False) for name in names}
        self.looks = {name: self.look_gain(name) for name in names}
        self.deck_look = self.deck_gain()
        self.quiet_gain = self.win(self.card_worth * self.seats) - self.now
        self.pairs: dict[str, tuple[float, str, str]] = {}
        self.jerries: dict[str, float] = {}
        self._targets: dict[tuple[int, str], list[str]] = {}

    def pair_for(self, colour: str) -> tuple[float, str, str]:
        if colour not in self.pairs:
            names = [name for name in self.memory.heaps if COLOUR_OF[name] == colour and name not in self.memory.up]
            if len(names) < 2:
                self.pairs[colour] = (self.looks[names[0]], names[0], "") if names else (0.0, "", "")
            else:
                pairs = [(one, other) for at, one in enumerate(names) for other in names[at + 1 :]]
                self.pairs[colour] = max([(self.pair_gain(one, other), one, other) for one, other in pairs])
        return self.pairs[colour]

    def jerry_gain(self, jerry: str) -> float:
        if jerry not in self.jerries:
            names = self.memory.shuffled_by(jerry)
            change = self.card_worth
            if len(names) > 1:
                mean = sum([self.chances[name] for name in names]) / len(names)
                change += sum([self.burden(name, self.chances[name]) - self.burden(name, mean) for name in names])
            self.jerries[jerry] = self.win(change) - self.now
        return self.jerries[jerry]

    # A round thought ahead.

    def targets(self, seat: int, colour: str) -> list[str]:
        """TR-6.2, TR-9.5, TR-C01, TR-C09; any colour if there is none."""
        if (seat, colour) not in self._targets:
            last = (self.first - 1) % self.seats
            self._targets[seat, colour] = [
                name
                for name in self.memory.heaps
                if (not colour or COLOUR_OF[name] == colour)
                and name != self.memory.friends[seat]
                and (TEXT_OF[name] != "only-first-player" or seat == self.first)
                and (TEXT_OF[name] != "only-last-player" or seat == last)
            ]
        return self._targets[seat, colour]

    def best_shot(
        self, seat: int, colour: str, ahead: Round, free: bool = False, spared: str = ""
    ) -> tuple[float, str]:
        """The best target, with its gain; one of which somebody will know more by then is only shot if it is a Parasite."""
        best, who = -1.0, ""
        hits = self.free_hits if free else self.hits
        for name in self.targets(seat, colour):
            if name in ahead.taken or name == spared:
                continue
            gain = self.sure_hits[name] if name in ahead.looked else hits[name]
            if not who or gain > best:
                best, who = gain, name
        return (best, who) if who else (0.0, "")

    def _fire(self, seat: int, colour: str, ahead: Round, free: bool = False) -> float:
        gain, name = self.best_shot(seat, colour, ahead, free)
        if name:
            ahead.taken.append(name)
            ahead.shots += 1
        return gain

    def sister_gain(self, seat: int, colour: str, ahead: Round) -> tuple[float, str, str]:
        gain, one = self.best_shot(seat, colour, ahead)
        second, other = self.best_shot(seat, colour, ahead, spared=one)
        return (gain + second, one, other)

    def best_look(self, seat: int, colour: str, ahead: Round, morty: bool) -> tuple[float, str]:
        best, who = 0.0, ""
        for name in self.memory.heaps if morty else self.memory.centre:
            if COLOUR_OF[name] != colour or name in self.memory.up or name in ahead.taken or name in ahead.looked:
                continue
            if morty and (TEXT_OF[name] == "no-morty" or name == self.memory.friends[seat]):
                continue
            if self.looks[name] > best or not who:
                best, who = self.looks[name], name
        return best, who

    def play(self, seat: int, card: str, ahead: Round) -> float:
        """What a card adds to the chance of the Reals, played as well as can be."""
        base, _, colour = card.rpartition("-")
        if base == "beth":
            return self._fire(seat, colour, ahead)
        if card in ("something-wrong", "ten-minutes"):
            return self._fire(seat, "", ahead, card == "ten-minutes")
        if card == "not-kill-me":
            shots = [(self.best_shot(other, "", ahead)[0], other) for other in range(self.seats) if other != seat]
            return self._fire(max(shots)[1], "", ahead)
        if card == "big-sister":
            colours = [colour for colour in COLOURS if self.best_shot(seat, colour, ahead)[1]]
            gain, one, other = max([self.sister_gain(seat, colour, ahead) for colour in colours] or [(0.0, "", "")])
            ahead.taken.extend([one, other])
            ahead.shots += bool(one)
            return gain
        if base in ("morty", "fifteen-years"):
            gain, name = self.best_look(seat, colour, ahead, base == "morty")
            if name:
                ahead.looked.append(name)
            return gain
        if base == "summer":
            return self.pair_for(colour)[0]
        if base == "jerry":
            return self.jerry_gain(card)
        if card == "rick":
            return self.deck_look
        ahead.quiet += card == "poopybutthole"
        return 0.0
