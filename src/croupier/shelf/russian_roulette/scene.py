"""Positions of this game: the whole truth as data, and a scene set up from it. The keys are explained in POSITIONS.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.russian_roulette import death, state_fields
from croupier.shelf.russian_roulette.cards import AMMUNITION, CLICK, KINDS
from croupier.shelf.russian_roulette.layout import NO_BET, SKY, UNNAMED
from croupier.shelf.russian_roulette.options import ROUND
from croupier.shelf.russian_roulette.phases import (
    ACCUSATION,
    JUDGE,
    PHASES,
    POCKET,
    POWDER,
    SCORE,
    SHOW_OFF,
    SPIN,
    TRIGGER,
)
from croupier.table import NOBODY, BadTable, Facts, Json, arrange, facts_of, trim

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette

AIM_WORDS = {"sky": SKY, "unnamed": UNNAMED}


def facts(game: Roulette) -> Json:
    """The truth about everything, piles from the top."""
    return {
        **state_fields.facts(game),
        "shot": game.shot,
        "players": [_person(game, seat) for seat in range(game.seats)],
        "action": game.words(game.action),
        "discard": game.words(game.discard),
    }


def _person(game: Roulette, seat: int) -> Json:
    bit = 1 << seat
    pocket = game.words(game.pocket(seat))
    aim = game.aim[seat]
    return {
        **state_fields.player_facts(game, seat),
        "bullets": game.bullets[seat],
        "loaded": game.loaded[seat],
        "hand": sorted(game.words(game.hand(seat))),
        "pocket": pocket[0] if pocket else None,
        "pocket_shown": bool(game.shown & bit),
        "barrel": game.words(game.barrel(seat)),
        "shown": game.words(game.fired(seat)),
        "bet": game.bet[seat] if game.bet[seat] != NO_BET else None,
        "out": game.characters[seat] > 0 and not game.in_round(seat),
        "has_accused": bool(game.accused & bit),
        "accuses": game.accuses[seat] if game.accuses[seat] >= 0 else None,
        "aim": "sky" if aim == SKY else "unnamed" if aim == UNNAMED else aim,
        "scored": bool(game.scored & bit),
    }


def place(game: Roulette, position: Json) -> None:
    """Set up a fresh game from the position."""
    scene = facts_of(position)
    state_fields.place(game, scene)
    first_shot = 1 if game.phase in (TRIGGER, POWDER, SCORE) else 0
    game.shot = scene.number("shot", first_shot, 0, game.figures.clicks_each + 1)
    people = scene.each("players", game.seats)
    for seat, person in enumerate(people):
        state_fields.place_player(game, seat, person)
        _choices(game, seat, person)
    for seat, person in enumerate(people):
        _gun(game, seat, person)
    for seat, person in enumerate(people):
        _pile(game, person, "hand", game.hand(seat))
        person.done()
    _pile(game, scene, "discard", game.discard)
    game.shuffle(game.action)
    deck = scene.deck("action", KINDS)
    arrange(game, game.action, deck)
    trim(game, game.action, deck)
    scene.done()
    for card in game.zones[game.discard]:
        game.count_discard(game.face[card])
    _check(game)
    game.tell(ROUND, game.round)


def _choices(game: Roulette, seat: int, person: Facts) -> None:
    """Place bets, accusations and aims, whose defaults depend on the phase and on each other."""
    bit = 1 << seat
    dice_shown = game.phase in (ACCUSATION, JUDGE, TRIGGER, POWDER, SCORE, SHOW_OFF)
    if game.characters[seat] == 0 and person.given("bet"):
        raise BadTable(f"{person.where} is out of the game and has no bet (RR-3.4)")
    faces = game.figures.faces
    game.bet[seat] = person.number("bet", 0 if dice_shown else NO_BET, faces[0], faces[-1])
    game.accuses[seat] = person.seat_or_word("accuses", NOBODY, game.seats, {})
    if game.accuses[seat] >= 0:
        game.blamed |= 1 << game.accuses[seat]
    game.aim[seat] = person.seat_or_word("aim", seat, game.seats, AIM_WORDS)
    if person.flag("out") or game.characters[seat] == 0:
        game.inside &= ~bit
    game.shown |= bit * person.flag("pocket_shown", game.phase in (ACCUSATION, JUDGE) and not game.in_round(seat))
    game.accused |= bit * person.flag("has_accused", game.accuses[seat] >= 0)
    game.scored |= bit * person.flag("scored", game.phase == SCORE and game.in_round(seat))


def _gun(game: Roulette, seat: int, person: Facts) -> None:
    """Place a player's ammunition: how many BULLETs, the pocket, what has been shown, and the barrel from its top."""
    figures = game.figures
    bullets = person.number("bullets", figures.bullets_each, 0, figures.clicks_each + 1)
    game.loaded[seat] = person.number("loaded", 0, 0, max(bullets - figures.bullets_each, 0))
    pocket = person.word("pocket", "click", AMMUNITION)
    shown = person.kinds("shown", KINDS)
    barrel = person.deck("barrel", KINDS)
    if game.phase == POCKET or not game.in_round(seat):
        given = [key for key in ("pocket", "shown", "barrel") if person.facts.get(key)]
        if given:
            raise BadTable(
                f"{person.where} has no {', '.join(given)} now: all seven cards are in hand, or out of the game"
            )
    if game.phase == SPIN and (shown or barrel.top or barrel.size):
        raise BadTable(f"{person.where} has no barrel before it is spun (RR-5.1)")
    if game.characters[seat] == 0:
        death.leave(game, seat)
        return
    if bullets < figures.bullets_each:
        raise BadTable(f"{person.where} is alive and has {figures.bullets_each} BULLET or more")
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
    arrange(game, game.barrel(seat), barrel)
    held = len(game.zones[game.barrel(seat)])
    if barrel.size not in (None, held):
        raise BadTable(f"{barrel.where} holds all that is neither in the pocket nor shown: {held}, not {barrel.size}")


