"""TR-7.3: what players may say about Identities and their cards. One class for each saying: which Characters it may be
about and why not, what it takes back, and how it is reported.

In classic mode players say only what they know (TR-Q38); in advanced mode they may lie (TR-7.9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.total_rickall.cards import CHARACTERS, PARASITE, REAL
from croupier.shelf.total_rickall.layout import (
    IDENTITY_POOL,
    NO_CHARACTER,
    TABLE,
    claimant,
    first_of,
    pack,
    said,
    second_of,
)
from croupier.shelf.total_rickall.options import (
    DECK,
    SAID_NEXT_PARASITE,
    SAID_NEXT_REAL,
    SAID_NO_KILLING_CARD,
    SAID_ONE_REAL,
    SAID_PARASITE,
    SAID_RATHER,
    SAID_REAL,
    SAY_NO_KILLING_CARD,
    SAY_ONE_REAL,
    SAY_PARASITE,
    SAY_RATHER,
    SAY_REAL,
)
from croupier.shelf.total_rickall.reasons import (
    FACE_UP_FOR_ALL,
    NO_CARDS_AT_DINNER,
    NO_CONFESSION,
    NO_DECK_AT_DINNER,
    NOT_IN_PLAY,
    ONLY_FRIENDS,
    SAID_ALREADY,
    SPOKEN_OF_ALREADY,
    UNKNOWN,
)
from croupier.table import ALL, OFFER, Why

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall

# The top Identity of the deck, and everything that can be spoken about, as sets.
TOP: Final = 1 << DECK
ANYTHING: Final = (2 << DECK) - 1


class Saying:
    """Something that may be said. ``number`` is its index in the menu."""

    number: i64 = -1
    subjects: i64 = 0
    """How many Identities it is about."""
    fades = False
    """Whether it holds only to the end of the round."""

    def menu_law(self, game: Rickall, seat: i64, left: i64, why: Why) -> i64:
        """The menu, without this saying if there is nothing to say it about."""
        if self.first_law(game, seat, OFFER):
            return left
        return why.bar(left, 1 << self.number, UNKNOWN)

    def first_law(self, game: Rickall, seat: i64, why: Why) -> i64:
        """The Characters (and the deck) of which it may be said."""
        return 0

    def second_law(self, game: Rickall, seat: i64, one: i64, why: Why) -> i64:
        """The Characters that may be named after the first."""
        return 0

    def taken_back(self, seat: i64, one: i64, other: i64) -> i64:
        """The earlier claim of the same player that this one replaces (TR-Q38)."""
        return -1

    def tell(self, game: Rickall, seat: i64, one: i64, other: i64) -> None:
        """Report to all players what is said."""
        raise NotImplementedError


class OfOne(Saying):
    """An Identity is of a kind."""

    subjects: i64 = 1
    kind: i64 = REAL
    opposite: i64 = SAY_PARASITE

    def first_law(self, game: Rickall, seat: i64, why: Why) -> i64:
        left = why.bar(ANYTHING, self._said_of(game, seat), SAID_ALREADY)
        left = _present(game, left, why)
        left = why.bar(left, game.up, FACE_UP_FOR_ALL)
        if not game.zones[game.identity]:
            left = why.bar(left, TOP, UNKNOWN)
        if self.kind == PARASITE:
            left = why.bar(left, game.own(seat), NO_CONFESSION)
        return left if game.advanced else why.keep(left, self._known(game, seat), UNKNOWN)

    def _said_of(self, game: Rickall, seat: i64) -> i64:
        """The Characters of whom a player has said it already."""
        subjects: i64 = 0
        for claim in game.claims:
            if said(claim) == self.number and claimant(claim) == seat:
                subjects |= 1 << first_of(claim)
        return subjects

    def _known(self, game: Rickall, seat: i64) -> i64:
        """The Characters of whom a player knows it, or may remember it after a look (TR-Q39)."""
        known = known_to_be(game, seat, self.kind)
        if game.fleeting:
            looked: i64 = game.looked[seat]
            known |= looked & ~known_to_be(game, seat, REAL + PARASITE - self.kind)
        return known

    def tell(self, game: Rickall, seat: i64, one: i64, other: i64) -> None:
        if one == DECK:
            game.tell(SAID_NEXT_REAL if self.kind == REAL else SAID_NEXT_PARASITE, seat)
        else:
            game.tell(SAID_REAL if self.kind == REAL else SAID_PARASITE, seat, CHARACTERS + one)

    def taken_back(self, seat: i64, one: i64, other: i64) -> i64:
        return pack(seat, self.opposite, one, NO_CHARACTER)


class IsReal(OfOne):
    """This one, or the next of the deck, is Real."""

    number: i64 = SAY_REAL


class IsParasite(OfOne):
    """This one, or the next of the deck, is a Parasite. TR-7.7: players never say so of their own friend."""

    number: i64 = SAY_PARASITE
    kind: i64 = PARASITE
    opposite: i64 = SAY_REAL


class OfTwo(Saying):
    """Two Characters are compared."""

    subjects: i64 = 2
    mutual = False
    """Whether the order in which the two are named does not matter."""

    def first_law(self, game: Rickall, seat: i64, why: Why) -> i64:
        left = self._comparable(game, ANYTHING, why)
        if not left & (left - 1):
            return why.bar(left, ALL, UNKNOWN)
        if game.advanced:
            if not game.claims:
                return left
        else:
            left = self._first_known(game, seat, left, why)
        alone: i64 = 0
        for one in range(DECK):
            if left & 1 << one and not self.second_law(game, seat, one, OFFER):
                alone |= 1 << one
        return why.bar(left, alone, UNKNOWN)

    def second_law(self, game: Rickall, seat: i64, one: i64, why: Why) -> i64:
        left = why.bar(ANYTHING, self._said_with(game, seat, one), SAID_ALREADY)
        left = self._comparable(game, left, why)
        left = why.bar(left, 1 << one, SPOKEN_OF_ALREADY)
        return left if game.advanced or not left else self._second_known(game, seat, one, left, why)

    def _comparable(self, game: Rickall, left: i64, why: Why) -> i64:
        """The Characters that can be compared with others."""
        return why.bar(_present(game, left, why), TOP, UNKNOWN)

    def _said_with(self, game: Rickall, seat: i64, one: i64) -> i64:
        """The Characters of whom a player has said it already together with this one."""
        others: i64 = 0
        for claim in game.claims:
            if said(claim) == self.number and claimant(claim) == seat:
                if first_of(claim) == one:
                    others |= 1 << second_of(claim)
                elif self.mutual and second_of(claim) == one:
                    others |= 1 << first_of(claim)
        return others

    def _first_known(self, game: Rickall, seat: i64, left: i64, why: Why) -> i64:
        """The Characters of whom a player may truly say it first."""
        raise NotImplementedError

    def _second_known(self, game: Rickall, seat: i64, one: i64, left: i64, why: Why) -> i64:
        """Those of whom a player may truly say it beside the first."""
        raise NotImplementedError


class OneIsReal(OfTwo):
    """One of these two is Real."""

    number: i64 = SAY_ONE_REAL
    mutual = True

    def _comparable(self, game: Rickall, left: i64, why: Why) -> i64:
        return why.bar(super()._comparable(game, left, why), game.up, FACE_UP_FOR_ALL)

    def _first_known(self, game: Rickall, seat: i64, left: i64, why: Why) -> i64:
        return left if _knows_a_group(game, seat) else why.bar(left, ALL, UNKNOWN)

    def _second_known(self, game: Rickall, seat: i64, one: i64, left: i64, why: Why) -> i64:
        known: i64 = 0
        for other in range(DECK):
            if left & 1 << other and _knows_one_is_real(game, seat, one, other):
                known |= 1 << other
        return why.keep(left, known, UNKNOWN)

    def tell(self, game: Rickall, seat: i64, one: i64, other: i64) -> None:
        game.tell(SAID_ONE_REAL, seat, CHARACTERS + one, CHARACTERS + other)


class NoKillingCard(Saying):
    """TR-Q40: the speaker holds no killing card. In classic mode it must be true."""

    number: i64 = SAY_NO_KILLING_CARD
    fades = True

    def menu_law(self, game: Rickall, seat: i64, left: i64, why: Why) -> i64:
        this: i64 = 1 << self.number
        if game.phase == TABLE:
            return why.bar(left, this, NO_CARDS_AT_DINNER)
        if pack(seat, self.number, NO_CHARACTER, NO_CHARACTER) in game.claims:
            return why.bar(left, this, SAID_ALREADY)
        if not game.advanced and _holds_killing_card(game, seat):
            return why.bar(left, this, UNKNOWN)
        return left

    def tell(self, game: Rickall, seat: i64, one: i64, other: i64) -> None:
        game.tell(SAID_NO_KILLING_CARD, seat)


class Rather(OfTwo):
    """Shoot the first rather than the second. A plea may also speak of Identities that lie face up."""

    number: i64 = SAY_RATHER

    def _first_known(self, game: Rickall, seat: i64, left: i64, why: Why) -> i64:
        return why.bar(left, known_to_be(game, seat, REAL), UNKNOWN)

    def _second_known(self, game: Rickall, seat: i64, one: i64, left: i64, why: Why) -> i64:
        return why.bar(left, known_to_be(game, seat, PARASITE), UNKNOWN)

    def taken_back(self, seat: i64, one: i64, other: i64) -> i64:
        return pack(seat, self.number, other, one)

    def tell(self, game: Rickall, seat: i64, one: i64, other: i64) -> None:
        game.tell(SAID_RATHER, seat, CHARACTERS + one, CHARACTERS + other)


SAYABLE: Final[list[Saying]] = [IsReal(), IsParasite(), OneIsReal(), NoKillingCard(), Rather()]
assert [saying.number for saying in SAYABLE] == list(range(len(SAYABLE)))


def _present(game: Rickall, left: i64, why: Why) -> i64:
    """The Characters in play and the deck; at dinner only the players' friends (TR-10.5, TR-Q42)."""
    left = why.keep(left, game.standing | game.friends | TOP, NOT_IN_PLAY)
    if game.phase == TABLE:
        left = why.bar(left, TOP, NO_DECK_AT_DINNER)
        left = why.keep(left, game.friends, ONLY_FRIENDS)
    return left


