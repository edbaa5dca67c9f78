"""RR-8: who fires, at whom, and who is hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.russian_roulette import beats, death, ending, playing, score
from croupier.shelf.russian_roulette.cards import BULLET
from croupier.shelf.russian_roulette.layout import SKY, UNNAMED
from croupier.shelf.russian_roulette.options import (
    AIMED,
    ASK_NAME,
    ASK_NO_SHOT,
    ASK_POWDER,
    ASK_VOLLEY,
    DUCKED,
    FIRED,
    FIRED_AT_SKY,
    MISSED,
    NAMED_NOBODY,
)
from croupier.shelf.russian_roulette.phases import POWDER, TRIGGER
from croupier.shelf.russian_roulette.reasons import MAY_AIM_AT_SELF, MUST_AIM_AT_ANOTHER, NOT_FORCED, ONE_CHANGE
from croupier.table import NOBODY, Flow
from croupier.table.why import OFFER, Why

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette


def trigger_phase(game: Roulette) -> Flow:
    """RR-8.2: ask for cards and aims; when no player has anything to add, FIRE. With no shot left, go on to the score
    (RR-8.7)."""
    askable = [
        seat
        for seat in range(game.people)
        if playing.could_play(game, seat) or (game.may_change & 1 << seat and changing_law(game, seat, OFFER))
    ]
    if askable:
        yield game.window(askable, ASK_VOLLEY if is_shot_due(game) else ASK_NO_SHOT)
        player = game.reactor
        if player != NOBODY:
            option = game.answers[player]
            if option.kind == "aim":
                name(game, player, option.value)
            else:
                yield from playing.play(game, player)
            return
    shooters = participants(game)
    if shooters:
        fire(game, shooters)
    else:
        score.take_points(game)


def takes_part(game: Roulette, seat: i64) -> bool:
    """RR-8.5, RR-A07: whether the next shot is also this player's."""
    if not game.inside & 1 << seat or not game.zones[game.barrel(seat)]:
        return False
    bet: i64 = game.bet[seat]
    return bet >= game.shot or game.called & 1 << seat != 0


def participants(game: Roulette) -> list[int]:
    """The seats that fire the next shot."""
    return [seat for seat in range(game.people) if takes_part(game, seat)]


def is_shot_due(game: Roulette) -> bool:
    """Whether any player has a shot left."""
    for seat in range(game.people):
        if takes_part(game, seat):
            return True
    return False


# Aims.


def naming_law(game: Roulette, seat: i64, why: Why) -> i64:
    """RR-Q6, RR-Q34: whom a player may name under Shoot Someone. Bit 0 is no target, then comes one bit for each seat."""
    left: i64 = (2 << game.people) - 1
    if game.may_keep_aim:
        return why.bar(left, 1, MAY_AIM_AT_SELF)
    return why.bar(left, 2 << seat, MUST_AIM_AT_ANOTHER)


def changing_law(game: Roulette, seat: i64, why: Why) -> i64:
    """RR-Q34: whom a player may name instead, once after each further card; the bits are those of ``naming_law``."""
    left: i64 = (2 << game.people) - 1
    if not game.forced & 1 << seat:
        return why.bar(left, left, NOT_FORCED)
    left = naming_law(game, seat, why)
    if not game.may_change & 1 << seat:
        return why.bar(left, left, ONE_CHANGE)
    aim: i64 = game.aim[seat]
    return why.bar(left, 2 << aim | 1 if aim >= 0 else 1, ONE_CHANGE)


def no_change_law(game: Roulette, seat: i64, why: Why) -> i64:
    """RR-Q34: no target changes when there is no shot, or when it has been fired."""
    left = changing_law(game, seat, why)
    return why.bar(left, left, ONE_CHANGE)


def take_aim(game: Roulette, seat: i64, aim: i64) -> None:
    """RR-11.9: aim by a card of one's own, which overrides what an earlier one forced."""
    game.aim[seat] = aim
    game.forced &= ~(1 << seat)
    game.may_change &= ~(1 << seat)


