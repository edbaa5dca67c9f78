"""What can be wrong, in words: a table that cannot be opened, a save that cannot be read, an answer that is refused."""


class CroupierError(Exception):
    """Anything that Croupier itself has to say against a request."""


class BadTable(CroupierError, ValueError):
    """A table that cannot be opened: unknown game, seats or options out of range, a stack or a position that cannot be."""


class BadSave(CroupierError, ValueError):
    """A save that cannot be read: not JSON, cut, edited, of another rules version, or of no known game. ``reason`` is a short
    slug a client can put in words."""

    def __init__(self, words: str, reason: str = "no-save") -> None:
        super().__init__(words)
        self.reason = reason


class Refused(CroupierError):
    """An answer that changes nothing. ``rule`` is the clause behind it, ``reason`` a short slug a client can put in words, and
    ``key`` what was asked for, if that was the key of an answer."""

    def __init__(self, words: str, rule: str = "", reason: str = "", key: str = "") -> None:
        super().__init__(f"{words} ({rule})" if rule else words)
        self.rule = rule
        self.reason = reason
        self.key = key


class NotAsked(Refused):
    """The seat owes no answer now."""


class NotOnOffer(Refused):
    """The answer is not among the options of the decision."""


class TooLate(Refused):
    """The game is over, the seat has answered already, or what should be taken back has had consequences."""
