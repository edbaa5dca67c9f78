"""What jobs are worth to a sensible player: the one held, those in hand, and the hope for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import laying, specials
from croupier.shelf.smile_life.bot_worth import (
    BUNDLE,
    FUTURE,
    HOPES,
    JOB_AT_LEAST,
    JOB_AT_LEAST_WORKING,
    JOB_LIKELY,
    JOB_TO_STUDY_FOR,
    JOBS_OUT_OF_REACH,
    LATE,
    LEVEL,
    POWERS,
    SEARCH,
    WORTH_CHANGING,
    WORTH_RESIGNING,
)
from croupier.shelf.smile_life.cards import (
    FAMILY,
    GRAND_PRIZE,
    JOB,
    MOST_MONEY,
    SPECIAL_STRING_PULLING,
    STUDY,
    WAGE,
)
from croupier.shelf.smile_life.reasons import TOO_FEW_STUDIES

if TYPE_CHECKING:
    from croupier.shelf.smile_life.bot_scene import Person, Scene


def job_worth(scene: Scene, person: Person, kind: int) -> float:
    """What a job brings until the end: its smiles, the wages that it allows, its power."""
    job = scene.game.as_job(kind)
    mine = person is scene.me
    prize = mine and job.prize and GRAND_PRIZE in scene.hand
    limit: int = MOST_MONEY if prize else job.wage_limit(scene.calm, person.seat)
    worth = scene.smiles[kind] + POWERS.get(kind, 0.0) * FUTURE
    worth += scene.wages_to_come(limit) * (1 + 2 * BUNDLE) * FUTURE
    if job.studies_on:
        worth += scene.rate(scene.count_of(STUDY)) * FUTURE
    if mine:
        worth += 0.5 * sum([1 for card in scene.hand if FAMILY[card] == WAGE and scene.figures.money[card] <= limit])
        if prize:
            worth += 3
    return worth


def idle_worth(scene: Scene, person: Person) -> float:
    """What being without a job promises: studies, and a job later."""
    room = max(scene.figures.studies - len(person.studies), 0)
    held = min(scene.held(STUDY), room) if person is scene.me else 0
    studies = min(room, held + scene.rate(scene.count_of(STUDY))) * (1 + LEVEL)
    limit = 2.2 + 0.2 * min(person.level, 6)
    later = max(scene.horizon - SEARCH, 0.0) * scene.wages_each * limit / scene.deck
    return HOPES * (studies + 2 + later * FUTURE) * min(1.0, scene.turns / SEARCH)


def working(scene: Scene) -> float:
    """What one's own job, or being without one, is worth."""
    me = scene.me
    return job_worth(scene, me, me.job.kind) if me.job.works else idle_worth(scene, me)


def better_by(scene: Scene, kind: int) -> float:
    """How much more a job is worth than one's own, or than being without one."""
    return job_worth(scene, scene.me, kind) - scene.working


def best_new_job(scene: Scene) -> tuple[float, int]:
    """The best job in hand that one may take up once the old one is left, and what it is worth."""
    best, choice = 0.0, -1
    for kind in scene.hand:
        if FAMILY[kind] == JOB and laying.may_lay(scene.unemployed, scene.me.seat, kind):
            worth = job_worth(scene, scene.me, kind)
            if worth > best:
                best, choice = worth, kind
    return best, choice


def leaves_job(scene: Scene) -> bool:
    """Whether a job in hand is so much better that the old one is left for it."""
    job = scene.me.job
    if not job.works or (not job.temporary and scene.turns < LATE):
        return False
    better, kind = best_new_job(scene)
    return kind >= 0 and better - scene.working > (WORTH_CHANGING if job.temporary else WORTH_RESIGNING)


def strings_worth(scene: Scene) -> float:
    """What String-pulling brings: the best job in hand, studied for or not."""
    jobs = specials.pullable(scene.game, scene.me.seat)
    return max([0.0, *[better_by(scene, kind) for kind in jobs]])


def job_promise(scene: Scene, kind: int) -> float:
    """What a job in hand may bring once there are studies enough, or strings to pull."""
    me = scene.me
    job = scene.game.as_job(kind)
    better = better_by(scene, kind)
    least = JOB_AT_LEAST_WORKING if me.job.works else JOB_AT_LEAST
    if me.fits(kind):
        return max(better, least)
    reason = job.why_not(scene.unemployed, me.seat, False, True)
    if reason is None:
        return max(better, least)
    if reason is not TOO_FEW_STUDIES:
        return JOBS_OUT_OF_REACH[reason]
    if me.job.works:
        return JOB_TO_STUDY_FOR
    lacking = scene.figures.needs[kind] - me.level
    strings = 0.0
    if SPECIAL_STRING_PULLING in scene.hand and specials.may_pull(scene.game, me.seat, kind):
        strings = JOB_LIKELY
    chance = max(JOB_LIKELY**lacking, strings) if scene.turns > 5 * lacking else strings
    return max(better * chance, least)
