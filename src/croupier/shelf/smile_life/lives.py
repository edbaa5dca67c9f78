"""What everyone can see of a player's life: studies, money, weapons, smiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import ALL_WONDERS, UNICORN
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_LAID
from croupier.shelf.smile_life.reasons import NO_JOB_NO_WAGE, WAGE_TOO_HIGH
from croupier.table import WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def level(game: SmileLife, seat: i64) -> i64:
    """SL-6.2, SL-7.8: the study level that counts for a job."""
    return game.levels_in(game.studies(seat)) + game.levels_in(game.extra(seat)) - game.uncounted[seat]


def wage_limit(game: SmileLife, seat: i64) -> i64:
    """SL-6.3: the highest wage that a player may lay; 0 without a job."""
    return game.job(seat).wage_limit(game, seat)


def why_not_wage(money: i64, limit: i64) -> WhyNot | None:
    """SL-6.3: why a job that allows wages up to a limit does not allow this one. The limit is 0 without a job."""
    if limit == 0:
        return NO_JOB_NO_WAGE
    return WAGE_TOO_HIGH if money > limit else None


def money(game: SmileLife, seat: i64) -> i64:
    """SL-9.3: the money that a player could spend."""
    total = inheritance(game, seat)
    for card in game.zones[game.wages(seat)]:
        total += game.cards[game.face[card]].money
    return total


def inheritance(game: SmileLife, seat: i64) -> i64:
    """SL-15.5: what a player's unspent Inheritance is worth; 0 if there is none."""
    for card in game.zones[game.belongings(seat)]:
        money = game.cards[game.face[card]].money
        if money:
            return money
    return 0


def defence(game: SmileLife, seat: i64) -> i64:
    """AP-12.15: the total power of all unused weapons."""
    total: i64 = 0
    for card in game.zones[game.belongings(seat)]:
        total += game.cards[game.face[card]].power_for(game, seat)
    return total


def weapons(game: SmileLife, seat: i64) -> list[int]:
    """A player's unused weapons, by kind."""
    belongings = game.zones[game.belongings(seat)]
    return sorted([game.face[card] for card in belongings if game.cards[game.face[card]].arms])


def smiles_of(game: SmileLife, seat: i64) -> i64:
    """SL-20.2, SL-14.3, AP-16.18: everything laid scores, face up or flipped."""
    total: i64 = 0
    wonders: i64 = 0
    bonus: i64 = 0
    for at in range(FIRST_LAID, LAST_LAID + 1):
        for card in game.zones[at * game.people + seat]:
            laid = game.cards[game.face[card]]
            total += laid.score
            if laid.wonder:
                wonders |= laid.wonder
                if laid.wonder == UNICORN:
                    bonus = laid.score
    return total + bonus if wonders == ALL_WONDERS else total
