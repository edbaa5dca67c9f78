"""Test data for the words of each game: what its declarations do not tell, events, and whole games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

from croupier.table import Decision, Event, Field, Flag, Json, Kind, Option, Place, Seat, Word, open_table
from croupier.text import LANGUAGES, Teller
from croupier.text.words import slug
from tests.text.declarations import (
    GAMES,
    answers,
    asked,
    cards,
    cards_told_apart,
    drawn,
    each,
    endings,
    fields,
    messages,
    opened,
    parts,
    phases,
    questions,
    reasons,
    remarks,
    shown,
    words_of,
)

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW_NO_BREAK = "\N{NARROW NO-BREAK SPACE}"


# The kinds of questions that hardly ever come up in random play.
RARE: Final = {"smile-life": {"side"}, "total-rickall": {"dinner", "enough"}}
# The seed of the first extra game, and the most extra games for each of the tables.
MORE: Final = 1000
MOST_MORE: Final = 10


class Trial(NamedTuple):
    """How the words of one game are tried."""

    drawing: str
    """The prefixes of the messages that its terminal drawing uses."""
    said: Sequence[str]
    """Messages whose ids its drawing or its ``telling.py`` puts together."""
    tables: Sequence[tuple[int, int, Mapping[str, object]]]
    """The seats, seeds and options of whole games in which nearly every kind of question is asked."""
    cards: Sequence[str]
    """Cards to tell events with."""
    publics: Callable[[str], Iterable[Json]]
    """The public parts of views with which a kind of question is asked."""
    keys: Sequence[str] = ()
    """Some of the answers that are made on demand."""
    idle: Sequence[str] = ("pass",)
    """Answers that these games seldom give, so that more happens."""


def _roulette(kind: str) -> Iterator[Json]:
    for card in cards("russian-roulette"):
        yield {"round": 2, "shot": 1, "card": card, "card_player": 0}


def _rickall(kind: str) -> Iterator[Json]:
    by_a_card = kind in ("shoot", "look", "look-again", "turn-up", "colour", "force", "give")
    laid = [key.partition(":")[2] for key, verb in answers("total-rickall").items() if verb == "lay"]
    for phase, card in product(phases("total-rickall"), [*laid, *([] if by_a_card else [None])]):
        actor = None if phase == "lay" else 1
        yield {
            "round": 2,
            "actor": actor,
            "card": card,
            "phase": phase,
            "picked": None,
            "outlook": None,
            "votes_needed": 2,
            "vote_called_by": 1,
        }


def _days(kind: str) -> Iterator[Json]:
    """A question depends on much of what is public, so it is asked in play."""
    return iter(())


def _life(kind: str) -> Iterator[Json]:
    told = {name for lang in LANGUAGES for name in words_of("smile-life", lang).arguments(f"decision-{kind}") or ()}
    every = [*cards("smile-life"), None] if told & {"card", "kind", "text"} else [None]
    for card, (victim, strength) in product(every, ((None, None), (0, 1), (1, 2), (2, 5))):
        yield {"turn": 1, "card": card, "victim": victim, "strength": strength, "running": []}


TRIALS = {
    "russian-roulette": Trial(
        drawing="roulette-",
        said=[
            *[
                f"roulette-column-{head}"
                for head in ("team", "characters", "points", "barrel", "pocket", "bet", "hand")
            ],
            *[f"roulette-{note}" for note in ("accused", "ducking", "sky", "unnamed")],
        ],
        tables=[(seats, seed, {"show_off": True}) for seats, seed in ((2, 0), (6, 1), (3, 26))],
        cards=["raise", "bullet"],
        publics=_roulette,
    ),
    "total-rickall": Trial(
        drawing="rickall-",
        said=[
            *[f"rickall-{colour}" for colour in ("red", "green", "blue")],
            *[f"rickall-claim-{saying}" for saying in ("one-real", "rather")],
            *[f"rickall-known-{side}" for side in ("real", "parasite")],
        ],
        tables=[
            (seats, seed, {"mode": mode, "memory": memory})
            for seats, seed in ((3, 257), (4, 69), (5, 2))
            for mode in ("classic", "advanced")
            for memory in ("kept", "fleeting")
        ],
        cards=["moss-prince", "count-laundry", "real", "parasite", "beth-red"],
        publics=_rickall,
        idle=["speak"],
    ),
    "hundred-days": Trial(
        drawing="days-",
        said=[
            *[f"days-{head}" for head in ("dimension", "gives", "cards", "cost", "pts", "pawns", "player", "points")],
            *[f"days-{head}" for head in ("tokens", "garage", "hand", "pile", "closed", "deck", "discard")],
            *[f"days-{pawn}" for pawn in ("rick", "morty", "rick-short", "morty-short")],
            *[f"resource-{resource}" for resource in ("seed", "schmeckles", "crystal", "matter")],
            *[f"tokens-{letter}" for letter in "gscm"],
        ],
        tables=[(seats, seed, {"tiles": "12"}) for seats, seed in ((2, 25), (2, 37), (3, 35), (4, 15))],
        cards=["auntie-vortex", "clock-thief", "strip-mine"],
        publics=_days,
        keys=["pay:2G-1S", "pay:1C-4M", "pay:nothing"],
    ),
    "smile-life": Trial(
        drawing="life-",
        said=[
            *[f"life-{owned}" for owned in ("pet", "trip", "house", "weapon", "vehicle", "survival", "distinction")],
            *[f"life-{note}" for note in ("special", "free-house", "imprisons", "casino-open", "casino-closed")],
            *[f"phase-{phase}" for phase in ("flood", "invasion", "purge")],
            "money-i",
        ],
        tables=[
            *[(seats, seed, {"expansion": "none"}) for seats, seed in ((2, 0), (6, 2))],
            *[(seats, seed, {"expansion": "basic"}) for seats, seed in ((4, 1), (5, 3))],
            *[(seats, seed, {}) for seats, seed in ((6, 14), (2, 22), (2, 3), (3, 17))],
        ],
        cards=["monster-zombie", "wage-3", "pet-cat"],
        publics=_life,
        keys=["pay:4-3-i", "pay:3", "pay:2-1-1"],
        idle=["discard", "resign", "divorce", "no"],
    ),
}


def teller_of(game: str, lang: str, you: int | None = 0) -> Teller:
    """Return a teller that has seen no view."""
    return Teller(words_of(game, lang), NAMES[: GAMES[game].seats[1]], you)


@cache
def keys(game: str) -> dict[str, str]:
    """Return the declared or tried answers, and the kind of each."""
    return answers(game) | {key: key.partition(":")[0] for key in TRIALS[game].keys}


@cache
def needed(game: str) -> set[str]:
    """Return every message that a game must have, except those that only other messages refer to."""
    info, said, view = GAMES[game], messages(game, "en"), opened(game)
    zones: Any = view["zones"]
    counters: Any = view["counters"]
    players: Any = view["players"]
    own = {key: f"option-{slug(key)}" for key in keys(game)}
    return {
        "game-title",
        "game-summary",
        "help-key",
        *[f"zone-{zone['name'].partition(':')[0]}" for zone in zones],
        *[f"counter-{counter['name']}" for counter in counters],
        *[f"team-{player['team']}" for player in players if "team" in player],
        *[f"table-option-{slug(option.name)}" for option in info.options],
        *[
            f"table-option-{slug(option.name)}-{slug(str(value))}"
            for option in info.options
            for value in option.choices
        ],
        *[f"phase-{phase}" for phase in phases(game)],
        *[f"card-{card}" for card in cards(game)],
        *[f"place-{slug(word)}" for field in fields(game) if isinstance(field, Place) for word in field.words],
        *[f"decision-{kind}" for kind in questions(game)],
        *[own[key] if own[key] in said else f"option-{kind}" for key, kind in keys(game).items()],
        *[f"refused-{reason}" for reason in reasons(game)],
        *[f"event-{event.name}" for event in each(game, Event)],
        *[f"beat-{beat.name}" for beat in info.beats],
        *[f"result-{slug(ending)}" for ending in endings(game)],
        *drawn(game, TRIALS[game].drawing),
        *remarks(game),
        *TRIALS[game].said,
        *shown(game),
        *asked(game),
    }


# Events.


def mentioned(game: str, event: Event) -> set[str]:
    """Return what the message of an event mentions, in either language and any part."""
    message = f"event-{event.name}"
    return {
        name
        for lang in LANGUAGES
        for part in parts(messages(game, lang)[message])
        for name in words_of(game, lang).arguments(message, part) or ()
    }


def happenings(game: str, event: Event) -> list[Json]:
    """Give an event in all its shapes: every cast, every word, small numbers, cards seen and unseen."""
    told = mentioned(game, event)
    values = {field.name: _values(game, field, told) for field in event.values}
    first: Json = {name: every[0] for name, every in values.items()}
    facts = [first, *[first | {name: value} for name, every in values.items() for value in every[1:]]]
    casts = [
        {name: seat for name, seat in {"seat": seat, "target": target, "owner": seat}.items() if name in event.fields}
        for seat, target in ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2))
    ]
    apart: list[Json] = [] if "cards" in told else [{}]
    if "cards" in told or ("kind" in told and "card" not in event.fields):
        seen = TRIALS[game].cards
        apart += [{"cards": shown} for shown in ([None], [seen[0], None], *[[card] for card in seen])]
    head: Json = {"n": 1, "event": event.name, "rule": event.rule}
    every = [head | fact | cast | shown for fact in facts for cast in casts for shown in apart]
    return list({str(happening): happening for happening in every}.values())


def _values(game: str, field: Field, told: set[str]) -> list[object]:
    if isinstance(field, Word):
        return [*field.words]
    if isinstance(field, Kind):
        return [TRIALS[game].cards[0], *(cards_told_apart(game) if "kind" in told else [])]
    return [True, False] if isinstance(field, Flag) else [0, 1, 2] if isinstance(field, Seat) else [0, 1, 2, 3]


# Whole games.


class Moment(NamedTuple):
    """What one player was asked, and what that player saw."""

    view: Any
    decision: Decision


class Played(NamedTuple):
    """What one viewer has seen of a finished game."""

    view: Any
    events: list[Json]


@cache
def played(game: str) -> tuple[list[Played], list[Moment]]:
    """Play whole games, seen by every player and by the spectators, with every kind of question several times. A new
    card changes the deals: if a kind is missing, more games are played.
    """
    keys(game)  # the declarations are read before play makes more answers
    seen: list[Played] = []
    moments: list[Moment] = []
    tables = TRIALS[game].tables
    more = [(seats, MORE + seed, options) for seed in range(MOST_MORE) for seats, _, options in tables]
    missing = set(questions(game)) - RARE.get(game, set())
    for number, (seats, seed, options) in enumerate([*tables, *more]):
        if number >= len(tables) and not missing:
            break
        table = open_table(GAMES[game], seats, seed, options)
        luck = random.Random(seed)
        asked: set[str] = set()
        while not table.over:
            seat = luck.choice(sorted(table.pending))
            decision = table.pending[seat]
            if decision.kind not in asked or table.answer_count % 40 == 0:
                moments.append(Moment(table.view(seat), decision))
                asked.add(decision.kind)
            table.answer(seat, _choice(decision, TRIALS[game].idle, luck))
        missing -= asked
        seen += [Played(table.view(viewer), table.events(0, viewer)) for viewer in (None, *range(seats))]
    return seen, moments


def _choice(decision: Decision, idle: Sequence[str], luck: random.Random) -> Option:
    """Return an answer: first its kind, so that rare kinds come up, then one of that kind."""
    kinds = sorted({option.kind for option in decision.options})
    busy = [kind for kind in kinds if kind not in idle]
    kind = luck.choice(busy if busy and luck.random() < 0.9 else kinds)
    return luck.choice([option for option in decision.options if option.kind == kind])


# Sentences as players read them.


def tell(teller: Teller, *events: Json) -> list[str]:
    """Return the log of some events, with plain spaces."""
    return [with_plain_spaces(said) for said in teller.log(events)]


def with_plain_spaces(said: str) -> str:
    """Replace the no-break spaces of French, wide and narrow, by plain ones."""
    return said.replace(NO_BREAK, " ").replace(NARROW_NO_BREAK, " ")
