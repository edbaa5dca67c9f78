"""AP-3: the crises. Each says what it forbids, to whom, and how many cards a hand may hold; nobody else asks which one runs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    CHILD,
    CRISIS_ECOLOGICAL,
    CRISIS_ECONOMIC,
    CRISIS_FOOD,
    CRISIS_HEALTH,
    CRISIS_POLITICAL,
    EVENT_CLEARANCE,
    FAMILY,
    FIGURES,
    FIRST_PLAGUE,
    JOB,
    JOB_DICTATOR,
    JOB_SURVIVALIST,
    JOB_UNDERTAKER,
    MALUS,
    WAGE,
)
from croupier.shelf.smile_life.options import NO_FOOD, NO_JOBS_IN_CRISIS, NO_WAGES_IN_CRISIS, NOTHING_LAID_IN_CRISIS


class Plague:
    """AP-3, AP-9.1: a plague that runs for some rounds. This one binds nobody."""

    is_crisis = False
    sells_for_nothing = False

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def forbids(self, job: i64, kind: i64, masked: bool, fed: bool) -> i64:
        """Why somebody with this job (or none), with or without a Gas mask and food, may not lay a card before themselves;
        0 if they may. A malus is laid before others."""
        return 0

    def hand(self, job: i64, size: i64) -> i64:
        """How many cards a hand of so many may hold."""
        return size


class Crisis(Plague):
    """AP-3.1, AP-17.6: a crisis binds everybody but the Survivalist."""

    is_crisis = True

    def forbids(self, job: i64, kind: i64, masked: bool, fed: bool) -> i64:
        return 0 if job == JOB_SURVIVALIST else self.forbids_others(job, kind, masked, fed)

    def forbids_others(self, job: i64, kind: i64, masked: bool, fed: bool) -> i64:
        return 0


class FoodCrisis(Crisis):
    def forbids_others(self, job: i64, kind: i64, masked: bool, fed: bool) -> i64:
        """AP-4.6."""
        return NO_FOOD if FAMILY[kind] == CHILD and not fed else 0


class EcologicalCrisis(Crisis):
    def hand(self, job: i64, size: i64) -> i64:
        """AP-5.2, AMB-22: a Researcher plays with one card as well."""
        return size if job == JOB_SURVIVALIST else FIGURES.ecological


class EconomicCrisis(Crisis):
    def forbids_others(self, job: i64, kind: i64, masked: bool, fed: bool) -> i64:
        """AP-6.2."""
        return NO_WAGES_IN_CRISIS if FAMILY[kind] == WAGE and job != JOB_UNDERTAKER else 0


class PoliticalCrisis(Crisis):
    def forbids_others(self, job: i64, kind: i64, masked: bool, fed: bool) -> i64:
        """AP-7.3."""
        return NO_JOBS_IN_CRISIS if FAMILY[kind] == JOB and kind != JOB_DICTATOR else 0


class HealthCrisis(Crisis):
    def forbids_others(self, job: i64, kind: i64, masked: bool, fed: bool) -> i64:
        """AP-8.3, AP-8.4, AMB-26: nothing but malus; the Undertaker lays wages (AP-17.2)."""
        if masked or FAMILY[kind] == MALUS or (job == JOB_UNDERTAKER and FAMILY[kind] == WAGE):
            return 0
        return NOTHING_LAID_IN_CRISIS


class Clearance(Plague):
    """AP-9.7: all acquisitions are free."""

    sells_for_nothing = True


_SPECIAL: Final[dict[int, Plague]] = {
    CRISIS_FOOD: FoodCrisis(CRISIS_FOOD),
    CRISIS_ECOLOGICAL: EcologicalCrisis(CRISIS_ECOLOGICAL),
    CRISIS_ECONOMIC: EconomicCrisis(CRISIS_ECONOMIC),
    CRISIS_POLITICAL: PoliticalCrisis(CRISIS_POLITICAL),
    CRISIS_HEALTH: HealthCrisis(CRISIS_HEALTH),
    EVENT_CLEARANCE: Clearance(EVENT_CLEARANCE),
}
PLAGUES: Final[list[Plague]] = [_SPECIAL.get(kind, Plague(kind)) for kind in range(FIRST_PLAGUE, len(FAMILY))]
"""Every plague, counted from the first."""
