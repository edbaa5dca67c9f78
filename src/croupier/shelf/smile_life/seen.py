"""A player's life as a view shows it, and what the rules make of it: smiles, prices, weapons, and possible losses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.shelf.smile_life.acquisitions import Acquisition, House, Weapon
from croupier.shelf.smile_life.cards import ALL_WONDERS, BUNKER, KINDS, MASK, MOST_MONEY, PRIZE, THREAT, UNICORN
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_FACE_UP, LAST_LAID, LIFE
from croupier.shelf.smile_life.malus import Malus

if TYPE_CHECKING:
    from croupier.shelf.smile_life.card import Card
    from croupier.shelf.smile_life.deck import Deck
    from croupier.shelf.smile_life.jobs import Job
    from croupier.shelf.smile_life.view import VIEW

NUMBER: Final = {name: kind for kind, name in enumerate(KINDS)}
HEAPS: Final = [name for name, _, _ in LIFE]
FACE_UP: Final = HEAPS[FIRST_LAID : LAST_FACE_UP + 1]
LAID: Final = HEAPS[FIRST_LAID : LAST_LAID + 1]
CLEARANCE: Final = "event-clearance"


class Life:
    """One player as a view shows them; cards are named by their kinds."""

    def __init__(self, view: VIEW, seat: int, deck: Deck) -> None:
        self.view = view
        self.deck = deck
        self.seat = seat
        self.person = view["players"][seat]
        name = self.person["job"]
        self.job = deck.no_job if name is None else deck.jobs[NUMBER[name]]
        self.heaps: dict[str, list[str]] = {}
        for zone in view["zones"]:
            if zone["owner"] == seat:
                known = [card for card in zone["cards"] if card is not None]
                self.heaps[zone["name"].partition(":")[0]] = known

    def card(self, name: str) -> Card:
        return self.deck.cards[NUMBER[name]]

    def heap(self, name: str) -> list[str]:
        """The known cards of a heap, the most recent first."""
        return self.heaps.get(name, [])

    def held(self) -> int:
        """How many cards this player has in hand."""
        return next(zone["count"] for zone in self.view["zones"] if zone["name"] == f"hand:{self.seat}")

    # Smiles.

    def smiles_after(self, laid: list[str], lost: list[str]) -> int:
        """SL-20.2, SL-14.3: this player's smiles if these cards were laid, and those lost."""
        cards = [card for heap in LAID for card in self.heap(heap)] + laid
        for name in lost:
            cards.remove(name)
        wonders, bonus, total = 0, 0, 0
        for name in cards:
            card = self.card(name)
            total += card.score
            wonders |= card.wonder
            if card.wonder == UNICORN:
                bonus = card.score
        return total + (bonus if wonders == ALL_WONDERS else 0)

    def loss(self, lost: list[str]) -> int:
        """How many smiles this player loses with these cards."""
        return self.person["smiles"] - self.smiles_after([], lost)

    def lost_with(self, name: str) -> list[str]:
        """SL-16.4: what this player loses with a laid card: an adultery goes with its marriage."""
        wedding = name in self.heap("marriage") and name != "adultery"
        return [name, "adultery"] if wedding and self.person["unfaithful"] else [name]

    # Money and weapons.

    def limit(self, job: Job) -> int:
        """SL-6.3, SL-19.2, AP-17.2: the highest wage that a job would pay this player."""
        in_crisis = any([each["plague"].startswith("crisis-") for each in self.view["public"]["running"]])
        most = (job.prize and self.owns(PRIZE)) or (job.buries and in_crisis)
        return MOST_MONEY if most else int(job.wages)

    def has(self, name: str) -> bool:
        """Whether this player has this job, or this child."""
        return self.person["job"] == name or name in self.heap("children")

    def price(self, name: str) -> int:
        """SL-14.4: what a card costs this player, without the Architect's free house."""
        card = self.card(name)
        if not isinstance(card, Acquisition) or self.runs(CLEARANCE):
            return 0
        if any([self.has(KINDS[helper]) for helper in card.free_for]):
            return 0
        if isinstance(card, House) and self.person["married"]:
            return int(card.married_price) if card.price else 0
        return int(card.price)

    def power(self, name: str) -> int:
        """AP-12.7: the power of a card as a weapon of this player."""
        card = self.card(name)
        if not isinstance(card, Weapon):
            return 0
        boosted = any([self.has(KINDS[helper]) for helper in card.boost_with])
        return int(card.boosted if boosted else card.power)

    def weapons(self) -> list[str]:
        """The unused weapons of this player."""
        return [name for name in self.heap("belongings") if self.card(name).arms]

    def damage(self, printed: int) -> int:
        """AP-14.9: the damage that remains for this player."""
        for name in self.heap("belongings"):
            printed = int(self.card(name).lessened(printed))
        return printed

    def owns(self, gift: int) -> bool:
        """Whether a belonging of this player gives this."""
        return any([self.card(name).gives & gift for name in self.heap("belongings")])

    def threatens(self) -> bool:
        """AP-14.4: whether this player can answer an attack with the Nuclear threat."""
        return self.owns(THREAT)

    def runs(self, plague: str) -> bool:
        return any([each["plague"] == plague for each in self.view["public"]["running"]])

    # Harm.

    def last_flirt(self) -> str | None:
        """SL-10.2, SL-10.4: the flirt that can be stolen from this player."""
        flirts = self.heap("flirts")
        if not flirts or self.person["married"]:
            return None
        fates = self.last_exposed("flirts")
        return flirts[0] if flirts[0] in fates and len(fates) == 1 else None

    def last_exposed(self, heap: str) -> list[str]:
        """AMB-44: the last card of a heap that the Bunker does not protect; several kinds if it is uncertain."""
        cards = self.heap(heap)
        sheltered = self.person["protected"]
        found: list[str] = []
        for at, name in enumerate(cards):
            if name == sheltered:
                rest = cards[:at] + cards[at + 1 :]
                found += rest[:1]
        elsewhere = any([sheltered in self.heap(other) for other in FACE_UP if other != heap])
        if cards and (sheltered not in cards or elsewhere):
            found.append(cards[0])
        return sorted(set(found))

    def exposed(self, heap: str) -> list[str]:
        """The cards of a heap that can be taken from this player."""
        cards = [name for name in self.heap(heap) if not self.card(name).gives & BUNKER]
        sheltered = self.person["protected"]
        if sheltered in cards:
            cards.remove(sheltered)
        return cards

    def can_suffer(self, name: str) -> bool:
        """SL-16, AP-16: whether a malus can strike this player."""
        card = self.card(name)
        assert isinstance(card, Malus)
        job = self.job
        sheltered = self.person["protected"]
        if name == "malus-accident":
            return not job.repairs
        if name == "malus-illness":
            return not job.heals and not self.owns(MASK)
        if name == "malus-burn-out":
            return job.works
        if name == "malus-dismissal":
            return job.works and not job.civil and not job.steals and sheltered != self.person["job"]
        if name == "malus-divorce":
            exposed = [each for each in self.exposed("marriage") if each != "adultery"]
            return not job.pleads and bool(exposed)
        if name == "malus-income-tax":
            return job.works and not job.steals and bool(self.last_exposed("wages"))
        if name == "malus-grade-repetition":
            return not job.works and bool(self.last_exposed("studies"))
        if name == "malus-jail":
            return job.steals and sheltered != self.person["job"]
        if name == "malus-bombing":
            return any([self.exposed(heap) for heap in FACE_UP])
        if name == "malus-genetic-mutation":
            return any([self.card(pet).mutates for pet in self.exposed("belongings")])
        return name == "malus-fuel-shortage"

    def suffered_again(self) -> list[str]:
        """AMB-51: the malus before this player that the Cloud can repeat."""
        found = []
        for name in self.heap("malus"):
            card = self.card(name)
            if isinstance(card, Malus) and card.strikes_again and self.can_suffer(name):
                found.append(name)
        return found
