"""Why an answer is not on offer: each reason once, with its clause."""

from __future__ import annotations

from typing import Final

from croupier.table import WhyNot

_TWICE: Final = "the same Character cannot be chosen twice"
_LIES_FACE_UP: Final = "that Identity lies face up for all to see"
_ONE_DECLARATION: Final = "you have declared already; wait for the next effect"

# Another question is open.
ANOTHER_PHASE: Final = WhyNot("that-belongs-to-another-phase", "TR-4.6")
NOT_YOUR_TURN: Final = WhyNot("it-is-not-your-turn", "TR-4.5")
NOT_YOUR_TURN_AT_DINNER: Final = WhyNot("it-is-not-your-turn", "TR-10.4")
ASKED_TO_CHOOSE: Final = WhyNot("you-are-asked-to-choose", "")
CANNOT_BE_CHOSEN: Final = WhyNot("that-one-cannot-be-chosen", "")
NO_SPEAKING_UP: Final = WhyNot("nobody-speaks-up-now", "TR-Q38")
SPEAK_UP_FIRST: Final = WhyNot("speak-up-first", "TR-7.2", "speak up first; then you may say so")
NO_VOTE: Final = WhyNot("only-while-a-vote-is-on", "TR-8.2", "there is no vote now")

# Laying.
LAID_ALREADY: Final = WhyNot("you-have-laid-already", "TR-4.10", "you have laid your card, and it stays")
NOT_HELD: Final = WhyNot("you-do-not-hold-that-card", "TR-4.1")
COMPULSORY_FIRST: Final = WhyNot("that-card-must-be-laid-first", "TR-11.10", "something-wrong must be laid first")

# Choosing a Character.
NOT_IN_PLAY: Final = WhyNot("not-in-play", "TR-4.8", "that Character is not in play")
OTHER_COLOUR: Final = WhyNot("the-card-has-another-colour", "TR-3.2")
OWN_FRIEND: Final = WhyNot("nobody-shoots-their-own-friend", "TR-9.5")
SHOT_ALREADY: Final = WhyNot("not-the-same-character-twice", "TR-Q6", _TWICE)
ONLY_FIRST: Final = WhyNot(
    "only-the-first-player-shoots-him", "TR-C01", "only the First Player may shoot this Character"
)
ONLY_LAST: Final = WhyNot(
    "only-the-last-player-shoots-him",
    "TR-C09",
    "only the player on the First Player's right may shoot this Character",
)
ONLY_FRIENDS: Final = WhyNot(
    "only-players-friends-at-dinner", "TR-10.5", "at dinner only the friends of players are shot"
)
SILENCED: Final = WhyNot("you-may-not-shoot-any-more", "TR-10.8")
ONLY_THE_CENTRE: Final = WhyNot(
    "only-characters-in-the-centre", "TR-11.11", "only Characters in the centre can be turned up"
)
LOOKED_ALREADY: Final = WhyNot("not-the-same-character-twice", "TR-11.6", _TWICE)
FACE_UP: Final = WhyNot("his-identity-is-face-up", "TR-Q12", _LIES_FACE_UP)
FACE_UP_FOR_MORTY: Final = WhyNot("his-identity-is-face-up", "TR-Q34", _LIES_FACE_UP)
NOT_BY_MORTY: Final = WhyNot("morty-cannot-look-at-him", "TR-C10", "Morty cannot look under this Character")
OWN_KNOWN: Final = WhyNot("you-know-your-own-friend", "TR-Q34")

# Choosing a colour or a player.
NO_TARGET: Final = WhyNot("no-legal-target-of-that-colour", "TR-Q43", "nobody of that colour may be shot")
ANOTHER_PLAYER: Final = WhyNot("another-player-must-be-chosen", "TR-11.15")

# Talking.
UNKNOWN: Final = WhyNot("you-do-not-know-that-to-be-true", "TR-Q38")
SAID_ALREADY: Final = WhyNot("you-have-said-so-already", "TR-Q38")
SPOKEN_OF_ALREADY: Final = WhyNot("not-the-same-character-twice", "TR-Q38", _TWICE)
FACE_UP_FOR_ALL: Final = WhyNot("his-identity-is-face-up", "TR-Q38", _LIES_FACE_UP)
NO_CONFESSION: Final = WhyNot("nobody-says-they-are-a-parasite", "TR-7.7", "nobody may say that they are a Parasite")
NO_CARDS_AT_DINNER: Final = WhyNot("that-belongs-to-another-phase", "TR-10.2")
NO_DECK_AT_DINNER: Final = WhyNot("that-belongs-to-another-phase", "TR-Q42")
NO_DECLARATION_AT_DINNER: Final = WhyNot("no-declaration-at-dinner", "TR-Q17", "nobody declares at dinner")
NO_DECLARATION_INSIDE: Final = WhyNot(
    "no-declaration-inside-an-effect", "TR-Q17", "nobody declares in the middle of an effect"
)
DECLARED_ALREADY: Final = WhyNot("one-declaration-in-each-window", "TR-Q17", _ONE_DECLARATION)
NOT_AT_DINNER: Final = WhyNot("that-belongs-to-another-phase", "TR-Q20")
CALLED_ALREADY: Final = WhyNot("one-declaration-in-each-window", "TR-Q42", _ONE_DECLARATION)
