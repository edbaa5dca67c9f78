"""The table: one game being played. Seats answer when they are asked; everything else follows from rules, seed and log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from croupier.table.ask import Decision, Option
from croupier.table.beats import Beat, Watch, Watcher
from croupier.table.errors import BadTable, NotAsked, NotOnOffer, Refused, TooLate
from croupier.table.events import Json
from croupier.table.game import NOBODY, Flow, Game, Result
from croupier.table.info import GameInfo
from croupier.table.looks import Looks, zone_view
from croupier.table.origin import Origin, check_seed, deal
from croupier.table.position import describe
from croupier.table.rng import Rng, seeded

# A mark is a copy of the state between two steps, from which forks and copies start. A table that has never been forked
# or copied takes marks rarely; one that has takes one before every step. Forks and copies themselves start rarely
# again.
RARELY: Final = 512
EVERY_STEP: Final = 0
NEVER: Final = 1 << 30

# After so many steps without a question or an end, the rules are stuck.
STUCK: Final = 10_000

# The viewer for whom every card is shown.
EVERYTHING: Final = 0

# Random play takes one in this many opportunities for an aside; otherwise games would be nothing but talk.
SELDOM: Final = 64

# What a position takes from the save of its table, so that it can be opened in the middle of a step.
RESUME: Final = ("seed", "stack", "position", "answers")

Policy = Callable[[Decision], Option]
"""Chooses for a seat in a playout."""
Until = Callable[[Game], bool]

Fork = tuple[int, int, int, bool]
"""After how many answers something was re-dealt, for which viewer, from which seed, and whether for thinking."""
Trace = tuple[bool, int, int, tuple[int, int]]


class Table:
    """A table at which one game is played, to be asked and answered seat by seat.

    ``pending`` holds the decision of every seat that owes an answer now, and ``over`` says whether the game has ended.
    ``origin`` is what the table was opened with; players must not see its seed before the end.
    """

    def __init__(self, origin: Origin, game: Game) -> None:
        self.origin = origin
        self._game = game
        self.pending: dict[int, Decision] = {}
        self.over = False
        self._log_seats: list[int] = []
        self._log_options: list[Option] = []
        self._forks: list[Fork] = []
        self._veils: list[tuple[int, int]] = []
        self._stride = RARELY
        self._steps = 0
        self._mark: Game | None = None
        self._mark_at = 0
        self._mark_step = 0
        self._flow: Flow | None = None
        self._for_thinking = False
        self._at_beat = False
        self._looks: Looks | None = None

    def _start(self) -> None:
        """Play from the current state to the first question."""
        self._flow = self._game.step()
        self._advance()

    # Asking and answering.

    @property
    def info(self) -> GameInfo:
        return self.origin.info

    @property
    def seats(self) -> int:
        return self.origin.seats

    @property
    def result(self) -> Result | None:
        """How the game ended, once it is over."""
        return self._game.result if self.over else None

    def answer(self, seat: object, option: object, watch: Watch | None = None) -> None:
        """Answer for a seat with an option on offer, or its key. ``Refused`` says why not, and nothing changes.

        ``watch`` is called at every beat that the rules reach until they ask again or the game is over, with the beat
        as JSON-ready data: ``{"beat": "volley", "shot": 2}``. The table's views and events are then those of that
        moment, at which no seat is asked. If ``watch`` raises, the answer still counts, and the error is raised at the
        end.
        """
        chosen = self._chosen(seat, option)
        if chosen is None or not isinstance(seat, int):
            raise self._refusal(seat, option)
        if len(self.pending) > 1:
            self.pending = self.pending.copy()  # a caller may be iterating over it
        if watch is None:
            self._take(seat, chosen)
        else:
            self._take_watched(seat, chosen, watch)

    def answer_reversibly(self, seat: object, option: Option, watch: Watch | None = None) -> bool:
        """Answer as ``answer`` does, and return whether nothing was drawn, shown or reported, so that ``undo`` can take
        the answer back as long as no seat answers.
        """
        before = self._trace(option)
        self.answer(seat, option, watch)
        return not self._left_trace(seat, before)

    def why(self, seat: object, option: object) -> Refused | None:
        """The refusal that ``answer`` would raise, with its ``reason``, its ``rule`` and its text; ``None`` if the
        option (or key) is on offer. Nothing is tried or changed, and the seat learns nothing that it may not know.
        """
        return self._refusal(seat, option) if self._chosen(seat, option) is None else None

    def _chosen(self, seat: object, option: object) -> Option | None:
        """Find the option on offer to the seat."""
        if not isinstance(seat, int) or isinstance(seat, bool):
            return None
        decision = self.pending.get(seat)
        return decision.chosen(option) if decision is not None else None

    def _refusal(self, seat: object, option: object) -> Refused:
        """Why an answer that is not on offer is refused."""
        decision = self.pending.get(seat) if isinstance(seat, int) and not isinstance(seat, bool) else None
        if decision is None or not isinstance(seat, int):
            return self._not_asked(seat)
        return self._not_on_offer(seat, decision, option.key if isinstance(option, Option) else option)

    def play_out(self, rng: Rng, most: int = NEVER) -> int:
        """Play on at random, each seat that is asked and each option being equally likely (asides rarely), to the end
        or for so many decisions. Return how many it took.
        """
        self.pending = self.pending.copy()
        self._game.again = [{} for _ in range(self.seats)]
        decisions = 0
        while decisions < most and not self.over:
            people = len(self.pending)
            skip = rng.below(people) if people > 1 else 0
            for seat, decision in self.pending.items():
                if skip == 0:
                    at = rng.below(len(decision.options))
                    if at >= decision.answers and rng.below(SELDOM):
                        at = rng.below(decision.answers)
                    self._take(seat, decision.options[at])
                    decisions += 1
                    break
                skip -= 1
        self._game.again = []
        self.pending = self.pending.copy()
        return decisions

    @property
    def state(self) -> Game:
        """The state of a fork for thinking, in which everything its player does not know is a guess. Other tables do
        not expose it.
        """
        if not self._for_thinking:
            raise BadTable("only a player's fork shows its state: that of a real table holds every secret")
        return self._game

    def ask_again(self, seat: int) -> None:
        """On a fork for thinking: ask all other seats again what they have answered in secret, so that their policies
        answer. The fork can no longer be copied or forked after that.
        """
        if not self._for_thinking:
            raise BadTable("seats can be asked again only on a player's fork")
        game = self._game
        for asked in game.asked:
            if asked != seat and asked not in self.pending:
                decision = game.offer(game.about, asked)
                if not game.secretly:
                    options = [option for option in decision.options if option.waits]
                    decision = Decision(decision.kind, decision.rule, tuple(options))
                self.pending[asked] = decision

    def play_on(self, policies: Sequence[Policy], rng: Rng, until: Until, most: int = NEVER) -> int:
        """Play on with a policy for each seat: until the game is over, until ``until`` accepts the state between two
        steps, or for this many decisions. Return how many it took.

        Where several seats are asked at the same time, ``rng`` draws who answers first; seats that are only invited
        come before the others. A question with one answer is given that answer.
        """
        decisions = 0
        steps = self._steps
        while decisions < most and not self.over:
            seat = self._drawn(rng)
            decision = self.pending[seat]
            chosen = decision.options[0] if len(decision.options) == 1 else policies[seat](decision)
            self.answer(seat, chosen)
            decisions += 1
            if steps != self._steps:
                steps = self._steps
                if until(self._game):
                    break
        return decisions

    def _drawn(self, rng: Rng) -> int:
        """Draw a seat that is asked; those that are only invited come before the others."""
        if len(self.pending) > 1:
            seats = [seat for seat in self.pending if self.pending[seat].patient] or list(self.pending)
            return seats[rng.below(len(seats))]
        for seat in self.pending:
            return seat
        raise RuntimeError(f"{self.info.title}: no seat is asked, but the game is not over")

    def _take(self, seat: int, option: Option) -> None:
        game = self._game
        self._log_seats.append(seat)
        self._log_options.append(option)
        game.answers[seat] = option
        if option.waits or game.secretly:
            if len(self.pending) > 1:
                del self.pending[seat]
                return
            game.reactor = NOBODY
        else:
            game.reactor = seat
        self._advance()

    def _take_watched(self, seat: int, option: Option, watch: Watch) -> None:
        audience = _Audience(self, watch)
        game = self._game
        game.watcher = audience
        try:
            self._take(seat, option)
        finally:
            game.watcher = None
        if audience.error is not None:
            raise audience.error

    def _advance(self) -> None:
        """Run the rules until they ask a seat, or the game is over."""
        game = self._game
        flow = self._flow
        assert flow is not None
        idle = 0
        while True:
            for _ in flow:
                if game.asked:
                    self.pending = game.pending
                    return
                game.reactor = NOBODY
                idle = self._one_more(idle)
            if game.result is not None:
                self.over = True
                self.pending = {}
                self._flow = None
                return
            self._steps += 1
            if len(self._log_seats) - self._mark_at >= self._stride:
                if self._stride == EVERY_STEP:
                    game.settle()
                self._mark = game.copy()
                self._mark_at = len(self._log_seats)
                self._mark_step = self._steps
            flow = game.step()
            self._flow = flow
            idle = self._one_more(idle)

    def _one_more(self, idle: int) -> int:
        """Count a step in which no seat was asked."""
        if idle >= STUCK:
            raise RuntimeError(f"{self.info.title} is stuck: it took {STUCK} steps without asking a question or ending")
        return idle + 1

    def _not_asked(self, seat: object) -> Refused:
        if self.over:
            return TooLate("the game is over", self._rule(), "game-over")
        if self._at_beat:
            return NotAsked("no seat is asked while the last answer is being carried out", self._rule(), "not-asked")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            return NotAsked(
                f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}", self._rule(), "no-such-seat"
            )
        rule = self._rule()
        if self.holds(seat):
            return TooLate(f"seat {seat} has answered already", rule, "answered-already")
        waiting = ", ".join([str(other) for other in self.waiting()])
        return NotAsked(f"seat {seat} is not asked now; the table waits for seat {waiting}", rule, "not-asked")

    def holds(self, seat: object) -> bool:
        """Whether the seat has given an answer that the others do not know yet."""
        return not self.over and not self._at_beat and seat in self._game.asked and seat not in self.pending

    def is_secret(self, option: Option) -> bool:
        """Whether an answer with this option stays secret until every seat that is asked has given one."""
        return option.waits or self._game.secretly

    def waiting(self) -> list[int]:
        """The seats that the table cannot continue without. Other seats that are asked are only invited."""
        needed = [seat for seat in self.pending if not self.pending[seat].patient]
        return sorted(needed or self.pending)

    def _rule(self) -> str:
        """The clause by which the table is waiting."""
        for decision in self.pending.values():
            return decision.rule
        return self._game.result.rule if self._game.result is not None else ""

    def _not_on_offer(self, seat: int, decision: Decision, key: object) -> Refused:
        words = f"{key!r} is not on offer to seat {seat}, who is asked: {decision.kind}"
        if not isinstance(key, str):
            return NotOnOffer(f"{words}; an answer is an option or its key", decision.rule, "not-on-offer")
        why = self._game.why_not(seat, key)
        if why is None:
            return NotOnOffer(words, decision.rule, "not-on-offer", key)
        return NotOnOffer(f"{words}; {why.words}", why.rule or decision.rule, why.reason, key)

    # Answers and events so far.

    @property
    def answer_count(self) -> int:
        """How many answers have been given."""
        return len(self._log_seats)

    @property
    def log(self) -> list[tuple[int, str]]:
        """Every answer that stands: the seat and the key."""
        return [(seat, self._log_options[at].key) for at, seat in enumerate(self._log_seats)]

    @property
    def last_answer(self) -> tuple[int, Option] | None:
        """The latest answer that stands, with its seat."""
        return (self._log_seats[-1], self._log_options[-1]) if self._log_seats else None

    @property
    def event_count(self) -> int:
        """The number of events, which is also the number of the latest one."""
        return len(self._game.told.happenings)

    @property
    def forgotten(self) -> int:
        """How often reported events have been hidden again: when it changes, readers must read all events again."""
        return self._game.told.forgotten

    # Viewing.

    def view(self, seat: object = None) -> Json:
        """Everything a seat may know, JSON-ready; without a seat, what a spectator may know."""
        return self._view(seat, self._eye(seat))

    def laid_open(self) -> Json:
        """The table with every card face up, for the replay of a finished game: never for a player. ``held`` are the
        answers of each seat that the others do not know yet.
        """
        view = self._view(None, EVERYTHING)
        view["held"] = [self._held_by(seat) for seat in range(self.seats)]
        return view

    def views(self, seats: list[object]) -> list[Json]:
        """The views of several viewers, each equal to ``view``, for readers that do not change them: parts that are the
        same for two viewers, or unchanged since the last call, are the same object.
        """
        eyes = [self._eye(seat) for seat in seats]
        looks = self._looks
        if looks is None:
            looks = self._looks = Looks(self._game)
        looks.begin()
        public = self._public_view()
        views: list[Json] = []
        for at, eye in enumerate(eyes):
            look = looks.of(eye)
            views.append(self._view_of(seats[at], public.copy(), look.zones, look.known))
        return views

    def _view(self, seat: object, eye: int) -> Json:
        game = self._game
        insight = game.insight(eye)
        zones = [zone_view(game, zone, game.backs(zone, insight)) for zone in range(len(game.zones))]
        return self._view_of(seat, self._public_view(), zones, game.known_groups(insight))

    def _public_view(self) -> Json:
        """The parts of a view that are the same for every viewer; the others are empty."""
        game = self._game
        waiting = self.waiting()
        view: Json = {
            "game": self.info.name,
            "version": self.origin.version,
            "seats": self.seats,
            "options": dict(self.origin.options),
            "stacked": self.origin.stack is not None or self.origin.position is not None,
            "deal": self.origin.commitment(),
            "you": None,
            "phase": game.phase_name(),
            "players": game.players(),
            "counters": game.counters(),
            "zones": [],
            "known": [],
            "public": game.public(),
            "waiting": waiting,
            "invited": [seat for seat in sorted(self.pending) if seat not in waiting],
            "answered": [asked for asked in sorted(game.asked) if self.holds(asked)],
            "decision": None,
            "answer": None,
            "kept": [],
            "events": self.event_count,
            "result": None,
        }
        if self.origin.edition is not None:
            view["edition"] = self.origin.edition.name
        if self.over and game.result is not None:
            view["result"] = game.result.to_json()
            if not self._forks:
                view["seed"] = self.origin.seed
        return view

    def _view_of(self, seat: object, view: Json, zones: list[Json], known: list[Json]) -> Json:
        """A public view with the parts of one viewer added."""
        view["zones"] = zones
        view["known"] = known
        if not isinstance(seat, int):
            return view
        game = self._game
        view["you"] = seat
        view["kept"] = [option.key for option in game.kept.get(seat, [])]
        if seat in self.pending:
            decision = self.pending[seat]
            options = [
                {"key": option.key, "rule": option.rule or decision.rule, "waits": option.waits, "aside": option.aside}
                for option in decision.options
            ]
            view["decision"] = {"kind": decision.kind, "rule": decision.rule, "options": options}
        if self.holds(seat):
            view["answer"] = game.answers[seat].key
        return view

    def _held_by(self, seat: int) -> list[str]:
        """What a seat has answered in secret, the latest last."""
        game = self._game
        keys = [option.key for option in game.kept.get(seat, [])]
        return [*keys, game.answers[seat].key] if self.holds(seat) else keys

    def events(self, since: int = 0, seat: object = None) -> list[Json]:
        """What has happened after event number ``since``, as a seat (or a spectator) may know it. Numbers start at 1."""
        return self._events(since, self._eye(seat))

    def events_laid_open(self, since: int = 0) -> list[Json]:
        """What has happened, with every card and every private event: belongs to ``laid_open``."""
        return self._events(since, EVERYTHING)

    def _events(self, since: int, eye: int) -> list[Json]:
        told = self._game.told
        kinds = self._game.layout.kinds
        shown: list[Json] = []
        for at in range(max(since, 0), len(told.happenings)):
            needed = eye
            for upto, veil in self._veils:
                if at < upto:
                    needed |= veil
            event = told.seen_by(at, needed, kinds)
            if event is not None:
                shown.append(event)
        return shown

    def _eye(self, seat: object) -> int:
        if seat is None:
            return 1 << self.seats
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadTable(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return 1 << seat

    # Forks, copies and undo.

    def fork(self, seat: object = None, seed: object = 0) -> Table:
        """An independent table that agrees with everything the seat (or a spectator) knows; the rest is re-dealt from
        the seed.
        """
        return self._forked(seat, seed, False)

    def fork_to_think(self, seat: int | None, seed: int) -> Table:
        """The same, for a player to think ahead on. Such a fork exposes its state and cannot be saved. It depends only
        on what the seat (or a spectator) knows and on the seed: tables that the seat cannot tell apart have equal
        forks.
        """
        twin = self._forked(seat, seed, True)
        twin._for_thinking = True
        return twin

    def _forked(self, seat: object, seed: object, blind: bool) -> Table:
        eye = self._eye(seat)
        number = check_seed(seed)
        twin = self.copy()
        if not self.over:
            twin._deal_anew(eye, number, blind)
        return twin

    def ahead(self, seat: object, option: object) -> Table | None:
        """The table after an answer that only leads its seat to a further question (whom, which, what to pay), so that
        the seat can look at that question before the answer is given; ``None`` after any other answer. ``Refused`` as
        by ``answer``.

        It is a fork for the seat, and cannot be saved. No luck was used, no card was shown to the seat, no other seat
        has answered or revealed an answer, and the rules are still at the same step.
        """
        chosen = self._chosen(seat, option)
        if chosen is None or not isinstance(seat, int):
            raise self._refusal(seat, option)
        if len(self._game.asked) > 1 and self.is_secret(chosen):
            return None
        eye = self._eye(seat)
        twin = self.fork(seat)
        twin._for_thinking = True
        game = twin._game
        luck, steps, kept = game.rng.state(), twin._steps, game.kept_by_others(seat)
        seen = [viewers & eye for viewers in game.seen]
        twin.answer(seat, chosen.key)
        game = twin._game
        if twin.over or twin._steps != steps or twin.waiting() != [seat] or game.rng.state() != luck:
            return None
        if game.kept_by_others(seat) != kept:
            return None
        for card, viewers in enumerate(game.seen):
            if viewers & eye and not seen[card]:
                return None
        return twin

    def copy(self) -> Table:
        """An independent table in the same world: nothing is re-dealt, and the same answers lead to the same game."""
        if self._stride != EVERY_STEP:
            self._stride = EVERY_STEP
            self._mark_last_step()
        twin = self._twin(len(self._log_seats))
        twin._stride = RARELY
        twin._for_thinking = self._for_thinking
        return twin

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def _mark_last_step(self) -> None:
        """Move the mark up to the last step that has begun."""
        if self._mark_step != self._steps:
            twin = self._replay(self._marked(), self._mark_at, self._mark_step, len(self._log_seats), EVERY_STEP)
            self._mark = twin._mark
            self._mark_at = twin._mark_at
            self._mark_step = twin._mark_step

    def _twin(self, upto: int) -> Table:
        """The same table again, up to some number of answers."""
        if upto >= self._mark_at:
            return self._replay(self._marked(), self._mark_at, self._mark_step, upto, self._stride)
        return self._replay(self._first_state(), 0, 0, upto, self._stride)

    def _marked(self) -> Game:
        """The state at the mark. The first mark is the deal, which is dealt again when it is first needed."""
        if self._mark is None:
            self._mark = self._first_state()
        return self._mark

    def _first_state(self) -> Game:
        return deal(self.origin)

    def _replay(self, mark: Game, mark_at: int, mark_step: int, upto: int, stride: int) -> Table:
        mark.settle()
        twin = Table(self.origin, mark.copy())
        twin._log_seats = self._log_seats[:mark_at]
        twin._log_options = self._log_options[:mark_at]
        twin._steps = mark_step
        twin._stride = stride
        twin._forks = [fork for fork in self._forks if fork[0] < mark_at]
        twin._veils = self._veils[: len(twin._forks)]
        twin._mark = mark
        twin._mark_at = mark_at
        twin._mark_step = mark_step
        twin._flow = twin._game.step()
        twin._advance()
        later = self._forks[len(twin._forks) :] if self._forks else []
        for at in range(mark_at, upto):
            for fork in later:
                if fork[0] == at:
                    twin._deal_anew(fork[1], fork[2], fork[3])
            twin._take(self._log_seats[at], self._log_options[at])
        for fork in later:
            if fork[0] == upto:
                twin._deal_anew(fork[1], fork[2], fork[3])
        return twin

    def _deal_anew(self, eye: int, seed: int, blind: bool) -> None:
        """Re-deal everything that one viewer cannot know, including other seats' unrevealed answers. If ``blind``, the
        result does not depend on what was there.
        """
        game = self._game
        game.rng = seeded(seed)
        game.dealt_blind = blind
        game.redeal(eye, game.rng)
        game.luck = {}
        game.draw_kept_anew(eye)
        self._forks.append((len(self._log_seats), eye, seed, blind))
        self._veils.append((len(game.told.happenings), eye))
        for seat in game.asked:
            decision = game.offer(game.about, seat)
            if seat in self.pending:
                self.pending[seat] = decision
            elif eye != 1 << seat:
                options = [option for option in decision.options if option.waits or game.secretly]
                game.answers[seat] = options[game.rng.below(len(options))]

    def _trace(self, option: Option) -> Trace:
        """What is compared before and after an answer to find out whether it had consequences."""
        game = self._game
        shared = len(game.asked) > 1 and (game.secretly or option.waits)
        return shared, len(game.told.happenings), game.reveals, game.rng.state()

    def _left_trace(self, seat: object, before: Trace) -> bool:
        """Whether something was drawn, shown or reported since the seat's answer, which is the last one; these are the
        traces before it.
        """
        if self.holds(seat):
            return False
        shared, told, reveals, luck = before
        game = self._game
        return shared or told != len(game.told.happenings) or reveals != game.reveals or luck != game.rng.state()

    def undo(self, seat: object) -> None:
        """Take back the seat's last answer, if it is the very last one and nothing was drawn, shown or reported since."""
        self._eye(seat)
        last = len(self._log_seats) - 1
        rule = self._rule()
        if self.over:
            raise TooLate("the game is over, so no answer can be taken back", rule, "game-over")
        if self._at_beat:
            raise TooLate("the last answer is still being carried out and cannot be taken back", rule, "shown-since")
        if last < 0 or (self._forks and self._forks[-1][0] > last) or seat not in self._log_seats:
            raise TooLate(f"seat {seat} has not answered anything yet", rule, "nothing-to-take-back")
        if self._log_seats[last] != seat:
            raise TooLate(f"another seat has answered since seat {seat} did", rule, "answered-since")
        before = self._twin(last)
        if self._left_trace(seat, before._trace(self._log_options[last])):
            raise TooLate(
                "that answer drew, revealed or announced something, so it cannot be taken back", rule, "shown-since"
            )
        self._game = before._game
        self._looks = None
        self.pending = before.pending
        self._log_seats = before._log_seats
        self._log_options = before._log_options
        self._steps = before._steps
        self._mark = before._mark
        self._mark_at = before._mark_at
        self._mark_step = before._mark_step
        self._flow = before._flow

    # Saving.

    def save(self) -> Json:
        """The table as its log, JSON-ready: ``croupier.load`` rebuilds the same table from it."""
        if self._for_thinking:
            raise BadTable("a player's fork cannot be saved: its log begins with the seed of the real table")
        from croupier.table.save import write

        return write(self)

    def position(self) -> Json:
        """The whole truth now, readable and JSON-ready: for tests and puzzles, never for a client.

        At the beginning of a step the facts are complete. Anywhere else a part ``moment`` completes them, and lets
        ``croupier.open_position`` return to exactly this point; on a fork it can only be read.
        """
        position = {**self.origin.words(), **describe(self._game)}
        if not self._at_checkpoint():
            position["moment"] = self._moment()
        return position

    def _at_checkpoint(self) -> bool:
        """Whether the facts lead here: the last step has only asked, and used no luck before."""
        self._mark_last_step()
        if self.over or self._mark_at != len(self._log_seats):
            return False
        mark = self._marked()
        asking = self
        if self._forks and self._forks[-1][0] >= self._mark_at:
            asking = Table(self.origin, mark.copy())  # mark and comparison are of the world before the fork
            asking._start()
        game = asking._game
        return game.rng.state() == mark.rng.state() and describe(game) == describe(mark)

    def _moment(self) -> Json:
        """What the facts leave out in the middle of a step and at the end of the game."""
        game = self._game
        zones: Json = {}
        everything = game.insight(EVERYTHING)
        for zone, name in enumerate(game.layout.names):
            if game.zones[zone]:
                zones[name] = game.backs(zone, everything)
        held: Json = {}
        for seat in range(self.seats):
            keys = self._held_by(seat)
            if keys:
                held[str(seat)] = keys
        moment: Json = {"zones": zones, "waiting": self.waiting(), "held": held}
        if self.over and game.result is not None:
            moment["result"] = game.result.to_json()
        if not self._forks and not self._for_thinking:
            saved = self.save()
            moment["resume"] = {part: saved[part] for part in RESUME}
        return moment

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {sorted(self.pending)}"
        return f"<Table {self.info.name}, {self.seats} seats, {len(self._log_seats)} answers, {state}>"


class _Audience(Watcher):
    """Calls a function at every beat of a table; no seat is asked there."""

    def __init__(self, table: Table, watch: Watch) -> None:
        self.table = table
        self.watch = watch
        self.error: Exception | None = None

    def reached(self, beat: Beat, numbers: list[int]) -> None:
        if self.error is not None:
            return
        table = self.table
        pending = table.pending
        table.pending = {}
        table._at_beat = True
        try:
            self.watch(beat.told(numbers, table._game.layout.kinds))
        except Exception as error:
            self.error = error  # the rules continue: half an answer cannot be undone
        finally:
            table._at_beat = False
            table.pending = pending
