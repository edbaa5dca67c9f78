"""Who sits where: how people take seats, give them up and are sent away, and bots with them. Everything here changes what is
kept of a table, or declines; nothing else knows of it until it is written down."""

from __future__ import annotations

from collections.abc import Iterable

from croupier import bots
from croupier.server.kept import KeptRoom, Place
from croupier.server.naming import seat_bots, unlike_others
from croupier.server.saying import Declined


def sit(kept: KeptRoom, token: str | None, name: str, seat: int | None) -> tuple[str | None, list[int]]:
    """Somebody sits down, on a free seat rather than a bot's. A token if they are new here, and all their seats."""
    places = kept.places
    if seat is not None and seat >= len(places):
        raise Declined("no-such-seat", 404)
    free = [at for held in ("nobody", "bot") for at, place in enumerate(places) if place.held_by == held]
    if seat is not None and seat not in free:
        raise Declined("seat-taken")
    if not free:
        raise Declined("no-seat-free")
    chosen = free[0] if seat is None else seat
    person, new = kept.person(token), None
    if person is None:
        person, new = kept.welcome()
    places[chosen] = Place("person", unlike_others(name, places, chosen), None, person)
    if kept.opener is None:
        kept.opener = person
    return new, kept.seats_of(person)


def bring(kept: KeptRoom, person: int, token: str | None) -> tuple[str | None, list[int]]:
    """A device of somebody comes by a link: it gets a token of theirs, unless it has one. A link only ever gives: whoever has a
    seat of their own here would lose it to whoever sent the link."""
    before = kept.person(token)
    if before != person and kept.seats_of(before):
        raise Declined("seated-already")
    if not kept.seats_of(person):
        raise Declined("link-used", 404)
    return None if before == person else kept.another_token(person), kept.seats_of(person)


def vacate(kept: KeptRoom, seats: Iterable[int], playing: bool) -> None:
    """Seats are given up: in a game a bot plays on in the same name, otherwise they are empty."""
    for seat in seats:
        kept.places[seat] = Place("bot", kept.places[seat].name, best_level(kept)) if playing else Place()
    owners = [place.owner for place in kept.places if place.owner is not None]
    if kept.opener not in owners:
        kept.opener = owners[0] if owners else None


def leave(kept: KeptRoom, person: int | None, playing: bool) -> None:
    """Somebody gives up all their seats, and is nobody here any more."""
    seats = kept.seats_of(person)
    if person is None or not seats:
        raise Declined("not-seated")
    kept.people[person] = []
    vacate(kept, seats, playing)


def kick(kept: KeptRoom, by: int | None, seat: int, playing: bool) -> None:
    """Whoever sits there is sent away."""
    if seat >= len(kept.places) or kept.places[seat].held_by != "person":
        raise Declined("nobody-there")
    if kept.seats_of(by) == [seat]:
        raise Declined("leave-instead")
    vacate(kept, [seat], playing)


def set_bot(kept: KeptRoom, seat: int, level: str | None, playing: bool) -> None:
    """A bot sits down, plays at another level from now on, or goes."""
    if seat >= len(kept.places):
        raise Declined("no-such-seat")
    held_by = kept.places[seat].held_by
    if held_by == "person":
        raise Declined("seat-taken")
    if level is not None and level not in bots.names(kept.game):
        raise Declined("no-such-bot")
    if level is None and held_by != "bot":
        raise Declined("seat-not-a-bots")
    if level is None and playing:
        raise Declined("game-running")
    if level is None:
        kept.places[seat] = Place()
    elif held_by == "bot":
        kept.places[seat].level = level
    else:
        seat_bots(kept, level, [seat])


def best_level(kept: KeptRoom) -> str:
    """How well a bot plays that sits in for somebody."""
    return bots.names(kept.game)[-1]