def _pile(game: Roulette, facts: Facts, key: str, zone: int) -> None:
    """Take the cards that a key names out of the Action deck."""
    for kind in reversed(facts.kinds(key, KINDS) or []):
        _take(game, key, game.action, kind, zone, facts.where)


def _take(game: Roulette, what: str, source: int, kind: int, target: int, where: str) -> None:
    """Move a card of the kind from one zone to another."""
    for card in game.zones[source]:
        if game.face[card] == kind:
            game.move(card, source, target)
            return
    raise BadTable(f"{what} of {where}: there is no {KINDS[kind]} left")


def _check(game: Roulette) -> None:
    """Refuse impossible positions, for each player and for the whole table."""
    for seat in range(game.seats):
        for wrong, why in _impossible(game, seat):
            if wrong:
                raise BadTable(f"seat {seat} {why}")
    living = game.living()
    if game.phase == SHOW_OFF and (len(living) != 1 or not game.showing_off):
        raise BadTable("only the last captain alive shows off, and only if the option show_off is on (RR-8.8)")
    if game.phase != SHOW_OFF and len(living) < 2:
        raise BadTable("fewer than two captains are alive: the game would be over (RR-12.1, RR-12.3)")
    if game.phase == JUDGE and not game.blamed:
        raise BadTable("the judge is waiting, but nobody accuses anybody")
    if game.phase == POWDER and not game.turned_up:
        raise BadTable("the powder pause is on, but nobody has turned up a BULLET")
    if (game.phase in (TRIGGER, POWDER, SCORE)) != (game.shot > 0) and game.phase != SHOW_OFF:
        raise BadTable(f"shot {game.shot} does not belong to the phase {PHASES[game.phase]}")
    if game.all_must_aim and game.phase not in (TRIGGER, POWDER):
        raise BadTable("Shoot Someone is in force only before a shot (RR-A03)")
    _check_points(game, living)


