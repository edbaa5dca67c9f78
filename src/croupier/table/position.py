"""Positions: the whole truth of a scene as data, to be read, written by hand, and played from.

A game describes its own facts; this module adds what all games share: the game, the number of seats, and who knows
what.
"""

from __future__ import annotations

from collections.abc import Mapping

from croupier.table.errors import BadTable
from croupier.table.events import Json
from croupier.table.facts import COMMON
from croupier.table.game import Game
from croupier.table.knowledge import ALL_VIEWERS, Group
from croupier.table.tangle import FRESH, Case, Tangle, observed, taken_from


def describe(game: Game) -> Json:
    """A game as it stands: its own facts, and who knows what."""
    position = game.facts()
    layout = game.layout
    lying = {card for cards in game.zones for card in cards}
    for name, pool in layout.decks.items():
        if name in position and layout.ordered[layout.names.index(name)] and not lying.issuperset(game.members[pool]):
            position[name] = {"exactly": position[name]}
    position["knowledge"] = _knowledge(game)
    return position


def lay_out(game: Game, position: Json) -> None:
    """Set a game up from a position."""
    game.place({part: fact for part, fact in position.items() if part not in COMMON})
    knowledge = position.get("knowledge")
    if knowledge is not None:
        _forget(game)
        _teach(game, knowledge)
        game.stale = [ALL_VIEWERS] * len(game.members)


def _in_order(game: Game, zone: int, marks: dict[int, list[str]]) -> list[int]:
    """The cards of a zone from the top; in unordered zones, by kind and by what is known of them."""
    cards = game.zones[zone]
    if game.layout.ordered[zone]:
        return cards[::-1]
    return sorted(cards, key=lambda card: (game.face[card], game.seen[card], marks.get(card, []), card))


def _known(game: Game) -> list[Tangle]:
    """What is known of mixed cards, each with all viewers who know it."""
    known: list[Tangle] = []
    for pool in range(len(game.members)):
        for viewer in range(game.seats + 1):
            for tangle in game.known_by(1 << viewer, pool):
                same = [other for other in known if other.is_like(tangle)]
                if same:
                    same[0].who |= tangle.who
                else:
                    known.append(tangle)
    return known


def _marks(known: list[Tangle]) -> dict[int, list[str]]:
    """A mark for each mix in which a card is known: two cards with the same marks are interchangeable."""
    marks: dict[int, list[str]] = {}
    for tangle in known:
        contents = str([case.contents for case in tangle.cases])
        for heap, cards in enumerate(tangle.heaps):
            for card in cards:
                marks.setdefault(card, []).append(f"{tangle.who} {heap} {contents}")
    return {card: sorted(found) for card, found in marks.items()}


def _forget(game: Game) -> None:
    """Reduce all knowledge to what the zones show."""
    game.settle()
    for zone, cards in enumerate(game.zones):
        for card in cards:
            game.seen[card] = game.layout.sight[zone]
    for groups in game.groups:
        groups.clear()
    for tangles in game.tangles:
        tangles.clear()


def _names(game: Game, who: int) -> list[object]:
    names: list[object] = [seat for seat in range(game.seats) if who & 1 << seat]
    if who & 1 << game.seats:
        names.append("spectators")
    return names


def _knowledge(game: Game) -> list[Json]:
    """Who has seen cards that their zone does not show them, card by card (1 is the top) and group by group."""
    told: list[Json] = []
    known = _known(game)
    marks = _marks(known)
    spots: dict[int, tuple[str, int]] = {}
    for zone, name in enumerate(game.layout.names):
        for place, card in enumerate(_in_order(game, zone, marks), 1):
            spots[card] = (name, place)
            if game.seen[card] != game.layout.sight[zone]:
                told.append({"zone": name, "card": place, "by": _names(game, game.seen[card])})
    entries: dict[str, Json] = {}
    for tangle in known:
        among = [[list(spot) for spot in sorted([spots[card] for card in cards])] for cards in tangle.heaps]
        entry: Json = {"by": _names(game, tangle.who)}
        if tangle.is_group():
            entry["among"] = among[0]
            entry["contents"] = [game.layout.kinds[kind] for kind in tangle.certain()]
        else:
            entry["heaps"] = among
            if tangle.pruned:
                entry["sure"] = [game.layout.kinds[kind] for kind in tangle.sure]
            entry["cases"] = [
                {"weight": case.weight, "contents": [[_item(game, item) for item in items] for items in case.contents]}
                for case in tangle.cases
            ]
        entries[str(entry)] = entry
    return [*told, *[entry for _, entry in sorted(entries.items())]]


