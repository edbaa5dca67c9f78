"""SL-6, SL-7, SL-8, AP-17: the jobs, and what each of them can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, fetching, laying, lives, losing, plagues, specials, turns
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import (
    CIVIL,
    CRISIS_POLITICAL,
    EVENT_INVASION,
    FIRST_MONSTER,
    FIRST_PLAGUE,
    MOST_MONEY,
    NO_JOB,
    PRIZE,
    TEMPORARY,
    WORK,
    Figures,
)
from croupier.shelf.smile_life.options import (
    ASK_GIVE_UP,
    ASK_RELAUNCH,
    CARD,
    DISCARDED,
    LAID,
    LOOKED_AT_HANDS,
    LOST,
    LOST_FOR_GOOD,
    NO,
    NO_EFFECT,
    RELAUNCHED,
)
from croupier.shelf.smile_life.reasons import (
    HAS_JOB,
    NOT_A_TEACHER,
    ONLY_IN_A_POLITICAL_CRISIS,
    POLICE,
    SURVIVALIST,
    TOO_FEW_STUDIES,
)
from croupier.table import Flow, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


TEACHERS: Final = ("job-teacher-english", "job-teacher-french", "job-teacher-history", "job-teacher-math")


class Job(Card):
    """SL-6: a job. A class is needed only for a power that its name alone does not give."""

    tie: i64 = WORK
    works = True
    steals = False
    """SL-7.4: whether it is neither dismissed nor taxed, but sent to Jail."""
    builds = False
    """SL-7.1: whether it brings a free house."""
    outlawed = False
    """SL-7.15: whether a Policeman prevents it from being taken up."""
    polices = False
    """SL-7.15: whether it guards against outlawed jobs."""
    buries = False
    """AP-17.2: whether its wages can be laid in every crisis."""
    dictates = False
    """AP-7.3, AP-17.3: whether it can be taken up in a political crisis, and imprisons."""
    keeps_one = False
    """AP-18.5: whether its holder keeps a card of choice in a Tornado."""
    survives = False
    """AP-17.6: whether it is immune to crises, monsters and attackers."""

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.needs: i64 = figures.needs[kind]
        self.wages: i64 = figures.wages[kind]
        self.prize: bool = figures.prize[kind]
        self.civil: bool = figures.status[kind] == CIVIL
        self.temporary: bool = figures.status[kind] == TEMPORARY
        self.hand: i64 = figures.dealt
        name = figures.kinds[kind]
        # SL-6.5: whether it leads to Grand professor.
        self.teaches: bool = name in TEACHERS
        # SL-7.3: whether it protects the marriage from a Divorce.
        self.pleads: bool = name == "job-lawyer"
        # SL-7.5: whether there is no limit to flirts.
        self.flirts_on: bool = name == "job-barman"
        # SL-7.8: whether studies may be laid beside it.
        self.studies_on: bool = name in ("job-doctor", "job-surgeon")
        # SL-7.8, SL-7.13: whether it protects from Illness.
        self.heals: bool = self.studies_on or name == "job-pharmacist"
        # SL-7.9: whether it protects from Accidents.
        self.repairs: bool = name == "job-mechanic"
        # SL-7.12: whether it prevents Bomb attacks.
        self.defends: bool = name == "job-soldier"

    def wage_limit(self, game: SmileLife, seat: i64) -> i64:
        """SL-6.3, SL-19.2: the highest wage that a player may lay with it."""
        return MOST_MONEY if self.prize and game.owns(seat, PRIZE) else self.wages

    # Taking it up.

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return self.why_not_work(game, seat, False)

    def why_not_work(self, game: SmileLife, seat: i64, pulled: bool) -> WhyNot | None:
        """SL-6.1, SL-6.2, SL-15.6: why a player may not take it up. With String-pulling (``pulled``) no studies are
        needed.
        """
        if game.job(seat).works:
            return HAS_JOB
        return None if pulled or self.needs <= lives.level(game, seat) else TOO_FEW_STUDIES

    def home(self, game: SmileLife, seat: i64) -> i64:
        return game.job_of(seat)

    def lay(self, game: SmileLife, seat: i64, card: i64, attacks: bool) -> Flow | None:
        return self._replace(game, seat, card) if game.job(seat).works else self._begin(game, seat, card)

    def _replace(self, game: SmileLife, seat: i64, card: i64) -> Flow:
        """SL-6.5, AP-10.3: the old job is discarded."""
        yield from losing.leave_job(game, seat, game.discard, LOST) or ()
        yield from self._begin(game, seat, card) or ()

    def _begin(self, game: SmileLife, seat: i64, card: i64) -> Flow | None:
        game.move(card, game.played, game.job_of(seat))
        game.note_job(seat)
        game.tell(LAID, seat, self.kind)
        game.beat(beats.LAID, seat, self.kind)
        game.new_job |= 1 << seat
        self.begin(game, seat)
        return self.use(game, seat)

    def begin(self, game: SmileLife, seat: i64) -> None:
        """What happens when a player takes it up."""

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        """SL-6.6: use its immediate power; a permanent one works from the next turn on."""
        return None

    def use_again(self, game: SmileLife, seat: i64) -> Flow | None:
        return self.use(game, seat)

    def why_not_attacked(self, game: SmileLife, seat: i64) -> WhyNot | None:
        """AP-12.8: why no weapon can be used against its holder."""
        return SURVIVALIST if self.survives else None

    # Leaving it.

    def lose(self, game: SmileLife, seat: i64, zone: i64, card: i64, target: i64, affair_target: i64) -> Flow | None:
        return losing.leave_job(game, seat, target, LOST if target == game.discard else LOST_FOR_GOOD)

    def hand_over(self, game: SmileLife, seat: i64, zone: i64, card: i64) -> Flow | None:
        return losing.leave_job(game, seat, game.played, None)

    def leaving(self, game: SmileLife, seat: i64) -> Flow | None:
        """What a player does before leaving it."""
        return None

    def left(self, game: SmileLife, seat: i64) -> Flow | None:
        """What happens to a player who has left it."""
        return None


class NoJob(Job):
    """Stands for having no job."""

    works = False

    def __init__(self, figures: Figures) -> None:
        super().__init__(0, figures)
        self.kind = NO_JOB
        self.wages = 0
        self.prize = False
        self.civil = False
        self.temporary = False


# SL-7 Jobs of the base game.


class Policeman(Job):
    """SL-7.15."""

    id = "job-policeman"
    polices = True

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        """The outlawed job of another player is discarded."""
        for other in game.others(seat):
            if game.job(other).outlawed:
                return self._arrest(game, seat)
        return None

    def _arrest(self, game: SmileLife, seat: i64) -> Flow:
        for other in game.others(seat):
            if game.job(other).outlawed and laying.is_exposed(game, other):
                yield from losing.leave_job(game, other, game.discard, LOST) or ()


class GrandProfessor(Job):
    """SL-6.5: only a teacher takes it up, instead of the old job."""

    id = "job-grand-professor"

    def why_not_work(self, game: SmileLife, seat: i64, pulled: bool) -> WhyNot | None:
        return None if game.job(seat).teaches and not pulled else NOT_A_TEACHER


class Medium(Job):
    """SL-7.11."""

    id = "job-medium"

    def use(self, game: SmileLife, seat: i64) -> None:
        turns.look_ahead(game, seat, game.figures.medium)


class Guru(Job):
    """SL-7.15: a Policeman keeps others from it."""

    id = "job-guru"
    outlawed = True

    def why_not_work(self, game: SmileLife, seat: i64, pulled: bool) -> WhyNot | None:
        reason = super().why_not_work(game, seat, pulled)
        if reason is not None:
            return reason
        for other in range(game.people):
            if other != seat and game.job(other).polices:
                return POLICE
        return None


class Bandit(Guru):
    """SL-7.4, SL-19.1."""

    id = "job-bandit"
    steals = True

    def begin(self, game: SmileLife, seat: i64) -> None:
        game.were_bandits |= 1 << seat


class Journalist(Job):
    """SL-7.10."""

    id = "job-journalist"

    def use(self, game: SmileLife, seat: i64) -> None:
        """Show the hands of the others to the player."""
        for other in game.others(seat):
            cards = game.zones[game.hand(other)]
            game.see_all(cards, 1 << seat)
            game.tell_cards(LOOKED_AT_HANDS, cards, seat, other)


class HeadOfPurchasing(Job):
    """SL-7.6."""

    id = "job-head-purchasing"

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        return specials.protected_swap(game, seat, self.kind)


class HeadOfSales(HeadOfPurchasing):
    """SL-7.6."""

    id = "job-head-sales"


class Architect(Job):
    """SL-7.1."""

    id = "job-architect"
    builds = True

    def use(self, game: SmileLife, seat: i64) -> None:
        """One house is free, from the next turn on."""
        if not game.free_house >> seat & 1:
            game.new_job |= 1 << seat
        game.free_house |= 1 << seat


class Researcher(Job):
    """SL-7.7: a sixth card."""

    id = "job-researcher"
    keeps_one = True

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.hand = figures.researcher

    def begin(self, game: SmileLife, seat: i64) -> None:
        if game.hand_size(seat) > game.figures.dealt:
            game.refill_to(seat, len(game.zones[game.hand(seat)]) + 1)

    def leaving(self, game: SmileLife, seat: i64) -> Flow | None:
        """A card of the player's choice is put under the job."""
        return self._give_up(game, seat) if len(game.zones[game.hand(seat)]) > game.figures.dealt else None

    def _give_up(self, game: SmileLife, seat: i64) -> Flow:
        yield from game.choose_from_hand(seat, ASK_GIVE_UP, game.zones[game.hand(seat)])
        kind = game.chosen.value
        game.discard_from_hand(seat, kind)
        game.tell(DISCARDED, seat, kind)
        game.beat(beats.DISCARDED, seat, kind)


