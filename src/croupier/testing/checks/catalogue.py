"""The catalogue entry of a game."""

from __future__ import annotations

import re
from importlib.util import find_spec

from croupier.table import BadTable, open_table
from croupier.testing.check import every_table, once
from croupier.testing.compare import refused, same
from croupier.testing.errors import Broken
from croupier.testing.trial import Trial, some_options
from croupier.testing.views import text


@once
def the_catalogue_entry_is_complete(trial: Trial) -> None:
    """Name, title, version, seats, package, and a meaning for every option."""
    info = trial.info
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", info.name):
        raise Broken(f"the name {info.name!r} must consist of lower-case letters, digits and single hyphens")
    if not info.title:
        raise Broken("the game has no title")
    if info.version < 1:
        raise Broken(f"the version must be at least 1, not {info.version}")
    if not 1 <= info.seats[0] <= info.seats[1]:
        raise Broken(f"seats must be (fewest, most), not {info.seats}")
    names = [option.name for option in info.options]
    for option in info.options:
        if not option.meaning or names.count(option.name) > 1:
            raise Broken(f"the option {option.name!r} has no text, or is declared twice")
    spec = find_spec(info.package)
    if spec is None or spec.submodule_search_locations is None:
        raise Broken(
            f"package={info.package!r} is not a package; it must be the folder with RULES.md, text/ and bot.py"
        )


@every_table
def the_default_of_every_option_may_be_chosen(trial: Trial) -> None:
    info = trial.info
    usual = open_table(info, trial.seats).view()
    for option in info.options:
        if trial.open_with(0, {option.name: option.default}).view() != usual:
            raise Broken(
                f"{option.name}={option.default!r} is the default, but gives a different table than leaving it out"
            )
    some_options(info, trial.seats, trial.luck("options"))


@once
def the_number_of_seats_has_its_bounds(trial: Trial) -> None:
    info = trial.info
    least, most = info.seats
    for seats in (least - 1, most + 1, 0, -1, 10**9):
        words = str(refused(BadTable, f"a table of {seats} seats", open_table, info, seats))
        if not all(word in words for word in (str(seats), str(least), str(most), info.title)):
            raise Broken(
                f"a table of {seats} seats is refused with {words!r}, which does not say how many seats are possible"
            )
    for wrong in ("2", 2.0, None, True, [2]):
        words = str(refused(BadTable, f"a table of {wrong!r} seats", open_table, info, wrong))
        if repr(wrong) not in words:
            raise Broken(f"seats={wrong!r} is refused with {words!r}, which does not name the value")


@once
def options_are_known_ones_with_values_they_may_have(trial: Trial) -> None:
    info = trial.info
    nonsense: list[object] = [{"no such option": 1}, {5: 5}, [], "x", 5, [("a", 1)]]
    for options in nonsense:
        words = str(refused(BadTable, f"a table with options={options!r}", trial.open_with, 0, options))
        if "option" not in words:
            raise Broken(f"options={options!r} is refused with {words!r}, which does not mention options")
    for option in info.options:
        wrong: list[object] = [None, [], {}, 1.5, "no such choice"]
        if isinstance(option.default, bool):
            wrong.extend([0, 1, "true"])
        elif isinstance(option.default, int):
            wrong.extend([option.least - 1, option.most + 1, str(option.default), True, float(option.default)])
        else:
            wrong.extend([0, True, str(option.choices[0]).upper() + "?"])
        for value in wrong:
            words = str(refused(BadTable, f"{option.name}={value!r}", trial.open_with, 0, {option.name: value}))
            if option.name not in words or str(value) not in words:
                raise Broken(f"{option.name}={value!r} is refused with {words!r}, which does not name both")


@once
def a_seed_is_any_whole_number(trial: Trial) -> None:
    for seed in (0, -1, 2**31, 2**63, 2**64, -(2**64), 10**40):
        table = trial.open_with(seed)
        view = text(table.view())
        same(view, text(trial.again(table).view()), f"a table with the seed {seed} differs after saving and loading")
        same(view, text(table.fork(None, seed).view()), f"spectators see something else on a fork with the seed {seed}")
    for wrong in (None, "7", 1.5, True, b"7", [7]):
        words = str(refused(BadTable, f"the seed {wrong!r}", trial.open_with, wrong))
        if "seed" not in words or repr(wrong) not in words:
            raise Broken(f"the seed {wrong!r} is refused with {words!r}, which does not name the value")