def _item(game: Game, item: int) -> object:
    """An item of a heap: a kind, ``None`` for a fresh card, or the number of the heap that a card was taken from."""
    if item >= 0:
        return game.layout.kinds[item]
    return None if item == FRESH else taken_from(item)


def _teach(game: Game, knowledge: object) -> None:
    if not isinstance(knowledge, list):
        raise BadTable("knowledge must be a list of objects")
    spots = {name: _in_order(game, zone, {}) for zone, name in enumerate(game.layout.names)}
    for entry in knowledge:
        if not isinstance(entry, Mapping):
            raise BadTable(f"an entry of knowledge must be an object, not {entry!r}")
        who = _viewers(game, entry.get("by"))
        parts = {"among", "contents", "by"} if "among" in entry else {"zone", "card", "by"}
        unknown = set(entry) - ({"heaps", "cases", "sure", "by"} if "heaps" in entry else parts)
        if unknown:
            raise BadTable(f"an entry of knowledge has no field {', '.join(sorted([str(key) for key in unknown]))}")
        if "among" in entry:
            _teach_group(game, spots, entry, who)
        elif "heaps" in entry:
            _teach_tangle(game, spots, entry, who)
        else:
            card = _card_at(spots, entry.get("zone"), entry.get("card"))
            if game.seen[card] & ~who:
                raise BadTable(f"{entry['zone']} shows its cards to more viewers than {entry['by']}")
            game.seen[card] = who


def _teach_group(game: Game, spots: dict[str, list[int]], entry: Mapping[str, object], who: int) -> None:
    cards = _mixed_cards(game, spots, [entry["among"]], who)[0]
    pool = game.pool[cards[0]]
    game.groups[pool].append(Group(who, cards, _contents(game, cards, entry.get("contents"))))
    game.murky[pool].put(cards)


def _teach_tangle(game: Game, spots: dict[str, list[int]], entry: Mapping[str, object], who: int) -> None:
    """Add written knowledge of heaps that depend on each other; it must agree with the cards as they lie."""
    heaps = entry["heaps"]
    if not isinstance(heaps, list) or not heaps:
        raise BadTable("heaps must be a list of heaps, each a list of pairs: a zone, and a card counted from the top")
    cards = _mixed_cards(game, spots, heaps, who)
    told = entry.get("cases")
    if not isinstance(told, list) or not told:
        raise BadTable("cases must be a list of objects, each with a weight and contents")
    pruned = "sure" in entry
    sure = _contents(game, [card for heap in cards for card in heap], entry["sure"]) if pruned else []
    tangle = Tangle(who, cards, [_case(game, cards, case) for case in told], pruned, sure)
    pool = game.pool[tangle.cards()[0]]
    truth = tangle
    for card in tangle.cards():
        truth = observed(truth, card, game.face[card], len(game.members[pool]))
    if not truth.cases and not pruned:
        raise BadTable("no case matches the actual cards")
    game.tangles[pool].append(tangle)
    game.murky[pool].add(tangle.held())


