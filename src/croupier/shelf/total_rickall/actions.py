"""TR-11: the Action cards. One method a card; what each asks of its player first stands in ``question``."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.total_rickall.cards import (
    ANY_COLOUR,
    BASES,
    BETH,
    BIG_SISTER,
    CHARACTERS,
    COLOUR,
    COLOURS,
    FIFTEEN_YEARS,
    FIGURES,
    JERRY,
    MORTY,
    NO_MORTY,
    NO_SHUFFLE,
    NOT_KILL_ME,
    POOPYBUTTHOLE,
    RICK,
    SOMETHING_WRONG,
    SUMMER,
    TEN_MINUTES,
)
from croupier.shelf.total_rickall.options import (
    ASK_COLOUR,
    ASK_FORCE,
    ASK_GIVE,
    ASK_LOOK,
    ASK_LOOK_AGAIN,
    ASK_RESOLVE,
    ASK_SHOOT,
    ASK_TURN_UP,
    ASK_VOTE,
    CHOSE_COLOUR,
    DECK,
    EXPOSED,
    FORCED,
    GAVE,
    LISTEN,
    LOOKED,
    LOOKED_AT_DECK,
    LOOKED_AT_TWO,
    NOT_SHUFFLED,
    NOTHING,
    POINTED_AT,
    SHUFFLED_ALL,
    SHUFFLED_TWO,
    SPEAK,
    WAITING_TO_DRAW,
)
from croupier.shelf.total_rickall.talk import Talk
from croupier.table import Event, Flow, Json


def count(characters: i64) -> i64:
    """How many bits are set."""
    many: i64 = 0
    while characters:
        characters &= characters - 1
        many += 1
    return many


def only(characters: i64) -> i64:
    """The lowest bit set, as a number."""
    at: i64 = 0
    while not characters & 1 << at:
        at += 1
    return at


class Actions(Talk):
    """A table at which Action cards are resolved."""

    def question(self, seat: i64, kind: i64) -> i64:
        """What the card first asks of whoever resolves it (TR-Q36); just to go on when there is nothing to choose."""
        if kind < 0:
            return ASK_RESOLVE
        base: i64 = BASES[kind]
        if base in (BETH, SOMETHING_WRONG, TEN_MINUTES):
            return ASK_SHOOT if self.targets(seat, COLOUR[kind]) else ASK_RESOLVE
        if base == MORTY:
            return ASK_LOOK if self.morty_targets(seat, COLOUR[kind]) else ASK_RESOLVE
        if base == SUMMER:
            return ASK_LOOK if count(self.summer_targets(COLOUR[kind])) > 2 else ASK_RESOLVE
        if base == FIFTEEN_YEARS:
            return ASK_TURN_UP if self.exposable(COLOUR[kind]) else ASK_RESOLVE
        if base == BIG_SISTER:
            return ASK_COLOUR if self.shootable_colours(seat) else ASK_RESOLVE
        if base == NOT_KILL_ME:
            return ASK_FORCE
        return ASK_RESOLVE

    def choices(self, about: i64, seat: i64) -> i64:
        """What may be chosen when a card asks: Characters, colours or seats, a bit for each."""
        if about == ASK_SHOOT:
            return self.targets(seat, self.colour) & ~self.spared
        if about == ASK_LOOK and BASES[self.card] == MORTY:
            return self.morty_targets(seat, self.colour)
        if about in (ASK_LOOK, ASK_LOOK_AGAIN):
            return self.summer_targets(self.colour) & ~self.spared
        if about == ASK_TURN_UP:
            return self.exposable(self.colour)
        if about == ASK_COLOUR:
            return self.shootable_colours(seat)
        everybody: i64 = (1 << self.people) - 1
        if about == ASK_FORCE:
            return everybody & ~(1 << seat)
        return everybody if about == ASK_GIVE else 0

    def outlook(self) -> str | None:
        """What will come of a card that leaves nothing to choose, where that is less than it says."""
        if self.about != ASK_RESOLVE or self.card < 0:
            return None
        base: i64 = BASES[self.card]
        if base == SUMMER:
            targets = self.summer_targets(self.colour)
            if count(targets) < 2:
                return "look-at-one" if targets else "nobody"
            return "look-at-two" if targets & NO_SHUFFLE else None
        if base == JERRY:
            return None if count(self.shufflable(self.colour)) > 1 else "only-draw"
        if base == POOPYBUTTHOLE:
            return "in-vain" if self.shots_fired else None
        if base == RICK:
            return None if self.zones[self.identity] else "empty-deck"
        return "nobody"

    def morty_targets(self, seat: i64, colour: i64) -> i64:
        """TR-11.2, TR-9.4, TR-C10, TR-Q34."""
        coloured: i64 = FIGURES.coloured[colour]
        return self.hidden() & coloured & ~NO_MORTY & ~self.own(seat)

    def summer_targets(self, colour: i64) -> i64:
        """TR-11.6, TR-11.8, TR-Q12: hidden ones only, one's own included."""
        coloured: i64 = FIGURES.coloured[colour]
        return self.hidden() & coloured

    def exposable(self, colour: i64) -> i64:
        """TR-11.11, TR-Q12: hidden ones in the centre, never a player's."""
        coloured: i64 = FIGURES.coloured[colour]
        return self.standing & ~self.up & coloured

    def shootable_colours(self, seat: i64) -> i64:
        """TR-11.9, TR-Q43: the colours with a legal target."""
        colours: i64 = 0
        for colour in range(len(COLOURS)):
            if self.targets(seat, colour):
                colours |= 1 << colour
        return colours

    def carry_out(self, seat: i64, kind: i64, chosen: i64) -> Flow | None:
        """TR-4.7: what the card does now, and what it still has to ask, if anything. ``chosen`` answers its first question;
        -1 if there was nothing to choose."""
        base: i64 = BASES[kind]
        if base == SUMMER:
            return self.summer(seat, kind, chosen)
        if base == JERRY:
            return self.jerry(seat, kind)
        if base == BIG_SISTER:
            return self.big_sister(seat, chosen)
        if base == NOT_KILL_ME:
            return self.not_kill_me(seat, chosen)
        if base == POOPYBUTTHOLE:
            self.poopybutthole(seat)
        elif base == RICK:
            self.rick(seat)
        elif chosen < 0:
            self.tell(NOTHING, seat, kind)
        elif base == MORTY:
            self.look(seat, chosen)
        elif base == FIFTEEN_YEARS:
            self.fifteen_years(seat, chosen)
        else:
            self.shoot(seat, chosen, base != TEN_MINUTES)
        return None

    # What each card does.

    def rick(self, seat: int) -> None:
        """TR-11.1, TR-Q16, TR-Q30."""
        if not self.zones[self.identity]:
            self.tell(NOTHING, seat, RICK)
            return
        card = self.zones[self.identity][-1]
        self.see(card, 1 << seat)
        self.looked[seat] |= 1 << DECK
        self.tell_card(LOOKED_AT_DECK, card, seat)

    def look(self, seat: i64, character: i64, told: Event = LOOKED) -> None:
        """TR-11.2, TR-7.4: for one player's eyes only."""
        card = self.identity_of(character)
        self.see(card, 1 << seat)
        self.looked[seat] |= 1 << character
        self.tell_card(told, card, seat, CHARACTERS + character)

    def summer(self, seat: int, kind: int, chosen: int) -> Flow:
        """TR-11.6, TR-11.7, TR-Q12, TR-Q13: two are looked at and shuffled; a single one is looked at."""
        candidates = self.summer_targets(COLOUR[kind])
        if not candidates:
            self.tell(NOTHING, seat, kind)
            return
        one = chosen if chosen >= 0 else only(candidates)
        self.spared = 1 << one
        others = candidates & ~self.spared
        if not others:
            self.look(seat, one, LOOKED_AT_TWO)
            self.tell(NOT_SHUFFLED, seat, kind)
            return
        other = only(others)
        if count(others) > 1:
            self.tell(POINTED_AT, seat, CHARACTERS + one)
            yield self.ask(seat, ASK_LOOK_AGAIN)
            other = self.answers[seat].value
        self.look(seat, one, LOOKED_AT_TWO)
        self.look(seat, other, LOOKED_AT_TWO)
        pair = 1 << one | 1 << other
        if pair & NO_SHUFFLE:
            self.tell(NOT_SHUFFLED, seat, kind)
            return
        self.tell(SHUFFLED_TWO, seat, CHARACTERS + one, CHARACTERS + other)
        self.reshuffle(pair)

    def jerry(self, seat: int, kind: int) -> Flow:
        """TR-11.4, TR-11.5, TR-Q11, TR-Q12: all of the colour are shuffled, then somebody draws a card."""
        shuffled = self.shufflable(COLOUR[kind])
        if count(shuffled) > 1:
            self.tell(SHUFFLED_ALL, seat, kind, count(shuffled))
            self.reshuffle(shuffled)
        else:
            self.tell(NOT_SHUFFLED, seat, kind)
        yield self.ask(seat, ASK_GIVE)
        target = self.answers[seat].value
        self.tell(GAVE, seat, target)
        self.draw_action(target)

    def poopybutthole(self, seat: int) -> None:
        """TR-11.14: what comes of it is seen at the end of the round, unless somebody has shot already."""
        self.quiet_draws += 1
        self.tell(WAITING_TO_DRAW, seat, 1 if self.shots_fired else 0)

    def fifteen_years(self, seat: int, character: int) -> None:
        """TR-11.11."""
        card = self.identity_of(character)
        self.see(card, self.layout.everybody)
        self.up |= 1 << character
        self.take_back_claims(1 << character)
        self.tell_card(EXPOSED, card, seat, CHARACTERS + character)

    def big_sister(self, seat: int, colour: int) -> Flow:
        """TR-11.9, TR-Q6: two different Characters of a colour, one after the other. Whoever could be shot besides the first
        can still be shot when that shot is resolved, so that the second is never lost."""
        if colour < 0:
            self.tell(NOTHING, seat, BIG_SISTER)
            return
        self.tell(CHOSE_COLOUR, seat, colour)
        self.colour = colour
        shots = min(count(self.targets(seat, colour)), 2)
        for _ in range(shots):
            yield from self.inside_effect(seat, ASK_SHOOT)
            character = self.answers[seat].value
            self.shoot(seat, character, True)
            if self.result is not None:
                return
            self.spared = 1 << character

    def not_kill_me(self, seat: int, shooter: int) -> Flow:
        """TR-11.15, TR-Q9: the chosen player is the shooter for every purpose."""
        self.tell(FORCED, seat, shooter)
        self.colour = ANY_COLOUR
        if not self.targets(shooter, ANY_COLOUR):
            self.tell(NOTHING, shooter, NOT_KILL_ME)
            return
        yield from self.inside_effect(shooter, ASK_SHOOT)
        self.shoot(shooter, self.answers[shooter].value, True)

    # What everybody may know.

    def public(self) -> Json:
        picked = FIGURES.characters[only(self.spared)] if self.spared else None
        needed = self.votes_needed() if self.about == ASK_VOTE else None
        return super().public() | {"picked": picked, "outlook": self.outlook(), "votes_needed": needed}

    # Asking where people may talk meanwhile.

    def open_question(self, seat: i64, about: i64) -> bool:
        """TR-Q36: a question to one player, while everybody else may speak up."""
        self.actor = seat
        return self.ask_among(seat, about, LISTEN)

    def inside_effect(self, seat: int, about: int) -> Flow:
        """TR-6.3: advice is welcome before a target is named, but nobody declares in the middle of an effect (TR-Q17)."""
        self.inside = True
        while True:
            yield self.open_question(seat, about)
            if self.reactor == seat and self.answers[seat] is not SPEAK:
                break
            yield from self.speak(self.reactor)
        self.inside = False
