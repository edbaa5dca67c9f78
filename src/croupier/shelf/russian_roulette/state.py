"""What lies on the table and what happens to people: teams, barrels, bets, deaths, draws. The phases are in ``rules``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.shelf.russian_roulette.cards import BULLET, CLICK, FIGURES, KINDS, PEEK
from croupier.shelf.russian_roulette.options import (
    CAPTAIN_DIED,
    DIED,
    DREW,
    NO_DRAW,
    RESET,
    RESHUFFLED,
)
from croupier.table import HIDDEN, NOBODY, OPEN, OWNER, Choices, Game, Json, Layout, Rng

TEAM: Final = 4
NO_BET: Final = -1
SKY: Final = -1
UNNAMED: Final = -2

POCKET: Final = 0
SPIN: Final = 1
BET: Final = 2
ACCUSATION: Final = 3
JUDGE: Final = 4
TRIGGER: Final = 5
POWDER: Final = 6
SCORE: Final = 7
SHOW_OFF: Final = 8
PHASES: Final = ["pocket", "spin", "bet", "accusation", "judge", "trigger", "powder", "score", "show-off"]


def layout(seats: int) -> Layout:
    """RR-2: what lies before each person, and in the middle."""
    places = Layout(seats, KINDS)
    places.each("hand", OWNER)
    places.each("ammo", OWNER)
    places.each("barrel", HIDDEN, ordered=True)
    places.each("pocket", HIDDEN)
    places.each("shown", OPEN, ordered=True)
    places.each("spare", OPEN)
    places.common("action", HIDDEN, ordered=True)
    places.common("discard", OPEN, ordered=True)
    places.common("reserve", OPEN)
    places.common("gone", OPEN)
    places.decks["action"] = seats + 1
    for seat in range(seats):
        places.decks[f"barrel:{seat}"] = seat
    return places


class State(Game):
    """Everybody's team, gun and score. Sets of seats are numbers with a bit for each seat."""

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: State | None = None) -> None:
        super().__init__(places, rng, like)
        seats = places.seats
        self.people: i64 = seats
        self.options = options
        self.action: i64 = 6 * seats
        self.discard: i64 = 6 * seats + 1
        self.reserve: i64 = 6 * seats + 2
        self.gone: i64 = 6 * seats + 3
        self.middle: i64 = seats
        if like is None:
            self.round: i64 = 1
            self.phase: i64 = POCKET
            self.shot: i64 = 0
            self.alive = [TEAM] * seats
            self.points = [0] * seats
            self.bet = [NO_BET] * seats
            self.bullets = [FIGURES.bullets_each] * seats
            self.loaded = [0] * seats
            self.aim = list(range(seats))
            self.accuses = [NOBODY] * seats
            self.captains: i64 = (1 << seats) - 1
            self.inside: i64 = (1 << seats) - 1
            self.accused: i64 = 0
            self.blamed: i64 = 0
            self.shown: i64 = 0
            self.bribed: i64 = 0
            self.scored: i64 = 0
            self.called: i64 = 0
            self.ducking: i64 = 0
            self.forced: i64 = 0
            self.may_change: i64 = 0
            self.turned: i64 = 0
            self.soaked: i64 = 0
            self.all_must_aim = False
            self.spent: i64 = 0
            self.lying = [0] * len(KINDS)
            self.player = NOBODY
            self.card = CLICK
            self._unpack()
        else:
            self.round = like.round
            self.phase = like.phase
            self.shot = like.shot
            self.alive = like.alive[:]
            self.points = like.points[:]
            self.bet = like.bet[:]
            self.bullets = like.bullets[:]
            self.loaded = like.loaded[:]
            self.aim = like.aim[:]
            self.accuses = like.accuses[:]
            self.captains = like.captains
            self.inside = like.inside
            self.accused = like.accused
            self.blamed = like.blamed
            self.shown = like.shown
            self.bribed = like.bribed
            self.scored = like.scored
            self.called = like.called
            self.ducking = like.ducking
            self.forced = like.forced
            self.may_change = like.may_change
            self.turned = like.turned
            self.soaked = like.soaked
            self.all_must_aim = like.all_must_aim
            self.spent = like.spent
            self.lying = like.lying[:]
            self.player = like.player
            self.card = like.card

    def _unpack(self) -> None:
        """RR-2.2, RR-2.4: everybody's ammunition, the reserve, and the Action deck in its box order."""
        for kind in range(PEEK, len(KINDS)):
            self.lay(kind, FIGURES.count[kind], self.action, self.seats + 1)
        for seat in range(self.seats):
            self.lay(CLICK, FIGURES.clicks_each, self.ammo(seat), seat)
            self.lay(BULLET, FIGURES.bullets_each, self.ammo(seat), seat)
        self.lay(BULLET, FIGURES.bullets - FIGURES.bullets_each * self.seats, self.reserve, self.middle)

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

    # People.

    def living(self) -> list[int]:
        """Everybody whose captain lives."""
        return [seat for seat in range(self.people) if self.captains & 1 << seat]

    def in_round(self, seat: i64) -> bool:
        """RR-Q26: alive and not out of the round; whoever is done with their shots is still in."""
        return self.inside & 1 << seat != 0

    def takes_part(self, seat: i64) -> bool:
        """RR-8.5, RR-A07: whether the next shot is also this person's."""
        if not self.inside & 1 << seat or not self.zones[self.barrel(seat)]:
            return False
        bet: i64 = self.bet[seat]
        return bet >= self.shot or self.called & 1 << seat != 0

    def participants(self) -> list[int]:
        return [seat for seat in range(self.people) if self.takes_part(seat)]

    def would_hit(self, seat: i64) -> bool:
        """RR-Q2 to RR-Q4: whether a BULLET of this person's finds anybody; not in the sky, nor a corpse, nor who ducks."""
        target: i64 = self.aim[seat]
        if target == seat:
            return True
        return target != SKY and self.inside & ~self.ducking & 1 << target != 0

    def may_keep_aim(self) -> bool:
        """RR-Q6: whether people may aim at themselves under Shoot Someone, as the table's option says."""
        return self.options["aim"] == "may"

    def pocketed_bullet(self, seat: i64) -> bool:
        cards = self.zones[self.pocket(seat)]
        return bool(cards) and self.face[cards[0]] == BULLET

    # Action cards.

    def draw_action(self, seat: i64) -> None:
        """RR-Q9: a card from the deck, from the shuffled discards, or none."""
        if not self.zones[self.action]:
            if not self.zones[self.discard]:
                self.tell(NO_DRAW, seat)
                return
            self.gather([self.discard], self.action)
            self.shuffle(self.action)
            self.spent = 0
            self.lying = [0] * len(KINDS)
            self.tell(RESHUFFLED)
        card = self.draw(self.action, self.hand(seat))
        self.tell_card(DREW, card, seat)

    def lay_down(self, seat: int, kind: int) -> None:
        """RR-Q9: a played card lies face up in the discard pile."""
        self.pick(kind, self.hand(seat), self.discard)
        self.count_discard(kind)

    def count_discard(self, kind: int) -> None:
        """Keeps count of what lies face up, so that all can see which kinds nobody can hold (RR-Q35)."""
        self.lying[kind] += 1
        if self.lying[kind] == FIGURES.count[kind]:
            self.spent |= 1 << kind

    # Guns.

    def holds(self, zone: i64, kind: i64) -> bool:
        for card in self.zones[zone]:
            if self.face[card] == kind:
                return True
        return False

    def put_in_bullet(self, seat: int, zone: int) -> bool:
        """One CLICK of the zone goes beside the owner, a BULLET of the reserve takes its place. Whether that could be
        done; if there was no CLICK, everybody knows it from now on."""
        if not self.zones[self.reserve]:
            return False
        if not self.holds(zone, CLICK):
            for card in self.zones[zone]:
                self.see(card, self.layout.everybody)
            return False
        self.into_pool(self.pick(CLICK, zone, self.spare(seat)), self.middle)
        self.into_pool(self.draw(self.reserve, zone), seat)
        self.bullets[seat] += 1
        return True

    def take_out_bullet(self, seat: int) -> None:
        """A BULLET of somebody's seven cards goes back to the reserve, and a CLICK comes back for it."""
        self.into_pool(self.pick(BULLET, self.ammo(seat), self.reserve), self.middle)
        self.into_pool(self.draw(self.spare(seat), self.ammo(seat)), seat)
        self.bullets[seat] -= 1

    def take_back(self, seat: int) -> None:
        """RR-Q15: pocket, barrel and shown cards return to their owner's hand."""
        self.gather([self.pocket(seat), self.barrel(seat), self.fired(seat)], self.ammo(seat))

    # Death.

    def die(self, seat: int) -> None:
        """RR-10: a Character dies, a teammate while there is one (RR-Q1); the person is out of the round."""
        self.alive[seat] -= 1
        self.inside &= ~(1 << seat)
        self.take_back(seat)
        while self.bullets[seat] > FIGURES.bullets_each:
            self.take_out_bullet(seat)
        self.loaded[seat] = 0
        if self.alive[seat] > 0:
            self.tell(DIED, seat, self.alive[seat])
            self.tell(RESET, seat)
            self.draw_action(seat)
        else:
            self.tell(CAPTAIN_DIED, seat)
            self._leave(seat)

    def _leave(self, seat: int) -> None:
        """RR-Q28: the BULLETs go back to the reserve, the CLICKs leave the game; the hand stays (RR-Q19)."""
        zone = self.ammo(seat)
        for card in self.zones[zone][:]:
            self.move(card, zone, self.reserve if self.face[card] == BULLET else self.gone)
            self.into_pool(card, self.middle)
        self.bullets[seat] = 0
        self.bet[seat] = NO_BET
        self.captains &= ~(1 << seat)

    # What everybody may know.

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def players(self) -> list[Json]:
        people: list[Json] = []
        for seat in range(self.seats):
            bit = 1 << seat
            aim = self.aim[seat]
            people.append(
                {
                    "seat": seat,
                    "team": FIGURES.teams[seat],
                    "captain": FIGURES.captains[seat],
                    "teammates": FIGURES.teammates[seat][: max(self.alive[seat] - 1, 0)],
                    "characters": self.alive[seat],
                    "points": self.points[seat],
                    "in_round": self.in_round(seat),
                    "bullets": self.bullets[seat],
                    "bet": self.bet[seat] if self.bet[seat] >= 0 else None,
                    "has_accused": bool(self.accused & bit),
                    "accuses": self.accuses[seat] if self.accuses[seat] >= 0 else None,
                    "pocket_shown": bool(self.shown & bit),
                    "takes_part": self.phase == TRIGGER and self.takes_part(seat),
                    "aim": "sky" if aim == SKY else "unnamed" if aim == UNNAMED else aim,
                    "ducking": bool(self.ducking & bit),
                }
            )
        return people

    def counters(self) -> list[Json]:
        numbers: list[Json] = [
            {"name": "round", "owner": None, "value": self.round},
            {"name": "shot", "owner": None, "value": self.shot},
        ]
        for seat in range(self.seats):
            numbers.append({"name": "characters", "owner": seat, "value": self.alive[seat]})
            numbers.append({"name": "points", "owner": seat, "value": self.points[seat]})
            numbers.append({"name": "bullets", "owner": seat, "value": self.bullets[seat]})
            bet = self.bet[seat]
            numbers.append({"name": "bet", "owner": seat, "value": bet if bet != NO_BET else None})
        return numbers

    def public(self) -> Json:
        return {
            "round": self.round,
            "shot": self.shot if self.phase in (TRIGGER, POWDER, SHOW_OFF) else None,
            "points_to_win": self.options["points"],
            "turned_up": [seat for seat in range(self.seats) if self.turned & ~self.soaked & 1 << seat],
            "card": KINDS[self.card] if self.player >= 0 else None,
            "card_player": self.player if self.player >= 0 else None,
        }
