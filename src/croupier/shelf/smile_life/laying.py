"""May this card be laid by this seat now, and if not, why? One question with one answer; and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    CATACLYSM_FLOOD,
    CHILD,
    CIVIL,
    CRISIS_POLITICAL,
    DISTINCTION,
    EVENT_PURGE,
    FAMILY,
    FIGURES,
    FIRST_PLAGUE,
    FLIRT,
    GRAND_PRIZE,
    HOUSE,
    JOB,
    JOB_BANDIT,
    JOB_BARMAN,
    JOB_DICTATOR,
    JOB_GRAND_PROFESSOR,
    JOB_GURU,
    JOB_LAWYER,
    JOB_MECHANIC,
    JOB_POLICEMAN,
    JOB_SOLDIER,
    MALUS,
    MALUS_ACCIDENT,
    MALUS_BOMB,
    MALUS_BOMBING,
    MALUS_BURN_OUT,
    MALUS_DISMISSAL,
    MALUS_DIVORCE,
    MALUS_GENETIC_MUTATION,
    MALUS_GRADE_REPETITION,
    MALUS_ILLNESS,
    MALUS_INCOME_TAX,
    MALUS_JAIL,
    MALUS_RADIOACTIVE_CLOUD,
    MALUS_VIRUS,
    MARRIAGE,
    MEDAL_HONOUR,
    NO_JOB,
    PET,
    PET_UNICORN,
    SPECIAL_INHERITANCE,
    SPECIAL_REVENGE,
    SPECIAL_STRING_PULLING,
    STUDY,
    SURVIVAL_BUNKER,
    SURVIVAL_GAS_MASK,
    TRIP,
    UNFAITHFUL,
    WAGE,
    heals,
    is_acquisition,
    is_doctor,
    is_plague,
    is_teacher,
)
from croupier.shelf.smile_life.crises import PLAGUES
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_FACE_UP
from croupier.shelf.smile_life.options import (
    BANDIT,
    CIVIL_SERVANT,
    DISHONOURED,
    FIVE_FLIRTS,
    GAS_MASK,
    HAS_JOB,
    HEALER,
    INERT_PLAGUE,
    INHERITED,
    LAWYER,
    MARRIED,
    MARRIED_ALREADY,
    MECHANIC,
    NO_FLIRT,
    NO_JOB_NO_TAX,
    NO_JOB_NO_WAGE,
    NO_JOB_TO_LOSE,
    NO_JOB_TO_TIRE_OF,
    NO_LONGER_STUDIES,
    NO_MARRIAGE_TO_LOSE,
    NO_PARENTS,
    NO_PET,
    NO_PRIZE_JOB,
    NO_STUDIES_TO_LOSE,
    NO_VICTIM,
    NO_WAGE_TO_LOSE,
    NOBODY_TAKES_THE_VIRUS,
    NOT_A_TEACHER,
    NOT_MARRIED,
    NOTHING_TO_AVENGE,
    NOTHING_TO_BOMB,
    NOTHING_TO_PROTECT,
    ONE_FLOOD,
    ONLY_IN_A_POLITICAL_CRISIS,
    POLICE,
    PRIZE_ALREADY,
    SIX_STUDIES,
    STRINGS_NEED_NO_JOB,
    TOO_EXPENSIVE,
    TOO_FEW_STUDIES,
    UNDER_THE_BUNKER,
    UNFAITHFUL_ALREADY,
    VIRUS_STAYS,
    WAGE_TOO_HIGH,
    WORKING,
    YOUR_OWN_CARD,
    minimal_ways,
    way,
)
from croupier.table import Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


WAYS: Final = [minimal_ways(price) for price in range(max(FIGURES.price) + 1)]


def why_not_lay(game: SmileLife, seat: i64, kind: i64, free: bool = False, from_hand: bool = True) -> i64:
    """Why somebody may not play a card now (a number of ``WHY``); 0 if they may. ``free`` leaves the price out of it."""
    family: i64 = FAMILY[kind]
    if game.running and game.in_crisis():
        reason = why_crisis(game, seat, kind)
        if reason:
            return reason
    if family == STUDY:
        return why_not_study(game, seat)
    if family == WAGE:
        return why_not_wage(game, seat, kind)
    if family == JOB:
        return why_not_work(game, seat, kind)
    if family == FLIRT:
        return why_not_flirt(game, seat)
    if family == MARRIAGE:
        return why_not_marry(game, seat)
    if family == CHILD:
        return 0 if may_have_child(game, seat) else NO_PARENTS
    if family == MALUS:
        return why_not_inflict(game, seat, kind)
    if is_acquisition(kind):
        return why_not_acquire(game, seat, kind, free, from_hand)
    if family == UNFAITHFUL:
        if not game.is_married(seat):
            return NOT_MARRIED
        return UNFAITHFUL_ALREADY if game.is_unfaithful(seat) else 0
    if family == DISTINCTION:
        return why_not_honour(game, seat, kind)
    if is_plague(kind):
        return INERT_PLAGUE
    return why_not_special(game, seat, kind)


def may_lay(game: SmileLife, seat: i64, kind: i64, free: bool = False, from_hand: bool = True) -> bool:
    return why_not_lay(game, seat, kind, free, from_hand) == 0


def why_crisis(game: SmileLife, seat: i64, kind: i64) -> i64:
    """AMB-68: all running constraints hold together."""
    job = game.job(seat)
    masked = game.is_masked(seat)
    fed = FAMILY[kind] != CHILD or game.can_feed(seat)
    for running in game.running:
        reason = PLAGUES[running - FIRST_PLAGUE].forbids(job, kind, masked, fed)
        if reason:
            return reason
    return 0


# Professional life.


def why_not_study(game: SmileLife, seat: i64) -> i64:
    job = game.job(seat)
    if job != NO_JOB:
        return 0 if is_doctor(job) else WORKING
    return SIX_STUDIES if len(game.zones[game.studies(seat)]) >= FIGURES.studies else 0


def why_not_work(game: SmileLife, seat: i64, kind: i64, pulled: bool = False) -> i64:
    job = game.job(seat)
    if kind == JOB_GRAND_PROFESSOR:
        return 0 if is_teacher(job) and not pulled else NOT_A_TEACHER
    if job != NO_JOB:
        return HAS_JOB
    if kind == JOB_DICTATOR and not game.runs(CRISIS_POLITICAL):
        return ONLY_IN_A_POLITICAL_CRISIS
    if not pulled and FIGURES.needs[kind] > game.level(seat):
        return TOO_FEW_STUDIES
    if kind in (JOB_BANDIT, JOB_GURU):
        officer = game.laid(JOB_POLICEMAN)
        if officer >= 0 and officer != seat:
            return POLICE
    return 0


def why_not_wage(game: SmileLife, seat: i64, kind: i64) -> i64:
    limit = game.wage_limit(seat)
    if limit == 0:
        return NO_JOB_NO_WAGE
    return WAGE_TOO_HIGH if FIGURES.money[kind] > limit else 0


def why_not_honour(game: SmileLife, seat: i64, kind: i64) -> i64:
    job = game.job(seat)
    if kind == MEDAL_HONOUR:
        return DISHONOURED if (game.were_bandits | game.bombers) >> seat & 1 else 0
    if job == NO_JOB or not FIGURES.prize[job]:
        return NO_PRIZE_JOB
    return PRIZE_ALREADY if game.owns(seat, GRAND_PRIZE) else 0


# Private life.


def why_not_flirt(game: SmileLife, seat: i64) -> i64:
    if game.is_married(seat):
        return 0 if game.is_unfaithful(seat) else MARRIED
    if game.job(seat) == JOB_BARMAN:
        return 0
    return FIVE_FLIRTS if len(game.zones[game.flirts(seat)]) >= FIGURES.flirts else 0


def why_not_marry(game: SmileLife, seat: i64) -> i64:
    if game.is_married(seat):
        return MARRIED_ALREADY
    return 0 if game.zones[game.flirts(seat)] or game.zones[game.affair(seat)] else NO_FLIRT


def may_have_child(game: SmileLife, seat: i64) -> bool:
    """SL-12.1, SL-10.6."""
    return game.is_married(seat) or lucky_flirt(game, seat) >= 0


def lucky_flirt(game: SmileLife, seat: i64) -> i64:
    """SL-10.6: the last flirt, if it allows a child and has not yet done so."""
    cards = game.zones[game.flirts(seat)]
    if cards:
        last: i64 = cards[len(cards) - 1]
        if FIGURES.baby[game.face[last]] and last not in game.babies:
            return last
    return -1


# Acquisitions, specials and the rest.


def price(game: SmileLife, seat: i64, kind: i64) -> i64:
    """SL-14.4, SL-14.5, SL-7.14, AP-9.7, AP-12.7, AP-14: what an acquisition costs somebody now."""
    for running in game.running:
        if PLAGUES[running - FIRST_PLAGUE].sells_for_nothing:
            return 0
    later = FAMILY[kind] == TRIP and game.new_job >> seat & 1
    for helper in FIGURES.free_for[kind]:
        if game.has(seat, helper) and not later:
            return 0
    if FAMILY[kind] == HOUSE and game.is_married(seat):
        return FIGURES.married_price[kind]
    return FIGURES.price[kind]


def has_free_house(game: SmileLife, seat: i64, kind: i64) -> bool:
    """SL-7.1: one house from hand, on a later turn."""
    return FAMILY[kind] == HOUSE and bool(game.free_house & ~game.new_job & 1 << seat)


def why_not_acquire(game: SmileLife, seat: i64, kind: i64, free: bool, from_hand: bool) -> i64:
    if kind == SURVIVAL_BUNKER and not has_anything(game, seat):
        return NOTHING_TO_PROTECT
    if free or FIGURES.price[kind] == 0 or game.money(seat) >= price(game, seat, kind):
        return 0
    return 0 if from_hand and has_free_house(game, seat, kind) else TOO_EXPENSIVE


def has_anything(game: SmileLife, seat: i64) -> bool:
    """Whether somebody has a card laid face up."""
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        if game.zones[at * game.people + seat]:
            return True
    return False


def why_not_special(game: SmileLife, seat: i64, kind: i64) -> i64:
    """SL-15, AP-18.1: few specials have a condition."""
    if kind == SPECIAL_STRING_PULLING and game.job(seat) != NO_JOB:
        return STRINGS_NEED_NO_JOB
    if kind == SPECIAL_REVENGE and not revenges(game, seat):
        return NOTHING_TO_AVENGE
    if kind == CATACLYSM_FLOOD and game.runs(EVENT_PURGE):
        return ONE_FLOOD
    return 0


def revenges(game: SmileLife, seat: i64) -> list[int]:
    """SL-15.9, AMB-53: the malus that somebody suffered and could inflict now, each kind once."""
    kinds: list[int] = []
    for card in game.zones[game.malus(seat)]:
        kind = game.face[card]
        if kind != MALUS_VIRUS and kind not in kinds and why_not_inflict(game, seat, kind) == 0:
            kinds.append(kind)
    return kinds


# Malus.


def why_not_inflict(game: SmileLife, seat: i64, kind: i64) -> i64:
    """SL-16, AP-16: whether anybody else could suffer a malus now."""
    if kind == MALUS_VIRUS:
        return VIRUS_STAYS
    if kind == MALUS_RADIOACTIVE_CLOUD:
        return 0
    for other in range(game.people):
        if other != seat and can_suffer(game, other, kind):
            return 0
    return NO_VICTIM


def victims(game: SmileLife, seat: i64, kind: i64) -> list[int]:
    return [other for other in game.others(seat) if can_suffer(game, other, kind)]


def can_suffer(game: SmileLife, seat: i64, kind: i64) -> bool:
    return why_not_suffer(game, seat, kind) == 0


def why_not_suffer(game: SmileLife, seat: i64, kind: i64) -> i64:
    """SL-16, AP-16: why a malus cannot strike somebody now (a number of ``WHY``); 0 if it can."""
    job = game.job(seat)
    if kind == MALUS_ACCIDENT:
        return MECHANIC if job == JOB_MECHANIC else 0
    if kind == MALUS_ILLNESS:
        if heals(job):
            return HEALER
        return GAS_MASK if game.owns(seat, SURVIVAL_GAS_MASK) else 0
    if kind == MALUS_BURN_OUT:
        return NO_JOB_TO_TIRE_OF if job == NO_JOB else 0
    if kind == MALUS_DISMISSAL:
        return why_not_dismiss(game, seat)
    if kind == MALUS_DIVORCE:
        if job == JOB_LAWYER:
            return LAWYER
        if not game.is_married(seat):
            return NO_MARRIAGE_TO_LOSE
        return 0 if married_card(game, seat) >= 0 else UNDER_THE_BUNKER
    if kind == MALUS_INCOME_TAX:
        if job == NO_JOB:
            return NO_JOB_NO_TAX
        if job == JOB_BANDIT:
            return BANDIT
        if not game.zones[game.wages(seat)]:
            return NO_WAGE_TO_LOSE
        return 0 if last_exposed(game, game.wages(seat)) >= 0 else UNDER_THE_BUNKER
    if kind == MALUS_GRADE_REPETITION:
        if job != NO_JOB:
            return NO_LONGER_STUDIES
        if not game.zones[game.studies(seat)]:
            return NO_STUDIES_TO_LOSE
        return 0 if last_exposed(game, game.studies(seat)) >= 0 else UNDER_THE_BUNKER
    if kind == MALUS_JAIL:
        if job != JOB_BANDIT:
            return NO_VICTIM
        return 0 if is_exposed(game, seat) else UNDER_THE_BUNKER
    if kind == MALUS_BOMB:
        return 0 if game.laid(JOB_SOLDIER) < 0 and has_exposed_children(game) else NO_VICTIM
    if kind == MALUS_BOMBING:
        return 0 if has_exposed(game, seat) else NOTHING_TO_BOMB
    if kind == MALUS_GENETIC_MUTATION:
        return 0 if mutable_pets(game, seat) else NO_PET
    return NO_VICTIM if kind in (MALUS_VIRUS, MALUS_RADIOACTIVE_CLOUD) else 0


def why_not_dismiss(game: SmileLife, seat: i64) -> i64:
    """SL-16.3, SL-7.4."""
    job = game.job(seat)
    if job == NO_JOB:
        return NO_JOB_TO_LOSE
    if FIGURES.status[job] == CIVIL:
        return CIVIL_SERVANT
    if job == JOB_BANDIT:
        return BANDIT
    return 0 if is_exposed(game, seat) else UNDER_THE_BUNKER


def is_exposed(game: SmileLife, seat: i64) -> bool:
    """Whether somebody's job is not under the Bunker."""
    return game.zones[game.job_of(seat)][0] != game.bunkered


