"""Positions of this game: the whole truth in words, and a scene set up from words. The keys are explained in POSITIONS.md."""

from __future__ import annotations

from croupier.games.russian_roulette.cards import BULLET, CLICK, FIGURES, KINDS
from croupier.games.russian_roulette.options import ROUND
from croupier.games.russian_roulette.state import (
    ACCUSATION,
    BET,
    JUDGE,
    NO_BET,
    PHASES,
    POCKET,
    POWDER,
    SCORE,
    SHOW_OFF,
    SKY,
    SPIN,
    TEAM,
    TRIGGER,
    UNNAMED,
    State,
)
from croupier.table import NOBODY, BadTable, Facts, Json

MANY = 10**6
AIM_WORDS = {"sky": SKY, "unnamed": UNNAMED}


def facts(game: State) -> Json:
    """The truth about everything, piles from the top."""
    return {
        "round": game.round,
        "phase": PHASES[game.phase],
        "shot": game.shot,
        "all_must_aim": game.all_must_aim,
        "players": [_person(game, seat) for seat in range(game.seats)],
        "action": game.words(game.action),
        "discard": game.words(game.discard),
    }


def _person(game: State, seat: int) -> Json:
    bit = 1 << seat
    pocket = game.words(game.pocket(seat))
    aim = game.aim[seat]
    return {
        "characters": game.alive[seat],
        "points": game.points[seat],
        "bullets": game.bullets[seat],
        "loaded": game.loaded[seat],
        "hand": sorted(game.words(game.hand(seat))),
        "pocket": pocket[0] if pocket else None,
        "pocket_shown": bool(game.shown & bit),
        "barrel": game.words(game.barrel(seat)),
        "shown": game.words(game.fired(seat)),
        "bet": game.bet[seat] if game.bet[seat] != NO_BET else None,
        "out": game.alive[seat] > 0 and not game.in_round(seat),
        "has_accused": bool(game.accused & bit),
        "accuses": game.accuses[seat] if game.accuses[seat] >= 0 else None,
        "bribed": bool(game.bribed & bit),
        "aim": "sky" if aim == SKY else "unnamed" if aim == UNNAMED else aim,
        "forced": bool(game.forced & bit),
        "may_change": bool(game.may_change & bit),
        "called": bool(game.called & bit),
        "ducking": bool(game.ducking & bit),
        "turned_up": bool(game.turned & bit),
        "soaked": bool(game.soaked & bit),
        "scored": bool(game.scored & bit),
    }


def place(game: State, position: Json) -> None:
    """Sets a fresh game up as the position says."""
    scene = Facts("the position", position)
    game.round = scene.number("round", 1, 1, MANY)
    game.phase = PHASES.index(scene.word("phase", "pocket", PHASES))
    game.shot = scene.number("shot", 1 if game.phase in (TRIGGER, POWDER) else 0, 0, FIGURES.clicks_each + 1)
    game.all_must_aim = scene.flag("all_must_aim")
    people = scene.each("players", game.seats)
    for seat, person in enumerate(people):
        _counters(game, seat, person)
    for seat, person in enumerate(people):
        _gun(game, seat, person)
    for seat, person in enumerate(people):
        _hand(game, seat, person)
        person.done()
    _pile(game, scene, "discard", game.discard)
    game.shuffle(game.action)
    _arrange(game, "action", game.action, scene.kinds("action", KINDS))
    scene.done()
    for card in game.zones[game.discard]:
        game.count_discard(game.face[card])
    _check(game)
    game.tell(ROUND, game.round)


def _counters(game: State, seat: int, person: Facts) -> None:
    bit = 1 << seat
    game.alive[seat] = person.number("characters", TEAM, 0, TEAM)
    game.points[seat] = person.number("points", 0, 0, MANY)
    dice_shown = game.phase in (ACCUSATION, JUDGE, TRIGGER, POWDER, SCORE, SHOW_OFF)
    game.bet[seat] = person.number("bet", 0 if dice_shown else NO_BET, FIGURES.faces[0], FIGURES.faces[-1])
    game.accuses[seat] = person.seat_or_word("accuses", NOBODY, game.seats, {})
    if game.accuses[seat] >= 0:
        game.blamed |= 1 << game.accuses[seat]
    game.aim[seat] = person.seat_or_word("aim", seat, game.seats, AIM_WORDS)
    if person.flag("out") or game.alive[seat] == 0:
        game.inside &= ~bit
    game.shown |= bit * person.flag("pocket_shown", game.phase in (ACCUSATION, JUDGE) and not game.in_round(seat))
    game.accused |= bit * person.flag("has_accused", game.accuses[seat] >= 0)
    game.bribed |= bit * person.flag("bribed")
    game.forced |= bit * person.flag("forced")
    game.may_change |= bit * person.flag("may_change")
    game.called |= bit * person.flag("called")
    game.ducking |= bit * person.flag("ducking")
    game.turned |= bit * person.flag("turned_up")
    game.soaked |= bit * person.flag("soaked")
    game.scored |= bit * person.flag("scored", game.phase == SCORE and game.in_round(seat))


