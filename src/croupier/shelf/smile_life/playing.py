"""SL-3.3: a card in the middle of the table is inflicted on somebody, or paid for and laid, and its effect takes place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import attacks, cataclysms, fetching, flood, food, jobs, laying, losing, malus, specials
from croupier.shelf.smile_life.cards import (
    CATACLYSM,
    CATACLYSM_FLOOD,
    CHILD,
    CRISIS_FOOD,
    FAMILY,
    FIGURES,
    FLIRT,
    JOB,
    MALUS,
    MARRIAGE,
    NO_JOB,
    PET_TURTLE,
    PET_VULTURE,
    SPECIAL,
    SPECIAL_CASINO,
    SPECIAL_INHERITANCE,
    STUDY,
    SURVIVAL_BUNKER,
    UNFAITHFUL,
    WAGE,
    WAGE_1,
    is_acquisition,
    is_doctor,
    is_quiet,
    is_weapon,
)
from croupier.shelf.smile_life.options import (
    ASK_BUNKER,
    ASK_PAY,
    CARD,
    DISCARDED,
    FOR_FREE,
    FREE,
    INHERITED,
    LAID,
    LOST,
    NO,
    PAID,
    PROTECTED,
    STOLE_FLIRT,
    unpacked,
)
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def play_card(game: SmileLife, seat: int, card: int, free: bool, from_hand: bool) -> Flow:
    """A card in the middle of the table is inflicted on somebody, or paid for and laid."""
    kind = game.face[card]
    if FAMILY[kind] == MALUS:
        yield from malus.inflict(game, seat, card)
        return
    if not free and FIGURES.price[kind] and is_acquisition(kind):
        yield from pay_for(game, seat, kind, from_hand)
    yield from lay_card(game, seat, card, True)


def pay_for(game: SmileLife, seat: int, kind: int, from_hand: bool) -> Flow:
    """SL-9.3, SL-7.1: wages are flipped, or the Architect's free house is used up."""
    price = laying.price(game, seat, kind)
    if price == 0:
        return
    options = laying.ways_to_pay(game, seat, price)
    if from_hand and laying.has_free_house(game, seat, kind):
        options.append(FREE)
    game.strength = price
    yield from game.choose(seat, ASK_PAY, options, kind)
    game.strength = 0
    if game.chosen is FREE:
        game.free_house &= ~(1 << seat)
        game.tell(FOR_FREE, seat, kind)
        return
    for at, count in enumerate(unpacked(game.chosen.value)):
        for _ in range(count):
            spend(game, seat, SPECIAL_INHERITANCE if at == INHERITED else WAGE_1 + at - 1)


def spend(game: SmileLife, seat: i64, kind: i64) -> None:
    """SL-4.2, AMB-44: a wage is invested; one under the Bunker may be spent by its owner, but comes last."""
    zone = game.belongings(seat) if kind == SPECIAL_INHERITANCE else game.wages(seat)
    chosen: i64 = -1
    for card in game.zones[zone]:
        if game.face[card] == kind and (chosen < 0 or chosen == game.bunkered):
            chosen = card
    losing.take_away(game, chosen, zone, game.flipped(seat))
    game.tell(PAID, seat, kind)


# Laying.


def lay_card(game: SmileLife, seat: int, card: int, attacks: bool) -> Flow:
    """SL-3.3: a card in the middle goes before its player, and its effect takes place."""
    kind = game.face[card]
    if is_quiet(kind):
        lay_quietly(game, seat, card)
        return
    family = FAMILY[kind]
    if family == JOB:
        if game.job(seat) != NO_JOB:
            yield from replace_job(game, seat)
        game.move(card, game.played, game.job_of(seat))
        game.tell(LAID, seat, kind)
        yield from jobs.start_job(game, seat, kind)
        return
    game.move(card, game.played, home_of(game, seat, kind))
    game.tell(LAID, seat, kind)
    if family == CHILD:
        yield from welcome(game, seat, False)
    elif family == SPECIAL:
        yield from specials.carry_out_special(game, seat, kind)
    elif family == CATACLYSM:
        yield from cataclysms.cataclysm(game, seat, kind)
        if kind == CATACLYSM_FLOOD and game.zones[game.flood]:
            game.first_take = True
            yield from flood.flood_turn(game, seat)
    elif kind == SURVIVAL_BUNKER:
        yield from dig_in(game, seat)
    elif attacks or not is_weapon(kind):
        yield from use_belonging(game, seat, kind)


