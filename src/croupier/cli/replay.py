"""Steps through a saved game: forward, back, or to a number."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

import croupier
from croupier.cli.board import draw
from croupier.cli.keeping import read
from croupier.cli.people import told
from croupier.cli.terminal import InputEnded, Language, Leave, Line, Terminal, errors_in_words, fail, language
from croupier.table import Json, Table
from croupier.text import Teller, Words


class Recording:
    """A saved game that can be wound to any number of answers."""

    def __init__(self, saved: Json) -> None:
        self.saved = saved
        answers = saved["answers"]
        assert isinstance(answers, list)
        self.answers = answers
        self.table = self._start()
        self.at = 0

    def _start(self) -> Table:
        game, seats, seed = self.saved["game"], self.saved["seats"], self.saved["seed"]
        options, stack, position = self.saved["options"], self.saved["stack"], self.saved["position"]
        assert isinstance(game, str)
        assert isinstance(seats, int)
        assert isinstance(seed, int)
        wished = stack if isinstance(stack, dict) else None
        if isinstance(position, dict):
            return croupier.open_position(game, position, seed, wished)
        return croupier.open_table(game, seats, seed, options if isinstance(options, dict) else {}, wished)

    def wind(self, to: int) -> None:
        """Winds to the moment after so many answers."""
        if to < self.at:
            self.table = self._start()
            self.at = 0
        while self.at < to:
            entry = self.answers[self.at]
            if isinstance(entry, dict):
                self.table = self.table.fork(entry["fork"], entry["seed"])
            else:
                self.table.answer(entry[0], entry[1])
            self.at += 1


class Viewer:
    """Shows a recording as one seat, the spectators or somebody who sees all cards."""

    def __init__(
        self, recording: Recording, words: Words, terminal: Terminal, seat: int | None, everything: bool
    ) -> None:
        self.recording = recording
        self.words = words
        self.terminal = terminal
        self.seat = seat
        self.everything = everything
        self.last = len(recording.answers)

    def show(self, step: int) -> None:
        """One step: what was answered, what came of it, and the table afterwards."""
        question = ""
        heard = 0
        if step > 0:
            self.recording.wind(step - 1)
            heard = told(self.recording.table)
            entry = self.recording.answers[step - 1]
            if not isinstance(entry, dict):
                question = self.recording.table.pending[entry[0]].kind
        self.recording.wind(step)
        table = self.recording.table
        view = self.view(table)
        teller = Teller.at(self.words, view)
        self.terminal.show(Rule(f"{self.words.say('replay-step', at=step, last=self.last)} · {self.seen_by(teller)}"))
        self.terminal.show(draw(view, teller, self.terminal.fancy, table.origin.edition), "")
        self.terminal.show(Text(self.answer(step, question, teller), "bold yellow"))
        for sentence in teller.log(self.events(table, heard)):
            self.terminal.show(Line(sentence))
        if table.result is not None:
            self.terminal.show(Text(teller.result(table.result.to_json()), "bold"))

    def view(self, table: Table) -> Json:
        """What the viewer sees; all cards lie open for whoever sees everything."""
        view = table.view(self.seat)
        if self.everything:
            view["zones"] = table.laid_open()["zones"]
        return view

    def events(self, table: Table, since: int) -> list[Json]:
        """What the viewer was told; whoever sees everything is told what anybody was told."""
        if not self.everything:
            return table.events(since, self.seat)
        told: dict[object, Json] = {}
        for seat in range(table.seats):
            for event in table.events(since, seat):
                known = told.setdefault(event["n"], event)
                cards, more = known.get("cards"), event.get("cards")
                if isinstance(cards, list) and isinstance(more, list):
                    known["cards"] = [one if one is not None else other for one, other in zip(cards, more, strict=True)]
        return [told[number] for number in sorted(told, key=lambda number: int(str(number)))]

    def answer(self, step: int, question: str, teller: Teller) -> str:
        """The answer of a step. To others only the events tell what came of it: the answer itself may be a secret."""
        if step == 0:
            return self.words.say("replay-start")
        entry = self.recording.answers[step - 1]
        if isinstance(entry, dict):
            return self.words.say("replay-fork")
        seat, key = entry
        if seat != self.seat and not self.everything:
            return self.words.say("replay-hidden", who=teller.who(seat))
        return self.words.say(
            "replay-answer", who=teller.who(seat), cast=teller.cast(seat, None), answer=teller.option(key, question)
        )

    def seen_by(self, teller: Teller) -> str:
        if self.everything:
            return self.words.say("replay-all")
        return (
            self.words.say("replay-spectator")
            if self.seat is None
            else self.words.say("replay-seat", who=teller.names[self.seat])
        )

    def walk(self, step: int) -> None:
        """Goes where the reader wants, until they have enough."""
        everywhere = {str(number): number for number in range(self.last + 1)}
        lost = ""
        while True:
            self.terminal.clear()
            self.show(step)
            self.terminal.show(lost, style="yellow")
            said = self.terminal.ask(self.words.say("replay-prompt")).lower()
            if said in ("q", "quit", self.words.say("command-quit")) or (said == "" and step == self.last):
                return
            ways = everywhere | {"": step + 1, "b": max(step - 1, 0)}
            lost = "" if said in ways else self.words.say("replay-out-of-range", last=self.last)
            step = ways.get(said, step)


def replay(
    file: Annotated[Path, typer.Argument(help="A game saved while playing.", show_default=False)],
    seat: Annotated[
        str | None, typer.Option(metavar="N|all", help="Whose side to look from.", show_default="the spectators")
    ] = None,
    lang: Annotated[Language | None, typer.Option(help="The language.", show_default="from $LANG")] = None,
    start: Annotated[int, typer.Option("--from", metavar="N", help="The step to start at.")] = 0,
) -> None:
    """Step through a saved game."""
    terminal = Terminal()
    with errors_in_words():
        recording = Recording(read(file).save())
        seats = recording.table.seats
        if seat is not None and seat != "all" and not (seat.isdecimal() and int(seat) < seats):
            fail(f"the seats are 0 to {seats - 1}, or all; not {seat}")
        viewer = Viewer(
            recording,
            Words(recording.table.info, language(lang)),
            terminal,
            int(seat) if seat is not None and seat != "all" else None,
            seat == "all",
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
