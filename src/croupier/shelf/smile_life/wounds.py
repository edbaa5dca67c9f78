"""AP-11.4 to AP-11.8, AMB-35: damage is paid in smiles, exactly if that can be done, otherwise with nothing superfluous."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import losing
from croupier.shelf.smile_life.cards import (
    ADULTERY,
    FAMILY,
    FIGURES,
    FLIRT,
    GRAND_PRIZE,
    JOB,
    MARRIAGE,
    NO_JOB,
    SMILES,
    STUDY,
    SURVIVAL_FIRST_AID_KIT,
)
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_FACE_UP
from croupier.shelf.smile_life.options import AFFAIR, ASK_LOSE, CARD, WOUNDED, add_once
from croupier.table import Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


MOST: Final = 99


MOST_SMILES: Final = max(SMILES)


class Purse:
    """What somebody could pay with: how many cards of each number of smiles, and those that come only after others."""

    def __init__(self) -> None:
        self.cards: list[Option] = []
        self.given: list[Option] = []
        self.free = [0] * (MOST_SMILES + 1)
        self.marriage = 0
        self.affair = 0
        self.unfaithful = 0
        self.job = 0
        self.prizes = 0
        self.flirts = 0
        self.studies = 0

    def payable(self) -> list[Option]:
        """AP-11.6: the cards that could be given up next, each kind once."""
        found: list[Option] = []
        for option in self.cards:
            family = FAMILY[option.value]
            if (family == FLIRT and self.marriage) or (family == STUDY and self.job):
                continue
            add_once(found, option)
        return found

    def after(self, option: Option) -> Purse:
        """What is left once a card is given; what hung on it is lost as well, or can be given now."""
        left = Purse()
        left.cards = self.cards[:]
        left.cards.remove(option)
        left.given = [*self.given, option]
        left.free = self.free[:]
        left.marriage = self.marriage
        left.affair = self.affair
        left.unfaithful = self.unfaithful
        left.job = self.job
        left.prizes = self.prizes
        left.flirts = self.flirts
        left.studies = self.studies
        kind = option.value
        family = FAMILY[kind]
        if family == MARRIAGE:
            left.marriage = 0
            if self.unfaithful:
                left.unfaithful = 0
                left.affair = 0
                left.given.append(CARD[ADULTERY])
                left.cards = [other for other in left.cards if other.kind != "affair" and other.value != ADULTERY]
        elif family == JOB:
            left.job = 0
            left.prizes = 0
            if self.prizes:
                left.cards = [other for other in left.cards if other.value != GRAND_PRIZE]
        elif kind == ADULTERY:
            left.unfaithful = 0
        elif option.kind == "affair":
            left.affair -= 1
        elif family == FLIRT:
            left.flirts -= 1
        elif family == STUDY:
            left.studies -= 1
        elif kind == GRAND_PRIZE and self.prizes:
            left.prizes -= 1
        else:
            left.free[SMILES[kind]] -= 1
        return left

    def worth(self, option: Option, left: i64) -> i64:
        """AMB-37: the smiles of a card; the adultery that goes with a marriage counts if needed."""
        value: i64 = SMILES[option.value]
        if FAMILY[option.value] == MARRIAGE and self.unfaithful and left > value:
            value += SMILES[ADULTERY]
        return value

    def next_losses(self, left: i64, most: i64) -> list[Option]:
        """What may be given up next while so much damage is left, if the last card had at most so many smiles. Where no choice
        fits exactly, the largest comes first: then the last one is the smallest, and without it the rest would not do."""
        payable = self.payable()
        if self.exactly(left):
            fitting: list[Option] = []
            for option in payable:
                value = self.worth(option, left)
                if value <= left and self.after(option).exactly(left - value):
                    fitting.append(option)
            return fitting
        smaller = [option for option in payable if SMILES[option.value] <= most]
        enough = [option for option in smaller if self.up_to(SMILES[option.value]) >= left]
        return enough or smaller or payable

    def find_ends(self, left: i64, most: i64, found: list[str]) -> None:
        """Finds what can be left when the damage is paid, until there are two different ends: whatever is given up first, it
        does not matter if there is one."""
        if left <= 0 or not self.cards:
            end = " ".join(
                [*sorted([card.key for card in self.cards]), "-", *sorted([card.key for card in self.given])]
            )
            if end not in found:
                found.append(end)
            return
        exact = self.exactly(left)
        for option in self.next_losses(left, most):
            smiles = MOST if exact else SMILES[option.value]
            self.after(option).find_ends(left - self.worth(option, left), smiles, found)
            if len(found) > 1:
                return

    def exactly(self, smiles: i64) -> bool:
        """Whether some choice has just so many smiles (AP-11.6: marriage before flirts, job before studies)."""
        for adultery in range(2 if self.unfaithful else 1):
            for marriage in range(2 if self.marriage else 1):
                for job in range(2 if self.job else 1):
                    if self._exactly(smiles, adultery == 1, marriage == 1, job == 1):
                        return True
        return False

    def _exactly(self, smiles: i64, adultery: bool, marriage: bool, job: bool) -> bool:
        """The same with the adultery given first or not, with the marriage, and with the job."""
        reached: i64 = 1
        ones = self.free[1]
        if adultery:
            reached <<= 1
        elif self.unfaithful:
            ones += 1
        if marriage:
            reached <<= self.marriage
        if marriage or not self.marriage:
            ones += self.flirts
            if adultery or not self.unfaithful:
                ones += self.affair
        if job:
            reached <<= self.job
        if job or not self.job:
            ones += self.studies
        for _ in range(min(ones, smiles)):
            reached |= reached << 1
        for value in range(2, len(self.free)):
            count = self.free[value] + (self.prizes if value == SMILES[GRAND_PRIZE] else 0)
            for _ in range(min(count, smiles)):
                reached |= reached << value
        return bool(reached >> smiles & 1)

    def up_to(self, most: i64) -> i64:
        """How many smiles the cards of no more than so many smiles each make together."""
        total: i64 = self.unfaithful
        if self.marriage <= most:
            total += self.flirts
            if not self.unfaithful or not self.marriage:
                total += self.affair
        if self.job <= most:
            total += self.studies
        for value in range(1, len(self.free)):
            if value <= most:
                total += value * self.free[value]
        if most >= SMILES[GRAND_PRIZE]:
            total += SMILES[GRAND_PRIZE] * self.prizes
        if self.marriage <= most:
            total += self.marriage
        if self.job <= most:
            total += self.job
        return total


def damage_to(game: SmileLife, seat: i64, damage: i64) -> i64:
    """AP-14.9, AMB-39."""
    return damage - 1 if game.owns(seat, SURVIVAL_FIRST_AID_KIT) else damage


def suffer(game: SmileLife, seat: int, damage: int, but: int) -> Flow:
    """Somebody gives up smiles out of game, card by card; the card ``but`` is none of them."""
    game.tell(WOUNDED, seat, damage)
    left = damage
    most = MOST
    while left > 0:
        purse = purse_of(game, seat, but)
        if not purse.cards:
            return
        exact = purse.exactly(left)
        game.among = purse.next_losses(left, most)
        option = game.among[0]
        ends: list[str] = []
        if len(game.among) > 1:
            purse.find_ends(left, most, ends)
        if len(ends) > 1:
            game.strength = left
            yield game.ask(seat, ASK_LOSE)
            game.strength = 0
            option = game.answers[seat]
        left -= purse.worth(option, left)
        most = MOST if exact else SMILES[option.value]
        zone, card = game.place_of(seat, option)
        yield from losing.lose(game, seat, zone, card, game.out, game.out)


def purse_of(game: SmileLife, seat: i64, but: i64) -> Purse:
    purse = Purse()
    has_prize_job = game.job(seat) != NO_JOB and FIGURES.prize[game.job(seat)]
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        zone = at * game.people + seat
        for card in game.zones[zone]:
            kind = game.face[card]
            if card == but or not SMILES[kind] or game.is_protected(card):
                continue
            purse.cards.append((AFFAIR if zone == game.affair(seat) else CARD)[kind])
            if FAMILY[kind] == MARRIAGE:
                purse.marriage = SMILES[kind]
            elif FAMILY[kind] == JOB:
                purse.job = SMILES[kind]
            elif kind == ADULTERY:
                purse.unfaithful = 1
            elif zone == game.affair(seat):
                purse.affair += 1
            elif FAMILY[kind] == FLIRT:
                purse.flirts += 1
            elif FAMILY[kind] == STUDY:
                purse.studies += 1
            elif kind == GRAND_PRIZE and has_prize_job:
                purse.prizes += 1
            else:
                purse.free[SMILES[kind]] += 1
    return purse
