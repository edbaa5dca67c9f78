"""SL-15: the special cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, casino, fetching, laying, losing, malus, plagues, turns, virus
from croupier.shelf.smile_life.card import Card, Flipped
from croupier.shelf.smile_life.cards import JOB, KINDS, RAINBOW, STAR, is_plague
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
from croupier.shelf.smile_life.reasons import NOTHING_TO_AVENGE, NOTHING_TO_FETCH, STRINGS_NEED_NO_JOB
from croupier.table import NOBODY, Flow, Option, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife

MORE_PLAYS: Final = 3
"""SL-15.2: how many cards a Rainbow allows."""
LUCKY_CARDS: Final = 3
"""SL-15.3: how many cards Luck looks at."""
NEEDS_A_DISCARD: Final = 4
"""The version of the rules in which a Shooting star waits until something has been thrown away."""


class Birthday(Flipped):
    """SL-15.1: a wage from every other player, of their choice."""

    id = "special-birthday"

    def use(self, game: SmileLife, seat: i64) -> Flow:
        for other in game.others(seat):
            wages = [game.face[card] for card in game.zones[game.wages(other)] if not game.is_protected(card)]
            if wages:
                gifts = [CARD[kind] for kind in sorted(set(wages))]
                yield from game.choose(other, ASK_GIFT, gifts, self.kind, seat)
                zone, card = game.place_of(other, game.chosen)
                losing.take_away(game, card, zone, game.wages(seat))
                game.tell(GAVE_WAGE, other, seat, game.chosen.value)
                game.beat(beats.GIFT, other, seat, game.chosen.value)


class Casino(Flipped):
    """SL-15.10: it lies in the middle, and its player may bet at once."""

    id = "special-casino"

    def home(self, game: SmileLife, seat: i64) -> i64:
        return game.casino

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        return casino.first_bet(game, seat)


class Inheritance(Flipped):
    """SL-15.5: money that lies among the belongings until it is spent."""

    id = "special-inheritance"

    def home(self, game: SmileLife, seat: i64) -> i64:
        return game.belongings(seat)


class Luck(Flipped):
    """SL-15.3, AP-2.4, AMB-03, AMB-13: one of the next three cards; then an ordinary play, unless it is a plague."""

    id = "special-luck"

    def use(self, game: SmileLife, seat: i64) -> Flow:
        peek = game.peek(seat)
        for _ in range(min(LUCKY_CARDS, len(game.zones[game.pile]))):
            game.draw(game.pile, peek)
        if game.turned:
            game.show_top()
        if not game.zones[peek]:
            game.tell(NO_EFFECT, seat, self.kind)
            return
        yield from game.choose_from_hand(seat, ASK_LUCK, game.zones[peek])
        kept = game.chosen.value
        plague = is_plague(kept)
        card = game.pick(kept, peek, game.plagues if plague else game.hand(seat))
        if plague:
            game.tell(PLAGUE_CAME, seat, kept)
        else:
            game.tell_card(LUCK_KEPT, card, seat)
        if len({game.face[card] for card in game.zones[peek]}) > 1:
            yield game.ask(seat, ASK_ORDER)
            self.discard(game, seat, game.answers[seat].value)
        while game.zones[peek]:
            self.discard(game, seat, game.face[game.zones[peek][0]])
        virus.check(game, seat)
        if plague:
            game.turn_over = True
            yield from plagues.appear(game, seat, kept) or ()
        else:
            yield from turns.play_one(game, seat, ASK_PLAY)

    def discard(self, game: SmileLife, seat: i64, kind: i64) -> None:
        """Discard a card that was not kept."""
        card = game.pick(kind, game.peek(seat), game.discard)
        game.threw[card] = seat
        game.tell(DISCARDED, seat, kind)


class Rainbow(Flipped):
    """SL-15.2, AMB-86: up to three more plays, then back to a full hand, even if that hand now belongs to another player."""

    id = "special-rainbow"
    wonder: i64 = RAINBOW

    def use(self, game: SmileLife, seat: i64) -> Flow:
        game.rainbow_of = seat
        game.rainbow_hand = len(game.zones[game.hand(seat)])
        game.heir = NOBODY
        for _ in range(MORE_PLAYS):
            if game.turn_over or not game.zones[game.hand(seat)]:
                break
            yield from turns.play_one(game, seat, ASK_MORE)
            if game.chosen is DONE:
                break
        game.rainbow_of = NOBODY
        game.top_up(seat, game.rainbow_hand)
        if game.heir >= 0:
            game.top_up(game.heir, game.heir_hand)


class Revenge(Flipped):
    """SL-15.9, AMB-53: inflict a malus that this player has suffered on another one."""

    id = "special-revenge"

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return None if malus.revenges(game, seat) else NOTHING_TO_AVENGE

    def use(self, game: SmileLife, seat: i64) -> Flow:
        kinds = malus.revenges(game, seat)
        if not kinds:
            game.tell(NO_EFFECT, seat, self.kind)
            return
        yield from game.choose(seat, ASK_REVENGE, [CARD[kind] for kind in sorted(kinds)], self.kind)
        kind = game.chosen.value
        card = game.find(game.malus(seat), kind)
        game.move(card, game.malus(seat), game.played)
        yield from game.cards[kind].play(game, seat, card, True, False) or ()


class ShootingStar(Flipped):
    """SL-15.4, AMB-74."""

    id = "special-shooting-star"
    wonder: i64 = STAR

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        if game.version < NEEDS_A_DISCARD:
            return None
        for card in game.zones[game.discard]:
            if game.face[card] != self.kind:
                return None
        return NOTHING_TO_FETCH

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        return fetching.fetch(game, seat, self.kind, fetching.fetchable(game, seat), game.discard, False)


class StringPulling(Flipped):
    """SL-15.6: a job from hand without the studies."""

    id = "special-string-pulling"

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return STRINGS_NEED_NO_JOB if game.job(seat).works else None

    def use(self, game: SmileLife, seat: i64) -> Flow:
        game.chosen = NO
        if could_pull(game, seat):
            yield from game.choose_from_hand(seat, ASK_PULL, game.zones[game.hand(seat)])
        if game.chosen is NO:
            game.tell(NO_EFFECT, seat, self.kind)
            return
        before = len(game.zones[game.hand(seat)])
        kind = game.chosen.value
        card = game.pick(kind, game.hand(seat), game.played)
        yield from game.cards[kind].lay(game, seat, card, True) or ()
        if game.as_job(kind).studies_on:
            game.pulled |= 1 << seat
        game.top_up(seat, before)


class Swap(Flipped):
    """SL-15.7."""

    id = "special-swap"

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        return swap(game, seat, self.kind)


class Tsunami(Flipped):
    """SL-15.8: all hands are mixed and dealt back, as large as they were."""

    id = "special-tsunami"

    def use(self, game: SmileLife, seat: i64) -> None:
        game.tell(TSUNAMI, seat)
        sizes = [len(game.zones[game.hand(other)]) for other in range(game.seats)]
        game.gather([game.hand(other) for other in range(game.seats)], game.mixed)
        game.shuffle(game.mixed)
        for other, size in enumerate(sizes):
            for _ in range(size):
                game.draw(game.mixed, game.hand(other))
        game.beat(beats.TSUNAMI, seat)
        virus.check_hands(game)


OWN_KINDS: Final[list[type[Card]]] = [
    Birthday,
    Casino,
    Inheritance,
    Luck,
    Rainbow,
    Revenge,
    ShootingStar,
    StringPulling,
    Swap,
    Tsunami,
]
"""The kinds that have rules of their own."""


def peeked(game: SmileLife, seat: i64) -> list[Option]:
    """The cards that a player looks at, each kind once."""
    return [CARD[kind] for kind in game.kinds_in(game.peek(seat))]


# SL-15.6 String-pulling.


def pullable(game: SmileLife, seat: i64) -> list[int]:
    """The jobs in hand that a player could have without the studies."""
    kinds: list[int] = []
    for card in game.zones[game.hand(seat)]:
        kind: i64 = game.face[card]
        if may_pull(game, seat, kind):
            kinds.append(kind)
    return sorted(kinds)


def may_pull(game: SmileLife, seat: i64, kind: i64) -> bool:
    """Whether a player could have a job without the studies."""
    if game.cards[kind].family != JOB or game.as_job(kind).why_not_work(game, seat, True) is not None:
        return False
    return laying.why_crisis(game, seat, kind) is None


def could_pull(game: SmileLife, seat: i64) -> bool:
    """AMB-88: whether, as far as everyone knows, a hand might hold such a job."""
    for kind in range(len(KINDS)):
        if may_pull(game, seat, kind) and game.could_hold(seat, kind):
            return True
    return False


# SL-15.7 Swapping.


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
    game.beat(beats.SWAP, seat, other)
    virus.check_hands(game)


def pick_other(game: SmileLife, seat: int, but: int) -> int:
    """A random card of a hand, except the one that has just come."""
    cards = [card for card in game.zones[game.hand(seat)] if card != but]
    game.mix(cards, game.layout.sight[game.hand(seat)])
    return cards[game.rng.below(len(cards))]


def protected_swap(game: SmileLife, seat: int, by: int) -> Flow:
    """SL-7.6: a Swap that protects one card first, if there is another to swap and a hand to swap with."""
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
    """Whether another player has a card in hand."""
    for other in range(game.people):
        if other != seat and game.zones[game.hand(other)]:
            return True
    return False
