"""The value of the Action cards to a sensible player. The cards themselves say when and on whom they may be played."""

from __future__ import annotations

from math import inf
from typing import Final

from croupier.shelf.russian_roulette import accusation, trigger
from croupier.shelf.russian_roulette.actions import ASKS_NOTHING
from croupier.shelf.russian_roulette.bot_odds import UNKNOWN, Odds
from croupier.shelf.russian_roulette.cards import KINDS
from croupier.shelf.russian_roulette.layout import SKY, UNNAMED
from croupier.table.why import OFFER


class Use:
    """How a sensible player uses a card: where it helps most, if it raises the chance to win by more than its ``worth``."""

    worth = 0.02

    def wanted(self, odds: Odds) -> bool:
        """Whether to play the card before anything else is decided."""
        return False

    def after(self, odds: Odds, choice: int) -> Odds:
        """The odds after the card has been played on a choice."""
        return odds

    def value(self, odds: Odds, choice: int) -> float:
        """How good a choice is: the chance to win after it, where the card changes that."""
        return self.after(odds, choice).win_chance()


class WhenWanted(Use):
    """A card that is played when it is wanted or not at all; by default as soon as possible."""

    worth = inf

    def wanted(self, odds: Odds) -> bool:
        return True


class LightPockets(WhenWanted):
    """A card from the largest hand."""

    def value(self, odds: Odds, choice: int) -> float:
        return odds.people[choice].cards + odds.people[choice].points / 100


class ExtraRound(WhenWanted):
    """A BULLET for the rival whom it hurts most."""

    def after(self, odds: Odds, choice: int) -> Odds:
        trial = odds.copy()
        trial.people[choice].owned += 1
        return trial


class Peek(WhenWanted):
    """A look at the player's own barrel, if it may hold a BULLET and has not been seen."""

    def wanted(self, odds: Odds) -> bool:
        return odds.mine.click_chance(0, 3) < 1.0 and odds.mine.barrel[0] == UNKNOWN

    def value(self, odds: Odds, choice: int) -> float:
        return float(choice == odds.me)


class AnonymousTip(WhenWanted):
    """A look at the pocket of the best suspect to accuse, as long as there is doubt."""

    def wanted(self, odds: Odds) -> bool:
        suspects = members(accusation.law(odds.game, odds.me, OFFER))
        return any(0.05 < odds.people[seat].cheat < 0.95 for seat in suspects)

    def value(self, odds: Odds, choice: int) -> float:
        return odds.after_accusing(choice)


class ColdFeet(Use):
    """Another bet, which may make a cheat look more suspicious."""

    def after(self, odds: Odds, choice: int) -> Odds:
        trial = odds.copy()
        trial.mine.bet = choice
        return trial

    def value(self, odds: Odds, choice: int) -> float:
        trial = self.after(odds, choice)
        more_accused = max(trial.accused_chance() - odds.accused_chance(), 0.0)
        return trial.win_chance() * (1.0 - odds.mine.cheat * more_accused)


class Raise(Use):
    """One more shot for a player."""

    worth = 0.01

    def after(self, odds: Odds, choice: int) -> Odds:
        trial = odds.copy()
        person = trial.people[choice]
        person.bet = max(person.bet, 0) + 1
        return trial


class Aim(Use):
    """Another target for the next shot."""

    def after(self, odds: Odds, choice: int) -> Odds:
        trial = odds.copy()
        trial.mine.aim = choice
        return trial


class Change(Aim):
    """A new target, named without a card."""

    worth = 0.004


class AirGun(Use):
    """The sky as a target."""

    def after(self, odds: Odds, choice: int) -> Odds:
        return AIM.after(odds, SKY)


class ShootSomeone(Use):
    """Rivals who will aim at anyone, and the best target for this seat."""

    def after(self, odds: Odds, choice: int) -> Odds:
        trial = odds.copy()
        for person in trial.people:
            if person.takes_part:
                person.aim = UNNAMED
        if not trial.mine.takes_part:
            return trial
        targets = members(trigger.naming_law(odds.game, odds.me, OFFER) >> 1)
        return max([AIM.after(trial, target) for target in targets], key=Odds.win_chance)


class OneForTheRoad(Use):
    """One more shot for a player who is done."""

    worth = 0.01

    def after(self, odds: Odds, choice: int) -> Odds:
        trial = odds.copy()
        trial.people[choice].takes_part = True
        return trial


class SpinItAgain(Use):
    """A barrel with unknown contents again."""

    worth = 0.015

    def after(self, odds: Odds, choice: int) -> Odds:
        trial = odds.copy()
        person = trial.people[choice]
        person.barrel = [UNKNOWN] * len(person.barrel)
        return trial


class Duck(Use):
    """Safety from the others for one shot."""

    worth = 0.015

    def after(self, odds: Odds, choice: int) -> Odds:
        trial = odds.copy()
        trial.mine.ducking = True
        return trial


class WetPowder(Use):
    """One BULLET less in the shot just fired."""

    def after(self, odds: Odds, choice: int) -> Odds:
        return odds.after_volley(choice)


AIM: Final = Aim()
CHANGE: Final = Change()
KEPT: Final = Use()
USES: Final[dict[str, Use]] = {
    "light-pockets": LightPockets(),
    "extra-round": ExtraRound(),
    "peek": Peek(),
    "cold-feet": ColdFeet(),
    "raise": Raise(),
    "anonymous-tip": AnonymousTip(),
    "bribed-judge": WhenWanted(),
    "gift": AIM,
    "air-gun": AirGun(),
    "shoot-someone": ShootSomeone(),
    "one-for-the-road": OneForTheRoad(),
    "spin-it-again": SpinItAgain(),
    "duck": Duck(),
    "wet-powder": WetPowder(),
    "danger-money": WhenWanted(),
}


def use_of(card: str) -> Use:
    """How to use a card; an unlisted one changes no odds, and so it is kept."""
    return USES.get(card, KEPT)


def choices(odds: Odds, card: str) -> list[int]:
    """What a card in hand would let this seat choose; the seat itself if the card asks nothing."""
    action = odds.game.cards[KINDS.index(card)]
    return [odds.me] if action.asks == ASKS_NOTHING else members(action.law(odds.game, odds.me, OFFER))


def members(bits: int) -> list[int]:
    """The members of a set with one bit for each."""
    return [at for at in range(bits.bit_length()) if bits & 1 << at]
