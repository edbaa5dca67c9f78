"""SL-16, AP-16: the malus, and how each strikes, be it laid, avenged, brought by the Cloud or stolen in a Purge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import laying, losing, monsters, onsets
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

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def inflict(game: SmileLife, seat: int, card: int) -> Flow:
    """SL-16: a malus that lies open in the middle is laid before somebody else, and strikes."""
    kind = game.face[card]
    if kind == MALUS_RADIOACTIVE_CLOUD:
        yield from cloud(game, seat, card)
        return
    game.about_kind = kind
    game.victim = NOBODY
    victim = NOBODY
    infect = False
    people = laying.victims(game, seat, kind)
    if kind == MALUS_BOMB or (len(people) == 1 and not could_infect(game, seat, people[0], kind)):
        victim = people[0]
    else:
        yield game.ask(seat, ASK_TARGET)
        victim = game.answers[seat].value
        infect = game.answers[seat] is VIRUS[victim]
    game.about_kind = -1
    yield from strike_with(game, seat, victim, card)
    if infect:
        yield from pass_virus(game, seat, victim)


def malus_targets(game: SmileLife, seat: i64, kind: i64) -> list[Option]:
    """AP-16.16, AMB-48: whoever can suffer it; with an Illness the Virus may come along, to anybody who holds a card."""
    people = laying.victims(game, seat, kind)
    options = [SEAT[other] for other in people]
    if kind == MALUS_ILLNESS and game.find(game.hand(seat), MALUS_VIRUS) >= 0:
        options.extend([VIRUS[other] for other in people if game.zones[game.hand(other)]])
    return options


def could_infect(game: SmileLife, seat: i64, victim: i64, kind: i64) -> bool:
    """AMB-88: whether the Virus might come along with a malus, for all that everybody knows."""
    return kind == MALUS_ILLNESS and len(game.zones[game.hand(victim)]) > 0 and game.could_hold(seat, MALUS_VIRUS)


def strike_with(game: SmileLife, author: int, victim: int, card: int) -> Flow:
    """The card goes where it belongs (SL-4.1, SL-16.7, SL-16.8), and strikes."""
    kind = game.face[card]
    if kind == MALUS_BOMB:
        game.move(card, game.played, game.out)
        game.bombers |= 1 << author
        game.tell(CHILDREN_KILLED, author, kind)
        bomb(game)
        return
    game.tell(INFLICTED, author, victim, kind)
    if kind == MALUS_JAIL:
        yield from strike(game, author, victim, kind)
        game.to_discard(card, game.played, NOBODY)
        return
    game.move(card, game.played, game.malus(victim))
    yield from strike(game, author, victim, kind)


def strike(game: SmileLife, author: int, victim: int, kind: int) -> Flow:
    """What a malus does to its victim."""
    if FIGURES.skips[kind]:
        game.skips[victim] += FIGURES.skips[kind]
        game.tell(SKIPS, victim, FIGURES.skips[kind])
    if kind in (MALUS_DISMISSAL, MALUS_JAIL):
        yield from losing.leave_job(game, victim, game.discard, LOST)
    elif kind == MALUS_DIVORCE:
        divorce(game, victim)
    elif kind == MALUS_INCOME_TAX:
        lose_last(game, victim, game.wages(victim))
    elif kind == MALUS_GRADE_REPETITION:
        lose_last(game, victim, game.studies(victim))
    elif kind == MALUS_BOMBING:
        yield from bombing(game, author, victim)
    elif kind == MALUS_GENETIC_MUTATION:
        yield from mutation(game, author, victim)


# SL-16.


def divorce(game: SmileLife, seat: i64) -> None:
    """SL-16.4, SL-13.3: with an adultery the children are lost as well, on top."""
    wedding: i64 = game.face[laying.married_card(game, seat)]
    unfaithful = game.is_unfaithful(seat)
    losing.end_marriage(game, seat, game.discard, game.discard)
    game.tell(LOST, seat, wedding)
    if unfaithful:
        for child in game.zones[game.children(seat)][:]:
            if child != game.bunkered:
                losing.lose_simply(game, seat, game.children(seat), child, game.discard)


def lose_last(game: SmileLife, seat: i64, zone: i64) -> None:
    """SL-16.5, SL-16.6, AMB-44: the last card of a heap that is not under the Bunker."""
    losing.lose_simply(game, seat, zone, laying.last_exposed(game, zone), game.discard)


def bomb(game: SmileLife) -> None:
    """SL-16.8: every laid child of everybody goes out of game."""
    for seat in range(game.people):
        for child in game.zones[game.children(seat)][:]:
            if child != game.bunkered:
                losing.lose_simply(game, seat, game.children(seat), child, game.out)


# AP-16.


def bombing(game: SmileLife, author: int, victim: int) -> Flow:
    """AP-16.2, AMB-49: an aimed drop, which hits every other time."""
    yield from game.choose(author, ASK_BOMBING, game.face_up(victim, False), MALUS_BOMBING, victim)
    target = game.chosen
    if game.roll("bombing") == 2:
        game.tell(BOMBED, author, victim, target.value)
        zone, card = game.place_of(victim, target)
        yield from losing.lose(game, victim, zone, card, game.out, game.discard)
    else:
        game.tell(MISSED, author, victim, target.value)


def mutation(game: SmileLife, author: int, victim: int) -> Flow:
    """AP-16.3 to AP-16.6, AMB-50: a pet turns on its owner."""
    pets = [CARD[kind] for kind in laying.mutable_pets(game, victim)]
    yield from game.choose(author, ASK_MUTATION, pets, MALUS_GENETIC_MUTATION, victim)
    kind = game.chosen.value
    points = 0
    for _ in range(FIGURES.mutation):
        points += game.roll("mutation") - 1
    game.tell(MUTATES, victim, kind, points)
    if points == 0:
        return
    pet = game.find(game.belongings(victim), kind)
    yield from monsters.fight(game, victim, kind, points, points, pet, False)
    losing.lose_simply(game, victim, game.belongings(victim), pet, game.out)


def cloud(game: SmileLife, author: int, card: int) -> Flow:
    """AP-16.7, AP-16.8, AMB-51: round the table, each suffering one of their malus again; the last to suffer keeps it."""
    game.tell(CLOUD_COMES, author, MALUS_RADIOACTIVE_CLOUD)
    passer = author
    keeper = NOBODY
    for victim in game.others(author):
        if suffered_again(game, victim):
            yield from cloud_strikes(game, passer, victim)
            keeper = victim
        passer = victim
    if keeper == NOBODY:
        game.to_discard(card, game.played, author)
        game.tell(CLOUD_GONE)
    else:
        game.move(card, game.played, game.malus(keeper))


def cloud_strikes(game: SmileLife, passer: int, victim: int) -> Flow:
    """One of the malus that somebody has suffered strikes again, as the passer chooses; it does not matter which if each
    costs a turn and no more (AMB-88)."""
    kinds = suffered_again(game, victim)
    if all([kind in (MALUS_ACCIDENT, MALUS_ILLNESS, MALUS_BURN_OUT) for kind in kinds]):
        del kinds[1:]
    again = [CARD[kind] for kind in kinds]
    yield from game.choose(passer, ASK_CLOUD, again, MALUS_RADIOACTIVE_CLOUD, victim)
    kind = game.chosen.value
    game.tell(CLOUD, passer, victim, kind)
    yield from strike(game, passer, victim, kind)


def suffered_again(game: SmileLife, seat: i64) -> list[int]:
    """The malus before somebody that could strike now, each kind once."""
    kinds: list[int] = []
    for card in game.zones[game.malus(seat)]:
        kind: i64 = game.face[card]
        if kind not in kinds and kind != MALUS_FUEL_SHORTAGE and laying.can_suffer(game, seat, kind):
            kinds.append(kind)
    return sorted(kinds)


def pass_virus(game: SmileLife, seat: int, victim: int) -> Flow:
    """AP-16.16, AP-16.17, AMB-48: the Virus changes hands openly; the giver looks at the other hand and takes a card."""
    virus = game.find(game.hand(seat), MALUS_VIRUS)
    game.see(virus, game.layout.everybody)
    game.move(virus, game.hand(seat), game.hand(victim))
    game.tell(INFECTED, seat, victim, MALUS_VIRUS)
    for card in game.zones[game.hand(victim)]:
        game.see(card, 1 << seat)
    game.victim = victim
    others = [card for card in game.zones[game.hand(victim)] if card != virus]
    yield from game.choose_from_hand(seat, ASK_EXCHANGE, others)
    game.victim = NOBODY
    card = game.pick(game.chosen.value, game.hand(victim), game.hand(seat))
    game.tell_card(EXCHANGED, card, seat, victim)
    onsets.check_virus(game, victim)


def exchange_options(game: SmileLife) -> list[Option]:
    kinds = game.kinds_in(game.hand(game.victim))
    return [CARD[kind] for kind in kinds if kind != MALUS_VIRUS]
