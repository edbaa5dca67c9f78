"""Collects the pages of the documentation for Sphinx: those of this folder, of the API, of every game, and those from
elsewhere in the repository. ``python docs/site.py TARGET``.
"""

from __future__ import annotations

import re
import shutil
import sys
from importlib import util
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Final

import croupier
from croupier.research import actions, encoder
from croupier.shelf.durations import durations
from croupier.table import GameInfo, TableOption

DOCS: Final = Path(__file__).parent
ROOT: Final = DOCS.parent
ELSEWHERE: Final = {
    ROOT / "CONTRIBUTING.md": "contributing.md",
    ROOT / "CHANGELOG.md": "changes.md",
    ROOT / "bench" / "README.md": "speed.md",
}
LINK: Final = re.compile(r"(?<=\]\()(?!https?:|#|mailto:)(?P<path>[^)#\s]+)(?P<anchor>#[^)\s]*)?(?=\))")
REWARDS: Final = {
    "russian-roulette": "win",
    "total-rickall": "team",
    "hundred-days": "win, rank",
    "smile-life": "win, rank",
}
FIGURES_OF: Final = "The figures that a client gets, and the fields of its views, are in [Views](../views.md)."


def main(target: Path) -> None:
    """Write the whole source of the site."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(DOCS, target, ignore=shutil.ignore_patterns("*.py", "*.lock", "*.in", "__pycache__"))
    shutil.copytree(ROOT / "examples", target.parent / "examples", dirs_exist_ok=True)
    for source, name in ELSEWHERE.items():
        target.joinpath(name).write_text(moved(source), "utf-8")
    for name, text in api().pages().items():
        path = target / "api" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    for info in croupier.games().values():
        path = target / "games" / f"{info.name}.md"
        path.parent.mkdir(exist_ok=True)
        path.write_text(game_page(info), "utf-8")
        rules = files(info.package).joinpath("RULES.md").read_text("utf-8")
        path = target / "rules" / path.name
        path.parent.mkdir(exist_ok=True)
        path.write_text("---\norphan: true\n---\n\n" + rules, "utf-8")


def api() -> ModuleType:
    """The module beside this one that reads the API."""
    spec = util.spec_from_file_location("croupier_api", DOCS / "api.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def moved(source: Path) -> str:
    """The text of a page from elsewhere, with its links adjusted to the site."""

    def link(match: re.Match[str]) -> str:
        path = (source.parent / match["path"]).resolve()
        anchor = match["anchor"] or ""
        if path in ELSEWHERE:
            return ELSEWHERE[path] + anchor
        return (path.relative_to(DOCS).as_posix() if path.is_relative_to(DOCS) else match["path"]) + anchor

    return LINK.sub(link, source.read_text("utf-8"))


def game_page(info: GameInfo) -> str:
    """A game's page for researchers and authors of bots."""
    least, most = info.seats
    options = [
        f"| `{each.name}` | `{_value(each.default)}` | {_choices(each)} | {_cell(each.meaning)} |"
        for each in info.options
    ]
    sizes = []
    for seats in range(least, most + 1):
        numbers = actions(info.name, seats=seats)
        sizes.append(
            f"| {seats} | {numbers.n:,} | {encoder(info.name, seats=seats).size:,} | `{numbers.digest()[:12]}` |"
        )
    usual = info.usual_seats()
    kinds: dict[str, list[str]] = {}
    for key in actions(info.name, seats=usual).keys:
        kind, _, word = key.partition(":")
        kinds.setdefault(kind, []).append(word)
    answers = [f"| `{kind}` | {len(words)} | {_examples(kind, words)} |" for kind, words in sorted(kinds.items())]
    layout = info.layout(usual)
    zones: dict[str, int] = {}
    for name in layout.names:
        zones[name.partition(":")[0]] = zones.get(name.partition(":")[0], 0) + 1
    lengths = [
        f"| {each.seats} | {', '.join([f'{name}={_value(value)}' for name, value in each.options.items()])} | {each.minutes} "
        f"| {each.alone} |"
        for each in durations(info)
        if each.seats == usual
    ]
    beats = ", ".join([f"`{beat.name}`" for beat in info.beats])
    return f"""# {info.title}

`{info.name}`, for {least} to {most} players, rules version {info.version}.
[All rules, clause by clause](../rules/{info.name}.md).

## Options

| option | default | choices | meaning |
| --- | --- | --- | --- |
{chr(10).join(options)}

## Actions

| seats | actions | cells of an observation | digest of the keys |
| --- | --- | --- | --- |
{chr(10).join(sizes)}

With {usual} seats:

| kind of answer | keys | such as |
| --- | --- | --- |
{chr(10).join(answers)}

## View

Zones: {", ".join([f"`{name}`" + (f" ({count})" if count > 1 else "") for name, count in zones.items()])}. There are
{len(layout.kinds)} kinds of cards. {FIGURES_OF}

Moments worth seeing: {beats}.

## Rewards

Usual: `{REWARDS[info.name]}` ([what each is worth](../research.md)).

## How long it takes

Minutes with {usual} players, between people, and for one person among bots; simulated, with assumed seconds for each choice.

| seats | options | people | alone |
| --- | --- | --- | --- |
{chr(10).join(lengths)}
"""


def _examples(kind: str, words: list[str]) -> str:
    shown = [f"`{kind}:{word}`" if word else f"`{kind}`" for word in words[:3]]
    return ", ".join(shown) + (", …" if len(words) > 3 else "")


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _choices(option: TableOption) -> str:
    if isinstance(option.default, bool):
        return "`true`, `false`"
    if isinstance(option.default, int):
        return f"{option.least} to {option.most}"
    return ", ".join([f"`{choice}`" for choice in option.choices])


def _cell(words: str) -> str:
    return words.replace("|", "\\|")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
