"""TR-11: the Action cards. One class for each card: what it asks, who may be chosen and why not, what it does, and its
consequences.

To add a card, write its class, append it to ``CARDS``, and append its figures to ``cards.toml``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.total_rickall import beats, shooting, talk
from croupier.shelf.total_rickall.cards import CHARACTERS, COLOURS, FIGURES, Figures
from croupier.shelf.total_rickall.layout import lowest
from croupier.shelf.total_rickall.options import (
    ASK_COLOUR,
    ASK_FORCE,
    ASK_GIVE,
    ASK_LOOK,
    ASK_LOOK_AGAIN,
    ASK_RESOLVE,
    ASK_SHOOT,
    ASK_TURN_UP,
    CHOSE_COLOUR,
    DECK,
    EXPOSED,
    FORCED,
    GAVE,
    LOOKED,
    LOOKED_AT_DECK,
    LOOKED_AT_TWO,
    NOT_SHUFFLED,
    NOTHING,
    POINTED_AT,
    SHUFFLED_ALL,
    SHUFFLED_TWO,
    WAITING_TO_DRAW,
)
from croupier.shelf.total_rickall.reasons import (
    ANOTHER_PLAYER,
    FACE_UP,
    FACE_UP_FOR_MORTY,
    LOOKED_ALREADY,
    NO_TARGET,
    NOT_BY_MORTY,
    NOT_IN_PLAY,
    ONLY_THE_CENTRE,
    OTHER_COLOUR,
    OWN_KNOWN,
)
from croupier.table import ALL, OFFER, Event, Flow, Why
from croupier.table.why import how_many

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall
    from croupier.shelf.total_rickall.view import Outlook


class Action:
    """A kind of Action card. A card that comes in colours has an object for each colour."""

    id = ""
    asks: i64 = ASK_RESOLVE
    """What the card first asks, if there is anything to choose (TR-Q36)."""
    seeks: i64 = ASK_RESOLVE
    """The question about Characters that the card finally asks."""
    stakes = "lay"
    """The message with the consequences of the card when its turn comes (``stakes``)."""
    compulsory = False
    """Whether the card must be laid before any other (TR-Q10)."""
    copies = False
    """Whether the card copies that of the player on the right."""
    penalty = True
    """Whether shooting a Real with the card costs a card and adds a Character (TR-6.7, TR-6.8)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.colour: i64 = FIGURES.colour[kind]

    def question(self, game: Rickall, seat: i64) -> i64:
        """What the card asks the player who resolves it; only to go on if there is nothing to choose."""
        if self.asks != ASK_RESOLVE and self.law(game, self.asks, seat, OFFER):
            return self.asks
        return ASK_RESOLVE

    def law(self, game: Rickall, about: i64, seat: i64, why: Why) -> i64:
        """What may be chosen when the card asks: Characters, colours or seats, one bit for each."""
        return 0

    def of_its_colour(self, game: Rickall, why: Why) -> i64:
        """TR-3.2: the Characters in play that the colour of the card allows."""
        coloured: i64 = game.figures.coloured[self.colour]
        return why.keep(why.keep(ALL, game.standing | game.friends, NOT_IN_PLAY), coloured, OTHER_COLOUR)

    def outlook(self, game: Rickall) -> Outlook | None:
        """The consequences of the card when there is nothing to choose, if they are less than it says."""
        return "nobody"

    def play(self, game: Rickall, seat: i64, chosen: i64) -> Flow | None:
        """TR-4.7: carry the card out. ``chosen`` answers its first question; -1 if there was nothing to choose."""
        raise NotImplementedError


# Cards that shoot.


class Shot(Action):
    """A card that shoots a Character of its colour."""

    stakes = "lay-shoot"
    asks: i64 = ASK_SHOOT
    seeks: i64 = ASK_SHOOT

    def law(self, game: Rickall, about: i64, seat: i64, why: Why) -> i64:
        return shooting.law(game, seat, self.colour, why)

    def play(self, game: Rickall, seat: i64, chosen: i64) -> None:
        if chosen < 0:
            nothing(game, seat, self.kind)
        else:
            shooting.shoot(game, seat, chosen, self.penalty)


