"""The house as a sensible player sees it: how likely the Reals win, and what each card would add to that.

The rules answer what a card may do; only its value is judged here. Gains are additions to the Reals' chance to win.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.shelf.total_rickall import shooting
from croupier.shelf.total_rickall.actions import ACTIONS, Jerry, copied
from croupier.shelf.total_rickall.bot_beliefs import Beliefs
from croupier.shelf.total_rickall.bot_memory import BIT_OF
from croupier.shelf.total_rickall.cards import ANY_COLOUR, COLOURS, KINDS, PARASITE
from croupier.shelf.total_rickall.options import ASK_FORCE, ASK_LOOK, ASK_SHOOT, ASK_TURN_UP
from croupier.shelf.total_rickall.state import Rickall
from croupier.shelf.total_rickall.view import VIEW
from croupier.table import OFFER, Chair
from croupier.table.view import View, cards_in, read

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.view import Person, Public

# In the last round every Parasite left in the centre loses the game, so doubt weighs this much.
LAST_ROUND_BURDEN: Final = 1.4
# The rules are asked about a table on which hidden cards are re-dealt from this seed. Only open cards matter for this.
ANY_DEAL: Final = 0


class Weights(NamedTuple):
    """The components of the Reals' chance to win, on the scale of log odds."""

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


def state_of(chair: Chair) -> Rickall:
    """The state of the game as far as the seat knows it, to ask the rules about open cards."""
    state = chair.state(ANY_DEAL)
    assert isinstance(state, Rickall)
    return state


class Round:
    """The house during an imagined round. ``laid`` has the kind of every player's card, -1 for none."""

    def __init__(self, laid: list[int]) -> None:
        self.laid = laid
        self.taken: list[str] = []
        self.looked: list[str] = []
        self.shots = 0
        self.quiet = 0


