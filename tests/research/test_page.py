"""The page for researchers works as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("at", range(len(BLOCKS)))
def test_a_block_of_code_runs(at: int) -> None:
    exec(compile(BLOCKS[at], f"{PAGE.name}, block {at + 1}", "exec"), {"__name__": "page"})