def married_card(game: SmileLife, seat: i64) -> i64:
    """The marriage that somebody could lose; -1 if there is none."""
    for card in game.zones[game.marriage(seat)]:
        if FAMILY[game.face[card]] == MARRIAGE and card != game.bunkered:
            return card
    return -1


def last_exposed(game: SmileLife, zone: i64) -> i64:
    """The last laid card of a heap that is not under the Bunker; -1 if there is none."""
    cards = game.zones[zone]
    at: i64 = len(cards) - 1
    while at >= 0:
        card: i64 = cards[at]
        if card != game.bunkered:
            return card
        at -= 1
    return -1


def has_exposed_children(game: SmileLife) -> bool:
    for seat in range(game.people):
        if last_exposed(game, game.children(seat)) >= 0:
            return True
    return False


def has_exposed(game: SmileLife, seat: i64) -> bool:
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        for card in game.zones[at * game.people + seat]:
            if not game.is_protected(card):
                return True
    return False


def mutable_pets(game: SmileLife, seat: i64) -> list[int]:
    """AP-16.6, AMB-50: by kind."""
    kinds: list[int] = []
    for card in game.zones[game.belongings(seat)]:
        kind = game.face[card]
        if FAMILY[kind] == PET and kind != PET_UNICORN and not game.is_protected(card):
            kinds.append(kind)
    return sorted(kinds)


# Taking cards back from the discard pile.


def why_not_fetch(game: SmileLife, seat: i64, card: i64, free: bool = False) -> i64:
    """SL-3.5, AMB-13, AMB-47, AMB-56: whether somebody may take a card of the discard pile and play it at once."""
    kind: i64 = game.face[card]
    if is_plague(kind):
        return INERT_PLAGUE
    if kind == MALUS_VIRUS:
        return NOBODY_TAKES_THE_VIRUS
    if game.threw[card] == seat:
        return YOUR_OWN_CARD
    return why_not_lay(game, seat, kind, free, False)


# Money.


def ways_to_pay(game: SmileLife, seat: i64, price: i64) -> list[Option]:
    """SL-9.3, SL-14.7, AMB-06: every way that holds no wage that could be left out."""
    held = [0] * (INHERITED + 1)
    for card in game.zones[game.wages(seat)]:
        held[FIGURES.money[game.face[card]]] += 1
    if game.owns(seat, SPECIAL_INHERITANCE):
        held[INHERITED] = 1
    return [way(counts) for counts in WAYS[price] if _within(counts, held)]


def _within(counts: list[int], held: list[int]) -> bool:
    for at, count in enumerate(counts):
        if count > held[at]:
            return False
    return True
