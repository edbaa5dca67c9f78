"""Why can't I? The answers that are not on offer, and the clause that stands in their way."""

from __future__ import annotations

from croupier.games.total_rickall.cards import (
    BASES,
    BETH,
    BIG_SISTER,
    CHARACTERS,
    COLOURS,
    FIFTEEN_YEARS,
    FIGURES,
    KINDS,
    MORTY,
    NO_MORTY,
    ONLY_FIRST_PLAYER,
    ONLY_LAST_PLAYER,
    SOMETHING_WRONG,
    SUMMER,
    TEN_MINUTES,
)
from croupier.games.total_rickall.dinner import Dinner
from croupier.games.total_rickall.options import (
    ASK_ABOUT,
    ASK_COLOUR,
    ASK_DINNER,
    ASK_ENOUGH,
    ASK_FORCE,
    ASK_GIVE,
    ASK_LAY,
    ASK_LOOK,
    ASK_LOOK_AGAIN,
    ASK_RATHER_THAN,
    ASK_SHOOT,
    ASK_SPEAK,
    ASK_TURN_UP,
    ASK_VOTE,
    DECK,
    SAY_PARASITE,
    SAY_RATHER,
    SAYINGS,
    SPEAK,
)
from croupier.games.total_rickall.state import LAY, NO_CHARACTER, TABLE
from croupier.games.total_rickall.talk import pack
from croupier.table import WhyNot

# Which questions an answer of each kind belongs to.
QUESTIONS = {
    "lay": (ASK_LAY,),
    "shoot": (ASK_SHOOT, ASK_DINNER),
    "look": (ASK_LOOK, ASK_LOOK_AGAIN),
    "turn-up": (ASK_TURN_UP,),
    "colour": (ASK_COLOUR,),
    "force": (ASK_FORCE,),
    "give": (ASK_GIVE,),
    "say": (ASK_SPEAK,),
    "declare": (ASK_SPEAK,),
    "enough": (ASK_SPEAK,),
    "about": (ASK_ABOUT, ASK_RATHER_THAN),
    "agree": (ASK_VOTE, ASK_ENOUGH),
    "disagree": (ASK_VOTE, ASK_ENOUGH),
}

# What a card would ask if it found anybody.
SOUGHT = {
    BETH: "shoot",
    SOMETHING_WRONG: "shoot",
    TEN_MINUTES: "shoot",
    BIG_SISTER: "shoot",
    MORTY: "look",
    SUMMER: "look",
    FIFTEEN_YEARS: "turn-up",
}

ABOUT = [*FIGURES.characters, "deck"]


def why_not(game: Dinner, seat: int, key: str) -> WhyNot | None:
    """Why a seat may not answer so now; nothing if the key means nothing here."""
    kind, _, word = key.partition(":")
    if kind == "lay":
        return _lay(game, seat, word)
    if kind in ("agree", "disagree"):
        return WhyNot("only-while-a-vote-is-on", "TR-8.2")
    if kind in ("shoot", "look", "turn-up") and word in FIGURES.characters:
        return _target(game, seat, kind, FIGURES.characters.index(word))
    if kind == "colour" and word in COLOURS:
        if game.about == ASK_COLOUR and game.actor == seat:
            return WhyNot("no-legal-target-of-that-colour", "TR-Q43")
        return _elsewhere(game, seat)
    if kind == "force" and game.about == ASK_FORCE and game.actor == seat:
        return WhyNot("another-player-must-be-chosen", "TR-11.15") if word == str(seat) else None
    if kind in ("declare", "enough", "say") and game.about == ASK_SPEAK:
        return _saying(game, seat, kind, word)
    if kind == "about" and game.about in QUESTIONS["about"]:
        return _about(game, seat, word)
    if kind in ("declare", "enough", "say") and SPEAK in game.offer(game.about, seat).options:
        return WhyNot("speak-up-first", "TR-7.2")
    if kind not in QUESTIONS or (game.about in QUESTIONS[kind] and seat == game.actor):
        return None
    return _elsewhere(game, seat)


def _elsewhere(game: Dinner, seat: int) -> WhyNot:
    """An answer to another question than the one that is open."""
    if game.phase != LAY and seat != game.actor:
        return WhyNot("it-is-not-your-turn", "TR-4.5" if game.phase != TABLE else "TR-10.4")
    return WhyNot("that-belongs-to-another-phase", "TR-4.6")


def _lay(game: Dinner, seat: int, word: str) -> WhyNot | None:
    if word not in KINDS[:CHARACTERS]:
        return None
    if game.about != ASK_LAY:
        return WhyNot("that-belongs-to-another-phase", "TR-4.6")
    if game.zones[game.laid(seat)]:
        return WhyNot("you-have-laid-already", "TR-4.10")
    if KINDS.index(word) not in [game.face[card] for card in game.zones[game.hand(seat)]]:
        return WhyNot("you-do-not-hold-that-card", "TR-4.1")
    assert game.layable(seat) == 1 << SOMETHING_WRONG
    return WhyNot("that-card-must-be-laid-first", "TR-11.10")


