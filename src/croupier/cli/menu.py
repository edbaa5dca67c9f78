"""A player's numbered answers, and matching typed text to them."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.cli.side import Side
from croupier.table import Option
from croupier.text import Teller

PASS: Final = "pass"


class Menu:
    """The options on offer to a player."""

    def __init__(self, side: Side) -> None:
        self.side = side

    def numbers(self) -> dict[str, Option]:
        """The options by number. An option about a number, or about a player whose name ends in one, gets that number.
        The others follow after the highest one, so that no number is mistaken for another.
        """
        decision = self.side.decision
        teller = self.side.teller()
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
            [int(number) for number in numbered] + (list(teller.telling.numbers) if numbered else []), default=0
        )
        numbered.update({str(taken + at): option for at, option in enumerate(others, 1)})
        return {number: numbered[number] for number in sorted(numbered, key=int)}

    def choice(self, said: str) -> Option | None:
        """The option meant by a number, a key, or the part of a key after the colon (``peek`` for ``play:peek``)."""
        said = said.lower()
        decision = self.side.decision
        about = [option for option in decision.options if option.key == f"{option.kind}:{said}"]
        by_word = about[0] if len(about) == 1 and not said.isdecimal() else None
        return self.numbers().get(said) or decision.find(said) or by_word

    def default(self) -> Option | None:
        """The answer that Enter gives: the only one besides asides, if there is nothing to choose."""
        answers = [option for option in self.side.decision.options if not option.aside]
        return answers[0] if len(answers) == 1 and answers[0].key == answers[0].kind else None

    def only_pass(self) -> bool:
        """Whether passing is the only option."""
        return [option.key for option in self.side.decision.options] == [PASS]

    def prompt(self) -> str:
        """The prompt, which says what Enter does."""
        words = self.side.words
        if self.default() is None:
            return words.say("prompt")
        if not self.only_pass():
            return words.say("prompt-go-on")
        label = self.side.teller().option(PASS, self.side.decision.kind)
        return words.say("prompt-pass", answer=label[:1].lower() + label[1:])

    def invitation(self) -> str:
        """The prompt of a player who may react or pass."""
        kind, teller = self.side.decision.kind, self.side.teller()
        others = [
            f"{number} {teller.option(option.key, kind)}"
            for number, option in self.numbers().items()
            if option.key != PASS
        ]
        return self.side.words.say("prompt-invited", others=" · ".join(others))

    def draw(self, teller: Teller, room: int) -> Group:
        """The answers one per line, with asides apart, and with their consequences if there is room; in two columns if
        even the answers do not fit.
        """
        terminal, kind = self.side.terminal, self.side.decision.kind
        hint = Text(self.side.words.say("prompt-hint-back" if self.side.considered else "prompt-hint"), "dim")
        numbered = self.numbers()
        asides = {number: option for number, option in numbered.items() if option.aside}
        answers = {number: option for number, option in numbered.items() if not option.aside}
        below: list[RenderableType] = [Text(), self._column(teller, asides), hint] if asides else [hint]
        told = self._column(teller, answers, stakes=True)
        if terminal.lines(told, *below) <= room:
            return Group(told, *below)
        tall = self._column(teller, answers)
        wide = Grid.grid(padding=(0, 2, 0, 0))
        half = (len(answers) + 1) // 2
        cells = [(Text(f"  {number}", "bold"), teller.option(option.key, kind)) for number, option in answers.items()]
        for left, right in zip_longest(cells[:half], cells[half:], fillvalue=("", "")):
            wide.add_row(*left, *right)
        crowded = terminal.lines(tall, *below) > room and terminal.lines(wide) < terminal.lines(tall)
        return Group(wide if crowded else tall, *below)

    def _column(self, teller: Teller, numbered: dict[str, Option], stakes: bool = False) -> Grid:
        """Answers one per line, with their keys, and optionally with their consequences."""
        kind = self.side.decision.kind
        column = Grid.grid(padding=(0, 2, 0, 0))
        for number, option in numbered.items():
            label = Text(teller.option(option.key, kind))
            said = teller.stakes(option.key, kind) if stakes else ""
            if said:
                label.append(f"\n{said}", "dim")
            column.add_row(Text(f"  {number}", "bold"), label, Text(option.key, "dim"))
        return column
