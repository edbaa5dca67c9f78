"""Which Identities may lie where, in heaps.

Identities that cannot be told apart are in one heap, with known minimum numbers of Reals and Parasites. A new Character
is its own heap; a look takes an Identity out of its heap, a shuffle merges heaps.
"""

from __future__ import annotations

from croupier.shelf.total_rickall.cards import PARASITE, REAL, Figures


class Heap:
    """Identities that cannot be told apart. Fractions occur where only a part of a heap was mixed into another."""

    def __init__(self, size: int, real: float = 0.0, parasite: float = 0.0) -> None:
        self.size = size
        self.sure = [real, parasite]

    def open(self) -> float:
        """How many could be any of those that are left."""
        return max(self.size - self.sure[REAL] - self.sure[PARASITE], 0.0)

    def take(self, real: float, parasite: float) -> None:
        """Take one Identity out."""
        self.size -= 1
        self.sure[REAL] -= real
        self.sure[PARASITE] -= parasite

    def known(self) -> int | None:
        """What all of them are, if it is certain."""
        for kind in (REAL, PARASITE):
            if self.sure[kind] >= self.size:
                return kind
        return None


class Heaps:
    """The heap ``under`` each Character in play, and how many Identities of each kind are ``left`` in the game."""

    def __init__(self, figures: Figures, advanced: bool) -> None:
        self.figures = figures
        self.advanced = advanced
        self.aside = Heap(sum(figures.set_aside), *figures.set_aside)
        self.under: dict[str, Heap] = {}
        self.left: list[int] = []
        self.count_left([0, 0])

    def count_left(self, gone: list[int]) -> None:
        """Count the Identities in the game, of which so many of each kind are gone."""
        in_all = zip(self.figures.main, self.figures.set_aside, gone, strict=True)
        self.left = [main + self.advanced * aside - lost for main, aside, lost in in_all]

    def learn(self, name: str, kind: int) -> None:
        """Take a newly known Identity out of its heap, which may say something about the others there."""
        heap = self.under[name]
        if heap.size > 1:
            sure = max(heap.sure[kind], 0.0)
            guessed = heap.open() * self.share(kind)
            from_sure = sure / (sure + guessed) if sure + guessed > 0.0 else 0.0
            heap.take(from_sure * (kind == REAL), from_sure * (kind == PARASITE))
        self.under[name] = Heap(1, float(kind == REAL), float(kind == PARASITE))

    def mix(self, names: list[str]) -> None:
        """Make one heap of the Identities of these Characters."""
        mixed = Heap(len(names))
        for name in names:
            heap = self.under[name]
            real, parasite = heap.sure[REAL] / heap.size, heap.sure[PARASITE] / heap.size
            heap.take(real, parasite)
            mixed.sure[REAL] += real
            mixed.sure[PARASITE] += parasite
        mixed.sure = [round(sure, 6) for sure in mixed.sure]
        for name in names:
            self.under[name] = mixed

    def _open_left(self) -> list[float]:
        """How many Reals and Parasites may be among the unknown Identities."""
        heaps = {id(heap): heap for heap in self.under.values()}
        if self.advanced:
            heaps[id(self.aside)] = self.aside
        real, parasite = float(self.left[REAL]), float(self.left[PARASITE])
        for heap in heaps.values():
            real -= heap.sure[REAL]
            parasite -= heap.sure[PARASITE]
        return [max(real, 0.0), max(parasite, 0.0)]

    def share(self, kind: int) -> float:
        """How likely an unknown Identity is of this kind."""
        left = self._open_left()
        total = left[REAL] + left[PARASITE]
        return left[kind] / total if total > 0.0 else 0.5

    def chances(self) -> dict[str, float]:
        """How likely each Character in play is a Parasite, ignoring what was said."""
        rate = self.share(PARASITE)
        return {name: (heap.sure[PARASITE] + heap.open() * rate) / heap.size for name, heap in self.under.items()}

    def clean_chance(self, centre: list[str]) -> float:
        """How likely all in the centre are Real, ignoring what was said: card by card, without replacement."""
        real, parasite = self._open_left()
        total = real + parasite
        chance = 1.0
        rest: dict[int, tuple[float, float]] = {}
        for name in centre:
            heap = self.under[name]
            known = heap.known()
            if known == PARASITE:
                return 0.0
            if known == REAL:
                continue
            if heap.size == 1 and heap.open() == 1.0:
                chance *= max(real, 0.0) / max(total, 1.0)
                real -= 1.0
                total -= 1.0
                continue
            guessed = heap.sure[REAL] + heap.open() * self.share(REAL)
            size, good = rest.get(id(heap), (float(heap.size), guessed))
            chance *= min(max(good, 0.0) / size, 1.0)
            rest[id(heap)] = (size - 1.0, good - 1.0)
        return chance