class Astronaut(Job):
    """SL-7.2."""

    id = "job-astronaut"

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        return fetching.fetch(game, seat, self.kind, fetching.fetchable(game, seat), game.discard, False)


# AP-17 Jobs of Apocalypse.


class Undertaker(Job):
    """AP-17.2, AMB-59: a crisis pays well."""

    id = "job-undertaker"
    buries = True

    def wage_limit(self, game: SmileLife, seat: i64) -> i64:
        return MOST_MONEY if plagues.in_crisis(game) else super().wage_limit(game, seat)


class Dictator(Job):
    """AP-17.3."""

    id = "job-dictator"
    dictates = True

    def why_not_work(self, game: SmileLife, seat: i64, pulled: bool) -> WhyNot | None:
        if not game.job(seat).works and not game.runs(CRISIS_POLITICAL):
            return ONLY_IN_A_POLITICAL_CRISIS
        return super().why_not_work(game, seat, pulled)

    def use(self, game: SmileLife, seat: i64) -> None:
        game.dictator_waits = True

    def leaving(self, game: SmileLife, seat: i64) -> None:
        game.dictator_waits = False


class Hacker(Job):
    """AP-17.4, AMB-55."""

    id = "job-hacker"

    def use(self, game: SmileLife, seat: i64) -> Flow:
        """Launch a plague of the past again, as the player's turn."""
        kinds = past_plagues(game)
        if not kinds:
            game.tell(NO_EFFECT, seat, self.kind)
            return
        yield from game.choose(seat, ASK_RELAUNCH, [*[CARD[kind] for kind in sorted(kinds)], NO], self.kind)
        if game.chosen is NO:
            game.tell(NO_EFFECT, seat, self.kind)
            return
        kind = game.chosen.value
        game.move(game.find(game.out, kind), game.out, game.plagues)
        game.tell(RELAUNCHED, seat, kind)
        game.turn_over = True
        yield from plagues.appear(game, seat, kind) or ()


