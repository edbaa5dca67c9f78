"""TR-7 and TR-8: what people may say to each other, and the vote that ends the game."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.games.total_rickall.cards import CHARACTERS, FIGURES, PARASITE, REAL
from croupier.games.total_rickall.options import (
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
    SAYINGS,
    VOTED,
)
from croupier.games.total_rickall.shooting import Shooting
from croupier.games.total_rickall.state import (
    FIRST_AT,
    IDENTITY_POOL,
    NO_CHARACTER,
    SAYING_AT,
    SECOND_AT,
    TABLE,
)
from croupier.table import Flow


class Talk(Shooting):
    """A table at which people talk."""

    def speak(self, seat: int) -> Flow:
        """TR-7.2: somebody raises a hand; whatever comes of it, the question that was open is asked again."""
        yield self.ask(seat, ASK_SPEAK)
        option = self.answers[seat]
        if option is DECLARE:
            yield from self.declare(seat)
        elif option is ENOUGH:
            yield from self.call_enough(seat)
        elif option is not NEVER_MIND:
            yield from self.claim(seat, option.value)

    # TR-8.1 The declaration. TR-Q20: the same at dinner.

    def declare(self, seat: int) -> Flow:
        """TR-8.1, TR-8.2: no Parasite is left in the centre, says one; do at least half agree?"""
        self.declared |= 1 << seat
        self.tell(DECLARED, seat)
        voters = [other for other in self.clockwise() if other != seat]
        if not self.carries(1):
            yield self.ask_all(voters, ASK_VOTE)
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
            yield self.ask_all(voters, ASK_ENOUGH)
            agree = self.count_votes(voters)
        if agree > len(voters):
            self.tell(CARRIED, agree, len(voters) + 1)
            self.end_of_dinner()
        else:
            self.tell(NOT_CARRIED, agree, len(voters) + 1)

    def carries(self, agree: int) -> bool:
        """TR-8.2, TR-Q1: at least half, or more than half if the host wants it so."""
        if self.options["majority"] == "strict":
            return 2 * agree > self.seats
        return 2 * agree >= self.seats

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
        self.saying = saying
        one = other = NO_CHARACTER
        if saying != SAY_NO_KILLING_CARD:
            yield self.ask(seat, ASK_ABOUT)
            if self.answers[seat] is NEVER_MIND:
                return
            one = self.answers[seat].value
            if saying in (SAY_ONE_REAL, SAY_RATHER):
                self.subject = one
                yield self.ask(seat, ASK_RATHER_THAN)
                if self.answers[seat] is NEVER_MIND:
                    return
                other = self.answers[seat].value
        self.stand_by(seat, saying, one, other)
        self.tell_claim(seat, saying, one, other)

    def stand_by(self, seat: int, saying: int, one: int, other: int) -> None:
        """TR-Q38: the claim stands on the table; it replaces what the same player has said of the same Character."""
        if saying in (SAY_REAL, SAY_PARASITE):
            opposite = SAY_PARASITE if saying == SAY_REAL else SAY_REAL
            contrary = pack(seat, opposite, one, NO_CHARACTER)
            self.claims = [claim for claim in self.claims if claim != contrary]
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

    def sayable(self, seat: int) -> int:
        """What somebody may say now: the sayings, a bit for each, and whether a vote may be called."""
        menu = 0
        for saying in range(len(SAYINGS)):
            if saying == SAY_NO_KILLING_CARD:
                menu |= (1 << saying) * self.may_deny_killing(seat)
            elif self.subjects(seat, saying):
                menu |= 1 << saying
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

    def subjects(self, seat: int, saying: int) -> int:
        """The Characters (and the deck) of which somebody may say this, a bit for each."""
        if saying == SAY_NO_KILLING_CARD:
            return 0
        subjects = 0
        for one in range(DECK + 1):
            if saying in (SAY_REAL, SAY_PARASITE):
                if self.may_say(seat, saying, one):
                    subjects |= 1 << one
            elif self.seconds(seat, saying, one):
                subjects |= 1 << one
        return subjects

    def may_say(self, seat: int, saying: int, one: int) -> bool:
        """Whether somebody may say that an Identity is Real, or a Parasite (TR-7.3, TR-7.7, TR-7.9, TR-Q38)."""
        if one == DECK:
            if not self.zones[self.identity] or self.phase == TABLE:
                return False
        elif not self.hidden() & 1 << one:
            return False
        if saying == SAY_PARASITE and self.friend[seat] == one:
            return False
        if pack(seat, saying, one, NO_CHARACTER) in self.claims:
            return False
        if self.advanced:
            return True
        known = self.known_identity(seat, one)
        if known < 0:
            return self.fleeting and self.looked[seat] & 1 << one != 0
        return known == (REAL if saying == SAY_REAL else PARASITE)

    def known_identity(self, seat: int, one: int) -> int:
        """What somebody knows of an Identity for certain, as far as the table keeps it; -1 if nothing."""
        card = self.zones[self.identity][-1] if one == DECK else self.identity_of(one)
        return self.known_face(card, 1 << seat)

    def seconds(self, seat: int, saying: int, one: int) -> int:
        """The Characters that may come second in what somebody says of two."""
        speaking_of = self.hidden()
        if saying == SAY_RATHER:
            speaking_of |= self.up & (self.standing | self.friends)
        if one == DECK or not speaking_of & 1 << one:
            return 0
        seconds = 0
        for other in range(DECK):
            if other != one and speaking_of & 1 << other and self.may_say_of_two(seat, saying, one, other):
                seconds |= 1 << other
        return seconds

    def may_say_of_two(self, seat: int, saying: int, one: int, other: int) -> bool:
        """TR-7.3: that one of two is Real, or a plea to shoot one rather than the other."""
        if pack(seat, saying, one, other) in self.claims:
            return False
        if saying == SAY_ONE_REAL and pack(seat, saying, other, one) in self.claims:
            return False
        if self.advanced:
            return True
        if saying == SAY_RATHER:
            return self.known_identity(seat, one) != REAL and self.known_identity(seat, other) != PARASITE
        return self.knows_one_real(seat, one, other)

    def knows_one_real(self, seat: int, one: int, other: int) -> bool:
        """Whether somebody knows that one of two is Real without knowing which: their Identities are so many of a group that
        not all of its Reals can be among the rest."""
        if self.known_identity(seat, one) >= 0 or self.known_identity(seat, other) >= 0:
            return False
        cards = [self.identity_of(one), self.identity_of(other)]
        for group in self.settled(IDENTITY_POOL):
            if group.who & 1 << seat:
                members = self.in_group(group, IDENTITY_POOL)
                outside = [card for card in members if card not in cards]
                if group.kinds.count(REAL) > len(outside):
                    return True
        return False


def pack(seat: int, saying: int, one: int, other: int) -> int:
    """A claim as one number."""
    return seat | saying << SAYING_AT | one << FIRST_AT | other << SECOND_AT
