"""A sensible player of roulette: it sees one chair's side of the table, and judges every choice by its chance to win.

It tries each option on a copy of the odds (``bot_odds``, with what it remembers of every player in ``bot_memory``, and
the value of cards in ``bot_cards``) and takes the best. Among options that are almost equally good it chooses at
random, so that its cheating and its bets cannot be predicted.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, TypeVar

from croupier.shelf.russian_roulette.bot_cards import AIM, CHANGE, Use, choices, use_of
from croupier.shelf.russian_roulette.bot_memory import Habits, Memory, total
from croupier.shelf.russian_roulette.bot_odds import UNKNOWN, Odds, odds_of
from croupier.shelf.russian_roulette.bot_reasons import reason
from croupier.shelf.russian_roulette.bot_style import NOW, Style
from croupier.shelf.russian_roulette.cards import KINDS
from croupier.shelf.russian_roulette.layout import SKY
from croupier.shelf.russian_roulette.state import Roulette
from croupier.table import Chair, Decision, Option, seeded
from croupier.text import Remark

# The rules are asked about a table on which hidden cards are re-dealt from this seed. The odds do not use these
# guesses.
ANY_DEAL: Final = 0
Choice = TypeVar("Choice")


class Sensible:
    """Plays to win: cheats and accuses by the odds, bets by what it knows, and keeps its cards for when they matter.

    ``weighed`` are the options of the last choice with their chances to win, where it has compared them.
    """

    def __init__(self, seed: int, style: Style = NOW) -> None:
        self.luck = seeded(seed)
        self.style = style
        self.chair: Chair | None = None
        self.memory: Memory | None = None
        self.weighed: list[tuple[float, Option]] = []

    def onward(self, chair: Chair, seed: int) -> Sensible:
        """This player at a fork of the table that it has followed so far, with its own luck."""
        assert self.memory is not None
        twin = Sensible(seed, self.style)
        twin.chair = chair
        twin.memory = self.memory.copy()
        return twin

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        self.weighed = []
        if len(decision.options) == 1:
            return decision.options[0]
        odds = self.odds(chair)
        for option in decision.options:
            if option.kind == "play" and use_of(card_of(option)).wanted(odds):
                return option
        answer: Callable[[Odds, Decision], Option] = getattr(self, f"_{decision.kind.replace('-', '_')}", self._pass)
        return answer(odds, decision)

    def reason(self, chair: Chair, option: Option) -> Remark | None:
        """Why an option is a good one."""
        return reason(self.odds(chair), option, chair.decision)

    def odds(self, chair: Chair) -> Odds:
        """The current odds, with what has been learnt at this table."""
        game = chair.state(ANY_DEAL)
        assert isinstance(game, Roulette)
        return odds_of(game, chair.seat, self._learnt(chair, game))

    def follow(self, chair: Chair) -> None:
        """Learn from what has happened at the table."""
        game = chair.state(ANY_DEAL)
        assert isinstance(game, Roulette)
        self._learnt(chair, game)

    def _learnt(self, chair: Chair, game: Roulette) -> Memory:
        memory = self.memory
        if memory is None or chair is not self.chair or len(game.told.happenings) < memory.upto:
            self.chair = chair
            deal = str(chair.view()["deal"])
            if memory is None or deal != memory.deal or len(game.told.happenings) < memory.upto:
                self.memory = memory = Memory(deal, game.seats, game.figures, self.style)
        memory.read(chair.events(memory.upto))
        return memory

    # The phases.

    def _pass(self, odds: Odds, decision: Decision) -> Option:
        """Do nothing: in windows and pauses for cards that are played at once or not at all, and when the game is won
        (RR-8.8).
        """
        return decision.options[0]

    def _pocket(self, odds: Odds, decision: Decision) -> Option:
        """Pocket a BULLET if it is worth the risk."""
        values: list[tuple[float, Option]] = []
        for option in decision.options:
            if option.kind == "pocket":
                trial = odds.copy()
                trial.mine.barrel = [UNKNOWN] * trial.mine.chambers
                trial.mine.cheat = float(option.key == "pocket:bullet")
                values.append((max(self._bet_values(trial)), option))
        return self._draw(values, self.style.cheating_taste)

    def _bet(self, odds: Odds, decision: Decision) -> Option:
        """Make the bet with the best chances."""
        values = self._bet_values(odds)
        return self._draw([(values[bet.value], bet) for bet in decision.options if bet.kind == "bet"], self.style.taste)

    def _bet_values(self, odds: Odds) -> list[float]:
        """The chance to win with each bet. A cheat expects to be accused, the more the higher the bet."""
        values: list[float] = []
        rivals = odds.opposition()
        trial = odds.copy()
        caught = odds.copy()
        caught.mine.die()
        when_caught = caught.win_chance_against(rivals)
        for bet in range(odds.faces):
            trial.mine.bet = bet
            value = trial.win_chance_against(rivals)
            risk = trial.accused_chance() * trial.mine.cheat
            values.append(value + risk * (when_caught - value))
        return values

    def _accusation(self, odds: Odds, decision: Decision) -> Option:
        """Play a card that helps; otherwise accuse a player who is likely enough to have cheated."""
        now = odds.win_chance()
        card = self._card(odds, decision, now)
        if card is not None:
            return card
        values = [(now, decision.options[0])]
        values += [
            (odds.after_accusing(call.value) - self._doubt(odds.people[call.value].habits), call)
            for call in decision.options
            if call.kind == "accuse" and odds.people[call.value].cheat >= self.style.sure
        ]
        return self._draw(values, self.style.taste)

    def _doubt(self, habits: Habits) -> float:
        """What an accusation must bring besides: the less, the longer the player has been watched."""
        return self.style.doubt * self.style.rounds / habits.rounds

    def _no_suspect(self, odds: Odds, decision: Decision) -> Option:
        """Play a card that helps."""
        return self._card(odds, decision, odds.win_chance()) or decision.options[0]

    def _volley(self, odds: Odds, decision: Decision) -> Option:
        """Play the card or change the aim that helps most."""
        return self._card(odds, decision, odds.win_chance()) or decision.options[0]

    def _no_shot(self, odds: Odds, decision: Decision) -> Option:
        """Call a player back if that helps; otherwise go on to the points."""
        return self._volley(odds, decision)

    def _powder(self, odds: Odds, decision: Decision) -> Option:
        """Play Wet Powder if a BULLET just turned up would cost more than the card is worth."""
        return self._card(odds, decision, odds.after_volley(SKY).win_chance()) or decision.options[0]

    def _card(self, odds: Odds, decision: Decision, now: float) -> Option | None:
        """The card or the change of aim that raises the chance to win most; none if the gain is too small."""
        best: Option | None = None
        self.weighed = [(now, decision.options[0])]
        for option in decision.options:
            if option.kind == "play":
                use = use_of(card_of(option))
                targets = [(use.value(odds, choice), choice) for choice in choices(odds, card_of(option))]
                value = self._best(targets)[0] - use.worth
            elif option.kind == "aim":
                value = CHANGE.value(odds, option.value) - CHANGE.worth
            else:
                continue
            self.weighed.append((value, option))
            if value > now:
                now, best = value, option
        return best

    # Whom, and how high.

    def _target(self, odds: Odds, decision: Decision) -> Option:
        return self._choice(odds, use_of(KINDS[odds.card]), decision)

    def _face(self, odds: Odds, decision: Decision) -> Option:
        return self._choice(odds, use_of(KINDS[odds.card]), decision)

    def _aim(self, odds: Odds, decision: Decision) -> Option:
        return self._choice(odds, AIM, decision)

    def _choice(self, odds: Odds, use: Use, decision: Decision) -> Option:
        """The option with the best choice; naming no target is none."""
        options = [option for option in decision.options if option.value >= 0]
        self.weighed = [(use.value(odds, option.value), option) for option in options]
        return self._best(self.weighed)[1]

    def _best(self, values: list[tuple[float, Choice]]) -> tuple[float, Choice]:
        """The choice of the highest value, with that value; ties are broken at random."""
        best = max([value for value, _ in values])
        equals = [choice for value, choice in values if value > best - 1e-9]
        return (best, equals[self.luck.below(len(equals))])

    def _draw(self, values: list[tuple[float, Option]], taste: float) -> Option:
        """The best option, or at random one that is nearly as good."""
        self.weighed = values
        best = max([value for value, _ in values])
        behind = [(best - value) / taste for value, _ in values]
        weights = [exp(-distance) if distance < 4.0 else 0.0 for distance in behind]
        share = self.luck.below(1 << 30) / (1 << 30) * total(weights)
        for weight, (_, option) in zip(weights, values, strict=True):
            share -= weight
            if share < 0.0:
                return option
        return values[0][1]


def card_of(option: Option) -> str:
    """The card that an option plays."""
    return option.key.removeprefix("play:")
