"""Why a sensible player likes an answer, in a sentence; empty if the stakes already say everything."""

from __future__ import annotations

from typing import Final

from croupier.shelf.total_rickall.bot_beliefs import Beliefs
from croupier.shelf.total_rickall.cards import COLOURS, KINDS
from croupier.shelf.total_rickall.seen import Seen
from croupier.table import Decision, Option
from croupier.text import Remark

# The cards that shoot or look at one Character.
SHOOTING: Final = ("beth", "something-wrong", "ten-minutes", "big-sister")
LOOKING: Final = ("morty", "summer", "fifteen-years")


class Reasons:
    """The reasons of one player, with its beliefs and its side."""

    def __init__(self, seen: Seen, beliefs: Beliefs, parasite: bool) -> None:
        self.seen = seen
        self.beliefs = beliefs
        self.parasite = parasite
        self.side = "parasite" if parasite else "real"

    def of(self, option: Option, decision: Decision, words: list[str]) -> Remark | None:
        """Why to choose an option; ``words`` is what the player is about to say."""
        kind, _, word = option.key.partition(":")
        if kind == "shoot":
            return self._shoot(word, decision.kind == "dinner")
        if kind in ("look", "turn-up"):
            return self._about("look", word)
        if kind == "lay":
            return self._lay(word)
        if kind == "give":
            return self._give(option.value)
        if kind == "hold-fire":
            return self._at_dinner("hold-fire")
        if kind == "enough" or decision.kind == "enough":
            return self._at_dinner("dinner-goes-on" if kind == "disagree" else "enough")
        if kind == "about":
            return self._about("about", word) if word in self.beliefs.chances else None
        if kind in ("pass", "never-mind", "speak", "say"):
            return self._talk(kind, words)
        return self._stopping(kind)

    def _shoot(self, character: str, dinner: bool) -> Remark:
        if not dinner:
            return self._about("shoot", character)
        facts = {"card": character, "owner": self.seen.owners[character], "side": self.side}
        return Remark("shoot-at-dinner", {**facts, "percent": self._percent(character)})

    def _lay(self, card: str) -> Remark | None:
        """The likeliest Parasite to shoot, or the least known Character."""
        base = self.seen.figures.ids[KINDS.index(card)]
        colour = self.seen.figures.colour[KINDS.index(card)]
        name = COLOURS[colour] if colour < len(COLOURS) else None
        if base in SHOOTING:
            targets = sorted(self.seen.targets(self.seen.seat, name), key=self._percent)
            return self._about("lay-shoot", targets[-1]) if targets else None
        if base in LOOKING:
            hidden = self.seen.for_morty(name) if base == "morty" else self.seen.hidden(name)
            unknown = sorted(hidden, key=lambda each: abs(self._percent(each) - 50))
            return self._about("lay-look", unknown[0]) if unknown else None
        return Remark("lay-peek" if base == "rick" else "lay-rest", {})

    def _give(self, target: int) -> Remark | None:
        fewest = min(self.seen.hand(seat) for seat in range(self.seen.seats))
        return Remark("give", {"target": target}) if self.seen.hand(target) == fewest else None

    def _at_dinner(self, slug: str) -> Remark:
        """How likely no other player is a Parasite any more."""
        chance = 1.0
        for seat, side in enumerate(self.beliefs.sides):
            if seat != self.seen.seat:
                chance *= 1.0 - side
        return Remark(slug, {"side": self.side, "percent": percent(chance)})

    def _talk(self, kind: str, words: list[str]) -> Remark | None:
        """Whether there is anything to say."""
        if not words:
            return Remark("nothing-new", {}) if kind in ("pass", "never-mind") else None
        if kind == "speak" and words[0] == "declare":
            return self._of_centre("stop")
        return Remark("mislead" if self.parasite else "tell", {}) if kind in ("speak", "say") else None

    def _stopping(self, kind: str) -> Remark | None:
        """Whether to stop the game."""
        if kind in ("declare", "agree"):
            return self._of_centre("stop")
        if kind in ("end-round", "disagree"):
            return self._of_centre("go-on")
        return None

    def _of_centre(self, slug: str) -> Remark:
        """How likely no Parasite is in the centre."""
        return Remark(slug, {"side": self.side, "percent": percent(self.beliefs.clean_chance())})

    def _about(self, slug: str, character: str) -> Remark:
        return Remark(slug, {"card": character, "percent": self._percent(character)})

    def _percent(self, character: str) -> int:
        return percent(self.beliefs.chances[character])


def percent(chance: float) -> int:
    """A chance in whole percent; 0 and 100 are certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)
