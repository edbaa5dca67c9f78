"""What lies on the table: the centre, decks, hands and friends, and how cards arrive and leave. The flow is in ``rules``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.shelf.total_rickall.cards import (
    CHARACTERS,
    FIGURES,
    KINDS,
    ME_TOO,
    NO_SHUFFLE,
    PARASITE,
    REAL,
    SOMETHING_WRONG,
)
from croupier.shelf.total_rickall.options import (
    ARRIVED,
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
    SAYINGS,
)
from croupier.table import HIDDEN, NOBODY, OPEN, OWNER, Choices, Decision, Event, Game, Json, Layout, Rng

LAY: Final = 0
ACT: Final = 1
END: Final = 2
TABLE: Final = 3
PHASES: Final = ["lay", "act", "end", "dinner"]

ACTION_POOL: Final = 0
IDENTITY_POOL: Final = 1
CHARACTER_POOL: Final = 2

NO_FRIEND_LEFT: Final = -1

# A claim as one number, from the low bits up: who, what, about which Character (or the deck), and which other.
SEAT_BITS: Final = 3
SAYING_BITS: Final = 3
CHARACTER_BITS: Final = 5
SAYING_AT: Final = SEAT_BITS
FIRST_AT: Final = SEAT_BITS + SAYING_BITS
SECOND_AT: Final = FIRST_AT + CHARACTER_BITS
NO_CHARACTER: Final = (1 << CHARACTER_BITS) - 1


def layout(seats: int) -> Layout:
    """TR-2: what lies before each player, and in the middle. The centre and the Identities under it are told from the decks
    outwards, one for one."""
    places = Layout(seats, KINDS)
    places.each("hand", OWNER)
    places.each("laid", OWNER)
    places.each("friend", OPEN)
    places.each("secret", OWNER)
    places.each("next", HIDDEN)
    places.common("action", HIDDEN, ordered=True)
    places.common("discard", OPEN, ordered=True)
    places.common("character", HIDDEN, ordered=True)
    places.common("identity", HIDDEN, ordered=True)
    places.common("centre", OPEN, ordered=True)
    places.common("under", HIDDEN, ordered=True)
    places.common("fail", OPEN)
    places.common("parasites", OPEN)
    places.common("graveyard", OPEN)
    places.common("box", HIDDEN)
    places.decks["action"] = ACTION_POOL
    places.decks["identity"] = IDENTITY_POOL
    places.decks["character"] = CHARACTER_POOL
    places.decks["box"] = IDENTITY_POOL
    return places


class State(Game):
    """The table. Sets of seats and of Characters are numbers with a bit for each."""

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: State | None = None) -> None:
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
        # Whom the question at hand is put to, about which card; nothing of it outlasts a step.
        self.actor: i64 = 0
        self.card: i64 = -1
        self.colour: i64 = -1
        self.spared: i64 = 0
        self.saying: i64 = -1
        self.subject: i64 = -1
        self.speaker: i64 = NOBODY
        self.caller: i64 = NOBODY
        self.inside = False
        # TR-4.1: what everybody may lay, made once a round; it follows from the hands.
        self.laying: dict[int, Decision] = {}
        if like is None:
            self.advanced = options["mode"] == "advanced"
            self.mercy = options["mercy"] is True
            self.fleeting = options["memory"] == "fleeting"
            self.round: i64 = 1
            self.phase: i64 = LAY
            self.first: i64 = 0
            self.turn: i64 = 0
            self.slots: list[int] = []
            self.friend = [NO_FRIEND_LEFT] * seats
            self.standing: i64 = 0
            self.friends: i64 = 0
            self.up: i64 = 0
            self.dented: i64 = 0
            self.merciful: i64 = 0
            self.shots_fired = False
            self.quiet_draws: i64 = 0
            self.declared: i64 = 0
            self.emptied: i64 = 0
            self.fell: i64 = 0
            self.peace: i64 = 0
            self.claims: list[int] = []
            self.looked = [0] * seats
            self.told_before: i64 = 0
            self._unpack()
        else:
            self.advanced = like.advanced
            self.mercy = like.mercy
            self.fleeting = like.fleeting
            self.round = like.round
            self.phase = like.phase
            self.first = like.first
            self.turn = like.turn
            self.slots = like.slots[:]
            self.friend = like.friend[:]
            self.standing = like.standing
            self.friends = like.friends
            self.up = like.up
            self.dented = like.dented
            self.merciful = like.merciful
            self.shots_fired = like.shots_fired
            self.quiet_draws = like.quiet_draws
            self.declared = like.declared
            self.emptied = like.emptied
            self.fell = like.fell
            self.peace = like.peace
            self.claims = like.claims[:]
            self.looked = like.looked[:]
            self.told_before = like.told_before

    def _unpack(self) -> None:
        """TR-1.1 to TR-1.6: the decks in their box order. What is set aside is known to all, if only as a heap."""
        for kind in range(CHARACTERS):
            self.lay(kind, FIGURES.count[kind], self.action, ACTION_POOL)
        for kind in (REAL, PARASITE):
            self.lay(kind, FIGURES.main[kind], self.identity, IDENTITY_POOL)
        for kind in (REAL, PARASITE):
            self.lay(kind, FIGURES.set_aside[kind], self.box, IDENTITY_POOL)
        for at in range(len(FIGURES.characters)):
            self.lay(CHARACTERS + at, 1, self.character, CHARACTER_POOL)
        for card in self.zones[self.box]:
            self.see(card, self.layout.everybody)

    # Zones.

    def hand(self, seat: i64) -> i64:
        return seat

    def laid(self, seat: i64) -> i64:
        return self.people + seat

    def front(self, seat: i64) -> i64:
        """Where the Character lies to which a player is tied."""
        return 2 * self.people + seat

    def secret(self, seat: i64) -> i64:
        return 3 * self.people + seat

    def next(self, seat: i64) -> i64:
        """Where the card lies that a player will draw on laying one."""
        return 4 * self.people + seat

    # People.

    def seat_of_turn(self, turn: i64) -> i64:
        """TR-4.5: clockwise from the First Player."""
        return (self.first + turn) % self.people

    def last_player(self) -> i64:
        """TR-Q32: whoever acts last sits on the First Player's right."""
        return (self.first + self.people - 1) % self.people

    def clockwise(self) -> list[int]:
        """Everybody, from the First Player on."""
        return [(self.first + turn) % self.people for turn in range(self.people)]

    def laid_kind(self, seat: i64) -> i64:
        """The Action card before a player; -1 if there is none."""
        cards = self.zones[self.laid(seat)]
        return self.face[cards[0]] if cards else -1

    def copied_kind(self, seat: i64) -> i64:
        """TR-11.13, TR-Q7: the card that a Me Too stands for, along the chain to the right; -1 if it copies nothing."""
        other = seat
        for _ in range(self.people):
            kind = self.laid_kind(other)
            if kind != ME_TOO:
                return kind
            other = (other + self.people - 1) % self.people
        return -1

    def is_parasite(self, seat: i64) -> bool:
        """TR-9.1, TR-9.2, TR-Q28: a player's side now; nobody without an Identity is a Parasite, but for those who fell at
        dinner (TR-10.3)."""
        cards = self.zones[self.secret(seat)]
        if cards:
            return self.face[cards[0]] == PARASITE
        return self.fell & 1 << seat != 0

    # Action cards.

    def refill(self) -> bool:
        """TR-4.9, TR-Q30: an empty deck is made of the shuffled discards. Whether there is anything to draw then."""
        if not self.zones[self.discard]:
            return False
        self.gather([self.discard], self.action)
        self.shuffle(self.action)
        self.tell(RESHUFFLED)
        return True

    def draw_action(self, seat: i64) -> bool:
        """A card from the deck, if there is one. Whether there was."""
        if not self.zones[self.action] and not self.refill():
            self.tell(NO_DRAW, seat)
            return False
        card = self.draw(self.action, self.hand(seat))
        self.tell_card(DREW, card, seat)
        return True

    def deal_next(self) -> None:
        """TR-4.2, TR-Q35: the cards that players will draw, dealt clockwise, so that it does not matter who lays first."""
        seat = self.first
        for _ in range(self.people):
            if self.zones[self.hand(seat)] and not self.merciful & 1 << seat:
                if not self.zones[self.action] and not self.refill():
                    return
                self.draw(self.action, self.next(seat))
            seat = seat + 1 if seat + 1 < self.people else 0

    def draw_next(self, seat: i64) -> None:
        """TR-4.2: right after laying a card."""
        if self.zones[self.next(seat)]:
            card = self.draw(self.next(seat), self.hand(seat))
            self.tell_card(DREW, card, seat)
        elif not self.merciful & 1 << seat:
            self.tell(NO_DRAW, seat)

    def layable(self, seat: i64) -> i64:
        """TR-4.1, TR-11.10, TR-Q10: any kind in hand, but the compulsory card first. Nothing for whoever has laid."""
        if self.zones[self.laid(seat)]:
            return 0
        kinds: i64 = 0
        face = self.face
        kind: i64 = 0
        for card in self.zones[self.hand(seat)]:
            kind = face[card]
            kinds |= 1 << kind
        compulsory: i64 = 1 << SOMETHING_WRONG
        return compulsory if kinds & compulsory else kinds

    def lose_card(self, seat: i64) -> None:
        """TR-6.7, TR-Q15: one at random; an empty hand loses nothing."""
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
        """The player to whom a Character is tied."""
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

    def hidden(self) -> i64:
        """The Characters in play whose Identity lies face down."""
        return (self.standing | self.friends) & ~self.up

    def shufflable(self, colour: i64) -> i64:
        """TR-Q12, TR-C18: the Characters of a colour whose Identity Jerry may shuffle."""
        coloured: i64 = FIGURES.coloured[colour]
        return self.hidden() & coloured & ~NO_SHUFFLE

    def reshuffle(self, characters: i64) -> None:
        """Takes up the Identities of these Characters and deals them back; their owners look again (TR-Q14)."""
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
        """TR-3.7, TR-Q39: if the table wants it so, what was looked at is hidden again when the round ends; one's own friend
        stays known."""
        if self.fleeting:
            self.forget()
            self.told.forget([LOOKED, LOOKED_AT_DECK, LOOKED_AT_TWO], self.told_before)
            self.told.forget([NEW_FRIEND, LOOKED_AGAIN], self.told_before, but_first=True)

    def take_back_claims(self, characters: i64) -> None:
        """TR-Q38: nothing that was said of these Characters stands any more."""
        if not self.claims:
            return
        kept: list[int] = []
        for claim in self.claims:
            one = claim >> FIRST_AT & NO_CHARACTER
            other = claim >> SECOND_AT & NO_CHARACTER
            if not (characters & 1 << one) and not (characters & 1 << other):
                kept.append(claim)
        self.claims = kept

    def arrive(self, told: Event = ARRIVED) -> None:
        """TR-2.8, TR-3.8, TR-Q31: a new Character takes the lowest free slot, over the top Identity."""
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

    def befriend(self, seat: i64) -> None:
        """TR-9.9, TR-Q4: the top Character and the top Identity; whoever can get none has none."""
        if not self.zones[self.character]:
            self.tell(NO_FRIEND, seat)
            return
        identity = self.draw(self.identity, self.secret(seat))
        card = self.draw(self.character, self.front(seat))
        character = self.face[card] - CHARACTERS
        self.friend[seat] = character
        self.friends |= 1 << character
        self._enter(character)
        self.told_of_friend(seat, card, identity)

    def told_of_friend(self, seat: i64, card: i64, identity: i64) -> None:
        self.tell_card(NEW_FRIEND, identity, seat, self.face[card])

    def _enter(self, character: i64) -> None:
        """TR-Q3: the round in which the last Character leaves the deck is the last but one. TR-Q16: what was seen or said
        of the top Identity goes with it."""
        if not self.zones[self.character] and self.emptied == 0:
            self.emptied = self.round
        deck = 1 << len(FIGURES.characters)
        for seat in range(self.people):
            looked: i64 = self.looked[seat]
            if looked & deck:
                self.looked[seat] = looked & ~deck | 1 << character
        for at in range(len(self.claims) - 1, -1, -1):
            claim = self.claims[at]
            if claim >> FIRST_AT & NO_CHARACTER == len(FIGURES.characters):
                self.claims[at] = claim & ~(NO_CHARACTER << FIRST_AT) | character << FIRST_AT
                if self.is_confession(self.claims[at]):
                    del self.claims[at]

    def is_confession(self, claim: int) -> bool:
        """TR-7.7: nobody says of their own friend that it is a Parasite."""
        seat = claim & (1 << SEAT_BITS) - 1
        saying = claim >> SAYING_AT & (1 << SAYING_BITS) - 1
        return saying == SAY_PARASITE and self.friend[seat] == claim >> FIRST_AT & NO_CHARACTER

    def remove(self, character: i64) -> i64:
        """Discards a Character and turns its Identity up, which goes to the fail pile or away (TR-6.5, TR-6.6). What the
        Identity was."""
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

    # What everybody may know.

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def players(self) -> list[Json]:
        people: list[Json] = []
        for seat in range(self.seats):
            friend = self.friend[seat]
            people.append(
                {
                    "seat": seat,
                    "first_player": seat == self.first,
                    "has_laid": len(self.zones[self.laid(seat)]) > 0,
                    "friend": FIGURES.characters[friend] if friend >= 0 else None,
                    "fell_at_dinner": bool(self.fell & 1 << seat),
                }
            )
        return people

    def counters(self) -> list[Json]:
        return [
            {"name": "round", "owner": None, "value": self.round},
            {"name": "fails", "owner": None, "value": len(self.zones[self.fail])},
            {"name": "exterminated", "owner": None, "value": len(self.zones[self.parasites])},
            {"name": "characters-to-come", "owner": None, "value": len(self.zones[self.character])},
        ]

    def public(self) -> Json:
        centre: list[Json] = []
        for place in range(len(self.slots) - 1, -1, -1):
            character = self.face[self.zones[self.centre][place]] - CHARACTERS
            centre.append(self.about_character(character) | {"slot": self.slots[place]})
        tied = [seat for seat in range(self.seats) if self.friend[seat] >= 0]
        return {
            "round": self.round,
            "last_round": self.is_last_round(),
            "first_player": self.first,
            "actor": self.actor if self.phase != LAY else None,
            "card": KINDS[self.card] if self.card >= 0 else None,
            "row": FIGURES.row,
            "centre": centre,
            "friends": [self.about_character(self.friend[seat]) | {"owner": seat} for seat in tied],
            "fails": len(self.zones[self.fail]),
            "fails_lost": FIGURES.fails,
            "characters_left": len(self.zones[self.character]),
            "shots_fired": self.shots_fired,
            "claims": [self.claim_in_words(claim) for claim in self.claims],
            "speaker": self.speaker if self.speaker != NOBODY else None,
            "vote_called_by": self.caller if self.caller != NOBODY else None,
        }

    def about_character(self, character: int) -> Json:
        return {
            "character": FIGURES.characters[character],
            "colour": FIGURES.colours[character],
            "face_up": bool(self.up & 1 << character),
            "dented": bool(self.dented & 1 << character),
        }

    def claim_in_words(self, claim: int) -> Json:
        one = claim >> FIRST_AT & NO_CHARACTER
        other = claim >> SECOND_AT & NO_CHARACTER
        names = [*FIGURES.characters, "deck"]
        return {
            "seat": claim & (1 << SEAT_BITS) - 1,
            "says": SAYINGS[claim >> SAYING_AT & (1 << SAYING_BITS) - 1],
            "about": names[one] if one != NO_CHARACTER else None,
            "rather_than": names[other] if other != NO_CHARACTER else None,
        }

    def is_last_round(self) -> bool:
        """TR-5.5, TR-Q3: the round after the one in which the last Character left the deck."""
        return 0 < self.emptied < self.round
