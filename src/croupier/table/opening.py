"""Opening a table: from the deal, or at a scene described in words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from croupier.table.errors import BadTable, Refused
from croupier.table.events import Json
from croupier.table.facts import Facts
from croupier.table.info import Choices, GameInfo
from croupier.table.origin import Origin, check_seed, check_stack, deal
from croupier.table.table import RESUME, Table

WITHOUT_MOMENT: Final = "without its moment the position opens at the beginning of the step"


def open_table(
    info: GameInfo,
    seats: object,
    seed: object = 0,
    options: object = None,
    stack: object = None,
    deck: object = None,
    version: object = None,
) -> Table:
    """Open a table and play up to its first question; ``BadTable`` says what is wrong with the arguments.
    ``version`` plays by older rules.
    """
    number = info.check_seats(seats)
    chosen = info.check_options(options, number)
    rules = info.check_version(version)
    return _open(Origin(info, number, check_seed(seed), chosen, check_stack(stack), None, info.check_deck(deck), rules))


def open_position(
    info: GameInfo, position: object, seed: object = 0, stack: object = None, version: object = None
) -> Table:
    """Open a table at a scene; ``BadTable`` says why the scene is impossible. A stack puts cards on top of the piles in
    the scene, and arranges dice and the first shuffle of empty piles. A position with a ``moment`` opens in the middle
    of its step, or at the end of the game, with the luck that its table had.
    """
    if not isinstance(position, Mapping):
        raise BadTable(f"a position must be an object, not {position!r}")
    if position.get("game", info.name) != info.name:
        raise BadTable(f"this position is of {position['game']!r}, not of {info.name!r}")
    rules = info.check_version(position.get("version", version))
    try:
        kept: Json = json.loads(json.dumps(position))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadTable(f"a position must be plain JSON: {error}") from error
    players = position.get("players")
    seats = position.get("seats", len(players) if isinstance(players, list) else None)
    if seats is None:
        raise BadTable("a position needs `seats` or `players`")
    number = info.check_seats(seats)
    options = info.check_options(position.get("options"), number)
    luck = check_seed(seed)
    wished = check_stack(stack)
    if kept.get("moment") is None:
        return _open(Origin(info, number, luck, options, wished, kept, info.check_deck(kept.get("edition")), rules))
    if wished is not None:
        raise BadTable(f"a moment has its own luck and takes no stack; {WITHOUT_MOMENT}")
    return _resume(info, number, options, kept, rules)


def _resume(info: GameInfo, seats: int, options: Choices, position: Json, version: int) -> Table:
    """The table of a position with a moment: deal again, give the same answers, and check that the position is then the
    same.
    """
    moment = Facts("moment of the position", position["moment"])
    if not moment.given("resume"):
        raise BadTable(f"a moment without `resume` (from a fork) can only be read, not opened; {WITHOUT_MOMENT}")
    resume = Facts("resume of the moment", moment.facts["resume"])
    missing = [part for part in RESUME if part not in resume.facts]
    if missing:
        raise BadTable(f"resume of the moment lacks {', '.join(missing)}; {WITHOUT_MOMENT}")
    seed, stack, scene, answers = [resume.facts[part] for part in RESUME]
    if not isinstance(answers, list):
        raise BadTable(f"answers of {resume.where} must be a list, not {answers!r}")
    if scene is None:
        table = open_table(info, seats, seed, options, stack, position.get("edition"), version)
    else:
        table = open_position(info, scene, seed, stack, version)
    for number, entry in enumerate(answers, 1):
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadTable(f"answer {number} of {resume.where} must be a seat and a key, not {entry!r}")
        try:
            table.answer(entry[0], entry[1])
        except Refused as refused:
            raise BadTable(f"answer {number} of {resume.where} cannot be given: {refused}") from refused
    reached = table.position()
    changed = [part for part in sorted({*reached, *position}) if reached.get(part) != position.get(part)]
    if changed:
        raise BadTable(
            f"{', '.join(changed)} of the position does not match what its resume leads to; {WITHOUT_MOMENT}"
        )
    return table


def _open(origin: Origin) -> Table:
    table = Table(origin, deal(origin))
    table._start()
    return table
