"""Every answer has an action number (``croupier.research``), and every number is one answer."""

from __future__ import annotations

from croupier.research.numbering import Actions
from croupier.testing.check import every_table
from croupier.testing.compare import enough
from croupier.testing.errors import Broken
from croupier.testing.trial import Trial


@every_table
def every_answer_on_offer_has_an_action_number(trial: Trial) -> None:
    """The options of all whole games have numbers; two keys never have the same."""
    keys: dict[int, str] = {}
    for number in range(trial.games):
        table = trial.open(number)
        actions = Actions(trial.info, trial.seats, table.origin.options)
        for _ in trial.steps(table, trial.luck("actions", number)):
            for seat, decision in table.pending.items():
                for option in decision.options:
                    try:
                        at = actions.of(option)
                    except ValueError as error:
                        raise Broken(
                            f"{error}: declare it as a constant, in a list or in a dict of a module"
                        ) from error
                    if not 0 <= at < actions.n or actions.key(at) != option.key or actions.number(option.key) != at:
                        raise Broken(
                            f"{option.key!r} is offered to seat {seat}, but its action number {at} belongs to another key"
                        )
                    if keys.setdefault(at, option.key) != option.key:
                        raise Broken(f"{option.key!r} and {keys[at]!r} have the same action number {at}")
                legal = actions.legal_actions(table, seat)
                if len(legal) != len(decision.options):
                    raise Broken(f"seat {seat} has {len(decision.options)} options but the legal actions {legal}")
    enough(len(keys), 1, "no answer is ever on offer")
