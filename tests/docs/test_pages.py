"""The pages of the documentation: every block of Python runs, every command line is valid, and every link leads
somewhere.
"""

from __future__ import annotations

import re
import shlex
from importlib import util
from pathlib import Path

import click
import pytest
import typer.main

from croupier.cli import app

ROOT = Path(__file__).parents[2]
PAGES = [
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "bench" / "README.md",
]
BLOCK = re.compile(r"^```(?P<kind>\S+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?P<path>[^)#\s]*)(?P<anchor>#[^)\s]+)?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CHECKED_OTHERWISE = {
    "README.md": "a doctest of its own: tests/test_readme.py",
    "a-game.md": "followed to the letter by tests/test_a_game.py",
    "bench/README.md": "a part of bench/run.py",
}


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix() if page.parent.name == "bench" else page.name


def blocks(page: Path, kind: str) -> list[str]:
    return [match["text"] for match in BLOCK.finditer(page.read_text("utf-8")) if match["kind"] == kind]


PYTHON = [
    pytest.param(page, at, id=f"{page.stem}-{at + 1}")
    for page in PAGES
    if name(page) not in CHECKED_OTHERWISE
    for at in range(len(blocks(page, "python")))
]
COMMANDS = sorted(
    {
        line.partition("#")[0].strip()
        for page in PAGES
        for kind in ("text", "console", "")
        for block in [
            *blocks(page, kind),
            *re.findall(r"^```\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL),
        ]
        for line in block.removeprefix("$ ").splitlines()
        if line.startswith("croupier ")
    }
)


@pytest.mark.parametrize(("page", "at"), PYTHON)
def test_a_block_of_python_runs(page: Path, at: int) -> None:
    exec(compile(blocks(page, "python")[at], f"{page.name}, block {at + 1}", "exec"), {"__name__": "page"})


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_line_is_one(line: str) -> None:
    """Commands are parsed with all their options, but not run."""
    group = typer.main.get_command(app)
    words = shlex.split(line.partition(">")[0].replace("*.whl", ""))[1:]
    while isinstance(group, click.Group) or hasattr(group, "commands"):
        group = group.commands[words.pop(0)]
    group.make_context("croupier", words)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for match in LINK.finditer(BLOCK.sub("", page.read_text("utf-8"))):
        path = match["path"]
        if path.startswith(("http:", "https:")):
            continue
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.name} links to {path}"
        if match["anchor"] and target.suffix == ".md":
            assert match["anchor"][1:] in anchors(target), f"{page.name} links to {path}{match['anchor']}"


def anchors(page: Path) -> set[str]:
    """Return the link names of a page's headings."""
    headings = HEADING.findall(BLOCK.sub("", page.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


def test_every_page_is_in_the_contents_and_every_game_has_one(tmp_path: Path) -> None:
    spec = util.spec_from_file_location("site_of_docs", ROOT / "docs" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    site = util.module_from_spec(spec)
    spec.loader.exec_module(site)
    site.main(tmp_path / "docs")
    written = {path.relative_to(tmp_path / "docs").with_suffix("").as_posix() for path in tmp_path.glob("docs/**/*.md")}
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    contents = re.findall(r"```{toctree}\n(.*?)```", index, re.DOTALL)
    listed = {line for block in contents for line in block.split("\n\n")[-1].split()}
    alone = {page for page in written if not page.startswith(("api/", "games/", "rules/"))} - {"index"}
    assert alone == listed - {"api/index", "games/*"}
    assert {f"games/{game}" for game in ("russian-roulette", "smile-life")} <= written
    page = (tmp_path / "docs/games/russian-roulette.md").read_text("utf-8")
    assert "| 4 | 47 |" in page
    for path in tmp_path.glob("docs/**/*.md"):
        if path.name not in ("changes.md", "contributing.md", "speed.md"):
            continue
        for match in LINK.finditer(BLOCK.sub("", path.read_text("utf-8"))):
            if match["path"] and not match["path"].startswith("http"):
                assert (path.parent / match["path"]).exists() or (ROOT / match["path"]).exists(), match["path"]


def test_the_release_is_the_same_everywhere() -> None:
    import croupier

    assert f"version: {croupier.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version = {{{croupier.__version__}}}" in (ROOT / "docs" / "cite.md").read_text("utf-8")
    assert f'version = "{croupier.__version__}"' in (ROOT / "pyproject.toml").read_text("utf-8")
