"""A refused answer changes nothing, and the refusal says why, with the clause."""

from __future__ import annotations

from random import Random

from croupier.table import NotAsked, NotOnOffer, Option, Refused, Table, TooLate
from croupier.testing.check import every_table
from croupier.testing.compare import enough, refused, same
from croupier.testing.errors import Broken
from croupier.testing.trial import Trial
from croupier.testing.views import names, picture, state_of

REFUSED = 6
"""How many positions are tried for every game of a trial."""

KEYS = 25
"""How many keys of the game are tried at each of them."""

NO_SEATS: list[object] = [99, -1, 10**30, True, False, "0", None, 0.0, 1.5]
NO_KEYS: list[object] = ["", "no such key", "pass ", "PASS", None, 5, True, b"pass", ["pass"], {"key": "pass"}, 0.0]


def check_words(trial: Trial, refusal: Refused, *named: str) -> None:
    """A refusal cites its clause, gives a reason, and names what it is about."""
    trial.check_clause(refusal.rule, f"the refusal {str(refusal)!r}")
    if not refusal.reason:
        raise Broken(f"the refusal {str(refusal)!r} gives no reason")
    for word in [refusal.rule, *named]:
        if word not in str(refusal):
            raise Broken(f"the refusal {str(refusal)!r} does not mention {word}")


def unchanged(table: Table, before: str) -> None:
    same(before, picture(table), "a refused answer, or asking why, has changed the table")


def refused_answer(kind: type[Refused], what: str, table: Table, seat: object, option: object) -> Refused:
    """Give an answer that must be refused, and return the refusal; ``why`` gives the same beforehand."""
    said = table.why(seat, option)
    no = refused(kind, what, table.answer, seat, option)
    if said is None or (type(said), str(said), said.rule, said.reason) != (type(no), str(no), no.rule, no.reason):
        raise Broken(f"{what} is refused with {str(no)!r}, but why() says {str(said)!r}")
    return no


@every_table
def who_is_not_asked_is_refused(trial: Trial) -> None:
    refused_so = set()
    for table in trial.positions(REFUSED * trial.games, "not asked"):
        before = picture(table)
        key = next(iter(table.pending.values())).options[0].key
        for seat in set(range(trial.seats)) - set(table.pending):
            kind = TooLate if seat in names(table.view(), "answered") else NotAsked
            refusal = refused_answer(kind, f"an answer of seat {seat}, which is not asked,", table, seat, key)
            check_words(trial, refusal, str(seat))
            refused_so.add(refusal.reason)
        unchanged(table, before)
    if not refused_so <= {"not-asked", "answered-already"}:
        raise Broken(f"seats that are not asked are refused for different reasons: {refused_so}")
    enough(len(refused_so), 1, "every seat is asked every time")
    enough("answered-already" in refused_so, 1, "no seat has an answer given before the others have answered")


@every_table
def a_seat_that_is_not_there_cannot_answer(trial: Trial) -> None:
    table = trial.open()
    before = picture(table)
    enough(len(table.pending), 1, "no seat is asked after the deal")
    key = table.pending[min(table.pending)].options[0].key
    for seat in [trial.seats, *NO_SEATS]:
        refusal = refused_answer(NotAsked, f"an answer of seat {seat!r}", table, seat, key)
        if refusal.reason != "no-such-seat":
            raise Broken(f"seat {seat!r} is refused for the reason {refusal.reason!r}")
        check_words(trial, refusal, repr(seat))
    unchanged(table, before)


@every_table
def what_is_not_on_offer_is_refused(trial: Trial) -> None:
    for table in trial.positions(REFUSED * trial.games, "not on offer"):
        before = picture(table)
        for seat, decision in table.pending.items():
            for key in [*NO_KEYS, decision.options[0].key + " ", decision.kind + ":99"]:
                if decision.find(key) is None:
                    refusal = refused_answer(NotOnOffer, f"{key!r} of seat {seat}", table, seat, key)
                    check_words(trial, refusal, repr(key))
            refused_answer(NotOnOffer, "an option of no known kind", table, seat, Option("no such kind"))
        unchanged(table, before)


@every_table
def the_options_of_one_seat_are_not_those_of_another(trial: Trial) -> None:
    """An option object of another seat's decision, or of an earlier one, counts only by its key."""
    earlier: dict[str, Option] = {}
    for table in trial.positions(REFUSED * trial.games, "others' options"):
        before = picture(table)
        for seat, decision in table.pending.items():
            on_offer = {option.key for option in decision.options}
            for key, option in earlier.items():
                if key not in on_offer:
                    refused_answer(NotOnOffer, f"{key!r} of another decision", table, seat, option)
        unchanged(table, before)
        for decision in table.pending.values():
            earlier.update({option.key: option for option in decision.options})


@every_table
def after_the_end_it_is_too_late(trial: Trial) -> None:
    table = trial.open()
    moves = trial.play_to_the_end(table, Random(0))
    before = picture(table)
    for seat in range(trial.seats):
        key = moves[-1][1] if moves else "no such key"
        refusal = refused_answer(TooLate, f"an answer of seat {seat} after the end", table, seat, key)
        if refusal.reason != "game-over":
            raise Broken(f"an answer after the end is refused for the reason {refusal.reason!r}")
        check_words(trial, refusal)
    unchanged(table, before)


@every_table
def why_says_nothing_of_what_is_on_offer_and_why_of_all_the_rest(trial: Trial) -> None:
    """Keys of the whole game are tried wherever they are not on offer."""
    keys = trial.keys()
    for number, table in enumerate(trial.positions(REFUSED * trial.games, "why")):
        before, luck = picture(table), state_of(table).rng.state()
        tried = Random(number).sample(keys, min(len(keys), KEYS))
        for seat, decision in table.pending.items():
            for option in decision.options:
                if table.why(seat, option) is not None or table.why(seat, option.key) is not None:
                    raise Broken(f"{option.key!r} is on offer to seat {seat}, but why() says {table.why(seat, option)}")
            for key in tried:
                if decision.find(key) is None:
                    check_words(trial, refused_answer(NotOnOffer, f"{key!r} of seat {seat}", table, seat, key), key)
        unchanged(table, before)
        if state_of(table).rng.state() != luck:
            raise Broken("asking why uses luck: why_not() may not draw from self.rng")
