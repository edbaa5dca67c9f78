"""SL-16, AP-16: the malus, and how each strikes, be it laid, avenged, brought by the Cloud or stolen in a Purge."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    FIGURES,
    MALUS_ACCIDENT,
    MALUS_BOMB,
    MALUS_BOMBING,
    MALUS_BURN_OUT,
    MALUS_DISMISSAL,
    MALUS_DIVORCE,
    MALUS_FUEL_SHORTAGE,
    MALUS_GENETIC_MUTATION,
    MALUS_GRADE_REPETITION,
    MALUS_ILLNESS,
    MALUS_INCOME_TAX,
    MALUS_JAIL,
    MALUS_RADIOACTIVE_CLOUD,
    MALUS_VIRUS,
)
from croupier.shelf.smile_life.monsters import Monsters
from croupier.shelf.smile_life.options import (
    ASK_BOMBING,
    ASK_CLOUD,
    ASK_EXCHANGE,
    ASK_MUTATION,
    ASK_TARGET,
    BOMBED,
    CARD,
    CHILDREN_KILLED,
    CLOUD,
    CLOUD_COMES,
    CLOUD_GONE,
    EXCHANGED,
    INFECTED,
    INFLICTED,
    LOST,
    MISSED,
    MUTATES,
    SEAT,
    SKIPS,
    VIRUS,
)
from croupier.table import NOBODY, Flow, Option


class Malus(Monsters):
    """A table at which people harm each other."""

    # Whom, and what.

    def inflict(self, seat: int, card: int) -> Flow:
        """SL-16: a malus that lies open in the middle is laid before somebody else, and strikes."""
        kind = self.face[card]
        if kind == MALUS_RADIOACTIVE_CLOUD:
            yield from self.cloud(seat, card)
            return
        self.about_kind = kind
        self.victim = NOBODY
        victim = NOBODY
        infect = False
        people = self.victims(seat, kind)
        if kind == MALUS_BOMB or (len(people) == 1 and not self.could_infect(seat, people[0], kind)):
            victim = people[0]
        else:
            yield self.ask(seat, ASK_TARGET)
            victim = self.answers[seat].value
            infect = self.answers[seat] is VIRUS[victim]
        self.about_kind = -1
        yield from self.strike_with(seat, victim, card)
        if infect:
            yield from self.infect(seat, victim)

    def malus_targets(self, seat: i64, kind: i64) -> list[Option]:
        """AP-16.16, AMB-48: whoever can suffer it; with an Illness the Virus may come along, to anybody who holds a card."""
        people = self.victims(seat, kind)
        options = [SEAT[other] for other in people]
        if kind == MALUS_ILLNESS and self.find(self.hand(seat), MALUS_VIRUS) >= 0:
            options.extend([VIRUS[other] for other in people if self.zones[self.hand(other)]])
        return options

    def could_infect(self, seat: i64, victim: i64, kind: i64) -> bool:
        """AMB-88: whether the Virus might come along with a malus, for all that everybody knows."""
        return kind == MALUS_ILLNESS and len(self.zones[self.hand(victim)]) > 0 and self.could_hold(seat, MALUS_VIRUS)

    def strike_with(self, author: int, victim: int, card: int) -> Flow:
        """The card goes where it belongs (SL-4.1, SL-16.7, SL-16.8), and strikes."""
        kind = self.face[card]
        if kind == MALUS_BOMB:
            self.move(card, self.played, self.out)
            self.bombers |= 1 << author
            self.tell(CHILDREN_KILLED, author, kind)
            self.bomb()
            return
        self.tell(INFLICTED, author, victim, kind)
        if kind == MALUS_JAIL:
            yield from self.strike(author, victim, kind)
            self.to_discard(card, self.played, NOBODY)
            return
        self.move(card, self.played, self.malus(victim))
        yield from self.strike(author, victim, kind)

    def strike(self, author: int, victim: int, kind: int) -> Flow:
        """What a malus does to its victim."""
        if FIGURES.skips[kind]:
            self.skips[victim] += FIGURES.skips[kind]
            self.tell(SKIPS, victim, FIGURES.skips[kind])
        if kind in (MALUS_DISMISSAL, MALUS_JAIL):
            yield from self.leave_job(victim, self.discard, LOST)
        elif kind == MALUS_DIVORCE:
            self.divorce(victim)
        elif kind == MALUS_INCOME_TAX:
            self.lose_last(victim, self.wages(victim))
        elif kind == MALUS_GRADE_REPETITION:
            self.lose_last(victim, self.studies(victim))
        elif kind == MALUS_BOMBING:
            yield from self.bombing(author, victim)
        elif kind == MALUS_GENETIC_MUTATION:
            yield from self.mutation(author, victim)

    # SL-16.

    def divorce(self, seat: i64) -> None:
        """SL-16.4, SL-13.3: with an adultery the children are lost as well, on top."""
        wedding: i64 = self.face[self.married_card(seat)]
        unfaithful = self.is_unfaithful(seat)
        self.end_marriage(seat, self.discard, self.discard)
        self.tell(LOST, seat, wedding)
        if unfaithful:
            for child in self.zones[self.children(seat)][:]:
                if child != self.bunkered:
                    self.lose_simply(seat, self.children(seat), child, self.discard)

    def lose_last(self, seat: i64, zone: i64) -> None:
        """SL-16.5, SL-16.6, AMB-44: the last card of a heap that is not under the Bunker."""
        self.lose_simply(seat, zone, self.last_exposed(zone), self.discard)

    def bomb(self) -> None:
        """SL-16.8: every laid child of everybody goes out of game."""
        for seat in range(self.people):
            for child in self.zones[self.children(seat)][:]:
                if child != self.bunkered:
                    self.lose_simply(seat, self.children(seat), child, self.out)

    # AP-16.

    def bombing(self, author: int, victim: int) -> Flow:
        """AP-16.2, AMB-49: an aimed drop, which hits every other time."""
        yield from self.choose(author, ASK_BOMBING, self.face_up(victim, False), MALUS_BOMBING, victim)
        target = self.chosen
        if self.roll("bombing") == 2:
            self.tell(BOMBED, author, victim, target.value)
            zone, card = self.place_of(victim, target)
            yield from self.lose(victim, zone, card, self.out, self.discard)
        else:
            self.tell(MISSED, author, victim, target.value)

    def mutation(self, author: int, victim: int) -> Flow:
        """AP-16.3 to AP-16.6, AMB-50: a pet turns on its owner."""
        pets = [CARD[kind] for kind in self.mutable_pets(victim)]
        yield from self.choose(author, ASK_MUTATION, pets, MALUS_GENETIC_MUTATION, victim)
        kind = self.chosen.value
        points = 0
        for _ in range(FIGURES.mutation):
            points += self.roll("mutation") - 1
        self.tell(MUTATES, victim, kind, points)
        if points == 0:
            return
        pet = self.find(self.belongings(victim), kind)
        yield from self.fight(victim, kind, points, points, pet, False)
        self.lose_simply(victim, self.belongings(victim), pet, self.out)

    def cloud(self, author: int, card: int) -> Flow:
        """AP-16.7, AP-16.8, AMB-51: round the table, each suffering one of their malus again; the last to suffer keeps it."""
        self.tell(CLOUD_COMES, author, MALUS_RADIOACTIVE_CLOUD)
        passer = author
        keeper = NOBODY
        for victim in self.others(author):
            if self.suffered_again(victim):
                yield from self.cloud_strikes(passer, victim)
                keeper = victim
            passer = victim
        if keeper == NOBODY:
            self.to_discard(card, self.played, author)
            self.tell(CLOUD_GONE)
        else:
            self.move(card, self.played, self.malus(keeper))

    def cloud_strikes(self, passer: int, victim: int) -> Flow:
        """One of the malus that somebody has suffered strikes again, as the passer chooses; it does not matter which if each
        costs a turn and no more (AMB-88)."""
        kinds = self.suffered_again(victim)
        if all([kind in (MALUS_ACCIDENT, MALUS_ILLNESS, MALUS_BURN_OUT) for kind in kinds]):
            del kinds[1:]
        again = [CARD[kind] for kind in kinds]
        yield from self.choose(passer, ASK_CLOUD, again, MALUS_RADIOACTIVE_CLOUD, victim)
        kind = self.chosen.value
        self.tell(CLOUD, passer, victim, kind)
        yield from self.strike(passer, victim, kind)

    def suffered_again(self, seat: i64) -> list[int]:
        """The malus before somebody that could strike now, each kind once."""
        kinds: list[int] = []
        for card in self.zones[self.malus(seat)]:
            kind: i64 = self.face[card]
            if kind not in kinds and kind != MALUS_FUEL_SHORTAGE and self.can_suffer(seat, kind):
                kinds.append(kind)
        return sorted(kinds)

    def infect(self, seat: int, victim: int) -> Flow:
        """AP-16.16, AP-16.17, AMB-48: the Virus changes hands openly; the giver looks at the other hand and takes a card."""
        virus = self.find(self.hand(seat), MALUS_VIRUS)
        self.see(virus, self.layout.everybody)
        self.move(virus, self.hand(seat), self.hand(victim))
        self.tell(INFECTED, seat, victim, MALUS_VIRUS)
        for card in self.zones[self.hand(victim)]:
            self.see(card, 1 << seat)
        self.victim = victim
        others = [card for card in self.zones[self.hand(victim)] if card != virus]
        yield from self.choose_from_hand(seat, ASK_EXCHANGE, others)
        self.victim = NOBODY
        card = self.pick(self.chosen.value, self.hand(victim), self.hand(seat))
        self.tell_card(EXCHANGED, card, seat, victim)
        self.check_virus(victim)

    def exchange_options(self) -> list[Option]:
        kinds = self.kinds_in(self.hand(self.victim))
        return [CARD[kind] for kind in kinds if kind != MALUS_VIRUS]
