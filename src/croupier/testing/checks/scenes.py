"""Scenes written by hand: with parts left out, with piles in every notation, and with any seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from croupier.table import BadTable, Json, Table
from croupier.testing.check import every_table, once
from croupier.testing.compare import enough, refused, same
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.play import play_to_the_end
from croupier.testing.trial import Trial
from croupier.testing.views import all_cards, lying, picture, text, truth, zones_of

POSITIONS = 15

SMALL = 4
"""How many cards a short pile has."""

DEALS = 8
"""How often the cards left in the box are re-dealt before they count as always the same."""


@every_table
def the_least_position_is_a_table_with_everything_by_default(trial: Trial) -> None:
    trial.need_positions()
    opened = trial.open_at({"seats": trial.seats}, 3)
    if opened.seats != trial.seats or opened.view()["options"] != trial.open_with().view()["options"]:
        raise Broken(
            "a position with only `seats` opens with a different number of seats, or without the default options"
        )
    play_to_the_end(opened, Random(3))


@every_table
def parts_left_out_get_defaults_and_never_break_the_table(trial: Trial) -> None:
    """A position with some parts missing is either a playable table or refused with a reason."""
    trial.need_positions()
    opened = not_opened = 0
    for number, table in enumerate(trial.positions(POSITIONS * trial.games, "left out")):
        luck = Random(number)
        position = table.position()
        position.pop("moment", None)
        for part in luck.sample(sorted(position), luck.randint(1, min(4, len(position)))):
            del position[part]
        try:
            scene = trial.open_at(position, number)
        except BadTable:
            not_opened += 1
        else:
            play_to_the_end(scene, luck)
            opened += 1
    enough(opened, not_opened + 1, "most positions with parts left out are refused")


@every_table
def ill_formed_knowledge_is_refused(trial: Trial) -> None:
    trial.need_positions()
    table = trial.open()
    position = table.position()
    zones = [zone["name"] for zone in zones_of(table.view()) if zone["count"]]
    enough(len(zones), 1, "no card lies on the table")
    zone = zones[0]
    wrongs: list[object] = [
        5,
        {},
        [5],
        [{}],
        [{"by": [0]}],
        [{"zone": "no such zone", "card": 1, "by": [0]}],
        [{"zone": zone, "card": 0, "by": [0]}],
        [{"zone": zone, "card": 10**6, "by": [0]}],
        [{"zone": zone, "card": True, "by": [0]}],
        [{"zone": 3, "card": "x", "by": [0]}],
        [{"among": [], "contents": [], "by": [0]}],
        [{"among": [["no such zone", 1]], "contents": [], "by": [0]}],
        [{"among": [[1]], "contents": [], "by": [0]}],
        [{"among": 4, "contents": [], "by": [0]}],
        *[
            [{"zone": zone, "card": 1, "by": by}]
            for by in ([99], [-1], ["nobody"], [True], "spectators", None, 0, [[0]])
        ],
    ]
    for knowledge in wrongs:
        refused(BadTable, f"knowledge={knowledge!r}", trial.open_at, {**position, "knowledge": knowledge})


@once
def positions_that_cannot_be_are_refused_in_words(trial: Trial) -> None:
    trial.need_positions()
    info = trial.info
    least, most = info.seats
    position = trial.open().position()
    wrongs: list[Json] = [
        {},
        {"seats": least - 1},
        {"seats": most + 1},
        {"seats": "two"},
        {"seats": True},
        {"seats": None},
        {"seats": least, "no such part": 1},
        {"seats": least, "game": "no such game"},
        {"seats": least, "version": info.version + 1},
        {"seats": least, "options": {"no such option": 1}},
        {"seats": least, "options": [1]},
        {"seats": least, "players": 5},
        {"seats": least, "players": [{}] * (least + 1)},
        {"seats": least, "players": [{"no such part": 1}] + [{}] * (least - 1)},
        {"seats": least, "phase": "no such phase"},
        {"seats": least, "phase": 5},
        *([{**position, "seats": trial.seats + 1}] if "players" in position else []),
    ]
    for wrong in wrongs:
        words = str(refused(BadTable, f"the position {wrong!r}", trial.open_at, wrong))
        if len(words) <= 10:
            raise Broken(f"the position {wrong!r} is refused with {words!r}")
    refused(BadTable, "a seed that is a word", trial.open_at, position, "x")
    for nothing in (None, 5, "position", [position]):
        refused(BadTable, f"the position {nothing!r}", trial.open_at, nothing)


# Piles.


def piles(trial: Trial) -> dict[str, list[str]]:
    """The piles that lie in a scene by default and appear in its position, and their cards."""
    trial.need_positions()
    decks = trial.info.layout(trial.seats).decks
    table = trial.open_at({"seats": trial.seats}, 1)
    told = table.position()
    ordered = [
        zone["name"] for zone in zones_of(table.view()) if zone["ordered"] and zone["owner"] is None and zone["count"]
    ]
    found = {name: lying(table, name) for name in decks if name in ordered and name in told}
    if not found:
        raise NothingToCheck("no deck is in a scene and described by its position")
    return found


def some_of(name: str, cards: list[str], count: int = SMALL) -> list[str]:
    """Some cards of a pile, in any order."""
    return Random(name).sample(cards, min(count, len(cards)))


def with_pile(trial: Trial, name: str, said: object) -> Json:
    return {"seats": trial.seats, name: said}


def open_short(trial: Trial, name: str, said: object) -> Iterator[Table]:
    """Open a scene with a short pile, unless a clause of the rules forbids it."""
    try:
        table = trial.open_at(with_pile(trial, name, said), 1)
    except BadTable as no:
        if trial.clauses and not any(clause in str(no) for clause in trial.clauses):
            raise Broken(f"a scene with {name}={said!r} is refused with {str(no)!r}, which cites no clause") from no
    else:
        yield trial.remember(table)


def check_top(table: Table, name: str, wished: list[str]) -> None:
    """What was stacked lies on top, except for cards that the scene has drawn already."""
    lie = lying(table, name)
    if not any(lie[: len(wished) - drawn] == wished[drawn:] for drawn in range(len(wished) + 1)):
        raise Broken(f"{wished} (as far as there are enough) should be on top of {name}, not {lie[: len(wished)]}")


def check_short(trial: Trial, table: Table, name: str, size: int) -> bool:
    """A table with fewer cards than the box can be described, opened again, played to its end and loaded. Return
    whether forks deal other cards, since no viewer knows which have stayed in the box.
    """
    if len(lying(table, name)) > size:
        raise Broken(f"{name} should have {size} cards, and has {len(lying(table, name))}")
    before = all_cards(table)
    position = text(table.position())
    same(
        position,
        text(trial.open_at(table.position(), 9).position()),
        f"a scene with a short {name} opens at another moment",
    )
    varies = any(all_cards(table.fork(0, seed)) != before for seed in range(DEALS))
    play_to_the_end(table, Random(3))
    if all_cards(table) != before:
        raise Broken(f"a card is lost or doubled in a scene with a short {name}")
    same(picture(table), picture(trial.again(table)), f"a scene with a short {name} differs after saving and loading")
    return varies


@every_table
def a_pile_is_what_a_scene_says(trial: Trial) -> None:
    opened = varying = 0
    for name, cards in piles(trial).items():
        wished = some_of(name, cards)
        ways: list[tuple[object, list[str], int]] = [
            ({"exactly": wished}, wished, len(wished)),
            ({"size": 1}, [], 1),
            ({"size": len(wished)}, [], len(wished)),
            ({"size": len(wished), "top": wished[:2]}, wished[:2], len(wished)),
        ]
        for said, top, size in ways:
            for table in open_short(trial, name, said):
                check_top(table, name, top)
                opened += 1
                varying += check_short(trial, table, name, size)
    enough(opened, 1, "no pile of a scene may be short")
    enough(varying, 1, "what is left in the box is the same on every fork")


@every_table
def a_pile_that_cannot_be_is_refused_in_words(trial: Trial) -> None:
    for name, cards in piles(trial).items():
        some, every = cards[0], len(all_cards(trial.open_with()))
        wrongs: list[object] = [
            5,
            "all",
            {},
            {"exactly": None},
            {"exactly": 5},
            {"exactly": ["no such kind"]},
            {"exactly": [some], "size": 1},
            {"exactly": [some], "top": [some]},
            {"exactly": [some] * (every + 1)},
            {"size": -1},
            {"size": True},
            {"size": "3"},
            {"size": every + 1},
            {"size": 0, "top": [some]},
            {"bottom": [some]},
        ]
        for wrong in wrongs:
            words = str(refused(BadTable, f"{name}={wrong!r}", trial.open_at, with_pile(trial, name, wrong)))
            if name not in words:
                raise Broken(f"{name}={wrong!r} is refused with {words!r}, which does not name the pile")


# Luck.


@every_table
def a_stack_puts_cards_on_top_of_a_pile_of_the_scene(trial: Trial) -> None:
    for name, cards in piles(trial).items():
        wished = some_of(name, cards)
        stack = {name: wished}
        table = trial.remember(trial.open_at({"seats": trial.seats}, 1, stack))
        for said in (wished, {"top": wished}):
            other = trial.open_at(with_pile(trial, name, said), 1)
            same(text(truth(table)), text(truth(other)), f"the stack {stack} deals differently from {name}={said!r}")
        check_top(table, name, wished)
        if table.view()["stacked"] is not True or table.save()["stack"] != stack:
            raise Broken(f"the view of a scene with {name!r} stacked does not say `stacked`")
        one, loaded = table.copy(), trial.again(table)
        for move in play_to_the_end(one, Random(name)):
            loaded.answer(*move)
        same(picture(one), picture(loaded), f"a scene with {name!r} stacked differs after saving and loading")


@every_table
def a_stack_agrees_with_what_the_scene_says_of_a_pile(trial: Trial) -> None:
    for name, cards in piles(trial).items():
        wished = some_of(name, cards)
        for said in (wished, wished[:2], {"top": wished[:1]}, {"top": wished[:2], "size": len(wished)}):
            for _ in open_short(trial, name, said):
                table = trial.open_at(with_pile(trial, name, said), 1, {name: wished[:3]})
                check_top(table, name, wished[:3])
                loaded = trial.again(table)
                same(
                    text(truth(table)),
                    text(truth(loaded)),
                    f"a scene with {name!r} stacked has different cards after loading",
                )
        for other in [card for card in cards if card != wished[0]][:1]:
            for against in ([wished[0]], {"top": [wished[0]]}):
                _check_quarrel(trial, name, against, [other], repr(wished[0]), repr(other))
        for _ in open_short(trial, name, {"exactly": wished[:1]}):
            _check_quarrel(trial, name, {"exactly": wished[:1]}, wished, "exactly 1 card")


def _check_quarrel(trial: Trial, name: str, said: object, wished: list[str], *named: str) -> None:
    what = f"the stack of {name!r} with {wished} where the scene says {said!r}"
    words = str(refused(BadTable, what, trial.open_at, with_pile(trial, name, said), 1, {name: wished}))
    for word in (repr(name), *named):
        if word not in words:
            raise Broken(f"{what} is refused with {words!r}, which does not say {word}")


@every_table
def a_stack_that_no_scene_can_have_is_refused(trial: Trial) -> None:
    trial.need_positions()
    layout = trial.info.layout(trial.seats)
    every = len(all_cards(trial.open_with()))
    wrongs: list[object] = [[], "x", 5, {"no such pile": []}]
    for name in [*layout.decks, *layout.dice]:
        wrongs.extend([{name: wrong} for wrong in ("x", 5, None, ["no such kind"], [True], [-1], [None])])
    wrongs.extend([{name: [layout.kinds[0]] * (every + 1)} for name in layout.decks])
    for wrong in wrongs:
        refused(BadTable, f"stack={wrong!r} of a scene", trial.open_at, {"seats": trial.seats}, 1, wrong)
