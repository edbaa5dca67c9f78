"""A fork agrees with what its viewer knows, and hides everything else."""

from __future__ import annotations

from random import Random

from croupier.table import BadTable, Table
from croupier.testing.check import every_table
from croupier.testing.compare import enough, refused, same
from croupier.testing.errors import Broken
from croupier.testing.play import play_a_little, play_to_the_end
from croupier.testing.trial import Trial
from croupier.testing.views import (
    Viewer,
    all_cards,
    asked,
    called,
    in_turn,
    picture,
    recent,
    sight,
    text,
    truth,
    viewers,
    zones_of,
)

FORKED = 8
"""How many positions are forked for every game of a trial."""

DEALS = 12
"""How often hidden cards are re-dealt before they count as never changing."""


def left_alone(table: Table, before: str) -> None:
    same(before, picture(table), "what happens on a fork changes the table: copy() shares something with its original")


@every_table
def a_fork_agrees_with_its_viewer_and_leaves_the_table_alone(trial: Trial) -> None:
    for table in trial.positions(FORKED * trial.games, "forks"):
        before = picture(table)
        questions = asked(table)
        for viewer in viewers(table):
            twin = table.fork(viewer, 99)
            same(sight(table, viewer), sight(twin, viewer), f"on a fork for {called(viewer)} its view differs")
            if list(asked(twin)) != list(questions):
                raise Broken(
                    f"on a fork for {called(viewer)} different seats are asked: who is asked reveals what is hidden"
                )
            if viewer is not None and asked(twin).get(viewer) != questions.get(viewer):
                raise Broken(f"on a fork for {called(viewer)} its question differs: the options reveal what is hidden")
        left_alone(table, before)


@every_table
def a_fork_agrees_with_what_everybody_knows(trial: Trial) -> None:
    """A seat knows what spectators know, so a fork for it must look the same to them."""
    for number, table in enumerate(trial.positions(2 * FORKED * trial.games, "public")):
        seat = number % trial.seats
        twin = table.fork(seat, number)
        since = recent(table)
        same(
            sight(table, None, since),
            sight(twin, None, since),
            f"spectators see something else on a fork for seat {seat}",
        )


@every_table
def a_fork_can_be_played_to_its_end_and_is_independent(trial: Trial) -> None:
    for number, table in enumerate(trial.positions(2 * trial.games, "play forks")):
        before = picture(table)
        twin = table.fork(in_turn(table, number), number)
        cards = all_cards(twin)
        play_to_the_end(twin, Random(number))
        if all_cards(twin) != cards:
            raise Broken("a card is lost or doubled on a fork")
        if "seed" in twin.view():
            raise Broken("a fork reveals the seed of a game that is not over")
        left_alone(table, before)


