"""What a viewer cannot know appears in no view, event or refusal.

A re-deal changes everything a viewer cannot know, and an unrevealed answer could be another one: what the viewer gets
must not change by a single byte.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from croupier.table import Table, Watch
from croupier.testing.check import every_table
from croupier.testing.compare import enough, refusal, same
from croupier.testing.errors import Broken
from croupier.testing.play import Move, some_move
from croupier.testing.trial import Trial
from croupier.testing.views import (
    Viewer,
    asked,
    called,
    groups_of,
    in_turn,
    names,
    recent,
    sight,
    state_of,
    text,
    truth,
    viewers,
    zones_of,
)
from croupier.text import LANGUAGES, Teller, Words

POSITIONS = 100
SECRETS = 25
REFUSED = 10
REMARKS = 10
REDEALS = 2


@every_table
def a_re_deal_of_what_a_viewer_cannot_know_changes_nothing_for_the_viewer(trial: Trial) -> None:
    for number, table in enumerate(trial.positions(POSITIONS * trial.games, "leaks")):
        viewer = in_turn(table, number)
        since = 0 if number % 10 == 0 else recent(table)
        seen = sight(table, viewer, since)
        question = None if viewer is None else asked(table).get(viewer)
        for seed in range(REDEALS):
            twin = table.fork(viewer, 1000 * number + seed)
            words = f"what {called(viewer)} cannot know was dealt anew, and it sees the difference: a secret leaks"
            same(seen, sight(twin, viewer, since), words)
            if viewer is not None and asked(twin).get(viewer) != question:
                raise Broken(f"what {called(viewer)} is asked depends on what it cannot know")
            if sorted(twin.pending) != sorted(table.pending):
                raise Broken(f"who is asked depends on what {called(viewer)} cannot know")


@every_table
def an_answer_shows_a_viewer_nothing_but_cards_and_luck(trial: Trial) -> None:
    """After the same answers, if no luck is used and a viewer sees the same cards, it gets the same events, and the
    same seats are asked: an event reveals a hidden card by showing it, and being asked reveals nothing.
    """
    for number, table in enumerate(trial.positions(POSITIONS * trial.games // 2, "told")):
        if any(names(table.laid_open(), "held")):
            continue
        viewer = in_turn(table, number)
        one, other = table.copy(), table.fork(viewer, number)
        before = [state_of(on).rng.state() for on in (one, other)]
        moves = same_answers(one, other, Random(number))
        if not moves or one.over or before != [state_of(on).rng.state() for on in (one, other)]:
            continue
        since = table.event_count
        if _cards(one, viewer, since) == _cards(other, viewer, since):
            words = f"what {called(viewer)} cannot know was dealt anew, and {moves} shows it the difference"
            same(sight(one, viewer, since), sight(other, viewer, since), words)


def same_answers(
    one: Table, other: Table, luck: Random, watch: Watch | None = None, watch_other: Watch | None = None
) -> list[Move]:
    """Give the same answers at two tables until one of them takes effect; empty if they have no answer in common. Each
    table may be watched.
    """
    moves: list[Move] = []
    for _ in range(one.seats):
        seat = luck.choice(sorted(one.pending))
        common = [
            option.key for option in one.pending[seat].options if other.pending[seat].find(option.key) is not None
        ]
        if not common:
            return []
        key = luck.choice(common)
        one.answer(seat, key, watch)
        other.answer(seat, key, watch_other)
        moves.append((seat, key))
        if one.over or seat not in names(one.view(), "answered"):
            break
    return moves


def _cards(table: Table, viewer: Viewer, since: int) -> list[object]:
    """What a viewer knows of the cards, and which it has seen since an event."""
    view = table.view(viewer)
    return [view["zones"], view["known"], [event.get("cards") for event in table.events(since, viewer)]]


@every_table
def an_answer_kept_secret_looks_the_same_on_a_fork(trial: Trial) -> None:
    agreeing = 0
    for number, table in enumerate(trial.together(SECRETS * trial.games, "later")):
        viewer = in_turn(table, number)
        one, other = table.copy(), table.fork(viewer, number)
        seat, key = some_move(one, Random(number))
        if other.pending[seat].find(key) is None:
            continue
        one.answer(seat, key)
        other.answer(seat, key)
        if seat in names(one.view(), "answered"):
            if seat != viewer:
                words = (
                    f"the secret answer of seat {seat} looks different to {called(viewer)} where cards are dealt anew"
                )
                same(sight(one, viewer), sight(other, viewer), words)
            agreeing += 1
    enough(agreeing, trial.games * SECRETS // 10, "hardly any answer is kept secret until the others have answered")


def check_known(table: Table, viewer: Viewer) -> None:
    """What a view claims to know is true."""
    view = table.view(viewer)
    zones = zones_of(view)
    lying = dict(zip([zone["name"] for zone in zones], truth(table), strict=True))
    for zone in zones:
        real = lying[zone["name"]]
        wrong = (
            any(card not in (None, there) for card, there in zip(zone["cards"], real, strict=True))
            if zone["ordered"]
            else bool(Counter(card for card in zone["cards"] if card is not None) - Counter(real))
        )
        if wrong:
            raise Broken(f"{called(viewer)} is told that {zone['name']} holds {zone['cards']}; it holds {real}")
    for group in groups_of(view):
        among = Counter(card for name in group["among"] for card in lying[name])
        if Counter(group["contents"]) - among or len(group["contents"]) > sum(group["among"].values()):
            raise Broken(f"{called(viewer)} believes in {group}, but the cards are {lying}")


@every_table
def what_a_view_claims_to_know_is_so_also_on_forks(trial: Trial) -> None:
    for number, table in enumerate(trial.positions(POSITIONS * trial.games // 2, "claims")):
        twin = table.fork(in_turn(table, number), number)
        for viewer in viewers(table):
            check_known(table, viewer)
            check_known(twin, viewer)


@every_table
def unrevealed_answers_show_to_nobody_else(trial: Trial) -> None:
    """A seat answers differently on two copies of a table: until that is revealed, no other viewer sees a difference."""
    compared = 0
    for number, table in enumerate(trial.together(SECRETS * trial.games, "unrevealed")):
        luck = Random(number)
        one, other = table.copy(), table.copy()
        hiding: set[Viewer] = set()
        for seat in luck.sample(sorted(table.pending), len(table.pending) - 1):
            keys = [option.key for option in one.pending[seat].options]
            first = luck.choice(keys)
            second = luck.choice([key for key in keys if key != first] or keys)
            before = one.copy(), other.copy()
            one.answer(seat, first)
            other.answer(seat, second)
            if seat not in names(one.view(), "answered") or seat not in names(other.view(), "answered"):
                one, other = before
                continue
            hiding.add(seat)
            if first != second:
                compared += 1
                if (one.view(seat)["answer"], other.view(seat)["answer"]) != (first, second):
                    raise Broken(f"seat {seat} does not see its own answer")
            _check_hidden(table, one, other, hiding, f"the secret answer of seat {seat}, {first!r} or {second!r},")
    enough(compared, trial.games * SECRETS // 10, "hardly any seat has several answers that are kept secret")


def _check_hidden(table: Table, one: Table, other: Table, hiding: set[Viewer], what: str) -> None:
    since = recent(one)
    for viewer in viewers(table):
        if viewer not in hiding:
            same(sight(one, viewer, since), sight(other, viewer, since), f"{what} shows to {called(viewer)}")
    if asked(one) != asked(other):
        raise Broken(f"{what} changes what other seats are asked")
    for seat in sorted(table.pending):
        no = [refusal(on.answer, seat, "no such key") for on in (one, other)]
        if str(no[0]) != str(no[1]):
            raise Broken(f"{what} can be told from the refusals {str(no[0])!r} and {str(no[1])!r}")


@every_table
def a_fork_draws_unrevealed_answers_anew(trial: Trial) -> None:
    """Who has answered is the same, the answers are drawn from what they could have been, and the viewer's own answer
    stays.
    """
    drawn: set[bool] = set()
    for number, table in enumerate(trial.together(SECRETS * trial.games, "drawn anew")):
        answered = names(table.view(), "answered")
        for seat in answered:
            real = table.view(seat)["answer"]
            if table.fork(seat, number).view(seat)["answer"] != real:
                raise Broken(f"a fork for seat {seat} changes its own secret answer {real!r}")
            for viewer in viewers(table):
                if viewer != seat:
                    twin = table.fork(viewer, number)
                    if names(twin.view(), "answered") != answered:
                        raise Broken(f"on a fork for {called(viewer)} other seats have answered")
                    drawn.add(twin.view(seat)["answer"] == real)
    enough(len(drawn), 2, "secret answers were always, or never, drawn as they were given")


@every_table
def refusals_tell_nothing_hidden(trial: Trial) -> None:
    luck = Random(1)
    keys = _keys(trial)
    words = Words(trial.info, LANGUAGES[0])
    for number, table in enumerate(trial.positions(REFUSED * trial.games, "refusals")):
        for seat in range(trial.seats):
            twins = [table.fork(seat, 10 * number + seed) for seed in range(REDEALS)]
            own = table.pending.get(seat)
            tellers = [Teller.at(words, on.view(seat)) for on in [table, *twins]]
            for key in luck.sample(keys, min(len(keys), 40)):
                if own is not None and own.find(key) is not None:
                    continue
                said = [on.why(seat, key) for on in [table, *twins]]
                if None in said:
                    raise Broken(f"{key!r} of seat {seat} is refused, but not where hidden cards are dealt anew")
                told = {
                    text([str(no), no.rule, no.reason, type(no).__name__, teller.refusal(no)])
                    for no, teller in zip(said, tellers, strict=True)
                    if no is not None
                }
                if len(told) > 1:
                    raise Broken(f"the refusal of {key!r} shows seat {seat} what is hidden: {sorted(told)}")


@every_table
def stakes_and_chances_tell_nothing_hidden(trial: Trial) -> None:
    """The explanations of answers and of the table are the same on every re-deal that agrees with the seat."""
    words = Words(trial.info, LANGUAGES[0])
    for number, table in enumerate(trial.positions(REMARKS * trial.games, "stakes")):
        for seat in sorted(table.pending):
            said = _said(table, seat, words)
            for seed in range(REDEALS):
                twin = table.fork(seat, 10 * number + seed)
                same(said, _said(twin, seat, words), f"the stakes or the chances show {called(seat)} what is hidden")


def _said(table: Table, seat: int, words: Words) -> str:
    """Every explanation that a seat gets of its answers and chances."""
    teller, decision = Teller.at(words, table.view(seat)), table.pending[seat]
    stakes = [teller.stakes(option.key, decision.kind) for option in decision.options]
    return text([stakes, teller.chances()])


def _keys(trial: Trial) -> list[str]:
    """The keys of a whole game, and some invented ones."""
    keys = {"", "no such key", "pass", "play", "play:", "1", *trial.keys()}
    kinds = {key.partition(":")[0] for key in keys}
    return sorted(keys | {f"{kind}{word}" for kind in kinds for word in ("", ":0", ":99", ":x")})