def _impossible(game: Roulette, seat: int) -> list[tuple[bool, str]]:
    """Everything that could be wrong with a player, each with whether it is."""
    bit = 1 << seat
    phase = game.phase
    inside = game.in_round(seat)
    accused = game.accuses[seat]
    aim = game.aim[seat]
    forced = game.forced & bit != 0
    fired = game.words(game.fired(seat))
    return [
        (
            game.characters[seat] > 0 and not inside and phase < ACCUSATION,
            "is out of a round in which nobody has died yet",
        ),
        (game.bet[seat] != NO_BET and phase < ACCUSATION, "shows a bet before the dice are shown (RR-6.3)"),
        (game.loaded[seat] > 0 and phase == POCKET, "is loaded before the Spin phase (RR-A13)"),
        (game.shown & bit != 0 and phase < ACCUSATION, "has shown a pocket card before the Accusation phase (RR-7.2)"),
        (game.accused & bit != 0 and phase < ACCUSATION, "has accused before the Accusation phase (RR-7.1)"),
        (game.bribed & bit != 0 and not game.shown & bit, "has bribed the judge without showing a card (RR-A12)"),
        (accused >= 0 and phase != JUDGE, "accuses a player, but the judge is not waiting (RR-Q27)"),
        (accused >= 0 and game.characters[seat] == 0, "accuses, but is out of the game (RR-7.5)"),
        (accused >= 0 and not game.accused & bit, "accuses, so the accusation is spent (RR-7.3)"),
        (accused == seat, "cannot accuse themselves (RR-Q11)"),
        (accused >= 0 and not game.zones[game.pocket(accused)], f"accuses {accused}, who has no card in the pocket"),
        (accused >= 0 and not game.shown & 1 << accused, f"accuses {accused}, whose card has not been shown (RR-7.2)"),
        (aim != seat and phase not in (TRIGGER, POWDER), "aims outside the Trigger phase (RR-8.1)"),
        (forced and aim == SKY, "must stop aiming at the sky (RR-Q6)"),
        (forced and aim == seat and not game.may_keep_aim, "must name another person (RR-Q6)"),
        (aim == UNNAMED and not forced, "has nobody to name: no Shoot Someone forces them (RR-A03)"),
        (aim == UNNAMED and game.may_keep_aim, "aims at themselves until they name a target (RR-Q6)"),
        (game.may_change & ~game.forced & bit != 0, "may change only a target they had to name (RR-Q34)"),
        (game.called & bit != 0 and (not inside or phase not in (TRIGGER, POWDER)), "cannot be called back (RR-A07)"),
        (game.called & bit != 0 and game.bet[seat] >= game.shot, "is called back, but has not finished (RR-A07)"),
        (game.ducking & bit != 0 and (not inside or phase not in (TRIGGER, POWDER)), "cannot be ducking (RR-Q37)"),
        (
            game.turned_up & bit != 0 and (phase != POWDER or fired[:1] != ["bullet"]),
            "has no BULLET turned up (RR-A09)",
        ),
        (game.soaked & ~game.turned_up & bit != 0, "has a soaked BULLET that was not turned up (RR-A09)"),
        (game.scored & bit != 0 and (phase != SCORE or not inside), "cannot have scored (RR-9.1)"),
    ]


def _check_points(game: Roulette, living: list[int]) -> None:
    """RR-12.2: a sole leader with enough points has won, unless a player with as many has died since the last count."""
    best = max([game.points[seat] for seat in living])
    leaders = [seat for seat in living if game.points[seat] == best]
    rivals = [seat for seat in range(game.seats) if seat not in living and game.points[seat] == best]
    counted = game.phase < ACCUSATION or not rivals
    if game.phase not in (SCORE, SHOW_OFF) and best >= game.goal and len(leaders) == 1 and counted:
        raise BadTable(f"seat {leaders[0]} has {best} points: the game would be over (RR-12.2)")
