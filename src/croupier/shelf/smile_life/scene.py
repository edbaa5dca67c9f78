"""Positions of this game: the complete state in words, and a scene set up from words. POSITIONS.md explains the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import state_fields
from croupier.shelf.smile_life.cards import (
    ADULTERY,
    BUNKER,
    CHILD,
    CRISIS_HEALTH,
    CRISIS_POLITICAL,
    DISTINCTION,
    EVENT_INVASION,
    EVENT_PURGE,
    FAMILY,
    FIRST_MONSTER,
    FIRST_PLAGUE,
    FLIRT,
    HOUSE,
    JOB,
    KINDS,
    MALUS,
    MALUS_VIRUS,
    MARRIAGE,
    PET,
    SPECIAL_CASINO,
    SPECIAL_INHERITANCE,
    STUDY,
    SURVIVAL,
    TRIP,
    UNFAITHFUL,
    VEHICLE,
    WAGE,
    WAGES,
    WEAPON,
    is_plague,
)
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_FACE_UP, LAST_LAID, LIFE, PHASES, TURNS
from croupier.shelf.smile_life.love import Flirt
from croupier.table import NOBODY, BadTable, Facts, Json, Wish, facts_of, fulfil, trim

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife

MANY = 10**6
TIMED = KINDS[FIRST_PLAGUE:FIRST_MONSTER]
NAMES = [name for name, _, _ in LIFE]
FACE_UP_NAMES = NAMES[FIRST_LAID : LAST_FACE_UP + 1]

# Which families belong in which heap.
FITS = {
    "studies": (STUDY,),
    "extra": (STUDY,),
    "job": (JOB,),
    "wages": (WAGE,),
    "flirts": (FLIRT,),
    "marriage": (MARRIAGE, UNFAITHFUL),
    "affair": (FLIRT,),
    "children": (CHILD,),
    "malus": (MALUS,),
}
BELONGINGS = (PET, TRIP, HOUSE, WEAPON, VEHICLE, SURVIVAL, DISTINCTION)


def facts(game: SmileLife) -> Json:
    """The complete state, piles from the top."""
    thrown = game.zones[game.discard]
    return {
        **state_fields.facts(game),
        "phase": PHASES[game.phase],
        "turns": _turns_taken(game),
        "players": [_player(game, seat) for seat in range(game.seats)],
        "pile": game.words(game.pile),
        "turned": game.turned,
        "discard": game.words(game.discard),
        "threw": [game.threw[card] if game.threw[card] >= 0 else None for card in reversed(thrown)],
        "out": sorted(game.words(game.out)),
        "box": sorted(game.words(game.box)),
        "flood": sorted(game.words(game.flood)),
        "aliens": sorted(game.words(game.aliens)),
        "target": game.target if game.target >= 0 else None,
        "casino": _casino(game),
        "running": [_plague(game, at) for at in range(len(game.running))],
        "past": [name for at, name in enumerate(TIMED) if game.past >> at & 1],
        "monsters": [_monster(game, at) for at in range(len(game.monsters))],
        "waiting_purge": game.waiting_purge if game.waiting_purge >= 0 else None,
        "dictator_waits": game.dictator_waits,
    }


def _turns_taken(game: SmileLife) -> int:
    """The number of finished turns, without the current one."""
    within = game.asked and game.phase == TURNS and game.result is None
    return max(game.turns - 1, 0) if within else game.turns


def _casino(game: SmileLife) -> Json | None:
    if not game.zones[game.casino]:
        return None
    bet = game.words(game.bets)
    return {
        "owner": game.casino_owner,
        "open": game.casino_open,
        "bet": bet[0] if bet else None,
        "bettor": game.bettor if game.bettor >= 0 else None,
    }


def _plague(game: SmileLife, at: int) -> Json:
    return {
        "plague": KINDS[game.running[at]],
        "rounds": game.left[at],
        "turned_by": game.notcher[at],
        "since": game.since[at],
        "cardless": bool(game.cardless[at]),
    }


def _monster(game: SmileLife, at: int) -> Json:
    return {"monster": KINDS[game.monsters[at]], "at": game.monster_at[at], "left": game.monster_left[at]}


def _player(game: SmileLife, seat: int) -> Json:
    person: Json = {"hand": sorted(game.words(game.hand(seat)))}
    for at in range(FIRST_LAID, LAST_LAID + 1):
        zone = at * game.seats + seat
        words = game.words(zone)
        person[NAMES[at]] = words if game.layout.ordered[zone] else sorted(words)
    person.update(state_fields.player_facts(game, seat))
    person["free_house"] = bool(game.free_house >> seat & 1)
    person["was_bandit"] = bool(game.were_bandits >> seat & 1)
    person["protected"] = _spot(game, seat, game.bunkered) if game.owns(seat, BUNKER) else None
    used = [card for card in reversed(game.zones[game.flirts(seat)]) if card in game.babies]
    person["used_flirts"] = [_spot(game, seat, card) for card in used]
    return person


def _spot(game: SmileLife, seat: int, card: int) -> Json | None:
    """Where a laid card lies, in words: its heap, its kind, and which of that kind it is, counted from the top."""
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        cards = game.zones[at * game.seats + seat]
        if card in cards:
            alike = [other for other in reversed(cards) if game.face[other] == game.face[card]]
            return {"heap": NAMES[at], "card": KINDS[game.face[card]], "nth": alike.index(card) + 1}
    return None


def place(game: SmileLife, position: Json) -> None:
    """Set a fresh game up as the position says."""
    scene = facts_of(position)
    state_fields.place(game, scene)
    game.phase = PHASES.index(scene.word("phase", "turns", PHASES))
    game.turns = scene.number("turns", 1, 0, MANY)
    people = scene.each("players", game.seats)
    game.shuffle(game.pile)
    wishes: list[Wish] = []
    for seat, person in enumerate(people):
        wishes.extend(_life(game, seat, person))
    discarded = scene.kinds("discard", KINDS) or []
    for name, zone, kinds in (
        ("discard", game.discard, list(reversed(discarded))),
        ("out", game.out, scene.kinds("out", KINDS) or []),
        ("box", game.box, scene.kinds("box", KINDS) or []),
        ("flood", game.flood, scene.kinds("flood", KINDS) or []),
        ("aliens", game.aliens, scene.kinds("aliens", KINDS) or []),
    ):
        wishes.extend([Wish(game.pile, kind, zone, f"{name} of {scene.where}") for kind in kinds])
    wishes.extend(_plagues(game, scene))
    wishes.extend(_monsters(game, scene))
    wishes.extend(_bets(game, scene))
    pile = scene.deck("pile", KINDS)
    fulfil(game, wishes, [(game.pile, pile)])
    for seat in range(game.seats):
        game.note_job(seat)
    for card in game.zones[game.bets]:
        game.see(card, 1 << game.bettor)
        game.narrow(card, WAGES, game.layout.everybody)
    for seat, person in enumerate(people):
        if not person.given("hand"):
            _fill(game, seat)
    game.turned = scene.flag("turned", game.runs(CRISIS_POLITICAL))
    if game.turned:
        game.show_top()
    _throwers(game, scene, len(discarded))
    for at in scene.kinds("past", TIMED) or []:
        game.past |= 1 << at
    for at, kind in enumerate(game.running):
        if not game.cardless[at]:
            game.past |= 1 << (kind - FIRST_PLAGUE)
    if scene.given("target") and not game.runs(EVENT_INVASION):
        raise BadTable(f"target of {scene.where}: there is no invasion (AP-10.21)")
    game.target = scene.number("target", 0 if game.runs(EVENT_INVASION) else -1, -1, MANY)
    game.waiting_purge = scene.number("waiting_purge", NOBODY, 0, game.seats - 1)
    if game.waiting_purge >= 0 and game.find(game.plagues, EVENT_PURGE) < 0:
        card = game.find(game.pile, EVENT_PURGE)
        if card < 0:
            raise BadTable(f"waiting_purge of {scene.where}: there is no event-purge left")
        game.move(card, game.pile, game.plagues)
    trim(game, game.pile, pile)
    for seat, person in enumerate(people):
        _marks(game, seat, person)
        person.done()
    game.dictator_waits = scene.flag("dictator_waits", any([game.job(seat).dictates for seat in range(game.seats)]))
    scene.done()
    _check(game)


def _life(game: SmileLife, seat: int, person: Facts) -> list[Wish]:
    where = f"hand of {person.where}"
    wishes = [Wish(game.pile, kind, game.hand(seat), where) for kind in person.kinds("hand", KINDS) or []]
    for at in range(FIRST_LAID, LAST_LAID + 1):
        name = NAMES[at]
        for kind in reversed(person.kinds(name, KINDS) or []):
            if not _fits(name, kind):
                raise BadTable(f"{name} of {person.where}: {KINDS[kind]} does not lie there")
            wishes.append(Wish(game.pile, kind, at * game.seats + seat, f"{name} of {person.where}"))
    return wishes


def _fits(name: str, kind: int) -> bool:
    if name in FITS:
        return FAMILY[kind] in FITS[name]
    if name == "belongings":
        return FAMILY[kind] in BELONGINGS or kind == SPECIAL_INHERITANCE
    return not is_plague(kind) and FAMILY[kind] != MALUS and kind != SPECIAL_CASINO


def _fill(game: SmileLife, seat: int) -> None:
    """A hand that the position leaves open: any cards except plagues and the Virus, from the bottom of the pile."""
    while len(game.zones[game.hand(seat)]) < game.hand_size(seat):
        fitting = [
            card for card in game.zones[game.pile] if not is_plague(game.face[card]) and game.face[card] != MALUS_VIRUS
        ]
        if not fitting:
            raise BadTable(f"the pile has no card left for the hand of player {seat}")
        game.move(fitting[0], game.pile, game.hand(seat))


def _plagues(game: SmileLife, scene: Facts) -> list[Wish]:
    wishes: list[Wish] = []
    for entry in scene.some("running") or []:
        kind = _needed(entry, "plague", TIMED)
        rounds = game.as_plague(kind).rounds
        if not rounds:
            raise BadTable(f"{entry.where}: {KINDS[kind]} does not run for rounds (AP-9.2)")
        game.running.append(kind)
        game.left.append(entry.number("rounds", rounds, 1, rounds))
        game.notcher.append(entry.number("turned_by", game.before(game.turn), 0, game.seats - 1))
        game.since.append(entry.number("since", max(game.turns - 1, 0), 0, MANY))
        game.cardless.append(1 if entry.flag("cardless") else 0)
        entry.done()
        if game.cardless[-1] and kind != CRISIS_HEALTH:
            raise BadTable(f"{entry.where}: only a health crisis comes without a card (AMB-21)")
        if not game.cardless[-1]:
            wishes.append(Wish(game.pile, kind, game.plagues, entry.where))
    return wishes


def _needed(entry: Facts, key: str, names: list[str]) -> int:
    """A key that may not be missing."""
    name = entry.word(key, "", names)
    if not name:
        raise BadTable(f"{key} of {entry.where} is missing; it is one of {', '.join(names)}")
    return KINDS.index(name)


def _monsters(game: SmileLife, scene: Facts) -> list[Wish]:
    wishes: list[Wish] = []
    for entry in scene.some("monsters") or []:
        kind = _needed(entry, "monster", KINDS[FIRST_MONSTER:])
        game.monsters.append(kind)
        game.monster_at.append(entry.number("at", game.turn, 0, game.seats - 1))
        game.monster_left.append(entry.number("left", game.seats - 1, 1, game.seats))
        entry.done()
        wishes.append(Wish(game.pile, kind, game.plagues, entry.where))
    return wishes


def _bets(game: SmileLife, scene: Facts) -> list[Wish]:
    if not scene.given("casino"):
        scene.read.append("casino")
        return []
    scene.read.append("casino")
    casino = Facts(f"casino of {scene.where}", scene.facts.get("casino"))
    wishes = [Wish(game.pile, SPECIAL_CASINO, game.casino, casino.where)]
    game.casino_owner = casino.number("owner", 0, 0, game.seats - 1)
    bet = casino.word("bet", "", KINDS)
    if bet:
        if FAMILY[KINDS.index(bet)] != WAGE:
            raise BadTable(f"bet of {casino.where}: a bet is a wage (SL-15.10)")
        game.bettor = casino.number("bettor", game.casino_owner, 0, game.seats - 1)
        wishes.append(Wish(game.pile, KINDS.index(bet), game.bets, casino.where))
    elif casino.given("bettor"):
        raise BadTable(f"bettor of {casino.where}: there is no bet")
    else:
        casino.read.append("bettor")
    game.casino_open = casino.flag("open", bool(bet))
    casino.done()
    return wishes


def _throwers(game: SmileLife, scene: Facts, count: int) -> None:
    """SL-3.5: the seats that threw the discarded cards away, from the top; if missing, nobody did."""
    scene.read.append("threw")
    threw = scene.facts.get("threw")
    if threw is None:
        return
    if not isinstance(threw, list) or len(threw) != count:
        raise BadTable(f"threw of {scene.where} must be a list of {count} seats, one for each discarded card")
    for card, seat in zip(reversed(game.zones[game.discard]), threw, strict=True):
        if seat is None:
            continue
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < game.seats:
            raise BadTable(f"threw of {scene.where}: there is no seat {seat!r}")
        game.threw[card] = seat


def _marks(game: SmileLife, seat: int, person: Facts) -> None:
    """What a position says of a life besides its cards."""
    bit = 1 << seat
    job = game.job(seat)
    state_fields.place_player(game, seat, person)
    if person.flag("free_house", job.builds):
        game.free_house |= bit
    if person.flag("was_bandit", job.steals):
        game.were_bandits |= bit
    person.read.append("protected")
    if person.given("protected"):
        if not game.owns(seat, BUNKER):
            raise BadTable(f"protected of {person.where}: there is no Bunker (AP-14.2)")
        game.bunkered = _card_at(game, seat, Facts(f"protected of {person.where}", person.facts.get("protected")))
    for spot in person.some("used_flirts") or []:
        card = _card_at(game, seat, spot)
        game.babies.append(card)
        flirt = game.cards[game.face[card]]
        if not isinstance(flirt, Flirt) or not flirt.baby:
            raise BadTable(f"{spot.where}: that flirt allows no child (SL-10.6)")


def _card_at(game: SmileLife, seat: int, spot: Facts) -> int:
    heap = spot.word("heap", "flirts", FACE_UP_NAMES)
    kind = _needed(spot, "card", KINDS)
    if game.cards[kind].gives & BUNKER:
        raise BadTable(f"{spot.where}: the Bunker does not lie under itself (AP-14.2)")
    nth = spot.number("nth", 1, 1, MANY)
    spot.done()
    zone = NAMES.index(heap) * game.seats + seat
    alike = [card for card in reversed(game.zones[zone]) if game.face[card] == kind]
    if len(alike) < nth:
        raise BadTable(f"{spot.where}: there is no such card in {heap}")
    return alike[nth - 1]


def _check(game: SmileLife) -> None:
    """Reject impossible positions."""
    turns = game.phase == TURNS
    for seat in range(game.seats):
        marriages = [game.face[card] for card in game.zones[game.marriage(seat)]]
        weddings = [kind for kind in marriages if kind != ADULTERY]
        hand = [game.face[card] for card in game.zones[game.hand(seat)]]
        for wrong, why in (
            (len(game.zones[game.job_of(seat)]) > 1, "one job at a time (SL-6.1)"),
            (len(weddings) > 1, "one marriage at a time (SL-11.1)"),
            (marriages.count(ADULTERY) > 1, "one adultery at a time (SL-13.1)"),
            (ADULTERY in marriages and not weddings, "no adultery without a marriage (SL-13.1)"),
            (turns and any([is_plague(kind) for kind in hand]), "plagues are never kept in hand (AP-2.2)"),
        ):
            if wrong:
                raise BadTable(f"player {seat}: {why}")
    for wrong, why in (
        (turns and not game.zones[game.pile], "the game is over when the pile is empty (SL-20.1)"),
        (
            game.runs(EVENT_INVASION) and game.smiles_in(game.aliens) >= game.target,
            "an invasion ends when its target is reached (AP-10.24)",
        ),
        (not game.runs(EVENT_INVASION) and bool(game.zones[game.aliens]), "there are no aliens (AP-10.22)"),
        (game.turned != game.runs(CRISIS_POLITICAL), "the pile is turned over in a political crisis (AP-7.1)"),
        (
            not game.advanced and len(game.running) + len(game.monsters) > 1 and not game.runs(EVENT_INVASION),
            "in basic mode a plague drives the others out (AP-2.7)",
        ),
    ):
        if wrong:
            raise BadTable(why)
