"""A person at the terminal, who sees their side of the table, may look things up, and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from croupier.cli.board import draw, legend
from croupier.cli.lookup import Lookup
from croupier.cli.menu import PASS, Menu
from croupier.cli.save_files import SaveFiles
from croupier.cli.side import Side, bare
from croupier.cli.terminal import Leave, Line
from croupier.table import Json, Option, Refused
from croupier.table.view import PlainView, read
from croupier.text import Teller

LEAST_NEWS: Final = 6  # lines
SPACING: Final = 3  # a blank line before the news and one after, and the input line
SEEN_BEFORE: Final = 2  # sentences of earlier news that are repeated for context
LOOK_BACK: Final = 16  # enough events for those sentences


class Person:
    """A person at this terminal, alone or sharing it with others (``shared``)."""

    def __init__(self, side: Side, files: SaveFiles, shared: bool) -> None:
        self.side = side
        self.files = files
        self.shared = shared
        self.menu = Menu(side)
        self.lookup = Lookup(side, self.menu)
        self.seen = 0  # the number of the last event shown to the person
        self.passed = -1  # the number of events when the person last passed
        self.seated = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.lookup.why,
            "rules": self.lookup.rules,
            "table": self.look,
            "log": self.log,
            "back": self.back,
            "undo": self.undo,
            "save": self.save,
            "quit": self.leave,
        }
        self.names = {bare(side.words.say(f"command-{command}")): command for command in self.commands}
        self.names |= {command: command for command in self.commands} | {"?": "why", "q": "quit"}

    # Answering.

    def turn(self) -> None:
        """Show the table and stay until the question and its follow-up questions are answered."""
        terminal = self.side.terminal
        if self.shared:
            self.take_over()
        elif self.seated:
            terminal.clear()
        self.seated = True
        self.look("")
        while True:
            option = self.decide(self.menu.prompt)
            label = self.side.teller().option(option.key, self.side.decision.kind)
            seen = self.seen
            self.answer(option)
            if not self.shared:
                return
            if list(self.side.table.pending) == [self.side.seat]:
                terminal.clear()
            elif self.hand_on(label):
                return
            else:
                self.seen = seen
            self.look("")

    def listen(self) -> None:
        """Show an invited player the news, and let them react or continue with Enter.

        A player who has passed and seen nothing new since passes again; a shared terminal is not handed to players who
        are only invited.
        """
        table, seat = self.side.real, self.side.seat
        if self.shared or not table.events(self.passed, seat):
            table.answer(seat, PASS)
            return
        if self.seated:
            self.show_news()
        else:
            self.seated = True
            self.look("")
        option = self.decide(self.menu.invitation)
        if option.key == PASS:
            self.passed = table.event_count
        self.answer(option)

    def pass_by(self) -> None:
        """Pass for a player who has no other option; the log marks that pass and the turn before it as forced."""
        happened = self.side.real.event_count
        self.side.forced |= {happened, happened + 1}
        self.side.real.answer(self.side.seat, PASS)

    def decide(self, first: Callable[[], str]) -> Option:
        """Ask until an option is chosen that counts. One that only leads to a further question is considered, and
        ``back`` returns from that question; ``first`` is the prompt of the first.
        """
        while True:
            option = self.choose(first)
            seen = self.side.table.event_count
            if not self.side.consider(option):
                return option
            self.seen = seen
            self.side.terminal.clear()
            self.look("")

    def choose(self, first: Callable[[], str]) -> Option:
        """Ask until an option is typed, and carry out the commands typed before."""
        while True:
            said = self.side.terminal.ask(self.menu.prompt() if self.side.considered else first())
            option = self.menu.choice(said) or (self.menu.default() if not said else None)
            if option is not None:
                return option
            self.obey(said)

    def answer(self, option: Option) -> None:
        """Give an answer, and the considered ones before it."""
        self.seen = self.side.real.event_count
        self.side.answer(option)

    def obey(self, said: str) -> None:
        """Carry out a command. An unknown word does nothing."""
        word, _, rest = said.partition(" ")
        if said.startswith("?"):
            word, rest = "?", said[1:]
        command = self.names.get(bare(word))
        if command is not None:
            self.commands[command](rest.strip())
        elif ":" in said:
            self.lookup.why(said)
        elif said:
            self.side.warn(self.side.words.say("unknown-answer", answer=said))

    # Passing the terminal on.

    def take_over(self) -> None:
        """Wait until the person sits at the terminal, and wipe the screen."""
        terminal, words = self.side.terminal, self.side.words
        name = self.side.teller().names[self.side.seat]
        terminal.show("", Text(words.say("hand-over", who=name), "bold"), "")
        terminal.ask(words.say("hand-over-ready", who=name))
        terminal.wipe()

    def hand_on(self, label: str) -> bool:
        """Confirm the answer and wipe the screen; return False if the person undid the answer instead."""
        terminal, words = self.side.terminal, self.side.words
        terminal.show(words.say("hand-over-done", answer=label))
        while self.names.get(bare(terminal.ask(words.say("hand-over-hide")))) == "undo":
            if self.take_back():
                return False
        terminal.wipe()
        return True

    # Commands.

    def look(self, _: str) -> None:
        """Show the table, the news and the question."""
        terminal = self.side.terminal
        view = self.side.view()
        teller = self.side.teller(view)
        table = draw(view, teller, terminal.fancy, self.side.table.origin.edition)
        question = self.question(teller, view)
        free = terminal.console.height - terminal.lines(table, question) - SPACING
        menu = self.menu.draw(teller, free - LEAST_NEWS)
        terminal.show(table, "", *self.news(teller, free - terminal.lines(menu)), "", question, menu)

    def show_news(self) -> None:
        """Show the news and the question, without the table."""
        view = self.side.view()
        teller = self.side.teller(view)
        sentences = teller.log(self.side.table.events(self.seen, self.side.seat))
        self.side.terminal.show("", *[Line(sentence) for sentence in sentences], self.question(teller, view))

    def question(self, teller: Teller, view: Json) -> Text:
        """The question in words."""
        public = read(view, PlainView)["public"]
        return Text(teller.question(self.side.decision.kind, {**public, "phase": view["phase"]}), "bold yellow")

    def news(self, teller: Teller, room: int) -> list[RenderableType]:
        """The events since the last answer, with a little of what came before, in at most this many lines."""
        terminal = self.side.terminal
        events = self.side.table.events(max(0, self.seen - LOOK_BACK), self.side.seat)
        new = [event for event in events if int(str(event["n"])) > self.seen]
        sentences = teller.log(new)
        fresh = [Line(sentence) for sentence in sentences]
        known = [Line(sentence, "dim") for sentence in teller.log(events[: len(events) - len(new)])]
        room = max(room, LEAST_NEWS)
        while fresh and terminal.lines(*fresh) + (len(fresh) < len(sentences)) > room:
            fresh.pop(0)
        left_out = len(sentences) - len(fresh)
        if left_out:
            return [Text(self.side.words.say("earlier", count=left_out), "dim"), *fresh]
        known = known[-SEEN_BEFORE:]
        while known and terminal.lines(*known, *fresh) > room:
            known.pop(0)
        return [*known, *fresh]

    def help(self, _: str) -> None:
        """Show how to answer, and the symbols of the drawing."""
        side, decision = self.side, self.side.decision
        side.terminal.show(side.words.say("help", key=decision.options[0].key, rule=decision.rule))
        side.terminal.show(legend(side.table.info.name, side.words, side.terminal.fancy), style="dim")

    def log(self, _: str) -> None:
        """Show the whole log."""
        for sentence in self.side.teller().log(self.side.table.events(0, self.side.seat)):
            self.side.terminal.show(Line(sentence))

    def back(self, _: str) -> None:
        """Return from a further question to the one before, or say that there is none."""
        if not self.side.considered:
            self.side.warn(self.side.words.say("nothing-considered"))
            return
        self.side.considered.pop()
        self.seen = self.side.table.event_count
        self.side.terminal.clear()
        self.look("")

    def undo(self, _: str) -> None:
        """Undo the last answer and show the table, or say why not. Considered choices are dropped."""
        if self.side.considered:
            self.back("")
        elif self.take_back():
            self.look("")

    def take_back(self) -> bool:
        """Undo the last answer, or say why not; return whether it was undone."""
        try:
            self.side.real.undo(self.side.seat)
        except Refused as refused:
            self.side.warn(self.side.teller().refusal(refused))
            return False
        self.side.terminal.clear()
        self.side.terminal.show(self.side.words.say("taken-back"), "")
        return True

    def save(self, file: str) -> None:
        """Save the game."""
        self.files.save(self.side.real, file)

    def leave(self, _: str) -> None:
        """Leave the table."""
        raise Leave
