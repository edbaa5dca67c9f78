"""Why can't I? The answers that are not on offer, and the clause that stands in their way."""

from __future__ import annotations

from croupier.games.hundred_days.board import SPACES, TILE_PLACES, TOUCHES, WORDS
from croupier.games.hundred_days.cards import BIT, FIGURES, KINDS, RETIRED_SPACE_MARSHAL, TILES
from croupier.games.hundred_days.collection import Collection
from croupier.games.hundred_days.options import (
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
)
from croupier.table import WhyNot

# Which questions an answer of each kind belongs to.
QUESTIONS = {
    "rick": (ASK_RICK,),
    "morty": (ASK_MORTY,),
    "play": (ASK_TURN, ASK_LUNCH),
    "use": (ASK_TURN,),
    "guard": (ASK_TURN,),
    "close": (ASK_TURN,),
    "move": (ASK_TURN,),
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
}


def why_not(game: Collection, seat: int, key: str) -> WhyNot | None:
    """Why a seat may not answer so now; nothing if the key means nothing here."""
    kind, _, word = key.partition(":")
    if kind not in QUESTIONS:
        return None
    if game.about not in QUESTIONS[kind]:
        if kind == "react":
            return WhyNot("reactions-answer-something", "HD-Q17")
        return WhyNot("that-belongs-to-another-phase", "HD-6.1")
    if game.about == ASK_TURN:
        return _on_turn(game, seat, kind, word)
    if kind == "play":
        return _card(game, seat, word)
    if kind in ("react", "destroy") and word in KINDS and game.about in (ASK_REACT, ASK_DESTROY):
        return _not_held(game, seat, word) or WhyNot("nothing-to-use-it-on", "HD-Q17")
    if kind == "morty" and word in WORDS[TILE_PLACES:]:
        return WhyNot("morty-stands-on-tiles-only", "HD-7.2")
    if kind == "go" and word in WORDS:
        return _place(game, word)
    if kind == "spend":
        return WhyNot("only-two-of-a-kind-move-rick", "HD-10.6")
    if kind == "pay":
        return WhyNot("you-cannot-pay-that", "HD-Q30")
    return WhyNot("not-among-those", "HD-Q42")


def _place(game: Collection, word: str) -> WhyNot:
    place = WORDS.index(word)
    if game.about == ASK_MORTY_GO and place >= TILE_PLACES:
        return WhyNot("morty-stands-on-tiles-only", "HD-7.2")
    if not TOUCHES[place] & ~game.holes:
        return WhyNot("a-black-hole-cannot-be-entered", "HD-Q7")
    return WhyNot("rick-is-there-already", "HD-Q5")


def _on_turn(game: Collection, seat: int, kind: str, word: str) -> WhyNot | None:
    if kind in ("play", "close", "move") and game.actions <= 0:
        return WhyNot("no-action-left", "HD-10.1")
    if kind == "play":
        return _card(game, seat, word)
    if kind == "close":
        return _closing(game, seat, word)
    if kind == "move":
        return WhyNot("only-two-of-a-kind-move-rick", "HD-10.6")
    if kind in ("use", "guard") and word in KINDS[TILES:]:
        return _in_area(game, seat, kind, KINDS.index(word))
    return None


def _not_held(game: Collection, seat: int, word: str) -> WhyNot | None:
    if KINDS.index(word) not in [game.face[card] for card in game.zones[game.hand(seat)]]:
        return WhyNot("you-do-not-hold-that-card", "HD-10.3")
    return None


def _card(game: Collection, seat: int, word: str) -> WhyNot | None:
    if word not in KINDS[TILES:]:
        return None
    held = _not_held(game, seat, word)
    if held is not None:
        return held
    kind = KINDS.index(word)
    bit = BIT[kind]
    if FIGURES.reactions & bit:
        return WhyNot("reactions-answer-something", "HD-Q17")
    if FIGURES.blue & bit:
        return WhyNot("only-green-cards-in-your-area", "HD-A09")
    if not game.can_pay(seat, FIGURES.play_cost[kind]):
        return WhyNot("you-cannot-pay-that", "HD-4.11")
    return WhyNot("your-pawns-are-not-there", "HD-4.3")


def _closing(game: Collection, seat: int, word: str) -> WhyNot | None:
    if word not in [str(space) for space in range(1, SPACES + 1)]:
        return None
    space = int(word)
    if game.holes & 1 << space:
        return WhyNot("that-dimension-is-closed", "HD-Q7")
    if not game.presence(seat) & 1 << space:
        return WhyNot("no-pawn-of-yours-is-there", "HD-10.5")
    return WhyNot("you-cannot-pay-that", "HD-Q30")


def _in_area(game: Collection, seat: int, kind: str, card: int) -> WhyNot:
    if not game.owns(seat, card):
        return WhyNot("that-object-is-spent", "HD-4.5")
    if kind == "guard":
        if not FIGURES.green & BIT[card]:
            return WhyNot("only-green-cards-in-your-area", "HD-5.3")
        if game.guarded & BIT[card]:
            return WhyNot("one-garage-token-per-card", "HD-5.7")
        return WhyNot("no-garage-token-left", "HD-5.4")
    if card == RETIRED_SPACE_MARSHAL and game.marshal_used:
        return WhyNot("the-marshal-helps-once-a-round", "HD-Q40")
    if not game.can_pay(seat, FIGURES.use_cost[card]):
        return WhyNot("you-cannot-pay-that", "HD-Q39")
    return WhyNot("nothing-to-use-it-on", "HD-Q39")
