"""People at the terminal: each is shown their side of the table, asked, and may ask back before answering."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Final
from unicodedata import combining, normalize

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.cli.board import draw, legend
from croupier.cli.keeping import Keeper
from croupier.cli.terminal import Leave, Line, Terminal, clause_text
from croupier.table import Decision, Json, Option, Refused, Table
from croupier.text import Clause, NoSuchClause, Teller, Words, clause, section, sections
from croupier.text.words import slug

PASS: Final = "pass"
COMMANDS: Final = ("help", "why", "rules", "table", "log", "undo", "save", "quit")
LEAST_NEWS: Final = 6
SPACING: Final = 3  # a blank line before the news and one after them, and the line that is typed
HEARD_BEFORE: Final = 2  # sentences told again, so that what came of them is understood
LOOK_BACK: Final = 16  # events that are enough for those sentences
NOT_ABOUT_CARDS: Final = ("not-on-offer", "no-such-answer", "that-belongs-to-another-phase")


def told(table: Table) -> int:
    """How many things have happened."""
    number = table.view()["events"]
    assert isinstance(number, int)
    return number


def bare(word: str) -> str:
    """A word in lower case and without its accents, which not every keyboard has."""
    return "".join([sign for sign in normalize("NFD", word.lower()) if not combining(sign)])


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
        self.passed = -1
        self.forced: set[int] = set()
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
        self.names = {bare(words.say(f"command-{command}")): command for command in COMMANDS}
        self.names |= {command: command for command in COMMANDS} | {"?": "why", "q": "quit"}

    @property
    def decision(self) -> Decision:
        return self.table.pending[self.seat]

    @property
    def teller(self) -> Teller:
        return self.teller_of(self.table.view(self.seat))

    def teller_of(self, view: Json) -> Teller:
        teller = Teller.at(self.words, view)
        teller.forced = self.forced
        return teller

    def turn(self) -> None:
        """Shows the table and stays until the question is answered, and those that only follow from the answer."""
        if self.shared:
            self.take_over()
        elif self.seated:
            self.terminal.clear()
        self.seated = True
        self.look("")
        while True:
            option = self.choose(self.prompt())
            label = self.teller.option(option.key, self.decision.kind)
            heard = self.heard
            self.answer(option)
            if not self.shared:
                return
            if list(self.table.pending) == [self.seat]:
                self.terminal.clear()
            elif self.hand_on(label):
                return
            else:
                self.heard = heard
            self.look("")

    def listen(self) -> None:
        """Somebody else is to act, and this one is only invited: the news, and Enter to go on.

        Whoever has passed and heard nothing new since has nothing to add; where the terminal is handed round, nobody is
        fetched only to listen.
        """
        if self.shared or not self.table.events(self.passed, self.seat):
            self.table.answer(self.seat, PASS)
            return
        if self.seated:
            self.overhear()
        else:
            self.seated = True
            self.look("")
        others = [
            f"{number} {self.teller.option(option.key, self.decision.kind)}"
            for number, option in self.numbers().items()
            if option.key != PASS
        ]
        option = self.choose(self.words.say("prompt-invited", others=" · ".join(others)))
        if option.key == PASS:
            self.passed = told(self.table)
        self.answer(option)

    def pass_by(self) -> None:
        """There is nothing else to answer: nobody is bothered, and the pass and the turn before it are told so."""
        happened = told(self.table)
        self.forced |= {happened, happened + 1}
        self.table.answer(self.seat, PASS)

    def choose(self, prompt: str) -> Option:
        """The option that is typed, sooner or later; until then whatever else is asked is done."""
        while True:
            said = self.terminal.ask(prompt)
            option = self.choice(said) or (self.obvious() if not said else None)
            if option is not None:
                return option
            self.obey(said)

    def answer(self, option: Option) -> None:
        self.heard = told(self.table)
        self.table.answer(self.seat, option)

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
        while self.names.get(bare(self.terminal.ask(self.words.say("hand-over-hide")))) == "undo":
            if self.take_back():
                return False
        self.terminal.wipe()
        return True

    # Understanding what is typed.

    def obvious(self) -> Option | None:
        """The answer that Enter gives: the only one there is, asides apart, if nothing is chosen with it."""
        answers = [option for option in self.decision.options if not option.aside]
        return answers[0] if len(answers) == 1 and answers[0].key == answers[0].kind else None

    def prompt(self) -> str:
        """How to ask: Enter does nothing, goes on, or gives the only answer, which is named."""
        if self.obvious() is None:
            return self.words.say("prompt")
        if [option.key for option in self.decision.options] != [PASS]:
            return self.words.say("prompt-go-on")
        label = self.teller.option(PASS, self.decision.kind)
        return self.words.say("prompt-pass", answer=label[:1].lower() + label[1:])

    def numbers(self) -> dict[str, Option]:
        """The options by number. An option that is about a number, or about somebody whose name ends in one, has that
        number. The others come after all the numbers that something here has, so that none stands for another: not even
        if what it belongs to is not on offer."""
        decision = self.decision
        teller = self.teller
        numbered: dict[str, Option] = {}
        others: list[Option] = []
        for option in decision.options:
            word = option.key.partition(":")[2]
            label = teller.option(option.key, decision.kind).replace(":", " ").split()
            number = word if word in label else label[-1]
            if word.isdecimal() and number.isdecimal() and number not in numbered:
                numbered[number] = option
            else:
                others.append(option)
        taken = max(
            [int(number) for number in numbered] + [number for number in teller.telling.numbers if numbered], default=0
        )
        numbered.update({str(taken + at): option for at, option in enumerate(others, 1)})
        return {number: numbered[number] for number in sorted(numbered, key=int)}

    def choice(self, said: str) -> Option | None:
        """The option that is meant by a number, a key, or what it is about (``peek`` for ``play:peek``)."""
        said = said.lower()
        about = [option for option in self.decision.options if option.key == f"{option.kind}:{said}"]
        by_word = about[0] if len(about) == 1 and not said.isdecimal() else None
        return self.numbers().get(said) or self.decision.find(said) or by_word

    def obey(self, said: str) -> None:
        """Does what is asked besides answering; a wrong word does no harm."""
        word, _, rest = said.partition(" ")
        if said.startswith("?"):
            word, rest = "?", said[1:]
        command = self.names.get(bare(word))
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
        teller = self.teller_of(view)
        table = draw(view, teller, self.terminal.fancy, self.table.origin.edition)
        asked = self.asked(teller, view)
        free = self.terminal.console.height - self.terminal.lines(table, asked) - SPACING
        menu = self.menu(teller, free - LEAST_NEWS)
        self.terminal.show(table, "", *self.news(teller, free - self.terminal.lines(menu)), "", asked, menu)

    def overhear(self) -> None:
        """The news and what comes next, without the table."""
        view = self.table.view(self.seat)
        teller = self.teller_of(view)
        sentences = teller.log(self.table.events(self.heard, self.seat))
        self.terminal.show("", *[Line(sentence) for sentence in sentences], self.asked(teller, view))

    def asked(self, teller: Teller, view: Json) -> Text:
        """The question."""
        public = view["public"]
        assert isinstance(public, dict)
        return Text(teller.question(self.decision.kind, {**public, "phase": view["phase"]}), "bold yellow")

    def news(self, teller: Teller, room: int) -> list[RenderableType]:
        """What has happened since the last answer, in so many lines at most, after a little of what came before."""
        events = self.table.events(max(0, self.heard - LOOK_BACK), self.seat)
        new = [event for event in events if int(str(event["n"])) > self.heard]
        sentences = teller.log(new)
        fresh = [Line(sentence) for sentence in sentences]
        known = [Line(sentence, "dim") for sentence in teller.log(events[: len(events) - len(new)])]
        room = max(room, LEAST_NEWS)
        while fresh and self.terminal.lines(*fresh) + (len(fresh) < len(sentences)) > room:
            fresh.pop(0)
        left_out = len(sentences) - len(fresh)
        if left_out:
            return [Text(self.words.say("earlier", count=left_out), "dim"), *fresh]
        known = known[-HEARD_BEFORE:]
        while known and self.terminal.lines(*known, *fresh) > room:
            known.pop(0)
        return [*known, *fresh]

    def menu(self, teller: Teller, room: int) -> Group:
        """The answers under each other, asides apart; side by side where they would take more than this many lines."""
        hint = Text(self.words.say("prompt-hint"), "dim")
        numbered = self.numbers()
        asides = {number: option for number, option in numbered.items() if option.aside}
        answers = {number: option for number, option in numbered.items() if not option.aside}
        below: list[RenderableType] = [Text(), self.column(teller, asides), hint] if asides else [hint]
        tall = self.column(teller, answers)
        wide = Grid.grid(padding=(0, 2, 0, 0))
        half = (len(answers) + 1) // 2
        cells = [
            (Text(f"  {number}", "bold"), teller.option(option.key, self.decision.kind))
            for number, option in answers.items()
        ]
        for left, right in zip_longest(cells[:half], cells[half:], fillvalue=("", "")):
            wide.add_row(*left, *right)
        lines = self.terminal.lines(tall)
        crowded = self.terminal.lines(tall, *below) > room and self.terminal.lines(wide) < lines
        return Group(wide if crowded else tall, *below)

    def column(self, teller: Teller, numbered: dict[str, Option]) -> Grid:
        """Answers under each other, with their keys."""
        column = Grid.grid(padding=(0, 2, 0, 0))
        for number, option in numbered.items():
            label = teller.option(option.key, self.decision.kind)
            column.add_row(Text(f"  {number}", "bold"), label, Text(option.key, "dim"))
        return column

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
        card = self.card(said)
        if card is not None:
            self.read_card(card)
        option = self.choice(said)
        if option is not None:
            self.terminal.show(Text(self.teller.option(option.key, self.decision.kind), "bold"))
            self.rules(option.rule or self.decision.rule)
            return
        refused = self.refused(card or said.lower())
        if refused is not None and (card is None or refused.reason not in NOT_ABOUT_CARDS):
            self.terminal.show(self.teller.refusal(refused), style="yellow")
            self.rules(refused.rule)

    def card(self, said: str) -> str | None:
        """The card that is meant by its kind, or by its name if it lies open for this one; nothing if there is none."""
        kind = slug(bare(said))
        return kind if self.words.find(f"card-{kind}") is not None else self.open_cards().get(kind)

    def open_cards(self) -> dict[str, str]:
        """The cards that this one can see, by their names, long and short."""
        zones = self.table.view(self.seat)["zones"]
        assert isinstance(zones, list)
        kinds = {card for zone in zones for card in zone["cards"] if card is not None}
        short = {slug(bare(self.words.find(f"card-{kind}", part="short") or "")): kind for kind in kinds}
        return short | {slug(bare(self.words.card(kind))): kind for kind in kinds}

    def read_card(self, kind: str) -> None:
        """What is written on a card, and the clause that goes with it, if there is one."""
        self.terminal.show(Text(self.words.card(kind), "bold"), Text(self.words.card_text(kind)))
        self.terminal.show(*[clause_text(self.words, each) for each in self.clauses_of(kind)])

    def clauses_of(self, kind: str) -> list[Clause]:
        """The clauses that begin with the name of a card."""
        every = [each for part in sections(self.table.info, self.words.lang) for each in part.clauses]
        return [each for each in every if each.text.startswith(f"{self.words.card(kind)} (")]

    def refused(self, said: str) -> Refused | None:
        """Why a key that is not on offer is refused. A card alone stands for playing it, or else for what is asked now."""
        keys = [said]
        if self.words.find(f"card-{said}") is not None:
            keys = [f"play:{said}", f"{self.decision.options[0].kind}:{said}"]
        refused: Refused | None = None
        for key in keys:
            try:
                self.table.answer(self.seat, key)
            except Refused as error:
                refused = error
                if refused.reason not in ("not-on-offer", "no-such-answer"):
                    break
        return refused

    def rules(self, id: str) -> None:
        """A clause or a section in words; without either, what sections there are."""
        game = self.table.info
        if not id:
            parts = sections(game, self.words.lang)
            self.terminal.show(*[Text.assemble((part.id, "bold cyan"), "  ", part.title) for part in parts])
            return
        card = self.card(id)
        if card is not None:
            self.read_card(card)
            return
        part = section(game, id, self.words.lang)
        try:
            found = part.clauses if part is not None else [clause(game, id, self.words.lang)]
        except NoSuchClause as error:
            self.terminal.show(self.words.say("rule-unknown", clause=id), style="yellow")
            if error.near:
                self.terminal.show(self.words.say("rule-near", near=", ".join(error.near)))
            return
        self.terminal.show(*[clause_text(self.words, each) for each in found])

    def log(self, _: str) -> None:
        for sentence in self.teller.log(self.table.events(0, self.seat)):
            self.terminal.show(Line(sentence))

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
