"""Stacked tables: what a stack can ask for."""

from __future__ import annotations

from random import Random

from croupier.table import BadTable, seeded
from croupier.testing.check import every_table
from croupier.testing.compare import refused
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.trial import Trial
from croupier.testing.views import all_cards, truth

Stack = dict[str, list[str | int]]


@every_table
def a_stack_that_cannot_be_is_refused(trial: Trial) -> None:
    layout = trial.info.layout(trial.seats)
    piles = [*layout.decks, *layout.dice]
    for stack in ([], "x", 5, [("action", ["peek"])]):
        words = str(refused(BadTable, f"stack={stack!r}", trial.open_with, 0, {}, stack))
        if "stack" not in words:
            raise Broken(f"stack={stack!r} is refused with {words!r}, which does not mention the stack")
    unknowns: list[object] = [{"no such pile": []}, {"no such pile": ["x"]}, {5: []}]
    for unknown in unknowns:
        words = str(refused(BadTable, f"stack={unknown!r}", trial.open_with, 0, {}, unknown))
        if not all(name in words for name in piles):
            raise Broken(
                f"stack={unknown!r} is refused with {words!r}, which does not list what can be stacked: {piles}"
            )
    wrongs: list[object] = ["peek", 5, None, {"a": 1}, [None], [["x"]], [{}], ["no such kind"], [True], [-1], [10**9]]
    for name in piles:
        for wrong in wrongs:
            words = str(refused(BadTable, f"{name!r} stacked with {wrong!r}", trial.open_with, 0, {}, {name: wrong}))
            if repr(name) not in words:
                raise Broken(f"{name!r} stacked with {wrong!r} is refused with {words!r}, which does not name {name!r}")


def stackable(trial: Trial) -> dict[str, list[str]]:
    """What can be requested of each pile: the cards that lie there in the box, or those of its pool."""
    info = trial.info
    box = info.unpack(trial.seats, info.check_options({}, trial.seats), seeded(0))
    layout = box.layout
    for name in layout.decks:
        if name not in layout.names:
            raise Broken(f"the layout has a deck {name!r}, but no zone of that name")
    piles = {name: box.zones[layout.names.index(name)] or box.members[pool] for name, pool in layout.decks.items()}
    return {name: [layout.kinds[box.face[card]] for card in cards] for name, cards in piles.items()}


@every_table
def a_stacked_table_says_so_and_holds_no_more_than_there_is(trial: Trial) -> None:
    piles = stackable(trial)
    if not piles:
        raise NothingToCheck("the layout names no deck that may be stacked")
    for name, kinds in piles.items():
        every = sorted(kinds)
        table = trial.open_with(0, {}, {name: every[:3]})
        if table.view()["stacked"] is not True or table.save()["stack"] != {name: every[:3]}:
            raise Broken(f"the view of a table with {name!r} stacked does not say `stacked`")
        if trial.again(table).view() != table.view():
            raise Broken(f"a table with {name!r} stacked differs after saving and loading")
        too_many = {name: [*every, every[0]]}
        words = str(refused(BadTable, f"a stack of more {every[0]!r} than there are", trial.open_with, 0, {}, too_many))
        if repr(every[0]) not in words:
            raise Broken(f"a stack of too many {every[0]!r} is refused with {words!r}, which does not name it")


@every_table
def a_stacked_game_can_be_played(trial: Trial) -> None:
    piles, dice = stackable(trial), trial.info.layout(trial.seats).dice
    if not piles and not dice:
        raise NothingToCheck("the layout names no deck and no die that may be stacked")
    luck = Random(trial.seats)
    for seed in range(3):
        stack: Stack = {}
        for name, kinds in piles.items():
            stack[name] = list(luck.sample(kinds, luck.randint(0, min(6, len(kinds)))))
        for name, faces in dice.items():
            stack[name] = [luck.randint(1, faces) for _ in range(5)]
        table = trial.open_with(seed, None, stack)
        cards = all_cards(table)
        trial.play_to_the_end(table, Random(seed))
        if all_cards(table) != cards:
            raise Broken("a card is lost or doubled at a stacked table")
        if trial.again(table).view() != table.view():
            raise Broken("a stacked game differs after saving and loading")


@every_table
def an_empty_stack_changes_no_luck(trial: Trial) -> None:
    if truth(trial.open_with(5)) != truth(trial.open_with(5, {}, {})):
        raise Broken("an empty stack changes the deal")
