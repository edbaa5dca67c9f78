"""Who holds which seat. The functions change a room's record or raise ``Declined``; the caller stores the record before
it takes effect.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from secrets import token_urlsafe

from croupier import bots
from croupier.bots.opponents import at_seat
from croupier.server.bot_offer import is_offered
from croupier.server.messages.parts import Face
from croupier.server.nicknames import bot_name, distinct
from croupier.server.records import LinkRecord, RoomRecord, SeatRecord, hash_token
from croupier.server.refusals import Declined


def sit(
    record: RoomRecord, token: str | None, name: str, seat: int | None, face: Face | None = None
) -> tuple[str | None, list[int]]:
    """Seat a person, preferring empty seats to bots' seats. Return a token if the person is new, and all their seats."""
    places = record.places
    if seat is not None and seat >= len(places):
        raise Declined("no-such-seat", 404)
    free = [at for held in ("nobody", "bot") for at, place in enumerate(places) if place.held_by == held]
    if seat is not None and seat not in free:
        raise Declined("seat-taken")
    if not free:
        raise Declined("no-seat-free")
    chosen = free[0] if seat is None else seat
    person, new = record.person(token), None
    if person is None:
        person, new = record.add_person()
    places[chosen] = SeatRecord("person", distinct(name, places, chosen), None, person, face)
    if record.opener is None:
        record.opener = person
    return new, record.seats_of(person)


def take_over(
    record: RoomRecord, token: str | None, name: str, seat: int | None, face: Face | None
) -> tuple[str | None, list[int]]:
    """Seat a newcomer on a bot's seat during a game. A seat whose owner is away is not a bot's, even if a bot plays
    there.
    """
    if record.seats_of(record.person(token)):
        raise Declined("seated-already")
    if seat is not None and seat < len(record.places) and record.places[seat].held_by == "person":
        raise Declined("seat-held", name=record.places[seat].name)
    if not record.take_over and any(place.held_by == "bot" for place in record.places):
        raise Declined("no-taking-over", 403)
    return sit(record, token, name, seat, face)


def make_link(record: RoomRecord, person: int, until: float) -> str:
    """Make a link that brings a person's seats to another device, once; it replaces the one before. Return its secret."""
    word = token_urlsafe(16)
    record.links[person] = LinkRecord(hash_token(word), record.people[person][0], until)
    return word


def follow_link(
    record: RoomRecord, word: str, now: float, token: str | None, most: int
) -> tuple[str | None, list[int]]:
    """Use up a seat link. Give the device that follows it a token of the person, unless it has one or there are too
    many. A device that holds other seats here is declined: it would lose them.
    """
    hashed = hash_token(word)
    person = next((each for each, link in record.links.items() if link.word == hashed and link.until > now), None)
    if person is None:
        raise Declined("link-used", 404)
    before = record.person(token)
    if before != person and record.seats_of(before):
        raise Declined("seated-already")
    link = record.links.pop(person)
    if not record.seats_of(person) or link.made_by not in record.people[person]:
        raise Declined("link-used", 404)
    if before != person and len(record.people[person]) >= most:
        raise Declined("too-many-devices", devices=most)
    return None if before == person else record.add_token(person), record.seats_of(person)


def leave(record: RoomRecord, person: int | None, playing: bool) -> None:
    """Remove a player from every seat they hold, and invalidate their tokens."""
    seats = record.seats_of(person)
    if person is None or not seats:
        raise Declined("not-seated")
    record.people[person] = []
    _vacate(record, seats, playing)


def kick(record: RoomRecord, by: int | None, seat: int, playing: bool) -> None:
    """Remove the player of one seat. During a game they could come back by taking over the bot, so newcomers may not do
    that until the host allows it again.
    """
    if seat >= len(record.places) or record.places[seat].held_by != "person":
        raise Declined("nobody-there")
    if record.seats_of(by) == [seat]:
        raise Declined("leave-instead")
    _vacate(record, [seat], playing)
    record.take_over = record.take_over and not playing


def _vacate(record: RoomRecord, seats: Iterable[int], playing: bool) -> None:
    """Empty seats; during a game a bot takes each over, under the same name."""
    for seat in seats:
        name = record.places[seat].name
        record.places[seat] = SeatRecord("bot", name, best_level(record)) if playing else SeatRecord()
    owners = [place.owner for place in record.places if place.owner is not None]
    if record.opener not in owners:
        record.opener = owners[0] if owners else None


def set_bot(record: RoomRecord, seat: int, level: str | None, playing: bool, chosen: Collection[str] = ()) -> None:
    """Put a bot on a seat, change its level, or with no level remove it. ``chosen`` are the
    levels that the operator has chosen."""
    if seat >= len(record.places):
        raise Declined("no-such-seat")
    held_by = record.places[seat].held_by
    if held_by == "person":
        raise Declined("seat-taken")
    level = None if level is None else at_seat(level, seat)
    if level is not None and not is_offered(record.game, level, chosen):
        raise Declined("no-such-bot")
    if level is None and held_by != "bot":
        raise Declined("seat-not-a-bots")
    if level is None and playing:
        raise Declined("game-running")
    if level is None:
        record.places[seat] = SeatRecord()
    elif held_by == "bot":
        record.places[seat].level = level
    else:
        seat_bots(record, level, [seat])


def seat_bots(record: RoomRecord, level: str, seats: Iterable[int]) -> None:
    """Put bots of a level on seats, each under a free name."""
    for seat in seats:
        record.places[seat] = SeatRecord("bot", bot_name(record.places), at_seat(level, seat))


def best_level(record: RoomRecord) -> str:
    """The level of a bot that plays for a person."""
    return bots.best(record.game)
