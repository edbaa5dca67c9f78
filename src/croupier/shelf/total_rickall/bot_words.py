"""Words of options that a learned player needs besides the common ones (``croupier.bots.words``): the Identity of the
Character in an option, who said what about it, and all of that separately for each side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.table import Option
from croupier.table.view import View, cards_in

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.view import Person, Public

Words = list[tuple[tuple[object, ...], float]]


class OptionWords:
    """What a seat knows of the Characters in its options."""

    def __init__(self, view: View[Public, Person], seat: int) -> None:
        centre = [each["character"] for each in view["public"]["centre"]]
        self.identities = dict(zip(centre, cards_in(view, "under"), strict=True))
        for friend in view["public"]["friends"]:
            self.identities[friend["character"]] = next(iter(cards_in(view, "secret", friend["owner"])), None)
        self.side = next(iter(cards_in(view, "secret", seat)), None) or "none"
        self.claims: dict[str | None, Words] = {}
        for claim in view["public"]["claims"]:
            who = (claim["seat"] - seat) % view["seats"]
            self.claims.setdefault(claim["about"], []).append((("claim", claim["says"], who), 1.0))
            self.claims.setdefault(claim["rather_than"], []).append((("claim-other", claim["says"], who), 1.0))

    def of(self, question: str, option: Option, picked: bool) -> Words:
        """The words of an option; ``picked`` if the player who was asked would choose it."""
        kind, _, name = option.key.partition(":")
        words: Words = [((question, kind), 1.0)]
        if picked:
            words += [(("picked",), 1.0), (("picked", question), 1.0)]
        identity = self.identities.get(name)
        if identity is not None:
            words.append((("identity", kind, identity), 1.0))
        if name:
            words += [((kind, *claim), weight) for claim, weight in self.claims.get(name, ())]
        return words[3 if picked else 1 :] + [(("side", self.side, *word), weight) for word, weight in words]
