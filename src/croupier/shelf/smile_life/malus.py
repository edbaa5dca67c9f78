"""SL-16, AP-16: the malus: who can suffer each, and what it does when laid, avenged, repeated by the Cloud or stolen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, fights, laying, losing, virus
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import MASK, Figures
from croupier.shelf.smile_life.options import (
    ASK_BOMBING,
    ASK_CLOUD,
    ASK_MUTATION,
    ASK_TARGET,
    BOMBED,
    CARD,
    CHILDREN_KILLED,
    CLOUD,
    CLOUD_COMES,
    CLOUD_GONE,
    INFLICTED,
    KEPT_IN_HAND,
    LOST,
    MISSED,
    MUTATES,
    SEAT,
    SKIPS,
    SUFFERED,
    VIRUS,
)
from croupier.shelf.smile_life.reasons import (
    BANDIT,
    CIVIL_SERVANT,
    GAS_MASK,
    HEALER,
    LAWYER,
    MECHANIC,
    NO_JOB_NO_TAX,
    NO_JOB_TO_LOSE,
    NO_JOB_TO_TIRE_OF,
    NO_LONGER_STUDIES,
    NO_MARRIAGE_TO_LOSE,
    NO_PET,
    NO_STUDIES_TO_LOSE,
    NO_VICTIM,
    NO_WAGE_TO_LOSE,
    NOBODY_TAKES_THE_VIRUS,
    NOT_BEFORE_ONESELF,
    NOTHING_TO_BOMB,
    UNDER_THE_BUNKER,
    VIRUS_STAYS,
)
from croupier.table import NOBODY, Flow, Option, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


class Malus(Card):
    """SL-16: a card that is laid before another player, and strikes."""

    strikes_again = True
    """AMB-51: whether the Cloud makes its victim suffer it again."""
    only_skips = False
    """AMB-88: whether it only costs a turn."""

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.skips: i64 = figures.skips[kind]

    # Who can suffer it.

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return laying.why_not_inflict(game, seat, self.kind)

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        """Why a player cannot suffer it now; ``None`` if they can."""
        return None

    def why_not_chosen(self, game: SmileLife, other: i64) -> WhyNot | None:
        return self.why_not_suffer(game, other)

    def why_not_fish(self, game: SmileLife, seat: i64) -> WhyNot | None:
        return NOT_BEFORE_ONESELF

    def can_be_revived(self, game: SmileLife, seat: i64) -> bool:
        return False

    # How it strikes.

    def play(self, game: SmileLife, seat: i64, card: i64, free: bool, from_hand: bool) -> Flow | None:
        return self.inflict(game, seat, card)

    def inflict(self, game: SmileLife, seat: i64, card: i64) -> Flow:
        """SL-16: lay it before another player, and strike."""
        people = laying.victims(game, seat, self.kind)
        victim = people[0]
        infected = False
        if len(people) > 1 or self.could_infect(game, seat, victim):
            game.about_kind = self.kind
            game.victim = NOBODY
            yield game.ask(seat, ASK_TARGET)
            victim = game.answers[seat].value
            infected = game.answers[seat] is VIRUS[victim]
            game.about_kind = -1
        yield from self.hit(game, seat, victim, card) or ()
        if infected:
            yield from virus.pass_on(game, seat, victim)

    def targets(self, game: SmileLife, seat: i64) -> list[Option]:
        """The players it can be inflicted on."""
        return [SEAT[other] for other in laying.victims(game, seat, self.kind)]

    def could_infect(self, game: SmileLife, seat: i64, victim: i64) -> bool:
        """AMB-88: whether, as far as everyone knows, the Virus might come with it."""
        return False

    def hit(self, game: SmileLife, author: i64, victim: i64, card: i64) -> Flow | None:
        """SL-4.1: lay it before its victim, and strike."""
        game.tell(INFLICTED, author, victim, self.kind)
        game.move(card, game.played, game.malus(victim))
        return self.strike(game, author, victim)

    def strike(self, game: SmileLife, author: i64, victim: i64) -> Flow | None:
        """Carry out what the card says on its victim."""
        if self.skips:
            game.skips[victim] += self.skips
            game.tell(SKIPS, victim, self.skips)
        game.beat(beats.MALUS, author, victim, self.kind)
        return self.harm(game, author, victim)

    def harm(self, game: SmileLife, author: i64, victim: i64) -> Flow | None:
        """What it does besides skipped turns."""
        return None

    def lay_stolen(self, game: SmileLife, seat: i64, card: i64, robbed: i64) -> Flow | None:
        """AP-10.4, AMB-30: a stolen malus strikes the thief as if the victim had played it, or is discarded."""
        if self.why_not_suffer(game, seat) is None:
            return self.hit(game, robbed, seat, card)
        self.waste(game, seat, card)
        return None


# SL-16 Malus of the base game.


class Accident(Malus):
    """SL-16.1."""

    id = "malus-accident"
    only_skips = True

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        return MECHANIC if game.job(seat).repairs else None


class Illness(Malus):
    """SL-16.1, AP-16.16."""

    id = "malus-illness"
    only_skips = True

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        if game.job(seat).heals:
            return HEALER
        return GAS_MASK if game.owns(seat, MASK) else None

    def targets(self, game: SmileLife, seat: i64) -> list[Option]:
        """AP-16.16, AMB-48: the Virus may come with it, to any player who holds a card."""
        options = super().targets(game, seat)
        if virus.held_by(game, seat) >= 0:
            people = laying.victims(game, seat, self.kind)
            options.extend([VIRUS[other] for other in people if game.zones[game.hand(other)]])
        return options

    def could_infect(self, game: SmileLife, seat: i64, victim: i64) -> bool:
        return len(game.zones[game.hand(victim)]) > 0 and virus.could_hold(game, seat)


class BurnOut(Malus):
    """SL-16.2."""

    id = "malus-burn-out"
    only_skips = True

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        return None if game.job(seat).works else NO_JOB_TO_TIRE_OF


class Dismissal(Malus):
    """SL-16.3, SL-7.4."""

    id = "malus-dismissal"

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        job = game.job(seat)
        if not job.works:
            return NO_JOB_TO_LOSE
        if job.civil:
            return CIVIL_SERVANT
        if job.steals:
            return BANDIT
        return None if laying.is_exposed(game, seat) else UNDER_THE_BUNKER

    def harm(self, game: SmileLife, author: i64, victim: i64) -> Flow | None:
        return losing.leave_job(game, victim, game.discard, LOST)


class Divorce(Malus):
    """SL-16.4."""

    id = "malus-divorce"

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        if game.job(seat).pleads:
            return LAWYER
        if not game.is_married(seat):
            return NO_MARRIAGE_TO_LOSE
        return UNDER_THE_BUNKER if game.wedding(seat) == game.bunkered else None

    def harm(self, game: SmileLife, author: i64, victim: i64) -> None:
        """SL-13.3: with an adultery the children are lost as well."""
        wedding: i64 = game.face[game.wedding(victim)]
        unfaithful = game.is_unfaithful(victim)
        losing.end_marriage(game, victim, game.discard, game.discard)
        game.tell(LOST, victim, wedding)
        game.beat(beats.LOSS, victim, wedding)
        if unfaithful:
            losing.lose_all(game, victim, game.children(victim), game.discard)


class IncomeTax(Malus):
    """SL-16.5, SL-7.4."""

    id = "malus-income-tax"

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        job = game.job(seat)
        if not job.works:
            return NO_JOB_NO_TAX
        if job.steals:
            return BANDIT
        return why_not_lose_last(game, game.wages(seat), NO_WAGE_TO_LOSE)

    def harm(self, game: SmileLife, author: i64, victim: i64) -> None:
        losing.lose_last(game, victim, game.wages(victim))


class GradeRepetition(Malus):
    """SL-16.6."""

    id = "malus-grade-repetition"

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        if game.job(seat).works:
            return NO_LONGER_STUDIES
        return why_not_lose_last(game, game.studies(seat), NO_STUDIES_TO_LOSE)

    def harm(self, game: SmileLife, author: i64, victim: i64) -> None:
        losing.lose_last(game, victim, game.studies(victim))


class Jail(Malus):
    """SL-16.7: for the Bandit; the card is discarded."""

    id = "malus-jail"

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        if not game.job(seat).steals:
            return NO_VICTIM
        return None if laying.is_exposed(game, seat) else UNDER_THE_BUNKER

    def hit(self, game: SmileLife, author: i64, victim: i64, card: i64) -> Flow:
        game.tell(INFLICTED, author, victim, self.kind)
        yield from self.strike(game, author, victim) or ()
        game.to_discard(card, game.played, NOBODY)

    def harm(self, game: SmileLife, author: i64, victim: i64) -> Flow | None:
        return losing.leave_job(game, victim, game.discard, LOST)


class Bomb(Malus):
    """SL-16.8, SL-19.1: every laid child of every player goes out of game, and so does the card."""

    id = "malus-bomb"

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        for other in range(game.people):
            if game.job(other).defends:
                return NO_VICTIM
        for other in range(game.people):
            if laying.last_exposed(game, game.children(other)) >= 0:
                return None
        return NO_VICTIM

    def play(self, game: SmileLife, seat: i64, card: i64, free: bool, from_hand: bool) -> None:
        self.explode(game, seat, card)

    def explode(self, game: SmileLife, author: i64, card: i64) -> None:
        game.move(card, game.played, game.out)
        game.bombed |= 1 << author
        game.tell(CHILDREN_KILLED, author, self.kind)
        game.beat(beats.BOMB, author, self.kind)
        self.kill(game)

    def kill(self, game: SmileLife) -> None:
        for seat in range(game.people):
            losing.lose_all(game, seat, game.children(seat), game.out)

    def lay_stolen(self, game: SmileLife, seat: i64, card: i64, robbed: i64) -> None:
        if self.why_not_suffer(game, seat) is not None:
            self.waste(game, seat, card)
            return
        game.move(card, game.played, game.out)
        game.tell(SUFFERED, seat, self.kind)
        game.beat(beats.BOMB, seat, self.kind)
        self.kill(game)


# AP-16 Malus of Apocalypse.


class Bombing(Malus):
    """AP-16.2, AMB-49: a drop on a target, which hits every other time."""

    id = "malus-bombing"

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        return None if laying.has_exposed(game, seat) else NOTHING_TO_BOMB

    def harm(self, game: SmileLife, author: i64, victim: i64) -> Flow:
        yield from game.choose(author, ASK_BOMBING, game.face_up(victim, False), self.kind, victim)
        target = game.chosen
        if game.roll("bombing") == 2:
            game.tell(BOMBED, author, victim, target.value)
            game.beat(beats.BOMBING, victim, target.value, 1)
            zone, card = game.place_of(victim, target)
            yield from game.cards[target.value].lose(game, victim, zone, card, game.out, game.discard) or ()
            game.beat(beats.LOSS, victim, target.value)
        else:
            game.tell(MISSED, author, victim, target.value)
            game.beat(beats.BOMBING, victim, target.value, 0)


class GeneticMutation(Malus):
    """AP-16.3 to AP-16.6, AMB-50: a pet turns on its owner."""

    id = "malus-genetic-mutation"

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.throws: i64 = figures.mutation

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        return None if laying.mutable_pets(game, seat) else NO_PET

    def harm(self, game: SmileLife, author: i64, victim: i64) -> Flow:
        pets = [CARD[kind] for kind in laying.mutable_pets(game, victim)]
        yield from game.choose(author, ASK_MUTATION, pets, self.kind, victim)
        kind = game.chosen.value
        points = 0
        for _ in range(self.throws):
            points += game.roll("mutation") - 1
        game.tell(MUTATES, victim, kind, points)
        game.beat(beats.MUTATION, victim, kind, points)
        if points == 0:
            return
        pet = game.find(game.belongings(victim), kind)
        yield from fights.fight(game, victim, kind, points, points, pet, False)
        game.cards[kind].lose_alone(game, victim, game.belongings(victim), pet, game.out)
        game.beat(beats.LOSS, victim, kind)


class RadioactiveCloud(Malus):
    """AP-16.7, AP-16.8, AMB-51: it goes round the table; each player suffers one of their malus again."""

    id = "malus-radioactive-cloud"

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return None

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        return NO_VICTIM

    def inflict(self, game: SmileLife, seat: i64, card: i64) -> Flow:
        """The last player to suffer keeps it."""
        game.tell(CLOUD_COMES, seat, self.kind)
        game.beat(beats.CLOUD, seat, self.kind)
        passer = seat
        keeper: i64 = NOBODY
        for victim in game.others(seat):
            if suffered_again(game, victim):
                yield from self.pass_over(game, passer, victim)
                keeper = victim
            passer = victim
        if keeper == NOBODY:
            game.to_discard(card, game.played, seat)
            game.tell(CLOUD_GONE)
        else:
            game.move(card, game.played, game.malus(keeper))

    def pass_over(self, game: SmileLife, passer: i64, victim: i64) -> Flow:
        """The passer chooses one of the malus that the victim has suffered, which strikes again; the choice does not
        matter if each costs a turn and no more (AMB-88).
        """
        kinds = suffered_again(game, victim)
        if all([game.as_malus(kind).only_skips for kind in kinds]):
            del kinds[1:]
        yield from game.choose(passer, ASK_CLOUD, [CARD[kind] for kind in kinds], self.kind, victim)
        kind = game.chosen.value
        game.tell(CLOUD, passer, victim, kind)
        yield from game.as_malus(kind).strike(game, passer, victim) or ()

    def lay_stolen(self, game: SmileLife, seat: i64, card: i64, robbed: i64) -> Flow | None:
        if not suffered_again(game, seat):
            self.waste(game, seat, card)
            return None
        game.tell(SUFFERED, seat, self.kind)
        game.move(card, game.played, game.malus(seat))
        game.beat(beats.CLOUD, seat, self.kind)
        return self.pass_over(game, robbed, seat)


class FuelShortage(Malus):
    """AP-16.9: its victim cannot flee."""

    id = "malus-fuel-shortage"
    strikes_again = False


class Virus(Malus):
    """AP-16.15: it stays in the hand until an Illness passes it on or a health crisis lays it."""

    id = "malus-virus"

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.score = figures.smiles[kind] + figures.virus

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return VIRUS_STAYS

    def why_not_suffer(self, game: SmileLife, seat: i64) -> WhyNot | None:
        return NO_VICTIM

    def why_never_taken(self) -> WhyNot | None:
        return NOBODY_TAKES_THE_VIRUS

    def why_not_fish(self, game: SmileLife, seat: i64) -> WhyNot | None:
        return None

    def fish(self, game: SmileLife, seat: i64, card: i64, lays: bool) -> None:
        game.move(card, game.flood, game.hand(seat))
        game.tell(KEPT_IN_HAND, seat, self.kind)
        virus.check(game, seat)


OWN_KINDS: Final[list[type[Card]]] = [
    Accident,
    Illness,
    BurnOut,
    Dismissal,
    Divorce,
    IncomeTax,
    GradeRepetition,
    Jail,
    Bomb,
    Bombing,
    GeneticMutation,
    RadioactiveCloud,
    FuelShortage,
    Virus,
]
"""The kinds that have rules of their own."""


def why_not_lose_last(game: SmileLife, zone: i64, empty: WhyNot) -> WhyNot | None:
    """Why the last card of a zone cannot be lost: there is none, or the Bunker protects it (AP-14.2)."""
    if not game.zones[zone]:
        return empty
    return None if laying.last_exposed(game, zone) >= 0 else UNDER_THE_BUNKER


def suffered_again(game: SmileLife, seat: i64) -> list[int]:
    """AMB-51: the malus before a player that could strike now, each kind once."""
    kinds: list[int] = []
    for card in game.zones[game.malus(seat)]:
        kind: i64 = game.face[card]
        malus = game.as_malus(kind)
        if kind not in kinds and malus.strikes_again and malus.why_not_suffer(game, seat) is None:
            kinds.append(kind)
    return sorted(kinds)


def revenges(game: SmileLife, seat: i64) -> list[int]:
    """SL-15.9, AMB-53: the malus that a player has suffered and could inflict now, each kind once."""
    kinds: list[int] = []
    for card in game.zones[game.malus(seat)]:
        kind = game.face[card]
        if kind not in kinds and game.as_malus(kind).why_not(game, seat, False, True) is None:
            kinds.append(kind)
    return kinds
