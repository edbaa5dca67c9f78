"""AP-11: monsters that go from player to player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, fights
from croupier.shelf.smile_life.cards import Figures
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_FACE_UP
from croupier.shelf.smile_life.options import FACES, GOES_ON, GONE, PASSES_BY, STRIPPED
from croupier.shelf.smile_life.plague import Plague
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


class Monster(Plague):
    """AP-11: a monster, which every player faces once unless it is beaten."""

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.combativity: i64 = figures.combativity[kind]
        self.damage: i64 = figures.damage[kind]

    def come(self, game: SmileLife, seat: i64, cardless: bool) -> Flow | None:
        """AP-11.2, AP-11.5, AMB-67: its drawer faces it at once, then it goes round."""
        game.monsters.append(self.kind)
        game.monster_at.append(seat)
        game.monster_left.append(game.seats)
        return self.meet(game, seat, len(game.monsters) - 1)

    def meet(self, game: SmileLife, seat: i64, at: i64) -> Flow:
        """One player faces it; then it is out of game, or before the next player."""
        game.tell(FACES, seat, self.kind)
        game.beat(beats.MONSTER if game.monster_left[at] == game.people else beats.FACES, seat, self.kind)
        game.monster_gone = False
        game.hurt = False
        if game.is_survivalist(seat):
            game.tell(PASSES_BY, seat, self.kind)
            game.beat(beats.PASSES_BY, seat, self.kind)
        elif not has_smiles_face_up(game, seat):
            game.tell(STRIPPED, seat, self.kind)
            game.monster_gone = True
        else:
            yield from fights.fight(game, seat, self.kind, self.combativity, self.damage, -1, True)
            if game.hurt and not has_smiles_face_up(game, seat):
                game.tell(STRIPPED, seat, self.kind)
                game.monster_gone = True
        game.monster_left[at] -= 1
        if game.monster_gone or game.monster_left[at] == 0:
            leave(game, at)
        else:
            game.monster_at[at] = game.next_to(seat)
            game.tell(GOES_ON, self.kind, game.monster_at[at])


def faces(game: SmileLife, seat: i64) -> bool:
    """Whether a monster waits before a player."""
    for place in game.monster_at:
        if place == seat:
            return True
    return False


def face_all(game: SmileLife, seat: int) -> Flow:
    """AP-11.10, AMB-67: a player faces all monsters that wait there in one turn, the oldest first."""
    at = 0
    while at < len(game.monsters):
        count = len(game.monsters)
        if game.monster_at[at] == seat:
            monster = game.cards[game.monsters[at]]
            assert isinstance(monster, Monster)
            yield from monster.meet(game, seat, at)
        if len(game.monsters) == count:
            at += 1


def leave(game: SmileLife, at: i64) -> None:
    """A monster goes out of game."""
    kind = game.monsters[at]
    game.move(game.find(game.plagues, kind), game.plagues, game.out)
    del game.monsters[at]
    del game.monster_at[at]
    del game.monster_left[at]
    game.tell(GONE, kind)
    game.beat(beats.GONE, kind)


def has_smiles_face_up(game: SmileLife, seat: i64) -> bool:
    """AP-11.11, AMB-36: whether a monster could harm any laid card of a player."""
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        for card in game.zones[at * game.people + seat]:
            if game.cards[game.face[card]].smiles > 0:
                return True
    return False
