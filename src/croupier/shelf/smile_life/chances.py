"""Chances that a player could work out from what they know: what the next card of the pile may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import gcd
from typing import Final

from croupier.shelf.smile_life.cards import CHILD, FLIRT, JOB_GRAND_PROFESSOR, MARRIAGE, WAGE, is_plague
from croupier.shelf.smile_life.deck import Deck
from croupier.shelf.smile_life.layout import NONE
from croupier.shelf.smile_life.seen import NUMBER, Life
from croupier.shelf.smile_life.view import VIEW
from croupier.table.view import cards_in
from croupier.text import Remark

# Crises that forbid most of what a player may wish for.
FORBIDDING: Final = ("crisis-economic", "crisis-political", "crisis-health")


def chances(view: VIEW, seat: int, deck: Deck) -> list[Remark]:
    """What the next card is, or may be; then how long the pile will last."""
    pile = cards_in(view, "pile")
    if not pile or view["result"] is not None:
        return []
    turns = -(-len(pile) // view["seats"])
    return [*_next_card(view, seat, deck, pile), Remark("turns", {"left": len(pile), "turns": turns})]


def _next_card(view: VIEW, seat: int, deck: Deck, pile: list[str | None]) -> Iterator[Remark]:
    """AP-2.2: a plague is never in a hand, so every unseen one lies in the pile or in the box."""
    if pile[0] is not None:
        yield Remark("next-known", {"card": pile[0]})
        return
    unseen = _unseen(view, deck)
    plagues = sum([count for kind, count in unseen.items() if is_plague(kind)])
    places = pile.count(None) + cards_in(view, "box").count(None)
    if plagues:
        share = gcd(plagues, places)
        yield Remark("plague", {"plagues": plagues // share, "cards": places // share})
    if view["known"]:  # parts of a mix are known: the rest is not spread evenly
        return
    usual = sum([count for kind, count in unseen.items() if not is_plague(kind)])
    bets = cards_in(view, "bets").count(None)
    for slug, wanted in _wishes(Life(view, seat, deck)):
        count = sum([unseen[kind] for kind in wanted]) - (bets if slug == "wage" else 0)
        chance = (places - plagues) / places * count / max(usual - bets, 1)
        if chance > 0:
            yield Remark(slug, {"percent": round(100 * chance)})


def _unseen(view: VIEW, deck: Deck) -> Counter[int]:
    """How many cards of each kind the viewer cannot see."""
    figures = deck.figures
    expanded = view["options"]["expansion"] != NONE
    unseen = Counter({kind: count for kind, count in enumerate(figures.count) if expanded or figures.base[kind]})
    for zone in view["zones"]:
        unseen.subtract([NUMBER[card] for card in zone["cards"] if card is not None])
    return unseen


def _wishes(me: Life) -> Iterator[tuple[str, list[int]]]:
    """What would help a player: a job that they have studied for, or a wage; a flirt, a marriage or a child."""
    figures = me.deck.figures
    kinds = range(len(figures.kinds))
    if any([me.runs(crisis) for crisis in FORBIDDING]):
        return
    if not me.job.works:
        studied = [job for job in me.deck.jobs if job.works and job.needs <= me.person["level"]]
        yield "job", [int(job.kind) for job in studied if not job.dictates and job.kind != JOB_GRAND_PROFESSOR]
    else:
        yield "wage", [kind for kind in kinds if figures.family[kind] == WAGE]
    if me.person["married"]:
        yield "child", [kind for kind in kinds if figures.family[kind] == CHILD]
    elif me.heap("flirts"):
        yield "marriage", [kind for kind in kinds if figures.family[kind] == MARRIAGE]
    else:
        yield "flirt", [kind for kind in kinds if figures.family[kind] == FLIRT]
