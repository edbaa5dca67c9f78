"""Beats: moments at which every viewer sees what it may know then, and nothing else."""

from __future__ import annotations

from functools import partial
from random import Random

from croupier.table import Json, Refused, Table
from croupier.testing.check import every_table
from croupier.testing.checks.leaks import check_known, same_answers
from croupier.testing.compare import refused, same
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.play import Move, some_move
from croupier.testing.trial import Trial
from croupier.testing.views import Viewer, called, in_turn, names, picture, state_of, text, viewers

POSITIONS = 60


class Sights:
    """What one viewer sees at each beat: the beat, the view, and the events since the beat before."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table = table
        self.viewer = viewer
        self.upto = table.event_count
        self.beats: list[Json] = []

    def look(self, beat: Json) -> None:
        table = self.table
        events = table.events(self.upto, self.viewer)
        self.upto = table.event_count
        self.beats.append({"beat": beat, "view": table.view(self.viewer), "events": events})

    @property
    def told(self) -> list[object]:
        """The events of all beats, joined."""
        return [event for beat in self.beats for event in beat_events(beat)]


def beat_events(beat: Json) -> list[object]:
    events = beat["events"]
    assert isinstance(events, list)
    return events


@every_table
def the_beats_of_an_answer_tell_every_event_in_order(trial: Trial) -> None:
    """Together with the events after the last beat; and no seat is asked at a beat."""
    declared = [beat.name for beat in trial.info.beats]
    seen = 0
    for number, table in enumerate(trial.positions(POSITIONS * trial.games, "beats")):
        twin, viewer = table.copy(), in_turn(table, number)
        before, forgotten = twin.event_count, twin.forgotten
        sights = Sights(twin, viewer)
        twin.answer(*some_move(twin, Random(number)), sights.look)
        rest = twin.events(sights.upto, viewer)
        if twin.forgotten == forgotten and [*sights.told, *rest] != twin.events(before, viewer):
            raise Broken(
                f"the beats show {called(viewer)} {sights.told}, but {twin.events(before, viewer)} has happened"
            )
        for beat in sights.beats:
            seen += 1
            _check_beat(beat, declared)
    if not seen:
        raise NothingToCheck("the rules mark no beats")


def _check_beat(beat: Json, declared: list[str]) -> None:
    marked, view = beat["beat"], beat["view"]
    assert isinstance(marked, dict)
    assert isinstance(view, dict)
    if marked["beat"] not in declared:
        raise Broken(f"the rules mark a beat {marked['beat']!r} that is not in GameInfo.beats")
    asked = [part for part in ("waiting", "invited", "answered") if names(view, part)]
    if asked or view["decision"] is not None or view["answer"] is not None:
        raise Broken(f"a seat is asked at the beat {marked['beat']!r}")


@every_table
def watching_changes_nothing(trial: Trial) -> None:
    """Neither does trying to answer or undo in between, which is refused."""
    for number, table in enumerate(trial.positions(POSITIONS * trial.games // 3, "watched")):
        move = some_move(table, Random(number))
        one, other = table.copy(), table.copy()
        one.answer(*move)
        other.answer(*move, _Meddling(other, move).look)
        same(picture(one), picture(other), f"watching the beats of {move} changes its result")
        if state_of(one).rng.state() != state_of(other).rng.state():
            raise Broken(f"watching the beats of {move} uses luck")


class _Meddling:
    """A viewer who looks at everything, and tries to answer in between."""

    def __init__(self, table: Table, move: Move) -> None:
        self.table = table
        self.move = move

    def look(self, beat: Json) -> None:
        for viewer in viewers(self.table):
            text([self.table.view(viewer), self.table.events(0, viewer)])
        refused(Refused, f"an answer at the beat {beat['beat']!r}", self.table.answer, *self.move)
        refused(Refused, f"an undo at the beat {beat['beat']!r}", self.table.undo, self.move[0])


@every_table
def a_beat_shows_a_viewer_nothing_but_cards_and_luck(trial: Trial) -> None:
    """After the same answers, if no luck is used and a viewer sees the same cards, it sees the same beats."""
    for number, table in enumerate(trial.positions(POSITIONS * trial.games, "beats told")):
        if any(names(table.laid_open(), "held")):
            continue
        viewer = in_turn(table, number)
        one, other = table.copy(), table.fork(viewer, number)
        before = [state_of(on).rng.state() for on in (one, other)]
        sights = [Sights(one, viewer), Sights(other, viewer)]
        moves = same_answers(one, other, Random(number), sights[0].look, sights[1].look)
        if not moves or one.over or before != [state_of(on).rng.state() for on in (one, other)]:
            continue
        if _cards(sights[0]) == _cards(sights[1]):
            words = (
                f"what {called(viewer)} cannot know was dealt anew, and a beat after {moves} shows it the difference"
            )
            same(text(sights[0].beats), text(sights[1].beats), words)


def _cards(sights: Sights) -> list[object]:
    """What a viewer knows of the cards at the end, and which it was shown on the way."""
    view = sights.table.view(sights.viewer)
    events = [*sights.told, *sights.table.events(sights.upto, sights.viewer)]
    return [view["zones"], view["known"], [event.get("cards") for event in events if isinstance(event, dict)]]


@every_table
def what_a_view_claims_to_know_at_a_beat_is_so(trial: Trial) -> None:
    for number, table in enumerate(trial.positions(POSITIONS * trial.games // 2, "claims at beats")):
        twin, viewer = table.copy(), in_turn(table, number)
        twin.answer(*some_move(twin, Random(number)), partial(_check_claims, twin, viewer))


def _check_claims(table: Table, viewer: Viewer, beat: Json) -> None:
    check_known(table, viewer)
