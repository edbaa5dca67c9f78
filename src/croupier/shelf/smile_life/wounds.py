"""AP-11.4 to AP-11.8, AMB-35: damage is paid in smiles, exactly if possible, otherwise without superfluous cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import beats
from croupier.shelf.smile_life.cards import AFFAIR_FLIRT, CHEATING, HONOUR, LEARNING, LOOSE, MERE_FLIRT, WEDDING, WORK
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_FACE_UP
from croupier.shelf.smile_life.options import AFFAIR, ASK_LOSE, CARD, WOUNDED, add_once
from croupier.table import Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife

MOST: Final = 99
MOST_SMILES: Final = 9
"""The most smiles that a card can have (``correctable`` in ``cards.toml``)."""


class Coin:
    """A laid card that pays for damage: its option, its smiles, and what it hangs on."""

    def __init__(self, option: Option, smiles: i64, tie: i64) -> None:
        self.option = option
        self.smiles = smiles
        self.tie = tie


class Purse:
    """The cards a player could pay with, and how many there are of each number of smiles.

    A marriage, a job and an adultery count by their smiles (0 if there is none). ``counts`` has a list for each tie:
    how many cards of each number of smiles; copies share those that do not change.
    """

    def __init__(self) -> None:
        self.coins: list[Coin] = []
        self.given: list[Option] = []
        self.wedding: i64 = 0
        self.work: i64 = 0
        self.cheating: i64 = 0
        self.counts: list[list[int]] = []

    def put(self, coin: Coin) -> None:
        """Add a card to an original purse."""
        self.coins.append(coin)
        if coin.tie == WEDDING:
            self.wedding = coin.smiles
        elif coin.tie == WORK:
            self.work = coin.smiles
        elif coin.tie == CHEATING:
            self.cheating = coin.smiles
        else:
            self.counts[coin.tie][coin.smiles] += 1

    def payable(self) -> list[Coin]:
        """AP-11.6: the cards that could be given up next, each kind once, in the order of their options."""
        found: list[Coin] = []
        options: list[Option] = []
        for coin in self.coins:
            if coin.tie in (MERE_FLIRT, AFFAIR_FLIRT) and self.wedding:
                continue
            if coin.tie == LEARNING and self.work:
                continue
            at = add_once(options, coin.option)
            if at >= 0:
                found.insert(at, coin)
        return found

    def after(self, coin: Coin) -> Purse:
        """What remains once a card is given; cards that hung on it are lost as well, or can be given now."""
        left = Purse()
        left.coins = self.coins[:]
        left.coins.remove(coin)
        left.given = [*self.given, coin.option]
        left.wedding = self.wedding
        left.work = self.work
        left.cheating = self.cheating
        left.counts = self.counts[:]
        tie = coin.tie
        if tie == WEDDING:
            left.wedding = 0
            if self.cheating:
                left.cheating = 0
                left.drop(AFFAIR_FLIRT)
                left.given.extend([other.option for other in left.coins if other.tie == CHEATING])
                left.coins = [other for other in left.coins if other.tie != CHEATING]
        elif tie == WORK:
            left.work = 0
            left.drop(HONOUR)
        elif tie == CHEATING:
            left.cheating = 0
        else:
            left.counts[tie] = self.counts[tie][:]
            left.counts[tie][coin.smiles] -= 1
        return left

    def drop(self, tie: i64) -> None:
        """Remove all cards that hang on one that is gone."""
        self.coins = [other for other in self.coins if other.tie != tie]
        self.counts[tie] = [0] * (MOST_SMILES + 1)

    def worth(self, coin: Coin, left: i64) -> i64:
        """AMB-37: the smiles of a card; the adultery that goes with a marriage counts if needed."""
        if coin.tie == WEDDING and left > coin.smiles:
            return coin.smiles + self.cheating
        return coin.smiles

    def fits(self, coin: Coin, left: i64) -> bool:
        """Whether this much damage can be paid exactly with a given card first."""
        rest = left - self.worth(coin, left)
        if rest <= 0:
            return rest == 0
        if coin.tie in (WEDDING, WORK, CHEATING):
            return self.after(coin).exactly(rest)
        counts = self.counts[coin.tie]
        counts[coin.smiles] -= 1
        fitting = self.exactly(rest)
        counts[coin.smiles] += 1
        return fitting

    def next_losses(self, left: i64, most: i64) -> list[Coin]:
        """What may be given up next while ``damage`` is left, if the last card had at most this many smiles."""
        payable = self.payable()
        if self.exactly(left):
            return [coin for coin in payable if self.fits(coin, left)]
        return self.largest(payable, left, most)

    def largest(self, payable: list[Coin], left: i64, most: i64) -> list[Coin]:
        """AMB-35: if no choice fits exactly, the largest comes first: then the last one is the smallest, and without it
        the rest would not be enough.
        """
        smaller = [coin for coin in payable if coin.smiles <= most]
        enough = [coin for coin in smaller if self.up_to(coin.smiles) >= left]
        return enough or smaller or payable

    def matters(self, coins: list[Coin], left: i64, most: i64) -> bool:
        """Whether it matters which of these cards is given up first."""
        if len(coins) < 2:
            return False
        if self.exactly(left) and (self.has_twins(coins, left) or _pays_alone(coins, left)):
            return True
        ends: list[str] = []
        self.find_ends(left, most, ends)
        return len(ends) > 1

    def has_twins(self, coins: list[Coin], left: i64) -> bool:
        """Whether two of the cards that fit exactly are interchangeable, and not all of them can be given: then there
        are two different outcomes.
        """
        for at, coin in enumerate(coins):
            for other in coins[at + 1 :]:
                if coin.tie == other.tie and coin.smiles == other.smiles:
                    return coin.smiles * self.counts[coin.tie][coin.smiles] > left
        return False

    def find_ends(self, left: i64, most: i64, found: list[str]) -> None:
        """Collect the possible totals and what remains, until two outcomes differ: if there is only one, the order does
        not matter.
        """
        if left <= 0 or not self.coins:
            end = " ".join([str(len(self.coins)), *sorted([option.key for option in self.given])])
            if end not in found:
                found.append(end)
            return
        payable = self.payable()
        exact = self.exactly(left)
        for coin in payable if exact else self.largest(payable, left, most):
            if exact and not self.fits(coin, left):
                continue
            self.after(coin).find_ends(left - self.worth(coin, left), MOST if exact else coin.smiles, found)
            if len(found) > 1:
                return

    def exactly(self, smiles: i64) -> bool:
        """Whether some choice has exactly this many smiles (AP-11.6: marriage before flirts, job before studies)."""
        for adultery in range(2 if self.cheating else 1):
            for marriage in range(2 if self.wedding else 1):
                for job in range(2 if self.work else 1):
                    if self._exactly(smiles, adultery == 1, marriage == 1, job == 1):
                        return True
        return False

    def _exactly(self, smiles: i64, adultery: bool, marriage: bool, job: bool) -> bool:
        """The same with the adultery given first or not, with the marriage, and with the job. A bit of ``reached`` is
        set for every number of smiles that can be given.
        """
        reached: i64 = 1
        if adultery:
            reached <<= self.cheating
        elif self.cheating:
            reached |= reached << self.cheating
        if marriage:
            reached <<= self.wedding
        if job:
            reached <<= self.work
        flirts = marriage or not self.wedding
        affair = flirts and (adultery or not self.cheating)
        studies = job or not self.work
        for value in range(1, MOST_SMILES + 1):
            if value > smiles:
                break
            count = self._of_value(value, flirts, affair, studies)
            given: i64 = 0
            while count > 0 and given < smiles:
                reached |= reached << value
                given += value
                count -= 1
        return bool(reached >> smiles & 1)

    def _of_value(self, value: i64, flirts: bool, affair: bool, studies: bool) -> i64:
        """How many cards have this many smiles: the loose ones, the prizes, and those of the named heaps."""
        count: i64 = self.counts[LOOSE][value] + self.counts[HONOUR][value]
        if flirts:
            count += self.counts[MERE_FLIRT][value]
        if affair:
            count += self.counts[AFFAIR_FLIRT][value]
        if studies:
            count += self.counts[LEARNING][value]
        return count

    def up_to(self, most: i64) -> i64:
        """The total smiles of the cards of at most this many smiles each."""
        total: i64 = self.cheating if self.cheating <= most else 0
        flirts = self.wedding <= most
        affair = flirts and (not self.cheating or not self.wedding)
        studies = self.work <= most
        for value in range(1, MOST_SMILES + 1):
            if value > most:
                break
            total += value * self._of_value(value, flirts, affair, studies)
        if flirts:
            total += self.wedding
        if studies:
            total += self.work
        return total


def _pays_alone(coins: list[Coin], left: i64) -> bool:
    """Whether one of the cards is enough on its own: then no other is given. (A marriage may take an adultery with it.)"""
    for coin in coins:
        if coin.smiles == left and coin.tie != WEDDING:
            return True
    return False


def damage_to(game: SmileLife, seat: i64, damage: i64) -> i64:
    """AP-14.9, AMB-39: the damage that remains for a player."""
    for card in game.zones[game.belongings(seat)]:
        damage = game.cards[game.face[card]].lessened(damage)
    return damage


def suffer(game: SmileLife, seat: int, damage: int, but: int) -> Flow:
    """A player gives up smiles out of game, card by card, but never the card ``but``."""
    game.tell(WOUNDED, seat, damage)
    game.beat(beats.BLOW, seat, damage)
    left = damage
    most = MOST
    while left > 0:
        purse = purse_of(game, seat, but)
        if not purse.coins:
            return
        exact = purse.exactly(left)
        coins = purse.next_losses(left, most)
        option = coins[0].option
        if purse.matters(coins, left, most):
            game.among = [coin.option for coin in coins]
            game.strength = left
            yield game.ask(seat, ASK_LOSE)
            game.strength = 0
            option = game.answers[seat]
        lost = game.cards[option.value]
        left -= lost.smiles
        if lost.tie == WEDDING and left > 0:
            left -= purse.cheating
        most = MOST if exact else lost.smiles
        zone, card = game.place_of(seat, option)
        yield from lost.lose(game, seat, zone, card, game.out, game.out) or ()
        game.beat(beats.LOSS, seat, lost.kind)


def purse_of(game: SmileLife, seat: i64, but: i64) -> Purse:
    """Everything that a player could give up: face-up cards with smiles that are not under the Bunker."""
    purse = Purse()
    purse.counts = [[0] * (MOST_SMILES + 1) for _ in range(HONOUR + 1)]
    has_prize_job = game.job(seat).prize
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        zone = at * game.people + seat
        affair = zone == game.affair(seat)
        for card in game.zones[zone]:
            kind = game.face[card]
            what = game.cards[kind]
            if card == but or what.smiles <= 0 or game.is_protected(card):
                continue
            tie = what.tie
            if affair:
                tie = AFFAIR_FLIRT
            elif tie == HONOUR and not has_prize_job:
                tie = LOOSE
            purse.put(Coin((AFFAIR if affair else CARD)[kind], what.smiles, tie))
    return purse
