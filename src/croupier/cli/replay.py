"""``croupier replay``: step through a saved game, forward, back, or to a number."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.rule import Rule
from rich.text import Text

from croupier.cli.board import draw
from croupier.cli.save_files import load
from croupier.cli.terminal import InputEnded, Language, Leave, Line, Terminal, errors_in_words, fail, language
from croupier.recording import Recording
from croupier.table import Json, Table
from croupier.text import Teller, Words

ALL: Final = "all"


class Viewer:
    """Shows a recording as a seat sees it, as spectators do (``seat`` None), or with ``ALL`` cards open."""

    def __init__(self, recording: Recording, words: Words, terminal: Terminal, seat: int | str | None) -> None:
        self.recording = recording
        self.words = words
        self.terminal = terminal
        self.seat = seat
        self.last = len(recording.answers)

    def show(self, step: int) -> None:
        """Show a step: the answer, what happened, and the table afterwards."""
        question = ""
        seen = 0
        if step > 0:
            before = self.recording.wind(step - 1)
            seen = before.event_count
            entry = self.recording.answers[step - 1]
            if not isinstance(entry, dict):
                question = before.pending[entry[0]].kind
        table = self.recording.wind(step)
        view = self.view(table)
        teller = Teller.at(self.words, view)
        self.terminal.show(Rule(f"{self.words.say('replay-step', at=step, last=self.last)} · {self.seen_by(teller)}"))
        self.terminal.show(draw(view, teller, self.terminal.fancy, table.origin.edition), "")
        self.terminal.show(Text(self.answer(step, question, teller), "bold yellow"))
        for sentence in teller.log(self.events(table, seen)):
            self.terminal.show(Line(sentence))
        if table.result is not None:
            self.terminal.show(Text(teller.result(table.result.to_json()), "bold"))

    def view(self, table: Table) -> Json:
        """What the viewer sees."""
        if self.seat != ALL:
            return table.view(self.seat)
        return {**table.view(), "zones": table.laid_open()["zones"]}

    def events(self, table: Table, since: int) -> list[Json]:
        """What the viewer saw happen after event number ``since``."""
        if self.seat != ALL:
            return table.events(since, self.seat)
        return table.events_laid_open(since)

    def answer(self, step: int, question: str, teller: Teller) -> str:
        """The answer of a step, if the viewer may know it; it may be secret."""
        if step == 0:
            return self.words.say("replay-start")
        entry = self.recording.answers[step - 1]
        if isinstance(entry, dict):
            return self.words.say("replay-fork")
        seat, key = entry
        if self.seat not in (seat, ALL):
            return self.words.say("replay-hidden", who=teller.who(seat))
        return self.words.say(
            "replay-answer", who=teller.who(seat), cast=teller.cast(seat, None), answer=teller.option(key, question)
        )

    def seen_by(self, teller: Teller) -> str:
        """The viewer in words."""
        if isinstance(self.seat, int):
            return self.words.say("replay-seat", who=teller.names[self.seat])
        return self.words.say("replay-spectator" if self.seat is None else "replay-all")

    def walk(self, step: int) -> None:
        """Show the steps that the user asks for."""
        everywhere = {str(number): number for number in range(self.last + 1)}
        warning = ""
        while True:
            self.terminal.clear()
            self.show(step)
            self.terminal.show(warning, style="yellow")
            said = self.terminal.ask(self.words.say("replay-prompt")).lower()
            if said in ("q", "quit", self.words.say("command-quit")) or (said == "" and step == self.last):
                return
            ways = everywhere | {"": step + 1, "b": max(step - 1, 0)}
            warning = "" if said in ways else self.words.say("replay-out-of-range", last=self.last)
            step = ways.get(said, step)


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.", show_default=False)],
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="N|all", help="The seat to look from; all shows every card.", show_default="the spectators"
        ),
    ] = None,
    lang: Annotated[Language | None, typer.Option(help="The language.", show_default="from $LANG")] = None,
    start: Annotated[int, typer.Option("--from", metavar="N", help="The first step.")] = 0,
) -> None:
    """Step through a saved game."""
    terminal = Terminal()
    with errors_in_words():
        recording = Recording(load(file).save())
        seats = recording.table.seats
        if seat is not None and seat != ALL and not (seat.isdecimal() and int(seat) < seats):
            fail(f"the seats are 0 to {seats - 1}, or all; not {seat}")
        viewer = Viewer(
            recording,
            Words(recording.table.info, language(lang)),
            terminal,
            int(seat) if seat is not None and seat != ALL else seat,
        )
        if not 0 <= start <= viewer.last:
            fail(f"the steps go from 0 to {viewer.last}; not {start}")
        if not terminal.attended:
            for step in range(start, viewer.last + 1):
                viewer.show(step)
            return
        try:
            viewer.walk(start)
        except (Leave, InputEnded):
            return
