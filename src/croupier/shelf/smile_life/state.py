"""The state of Smile Life: hands, lives, piles and plagues, how cards move, and the methods that the engine calls.

The rules are functions over it, in modules (``turns``, ``laying``, ``losing``, ``fights`` and so on); what a card does
is in the module of its family.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from mypy_extensions import i64

from croupier.shelf.smile_life import asking, opening, scene, showing, state_fields, turns, virus
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import (
    ADULTERY,
    BUNKER,
    EVENT_PURGE,
    KINDS,
    MALUS_VIRUS,
    Figures,
    is_plague,
)
from croupier.shelf.smile_life.deck import Deck, deck_of
from croupier.shelf.smile_life.jobs import Job
from croupier.shelf.smile_life.layout import (
    ADVANCED,
    BLANK,
    BYTE,
    BYTES,
    FIRST_LAID,
    LAST_FACE_UP,
    LIFE,
    MOST_BYTES,
    NONE,
    OPENING,
    POOL,
    SHARES,
)
from croupier.shelf.smile_life.malus import Malus
from croupier.shelf.smile_life.options import (
    AFFAIR,
    ASK_LUCK,
    ASK_ORDER,
    ASK_PLAGUE,
    CARD,
    DREW,
    NO,
    PLAGUE_CAME,
    add_once,
)
from croupier.shelf.smile_life.plague import Plague
from croupier.table import NOBODY, Choices, Decision, Flow, Game, Json, Layout, Option, Rng, Show, WhyNot

if TYPE_CHECKING:
    from croupier.table.fields import Empty, Fixed, Number, NumberPerSeat, Passing, PerSeat, SeatFlags


class SmileLife(Game):
    """A table of Smile Life. Sets of seats are numbers with one bit for each; plagues and monsters are parallel lists."""

    counters_follow = True

    # The cards and the house rules of this table.
    deck: Annotated[Deck, Fixed()]
    figures: Annotated[Figures, Fixed()]
    cards: Annotated[list[Card], Fixed()]
    advanced: bool

    # SL-3: whose turn it is, and how many turns have begun.
    phase: i64 = OPENING
    turn: Annotated[i64, Number(most="game.seats - 1")] = 0
    turns: i64 = 0
    turned: bool = False

    # The players: their jobs, turns to skip, a free house, and other notes about their lives.
    jobs: Annotated[list[Job], PerSeat(start="game.deck.no_job")]
    skips: Annotated[list[int], NumberPerSeat()]
    free_house: i64 = 0
    pulled: Annotated[i64, SeatFlags()] = 0
    uncounted: Annotated[list[int], NumberPerSeat(most="game.levels_in(game.extra(seat))")]
    were_bandits: i64 = 0
    bombed: Annotated[i64, SeatFlags()] = 0
    dictator_waits: bool = False

    # Single cards: the flirts that have had their child, the card under the Bunker, and who threw each card away.
    babies: Annotated[list[int], Empty()]
    bunkered: i64 = -1
    threw: Annotated[list[int], Empty()]

    # SL-15.10: the Casino.
    casino_open: bool = False
    casino_owner: i64 = NOBODY
    bettor: i64 = NOBODY

    # AP-2: plagues and monsters, those that are due, and past ones.
    running: Annotated[list[int], Empty()]
    left: Annotated[list[int], Empty()]
    notcher: Annotated[list[int], Empty()]
    since: Annotated[list[int], Empty()]
    cardless: Annotated[list[int], Empty()]
    monsters: Annotated[list[int], Empty()]
    monster_at: Annotated[list[int], Empty()]
    monster_left: Annotated[list[int], Empty()]
    due: Annotated[list[int], Empty()]
    due_by: Annotated[list[int], Empty()]
    past: i64 = 0
    waiting_purge: i64 = NOBODY
    target: i64 = -1

    # The current question: the card and the player it is about, the options, and the answer.
    about_kind: Annotated[i64, Passing()] = -1
    victim: Annotated[i64, Passing()] = NOBODY
    among: Annotated[list[Option], Passing()]
    chosen: Annotated[Option, Passing()]
    strength: Annotated[i64, Passing()] = 0

    # The current turn or fight.
    turn_over: Annotated[bool, Passing()] = False
    new_job: Annotated[i64, Passing()] = 0
    first_take: Annotated[bool, Passing()] = False
    ebbing: Annotated[bool, Passing()] = False
    monster_gone: Annotated[bool, Passing()] = False
    hurt: Annotated[bool, Passing()] = False
    rainbow_of: Annotated[i64, Passing()] = NOBODY
    rainbow_hand: Annotated[i64, Passing()] = 0
    heir: Annotated[i64, Passing()] = NOBODY
    heir_hand: Annotated[i64, Passing()] = 0

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: SmileLife | None = None) -> None:
        super().__init__(places, rng, like)
        self.people: i64 = places.seats
        self.options = options
        common: i64 = len(LIFE) * places.seats
        self.pile: i64 = common
        self.discard: i64 = common + 1
        self.out: i64 = common + 2
        self.plagues: i64 = common + 3
        self.casino: i64 = common + 4
        self.bets: i64 = common + 5
        self.flood: i64 = common + 6
        self.aliens: i64 = common + 7
        self.played: i64 = common + 8
        self.mixed: i64 = common + 9
        self.box: i64 = common + 10
        self.among = []
        self.chosen = NO
        if like is not None:
            state_fields.copy(like, self)
            return
        self.deck = deck_of(places.edition)
        self.figures = self.deck.figures
        self.cards = self.deck.cards
        self.advanced = options["expansion"] == ADVANCED
        state_fields.begin(self)
        self._unpack()

    def _unpack(self) -> None:
        """SL-1.1, AP-1.4: the cards of the boxes, to be shuffled together."""
        alone = self.options["expansion"] == NONE
        for kind in range(len(KINDS)):
            if self.figures.base[kind] or not alone:
                self.lay(kind, self.figures.count[kind], self.pile, POOL)
        self.threw = [NOBODY] * len(self.face)

    # Zones before a seat.

    def hand(self, seat: i64) -> i64:
        return seat

    def studies(self, seat: i64) -> i64:
        return self.people + seat

    def extra(self, seat: i64) -> i64:
        """SL-7.8: studies laid while working."""
        return 2 * self.people + seat

    def job_of(self, seat: i64) -> i64:
        return 3 * self.people + seat

    def wages(self, seat: i64) -> i64:
        return 4 * self.people + seat

    def flirts(self, seat: i64) -> i64:
        return 5 * self.people + seat

    def marriage(self, seat: i64) -> i64:
        """The marriage, and the adultery on it."""
        return 6 * self.people + seat

    def affair(self, seat: i64) -> i64:
        """SL-13.2: flirts beside the marriage."""
        return 7 * self.people + seat

    def children(self, seat: i64) -> i64:
        return 8 * self.people + seat

    def belongings(self, seat: i64) -> i64:
        """Acquisitions, distinctions and an unspent Inheritance."""
        return 9 * self.people + seat

    def flipped(self, seat: i64) -> i64:
        """SL-4.2: face down, but they score."""
        return 10 * self.people + seat

    def malus(self, seat: i64) -> i64:
        return 11 * self.people + seat

    def peek(self, seat: i64) -> i64:
        """Cards set aside, or looked at, for a moment."""
        return 12 * self.people + seat

    # The seats.

    def next_to(self, seat: i64) -> i64:
        """SL-3.1: the left neighbour."""
        after = seat + 1
        return 0 if after == self.people else after

    def before(self, seat: i64) -> i64:
        """The right neighbour."""
        return self.people - 1 if seat == 0 else seat - 1

    def round_from(self, seat: i64) -> list[int]:
        """All seats in order, starting with a player."""
        return [(seat + turn) % self.people for turn in range(self.people)]

    def others(self, seat: i64) -> list[int]:
        """The other seats in order, from the left neighbour."""
        return [(seat + turn) % self.people for turn in range(1, self.people)]

    # What a kind is.

    def as_job(self, kind: i64) -> Job:
        """The job that a kind is."""
        return self.deck.jobs[kind]

    def as_malus(self, kind: i64) -> Malus:
        """The malus that a kind is."""
        card = self.cards[kind]
        assert isinstance(card, Malus)
        return card

    def as_plague(self, kind: i64) -> Plague:
        """The plague that a kind is."""
        card = self.cards[kind]
        assert isinstance(card, Plague)
        return card

    # A player's life.

    def job(self, seat: i64) -> Job:
        """A player's job, or the object for none (``works`` distinguishes them)."""
        return self.jobs[seat]

    def note_job(self, seat: i64) -> None:
        """Note that a player has taken up or left the job that lies before them."""
        cards = self.zones[self.job_of(seat)]
        self.jobs[seat] = self.as_job(self.face[cards[0]]) if cards else self.deck.no_job

    def is_survivalist(self, seat: i64) -> bool:
        return self.job(seat).survives

    def wedding(self, seat: i64) -> i64:
        """A player's marriage; -1 if there is none."""
        for card in self.zones[6 * self.people + seat]:
            if self.face[card] != ADULTERY:
                return card
        return -1

    def is_married(self, seat: i64) -> bool:
        return self.wedding(seat) >= 0

    def is_unfaithful(self, seat: i64) -> bool:
        return self.find(6 * self.people + seat, ADULTERY) >= 0

    def owned(self, seat: i64, gift: i64) -> i64:
        """A face-up card among a player's belongings that gives this; -1 if there is none."""
        for card in self.zones[9 * self.people + seat]:
            if self.cards[self.face[card]].gives & gift:
                return card
        return -1

    def owns(self, seat: i64, gift: i64) -> bool:
        """Whether a player has a belonging that gives this."""
        return self.owned(seat, gift) >= 0

    def has(self, seat: i64, kind: i64) -> bool:
        """Whether a player has this job, or this child laid face up."""
        return self.job(seat).kind == kind or self.find(self.children(seat), kind) >= 0

    def levels_in(self, zone: i64) -> i64:
        """The levels of the studies that lie in a zone."""
        levels: i64 = 0
        for card in self.zones[zone]:
            levels += self.cards[self.face[card]].level
        return levels

    def is_protected(self, card: i64) -> bool:
        """AP-14.2: whether a card is the Bunker or lies under it."""
        return card == self.bunkered or bool(self.cards[self.face[card]].gives & BUNKER)

    def smiles_in(self, zone: i64) -> i64:
        """The smiles of the cards in a zone."""
        total: i64 = 0
        for card in self.zones[zone]:
            total += self.cards[self.face[card]].smiles
        return total

    # Plagues.

    def runs(self, kind: i64) -> bool:
        """Whether a crisis or event is running."""
        for running in self.running:
            if running == kind:
                return True
        return False

    def is_flooded(self) -> bool:
        """AP-18.6: whether hands lie open in the middle, or have all been taken and are not yet refilled."""
        return self.ebbing or len(self.zones[self.flood]) > 0

    def hand_size(self, seat: i64) -> i64:
        """SL-3.2, SL-7.7, AP-5.2: how many cards a player holds between turns."""
        job = self.job(seat)
        size = job.hand
        for running in self.running:
            size = self.as_plague(running).hand_size(job, size)
        return size

    def is_shrunk(self, seat: i64) -> bool:
        """AP-5.2: whether a crisis keeps a player's hand small."""
        return self.hand_size(seat) < self.figures.dealt

    # Cards on the move.

    def kinds_in(self, zone: i64) -> list[int]:
        """The kinds of card in a zone, in order, each once."""
        face = self.face
        cards = self.zones[zone]
        if len(cards) > MOST_BYTES:
            return sorted({face[card] for card in cards})
        sorted_kinds: i64 = 0
        count: i64 = 0
        for card in cards:
            kind: i64 = face[card]
            kind += 1
            at: i64 = 0
            rest = sorted_kinds
            while rest and rest & BYTES < kind:
                rest >>= BYTE
                at += BYTE
            if rest & BYTES != kind:
                sorted_kinds = sorted_kinds - (rest << at) | (rest << BYTE | kind) << at
                count += 1
        kinds = BLANK[:count]
        for place in range(count):
            kinds[place] = (sorted_kinds & BYTES) - 1
            sorted_kinds >>= BYTE
        return kinds

    def find(self, zone: i64, kind: i64) -> i64:
        """The first card of a kind in a zone; -1 if there is none."""
        face = self.face
        for card in self.zones[zone]:
            if face[card] == kind:
                return card
        return -1

    def to_discard(self, card: i64, source: i64, seat: i64) -> None:
        """SL-3.3, SL-3.5: discard a card that a player throws away, or loses."""
        self.move(card, source, self.discard)
        self.threw[card] = seat
        if card in self.babies:
            self.babies.remove(card)

    def discard_from_hand(self, seat: i64, kind: i64) -> None:
        """SL-3.3: discard a card of a hand."""
        card = self.pick(kind, self.hand(seat), self.discard)
        self.threw[card] = seat

    def flip(self, seat: i64, kind: i64) -> None:
        """SL-4.1, AP-12.3: use a belonging of a kind; it still scores."""
        self.flip_card(seat, self.find(self.belongings(seat), kind))

    def flip_card(self, seat: i64, card: i64) -> None:
        """SL-4.1, AP-12.3: use a belonging; it still scores."""
        self.move(card, self.belongings(seat), self.flipped(seat))
        if card == self.bunkered:
            self.bunkered = -1

    def draw_card(self, seat: i64) -> i64:
        """Draw the next card into a hand and return its kind. A plague is laid face up among the plagues instead
        (AP-2.2); -1 if the pile is empty.
        """
        cards = self.zones[self.pile]
        if not cards:
            return -1
        top: i64 = cards[len(cards) - 1]
        kind: i64 = self.face[top]
        if is_plague(kind):
            self.draw(self.pile, self.plagues)
            self.tell(PLAGUE_CAME, seat, kind)
        else:
            self.draw(self.pile, self.hand(seat))
            self.tell_card(DREW, top, seat)
        if self.turned:
            self.show_top()
        return kind

    def show_top(self) -> None:
        """AP-7.1, AMB-24: while the pile is turned over, its top card lies face up."""
        cards = self.zones[self.pile]
        if cards:
            self.see(cards[len(cards) - 1], self.layout.everybody)

    def refill(self, seat: i64) -> None:
        """Draw back to a full hand."""
        self.refill_to(seat, self.hand_size(seat))

    def refill_to(self, seat: i64, size: i64) -> None:
        """AP-2.5, AMB-03, AMB-12: draw up to this many cards. Plagues are put aside until all players have drawn, and
        replaced. During a flood no player draws (AMB-62).
        """
        if self.is_flooded():
            return
        while len(self.zones[self.hand(seat)]) < size:
            kind = self.draw_card(seat)
            if kind == -1:
                return
            if is_plague(kind):
                self.due.append(kind)
                self.due_by.append(seat)
            elif kind == MALUS_VIRUS:
                virus.check(self, seat)

    def top_up(self, seat: i64, before: i64) -> None:
        """SL-15.2, AMB-69: draw back to a full hand after several cards; during a Purge only as many as were played."""
        self.refill_to(seat, min(before, self.hand_size(seat)) if self.runs(EVENT_PURGE) else self.hand_size(seat))

    # Face-up cards as options: those of the affair have names of their own, since both heaps may hold the same place.

    def face_up(self, seat: i64, protected: bool) -> list[Option]:
        """A player's face-up laid cards, each kind once; the Bunker and the card under it only if ``protected``."""
        found: list[Option] = []
        for at in range(FIRST_LAID, LAST_FACE_UP + 1):
            zone = at * self.people + seat
            names = AFFAIR if zone == self.affair(seat) else CARD
            for card in self.zones[zone]:
                if protected or not self.is_protected(card):
                    add_once(found, names[self.face[card]])
        return found

    def place_of(self, seat: i64, option: Option) -> tuple[int, int]:
        """The zone and the card of an option of ``face_up``: the last laid one that can be taken."""
        for at in range(FIRST_LAID, LAST_FACE_UP + 1):
            zone = at * self.people + seat
            if (zone == self.affair(seat)) != (option.kind == "affair"):
                continue
            for card in reversed(self.zones[zone]):
                if self.face[card] == option.value and not self.is_protected(card):
                    return zone, card
        raise ValueError(f"{option} does not lie before seat {seat}")

    # Asking.

    def choose(self, seat: int, about: int, options: list[Option], kind: int = -1, victim: int = NOBODY) -> Flow:
        """Ask for one of several options that everyone sees; the answer is ``chosen``. A single option is chosen
        without asking.
        """
        self.among = options
        self.about_kind = kind
        self.victim = victim
        if len(options) == 1:
            self.chosen = options[0]
        else:
            yield self.ask(seat, about)
            self.chosen = self.answers[seat]
        self.about_kind = -1
        self.victim = NOBODY

    def choose_from_hand(self, seat: int, about: int, cards: list[int]) -> Flow:
        """AMB-88: ask for an answer that depends on hidden cards; it is ``chosen``. A single option is asked for as
        well, unless everyone knows that there is no other: otherwise they would learn something about the cards.
        """
        options = self.offer(about, seat).options
        if len(options) == 1 and self.is_plain(options[0], cards):
            self.chosen = options[0]
        else:
            yield self.ask(seat, about)
            self.chosen = self.answers[seat]

    def is_plain(self, option: Option, cards: list[int]) -> bool:
        """Whether everyone can tell that an option is the only one: there is only one card to choose from, or everyone
        has seen the cards.
        """
        if len(cards) == 1 and option.kind == "card":
            return True
        for card in cards:
            if self.seen[card] != self.layout.everybody:
                return False
        return True

    def could_hold(self, seat: i64, kind: i64) -> bool:
        """Whether, as far as everyone knows, a card of a kind might be in a hand."""
        hand = self.zones[self.hand(seat)]
        for card, face in enumerate(self.face):
            if face == kind and (self.seen[card] != self.layout.everybody or card in hand):
                return len(hand) > 0
        return False

    # What the engine calls.

    def copy(self) -> SmileLife:
        return SmileLife(self.layout, self.rng.copy(), self.options, self)

    def deal(self) -> None:
        """SL-2.1, SL-2.2, SL-21.1."""
        self.shuffle(self.pile)
        self._shorten()
        for seat in range(self.seats):
            for _ in range(self.figures.dealt):
                card = self.draw(self.pile, self.hand(seat))
                self.tell_card(DREW, card, seat)

    def _shorten(self) -> None:
        """SL-21.1: take cards out at random, from the bottom of the shuffled pile."""
        part, whole = SHARES[str(self.options["deck"])]
        cards = self.zones[self.pile]
        for _ in range(len(cards) - len(cards) * part // whole):
            self.move(self.zones[self.pile][0], self.pile, self.box)

    def step(self) -> Flow:
        return opening.open_play(self) if self.phase == OPENING else turns.take_turn(self)

    def offer(self, about: int, seat: int) -> Decision:
        return asking.QUESTIONS[about].offer(self, seat)

    def why_not(self, seat: int, key: str) -> WhyNot | None:
        return asking.why_not(self, seat, key)

    def may_hide(self, zone: int) -> bool:
        """AP-2.2, AP-2.5: no plague stays in a hand, or is set aside from one; the exceptions are starting hands before
        theirs are put down, and cards drawn by Luck (AP-2.4).
        """
        owner = self.layout.owners[zone]
        if owner >= 0 and zone == self.peek(owner):
            return self.about in (ASK_LUCK, ASK_ORDER)
        if owner < 0 or zone != self.hand(owner):
            return True
        return self.phase == OPENING and self.about == ASK_PLAGUE and owner > self.asked[0]

    def phase_name(self) -> str:
        return showing.phase_name(self)

    def show_table(self, to: Show) -> None:
        showing.table(self, to)

    def show_player(self, to: Show, seat: int) -> None:
        showing.player(self, to, seat)

    def show_counters(self, to: Show) -> None:
        showing.counters(self, to)

    def facts(self) -> Json:
        return scene.facts(self)

    def place(self, facts: Json) -> None:
        scene.place(self, facts)
