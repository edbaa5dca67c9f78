"""What lies on the table: hands, lives, piles and plagues, and the questions that everybody could answer by looking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    ADULTERY,
    CRISIS_HEALTH,
    EVENT_INVASION,
    EVENT_PURGE,
    FAMILY,
    FIGURES,
    FIRST_PLAGUE,
    GRAND_PRIZE,
    JOB_RESEARCHER,
    JOB_SURVIVALIST,
    JOB_UNDERTAKER,
    KINDS,
    MALUS_VIRUS,
    MARRIAGE,
    MOST_MONEY,
    NO_JOB,
    PET,
    PET_PANGOLIN,
    PET_UNICORN,
    SMILES,
    SPECIAL_INHERITANCE,
    SPECIAL_RAINBOW,
    SPECIAL_SHOOTING_STAR,
    SURVIVAL_BUNKER,
    SURVIVAL_GAS_MASK,
    SURVIVAL_RATION,
    SURVIVAL_VEGETABLE_GARDEN,
    is_plague,
    is_weapon,
)
from croupier.shelf.smile_life.crises import PLAGUES
from croupier.shelf.smile_life.options import AFFAIR, CARD, DREW, NO, PLAGUE_CAME
from croupier.table import HIDDEN, NOBODY, OPEN, OWNER, Choices, Flow, Game, Json, Layout, Option, Rng

if TYPE_CHECKING:
    from croupier.shelf.smile_life.view import MonsterView, Person, PlagueView, Public

POOL: Final = 0

OPENING: Final = 0
TURNS: Final = 1
PHASES: Final = ["opening", "turns"]

# The zones before every seat, in this order.
LIFE: Final = [
    ("hand", OWNER, False),
    ("studies", OPEN, True),
    ("extra", OPEN, True),
    ("job", OPEN, False),
    ("wages", OPEN, True),
    ("flirts", OPEN, True),
    ("marriage", OPEN, False),
    ("affair", OPEN, True),
    ("children", OPEN, False),
    ("belongings", OPEN, False),
    ("flipped", OPEN, False),
    ("malus", OPEN, False),
    ("peek", OWNER, False),
]
FIRST_LAID: Final = 1
LAST_FACE_UP: Final = 9
LAST_LAID: Final = 11
COMMON: Final = ["pile", "discard", "out", "plagues", "casino", "bets", "flood", "aliens", "played", "mixed", "box"]
HIDDEN_COMMON: Final = ["pile", "bets", "mixed", "box"]
ORDERED_COMMON: Final = ["pile", "discard"]

ADVANCED: Final = "advanced"
NONE: Final = "none"


def layout(seats: int) -> Layout:
    """SL-2, SL-3.3: what lies before each player, and in the middle."""
    places = Layout(seats, KINDS)
    for name, sight, ordered in LIFE:
        places.each(name, sight, ordered)
    for name in COMMON:
        places.common(name, HIDDEN if name in HIDDEN_COMMON else OPEN, name in ORDERED_COMMON)
    places.decks["pile"] = POOL
    places.dice["bombing"] = 2
    places.dice["mutation"] = 2
    places.never_kept = {kind for kind in range(len(KINDS)) if is_plague(kind)}
    return places


def add_once(options: list[Option], option: Option) -> None:
    """Puts an option into a short list, unless it is there. The list is in order by verb and kind of card, so that it does not
    tell in which order the cards came to lie where."""
    at: i64 = len(options)
    while at > 0:
        other = options[at - 1]
        if other is option:
            return
        if other.kind < option.kind or (other.kind == option.kind and other.value < option.value):
            break
        at -= 1
    options.insert(at, option)


class State(Game):
    """The table. Sets of seats are numbers with a bit for each; plagues and monsters are lists side by side."""

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: State | None = None) -> None:
        super().__init__(places, rng, like)
        seats = places.seats
        self.people: i64 = seats
        self.options = options
        self.advanced = options["expansion"] == ADVANCED
        common = len(LIFE) * seats
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
        # What the question at hand is about; nothing of it outlasts a step.
        self.about_kind: i64 = -1
        self.victim: i64 = NOBODY
        self.among: list[Option] = []
        self.chosen: Option = NO
        self.monster_gone = False
        self.hurt = False
        self.strength: i64 = 0
        self.turn_over = False
        self.new_job: i64 = 0
        self.first_take = False
        self.ebbing = False
        self.rainbow_of: i64 = NOBODY
        self.rainbow_hand: i64 = 0
        self.heir: i64 = NOBODY
        self.heir_hand: i64 = 0
        if like is None:
            self.phase: i64 = OPENING
            self.turn: i64 = 0
            self.turns: i64 = 0
            self.skips = [0] * seats
            self.free_house: i64 = 0
            self.dictator_waits = False
            self.pulled: i64 = 0
            self.uncounted = [0] * seats
            self.were_bandits: i64 = 0
            self.bombers: i64 = 0
            self.babies: list[int] = []
            self.bunkered: i64 = -1
            self.threw: list[int] = []
            self.casino_open = False
            self.casino_owner: i64 = NOBODY
            self.bettor: i64 = NOBODY
            self.running: list[int] = []
            self.left: list[int] = []
            self.notcher: list[int] = []
            self.since: list[int] = []
            self.cardless: list[int] = []
            self.past: i64 = 0
            self.monsters: list[int] = []
            self.monster_at: list[int] = []
            self.monster_left: list[int] = []
            self.due: list[int] = []
            self.due_by: list[int] = []
            self.waiting_purge: i64 = NOBODY
            self.target: i64 = -1
            self.turned = False
            self._unpack()
        else:
            self.phase = like.phase
            self.turn = like.turn
            self.turns = like.turns
            self.skips = like.skips[:]
            self.free_house = like.free_house
            self.dictator_waits = like.dictator_waits
            self.pulled = like.pulled
            self.uncounted = like.uncounted[:]
            self.were_bandits = like.were_bandits
            self.bombers = like.bombers
            self.babies = like.babies[:]
            self.bunkered = like.bunkered
            self.threw = like.threw[:]
            self.casino_open = like.casino_open
            self.casino_owner = like.casino_owner
            self.bettor = like.bettor
            self.running = like.running[:]
            self.left = like.left[:]
            self.notcher = like.notcher[:]
            self.since = like.since[:]
            self.cardless = like.cardless[:]
            self.past = like.past
            self.monsters = like.monsters[:]
            self.monster_at = like.monster_at[:]
            self.monster_left = like.monster_left[:]
            self.due = like.due[:]
            self.due_by = like.due_by[:]
            self.waiting_purge = like.waiting_purge
            self.target = like.target
            self.turned = like.turned

    def _unpack(self) -> None:
        """SL-1.1, AP-1.4: the cards of the boxes, shuffled together later."""
        alone = self.options["expansion"] == NONE
        for kind in range(len(KINDS)):
            if FIGURES.base[kind] or not alone:
                self.lay(kind, FIGURES.count[kind], self.pile, POOL)
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

    # People.

    def next_to(self, seat: i64) -> i64:
        """SL-3.1: the left neighbour."""
        after = seat + 1
        return 0 if after == self.people else after

    def before(self, seat: i64) -> i64:
        return self.people - 1 if seat == 0 else seat - 1

    def round_from(self, seat: i64) -> list[int]:
        """Everybody in seat order, from a player."""
        return [(seat + turn) % self.people for turn in range(self.people)]

    def others(self, seat: i64) -> list[int]:
        """The others in seat order, from the left neighbour."""
        return [(seat + turn) % self.people for turn in range(1, self.people)]

    def job(self, seat: i64) -> i64:
        cards = self.zones[3 * self.people + seat]
        if cards:
            return self.face[cards[0]]
        return NO_JOB

    def is_survivalist(self, seat: i64) -> bool:
        return self.job(seat) == JOB_SURVIVALIST

    def is_married(self, seat: i64) -> bool:
        for card in self.zones[self.marriage(seat)]:
            if FAMILY[self.face[card]] == MARRIAGE:
                return True
        return False

    def is_unfaithful(self, seat: i64) -> bool:
        for card in self.zones[self.marriage(seat)]:
            if self.face[card] == ADULTERY:
                return True
        return False

    def owns(self, seat: i64, kind: i64) -> bool:
        """Whether a card lies face up among somebody's belongings."""
        face = self.face
        for card in self.zones[9 * self.people + seat]:
            if face[card] == kind:
                return True
        return False

    def has_child(self, seat: i64, kind: i64) -> bool:
        for card in self.zones[self.children(seat)]:
            if self.face[card] == kind:
                return True
        return False

    def level(self, seat: i64) -> i64:
        """SL-6.2, SL-7.8: the study level that counts for a job."""
        level: i64 = -self.uncounted[seat]
        for card in self.zones[self.studies(seat)]:
            level += FIGURES.level[self.face[card]]
        for card in self.zones[self.extra(seat)]:
            level += FIGURES.level[self.face[card]]
        return level

    def wage_limit(self, seat: i64) -> i64:
        """SL-6.3, SL-19.2, AP-17.2, AMB-59."""
        job = self.job(seat)
        if job == NO_JOB:
            return 0
        if (job == JOB_UNDERTAKER and self.in_crisis()) or (FIGURES.prize[job] and self.owns(seat, GRAND_PRIZE)):
            return MOST_MONEY
        return FIGURES.wages[job]

    def laid(self, kind: i64) -> i64:
        """Who has a job laid; nobody if nobody has."""
        for seat in range(self.people):
            if self.job(seat) == kind:
                return seat
        return NOBODY

    def is_protected(self, card: i64) -> bool:
        """AP-14.2: under the Bunker, or the Bunker itself."""
        return card == self.bunkered or self.face[card] == SURVIVAL_BUNKER

    def power(self, seat: i64, kind: i64) -> i64:
        """AP-12.7, AMB-39: what a weapon is worth to somebody now."""
        for helper in FIGURES.boost_with[kind]:
            if self.has(seat, helper):
                return FIGURES.boosted[kind]
        return FIGURES.power[kind]

    def has(self, seat: i64, kind: i64) -> bool:
        """Whether somebody has this job, or this child laid face up."""
        return self.job(seat) == kind or self.has_child(seat, kind)

    def defence(self, seat: i64) -> i64:
        """AP-12.15: all unused weapons together."""
        total: i64 = 0
        for card in self.zones[self.belongings(seat)]:
            kind: i64 = self.face[card]
            if is_weapon(kind):
                total += self.power(seat, kind)
        return total

    def weapons(self, seat: i64) -> list[int]:
        """The unused weapons of somebody, by kind."""
        return sorted([self.face[card] for card in self.zones[self.belongings(seat)] if is_weapon(self.face[card])])

    # Plagues.

    def runs(self, kind: i64) -> bool:
        for running in self.running:
            if running == kind:
                return True
        return False

    def in_crisis(self) -> bool:
        for running in self.running:
            if running <= CRISIS_HEALTH:
                return True
        return False

    def is_flooded(self) -> bool:
        """AP-18.6: whether hands lie open in the middle, or have all been taken and are not yet refilled."""
        return self.ebbing or len(self.zones[self.flood]) > 0

    def hand_size(self, seat: i64) -> i64:
        """SL-3.2, SL-7.7, AP-5.2."""
        job = self.job(seat)
        size: i64 = FIGURES.researcher if job == JOB_RESEARCHER else FIGURES.dealt
        for running in self.running:
            size = PLAGUES[running - FIRST_PLAGUE].hand(job, size)
        return size

    def is_masked(self, seat: i64) -> bool:
        """AP-14.5, AP-8.6: whether a health crisis does not touch somebody."""
        return self.owns(seat, SURVIVAL_GAS_MASK)

    def food(self, seat: i64) -> list[int]:
        """AP-4.1, AP-4.3, AMB-19: what somebody could feed a child with, by kind, the Vegetable garden left out."""
        kinds: list[int] = []
        for card in self.zones[self.belongings(seat)]:
            kind = self.face[card]
            if kind == SURVIVAL_RATION or (FAMILY[kind] == PET and (kind != PET_PANGOLIN or self.advanced)):
                kinds.append(kind)
        return kinds

    def plain_food(self, seat: i64) -> i64:
        """AMB-19, AMB-21: how many cards somebody must feed a hungry child with; not the Pangolin, nor what is under the
        Bunker."""
        count: i64 = 0
        for card in self.zones[self.belongings(seat)]:
            kind = self.face[card]
            if card != self.bunkered and (kind == SURVIVAL_RATION or (FAMILY[kind] == PET and kind != PET_PANGOLIN)):
                count += 1
        return count

    def has_garden(self, seat: i64) -> bool:
        return self.owns(seat, SURVIVAL_VEGETABLE_GARDEN)

    def can_feed(self, seat: i64) -> bool:
        return self.has_garden(seat) or len(self.food(seat)) > 0

    def may_starve(self, seat: i64) -> bool:
        """AMB-19, AMB-21: whether somebody need not feed a child, even if they could."""
        return not self.has_garden(seat) and self.plain_food(seat) == 0

    def thrown_smiles(self) -> i64:
        """AP-10.23."""
        total: i64 = 0
        for card in self.zones[self.aliens]:
            total += SMILES[self.face[card]]
        return total

    # Cards on the move.

    def to_discard(self, card: i64, source: i64, seat: i64) -> None:
        """SL-3.3, SL-3.5: a card that somebody throws away, or loses."""
        self.move(card, source, self.discard)
        self.threw[card] = seat
        if card in self.babies:
            self.babies.remove(card)

    def discard_from_hand(self, seat: i64, kind: i64) -> None:
        card = self.pick(kind, self.hand(seat), self.discard)
        self.threw[card] = seat

    def kinds_in(self, zone: i64) -> list[int]:
        """The kinds of card that lie in a zone, in order, each once."""
        face = self.face
        cards = self.zones[zone]
        kinds = [0] * len(cards)
        kind: i64 = 0
        other: i64 = 0
        at: i64 = 0
        found: i64 = 0
        for card in cards:
            kind = face[card]
            at = found
            while at > 0:
                other = kinds[at - 1]
                if other <= kind:
                    break
                kinds[at] = other
                at -= 1
            kinds[at] = kind
            found += 1
        while found > 1:
            found -= 1
            if kinds[found] == kinds[found - 1]:
                del kinds[found]
        return kinds

    def find(self, zone: i64, kind: i64) -> i64:
        """The first card of a kind in a zone; -1 if there is none."""
        face = self.face
        for card in self.zones[zone]:
            if face[card] == kind:
                return card
        return -1

    def flip(self, seat: i64, kind: i64) -> None:
        """SL-4.1, AP-12.3: a belonging is used; it still scores."""
        card = self.find(self.belongings(seat), kind)
        self.move(card, self.belongings(seat), self.flipped(seat))
        if card == self.bunkered:
            self.bunkered = -1

    def draw_card(self, seat: i64) -> i64:
        """Draws the next card into a hand; its kind. A plague lies face up among the plagues instead (AP-2.2); -1 if the pile
        is empty."""
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
        """Back to a full hand."""
        self.refill_to(seat, self.hand_size(seat))

    def refill_to(self, seat: i64, size: i64) -> None:
        """AP-2.5, AMB-03, AMB-12: draws up to so many cards. Plagues are put aside until everybody is done, and replaced.
        While a flood lasts nobody draws (AMB-62)."""
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
                self.check_virus(seat)

    def top_up(self, seat: i64, before: i64) -> None:
        """SL-15.2, AMB-69: back to a full hand after several cards; during a Purge only as many as were played."""
        self.refill_to(seat, min(before, self.hand_size(seat)) if self.runs(EVENT_PURGE) else self.hand_size(seat))

    def check_virus(self, seat: i64) -> None:
        """AMB-27: in a health crisis a Virus is laid as soon as it arrives."""
        raise NotImplementedError

    # Face-up cards, as options: those of the affair have a name of their own, since both heaps may hold the same place.

    def face_up(self, seat: i64, protected: bool) -> list[Option]:
        """Somebody's face-up laid cards, each kind once; those under the Bunker and the Bunker itself only if wished."""
        found: list[Option] = []
        for at in range(FIRST_LAID, LAST_FACE_UP + 1):
            zone = at * self.people + seat
            names = AFFAIR if zone == self.affair(seat) else CARD
            for card in self.zones[zone]:
                if protected or not self.is_protected(card):
                    add_once(found, names[self.face[card]])
        return found

    def place_of(self, seat: i64, option: Option) -> tuple[int, int]:
        """The zone and the card that an option of ``face_up`` means: the last laid one that can be taken."""
        for at in range(FIRST_LAID, LAST_FACE_UP + 1):
            zone = at * self.people + seat
            if (zone == self.affair(seat)) != (option.kind == "affair"):
                continue
            for card in reversed(self.zones[zone]):
                if self.face[card] == option.value and not self.is_protected(card):
                    return zone, card
        raise ValueError(f"{option} does not lie before seat {seat}")

    def smiles_of(self, seat: i64) -> int:
        """SL-20.2, SL-14.3, AP-16.18: everything laid scores, face up or flipped."""
        total = 0
        star = rainbow = unicorn = False
        for at in range(FIRST_LAID, LAST_LAID + 1):
            for card in self.zones[at * self.people + seat]:
                kind = self.face[card]
                total += SMILES[kind]
                if kind == PET_UNICORN:
                    unicorn = True
                elif kind == SPECIAL_RAINBOW:
                    rainbow = True
                elif kind == SPECIAL_SHOOTING_STAR:
                    star = True
                elif kind == MALUS_VIRUS:
                    total += FIGURES.virus
        if unicorn and star and rainbow:
            total += SMILES[PET_UNICORN]
        return total

    def smiles_in_hands(self) -> int:
        """AP-10.21."""
        return sum([SMILES[self.face[card]] for seat in range(self.people) for card in self.zones[self.hand(seat)]])

    # Asking.

    def choose(self, seat: int, about: int, options: list[Option], kind: int = -1, victim: int = NOBODY) -> Flow:
        """Asks for one of several things that everybody sees; the answer is ``chosen``. One alone is not asked for."""
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
        """AMB-88: asks for something that hangs on hidden cards; the answer is ``chosen``. One answer alone is asked for as
        well, or everybody would learn something of the cards, unless all can tell that there is no other."""
        options = self.offer(about, seat).options
        if len(options) == 1 and self.is_plain(options[0], cards):
            self.chosen = options[0]
        else:
            yield self.ask(seat, about)
            self.chosen = self.answers[seat]

    def is_plain(self, option: Option, cards: list[int]) -> bool:
        """Whether everybody can tell that an option is the only one: it is the one card there is to choose, or everybody has
        seen the cards."""
        if len(cards) == 1 and option.kind == "card":
            return True
        for card in cards:
            if self.seen[card] != self.layout.everybody:
                return False
        return True

    def could_hold(self, seat: i64, kind: i64) -> bool:
        """Whether a card of a kind might be in a hand, for all that everybody has seen."""
        hand = self.zones[self.hand(seat)]
        for card, face in enumerate(self.face):
            if face == kind and (self.seen[card] != self.layout.everybody or card in hand):
                return len(hand) > 0
        return False

    # What everybody may know.

    def phase_name(self) -> str:
        if self.zones[self.flood]:
            return "flood"
        if self.runs(EVENT_INVASION):
            return "invasion"
        if self.runs(EVENT_PURGE):
            return "purge"
        return PHASES[self.phase]

    def players(self) -> list[Person]:
        people: list[Person] = []
        for seat in range(self.seats):
            job = self.job(seat)
            people.append(
                {
                    "seat": seat,
                    "smiles": self.smiles_of(seat),
                    "level": self.level(seat),
                    "job": KINDS[job] if job != NO_JOB else None,
                    "wage_limit": self.wage_limit(seat),
                    "money": self.money(seat),
                    "married": self.is_married(seat),
                    "unfaithful": self.is_unfaithful(seat),
                    "defence": self.defence(seat),
                    "skips": self.skips[seat],
                    "hand_size": self.hand_size(seat),
                    "free_house": bool(self.free_house >> seat & 1),
                    "imprisons": self.dictator_waits and KINDS[job] == "job-dictator" if job != NO_JOB else False,
                    "protected": self.protected_kind(seat),
                    "used_flirts": sorted(
                        [KINDS[self.face[card]] for card in self.babies if self._is_flirt_of(seat, card)]
                    ),
                }
            )
        return people

    def _is_flirt_of(self, seat: int, card: int) -> bool:
        return card in self.zones[self.flirts(seat)]

    def protected_kind(self, seat: int) -> str | None:
        """What lies under somebody's Bunker."""
        if self.bunkered >= 0 and self.owns(seat, SURVIVAL_BUNKER):
            return KINDS[self.face[self.bunkered]]
        return None

    def money(self, seat: i64) -> i64:
        """SL-9.3: what somebody could spend."""
        total: i64 = 0
        for card in self.zones[self.wages(seat)]:
            total += FIGURES.money[self.face[card]]
        return total + FIGURES.money[SPECIAL_INHERITANCE] if self.owns(seat, SPECIAL_INHERITANCE) else total

    def counters(self) -> list[Json]:
        numbers: list[Json] = [
            {"name": "turns", "owner": None, "value": self.turns},
            {"name": "pile", "owner": None, "value": len(self.zones[self.pile])},
        ]
        for seat in range(self.seats):
            numbers.append({"name": "smiles", "owner": seat, "value": self.smiles_of(seat)})
            numbers.append({"name": "skips", "owner": seat, "value": self.skips[seat]})
        return numbers

    def public(self) -> Public:
        running: list[PlagueView] = [
            {"plague": KINDS[kind], "rounds": self.left[at], "turned_by": self.notcher[at]}
            for at, kind in enumerate(self.running)
        ]
        monsters: list[MonsterView] = [
            {"monster": KINDS[kind], "at": self.monster_at[at], "left": self.monster_left[at]}
            for at, kind in enumerate(self.monsters)
        ]
        return {
            "turn": self.turn,
            "turns": self.turns,
            "running": running,
            "monsters": monsters,
            "turned": self.turned,
            "casino": ("open" if self.casino_open else "closed") if self.zones[self.casino] else None,
            "bettor": self.bettor if self.bettor >= 0 else None,
            "invasion": {"target": self.target, "thrown": self.thrown_smiles()} if self.target >= 0 else None,
            "waiting_purge": self.waiting_purge if self.waiting_purge >= 0 else None,
            "card": KINDS[self.about_kind] if self.about_kind >= 0 else None,
            "victim": self.victim if self.victim >= 0 else None,
            "strength": self.strength or None,
            "threw": self.thrower_of_top(),
        }

    def thrower_of_top(self) -> int | None:
        """SL-3.5: who threw the top card of the discard pile away."""
        cards = self.zones[self.discard]
        thrower = self.threw[cards[-1]] if cards else NOBODY
        return thrower if thrower >= 0 else None
