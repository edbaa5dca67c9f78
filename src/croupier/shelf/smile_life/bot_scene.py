"""The table as a sensible player sees it: what its seat knows of the cards, and what the rules say about them."""

from __future__ import annotations

from functools import cache
from typing import Final

from croupier.shelf.smile_life import bot_jobs, laying, lives
from croupier.shelf.smile_life.bot_worth import (
    FADING,
    HARM,
    HARM_TO_LEADER,
    HARM_TO_OTHERS,
    KEPT,
    SUDDEN_END,
)
from croupier.shelf.smile_life.cards import EVENT_INVASION, FAMILY, KINDS, MOST_MONEY, WAGE
from croupier.shelf.smile_life.deck import Deck
from croupier.shelf.smile_life.layout import COMMON, LIFE, NONE
from croupier.shelf.smile_life.state import SmileLife
from croupier.table import NOBODY, Chair, Json, WhyNot

NUMBER: Final = {name: kind for kind, name in enumerate(KINDS)}
HEAP: Final = {name: at for at, (name, _, _) in enumerate(LIFE)}
COMMON_HEAP: Final = {name: at for at, name in enumerate(COMMON)}
ALPHABET: Final = sorted(range(len(KINDS)), key=lambda kind: KINDS[kind])
RANK: Final = [ALPHABET.index(kind) for kind in range(len(KINDS))]
"""The place of each kind in the alphabet: cards without an order of their own are examined in that order."""
# How many past events are considered.
LATELY: Final = 4


class Census:
    """How many cards of each family are in a deck, and their smiles."""

    def __init__(self, deck: Deck, expanded: bool) -> None:
        figures = deck.figures
        self.whole = 0
        self.cards: dict[int, int] = {}
        self.smiles: dict[int, int] = {}
        for kind, count in enumerate(figures.count):
            if expanded or figures.base[kind]:
                family = FAMILY[kind]
                self.whole += count
                self.cards[family] = self.cards.get(family, 0) + count
                self.smiles[family] = self.smiles.get(family, 0) + figures.smiles[kind] * count


@cache
def census(deck: Deck, expanded: bool) -> Census:
    return Census(deck, expanded)


class Person:
    """One player's life, as everyone sees it."""

    def __init__(self, scene: Scene, seat: int) -> None:
        game = scene.game
        self.scene = scene
        self.game = game
        self.seat = seat
        self.smiles: int = lives.smiles_of(game, seat)
        self.level: int = lives.level(game, seat)
        self.job = game.job(seat)
        self.limit: int = lives.wage_limit(game, seat)
        self.money: int = lives.money(game, seat)
        self.married = game.is_married(seat)
        self.unfaithful = game.is_unfaithful(seat)
        self.defence: int = lives.defence(game, seat)
        self.skips = game.skips[seat]

    # The cards before them, by kind.

    def heap(self, name: str) -> list[int]:
        """The known cards of a heap."""
        return self.scene.zone(HEAP[name] * self.scene.seats + self.seat)

    @property
    def belongings(self) -> list[int]:
        return self.heap("belongings")

    @property
    def children(self) -> list[int]:
        return self.heap("children")

    @property
    def flirts(self) -> list[int]:
        return self.heap("flirts")

    @property
    def wages(self) -> list[int]:
        return self.heap("wages")

    @property
    def studies(self) -> list[int]:
        return self.heap("studies")

    @property
    def exposed(self) -> list[int]:
        """The kinds of laid cards that can be taken from them."""
        return [option.value for option in self.game.face_up(self.seat, False)]

    def exposed_in(self, zone: int) -> list[int]:
        """The cards of one heap that the Bunker does not protect."""
        game = self.game
        return [game.face[card] for card in game.zones[zone] if not game.is_protected(card)]

    # What the rules say.

    def why_not(self, kind: int) -> WhyNot | None:
        """Why they could not play this card from their hand, crises aside."""
        return self.game.cards[kind].why_not(self.game, self.seat, False, True)

    def fits(self, kind: int) -> bool:
        """Whether they could play this card from their hand, crises aside."""
        return self.why_not(kind) is None

    def may_play(self, kind: int) -> bool:
        """Whether they may play this card from their hand now."""
        return laying.may_lay(self.game, self.seat, kind)

    def can_suffer(self, kind: int) -> bool:
        """Whether a malus can strike them."""
        return laying.can_suffer(self.game, self.seat, kind)

    def price(self, kind: int) -> int:
        """What a card from their hand costs them now."""
        card = self.game.cards[kind]
        return 0 if card.is_built_free(self.game, self.seat) else card.price_for(self.game, self.seat)

    def power(self, kind: int) -> int:
        """The power of a card as a weapon of theirs."""
        return self.game.cards[kind].power_for(self.game, self.seat)


