"""What jobs are worth: the current one, those in hand, and a possible one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import bot_worth, cards, laying, lives, specials
from croupier.shelf.smile_life.reasons import TOO_FEW_STUDIES

if TYPE_CHECKING:
    from croupier.shelf.smile_life.bot_scene import Person, Scene


def job_worth(scene: Scene, person: Person, kind: int) -> float:
    """What a job brings until the end: its smiles, the wages that it allows, its power."""
    job = scene.game.as_job(kind)
    mine = person is scene.me
    prize = mine and job.prize and cards.GRAND_PRIZE in scene.hand
    limit: int = cards.MOST_MONEY if prize else job.wage_limit(scene.calm, person.seat)
    worth = scene.smiles[kind] + bot_worth.POWERS.get(kind, 0.0) * bot_worth.FUTURE
    worth += scene.wages_to_come(limit) * (1 + 2 * bot_worth.BUNDLE) * bot_worth.FUTURE
    if job.studies_on:
        worth += scene.rate(scene.count_of(cards.STUDY)) * bot_worth.FUTURE
    if mine:
        worth += 0.5 * len(wages_allowed(scene, limit))
        if prize:
            worth += 3
    return worth


def wages_allowed(scene: Scene, limit: int) -> list[int]:
    """The wages in hand that a job with this limit allows."""
    wages = [kind for kind in scene.hand if cards.FAMILY[kind] == cards.WAGE]
    return [kind for kind in wages if lives.why_not_wage(scene.figures.money[kind], limit) is None]


def needs_studies(scene: Scene, kind: int) -> bool:
    """Whether this player lacks studies for a job."""
    return scene.game.as_job(kind).why_not(scene.game, scene.me.seat, False, True) is TOO_FEW_STUDIES


def idle_worth(scene: Scene, person: Person) -> float:
    """What having no job promises: studies, and a job later."""
    room = max(scene.figures.studies - len(person.studies), 0)
    held = min(scene.held(cards.STUDY), room) if person is scene.me else 0
    studies = min(room, held + scene.rate(scene.count_of(cards.STUDY))) * (1 + bot_worth.LEVEL)
    limit = 2.2 + 0.2 * min(person.level, 6)
    later = max(scene.horizon - bot_worth.SEARCH, 0.0) * scene.wages_each * limit / scene.deck
    return bot_worth.HOPES * (studies + 2 + later * bot_worth.FUTURE) * min(1.0, scene.turns / bot_worth.SEARCH)


def working(scene: Scene) -> float:
    """What this player's job, or having none, is worth."""
    me = scene.me
    return job_worth(scene, me, me.job.kind) if me.job.works else idle_worth(scene, me)


def better_by(scene: Scene, kind: int) -> float:
    """How much more a job is worth than the current one, or than having none."""
    return job_worth(scene, scene.me, kind) - scene.working


def best_new_job(scene: Scene) -> tuple[float, int]:
    """The best job in hand that can be taken up once the old one is left, and its value."""
    best, choice = 0.0, -1
    for kind in scene.hand:
        if cards.FAMILY[kind] == cards.JOB and laying.may_lay(scene.unemployed, scene.me.seat, kind):
            worth = job_worth(scene, scene.me, kind)
            if worth > best:
                best, choice = worth, kind
    return best, choice


def leaves_job(scene: Scene) -> bool:
    """Whether a job in hand is so much better that it is worth leaving the current one."""
    job = scene.me.job
    if not job.works or (not job.temporary and scene.turns < bot_worth.LATE):
        return False
    better, kind = best_new_job(scene)
    least = bot_worth.WORTH_CHANGING if job.temporary else bot_worth.WORTH_RESIGNING
    return kind >= 0 and better - scene.working > least


def strings_worth(scene: Scene) -> float:
    """What String-pulling brings: the best job in hand, whatever the studies."""
    jobs = specials.pullable(scene.game, scene.me.seat)
    return max([0.0, *[better_by(scene, kind) for kind in jobs]])


def job_promise(scene: Scene, kind: int) -> float:
    """What a job in hand may bring once there are enough studies, or with String-pulling."""
    me = scene.me
    job = scene.game.as_job(kind)
    better = better_by(scene, kind)
    least = bot_worth.JOB_AT_LEAST_WORKING if me.job.works else bot_worth.JOB_AT_LEAST
    if me.fits(kind):
        return max(better, least)
    reason = job.why_not(scene.unemployed, me.seat, False, True)
    if reason is None:
        return max(better, least)
    if reason is not TOO_FEW_STUDIES:
        return bot_worth.JOBS_OUT_OF_REACH[reason]
    if me.job.works:
        return bot_worth.JOB_TO_STUDY_FOR
    lacking = scene.figures.needs[kind] - me.level
    strings = 0.0
    if cards.SPECIAL_STRING_PULLING in scene.hand and specials.may_pull(scene.game, me.seat, kind):
        strings = bot_worth.JOB_LIKELY
    chance = max(bot_worth.JOB_LIKELY**lacking, strings) if scene.turns > 5 * lacking else strings
    return max(better * chance, least)
