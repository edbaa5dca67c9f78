"""The deck: one object for each kind of card, with the figures that a table plays with."""

from __future__ import annotations

from typing import Final

from croupier.shelf.smile_life import (
    acquisitions,
    cataclysms,
    crises,
    events,
    jobs,
    love,
    malus,
    monsters,
    pets,
    specials,
    studies,
    survival,
)
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import FAMILIES, FIGURES, Figures, figures_of
from croupier.shelf.smile_life.jobs import Job, NoJob
from croupier.table import Edition

# The class of all other kinds of a family.
FAMILY_CLASSES: Final[dict[str, type[Card]]] = {
    "study": studies.Study,
    "wage": studies.Wage,
    "job": jobs.Job,
    "flirt": love.Flirt,
    "marriage": love.Marriage,
    "child": love.Child,
    "pet": pets.Pet,
    "trip": acquisitions.Trip,
    "house": acquisitions.House,
    "weapon": acquisitions.Weapon,
    "vehicle": acquisitions.Vehicle,
    "survival": acquisitions.Acquisition,
    "monster": monsters.Monster,
}


def _classes() -> dict[str, type[Card]]:
    """The class of every kind that has rules of its own."""
    families = [
        *jobs.OWN_KINDS,
        *love.OWN_KINDS,
        *pets.OWN_KINDS,
        *acquisitions.OWN_KINDS,
        *survival.OWN_KINDS,
        *studies.OWN_KINDS,
        *malus.OWN_KINDS,
        *specials.OWN_KINDS,
        *cataclysms.OWN_KINDS,
        *crises.OWN_KINDS,
        *events.OWN_KINDS,
    ]
    return {each(0, FIGURES).id: each for each in families}


_CLASSES: Final = _classes()


class Deck:
    """The cards of one edition, by kind. ``jobs`` holds a placeholder for kinds that are not jobs."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.cards: list[Card] = []
        for kind, name in enumerate(figures.kinds):
            made = _CLASSES.get(name) or FAMILY_CLASSES[FAMILIES[figures.family[kind]]]
            self.cards.append(made(kind, figures))
        self.no_job = NoJob(figures)
        self.jobs: list[Job] = [card if isinstance(card, Job) else self.no_job for card in self.cards]


DECK: Final = Deck(FIGURES)
"""Our own boxes."""


def deck_of(edition: Edition | None) -> Deck:
    """The deck of a table."""
    return DECK if edition is None else Deck(figures_of(edition))
