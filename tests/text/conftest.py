"""All tests of words run in both languages."""

from __future__ import annotations

import pytest

from croupier.text import LANGUAGES, Words
from tests.text.declarations import words_of


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of the game named by the test module's ``NAME``."""
    return words_of(request.module.NAME, request.param)
