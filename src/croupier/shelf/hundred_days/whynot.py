"""Why can't I? The answers that are not on offer, and the clause that stands in their way."""

from __future__ import annotations

from croupier.shelf.hundred_days.board import HOUSE, SPACES, TILE_PLACES, TOUCHES, WORDS
from croupier.shelf.hundred_days.cards import (
    BIT,
    FIGURES,
    KINDS,
    PORTAL_VALET,
    RESOURCES,
    RETIRED_SPACE_MARSHAL,
    RETURN_TO_SENDER,
)
from croupier.shelf.hundred_days.collection import Collection
from croupier.shelf.hundred_days.options import (
    ASK_DESTROY,
    ASK_ELBOW,
    ASK_FETCH,
    ASK_GO,
    ASK_LEAVE,
    ASK_LUNCH,
    ASK_MORTY,
    ASK_MORTY_GO,
    ASK_NAME,
    ASK_PAY,
    ASK_PERSON,
    ASK_REACT,
    ASK_RETURN,
    ASK_RICK,
    ASK_SPEND,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TILE,
    ASK_TURN,
    DESTROYS,
    DONE,
    END_TURN,
    ENOUGH,
    FETCHES,
    GOES,
    GUARDS,
    LEAVES,
    MOVE,
    NAMES,
    PASS,
    PLAYS,
    REACTS,
    RETURNS,
    RICK_AGAIN,
    RICKS,
    RULE_OF_ASK,
    SPENDS,
    TAKES,
    USES,
    tokens_in_letters,
)
from croupier.shelf.hundred_days.state import ADVENTURE, COLLECTION, DISCARD, DRAWING, FOUR, GARAGE, MISSION, lowest
from croupier.table import NOBODY, Answers, Option, WhyNot

# A dimension that does not exist has a reason of its own, and so has a Morty between two.
MORTYS_ANYWHERE = [Option("morty", word) for word in WORDS]
ANSWERS = Answers(
    [
        *(PASS, END_TURN, MOVE, ENOUGH, DONE, RICK_AGAIN),
        *(*RICKS, *MORTYS_ANYWHERE, *PLAYS, *USES, *GUARDS, *REACTS, *DESTROYS, *FETCHES),
        *(*GOES, *TAKES, *LEAVES, *SPENDS, *RETURNS, *NAMES),
    ],
    seats=["choose"],
    judged=["pay", "close", "tile"],
)

# Which questions an answer of each kind belongs to.
QUESTIONS = {
    "rick": (ASK_RICK,),
    "rick-again": (ASK_MORTY,),
    "morty": (ASK_MORTY,),
    "play": (ASK_TURN, ASK_LUNCH),
    "use": (ASK_TURN,),
    "guard": (ASK_TURN,),
    "close": (ASK_TURN,),
    "move": (ASK_TURN,),
    "pass": (ASK_TURN, ASK_REACT),
    "end-turn": (ASK_TURN,),
    "react": (ASK_REACT,),
    "take": (ASK_TAKE, ASK_ELBOW),
    "leave": (ASK_LEAVE,),
    "spend": (ASK_SPEND,),
    "go": (ASK_GO, ASK_MORTY_GO),
    "pay": (ASK_PAY,),
    "choose": (ASK_PERSON,),
    "destroy": (ASK_TARGET, ASK_DESTROY),
    "name": (ASK_NAME,),
    "tile": (ASK_TILE,),
    "return": (ASK_RETURN,),
    "fetch": (ASK_FETCH,),
    "enough": (ASK_RETURN,),
    "done": (ASK_LUNCH,),
}

# In which phases such an answer can be asked for; in the Adventure phase only, if it is not listed.
PHASES_OF = {
    "rick": (MISSION,),
    "rick-again": (MISSION,),
    "morty": (MISSION,),
    "take": (GARAGE, ADVENTURE, COLLECTION),
    "leave": (COLLECTION,),
    "pass": (ADVENTURE, COLLECTION),
    "destroy": (ADVENTURE, DRAWING, DISCARD),
}

NUMBERS = [str(space) for space in range(1, SPACES + 1)]


