"""SL-7, AP-17: what jobs do when they are laid, and the Dictator's bargain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import attacks, fetching, laying, losing, plagues, specials
from croupier.shelf.smile_life.cards import (
    EVENT_INVASION,
    FIGURES,
    FIRST_PLAGUE,
    JOB_ARCHITECT,
    JOB_ASTRONAUT,
    JOB_BANDIT,
    JOB_DICTATOR,
    JOB_GURU,
    JOB_HACKER,
    JOB_HEAD_PURCHASING,
    JOB_HEAD_SALES,
    JOB_JOURNALIST,
    JOB_MEDIUM,
    JOB_NINJA,
    JOB_POLICEMAN,
    JOB_RESEARCHER,
    JOB_SURVIVALIST,
    MALUS_VIRUS,
    MONSTER_MUTANT_SNAIL,
)
from croupier.shelf.smile_life.options import (
    ASK_BARGAIN,
    ASK_OFFER_HAND,
    ASK_OFFER_LAID,
    ASK_RELAUNCH,
    BARGAIN,
    CARD,
    LOOKED_AT_HANDS,
    LOOKED_AT_PILE,
    LOST,
    NAMED,
    NO,
    NO_BARGAIN,
    NO_EFFECT,
    OFFERED,
    OFFERED_LAID,
    RELAUNCHED,
    SKIPS,
    YES,
)
from croupier.table import NOBODY, Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


PRISON = 3


"""AP-17.3: turns."""


def start_job(game: SmileLife, seat: int, kind: int) -> Flow:
    """SL-6.6: a job has been laid; its immediate power is used now, a permanent one from the next turn on."""
    game.new_job |= 1 << seat
    if kind == JOB_BANDIT:
        game.were_bandits |= 1 << seat
    elif kind in (JOB_RESEARCHER, JOB_SURVIVALIST):
        refill_new(game, seat, kind)
    else:
        yield from use_job(game, seat, kind)


def use_job(game: SmileLife, seat: int, kind: int) -> Flow:
    """SL-6.6, AP-18.3: uses what a job does once for each time it is laid or dealt."""
    if kind == JOB_ARCHITECT:
        if not game.free_house >> seat & 1:
            game.new_job |= 1 << seat
        game.free_house |= 1 << seat
    elif kind == JOB_DICTATOR:
        game.dictator_waits = True
    elif kind == JOB_JOURNALIST:
        look_at_hands(game, seat)
    elif kind == JOB_MEDIUM:
        look_ahead(game, seat, FIGURES.medium)
    elif kind == JOB_POLICEMAN:
        yield from arrest(game, seat)
    elif kind == JOB_ASTRONAUT:
        yield from fetching.fetch(game, seat, kind, fetching.fetchable(game, seat), game.discard, False)
    elif kind == JOB_NINJA:
        yield from fetching.fetch(game, seat, kind, fetching.weapons_to_fetch(game, seat), game.discard, True)
    elif kind in (JOB_HEAD_PURCHASING, JOB_HEAD_SALES):
        yield from specials.protected_swap(game, seat, kind)
    elif kind == JOB_HACKER:
        yield from hack(game, seat)


def refill_new(game: SmileLife, seat: i64, kind: i64) -> None:
    """SL-7.7: a Researcher draws a sixth card; AMB-58: a new Survivalist refills a hand that a crisis had shrunk."""
    hand: i64 = len(game.zones[game.hand(seat)])
    if kind == JOB_RESEARCHER and game.hand_size(seat) > FIGURES.dealt:
        game.refill_to(seat, hand + 1)
    elif kind == JOB_SURVIVALIST and was_shrunk(game):
        game.refill(seat)


def was_shrunk(game: SmileLife) -> bool:
    """Whether a crisis keeps the hands of others small."""
    for other in range(game.people):
        if game.hand_size(other) < FIGURES.dealt:
            return True
    return False


def look_at_hands(game: SmileLife, seat: i64) -> None:
    """SL-7.10."""
    for other in game.others(seat):
        cards = game.zones[game.hand(other)]
        for card in cards:
            game.see(card, 1 << seat)
        game.tell_cards(LOOKED_AT_HANDS, cards, seat, other)


def look_ahead(game: SmileLife, seat: i64, count: i64) -> None:
    """SL-7.11, AP-14.7, AMB-14: the next cards of the pile, in their order."""
    cards = game.zones[game.pile][-count:]
    cards.reverse()
    for card in cards:
        game.see(card, 1 << seat)
    game.tell_cards(LOOKED_AT_PILE, cards, seat, len(cards))


def arrest(game: SmileLife, seat: int) -> Flow:
    """SL-7.15: a Bandit or Guru of somebody else is discarded."""
    for other in game.others(seat):
        job = game.job(other)
        if (job in (JOB_BANDIT, JOB_GURU)) and laying.is_exposed(game, other):
            yield from losing.leave_job(game, other, game.discard, LOST)


# AP-17.4, AMB-55 The Hacker.


def past_plagues(game: SmileLife) -> list[int]:
    """The crises and events out of game that really took place."""
    kinds: list[int] = []
    for card in game.zones[game.out]:
        kind: i64 = game.face[card]
        if not FIRST_PLAGUE <= kind < MONSTER_MUTANT_SNAIL or not game.past >> (kind - FIRST_PLAGUE) & 1:
            continue
        if kind != EVENT_INVASION or not game.is_flooded():
            kinds.append(kind)
    return kinds


def hack(game: SmileLife, seat: int) -> Flow:
    kinds = past_plagues(game)
    if not kinds:
        game.tell(NO_EFFECT, seat, JOB_HACKER)
        return
    yield from game.choose(seat, ASK_RELAUNCH, [*[CARD[kind] for kind in sorted(kinds)], NO], JOB_HACKER)
    if game.chosen is NO:
        game.tell(NO_EFFECT, seat, JOB_HACKER)
        return
    kind = game.chosen.value
    game.move(game.find(game.out, kind), game.out, game.plagues)
    game.tell(RELAUNCHED, seat, kind)
    game.turn_over = True
    yield from plagues.appear(game, seat, kind)


# AP-17.3, AMB-54 The Dictator.


def imprison(game: SmileLife, seat: int, victim: int) -> Flow:
    """Once, before drawing: somebody passes three turns, unless they strike a bargain."""
    game.dictator_waits = False
    game.tell(NAMED, seat, victim)
    game.about_kind = JOB_DICTATOR
    game.victim = seat
    yield from game.choose_from_hand(victim, ASK_OFFER_HAND, game.zones[game.hand(victim)])
    game.about_kind = -1
    game.victim = NOBODY
    gift = -1
    if game.chosen is not NO:
        gift = game.pick(game.chosen.value, game.hand(victim), game.peek(victim))
        game.see(gift, 1 << seat)
        game.tell_card(OFFERED, gift, victim, seat)
    laid: Option = NO
    if attacks.stealable(game, seat, victim):
        yield from game.choose(victim, ASK_OFFER_LAID, [*attacks.stealable(game, seat, victim), NO], JOB_DICTATOR, seat)
        laid = game.chosen
        if laid is not NO:
            game.tell(OFFERED_LAID, victim, seat, laid.value)
    accepted = False
    if gift >= 0 or laid is not NO:
        yield from game.choose(seat, ASK_BARGAIN, [YES, NO], JOB_DICTATOR, victim)
        accepted = game.chosen is YES
    if not accepted:
        if gift >= 0:
            game.move(gift, game.peek(victim), game.hand(victim))
        game.skips[victim] += PRISON
        game.tell(NO_BARGAIN, seat, victim)
        game.tell(SKIPS, victim, PRISON)
        return
    game.tell(BARGAIN, seat, victim)
    if gift >= 0:
        game.move(gift, game.peek(victim), game.hand(seat))
        yield from losing.trim(game, seat)
    if laid is not NO:
        yield from attacks.take_over(game, seat, victim, laid)


def offers_from_hand(game: SmileLife, seat: i64) -> list[Option]:
    kinds = game.kinds_in(game.hand(seat))
    return [*[CARD[kind] for kind in kinds if kind != MALUS_VIRUS], NO]
