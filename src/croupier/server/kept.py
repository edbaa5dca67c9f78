"""What is written down of a table besides the answers: who sits where, by which rules, and the games dealt there."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Literal

from msgspec import Struct, field

from croupier.server.messages import Choice


class Place(Struct):
    """A seat and who holds it. ``owner`` is the number of a person, who may hold several."""

    held_by: Literal["nobody", "person", "bot"] = "nobody"
    name: str = ""
    level: str | None = None
    owner: int | None = None


class KeptRoom(Struct):
    """A table and its people. A person is the hashes of the tokens that its devices have in their cookies; the tokens
    themselves are written down nowhere."""

    game: str
    options: dict[str, Choice]
    places: list[Place]
    opened: float
    opener: int | None = None
    people: list[list[str]] = field(default_factory=list)
    clock: int | None = None
    patience: int | None = None

    def person(self, token: str | None) -> int | None:
        """Whose token this is: nobody's, if none of the people here has it."""
        if token:
            known = fingerprint(token)
            for number, hashes in enumerate(self.people):
                if known in hashes:
                    return number
        return None

    def seats_of(self, person: int | None) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if person is not None and place.owner == person]

    def shares_device(self, seat: int) -> bool:
        """Whether the seat is one of several that the same person holds: a device that goes around."""
        return len(self.seats_of(self.places[seat].owner)) > 1

    def welcome(self) -> tuple[int, str]:
        """A new person, and the token that says so."""
        self.people.append([])
        number = len(self.people) - 1
        return number, self.another_token(number)

    def another_token(self, person: int) -> str:
        """A token for one more device of somebody."""
        token = token_urlsafe(24)
        self.people[person].append(fingerprint(token))
        return token


class KeptGame(Struct):
    """One game dealt at a table: its seed, the hash of it that everybody was shown, who played, and once it is over a
    fingerprint of how it ended."""

    number: int
    seed: str
    version: int
    deal: str
    names: list[str]
    ending: str | None = None


def fingerprint(token: str) -> str:
    """A token has 192 random bits, so its plain hash tells nothing."""
    return sha256(token.encode()).hexdigest()