class Ninja(Job):
    """AP-17.5."""

    id = "job-ninja"

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        return fetching.fetch(game, seat, self.kind, fetching.weapons_to_fetch(game, seat), game.discard, True)


class Survivalist(Job):
    """AP-17.6."""

    id = "job-survivalist"
    survives = True

    def begin(self, game: SmileLife, seat: i64) -> None:
        """AMB-58: refill a hand that a crisis has reduced."""
        for other in range(game.people):
            if game.hand_size(other) < game.figures.dealt:
                game.refill(seat)
                return

    def left(self, game: SmileLife, seat: i64) -> Flow | None:
        return losing.trim(game, seat)


OWN_KINDS: Final[list[type[Card]]] = [
    Policeman,
    GrandProfessor,
    Medium,
    Guru,
    Bandit,
    Journalist,
    HeadOfPurchasing,
    HeadOfSales,
    Architect,
    Researcher,
    Astronaut,
    Undertaker,
    Dictator,
    Hacker,
    Ninja,
    Survivalist,
]
"""The kinds that have rules of their own."""


def past_plagues(game: SmileLife) -> list[int]:
    """AMB-55: the crises and events out of game that really took place."""
    kinds: list[int] = []
    for card in game.zones[game.out]:
        kind: i64 = game.face[card]
        if not FIRST_PLAGUE <= kind < FIRST_MONSTER or not game.past >> (kind - FIRST_PLAGUE) & 1:
            continue
        if kind != EVENT_INVASION or not game.is_flooded():
            kinds.append(kind)
    return kinds