def _mixed_cards(game: Game, spots: dict[str, list[int]], heaps: list[object], who: int) -> list[list[int]]:
    """The cards of heaps that some viewers know: of one pool, not seen by any of them, and in no other heap of theirs."""
    found: list[list[int]] = []
    for heap in heaps:
        if not isinstance(heap, list) or not all(isinstance(spot, list) and len(spot) == 2 for spot in heap):
            raise BadTable("among must be a list of pairs: a zone, and a card counted from the top")
        found.append(list(dict.fromkeys([_card_at(spots, spot[0], spot[1]) for spot in heap])))
    cards = [card for heap in found for card in heap]
    if not cards:
        raise BadTable("among must be a list of pairs: a zone, and a card counted from the top")
    pool = game.pool[cards[0]]
    if any(game.pool[card] != pool or game.seen[card] & who for card in cards):
        raise BadTable("the cards of a group must be of one pool and unseen by the viewers in `by`")
    taken = [card for group in game.groups[pool] if group.who & who for card in group.cards]
    taken.extend([card for tangle in game.tangles[pool] if tangle.who & who for card in tangle.cards()])
    if set(taken) & set(cards) or len(set(cards)) < len(cards):
        raise BadTable("no card may be in two groups of one viewer")
    return found


def _case(game: Game, heaps: list[list[int]], told: object) -> Case:
    if not isinstance(told, Mapping) or set(told) != {"weight", "contents"}:
        raise BadTable(f"a case must have a weight and contents, not {told!r}")
    weight, contents = told["weight"], told["contents"]
    if isinstance(weight, bool) or not isinstance(weight, int | float) or not 0 < weight <= 1:
        raise BadTable(f"the weight of a case must be above 0 and at most 1, not {weight!r}")
    if not isinstance(contents, list) or len(contents) != len(heaps):
        raise BadTable("the contents of a case must be a list of lists, one for each heap")
    read: list[list[int]] = []
    for heap, items in enumerate(contents):
        if not isinstance(items, list):
            raise BadTable("the contents of a heap must be a list")
        read.append(sorted([_read_item(game, heap, item) for item in items]))
    for heap, cards in enumerate(heaps):
        taken = sum([items.count(taken_from(heap)) for items in read])
        if len(read[heap]) != len(cards) + taken:
            raise BadTable(
                f"heap {heap} has {len(cards)} cards and {taken} were taken from it, so its contents must be as many"
            )
    return Case(float(weight), read)


def _read_item(game: Game, heap: int, item: object) -> int:
    if item is None:
        return FRESH
    if isinstance(item, int) and not isinstance(item, bool) and 0 <= item < heap:
        return taken_from(item)
    if isinstance(item, str) and item in game.layout.kinds:
        return game.layout.kinds.index(item)
    raise BadTable(f"an item of a heap must be a kind, null or the number of an earlier heap, not {item!r}")


def _viewers(game: Game, by: object) -> int:
    if not isinstance(by, list):
        raise BadTable("by must be a list of seats and 'spectators'")
    who = 0
    for viewer in by:
        if viewer == "spectators":
            who |= 1 << game.seats
        elif isinstance(viewer, int) and not isinstance(viewer, bool) and 0 <= viewer < game.seats:
            who |= 1 << viewer
        else:
            raise BadTable(f"by must be a list of seats and 'spectators'; there is no viewer {viewer!r}")
    return who


def _card_at(spots: dict[str, list[int]], zone: object, place: object) -> int:
    if not isinstance(zone, str) or zone not in spots:
        raise BadTable(f"there is no zone {zone!r}; the zones are {', '.join(spots)}")
    cards = spots[zone]
    if isinstance(place, bool) or not isinstance(place, int) or not 1 <= place <= len(cards):
        raise BadTable(f"{zone} has {len(cards)} cards, counted from 1 at the top, so there is no card {place!r}")
    return cards[place - 1]


def _contents(game: Game, cards: list[int], contents: object) -> list[int]:
    if not isinstance(contents, list):
        raise BadTable("contents must be a list of kinds")
    left = [game.face[card] for card in cards]
    kinds: list[int] = []
    for word in contents:
        kind = game.layout.kinds.index(word) if word in game.layout.kinds else -1
        if kind not in left:
            raise BadTable(f"those cards do not include {word!r}, or not as often")
        left.remove(kind)
        kinds.append(kind)
    return sorted(kinds)
