"""Stakes are true where random games seldom get: at dinner, and when the last Characters have come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import croupier
from croupier import Table
from croupier.shelf.total_rickall.cards import NAMES
from croupier.table import Json, Option
from croupier.text import Teller, Words
from tests.games.total_rickall.scenes import GAME
from tests.games.total_rickall.stakes import CHECKS
from tests.stakes import Case

INFO = croupier.games()[GAME]
QUIET = 0.8
"""How often a player with another choice does not speak up."""


def dinners(luck: Random) -> Json:
    """Tables with three to five friends; one of the players may have fallen, and another may have no friend."""
    seats = luck.randint(3, 5)
    identities = luck.sample(["real"] * 4 + ["parasite"] * 2, seats)
    friends = luck.sample(NAMES, seats)
    players: list[Json] = [{"friend": one, "identity": each} for one, each in zip(friends, identities, strict=True)]
    if luck.random() < 0.5:
        players[luck.randrange(seats)] = {"friend": None, "fell": luck.random() < 0.5}
    return {
        "phase": "dinner",
        "options": {"mode": "advanced"},
        "first": luck.randrange(seats),
        "centre": [],
        "players": players,
    }


def last_rounds(luck: Random) -> Json:
    """Tables whose Character deck is empty or nearly so; three Reals may have died."""
    advanced = luck.random() < 0.5
    seats = luck.randint(3 if advanced else 2, 4)
    left = luck.randint(0, 2)
    round: Json = {"round": 9, "emptied": luck.choice([8, 9])} if not left else {"round": 9}
    centre = [{"identity": "real"} for _ in range(luck.randint(0, 2))]
    return {
        "options": {"mode": "advanced" if advanced else "classic", "majority": "strict"},
        **round,
        "players": [{} for _ in range(seats)],
        "centre": centre,
        "fails": luck.randint(0, 3),
        "exterminated": 10,
        "character": {"size": left},
        "identity": {"size": left},
    }


def cases(table: Table, luck: Random) -> Iterator[Case]:
    """Random answers with stakes, until the game is over."""
    while not table.over:
        seat = luck.choice(sorted(table.pending))
        decision, view = table.pending[seat], table.view(seat)
        option = luck.choice(decision.options)
        remark = Teller.at(Words(INFO, "en"), view).telling.stakes(option.key, decision.kind)
        if remark is not None:
            yield Case(table, seat, option, remark, view, luck)
        table.answer(seat, quietly(decision.options, luck))


def quietly(options: tuple[Option, ...], luck: Random) -> Option:
    quiet = [option for option in options if option.kind not in ("speak", "declare", "enough")]
    return luck.choice(quiet if quiet and luck.random() < QUIET else options)


@pytest.mark.parametrize(
    ("positions", "slugs"),
    [
        (dinners, {"shoot-at-dinner", "hold-fire", "enough", "enough-yes", "enough-no", "dent"}),
        (last_rounds, {"end-round", "end-of-time", "shoot", "shoot-friend", "declare", "vote-yes"}),
    ],
)
def test_stakes_are_true_at_the_end(positions: object, slugs: set[str]) -> None:
    assert callable(positions)
    proved: Counter[str] = Counter()
    for seed in range(60):
        luck = Random(seed)
        for case in cases(croupier.open_position(GAME, positions(luck), seed), luck):
            try:
                proved[case.slug] += CHECKS[case.slug](case)
            except (AssertionError, LookupError, TypeError, ValueError) as error:
                raise AssertionError(f"{type(error).__name__} {error}: {case}") from error
    assert slugs <= {slug for slug, times in proved.items() if times}, proved
