"""Stored records: a room with its seats, and the games dealt there. Answers are stored separately, row by row."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct, field

from croupier.server.messages.parts import Choice, Face, Tempo

# The most people that a table remembers, more than it has seats.
MOST_PEOPLE: Final = 32


class SeatRecord(Struct):
    """A seat and who holds it. ``owner`` is the number of a person, who may hold several seats."""

    held_by: Literal["nobody", "person", "bot"] = "nobody"
    name: str = ""
    level: str | None = None
    owner: int | None = None
    face: Face | None = None


class LinkRecord(Struct):
    """A link that brings the seats of a person to another device: the hash of its secret, a token hash that the person
    had when the link was made, and when it expires.
    """

    word: str
    made_by: str
    until: float


class RoomRecord(Struct):
    """A table and its people. A person is a list of token hashes, one for each device; the tokens themselves are only
    in the devices' cookies. ``edition`` has the corrections of a corrected deck. ``help`` is the host's choice, if
    any. ``tally`` counts the games that each player has won, by name, up to game number ``tallied``. ``take_over``
    says whether a newcomer may take over a bot's seat during a game, ``bots_talk`` whether bots take part in the
    chat. ``links`` are the unused seat links, by person.
    """

    game: str
    options: dict[str, Choice]
    places: list[SeatRecord]
    opened: float
    opener: int | None = None
    people: list[list[str]] = field(default_factory=list)
    clock: int | None = None
    patience: int | None = None
    edition: dict[str, Any] | None = None
    help: bool | None = None
    tempo: Tempo = "normal"
    tally: dict[str, int] = field(default_factory=dict)
    tallied: int = 0
    take_over: bool = False
    bots_talk: bool = True
    links: dict[int, LinkRecord] = field(default_factory=dict)

    def allows_help(self) -> bool:
        """Whether players may ask for hints and chances: the host's choice, by default only if one person plays alone."""
        return self.help if self.help is not None else [place.held_by for place in self.places].count("person") == 1

    def person(self, token: str | None) -> int | None:
        """The person with this token, or None."""
        if token:
            known = hash_token(token)
            for number, hashes in enumerate(self.people):
                if known in hashes:
                    return number
        return None

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that a person holds."""
        return [seat for seat, place in enumerate(self.places) if person is not None and place.owner == person]

    def shares_device(self, seat: int) -> bool:
        """Whether the owner of a seat holds others too, on one shared device."""
        return len(self.seats_of(self.places[seat].owner)) > 1

    def add_person(self) -> tuple[int, str]:
        """Add a person; return their number and first token. When there are too many, they get the number of a person
        who has lost their seat, whose tokens become invalid.
        """
        number = len(self.people)
        if number >= MOST_PEOPLE:
            number = next(each for each in range(number) if not self.seats_of(each) and each != self.opener)
            self.people[number] = []
        else:
            self.people.append([])
        return number, self.add_token(number)

    def add_token(self, person: int) -> str:
        """Make a token for one more device of a person."""
        token = token_urlsafe(24)
        self.people[person].append(hash_token(token))
        return token


class GameRecord(Struct):
    """A game dealt at a table: its seed, the hash of the seed shown at the deal, the players' names, and once it is
    over a hash of its end. A game that continues under new rules begins at a ``position`` of the one before, of which
    ``lost`` answers are lost.
    """

    number: int
    seed: str
    version: int
    deal: str
    names: list[str]
    ending: str | None = None
    position: dict[str, Any] | None = None
    lost: int | None = None


class Beginning(NamedTuple):
    """The beginning of a game that was played elsewhere up to some moment: its seed, its position if it was not dealt,
    and the answers so far.
    """

    seed: str
    position: dict[str, Any] | None
    answers: list[tuple[int, str]]


class KeptPosition(Struct):
    """A running game at its last step, after this many answers: new rules can continue from there."""

    answers: int
    position: dict[str, Any]


def hash_token(token: str) -> str:
    """Hash a token. It has 192 random bits, so the hash needs no salt."""
    return sha256(token.encode()).hexdigest()
