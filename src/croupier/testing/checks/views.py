"""Views and events have one shape for all viewers, and the same content where it is public."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import msgspec

from croupier.table import Json, Table
from croupier.testing.check import every_table
from croupier.testing.compare import difference
from croupier.testing.errors import Broken
from croupier.testing.trial import Trial
from croupier.testing.views import called, in_turn, names, quick_text, text, truth, viewers, zones_of

OWN = {"you", "zones", "known", "decision", "answer", "kept"}
"""The parts of a view that differ from viewer to viewer."""


@every_table
def a_view_has_one_shape_for_everybody_in_every_game(trial: Trial) -> None:
    table = trial.open(1)
    promised = table.view()["deal"]
    for number in trial.steps(table, Random(1)):
        viewer = in_turn(table, number)
        view = table.view(viewer)
        if view["deal"] != promised or ("seed" in view) != table.over:
            raise Broken("a view must have the promise of the deal from the beginning, and its seed only at the end")
        back = json.loads(text(view))
        if back != view:
            raise Broken(f"a view changes on its way through JSON: {view} became {back}")
        _check_people(table, view, viewer)
        _check_zones(table, view)
        _check_question(table, view, viewer)


@every_table
def every_view_has_the_declared_shape(trial: Trial) -> None:
    """With no field missing or added, including the game's own parts: seat after seat, and at the end for all."""
    table = trial.open(1)
    for number in trial.steps(table, Random(5)):
        for viewer in viewers(table) if table.over else [in_turn(table, number)]:
            view = table.view(viewer)
            try:
                read = msgspec.convert(view, trial.info.view)
            except msgspec.ValidationError as error:
                raise Broken(f"the view of {called(viewer)} does not fit what the game declares: {error}") from error
            if read != view:
                raise Broken(
                    f"the view of {called(viewer)} has more than the game declares: {difference(text(view), text(read))}"
                )


def _check_people(table: Table, view: Json, viewer: int | None) -> None:
    if view["you"] != viewer:
        raise Broken(f"the view of {called(viewer)} says it is that of {view['you']!r}")
    if view["waiting"] != table.waiting():
        raise Broken("the view and the table differ about the seats they wait for")
    if sorted(names(view, "waiting") + names(view, "invited")) != sorted(table.pending):
        raise Broken("waiting and invited must together be all seats that are asked")
    if not set(names(view, "answered")).isdisjoint(table.pending):
        raise Broken("a seat that has answered is still asked")
    if not isinstance(view["phase"], str) or not view["phase"]:
        raise Broken(f"phase_name() must return a word, not {view['phase']!r}")
    players = view["players"]
    if not isinstance(players, list) or [player.get("seat") for player in players] != list(range(table.seats)):
        raise Broken(f"players() must have one entry for each seat, in order and with its seat, not {players!r}")


def _check_zones(table: Table, view: Json) -> None:
    for zone in zones_of(view):
        if zone["owner"] is not None and not 0 <= zone["owner"] < table.seats:
            raise Broken(f"{zone['name']} belongs to {zone['owner']}, who is not at the table")
        if len(zone["cards"]) != zone["count"]:
            raise Broken(f"{zone['name']} holds {zone['count']} cards, but shows {zone['cards']}")
        if not zone["ordered"] and zone["cards"] != sorted(zone["cards"], key=lambda card: (card is None, card or "")):
            raise Broken(f"{zone['name']} has no order, so its cards must be sorted by kind: {zone['cards']}")


def _check_question(table: Table, view: Json, viewer: int | None) -> None:
    if (view["decision"] is not None) != (viewer in table.pending):
        raise Broken(f"the view of {called(viewer)} is wrong about whether there is a question")
    if viewer is not None and viewer in table.pending:
        decision = table.pending[viewer]
        options = [
            {"key": option.key, "rule": option.rule or decision.rule, "waits": option.waits, "aside": option.aside}
            for option in decision.options
        ]
        if view["decision"] != {"kind": decision.kind, "rule": decision.rule, "options": options}:
            raise Broken(f"the view of {called(viewer)} shows a different question than the table asks")
    if (view["answer"] is not None) != (viewer in names(view, "answered")):
        raise Broken(f"the view of {called(viewer)} is wrong about whether an answer was given")
    if (view["result"] is not None) != table.over:
        raise Broken("a view must have a result if, and only if, the game is over")


