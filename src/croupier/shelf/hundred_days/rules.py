"""Les 100 Jours de Rick and Morty: the seven phases of a round, as the rulebook tells them, and the end."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.hundred_days import scene, whynot
from croupier.shelf.hundred_days.board import HOUSE, PLACES, SPACES, TILE_PLACES, TOUCHES, TWO_AT_ONCE, after
from croupier.shelf.hundred_days.cards import (
    BIT,
    FIGURES,
    FINDERS_FEE,
    GARAGE_MANAGER,
    NOPE_PORTAL,
    PORTAL_VALET,
    PUSHY_UNDERSTUDY,
    TILES,
)
from croupier.shelf.hundred_days.collection import Collection
from croupier.shelf.hundred_days.options import (
    ASK_DESTROY,
    ASK_LUNCH,
    ASK_MORTY,
    ASK_PAY,
    ASK_REACT,
    ASK_RICK,
    ASK_SPEND,
    ASK_TURN,
    BLACK_HOLE,
    CANCELLED,
    CLOSED,
    CLOSES,
    DIE,
    END_TURN,
    GOT_GARAGE,
    GUARDS,
    KIND_OF_ASK,
    LAST_ROUND,
    MORTY_SOMEWHERE,
    MOVE,
    NO_GARAGE,
    NOBODY_THERE,
    OPENED,
    OVER,
    PASS,
    PASSED,
    PLACE_ENDS,
    PLACED,
    PLAYED,
    PLAYS,
    RICK_AGAIN,
    ROLLED_EVEN,
    ROLLED_OFF,
    ROUND,
    RULE_OF_ASK,
    SCORED,
    STARTS,
    THREW_AWAY,
    TIME_IS_UP,
    TURN,
    USES,
    WON,
    WON_TIE,
    decision,
    unpacked,
)
from croupier.shelf.hundred_days.state import (
    ADVENTURE,
    COLLECTION,
    DRAWING,
    FOUR,
    GARAGE,
    MISSION,
    NOWHERE,
    lowest,
)
from croupier.table import Choices, Decision, Flow, Json, Layout, Option, Result, Rng, WhyNot


class HundredDays(Collection):
    """A hundred days, a dozen rounds or so."""

    def copy(self) -> HundredDays:
        return HundredDays(self.layout, self.rng.copy(), self.options, self)

    # HD-3 Setup.

    def deal(self) -> None:
        self.shuffle(self.tiles)
        if self.tile_count() < TILES:
            for _ in range(TILES - self.tile_count()):
                self.move(self.zones[self.tiles][0], self.tiles, self.box)
        for space in range(1, SPACES + 1):
            self.draw(self.tiles, self.space(space))
            self.tell(OPENED, space, self.tile_at(space))
        self.shuffle(self.deck)
        for seat in range(self.seats):
            self.draw_cards(seat, FIGURES.dealt)
        self.begin_round()

    def tile_count(self) -> int:
        """HD-3.2, HD-Q43: 12 tiles make a shorter game."""
        wanted = self.options["tiles"]
        if wanted == "auto":
            return FIGURES.short if self.seats == 2 else TILES
        return int(wanted)

    def begin_round(self) -> None:
        """HD-6.2: the die is rolled."""
        self.phase = MISSION
        self.rick = [NOWHERE] * self.seats
        self.morty = [NOWHERE] * self.seats
        self.marshal_used = False
        self.at = 0
        self.tell(ROUND, self.round)
        self.die = self.roll("die")
        self.tell(DIE, self.die)

    # The flow.

    def step(self) -> Flow:
        """HD-6.1: the phases in order."""
        self.forget()
        phase = self.phase
        if phase == ADVENTURE:
            return self.adventure()
        if phase == COLLECTION:
            return self.collect()
        if phase == MISSION:
            return self.mission()
        if phase == GARAGE:
            return self.visit_garage()
        if phase == DRAWING:
            return self.draw_for_pawns()
        return self.discard_down()

    def offer(self, about: int, seat: int) -> Decision:
        if about == ASK_TURN:
            return self.turn_offer(seat)
        if about == ASK_REACT:
            return decision(about, self.reactions_in_hand(seat))
        if about == ASK_RICK:
            return decision(about, (1 << PLACES) - 1)
        if about == ASK_MORTY:
            return decision(about, (1 << TILE_PLACES) - 1)
        if about == ASK_DESTROY:
            return decision(about, self.cards_in(self.hand(seat)))
        if about == ASK_LUNCH:
            return decision(about, self.playable_green(seat))
        if about == ASK_PAY:
            return Decision(KIND_OF_ASK[about], RULE_OF_ASK[about], tuple(self.ways(seat, self.closing)))
        return decision(about, self.choice)

    # HD-7 Mission.

    def mission(self) -> Flow:
        """HD-7.1, HD-7.6, HD-Q52: all at once, behind the screens; when all are ready, the pawns are put on the board."""
        placing = list(range(self.seats))
        while placing:
            yield self.ask_all(placing, ASK_RICK)
            for seat in placing:
                self.keep(seat)
            yield self.ask_all(placing, ASK_MORTY)
            placing = [seat for seat in placing if not self.ready(seat)]
        for seat in range(self.seats):
            rick, morty = self.kept[seat]
            self.rick[seat] = rick.value
            self.morty[seat] = morty.value
            self.tell(PLACED, seat, self.rick[seat], self.morty[seat])
        self.reveal_kept()
        self.initiative()
        self.phase = GARAGE

    def ready(self, seat: int) -> bool:
        """HD-Q52: whether both tokens stay where they are behind the screen; otherwise Rick is taken up again."""
        if self.answers[seat] is RICK_AGAIN:
            del self.kept[seat]
            del self.kept_among[seat]
            return False
        self.keep(seat)
        self.kept_among[seat][-1] = MORTY_SOMEWHERE
        return True

    # HD-8 Initiative.

    def initiative(self) -> None:
        """HD-8.1 to HD-8.5: the strongest on the die's dimension, or on the next one where anybody is."""
        space = self.die
        for _ in range(SPACES):
            best = max([self.strength(seat, space) for seat in range(self.seats)])
            if best:
                leaders = [seat for seat in range(self.seats) if self.strength(seat, space) == best]
                if space != self.die:
                    self.tell(NOBODY_THERE, self.die, space)
                self.start = self.break_tie(leaders)
                self.tell(STARTS if len(leaders) == 1 else WON_TIE, self.start, space)
                return
            space = after(space)
        self.start = self.roll_off(list(range(self.seats)))
        self.tell(STARTS, self.start, HOUSE)

    def strength(self, seat: i64, space: i64) -> i64:
        """HD-8.2, HD-Q1: Rick and Morty, Rick in two and Morty, Rick, Rick in two, Morty, nobody."""
        rick: i64 = self.rick[seat]
        here = TOUCHES[rick] & 1 << space != 0
        morty = TOUCHES[self.morty[seat]] & 1 << space != 0
        if here and morty:
            return 4 if TWO_AT_ONCE[rick] else 5
        if here:
            return 2 if TWO_AT_ONCE[rick] else 3
        return 1 if morty else 0

    def break_tie(self, leaders: list[int]) -> int:
        """HD-8.3, HD-C18: the Pushy Understudy wins ties without rolling."""
        if len(leaders) == 1:
            return leaders[0]
        pushy = [seat for seat in leaders if self.owns(seat, PUSHY_UNDERSTUDY)]
        if len(pushy) == 1:
            return pushy[0]
        return self.roll_off(pushy or leaders)

    def roll_off(self, seats: list[int]) -> int:
        """HD-8.3, HD-Q35: the highest number; those who share it roll again."""
        while len(seats) > 1:
            rolled: list[int] = []
            for seat in seats:
                rolled.append(self.roll("die"))
                self.tell(ROLLED_OFF, seat, rolled[-1])
            best = max(rolled)
            seats = [seat for at, seat in enumerate(seats) if rolled[at] == best]
            if len(seats) > 1:
                self.tell(ROLLED_EVEN)
        return seats[0]

    # HD-9 Garage.

    def visit_garage(self) -> Flow:
        """HD-9.1, HD-9.2, HD-C15, HD-Q18: a garage token and a resource for each pawn on the house."""
        seat = self.in_order()[self.at]
        pawns = (TOUCHES[self.rick[seat]] & 1) + (TOUCHES[self.morty[seat]] & 1)
        if pawns:
            wanted = pawns + (1 if self.owns(seat, GARAGE_MANAGER) else 0)
            count = min(wanted, self.garage_left)
            self.garage[seat] += count
            self.garage_left -= count
            self.tell(GOT_GARAGE if count else NO_GARAGE, seat, count)
            yield from self.take_some(seat, pawns)
        self.at += 1
        if self.at == self.people:
            self.at = 0
            self.begin_adventure()

    # HD-10 Adventure.

    def begin_adventure(self) -> None:
        self.phase = ADVENTURE
        self.passes = 0
        self.begin_turn(self.start)

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.actions = 1
        self.busy = False
        self.coupons = 0
        self.tell(TURN, seat)

    def turn_offer(self, seat: int) -> Decision:
        """HD-10.1, HD-10.8, HD-10.10: the actions, while there is one left, and what may be done besides."""
        options: list[Option] = []
        if self.actions > 0:
            cards = self.cards_in(self.hand(seat)) & FIGURES.blue | self.playable_green(seat)
            add_those(options, PLAYS, cards)
            add_those(options, CLOSES, self.closable(seat))
            if self.spendable(seat):
                options.append(MOVE)
        add_those(options, USES, self.usable(seat))
        add_those(options, GUARDS, self.guardable(seat))
        options.append(PASS if self.actions == 1 and not self.acted else END_TURN)
        return Decision(KIND_OF_ASK[ASK_TURN], RULE_OF_ASK[ASK_TURN], tuple(options))

    def adventure(self) -> Flow:
        """HD-10.1, HD-10.2: one thing a player does on a turn."""
        seat = self.turn
        if self.actions <= 0 and not self.usable(seat) and not self.guardable(seat):
            self.end_turn(False)
            return
        yield self.ask(seat, ASK_TURN)
        option = self.answers[seat]
        if option is PASS:
            self.tell(PASSED, seat)
            self.end_turn(not self.busy)
        elif option is END_TURN:
            self.end_turn(False)
        elif option.kind == "use":
            yield from self.use(seat, TILES + option.value)
        elif option.kind == "guard":
            self.guard(seat, TILES + option.value)
        else:
            self.actions -= 1
            self.acted = True
            self.passes = 0
            if option is MOVE:
                yield from self.pay_and_move(seat)
            elif option.kind == "close":
                yield from self.close(seat, option.value)
            else:
                yield from self.play(seat, TILES + option.value)

    def end_turn(self, passed: bool) -> None:
        """HD-Q2, HD-Q21: when all have passed one after the other, the phase is over."""
        self.passes = self.passes + 1 if passed else 0
        self.acted = False
        if self.passes == self.people:
            self.end_adventure()
        else:
            self.begin_turn((self.turn + 1) % self.people)

    def play(self, seat: int, kind: int) -> Flow:
        """HD-10.3, HD-10.4, HD-4.1: a green card stays; a blue one is destroyed when done, a place at the end of the round."""
        bit = BIT[kind]
        self.card = kind
        if FIGURES.green & bit:
            yield from self.play_green(seat, kind)
            return
        card = self.pick(kind, self.hand(seat), self.played)
        self.tell(PLAYED, seat, kind)
        yield from self.react(self.others_clockwise(seat), NOPE_PORTAL)
        if self.cancelled:
            self.tell(CANCELLED, seat, kind)
            self.to_discard(card, self.played)
        elif FIGURES.places & bit:
            self.move(card, self.played, self.area(seat))
            yield from self.blue_effect(seat, kind)
        else:
            yield from self.blue_effect(seat, kind)
            self.to_discard(card, self.played)

    def pay_and_move(self, seat: int) -> Flow:
        """HD-10.6, HD-C16, HD-P02: two tokens of a kind, as a rule; they are paid when it is said where Rick goes."""
        price = self.move_price(seat)
        if price == 1 or self.owns(seat, PORTAL_VALET):
            for left in range(price, 0, -1):
                self.left = left
                kinds = self.kinds_held(seat)
                yield from self.choose(seat, ASK_SPEND, kinds if left < self.all_held(seat) else 1 << lowest(kinds))
                self.lay_out(seat, self.chosen, 1)
            self.left = 0
        else:
            yield from self.choose(seat, ASK_SPEND, self.spendable(seat))
            self.lay_out(seat, self.chosen, 2)
        yield from self.move_rick(seat, seat)

    def close(self, seat: int, space: int) -> Flow:
        """HD-10.5: pay, take the tile, put a new one there; without a new one there is a black hole (HD-14.1)."""
        self.closing = space
        ways = self.ways(seat, space)
        chosen = ways[0]
        self.heap = FIGURES.cost[self.tile_at(space)][:]
        if len(ways) > 1:
            yield self.ask(seat, ASK_PAY)
            chosen = self.answers[seat]
        self.coupons = 0
        self.heap = unpacked(chosen.value)
        for resource in range(FOUR):
            self.pay(seat, resource, self.heap[resource])
        self.choice = self.kinds_in_heap()
        tile = self.zones[self.space(space)][0]
        self.move(tile, self.space(space), self.closed(seat))
        self.tell(CLOSED, seat, space, self.face[tile])
        yield from self.react(self.others_clockwise(seat), FINDERS_FEE)
        self.heap = [0] * FOUR
        if self.zones[self.tiles]:
            self.draw(self.tiles, self.space(space))
            self.tell(OPENED, space, self.tile_at(space))
        else:
            self.holes |= 1 << space
            self.tell(BLACK_HOLE, space)
            if not self.ending:
                self.tell(LAST_ROUND)
            self.ending = True

    def end_adventure(self) -> None:
        """HD-14.2, HD-Q23: after the closing that left a hole there is no Collection any more."""
        self.passes = 0
        self.actions = 1
        self.busy = False
        self.coupons = 0
        self.turn = self.start
        if self.ending:
            self.tell(OVER)
            self.score()
        else:
            self.at = 0
            self.spot = 0
            self.phase = COLLECTION

    # HD-13 Discard.

    def discard_down(self) -> Flow:
        """HD-13.1, HD-13.2: down to seven; then places are over and a new round begins, unless it was the last (HD-Q51)."""
        seat = self.in_order()[self.at]
        yield from self.throw_some_away(seat, len(self.zones[self.hand(seat)]) - self.hand_limit(seat))
        self.at += 1
        if self.at < self.people:
            return
        if self.round >= FIGURES.rounds:
            self.tell(TIME_IS_UP, self.round)
            self.score()
            return
        self.end_places()
        self.round += 1
        self.begin_round()

    def end_places(self) -> None:
        """HD-Q34, HD-Q44: lasting places are destroyed at the end of the round."""
        for seat in self.in_order():
            for card in self.zones[self.area(seat)][:]:
                if FIGURES.places & BIT[self.face[card]]:
                    self.to_discard(card, self.area(seat))
                    self.tell(PLACE_ENDS, seat, self.face[card])
            self.barter[seat] = 0

    # HD-14 The end.

    def score(self) -> None:
        """HD-14.3 to HD-14.6, HD-Q19, HD-Q44."""
        self.end_places()
        for seat in self.in_order():
            for card in self.zones[self.hand(seat)][:]:
                self.to_discard(card, self.hand(seat))
                self.tell(THREW_AWAY, seat, self.face[card])
        points = [self.points_of(seat) for seat in range(self.seats)]
        for seat in self.in_order():
            self.tell(SCORED, seat, points[seat])
        ranks = [
            (points[seat], len(self.zones[self.closed(seat)]), self.garage_on_cards(seat)) for seat in range(self.seats)
        ]
        best = max(ranks)
        winners = [seat for seat in range(self.seats) if ranks[seat] == best]
        for seat in self.in_order():
            if seat in winners:
                self.tell(WON, seat)
        self.result = Result(tuple(winners), tuple(points), "most adventure points", "HD-14.6")

    # For the curious.

    def why_not(self, seat: int, key: str) -> WhyNot:
        return whynot.why_not(self, seat, key)

    def facts(self) -> Json:
        return scene.facts(self)

    def place(self, facts: Json) -> None:
        scene.place(self, facts, self.tile_count())


def add_those(options: list[Option], known: list[Option], chosen: i64) -> None:
    """Adds those options whose bits are set."""
    while chosen:
        options.append(known[lowest(chosen)])
        chosen &= chosen - 1


def create(layout: Layout, rng: Rng, options: Choices) -> HundredDays:
    return HundredDays(layout, rng, options)
