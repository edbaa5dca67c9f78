"""What lies on the table: teams, guns, bets and hands, and how cards move. The rules are in the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from mypy_extensions import i64

from croupier.shelf.russian_roulette import actions, questions, rounds, scene, state_fields, trigger
from croupier.shelf.russian_roulette.actions import Action
from croupier.shelf.russian_roulette.cards import ACTIONS_FROM, BULLET, CLICK, KINDS, Figures, figures_of
from croupier.shelf.russian_roulette.layout import AIMED_ELSEWHERE, NO_BET, TEAM
from croupier.shelf.russian_roulette.options import DREW, NO_DRAW, RESHUFFLED, ROUND
from croupier.shelf.russian_roulette.phases import PHASES, POCKET, POWDER, SHOW_OFF, TRIGGER
from croupier.table import NOBODY, Choices, Decision, Flow, Game, Json, Layout, Rng, Show, WhyNot

if TYPE_CHECKING:
    from croupier.table.fields import Empty, Fixed, Flag, Number, NumberPerSeat, Passing, PerSeat, SeatFlags, Word


class Roulette(Game):
    """The table. Sets of seats and of kinds are numbers with one bit for each."""

    # The cards of this table, and its house rules.
    figures: Figures
    cards: Annotated[list[Action], Fixed()]
    goal: i64
    may_keep_aim: bool
    chosen_peeks: bool
    showing_off: bool

    # RR-3: the round, and how far it has gone.
    round: Annotated[i64, Number(least=1)] = 1
    phase: Annotated[i64, Word(PHASES)] = POCKET
    shot: i64 = 0

    # RR-9, RR-10: the players. ``captains`` are those whose captain lives, ``inside`` those who are in the round.
    characters: Annotated[list[int], NumberPerSeat(TEAM, most=TEAM)]
    points: Annotated[list[int], NumberPerSeat()]
    captains: i64 = 0
    inside: i64 = 0
    scored: i64 = 0

    # RR-6, RR-7: bets and accusations. ``accused`` have spent their accusation, ``blamed`` are those whom it hits.
    bet: Annotated[list[int], PerSeat(NO_BET)]
    bullets: Annotated[list[int], PerSeat(start="game.figures.bullets_each")]
    loaded: Annotated[list[int], PerSeat()]
    accuses: Annotated[list[int], PerSeat(NOBODY)]
    accused: i64 = 0
    blamed: i64 = 0
    shown: i64 = 0
    bribed: Annotated[i64, SeatFlags()] = 0

    # RR-8: the next shot, and the BULLETs just turned up.
    aim: Annotated[list[int], Empty()]
    forced: Annotated[i64, SeatFlags()] = 0
    may_change: Annotated[i64, SeatFlags()] = 0
    called: Annotated[i64, SeatFlags()] = 0
    ducking: Annotated[i64, SeatFlags()] = 0
    turned_up: Annotated[i64, SeatFlags()] = 0
    soaked: Annotated[i64, SeatFlags()] = 0
    all_must_aim: Annotated[bool, Flag()] = False

    # RR-Q35: how many cards of each kind lie face up, and the kinds that no player can hold.
    lying: Annotated[list[int], Empty()]
    spent: i64 = 0

    # The Action card that is being carried out, and its player.
    player: Annotated[i64, Passing()] = NOBODY
    card: Annotated[i64, Passing()] = CLICK

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: Roulette | None = None) -> None:
        super().__init__(places, rng, like)
        seats = places.seats
        self.people: i64 = seats
        self.options = options
        self.action: i64 = 6 * seats
        self.discard: i64 = 6 * seats + 1
        self.reserve: i64 = 6 * seats + 2
        self.gone: i64 = 6 * seats + 3
        self.middle: i64 = seats
        if like is not None:
            state_fields.copy(like, self)
            return
        self.figures = figures_of(places.edition)
        self.cards = actions.cards_of(self.figures)
        self.goal = int(options["points"])
        self.may_keep_aim = options["aim"] == "may"
        self.chosen_peeks = options["peek"] == "chosen"
        self.showing_off = options["show_off"] is True
        state_fields.begin(self)
        self.captains = (1 << seats) - 1
        self.inside = self.captains
        self.aim = list(range(seats))
        self.lying = [0] * len(KINDS)
        self.spent = self.figures.absent
        self._unpack()

    def _unpack(self) -> None:
        """RR-2.2, RR-2.4: lay out the ammunition, the reserve, and the Action deck in its box order."""
        figures = self.figures
        for kind in range(ACTIONS_FROM, len(KINDS)):
            self.lay(kind, figures.count[kind], self.action, self.seats + 1)
        for seat in range(self.seats):
            self.lay(CLICK, figures.clicks_each, self.ammo(seat), seat)
            self.lay(BULLET, figures.bullets_each, self.ammo(seat), seat)
        self.lay(BULLET, figures.bullets - figures.bullets_each * self.seats, self.reserve, self.middle)

    # What the engine asks of a game.

    def copy(self) -> Roulette:
        return Roulette(self.layout, self.rng.copy(), self.options, self)

    def deal(self) -> None:
        """RR-2.2: deal one Action card each, in secret."""
        self.shuffle(self.action)
        self.tell(ROUND, self.round)
        for seat in range(self.people):
            self.draw_action(seat)

    def step(self) -> Flow:
        return rounds.step(self)

    def offer(self, about: int, seat: int) -> Decision:
        return questions.QUESTIONS[about].offer(self, seat)

    def why_not(self, seat: int, key: str) -> WhyNot | None:
        return questions.why_not(self, seat, key)

    def facts(self) -> Json:
        return scene.facts(self)

    def place(self, facts: Json) -> None:
        scene.place(self, facts)

    # Zones.

    def hand(self, seat: i64) -> i64:
        return seat

    def ammo(self, seat: i64) -> i64:
        return self.people + seat

    def barrel(self, seat: i64) -> i64:
        return 2 * self.people + seat

    def pocket(self, seat: i64) -> i64:
        return 3 * self.people + seat

    def fired(self, seat: i64) -> i64:
        return 4 * self.people + seat

    def spare(self, seat: i64) -> i64:
        return 5 * self.people + seat

    # Players.

    def living(self) -> list[int]:
        """The seats whose captain lives."""
        return [seat for seat in range(self.people) if self.captains & 1 << seat]

    def in_round(self, seat: i64) -> bool:
        """RR-Q26: whether a player is alive and not out of the round; one who is done with their shots is still in."""
        return self.inside & 1 << seat != 0

    # Action cards.

    def draw_action(self, seat: i64) -> None:
        """RR-Q9: draw a card from the deck, from the shuffled discards, or none."""
        if not self.zones[self.action]:
            if not self.zones[self.discard]:
                self.tell(NO_DRAW, seat)
                return
            self.gather([self.discard], self.action)
            self.shuffle(self.action)
            self.spent = self.figures.absent
            self.lying = [0] * len(KINDS)
            self.tell(RESHUFFLED)
        card = self.draw(self.action, self.hand(seat))
        self.tell_card(DREW, card, seat)

    def lay_down(self, seat: int, kind: int) -> None:
        """RR-Q9: put a played card face up on the discard pile."""
        self.pick(kind, self.hand(seat), self.discard)
        self.count_discard(kind)

    def count_discard(self, kind: int) -> None:
        """Count a card that lies face up, so that all can see which kinds no player can hold (RR-Q35)."""
        self.lying[kind] += 1
        if self.lying[kind] == self.figures.count[kind]:
            self.spent |= 1 << kind

    # Guns.

    def holds(self, zone: i64, kind: i64) -> bool:
        """Whether a card of the kind lies in a zone."""
        for card in self.zones[zone]:
            if self.face[card] == kind:
                return True
        return False

    def put_in_bullet(self, seat: int, zone: int) -> bool:
        """Put one CLICK of the zone beside its owner, and a BULLET of the reserve in its place. Return whether that was
        possible; if there was no CLICK, all viewers know that from now on.
        """
        if not self.zones[self.reserve]:
            return False
        if not self.holds(zone, CLICK):
            self.see_all(self.zones[zone], self.layout.everybody)
            return False
        self.into_pool(self.pick(CLICK, zone, self.spare(seat)), self.middle)
        self.into_pool(self.draw(self.reserve, zone), seat)
        self.bullets[seat] += 1
        return True

    def take_out_bullet(self, seat: int) -> None:
        """Put a BULLET of a player's seven cards back into the reserve, and a CLICK back in its place."""
        self.into_pool(self.pick(BULLET, self.ammo(seat), self.reserve), self.middle)
        self.into_pool(self.draw(self.spare(seat), self.ammo(seat)), seat)
        self.bullets[seat] -= 1

    def take_back(self, seat: int) -> None:
        """RR-Q15: return pocket, barrel and shown cards to their owner's hand."""
        self.gather([self.pocket(seat), self.barrel(seat), self.fired(seat)], self.ammo(seat))

    # Public information.

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def show_table(self, to: Show) -> None:
        to.number("round", self.round)
        to.maybe("shot", self.shot, self.phase in (TRIGGER, POWDER, SHOW_OFF))
        to.number("points_to_win", self.goal)
        to.seats("turned_up", self.turned_up & ~self.soaked, self.people)
        to.word("card", KINDS, self.card if self.player >= 0 else -1)
        to.seat("card_player", self.player)

    def show_player(self, to: Show, seat: int) -> None:
        bit: i64 = 1 << seat
        to.known("seat", seat)
        to.known("team", self.figures.teams[seat])
        to.known("captain", self.figures.captains[seat])
        to.first("teammates", self.figures.teammates[seat], max(self.characters[seat] - 1, 0))
        to.number("characters", self.characters[seat])
        to.number("points", self.points[seat])
        to.flag("in_round", self.in_round(seat))
        to.number("bullets", self.bullets[seat])
        to.seat("bet", self.bet[seat])
        to.flag("has_accused", self.accused & bit != 0)
        to.seat("accuses", self.accuses[seat])
        to.flag("pocket_shown", self.shown & bit != 0)
        to.flag("takes_part", self.phase == TRIGGER and trigger.takes_part(self, seat))
        to.either("aim", self.aim[seat], AIMED_ELSEWHERE)
        to.flag("ducking", self.ducking & bit != 0)

    def show_counters(self, to: Show) -> None:
        to.counter("round", NOBODY, self.round)
        to.counter("shot", NOBODY, self.shot)
        for seat in range(self.people):
            to.counter("characters", seat, self.characters[seat])
            to.counter("points", seat, self.points[seat])
            to.counter("bullets", seat, self.bullets[seat])
            to.counter("bet", seat, self.bet[seat], self.bet[seat] != NO_BET)
