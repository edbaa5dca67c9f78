"""What the parts of a room share: its record, the game on its table, and the sockets connected to it."""

from __future__ import annotations

from croupier.server.connection import Connection
from croupier.server.fair_lock import FairLock
from croupier.server.messages.parts import Stage
from croupier.server.moments import words_of
from croupier.server.records import RoomRecord
from croupier.server.refusals import Declined
from croupier.server.session import Session
from croupier.shelf import find
from croupier.table import BadTable, Edition
from croupier.text import Words


class RoomState:
    """A table as it is now. ``session`` is the game that was dealt last, ``game_number`` its number (0 before the
    first). ``interrupted`` says that the last game could not continue under the rules of this server. ``lock`` is taken
    for long computations, which all rooms do in turn. ``ready`` are the people who are ready for the next deal; it is
    not stored.
    """

    def __init__(self, code: str, record: RoomRecord, lock: FairLock) -> None:
        self.code = code
        self.record = record
        self.lock = lock
        self.session: Session | None = None
        self.game_number = 0
        self.interrupted = False
        self.ready: set[int] = set()
        self.connections: list[Connection] = []
        self.edition = _edition_of(record)
        self._words: dict[str, Words] = {}

    @property
    def stage(self) -> Stage:
        if self.session is None:
            return "lobby"
        return "over" if self.session.table.over else "playing"

    @property
    def playing(self) -> bool:
        return self.stage == "playing"

    def present(self) -> set[int]:
        """The people who are connected."""
        return {each.person for each in self.connections if each.person is not None}

    def all_ready(self) -> bool:
        """Whether all players who are connected are ready."""
        players = {place.owner for place in self.record.places if place.owner is not None}
        return players & self.present() <= self.ready

    def viewers(self) -> set[int | None]:
        """The seats whose views are in use, and None for the spectators'."""
        return {each.seat for each in self.connections if not each.closed}

    def dealt(self) -> Session:
        """The game that was dealt last; raise ``Declined`` before the first."""
        if self.session is None:
            raise Declined("not-started")
        return self.session

    def words(self, language: str) -> Words:
        """The words of the game in a language, with those of a corrected deck."""
        if self.edition is None:
            return words_of(self.record.game, language)
        if language not in self._words:
            self._words[language] = Words(find(self.record.game), language, self.edition)
        return self._words[language]


def _edition_of(record: RoomRecord) -> Edition | None:
    """The corrected deck of a table; None if the game no longer allows the corrections (``Session`` reports that)."""
    try:
        return find(record.game).check_deck(record.edition)
    except BadTable:
        return None
