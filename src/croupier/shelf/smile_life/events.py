"""AP-9, AP-10: the events: Armageddon, Total clearance sale, Purge and Alien invasion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, invasion, plagues, purge
from croupier.shelf.smile_life.card import Card
from croupier.shelf.smile_life.cards import EVENT_INVASION
from croupier.shelf.smile_life.options import ASK_ARMAGEDDON, DOOMED, INVASION, PICKED, PLAGUE_ENDS, SPARED
from croupier.shelf.smile_life.plague import Plague
from croupier.table import Flow, Option

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


class Armageddon(Plague):
    """AP-9.2 to AP-9.6, AMB-28: every player picks a card of the left neighbour; they are turned over one by one and
    lost, until Armageddon itself appears. The twin of a lost card is lost as well.
    """

    id = "event-armageddon"

    def come(self, game: SmileLife, seat: i64, cardless: bool) -> Flow:
        game.beat(beats.PLAGUE, seat, self.kind)
        owners: list[int] = []
        picks: list[Option] = []
        for other in game.round_from(seat):
            left = game.next_to(other)
            options = game.face_up(left, False)
            if options:
                yield from game.choose(other, ASK_ARMAGEDDON, options, self.kind, left)
                owners.append(left)
                picks.append(game.chosen)
                game.tell(PICKED, other, left, game.chosen.value)
        order = list(range(len(picks)))
        game.rng.shuffle(order)
        lost = [picks[at].value for at in order[: game.rng.below(len(picks) + 1)]]
        game.reveals += 1
        for at in order:
            doomed = picks[at].value in lost
            game.tell(DOOMED if doomed else SPARED, owners[at], picks[at].value)
            game.beat(beats.DOOM, owners[at], picks[at].value, 1 if doomed else 0)
        for at in order:
            kind = picks[at].value
            if kind in lost:
                zone, card = game.place_of(owners[at], picks[at])
                yield from game.cards[kind].lose(game, owners[at], zone, card, game.out, game.discard) or ()
        plagues.put_out(game, self.kind)
        game.tell(PLAGUE_ENDS, self.kind)
        game.beat(beats.PLAGUE_OVER, self.kind)


class Clearance(Plague):
    """AP-9.7: all acquisitions are free."""

    id = "event-clearance"
    sells_for_nothing = True


class Purge(Plague):
    """AP-10.1: turns are robberies (see ``purge``)."""

    id = "event-purge"
    needs_pile = True

    def waits(self, game: SmileLife) -> bool:
        """AP-10.28, AMB-68: whether it waits for the end of an invasion or a flood."""
        return game.runs(EVENT_INVASION) or game.is_flooded()

    def end(self, game: SmileLife) -> None:
        """AP-10.5: back to full hands."""
        for seat in game.round_from(plagues.next_player(game)):
            game.refill(seat)


class Invasion(Plague):
    """AP-10.20: turns throw cards on the aliens (see ``invasion``)."""

    id = "event-invasion"
    needs_pile = True
    stays = True

    def onset(self, game: SmileLife, seat: i64) -> Flow | None:
        """AP-10.21: the target is what all hands are worth."""
        game.target = max(0, sum([game.smiles_in(game.hand(other)) for other in range(game.seats)]))
        game.tell(INVASION, seat, game.target)
        game.beat(beats.INVASION, game.target)
        return invasion.check_invasion(game)

    def run_out(self, game: SmileLife, at: i64) -> Flow | None:
        return invasion.lose_to_aliens(game)

    def end(self, game: SmileLife) -> None:
        game.target = -1
        game.carry(game.aliens, game.out)
        purge.resume_purge(game)


OWN_KINDS: Final[list[type[Card]]] = [
    Armageddon,
    Clearance,
    Purge,
    Invasion,
]
"""The kinds that have rules of their own."""
