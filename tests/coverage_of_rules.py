"""Rule coverage: a pytest plugin that checks that each clause of each game's ``RULES.md`` has a test.

A test names its clauses, ``@pytest.mark.rule("RR-7.4")``. A whole run ends with one line for each game, and fails if a
clause has neither a test nor the remark that there is nothing to enforce. A mark that names no clause, and a marked
test without an assertion of its own, are errors wherever they are collected.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Generator
from functools import cache
from pathlib import Path

import pytest

import croupier
from croupier.text import rulebook

CLAUSE = re.compile(r"^- \*\*(?P<clause>[A-Z]+-\w+(?:\.\w+)*)\*\* (?P<text>.*(?:\n(?!- |#|\n).+)*)", re.MULTILINE)
REASON = re.compile(r"\*\(nothing to enforce: [^*]+\)\*$")
REPORTED = "clauses_by_test"


def clauses_of_every_game() -> dict[str, dict[str, bool]]:
    """Return the clauses of each game of the catalogue, and whether each has something to enforce."""
    return {name: read(rulebook.read(info)) for name, info in croupier.games().items()}


def read(rules: str) -> dict[str, bool]:
    """Return the clauses of a ``RULES.md``, and whether each has something to enforce."""
    clauses: dict[str, bool] = {}
    for found in CLAUSE.finditer(rules):
        if found["clause"] in clauses:
            raise pytest.UsageError(f"the clause {found['clause']} stands in RULES.md twice")
        clauses[found["clause"]] = REASON.search(found["text"].rstrip()) is None
    return clauses


class RuleCoverage:
    """The record of one run. Under pytest-xdist the workers write it, and the controller adds it up."""

    def __init__(self, games: dict[str, dict[str, bool]]) -> None:
        self.games = games
        self.known = {clause for clauses in games.values() for clause in clauses}
        self.tried: dict[str, list[str]] = {}
        self.skipped: set[str] = set()

    # Collecting tests.

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        if report.passed:
            wrong = [
                line for item in report.result if isinstance(item, pytest.Function) for line in self._mistakes(item)
            ]
            if wrong:
                report.outcome = "failed"
                report.longrepr = "\n".join(wrong)
                report.result = []
        return report

    def _mistakes(self, item: pytest.Function) -> list[str]:
        marks = list(item.iter_markers("rule"))
        clauses = [clause for mark in marks for clause in mark.args]
        wrong = [
            f"{item.name} is marked with {clause!r}, which is no clause"
            for clause in clauses
            if clause not in self.known
        ]
        if any(not mark.args or mark.kwargs for mark in marks):
            wrong.append(f"{item.name} has a mark that does not say its clauses: rule('RR-7.4', ...)")
        if marks and not asserts(item.function):
            wrong.append(f"{item.name} is marked with {', '.join(map(str, clauses))}, but asserts nothing itself")
        return wrong

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            clauses = [clause for mark in item.iter_markers("rule") for clause in mark.args]
            if clauses:
                self.tried[item.nodeid] = clauses

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        told = getattr(session.config, "workeroutput", None)
        if told is not None:
            told[REPORTED] = self.tried
        elif is_whole(session.config) and self._gaps() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    # Summing up the run.

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        self.tried.update(getattr(node, "workeroutput", {}).get(REPORTED, {}))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped:
            self.skipped.add(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        if not is_whole(config):
            return
        gaps = self._gaps()
        for game, clauses in self.games.items():
            lacking = gaps.get(game, [])
            terminalreporter.write_line(
                f"rules: {game} {len(clauses) - len(lacking)}/{len(clauses)}", red=bool(lacking)
            )
            if lacking:
                terminalreporter.write_line(f"  neither a test nor a reason: {', '.join(lacking)}", red=True)

    def _gaps(self) -> dict[str, list[str]]:
        """Return by game the clauses that a bug could break without failing a test."""
        tried = {clause for test, clauses in self.tried.items() if test not in self.skipped for clause in clauses}
        gaps: dict[str, list[str]] = {}
        for game, clauses in self.games.items():
            lacking = [clause for clause, enforced in clauses.items() if enforced and clause not in tried]
            if lacking:
                gaps[game] = lacking
        return gaps


def is_whole(config: pytest.Config) -> bool:
    """Return whether the whole suite was asked for, and not a part of it by path, word or mark."""
    chosen = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "collectonly", "stepwise")
    if any(config.getoption(option, None) for option in chosen):
        return False
    testpaths = config.getini("testpaths") or ["."]
    whole = {(config.rootpath / path).resolve() for path in testpaths}
    asked = {(config.invocation_params.dir / argument).resolve() for argument in config.args}
    return all(any(part == path or part in path.parents for part in asked) for path in whole)


def asserts(function: Callable[..., object]) -> bool:
    """Return whether a test itself asserts something, or expects an error. Assertions in helpers do not count."""
    drawn = getattr(function, "hypothesis", None)
    function = inspect.unwrap(function if drawn is None else drawn.inner_test)
    return (function.__name__, function.__code__.co_firstlineno) in _asserting(Path(function.__code__.co_filename))


@cache
def _asserting(path: Path) -> set[tuple[str, int]]:
    """Return the functions of a file that assert something, by name and first line."""
    return {
        (node.name, min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]]))
        for node in _functions(ast.parse(path.read_text("utf-8")))
        if any(map(_is_assertion, _own_nodes(node)))
    }


def _functions(scope: ast.Module | ast.ClassDef) -> Generator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Return the possible tests: the functions of a module and of its classes."""
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def _own_nodes(function: ast.AST) -> Generator[ast.AST]:
    """Give the nodes of a function, without those of functions within it."""
    for node in ast.iter_child_nodes(function):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            yield node
            yield from _own_nodes(node)


def _is_assertion(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert):
        return not isinstance(node.test, ast.Constant)
    return isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.raises", "raises")
