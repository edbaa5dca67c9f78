"""Finished games, to be looked at again: from any seat, from outside, or with every card open."""

from __future__ import annotations

import asyncio
import secrets
from bisect import bisect_left
from codecs import BOM_UTF8
from collections import OrderedDict
from hashlib import sha256
from threading import Lock
from typing import Any, Final

import msgspec

import croupier
from croupier.server.messages import DealCheck, Language, Nickname, Replay, ReplayLine, ReplayMoment
from croupier.server.naming import clean
from croupier.server.saying import Declined, say
from croupier.server.sitting import OtherRules, Sitting, ending_of
from croupier.server.store import Store, Taken
from croupier.server.telling import lines_of, moment, question_of, teller_of, words_of
from croupier.server.thinking import Thinkers, ThinkingFailed
from croupier.shelf import catalogue
from croupier.table import BadSave, Json, Table
from croupier.table.save import PARTS
from croupier.text import Words

Viewer = int | None | str

ALL: Final = "all"
PUBLIC: Final = "public"
REMEMBERED: Final = 32
# No game is longer, however foolishly it is played.
LONGEST: Final = 20_000
# For each of them everything before is played again.
MOST_FORKS: Final = 4
ID: Final = "abcdefghjkmnpqrstuvwxyz23456789"


class Recording:
    """A game that can be wound to any number of answers. One thread at a time winds it."""

    def __init__(self, saved: Json, names: list[str] | None, deal: str | None, ending: str | None) -> None:
        self.saved = saved
        answers: Any = saved["answers"]
        self.answers: list[Any] = answers
        self.deal = deal
        self.ending = ending
        self.lock = Lock()
        self._start()
        self.game = self.table.info.name
        self.names = names if names is not None and len(names) == self.table.seats else None
        self.counts = [self._events()]
        while self.at < len(self.answers):
            self._step()
            self.counts.append(self._events())

    def _start(self) -> None:
        saved: Any = self.saved
        self.at = 0
        if saved["position"] is not None:
            self.table = croupier.open_position(saved["game"], saved["position"], saved["seed"], saved["stack"])
        else:
            self.table = croupier.open_table(
                saved["game"], saved["seats"], saved["seed"], saved["options"], saved["stack"]
            )

    def _events(self) -> int:
        return self.table.event_count

    def _step(self) -> None:
        entry = self.answers[self.at]
        if isinstance(entry, dict):
            self.table = self.table.fork(entry["fork"], entry["seed"])
        else:
            self.table.answer(entry[0], entry[1])
        self.at += 1

    def wind(self, to: int) -> Table:
        """The table after so many answers."""
        if to < self.at:
            self._start()
        while self.at < to:
            self._step()
        return self.table

    def save(self) -> bytes:
        """The game as a file, with the names of those who played."""
        named = self.saved if self.names is None else {**self.saved, "names": self.names}
        return msgspec.json.format(msgspec.json.encode(named), indent=1)

    def called(self, words: Words) -> list[str]:
        """The names of those who played; of a game that was not played at a table nobody knows them."""
        return self.names or [words.say("seat-name", number=seat + 1) for seat in range(self.table.seats)]

    # What is shown.

    def replay(self, id: str, viewer: Viewer, language: Language) -> Replay:
        with self.lock:
            table = self.wind(len(self.answers))
            words = words_of(self.game, language)
            names = self.called(words)
            lines = lines_of(events_for(table, viewer), teller_of(view_for(table, viewer), names, words))
            return Replay(
                id=id,
                game=self.game,
                title=words.title(),
                seats=table.seats,
                names=names,
                answers=len(self.answers),
                deal=self.deal or table.origin.commitment(),
                seed=str(table.origin.seed),
                lines=[ReplayLine(each.n, bisect_left(self.counts, each.n), each.text, each.rule) for each in lines],
            )

    def moment(self, at: int, viewer: Viewer, language: Language) -> ReplayMoment:
        with self.lock:
            if at > len(self.answers):
                raise Declined("bad-moment", 404, answers=len(self.answers))
            table = self.wind(at)
            words = words_of(self.game, language)
            names = self.called(words)
            view = view_for(table, viewer)
            seat, question, answer = None, None, None
            if at < len(self.answers) and isinstance(self.answers[at], list):
                seat, key = self.answers[at]
                if viewer in (ALL, seat):
                    kind = table.pending[seat].kind
                    teller = teller_of(view, names, words)
                    question, answer = question_of(view, kind, teller), teller.option(key, kind)
            return ReplayMoment(at, moment(view, names, words), seat, question, answer)

    def check(self, language: Language) -> DealCheck:
        """Deals again, gives the same answers, and compares."""
        with self.lock:
            origin = self.table.origin
            deal = self.deal or origin.commitment()
            sworn = f"croupier deal {origin.info.name} {origin.info.version} {origin.seats} {origin.seed}"
            hash_agrees = sha256(sworn.encode()).hexdigest() == deal
            before = self.ending or ending_of(self.wind(len(self.answers)))
            self._start()
            replay_agrees = ending_of(self.wind(len(self.answers))) == before
            what = "deal-broken" if not hash_agrees else "deal-kept" if replay_agrees else "deal-other-end"
            return DealCheck(deal, str(origin.seed), hash_agrees, replay_agrees, say(what, language))


