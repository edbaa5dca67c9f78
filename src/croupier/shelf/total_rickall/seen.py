"""What one player's view says of the Characters: what the rules allow with them, and what lies under them."""

from __future__ import annotations

from typing import Final

from croupier.shelf.total_rickall.cards import NAMES, Figures
from croupier.shelf.total_rickall.characters import FIRST_PLAYER, LAST_PLAYER, NO_MORTY, NO_SHUFFLE
from croupier.shelf.total_rickall.view import VIEW, Claim, Friend, Standing
from croupier.table.view import cards_in

UNKNOWN: Final = "unknown"
ADVANCED: Final = "advanced"


class Seen:
    """The table as one player sees it."""

    def __init__(self, view: VIEW, seat: int, figures: Figures) -> None:
        self.view = view
        self.seat = seat
        self.figures = figures
        self.seats = view["seats"]
        self.public = view["public"]
        self.mode = str(view["options"]["mode"])
        self.advanced = self.mode == ADVANCED
        self.people: list[Standing | Friend] = [*self.public["centre"], *self.public["friends"]]
        self.owners = {friend["character"]: friend["owner"] for friend in self.public["friends"]}
        first = self.public["first_player"]
        # TR-C01, TR-C09: the only players who may shoot Characters with these texts.
        self.shooters = {FIRST_PLAYER: first, LAST_PLAYER: (first + self.seats - 1) % self.seats}

    def identity(self, character: str) -> str:
        """``real`` or ``parasite`` if the player has seen it; otherwise ``unknown``."""
        if character in self.owners:
            under = cards_in(self.view, "secret", self.owners[character])
        else:
            place = cards_in(self.view, "centre").index(character)
            under = cards_in(self.view, "under")[place : place + 1]
        return under[0] or UNKNOWN

    def next_identity(self) -> str:
        """The next Identity of the deck, if the player has seen it."""
        deck = cards_in(self.view, "identity")
        return deck[0] or UNKNOWN if deck else UNKNOWN

    def told(self, subject: str) -> Claim | None:
        """TR-Q38, TR-Q39: what was said of an Identity that the player has not seen. It is true in classic mode, if the
        table remembers for the players; otherwise it is unknown. ``subject`` is a Character, or ``deck``.
        """
        known = self.next_identity() if subject == "deck" else self.identity(subject)
        if known == UNKNOWN and not self.advanced and self.view["options"]["memory"] == "kept":
            for claim in self.public["claims"]:
                if claim["about"] == subject and claim["says"] in ("real", "parasite"):
                    return claim
        return None

    # Who can be chosen, as things stand.

    def text(self, character: str) -> str:
        """What the text of a Character does (``cards.toml``)."""
        return self.figures.texts[NAMES.index(character)]

    def targets(self, shooter: int, colour: str | None) -> list[str]:
        """TR-6.2, TR-9.5: whom a player may shoot with a card of this colour, or of none."""
        return [
            each["character"]
            for each in self._of(colour)
            if self.owners.get(each["character"]) != shooter
            and self.shooters.get(self.text(each["character"]), shooter) == shooter
        ]

    def hidden(self, colour: str | None) -> list[str]:
        """Those of a colour whose Identity lies face down."""
        return [each["character"] for each in self._of(colour) if not each["face_up"]]

    def for_morty(self, colour: str | None) -> list[str]:
        """TR-C10, TR-Q34: at whom Morty may look."""
        hidden = self.hidden(colour)
        return [each for each in hidden if self.text(each) != NO_MORTY and self.owners.get(each) != self.seat]

    def shuffled(self, colour: str | None) -> list[str]:
        """TR-C18: whose Identities Jerry shuffles, if there are two or more."""
        return [each for each in self.hidden(colour) if self.text(each) != NO_SHUFFLE]

    def in_centre(self, colour: str | None) -> list[str]:
        """TR-11.11: whose Identity can be turned up."""
        return [each for each in self.hidden(colour) if each not in self.owners]

    def _of(self, colour: str | None) -> list[Standing | Friend]:
        return [each for each in self.people if colour is None or each["colour"] == colour]

    # Votes and hands.

    def votes_needed(self) -> int:
        """TR-8.2: how many must agree to a declaration."""
        strict = self.view["options"]["majority"] == "strict"
        return self.seats // 2 + 1 if strict else (self.seats + 1) // 2

    def others_at_dinner(self) -> int:
        """TR-Q20: how many others must agree that dinner is over."""
        able = [person for person in self.view["players"] if not person["fell_at_dinner"]]
        return len([person for person in able if person["seat"] != self.seat])

    def hand(self, seat: int) -> int:
        """How many Action cards a player holds."""
        return len(cards_in(self.view, "hand", seat))
