"""Why an answer is not on offer: a slug that a client can put into words, the clause, and a sentence in plain English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from croupier.table.ask import Option

# How much of a key is searched for a misspelling, and how much of it must agree.
LONGEST = 60
ALIKE = 0.7


class WhyNot:
    """Why a seat may not give an answer: a short slug, the clause, and the same in words.

    Most slugs are sentences already (``you-do-not-hold-that-card``). Others come with their own words, including those
    that name something after a colon (``no-pawn-on:3``). Without a ``rule`` it is the clause of the question.
    """

    def __init__(self, reason: str, rule: str, words: str = "") -> None:
        self.reason = reason
        self.rule = rule
        self.words = words or reason.replace("-", " ")

    def __repr__(self) -> str:
        return f"<WhyNot {self.reason} ({self.rule}): {self.words}>"


class Answers:
    """Every answer that a game can ever offer. Anything else is misspelt, or not an answer at all.

    The kinds in ``seats`` name a seat of the table. Those in ``judged`` have an unlimited number of words, or words
    that the game itself checks.
    """

    def __init__(self, options: Iterable[Option], seats: Sequence[str] = (), judged: Sequence[str] = ()) -> None:
        self.words: dict[str, list[str]] = {kind: [] for kind in [*seats, *judged]}
        for option in options:
            kind, _, word = option.key.partition(":")
            self.words.setdefault(kind, []).append(word)
        self.seats = list(seats)
        self.judged = list(judged)

    def why_unknown(self, key: str, seats: int) -> WhyNot | None:
        """Why a key is not an answer of this game at a table with this many seats; ``None`` if it is one."""
        kind, _, word = key.partition(":")
        people = [str(seat) for seat in range(seats)] if kind in self.seats else []
        words = [*people, *self.words.get(kind, [])]
        if word in words and key == joined(kind, word):
            return None
        if people and word.isdecimal():
            return WhyNot("no-such-seat", "", f"there is no seat {word[:LONGEST]}; the seats are 0 to {seats - 1}")
        if kind in self.judged and word:
            return None
        meant = self._meant(kind, word, words)
        hint = f"; did you mean {meant!r}?" if meant else ""
        return WhyNot("no-such-answer", "", f"there is no such answer{hint}")

    def _meant(self, kind: str, word: str, words: list[str]) -> str:
        """The answer closest to a kind and a word; empty if none is."""
        if kind not in self.words:
            kinds = get_close_matches(kind[:LONGEST].lower(), list(self.words), 1, ALIKE)
            if not kinds:
                return ""
            kind = kinds[0]
            words = self.words[kind]
        if words in ([""], []):
            return kind
        alike = get_close_matches(word[:LONGEST].lower().replace("_", "-").replace(" ", "-"), words, 1, ALIKE)
        return joined(kind, alike[0]) if alike else ""


def joined(kind: str, word: str) -> str:
    return f"{kind}:{word}" if word else kind
