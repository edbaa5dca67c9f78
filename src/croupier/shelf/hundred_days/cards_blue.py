"""HD-A, HD-P: the blue cards. One method a card."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.hundred_days.board import PLACES, SPACES, TOUCHES
from croupier.shelf.hundred_days.cards import (
    BAD_REFERENCE,
    BARTER_BAZAAR,
    BINGE_SESSION,
    BIT,
    DIMENSIONAL_MUSICAL_CHAIRS,
    FAMILY_LUNCH,
    FIGURES,
    FORCED_TELEPORT,
    LIGHT_FINGERS,
    RECALL_NOTICE,
    RETURN_TO_SENDER,
    STICKY_POCKETS,
    STUNT_DOUBLE,
    SURPRISE_TAX,
    TILES,
    WRONG_ADDRESS,
)
from croupier.shelf.hundred_days.closing import Closing
from croupier.shelf.hundred_days.options import (
    ANY_KIND,
    ASK_GO,
    ASK_NAME,
    ASK_PERSON,
    ASK_TARGET,
    ASK_TILE,
    DESTROYED,
    HEADS_FOR,
    MOVED_RICK,
    NAMED,
    NO_EFFECT,
    PAID,
    REACHED_FOR,
    RETURNED,
    SAVED,
    SAVED_BY_GARAGE,
    SENT_BACK,
    STAYED,
    STOLE,
    SWAPPED,
    THREATENED,
    UNTOUCHABLE,
)
from croupier.shelf.hundred_days.state import FOUR, lowest
from croupier.table import NOBODY, Flow


class Blue(Closing):
    """A table at which actions and places are played."""

    def blue_effect(self, seat: int, kind: int) -> Flow:
        """What an action or a place does when nobody has cancelled it."""
        if kind == LIGHT_FINGERS:
            yield from self.light_fingers(seat)
        elif kind == SURPRISE_TAX:
            yield from self.surprise_tax(seat)
        elif kind == RECALL_NOTICE:
            yield from self.destroy_theirs(seat, kind, FIGURES.objects)
        elif kind == BAD_REFERENCE:
            yield from self.destroy_theirs(seat, kind, FIGURES.characters)
        elif kind == BINGE_SESSION:
            self.draw_cards(seat, 3)
        elif kind == DIMENSIONAL_MUSICAL_CHAIRS:
            yield from self.musical_chairs(seat)
        elif kind == RETURN_TO_SENDER:
            yield from self.return_to_sender(seat)
        elif kind == FORCED_TELEPORT:
            yield from self.forced_teleport(seat)
        elif kind == FAMILY_LUNCH:
            yield from self.family_lunch(seat)
        elif kind == BARTER_BAZAAR:
            yield from self.barter_bazaar(seat)

    # Choosing.

    def with_tokens(self, seat: i64) -> i64:
        """The opponents who have any token, a bit for each."""
        people: i64 = 0
        for other in range(self.people):
            if other != seat and self.all_held(other):
                people |= 1 << other
        return people

    # Tokens.

    def light_fingers(self, seat: int) -> Flow:
        """HD-A01, HD-Q37: two random tokens of one opponent."""
        victims = self.with_tokens(seat)
        if not victims:
            self.tell(NO_EFFECT, seat, LIGHT_FINGERS)
            return
        yield from self.choose(seat, ASK_PERSON, victims)
        victim = self.chosen
        self.target = victim
        self.tell(REACHED_FOR, seat, victim, ANY_KIND)
        yield from self.react([victim], STICKY_POCKETS)
        if self.cancelled:
            return
        for _ in range(min(2, self.all_held(victim))):
            self.hand_over(victim, seat, self.random_token(victim))

    def random_token(self, seat: i64) -> i64:
        """Which kind a token drawn at random among all of a player's is."""
        left = self.rng.below(self.all_held(seat))
        for resource in range(FOUR):
            left -= self.held(seat, resource)
            if left < 0:
                return resource
        raise ValueError(f"seat {seat} has no token")

    def hand_over(self, victim: i64, seat: i64, resource: i64) -> None:
        self.tokens[FOUR * victim + resource] -= 1
        self.tokens[FOUR * seat + resource] += 1
        self.tell(STOLE, seat, victim, resource)

    def surprise_tax(self, seat: int) -> Flow:
        """HD-A02, HD-Q50: each opponent returns a token of the named kind, if able."""
        if not self.with_tokens(seat):
            self.tell(NO_EFFECT, seat, SURPRISE_TAX)
            return
        yield from self.choose(seat, ASK_NAME, (1 << FOUR) - 1)
        resource = self.chosen
        self.tell(NAMED, seat, resource)
        for victim in self.others_clockwise(seat):
            if self.held(victim, resource):
                self.target = victim
                yield from self.react([victim], STICKY_POCKETS)
                if not self.cancelled:
                    self.give_back(victim, resource, 1)
                    self.tell(RETURNED, victim, resource, 1)

    def barter_bazaar(self, seat: int) -> Flow:
        """HD-P01, HD-Q34: a second copy may name a second kind."""
        yield from self.choose(seat, ASK_NAME, (1 << FOUR) - 1)
        self.barter[seat] |= 1 << self.chosen
        self.tell(NAMED, seat, self.chosen)

    # Destroying.

    def destroy_theirs(self, seat: int, card: int, sort: int) -> Flow:
        """HD-A03, HD-A04: one card of a sort in an opponent's area."""
        targets = self.their_cards(seat) & sort
        if not targets:
            self.tell(NO_EFFECT, seat, card)
            return
        yield from self.choose(seat, ASK_TARGET, targets)
        yield from self.destroy(TILES + self.chosen)

    def their_cards(self, seat: i64) -> i64:
        """The green cards in the areas of a player's opponents."""
        cards: i64 = 0
        for other in range(self.people):
            if other != seat:
                cards |= self.cards_in(self.area(other))
        return cards & FIGURES.green

    def destroy(self, kind: int) -> Flow:
        """HD-Q33: Bunker Pantry, Stunt Double, a garage token, else the general discard, in this order."""
        owner = self.owner_of(kind)
        if self.is_safe(owner):
            self.tell(UNTOUCHABLE, owner, kind)
            return
        self.target = owner
        self.threatened = kind
        self.tell(THREATENED, owner, kind)
        yield from self.react([owner], STUNT_DOUBLE)
        if self.cancelled:
            self.tell(SAVED, owner, kind)
            return
        card = self.card_in_area(owner, kind)
        if self.guarded & BIT[kind]:
            self.lose_garage(kind)
            self.move(card, self.area(owner), self.pile(owner))
            self.tell(SAVED_BY_GARAGE, owner, kind)
        else:
            self.to_discard(card, self.area(owner))
            self.tell(DESTROYED, owner, kind)

    def owner_of(self, kind: int) -> int:
        """Whose area a green card lies in; there is one of each."""
        for seat in range(self.seats):
            if self.owns(seat, kind):
                return seat
        return NOBODY

    # Tiles.

    def musical_chairs(self, seat: int) -> Flow:
        """HD-A06, HD-Q36: two tiles change places; pawns, die and numbers stay."""
        tiles = self.spaces_with_tiles()
        but_one = tiles & (tiles - 1)
        if not but_one:
            self.tell(NO_EFFECT, seat, DIMENSIONAL_MUSICAL_CHAIRS)
            return
        yield from self.choose(seat, ASK_TILE, tiles if but_one & (but_one - 1) else 1 << lowest(tiles))
        one = self.chosen
        self.first = one
        yield from self.choose(seat, ASK_TILE, tiles & ~(1 << one))
        other = self.chosen
        here, there = self.zones[self.space(one)][0], self.zones[self.space(other)][0]
        self.move(here, self.space(one), self.space(other))
        self.move(there, self.space(other), self.space(one))
        self.tell(SWAPPED, one, other)

    def spaces_with_tiles(self) -> int:
        return ((1 << SPACES + 1) - 2) & ~self.holes

    def return_to_sender(self, seat: int) -> Flow:
        """HD-A07, HD-Q36: a tile without pawns goes under the pile, the top one takes its place."""
        empty = self.spaces_with_tiles()
        for other in range(self.seats):
            empty &= ~self.presence(other)
        if not empty or not self.zones[self.tiles]:
            self.tell(NO_EFFECT, seat, RETURN_TO_SENDER)
            return
        yield from self.choose(seat, ASK_TILE, empty)
        zone = self.space(self.chosen)
        old = self.zones[zone][0]
        self.draw(self.tiles, zone)
        self.move(old, zone, self.tiles)
        self.zones[self.tiles].insert(0, self.zones[self.tiles].pop())
        self.tell(SENT_BACK, self.chosen, self.tile_at(self.chosen))

    # Pawns.

    def forced_teleport(self, seat: int) -> Flow:
        """HD-A08, HD-Q47: one opponent's Rick goes anywhere."""
        everybody = (1 << self.seats) - 1
        yield from self.choose(seat, ASK_PERSON, everybody & ~(1 << seat))
        yield from self.move_rick(seat, self.chosen)

    def move_rick(self, seat: int, whose: int) -> Flow:
        """HD-10.6, HD-Q5, HD-R05: a Rick goes somewhere else, unless an opponent of the mover keeps him where he is."""
        self.target = whose
        yield from self.choose(seat, ASK_GO, self.destinations(whose))
        place = self.chosen
        self.tell_laid_out(seat, PAID)
        self.tell(HEADS_FOR, seat, whose, place)
        yield from self.react(self.others_clockwise(seat), WRONG_ADDRESS)
        if self.cancelled:
            self.tell(STAYED, seat, whose)
        else:
            self.rick[whose] = place
            self.tell(MOVED_RICK, seat, whose, place)

    def destinations(self, seat: int) -> int:
        """HD-Q5, HD-Q7: any place but where Rick stands, and nowhere that is only black hole."""
        places = 0
        for place in range(PLACES):
            if place != self.rick[seat] and TOUCHES[place] & ~self.holes:
                places |= 1 << place
        return places

    def family_lunch(self, seat: int) -> Flow:
        raise NotImplementedError
