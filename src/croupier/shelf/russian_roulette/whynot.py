"""Why can't I? The answers that are not on offer, and the clause that stands in their way."""

from __future__ import annotations

from croupier.shelf.russian_roulette.actions import Actions
from croupier.shelf.russian_roulette.cards import (
    AIR_GUN,
    BRIBED_JUDGE,
    DUCK,
    FIGURES,
    GIFT,
    KINDS,
    PEEK,
    SHOOT_SOMEONE,
    WET_POWDER,
)
from croupier.shelf.russian_roulette.options import (
    ASK_FACE,
    ASK_NAME,
    ASK_TARGET,
    FACES,
    FIRE,
    NAME_NOBODY,
    PASS,
    PLAYS,
    POCKET_BULLET,
    POCKET_CLICK,
    STOP,
)
from croupier.shelf.russian_roulette.state import (
    ACCUSATION,
    BET,
    JUDGE,
    PHASES,
    POCKET,
    POWDER,
    SHOW_OFF,
    TRIGGER,
)
from croupier.table import Answers, WhyNot

ANSWERS = Answers(
    [PASS, POCKET_CLICK, POCKET_BULLET, NAME_NOBODY, FIRE, STOP, *FACES, *PLAYS[PEEK:]],
    seats=["accuse", "choose", "aim"],
    judged=["bet"],
)
PHASE_OF = {"pocket": POCKET, "bet": BET, "accuse": ACCUSATION, "aim": TRIGGER}
SHARED = {JUDGE: ACCUSATION, POWDER: TRIGGER}

# What a card that has been played asks, and the answer that it waits for.
ASKED_BY_A_CARD = {ASK_TARGET: "choose", ASK_FACE: "turn", ASK_NAME: "aim"}

# The slugs that do not speak for themselves.
SENTENCES = {
    "everybody-bets": "everybody bets, if only 0",
    "it-answers-a-card-just-shown": "it answers a BULLET that has just been shown",
    "this-pause-is-for-another-card": "this pause is for the card that answers the BULLET just shown",
    "without-a-skull-only-from-within-the-round": "you are out of the round: only cards with a skull may be played",
}


def why_not(game: Actions, seat: int, key: str) -> WhyNot:
    """Why a seat may not answer so now."""
    why = ANSWERS.why_unknown(key, game.seats) or _why_not(game, seat, key)
    return why.spelt_out(SENTENCES)


def _why_not(game: Actions, seat: int, key: str) -> WhyNot:
    kind, _, word = key.partition(":")
    if ASKED_BY_A_CARD.get(game.about, kind) != kind:
        return WhyNot("the-card-just-played-asks-something-else", "")
    if kind == "play":
        return _card(game, seat, word)
    if kind == "pass":
        return _pass(game)
    if kind in PHASE_OF and SHARED.get(game.phase, game.phase) != PHASE_OF[kind]:
        return WhyNot("that-belongs-to-another-phase", "RR-3.3")
    if kind == "pocket":
        return WhyNot("you-have-no-such-card-to-pocket", "RR-4.2")
    if kind == "bet":
        return WhyNot("the-die-shows-zero-to-five", "RR-1.4")
    if kind == "accuse":
        return _accusation(game, seat, word)
    if kind == "choose":
        if game.about == ASK_TARGET:
            return WhyNot("the-card-cannot-choose-that", FIGURES.clause[game.card])
        return WhyNot("no-card-asks-for-a-person-now", "RR-11.5")
    if kind == "turn":
        if game.about == ASK_FACE:
            return WhyNot("the-die-must-turn-to-another-face", "RR-Q36")
        return WhyNot("no-card-turns-a-die-now", "RR-A05")
    if kind == "aim":
        return _aim(game, seat, word)
    return WhyNot("only-the-last-captain-shows-off", "RR-8.8")


def _pass(game: Actions) -> WhyNot:
    if game.phase == POCKET:
        return WhyNot("nobody-may-decline-to-pocket-a-card", "RR-4.2")
    if game.phase == SHOW_OFF:
        return WhyNot("the-last-captain-fires-or-stops", "RR-8.8")
    return WhyNot("everybody-bets", "RR-6.1")


def _aim(game: Actions, seat: int, word: str) -> WhyNot:
    if not game.forced & 1 << seat:
        return WhyNot("only-a-card-changes-your-aim", "RR-8.1")
    if word == "nobody" and game.may_keep_aim():
        return WhyNot("you-may-aim-at-yourself-instead", "RR-Q6")
    if word == str(seat) and not game.may_keep_aim():
        return WhyNot("another-person-must-be-named", "RR-Q6")
    return WhyNot("the-target-may-change-once-after-each-card", "RR-Q34")


def _accusation(game: Actions, seat: int, word: str) -> WhyNot:
    other = int(word)
    if game.phase == JUDGE:
        return WhyNot("this-pause-is-for-another-card", "RR-Q25")
    if game.alive[seat] == 0:
        return WhyNot("you-are-out-of-the-game", "RR-3.4")
    if game.accused & 1 << seat:
        return WhyNot("one-accusation-per-round", "RR-7.3")
    if other == seat:
        return WhyNot("nobody-accuses-themselves", "RR-Q11")
    if game.alive[other] == 0:
        return WhyNot("they-are-out-of-the-game", "RR-Q11")
    return WhyNot("their-pocket-card-has-been-shown", "RR-Q11")


def _card(game: Actions, seat: int, word: str) -> WhyNot:
    kind = KINDS.index(word)
    if kind not in [game.face[card] for card in game.zones[game.hand(seat)]]:
        return WhyNot("you-do-not-hold-that-card", "RR-11.2")
    if PHASES[SHARED.get(game.phase, game.phase)] != FIGURES.phase[kind]:
        return WhyNot("the-card-belongs-to-another-phase", "RR-11.2")
    if not game.in_round(seat) and not FIGURES.skulls & 1 << kind:
        return WhyNot("without-a-skull-only-from-within-the-round", "RR-11.8")
    if kind in (WET_POWDER, BRIBED_JUDGE):
        return WhyNot("it-answers-a-card-just-shown", "RR-Q25")
    if game.phase in SHARED:
        return WhyNot("this-pause-is-for-another-card", "RR-Q25")
    if kind in (GIFT, AIR_GUN) and not game.takes_part(seat):
        return WhyNot("you-take-no-part-in-the-next-shot", "RR-Q8")
    if kind in (SHOOT_SOMEONE, DUCK) and not game.participants():
        return WhyNot("nobody-takes-part-in-the-next-shot", "RR-Q8" if kind == SHOOT_SOMEONE else "RR-Q37")
    return WhyNot("it-could-do-nothing-now", "RR-Q36")
