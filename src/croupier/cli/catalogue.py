"""``croupier games`` and ``croupier rules``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

import croupier
from croupier.cli.terminal import Language, Terminal, clause_text, errors_in_words, fail, language
from croupier.table import GameInfo, TableOption
from croupier.text import NoSuchClause, Section, Words, clause, section, sections


def games(
    lang: Annotated[Language | None, typer.Option(help="The language.", show_default="from $LANG")] = None,
) -> None:
    """List the games with their seats and options, and the levels of the bots."""
    terminal = Terminal()
    for number, info in enumerate(croupier.games().values()):
        if number:
            terminal.show("")
        _show_game(info, Words(info, language(lang)), terminal)
    _show_bots(Words(None, language(lang)), terminal)


def _show_bots(words: Words, terminal: Terminal) -> None:
    """List the levels and tempers of bots."""
    from croupier.bots.opponents import LEVELS, TEMPERS

    terminal.show("", Text(words.say("games-bots"), "bold"))
    show_levels([*LEVELS, *[f"+{temper}" for temper in TEMPERS]], words, terminal)


def _show_game(info: GameInfo, words: Words, terminal: Terminal) -> None:
    least, most = info.seats
    title = Text.assemble((words.title(), "bold"), ("  " + info.name, "cyan"))
    title.append("  " + words.say("games-seats", least=least, most=most))
    terminal.show(title)
    summary = words.find("game-summary")
    if summary is not None:
        terminal.show(summary, style="italic")
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for column in ("option", "default", "choices", "meaning"):
        grid.add_column(words.say(f"games-{column}"))
    for option in info.options:
        grid.add_row(Text(option.name, "cyan"), _value(option.default), _choices(option), _meaning(option, words))
    if info.options:
        terminal.show(grid)
    terminal.show(words.say("games-how", game=info.name), style="dim")


def show_levels(names: Sequence[str], words: Words, terminal: Terminal) -> None:
    """Print how bots of these names play, where there is a description."""
    for name in names:
        level, _, temper = name.partition("+")
        parts = [f"bot-{level}"] * bool(level) + [f"temper-{temper}"] * bool(temper)
        titles = [title for part in parts if (title := words.find(part)) is not None]
        about = [said for part in parts if (said := words.find(part, part="about")) is not None]
        if about:
            said = "" if titles == [name] else f" ({', '.join(titles)})"
            terminal.show(Text.assemble((name, "cyan"), f"{said}  {' '.join(about)}"))


def _meaning(option: TableOption, words: Words) -> Text:
    """The meaning of an option and of each of its choices."""
    meaning = Text(words.table_option(option.name, option.meaning))
    for choice in option.choices:
        label = words.table_choice(option.name, choice)
        meaning.append(f"\n{choice}", "cyan")
        meaning.append(f" {label.removeprefix(str(choice)).lstrip(' :')}")
    return meaning


def _choices(option: TableOption) -> str:
    if isinstance(option.default, bool):
        return "true, false"
    if isinstance(option.default, int):
        return f"{option.least}-{option.most}"
    return ", ".join([_value(choice) for choice in option.choices])


def _value(value: int | bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def rules(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    wanted: Annotated[
        str | None,
        typer.Argument(
            metavar="[CLAUSE]", help="A clause (RR-7.4) or a section (RR-7) of the rules.", show_default=False
        ),
    ] = None,
    lang: Annotated[Language | None, typer.Option(help="The language.", show_default="from $LANG")] = None,
) -> None:
    """Show the rules of a game: all of them, a section, or a clause."""
    terminal = Terminal()
    with errors_in_words():
        if game not in croupier.games():
            fail(f"there is no game {game!r}; the games are {', '.join(croupier.games())}")
        info = croupier.games()[game]
        words = Words(info, language(lang))
        if wanted is None:
            parts = sections(info, words.lang)
            if not parts:
                fail(words.say("rule-none", game=words.title()))
            for part in parts:
                _show_section(part, words, terminal)
            return
        found = section(info, wanted, words.lang)
        if found is not None:
            _show_section(found, words, terminal)
            return
        try:
            one = clause(info, wanted, words.lang)
        except NoSuchClause as error:
            near = " " + words.say("rule-near", near=", ".join(error.near)) if error.near else ""
            fail(words.say("rule-unknown", clause=wanted) + near)
        terminal.show(clause_text(words, one))


def _show_section(part: Section, words: Words, terminal: Terminal) -> None:
    terminal.show(Text(f"{part.id}  {part.title}", "bold underline"), "")
    for each in part.clauses:
        terminal.show(clause_text(words, each), "")
