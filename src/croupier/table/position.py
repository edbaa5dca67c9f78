"""Positions: the whole truth of a scene in words, to be read, written by hand, and played from.

A game says its own facts; here stands what is the same in every game: which game, how many seats, and who knows what.
"""

from __future__ import annotations

from collections.abc import Mapping

from croupier.table.errors import BadTable
from croupier.table.events import Json
from croupier.table.facts import COMMON
from croupier.table.game import Game
from croupier.table.knowledge import Group


def describe(game: Game) -> Json:
    """A game between two steps: its own facts, and who knows what."""
    position = game.facts()
    position["knowledge"] = _knowledge(game)
    return position


def lay_out(game: Game, position: Json) -> None:
    """Sets a game up as the position says."""
    game.place({part: fact for part, fact in position.items() if part not in COMMON})
    knowledge = position.get("knowledge")
    if knowledge is not None:
        _forget(game)
        _teach(game, knowledge)


def _in_order(game: Game, zone: int) -> list[int]:
    """The cards of a zone from the top; where there is no order, by kind and by what is known of them."""
    cards = game.zones[zone]
    if game.layout.ordered[zone]:
        return cards[::-1]
    return sorted(cards, key=lambda card: (game.face[card], game.seen[card], _groups_of(game, card), card))


def _groups_of(game: Game, card: int) -> list[tuple[int, list[int]]]:
    settled = game.settled(game.pool[card])
    return sorted((group.who, group.kinds) for group in settled if card in group.cards)


def _forget(game: Game) -> None:
    """Everybody knows only what the zones show."""
    for zone, cards in enumerate(game.zones):
        for card in cards:
            game.seen[card] = game.layout.sight[zone]
    for groups in game.groups:
        groups.clear()


def _names(game: Game, who: int) -> list[object]:
    names: list[object] = [seat for seat in range(game.seats) if who & 1 << seat]
    if who & 1 << game.seats:
        names.append("spectators")
    return names


def _knowledge(game: Game) -> list[Json]:
    """Who has seen cards that their zone does not show them, card by card (1 is the top) and group by group."""
    told: list[Json] = []
    spots: dict[int, tuple[str, int]] = {}
    for zone, name in enumerate(game.layout.names):
        for place, card in enumerate(_in_order(game, zone), 1):
            spots[card] = (name, place)
            if game.seen[card] != game.layout.sight[zone]:
                told.append({"zone": name, "card": place, "by": _names(game, game.seen[card])})
    shared: dict[str, Json] = {}
    for pool in range(len(game.groups)):
        for group in game.settled(pool):
            among = [list(spot) for spot in sorted([spots[card] for card in group.cards])]
            contents = [game.layout.kinds[kind] for kind in group.kinds]
            entry = shared.setdefault(f"{among} {contents}", {"among": among, "contents": contents, "by": 0})
            entry["by"] = int(str(entry["by"])) | group.who
    for _, entry in sorted(shared.items()):
        entry["by"] = _names(game, int(str(entry["by"])))
        told.append(entry)
    return told


def _teach(game: Game, knowledge: object) -> None:
    if not isinstance(knowledge, list):
        raise BadTable("knowledge is a list of who has seen what")
    spots = {name: _in_order(game, zone) for zone, name in enumerate(game.layout.names)}
    for entry in knowledge:
        if not isinstance(entry, Mapping):
            raise BadTable(f"an entry of knowledge is an object, not {entry!r}")
        who = _viewers(game, entry.get("by"))
        unknown = set(entry) - ({"among", "contents", "by"} if "among" in entry else {"zone", "card", "by"})
        if unknown:
            raise BadTable(f"an entry of knowledge knows no {', '.join(sorted([str(key) for key in unknown]))}")
        if "among" in entry:
            _teach_group(game, spots, entry, who)
        else:
            card = _card_at(spots, entry.get("zone"), entry.get("card"))
            if game.seen[card] & ~who:
                raise BadTable(f"{entry['zone']} shows its cards also to others than {entry['by']}")
            game.seen[card] = who


def _teach_group(game: Game, spots: dict[str, list[int]], entry: Mapping[str, object], who: int) -> None:
    among = entry["among"]
    if not isinstance(among, list) or not among or not all(isinstance(spot, list) and len(spot) == 2 for spot in among):
        raise BadTable("among is a list of pairs: a zone, and a card counted from the top")
    cards = list(dict.fromkeys([_card_at(spots, spot[0], spot[1]) for spot in among]))
    pool = game.pool[cards[0]]
    if any(game.pool[card] != pool or game.seen[card] & who for card in cards):
        raise BadTable("a group is of cards that can be mistaken for each other, and that its knowers have not seen")
    if any(group.who & who and set(group.cards) & set(cards) for group in game.groups[pool]):
        raise BadTable("two groups of one viewer share no card")
    game.groups[pool].append(Group(who, cards, _contents(game, cards, entry.get("contents"))))


def _viewers(game: Game, by: object) -> int:
    if not isinstance(by, list):
        raise BadTable("by is a list of seats, and perhaps 'spectators'")
    who = 0
    for viewer in by:
        if viewer == "spectators":
            who |= 1 << game.seats
        elif isinstance(viewer, int) and not isinstance(viewer, bool) and 0 <= viewer < game.seats:
            who |= 1 << viewer
        else:
            raise BadTable(f"nobody called {viewer!r} can know anything here")
    return who


def _card_at(spots: dict[str, list[int]], zone: object, place: object) -> int:
    if not isinstance(zone, str) or zone not in spots:
        raise BadTable(f"there is no zone {zone!r}; there are {', '.join(spots)}")
    cards = spots[zone]
    if isinstance(place, bool) or not isinstance(place, int) or not 1 <= place <= len(cards):
        raise BadTable(f"{zone} has {len(cards)} cards, counted from 1 at the top; there is no {place!r}")
    return cards[place - 1]


def _contents(game: Game, cards: list[int], contents: object) -> list[int]:
    if not isinstance(contents, list):
        raise BadTable("contents is a list of kinds")
    left = [game.face[card] for card in cards]
    kinds: list[int] = []
    for word in contents:
        kind = game.layout.kinds.index(word) if word in game.layout.kinds else -1
        if kind not in left:
            raise BadTable(f"those cards do not hold {word!r} (so often)")
        left.remove(kind)
        kinds.append(kind)
    return sorted(kinds)
