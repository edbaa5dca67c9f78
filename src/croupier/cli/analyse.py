"""``croupier analyse``: where the players of a finished game went wrong, and what was luck."""

from __future__ import annotations

import json
import os
from concurrent.futures import as_completed
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table as Grid
from rich.text import Text

from croupier import bots as players
from croupier.analysis import WORLDS, Analysis, Choice, joined, percent, piece, pieces
from croupier.cli.save_files import load
from croupier.cli.simulate import bar
from croupier.cli.terminal import Language, Line, Terminal, errors_in_words, language
from croupier.lab.pool import workers as workers_of
from croupier.recording import Recording
from croupier.text import Teller, Words

BARS: Final = "▁▂▃▄▅▆▇█"
PLAIN_BARS: Final = ".:-=+*#@"


def analyse(
    file: Annotated[Path, typer.Argument(help="A saved game that is over.", show_default=False)],
    worlds: Annotated[
        int, typer.Option(help="How many games to play out from each moment: more is slower and more precise.", min=2)
    ] = WORLDS,
    bot: Annotated[
        str | None,
        typer.Option(help="The bot that plays them out, and that choices are compared with.", show_default="the best"),
    ] = None,
    workers: Annotated[int, typer.Option(help="The number of processes; 0 for one per core.", min=0)] = 0,
    lang: Annotated[Language | None, typer.Option(help="The language.", show_default="from $LANG")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON, including every choice.")] = False,
) -> None:
    """Analyse a finished game: chances over time, the cost of each mistake, and luck."""
    with errors_in_words():
        saved = load(file).save()
        game = str(saved["game"])
        level = players.best(game) if bot is None else bot
        players.make(game, level, 0)
        numbers = pieces(saved)
        text = json.dumps(saved)
        with workers_of(workers or os.cpu_count() or 1) as pool, bar(len(numbers), "moments") as progress:
            work = [pool.submit(partial(piece, text, at, level, worlds)) for at in numbers]
            found = []
            for done in as_completed(work):
                found.append(done.result())
                progress.advance(progress.task_ids[0])
        analysis = joined(saved, level, worlds, found)
        if as_json:
            print(json.dumps(analysis.to_json(), ensure_ascii=False))
        else:
            _Page(Recording(saved), analysis, language(lang), file).show()


class _Page:
    """An analysis in the terminal."""

    def __init__(self, recording: Recording, analysis: Analysis, lang: str, file: Path) -> None:
        self.recording = recording
        self.analysis = analysis
        self.words = Words(recording.info, lang, recording.table.origin.edition)
        self.file = file
        self.terminal = Terminal()
        self.names = Teller.at(self.words, recording.wind(len(recording.answers)).view()).names

    def show(self) -> None:
        say, show = self.words.say, self.terminal.show
        show(Text(say("analysis-title", game=self.words.title()), "bold"))
        show(Line(say("analysis-judge", worlds=self.analysis.worlds, bot=self.analysis.bot)), "")
        show(say("analysis-curve"))
        curves = [self._who(0)] if self.analysis.is_shared else self.names
        width = max(map(len, curves))
        for seat, name in enumerate(curves):
            won = (" ★" if self.terminal.fancy else " *") if seat in self.analysis.won else ""
            show(Text(f"  {name.ljust(width)}  {self._curve(seat)}{won}", no_wrap=True))
        show("", self._performances())
        self._turns()
        self._mistakes()

    def _who(self, seat: int) -> str:
        """The player or side that a chance belongs to."""
        return self.words.say("analysis-all") if self.analysis.is_shared else self.names[seat]

    def _curve(self, seat: int) -> str:
        bars = BARS if self.terminal.fancy else PLAIN_BARS
        return "".join([bars[round(point.chances[seat] * (len(bars) - 1))] for point in self.analysis.points])

    def _performances(self) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        for column in ("player", "start", "good", "skill", "luck"):
            grid.add_column(self.words.say(f"analysis-{column}"), justify="left" if column == "player" else "right")
        first = self.analysis.points[0].chances
        for seat, each in enumerate(self.analysis.performances()):
            good = self.words.say("analysis-of", good=each.good, choices=each.choices)
            skill = f"{percent(each.skill):+d} %" + (f" ± {percent(each.error)}" if each.error else "")
            grid.add_row(self.names[seat], f"{percent(first[seat])} %", good, skill, f"{percent(each.luck):+d} %")
        return grid

    def _turns(self) -> None:
        chances = {point.at: point.chances for point in self.analysis.points}
        turns = self.analysis.turns()
        if not turns:
            return
        self.terminal.show("", Text(self.words.say("analysis-turns"), "bold"))
        for turn in turns:
            before, after = percent(chances[turn.since][turn.seat]), percent(chances[turn.at][turn.seat])
            who = self._who(turn.seat)
            said = self.words.say("analysis-turn", since=turn.since, at=turn.at, who=who, before=before, after=after)
            self.terminal.show(Line(said))

    def _mistakes(self) -> None:
        mistakes = self.analysis.mistakes()
        self.terminal.show("", Text(self.words.say("analysis-mistakes"), "bold"))
        if not mistakes:
            self.terminal.show(Line(self.words.say("analysis-no-mistake")))
            return
        for choice in mistakes:
            self.terminal.show(Line(self._told(choice)))
        dearest = max(mistakes, key=lambda choice: choice.cost)
        look = self.words.say("analysis-look", file=str(self.file), at=dearest.at, seat=dearest.seat)
        self.terminal.show(Text(look, "dim"))

    def _told(self, choice: Choice) -> str:
        table = self.recording.wind(choice.at)
        teller = Teller.at(self.words, table.view(choice.seat), self.names)
        kind = table.pending[choice.seat].kind
        return self.words.say(
            "analysis-mistake",
            at=choice.at,
            who=self.names[choice.seat],
            given=teller.option(choice.key, kind),
            best=teller.option(choice.best, kind),
            cost=percent(choice.cost),
            error=percent(choice.error),
        )
