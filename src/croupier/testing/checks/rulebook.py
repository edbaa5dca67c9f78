"""Checks the written rules and the words of a game against what happens in play."""

from __future__ import annotations

from random import Random

from croupier.testing.check import every_table
from croupier.testing.trial import Trial
from croupier.testing.views import viewers


@every_table
def every_rule_cited_is_a_clause_of_the_rulebook(trial: Trial) -> None:
    trial.need_clauses()
    for number in range(trial.games):
        cited: dict[str, str] = {}
        table = trial.open(number)
        for _ in trial.steps(table, Random(number)):
            for decision in table.pending.values():
                cited.setdefault(decision.rule, f"the question {decision.kind!r}")
                for option in decision.options:
                    cited.setdefault(option.rule or decision.rule, f"the option {option.key!r}")
        for viewer in viewers(table):
            for event in table.events(seat=viewer):
                cited.setdefault(str(event["rule"]), f"the event {event['event']!r}")
        assert table.result is not None
        cited.setdefault(table.result.rule, "the result")
        for rule, what in cited.items():
            trial.check_clause(rule, what)