def drop_aim(game: Roulette, seat: i64) -> None:
    """RR-Q6: until they name a target, a player aims at no one, or at themselves if the table allows it."""
    game.aim[seat] = seat if game.may_keep_aim else UNNAMED
    game.forced |= 1 << seat


def name_targets(game: Roulette, shooters: list[int]) -> Flow | None:
    """RR-Q34: let all of these players name a target at once; if there is only one other person, they are not asked
    (RR-Q39).
    """
    if game.people > 2 or game.may_keep_aim:
        return ask_for_targets(game, shooters)
    for shooter in shooters:
        name(game, shooter, 1 - shooter)
    return None


def ask_for_targets(game: Roulette, shooters: list[int]) -> Flow:
    """RR-Q29: ask for the targets in secret, then announce them."""
    yield game.ask_all(shooters, ASK_NAME)
    for shooter in shooters:
        name(game, shooter, game.answers[shooter].value)


def name(game: Roulette, seat: i64, target: i64) -> None:
    """RR-Q29: name a target openly, or none."""
    game.may_change &= ~(1 << seat)
    if target < 0:
        game.tell(NAMED_NOBODY, seat)
    else:
        game.aim[seat] = target
        game.tell(AIMED, seat, target)


# Shots.


def fire(game: Roulette, shooters: list[int]) -> None:
    """RR-8.2: turn up the top cards of all who fire, at once."""
    game.turned_up = 0
    game.soaked = 0
    for seat in shooters:
        if game.aim[seat] == UNNAMED:
            others = [other for other in game.living() if other != seat]
            game.aim[seat] = others[game.rng.below(len(others))]
    game.beat(beats.COUNTDOWN if game.shot == 1 else beats.NEXT_SHOT, game.shot)
    for seat in shooters:
        card = game.draw(game.barrel(seat), game.fired(seat))
        if game.face[card] == BULLET:
            game.turned_up |= 1 << seat
        if game.aim[seat] == SKY:
            game.tell_card(FIRED_AT_SKY, card, seat, game.shot)
        else:
            game.tell_card(FIRED, card, seat, game.aim[seat], game.shot)
    game.beat(beats.VOLLEY, game.shot)
    if game.turned_up:
        game.phase = POWDER
    else:
        next_shot(game)


def powder_pause(game: Roulette) -> Flow:
    """RR-A09, then RR-Q5: all deaths of one FIRE are simultaneous."""
    live = game.turned_up & ~game.soaked
    if live and (askable := playing.who_could_play(game)):
        yield game.window(askable, ASK_POWDER)
        if game.reactor != NOBODY:
            yield from playing.play(game, game.reactor)
            return
    hit: i64 = 0
    for seat in range(game.people):
        if live & 1 << seat:
            hit |= hit_by(game, seat)
    for seat in range(game.people):
        if hit & 1 << seat:
            death.die(game, seat)
    next_shot(game)
    ending.check_captains(game)


def hit_by(game: Roulette, seat: i64) -> i64:
    """The player hit by a BULLET, as a bit; if it hits no one on the ground, report why."""
    target: i64 = game.aim[seat]
    if would_hit(game, seat):
        return 1 << target
    if target != SKY:
        game.tell(DUCKED if game.in_round(target) else MISSED, seat, target)
        game.beat(beats.MISS, seat)
    return 0


def would_hit(game: Roulette, seat: i64) -> bool:
    """RR-Q2 to RR-Q4: whether a BULLET of this player's hits anyone: not the sky, a corpse, or a player who ducks."""
    target: i64 = game.aim[seat]
    if target == seat:
        return True
    return target != SKY and game.inside & ~game.ducking & 1 << target != 0


def next_shot(game: Roulette) -> None:
    """RR-8.4: go on to the next shot."""
    game.shot += 1
    lower_guns(game)
    game.phase = TRIGGER


def lower_guns(game: Roulette) -> None:
    """RR-Q7: aims and ducking last for one shot."""
    for seat in range(game.people):
        game.aim[seat] = seat
    game.called = 0
    game.ducking = 0
    game.forced = 0
    game.may_change = 0
    game.turned_up = 0
    game.soaked = 0
    game.all_must_aim = False
