"""AP-11: monsters that go from player to player; fights, alliances, flight (AP-13) and damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import wounds
from croupier.shelf.smile_life.cards import FAMILY, FIGURES, MALUS_FUEL_SHORTAGE, SMILES, VEHICLE
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_FACE_UP
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
from croupier.table import Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def monster_comes(game: SmileLife, seat: int, kind: int) -> Flow:
    """AP-11.2, AP-11.5, AMB-67: its drawer faces it at once, then it goes round."""
    game.monsters.append(kind)
    game.monster_at.append(seat)
    game.monster_left.append(game.seats)
    yield from meet(game, seat, len(game.monsters) - 1)


def faces(game: SmileLife, seat: i64) -> bool:
    """Whether a monster waits before somebody."""
    for place in game.monster_at:
        if place == seat:
            return True
    return False


def face_all(game: SmileLife, seat: int) -> Flow:
    """AP-11.10, AMB-67: whoever has monsters before them faces them all in that turn, the oldest first."""
    at = 0
    while at < len(game.monsters):
        count = len(game.monsters)
        if game.monster_at[at] == seat:
            yield from meet(game, seat, at)
        if len(game.monsters) == count:
            at += 1


def meet(game: SmileLife, seat: int, at: int) -> Flow:
    """One player faces one monster; then it is out of game, or before the next player."""
    kind = game.monsters[at]
    game.tell(FACES, seat, kind)
    game.monster_gone = False
    game.hurt = False
    if game.is_survivalist(seat):
        game.tell(PASSES_BY, seat, kind)
    elif not has_smiles_face_up(game, seat):
        game.tell(STRIPPED, seat, kind)
        game.monster_gone = True
    else:
        yield from fight(game, seat, kind, FIGURES.combativity[kind], FIGURES.damage[kind], -1, True)
        if game.hurt and not has_smiles_face_up(game, seat):
            game.tell(STRIPPED, seat, kind)
            game.monster_gone = True
    game.monster_left[at] -= 1
    if game.monster_gone or game.monster_left[at] == 0:
        monster_goes(game, at)
    else:
        game.monster_at[at] = game.next_to(seat)
        game.tell(GOES_ON, kind, game.monster_at[at])


def monster_goes(game: SmileLife, at: int) -> None:
    """Out of game."""
    kind = game.monsters[at]
    game.move(game.find(game.plagues, kind), game.plagues, game.out)
    del game.monsters[at]
    del game.monster_at[at]
    del game.monster_left[at]
    game.tell(GONE, kind)


def has_smiles_face_up(game: SmileLife, seat: i64) -> bool:
    """AP-11.11, AMB-36."""
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        for card in game.zones[at * game.people + seat]:
            if SMILES[game.face[card]]:
                return True
    return False


# Fighting.


def fight(game: SmileLife, seat: int, kind: int, combativity: int, damage: int, but: int, allies: bool) -> Flow:
    """AP-11.3, AP-11.9, AP-11.12, AP-13.1: weapons are put in one by one, lent ones too, until they are enough; or one
    flees, or suffers. A beaten monster is gone (``monster_gone``). Nobody is asked who can neither win nor flee
    (AMB-88)."""
    own: list[int] = []
    lenders: list[int] = []
    lent: list[int] = []
    power = 0
    while power < combativity:
        may_ally = allies and not lenders and armed_others(game, seat)
        reach = power + unused_power(game, seat, own)
        if may_ally:
            reach += armoury(game, game.others(seat), lent)
        options: list[Option] = ways_to_flee(game, seat, own)
        if options or reach >= combativity:
            if may_ally:
                options.insert(0, ALLY)
            options = [*[WEAPONS[weapon] for weapon in game.weapons(seat) if weapon not in own], *options]
        game.strength = combativity - power
        yield from game.choose(seat, ASK_MONSTER, [*options, SUFFER], kind)
        game.strength = 0
        option = game.chosen
        if option is SUFFER:
            if power or (game.weapons(seat) and reach < combativity):
                game.tell(TOO_WEAK, seat, kind)
            hurt = wounds.damage_to(game, seat, damage)
            if hurt > 0:
                game.hurt = True
                yield from wounds.suffer(game, seat, hurt, but)
            return
        if option.kind == "flee":
            game.flip(seat, option.value)
            game.tell(FLED, seat, option.value)
            return
        if option is ALLY:
            game.tell(ASKED_FOR_HELP, seat)
            lenders.append(seat)
            lent.append(-1)
            helpers = game.others(seat)
            own_rest = unused_power(game, seat, own)
            while helpers and power < combativity <= power + own_rest + armoury(game, helpers, lent):
                other = helpers[0]
                offers = [WEAPONS[weapon] for weapon in game.weapons(other) if weapon not in lent]
                game.chosen = NO
                if offers:
                    game.strength = combativity - power
                    yield from game.choose(other, ASK_LEND, [*offers, NO], kind, seat)
                    game.strength = 0
                if game.chosen is NO:
                    del helpers[0]
                else:
                    lenders.append(other)
                    lent.append(game.chosen.value)
                    power += game.power(other, game.chosen.value)
                    game.tell(LENT, other, seat, game.chosen.value)
            if len(lenders) == 1:
                game.tell(NO_HELP, seat)
        else:
            own.append(option.value)
            power += game.power(seat, option.value)
    for weapon in own:
        game.flip(seat, weapon)
    for at, weapon in enumerate(lent):
        if weapon >= 0:
            game.flip(lenders[at], weapon)
    game.tell(BEATEN, seat, kind)
    game.monster_gone = True


def unused_power(game: SmileLife, seat: i64, used: list[int]) -> i64:
    """AP-11.9: what somebody's weapons add up to, those in the fight left out."""
    total: i64 = 0
    for weapon in game.weapons(seat):
        if weapon not in used:
            total += game.power(seat, weapon)
    return total


def armoury(game: SmileLife, people: list[int], used: list[int]) -> i64:
    """The same for several people."""
    total: i64 = 0
    for seat in people:
        total += unused_power(game, seat, used)
    return total


def armed_others(game: SmileLife, seat: i64) -> bool:
    for other in range(game.people):
        if other != seat and game.weapons(other):
            return True
    return False


def ways_to_flee(game: SmileLife, seat: i64, used: list[int]) -> list[Option]:
    """AP-13.1, AP-13.3, AP-16.9."""
    if game.find(game.malus(seat), MALUS_FUEL_SHORTAGE) >= 0:
        return []
    vehicles = sorted([game.face[card] for card in game.zones[game.belongings(seat)]])
    return [FLEE[kind] for kind in vehicles if FAMILY[kind] == VEHICLE and kind not in used]