def _gun(game: State, seat: int, person: Facts) -> None:
    """The seven cards: how many BULLETs, which lies in the pocket, what has been shown, and the barrel from its top."""
    bullets = person.number("bullets", FIGURES.bullets_each, 0, FIGURES.clicks_each + 1)
    game.loaded[seat] = person.number("loaded", 0, 0, max(bullets - FIGURES.bullets_each, 0))
    pocket = person.word("pocket", "click", KINDS[: BULLET + 1])
    shown = person.kinds("shown", KINDS)
    barrel = person.kinds("barrel", KINDS)
    if game.alive[seat] == 0:
        game._leave(seat)
        return
    if bullets < FIGURES.bullets_each:
        raise BadTable(f"{person.where} is alive and has {FIGURES.bullets_each} BULLET or more")
    while game.bullets[seat] < bullets:
        if not game.put_in_bullet(seat, game.ammo(seat)):
            raise BadTable(f"{person.where} has more BULLETs than the reserve can give")
    if game.phase == POCKET or not game.in_round(seat):
        return
    _take(game, "pocket", game.ammo(seat), KINDS.index(pocket), game.pocket(seat), person.where)
    if game.shown & 1 << seat:
        game.see(game.zones[game.pocket(seat)][0], game.layout.everybody)
    if game.phase == SPIN:
        return
    if shown is None:
        fired = min(game.bet[seat], game.shot - 1) if game.phase in (TRIGGER, POWDER) else 0
        shown = [CLICK] * max(fired, 0)
    for kind in reversed(shown):
        _take(game, "shown", game.ammo(seat), kind, game.fired(seat), person.where)
    game.carry(game.ammo(seat), game.barrel(seat))
    game.shuffle(game.barrel(seat))
    _arrange(game, person.where, game.barrel(seat), barrel)


def _hand(game: State, seat: int, person: Facts) -> None:
    _pile(game, person, "hand", game.hand(seat))


def _pile(game: State, facts: Facts, key: str, zone: int) -> None:
    """Cards out of the Action deck."""
    for kind in reversed(facts.kinds(key, KINDS) or []):
        _take(game, key, game.action, kind, zone, facts.where)


def _take(game: State, what: str, source: int, kind: int, target: int, where: str) -> None:
    for card in game.zones[source]:
        if game.face[card] == kind:
            game.move(card, source, target)
            return
    raise BadTable(f"{what} of {where}: there is no {KINDS[kind]} left for it")


def _arrange(game: State, where: str, zone: int, kinds: list[int] | None) -> None:
    """Puts these kinds on top of a pile, in drawing order."""
    cards = game.zones[zone]
    top = len(cards) - 1
    for kind in kinds or []:
        places = [place for place in range(top, -1, -1) if game.face[cards[place]] == kind]
        if not places:
            raise BadTable(f"{game.layout.names[zone]} of {where}: there is no {KINDS[kind]} left for it")
        cards[places[0]], cards[top] = cards[top], cards[places[0]]
        top -= 1


def _check(game: State) -> None:
    """What cannot be: a game that is over, an accusation of nobody, a BULLET turned up that does not lie there."""
    living = game.living()
    if len(living) < (1 if game.phase == SHOW_OFF else 2):
        raise BadTable("fewer than two captains are alive: the game would be over (RR-12.1, RR-12.3)")
    best = max([game.points[seat] for seat in living])
    leaders = [seat for seat in living if game.points[seat] == best]
    if game.phase == POCKET and best >= int(game.options["points"]) and len(leaders) == 1:
        raise BadTable(f"seat {leaders[0]} has {best} points: the game would be over (RR-12.2)")
    for seat in range(game.seats):
        if game.turned & 1 << seat and game.words(game.fired(seat))[:1] != ["bullet"]:
            raise BadTable(f"seat {seat} has turned up a BULLET, but no BULLET lies on top of what it has shown")
        accused = game.accuses[seat]
        if accused >= 0 and (accused == seat or not game.shown & 1 << accused or not game.zones[game.pocket(accused)]):
            raise BadTable(f"seat {seat} accuses {accused}, whose pocket card has not been shown (RR-7.2)")
    if game.phase == JUDGE and not game.blamed:
        raise BadTable("the judge is waiting, but nobody accuses anybody")
    if game.phase == POWDER and not game.turned:
        raise BadTable("the powder pause is on, but nobody has turned up a BULLET")
    if game.phase == BET and any(bet != NO_BET for bet in game.bet):
        raise BadTable("a bet is shown, but the Bet phase is not over (RR-6.3)")
