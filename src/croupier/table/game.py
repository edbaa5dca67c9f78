"""The state of one game: its cards, what it asks, what it tells, and the steps in which it is played.

A game is played in steps. A step is a generator method that starts from plain data, asks, and carries the answers out; when
it ends, the data say which step comes next. Nothing hidden may live in a local variable across a question: it lies in a zone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from croupier.table.ask import Decision, Option
from croupier.table.cards import Cards, Layout
from croupier.table.events import Event, Json, Told
from croupier.table.rng import Rng

Flow = Iterator[bool]
Offer = Callable[[int], Decision]

NOBODY: Final = -1


class Result:
    """How a game ended: who won (nobody, one or several), the scores by seat, why, and by which clause."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str, rule: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
        self.rule = rule

    def to_json(self) -> Json:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, reason={self.reason!r}, rule={self.rule!r})"


class WhyNot:
    """Why a seat may not give an answer: a short slug in plain words, and the clause."""

    def __init__(self, reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule


class Game(Cards):
    """What every game has in common. A game adds its own counters, its ``step`` and its offers."""

    def __init__(self, layout: Layout, rng: Rng, like: Game | None) -> None:
        super().__init__(layout, rng, like)
        self.seats = layout.seats
        self.asked: dict[int, Decision] = {}
        self.answers: dict[int, Option] = {}
        self.offer: Offer | None = None
        self.secretly = False
        self.told: list[Told] = [] if like is None else like.told[:]
        self.result: Result | None = None if like is None else like.result

    # What a game must say.

    def copy(self) -> Game:
        """An independent copy: what one becomes, the other does not."""
        raise NotImplementedError

    def deal(self) -> None:
        """Sets the table up for its first step."""
        raise NotImplementedError

    def step(self) -> Flow:
        """The step that the data say is next."""
        raise NotImplementedError

    def phase_name(self) -> str:
        """The phase being played, in a word."""
        raise NotImplementedError

    def public(self) -> Json:
        """The game's own part of a view: what everybody may know besides the zones. It is the same for every viewer."""
        raise NotImplementedError

    def players(self) -> list[Json]:
        """Who sits where: one entry for each seat, the same for every viewer."""
        raise NotImplementedError

    def why_not(self, seat: int, key: str) -> WhyNot | None:
        """Why an answer that is not on offer is not, as far as that seat may know; nothing if there is no more to say."""
        return None

    def facts(self) -> Json:
        """The whole truth in words of the game, at a checkpoint."""
        raise NotImplementedError

    def place(self, facts: Json) -> None:
        """Sets up the scene that the facts describe, with defaults for what they leave out; ``BadTable`` if it cannot be."""
        raise NotImplementedError

    # The three ways to ask. A step yields what these return, then finds the answers, by seat, in ``self.answers``.

    def ask(self, seat: int, offer: Offer) -> bool:
        """Asks one seat."""
        self.secretly = False
        self.offer = offer
        self.asked = {seat: offer(seat)}
        return True

    def ask_all(self, seats: list[int], offer: Offer) -> bool:
        """Asks several seats at the same time: nobody learns an answer before all are in."""
        self.secretly = True
        self.offer = offer
        self.asked = {seat: offer(seat) for seat in seats}
        return True

    def window(self, seats: list[int], offer: Offer) -> bool:
        """Asks several seats, first come, first served: options that wait are kept secret until all have chosen one of them;
        any other ends the opening at once, and is then the only answer."""
        self.secretly = False
        self.offer = offer
        self.asked = {seat: offer(seat) for seat in seats}
        return True

    def reaction(self) -> int:
        """The seat whose answer ended the opening of a window at once, or nobody."""
        if len(self.answers) == 1:
            for seat, option in self.answers.items():
                if not option.waits:
                    return seat
        return NOBODY

    # Telling.

    def tell(self, event: Event, first: int = -1, second: int = -1, third: int = -1) -> None:
        """Tells everybody."""
        self.told.append(Told(event, first, second, third, None, self.layout.everybody))

    def tell_cards(self, event: Event, cards: list[int], first: int = -1, second: int = -1, third: int = -1) -> None:
        """Tells everybody of cards, which each viewer gets to know only if it has seen them where they lie."""
        pairs: list[int] = []
        for card in cards:
            pairs.append(self.face[card])
            pairs.append(self.seen[card])
        self.told.append(Told(event, first, second, third, pairs, self.layout.everybody))

    def tell_some(self, who: int, event: Event, first: int = -1, second: int = -1, third: int = -1) -> None:
        """Tells only the viewers whose bits are set."""
        self.told.append(Told(event, first, second, third, None, who))
