"""A kind of card as the rules see it: when it may be laid and why not, where it lies, and what it does.

Each kind is one object (see ``deck``). Families of cards derive from ``Card``, in a module named after the family; a
kind with rules of its own is a class there, with the ``id`` that ``cards.toml`` gives it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, laying, losing
from croupier.shelf.smile_life.cards import LOOSE, Figures
from croupier.shelf.smile_life.options import DISCARDED, LAID, LOST, LOST_FOR_GOOD
from croupier.shelf.smile_life.reasons import NO_CARD_TO_SWAP
from croupier.table import Beat, Flow, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


class Card:
    """A kind of card."""

    id = ""
    """The kind, if the class declares one; the class of a whole family has none."""
    wonder: i64 = 0
    """Which of the three wonders it is."""
    tie: i64 = LOOSE
    """What hangs on it, or what it hangs on, when damage is paid."""
    arms = False
    """AP-12.4: whether it is a weapon."""
    drives = False
    """AP-13.1: whether its owner can flee with it."""
    edible = False
    """AP-4.1: whether a child can be fed with it."""
    plain_food = False
    """AMB-19, AMB-21: whether it must be given to a hungry child."""
    mutates = False
    """AP-16.6: whether it is a pet that a Genetic mutation turns on its owner."""
    moment: Beat = beats.LAID
    """The beat played when it is laid."""

    def __init__(self, kind: int, figures: Figures) -> None:
        self.kind: i64 = kind
        self.family: i64 = figures.family[kind]
        self.smiles: i64 = figures.smiles[kind]
        self.score: i64 = figures.smiles[kind]
        self.level: i64 = figures.level[kind]
        self.money: i64 = figures.money[kind]
        self.price: i64 = figures.price[kind]
        self.gives: i64 = figures.gives[kind]

    # Whether it may be laid.

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        """Why a player may not play it now, crises aside. ``free`` ignores the price."""
        return None

    def why_never_taken(self) -> WhyNot | None:
        """AMB-13, AMB-47: why no player may take it from the discard pile."""
        return None

    def why_not_fish(self, game: SmileLife, seat: i64) -> WhyNot | None:
        """AMB-62: why it would only be discarded if taken from a flood."""
        return laying.why_not_lay(game, seat, self.kind, False, False)

    def can_be_revived(self, game: SmileLife, seat: i64) -> bool:
        """AMB-57: whether a Vulture may lay it before its owner."""
        return laying.may_lay(game, seat, self.kind, False, False)

    def can_be_taken(self, game: SmileLife, owner: i64) -> bool:
        """SL-10.4: whether none of its owner's cards cover it."""
        return True

    def may_go_hungry(self, game: SmileLife, seat: i64) -> bool:
        """AMB-81: whether a player who takes it from a flood may discard it, because it would have to be fed."""
        return False

    def why_not_chosen(self, game: SmileLife, other: i64) -> WhyNot | None:
        """Why it cannot be aimed at a player."""
        return NO_CARD_TO_SWAP

    # What it costs, and what it is worth.

    def price_for(self, game: SmileLife, seat: i64) -> i64:
        """What it costs a player now."""
        return 0

    def is_built_free(self, game: SmileLife, seat: i64) -> bool:
        """SL-7.1: whether a player gets it with the Architect's free house."""
        return False

    def power_for(self, game: SmileLife, seat: i64) -> i64:
        """AP-12.7: its power as a weapon of a player."""
        return 0

    def is_food(self, game: SmileLife) -> bool:
        """AP-4.1: whether a child can be fed with it at this table."""
        return self.edible

    def eaten(self, game: SmileLife, seat: i64) -> None:
        """The outcome when a player has fed a child with it."""

    def lessened(self, damage: i64) -> i64:
        """AP-14.9: the damage that remains for its owner."""
        return damage

    # Playing and laying.

    def play(self, game: SmileLife, seat: i64, card: i64, free: bool, from_hand: bool) -> Flow | None:
        """SL-3.3: play a card that lies open in the middle. Returns what it still has to ask."""
        return self.lay(game, seat, card, True)

    def home(self, game: SmileLife, seat: i64) -> i64:
        """The zone where it lies once laid."""
        return game.belongings(seat)

    def lay(self, game: SmileLife, seat: i64, card: i64, attacks: bool) -> Flow | None:
        """SL-3.3: move a card from the middle to its player, and carry out its effect. A weapon ``attacks`` or does not."""
        game.move(card, game.played, self.home(game, seat))
        game.tell(LAID, seat, self.kind)
        game.beat(self.moment, seat, self.kind)
        return self.use(game, seat) if attacks or not self.arms else None

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        """Carry out its one-off effect."""
        return None

    def use_again(self, game: SmileLife, seat: i64) -> Flow | None:
        """AP-18.3: carry it out when an Earthquake deals the card to its own player."""
        return None

    def lay_stolen(self, game: SmileLife, seat: i64, card: i64, robbed: i64) -> Flow | None:
        """AP-10.2: lay a card that was stolen in a Purge, without any condition."""
        return self.lay(game, seat, card, True)

    def lay_dealt(self, game: SmileLife, seat: i64, card: i64) -> Flow | None:
        """AP-18.3, AMB-60: lay a card that an Earthquake deals to another player, or discard it if it cannot be laid."""
        if laying.may_lay(game, seat, self.kind, True, False):
            return self.lay(game, seat, card, True)
        self.waste(game, seat, card)
        return None

    def waste(self, game: SmileLife, seat: i64, card: i64) -> None:
        """Discard a card from the middle."""
        game.to_discard(card, game.played, seat)
        game.tell(DISCARDED, seat, self.kind)
        game.beat(beats.DISCARDED, seat, self.kind)

    def fish(self, game: SmileLife, seat: i64, card: i64, lays: bool) -> Flow | None:
        """AP-18.6: take it out of the flood, and lay or discard it at once."""
        game.move(card, game.flood, game.played)
        if lays:
            return self.play(game, seat, card, False, False)
        self.waste(game, seat, card)
        return None

    # Losing.

    def lose(self, game: SmileLife, seat: i64, zone: i64, card: i64, target: i64, affair_target: i64) -> Flow | None:
        """Take it and what hangs on it from its player, to the discard pile or out of game. An adultery that ends with
        its marriage goes to ``affair_target``.
        """
        self.lose_alone(game, seat, zone, card, target)
        return None

    def lose_alone(self, game: SmileLife, seat: i64, zone: i64, card: i64, target: i64) -> None:
        """Take it alone from its player."""
        losing.take_away(game, card, zone, target)
        if target == game.discard:
            game.threw[card] = seat
            game.tell(LOST, seat, self.kind)
        else:
            game.tell(LOST_FOR_GOOD, seat, self.kind)

    def hand_over(self, game: SmileLife, seat: i64, zone: i64, card: i64) -> Flow | None:
        """Move it from its player to the middle; what hangs on it goes the usual way."""
        losing.take_away(game, card, zone, game.played)
        return None


class Flipped(Card):
    """SL-15, AP-18.1: a card that is flipped once its effect has taken place."""

    moment = beats.PLAYED

    def home(self, game: SmileLife, seat: i64) -> i64:
        return game.flipped(seat)
