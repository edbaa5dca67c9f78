"""What a player may answer: the offers of every question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import casino, flood, jobs, laying, malus, specials
from croupier.shelf.smile_life.cards import (
    FAMILY,
    FIGURES,
    JOB_DICTATOR,
    JOB_SURVIVALIST,
    MALUS,
    MALUS_VIRUS,
    NO_JOB,
    TEMPORARY,
)
from croupier.shelf.smile_life.options import (
    ASK_BET,
    ASK_EXCHANGE,
    ASK_FLOOD,
    ASK_GIVE_UP,
    ASK_KEEP,
    ASK_LUCK,
    ASK_MORE,
    ASK_OFFER_HAND,
    ASK_ORDER,
    ASK_PLAY,
    ASK_PULL,
    ASK_SET_ASIDE,
    ASK_START,
    ASK_TARGET,
    ASK_THROW,
    BEGINNINGS,
    CARD,
    DIVORCE,
    DONE,
    END_AFFAIR,
    IMPRISON,
    MAY_DIVORCE,
    MAY_DRAW_HIDDEN,
    MAY_END_AFFAIR,
    MAY_RESIGN,
    MAY_TAKE,
    NO,
    NOTHING,
    PLAY,
    RESIGN,
    THROW,
    THROW_AWAY,
    decision,
)
from croupier.table import Decision, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


FROM_HAND: Final = (ASK_GIVE_UP, ASK_SET_ASIDE, ASK_KEEP)

# What is offered.


def offer(game: SmileLife, about: int, seat: int) -> Decision:
    if about in (ASK_PLAY, ASK_MORE):
        return decision(about, plays(game, seat, about == ASK_MORE))
    if about == ASK_START:
        return beginnings(game, seat)
    if about == ASK_TARGET and game.about_kind >= 0 and FAMILY[game.about_kind] == MALUS:
        return decision(about, malus.malus_targets(game, seat, game.about_kind))
    if about in FROM_HAND:
        return decision(about, cards_in_hand(game, seat, about))
    if about == ASK_THROW:
        return decision(about, throws(game, seat))
    if about == ASK_FLOOD:
        return decision(about, flood_options(game, seat))
    if about in (ASK_LUCK, ASK_ORDER):
        return decision(about, specials.peeked(game, seat))
    if about == ASK_PULL:
        return decision(about, [*[CARD[kind] for kind in specials.pullable(game, seat)], NO])
    if about == ASK_BET:
        return decision(about, [*casino.bets_in_hand(game, seat), NO])
    if about == ASK_EXCHANGE:
        return decision(about, malus.exchange_options(game))
    if about == ASK_OFFER_HAND:
        return decision(about, jobs.offers_from_hand(game, seat))
    return decision(about, game.among)


def beginnings(game: SmileLife, seat: i64) -> Decision:
    """SL-3.2, SL-3.4, SL-3.6: what a turn may begin with."""
    job = game.job(seat)
    choices: i64 = 0
    if game.turned and job == JOB_SURVIVALIST and len(game.zones[game.pile]) > 1:
        choices |= MAY_DRAW_HIDDEN
    cards = game.zones[game.discard]
    if cards and laying.why_not_fetch(game, seat, cards[len(cards) - 1]) == 0:
        choices |= MAY_TAKE
    if job == JOB_DICTATOR and game.dictator_waits:
        options = list(BEGINNINGS[choices].options)
        add_changes(game, seat, options)
        return decision(ASK_START, options)
    if job != NO_JOB:
        choices |= MAY_RESIGN
    if game.zones[game.marriage(seat)]:
        choices |= MAY_DIVORCE
        if game.is_unfaithful(seat):
            choices |= MAY_END_AFFAIR
    return BEGINNINGS[choices]


def add_changes(game: SmileLife, seat: i64, options: list[Option]) -> None:
    """SL-17, SL-18, SL-13.6, AP-17.3: what somebody may do about their life before drawing."""
    if game.zones[game.job_of(seat)]:
        options.append(RESIGN)
        if game.dictator_waits and game.job(seat) == JOB_DICTATOR:
            options.extend([IMPRISON[other] for other in game.others(seat)])
    if game.zones[game.marriage(seat)]:
        options.append(DIVORCE)
        if game.is_unfaithful(seat):
            options.append(END_AFFAIR)


def plays(game: SmileLife, seat: i64, more: bool) -> list[Option]:
    """SL-3.3: every card in hand that may be laid, and every card that may be thrown away."""
    options: list[Option] = []
    kinds = game.kinds_in(game.hand(seat))
    kind: i64 = 0
    for one in kinds:
        kind = one
        if laying.why_not_lay(game, seat, kind) == 0:
            options.append(PLAY[kind])
    played = len(options)
    for one in kinds:
        kind = one
        if kind != MALUS_VIRUS or may_drop_virus(game, seat):
            options.append(THROW_AWAY[kind])
    thrown = len(options) - played
    if game.zones[game.casino] and casino.may_bet(game, seat):
        options.extend(casino.bets_in_hand(game, seat))
    add_late_changes(game, seat, options)
    if more:
        options.append(DONE)
    elif thrown == 0:
        options.append(NOTHING)
    return options


def add_late_changes(game: SmileLife, seat: i64, options: list[Option]) -> None:
    """SL-8.2, SL-13.6: what somebody may still do about their life after drawing."""
    job = game.job(seat)
    if job != NO_JOB and FIGURES.status[job] == TEMPORARY:
        options.append(RESIGN)
    if game.is_unfaithful(seat):
        options.append(END_AFFAIR)


def may_drop_virus(game: SmileLife, seat: i64) -> bool:
    """AP-14.5, AMB-22, AMB-46."""
    return game.is_masked(seat) and game.hand_size(seat) >= FIGURES.dealt


def cards_in_hand(game: SmileLife, seat: i64, about: i64) -> list[Option]:
    """The cards of a hand, each kind once. AMB-22: whoever may keep one only keeps the Virus."""
    kinds = game.kinds_in(game.hand(seat))
    if about == ASK_KEEP and MALUS_VIRUS in kinds and game.hand_size(seat) < FIGURES.dealt:
        return [CARD[MALUS_VIRUS]]
    if about == ASK_GIVE_UP and len(kinds) > 1:
        kinds = [kind for kind in kinds if kind != MALUS_VIRUS]
    options = [CARD[kind] for kind in kinds]
    if about == ASK_SET_ASIDE:
        options.append(NO)
    return options


def throws(game: SmileLife, seat: i64) -> list[Option]:
    """AP-10.22, AP-10.27, AMB-32."""
    kinds = game.kinds_in(game.hand(seat))
    keeps = game.hand_size(seat) < FIGURES.dealt
    options = [THROW[kind] for kind in kinds if kind != MALUS_VIRUS or not keeps]
    return options or [NOTHING]


def flood_options(game: SmileLife, seat: i64) -> list[Option]:
    """AMB-62: every open card that may be laid, and every other one to be thrown away; resigning and divorcing as usual,
    but not after laying the Flood itself."""
    kinds = game.kinds_in(game.flood)
    options = [CARD[kind] for kind in kinds if not flood.why_not_fish(game, seat, kind)]
    options.extend([THROW_AWAY[kind] for kind in kinds if flood.may_let_go(game, seat, kind)])
    if game.first_take:
        add_late_changes(game, seat, options)
    else:
        add_changes(game, seat, options)
    return options