class Beth(Shot):
    """TR-11.3."""

    id = "beth"


class SomethingWrong(Shot):
    """TR-11.10."""

    id = "something-wrong"
    compulsory = True


class TenMinutes(Shot):
    """TR-11.12: a mistake costs nothing."""

    id = "ten-minutes"
    penalty = False


class ThenShoots(Action):
    """A card that asks for something else before a shot."""

    seeks: i64 = ASK_SHOOT

    def law(self, game: Rickall, about: i64, seat: i64, why: Why) -> i64:
        if about != ASK_SHOOT:
            return self.first_law(game, seat, why)
        return shooting.law(game, seat, self.shot_colour(game), why)

    def shot_colour(self, game: Rickall) -> i64:
        """The colour of the Characters who may be shot."""
        return self.colour

    def first_law(self, game: Rickall, seat: i64, why: Why) -> i64:
        """What may be chosen before the shot."""
        raise NotImplementedError


class BigSister(ThenShoots):
    """TR-11.9, TR-Q6: two different Characters of a colour, one after the other. A Character who could be shot together
    with the first can still be shot when that shot is resolved, so the second shot is never lost.
    """

    id = "big-sister"
    stakes = "lay-two-shots"
    asks: i64 = ASK_COLOUR

    def first_law(self, game: Rickall, seat: i64, why: Why) -> i64:
        """TR-Q43: a colour needs a legal target."""
        colours: i64 = 0
        for colour in range(len(COLOURS)):
            if shooting.targets(game, seat, colour):
                colours |= 1 << colour
        return why.keep(ALL, colours, NO_TARGET)

    def shot_colour(self, game: Rickall) -> i64:
        return game.colour

    def play(self, game: Rickall, seat: i64, chosen: i64) -> Flow:
        if chosen < 0:
            nothing(game, seat, self.kind)
            return
        game.tell(CHOSE_COLOUR, seat, chosen)
        game.colour = chosen
        shots = min(how_many(shooting.targets(game, seat, chosen)), 2)
        for _ in range(shots):
            yield from talk.inside_effect(game, seat, ASK_SHOOT)
            character = game.answers[seat].value
            shooting.shoot(game, seat, character, True)
            if game.result is not None:
                return
            game.spared = 1 << character


class NotKillMe(ThenShoots):
    """TR-11.15, TR-Q9: the chosen player is the shooter for every purpose."""

    id = "not-kill-me"
    stakes = "lay-force"
    asks: i64 = ASK_FORCE

    def first_law(self, game: Rickall, seat: i64, why: Why) -> i64:
        return why.bar((1 << game.people) - 1, 1 << seat, ANOTHER_PLAYER)

    def play(self, game: Rickall, seat: i64, chosen: i64) -> Flow:
        game.tell(FORCED, seat, chosen)
        game.beat(beats.FORCED, seat, chosen)
        if not shooting.targets(game, chosen, self.colour):
            nothing(game, chosen, self.kind)
            return
        yield from talk.inside_effect(game, chosen, ASK_SHOOT)
        shooting.shoot(game, chosen, game.answers[chosen].value, True)


# Cards that look at Identities.


class Rick(Action):
    """TR-11.1, TR-Q16, TR-Q30: a look at the top Identity of the deck."""

    id = "rick"
    stakes = "lay-rick"

    def outlook(self, game: Rickall) -> Outlook | None:
        return None if game.zones[game.identity] else "empty-deck"

    def play(self, game: Rickall, seat: i64, chosen: i64) -> None:
        if not game.zones[game.identity]:
            nothing(game, seat, self.kind)
            return
        card = game.zones[game.identity][-1]
        game.see(card, 1 << seat)
        game.looked[seat] |= 1 << DECK
        game.tell_card(LOOKED_AT_DECK, card, seat)
        game.beat(beats.PEEK_DECK, seat)


