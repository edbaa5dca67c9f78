"""HD-C, HD-O: the green cards: what they need to be played, what characters do at once, what objects do when used."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.hundred_days.board import TILE_PLACES
from croupier.shelf.hundred_days.cards import (
    BIT,
    CARD_PRINTER_A,
    CARD_PRINTER_B,
    CLONING_BATHTUB,
    COUNTERFEIT_PIGGY_BANK,
    CRYSTAL,
    EXPIRED_COUPON_A,
    EXPIRED_COUPON_B,
    FAMILY_LUNCH,
    FIGURES,
    GENEROUS_EX,
    GOSSIP_COLUMNIST,
    JAR_OF_NIGHT,
    MATTER,
    POCKET_DOORFRAME_A,
    POCKET_DOORFRAME_B,
    POLITE_DISINTEGRATOR_A,
    POLITE_DISINTEGRATOR_B,
    RETIRED_SPACE_MARSHAL,
    RETRACTABLE_LEASH,
    SCHMECKLES,
    SEED,
    SHORT_CIRCUIT,
    STICKY_POCKETS,
    STOPPED_WATCH,
    SUSPICIOUSLY_HEAVY_FRUIT,
    TILES,
    TWO_HANDED_CLOCK_A,
    TWO_HANDED_CLOCK_B,
    UNIVERSAL_CONVERTER_A,
    UNIVERSAL_CONVERTER_B,
)
from croupier.shelf.hundred_days.cards_blue import Blue
from croupier.shelf.hundred_days.options import (
    ASK_DESTROY,
    ASK_FETCH,
    ASK_LUNCH,
    ASK_MORTY_GO,
    ASK_NAME,
    ASK_PERSON,
    ASK_RETURN,
    ASK_TAKE,
    ASK_TARGET,
    CANCELLED,
    CONVERTED,
    COUPON,
    DONE,
    ENOUGH,
    EXTRA_ACTION,
    FETCHED,
    GAVE_BACK,
    GUARDED,
    LOOKED_AT_HAND,
    MOVED_MORTY,
    NO_EFFECT,
    PLAYED,
    REACHED_FOR,
    THREW_AWAY,
    USED,
)
from croupier.shelf.hundred_days.state import FOUR
from croupier.table import Flow


class Green(Blue):
    """A table at which objects and characters are played and used."""

    # Playing.

    def playable_green(self, seat: i64) -> i64:
        """HD-4.3, HD-4.6, HD-4.11: the green cards in hand whose dimensions and costs are met."""
        reach = self.reach(seat)
        playable: i64 = 0
        face = self.face
        kind: i64 = 0
        asked: i64 = 0
        for card in self.zones[self.hand(seat)]:
            kind = face[card]
            asked = FIGURES.dimensions[kind]
            if asked and asked & ~reach == 0 and self.can_pay(seat, FIGURES.play_cost[kind]):
                playable |= BIT[kind]
        return playable

    def reach(self, seat: i64) -> i64:
        """HD-4.3, HD-4.6: the dimensions on which a player has pawns or icons for green cards, a bit for each."""
        reach = self.presence(seat)
        for card in self.zones[self.area(seat)]:
            reach |= FIGURES.dimension_icon[self.face[card]]
        return reach

    def play_green(self, seat: int, kind: int) -> Flow:
        """HD-10.3: into the area; some characters do something at once."""
        self.pick(kind, self.hand(seat), self.area(seat))
        self.tell(PLAYED, seat, kind)
        self.pay_all(seat, FIGURES.play_cost[kind])
        if kind == GOSSIP_COLUMNIST:
            yield from self.gossip(seat)
        elif kind == GENEROUS_EX:
            yield from self.take_some(seat, 2)

    def gossip(self, seat: int) -> Flow:
        """HD-C19: look at an opponent's hand, then draw two."""
        people = 0
        for other in range(self.seats):
            if other != seat and self.zones[self.hand(other)]:
                people |= 1 << other
        if people:
            yield from self.choose(seat, ASK_PERSON, people)
            cards = self.zones[self.hand(self.chosen)]
            for card in cards:
                self.see(card, 1 << seat)
            self.tell_cards(LOOKED_AT_HAND, cards, seat, self.chosen)
        self.draw_cards(seat, 2)

    def family_lunch(self, seat: int) -> Flow:
        """HD-A09: up to two green cards, each meeting its own requirement. That the first is asked for shows that there is one.
        Whoever has played one and has cards left is asked again, whatever they are, so that being asked tells nothing more."""
        if not self.playable_green(seat):
            self.tell(NO_EFFECT, seat, FAMILY_LUNCH)
            return
        self.reveals += 1
        for left in (2, 1):
            if not self.zones[self.hand(seat)]:
                return
            self.left = left
            yield self.ask(seat, ASK_LUNCH)
            option = self.answers[seat]
            self.left = 0
            if option is DONE:
                return
            self.card = TILES + option.value
            yield from self.play_green(seat, TILES + option.value)
            self.card = FAMILY_LUNCH

    # Garage tokens.

    def guardable(self, seat: i64) -> i64:
        """HD-5.4, HD-5.7, HD-10.10: the cards on which a player may put a garage token."""
        if not self.garage[seat]:
            return 0
        return self.cards_in(self.area(seat)) & FIGURES.green & ~self.guarded

    def guard(self, seat: int, kind: int) -> None:
        self.garage[seat] -= 1
        self.guarded |= BIT[kind]
        self.tell(GUARDED, seat, kind)

    # Using.

    def usable(self, seat: i64) -> i64:
        """HD-4.5, HD-Q39, HD-Q40: the objects that a player may trigger now, and the Marshal."""
        usable: i64 = 0
        for card in self.zones[self.area(seat)]:
            kind: i64 = self.face[card]
            if self.can_use(seat, kind):
                usable |= BIT[kind]
        return usable

    def can_use(self, seat: i64, kind: i64) -> bool:
        if kind == RETIRED_SPACE_MARSHAL:
            return not self.marshal_used and self.marshal_victims(seat) != 0
        if not FIGURES.objects & BIT[kind] or not self.can_pay(seat, FIGURES.use_cost[kind]):
            return False
        if kind in (POLITE_DISINTEGRATOR_A, POLITE_DISINTEGRATOR_B):
            return self.their_cards(seat) != 0
        if kind == CLONING_BATHTUB:
            return self.green_in_discard() != 0
        if kind == RETRACTABLE_LEASH:
            return self.morty_destinations(seat) != 0
        return True

    def green_in_discard(self) -> i64:
        return self.cards_in(self.discard) & FIGURES.green

    def use(self, seat: int, kind: int) -> Flow:
        """HD-10.8, HD-Q15, HD-Q32: the object goes to the personal pile, whatever comes of it."""
        self.busy = True
        self.card = kind
        if kind == RETIRED_SPACE_MARSHAL:
            yield from self.marshal(seat)
            return
        self.lose_garage(kind)
        self.move(self.card_in_area(seat, kind), self.area(seat), self.pile(seat))
        self.tell(USED, seat, kind)
        self.pay_all(seat, FIGURES.use_cost[kind])
        yield from self.react(self.others_clockwise(seat), SHORT_CIRCUIT)
        if self.cancelled:
            self.tell(CANCELLED, seat, kind)
        else:
            yield from self.object_effect(seat, kind)

    def object_effect(self, seat: int, kind: int) -> Flow:
        if kind == SUSPICIOUSLY_HEAVY_FRUIT:
            self.take_three(seat, SEED)
        elif kind == COUNTERFEIT_PIGGY_BANK:
            self.take_three(seat, SCHMECKLES)
        elif kind == STOPPED_WATCH:
            self.take_three(seat, CRYSTAL)
        elif kind == JAR_OF_NIGHT:
            self.take_three(seat, MATTER)
        elif kind in (UNIVERSAL_CONVERTER_A, UNIVERSAL_CONVERTER_B):
            yield from self.convert(seat)
        elif kind in (POCKET_DOORFRAME_A, POCKET_DOORFRAME_B):
            yield from self.move_rick(seat, seat)
        elif kind in (TWO_HANDED_CLOCK_A, TWO_HANDED_CLOCK_B):
            self.actions += 1
            self.tell(EXTRA_ACTION, seat)
        elif kind in (CARD_PRINTER_A, CARD_PRINTER_B):
            self.draw_cards(seat, 3)
            yield from self.throw_some_away(seat, 1)
        elif kind in (POLITE_DISINTEGRATOR_A, POLITE_DISINTEGRATOR_B):
            yield from self.choose(seat, ASK_TARGET, self.their_cards(seat))
            yield from self.destroy(TILES + self.chosen)
        elif kind in (EXPIRED_COUPON_A, EXPIRED_COUPON_B):
            self.coupons += 1
            self.tell(COUPON, seat)
        elif kind == CLONING_BATHTUB:
            yield from self.fetch(seat)
        elif kind == RETRACTABLE_LEASH:
            yield from self.move_morty(seat)

    def take_three(self, seat: int, resource: int) -> None:
        """HD-O01 to HD-O04, HD-Q9: one by one, with every shortage on the way."""
        for _ in range(3):
            self.take(seat, resource)

    def convert(self, seat: int) -> Flow:
        """HD-O05, HD-Q50: return any number of tokens, take as many of one kind that was not returned."""
        if not self.all_held(seat):
            self.tell(NO_EFFECT, seat, self.card)
            return
        yield from self.choose(seat, ASK_NAME, (1 << FOUR) - 1)
        wanted = self.chosen
        self.wanted = wanted
        count = 0
        while self.kinds_held(seat) & ~(1 << wanted):
            self.choice = self.kinds_held(seat) & ~(1 << wanted)
            yield self.ask(seat, ASK_RETURN)
            if self.answers[seat] is ENOUGH:
                break
            self.lay_out(seat, self.answers[seat].value, 1)
            count += 1
        self.tell_laid_out(seat, GAVE_BACK)
        self.tell(CONVERTED, seat, count, wanted)
        for _ in range(count):
            self.take(seat, wanted)

    def throw_some_away(self, seat: int, count: int) -> Flow:
        """HD-13.1, HD-Q11: so many cards of the player's choice from hand are destroyed, or all of them if there are no
        more; then there is nothing to choose (HD-Q42)."""
        zone = self.hand(seat)
        for left in range(min(count, len(self.zones[zone])), 0, -1):
            kind = self.face[self.zones[zone][0]]
            if len(self.zones[zone]) > left:
                self.left = left
                yield self.ask(seat, ASK_DESTROY)
                kind = TILES + self.answers[seat].value
            self.destroy_from_hand(seat, kind)
            self.tell(THREW_AWAY, seat, kind)
        self.left = 0

    def fetch(self, seat: int) -> Flow:
        """HD-O17: a green card of the general discard comes to hand."""
        yield from self.choose(seat, ASK_FETCH, self.green_in_discard())
        kind = TILES + self.chosen
        for card in self.zones[self.discard]:
            if self.face[card] == kind:
                self.lying[kind] -= 1
                self.move(card, self.discard, self.hand(seat))
                break
        self.tell(FETCHED, seat, kind)

    def move_morty(self, seat: int) -> Flow:
        """HD-O18: to any outer tile or the house."""
        yield from self.choose(seat, ASK_MORTY_GO, self.morty_destinations(seat))
        self.morty[seat] = self.chosen
        self.tell(MOVED_MORTY, seat, self.chosen)

    def morty_destinations(self, seat: i64) -> i64:
        """HD-O18, HD-Q7, HD-Q39: the tiles and the house, but not where Morty stands, nor a black hole."""
        places: i64 = 0
        for place in range(TILE_PLACES):
            if place != self.morty[seat] and not self.holes & 1 << place:
                places |= 1 << place
        return places

    # HD-C21.

    def marshal_victims(self, seat: i64) -> i64:
        """Opponents with tokens and a pawn on a dimension where the player has one, a bit for each."""
        people: i64 = 0
        for other in range(self.people):
            if other != seat and self.presence(other) & self.presence(seat) and self.all_held(other):
                people |= 1 << other
        return people

    def marshal(self, seat: int) -> Flow:
        """HD-C21, HD-Q40: once a round, an opponent gives a token of the player's choice, which is named before they answer."""
        self.marshal_used = True
        self.tell(USED, seat, RETIRED_SPACE_MARSHAL)
        yield from self.choose(seat, ASK_PERSON, self.marshal_victims(seat))
        victim = self.chosen
        self.target = victim
        yield from self.choose(seat, ASK_TAKE, self.kinds_held(victim))
        resource = self.chosen
        self.wanted = resource
        self.tell(REACHED_FOR, seat, victim, resource)
        yield from self.react([victim], STICKY_POCKETS)
        if not self.cancelled:
            self.hand_over(victim, seat, resource)
