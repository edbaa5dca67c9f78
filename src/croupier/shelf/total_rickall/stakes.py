"""The consequences of an answer, as far as the asked player's view shows them."""

from __future__ import annotations

from typing import Final

from croupier.shelf.total_rickall.actions import ACTIONS
from croupier.shelf.total_rickall.cards import ANY_COLOUR, COLOURS, KINDS
from croupier.shelf.total_rickall.characters import ARMOUR, BOUNTY, NO_SHUFFLE
from croupier.shelf.total_rickall.seen import UNKNOWN, Seen
from croupier.table.view import cards_in
from croupier.text import Remark

WITHOUT: Final = {
    "pass": "the player only listens",
    "speak": "it opens a menu, and nothing is said yet",
    "say": "it is only said when the Character is named",
    "about about": "the first of two Characters: the sentence is not finished",
    "never-mind": "nothing is said",
}
"""The answers that may have no consequences to state, each with the reason."""

FREE: Final = "ten-minutes"
"""The card with which a mistake costs nothing (TR-11.12)."""
BOUND: Final = "something-wrong"
"""The card that must be laid before all others (TR-11.10)."""


class Stakes:
    """The stakes of one player's answers."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.view = seen.view
        self.public = seen.public
        self.seat = seen.seat

    def of(self, key: str, decision: str) -> Remark | None:
        """The consequences of an answer to a kind of question."""
        kind, _, word = key.partition(":")
        if kind == "lay":
            return self._lay(word)
        if kind == "shoot":
            return self._shoot_at_dinner(word) if decision == "dinner" else self._shoot(word)
        if kind == "look":
            return self._look(word, decision)
        if kind in ("agree", "disagree"):
            return self._vote(kind == "agree") if decision == "vote" else self._enough_vote(kind == "agree")
        if kind in ("force", "give"):
            return self._force(int(word)) if kind == "force" else self._give(int(word))
        if kind == "about":
            return self._about(word)
        if kind == "turn-up":
            return Remark("turn-up", {"card": word, "known": self.seen.identity(word)})
        if kind == "colour":
            return self._colour(word)
        return self._of_one_answer(key)

    def _of_one_answer(self, key: str) -> Remark | None:
        if key == "resolve":
            return self._resolve()
        if key == "end-round":
            return self._end_round()
        if key == "hold-fire":
            return Remark("hold-fire", {})
        if key == "declare":
            facts = {"needed": self.seen.votes_needed(), "voters": self.seen.seats, "mode": self.seen.mode}
            return Remark("declare", facts)
        if key == "enough":
            return Remark("enough", {"others": self.seen.others_at_dinner()})
        return Remark("say-no-killing-card", {}) if key == "say:no-killing-card" else None

    # Laying.

    def _lay(self, card: str) -> Remark:
        """TR-4.7: what the card could do if its turn came now."""
        seen, colour = self.seen, self._colour_of(card)
        stakes = ACTIONS[KINDS.index(card)].stakes
        facts: dict[str, object] = {"card": card}
        if stakes == "lay-shoot":
            facts |= {"characters": seen.targets(self.seat, colour), "bound": self._base(card) == BOUND}
        elif stakes == "lay-two-shots":
            facts |= {each: len(seen.targets(self.seat, each)) for each in COLOURS}
        elif stakes == "lay-look":
            facts["characters"] = seen.for_morty(colour)
        elif stakes == "lay-look-two":
            hidden = seen.hidden(colour)
            facts |= {"characters": hidden, "stays": len(seen.shuffled(colour)) < len(hidden)}
        elif stakes == "lay-shuffle":
            facts["shuffled"] = len(seen.shuffled(colour))
        elif stakes == "lay-reveal":
            facts["characters"] = seen.in_centre(colour)
        elif stakes == "lay-copy":
            facts["target"] = (self.seat - 1) % seen.seats
        return Remark(stakes, facts)

    def _base(self, card: str) -> str:
        """The kind of a card without its colour."""
        return self.seen.figures.ids[KINDS.index(card)]

    def _colour_of(self, card: str) -> str | None:
        colour = self.seen.figures.colour[KINDS.index(card)]
        return None if colour == ANY_COLOUR else COLOURS[colour]

    # Shooting.

    def _shoot(self, character: str) -> Remark:
        """TR-6.5 to TR-6.8, TR-8.5, TR-9.6 to TR-9.9: what a shot does if the target is a Parasite, and if it is Real."""
        if self._only_dents(character):
            return Remark("dent", {"card": character})
        seen, public = self.seen, self.public
        penalty = public["card"] != FREE
        arrives = penalty and public["characters_left"] > 0
        facts: dict[str, object] = {
            "card": character,
            **self._known(character),
            "pays": seen.text(character) == BOUNTY,
            "fails": public["fails"] + 1,
            "most": public["fails_lost"],
            "last": public["fails"] + 1 >= public["fails_lost"],
            "lost": seen.hand(self.seat) if penalty else 0,
            "arrives": arrives,
            "mode": seen.mode,
        }
        if character not in seen.owners:
            return Remark("shoot", facts)
        befriended = public["characters_left"] - arrives > 0
        return Remark("shoot-friend", {**facts, "owner": seen.owners[character], "befriended": befriended})

    def _shoot_at_dinner(self, character: str) -> Remark:
        """TR-10.6, TR-10.8: a Real loses the game at once, the player of a Parasite falls silent."""
        if self._only_dents(character):
            return Remark("dent", {"card": character})
        facts = {"card": character, "known": self.seen.identity(character), "owner": self.seen.owners[character]}
        return Remark("shoot-at-dinner", facts)

    def _only_dents(self, character: str) -> bool:
        """TR-C17: the first shot turns up nothing."""
        dented = [each["character"] for each in self.seen.people if each["dented"]]
        return self.seen.text(character) == ARMOUR and character not in dented

    def _colour(self, colour: str) -> Remark:
        """TR-11.9: up to two shots at Characters of a colour."""
        targets = self.seen.targets(self.seat, colour)
        return Remark("colour", {"colour": colour, "characters": targets, "shots": min(len(targets), 2)})

    def _force(self, target: int) -> Remark:
        """TR-11.15: the chosen player is the shooter for every purpose."""
        last = self.public["fails"] + 1 >= self.public["fails_lost"]
        able = bool(self.seen.targets(target, None))
        return Remark("force", {"target": target, "able": able, "last": last, "mode": self.seen.mode})

    # Looking.

    def _look(self, character: str, decision: str) -> Remark:
        """TR-11.2: a look of one player; TR-11.6: of two Identities, which are shuffled afterwards."""
        picked = self.public["picked"]
        if decision == "look-again" and picked is not None:
            stays = NO_SHUFFLE in (self.seen.text(character), self.seen.text(picked))
            return Remark("look-again", {"card": picked, "second_card": character, "shuffled": not stays})
        if self._base(str(self.public["card"])) == "summer":
            return Remark("look-first", {"card": character, "stays": self.seen.text(character) == NO_SHUFFLE})
        return Remark("look", {"card": character, **self._known(character)})

    def _known(self, character: str) -> dict[str, object]:
        """What the player has seen of an Identity, or was ``told`` in classic mode, where players cannot lie, and by
        whom.
        """
        claim = self.seen.told(character)
        if claim is None:
            return {"known": self.seen.identity(character), "told": False, "seat": self.seat}
        return {"known": claim["says"], "told": True, "seat": claim["seat"]}

    def _resolve(self) -> Remark:
        """TR-4.7: a card that leaves nothing to choose."""
        card, outlook = self.public["card"], self.public["outlook"]
        if card is None or outlook in ("nobody", "empty-deck", "in-vain"):
            return Remark("resolve-nothing", {})
        base, colour = self._base(card), self._colour_of(card)
        if base == "rick":
            return Remark("resolve-rick", {"known": self.seen.next_identity()})
        if base == "jerry":
            shuffled = len(self.seen.shuffled(colour))
            return Remark("resolve-shuffle", {"shuffled": shuffled if shuffled > 1 else 0})
        if base == "summer":
            hidden = self.seen.hidden(colour)
            return Remark("resolve-look", {"characters": hidden, "shuffled": outlook is None})
        return Remark("resolve-quiet", {})

    def _give(self, target: int) -> Remark:
        """TR-11.4: a player draws a card, if there is any."""
        piles = len(cards_in(self.view, "action")) + len(cards_in(self.view, "discard"))
        return Remark("give", {"target": target, "any": piles > 0, "held": self.seen.hand(target) + (piles > 0)})

    # Talking.

    def _about(self, subject: str) -> Remark | None:
        """TR-7.3: what all players will read once the sentence is finished."""
        said = [key.partition(":") for key in self.view["kept"]]
        says = next((word for kind, _, word in said if kind == "say"), "")
        if says in ("real", "parasite"):
            if subject == "deck":
                return Remark("about-deck", {"says": says, "lie": self._is_lie(says, self.seen.next_identity())})
            return Remark(
                "about", {"card": subject, "says": says, "lie": self._is_lie(says, self.seen.identity(subject))}
            )
        first = [word for kind, _, word in said if kind == "about"]
        return Remark("about-two", {"card": first[0], "second_card": subject, "says": says}) if first else None

    @staticmethod
    def _is_lie(says: str, known: str) -> bool:
        return known not in (says, UNKNOWN)

    # Votes and the end of a round.

    def _vote(self, agree: bool) -> Remark:
        """TR-8.2: what this vote decides by itself, and what a declaration leads to."""
        needed = self.seen.votes_needed()
        if agree:
            return Remark("vote-yes", {"needed": needed, "decides": needed <= 2, "mode": self.seen.mode})
        return Remark("vote-no", {"needed": needed, "decides": self.seen.seats - 1 < needed})

    def _enough_vote(self, agree: bool) -> Remark:
        """TR-Q20: dinner is over if all who may still shoot agree; one of them has called the vote."""
        return (
            Remark("enough-yes", {"decides": self.seen.others_at_dinner() == 1}) if agree else Remark("enough-no", {})
        )

    def _end_round(self) -> Remark:
        """TR-5.2, TR-5.3, TR-8.7: a new Character and a new First Player; after the last round all is revealed."""
        public = self.public
        if public["last_round"]:
            return Remark("end-of-time", {"mode": self.seen.mode})
        target = (public["first_player"] + 1) % self.seen.seats
        left = public["characters_left"]
        return Remark("end-round", {"target": target, "arrives": left > 0, "left": max(left - 1, 0)})