# What a player knows.


def known_to_be(game: Rickall, seat: i64, kind: i64) -> i64:
    """The Characters in the centre (and the deck) whose Identity a player knows to be of a kind, as far as the table
    remembers. A player's knowledge only matters in classic mode.
    """
    known: i64 = 0
    eye: i64 = 1 << seat
    place: i64 = 0
    for card in game.zones[game.centre]:
        if game.known_face(game.zones[game.under][place], eye) == kind:
            known |= 1 << (game.face[card] - CHARACTERS)
        place += 1
    if game.zones[game.identity] and game.known_face(game.zones[game.identity][-1], eye) == kind:
        known |= TOP
    return known


def _knows_a_group(game: Rickall, seat: i64) -> bool:
    """Whether a player knows Identities as a group: otherwise nothing can say that one of two is Real but not which."""
    eye: i64 = 1 << seat
    game.settle()
    for group in game.groups[IDENTITY_POOL]:
        if group.who & eye:
            return True
    for tangle in game.tangles[IDENTITY_POOL]:
        if tangle.who & eye:
            return True
    return False


def _knows_one_is_real(game: Rickall, seat: i64, one: i64, other: i64) -> bool:
    """Whether a player knows that one of two is Real, but not which."""
    cards = [game.identity_of(one), game.identity_of(other)]
    eye: i64 = 1 << seat
    for card in cards:
        if game.known_face(card, eye) >= 0:
            return False
    return not game.could_be(cards, PARASITE, eye)


def _holds_killing_card(game: Rickall, seat: i64) -> bool:
    for zone in (game.hand(seat), game.laid(seat)):
        for card in game.zones[zone]:
            if game.figures.killing & 1 << game.face[card]:
                return True
    return False
