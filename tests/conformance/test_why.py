"""``table.why`` says what ``answer`` would say, and changes nothing."""

from __future__ import annotations

from random import Random

from croupier import NotAsked, NotOnOffer, Refused, Table, TooLate
from tests.play import every_table, open_some, picture, play_to_the_end, positions, refusal, steps, viewers

ASKED_EACH = 30
KEYS_EACH = 25


def words(said: Refused | None) -> tuple[type, str, str, str] | None:
    return None if said is None else (type(said), str(said), said.rule, said.reason)


def keys_of(game: str, seats: int) -> list[str]:
    """Keys that are on offer in some game, and some that never are."""
    keys = {"", "no such key", "pass", "play:"}
    table = open_some(game, seats, 0)
    for _ in steps(table, Random(0)):
        for decision in table.pending.values():
            keys.update(option.key for option in decision.options)
    return sorted(keys)


@every_table
def test_why_is_the_refusal_that_an_answer_would_meet(game: str, seats: int) -> None:
    keys = keys_of(game, seats)
    met: set[type] = set()
    for number, table in enumerate(positions(game, seats, ASKED_EACH, "why")):
        luck = Random(number)
        before = picture(table)
        for seat, decision in table.pending.items():
            assert [table.why(seat, option) for option in decision.options] == [None] * len(decision.options)
            assert [table.why(seat, option.key) for option in decision.options] == [None] * len(decision.options)
        tried = luck.sample(keys, min(len(keys), KEYS_EACH))
        refused = [(seat, key, table.why(seat, key)) for seat in [*range(seats), seats, -1] for key in tried]
        assert picture(table) == before
        for seat, key, said in refused:
            if said is not None:
                met.add(type(said))
                assert words(said) == words(refusal(table.answer, seat, key))
                assert said.reason
    assert met >= {NotAsked, NotOnOffer}


@every_table
def test_why_tells_nothing_hidden(game: str, seats: int) -> None:
    keys = keys_of(game, seats)
    for number, table in enumerate(positions(game, seats, ASKED_EACH, "why leaks")):
        seat = number % seats
        twin = table.fork(seat, number)
        for key in Random(number).sample(keys, min(len(keys), KEYS_EACH)):
            assert words(table.why(seat, key)) == words(twin.why(seat, key))


@every_table
def test_why_after_the_end_and_for_those_who_do_not_sit_here(game: str, seats: int) -> None:
    table = open_some(game, seats, 2)
    strangers: list[object] = [seats, -1, None, True, "0", 1.0]
    for nobody in strangers:
        said = table.why(nobody, "pass")
        assert isinstance(said, NotAsked)
        assert said.reason == "no-such-seat"
    play_to_the_end(table, Random(2))
    for viewer in viewers(table):
        over = table.why(viewer, "pass")
        assert isinstance(over, TooLate)
        assert over.reason == "game-over"


def asked_for(table: Table) -> object:
    return next(iter(table.pending))


def test_why_takes_what_is_no_key() -> None:
    table = open_some("russian-roulette", 3, 0)
    nothings: list[object] = [None, 5, [], {}, b"pass"]
    for nothing in nothings:
        assert isinstance(table.why(asked_for(table), nothing), NotOnOffer)
