"""AP-11.3, AP-11.9, AP-11.12, AP-13: fights against monsters and mutants: weapons, allies, flight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, lives, wounds
from croupier.shelf.smile_life.cards import MALUS_FUEL_SHORTAGE
from croupier.shelf.smile_life.options import (
    ALLY,
    ASK_LEND,
    ASK_MONSTER,
    ASKED_FOR_HELP,
    BEATEN,
    FLED,
    FLEE,
    LENT,
    NO,
    NO_HELP,
    SUFFER,
    TOO_WEAK,
    WEAPONS,
)
from croupier.table import Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def fight(game: SmileLife, seat: int, kind: int, combativity: int, damage: int, but: int, allies: bool) -> Flow:
    """AP-11.3, AP-11.9, AP-11.12, AP-13.1: weapons, lent ones too, are put in one by one until they are enough; or the
    player flees, or suffers. A beaten monster is gone (``monster_gone``). A player who can neither win nor flee is not
    asked (AMB-88).
    """
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
            options = [*[WEAPONS[weapon] for weapon in lives.weapons(game, seat) if weapon not in own], *options]
        game.strength = combativity - power
        yield from game.choose(seat, ASK_MONSTER, [*options, SUFFER], kind)
        game.strength = 0
        option = game.chosen
        if option is SUFFER:
            if power or (lives.weapons(game, seat) and reach < combativity):
                game.tell(TOO_WEAK, seat, kind)
            hurt = wounds.damage_to(game, seat, damage)
            if hurt > 0:
                game.hurt = True
                yield from wounds.suffer(game, seat, hurt, but)
            return
        if option.kind == "flee":
            game.flip(seat, option.value)
            game.tell(FLED, seat, option.value)
            game.beat(beats.FLED, seat, option.value)
            return
        if option is ALLY:
            game.tell(ASKED_FOR_HELP, seat)
            lenders.append(seat)
            lent.append(-1)
            helpers = game.others(seat)
            own_rest = unused_power(game, seat, own)
            while helpers and power < combativity <= power + own_rest + armoury(game, helpers, lent):
                other = helpers[0]
                offers = [WEAPONS[weapon] for weapon in lives.weapons(game, other) if weapon not in lent]
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
                    power += game.cards[game.chosen.value].power_for(game, other)
                    game.tell(LENT, other, seat, game.chosen.value)
                    game.beat(beats.LENT, other, seat, game.chosen.value)
            if len(lenders) == 1:
                game.tell(NO_HELP, seat)
        else:
            own.append(option.value)
            power += game.cards[option.value].power_for(game, seat)
    for weapon in own:
        game.flip(seat, weapon)
    for at, weapon in enumerate(lent):
        if weapon >= 0:
            game.flip(lenders[at], weapon)
    game.tell(BEATEN, seat, kind)
    game.beat(beats.BEATEN, seat, kind)
    game.monster_gone = True


def unused_power(game: SmileLife, seat: i64, used: list[int]) -> i64:
    """AP-11.9: the power of a player's weapons that are not in the fight."""
    total: i64 = 0
    for weapon in lives.weapons(game, seat):
        if weapon not in used:
            total += game.cards[weapon].power_for(game, seat)
    return total


def armoury(game: SmileLife, people: list[int], used: list[int]) -> i64:
    """The power of several players' weapons that are not in the fight."""
    total: i64 = 0
    for seat in people:
        total += unused_power(game, seat, used)
    return total


def armed_others(game: SmileLife, seat: i64) -> bool:
    """Whether another player has an unused weapon."""
    for other in range(game.people):
        if other != seat and lives.weapons(game, other):
            return True
    return False


def ways_to_flee(game: SmileLife, seat: i64, used: list[int]) -> list[Option]:
    """AP-13.1, AP-13.3, AP-16.9: the vehicles of a player that are not in the fight, unless there is no fuel."""
    if game.find(game.malus(seat), MALUS_FUEL_SHORTAGE) >= 0:
        return []
    vehicles = [game.face[card] for card in game.zones[game.belongings(seat)] if game.cards[game.face[card]].drives]
    return [FLEE[kind] for kind in sorted(vehicles) if kind not in used]