class Morty(Action):
    """TR-11.2, TR-9.4: a look at one Identity."""

    id = "morty"
    stakes = "lay-look"
    asks: i64 = ASK_LOOK
    seeks: i64 = ASK_LOOK

    def law(self, game: Rickall, about: i64, seat: i64, why: Why) -> i64:
        """TR-C10, TR-Q34."""
        left = self.of_its_colour(game, why)
        left = why.bar(left, game.up, FACE_UP_FOR_MORTY)
        left = why.bar(left, game.figures.hidden_from_morty, NOT_BY_MORTY)
        return why.bar(left, game.own(seat), OWN_KNOWN)

    def play(self, game: Rickall, seat: i64, chosen: i64) -> None:
        if chosen < 0:
            nothing(game, seat, self.kind)
        else:
            look(game, seat, chosen, LOOKED)


class Summer(Action):
    """TR-11.6, TR-11.7, TR-Q13: two Identities are looked at and shuffled; a single one is only looked at."""

    id = "summer"
    stakes = "lay-look-two"
    asks: i64 = ASK_LOOK
    seeks: i64 = ASK_LOOK

    def question(self, game: Rickall, seat: i64) -> i64:
        return ASK_LOOK if how_many(self.law(game, ASK_LOOK, seat, OFFER)) > 2 else ASK_RESOLVE

    def law(self, game: Rickall, about: i64, seat: i64, why: Why) -> i64:
        """TR-11.8, TR-Q12: hidden Identities, that of the player's own friend included."""
        left = self.of_its_colour(game, why)
        left = why.bar(left, game.spared, LOOKED_ALREADY)
        return why.bar(left, game.up, FACE_UP)

    def outlook(self, game: Rickall) -> Outlook | None:
        targets = self.law(game, ASK_LOOK, game.actor, OFFER)
        if how_many(targets) < 2:
            return "look-at-one" if targets else "nobody"
        return "look-at-two" if targets & game.figures.staying_put else None

    def play(self, game: Rickall, seat: i64, chosen: i64) -> Flow:
        candidates = self.law(game, ASK_LOOK, seat, OFFER)
        if not candidates:
            nothing(game, seat, self.kind)
            return
        one = chosen if chosen >= 0 else lowest(candidates)
        game.spared = 1 << one
        others = candidates & ~game.spared
        if not others:
            look(game, seat, one, LOOKED_AT_TWO)
            game.tell(NOT_SHUFFLED, seat, self.kind)
            game.beat(beats.NOTHING, seat)
            return
        other = lowest(others)
        if how_many(others) > 1:
            game.tell(POINTED_AT, seat, CHARACTERS + one)
            yield game.ask(seat, ASK_LOOK_AGAIN)
            other = game.answers[seat].value
        look(game, seat, one, LOOKED_AT_TWO)
        look(game, seat, other, LOOKED_AT_TWO)
        pair = 1 << one | 1 << other
        if pair & game.figures.staying_put:
            game.tell(NOT_SHUFFLED, seat, self.kind)
            game.beat(beats.NOTHING, seat)
            return
        game.tell(SHUFFLED_TWO, seat, CHARACTERS + one, CHARACTERS + other)
        game.reshuffle(pair)
        game.beat(beats.SHUFFLE_TWO, seat, CHARACTERS + one, CHARACTERS + other)


class FifteenYears(Action):
    """TR-11.11: an Identity is turned up for all to see."""

    id = "fifteen-years"
    stakes = "lay-reveal"
    asks: i64 = ASK_TURN_UP
    seeks: i64 = ASK_TURN_UP

    def law(self, game: Rickall, about: i64, seat: i64, why: Why) -> i64:
        """TR-Q12: hidden Identities in the centre, never that of a player's friend."""
        coloured: i64 = game.figures.coloured[self.colour]
        left = why.keep(ALL, game.standing | game.friends, NOT_IN_PLAY)
        left = why.keep(left, game.standing, ONLY_THE_CENTRE)
        left = why.keep(left, coloured, OTHER_COLOUR)
        return why.bar(left, game.up, FACE_UP)

    def play(self, game: Rickall, seat: i64, chosen: i64) -> None:
        if chosen < 0:
            nothing(game, seat, self.kind)
            return
        card = game.identity_of(chosen)
        game.see(card, game.layout.everybody)
        game.up |= 1 << chosen
        game.take_back_claims(1 << chosen)
        game.tell_card(EXPOSED, card, seat, CHARACTERS + chosen)
        game.beat(beats.EXPOSED, seat, CHARACTERS + chosen)


