"""Why an answer is not on offer: each reason once, with its clause."""

from __future__ import annotations

from typing import Final

from croupier.shelf.hundred_days.cards import RESOURCES
from croupier.shelf.hundred_days.options import tokens_in_letters
from croupier.table import WhyNot

# Another question or phase. The clause of the first is that of the question at hand.
NOT_ASKED: Final = WhyNot("that-is-not-what-you-are-asked-now", "")
ANOTHER_PHASE: Final = WhyNot("that-belongs-to-another-phase", "HD-6.1")
TOKENS_FIRST: Final = WhyNot("choose-the-tokens-first", "HD-10.6")
NO_ACTION_LEFT: Final = WhyNot("no-action-left", "HD-10.1", "you have no action left on this turn")
END_IT: Final = WhyNot("this-turn-is-ended-not-passed", "HD-10.7", "this turn cannot be passed any more; end it")
END_IT_AFTER_A_CLOCK: Final = WhyNot(END_IT.reason, "HD-Q20", END_IT.words)
PASS_INSTEAD: Final = WhyNot("you-have-not-acted-so-pass", "HD-10.7", "you have not acted on this turn; pass instead")

# HD-4, HD-10.3: playing cards.
NOT_HELD: Final = WhyNot("you-do-not-hold-that-card", "HD-10.3")
WAIT_TO_REACT: Final = WhyNot(
    "reactions-answer-something", "HD-Q17", "a reaction answers what a player does; wait until you are asked"
)
NOTHING_TO_REACT_TO: Final = WhyNot("nothing-to-use-it-on", "HD-Q17", "there is nothing to use it on")
ONLY_GREEN_SERVED: Final = WhyNot(
    "only-green-cards-are-served", "HD-A09", "only objects and characters from your hand can be played now"
)
NO_PAWNS_ON_THEM: Final = WhyNot(
    "your-pawns-are-not-there", "HD-4.3", "your pawns are not on all the dimensions that it asks for"
)
NO_PAWN_ON: Final = WhyNot("no-pawn-on", "HD-4.3")
SHORT_TO_PLAY: Final = WhyNot("short-of", "HD-4.11")

# HD-10.5, HD-10.6: closing and moving.
HOUSE_STAYS: Final = WhyNot("the-house-cannot-be-closed", "HD-Q4")
ONE_TO_SIX: Final = WhyNot(
    "the-dimensions-go-from-one-to-six", "HD-2.1", "there is no such dimension; they are numbered 1 to 6"
)
CLOSED_ALREADY: Final = WhyNot("that-dimension-is-closed", "HD-Q7")
NO_PAWN_THERE: Final = WhyNot("no-pawn-of-yours-is-there", "HD-10.5", "you have no pawn there")
SHORT_TO_CLOSE: Final = WhyNot("short-of", "HD-Q30")
CANNOT_PAY_THAT: Final = WhyNot("you-cannot-pay-that", "HD-Q30")
COSTS_A_TOKEN: Final = WhyNot("moving-rick-costs-a-token", "HD-P02", "moving Rick costs a resource, and you have none")
COSTS_TWO_TOKENS: Final = WhyNot(
    "moving-rick-costs-two-tokens", "HD-10.6", "moving Rick costs two resources, and you do not have two"
)
TWO_OF_A_KIND: Final = WhyNot(
    "only-two-of-a-kind-move-rick",
    "HD-10.6",
    "moving Rick costs two resources of the same type, and you do not have them",
)
RICK_IS_THERE: Final = WhyNot("rick-is-there-already", "HD-Q5", "Rick is there already")
MORTY_IS_THERE: Final = WhyNot("morty-is-there-already", "HD-O18", "Morty is there already")
MORTY_ON_TILES: Final = WhyNot(
    "morty-stands-on-tiles-only", "HD-7.2", "Morty goes to a dimension or to the house, never between two"
)
NO_WAY_IN: Final = WhyNot("a-black-hole-cannot-be-entered", "HD-Q7")

# HD-10.8, HD-10.10: cards in play.
STILL_IN_HAND: Final = WhyNot(
    "that-card-is-still-in-your-hand", "HD-Q28", "that card is still in your hand; play it first"
)
ANOTHER_PLAYERS: Final = WhyNot("that-card-is-somebody-elses", "HD-Q28", "that card belongs to another player")
SPENT: Final = WhyNot("that-object-is-spent", "HD-4.5", "that object has been used: it is in your personal discard")
NOT_BEFORE_YOU: Final = WhyNot("that-card-is-not-before-you", "HD-Q28")
ONLY_GREEN_GUARDED: Final = WhyNot(
    "only-green-cards-in-your-area", "HD-5.3", "only your own objects and characters in play can be guarded"
)
GUARDED_ALREADY: Final = WhyNot("one-garage-token-per-card", "HD-5.7", "there is a garage token on that card already")
NO_GARAGE_TOKEN: Final = WhyNot("no-garage-token-left", "HD-5.4", "you have no garage token left")
ONLY_OBJECTS: Final = WhyNot(
    "only-objects-are-used", "HD-4.5", "there is nothing to use on that card: it works by itself"
)
MARSHAL_HAS_HELPED: Final = WhyNot("the-marshal-helps-once-a-round", "HD-Q40", "the Marshal has helped in this round")
SHORT_TO_USE: Final = WhyNot("short-of", "HD-Q39")
NOTHING_TO_USE_IT_ON: Final = WhyNot("nothing-to-use-it-on", "HD-Q39", "there is nothing to use it on")

# What a card asks.
NOT_AMONG_THOSE: Final = WhyNot("not-among-those", "HD-Q42", "that one is not among those to choose from")
ANOTHER_PLAYER: Final = WhyNot("another-player-must-be-chosen", "HD-Q42")
NO_SUCH_TOKEN: Final = WhyNot("no-token-of-that-kind", "HD-Q42", "there is no resource of that type to choose")
NOT_WHAT_YOU_TAKE: Final = WhyNot("the-kind-you-take-is-not-returned", "HD-O05")
NO_HOLE: Final = WhyNot("a-black-hole-cannot-be-chosen", "HD-Q36")
PAWN_THERE: Final = WhyNot("a-pawn-stands-there", "HD-A07")


def no_pawn_on(space: int) -> WhyNot:
    """``NO_PAWN_ON`` with the dimension that is missing: ``no-pawn-on:3``."""
    return WhyNot(f"{NO_PAWN_ON.reason}:{space}", NO_PAWN_ON.rule, f"you have no pawn on dimension {space}")


def short_of(reason: WhyNot, lacking: list[int]) -> WhyNot:
    """A lack of resources with those that are missing: ``short-of:2S-1C``."""
    tokens = [f"{count} {RESOURCES[at]}" for at, count in enumerate(lacking) if count]
    slug = f"{reason.reason}:{tokens_in_letters(lacking)}"
    return WhyNot(slug, reason.rule, f"you lack resources: {', '.join(tokens)}")
