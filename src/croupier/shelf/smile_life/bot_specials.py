"""What special cards and cataclysms are worth when played now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from croupier.shelf.smile_life import bot_hand, bot_harm, bot_jobs, bot_laying, cards, fetching
from croupier.shelf.smile_life.bot_worth import ANY_CARD
from croupier.shelf.smile_life.specials import MORE_PLAYS

if TYPE_CHECKING:
    from croupier.shelf.smile_life.bot_scene import Scene


def _birthday(scene: Scene, kind: int) -> float:
    givers = [rival for rival in scene.rivals if rival.exposed_in(scene.game.wages(rival.seat))]
    return sum([1 + scene.share(rival) for rival in givers])


def _rainbow(scene: Scene, kind: int) -> float:
    fitting = [card for card in scene.hand if card != kind and scene.smiles[card] and scene.me.may_play(card)]
    return 0.4 + 0.45 * min(len(fitting), MORE_PLAYS)


def _luck(scene: Scene, kind: int) -> float:
    return 0.9


def _shooting_star(scene: Scene, kind: int) -> float:
    """The best card of the discard pile that could be played."""
    kinds = [card for card in fetching.fetchable(scene.game, scene.me.seat) if card != kind]
    return max([0.0, *[bot_laying.gain(scene, card) for card in kinds]])


def _inheritance(scene: Scene, kind: int) -> float:
    return 0.8


def _strings(scene: Scene, kind: int) -> float:
    return bot_jobs.strings_worth(scene)


def _revenge(scene: Scene, kind: int) -> float:
    return bot_harm.avenge_worth(scene)


def _casino(scene: Scene, kind: int) -> float:
    return 0.3 + (0.9 if scene.held(cards.WAGE) else 0.0)


def _earthquake(scene: Scene, kind: int) -> float:
    """All players' best card, and this player's worst, are swapped at random."""
    mine = min([bot_harm.card_worth(scene, scene.me, card) for card in scene.me.exposed], default=0.0)
    worth = 0.0
    for rival in scene.rivals:
        best = max([bot_harm.card_worth(scene, rival, card) for card in rival.exposed], default=0.0)
        worth += scene.share(rival) * (best - mine)
    return worth * (scene.seats - 1) / scene.seats + 0.3


# Cards that mix the hands suit players with a bad one.


def _rest(scene: Scene, kind: int) -> list[float]:
    """What the other cards in hand promise."""
    return [bot_hand.keep_worth(scene, card) for card in scene.hand if card != kind]


def _mixing(scene: Scene, kind: int) -> float:
    """How much better other cards would be, and what losing the Virus is worth."""
    rest = _rest(scene, kind)
    return ANY_CARD * len(rest) - sum(rest) + (0.5 if cards.MALUS_VIRUS in scene.hand else 0.0)


def _swap(scene: Scene, kind: int) -> float:
    return 0.1 + _mixing(scene, kind) / max(len(_rest(scene, kind)), 1)


def _tsunami(scene: Scene, kind: int) -> float:
    return _mixing(scene, kind) / 2


def _flood(scene: Scene, kind: int) -> float:
    rest = _rest(scene, kind)
    return 0.8 + 0.3 * (ANY_CARD * len(rest) - sum(rest))


SPECIALS: Final[dict[int, Callable[[Scene, int], float]]] = {
    cards.SPECIAL_BIRTHDAY: _birthday,
    cards.SPECIAL_RAINBOW: _rainbow,
    cards.SPECIAL_LUCK: _luck,
    cards.SPECIAL_SHOOTING_STAR: _shooting_star,
    cards.SPECIAL_INHERITANCE: _inheritance,
    cards.SPECIAL_STRING_PULLING: _strings,
    cards.SPECIAL_REVENGE: _revenge,
    cards.SPECIAL_CASINO: _casino,
    cards.SPECIAL_SWAP: _swap,
    cards.SPECIAL_TSUNAMI: _tsunami,
    cards.CATACLYSM_FIRE: _mixing,
    cards.CATACLYSM_TORNADO: _mixing,
    cards.CATACLYSM_FLOOD: _flood,
    cards.CATACLYSM_EARTHQUAKE: _earthquake,
}
"""What each of them does besides its smiles."""