# The slugs that do not speak for themselves.
SENTENCES = {
    "morty-is-there-already": "Morty is there already",
    "morty-stands-on-tiles-only": "Morty goes to a dimension or to the house, never between two",
    "moving-rick-costs-a-token": "moving Rick costs a token, and you have none",
    "moving-rick-costs-two-tokens": "moving Rick costs two tokens, and you do not have two",
    "no-action-left": "you have no action left on this turn",
    "no-garage-token-left": "you have no garage token left",
    "no-pawn-of-yours-is-there": "you have no pawn there",
    "no-token-of-that-kind": "there is no token of that kind to choose",
    "not-among-those": "that one is not among those to choose from",
    "nothing-to-use-it-on": "there is nothing to use it on",
    "one-garage-token-per-card": "there is a garage token on that card already",
    "only-green-cards-are-served": "only objects and characters from your hand can be played now",
    "only-green-cards-in-your-area": "only your own objects and characters in play can be guarded",
    "only-objects-are-used": "there is nothing to use on that card: it works by itself",
    "only-two-of-a-kind-move-rick": "moving Rick costs two tokens of the same kind, and you do not have them",
    "reactions-answer-something": "a reaction answers what somebody does; wait until you are asked",
    "rick-is-there-already": "Rick is there already",
    "that-card-is-somebody-elses": "that card lies before somebody else",
    "that-card-is-still-in-your-hand": "that card is still in your hand; play it first",
    "that-object-is-spent": "that object has been used, and lies in your personal pile",
    "the-dimensions-go-from-one-to-six": "there is no such dimension; they are numbered 1 to 6",
    "the-marshal-helps-once-a-round": "the Marshal has helped in this round",
    "this-turn-is-ended-not-passed": "this turn cannot be passed any more; end it",
    "you-have-not-acted-so-pass": "you have not acted on this turn; pass instead",
    "your-pawns-are-not-there": "your pawns are not on all the dimensions that it asks for",
}


def why_not(game: Collection, seat: int, key: str) -> WhyNot:
    """Why a seat may not answer so now."""
    why = ANSWERS.why_unknown(key, game.seats) or _why_not(game, seat, key)
    return why.spelt_out(SENTENCES)


def _why_not(game: Collection, seat: int, key: str) -> WhyNot:
    kind, _, word = key.partition(":")
    if game.about not in QUESTIONS[kind]:
        return _another_question(game, kind)
    if game.about == ASK_TURN:
        return _on_turn(game, seat, kind, word)
    if kind == "play":
        return _card(game, seat, word)
    if kind == "tile":
        return _tile(game, word)
    if kind in ("react", "destroy") and game.about in (ASK_REACT, ASK_DESTROY):
        return _not_held(game, seat, word) or WhyNot("nothing-to-use-it-on", "HD-Q17")
    if kind == "morty":
        return WhyNot("morty-stands-on-tiles-only", "HD-7.2")
    if kind == "go":
        return _place(game, word)
    if kind == "spend":
        return _spending(game, seat)
    if kind == "pay":
        return WhyNot("you-cannot-pay-that", "HD-Q30")
    if kind == "choose" and word == str(seat):
        return WhyNot("another-player-must-be-chosen", "HD-Q42")
    if kind == "return" and word == RESOURCES[game.wanted]:
        return WhyNot("the-kind-you-take-is-not-returned", "HD-O05")
    if kind in ("take", "leave", "return"):
        return WhyNot("no-token-of-that-kind", "HD-Q42")
    return WhyNot("not-among-those", "HD-Q42")


def _another_question(game: Collection, kind: str) -> WhyNot:
    if kind == "react":
        return WhyNot("reactions-answer-something", "HD-Q17")
    if kind == "go" and game.about == ASK_SPEND:
        return WhyNot("choose-the-tokens-first", "HD-10.6")
    if game.phase in PHASES_OF.get(kind, (ADVENTURE,)):
        return WhyNot("that-is-not-what-you-are-asked-now", RULE_OF_ASK[game.about])
    return WhyNot("that-belongs-to-another-phase", "HD-6.1")


def _tile(game: Collection, word: str) -> WhyNot:
    if word not in NUMBERS:
        return WhyNot("the-dimensions-go-from-one-to-six", "HD-2.1")
    bit = 1 << int(word)
    if game.holes & bit:
        return WhyNot("a-black-hole-cannot-be-chosen", "HD-Q36")
    if game.card == RETURN_TO_SENDER:
        return WhyNot("a-pawn-stands-there", "HD-A07")
    return WhyNot("not-among-those", "HD-Q42")


def _place(game: Collection, word: str) -> WhyNot:
    place = WORDS.index(word)
    if game.about == ASK_MORTY_GO and place >= TILE_PLACES:
        return WhyNot("morty-stands-on-tiles-only", "HD-7.2")
    if not TOUCHES[place] & ~game.holes:
        return WhyNot("a-black-hole-cannot-be-entered", "HD-Q7")
    if game.about == ASK_MORTY_GO:
        return WhyNot("morty-is-there-already", "HD-O18")
    return WhyNot("rick-is-there-already", "HD-Q5")


def _on_turn(game: Collection, seat: int, kind: str, word: str) -> WhyNot:
    if kind in ("play", "close", "move") and game.actions <= 0:
        return WhyNot("no-action-left", "HD-10.1")
    if kind == "play":
        return _card(game, seat, word)
    if kind == "pass":
        return WhyNot("this-turn-is-ended-not-passed", "HD-10.7" if game.acted else "HD-Q20")
    if kind == "end-turn":
        return WhyNot("you-have-not-acted-so-pass", "HD-10.7")
    if kind == "close":
        return _closing(game, seat, word)
    if kind == "move":
        return _moving(game, seat)
    card = KINDS.index(word)
    if not game.owns(seat, card):
        return _elsewhere(game, seat, card)
    return _guarding(game, card) if kind == "guard" else _using(game, seat, card)