class House:
    """The table in numbers."""

    def __init__(self, chair: Chair, beliefs: Beliefs) -> None:
        self.chair = chair
        self._game: Rickall | None = None
        self.beliefs = beliefs
        self.memory = memory = beliefs.memory
        self.figures = memory.figures
        self.chances = beliefs.chances
        view: View[Public, Person] = read(chair.view(), VIEW)
        public = view["public"]
        self.me = chair.seat
        self.seats = view["seats"]
        self.first = public["first_player"]
        self.actor = self.me if public["actor"] is None else public["actor"]
        self.phase = view["phase"]
        self.card = -1 if public["card"] is None else KINDS.index(public["card"])
        self.last_round = public["last_round"]
        self.fails = public["fails"]
        self.left = public["characters_left"]
        self.hands = [len(cards_in(view, "hand", seat)) for seat in range(self.seats)]
        laid = [[card for card in cards_in(view, "laid", seat) if card] for seat in range(self.seats)]
        self.laid = [KINDS.index(cards[0]) if cards else -1 for cards in laid]
        seen = [
            *cards_in(view, "discard"),
            *cards_in(view, "hand", self.me),
            *[card for cards in laid for card in cards],
        ]
        self.seen_actions = [KINDS.index(card) for card in seen if card]
        self.dented = [each["character"] for each in [*public["centre"], *public["friends"]] if each["dented"]]
        self.rate = memory.heaps.share(PARASITE)
        self.weights = w = ADVANCED if memory.advanced else CLASSIC
        self.centre_burden = (w.parasite / self.seats, w.doubt / self.seats)
        self.friend_burden = (w.friend, w.secret)
        self.card_worth = w.card / self.seats
        hands = sum(self.hands) / self.seats - self.figures.hand
        self.score = w.base[self.seats] + w.card * hands + w.left * (self.left - 8)
        self.left_worth = w.left
        if self.last_round:
            self.centre_burden = (LAST_ROUND_BURDEN, 0.0)
            self.card_worth = 0.0
            self.score = 0.0
            self.left_worth = 0.0
        for name in memory.heaps.under:
            self.score -= self.burden(name, self.chances[name])
        self.now = self.win(0.0)

    @property
    def game(self) -> Rickall:
        """The state for questions to the rules. What the current card has spared is free again for later cards."""
        game = self._game
        if game is None:
            self._game = game = state_of(self.chair).copy()
        return game

    def named(self, characters: int) -> list[str]:
        """The Characters of a set, in the order in which they entered."""
        return [name for name in self.memory.heaps.under if BIT_OF[name] & characters]

    # The chance of the Reals.

    def burden(self, name: str, chance: float) -> float:
        """What a Character subtracts from the score if it is a Parasite with this probability."""
        parasite, doubt = self.friend_burden if name in self.memory.friends else self.centre_burden
        return parasite * chance + doubt * 4.0 * chance * (1.0 - chance)

    def newcomer(self, chance: float) -> float:
        """What a new Character in the centre subtracts from the score."""
        parasite, doubt = self.centre_burden
        return parasite * chance + doubt * 4.0 * chance * (1.0 - chance)

    def win(self, change: float, fails: int = 0) -> float:
        """The chance of the Reals after a change of the score and so many Reals more exterminated."""
        fails += self.fails
        if fails >= self.figures.fails:
            return 0.0
        if self.last_round:
            return exp(self.score + change) * (1 - 0.05 * fails)
        burden = self.weights.fails[min(fails, len(self.weights.fails) - 1)]
        return 1.0 / (1.0 + exp(-self.score - change - burden))

    def later(self) -> float:
        """The chance once the round is over."""
        if not self.left:
            return self.now
        return self.win(-self.newcomer(self.rate) - self.left_worth)

    # The value of shots and looks.

    def penalty(self) -> float:
        """TR-6.7, TR-6.8."""
        return -self.card_worth - (self.newcomer(self.rate) + self.left_worth if self.left else 0.0)

    def shot_gain(self, name: str, chance: float, free: bool) -> float:
        """The gain of a shot at a Character that is a Parasite with this probability."""
        burden = self.burden(name, self.chances[name])
        gain = chance * self.win(burden) if chance > 0.0 else 0.0
        if chance < 1.0:
            change = burden + (0.0 if free else self.penalty())
            if name in self.memory.friends and self.left > 1:
                change -= self.burden(name, self.rate)
            gain += (1.0 - chance) * self.win(change, 1)
        gain -= self.now
        bit = BIT_OF[name]
        if bit & self.figures.armoured and name not in self.dented:
            return 0.3 * gain
        if bit & self.figures.paying:
            gain += 0.02 * chance
        elif any([text.characters & bit for text in self.figures.guards]):
            gain += 0.01 * chance
        return gain

    def look_gain(self, name: str) -> float:
        """The gain of knowing the Identity of a Character."""
        chance = self.chances[name]
        burden = self.burden(name, chance)
        return (
            chance * self.win(burden - self.burden(name, 1.0))
            + (1.0 - chance) * self.win(burden - self.burden(name, 0.0))
            - self.now
        )

    def deck_gain(self) -> float:
        """The gain of knowing the top Identity of the deck."""
        if not self.left or self.memory.top is not None:
            return 0.0
        rate = self.rate
        vague = -self.newcomer(rate)
        return rate * self.win(-self.newcomer(1.0)) + (1.0 - rate) * self.win(-self.newcomer(0.0)) - self.win(vague)

    def pair_gain(self, one: str, other: str) -> float:
        """The gain of looking at two and shuffling them: two alike are known afterwards, two different ones are not."""
        heaps = self.memory.heaps.under
        if heaps[one] is heaps[other] and heaps[one].size == 2:
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

    def shuffle_gain(self, names: list[str]) -> float:
        """The gain of shuffling the Identities of these Characters and drawing a card."""
        change = self.card_worth
        if len(names) > 1:
            mean = sum([self.chances[name] for name in names]) / len(names)
            change += sum([self.burden(name, self.chances[name]) - self.burden(name, mean) for name in names])
        return self.win(change) - self.now

    def prepare(self) -> None:
        """Compute all values before cards are compared."""
        names = list(self.memory.heaps.under)
        self.hits = {name: self.shot_gain(name, self.chances[name], False) for name in names}
        self.free_hits = {name: self.shot_gain(name, self.chances[name], True) for name in names}
        self.sure_hits = {name: self.chances[name] * self.shot_gain(name, 1.0, False) for name in names}
        self.looks = {name: self.look_gain(name) for name in names}
        self.deck_look = self.deck_gain()
        self.quiet_gain = self.win(self.card_worth * self.seats) - self.now
        self._pairs: dict[int, tuple[float, str, str]] = {}
        self._shuffles: dict[int, float] = {}
        self._targets: dict[tuple[int, int], list[str]] = {}
        self._seen: dict[tuple[int, int], list[str]] = {}

    # An imagined round: what a card adds if it is played as well as possible.

    def play_laid(self, seat: int, ahead: Round) -> float:
        """The gain of the card that a player has laid, or of the one that it stands for."""
        kind = copied(ahead.laid, seat)
        return self.play(seat, kind, ahead) if kind >= 0 else 0.0

    def play(self, seat: int, kind: int, ahead: Round) -> float:
        """The gain of a card; its effect on the house is recorded."""
        card = ACTIONS[kind]
        play = PLAYS.get(card.id) or BY_QUESTION.get(card.seeks)
        return play(self, seat, kind, ahead) if play is not None else 0.0

    def targets(self, seat: int, colour: int) -> list[str]:
        """The Characters that a player may shoot with a card of this colour."""
        if (seat, colour) not in self._targets:
            self._targets[seat, colour] = self.named(shooting.targets(self.game, seat, colour))
        return self._targets[seat, colour]

    def best_shot(
        self, seat: int, colour: int, ahead: Round, free: bool = False, spared: str = ""
    ) -> tuple[float, str]:
        """The best target, with its gain. One that will have been looked at by then is only shot if it is a Parasite."""
        best, who = -1.0, ""
        hits = self.free_hits if free else self.hits
        for name in self.targets(seat, colour):
            if name in ahead.taken or name == spared:
                continue
            gain = self.sure_hits[name] if name in ahead.looked else hits[name]
            if not who or gain > best:
                best, who = gain, name
        return (best, who) if who else (0.0, "")

    def two_shots(self, seat: int, colour: int, ahead: Round) -> tuple[float, str, str]:
        """The best two targets of a colour."""
        gain, one = self.best_shot(seat, colour, ahead)
        second, other = self.best_shot(seat, colour, ahead, spared=one)
        return (gain + second, one, other)

    def best_pair(self, kind: int) -> tuple[float, str, str]:
        """The best two Characters for a Summer of this kind."""
        if kind not in self._pairs:
            names = self.named(ACTIONS[kind].law(self.game, ASK_LOOK, self.me, OFFER))
            if len(names) < 2:
                self._pairs[kind] = (self.looks[names[0]], names[0], "") if names else (0.0, "", "")
            else:
                pairs = [(one, other) for at, one in enumerate(names) for other in names[at + 1 :]]
                self._pairs[kind] = max([(self.pair_gain(one, other), one, other) for one, other in pairs])
        return self._pairs[kind]

    def _fire(self, seat: int, colour: int, ahead: Round, free: bool = False) -> float:
        gain, name = self.best_shot(seat, colour, ahead, free)
        if name:
            ahead.taken.append(name)
            ahead.shots += 1
        return gain

    def _play_shot(self, seat: int, kind: int, ahead: Round) -> float:
        return self._fire(seat, ACTIONS[kind].colour, ahead, not ACTIONS[kind].penalty)

    def _play_look(self, seat: int, kind: int, ahead: Round) -> float:
        card = ACTIONS[kind]
        if (seat, kind) not in self._seen:
            self._seen[seat, kind] = self.named(card.law(self.game, card.seeks, seat, OFFER))
        best, who = 0.0, ""
        for name in self._seen[seat, kind]:
            if name not in ahead.taken and name not in ahead.looked and (self.looks[name] > best or not who):
                best, who = self.looks[name], name
        if who:
            ahead.looked.append(who)
        return best

    def _play_not_kill_me(self, seat: int, kind: int, ahead: Round) -> float:
        others = ACTIONS[kind].law(self.game, ASK_FORCE, seat, OFFER)
        shots = [
            (self.best_shot(other, ANY_COLOUR, ahead)[0], other) for other in range(self.seats) if others & 1 << other
        ]
        return self._fire(max(shots)[1], ANY_COLOUR, ahead)

    def _play_big_sister(self, seat: int, kind: int, ahead: Round) -> float:
        colours = [colour for colour in range(len(COLOURS)) if self.best_shot(seat, colour, ahead)[1]]
        gain, one, other = max([self.two_shots(seat, colour, ahead) for colour in colours] or [(0.0, "", "")])
        ahead.taken.extend([one, other])
        ahead.shots += bool(one)
        return gain

    def _play_summer(self, seat: int, kind: int, ahead: Round) -> float:
        return self.best_pair(kind)[0]

    def _play_jerry(self, seat: int, kind: int, ahead: Round) -> float:
        if kind not in self._shuffles:
            jerry = ACTIONS[kind]
            assert isinstance(jerry, Jerry)
            self._shuffles[kind] = self.shuffle_gain(self.named(jerry.shuffles(self.figures, self.game.hidden())))
        return self._shuffles[kind]

    def _play_rick(self, seat: int, kind: int, ahead: Round) -> float:
        return self.deck_look

    def _play_poopybutthole(self, seat: int, kind: int, ahead: Round) -> float:
        ahead.quiet += 1
        return 0.0


Play = Callable[[House, int, int, Round], float]
# Cards that are worth more than one look or one shot; all others are judged by what they ask for.
PLAYS: Final[dict[str, Play]] = {
    "not-kill-me": House._play_not_kill_me,
    "big-sister": House._play_big_sister,
    "summer": House._play_summer,
    "jerry": House._play_jerry,
    "rick": House._play_rick,
    "poopybutthole": House._play_poopybutthole,
}
BY_QUESTION: Final[dict[int, Play]] = {
    ASK_SHOOT: House._play_shot,
    ASK_LOOK: House._play_look,
    ASK_TURN_UP: House._play_look,
}
