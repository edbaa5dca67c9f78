"""What a game adds to the sentences shared by all games: ``telling.py`` in its package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, Protocol, TypeVar

from croupier.table import Event, Field, GameInfo, Json, Kind, Place, Seat
from croupier.table.events import CARD, SEATS
from croupier.text.declared import declared
from croupier.text.own import own_class
from croupier.text.words import Words, slug

Said = dict[str, str | int]
"""The arguments of a message."""

Seen = TypeVar("Seen", bound=Mapping[str, object])

Weight = Literal["usual", "foremost", "final"]
"""How much an answer matters: a foremost one is decisive and shown before the others; a final one may end the game or
gives up something the player has, is shown after them and must be confirmed.
"""

UNWRITTEN: Final = "*"
"""The entry of ``without_stakes`` for a game whose stakes are not written yet."""


class Remark(NamedTuple):
    """A remark of the game on a choice or on the table, before it is put into words: the last part of the message's id
    (``stakes-accuse``, ``hint-safe``, ``chance-own-gun``) and the facts that the message mentions.

    Facts are put into words like the fields of an event: a seat as its name, a card as its name and its kind, true as
    ``yes``. A list of numbers is a list of seats, a list of words one of cards, which ``$short`` gives by their short
    names, each once.
    """

    slug: str
    facts: Json


class Stakes(Protocol):
    """States the stakes of the answers to one question for a player."""

    def of(self, key: str, decision: str) -> Remark | None:
        """The consequences of an answer to a kind of question; ``None`` if there are none to state (``without_stakes``)."""


class Telling(Generic[Seen]):
    """What one game adds to its sentences. This one adds nothing.

    A game that needs more derives a class of the same name in its ``telling.py``. ``Seen`` is the type of its views.
    Most methods return arguments that messages may mention, in addition to those of every game.
    """

    fields: ClassVar[Sequence[Field]] = ()
    """Fields of the public part of a view that are a seat, a card or a place, unless an event declares them too."""
    without_stakes: ClassVar[Mapping[str, str]] = {UNWRITTEN: "the stakes are not written yet"}
    """Answers that may have no consequences to state, each with the reason: a kind of answer (``pass``), or one that
    answers a kind of question (``volley pass``).
    """

    weights: ClassVar[Mapping[str, Weight]] = {}
    """The kinds of answers with a weight other than usual."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.numbers: Sequence[int] = ()
        """Numbers on the board. A menu does not give them to answers that are about something else."""
        self.view: Seen | None = None
        """The view that was looked at last."""
        self._stakes: Stakes | None = None

    def look(self, view: Seen) -> None:
        """Store what questions and answers may mention of a view."""
        self.view = view
        self._stakes = None

    @property
    def you(self) -> int | None:
        """The seat whose view it is; ``None`` without a view, and for a spectator."""
        you = None if self.view is None else self.view["you"]
        assert you is None or isinstance(you, int)
        return you

    def name(self, view: Seen, seat: int) -> str | None:
        """The name of a player without one of their own; ``None`` for the number of the seat."""
        return None

    def question(self) -> Said:
        """Further arguments of a question."""
        return {}

    def answer(self, word: str, decision: str) -> Said:
        """Further arguments of an answer's label; ``word`` is the part of its key after the colon."""
        return {}

    def owner(self, word: str, decision: str) -> int | None:
        """The seat with the card that an answer names, if the label should mention it."""
        return None

    def weight(self, key: str) -> Weight:
        """How much an answer matters."""
        return self.weights.get(key.partition(":")[0], "usual")

    def stakes(self, key: str, decision: str) -> Remark | None:
        """The consequences of an answer, as far as the player's view shows them."""
        if self._stakes is None and self.view is not None and self.you is not None:
            self._stakes = self.stakes_for(self.view, self.you)
        return None if self._stakes is None else self._stakes.of(key, decision)

    def stakes_for(self, view: Seen, you: int) -> Stakes | None:
        """The object that states the stakes for the player with this view."""
        return None

    def chances(self) -> list[Remark]:
        """The chances that a player could work out from the view, the most important first."""
        return [] if self.view is None or self.you is None else self.chances_for(self.view, self.you)

    def chances_for(self, view: Seen, you: int) -> list[Remark]:
        """The chances that the player with this view could work out."""
        return []

    def refusal(self, word: str, key: str) -> Said:
        """Further arguments of a refusal; ``word`` is the part of the reason after the colon, ``key`` what was asked for."""
        return {}

    def event(self, event: Json) -> Said:
        """Further arguments of an event's sentence."""
        return {}

    def place(self, word: str) -> str:
        """The name of a place of the board."""
        return self.words.find(f"place-{slug(word)}") or word


class Fields:
    """The fields of a game's events and views that are given by name, sorted by what they contain."""

    def __init__(self, fields: Sequence[Field] = ()) -> None:
        self.seats = frozenset([*SEATS, *[field.name for field in fields if isinstance(field, Seat)]])
        self.places = frozenset([field.name for field in fields if isinstance(field, Place)])
        cards = [CARD, *[field.name for field in fields if isinstance(field, Kind)]]
        self.kinds = {card: _kind_of(card) for card in cards}
        """The argument that has the kind of a card, beside the one that has its name."""
        self.more = frozenset([*self.seats, *self.kinds, "cards"])
        """The fields that make arguments of other names."""


@cache
def fields_of(game: GameInfo) -> Fields:
    """What the fields of a game's events and views contain."""
    events = [field for event in declared(game, Event) for field in event.values]
    return Fields([*events, *telling_of(game).fields])


@cache
def telling_of(game: GameInfo) -> type[Telling[Any]]:
    """The ``Telling`` of a game's ``telling.py``, or one that adds nothing."""
    return own_class(game, Telling)


def _kind_of(card: str) -> str:
    """The name of the argument with a card's kind: ``kind`` for ``card``, ``second_kind`` for ``second_card``,
    ``reaction_kind`` for ``reaction``.
    """
    return card.replace("card", "kind") if "card" in card else f"{card}_kind"
