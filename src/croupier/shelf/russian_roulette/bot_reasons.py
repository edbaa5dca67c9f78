"""Why a sensible player likes an answer, in a sentence; empty if the stakes already say everything."""

from __future__ import annotations

from typing import Final

from croupier.shelf.russian_roulette.bot_odds import Odds
from croupier.shelf.russian_roulette.score import gain
from croupier.table import Decision, Option
from croupier.text import Remark

# Cards that keep the next shot from one's own head.
EVASIVE: Final = ("gift", "air-gun")
LITTLE: Final = 0.1
"""In points: the difference between two bets that counts as none."""


def reason(odds: Odds, option: Option, decision: Decision) -> Remark | None:
    """Why to choose an option."""
    if option.kind == "pocket":
        return _pocket(odds, option.key == "pocket:bullet")
    if option.kind in ("bet", "turn"):
        return _bet(odds, option.value)
    if option.kind == "accuse":
        return Remark("accuse", {"target": option.value, "percent": percent(odds.people[option.value].cheat)})
    if option.kind == "play" and option.key.removeprefix("play:") in EVASIVE:
        return Remark("evade", {"percent": percent(1.0 - odds.mine.click_chance(0, 1))})
    if option.kind == "pass":
        return _pass(odds, decision)
    return None


def _pocket(odds: Odds, bullet: bool) -> Remark:
    """Whether to cheat depends on how often the player is accused, before any bet is seen."""
    spared = 1.0
    rivals = odds.rivals()
    for rival in rivals:
        spared *= 1.0 - rival.habits.accusing() / max(len(rivals), 1)
    return Remark("cheat" if bullet else "fair", {"percent": percent(1.0 - spared)})


def _bet(odds: Odds, bet: int) -> Remark:
    """A bet is worth what it scores; one that scores less than a lower bet on average tempts rivals into wrong
    accusations.
    """
    if bet == 0:
        return Remark("bet-nothing", {})
    survives = odds.mine.click_chance(0, bet)
    likely = [odds.mine.click_chance(0, lower) * gain(lower) for lower in range(bet)]
    tempts = odds.mine.cheat == 0 and survives * gain(bet) < max(likely) - LITTLE
    facts: dict[str, object] = {"shots": bet, "points": gain(bet), "percent": percent(survives)}
    return Remark("bet-tempts" if tempts else "bet", facts)


def _pass(odds: Odds, decision: Decision) -> Remark | None:
    if decision.kind == "accusation":
        suspects = [option.value for option in decision.options if option.kind == "accuse"]
        return Remark("no-suspect", {"percent": percent(max(odds.people[seat].cheat for seat in suspects))})
    if any(option.kind == "play" for option in decision.options):
        return Remark("keep-cards", {})
    return None


def percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)
