"""The pytest plugin: a test for each check, with failures and skips in words."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

SUITE = """
import pytest
from tests.conformance.broken import LosesACard, broken
from tests.table.toy import MAGPIES

@pytest.mark.conform({what})
def test_promises(promise):
    promise.keep()
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """The test suite of another package, which names the plugin."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(path).absolute()) for path in sys.path]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeconftest('pytest_plugins = ["croupier.testing.plugin"]')
    return pytester


def test_each_check_is_a_test_and_one_without_a_subject_is_skipped(suite: pytest.Pytester) -> None:
    suite.makepyfile(SUITE.format(what='MAGPIES, games=1, about=("rulebook", "play")'))
    run = suite.runpytest("-rs", "--strict-markers", "-v")
    run.assert_outcomes(passed=18, skipped=3)
    run.stdout.fnmatch_lines(["*test_promises?no-card-is-lost-or-doubled-magpies-2? PASSED*"])
    run.stdout.fnmatch_lines(["SKIPPED*there is no RULES.md in the package 'tests.table': write its rules there"])


def test_a_broken_promise_fails_with_its_words(suite: pytest.Pytester) -> None:
    suite.makepyfile(SUITE.format(what='broken(LosesACard), games=1, about=("play",)'))
    run = suite.runpytest("-k", "no-card")
    run.assert_outcomes(failed=1, deselected=5)
    run.stdout.fnmatch_lines(["*magpies with 3 seats breaks 'no-card-is-lost-or-doubled': after * answers the cards *"])


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("", "*test_promises needs @pytest.mark.conform(GAME), with a GameInfo"),
        ("'magpies'", "*test_promises needs @pytest.mark.conform(GAME), with a GameInfo"),
        ('MAGPIES, about=("beauty",)', "*there is no topic beauty; the checks are about actions, beats, catalogue, *"),
    ],
)
def test_a_mark_that_cannot_be_is_told(suite: pytest.Pytester, what: str, words: str) -> None:
    suite.makepyfile(SUITE.format(what=what))
    run = suite.runpytest()
    assert run.ret != pytest.ExitCode.OK
    run.stdout.fnmatch_lines([words])