def _target(game: Dinner, seat: int, kind: str, character: int) -> WhyNot:
    sought = game.about in QUESTIONS[kind] or (game.outlook() == "nobody" and SOUGHT.get(BASES[game.card]) == kind)
    if not sought or seat != game.actor:
        return _elsewhere(game, seat)
    bit = 1 << character
    if not (game.standing | game.friends) & bit:
        return WhyNot("not-in-play", "TR-4.8")
    if game.about == ASK_DINNER and not game.friends & bit:
        return WhyNot("only-players-friends-at-dinner", "TR-10.5")
    if kind == "shoot" and game.own(seat) & bit:
        return WhyNot("nobody-shoots-their-own-friend", "TR-9.5")
    if kind == "turn-up" and not game.standing & bit:
        return WhyNot("only-characters-in-the-centre", "TR-11.11")
    if game.about != ASK_DINNER and not FIGURES.coloured[game.colour] & bit:
        return WhyNot("the-card-has-another-colour", "TR-3.2")
    if game.spared & bit:
        return WhyNot("not-the-same-character-twice", "TR-Q6" if kind == "shoot" else "TR-11.6")
    if kind == "shoot":
        if bit & ONLY_FIRST_PLAYER:
            return WhyNot("only-the-first-player-shoots-him", "TR-C01")
        assert bit & ONLY_LAST_PLAYER
        return WhyNot("only-the-last-player-shoots-him", "TR-C09")
    if game.up & bit:
        return WhyNot("his-identity-is-face-up", "TR-Q12" if BASES[game.card] != MORTY else "TR-Q34")
    if bit & NO_MORTY:
        return WhyNot("morty-cannot-look-at-him", "TR-C10")
    return WhyNot("you-know-your-own-friend", "TR-Q34")


def _saying(game: Dinner, seat: int, kind: str, word: str) -> WhyNot | None:
    if kind == "declare":
        if game.phase == TABLE:
            return WhyNot("no-declaration-at-dinner", "TR-Q17")
        if game.inside:
            return WhyNot("no-declaration-inside-an-effect", "TR-Q17")
        return WhyNot("one-declaration-in-each-window", "TR-Q17")
    if kind == "enough":
        if game.phase != TABLE:
            return WhyNot("that-belongs-to-another-phase", "TR-Q20")
        if not game.may_vote_at_dinner(seat):
            return WhyNot("you-may-not-shoot-any-more", "TR-10.8")
        return WhyNot("one-declaration-in-each-window", "TR-Q42")
    if word not in SAYINGS:
        return None
    if word == "no-killing-card" and game.phase == TABLE:
        return WhyNot("that-belongs-to-another-phase", "TR-10.2")
    if pack(seat, SAYINGS.index(word), NO_CHARACTER, NO_CHARACTER) in game.claims:
        return WhyNot("you-have-said-so-already", "TR-Q38")
    return WhyNot("you-do-not-know-that-to-be-true", "TR-Q38")


def _about(game: Dinner, seat: int, word: str) -> WhyNot | None:
    if word not in ABOUT:
        return None
    subject = ABOUT.index(word)
    if _has_said(game, seat, subject):
        return WhyNot("you-have-said-so-already", "TR-Q38")
    if subject == DECK:
        if game.phase == TABLE:
            return WhyNot("that-belongs-to-another-phase", "TR-Q42")
        return WhyNot("you-do-not-know-that-to-be-true", "TR-Q38")
    if not (game.standing | game.friends) & 1 << subject:
        return WhyNot("not-in-play", "TR-4.8")
    if game.phase == TABLE and not game.friends & 1 << subject:
        return WhyNot("only-players-friends-at-dinner", "TR-10.5")
    if game.saying != SAY_RATHER and game.up & 1 << subject:
        return WhyNot("his-identity-is-face-up", "TR-Q38")
    if game.about == ASK_RATHER_THAN and subject == game.subject:
        return WhyNot("not-the-same-character-twice", "TR-Q38")
    if game.saying == SAY_PARASITE and game.own(seat) & 1 << subject:
        return WhyNot("nobody-says-they-are-a-parasite", "TR-7.7")
    return WhyNot("you-do-not-know-that-to-be-true", "TR-Q38")


def _has_said(game: Dinner, seat: int, subject: int) -> bool:
    if game.about == ASK_RATHER_THAN:
        return game.has_said_of_two(seat, game.saying, game.subject, subject)
    return pack(seat, game.saying, subject, NO_CHARACTER) in game.claims
