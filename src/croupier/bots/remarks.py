"""What bots say at a table: an occasional short phrase about something all players have seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from croupier.bots.opponents import BOLD, CAREFUL, FINE, GRUDGING, JOKER, Manner
from croupier.table import Json, Rng, seeded

Phrase = Literal[
    "hello",
    "well-played",
    "thanks",
    "oops",
    "ouch",
    "revenge",
    "think",
    "bravo",
    "bye",
    "welcome",
    "no-worries",
    "courage",
    "dare",
    "coming",
    "take-time",
    "haha",
    "innocent",
    "who-knows",
    "again",
    "ready",
]
"""Quick phrases, and what bots alone say."""

# How often a bot speaks when something happens to it, and at another player's feat.
ITS_OWN: Final = 0.4
OTHERS: Final = 0.12
TALKATIVE: Final = {BOLD: 1.3, CAREFUL: 0.5, GRUDGING: 1.0, JOKER: 2.0}


class Spoken(NamedTuple):
    """What a bot says."""

    seat: int
    phrase: Phrase


def luck_of(deal: str, number: int) -> Rng:
    """The luck of a moment, from public knowledge: the hash of the deal and the number of the event."""
    return seeded(int(deal[:16], 16) + number)


def greeting(bots: Mapping[int, str], luck: Rng) -> Spoken | None:
    """Before the first game: one bot greets the others."""
    seats = sorted(bots)
    return Spoken(seats[luck.below(len(seats))], "hello") if seats else None


def remark(manner: Manner, event: Json, bots: Mapping[int, str], luck: Rng) -> Spoken | None:
    """What a bot says about an event as spectators saw it, if anything. ``bots`` are the tempers of the talkative bots,
    by seat.
    """
    said: list[tuple[float, Spoken]] = []
    name, by, to = event["event"], event.get("seat"), event.get("target")
    for seat, temper in sorted(bots.items()):
        phrase: Phrase | None = None
        often = ITS_OWN
        if name in manner.HARMS and to == seat != by:
            phrase = "revenge" if temper == GRUDGING else "ouch"
        elif name in manner.MISHAPS and by == seat:
            phrase = "oops"
        elif name in manner.FEATS and by != seat:
            phrase, often = "bravo", OTHERS
        if phrase is not None:
            said.append((often * TALKATIVE.get(temper, 1.0), Spoken(seat, phrase)))
    for chance, spoken in said:
        if luck.below(FINE) < chance * FINE:
            return spoken
    return None


def farewell(winners: Sequence[int], bots: Iterable[int], luck: Rng) -> Spoken | None:
    """After a game: a losing bot congratulates the winners; otherwise one thanks the others."""
    seats = sorted(bots)
    losers = [seat for seat in seats if seat not in winners]
    if losers and winners:
        return Spoken(losers[luck.below(len(losers))], "well-played")
    return Spoken(seats[luck.below(len(seats))], "thanks") if seats else None
