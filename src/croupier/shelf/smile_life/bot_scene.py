"""The table as a sensible player sees it: what lies open in the view, and what the rules say about it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from croupier.shelf.smile_life import bot_jobs, laying
from croupier.shelf.smile_life.bot_worth import (
    FADING,
    HARM,
    HARM_TO_LEADER,
    HARM_TO_OTHERS,
    KEPT,
    SUDDEN_END,
)
from croupier.shelf.smile_life.cards import EVENT_INVASION, FAMILY, KINDS, MOST_MONEY, WAGE
from croupier.shelf.smile_life.layout import COMMON, LIFE, NONE
from croupier.shelf.smile_life.state import SmileLife
from croupier.shelf.smile_life.view import VIEW
from croupier.table import Chair, Json, WhyNot
from croupier.table.view import read

NUMBER: Final = {name: kind for kind, name in enumerate(KINDS)}
HEAP: Final = {name: at for at, (name, _, _) in enumerate(LIFE)}
# The rules are asked about a table on which hidden cards are dealt anew from this seed. Only open cards matter to them.
ANY_DEAL: Final = 0
# How many events are looked back on.
LATELY: Final = 4


def _heap(name: str) -> cached_property[list[int]]:
    """The known cards of one of a player's heaps, looked up once."""
    return cached_property(lambda person: person.heap(name))


class Person:
    """One player's life, as everybody sees it."""

    def __init__(self, scene: Scene, seat: int) -> None:
        facts = scene.view["players"][seat]
        self.scene = scene
        self.game = scene.game
        self.seat = seat
        self.smiles = facts["smiles"]
        self.level = facts["level"]
        self.job = scene.game.job(seat)
        self.limit = facts["wage_limit"]
        self.money = facts["money"]
        self.married = facts["married"]
        self.unfaithful = facts["unfaithful"]
        self.defence = facts["defence"]
        self.skips = facts["skips"]

    # What lies before them, by kind.

    def heap(self, name: str) -> list[int]:
        """The known cards of a heap."""
        return self.scene.zone(HEAP[name] * self.scene.seats + self.seat)

    belongings = _heap("belongings")
    children = _heap("children")
    flirts = _heap("flirts")
    wages = _heap("wages")
    studies = _heap("studies")

    @cached_property
    def exposed(self) -> list[int]:
        """The kinds that can be taken from them."""
        return [option.value for option in self.game.face_up(self.seat, False)]

    def exposed_in(self, zone: int) -> list[int]:
        """The cards of one of their heaps that the Bunker does not protect."""
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
    """The table from one seat. ``game`` answers for the rules: what lies open there is exact, the rest is not used."""

    def __init__(self, chair: Chair) -> None:
        view = read(chair.view(), VIEW)
        game = chair.state(ANY_DEAL)
        assert isinstance(game, SmileLife)
        self.chair = chair
        self.view = view
        self.game = game
        self.figures = game.figures
        self.smiles = game.figures.smiles
        self.seats = view["seats"]
        self.people = [Person(self, seat) for seat in range(self.seats)]
        self.me = self.people[chair.seat]
        self.rivals = [person for person in self.people if person is not self.me]
        self.leader = max(self.rivals, key=lambda rival: rival.smiles)
        self.common = len(LIFE) * self.seats
        self.expanded = view["options"]["expansion"] != NONE
        counts = [
            count if self.expanded or self.figures.base[kind] else 0 for kind, count in enumerate(self.figures.count)
        ]
        self.counts = counts
        self.deck = sum(counts)
        self.turns = view["zones"][self.common + COMMON.index("pile")]["count"] / self.seats
        self.horizon = self.turns * (SUDDEN_END if self.expanded and self.invasion_to_come() else 1.0)
        self.patience = KEPT * self.turns / (self.turns + FADING)
        self.hand = self.me.heap("hand")

    # Looking.

    def zone(self, at: int) -> list[int]:
        """The cards of a zone that are known, by kind."""
        return [NUMBER[name] for name in self.view["zones"][at]["cards"] if name is not None]

    def heap(self, name: str) -> list[int]:
        """The known cards of a common heap, from the top."""
        return self.zone(self.common + COMMON.index(name))

    def held(self, family: int) -> int:
        """How many cards of a family are in hand."""
        return sum([1 for kind in self.hand if FAMILY[kind] == family])

    @property
    def next_draw(self) -> int:
        """The card that a draw would bring, if it is known; -1 if it is not."""
        cards = self.view["zones"][self.common + COMMON.index("pile")]["cards"]
        return NUMBER[cards[0]] if cards and cards[0] is not None else -1

    @property
    def after(self) -> Person:
        """The left neighbour."""
        return self.people[(self.me.seat + 1) % self.seats]

    @cached_property
    def card(self) -> int:
        """The card that a question is about; -1 if it says nothing about that."""
        name = self.view["public"]["card"]
        return -1 if name is None else NUMBER[name]

    @property
    def victim(self) -> Person:
        """The other player whom a question is about."""
        seat = self.view["public"]["victim"]
        return self.leader if seat is None else self.people[seat]

    @property
    def strength(self) -> int:
        """The amount that a question is about: a price, damage or combativity."""
        return self.view["public"]["strength"] or 0

    def lately(self) -> list[Json]:
        """What happened last."""
        return self.chair.events(max(self.view["events"] - LATELY, 0))

    # The rest of the game.

    def rate(self, count: float) -> float:
        """How many of so many cards of the deck one draws in what is left of the game."""
        return self.horizon * count / self.deck

    def count_of(self, family: int) -> int:
        """How many cards of a family are in the deck."""
        return sum([count for kind, count in enumerate(self.counts) if FAMILY[kind] == family])

    def smiles_of(self, family: int) -> int:
        """How many smiles the cards of a family have together."""
        return sum([self.smiles[kind] * count for kind, count in enumerate(self.counts) if FAMILY[kind] == family])

    def wages_to_come(self, limit: float) -> float:
        """How many wages up to a level one draws in what is left of the game."""
        return self.rate(self.wages_each * limit)

    @cached_property
    def wages_each(self) -> float:
        """How many wages of each level are in the deck."""
        return self.count_of(WAGE) / MOST_MONEY

    def invasion_to_come(self) -> bool:
        """Whether the game may still end before its time."""
        return EVENT_INVASION not in self.heap("out") and not self.game.runs(EVENT_INVASION)

    # Rivals.

    def share(self, person: Person) -> float:
        """What a smile less for a rival is worth."""
        if self.seats == 2:
            return HARM
        return (HARM_TO_LEADER if person is self.leader else HARM_TO_OTHERS) * HARM / (self.seats - 1)

    @property
    def lead(self) -> int:
        """By how many smiles one is ahead of the best rival."""
        return self.me.smiles - self.leader.smiles

    @cached_property
    def working(self) -> float:
        """What one's own job, or being without one, is worth."""
        return bot_jobs.working(self)

    # The table as it might be.

    @cached_property
    def unemployed(self) -> SmileLife:
        """The table if one had left one's job."""
        if not self.me.job.works:
            return self.game
        game = self.game.copy()
        game.zones[game.job_of(self.me.seat)] = []
        game.note_job(self.me.seat)
        return game

    @cached_property
    def calm(self) -> SmileLife:
        """The table if all crises were over."""
        if not self.game.running:
            return self.game
        game = self.game.copy()
        game.running = []
        return game