def view_for(table: Table, viewer: Viewer) -> Json:
    """A seat's view, the public's, or one with every card open."""
    return table.laid_open() if isinstance(viewer, str) else table.view(viewer)


def events_for(table: Table, viewer: Viewer) -> list[Json]:
    """What a seat was told, what everybody was told, or all that was told to anybody."""
    return table.events_laid_open() if isinstance(viewer, str) else table.events(0, viewer)


def only_the_save(uploaded: bytes) -> bytes:
    """What belongs to a save in an uploaded file, and nothing else that may ride along."""
    try:
        data = msgspec.json.decode(uploaded.removeprefix(BOM_UTF8))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Declined("bad-save-cut", 400) from None
    if not isinstance(data, dict):
        raise Declined("bad-save-no-save", 400)
    answers = data.get("answers")
    if isinstance(answers, list):
        forks = [entry for entry in answers if isinstance(entry, dict)]
        if len(answers) > LONGEST or len(forks) > MOST_FORKS:
            raise Declined("bad-save-too-long", 400)
    return msgspec.json.encode({part: data[part] for part in (*PARTS, "names") if part in data})


def check_save(saved: bytes) -> str | None:
    """What is wrong with a save, if anything is. Runs in a process of its own: a long game takes a while to deal again."""
    try:
        croupier.load(saved)
    except BadSave as error:
        return error.reason
    return None


def names_in(save: Json) -> list[str] | None:
    """The names of those who played, where the save was downloaded from a table; what is no name is not taken for one."""
    try:
        names = msgspec.convert(save.get("names"), list[Nickname])
        return [clean(name) for name in names]
    except (msgspec.ValidationError, Declined):
        return None


class Replays:
    """Every game that may be looked at."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._recordings: OrderedDict[str, Recording] = OrderedDict()

    async def find(self, id: str) -> Recording:
        """A recording by its id: a finished game of a table here, or an uploaded save."""
        if not id.isascii():
            raise Declined("no-replay", 404)
        code, dash, number = id.partition("-")
        if dash:
            id = f"{code.upper()}-{number}"
        known = self._recordings.get(id)
        if known is None:
            known = await (self._dealt_here(code.upper(), number) if dash else self._uploaded(id))
            self._recordings[id] = known
            if len(self._recordings) > REMEMBERED:
                self._recordings.popitem(last=False)
        self._recordings.move_to_end(id)
        return known

    async def _dealt_here(self, code: str, number: str) -> Recording:
        room = await self.store.room(code)
        games = {str(game.number): game for game in await self.store.games(code)}
        if room is None or number not in games or room.game not in catalogue():
            raise Declined("no-replay", 404)
        game = games[number]
        log = await self.store.log(code, game.number)
        try:
            sitting = await asyncio.to_thread(Sitting.again, code, room, game, log)
        except OtherRules:
            raise Declined("other-rules", 410) from None
        if not sitting.over:
            raise Declined("still-running", 403)
        return await asyncio.to_thread(Recording, sitting.table.save(), game.names, game.deal, game.ending)

    async def _uploaded(self, id: str) -> Recording:
        saved = await self.store.saved(id)
        if saved is None:
            raise Declined("no-replay", 404)
        wrong = await self._wrong_with(saved)
        if wrong is not None:
            raise Declined("other-rules", 410)
        save = msgspec.json.decode(saved)
        return await asyncio.to_thread(Recording, save, names_in(save), None, None)

    async def keep(self, saved: bytes) -> str:
        """Keeps an uploaded save; the id under which it can be looked at."""
        saved = only_the_save(saved)
        wrong = await self._wrong_with(saved)
        if wrong is not None:
            raise Declined(f"bad-save-{wrong}", 400)
        while True:
            id = "".join([secrets.choice(ID) for _ in range(16)])
            try:
                await self.store.keep(id, saved)
                return id
            except Taken:
                continue

    async def _wrong_with(self, saved: bytes) -> str | None:
        try:
            wrong: str | None = await self.thinkers.do(check_save, saved)
        except ThinkingFailed:
            return "too-long"
        return wrong


def viewer_of(seen_by: str | None, seats: int) -> Viewer:
    """Who is to see: a seat by its number, nobody for the public, or everything."""
    if seen_by is None or seen_by == PUBLIC:
        return None
    if seen_by == ALL:
        return ALL
    if seen_by in [str(seat) for seat in range(seats)]:
        return int(seen_by)
    raise Declined("bad-viewer", 400)
