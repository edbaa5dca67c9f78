"""Total Rickall: the round and its end, as the rulebook tells them, and the three ways in which the game stops."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.total_rickall import scene, whynot
from croupier.shelf.total_rickall.cards import (
    CHARACTERS,
    COLOUR,
    FIGURES,
    ME_TOO,
    PARASITE,
    REAL,
)
from croupier.shelf.total_rickall.dinner import Dinner
from croupier.shelf.total_rickall.options import (
    ASK_ABOUT,
    ASK_DINNER,
    ASK_END_ROUND,
    ASK_ENOUGH,
    ASK_LAY,
    ASK_RATHER_THAN,
    ASK_SPEAK,
    ASK_VOTE,
    COPIED,
    DEALT,
    DEALT_FRIEND,
    FIRST_PLAYER,
    LAID,
    LAST_ROUND,
    LISTEN,
    LOUD_ROUND,
    NOTHING_TO_COPY,
    QUIET_ROUND,
    REVEALED,
    ROUND,
    SET_OUT,
    SPEAK,
    TEAM_LOST,
    TEAM_WON,
    TIME_OUT,
    TURNED_UP,
    decision,
)
from croupier.shelf.total_rickall.state import ACT, END, LAY
from croupier.table import Choices, Decision, Flow, Json, Layout, Rng, WhyNot


class Rickall(Dinner):
    """One evening with too many friends."""

    def copy(self) -> Rickall:
        return Rickall(self.layout, self.rng.copy(), self.options, self)

    # TR-2 Setup.

    def deal(self) -> None:
        self.shuffle(self.action)
        self.shuffle(self.identity)
        self.shuffle(self.character)
        first = self.options["first"]
        self.first = self.rng.below(self.seats) if first == "random" else int(first)
        if self.advanced:
            self.deal_friends()
        for _ in range(FIGURES.centre_each * self.seats):
            self.arrive(SET_OUT)
        self.tell(FIRST_PLAYER, self.first)
        for seat in self.clockwise():
            for _ in range(FIGURES.hand):
                self.tell_card(DEALT, self.draw(self.action, self.hand(seat)), seat)
        self.begin_round()

    def deal_friends(self) -> None:
        """TR-1.6, TR-2.9: one of the six set aside to each player, and a Character on top of it."""
        self.shuffle(self.box)
        for seat in self.clockwise():
            identity = self.draw(self.box, self.secret(seat))
            card = self.draw(self.character, self.front(seat))
            self.friend[seat] = self.face[card] - CHARACTERS
            self.friends |= 1 << self.friend[seat]
            self.tell_card(DEALT_FRIEND, identity, seat, self.face[card])

    # The flow.

    def step(self) -> Flow:
        phase = self.phase
        self.card = -1
        if phase == LAY:
            return self.lay_a_card()
        if phase == ACT:
            return self.resolve_a_card()
        if phase == END:
            return self.end_of_round()
        return self.dinner_turn()

    def offer(self, about: int, seat: int) -> Decision:
        """What a seat may answer; whoever is not the one to act may only listen or speak up (TR-Q36)."""
        if about == ASK_LAY:
            cards = self.layable(seat)
            return decision(ASK_LAY, cards) if cards else LISTEN
        if about >= ASK_SPEAK:
            return self.talk_offer(about, seat)
        if seat != self.actor:
            return LISTEN
        if about == ASK_DINNER:
            return decision(about, self.dinner_targets(seat))
        return decision(about, self.choices(about, seat))

    def talk_offer(self, about: int, seat: int) -> Decision:
        if about == ASK_SPEAK:
            return decision(about, self.sayable(seat))
        if about == ASK_ABOUT:
            return decision(about, self.subjects(seat, self.saying))
        if about == ASK_RATHER_THAN:
            return decision(about, self.seconds(seat, self.saying, self.subject))
        assert about in (ASK_VOTE, ASK_ENOUGH)
        return decision(about)

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """What is said in classic mode is true (TR-Q38): whoever deals anew holds it for seen."""
        self.settle()
        told = self.cards_told_of(viewer)
        for card in told:
            self.seen[card] |= viewer
        super().redeal(viewer, rng)
        for card in told:
            self.seen[card] &= ~viewer
        self.laying = {}

    # TR-4 The round.

    def begin_round(self) -> None:
        self.phase = LAY
        self.turn = 0
        self.shots_fired = False
        self.quiet_draws = 0
        self.declared = 0
        self.merciful = 0
        self.laying = {}
        self.told_before = len(self.told.happenings)
        self.tell(ROUND, self.round, self.first)
        if self.is_last_round():
            self.tell(LAST_ROUND, self.round)
        if self.mercy:
            self.have_mercy()
        self.deal_next()

    def have_mercy(self) -> None:
        """TR-Q15, TR-Q41: whoever has no card left draws one, to be laid at once."""
        for seat in self.clockwise():
            if not self.zones[self.hand(seat)] and self.draw_action(seat):
                self.merciful |= 1 << seat

    def lay_a_card(self) -> Flow:
        """TR-4.1, TR-4.2, TR-Q35: whoever is ready lays a card and draws the next; when all are ready, all are turned up."""
        if not self.ask_to_lay():
            self.turn_up()
            return
        yield True
        player = self.reactor
        option = self.answers[player]
        if option is SPEAK:
            yield from self.speak(player)
            return
        card = self.pick(option.value, self.hand(player), self.laid(player))
        self.tell_card(LAID, card, player)
        self.draw_next(player)
        self.done_laying(player)

    def ask_to_lay(self) -> bool:
        """TR-Q35, TR-Q36: everybody with a card to lay is asked, everybody else invited. Whether there is anybody to wait
        for."""
        if not self.laying:
            self.begin_laying()
        for first in self.laying.values():
            if first is LISTEN:
                return False
            break
        return self.ask_several(list(self.laying), self.laying.copy(), ASK_LAY)

    def begin_laying(self) -> None:
        """What everybody may lay, those who have nothing to lay last."""
        for seat in range(self.seats):
            lay = self.offer(ASK_LAY, seat)
            if lay is not LISTEN:
                self.laying[seat] = lay
        for seat in range(self.seats):
            if seat not in self.laying:
                self.laying[seat] = LISTEN

    def done_laying(self, seat: int) -> None:
        """From now on the player only listens, after those who have still to lay."""
        if self.laying:
            del self.laying[seat]
            self.laying[seat] = LISTEN

    def turn_up(self) -> None:
        """TR-4.3: all laid cards at once."""
        for seat in self.clockwise():
            cards = self.zones[self.laid(seat)]
            if cards:
                self.see(cards[0], self.layout.everybody)
                self.tell(TURNED_UP, seat, self.face[cards[0]])
        self.declared = 0
        self.phase = ACT

    def resolve_a_card(self) -> Flow:
        """TR-4.4 to TR-4.7: one card, on its owner's turn, as things stand now."""
        seat = self.seat_of_turn(self.turn)
        laid = self.laid_kind(seat)
        if laid < 0:
            self.next_card()
            return
        kind = self.copied_kind(seat) if laid == ME_TOO else laid
        self.card = kind
        self.colour = COLOUR[kind] if kind >= 0 else -1
        yield self.open_question(seat, self.question(seat, kind))
        option = self.answers[seat]
        if self.reactor != seat or option is SPEAK:
            yield from self.speak(self.reactor)
            return
        if kind < 0:
            self.tell(NOTHING_TO_COPY, seat)
        else:
            if laid == ME_TOO:
                self.tell(COPIED, seat, kind)
            more = self.carry_out(seat, kind, option.value)
            if more is not None:
                yield from more
        if self.result is None:
            self.next_card()

    def next_card(self) -> None:
        """TR-Q17: a complete effect closes one window and opens the next."""
        self.turn += 1
        self.spared = 0
        self.declared = 0
        if self.turn == self.people:
            self.phase = END

    # TR-5 The end of the round.

    def end_of_round(self) -> Flow:
        """TR-4.6, TR-Q36: the First Player ends the round; until then anybody may still declare."""
        yield self.open_question(self.first, ASK_END_ROUND)
        speaker = self.reactor
        if speaker != self.first or self.answers[speaker] is SPEAK:
            yield from self.speak(speaker)
            return
        self.draw_for_quiet()
        for turn in range(self.people):
            laid = self.laid(self.seat_of_turn(turn))
            if self.zones[laid]:
                self.draw(laid, self.discard)
        self.first = (self.first + 1) % self.people
        self.drop_denials()
        if self.is_last_round():
            self.tell(TIME_OUT)
            self.last_look("TR-8.7")
            return
        if self.emptied == 0:
            self.arrive()
        self.let_memories_fade()
        self.round += 1
        self.begin_round()

    def draw_for_quiet(self) -> None:
        """TR-11.14, TR-Q8: every Mr. Poopybutthole gives everybody a card, if nobody has shot."""
        if not self.quiet_draws:
            return
        if self.shots_fired:
            self.tell(LOUD_ROUND)
            return
        self.tell(QUIET_ROUND)
        for _ in range(self.quiet_draws):
            for seat in self.clockwise():
                self.draw_action(seat)

    # TR-8 The end.

    def last_look(self, rule: str) -> None:
        """TR-8.4, TR-8.7, TR-8.8, TR-Q25: the centre is turned up; an empty one holds no Parasite."""
        parasites = self.reveal_centre(REVEALED)
        if self.advanced:
            if parasites:
                self.show_friends()
                self.side_wins(True, "a Parasite was left in the centre", "TR-8.8")
            else:
                self.go_to_dinner()
        elif parasites:
            self.tell(TEAM_LOST)
            self.end([], "a Parasite was left", rule, PARASITE)
        else:
            self.tell(TEAM_WON)
            self.end(list(range(self.seats)), "no Parasite left", rule, REAL)

    # For the curious.

    def why_not(self, seat: int, key: str) -> WhyNot:
        return whynot.why_not(self, seat, key)

    def facts(self) -> Json:
        return scene.facts(self)

    def place(self, facts: Json) -> None:
        scene.place(self, facts)


def create(layout: Layout, rng: Rng, options: Choices) -> Rickall:
    return Rickall(layout, rng, options)


def misfit(seats: int, options: Choices) -> str:
    """TR-1.5, TR-Q18: why these options do not suit so many seats."""
    if options["mode"] == "advanced" and seats < 3:
        return f"the advanced mode of Total Rickall is for 3 to 5 seats, not {seats} (TR-1.5)"
    first = options["first"]
    if first != "random" and int(first) >= seats:
        return f"option 'first' names seat {first}, but the seats are 0 to {seats - 1} (TR-Q18)"
    return ""
