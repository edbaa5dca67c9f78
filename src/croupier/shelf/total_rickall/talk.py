"""TR-7 and TR-8: what people may say to each other, and the vote that ends the game."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.total_rickall.cards import CHARACTERS, FIGURES, PARASITE, REAL
from croupier.shelf.total_rickall.options import (
    ASK_ABOUT,
    ASK_ENOUGH,
    ASK_RATHER_THAN,
    ASK_SPEAK,
    ASK_VOTE,
    CALLED_ENOUGH,
    CARRIED,
    DECK,
    DECLARE,
    DECLARED,
    ENOUGH,
    KIND_OF_ASK,
    MAY_CALL,
    MAY_DECLARE,
    NEVER_MIND,
    NOT_CARRIED,
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
    VOTED,
)
from croupier.shelf.total_rickall.shooting import Shooting
from croupier.shelf.total_rickall.state import (
    FIRST_AT,
    IDENTITY_POOL,
    NO_CHARACTER,
    SAYING_AT,
    SAYING_BITS,
    SECOND_AT,
    TABLE,
)
from croupier.table import NOBODY, Decision, Flow


class Talk(Shooting):
    """A table at which people talk."""

    def speak(self, seat: int) -> Flow:
        """TR-7.2: somebody raises a hand; whatever comes of it, the question that was open is asked again."""
        self.speaker = seat
        yield self.ask(seat, ASK_SPEAK)
        option = self.answers[seat]
        if option is DECLARE:
            yield from self.declare(seat)
        elif option is ENOUGH:
            yield from self.call_enough(seat)
        elif option is not NEVER_MIND:
            yield from self.claim(seat, option.value)
            self.reveal_kept()
        self.speaker = NOBODY

    # TR-8.1 The declaration. TR-Q20: the same at dinner.

    def declare(self, seat: int) -> Flow:
        """TR-8.1, TR-8.2: no Parasite is left in the centre, says one; do at least half agree?"""
        self.declared |= 1 << seat
        self.tell(DECLARED, seat)
        voters = [other for other in self.clockwise() if other != seat]
        if not self.carries(1):
            yield from self.hold_vote(seat, voters, ASK_VOTE)
            agree = self.count_votes(voters)
        else:
            agree = 1
        if self.carries(agree):
            self.tell(CARRIED, agree, self.seats)
            self.last_look("TR-8.4")
        else:
            self.tell(NOT_CARRIED, agree, self.seats)

    def call_enough(self, seat: int) -> Flow:
        """TR-Q20, TR-Q42: all who may still shoot must agree that dinner is over."""
        self.declared |= 1 << seat
        self.tell(CALLED_ENOUGH, seat)
        voters = [other for other in self.clockwise() if other != seat and self.may_vote_at_dinner(other)]
        agree = 1
        if voters:
            yield from self.hold_vote(seat, voters, ASK_ENOUGH)
            agree = self.count_votes(voters)
        if agree > len(voters):
            self.tell(CARRIED, agree, len(voters) + 1)
            self.end_of_dinner()
        else:
            self.tell(NOT_CARRIED, agree, len(voters) + 1)

    def hold_vote(self, seat: int, voters: list[int], about: int) -> Flow:
        """TR-Q37: all who have a vote give it in secret, at the same time."""
        self.speaker = NOBODY
        self.caller = seat
        yield self.ask_all(voters, about)
        self.caller = NOBODY

    def carries(self, agree: int) -> bool:
        return agree >= self.votes_needed()

    def votes_needed(self) -> int:
        """TR-8.2, TR-Q1: at least half, or more than half if the host wants it so."""
        return self.seats // 2 + 1 if self.options["majority"] == "strict" else (self.seats + 1) // 2

    def count_votes(self, voters: list[int]) -> int:
        """TR-Q37: all votes are shown at once. How many agree, the declarer included."""
        agree = 1
        for voter in voters:
            agree += self.answers[voter].value
            self.tell(VOTED, voter, self.answers[voter].value)
        return agree

    def last_look(self, rule: str) -> None:
        """The game stops, and the centre is turned up."""
        raise NotImplementedError

    def end_of_dinner(self) -> None:
        raise NotImplementedError

    def may_vote_at_dinner(self, seat: i64) -> bool:
        raise NotImplementedError

    # TR-7.3 Claims.

    def claim(self, seat: int, saying: int) -> Flow:
        """What is being said is kept from the others until it is said to the end: it may still be dropped. A fork goes on with
        it, as what may truly be said depends on cards that it deals anew."""
        self.saying = saying
        one = other = NO_CHARACTER
        if saying != SAY_NO_KILLING_CARD:
            self.keep_saying(seat)
            yield self.ask(seat, ASK_ABOUT)
            if self.answers[seat] is NEVER_MIND:
                return
            one = self.answers[seat].value
            if saying in (SAY_ONE_REAL, SAY_RATHER):
                self.subject = one
                self.keep_saying(seat)
                yield self.ask(seat, ASK_RATHER_THAN)
                if self.answers[seat] is NEVER_MIND:
                    return
                other = self.answers[seat].value
        self.stand_by(seat, saying, one, other)
        self.tell_claim(seat, saying, one, other)

    def keep_saying(self, seat: int) -> None:
        self.keep(seat)
        self.kept_among[seat][-1] = Decision(KIND_OF_ASK[self.about], "TR-7.3", (self.answers[seat],))

    def stand_by(self, seat: int, saying: int, one: int, other: int) -> None:
        """TR-Q38: the claim stands on the table; it replaces what the same player has said of the same Character."""
        if saying in (SAY_REAL, SAY_PARASITE):
            opposite = SAY_PARASITE if saying == SAY_REAL else SAY_REAL
            contrary = pack(seat, opposite, one, NO_CHARACTER)
            self.claims = [claim for claim in self.claims if claim != contrary]
        elif saying == SAY_RATHER:
            self.claims = [claim for claim in self.claims if claim != pack(seat, saying, other, one)]
        self.claims.append(pack(seat, saying, one, other))

    def tell_claim(self, seat: int, saying: int, one: int, other: int) -> None:
        if saying == SAY_NO_KILLING_CARD:
            self.tell(SAID_NO_KILLING_CARD, seat)
        elif saying == SAY_ONE_REAL:
            self.tell(SAID_ONE_REAL, seat, CHARACTERS + one, CHARACTERS + other)
        elif saying == SAY_RATHER:
            self.tell(SAID_RATHER, seat, CHARACTERS + one, CHARACTERS + other)
        elif one == DECK:
            self.tell(SAID_NEXT_REAL if saying == SAY_REAL else SAID_NEXT_PARASITE, seat)
        else:
            self.tell(SAID_REAL if saying == SAY_REAL else SAID_PARASITE, seat, CHARACTERS + one)

    def cards_told_of(self, viewer: i64) -> list[int]:
        """The Identities that a viewer has not seen but been told of truly: only where nobody can be wrong or lie."""
        cards: list[int] = []
        if self.advanced or self.fleeting:
            return cards
        for claim in self.claims:
            saying = claim >> SAYING_AT & (1 << SAYING_BITS) - 1
            one = claim >> FIRST_AT & NO_CHARACTER
            if saying in (SAY_REAL, SAY_PARASITE):
                card = self.zones[self.identity][-1] if one == DECK else self.identity_of(one)
                if not self.seen[card] & viewer and card not in cards:
                    cards.append(card)
        return cards

    def sayable(self, seat: i64) -> i64:
        """What somebody may say now: the sayings, a bit for each, and whether a vote may be called."""
        menu: i64 = 0
        if self.subjects(seat, SAY_REAL):
            menu |= 1 << SAY_REAL
        if self.subjects(seat, SAY_PARASITE):
            menu |= 1 << SAY_PARASITE
        if self.subjects(seat, SAY_ONE_REAL):
            menu |= 1 << SAY_ONE_REAL
        if self.subjects(seat, SAY_RATHER):
            menu |= 1 << SAY_RATHER
        if self.may_deny_killing(seat):
            menu |= 1 << SAY_NO_KILLING_CARD
        if self.may_declare(seat):
            menu |= MAY_DECLARE
        if self.phase == TABLE and not self.declared & 1 << seat and self.may_vote_at_dinner(seat):
            menu |= MAY_CALL
        return menu

    def may_declare(self, seat: int) -> bool:
        """TR-Q17: once in each window, never inside an effect, never at dinner."""
        return self.phase != TABLE and not self.inside and not self.declared & 1 << seat

    def may_deny_killing(self, seat: int) -> bool:
        """TR-7.3, TR-Q40: "I have no killing card"; in classic mode only if it is so."""
        if self.phase == TABLE or pack(seat, SAY_NO_KILLING_CARD, NO_CHARACTER, NO_CHARACTER) in self.claims:
            return False
        return self.advanced or not self.holds_killing_card(seat)

    def drop_denials(self) -> None:
        """TR-Q38: "no killing card" stands to the end of the round."""
        if self.claims:
            deny = SAY_NO_KILLING_CARD << SAYING_AT
            saying = (1 << FIRST_AT) - (1 << SAYING_AT)
            self.claims = [claim for claim in self.claims if claim & saying != deny]

    def holds_killing_card(self, seat: int) -> bool:
        for zone in (self.hand(seat), self.laid(seat)):
            for card in self.zones[zone]:
                if FIGURES.killing & 1 << self.face[card]:
                    return True
        return False

    def subjects(self, seat: i64, saying: i64) -> i64:
        """The Characters (and the deck) of which somebody may say this, a bit for each (TR-7.3, TR-7.9, TR-Q38)."""
        if saying in (SAY_REAL, SAY_PARASITE):
            return self.single_subjects(seat, saying)
        if saying == SAY_ONE_REAL and not self.advanced and not self.knows_a_group(seat):
            return 0
        first = self.comparable(saying)
        if not first & (first - 1):
            return 0
        if self.advanced and not self.claims:
            return first
        if saying == SAY_RATHER and not self.advanced:
            first &= ~self.known_to_be(seat, REAL)
        subjects: i64 = 0
        for one in range(DECK):
            if first & 1 << one and self.seconds(seat, saying, one):
                subjects |= 1 << one
        return subjects

    def single_subjects(self, seat: i64, saying: i64) -> i64:
        """Of which Identities somebody may say that they are Real, or a Parasite; in classic mode only what they know."""
        speaking_of = self.hidden()
        if self.zones[self.identity] and self.phase != TABLE:
            speaking_of |= 1 << DECK
        if not self.advanced:
            known = self.known_to_be(seat, REAL if saying == SAY_REAL else PARASITE)
            if self.fleeting:
                other = self.known_to_be(seat, PARASITE if saying == SAY_REAL else REAL)
                looked: i64 = self.looked[seat]
                known |= looked & ~other
            speaking_of &= known
        elif saying == SAY_PARASITE:
            speaking_of &= ~self.own(seat)
        return speaking_of & ~self.said_already(seat, saying, NO_CHARACTER)

    def known_to_be(self, seat: i64, kind: i64) -> i64:
        """The Characters in the centre (and the deck) whose Identity somebody knows to be of a kind, as far as the table keeps
        it. Only in classic mode does it matter what one knows."""
        known: i64 = 0
        eye: i64 = 1 << seat
        place: i64 = 0
        for card in self.zones[self.centre]:
            if self.known_face(self.zones[self.under][place], eye) == kind:
                known |= 1 << (self.face[card] - CHARACTERS)
            place += 1
        if self.zones[self.identity] and self.known_face(self.zones[self.identity][-1], eye) == kind:
            known |= 1 << DECK
        return known

    def said_already(self, seat: i64, saying: i64, other: i64) -> i64:
        """Of whom somebody has said this already, together with another or with nobody; a bit for each."""
        said: i64 = 0
        if self.claims:
            for claim in self.claims:
                one = claim >> FIRST_AT & NO_CHARACTER
                if claim == pack(seat, saying, one, other):
                    said |= 1 << one
        return said

    def comparable(self, saying: i64) -> i64:
        """The Characters of whom two can be spoken of at once; a plea may speak of face-up ones too, but at dinner of those
        before players only (TR-10.5)."""
        if saying != SAY_RATHER:
            return self.hidden()
        return self.friends if self.phase == TABLE else self.standing | self.friends

    def seconds(self, seat: i64, saying: i64, one: i64) -> i64:
        """The Characters that may come second when somebody speaks of two."""
        seconds = self.comparable(saying) & ~(1 << one)
        if self.claims:
            for other in range(DECK):
                if seconds & 1 << other and self.has_said_of_two(seat, saying, one, other):
                    seconds &= ~(1 << other)
        if self.advanced or not seconds:
            return seconds
        if saying == SAY_RATHER:
            return seconds & ~self.known_to_be(seat, PARASITE)
        known: i64 = 0
        for other in range(DECK):
            if seconds & 1 << other and self.knows_one_real(seat, one, other):
                known |= 1 << other
        return known

    def has_said_of_two(self, seat: i64, saying: i64, one: i64, other: i64) -> bool:
        if pack(seat, saying, one, other) in self.claims:
            return True
        return saying == SAY_ONE_REAL and pack(seat, saying, other, one) in self.claims

    def knows_a_group(self, seat: i64) -> bool:
        """Only somebody who knows Identities as a group can know that one of two is Real without knowing which."""
        eye: i64 = 1 << seat
        self.settle()
        for group in self.groups[IDENTITY_POOL]:
            if group.who & eye:
                return True
        for tangle in self.tangles[IDENTITY_POOL]:
            if tangle.who & eye:
                return True
        return False

    def knows_one_real(self, seat: i64, one: i64, other: i64) -> bool:
        """Whether somebody knows that one of two is Real without knowing which."""
        cards = [self.identity_of(one), self.identity_of(other)]
        eye: i64 = 1 << seat
        for card in cards:
            if self.known_face(card, eye) >= 0:
                return False
        return not self.could_be(cards, PARASITE, eye)


def pack(seat: i64, saying: i64, one: i64, other: i64) -> i64:
    """A claim as one number."""
    return seat | saying << SAYING_AT | one << FIRST_AT | other << SECOND_AT
