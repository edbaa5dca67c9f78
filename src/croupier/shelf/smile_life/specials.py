"""SL-15: the special cards, the Casino among them; and fetching cards from the discard pile and from out of game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import casino, fetching, laying, losing, malus, onsets, plagues, playing, turns
from croupier.shelf.smile_life.cards import (
    FAMILY,
    JOB,
    KINDS,
    SPECIAL_BIRTHDAY,
    SPECIAL_CASINO,
    SPECIAL_LUCK,
    SPECIAL_RAINBOW,
    SPECIAL_REVENGE,
    SPECIAL_SHOOTING_STAR,
    SPECIAL_STRING_PULLING,
    SPECIAL_SWAP,
    SPECIAL_TSUNAMI,
    is_doctor,
    is_plague,
)
from croupier.shelf.smile_life.options import (
    ASK_GIFT,
    ASK_LUCK,
    ASK_MORE,
    ASK_ORDER,
    ASK_PLAY,
    ASK_PULL,
    ASK_REVENGE,
    ASK_SET_ASIDE,
    ASK_TARGET,
    CARD,
    DISCARDED,
    DONE,
    GAVE_WAGE,
    LUCK_KEPT,
    NO,
    NO_EFFECT,
    PLAGUE_CAME,
    SEAT,
    SWAPPED,
    SWAPPED_FOR,
    TSUNAMI,
)
from croupier.table import NOBODY, Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def check_hands(game: SmileLife) -> None:
    """AMB-27: wherever a Virus has come to in a health crisis, it is laid."""
    for seat in range(game.people):
        onsets.check_virus(game, seat)


def carry_out_special(game: SmileLife, seat: int, kind: int) -> Flow:
    if kind == SPECIAL_BIRTHDAY:
        yield from birthday(game, seat)
    elif kind == SPECIAL_RAINBOW:
        yield from rainbow(game, seat)
    elif kind == SPECIAL_LUCK:
        yield from luck_of_three(game, seat)
    elif kind == SPECIAL_SHOOTING_STAR:
        yield from fetching.fetch(game, seat, kind, fetching.fetchable(game, seat), game.discard, False)
    elif kind == SPECIAL_STRING_PULLING:
        yield from pull_strings(game, seat)
    elif kind == SPECIAL_SWAP:
        yield from swap(game, seat, kind)
    elif kind == SPECIAL_TSUNAMI:
        tsunami(game, seat)
    elif kind == SPECIAL_REVENGE:
        yield from revenge(game, seat)
    elif kind == SPECIAL_CASINO:
        yield from casino.first_bet(game, seat)


# Birthday, Rainbow, Luck.


def birthday(game: SmileLife, seat: int) -> Flow:
    """SL-15.1: a wage from everybody else, of their choice."""
    for other in game.others(seat):
        wages = [game.face[card] for card in game.zones[game.wages(other)] if not game.is_protected(card)]
        if wages:
            yield from game.choose(other, ASK_GIFT, [CARD[kind] for kind in sorted(set(wages))], SPECIAL_BIRTHDAY, seat)
            zone, card = game.place_of(other, game.chosen)
            losing.take_away(game, card, zone, game.wages(seat))
            game.tell(GAVE_WAGE, other, seat, game.chosen.value)


def rainbow(game: SmileLife, seat: int) -> Flow:
    """SL-15.2, AMB-86: up to three more plays, then back to a full hand, wherever that hand has gone."""
    game.rainbow_of = seat
    game.rainbow_hand = len(game.zones[game.hand(seat)])
    game.heir = NOBODY
    for _ in range(3):
        if game.turn_over or not game.zones[game.hand(seat)]:
            break
        yield from turns.play_one(game, seat, ASK_MORE)
        if game.chosen is DONE:
            break
    game.rainbow_of = NOBODY
    game.top_up(seat, game.rainbow_hand)
    if game.heir >= 0:
        game.top_up(game.heir, game.heir_hand)


def luck_of_three(game: SmileLife, seat: int) -> Flow:
    """SL-15.3, AP-2.4, AMB-03, AMB-13: one of the next three cards; then a normal play, unless it is a plague."""
    for _ in range(min(3, len(game.zones[game.pile]))):
        game.draw(game.pile, game.peek(seat))
    if game.turned:
        game.show_top()
    if not game.zones[game.peek(seat)]:
        game.tell(NO_EFFECT, seat, SPECIAL_LUCK)
        return
    yield from game.choose_from_hand(seat, ASK_LUCK, game.zones[game.peek(seat)])
    kept = game.chosen.value
    plague = is_plague(kept)
    card = game.pick(kept, game.peek(seat), game.plagues if plague else game.hand(seat))
    if plague:
        game.tell(PLAGUE_CAME, seat, kept)
    else:
        game.tell_card(LUCK_KEPT, card, seat)
    if len({game.face[card] for card in game.zones[game.peek(seat)]}) > 1:
        yield game.ask(seat, ASK_ORDER)
        discard_peeked(game, seat, game.answers[seat].value)
    while game.zones[game.peek(seat)]:
        discard_peeked(game, seat, game.face[game.zones[game.peek(seat)][0]])
    onsets.check_virus(game, seat)
    if plague:
        game.turn_over = True
        yield from plagues.appear(game, seat, kept)
    else:
        yield from turns.play_one(game, seat, ASK_PLAY)


def discard_peeked(game: SmileLife, seat: int, kind: int) -> None:
    card = game.pick(kind, game.peek(seat), game.discard)
    game.threw[card] = seat
    game.tell(DISCARDED, seat, kind)


def peeked(game: SmileLife, seat: i64) -> list[Option]:
    return [CARD[kind] for kind in game.kinds_in(game.peek(seat))]


# String-pulling, Swap, Tsunami, Revenge.


def pullable(game: SmileLife, seat: i64) -> list[int]:
    """SL-15.6: the jobs in hand that one could have without the studies."""
    kinds: list[int] = []
    for card in game.zones[game.hand(seat)]:
        kind: i64 = game.face[card]
        if may_pull(game, seat, kind):
            kinds.append(kind)
    return sorted(kinds)


def may_pull(game: SmileLife, seat: i64, kind: i64) -> bool:
    return (
        FAMILY[kind] == JOB
        and not laying.why_not_work(game, seat, kind, True)
        and not laying.why_crisis(game, seat, kind)
    )


def could_pull(game: SmileLife, seat: i64) -> bool:
    """AMB-88: whether there might be such a job in a hand, for all that everybody knows."""
    for kind in range(len(KINDS)):
        if may_pull(game, seat, kind) and game.could_hold(seat, kind):
            return True
    return False


def pull_strings(game: SmileLife, seat: int) -> Flow:
    game.chosen = NO
    if could_pull(game, seat):
        yield from game.choose_from_hand(seat, ASK_PULL, game.zones[game.hand(seat)])
    if game.chosen is NO:
        game.tell(NO_EFFECT, seat, SPECIAL_STRING_PULLING)
        return
    before = len(game.zones[game.hand(seat)])
    card = game.pick(game.chosen.value, game.hand(seat), game.played)
    yield from playing.lay_card(game, seat, card, True)
    if is_doctor(game.face[card]):
        game.pulled |= 1 << seat
    game.top_up(seat, before)


def swap(game: SmileLife, seat: int, by: int) -> Flow:
    """SL-15.7: a random card of each hand changes hands."""
    people = [SEAT[other] for other in game.others(seat) if game.zones[game.hand(other)]]
    if not people or not game.zones[game.hand(seat)]:
        game.tell(NO_EFFECT, seat, by)
        return
    yield from game.choose(seat, ASK_TARGET, people, by)
    other = game.chosen.value
    given = game.pick_blind(game.hand(seat), game.hand(other))
    taken = pick_other(game, other, given)
    game.move(taken, game.hand(other), game.hand(seat))
    game.tell_card(SWAPPED, given, seat, other)
    game.tell_card(SWAPPED_FOR, taken, other, seat)
    check_hands(game)


def pick_other(game: SmileLife, seat: int, but: int) -> int:
    """A random card of a hand, but not the one that has just come."""
    cards = [card for card in game.zones[game.hand(seat)] if card != but]
    game.mix(cards, game.layout.sight[game.hand(seat)])
    return cards[game.rng.below(len(cards))]


def protected_swap(game: SmileLife, seat: int, by: int) -> Flow:
    """SL-7.6: a Swap for which one card of one's own is set aside first, if there is another to swap, and for what."""
    game.chosen = NO
    if len(game.zones[game.hand(seat)]) > 1 and others_hold_cards(game, seat):
        game.about_kind = by
        yield from game.choose_from_hand(seat, ASK_SET_ASIDE, game.zones[game.hand(seat)])
        game.about_kind = -1
    if game.chosen is NO:
        game.tell(NO_EFFECT, seat, by)
        return
    aside = game.pick(game.chosen.value, game.hand(seat), game.peek(seat))
    yield from swap(game, seat, by)
    game.move(aside, game.peek(seat), game.hand(seat))


