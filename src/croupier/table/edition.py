"""An edition: the cards of a game with an owner's corrections to counts, figures, names and texts."""

from __future__ import annotations

from croupier.table.events import Json


class Edition:
    """The cards that one table plays with. ``cards`` is the whole of the game's ``cards.toml`` with the corrections made."""

    def __init__(self, name: str, cards: Json) -> None:
        self.name = name
        self.cards = cards