def use_belonging(game: SmileLife, seat: int, kind: int) -> Flow:
    """AP-12.5, AP-15.3, AP-15.4: uses what an acquisition does once for each time it is laid or dealt."""
    if kind == PET_TURTLE:
        yield from fetching.fetch(game, seat, kind, fetching.ninja_to_fetch(game, seat), game.discard, False)
    elif kind == PET_VULTURE:
        yield from fetching.fetch(game, seat, kind, fetching.carrion(game, seat), game.out, False)
    elif is_weapon(kind):
        yield from attacks.maybe_attack(game, seat, kind)


def receive(game: SmileLife, seat: int, card: int) -> Flow:
    """AP-18.3, AMB-60: a card dealt to another player is laid, or discarded if it cannot be. Nobody is made to eat what
    need not be eaten (AMB-19)."""
    kind = game.face[card]
    if not laying.may_lay(game, seat, kind, True, False):
        game.to_discard(card, game.played, seat)
        game.tell(DISCARDED, seat, kind)
    elif FAMILY[kind] == CHILD:
        game.move(card, game.played, game.children(seat))
        game.tell(LAID, seat, kind)
        yield from welcome(game, seat, True)
        if game.chosen is NO:
            losing.lose_simply(game, seat, game.children(seat), card, game.discard)
    else:
        yield from lay_card(game, seat, card, True)


def use_again(game: SmileLife, seat: int, kind: int) -> Flow:
    """AP-18.3, AMB-60: uses the effect of a card that has come back to its owner. It is not laid anew."""
    if FAMILY[kind] == JOB:
        yield from jobs.use_job(game, seat, kind)
    else:
        yield from use_belonging(game, seat, kind)


def lay_quietly(game: SmileLife, seat: i64, card: i64) -> None:
    """Lays a card that asks for nothing more."""
    kind: i64 = game.face[card]
    family: i64 = FAMILY[kind]
    game.move(card, game.played, home_of(game, seat, kind))
    game.tell(LAID, seat, kind)
    if family == FLIRT:
        steal_flirt(game, seat, kind)
    elif family == STUDY and game.pulled >> seat & 1:
        game.uncounted[seat] += FIGURES.level[kind]


def home_of(game: SmileLife, seat: i64, kind: i64) -> i64:
    """Where a card lies once it is laid."""
    family: i64 = FAMILY[kind]
    if family == STUDY:
        return game.extra(seat) if is_doctor(game.job(seat)) else game.studies(seat)
    if family == WAGE:
        return game.wages(seat)
    if family == FLIRT:
        return game.affair(seat) if game.is_unfaithful(seat) else game.flirts(seat)
    if family in (MARRIAGE, UNFAITHFUL):
        return game.marriage(seat)
    if family == CHILD:
        return game.children(seat)
    if kind == SPECIAL_CASINO:
        return game.casino
    if (family == SPECIAL and kind != SPECIAL_INHERITANCE) or family == CATACLYSM:
        return game.flipped(seat)
    return game.belongings(seat)


def replace_job(game: SmileLife, seat: int) -> Flow:
    """SL-6.5, AP-10.3: the old job is discarded."""
    yield from losing.leave_job(game, seat, game.discard, LOST)


def steal_flirt(game: SmileLife, seat: i64, kind: i64) -> None:
    """SL-10.2, SL-10.5, AMB-04: the uncovered flirt of somebody else at the same place comes on top."""
    for other in game.others(seat):
        last = attacks.uncovered_flirt(game, other)
        if last >= 0 and game.face[last] == kind:
            losing.take_away(game, last, game.flirts(other), home_of(game, seat, kind))
            game.tell(STOLE_FLIRT, seat, other, kind)
            return


def welcome(game: SmileLife, seat: int, may_refuse: bool) -> Flow:
    """SL-10.6, AP-4.6: a child outside marriage uses its flirt up; in a food crisis a new child is fed (``chosen`` is
    ``NO`` if it is not)."""
    game.chosen = CARD[0]
    if game.runs(CRISIS_FOOD) and not game.is_survivalist(seat):
        yield from food.feed_one(game, seat, may_refuse)
    if game.chosen is not NO and not game.is_married(seat):
        flirt = laying.lucky_flirt(game, seat)
        if flirt >= 0:
            game.babies.append(flirt)


def dig_in(game: SmileLife, seat: int) -> Flow:
    """AP-14.2, AMB-44: the Bunker is put on one of one's own cards, and stays there."""
    options = [option for option in game.face_up(seat, True) if option.value != SURVIVAL_BUNKER]
    if not options:
        return
    yield from game.choose(seat, ASK_BUNKER, options, SURVIVAL_BUNKER)
    _, game.bunkered = game.place_of(seat, game.chosen)
    game.tell(PROTECTED, seat, game.chosen.value)
