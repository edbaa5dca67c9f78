"""Why can't I? The answers that are not on offer, and the clause that stands in their way."""

from __future__ import annotations

from croupier.shelf.total_rickall.cards import (
    BASES,
    BETH,
    BIG_SISTER,
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
from croupier.shelf.total_rickall.dinner import Dinner
from croupier.shelf.total_rickall.options import (
    ABOUTS,
    AGREE,
    ASK_ABOUT,
    ASK_COLOUR,
    ASK_DINNER,
    ASK_END_ROUND,
    ASK_ENOUGH,
    ASK_FORCE,
    ASK_GIVE,
    ASK_LAY,
    ASK_LOOK,
    ASK_LOOK_AGAIN,
    ASK_RATHER_THAN,
    ASK_RESOLVE,
    ASK_SHOOT,
    ASK_SPEAK,
    ASK_TURN_UP,
    ASK_VOTE,
    COLOUR_CHOICES,
    DECK,
    DECLARE,
    DISAGREE,
    END_ROUND,
    ENOUGH,
    HOLD_FIRE,
    LAYS,
    LOOKS,
    NEVER_MIND,
    PASS,
    RESOLVE,
    RULE_OF_ASK,
    SAY_PARASITE,
    SAY_RATHER,
    SAYINGS,
    SAYS,
    SHOTS,
    SPEAK,
    TURNS_UP,
)
from croupier.shelf.total_rickall.state import LAY, NO_CHARACTER, TABLE
from croupier.shelf.total_rickall.talk import pack
from croupier.table import Answers, WhyNot

ANSWERS = Answers(
    [
        *(PASS, SPEAK, RESOLVE, END_ROUND, HOLD_FIRE, DECLARE, ENOUGH, NEVER_MIND, AGREE, DISAGREE),
        *(*LAYS, *SHOTS, *LOOKS, *TURNS_UP, *COLOUR_CHOICES, *SAYS, *ABOUTS),
    ],
    seats=["force", "give"],
)

# Which questions an answer of each kind belongs to.
QUESTIONS = {
    "lay": (ASK_LAY,),
    "shoot": (ASK_SHOOT, ASK_DINNER),
    "look": (ASK_LOOK, ASK_LOOK_AGAIN),
    "turn-up": (ASK_TURN_UP,),
    "colour": (ASK_COLOUR,),
    "force": (ASK_FORCE,),
    "give": (ASK_GIVE,),
    "resolve": (ASK_RESOLVE,),
    "end-round": (ASK_END_ROUND,),
    "hold-fire": (ASK_DINNER,),
    "never-mind": (ASK_SPEAK, ASK_ABOUT, ASK_RATHER_THAN),
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

# The slugs that do not speak for themselves.
SENTENCES = {
    "his-identity-is-face-up": "that Identity lies face up for all to see",
    "morty-cannot-look-at-him": "Morty cannot look under this Character",
    "no-declaration-at-dinner": "nobody declares at dinner",
    "no-declaration-inside-an-effect": "nobody declares in the middle of an effect",
    "no-legal-target-of-that-colour": "nobody of that colour may be shot",
    "nobody-says-they-are-a-parasite": "nobody may say that they are a Parasite",
    "not-in-play": "that Character is not in play",
    "not-the-same-character-twice": "the same Character cannot be chosen twice",
    "one-declaration-in-each-window": "you have declared already; wait for the next effect",
    "only-characters-in-the-centre": "only Characters in the centre can be turned up",
    "only-players-friends-at-dinner": "at dinner only the friends of players are shot",
    "only-the-first-player-shoots-him": "only the First Player may shoot this Character",
    "only-the-last-player-shoots-him": "only the player on the First Player's right may shoot this Character",
    "only-while-a-vote-is-on": "there is no vote now",
    "speak-up-first": "speak up first; then you may say so",
    "that-card-must-be-laid-first": f"{KINDS[SOMETHING_WRONG]} must be laid first",
    "you-have-laid-already": "you have laid your card, and it stays",
}


def why_not(game: Dinner, seat: int, key: str) -> WhyNot:
    """Why a seat may not answer so now."""
    why = ANSWERS.why_unknown(key, game.seats) or _why_not(game, seat, key)
    return why.spelt_out(SENTENCES)


def _why_not(game: Dinner, seat: int, key: str) -> WhyNot:
    kind, _, word = key.partition(":")
    if kind == "pass":
        return WhyNot("you-are-asked-to-choose", RULE_OF_ASK[game.about])
    if kind == "speak":
        return WhyNot("nobody-speaks-up-now", "TR-Q38")
    if kind == "lay":
        return _lay(game, seat, word)
    if kind in ("agree", "disagree"):
        return WhyNot("only-while-a-vote-is-on", "TR-8.2")
    if kind in ("shoot", "look", "turn-up"):
        return _target(game, seat, kind, FIGURES.characters.index(word))
    if kind == "colour":
        if game.about == ASK_COLOUR and game.actor == seat:
            return WhyNot("no-legal-target-of-that-colour", "TR-Q43")
        return _elsewhere(game, seat)
    if kind == "force" and game.about == ASK_FORCE and game.actor == seat:
        return WhyNot("another-player-must-be-chosen", "TR-11.15")
    if kind in ("declare", "enough", "say") and game.about == ASK_SPEAK:
        return _saying(game, seat, kind, word)
    if kind == "about" and game.about in QUESTIONS["about"]:
        return _about(game, seat, word)
    if kind in ("declare", "enough", "say") and SPEAK in game.offer(game.about, seat).options:
        return WhyNot("speak-up-first", "TR-7.2")
    if game.about in QUESTIONS[kind] and seat == game.actor:
        return WhyNot("that-one-cannot-be-chosen", RULE_OF_ASK[game.about])
    return _elsewhere(game, seat)


def _elsewhere(game: Dinner, seat: int) -> WhyNot:
    """An answer to another question than the one that is open."""
    if game.phase != LAY and seat != game.actor:
        return WhyNot("it-is-not-your-turn", "TR-4.5" if game.phase != TABLE else "TR-10.4")
    return WhyNot("that-belongs-to-another-phase", "TR-4.6")


def _lay(game: Dinner, seat: int, word: str) -> WhyNot:
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


def _saying(game: Dinner, seat: int, kind: str, word: str) -> WhyNot:
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
    if word == "no-killing-card" and game.phase == TABLE:
        return WhyNot("that-belongs-to-another-phase", "TR-10.2")
    if pack(seat, SAYINGS.index(word), NO_CHARACTER, NO_CHARACTER) in game.claims:
        return WhyNot("you-have-said-so-already", "TR-Q38")
    return WhyNot("you-do-not-know-that-to-be-true", "TR-Q38")


def _about(game: Dinner, seat: int, word: str) -> WhyNot:
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