@every_table
def equal_seeds_fork_equally(trial: Trial) -> None:
    for table in trial.positions(FORKED * trial.games, "fork seeds"):
        viewer = viewers(table)[trial.seats // 2]
        first, second = table.fork(viewer, 1), table.fork(viewer, 1)
        same(picture(first), picture(second), "two forks with the same seed differ")
        if truth(first) != truth(second):
            raise Broken("two forks with the same seed have different cards")
        for move in play_to_the_end(first, Random(1)):
            second.answer(*move)
        same(picture(first), picture(second), "two forks with the same seed and the same answers end differently")


@every_table
def a_fork_of_a_fork_agrees_with_both_viewers_in_turn(trial: Trial) -> None:
    for number, table in enumerate(trial.positions(FORKED * trial.games // 2, "forks of forks")):
        luck = Random(number)
        viewer = luck.choice(viewers(table))
        twin = table.fork(viewer, number)
        play_a_little(twin, luck, luck.randrange(6))
        if twin.over:
            continue
        other = luck.choice(viewers(table))
        before = picture(twin)
        again = twin.fork(other, number + 1)
        same(sight(twin, other), sight(again, other), f"on a fork of a fork {called(other)} sees something else")
        left_alone(twin, before)
        once_more = twin.fork(viewer, number + 2)
        same(sight(twin, viewer), sight(once_more, viewer), f"on a fork of a fork {called(viewer)} sees something else")
        play_to_the_end(again, luck)


@every_table
def the_save_of_a_fork_loads_as_that_fork(trial: Trial) -> None:
    for number, table in enumerate(trial.positions(FORKED * trial.games // 2, "saved forks")):
        luck = Random(number)
        twin = table.fork(luck.choice(viewers(table)), number)
        play_a_little(twin, luck, luck.randrange(8))
        if not twin.over and luck.random() < 0.5:
            twin = twin.fork(luck.choice(viewers(table)), number + 1)
        loaded = trial.load(text(twin.save()))
        same(picture(twin), picture(loaded), "a fork differs after saving and loading")
        if truth(loaded) != truth(twin):
            raise Broken("a fork has other cards when it is loaded")


@every_table
def a_fork_keeps_from_its_viewer_what_others_were_told_before(trial: Trial) -> None:
    """On a fork for one viewer, the past as the others see it shows no card that this viewer may not know."""
    for number, table in enumerate(trial.positions(FORKED * trial.games, "veils")):
        viewer = in_turn(table, number)
        own = {event["n"]: event for event in table.events(seat=viewer)}
        twin = table.fork(viewer, 7)
        for other in viewers(table):
            for event in twin.events(seat=other):
                if event["n"] not in own:
                    raise Broken(f"a fork for {called(viewer)} has the event {event}, which that viewer was not shown")
                cards, mine = event.get("cards"), own[event["n"]].get("cards")
                if not isinstance(cards, list) or not isinstance(mine, list):
                    continue
                if any(card not in (None, known) for card, known in zip(cards, mine, strict=True)):
                    raise Broken(f"a fork for {called(viewer)} has the event {event}, of which that viewer saw {mine}")


@every_table
def a_fork_of_a_finished_game_is_finished(trial: Trial) -> None:
    table = trial.open(6)
    trial.play_to_the_end(table, Random(6))
    twin = table.fork(0, 1)
    if not twin.over:
        raise Broken("a fork of a finished game is not over")
    same(sight(table, 0), sight(twin, 0), "a fork of a finished game looks different")


@every_table
def only_those_at_the_table_can_have_a_fork(trial: Trial) -> None:
    table = trial.open()
    before = picture(table)
    for stranger in (trial.seats, 99, -1):
        for act, given in ((table.fork, (stranger, 1)), (table.view, (stranger,)), (table.events, (0, stranger))):
            if str(stranger) not in str(refused(BadTable, f"a look of seat {stranger}", act, *given)):
                raise Broken(f"seat {stranger} is refused without being named")
    left_alone(table, before)


@every_table
def what_others_hide_varies_over_forks(trial: Trial) -> None:
    """Forks deal different cards where a viewer cannot see them; otherwise the checks for leaks would prove nothing."""
    hiding = varying = 0
    for table in trial.positions(FORKED * trial.games, "variety"):
        for viewer in viewers(table):
            if len(hidden_kinds(table, viewer)) > 1:
                hiding += 1
                first = truth(table.fork(viewer, 0))
                varying += any(truth(table.fork(viewer, seed)) != first for seed in range(1, DEALS))
    enough(hiding, 1, "no viewer ever has two cards to wonder about")
    if varying <= 0.9 * hiding:
        raise Broken(
            f"in {hiding} cases several kinds were hidden from a viewer, but forks dealt them anew in only {varying}: "
            "cards that look the same from behind must be in one pool"
        )


def hidden_kinds(table: Table, viewer: Viewer) -> set[str]:
    """The kinds of the cards that a viewer cannot see."""
    kinds: set[str] = set()
    for zone, real in zip(zones_of(table.view(viewer)), truth(table), strict=True):
        left = list(real)
        for card in zone["cards"]:
            if card is not None:
                left.remove(card)
        kinds.update(left)
    return kinds
