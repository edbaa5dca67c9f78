"""The errors: a table that cannot be opened, a save that cannot be read, an answer that is refused."""


class CroupierError(Exception):
    """The base of all errors that Croupier raises about a request."""


class BadTable(CroupierError, ValueError):
    """A table that cannot be opened: unknown game, seats or options out of range, an impossible stack or position."""


class BadSave(CroupierError, ValueError):
    """A save that cannot be read: not JSON, truncated, edited, of another rules version, or of an unknown game.
    ``reason`` is a short slug that a client can put into words.
    """

    def __init__(self, words: str, reason: str = "no-save") -> None:
        super().__init__(words)
        self.reason = reason


class Refused(CroupierError):
    """A refused answer, which changes nothing. ``rule`` is the clause behind it, ``reason`` a short slug that a client
    can put into words, and ``key`` what was asked for, if that was the key of an answer.
    """

    def __init__(self, words: str, rule: str = "", reason: str = "", key: str = "") -> None:
        super().__init__(f"{words} ({rule})" if rule else words)
        self.rule = rule
        self.reason = reason
        self.key = key


class NotAsked(Refused):
    """The seat is not asked now."""


class NotOnOffer(Refused):
    """The answer is not among the options of the decision."""


class TooLate(Refused):
    """The game is over, the seat has already answered, or the answer to undo has had consequences."""
