"""The rule coverage plugin, tried on toy suites."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import croupier
from tests.coverage_of_rules import clauses_of_every_game, read

TOY = """
- **TOY-1** A clause that a test can try.

- **TOY-2** A clause that nothing can break. *(nothing to enforce: it is
  advice.)*
"""
CONFTEST = f"""
from tests.coverage_of_rules import RuleCoverage, read

def pytest_configure(config):
    config.pluginmanager.register(RuleCoverage({{"toy": read({TOY!r})}}))
"""
GOOD = """
import pytest

@pytest.mark.rule("TOY-1")
def test_one():
    assert 1 + 1 == 2
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Return an empty suite, checked against the two clauses of the toy game."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(path).absolute()) for path in sys.path]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeconftest(CONFTEST)
    pytester.makeini("[pytest]\nmarkers = rule(clause): the clause that the test tries")
    return pytester


def test_a_complete_suite_passes_and_is_counted(suite: pytest.Pytester) -> None:
    suite.makepyfile(GOOD)
    run = suite.runpytest()
    assert run.ret == pytest.ExitCode.OK
    run.stdout.fnmatch_lines(["rules: toy 2/2"])


def test_a_clause_without_a_test_fails_the_run(suite: pytest.Pytester) -> None:
    suite.makepyfile("def test_one(): assert True")
    run = suite.runpytest()
    assert run.ret == pytest.ExitCode.TESTS_FAILED
    run.stdout.fnmatch_lines(["rules: toy 1/2", "*neither a test nor a reason: TOY-1"])


def test_a_skipped_test_covers_nothing(suite: pytest.Pytester) -> None:
    suite.makepyfile(GOOD.replace("@", "@pytest.mark.skip\n@", 1))
    run = suite.runpytest()
    assert run.ret == pytest.ExitCode.TESTS_FAILED
    run.stdout.fnmatch_lines(["rules: toy 1/2"])


def test_a_clause_with_a_reason_may_have_a_test_too(suite: pytest.Pytester) -> None:
    suite.makepyfile(GOOD.replace('"TOY-1"', '"TOY-1", "TOY-2"'))
    assert suite.runpytest().ret == pytest.ExitCode.OK


def test_a_mark_that_names_no_clause_fails_even_a_partial_run(suite: pytest.Pytester) -> None:
    suite.makepyfile(GOOD.replace("TOY-1", "TOY-9"))
    run = suite.runpytest("-k", "one")
    assert run.ret != pytest.ExitCode.OK
    run.stdout.fnmatch_lines(["*test_one is marked with 'TOY-9', which is no clause"])


@pytest.mark.parametrize(
    "body",
    [
        "check(1 + 1)",
        "assert True",
        "def inner(): assert 1 + 1 == 2",
    ],
)
def test_a_marked_test_that_asserts_nothing_itself_fails_even_a_partial_run(suite: pytest.Pytester, body: str) -> None:
    checker = "\ndef check(number):\n    assert number == 2\n"
    suite.makepyfile(GOOD.replace("assert 1 + 1 == 2", body) + checker)
    run = suite.runpytest("-k", "one")
    assert run.ret != pytest.ExitCode.OK
    run.stdout.fnmatch_lines(["*test_one is marked with TOY-1, but asserts nothing itself"])


@pytest.mark.parametrize(
    "body",
    [
        "for number in [2]:\n        assert number == 1 + 1",
        "with pytest.raises(ZeroDivisionError):\n        1 / 0",
    ],
)
def test_an_assertion_in_a_loop_and_an_expected_error_count(suite: pytest.Pytester, body: str) -> None:
    suite.makepyfile(GOOD.replace("assert 1 + 1 == 2", body))
    assert suite.runpytest().ret == pytest.ExitCode.OK


def test_a_drawn_test_is_looked_at_behind_its_wrapper(suite: pytest.Pytester) -> None:
    drawn = GOOD.replace("@", "from hypothesis import given, strategies\n\n@given(strategies.integers())\n@", 1)
    suite.makepyfile(drawn.replace("test_one()", "test_one(number)"))
    assert suite.runpytest().ret == pytest.ExitCode.OK


def test_a_mark_without_a_clause_fails(suite: pytest.Pytester) -> None:
    suite.makepyfile(GOOD.replace('"TOY-1"', ""))
    run = suite.runpytest()
    assert run.ret != pytest.ExitCode.OK
    run.stdout.fnmatch_lines(["*test_one has a mark that does not say its clauses*"])


@pytest.mark.parametrize("part", [["-k", "one"], ["-m", "rule"], ["test_part.py"], ["--collect-only"]])
def test_a_partial_run_is_not_held_against_all_clauses(suite: pytest.Pytester, part: list[str]) -> None:
    suite.makepyfile(test_part=GOOD.replace("TOY-1", "TOY-2"))
    run = suite.runpytest(*part)
    assert run.ret == pytest.ExitCode.OK
    run.stdout.no_fnmatch_line("rules: *")


@pytest.mark.parametrize("path", [".", "../{name}"])
def test_a_run_of_everything_by_its_path_is_a_whole_run(suite: pytest.Pytester, path: str) -> None:
    suite.makepyfile(GOOD)
    run = suite.runpytest(path.format(name=suite.path.name))
    run.stdout.fnmatch_lines(["rules: toy 2/2"])


@pytest.mark.parametrize(
    ("clause", "line"),
    [
        ("TOY-1", "rules: toy 2/2"),
        ("TOY-2", "rules: toy 1/2"),
        ("TOY-9", "*test_one is marked with 'TOY-9', which is no clause"),
    ],
)
def test_workers_collect_and_the_controller_counts(suite: pytest.Pytester, clause: str, line: str) -> None:
    suite.makepyfile(GOOD.replace("TOY-1", clause))
    run = suite.runpytest_subprocess("-p", "xdist", "-n", "1")
    assert (run.ret == pytest.ExitCode.OK) == (clause == "TOY-1")
    run.stdout.fnmatch_lines([line])
    assert run.stdout.str().count("rules: toy") == 1


def test_a_clause_told_twice_is_a_mistake() -> None:
    with pytest.raises(pytest.UsageError, match="TOY-1 stands in"):
        read(TOY + "\n- **TOY-1** Another one.\n")


def test_every_game_has_clauses_of_its_own() -> None:
    games = clauses_of_every_game()
    assert list(games) == list(croupier.games())
    clauses = [clause for game in games.values() for clause in game]
    assert all(games.values())
    assert len(clauses) == len(set(clauses))
