"""AP-11: monsters that go from player to player; fights, alliances, flight (AP-13) and damage."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    FAMILY,
    FIGURES,
    MALUS_FUEL_SHORTAGE,
    SMILES,
    VEHICLE,
)
from croupier.shelf.smile_life.options import (
    ALLY,
    ASK_LEND,
    ASK_MONSTER,
    ASKED_FOR_HELP,
    BEATEN,
    FACES,
    FLED,
    FLEE,
    GOES_ON,
    GONE,
    LENT,
    NO,
    NO_HELP,
    PASSES_BY,
    STRIPPED,
    SUFFER,
    TOO_WEAK,
    WEAPONS,
)
from croupier.shelf.smile_life.state import FIRST_LAID, LAST_FACE_UP
from croupier.shelf.smile_life.weapons import Weapons
from croupier.table import Flow, Option


class Monsters(Weapons):
    """A table that monsters visit."""

    def monster_comes(self, seat: int, kind: int) -> Flow:
        """AP-11.2, AP-11.5, AMB-67: its drawer faces it at once, then it goes round."""
        self.monsters.append(kind)
        self.monster_at.append(seat)
        self.monster_left.append(self.seats)
        yield from self.meet(seat, len(self.monsters) - 1)

    def faces(self, seat: i64) -> bool:
        """Whether a monster waits before somebody."""
        for place in self.monster_at:
            if place == seat:
                return True
        return False

    def face_all(self, seat: int) -> Flow:
        """AP-11.10, AMB-67: whoever has monsters before them faces them all in that turn, the oldest first."""
        at = 0
        while at < len(self.monsters):
            count = len(self.monsters)
            if self.monster_at[at] == seat:
                yield from self.meet(seat, at)
            if len(self.monsters) == count:
                at += 1

    def meet(self, seat: int, at: int) -> Flow:
        """One player faces one monster; then it is out of game, or before the next player."""
        kind = self.monsters[at]
        self.tell(FACES, seat, kind)
        self.monster_gone = False
        self.hurt = False
        if self.is_survivalist(seat):
            self.tell(PASSES_BY, seat, kind)
        elif not self.has_smiles_face_up(seat):
            self.tell(STRIPPED, seat, kind)
            self.monster_gone = True
        else:
            yield from self.fight(seat, kind, FIGURES.combativity[kind], FIGURES.damage[kind], -1, True)
            if self.hurt and not self.has_smiles_face_up(seat):
                self.tell(STRIPPED, seat, kind)
                self.monster_gone = True
        self.monster_left[at] -= 1
        if self.monster_gone or self.monster_left[at] == 0:
            self.monster_goes(at)
        else:
            self.monster_at[at] = self.next_to(seat)
            self.tell(GOES_ON, kind, self.monster_at[at])

    def monster_goes(self, at: int) -> None:
        """Out of game."""
        kind = self.monsters[at]
        self.move(self.find(self.plagues, kind), self.plagues, self.out)
        del self.monsters[at]
        del self.monster_at[at]
        del self.monster_left[at]
        self.tell(GONE, kind)

    def has_smiles_face_up(self, seat: i64) -> bool:
        """AP-11.11, AMB-36."""
        for at in range(FIRST_LAID, LAST_FACE_UP + 1):
            for card in self.zones[at * self.people + seat]:
                if SMILES[self.face[card]]:
                    return True
        return False

    # Fighting.

    def fight(self, seat: int, kind: int, combativity: int, damage: int, but: int, allies: bool) -> Flow:
        """AP-11.3, AP-11.9, AP-11.12, AP-13.1: weapons are put in one by one, lent ones too, until they are enough; or one
        flees, or suffers. A beaten monster is gone (``monster_gone``). Nobody is asked who can neither win nor flee
        (AMB-88)."""
        own: list[int] = []
        lenders: list[int] = []
        lent: list[int] = []
        power = 0
        while power < combativity:
            may_ally = allies and not lenders and self.armed_others(seat)
            reach = power + self.unused_power(seat, own)
            if may_ally:
                reach += self.armoury(self.others(seat), lent)
            options: list[Option] = self.ways_to_flee(seat, own)
            if options or reach >= combativity:
                if may_ally:
                    options.insert(0, ALLY)
                options = [*[WEAPONS[weapon] for weapon in self.weapons(seat) if weapon not in own], *options]
            self.strength = combativity - power
            yield from self.choose(seat, ASK_MONSTER, [*options, SUFFER], kind)
            self.strength = 0
            option = self.chosen
            if option is SUFFER:
                if power or (self.weapons(seat) and reach < combativity):
                    self.tell(TOO_WEAK, seat, kind)
                hurt = self.damage_to(seat, damage)
                if hurt > 0:
                    self.hurt = True
                    yield from self.suffer(seat, hurt, but)
                return
            if option.kind == "flee":
                self.flip(seat, option.value)
                self.tell(FLED, seat, option.value)
                return
            if option is ALLY:
                self.tell(ASKED_FOR_HELP, seat)
                lenders.append(seat)
                lent.append(-1)
                helpers = self.others(seat)
                own_rest = self.unused_power(seat, own)
                while helpers and power < combativity <= power + own_rest + self.armoury(helpers, lent):
                    other = helpers[0]
                    offers = [WEAPONS[weapon] for weapon in self.weapons(other) if weapon not in lent]
                    self.chosen = NO
                    if offers:
                        self.strength = combativity - power
                        yield from self.choose(other, ASK_LEND, [*offers, NO], kind, seat)
                        self.strength = 0
                    if self.chosen is NO:
                        del helpers[0]
                    else:
                        lenders.append(other)
                        lent.append(self.chosen.value)
                        power += self.power(other, self.chosen.value)
                        self.tell(LENT, other, seat, self.chosen.value)
                if len(lenders) == 1:
                    self.tell(NO_HELP, seat)
            else:
                own.append(option.value)
                power += self.power(seat, option.value)
        for weapon in own:
            self.flip(seat, weapon)
        for at, weapon in enumerate(lent):
            if weapon >= 0:
                self.flip(lenders[at], weapon)
        self.tell(BEATEN, seat, kind)
        self.monster_gone = True

    def unused_power(self, seat: i64, used: list[int]) -> i64:
        """AP-11.9: what somebody's weapons add up to, those in the fight left out."""
        total: i64 = 0
        for weapon in self.weapons(seat):
            if weapon not in used:
                total += self.power(seat, weapon)
        return total

    def armoury(self, people: list[int], used: list[int]) -> i64:
        """The same for several people."""
        total: i64 = 0
        for seat in people:
            total += self.unused_power(seat, used)
        return total

    def armed_others(self, seat: i64) -> bool:
        for other in range(self.people):
            if other != seat and self.weapons(other):
                return True
        return False

    def ways_to_flee(self, seat: i64, used: list[int]) -> list[Option]:
        """AP-13.1, AP-13.3, AP-16.9."""
        if self.find(self.malus(seat), MALUS_FUEL_SHORTAGE) >= 0:
            return []
        vehicles = sorted([self.face[card] for card in self.zones[self.belongings(seat)]])
        return [FLEE[kind] for kind in vehicles if FAMILY[kind] == VEHICLE and kind not in used]