class Scene:
    """The table as one seat sees it. ``game`` answers questions about the rules: its open cards are exact, the rest is
    not used.
    """

    def __init__(self, game: SmileLife, chair: Chair) -> None:
        self.chair = chair
        self.game = game
        self.eye = 1 << chair.seat
        self.figures = game.figures
        self.smiles = game.figures.smiles
        self.seats = game.seats
        self.people = [Person(self, seat) for seat in range(self.seats)]
        self.me = self.people[chair.seat]
        self.rivals = [person for person in self.people if person is not self.me]
        self.leader = max(self.rivals, key=lambda rival: rival.smiles)
        self.common = len(LIFE) * self.seats
        self.expanded = game.options["expansion"] != NONE
        self.census = census(game.deck, self.expanded)
        self.deck = self.census.whole
        self.turns = len(game.zones[game.pile]) / self.seats
        self.horizon = self.turns * (SUDDEN_END if self.expanded and self.invasion_to_come() else 1.0)
        self.patience = KEPT * self.turns / (self.turns + FADING)
        self.hand = self.me.heap("hand")
        self.card: int = game.about_kind
        """The card that a question is about; -1 if it says nothing about that."""
        self._working: float | None = None
        self._unemployed: SmileLife | None = None
        self._calm: SmileLife | None = None

    # Looking.

    def zone(self, at: int) -> list[int]:
        """The cards of a zone that are known, by kind: from the top, or in the order of the alphabet."""
        game = self.game
        known: list[int] = []
        for card in reversed(game.zones[at]):
            kind = game.known_face(card, self.eye)
            if kind >= 0:
                known.append(kind)
        if not game.layout.ordered[at] and len(known) > 1:
            known.sort(key=RANK.__getitem__)
        return known

    def heap(self, name: str) -> list[int]:
        """The known cards of a common heap, from the top."""
        return self.zone(self.common + COMMON_HEAP[name])

    def held(self, family: int) -> int:
        """How many cards of a family are in hand."""
        return sum([1 for kind in self.hand if FAMILY[kind] == family])

    @property
    def next_draw(self) -> int:
        """The next card of the pile, if it is known; otherwise -1."""
        pile = self.game.zones[self.game.pile]
        return self.game.known_face(pile[-1], self.eye) if pile else -1

    @property
    def after(self) -> Person:
        """The left neighbour."""
        return self.people[(self.me.seat + 1) % self.seats]

    @property
    def victim(self) -> Person:
        """The other player that a question is about."""
        seat: int = self.game.victim
        return self.leader if seat == NOBODY else self.people[seat]

    @property
    def strength(self) -> int:
        """The amount that a question is about: a price, damage or combativity."""
        return self.game.strength

    def lately(self) -> list[Json]:
        """What happened last."""
        return self.chair.events(max(len(self.game.told.happenings) - LATELY, 0))

    # The rest of the game.

    def rate(self, count: float) -> float:
        """How many of ``count`` cards of the deck a player draws in the rest of the game."""
        return self.horizon * count / self.deck

    def count_of(self, family: int) -> int:
        """How many cards of a family are in the deck."""
        return self.census.cards.get(family, 0)

    def smiles_of(self, family: int) -> int:
        """How many smiles the cards of a family have together."""
        return self.census.smiles.get(family, 0)

    def wages_to_come(self, limit: float) -> float:
        """How many wages up to a level a player draws in the rest of the game."""
        return self.rate(self.wages_each * limit)

    @property
    def wages_each(self) -> float:
        """How many wages of each level are in the deck."""
        return self.count_of(WAGE) / MOST_MONEY

    def invasion_to_come(self) -> bool:
        """Whether an invasion may still end the game early."""
        return EVENT_INVASION not in self.heap("out") and not self.game.runs(EVENT_INVASION)

    # Rivals.

    def share(self, person: Person) -> float:
        """What one smile less for a rival is worth."""
        if self.seats == 2:
            return HARM
        return (HARM_TO_LEADER if person is self.leader else HARM_TO_OTHERS) * HARM / (self.seats - 1)

    @property
    def lead(self) -> int:
        """How many smiles this player is ahead of the best rival."""
        return self.me.smiles - self.leader.smiles

    @property
    def working(self) -> float:
        """What this player's job, or having none, is worth."""
        if self._working is None:
            self._working = bot_jobs.working(self)
        return self._working

    # Hypothetical tables.

    @property
    def unemployed(self) -> SmileLife:
        """The table as if this player had no job."""
        game = self._unemployed
        if game is None:
            game = self.game
            if self.me.job.works:
                game = game.copy()
                game.zones[game.job_of(self.me.seat)] = []
                game.note_job(self.me.seat)
            self._unemployed = game
        return game

    @property
    def calm(self) -> SmileLife:
        """The table as if all crises were over."""
        game = self._calm
        if game is None:
            game = self.game
            if game.running:
                game = game.copy()
                game.running = []
            self._calm = game
        return game
