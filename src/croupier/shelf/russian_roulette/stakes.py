"""The consequences of an answer, as far as the asked player's view shows them."""

from __future__ import annotations

from typing import Final

from croupier.shelf.russian_roulette.accusation import REWARD
from croupier.shelf.russian_roulette.cards import KINDS, Figures
from croupier.shelf.russian_roulette.score import gain
from croupier.shelf.russian_roulette.view import VIEW, Person
from croupier.table.view import cards_in
from croupier.text import Remark

WITHOUT: Final = {
    "spin pass": "no card is played, and the cylinders spin anyway",
    "accusation pass": "no accusation, no consequence",
    "no-suspect pass": "no card is played, and the shooting begins anyway",
    "score pass": "the points are counted already",
    "volley pass": "a player who is not in the next shot only waits for it",
    "no-shot pass": "a player who is out of the round gets no points",
}
"""The answers that may have no consequences to state, each with the reason."""

# What a gun may aim at other than a seat.
SKY: Final = "sky"


class Stakes:
    """The stakes of one player's answers."""

    def __init__(self, view: VIEW, seat: int, figures: Figures) -> None:
        self.view = view
        self.seat = seat
        self.people = view["players"]
        self.me = view["players"][seat]
        self.figures = figures

    def of(self, key: str, decision: str) -> Remark | None:
        """The consequences of an answer to a kind of question."""
        kind, _, word = key.partition(":")
        if kind == "pass":
            return self._pass(decision)
        if kind == "pocket":
            return self._pocket(word == "bullet")
        if kind in ("bet", "turn"):
            return self._points(kind, int(word))
        if kind == "accuse":
            return self._accuse(int(word))
        if kind == "play":
            return self._play(word)
        if kind == "aim":
            return Remark("aim-nobody", {}) if word == "nobody" else self._aim(int(word))
        if kind == "choose":
            return self._choose(str(self.view["public"]["card"]), int(word))
        return self._last_captain(kind)

    # The phases.

    def _pass(self, decision: str) -> Remark | None:
        if decision == "judge":
            return Remark("no-objection", {"last": self._is_last(self.me)})
        if decision == "powder":
            hit = self._hit()
            return Remark("fate", {"seats": hit, "target": hit[0] if hit else self.seat})
        if decision == "no-shot" and self.me["in_round"]:
            return self._points("points", self.me["bet"] or 0)
        if decision == "volley" and self.me["takes_part"]:
            return self._next_shot()
        return None

    def _pocket(self, bullet: bool) -> Remark:
        """RR-4.3, RR-7.4: what the barrel will hold, and the risk of a BULLET in the pocket."""
        facts: dict[str, object] = {"bullets": self.me["bullets"] - bullet, "chambers": self.figures.chambers}
        if bullet:
            facts["last"] = self._is_last(self.me)
        return Remark("pocket-bullet" if bullet else "pocket-click", facts)

    def _points(self, slug: str, bet: int) -> Remark:
        """RR-9.2: what surviving a bet brings."""
        points = gain(bet)
        goal = self.view["public"]["points_to_win"]
        total = self.me["points"] + points
        return Remark(slug, {"shots": bet, "points": points, "total": total, "goal": goal, "enough": total >= goal})

    def _accuse(self, target: int) -> Remark:
        """RR-7.4, RR-7.6, RR-7.7: what a right and a wrong accusation bring. The question says what is the same for all."""
        return Remark("accuse", {"target": target, "last": self._is_last(self.people[target]), **self.of_accusing()})

    def of_accusing(self) -> dict[str, bool | int | str]:
        """RR-7.4, RR-7.6, RR-7.7: what a right and a wrong accusation bring, whoever is accused."""
        return {
            "reward": REWARD,
            "enough": self._draws_enough(),
            "extra": self._extra_bullet(),
            "inside": self.me["in_round"],
        }

    def _draws_enough(self) -> bool:
        """Whether there are enough Action cards for all accusations that can be made at the same time."""
        piles = len(cards_in(self.view, "action")) + len(cards_in(self.view, "discard"))
        return piles >= (REWARD + 1) * len(self.people)

    def _extra_bullet(self) -> str:
        """RR-Q13: whether a false accuser gets a BULLET: ``yes``, ``no``, or ``maybe`` where others may take the last ones."""
        left = len(cards_in(self.view, "reserve"))
        pocketed = cards_in(self.view, "pocket", self.seat).count("bullet")
        cards = self.figures.chambers if self.me["in_round"] else self.figures.chambers + 1
        if not left or self.me["bullets"] - pocketed >= cards:
            return "no"
        return "yes" if left >= len(self.people) else "maybe"

    def _next_shot(self) -> Remark:
        """RR-8.2: the player's own next shot."""
        shot, aim = self.view["public"]["shot"] or 1, self.me["aim"]
        known = self._known_card()
        if known == "click":
            return Remark("ready-click", {"shot": shot})
        if isinstance(aim, int):
            return Remark("ready", {"shot": shot, "known": known == "bullet", **self._aimed(aim)})
        return Remark("ready-sky" if aim == SKY else "ready-unnamed", {"shot": shot})

    def _known_card(self) -> str | None:
        """The player's next card, if the view shows it: it was seen, or all hidden cards in the gun are alike."""
        barrel, pocket = cards_in(self.view, "barrel", self.seat), cards_in(self.view, "pocket", self.seat)
        if not barrel or barrel[0] is not None:
            return barrel[0] if barrel else None
        if None in pocket:
            return None
        elsewhere = [*pocket, *cards_in(self.view, "shown", self.seat), *barrel]
        bullets = self.me["bullets"] - elsewhere.count("bullet")
        return "click" if bullets <= 0 else "bullet" if bullets == barrel.count(None) else None

    def _last_captain(self, kind: str) -> Remark:
        """RR-8.8: the last captain alive stops, or goes on firing."""
        return Remark("stop", {}) if kind == "stop" else Remark("fire", {"last": self._is_last(self.me)})

    # Action cards.

    def _play(self, card: str) -> Remark:
        """What a card does here, and the players it can choose if the view shows them."""
        facts: dict[str, object] = {"card": card}
        if card == "light-pockets":
            others = [each["seat"] for each in self.people if each["seat"] != self.seat]
            facts["seats"] = [seat for seat in others if cards_in(self.view, "hand", seat)]
        elif card == "shoot-someone":
            facts["seats"] = [each["seat"] for each in self.people if each["takes_part"]]
        elif card == "wet-powder":
            facts["seats"] = self.view["public"]["turned_up"]
        elif card == "danger-money":
            points = int(self.figures.entries[KINDS.index(card)]["points"])
            facts |= {"points": points, "total": self.me["points"] + points}
        elif card == "cold-feet":
            facts["bet"] = self.me["bet"] or 0
        elif card == "peek":
            facts["top"] = self._top()
        return Remark(f"play-{card}", facts)

    def _top(self) -> int:
        """RR-A01: how many cards Peek shows."""
        return int(self.figures.entries[KINDS.index("peek")]["cards"])

    def _choose(self, card: str, target: int) -> Remark:
        """What a card does to the player whom it chooses."""
        if card == "gift":
            return self._aim(target)
        person = self.people[target]
        facts: dict[str, object] = {"target": target}
        if card == "light-pockets":
            facts["cards_held"] = len(cards_in(self.view, "hand", target))
        elif card == "extra-round":
            facts |= {"bullets": person["bullets"] + 1, "sure": person["bullets"] < self.figures.clicks_each}
        elif card == "raise":
            facts |= {"bet": (person["bet"] or 0) + 1, "points": gain((person["bet"] or 0) + 1)}
        elif card == "spin-it-again":
            facts["left"] = len(cards_in(self.view, "barrel", target))
        elif card == "wet-powder":
            facts["seats"] = [seat for seat in self._hit() if seat not in self._hit(target)]
        elif card == "peek":
            chosen = self.view["options"]["peek"] == "chosen"
            facts |= {"reader": "chosen" if chosen else "player", "top": min(self._top(), self._barrel(target))}
        return Remark(f"choose-{card}", facts)

    def _barrel(self, seat: int) -> int:
        return len(cards_in(self.view, "barrel", seat))

    # Shots.

    def _aim(self, target: int) -> Remark:
        return Remark("aim", self._aimed(target))

    def _aimed(self, target: int) -> dict[str, object]:
        """RR-Q2 to RR-Q4: what a BULLET does to a target as it stands now."""
        person = self.people[target]
        own = target == self.seat
        fate = "safe" if not person["in_round"] and not own else "ducks" if person["ducking"] and not own else "hit"
        return {"seat": self.seat, "target": target, "fate": fate, "last": self._is_last(person)}

    def _hit(self, soaked: int | None = None) -> list[int]:
        """RR-Q2 to RR-Q5: the players hit by the BULLETs just turned up, with those of one seat wet."""
        hit: set[int] = set()
        for seat in self.view["public"]["turned_up"]:
            aim = self.people[seat]["aim"]
            if seat != soaked and isinstance(aim, int) and (aim == seat or self._is_target(self.people[aim])):
                hit.add(aim)
        return sorted(hit)

    @staticmethod
    def _is_target(person: Person) -> bool:
        return person["in_round"] and not person["ducking"]

    @staticmethod
    def _is_last(person: Person) -> bool:
        """Whether the next death of this player is the captain's (RR-10.2)."""
        return person["characters"] == 1
