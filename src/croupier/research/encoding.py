"""Observations: what a seat may know, as an array of one size.

An encoding is written from the state as the seat has seen it: what the game shows to everybody, the cards that the seat has
seen as the engine keeps it, and what the seat is asked. So a re-deal that agrees with the seat is encoded the same.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from croupier.research.numbering import Actions, checked, found
from croupier.research.sheet import CODE_BITS, HALF, Sheet, row_of
from croupier.table import Choices, Event, Game, GameInfo, Json, Table, open_table, seeded
from croupier.table.events import Flag, Kind, Word
from croupier.text.declared import declared

MOST_KEPT: Final = 4
"""How many answers a seat keeps behind its screen at a time."""
GROUPS: Final = 4
"""How many groups of cards that the seat cannot tell apart have cells of their own."""
FINGERPRINT: Final = 4
NOT_SEEN: Final[i16] = -1
NOTHING_DEDUCED: Final[dict[int, int]] = {}

NOTHING: Final = 1
LONG: Final = 2
FIRST_NUMBER: Final = 4
NUMBERS: Final = 1000


class Encoder:
    """Writes what a seat of a table may know into an array of ``size`` numbers.

    ``parts`` says which cells hold what. With ``deduced`` the cards that are certain by elimination count as seen, and what the
    seat knows of mixed cards is written too: then two views that differ are encoded differently. Deducing takes ten times
    as long as all the rest.
    """

    def __init__(self, info: GameInfo, seats: int, options: Choices, deduced: bool = True) -> None:
        self.info = info
        self.seats = seats
        self.options = options
        self.deduced = deduced
        self.actions = Actions(info, seats, options)
        game = info.unpack(seats, options, seeded(0))
        kinds = sorted(set(game.face))
        self.kinds: list[str] = [game.layout.kinds[kind] for kind in kinds]
        self.zones: list[str] = list(game.layout.names)
        self._columns: list[int] = [-1] * len(game.layout.kinds)
        for column, kind in enumerate(kinds):
            self._columns[kind] = column
        self._width: i64 = len(kinds)
        self._zone_count: i64 = len(self.zones)
        self._shown_columns: vec[i16] = row_of(len(game.face))
        self._ordered: list[bool] = list(game.layout.ordered)
        self._codes: dict[str, int] = {}
        by_hand = [type(game).public is not Game.public, type(game).players is not Game.players]
        self._by_hand: bool = any(by_hand) or type(game).counters is not Game.counters
        self._shown: i64 = self._measure()
        self.parts: dict[str, tuple[int, int]] = {}
        self.size = 0
        for part, cells in self._sizes(len(game.face)).items():
            self.parts[part] = (self.size, self.size + cells)
            self.size += cells
        self._legal_at: i64 = self.parts["legal"][0]
        self._kinds_at: i64 = self.parts["kinds"][0]
        self._row: Sheet | None = None
        self._tokens: Tokens | None = None

    def _sizes(self, cards: int) -> dict[str, int]:
        """The parts of an observation in order, and how many cells each has."""
        zones = len(self.zones)
        sizes = {
            "you": self.seats,
            "waiting": self.seats,
            "invited": self.seats,
            "answered": self.seats,
            "phase": CODE_BITS,
            "question": 2 * CODE_BITS,
            "answer": 1,
            "kept": MOST_KEPT,
            "events": 2,
            "over": 1,
            "winners": self.seats,
            "scores": self.seats,
            "ending": CODE_BITS,
            "shown": self._shown,
            "counts": zones,
            "order": cards,
            "kinds": zones * len(self.kinds),
            "legal": self.actions.n,
        }
        if self.deduced:
            sizes["known"] = GROUPS * (zones + len(self.kinds)) + FINGERPRINT
        return sizes

    def _measure(self) -> i64:
        """How many cells take what the game shows."""
        table = open_table(self.info, self.seats, 0, self.options)
        sheet = Sheet(row_of(1 << 16), 0)
        self._show(sheet, table._game)
        return sheet.at

    # Writing.

    def write(self, table: Table, seat: int, array: object) -> None:
        """Write what a seat may know into an array with at least ``size`` numbers: one of numpy, ``array.array``, a list."""
        if self._row is None:
            self._row = Sheet(row_of(self.size), 0)
        self.fill(table, seat, self._row)
        cells = memoryview(self._row.cells)
        try:
            view = memoryview(array)  # type: ignore[arg-type]
        except TypeError:
            array[: self.size] = cells.tolist()  # type: ignore[index]
            return
        if view.format == "h" and view.ndim == 1 and view.contiguous:
            view[: self.size] = cells
        else:
            _convert(array, cells, self.size)

    def fill(self, table: Table, seat: i64, row: Sheet) -> None:
        """Write what a seat may know into a row of cells."""
        game = table._game
        eye: i64 = 1 << seat
        row.unmark()
        row.at = row.base
        row.bits(eye, self.seats)
        self._put_asked(table, game, row)
        row.bits(self._code(game.phase_name()), CODE_BITS)
        asked = seat in table.pending
        row.bits(self._code(table.pending[seat].kind) if asked else 0, CODE_BITS)
        row.bits(self._code(table.pending[seat].rule) if asked else 0, CODE_BITS)
        row.put(self.actions.of(game.answers[seat]) + 1 if not asked and table.holds(seat) else 0)
        self._put_kept(game, seat, row)
        row.large(len(game.told.happenings))
        self._put_result(table, game, row)
        end = row.at + self._shown
        self._show(row, game)
        if row.at != end:
            raise ValueError(
                f"{self.info.title} shows {row.at - end} numbers more than at the deal; lists must say their most"
            )
        if self.deduced:
            insight = game.insight(eye)
            self._put_cards(game, self._shown_to(game, eye, row, insight.certain), row)
            self._put_known(game.known_groups(insight), game, row)
        else:
            self._put_cards(game, self._shown_to(game, eye, row, NOTHING_DEDUCED), row)
        if asked:
            actions = self.actions
            legal_at = self._legal_at
            for option in table.pending[seat].options:
                row.mark(legal_at + actions.of(option))

    def _put_asked(self, table: Table, game: Game, row: Sheet) -> None:
        """Write who is waited for, who is invited, and who has answered in secret."""
        pending: i64 = 0
        needed: i64 = 0
        for seat, decision in table.pending.items():
            bit: i64 = 1 << seat
            pending |= bit
            if not decision.patient:
                needed |= bit
        answered: i64 = 0
        if not table.over:
            for seat in game.asked:
                bit = 1 << seat
                answered |= bit
            answered &= ~pending
        if not needed:
            needed = pending
        row.bits(needed, self.seats)
        row.bits(pending & ~needed, self.seats)
        row.bits(answered, self.seats)

    def _put_kept(self, game: Game, seat: i64, row: Sheet) -> None:
        """Write what the seat keeps behind its screen."""
        end = row.at + MOST_KEPT
        if game.kept and seat in game.kept:
            for option in game.kept[seat]:
                row.put(self.actions.of(option) + 1)
        row.skip_to(end)

    def _put_result(self, table: Table, game: Game, row: Sheet) -> None:
        """Write how the game ended."""
        result = game.result
        if not table.over or result is None:
            row.skip_to(row.at + 1 + 2 * self.seats + CODE_BITS)
            return
        row.put(1)
        winners: i64 = 0
        for seat in result.winners:
            winners |= 1 << seat
        row.bits(winners, self.seats)
        for score in result.scores:
            row.put(score)
        row.bits(self._code(json.dumps(result.to_json(), sort_keys=True)), CODE_BITS)

    def _show(self, row: Sheet, game: Game) -> None:
        """Write what the game shows to everybody."""
        if self._by_hand:
            _put_fingerprint([game.public(), list(game.players()), game.counters()], row)
            return
        game.show_table(row)
        for seat in range(self.seats):
            game.show_player(row, seat)
        if not game.counters_follow:
            game.show_counters(row)

    def _put_cards(self, game: Game, shown: vec[i16], row: Sheet) -> None:
        """Write the cards of all zones, each with the column of its kind."""
        ordered = self._ordered
        zones = game.zones
        zone_count = self._zone_count
        width = self._width
        cells = row.cells
        counts_at: i64 = row.at
        order_at: i64 = counts_at + zone_count
        end: i64 = order_at + len(game.face)
        base: i64 = row.base + self._kinds_at
        marked = row.marked
        marks: i64 = row.marks
        place: i64 = 0
        zone: i64 = 0
        column: i16 = 0
        number: i64 = 0
        while zone < zone_count:
            cards = zones[zone]
            cells[counts_at + zone] = i16(len(cards))
            in_order = ordered[zone]
            for card in reversed(cards):
                number = card
                column = shown[number]
                if in_order:
                    cells[order_at] = column + 1
                    order_at += 1
                if column >= 0:
                    place = base + i64(column)
                    now: i16 = cells[place]
                    cells[place] = now + 1
                    if now == 0:
                        marked[marks] = i32(place)
                        marks += 1
            base += width
            zone += 1
        row.marks = marks
        while order_at < end:
            cells[order_at] = 0
            order_at += 1

    def _shown_to(self, game: Game, eye: i64, row: Sheet, certain: dict[int, int]) -> vec[i16]:
        """For each card the column of its kind; -1 if the seat has not seen it and is not certain of it."""
        if row.game is not game:
            row.game = game
            row.columns = vec[i16]([i16(self._columns[kind]) for kind in game.face])
        columns = row.columns
        shown = self._shown_columns
        mask: i64 = 0
        card: i64 = 0
        for seen in game.seen:
            mask = seen
            if mask & eye:
                shown[card] = columns[card]
            else:
                shown[card] = NOT_SEEN
            card += 1
        for sure, kind in certain.items():
            card = sure
            if shown[card] == NOT_SEEN:
                shown[card] = i16(self._columns[kind])
        return shown

    def _put_known(self, known: list[Json], game: Game, row: Sheet) -> None:
        """Write what is known of cards that the seat cannot tell apart: where they lie, and what is among them."""
        first, last = self.parts["known"]
        row.at = row.base + first
        row.skip_to(row.base + last)
        for number, group in enumerate(known[:GROUPS]):
            at = row.base + first + number * (self._zone_count + self._width)
            among, contents = group["among"], group["contents"]
            assert isinstance(among, dict)
            assert isinstance(contents, list)
            for name, count in among.items():
                row.cells[at + self.zones.index(name)] = i16(count)
            at += self._zone_count
            for kind in contents:
                place: i64 = at + self.kinds.index(kind)
                row.cells[place] = i16(row.cells[place] + 1)
        if known:
            row.at = row.base + last - FINGERPRINT
            _put_fingerprint(known, row)

    def _code(self, word: str) -> i64:
        """Sixteen bits that stand for a word; never all of them 0."""
        code = self._codes.get(word)
        if code is None:
            code = crc32(word.encode()) % ((1 << CODE_BITS) - 1) + 1
            if len(self._codes) > 10_000:
                self._codes.clear()
            self._codes[word] = code
        return code

    # History.

    def tokens(self) -> int:
        """How many tokens there are: ``history`` gives numbers from 1 to one less."""
        return self._tokens_of().size

    def history(self, table: Table, seat: int, since: int = 0) -> list[int]:
        """What has happened after event number ``since`` as the seat may know it: the token of each event and its fields."""
        tokens = self._tokens_of()
        return [token for event in table.events(since, seat) for token in tokens.of(event)]

    def _tokens_of(self) -> Tokens:
        if self._tokens is None:
            self._tokens = Tokens(self.info, self.seats)
        return self._tokens

    def information_state(self, table: Table, seat: int) -> str:
        """All that a seat has known and done, in order: its own answers, the events, and what it sees now. Equal texts are one
        information state."""
        answers = [key for who, key in table.log if who == seat]
        row = Sheet(row_of(self.size), 0)
        self.fill(table, seat, row)
        now = sha256(memoryview(row.cells)).hexdigest()
        return f"{' '.join(answers)} | {' '.join(map(str, self.history(table, seat)))} | {now}"

    def __repr__(self) -> str:
        return f"<Encoder of {self.info.name}, {self.seats} seats: {self.size} numbers>"


class Tokens:
    """Events as tokens: one for the event, one for each field and card. 0 is left for padding."""

    def __init__(self, info: GameInfo, seats: int) -> None:
        self.kinds: list[str] = info.layout(seats).kinds
        events = {(event.name, event.rule): event for event in declared(info, Event)}
        self.names: list[tuple[str, str]] = sorted(events)
        self.fields = [events[name].values for name in self.names]
        self.places = {name: place for place, name in enumerate(self.names)}
        self.size = FIRST_NUMBER + NUMBERS + len(self.names)

    def of(self, event: Json) -> list[int]:
        """The tokens of an event as a seat may know it."""
        place = self.places[str(event["event"]), str(event["rule"])]
        tokens = [FIRST_NUMBER + NUMBERS + place]
        for field in self.fields[place]:
            value = event[field.name]
            if value is None:
                tokens.append(NOTHING)
            elif isinstance(field, Kind):
                tokens.append(FIRST_NUMBER + self.kinds.index(str(value)))
            elif isinstance(field, Word):
                tokens.append(FIRST_NUMBER + field.words.index(str(value)))
            elif isinstance(field, Flag):
                tokens.append(FIRST_NUMBER + (1 if value else 0))
            else:
                assert isinstance(value, int)
                tokens.extend(_number(value))
        cards = event.get("cards")
        if isinstance(cards, list):
            tokens.extend([NOTHING if card is None else FIRST_NUMBER + self.kinds.index(str(card)) for card in cards])
        return tokens


def _number(value: int) -> list[int]:
    """A number as tokens; one is enough for most."""
    if 0 <= value < NUMBERS:
        return [FIRST_NUMBER + value]
    digits = [LONG if value >= 0 else LONG + 1]
    value = abs(value)
    while value >= NUMBERS:
        digits.append(FIRST_NUMBER + value % NUMBERS)
        value //= NUMBERS
    return [*digits, FIRST_NUMBER + value]


def _put_fingerprint(value: object, row: Sheet) -> None:
    """Write a hash of something that has no cells of its own."""
    digest = sha256(json.dumps(value, sort_keys=True).encode()).digest()
    for at in range(FINGERPRINT):
        row.put(int.from_bytes(digest[2 * at : 2 * at + 2], "big") & HALF - 1)


def _convert(array: object, cells: memoryview, size: int) -> None:
    """Write the cells into an array of another type."""
    from croupier.research.arrays import np

    np.asarray(array)[:size] = np.frombuffer(cells, np.int16)


def encoder(game: str | GameInfo, *, seats: int, deduced: bool = True, **options: object) -> Encoder:
    """The encoder of a game with these seats and options of the table."""
    info = found(game)
    seats = info.check_seats(seats)
    return Encoder(info, seats, checked(info, seats, options), deduced)
