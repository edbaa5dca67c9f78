"""Positions of this game: the whole truth as data, and a scene set up from it. The keys are explained in POSITIONS.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from croupier.shelf.total_rickall import showing, state_fields
from croupier.shelf.total_rickall.cards import CHARACTERS, KINDS, NAMES, PARASITE, REAL
from croupier.shelf.total_rickall.layout import ACT, END, LAY, NO_CHARACTER, TABLE, pack
from croupier.shelf.total_rickall.options import (
    DECK,
    ROUND,
    SAY_NO_KILLING_CARD,
    SAY_ONE_REAL,
    SAY_PARASITE,
    SAY_RATHER,
    SAY_REAL,
    SAYINGS,
    SUBJECTS,
)
from croupier.table import BadTable, Facts, Json, Wish, facts_of, fulfil, trim
from croupier.table.cardset import lift

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.state import Rickall

MANY = 10**6
IDENTITIES = KINDS[: PARASITE + 1]
SAYING_WORDS: list[str] = [*SAYINGS]


def facts(game: Rickall) -> Json:
    """The truth about everything, piles from the top, the centre from the decks outwards."""
    centre: list[Json] = []
    for place in range(len(game.slots) - 1, -1, -1):
        character = game.face[game.zones[game.centre][place]] - CHARACTERS
        centre.append(
            {
                "slot": game.slots[place],
                "character": SUBJECTS[character],
                "identity": KINDS[game.face[game.zones[game.under][place]]],
                "face_up": bool(game.up & 1 << character),
                "dented": bool(game.dented & 1 << character),
            }
        )
    return {
        **state_fields.facts(game),
        "turn": game.turn,
        "emptied": game.emptied or None,
        "players": [_player(game, seat) for seat in range(game.seats)],
        "centre": centre,
        "fails": len(game.zones[game.fail]),
        "exterminated": len(game.zones[game.parasites]),
        "graveyard": sorted(game.words(game.graveyard)),
        "box": sorted(game.words(game.box)),
        "action": game.words(game.action),
        "discard": game.words(game.discard),
        "character": game.words(game.character),
        "identity": game.words(game.identity),
        "claims": [showing.claim_in_words(claim) for claim in game.claims],
    }


def _player(game: Rickall, seat: int) -> Json:
    laid = game.words(game.laid(seat))
    next_card = game.words(game.next(seat))
    friend = game.friend[seat]
    secret = game.words(game.secret(seat))
    return {
        "hand": sorted(game.words(game.hand(seat))),
        "laid": laid[0] if laid else None,
        "next": next_card[0] if next_card else None,
        "friend": SUBJECTS[friend] if friend >= 0 else None,
        "identity": secret[0] if secret else None,
        "dented": bool(friend >= 0 and game.dented & 1 << friend),
        **state_fields.player_facts(game, seat),
        "looked": [SUBJECTS[at] for at in range(DECK + 1) if game.looked[seat] & 1 << at],
    }


def place(game: Rickall, position: Json) -> None:
    """Set up a fresh game from the position. The cards it names are taken out of the decks first, then the decks are
    put in order, and what it leaves open comes from their bottom.
    """
    scene = facts_of(position)
    state_fields.place(game, scene)
    game.turn = scene.number("turn", game.seats if game.phase == END else 0, 0, MANY)
    if game.phase == TABLE and not game.advanced:
        raise BadTable("there is a dinner only in the advanced mode (TR-10.1)")
    game.shuffle(game.action)
    game.shuffle(game.character)
    game.carry(game.box, game.identity)
    game.shuffle(game.identity)
    people = scene.each("players", game.seats)
    for seat, person in enumerate(people):
        state_fields.place_player(game, seat, person)
    spots = _spots(game, scene)
    wishes = [*_friends(game, scene, people), *_dead(game, scene), *_centre(game, spots)]
    for seat, person in enumerate(people):
        wishes.extend(_hand(game, seat, person))
    discarded = reversed(scene.kinds("discard", KINDS) or [])
    wishes.extend([Wish(game.action, kind, game.discard, f"discard of {scene.where}") for kind in discarded])
    piles = [(game.action, "action"), (game.identity, "identity"), (game.character, "character")]
    decks = [(zone, scene.deck(key, KINDS)) for zone, key in piles]
    fulfil(game, wishes, decks)
    for zone, deck in decks:
        trim(game, zone, deck)
    for seat in range(game.seats):
        _tie(game, seat, people[seat])
    _stand(game, spots)
    _all_know_the_box(game)
    for seat in game.clockwise():
        _next(game, seat, people[seat])
    game.emptied = scene.number("emptied", 0 if game.zones[game.character] else game.round, 1, MANY)
    _claims(game, scene)
    for person in people:
        person.done()
    scene.done()
    _check(game)
    game.tell(ROUND, game.round, game.first)


def _friends(game: Rickall, scene: Facts, people: list[Facts]) -> list[Wish]:
    """The Characters and Identities before the players, and what stays in the box (TR-1.4, TR-1.6). By default they are
    those that were set aside.
    """
    aside = [REAL] * game.figures.set_aside[REAL] + [PARASITE] * game.figures.set_aside[PARASITE]
    game.rng.shuffle(aside)
    size = sum(game.figures.set_aside) - (game.seats if game.advanced else 0)
    box = scene.kinds("box", KINDS)
    if box is not None and len(box) != size:
        raise BadTable(f"box of {scene.where}: {size} Identities stay in it, not {len(box)} (TR-1.6)")
    for kind in box or []:
        lift(aside, kind, False)
    tied = [seat for seat, person in enumerate(people) if _has_friend(game, seat, person)]
    identities = {seat: people[seat].word("identity", "", IDENTITIES) for seat in tied}
    for word in identities.values():
        if word:
            lift(aside, IDENTITIES.index(word), False)
    wishes: list[Wish] = []
    for seat in tied:
        person = people[seat]
        name = person.word("friend", "", NAMES)
        word = identities[seat]
        identity = IDENTITIES.index(word) if word else aside.pop() if aside else None
        wishes.append(Wish(game.character, KINDS.index(name) if name else None, game.front(seat), person.where))
        wishes.append(Wish(game.identity, identity, game.secret(seat), person.where))
    if (
        box is not None
        and not game.advanced
        and [box.count(kind) for kind in (REAL, PARASITE)] != game.figures.set_aside
    ):
        real, parasite = game.figures.set_aside
        raise BadTable(f"box of {scene.where}: in classic mode {real} Real and {parasite} Parasite stay in it (TR-1.4)")
    left = box if box is not None else aside[:size]
    wishes.extend([Wish(game.identity, kind, game.box, f"box of {scene.where}") for kind in left])
    return wishes


def _has_friend(game: Rickall, seat: int, person: Facts) -> bool:
    """Whether a player is tied to a Character: in advanced mode, unless the position says otherwise (TR-9.6, TR-10.8)."""
    dented = person.flag("dented")
    named = [key for key in ("friend", "identity") if person.given(key)]
    alone = game.fell & 1 << seat or ("friend" in person.facts and person.facts["friend"] is None)
    if game.advanced and not alone:
        return True
    if named or dented:
        what = {"friend": "a friend", "identity": "an Identity"}[named[0]] if named else "a dent"
        why = "it has no friend (TR-9.6)"
        if not game.advanced:
            why = "only the advanced mode has friends (TR-2.9)"
        elif game.fell & 1 << seat:
            why = "it has fallen (TR-10.8)"
        raise BadTable(f"the position gives {person.where} {what}: {why}")
    person.read.extend(["friend", "identity"])
    if game.fell & 1 << seat and not game.advanced:
        raise BadTable(f"{person.where} can fall only at dinner (TR-10.8)")
    return False


def _tie(game: Rickall, seat: int, person: Facts) -> None:
    cards = game.zones[game.front(seat)]
    if cards:
        character = game.face[cards[0]] - CHARACTERS
        game.friend[seat] = character
        game.friends |= 1 << character
        game.dented |= person.flag("dented") << character


def _dead(game: Rickall, scene: Facts) -> list[Wish]:
    """The fail pile, the Parasites exterminated, and the Characters that went with them."""
    buried = scene.kinds("graveyard", KINDS)
    fails = scene.number("fails", 0, 0, game.figures.fails - 1)
    exterminated = scene.number("exterminated", max(len(buried or []) - fails, 0), 0, sum(game.figures.main))
    if buried is not None and len(buried) != fails + exterminated:
        raise BadTable(f"graveyard: {len(buried)} Characters for {fails + exterminated} Identities that are gone")
    characters: Sequence[int | None] = buried if buried is not None else [None] * (fails + exterminated)
    return [
        *[Wish(game.identity, REAL, game.fail, f"fails of {scene.where}") for _ in range(fails)],
        *[Wish(game.identity, PARASITE, game.parasites, f"exterminated of {scene.where}") for _ in range(exterminated)],
        *[Wish(game.character, kind, game.graveyard, f"graveyard of {scene.where}") for kind in characters],
    ]


def _spots(game: Rickall, scene: Facts) -> list[tuple[int, Facts]]:
    """The slots that are taken, the farthest from the decks first; by default as at the beginning of a game."""
    given = scene.some("centre")
    if given is None:
        usual = game.figures.centre_each * game.seats if game.phase != TABLE else 0
        given = [Facts("centre of the position", {}) for _ in range(usual)]
    spots: list[tuple[int, Facts]] = []
    taken: list[int] = []
    for entry in given:
        free = min([slot for slot in range(DECK + 1) if slot not in taken])
        slot = entry.number("slot", free, 0, DECK - 1)
        if slot in taken:
            raise BadTable(f"centre: two Characters lie in slot {slot} (TR-3.8)")
        taken.append(slot)
        spots.append((slot, entry))
    return sorted(spots, key=lambda spot: -spot[0])


def _centre(game: Rickall, spots: list[tuple[int, Facts]]) -> list[Wish]:
    wishes: list[Wish] = []
    for _, entry in spots:
        name = entry.word("character", "", NAMES)
        word = entry.word("identity", "", IDENTITIES)
        wishes.append(Wish(game.character, KINDS.index(name) if name else None, game.centre, entry.where))
        wishes.append(Wish(game.identity, IDENTITIES.index(word) if word else None, game.under, entry.where))
    return wishes


def _stand(game: Rickall, spots: list[tuple[int, Facts]]) -> None:
    for place, (slot, entry) in enumerate(spots):
        character = game.face[game.zones[game.centre][place]] - CHARACTERS
        game.slots.append(slot)
        game.standing |= 1 << character
        game.dented |= entry.flag("dented") << character
        if entry.flag("face_up", game.phase == TABLE):
            game.up |= 1 << character
            game.see(game.zones[game.under][place], game.layout.everybody)
        entry.done()


def _all_know_the_box(game: Rickall) -> None:
    """TR-1.4, TR-1.6: all players know what was set aside: card by card in classic mode; in advanced mode the contents
    of the six together, as long as the players have them.
    """
    zones = [*[game.secret(seat) for seat in range(game.seats)], game.box]
    six = [card for zone in zones for card in game.zones[zone]]
    if [[game.face[card] for card in six].count(kind) for kind in (REAL, PARASITE)] != game.figures.set_aside:
        return
    game.see_all(six, game.layout.everybody)
    if game.advanced:
        game.mix(six, 0)
        for zone in zones:
            game.see_all(game.zones[zone], game.layout.sight[zone])


def _hand(game: Rickall, seat: int, person: Facts) -> list[Wish]:
    """Hand, laid card and the card to be drawn; by default the hand is dealt as usual."""
    for at in person.kinds("looked", SUBJECTS) or []:
        game.looked[seat] |= 1 << at
    wishes: list[Wish] = []
    for key, zone in (("laid", game.laid(seat)), ("next", game.next(seat))):
        word = person.word(key, "", KINDS[:CHARACTERS])
        if word:
            wishes.append(Wish(game.action, KINDS.index(word), zone, f"{key} of {person.where}"))
    hand: Sequence[int | None] | None = person.kinds("hand", KINDS)
    if hand is None:
        hand = [None] * game.figures.hand if game.phase != TABLE else []
    wishes.extend([Wish(game.action, kind, game.hand(seat), f"hand of {person.where}") for kind in hand])
    return wishes


def _next(game: Rickall, seat: int, person: Facts) -> None:
    """TR-4.2: the card that a player will draw, by default the top card of the deck. Laid cards are seen by all once
    they are turned up.
    """
    laid = game.zones[game.laid(seat)]
    draws = game.phase == LAY and not laid and not game.merciful & 1 << seat and bool(game.zones[game.hand(seat)])
    if game.zones[game.next(seat)] and not draws:
        raise BadTable(f"{person.where} will draw no card: none is to be laid (TR-4.2)")
    if draws and "next" not in person.facts and game.zones[game.action]:
        game.draw(game.action, game.next(seat))
    if laid and game.phase != LAY:
        game.see(laid[0], game.layout.everybody)


def _claims(game: Rickall, scene: Facts) -> None:
    for entry in scene.some("claims") or []:
        seat = entry.number("seat", 0, 0, game.seats - 1)
        saying = SAYING_WORDS.index(entry.word("says", SAYING_WORDS[SAY_REAL], SAYING_WORDS))
        about = entry.word("about", "", SUBJECTS)
        other = entry.word("rather_than", "", SUBJECTS)
        entry.done()
        one = SUBJECTS.index(about) if about else NO_CHARACTER
        two = SUBJECTS.index(other) if other else NO_CHARACTER
        _check_claim(game, entry.where, seat, saying, one, two)
        game.claims.append(pack(seat, saying, one, two))


def _check_claim(game: Rickall, where: str, seat: int, saying: int, one: int, other: int) -> None:
    in_play = game.standing | game.friends
    simple = saying <= SAY_PARASITE
    if (one == NO_CHARACTER) != (saying == SAY_NO_KILLING_CARD):
        raise BadTable(f"{where} says {SAYINGS[saying]}: it speaks of an Identity, unless it denies a killing card")
    if (other == NO_CHARACTER) != (simple or saying == SAY_NO_KILLING_CARD) or one == other != NO_CHARACTER:
        raise BadTable(
            f"{where} says {SAYINGS[saying]}: only some claims speak of two Characters, and then of different ones"
        )
    for about in (one, other):
        if about == DECK and (not simple or about == other or not game.zones[game.identity]):
            raise BadTable(f"{where} speaks of a deck that is empty, or compares it with a Character")
        if about < DECK and not in_play & 1 << about:
            raise BadTable(f"{where} speaks of {SUBJECTS[about]}, who is not in play")
        if about < DECK and saying != SAY_RATHER and game.up & 1 << about:
            raise BadTable(f"{where} speaks of {SUBJECTS[about]}, whose Identity lies face up (TR-Q38)")
    if saying == SAY_NO_KILLING_CARD and game.phase == TABLE:
        raise BadTable(f"{where}: there are no Action cards at dinner (TR-10.2)")
    if saying == SAY_PARASITE and game.friend[seat] == one:
        raise BadTable(f"{where}: nobody says of their own friend that it is a Parasite (TR-7.7)")
    if pack(seat, saying, one, other) in game.claims or (
        saying == SAY_ONE_REAL and pack(seat, saying, other, one) in game.claims
    ):
        raise BadTable(f"{where} says what has been said already (TR-Q38)")
    if simple and pack(seat, SAY_REAL + SAY_PARASITE - saying, one, other) in game.claims:
        raise BadTable(f"{where} says the contrary of what the same player says (TR-Q38)")


def _check(game: Rickall) -> None:
    """Refuse a position that the rules cannot lead to."""
    in_play = game.standing | game.friends | 1 << DECK
    laid = [seat for seat in range(game.seats) if game.zones[game.laid(seat)]]
    held = [seat for seat in range(game.seats) if game.zones[game.hand(seat)]]
    parasites = [card for card in game.zones[game.under] if game.face[card] == PARASITE]
    empty = not game.zones[game.character]
    for wrong, why in (
        (empty != (game.emptied > 0), "emptied names the round in which the last Character left the deck (TR-Q3)"),
        (game.emptied > 0 and game.emptied not in (game.round - 1, game.round), "the last round is over (TR-Q3)"),
        (game.phase == LAY and game.turn != 0, "nobody has had a turn before the cards are turned up (TR-4.3)"),
        (
            game.phase == LAY and (game.shots_fired or game.quiet_draws > 0),
            "no card is resolved before all are laid (TR-4.3)",
        ),
        (
            len(game.zones[game.identity]) < len(game.zones[game.character]),
            "each Character of the deck needs an Identity when it enters (TR-2.8)",
        ),
        (game.dented & ~game.figures.armoured != 0, "only an armoured Character can have a dent (TR-C17)"),
        (
            bool([one for one in game.looked if one & ~in_play]),
            "only an Identity in play can have been looked at (TR-7.4)",
        ),
        (game.phase == ACT and game.turn >= game.seats, "every card has been resolved (TR-4.6)"),
        (
            game.phase == END and game.turn != game.seats,
            "the round ends when all have had a turn (TR-4.6)",
        ),
        (game.phase == TABLE and bool(laid or held), "there are no Action cards at dinner (TR-10.2)"),
        (
            game.phase == TABLE and bool(parasites),
            "there is a dinner only if no Parasite is left in the centre (TR-10.1)",
        ),
        (game.phase == TABLE and game.up & game.standing != game.standing, "at dinner the centre is face up (TR-8.8)"),
        (game.phase != TABLE and game.fell > 0, "nobody has fallen at dinner before dinner (TR-10.8)"),
        (game.phase != TABLE and game.peace > 0, "only dinner knows peace (TR-Q20)"),
        (game.merciful > 0 and not game.options["mercy"], "nobody has mercy unless the option says so (TR-Q15)"),
    ):
        if wrong:
            raise BadTable(why)