# Cards that let players draw, and the card that copies.


class Jerry(Action):
    """TR-11.4, TR-11.5, TR-Q11: all Identities of the colour are shuffled, then a player draws a card."""

    id = "jerry"
    stakes = "lay-shuffle"

    def law(self, game: Rickall, about: i64, seat: i64, why: Why) -> i64:
        return (1 << game.people) - 1

    def shuffles(self, figures: Figures, hidden: i64) -> i64:
        """TR-Q12, TR-C18: the Characters whose Identities are shuffled, if there are two or more."""
        coloured: i64 = figures.coloured[self.colour]
        return hidden & coloured & ~figures.staying_put

    def outlook(self, game: Rickall) -> Outlook | None:
        return None if how_many(self.shuffles(game.figures, game.hidden())) > 1 else "only-draw"

    def play(self, game: Rickall, seat: i64, chosen: i64) -> Flow:
        shuffled = self.shuffles(game.figures, game.hidden())
        if how_many(shuffled) > 1:
            game.tell(SHUFFLED_ALL, seat, self.kind, how_many(shuffled))
            game.reshuffle(shuffled)
            game.beat(beats.SHUFFLE, seat, self.kind)
        else:
            game.tell(NOT_SHUFFLED, seat, self.kind)
            game.beat(beats.NOTHING, seat)
        yield game.ask(seat, ASK_GIVE)
        target = game.answers[seat].value
        game.tell(GAVE, seat, target)
        game.draw_action(target)
        game.beat(beats.GIFT, seat, target)


class Poopybutthole(Action):
    """TR-11.14: every player draws a card at the end of the round, unless a shot was fired in it."""

    id = "poopybutthole"
    stakes = "lay-quiet"

    def outlook(self, game: Rickall) -> Outlook | None:
        return "in-vain" if game.shots_fired else None

    def play(self, game: Rickall, seat: i64, chosen: i64) -> None:
        game.quiet_draws += 1
        game.tell(WAITING_TO_DRAW, seat, 1 if game.shots_fired else 0)
        game.beat(beats.WAITING, seat)


class MeToo(Action):
    """TR-11.13, TR-Q7: stands for another card, which is the one that is played."""

    id = "me-too"
    stakes = "lay-copy"
    copies = True


CARDS: Final = [
    Beth,
    Morty,
    Summer,
    Jerry,
    FifteenYears,
    Rick,
    SomethingWrong,
    TenMinutes,
    BigSister,
    NotKillMe,
    MeToo,
    Poopybutthole,
]


def _card(kind: int) -> Action:
    for card in [each(kind) for each in CARDS]:
        if card.id == FIGURES.ids[kind]:
            return card
    return Action(kind)


ACTIONS: Final = [_card(kind) for kind in range(CHARACTERS)]
"""The Action cards by kind. The kinds of the two Identities, which come first, have a card that does nothing."""
COMPULSORY: Final = sum([1 << card.kind for card in ACTIONS if card.compulsory])


def copied(laid: list[int], seat: i64) -> int:
    """TR-11.13, TR-Q7: the kind that a player's card stands for, following the chain of copies to the right; -1 for
    nothing. ``laid`` has the kind of every player's card, -1 for none.
    """
    for turn in range(len(laid)):
        kind = laid[seat - turn]
        if kind < 0 or not ACTIONS[kind].copies:
            return kind
    return -1


def look(game: Rickall, seat: i64, character: i64, told: Event) -> None:
    """TR-11.2, TR-7.4: show an Identity to one player."""
    card = game.identity_of(character)
    game.see(card, 1 << seat)
    game.looked[seat] |= 1 << character
    game.tell_card(told, card, seat, CHARACTERS + character)
    game.beat(beats.PEEK, seat, CHARACTERS + character)


def nothing(game: Rickall, seat: i64, kind: i64) -> None:
    """TR-4.8: report that a card does nothing."""
    game.tell(NOTHING, seat, kind)
    game.beat(beats.NOTHING, seat)
