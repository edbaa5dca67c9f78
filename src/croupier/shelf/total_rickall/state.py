"""The state of Total Rickall: what lies on the table, how cards arrive and leave, and what the engine asks of the game.

The rules are functions over it: ``rounds``, ``shooting``, ``talk``, ``dinner`` and ``ending``, with the cards in ``actions``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from mypy_extensions import i64

from croupier.shelf.total_rickall import asking, beats, rounds, scene, showing, state_fields, talk
from croupier.shelf.total_rickall.cards import CHARACTERS, NAMES, PARASITE, REAL, Figures, figures_of
from croupier.shelf.total_rickall.layout import (
    ACTION_POOL,
    CHARACTER_POOL,
    FIRST_AT,
    IDENTITY_POOL,
    LAY,
    NO_CHARACTER,
    NO_FRIEND_LEFT,
    PHASES,
    claimant,
    first_of,
    said,
    second_of,
)
from croupier.shelf.total_rickall.options import (
    ARRIVED,
    DECK,
    DREW,
    LOOKED,
    LOOKED_AGAIN,
    LOOKED_AT_DECK,
    LOOKED_AT_TWO,
    LOST_CARD,
    NEW_FRIEND,
    NO_ARRIVAL,
    NO_DRAW,
    NO_FRIEND,
    RESHUFFLED,
    SAY_PARASITE,
)
from croupier.table import NOBODY, Choices, Decision, Event, Flow, Game, Json, Layout, Rng, Show, WhyNot

if TYPE_CHECKING:
    from croupier.table.fields import Empty, Fixed, Flag, Number, Passing, PerSeat, SeatFlags, Word


class Rickall(Game):
    """A table of Total Rickall. Sets of seats and of Characters are numbers with one bit for each."""

    # The cards and the house rules of this table.
    figures: Annotated[Figures, Fixed()]
    advanced: bool
    mercy: bool
    fleeting: bool

    # TR-4: the round, and how far it has gone.
    round: Annotated[i64, Number(least=1)] = 1
    phase: Annotated[i64, Word(PHASES)] = LAY
    first: Annotated[i64, Number(most="game.seats - 1")] = 0
    turn: i64 = 0
    emptied: i64 = 0
    shots_fired: Annotated[bool, Flag()] = False
    quiet_draws: Annotated[i64, Number(most="game.seats")] = 0
    peace: Annotated[i64, Number(most="game.seats")] = 0
    told_before: i64 = 0

    # TR-3: the Characters. Where each lies in the centre, to whom it is tied, whose Identity lies face up.
    slots: Annotated[list[int], Empty()]
    friend: Annotated[list[int], PerSeat(NO_FRIEND_LEFT)]
    standing: i64 = 0
    friends: i64 = 0
    up: i64 = 0
    dented: i64 = 0

    # TR-7, TR-8: the players. What they have said, looked at, declared.
    claims: Annotated[list[int], Empty()]
    looked: Annotated[list[int], PerSeat(0)]
    declared: Annotated[i64, SeatFlags()] = 0
    merciful: Annotated[i64, SeatFlags()] = 0
    fell: Annotated[i64, SeatFlags()] = 0

    # The current question: who is asked, about which card, and what has been chosen or said so far.
    actor: Annotated[i64, Passing()] = 0
    card: Annotated[i64, Passing()] = -1
    colour: Annotated[i64, Passing()] = -1
    spared: Annotated[i64, Passing()] = 0
    saying: Annotated[i64, Passing()] = -1
    subject: Annotated[i64, Passing()] = -1
    speaker: Annotated[i64, Passing()] = NOBODY
    caller: Annotated[i64, Passing()] = NOBODY
    inside: Annotated[bool, Passing()] = False

    # TR-4.1: what each player may lay. It follows from the hands, and is computed once a round.
    laying: Annotated[dict[int, Decision], Passing()]

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: Rickall | None = None) -> None:
        super().__init__(places, rng, like)
        seats = places.seats
        self.people: i64 = seats
        self.options = options
        self.action: i64 = 5 * seats
        self.discard: i64 = 5 * seats + 1
        self.character: i64 = 5 * seats + 2
        self.identity: i64 = 5 * seats + 3
        self.centre: i64 = 5 * seats + 4
        self.under: i64 = 5 * seats + 5
        self.fail: i64 = 5 * seats + 6
        self.parasites: i64 = 5 * seats + 7
        self.graveyard: i64 = 5 * seats + 8
        self.box: i64 = 5 * seats + 9
        self.laying = {}
        if like is not None:
            state_fields.copy(like, self)
            return
        self.figures = figures_of(places.edition)
        self.advanced = options["mode"] == "advanced"
        self.mercy = options["mercy"] is True
        self.fleeting = options["memory"] == "fleeting"
        state_fields.begin(self)
        self._unpack()

    def _unpack(self) -> None:
        """TR-1.1 to TR-1.6: lay out the decks in their box order. What is set aside is known to all, if only as a heap."""
        for kind in range(CHARACTERS):
            self.lay(kind, self.figures.count[kind], self.action, ACTION_POOL)
        for kind in (REAL, PARASITE):
            self.lay(kind, self.figures.main[kind], self.identity, IDENTITY_POOL)
        for kind in (REAL, PARASITE):
            self.lay(kind, self.figures.set_aside[kind], self.box, IDENTITY_POOL)
        for at in range(DECK):
            self.lay(CHARACTERS + at, 1, self.character, CHARACTER_POOL)
        self.see_all(self.zones[self.box], self.layout.everybody)

    # Zones.

    def hand(self, seat: i64) -> i64:
        """Where a player's Action cards lie."""
        return seat

    def laid(self, seat: i64) -> i64:
        """Where the card lies that a player has laid."""
        return self.people + seat

    def front(self, seat: i64) -> i64:
        """Where the Character lies to which a player is tied."""
        return 2 * self.people + seat

    def secret(self, seat: i64) -> i64:
        """Where the Identity of a player's friend lies."""
        return 3 * self.people + seat

    def next(self, seat: i64) -> i64:
        """Where the card lies that a player will draw on laying one."""
        return 4 * self.people + seat

    # Players.

    def seat_of_turn(self, turn: i64) -> i64:
        """TR-4.5: clockwise from the First Player."""
        return (self.first + turn) % self.people

    def last_player(self) -> i64:
        """TR-Q32: the player who acts last, on the First Player's right."""
        return (self.first + self.people - 1) % self.people

    def clockwise(self) -> list[int]:
        """All players, from the First Player on."""
        return [(self.first + turn) % self.people for turn in range(self.people)]

    def laid_kind(self, seat: i64) -> i64:
        """The Action card before a player; -1 if there is none."""
        cards = self.zones[self.laid(seat)]
        return self.face[cards[0]] if cards else -1

    def is_parasite(self, seat: i64) -> bool:
        """TR-9.1, TR-9.2, TR-Q28: a player's side now. A player without an Identity is Real, unless it fell at dinner
        (TR-10.3)."""
        cards = self.zones[self.secret(seat)]
        if cards:
            return self.face[cards[0]] == PARASITE
        return self.fell & 1 << seat != 0

    # Action cards.

    def refill(self) -> bool:
        """TR-4.9, TR-Q30: make a new deck of the shuffled discards. Return whether there is anything to draw then."""
        if not self.zones[self.discard]:
            return False
        self.gather([self.discard], self.action)
        self.shuffle(self.action)
        self.tell(RESHUFFLED)
        return True

    def draw_action(self, seat: i64) -> bool:
        """Let a player draw a card. Return whether there was one."""
        if not self.zones[self.action] and not self.refill():
            self.tell(NO_DRAW, seat)
            return False
        card = self.draw(self.action, self.hand(seat))
        self.tell_card(DREW, card, seat)
        return True

    def deal_next(self) -> None:
        """TR-4.2, TR-Q35: deal the cards that players will draw, clockwise, so that it does not matter who lays first."""
        seat = self.first
        for _ in range(self.people):
            if self.zones[self.hand(seat)] and not self.merciful & 1 << seat:
                if not self.zones[self.action] and not self.refill():
                    return
                self.draw(self.action, self.next(seat))
            seat = seat + 1 if seat + 1 < self.people else 0

    def draw_next(self, seat: i64) -> None:
        """TR-4.2: let a player draw right after laying a card."""
        if self.zones[self.next(seat)]:
            card = self.draw(self.next(seat), self.hand(seat))
            self.tell_card(DREW, card, seat)
        elif not self.merciful & 1 << seat:
            self.tell(NO_DRAW, seat)

    def lose_card(self, seat: i64) -> None:
        """TR-6.7, TR-Q15: discard a random card of a player. An empty hand loses nothing."""
        if self.zones[self.hand(seat)]:
            card = self.pick_blind(self.hand(seat), self.discard)
            self.tell_card(LOST_CARD, card, seat)

    # Characters and their Identities.

    def place_of(self, character: i64) -> i64:
        """Where in the centre a Character lies, counted as the zones do; -1 if it does not."""
        if self.standing & 1 << character:
            kind = CHARACTERS + character
            place: i64 = 0
            for card in self.zones[self.centre]:
                if self.face[card] == kind:
                    return place
                place += 1
        return -1

    def owner_of(self, character: i64) -> i64:
        """The player to whom a Character is tied; ``NOBODY`` for one in the centre."""
        if self.friends & 1 << character:
            for seat in range(self.people):
                if self.friend[seat] == character:
                    return seat
        return NOBODY

    def identity_of(self, character: i64) -> i64:
        """The Identity card under a Character in play."""
        place = self.place_of(character)
        if place >= 0:
            return self.zones[self.under][place]
        return self.zones[self.secret(self.owner_of(character))][0]

    def own(self, seat: i64) -> i64:
        """The Character to which a player is tied, as a set."""
        friend: i64 = self.friend[seat]
        return 1 << friend if friend >= 0 else 0

    def hidden(self) -> i64:
        """The Characters in play whose Identity lies face down."""
        return (self.standing | self.friends) & ~self.up

    def reshuffle(self, characters: i64) -> None:
        """Take up the Identities of these Characters and deal them back; their owners look again (TR-Q14)."""
        zones: list[int] = []
        places: list[int] = []
        for place, card in enumerate(self.zones[self.centre]):
            if characters & 1 << (self.face[card] - CHARACTERS):
                zones.append(self.under)
                places.append(place)
        for seat in range(self.people):
            if self.friend[seat] >= 0 and characters & 1 << self.friend[seat]:
                zones.append(self.secret(seat))
                places.append(0)
        self.deal_back(zones, places)
        for zone in zones:
            if zone != self.under:
                seat = self.layout.owners[zone]
                self.tell_card(LOOKED_AGAIN, self.zones[zone][0], seat, CHARACTERS + self.friend[seat])
        self.take_back_claims(characters)
        for seat in range(self.people):
            self.looked[seat] &= ~characters

    def let_memories_fade(self) -> None:
        """TR-3.7, TR-Q39: if the table is so configured, hide again what was looked at in the round. Players still know
        their own friend.
        """
        if self.fleeting:
            self.forget()
            self.told.forget([LOOKED, LOOKED_AT_DECK, LOOKED_AT_TWO], self.told_before)
            self.told.forget([NEW_FRIEND, LOOKED_AGAIN], self.told_before, but_first=True)

    def take_back_claims(self, characters: i64) -> None:
        """TR-Q38: drop all claims about these Characters."""
        if not self.claims:
            return
        kept: list[int] = []
        for claim in self.claims:
            one = first_of(claim)
            other = second_of(claim)
            if not (characters & 1 << one) and not (characters & 1 << other):
                kept.append(claim)
        self.claims = kept

    def arrive(self, told: Event = ARRIVED) -> None:
        """TR-2.8, TR-3.8, TR-Q31: put a new Character into the lowest free slot, over the top Identity."""
        if not self.zones[self.character]:
            self.tell(NO_ARRIVAL)
            return
        slot: i64 = 0
        place: i64 = len(self.slots)
        while place > 0 and self.slots[place - 1] == slot:
            slot += 1
            place -= 1
        self.draw_into(self.identity, self.under, place)
        card = self.draw_into(self.character, self.centre, place)
        self.slots.insert(place, slot)
        character = self.face[card] - CHARACTERS
        self.standing |= 1 << character
        self._enter(character)
        self.tell(told, self.face[card], slot)
        if told is ARRIVED:
            self.beat(beats.ARRIVAL, self.face[card])

    def befriend(self, seat: i64) -> None:
        """TR-9.9, TR-Q4: tie a player to the top Character and the top Identity, if there are any left."""
        if not self.zones[self.character]:
            self.tell(NO_FRIEND, seat)
            return
        identity = self.draw(self.identity, self.secret(seat))
        card = self.draw(self.character, self.front(seat))
        character = self.face[card] - CHARACTERS
        self.friend[seat] = character
        self.friends |= 1 << character
        self._enter(character)
        self.tell_card(NEW_FRIEND, identity, seat, self.face[card])
        self.beat(beats.FRIEND, seat, self.face[card])

    def _enter(self, character: i64) -> None:
        """TR-Q3: the round in which the last Character leaves the deck is the last but one. TR-Q16: what was seen or
        said of the top Identity goes with it.
        """
        if not self.zones[self.character] and self.emptied == 0:
            self.emptied = self.round
        deck = 1 << DECK
        for seat in range(self.people):
            looked: i64 = self.looked[seat]
            if looked & deck:
                self.looked[seat] = looked & ~deck | 1 << character
        for at in range(len(self.claims) - 1, -1, -1):
            claim = self.claims[at]
            if first_of(claim) == DECK:
                self.claims[at] = claim & ~(NO_CHARACTER << FIRST_AT) | character << FIRST_AT
                if self.is_confession(self.claims[at]):
                    del self.claims[at]

    def is_confession(self, claim: int) -> bool:
        """TR-7.7: whether a player says of its own friend that it is a Parasite."""
        return said(claim) == SAY_PARASITE and self.friend[claimant(claim)] == first_of(claim)

    def remove(self, character: i64) -> i64:
        """TR-6.5, TR-6.6: discard a Character; its Identity goes to the fail pile or away. Return what the Identity was."""
        owner = self.owner_of(character)
        if owner == NOBODY:
            place = self.place_of(character)
            identity = self.zones[self.under][place]
            card = self.zones[self.centre][place]
            source = self.under
            self.move(card, self.centre, self.graveyard)
            del self.slots[place]
            self.standing &= ~(1 << character)
        else:
            identity = self.zones[self.secret(owner)][0]
            card = self.zones[self.front(owner)][0]
            source = self.secret(owner)
            self.move(card, self.front(owner), self.graveyard)
            self.friend[owner] = NO_FRIEND_LEFT
            self.friends &= ~(1 << character)
        self.up &= ~(1 << character)
        self.dented &= ~(1 << character)
        kind: i64 = self.face[identity]
        self.move(identity, source, self.fail if kind == REAL else self.parasites)
        self.take_back_claims(1 << character)
        for seat in range(self.people):
            self.looked[seat] &= ~(1 << character)
        return kind

    def is_last_round(self) -> bool:
        """TR-5.5, TR-Q3: the round after the one in which the last Character left the deck."""
        return 0 < self.emptied < self.round

    # What the engine asks of a game; each answer comes from a chapter.

    def copy(self) -> Rickall:
        return Rickall(self.layout, self.rng.copy(), self.options, self)

    def deal(self) -> None:
        rounds.deal(self)

    def step(self) -> Flow:
        return rounds.step(self)

    def offer(self, about: int, seat: int) -> Decision:
        return asking.offer(self, about, seat)

    def why_not(self, seat: int, key: str) -> WhyNot:
        return asking.why_not(self, seat, key)

    def facts(self) -> Json:
        return scene.facts(self)

    def place(self, facts: Json) -> None:
        scene.place(self, facts)

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """What is said in classic mode is true (TR-Q38), so it counts as seen."""
        self.settle()
        told = talk.cards_told_of(self, viewer)
        for card in told:
            self.seen[card] |= viewer
        super().redeal(viewer, rng)
        for card in told:
            self.seen[card] &= ~viewer
        self.laying = {}

    # Public information.

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def show_table(self, to: Show) -> None:
        showing.table(self, to)

    def show_player(self, to: Show, seat: int) -> None:
        to.known("seat", seat)
        to.flag("first_player", seat == self.first)
        to.flag("has_laid", len(self.zones[self.laid(seat)]) > 0)
        to.word("friend", NAMES, self.friend[seat])
        to.flag("fell_at_dinner", self.fell & 1 << seat != 0)

    def show_counters(self, to: Show) -> None:
        to.counter("round", NOBODY, self.round)
        to.counter("fails", NOBODY, len(self.zones[self.fail]))
        to.counter("exterminated", NOBODY, len(self.zones[self.parasites]))
        to.counter("characters-to-come", NOBODY, len(self.zones[self.character]))


def misfit(seats: int, options: Choices) -> str:
    """TR-1.5, TR-Q18: why these options do not suit this many seats."""
    if options["mode"] == "advanced" and seats < 3:
        return f"the advanced mode of Total Rickall is for 3 to 5 seats, not {seats} (TR-1.5)"
    first = options["first"]
    if first != "random" and int(first) >= seats:
        return f"option 'first' names seat {first}, but the seats are 0 to {seats - 1} (TR-Q18)"
    return ""
