"""Random play to the end: who is asked, where the cards are, and how the game ends."""

from __future__ import annotations

from collections import Counter
from random import Random

from croupier.table import Table, seeded
from croupier.testing.check import every_table
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.trial import Trial
from croupier.testing.views import all_cards, quick_text, state_of, truth, viewers


@every_table
def a_seat_can_always_act_until_the_game_is_over(trial: Trial) -> None:
    for number in range(trial.games):
        table = trial.open(number)
        for _ in trial.steps(table, Random(number)):
            if table.over != (table.result is not None) or table.over != (not table.pending):
                raise Broken("a game must be over if, and only if, no seat is asked and there is a result")
            for seat, decision in table.pending.items():
                if not 0 <= seat < trial.seats:
                    raise Broken(f"seat {seat} is asked, which is not at the table")
                if not decision.kind:
                    raise Broken(f"seat {seat} is asked a question without a kind")
                keys = [option.key for option in decision.options]
                if not keys:
                    raise Broken(f"seat {seat} is asked {decision.kind!r} but has no option")
                if len(set(keys)) != len(keys):
                    raise Broken(f"{decision.kind!r} offers seat {seat} a key twice: {keys}")
                for option in decision.options:
                    if not option.kind or not (option.key == option.kind or option.key.startswith(f"{option.kind}:")):
                        raise Broken(f"the option {option.key!r} of {decision.kind!r} does not begin with its kind")


@every_table
def the_same_wish_deals_the_same_and_another_seed_another_deal(trial: Trial) -> None:
    deals = [_deal(trial.open_with(seed)) for seed in (5, 5, *range(6, 16))]
    if deals[0] != deals[1]:
        raise Broken("the same seed and options deal differently: luck must come from self.rng alone")
    if len(set(deals)) == 1:
        raise NothingToCheck("every seed deals the same")


def _deal(table: Table) -> str:
    return quick_text([truth(table), [table.view(viewer)["zones"] for viewer in viewers(table)]])


@every_table
def no_card_is_lost_or_doubled(trial: Trial) -> None:
    for number in range(trial.games):
        table = trial.open(number)
        at_first = Counter(all_cards(table))
        for answers in trial.steps(table, Random(number)):
            now = Counter(all_cards(table))
            if now != at_first:
                lost, doubled = sorted((at_first - now).elements()), sorted((now - at_first).elements())
                raise Broken(f"after {answers} answers the cards {lost} are lost, and {doubled} are doubled")


@every_table
def what_may_be_mixed_is_of_one_pool(trial: Trial) -> None:
    """A re-deal would reveal cards of two pools in a zone that is hidden from a viewer."""
    for number in range(trial.games):
        table = trial.open(number)
        for _ in trial.steps(table, Random(number)):
            state = state_of(table)
            for zone, cards in enumerate(state.zones):
                if state.layout.sight[zone] != state.layout.everybody and len({state.pool[card] for card in cards}) > 1:
                    raise Broken(f"cards of two pools lie in {state.layout.names[zone]}, which some viewers do not see")


@every_table
def what_was_pending_before_random_play_stays_what_it_was(trial: Trial) -> None:
    table = trial.open()
    luck = seeded(4)
    for _ in range(5):
        held = table.pending
        before = {seat: decision.options for seat, decision in held.items()}
        table.play_out(luck, 7)
        if {seat: decision.options for seat, decision in held.items()} != before:
            raise Broken("a decision changed after it was returned")


@every_table
def the_end_tells_who_won_and_the_seed_that_was_promised(trial: Trial) -> None:
    for number in range(trial.games):
        table = trial.open(number)
        promised = table.view()["deal"]
        trial.play_to_the_end(table, Random(number))
        if table.view()["deal"] != promised:
            raise Broken("the promise of the deal changes during the game")
        _check_end(table, trial.seed + number)


def _check_end(table: Table, seed: int) -> None:
    result = table.result
    assert result is not None
    if not result.reason:
        raise Broken("the result gives no reason")
    if len(result.scores) != table.seats:
        raise Broken(f"the result has {len(result.scores)} scores for {table.seats} seats")
    if not set(result.winners) <= set(range(table.seats)):
        raise Broken(f"the winners {result.winners} are not all at the table")
    told = {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "reason": result.reason,
        "rule": result.rule,
        **({"side": result.side} if result.side else {}),
    }
    for viewer in viewers(table):
        view = table.view(viewer)
        if view["seed"] != seed or view["result"] != told:
            raise Broken("a view of the finished game does not have its seed and its result")
