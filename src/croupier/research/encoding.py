"""Observations: what a seat may know, as an array of fixed size.

An observation is written from the state as the seat has seen it: what the game shows to everyone, the cards that the
seat has seen according to the engine, and what the seat is asked. So a re-deal that agrees with the seat is encoded the
same.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from croupier.research.numbering import Actions, checked, found
from croupier.research.sheet import CODE_BITS, HALF, Sheet, row_of
from croupier.table import Choices, Decision, Event, Game, GameInfo, Json, Table, open_table, seeded
from croupier.table.cardset import HIGHEST, CardSet
from croupier.table.events import Flag, Kind, Word
from croupier.text.declared import declared

MOST_KEPT: Final = 4
"""How many answers a seat keeps secret at a time."""
GROUPS: Final = 4
"""How many groups of cards that the seat cannot tell apart have cells of their own."""
FINGERPRINT: Final = 4
PHASE: Final = 0
QUESTION: Final = 1
CLAUSE: Final = 2
NOWHERE: Final = -1
NOT_SEEN: Final[i16] = -1
BLOCK: Final = 3
"""Cells that move: where they begin, where they will (``NOWHERE`` if they become 0), and how many there are."""
HIGHEST_EIGHT: Final = 0xFF << 54
UNSEEN: Final = 0x10000
NOTHING_DEDUCED: Final[dict[int, int]] = {}

NOTHING: Final = 1
LONG: Final = 2
FIRST_NUMBER: Final = 4
NUMBERS: Final = 1000


class Encoder:
    """Writes what a seat of a table may know into an array of ``size`` numbers.

    ``parts`` says which cells contain what. With ``deduced`` the cards that are certain by elimination count as seen,
    and what the seat knows of mixed cards is written too: then two views that differ are encoded differently. Deducing
    takes ten times as long as all the rest.
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
        self._everybody: i64 = (1 << seats) - 1
        self._zone_count: i64 = len(self.zones)
        self._ordered: vec[u8] = vec[u8]([u8(ordered) for ordered in game.layout.ordered])
        everybody = game.layout.everybody
        open_to: list[i16] = [
            i16(1 << owner) if owner >= 0 and sight == everybody else i16(0)
            for owner, sight in zip(game.layout.owners, game.layout.sight, strict=True)
        ]
        self._owners: vec[i16] = vec[i16](open_to)
        self._due: CardSet = CardSet([])
        self._listed: vec[i16] = row_of(len(self.zones))
        self._blocks: vec[i32] = vec[i32]([i32(0)] * (2 * BLOCK * len(self.zones)))
        self._codes: dict[str, int] = {}
        by_hand = [type(game).public is not Game.public, type(game).players is not Game.players]
        self._by_hand: bool = any(by_hand) or type(game).counters is not Game.counters
        self._shown: i64 = self._measure()
        self.parts: dict[str, tuple[int, int]] = {}
        self.size = 0
        for part, cells in self._sizes(len(game.face)).items():
            self.parts[part] = (self.size, self.size + cells)
            self.size += cells
        self._events_at: i64 = self.parts["events"][0]
        self._legal_at: i64 = self.parts["legal"][0]
        self._kinds_at: i64 = self.parts["kinds"][0]
        self._counts_at: i64 = self.parts["counts"][0]
        self._row: Sheet | None = None
        self._tokens: Tokens | None = None

    def _sizes(self, cards: int) -> dict[str, int]:
        """The parts of an observation in order, with their numbers of cells."""
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
        """How many cells are needed for what the game shows."""
        table = open_table(self.info, self.seats, 0, self.options)
        sheet = Sheet(row_of(1 << 16), 0)
        self._show(sheet, table._game)
        return sheet.at

    # Writing.

    def write(self, table: Table, seat: int, array: object) -> None:
        """Write what a seat may know into an array with at least ``size`` numbers: one of numpy, ``array.array``, a list."""
        if self._row is None:
            self._row = self.sheet()
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

    def sheet(self) -> Sheet:
        """A row for one observation."""
        return self.sheets(1)[0]

    def sheets(self, count: int) -> list[Sheet]:
        """Rows for this many observations, consecutive in the same cells."""
        cells = row_of(self.size, count)
        zones, width, answers = self._zone_count, self._width, self.actions.n
        return [Sheet(cells, self.size * at, zones, width, answers) for at in range(count)]

    def fill(self, table: Table, seat: i64, row: Sheet) -> None:
        """Write what a seat may know into a row of cells."""
        self._fill(table, seat, row, False, False)

    def refill(self, table: Table, seat: i64, row: Sheet, held: bool) -> None:
        """The same for a row that is always refilled with the same game: what has not changed since is not written
        again. ``held``: since then, seats have only given answers that are kept secret.
        """
        self._fill(table, seat, row, not self.deduced, held)
        game = table._game
        game.reseen.clear()
        game.stirred.clear()
        game.topped.clear()
        game.drained.clear()

    def _fill(self, table: Table, seat: i64, row: Sheet, again: bool, held: bool) -> None:
        """Write what a seat may know; ``again``: only what has changed; ``held``: without what the game shows."""
        game = table._game
        again = again and row.game is game
        eye: i64 = 1 << seat
        decision = table.pending.get(seat)
        row.at = row.base
        row.bits(eye, self.seats)
        self._put_asked(table, game, row)
        self._put_code(PHASE, game.phase_name(), row)
        self._put_code(QUESTION, decision.kind if decision is not None else "", row)
        self._put_code(CLAUSE, decision.rule if decision is not None else "", row)
        row.put(self.actions.of(game.answers[seat]) + 1 if decision is None and table.holds(seat) else 0)
        self._put_kept(game, seat, row)
        if self.deduced:
            insight = game.insight(eye)
            self._put_cards(game, eye, insight.certain, row, False)
            self._put_known(game.known_groups(insight), game, row)
        else:
            self._put_cards(game, eye, NOTHING_DEDUCED, row, again)
        if not held:
            row.at = row.base + self._events_at
            row.large(len(game.told.happenings))
            self._put_result(table, game, row)
            end = row.at + self._shown
            row.begin_show(again)
            self._show(row, game)
            row.end_show()
            if row.at != end:
                raise ValueError(
                    f"{self.info.title} shows {row.at - end} numbers more than at the deal; lists must say their most"
                )
        self._put_legal(decision, row)

    def _put_legal(self, decision: Decision | None, row: Sheet) -> None:
        """Write the mask, and record the numbers of the answers on offer in order."""
        actions = self.actions
        cells = row.cells
        offered = row.offered
        first: i64 = row.base + self._legal_at
        at: i64 = 0
        while at < row.offers:
            cells[first + i64(offered[at])] = 0
            at += 1
        at = 0
        if decision is not None:
            for option in decision.options:
                number: i64 = actions.of(option)
                cells[first + number] = 1
                offered[at] = i32(number)
                at += 1
        row.offers = at

    def _put_asked(self, table: Table, game: Game, row: Sheet) -> None:
        """Write which seats are waited for, which are invited, and which have answered in secret."""
        pending: i64 = 0
        needed: i64 = 0
        for seat, decision in table.pending.items():
            bit: i64 = 1 << seat
            pending |= bit
            if not decision.patient:
                needed |= bit
        answered: i64 = 0
        if not table.over and len(game.asked) != len(table.pending):
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
        """Write what the seat keeps secret."""
        end = row.at + MOST_KEPT
        if game.kept and seat in game.kept:
            for option in game.kept[seat]:
                row.put(self.actions.of(option) + 1)
        row.skip_to(end)

    def _put_result(self, table: Table, game: Game, row: Sheet) -> None:
        """Write how the game ended."""
        result = game.result
        if not table.over or result is None:
            end = row.at + 1 + 2 * self.seats + CODE_BITS
            if row.cells[row.at]:
                row.skip_to(end)
            row.at = end
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
        """Write what the game shows to everyone."""
        if self._by_hand:
            _put_fingerprint([game.public(), list(game.players()), game.counters()], row)
            return
        game.show_table(row)
        for seat in range(self.seats):
            game.show_player(row, seat)
        if not game.counters_follow:
            game.show_counters(row)

    def _put_cards(self, game: Game, eye: i64, certain: dict[int, int], row: Sheet, again: bool) -> None:
        """Write the cards of all zones. ``again``: a zone whose cards have not changed since the row was written is left as it
        is, unless this reader sees them otherwise than the last one."""
        if not again:
            self._put_all(game, eye, certain, row)
            return
        reseen = game.reseen
        if not reseen.is_empty():
            for place, cards in enumerate(game.zones):
                if reseen.has_any(cards):
                    game.stir(place)
        due = self._due
        due.clear()
        due.add(game.stirred)
        due.add(game.topped)
        due.add(game.drained)
        count = self._list(due)
        listed = self._listed
        cells = row.cells
        counts_at: i64 = row.base + self._counts_at
        moved: i64 = NOWHERE
        zone: i64 = 0
        at: i64 = 0
        while at < count:
            zone = i64(listed[at])
            row.touched |= i64(self._owners[zone])
            if moved < 0 and self._ordered[zone] and i64(cells[counts_at + zone]) != len(game.zones[zone]):
                moved = zone
            at += 1
        if moved >= 0:
            self._shift(moved, game, eye, row)
        at = 0
        while at < count:
            self._renew(i64(listed[at]), game, eye, row)
            at += 1
        if eye != row.eye:
            row.eye = eye
            count = self._list(row.odd)
            row.odd.clear()
            at = 0
            while at < count:
                zone = i64(listed[at])
                differ = i64(row.apart[zone])
                if differ & eye:
                    self._put_zone(zone, 0, game, eye, certain, row)
                elif differ & self._everybody:
                    row.odd.put_one(zone)
                at += 1

    def _put_all(self, game: Game, eye: i64, certain: dict[int, int], row: Sheet) -> None:
        """Write the cards of all zones, whatever the row held."""
        if row.game is not game:
            row.game = game
            row.columns = vec[i16]([i16(self._columns[kind]) for kind in game.face])
        row.eye = eye
        row.odd.clear()
        cells = row.cells
        counts_at: i64 = row.base + self._counts_at
        start: i64 = 0
        zone: i64 = 0
        while zone < self._zone_count:
            row.starts[zone] = i32(start)
            self._put_zone(zone, 0, game, eye, certain, row)
            count: i64 = len(game.zones[zone])
            cells[counts_at + zone] = i16(count)
            if self._ordered[zone]:
                start += count
            zone += 1
        order_at: i64 = counts_at + self._zone_count
        clear(cells, order_at + start, len(game.face) - start)

    def _list(self, zones: CardSet) -> i64:
        """List the zones of a set in order; how many there are."""
        count = self._list_word(zones.a, 0, 0)
        if zones.b:
            count = self._list_word(zones.b, 62, count)
        if zones.c:
            count = self._list_word(zones.c, 124, count)
        if zones.d:
            count = self._list_word(zones.d, 186, count)
        return self._list_word(zones.e, 248, count) if zones.e else count

    def _list_word(self, word: i64, first: i64, count: i64) -> i64:
        """List the zones of one word of a set."""
        listed = self._listed
        bit: i64 = 0
        while word:
            if word & HIGHEST_EIGHT >> bit:
                if word & HIGHEST >> bit:
                    word ^= HIGHEST >> bit
                    listed[count] = i16(first + bit)
                    count += 1
                bit += 1
            else:
                bit += 8
        return count

    def _is_whole(self, zone: i64, game: Game, eye: i64, row: Sheet) -> bool:
        """Whether a zone has changed so that all of its cards are written again."""
        differ = i64(row.apart[zone])
        if differ & eye or game.stirred.has(zone):
            return True
        return game.drained.has(zone) and (differ != UNSEEN or game.topped.has(zone))

    def _renew(self, zone: i64, game: Game, eye: i64, row: Sheet) -> None:
        """Write what has changed of a zone."""
        cells = row.cells
        count_at = row.base + self._counts_at + zone
        count: i64 = len(game.zones[zone])
        if self._is_whole(zone, game, eye, row):
            self._put_zone(zone, 0, game, eye, NOTHING_DEDUCED, row)
        elif game.topped.has(zone):
            self._put_zone(zone, i64(cells[count_at]), game, eye, NOTHING_DEDUCED, row)
        cells[count_at] = i16(count)

    def _shift(self, first: i64, game: Game, eye: i64, row: Sheet) -> None:
        """Make room for the order of the zones from one on that holds more or fewer cards than before. The cards of those that
        are not written as a whole later keep their cells, further to the left or to the right."""
        cells = row.cells
        starts = row.starts
        counts_at: i64 = row.base + self._counts_at
        order_at: i64 = counts_at + self._zone_count
        blocks = self._blocks
        count: i64 = 0
        before: i64 = 0
        until: i64 = 0
        since: i64 = 0
        old: i64 = i64(starts[first])
        new: i64 = old
        length: i64 = 0
        zone: i64 = first
        while zone < self._zone_count:
            if self._ordered[zone]:
                starts[zone] = i32(new)
                count = len(game.zones[zone])
                before = i64(cells[counts_at + zone])
                if before and count and (old != new or count != before) and not self._is_whole(zone, game, eye, row):
                    if i64(row.apart[zone]) == UNSEEN:
                        until = old if old < new + count else new + count
                        since = old + before if old + before > new else new
                        blocks[length] = i32(new)
                        blocks[length + 1] = NOWHERE
                        blocks[length + 2] = i32(until - new)
                        blocks[length + 3] = i32(since)
                        blocks[length + 4] = NOWHERE
                        blocks[length + 5] = i32(new + count - since)
                        length += 2 * BLOCK
                    elif old != new + count - before:
                        blocks[length] = i32(old)
                        blocks[length + 1] = i32(new + count - before)
                        blocks[length + 2] = i32(before)
                        length += BLOCK
                old += before
                new += count
            zone += 1
        at: i64 = 0
        while at < length:
            if blocks[at + 1] >= 0 and blocks[at + 1] < blocks[at]:
                copy_forward(cells, order_at + i64(blocks[at]), order_at + i64(blocks[at + 1]), i64(blocks[at + 2]))
            at += BLOCK
        while at > 0:
            at -= BLOCK
            if blocks[at + 1] > blocks[at]:
                copy_backward(cells, order_at + i64(blocks[at]), order_at + i64(blocks[at + 1]), i64(blocks[at + 2]))
        while at < length:
            if blocks[at + 1] < 0:
                clear(cells, order_at + i64(blocks[at]), i64(blocks[at + 2]))
            at += BLOCK
        clear(cells, order_at + new, old - new)

    def _put_zone(self, zone: i64, since: i64, game: Game, eye: i64, certain: dict[int, int], row: Sheet) -> None:
        """Write the cards of a zone from the bottom, or those on top that came ``since`` it had so many, each with the column
        of its kind; and note who sees them otherwise."""
        cells = row.cells
        columns = row.columns
        places = row.places
        seen = game.seen
        cards = game.zones[zone]
        count: i64 = len(cards)
        first: i64 = zone * self._width
        base: i64 = row.base + self._kinds_at + first
        filled: i64 = i64(row.filled[zone])
        shown: i64 = 0
        differ: i64 = 0
        order_at: i64 = NOWHERE
        if self._ordered[zone]:
            order_at = row.base + self._counts_at + self._zone_count + i64(row.starts[zone]) + count - since
        if since:
            cards = cards[since:]
            if i64(row.apart[zone]) != UNSEEN:
                shown = 1
                differ = i64(row.apart[zone])
        else:
            while filled > 0:
                filled -= 1
                cells[base + i64(places[first + filled])] = 0
        deduces = len(certain) > 0
        mask: i64 = 0
        number: i64 = 0
        place: i64 = 0
        column: i16 = NOT_SEEN
        now: i16 = 0
        for card in cards:
            number = card
            mask = seen[number]
            column = NOT_SEEN
            if mask:
                shown = 1
                if mask & eye:
                    differ |= ~mask
                    column = columns[number]
                else:
                    differ |= mask
            if deduces and column < 0 and card in certain:
                column = i16(self._columns[certain[card]])
            if order_at >= 0:
                order_at -= 1
                cells[order_at] = column + 1
            if column >= 0:
                place = base + i64(column)
                now = cells[place]
                cells[place] = now + 1
                if now == 0:
                    places[first + filled] = column
                    filled += 1
        row.filled[zone] = i16(filled)
        differ = differ & self._everybody if shown else UNSEEN
        row.apart[zone] = i32(differ)
        if differ & self._everybody:
            row.odd.put_one(zone)

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

    def _put_code(self, which: i64, word: str, row: Sheet) -> None:
        """Write the code of a word; 0 for none."""
        if row.words[which] is word:
            row.at += CODE_BITS
            return
        row.words[which] = word
        row.bits(self._code(word) if word else 0, CODE_BITS)

    def _code(self, word: str) -> i64:
        """A 16-bit code of a word; never 0."""
        code = self._codes.get(word)
        if code is None:
            code = crc32(word.encode()) % ((1 << CODE_BITS) - 1) + 1
            if len(self._codes) > 10_000:
                self._codes.clear()
            self._codes[word] = code
        return code

    # History.

    def tokens(self) -> int:
        """The number of tokens plus one: ``history`` gives numbers from 1 to one less than this."""
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
        """Everything that a seat has known and done, in order: its own answers, the events, and what it sees now. Equal
        texts are one information state.
        """
        answers = [key for who, key in table.log if who == seat]
        row = self.sheet()
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


def copy_forward(cells: vec[i16], source: i64, target: i64, count: i64) -> None:
    """Copy cells to the left."""
    end = source + count
    while source < end:
        cells[target] = cells[source]
        source += 1
        target += 1


def clear(cells: vec[i16], start: i64, count: i64) -> None:
    """Write 0 into cells; into none if the number is not above 0."""
    end = start + count
    while start < end:
        cells[start] = 0
        start += 1


def copy_backward(cells: vec[i16], source: i64, target: i64, count: i64) -> None:
    """Copy cells to the right."""
    at = source + count
    target += count
    while at > source:
        at -= 1
        target -= 1
        cells[target] = cells[at]


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
    """Write a hash of something without cells of its own."""
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
