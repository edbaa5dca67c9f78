"""What a viewer cannot know never shows: not in a view, not in an event, not in a refusal.

A re-deal changes all that a viewer cannot know, and an answer that is not revealed yet may as well have been another:
what reaches the viewer must not change by a single byte. Thousands of positions are tried.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from croupier import Table
from tests.play import (
    ONE_AFTER_THE_OTHER,
    Viewer,
    again,
    asked,
    every_table,
    names,
    open_some,
    positions,
    recent,
    refusal,
    sight,
    some_move,
    steps,
    text,
    together,
    truth,
    viewers,
    zones_of,
)

POSITIONS_EACH = 400
REDEALS = 2
REFUSED_EACH = 40
UNREVEALED_EACH = 100


@every_table
def test_a_re_deal_of_what_a_viewer_cannot_know_changes_nothing_for_the_viewer(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, POSITIONS_EACH, "leaks")):
        viewer = viewers(table)[number % (seats + 1)]
        since = 0 if number % 10 == 0 else recent(table)
        seen = sight(table, viewer, since)
        question = None if viewer is None else asked(table).get(viewer)
        for seed in range(REDEALS):
            twin = table.fork(viewer, 1000 * number + seed)
            assert sight(twin, viewer, since) == seen
            assert viewer is None or asked(twin).get(viewer) == question
            assert sorted(twin.pending) == sorted(table.pending)


@every_table
def test_an_answer_kept_secret_looks_the_same_on_a_fork(game: str, seats: int) -> None:
    agreeing = 0
    for number, table in enumerate(together(game, seats, POSITIONS_EACH // 4, "later")):
        viewer = viewers(table)[number % (seats + 1)]
        one, other = again(table), table.fork(viewer, number)
        luck = Random(number)
        seat, key = some_move(one, luck)
        decision = other.pending[seat]
        if decision.find(key) is None:
            continue
        one.answer(seat, key)
        other.answer(seat, key)
        if seat in names(one.view(), "answered"):
            assert seat == viewer or sight(one, viewer) == sight(other, viewer)
            agreeing += 1
    assert agreeing > POSITIONS_EACH // 40 or (game, seats) in ONE_AFTER_THE_OTHER


def known_holds(table: Table, viewer: Viewer) -> None:
    """What a view claims to know is so."""
    view = table.view(viewer)
    lying = dict(zip([zone.name for zone in zones_of(view)], truth(table), strict=True))
    for zone in zones_of(view):
        real = lying[zone.name]
        if zone.ordered:
            assert all(card is None or card == there for card, there in zip(zone.cards, real, strict=True))
        else:
            assert not Counter(card for card in zone.cards if card is not None) - Counter(real)
    groups = view["known"]
    assert isinstance(groups, list)
    for group in groups:
        among = Counter(card for name in group["among"] for card in lying[name])
        assert not Counter(group["contents"]) - among, f"{group} is not so: {lying}"
        assert len(group["contents"]) <= sum(group["among"].values())


@every_table
def test_what_a_view_claims_to_know_is_so_also_on_forks(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, POSITIONS_EACH // 2, "claims")):
        twin = table.fork(viewers(table)[number % (seats + 1)], number)
        for viewer in viewers(table):
            known_holds(table, viewer)
            known_holds(twin, viewer)


@every_table
def test_unrevealed_answers_show_to_nobody_else(game: str, seats: int) -> None:
    """Two copies of a table, on which a seat answers differently: until that is revealed, nobody else can tell."""
    compared = 0
    for number, table in enumerate(together(game, seats, UNREVEALED_EACH, "unrevealed")):
        luck = Random(number)
        one, other = again(table), again(table)
        hiding: set[Viewer] = set()
        for seat in luck.sample(sorted(table.pending), len(table.pending) - 1):
            keys = [option.key for option in one.pending[seat].options]
            first = luck.choice(keys)
            second = luck.choice([key for key in keys if key != first] or keys)
            before = again(one), again(other)
            one.answer(seat, first)
            other.answer(seat, second)
            if seat not in names(one.view(), "answered") or seat not in names(other.view(), "answered"):
                one, other = before
                continue
            hiding.add(seat)
            if first != second:
                compared += 1
                assert one.view(seat)["answer"] == first
                assert other.view(seat)["answer"] == second
            since = recent(one)
            for viewer in viewers(table):
                if viewer not in hiding:
                    assert sight(one, viewer, since) == sight(other, viewer, since)
            assert asked(one) == asked(other)
            for refused in sorted(table.pending):
                no = [refusal(on.answer, refused, "no such key") for on in (one, other)]
                assert str(no[0]) == str(no[1])
    assert compared > UNREVEALED_EACH // 10 or (game, seats) in ONE_AFTER_THE_OTHER


@every_table
def test_a_fork_draws_unrevealed_answers_anew(game: str, seats: int) -> None:
    """Who has answered agrees, what was answered is drawn among what it could have been, and one's own answer stays."""
    drawn: set[bool] = set()
    for number, table in enumerate(together(game, seats, UNREVEALED_EACH, "drawn anew")):
        answered = names(table.view(), "answered")
        for seat in answered:
            real = table.view(seat)["answer"]
            assert table.fork(seat, number).view(seat)["answer"] == real
            for viewer in viewers(table):
                if viewer != seat:
                    twin = table.fork(viewer, number)
                    assert names(twin.view(), "answered") == answered
                    drawn.add(twin.view(seat)["answer"] == real)
    assert drawn == {True, False} or (game, seats) in ONE_AFTER_THE_OTHER


@every_table
def test_refusals_tell_nothing_hidden(game: str, seats: int) -> None:
    keys: dict[str, None] = {"": None, "no such key": None, "pass": None, "play": None, "play:": None, "1": None}
    table = open_some(game, seats, 0)
    for _ in steps(table, Random(0)):
        for decision in table.pending.values():
            keys.update(dict.fromkeys(option.key for option in decision.options))
    kinds = {key.partition(":")[0] for key in keys}
    keys.update(dict.fromkeys(f"{kind}{word}" for kind in kinds for word in ("", ":0", ":99", ":x")))
    luck = Random(1)
    for number, table in enumerate(positions(game, seats, REFUSED_EACH, "refusals")):
        for seat in range(seats):
            twins = [table.fork(seat, 10 * number + seed) for seed in range(REDEALS)]
            own = table.pending.get(seat)
            for key in luck.sample(sorted(keys), min(len(keys), 40)):
                if own is not None and own.find(key) is not None:
                    continue
                said = [refusal(on.answer, seat, key) for on in [table, *twins]]
                assert (
                    len({text([str(no), no.rule, no.reason, type(no).__name__]) for no in said if no is not None}) == 1
                )
                assert None not in said
