"""Decisions: what a seat is asked, and the options it may answer with. The list of options alone decides what is legal."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Option:
    """One legal answer. Made once and reused; ``key`` names it for people, saves and the wire. ``rule`` is the clause
    that allows it, by default that of the question.

    An option that ``waits`` is kept secret in a window until all have answered (a pass, a covered die, a pointed
    finger); any other takes effect at once. An ``aside`` does not answer the question: the seat does something else in
    between (speaks up, calls a vote) and is asked again. ``number`` is the index of its key among all keys of the game
    (``croupier.research``), -1 until that is looked up.
    """

    def __init__(
        self, kind: str, word: str = "", value: int = -1, rule: str = "", waits: bool = False, aside: bool = False
    ) -> None:
        self.kind = kind
        self.value = value
        self.key = f"{kind}:{word}" if word else kind
        self.rule = rule
        self.waits = waits
        self.aside = aside
        self.number = -1

    def __repr__(self) -> str:
        return f"<Option {self.key}>"


@mypyc_attr(acyclic=True)
class Decision:
    """A question to one seat: its kind, the clause that asks it, and every answer that is legal now, asides last.

    ``answers`` counts the options that are not asides. A decision is ``patient`` if one of its options waits: in a
    window where another seat's decision is not patient, the patient seats are only invited, and the table waits for the
    other one alone. A ``plain`` decision has neither asides nor options that wait, so they are not searched for.
    """

    def __init__(self, kind: str, rule: str, options: tuple[Option, ...], plain: bool = False) -> None:
        self.kind = kind
        self.rule = rule
        self.options = options
        self.answers = len(options)
        self.patient = False
        if not plain:
            for option in options:
                if option.aside:
                    self.answers -= 1
                if option.waits:
                    self.patient = True

    def find(self, key: object) -> Option | None:
        """The option on offer with this key."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def chosen(self, answer: object) -> Option | None:
        """The option on offer that is meant: the option itself, one with the same key, or the key."""
        for option in self.options:
            if option is answer:
                return option
        return self.find(answer.key if isinstance(answer, Option) else answer)

    def __repr__(self) -> str:
        return f"<Decision {self.kind} ({self.rule}): {', '.join([option.key for option in self.options])}>"
