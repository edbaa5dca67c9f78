"""Positions of this game: the parts that are not single fields. The keys are explained in POSITIONS.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from croupier.shelf.hundred_days import rounds, state_fields
from croupier.shelf.hundred_days.board import SPACES, TILE_PLACES, WORDS
from croupier.shelf.hundred_days.cards import BIT, FOUR, KINDS, RESOURCES, TILES
from croupier.shelf.hundred_days.layout import ADVENTURE, COLLECTION, GARAGE, MISSION
from croupier.shelf.hundred_days.options import ROUND
from croupier.table import BadTable, Facts, Json, Wish, facts_of, fulfil, trim
from croupier.table.why import how_many

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays

TILE_NAMES = KINDS[:TILES]


def facts(game: HundredDays) -> Json:
    """The truth about everything, piles from the top."""
    spaces = [game.words(game.space(space)) for space in range(1, SPACES + 1)]
    return {
        **state_fields.facts(game),
        "turn": game.turn,
        "acted": game.acted,
        "players": [_player(game, seat) for seat in range(game.seats)],
        "spaces": [tile[0] if tile else None for tile in spaces],
        "tiles": game.words(game.tiles),
        "box": sorted(game.words(game.box)),
        "deck": game.words(game.deck),
        "discard": game.words(game.discard),
    }


def _player(game: HundredDays, seat: int) -> Json:
    return {
        **state_fields.player_facts(game, seat),
        "hand": sorted(game.words(game.hand(seat))),
        "area": sorted(game.words(game.area(seat))),
        "guarded": sorted([KINDS[kind] for kind in game.guarded_by(seat)]),
        "pile": sorted(game.words(game.pile(seat))),
        "closed": sorted(game.words(game.closed(seat))),
        "tokens": {RESOURCES[at]: game.held(seat, at) for at in range(FOUR)},
        "rick": WORDS[game.rick[seat]] if game.rick[seat] >= 0 else None,
        "morty": WORDS[game.morty[seat]] if game.morty[seat] >= 0 else None,
        "named": [RESOURCES[at] for at in range(FOUR) if game.barter[seat] & 1 << at],
    }


def place(game: HundredDays, position: Json) -> None:
    """Set up a fresh game from the position."""
    scene = facts_of(position)
    state_fields.place(game, scene)
    game.turn = scene.number("turn", game.start, 0, game.seats - 1)
    game.acted = scene.flag("acted", game.actions == 0)
    people = scene.each("players", game.seats)
    game.shuffle(game.tiles)
    game.shuffle(game.deck)
    wishes = _tiles(game, scene)
    for seat, person in enumerate(people):
        wishes.extend(_cards(game, seat, person))
    discarded = reversed(scene.kinds("discard", KINDS) or [])
    wishes.extend([Wish(game.deck, kind, game.discard, f"discard of {scene.where}") for kind in discarded])
    tiles, deck = scene.deck("tiles", KINDS), scene.deck("deck", KINDS)
    fulfil(game, wishes, [(game.tiles, tiles), (game.deck, deck)])
    trim(game, game.tiles, tiles)
    trim(game, game.deck, deck)
    if game.holes and not tiles.top and tiles.size is None:
        game.carry(game.tiles, game.box)
    for card in game.zones[game.discard]:
        game.lying[game.face[card]] += 1
    for seat, person in enumerate(people):
        _tokens(game, seat, person)
        _pawns(game, seat, person)
        person.done()
    scene.done()
    _check(game)
    game.tell(ROUND, game.round)


def _tiles(game: HundredDays, scene: Facts) -> list[Wish]:
    """The six spaces, and the tiles that are out of the game."""
    wishes: list[Wish] = []
    given = scene.facts.get("spaces")
    scene.read.append("spaces")
    spaces: Sequence[object] = [""] * SPACES
    if given is not None:
        if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != SPACES:
            raise BadTable(f"spaces of {scene.where} must be a list of {SPACES} tiles, null for a black hole")
        spaces = given
    for space, name in enumerate(spaces, 1):
        if name is None:
            game.holes |= 1 << space
            game.ending = True
            continue
        if name != "" and name not in TILE_NAMES:
            raise BadTable(f"space {space} of {scene.where}: there is no tile {name!r}")
        kind = TILE_NAMES.index(str(name)) if name else None
        wishes.append(Wish(game.tiles, kind, game.space(space), f"space {space} of {scene.where}"))
    boxed: Sequence[int | None] | None = scene.kinds("box", KINDS)
    unused = TILES - rounds.tile_count(game)
    if boxed is None:
        boxed = [None] * unused
    elif len(boxed) != unused and not game.holes:
        raise BadTable(f"box of {scene.where}: {unused} tiles are out of the game, not {len(boxed)} (HD-3.2)")
    wishes.extend([Wish(game.tiles, kind, game.box, f"box of {scene.where}") for kind in boxed])
    return wishes


def _cards(game: HundredDays, seat: int, person: Facts) -> list[Wish]:
    wishes: list[Wish] = []
    hand: Sequence[int | None] | None = person.kinds("hand", KINDS)
    if hand is None:
        hand = [None] * game.figures.dealt
    wishes.extend([Wish(game.deck, kind, game.hand(seat), f"hand of {person.where}") for kind in hand])
    for key, zone in (("area", game.area(seat)), ("pile", game.pile(seat))):
        kinds = person.kinds(key, KINDS) or []
        wishes.extend([Wish(game.deck, kind, zone, f"{key} of {person.where}") for kind in kinds])
    closed = person.kinds("closed", KINDS) or []
    wishes.extend([Wish(game.tiles, kind, game.closed(seat), f"closed of {person.where}") for kind in closed])
    for kind in person.kinds("guarded", KINDS) or []:
        if kind < TILES or game.guarded & BIT[kind]:
            raise BadTable(f"guarded of {person.where}: at most one garage token lies on a card (HD-5.7)")
        game.guarded |= BIT[kind]
        game.garage_left -= 1
        if KINDS[kind] not in _words(person, "area"):
            raise BadTable(f"guarded of {person.where}: {KINDS[kind]} does not lie in that area (HD-5.4)")
    return wishes


def _words(person: Facts, key: str) -> Sequence[object]:
    words = person.facts.get(key)
    return words if isinstance(words, Sequence) and not isinstance(words, str) else []


def _tokens(game: HundredDays, seat: int, person: Facts) -> None:
    tokens = person.facts.get("tokens")
    person.read.append("tokens")
    if tokens is not None:
        if not isinstance(tokens, Mapping):
            raise BadTable(f"tokens of {person.where} must be an object, not {tokens!r}")
        counts = Facts(f"tokens of {person.where}", tokens)
        for at, name in enumerate(RESOURCES):
            held = counts.number(name, 0, 0, game.figures.each[at])
            game.tokens[FOUR * seat + at] = held
            game.supply[at] -= held
        counts.done()
    state_fields.place_player(game, seat, person)
    game.garage_left -= game.garage[seat]
    for at in person.kinds("named", RESOURCES) or []:
        game.barter[seat] |= 1 << at


def _pawns(game: HundredDays, seat: int, person: Facts) -> None:
    """HD-7.2, HD-7.3: by default, both pawns are at home; before the screens are removed they are nowhere."""
    if game.phase == MISSION:
        for key in ("rick", "morty"):
            if person.given(key):
                raise BadTable(f"{person.where} has no pawn on the board before the screens are removed (HD-7.6)")
        person.read.extend(["rick", "morty"])
        return
    game.rick[seat] = WORDS.index(person.word("rick", "house", WORDS))
    game.morty[seat] = WORDS.index(person.word("morty", "house", WORDS[:TILE_PLACES]))


def _bazaars(game: HundredDays, seat: int) -> int:
    """How many cards before a player name a resource."""
    return len([card for card in game.zones[game.area(seat)] if game.cards[game.face[card]].names_resource])


def _check(game: HundredDays) -> None:
    """Reject impossible positions."""
    cards_elsewhere = [
        card
        for seat in range(game.seats)
        for card in game.zones[game.pile(seat)]
        if not game.figures.green & BIT[game.face[card]]
    ]
    in_area = [game.face[card] for seat in range(game.seats) for card in game.zones[game.area(seat)]]
    wrong_area = [kind for kind in in_area if not (game.figures.green | game.figures.places) & BIT[kind]]
    places = [kind for kind in in_area if game.figures.places & BIT[kind]]
    unused = [kind for kind in in_area if game.cards[kind].cuts_cost]
    named = [seat for seat in range(game.seats) if how_many(game.barter[seat]) > _bazaars(game, seat)]
    early = game.phase in (MISSION, GARAGE)
    for wrong, why in (
        (bool([count for count in game.supply if count < 1]), "the Federation never stays without a kind (HD-Q8)"),
        (game.garage_left < 0, "there are not so many garage tokens (HD-Q18)"),
        (bool(cards_elsewhere), "a personal discard holds green cards only (HD-4.10)"),
        (bool(wrong_area), "only green cards and places lie in an area (HD-4.1)"),
        (bool(named), "each Barter Bazaar names one kind (HD-P01)"),
        (game.guarded & ~game.figures.green != 0, "garage tokens protect only objects and characters (HD-5.3)"),
        (
            game.ending and bool(game.zones[game.tiles]),
            "a closed dimension is replaced while there are tiles (HD-10.5)",
        ),
        (game.ending and game.phase != ADVENTURE, "after a black hole only the adventure goes on (HD-14.2)"),
        (game.phase != ADVENTURE and game.passes > 0, "people pass only in the Adventure phase (HD-10.7)"),
        (game.phase != ADVENTURE and (game.actions != 1 or game.acted), "people act in the Adventure phase (HD-10.1)"),
        (early and bool(places), "no place has been played yet in this round (HD-Q34)"),
        (early and game.marshal_used, "nobody has had a turn yet in this round (HD-Q40)"),
        (game.phase != ADVENTURE and game.busy, "objects are used in the Adventure phase (HD-10.8)"),
        (game.passes > 0 and game.acted, "an action ends the row of those who have passed (HD-Q2)"),
        (game.phase != ADVENTURE and game.coupons > 0, "a coupon is for the turn it is used on (HD-O15)"),
        (game.coupons + len(unused) > game.pack.coupons, "a coupon that is in force has left the area (HD-4.5)"),
        (
            game.phase != COLLECTION and game.spot > 0,
            "the dimensions are gone through in the Collection phase (HD-11.1)",
        ),
        (game.phase in (MISSION, ADVENTURE) and game.at > 0, "nobody's turn is counted in that phase (HD-8.6)"),
    ):
        if wrong:
            raise BadTable(why)