def _not_held(game: Collection, seat: int, word: str) -> WhyNot | None:
    if KINDS.index(word) not in [game.face[card] for card in game.zones[game.hand(seat)]]:
        return WhyNot("you-do-not-hold-that-card", "HD-10.3")
    return None


def _card(game: Collection, seat: int, word: str) -> WhyNot:
    held = _not_held(game, seat, word)
    if held is not None:
        return held
    kind = KINDS.index(word)
    bit = BIT[kind]
    if FIGURES.reactions & bit:
        return WhyNot("reactions-answer-something", "HD-Q17")
    if FIGURES.blue & bit:
        return WhyNot("only-green-cards-are-served", "HD-A09")
    missing = FIGURES.dimensions[kind] & ~game.reach(seat)
    if missing & missing - 1:
        return WhyNot("your-pawns-are-not-there", "HD-4.3")
    if missing:
        space = lowest(missing)
        return WhyNot(f"no-pawn-on:{space}", "HD-4.3", f"you have no pawn on dimension {space}")
    return _too_dear(_lacking(game, seat, FIGURES.play_cost[kind]), "HD-4.11")


# Tokens.


def _lacking(game: Collection, seat: int, cost: list[int]) -> list[int]:
    return [max(cost[at] - game.held(seat, at), 0) for at in range(FOUR)]


def _too_dear(lacking: list[int], rule: str) -> WhyNot:
    """Names the tokens that are missing: ``short-of:2S-1C``."""
    tokens = [f"{count} {RESOURCES[at]}" for at, count in enumerate(lacking) if count]
    return WhyNot("short-of:" + tokens_in_letters(lacking), rule, f"you lack tokens: {', '.join(tokens)}")


def _closing(game: Collection, seat: int, word: str) -> WhyNot:
    if word in (WORDS[HOUSE], str(HOUSE)):
        return WhyNot("the-house-cannot-be-closed", "HD-Q4")
    if word not in NUMBERS:
        return WhyNot("the-dimensions-go-from-one-to-six", "HD-2.1")
    space = int(word)
    if game.holes & 1 << space:
        return WhyNot("that-dimension-is-closed", "HD-Q7")
    if not game.presence(seat) & 1 << space:
        return WhyNot("no-pawn-of-yours-is-there", "HD-10.5")
    return _too_dear(game.shortfall(seat, space), "HD-Q30")


def _moving(game: Collection, seat: int) -> WhyNot:
    if game.move_price(seat) == 1:
        return WhyNot("moving-rick-costs-a-token", "HD-P02")
    if game.owns(seat, PORTAL_VALET):
        return WhyNot("moving-rick-costs-two-tokens", "HD-10.6")
    return WhyNot("only-two-of-a-kind-move-rick", "HD-10.6")


def _spending(game: Collection, seat: int) -> WhyNot:
    if game.move_price(seat) == 1 or game.owns(seat, PORTAL_VALET):
        return WhyNot("no-token-of-that-kind", "HD-Q42")
    return WhyNot("only-two-of-a-kind-move-rick", "HD-10.6")


# Cards in play.


def _elsewhere(game: Collection, seat: int, card: int) -> WhyNot:
    """Where a card lies that is not in the player's area, as far as the player may know."""
    if _not_held(game, seat, KINDS[card]) is None:
        return WhyNot("that-card-is-still-in-your-hand", "HD-Q28")
    if game.owner_of(card) != NOBODY:
        return WhyNot("that-card-is-somebody-elses", "HD-Q28")
    if game.cards_in(game.pile(seat)) & BIT[card]:
        return WhyNot("that-object-is-spent", "HD-4.5")
    return WhyNot("that-card-is-not-before-you", "HD-Q28")


def _guarding(game: Collection, card: int) -> WhyNot:
    if not FIGURES.green & BIT[card]:
        return WhyNot("only-green-cards-in-your-area", "HD-5.3")
    if game.guarded & BIT[card]:
        return WhyNot("one-garage-token-per-card", "HD-5.7")
    return WhyNot("no-garage-token-left", "HD-5.4")


def _using(game: Collection, seat: int, card: int) -> WhyNot:
    if card == RETIRED_SPACE_MARSHAL and game.marshal_used:
        return WhyNot("the-marshal-helps-once-a-round", "HD-Q40")
    if card != RETIRED_SPACE_MARSHAL and not FIGURES.objects & BIT[card]:
        return WhyNot("only-objects-are-used", "HD-4.5")
    if not game.can_pay(seat, FIGURES.use_cost[card]):
        return _too_dear(_lacking(game, seat, FIGURES.use_cost[card]), "HD-Q39")
    return WhyNot("nothing-to-use-it-on", "HD-Q39")
