"""People at the terminal: each is shown their side of the table, asked, and may ask back before answering."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from croupier.cli.drawing import draw, legend
from croupier.cli.keeping import Keeper
from croupier.cli.terminal import Leave, Terminal, clause_text
from croupier.table import Decision, Option, Refused, Table
from croupier.text import NoSuchClause, Teller, Words, clause, section

COMMANDS: Final = ("help", "why", "rules", "table", "log", "undo", "save", "quit")
LEAST_NEWS: Final = 6
WITHOUT_NEWS: Final = 12


def told(table: Table) -> int:
    """How many things have happened."""
    number = table.view()["events"]
    assert isinstance(number, int)
    return number


class Person:
    """Somebody who plays at this terminal, alone or one of several who hand it round (``shared``)."""

    def __init__(self, seat: int, table: Table, words: Words, terminal: Terminal, keeper: Keeper, shared: bool) -> None:
        self.seat = seat
        self.table = table
        self.words = words
        self.terminal = terminal
        self.keeper = keeper
        self.shared = shared
        self.heard = 0
        self.seated = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "rules": self.rules,
            "table": self.look,
            "log": self.log,
            "undo": self.undo,
            "save": self.save,
            "quit": self.leave,
        }
        self.names = {words.say(f"command-{command}"): command for command in COMMANDS}
        self.names |= {command: command for command in COMMANDS} | {"?": "why", "q": "quit"}

    @property
    def decision(self) -> Decision:
        return self.table.pending[self.seat]

    @property
    def teller(self) -> Teller:
        return Teller.at(self.words, self.table.view(self.seat))

    def turn(self) -> None:
        """Shows the table and stays until the question is answered."""
        if self.shared:
            self.take_over()
        elif self.seated:
            self.terminal.clear()
        self.seated = True
        self.look("")
        while True:
            said = self.terminal.ask(self.words.say("prompt"))
            option = self.choice(said)
            if option is None:
                self.obey(said)
                continue
            label = self.teller.option(option.key, self.decision.kind)
            heard, self.heard = self.heard, told(self.table)
            self.table.answer(self.seat, option)
            if not self.shared or self.hand_on(label):
                return
            self.heard = heard
            self.look("")

    # Handing the terminal round.

    def take_over(self) -> None:
        """What a seat may know is shown only when nobody else looks."""
        name = self.teller.names[self.seat]
        self.terminal.show("", Text(self.words.say("hand-over", who=name), "bold"), "")
        self.terminal.ask(self.words.say("hand-over-ready", who=name))
        self.terminal.wipe()

    def hand_on(self, label: str) -> bool:
        """Wipes the screen once its owner is content; whether the answer stands."""
        self.terminal.show(self.words.say("hand-over-done", answer=label))
        while self.names.get(self.terminal.ask(self.words.say("hand-over-hide")).lower()) == "undo":
            if self.take_back():
                return False
        self.terminal.wipe()
        return True

    # Understanding what is typed.

    def numbers(self) -> dict[str, Option]:
        """The options by number. An option that is about a number has that number, the others take what is free."""
        decision = self.decision
        teller = self.teller
        numbered: dict[str, Option] = {}
        others: list[Option] = []
        for option in decision.options:
            word = option.key.partition(":")[2]
            label = teller.option(option.key, decision.kind).replace(":", " ").split()
            if word.isdecimal() and word in label and word not in numbered:
                numbered[word] = option
            else:
                others.append(option)
        free = [number for number in map(str, range(1, len(decision.options) + 1)) if number not in numbered]
        free += [str(len(decision.options) + more) for more in range(1, len(others) + 1)]
        numbered.update(zip(free, others, strict=False))
        return {number: numbered[number] for number in sorted(numbered, key=int)}

    def choice(self, said: str) -> Option | None:
        """The option that is meant by a number, a key, or the card that it plays."""
        said = said.lower()
        return self.numbers().get(said) or self.decision.find(said) or self.decision.find(f"play:{said}")

    def obey(self, said: str) -> None:
        """Does what is asked besides answering; a wrong word does no harm."""
        word, _, rest = said.partition(" ")
        if said.startswith("?"):
            word, rest = "?", said[1:]
        command = self.names.get(word.lower())
        if command is not None:
            self.commands[command](rest.strip())
        elif ":" in said:
            self.why(said)
        elif said:
            self.terminal.show(self.words.say("unknown-answer", answer=said), style="yellow")

    # What can be asked besides answering.

    def look(self, _: str) -> None:
        """The table, the news and the question."""
        view = self.table.view(self.seat)
        teller = Teller.at(self.words, view)
        self.terminal.show(draw(view, teller, self.terminal.fancy), "")
        news = teller.log(self.table.events(self.heard, self.seat))
        height = self.terminal.console.height - WITHOUT_NEWS - self.table.seats - len(self.decision.options)
        room = max(height, LEAST_NEWS)
        if len(news) > room:
            self.terminal.show(self.words.say("earlier", count=len(news) - room), style="dim")
        self.terminal.show(*[Text(f"  {sentence}") for sentence in news[-room:]], "")
        public = view["public"]
        assert isinstance(public, dict)
        self.terminal.show(Text(teller.question(self.decision.kind, public), "bold yellow"), self.menu(teller))

    def menu(self, teller: Teller) -> Group:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, option in self.numbers().items():
            grid.add_row(
                Text(f"  {number}", "bold"), teller.option(option.key, self.decision.kind), Text(option.key, "dim")
            )
        return Group(grid, Text(self.words.say("prompt-hint"), "dim"))

    def help(self, _: str) -> None:
        decision = self.decision
        self.terminal.show(self.words.say("help", key=decision.options[0].key, rule=decision.rule))
        self.terminal.show(legend(self.table.info.name, self.words, self.terminal.fancy), style="dim")

    def why(self, said: str) -> None:
        """The clause behind the question, behind an option, or behind a refusal."""
        if not said:
            self.terminal.show(self.words.say("why-asked", rule=self.decision.rule))
            self.rules(self.decision.rule)
            return
        option = self.choice(said)
        if option is not None:
            self.terminal.show(Text(self.teller.option(option.key, self.decision.kind), "bold"))
            self.rules(option.rule)
            return
        said = said.lower()
        try:
            self.table.answer(self.seat, said if self.words.find(f"card-{said}") is None else f"play:{said}")
        except Refused as refused:
            self.terminal.show(self.teller.refusal(refused), style="yellow")
            self.rules(refused.rule)

    def rules(self, id: str) -> None:
        game = self.table.info.name
        part = section(game, id, self.words.lang)
        try:
            found = part.clauses if part is not None else [clause(game, id, self.words.lang)] if id else []
        except NoSuchClause as error:
            self.terminal.show(self.words.say("rule-unknown", clause=id), style="yellow")
            if error.near:
                self.terminal.show(self.words.say("rule-near", near=", ".join(error.near)))
            return
        self.terminal.show(*[clause_text(self.words, each) for each in found])

    def log(self, _: str) -> None:
        for sentence in self.teller.log(self.table.events(0, self.seat)):
            self.terminal.show(Text(f"  {sentence}"))

    def undo(self, _: str) -> None:
        if self.take_back():
            self.look("")

    def take_back(self) -> bool:
        try:
            self.table.undo(self.seat)
        except Refused as refused:
            self.terminal.show(self.teller.refusal(refused), style="yellow")
            return False
        self.terminal.clear()
        self.terminal.show(self.words.say("taken-back"), "")
        return True

    def save(self, file: str) -> None:
        self.keeper.save(self.table, file)

    def leave(self, _: str) -> None:
        raise Leave
