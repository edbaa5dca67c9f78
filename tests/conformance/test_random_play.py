"""Every game, played at random to its end, keeps what every game must keep."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import croupier
from croupier import Table
from croupier.table import seeded
from tests.play import (
    Json,
    clauses,
    event_count,
    every_game,
    every_table,
    in_turn,
    names,
    open_some,
    steps,
    text,
    truth,
    viewers,
    zones_of,
)

GAMES_EACH = 4

VIEW = (
    "game",
    "version",
    "seats",
    "options",
    "stacked",
    "deal",
    "you",
    "phase",
    "players",
    "counters",
    "zones",
    "known",
    "public",
    "waiting",
    "invited",
    "answered",
    "decision",
    "answer",
    "kept",
    "events",
    "result",
)


@every_table
def test_somebody_can_always_act_until_the_game_is_over(game: str, seats: int) -> None:
    for seed in range(GAMES_EACH):
        table = open_some(game, seats, seed)
        for _ in steps(table, Random(seed)):
            assert table.over == (not table.pending)
            assert table.over == (table.result is not None)
            for seat, decision in table.pending.items():
                assert 0 <= seat < seats
                keys = [option.key for option in decision.options]
                assert keys, f"seat {seat} is asked {decision.kind} and has no option"
                assert len(set(keys)) == len(keys), f"{decision.kind} offers a key twice: {keys}"


@every_table
def test_every_rule_cited_is_a_clause_of_the_rulebook(game: str, seats: int) -> None:
    known = clauses(game)
    for seed in range(GAMES_EACH):
        cited = set()
        table = open_some(game, seats, seed)
        for _ in steps(table, Random(seed)):
            for decision in table.pending.values():
                assert decision.kind
                cited.add(decision.rule)
                for option in decision.options:
                    assert option.kind
                    assert option.key == option.kind or option.key.startswith(f"{option.kind}:")
                    cited.add(option.rule or decision.rule)
        for viewer in viewers(table):
            cited.update(str(event["rule"]) for event in table.events(seat=viewer))
        assert table.result is not None
        cited.add(table.result.rule)
        assert cited <= known, f"not in RULES.md: {sorted(cited - known)}"


@every_game
def test_the_rulebook_has_clauses(game: str) -> None:
    assert len(clauses(game)) >= 10


@every_table
def test_no_card_is_lost_or_doubled(game: str, seats: int) -> None:
    for seed in range(GAMES_EACH):
        table = open_some(game, seats, seed)
        at_first = Counter(card for zone in truth(table) for card in zone)
        for number in steps(table, Random(seed)):
            lying = truth(table)
            assert Counter(card for zone in lying for card in zone) == at_first, f"after {number} answers"
            counts = [zone.count for zone in zones_of(table.view())]
            assert counts == [len(zone) for zone in lying]


@every_table
def test_what_may_be_mixed_is_of_one_pool(game: str, seats: int) -> None:
    """Cards of two pools in a zone that somebody cannot see would be told apart by a re-deal."""
    for seed in range(GAMES_EACH):
        table = open_some(game, seats, seed)
        for _ in steps(table, Random(seed)):
            state = table._game
            for zone, cards in enumerate(state.zones):
                if state.layout.sight[zone] != state.layout.everybody:
                    assert len({state.pool[card] for card in cards}) <= 1, state.layout.names[zone]


def check_view(table: Table, view: Json, seat: int | None) -> None:
    assert tuple(view)[: len(VIEW)] == VIEW
    assert set(view) - set(VIEW) <= {"seed"}
    assert json.loads(text(view)) == view
    assert view["you"] == seat
    assert view["waiting"] == table.waiting()
    assert sorted(names(view, "waiting") + names(view, "invited")) == sorted(table.pending)
    assert set(names(view, "answered")).isdisjoint(table.pending)
    assert isinstance(view["phase"], str)
    assert view["phase"]
    players = view["players"]
    assert isinstance(players, list)
    assert [player["seat"] for player in players] == list(range(table.seats))
    for zone in zones_of(view):
        assert zone.owner is None or 0 <= zone.owner < table.seats
        assert len(zone.cards) == zone.count
        assert all(card is None or isinstance(card, str) for card in zone.cards)
        assert zone.ordered or zone.cards == sorted(zone.cards, key=lambda card: (card is None, card or ""))
    assert (view["decision"] is not None) == (seat in table.pending)
    if seat is not None and seat in table.pending:
        decision = table.pending[seat]
        assert view["decision"] == {
            "kind": decision.kind,
            "rule": decision.rule,
            "options": [
                {"key": o.key, "rule": o.rule or decision.rule, "waits": o.waits, "aside": o.aside}
                for o in decision.options
            ],
        }
    assert (view["answer"] is not None) == (seat in names(view, "answered"))
    assert (view["result"] is not None) == table.over


@every_table
def test_a_view_has_one_shape_for_everybody_in_every_game(game: str, seats: int) -> None:
    table = open_some(game, seats, 1)
    for number in steps(table, Random(1)):
        seat = in_turn(table, number)
        check_view(table, table.view(seat), seat)


@every_table
def test_what_is_the_same_for_everybody_is_the_same_in_every_view(game: str, seats: int) -> None:
    own = {"you", "zones", "known", "decision", "answer", "kept"}
    table = open_some(game, seats, 2)
    for _ in steps(table, Random(2)):
        shared = {
            text({part: value for part, value in table.view(seat).items() if part not in own})
            for seat in viewers(table)
        }
        assert len(shared) == 1


@every_table
def test_a_table_laid_open_shows_every_card_and_is_otherwise_what_spectators_see(game: str, seats: int) -> None:
    own = {"zones", "known"}
    table = open_some(game, seats, 3)
    for _ in steps(table, Random(3)):
        opened, public = table.laid_open(), table.view()
        assert set(opened) - set(public) == {"held"}
        own_views = [table.view(seat) for seat in range(seats)]
        assert opened["held"] == [
            names(view, "kept") + ([view["answer"]] if view["answer"] is not None else []) for view in own_views
        ]
        assert {part: opened[part] for part in public if part not in own} == {
            part: public[part] for part in public if part not in own
        }
        for zone, seen in zip(zones_of(opened), zones_of(public), strict=True):
            assert None not in zone.cards
            assert len(zone.cards) == len(seen.cards)
            assert not Counter(card for card in seen.cards if card) - Counter(card for card in zone.cards if card)
    told = table.events_laid_open()
    assert [event["n"] for event in told] == list(range(1, event_count(table) + 1))
    assert not [event for event in told if "cards" in event and None in names(event, "cards")]


@every_table
def test_what_was_pending_before_random_play_stays_what_it_was(game: str, seats: int) -> None:
    table = open_some(game, seats, 4)
    luck = seeded(4)
    for _ in range(5):
        held = table.pending
        before = {seat: decision.options for seat, decision in held.items()}
        table.play_out(luck, 7)
        assert {seat: decision.options for seat, decision in held.items()} == before


@every_table
def test_events_have_the_same_numbers_for_everybody(game: str, seats: int) -> None:
    table = open_some(game, seats, 0)
    last = 0
    for _ in steps(table, Random(0)):
        count = event_count(table)
        assert count >= last
        fresh = {seat: table.events(since=last, seat=seat) for seat in viewers(table)}
        for number in range(last + 1, count + 1):
            versions = [event for events in fresh.values() for event in events if event["n"] == number]
            assert versions, f"event {number} was told to nobody"
            assert len({(event["event"], event["rule"]) for event in versions}) == 1
        assert all(last < int(str(event["n"])) <= count for events in fresh.values() for event in events)
        last = count
    for seat in viewers(table):
        everything = table.events(seat=seat)
        numbers = [int(str(event["n"])) for event in everything]
        assert numbers == sorted(set(numbers))
        assert json.loads(text(everything)) == everything
        for since in (0, 1, last // 2, last - 1, last, last + 5):
            assert table.events(since=since, seat=seat) == [
                event for event in everything if int(str(event["n"])) > since
            ]


@every_table
def test_the_end_tells_who_won_and_the_seed_that_was_promised(game: str, seats: int) -> None:
    for seed in range(GAMES_EACH):
        table = open_some(game, seats, seed)
        promised = table.view()["deal"]
        for _ in steps(table, Random(seed)):
            view = table.view()
            assert view["deal"] == promised
            assert table.over or "seed" not in view
        result = table.result
        assert result is not None
        assert result.reason
        assert len(result.scores) == seats
        assert set(result.winners) <= set(range(seats))
        for viewer in viewers(table):
            view = table.view(viewer)
            assert view["seed"] == seed
            assert view["result"] == {
                "winners": list(result.winners),
                "scores": list(result.scores),
                "reason": result.reason,
                "rule": result.rule,
                **({"side": result.side} if result.side else {}),
            }


@every_table
def test_the_same_wish_deals_the_same_and_another_seed_another_deal(game: str, seats: int) -> None:
    deals = []
    for seed in (5, 5, *range(6, 16)):
        table = croupier.open_table(game, seats, seed)
        deals.append(text([truth(table), [table.view(seat)["zones"] for seat in viewers(table)]]))
    assert deals[0] == deals[1]
    assert len(set(deals)) > 1
