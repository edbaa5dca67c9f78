"""AP-4 to AP-9: what a plague does to everybody at the moment it appears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import laying, losing
from croupier.shelf.smile_life.cards import CRISIS_HEALTH, EVENT_ARMAGEDDON, MALUS_VIRUS, NO_JOB, SURVIVAL_SAFE
from croupier.shelf.smile_life.options import (
    ASK_ARMAGEDDON,
    DOOMED,
    LOST,
    PICKED,
    PILE_TURNED,
    SHOWED_HAND,
    SPARED,
    VIRUS_LAID,
)
from croupier.table import Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


CARDLESS: Final = 1000


"""AMB-21: added to a plague that is due without a card."""

# AP-5 Ecology, AP-6 economy, AP-7 politics.


def shrink_hands(game: SmileLife, seat: int) -> Flow:
    """AP-5.1: everybody keeps one card."""
    for other in game.round_from(seat):
        yield from losing.trim(game, other)


def bankrupt_everybody(game: SmileLife, seat: i64) -> None:
    """AP-6.1, AP-14.3: all laid wages that are not invested."""
    for other in game.round_from(seat):
        if game.is_survivalist(other) or game.owns(other, SURVIVAL_SAFE):
            continue
        for wage in game.zones[game.wages(other)][:]:
            if wage != game.bunkered:
                losing.lose_simply(game, other, game.wages(other), wage, game.discard)


def dismiss_everybody(game: SmileLife, seat: int) -> Flow:
    """AP-7.1, AP-7.2, AMB-24, AMB-25: the pile is turned over, and everybody is dismissed."""
    game.zones[game.pile].reverse()
    game.turned = True
    game.tell(PILE_TURNED)
    game.show_top()
    for other in game.round_from(seat):
        job = game.job(other)
        if job != NO_JOB and not game.is_survivalist(other) and laying.is_exposed(game, other):
            yield from losing.leave_job(game, other, game.discard, LOST)


# AP-8 Health.


def show_hands(game: SmileLife, seat: i64) -> None:
    """AP-8.1, AP-8.2, AMB-70: all hands are shown, a Survivalist's too; whoever holds the Virus lays it."""
    for other in game.round_from(seat):
        show_hand(game, other)
    for other in game.round_from(seat):
        check_virus(game, other)


def show_hand(game: SmileLife, seat: i64) -> None:
    cards = game.zones[game.hand(seat)]
    for card in cards:
        game.see(card, game.layout.everybody)
    game.tell_cards(SHOWED_HAND, cards, seat)


def check_virus(game: SmileLife, seat: i64) -> None:
    """AP-8.2, AMB-27: in a health crisis a Virus is laid at once and replaced, unless a mask or the job protects."""
    if not game.runs(CRISIS_HEALTH) or game.is_masked(seat) or game.is_survivalist(seat):
        return
    virus = game.find(game.hand(seat), MALUS_VIRUS)
    if virus < 0:
        return
    game.pick(MALUS_VIRUS, game.hand(seat), game.malus(seat))
    game.tell(VIRUS_LAID, seat, MALUS_VIRUS)
    game.refill_to(seat, len(game.zones[game.hand(seat)]) + 1)


# AP-9 Armageddon.


def armageddon(game: SmileLife, seat: int) -> Flow:
    """AP-9.2 to AP-9.6, AMB-28: everybody picks a card of the left neighbour; they are turned over one by one, and lost,
    until Armageddon itself appears. The twin of a lost card is lost as well."""
    owners: list[int] = []
    picks: list[Option] = []
    for other in game.round_from(seat):
        left = game.next_to(other)
        options = game.face_up(left, False)
        if options:
            yield from game.choose(other, ASK_ARMAGEDDON, options, EVENT_ARMAGEDDON, left)
            owners.append(left)
            picks.append(game.chosen)
            game.tell(PICKED, other, left, game.chosen.value)
    order = list(range(len(picks)))
    game.rng.shuffle(order)
    lost = [picks[at].value for at in order[: game.rng.below(len(picks) + 1)]]
    game.reveals += 1
    for at in order:
        game.tell(DOOMED if picks[at].value in lost else SPARED, owners[at], picks[at].value)
    for at in order:
        if picks[at].value in lost:
            zone, card = game.place_of(owners[at], picks[at])
            yield from losing.lose(game, owners[at], zone, card, game.out, game.discard)