@every_table
def what_is_public_is_the_same_in_every_view(trial: Trial) -> None:
    table = trial.open(2)
    for _ in trial.steps(table, Random(2)):
        first = ""
        for viewer in viewers(table):
            shared = quick_text({part: value for part, value in table.view(viewer).items() if part not in OWN})
            first = first or shared
            if shared != first:
                raise Broken(f"the public part differs for {called(viewer)}: {difference(first, shared)}")


@every_table
def a_table_laid_open_shows_every_card(trial: Trial) -> None:
    """Apart from that it equals what spectators see."""
    table = trial.open(3)
    for number in trial.steps(table, Random(3)):
        opened, public = table.laid_open(), table.view()
        if public["events"] != table.event_count:
            raise Broken(f"there are {table.event_count} events, but a view says {public['events']}")
        if set(opened) - set(public) != {"held"}:
            raise Broken("a table laid open must have the parts of a view and `held`, and no others")
        seat = number % trial.seats
        own = table.view(seat)
        answers = [*names(own, "kept"), *([own["answer"]] if own["answer"] is not None else [])]
        held = opened["held"]
        if not isinstance(held, list) or held[seat] != answers:
            raise Broken(f"a table laid open holds the secret answers {held}; seat {seat} gave {answers}")
        if any(opened[part] != public[part] for part in public if part not in ("zones", "known")):
            raise Broken("a table laid open differs from what spectators see in more than its cards")
        for zone, seen, real in zip(zones_of(opened), zones_of(public), truth(table), strict=True):
            if zone["count"] != len(real) or seen["count"] != len(real):
                raise Broken(
                    f"{zone['name']} holds {len(real)} cards, and its views count {zone['count']} and {seen['count']}"
                )
            shown = Counter(card for card in seen["cards"] if card)
            if (
                None in zone["cards"]
                or len(zone["cards"]) != len(seen["cards"])
                or shown - Counter(card for card in zone["cards"] if card)
            ):
                raise Broken(f"{zone['name']} laid open shows {zone['cards']}, and to spectators {seen['cards']}")
    told = table.events_laid_open()
    if [event["n"] for event in told] != list(range(1, table.event_count + 1)):
        raise Broken("the events laid open must be numbered from 1")
    if [event for event in told if "cards" in event and None in names(event, "cards")]:
        raise Broken("an event laid open hides a card")


@every_table
def events_have_the_same_numbers_for_everybody(trial: Trial) -> None:
    table = trial.open()
    last = 0
    for _ in trial.steps(table, Random(0)):
        count = table.event_count
        if count < last:
            raise Broken(f"there were {last} events, but now there are {count}")
        _check_fresh(table, last, count)
        last = count
    for viewer in viewers(table):
        everything = table.events(seat=viewer)
        numbers = [int(str(event["n"])) for event in everything]
        if numbers != sorted(set(numbers)):
            raise Broken(f"the events of {called(viewer)} are not in order")
        if json.loads(text(everything)) != everything:
            raise Broken(f"the events of {called(viewer)} change on their way through JSON")
        for since in (0, 1, last // 2, last - 1, last, last + 5):
            if table.events(since=since, seat=viewer) != [e for e in everything if int(str(e["n"])) > since]:
                raise Broken(f"the events of {called(viewer)} since {since} are not those with a higher number")


def _check_fresh(table: Table, last: int, count: int) -> None:
    fresh = [event for viewer in viewers(table) for event in table.events(since=last, seat=viewer)]
    versions: dict[int, set[tuple[object, object]]] = {number: set() for number in range(last + 1, count + 1)}
    for event in fresh:
        number = int(str(event["n"]))
        if number not in versions:
            raise Broken(f"event {number} is among those from {last + 1} to {count}")
        versions[number].add((event["event"], event["rule"]))
    for number, each in versions.items():
        if len(each) != 1:
            raise Broken(
                f"event {number} is shown to no viewer"
                if not each
                else f"event {number} differs between viewers: {each}"
            )
