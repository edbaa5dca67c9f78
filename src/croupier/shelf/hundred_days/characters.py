"""HD-C: the characters that do more than their figures say."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, questions, tokens, windows
from croupier.shelf.hundred_days.card import Character
from croupier.shelf.hundred_days.layout import TOKENS_THREATENED
from croupier.shelf.hundred_days.options import ASK_PERSON, ASK_TAKE, LOOKED_AT_HAND, REACHED_FOR, USED
from croupier.shelf.hundred_days.reasons import MARSHAL_HAS_HELPED, NOT_AMONG_THOSE
from croupier.table import OFFER, Flow, Why, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


class PortalValet(Character):
    """HD-C16: Rick is moved with any two tokens."""

    ids: ClassVar[tuple[str, ...]] = ("portal-valet",)
    mixes_tokens = True


class PushyUnderstudy(Character):
    """HD-C18: ties for the initiative are won without rolling."""

    ids: ClassVar[tuple[str, ...]] = ("pushy-understudy",)
    wins_ties = True


class GossipColumnist(Character):
    """HD-C19: look at an opponent's hand, then draw two cards."""

    ids: ClassVar[tuple[str, ...]] = ("gossip-columnist",)

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        left = tokens.opponent_law(game, seat, why)
        for other in range(game.people):
            if not game.zones[game.hand(other)]:
                left = why.bar(left, 1 << other, NOT_AMONG_THOSE)
        return left

    def arrive(self, game: HundredDays, seat: int) -> Flow:
        if self.law(game, ASK_PERSON, seat, OFFER):
            yield from questions.choose(game, seat, ASK_PERSON)
            cards = game.zones[game.hand(game.chosen)]
            game.see_all(cards, 1 << seat)
            game.tell_cards(LOOKED_AT_HAND, cards, seat, game.chosen)
            game.beat(beats.LOOK, seat, game.chosen)
        game.draw_cards(seat, self.draws)


class GenerousEx(Character):
    """HD-C20: take two tokens of one's choice."""

    ids: ClassVar[tuple[str, ...]] = ("generous-ex",)

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return tokens.supply_law(game, why)

    def arrive(self, game: HundredDays, seat: int) -> Flow:
        return tokens.take_some(game, seat, self.tokens)


class RetiredSpaceMarshal(Character):
    """HD-C21, HD-Q40: once a round, an opponent on the same dimension gives a token of one's choice."""

    ids: ClassVar[tuple[str, ...]] = ("retired-space-marshal",)
    used = True
    aims: i64 = ASK_PERSON

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        if about == ASK_TAKE:
            return tokens.purse_law(game, game.target, why)
        left = tokens.victim_law(game, seat, why)
        for other in range(game.people):
            if not game.presence(other) & game.presence(seat):
                left = why.bar(left, 1 << other, NOT_AMONG_THOSE)
        return left

    def why_not_use(self, game: HundredDays, seat: i64) -> WhyNot | None:
        return MARSHAL_HAS_HELPED if game.marshal_used else super().why_not_use(game, seat)

    def use(self, game: HundredDays, seat: int) -> Flow:
        """The token is named before the opponent answers."""
        game.marshal_used = True
        game.tell(USED, seat, self.kind)
        game.beat(beats.USE, seat, self.kind)
        yield from questions.choose(game, seat, ASK_PERSON)
        victim = game.chosen
        game.target = victim
        yield from questions.choose(game, seat, ASK_TAKE)
        game.wanted = game.chosen
        game.tell(REACHED_FOR, seat, victim, game.wanted)
        yield from windows.react(game, [victim], TOKENS_THREATENED)
        if not game.cancelled:
            tokens.hand_over(game, victim, seat, game.wanted)
            game.beat(beats.THEFT, seat, victim)
