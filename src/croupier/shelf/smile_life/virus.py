"""AP-8.2, AP-16.15: the Virus, which changes hands with an Illness and is laid in a health crisis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats
from croupier.shelf.smile_life.cards import CRISIS_HEALTH, MALUS_VIRUS, MASK
from croupier.shelf.smile_life.options import ASK_EXCHANGE, CARD, EXCHANGED, INFECTED, VIRUS_LAID
from croupier.table import NOBODY, Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def held_by(game: SmileLife, seat: i64) -> i64:
    """The Virus in a player's hand; -1 if it is not there."""
    return game.find(game.hand(seat), MALUS_VIRUS)


def could_hold(game: SmileLife, seat: i64) -> bool:
    """Whether, as far as everyone knows, the Virus might be in a hand."""
    return game.could_hold(seat, MALUS_VIRUS)


def may_drop(game: SmileLife, seat: i64) -> bool:
    """AP-14.5, AMB-22, AMB-46: whether a player may throw the Virus away."""
    return game.owns(seat, MASK) and not game.is_shrunk(seat)


def check(game: SmileLife, seat: i64) -> None:
    """AP-8.2, AMB-27: in a health crisis the Virus is laid at once and replaced, unless a mask or the job protects."""
    if not game.runs(CRISIS_HEALTH) or game.owns(seat, MASK) or game.is_survivalist(seat) or held_by(game, seat) < 0:
        return
    game.pick(MALUS_VIRUS, game.hand(seat), game.malus(seat))
    game.tell(VIRUS_LAID, seat, MALUS_VIRUS)
    game.beat(beats.VIRUS, seat, MALUS_VIRUS)
    game.refill_to(seat, len(game.zones[game.hand(seat)]) + 1)


def check_hands(game: SmileLife) -> None:
    """AMB-27: lay the Virus wherever it is in a health crisis."""
    for seat in range(game.people):
        check(game, seat)


def pass_on(game: SmileLife, seat: int, victim: int) -> Flow:
    """AP-16.16, AP-16.17, AMB-48: the Virus changes hands openly; the giver looks at the other hand and takes a card."""
    virus = held_by(game, seat)
    game.see(virus, game.layout.everybody)
    game.move(virus, game.hand(seat), game.hand(victim))
    game.tell(INFECTED, seat, victim, MALUS_VIRUS)
    game.beat(beats.GIFT, seat, victim, MALUS_VIRUS)
    game.see_all(game.zones[game.hand(victim)], 1 << seat)
    game.victim = victim
    others = [card for card in game.zones[game.hand(victim)] if card != virus]
    yield from game.choose_from_hand(seat, ASK_EXCHANGE, others)
    game.victim = NOBODY
    card = game.pick(game.chosen.value, game.hand(victim), game.hand(seat))
    game.tell_card(EXCHANGED, card, seat, victim)
    game.beat(beats.SWAP, seat, victim)
    check(game, victim)


def exchanges(game: SmileLife) -> list[Option]:
    """The cards that may be taken in exchange for the Virus."""
    kinds = game.kinds_in(game.hand(game.victim))
    return [CARD[kind] for kind in kinds if kind != MALUS_VIRUS]
