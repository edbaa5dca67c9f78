"""The chances that a player could work out from what they know: guns, and pockets that the guns reveal."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from croupier.shelf.russian_roulette.view import VIEW, Person
from croupier.table.view import cards_in
from croupier.text import Remark


def chances(view: VIEW, seat: int) -> list[Remark]:
    """The chances of the player's own gun, then of the others'."""
    others = [person for person in view["players"] if person["seat"] != seat and person["in_round"]]
    return [*_own_gun(view, seat), *[remark for person in others for remark in _gun(view, person)]]


def _own_gun(view: VIEW, seat: int) -> Iterator[Remark]:
    """The next card of the player's own gun, and all the shots of the bet, or of every bet during betting. The pocket
    is known, so the number of BULLETs is too.
    """
    me = view["players"][seat]
    barrel = cards_in(view, "barrel", seat)
    if not me["in_round"] or not barrel:
        return
    pocket = cards_in(view, "pocket", seat).count("bullet")
    bullets = me["bullets"] - pocket - cards_in(view, "shown", seat).count("bullet")
    if barrel[0] is not None:
        yield Remark("own-gun-known", {"card": barrel[0]})
    else:
        yield Remark("own-gun", _next_card(barrel, bullets))
    decision = view["decision"]
    if decision is not None and decision["kind"] == "bet":
        shots = range(2, len(barrel))
    else:
        left = (me["bet"] or 0) - len(cards_in(view, "shown", seat))
        shots = range(max(left, 2), left + 1)
    for count in shots:
        alive, all_ways = _all_clicks(barrel[:count], barrel.count(None), bullets - barrel.count("bullet"))
        if count <= len(barrel) and 0 < alive < all_ways:
            yield Remark("own-bet", {"shots": count, "percent": round(100 * alive / all_ways)})


def _gun(view: VIEW, person: Person) -> Iterator[Remark]:
    """The next card of another player's gun. How many BULLETs are in it is only known with the pocket."""
    seat = person["seat"]
    barrel = cards_in(view, "barrel", seat)
    pocket = cards_in(view, "pocket", seat)
    if not barrel or not pocket:
        return
    bullets = person["bullets"] - cards_in(view, "shown", seat).count("bullet")
    if barrel[0] is not None:
        yield Remark("gun-known", {"target": seat, "card": barrel[0]})
    elif pocket[0] is not None:
        yield Remark("gun", {"target": seat, **_next_card(barrel, bullets - pocket.count("bullet"))})
    else:
        left = bullets - barrel.count("bullet")
        yield Remark("gun-or-pocket", {"target": seat, "bullets": left, "cards": barrel.count(None), "fewer": left - 1})


def _next_card(barrel: list[str | None], bullets: int) -> dict[str, object]:
    """The chance that the top card of a gun with so many BULLETs is one; a certain card would be visible."""
    hidden = barrel.count(None)
    left = bullets - barrel.count("bullet")
    share = gcd(left, hidden)
    return {"bullets": left // share, "cards": hidden // share}


def _all_clicks(cards: list[str | None], hidden: int, bullets: int) -> tuple[int, int]:
    """How many of the possible arrangements make all these cards CLICKs; ``bullets`` lie among so many hidden cards."""
    if "bullet" in cards:
        return 0, 1
    alive, all_ways = 1, 1
    for drawn in range(cards.count(None)):
        alive *= max(hidden - bullets - drawn, 0)
        all_ways *= hidden - drawn
    return alive, all_ways