def others_hold_cards(game: SmileLife, seat: i64) -> bool:
    for other in range(game.people):
        if other != seat and game.zones[game.hand(other)]:
            return True
    return False


def tsunami(game: SmileLife, seat: int) -> None:
    """SL-15.8: all hands are mixed and dealt back, as large as they were."""
    game.tell(TSUNAMI, seat)
    sizes = [len(game.zones[game.hand(other)]) for other in range(game.seats)]
    game.gather([game.hand(other) for other in range(game.seats)], game.mixed)
    game.shuffle(game.mixed)
    for other, size in enumerate(sizes):
        for _ in range(size):
            game.draw(game.mixed, game.hand(other))
    check_hands(game)


def revenge(game: SmileLife, seat: int) -> Flow:
    """SL-15.9, AMB-53: a malus that one has suffered is inflicted on somebody else."""
    kinds = laying.revenges(game, seat)
    if not kinds:
        game.tell(NO_EFFECT, seat, SPECIAL_REVENGE)
        return
    yield from game.choose(seat, ASK_REVENGE, [CARD[kind] for kind in sorted(kinds)], SPECIAL_REVENGE)
    card = game.find(game.malus(seat), game.chosen.value)
    game.move(card, game.malus(seat), game.played)
    yield from malus.inflict(game, seat, card)
