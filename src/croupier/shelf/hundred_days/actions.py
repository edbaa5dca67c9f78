"""HD-A: the actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from croupier.shelf.hundred_days import adventure, beats, destroying, moving, questions, tokens, windows
from croupier.shelf.hundred_days.board import HOUSE
from croupier.shelf.hundred_days.card import Action
from croupier.shelf.hundred_days.cards import TILES
from croupier.shelf.hundred_days.layout import EVERY_RESOURCE, EVERY_SPACE, TOKENS_THREATENED
from croupier.shelf.hundred_days.options import (
    ANY_KIND,
    ASK_LUNCH,
    ASK_NAME,
    ASK_PERSON,
    ASK_TARGET,
    ASK_TILE,
    DONE,
    NAMED,
    REACHED_FOR,
    RETURNED,
    SENT_BACK,
    SWAPPED,
)
from croupier.shelf.hundred_days.reasons import NO_HOLE, NOT_AMONG_THOSE, ONE_TO_SIX, PAWN_THERE
from croupier.table import OFFER, Flow, Why
from croupier.table.why import how_many

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


class LightFingers(Action):
    """HD-A01, HD-Q37: take two random tokens of one opponent."""

    ids: ClassVar[tuple[str, ...]] = ("light-fingers",)

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return tokens.victim_law(game, seat, why)

    def effect(self, game: HundredDays, seat: int) -> Flow:
        if self.stays_idle(game, seat, not self.law(game, ASK_PERSON, seat, OFFER)):
            return
        yield from questions.choose(game, seat, ASK_PERSON)
        victim = game.chosen
        game.target = victim
        game.tell(REACHED_FOR, seat, victim, ANY_KIND)
        yield from windows.react(game, [victim], TOKENS_THREATENED)
        if game.cancelled:
            return
        for _ in range(min(self.tokens, game.all_held(victim))):
            tokens.hand_over(game, victim, seat, tokens.random_token(game, victim))
        game.beat(beats.THEFT, seat, victim)


class SurpriseTax(Action):
    """HD-A02, HD-Q50: each opponent returns a token of the named kind, if able."""

    ids: ClassVar[tuple[str, ...]] = ("surprise-tax",)

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return EVERY_RESOURCE

    def effect(self, game: HundredDays, seat: int) -> Flow:
        if self.stays_idle(game, seat, not tokens.victim_law(game, seat, OFFER)):
            return
        yield from questions.choose(game, seat, ASK_NAME)
        resource = game.chosen
        game.tell(NAMED, seat, resource)
        for victim in game.others_clockwise(seat):
            if game.held(victim, resource):
                game.target = victim
                yield from windows.react(game, [victim], TOKENS_THREATENED)
                if not game.cancelled:
                    game.give_back(victim, resource, 1)
                    game.tell(RETURNED, victim, resource, 1)
                    game.beat(beats.TAX, victim, resource)


class Demolition(Action):
    """A card that destroys a card of one sort in an opponent's area."""

    def sort(self, game: HundredDays) -> i64:
        """The cards that it may destroy."""
        raise NotImplementedError

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return destroying.target_law(game, seat, self.sort(game), why)

    def effect(self, game: HundredDays, seat: int) -> Flow:
        if self.stays_idle(game, seat, not self.law(game, ASK_TARGET, seat, OFFER)):
            return
        yield from questions.choose(game, seat, ASK_TARGET)
        yield from destroying.destroy(game, TILES + game.chosen)


class RecallNotice(Demolition):
    """HD-A03: an object."""

    ids: ClassVar[tuple[str, ...]] = ("recall-notice",)

    def sort(self, game: HundredDays) -> i64:
        return game.figures.objects


class BadReference(Demolition):
    """HD-A04: a character."""

    ids: ClassVar[tuple[str, ...]] = ("bad-reference",)

    def sort(self, game: HundredDays) -> i64:
        return game.figures.characters


class BingeSession(Action):
    """HD-A05: draw three cards."""

    ids: ClassVar[tuple[str, ...]] = ("binge-session",)

    def effect(self, game: HundredDays, seat: int) -> None:
        game.draw_cards(seat, self.draws)
        game.beat(beats.EFFECT, seat, self.kind)


class DimensionalMusicalChairs(Action):
    """HD-A06, HD-Q36: two tiles change places; pawns, die and numbers stay."""

    ids: ClassVar[tuple[str, ...]] = ("dimensional-musical-chairs",)

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        left = tile_law(game, why)
        return why.bar(left, 1 << game.first, NOT_AMONG_THOSE)

    def effect(self, game: HundredDays, seat: int) -> Flow:
        tiles = how_many(self.law(game, ASK_TILE, seat, OFFER))
        if self.stays_idle(game, seat, tiles < 2):
            return
        yield from questions.choose(game, seat, ASK_TILE, tiles == 2)
        game.first = game.chosen
        yield from questions.choose(game, seat, ASK_TILE)
        game.swap_tiles(game.first, game.chosen)
        game.tell(SWAPPED, game.first, game.chosen)
        game.beat(beats.SWAP, game.first, game.chosen)


class ReturnToSender(Action):
    """HD-A07, HD-Q36: a tile without pawns goes under the pile, the top one takes its place."""

    ids: ClassVar[tuple[str, ...]] = ("return-to-sender",)

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        left = tile_law(game, why)
        for other in range(game.people):
            left = why.bar(left, game.presence(other), PAWN_THERE)
        return left

    def effect(self, game: HundredDays, seat: int) -> Flow:
        if self.stays_idle(game, seat, not game.zones[game.tiles] or not self.law(game, ASK_TILE, seat, OFFER)):
            return
        yield from questions.choose(game, seat, ASK_TILE)
        game.send_back(game.chosen)
        game.tell(SENT_BACK, game.chosen, game.tile_at(game.chosen))
        game.beat(beats.NEW_TILE, game.chosen)


class ForcedTeleport(Action):
    """HD-A08, HD-Q47: one opponent's Rick goes anywhere."""

    ids: ClassVar[tuple[str, ...]] = ("forced-teleport",)

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return tokens.opponent_law(game, seat, why)

    def effect(self, game: HundredDays, seat: int) -> Flow:
        yield from questions.choose(game, seat, ASK_PERSON)
        yield from moving.move_rick(game, seat, game.chosen)


class FamilyLunch(Action):
    """HD-A09: up to two green cards, each meeting its own demands. Asking for the first shows that there is one. A
    player who has played one and has cards left is asked again, so that being asked reveals nothing more.
    """

    ids: ClassVar[tuple[str, ...]] = ("family-lunch",)

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return adventure.lunch_law(game, seat, why)

    def effect(self, game: HundredDays, seat: int) -> Flow:
        if self.stays_idle(game, seat, not self.law(game, ASK_LUNCH, seat, OFFER)):
            return
        game.reveals += 1
        for left in range(self.plays, 0, -1):
            if not game.zones[game.hand(seat)]:
                return
            game.left = left
            yield game.ask(seat, ASK_LUNCH)
            option = game.answers[seat]
            game.left = 0
            if option is DONE:
                return
            game.card = TILES + option.value
            yield from game.cards[game.card].play(game, seat)
            game.card = self.kind


def tile_law(game: HundredDays, why: Why) -> i64:
    """HD-Q36: the spaces with a tile."""
    left = why.bar(EVERY_SPACE, 1 << HOUSE, ONE_TO_SIX)
    return why.bar(left, game.holes, NO_HOLE)
