"""Why can't I? The answers that are not on offer, and the clause that stands in their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import attacks, flood, laying, monsters, wounds
from croupier.shelf.smile_life.cards import (
    CHILD,
    FAMILY,
    FIGURES,
    FLIRT,
    JOB_DICTATOR,
    KINDS,
    MALUS,
    NO_JOB,
    PET,
    SMILES,
    SPECIAL_CASINO,
    TEMPORARY,
    VEHICLE,
    WAGE,
)
from croupier.shelf.smile_life.options import (
    AFFAIR,
    ALLY,
    ASK_ATTACK,
    ASK_BET,
    ASK_FLOOD,
    ASK_LOSE,
    ASK_MONSTER,
    ASK_MORE,
    ASK_PAY,
    ASK_PLAY,
    ASK_ROB,
    ASK_START,
    ASK_TARGET,
    ASK_THROW,
    BET,
    CARD,
    DIVORCE,
    DONE,
    DRAW,
    DRAW_HIDDEN,
    END_AFFAIR,
    FLEE,
    FREE,
    NO,
    NOTHING,
    PLAY,
    RESIGN,
    SUFFER,
    TAKE,
    THROW,
    THROW_AWAY,
    VIRUS_STAYS,
    WEAPONS,
    WHY,
    YES,
)
from croupier.shelf.smile_life.wounds import MOST
from croupier.table import Answers, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife

ANSWERS = Answers(
    [
        *(DRAW, DRAW_HIDDEN, TAKE, RESIGN, DIVORCE, END_AFFAIR, DONE, NOTHING, YES, NO, ALLY, SUFFER, FREE),
        *(*PLAY, *THROW_AWAY, *BET, *CARD, *AFFAIR, *WEAPONS, *FLEE, *THROW),
    ],
    seats=["seat", "virus", "imprison"],
    judged=["pay"],
)

# Which questions an answer of each kind belongs to.
QUESTIONS = {
    "draw": (ASK_START,),
    "draw-hidden": (ASK_START,),
    "take": (ASK_START,),
    "resign": (ASK_START, ASK_PLAY, ASK_MORE, ASK_FLOOD),
    "divorce": (ASK_START, ASK_FLOOD),
    "end-affair": (ASK_START, ASK_PLAY, ASK_MORE, ASK_FLOOD),
    "imprison": (ASK_START, ASK_FLOOD),
    "play": (ASK_PLAY, ASK_MORE),
    "discard": (ASK_PLAY, ASK_MORE),
    "bet": (ASK_PLAY, ASK_MORE, ASK_BET),
    "throw": (ASK_THROW,),
    "pay": (ASK_PAY,),
    "free": (ASK_PAY,),
    "flee": (ASK_MONSTER,),
    "virus": (ASK_TARGET,),
}
CHOOSING = ("card", "affair", "use", "yes", "no", "ally", "suffer", "done", "nothing")


def why_not(game: SmileLife, seat: int, key: str) -> WhyNot | None:
    """Why a seat may not answer so now; nothing if there is no more to say."""
    unknown = ANSWERS.why_unknown(key, game.seats)
    if unknown is not None:
        return unknown
    verb, _, word = key.partition(":")
    if verb == "seat":
        return _somebody(game, seat, word)
    if verb in ("card", "discard") and game.about == ASK_FLOOD:
        return _fish(game, seat, verb, word)
    if verb in ("card", "affair") and game.about == ASK_LOSE:
        return _loss(game, seat, verb, word)
    if verb in ("use", "ally") and game.about == ASK_MONSTER:
        return _fight(game, seat, verb, word)
    if verb not in QUESTIONS:
        return WhyNot("not-among-those", "SL-3.3") if verb in CHOOSING else None
    if game.about not in QUESTIONS[verb]:
        return _another_moment(game, verb)
    if verb in ("play", "discard", "bet", "throw"):
        return _card(game, seat, verb, word)
    if verb == "take":
        return _take(game, seat)
    if verb == "pay":
        return WhyNot("pay-enough-and-nothing-superfluous", "SL-14.7")
    if verb == "free":
        return WhyNot("only-an-architect-builds-for-nothing", "SL-7.1")
    if verb == "flee":
        return _flight(game, seat, word)
    if verb == "virus":
        return WhyNot("the-virus-comes-with-an-illness", "AP-16.16")
    return _life(game, seat, verb, word)


def _somebody(game: SmileLife, seat: int, word: str) -> WhyNot | None:
    """Why that player cannot be chosen."""
    if word in [str(other) for other in game.others(seat)]:
        other = int(word)
        if game.about == ASK_ATTACK:
            return _reason(attacks.why_not_attack(game, seat, other, game.power(seat, game.about_kind)))
        if game.about == ASK_ROB:
            return WhyNot("they-hold-no-card", "AP-10.1")
        if game.about == ASK_TARGET and FAMILY[game.about_kind] == MALUS:
            return _reason(laying.why_not_suffer(game, other, game.about_kind))
        if game.about == ASK_TARGET and FAMILY[game.about_kind] == CHILD:
            return WhyNot("they-cannot-feed-it", "AP-4.4")
        if game.about == ASK_TARGET:
            return WhyNot("they-hold-no-card", "SL-15.7")
    return WhyNot("not-among-those", "SL-3.3")


def _fish(game: SmileLife, seat: int, verb: str, word: str) -> WhyNot | None:
    """Why a card of the flood can be taken to discard it only, or why it cannot be discarded."""
    if word in KINDS and game.find(game.flood, KINDS.index(word)) >= 0:
        if verb == "discard":
            return WhyNot("what-can-be-laid-is-laid", "AP-18.6")
        return _reason(flood.why_not_fish(game, seat, KINDS.index(word)))
    return WhyNot("not-among-those", "AP-18.6")


def _loss(game: SmileLife, seat: int, verb: str, word: str) -> WhyNot | None:
    """Why a laid card cannot be given up now."""
    if word not in KINDS:
        return None
    kind = KINDS.index(word)
    option = (AFFAIR if verb == "affair" else CARD)[kind]
    if option not in game.face_up(seat, True):
        if game.find(game.flipped(seat), kind) >= 0:
            return WhyNot("flipped-cards-cannot-be-given", "AP-11.8")
        return WhyNot("not-among-those", "AMB-35")
    if not SMILES[kind]:
        return WhyNot("it-has-no-smile-to-give", "AMB-35")
    if option not in game.face_up(seat, False):
        return WhyNot("your-bunker-protects-it", "AP-14.2")
    purse = wounds.purse_of(game, seat, -1)
    if option not in purse.payable():
        if FAMILY[kind] == FLIRT:
            return WhyNot("the-marriage-goes-first", "AP-11.6")
        return WhyNot("the-job-goes-first", "AP-11.6")
    if option in purse.next_losses(game.strength, MOST) and kind in laying.mutable_pets(game, seat):
        return WhyNot("a-pet-does-not-pay-its-own-damage", "AMB-50")
    if purse.exactly(game.strength):
        return WhyNot("give-exactly-that-many", "AP-11.7")
    return WhyNot("the-largest-first", "AMB-35")


def _fight(game: SmileLife, seat: int, verb: str, word: str) -> WhyNot | None:
    """Why a weapon is not put in, or nobody is asked for help."""
    if verb == "use":
        if word not in KINDS or KINDS.index(word) not in game.weapons(seat):
            return WhyNot("not-among-those", "AP-11.3")
        return WhyNot("that-weapon-is-in-the-fight", "AMB-77")
    if FAMILY[game.about_kind] == PET:
        return WhyNot("nobody-helps-against-your-own-pet", "AMB-50")
    if not monsters.armed_others(game, seat):
        return WhyNot("nobody-else-is-armed", "AP-11.12")
    return WhyNot("help-is-asked-for-once", "AMB-39")


def _another_moment(game: SmileLife, verb: str) -> WhyNot:
    if verb == "draw-hidden":
        return WhyNot("only-a-survivalist-draws-there", "AP-7.4")
    if game.about in (ASK_PLAY, ASK_MORE) and verb in ("draw", "take", "divorce", "imprison"):
        return WhyNot("only-before-drawing", "SL-3.6")
    if game.about == ASK_START and verb in ("play", "discard", "bet"):
        return WhyNot("draw-first", "SL-3.2")
    return WhyNot("that-is-not-what-you-are-asked", "SL-3.2")


def _card(game: SmileLife, seat: int, verb: str, word: str) -> WhyNot | None:
    if word not in KINDS:
        return None
    kind = KINDS.index(word)
    if game.find(game.hand(seat), kind) < 0:
        return WhyNot("you-do-not-hold-that-card", "SL-3.3")
    if verb == "play":
        return _reason(laying.why_not_lay(game, seat, kind))
    if verb == "bet":
        if FAMILY[kind] != WAGE:
            return WhyNot("bets-are-wages", "SL-15.10")
        if not game.zones[game.casino]:
            return WhyNot("there-is-no-casino", "SL-15.10")
        if game.bettor == seat:
            return WhyNot("nobody-answers-their-own-bet", "SL-15.10")
        if not game.casino_open and game.casino_owner != seat:
            return WhyNot("the-casino-is-closed", "SL-15.10")
        return _reason(laying.why_crisis(game, seat, SPECIAL_CASINO))
    return _reason(VIRUS_STAYS)


def _reason(why: int) -> WhyNot | None:
    return WhyNot(*WHY[why]) if why else None


def _take(game: SmileLife, seat: int) -> WhyNot | None:
    cards = game.zones[game.discard]
    if not cards:
        return WhyNot("nothing-has-been-thrown-away", "SL-3.4")
    return _reason(laying.why_not_fetch(game, seat, cards[-1]))


def _flight(game: SmileLife, seat: int, word: str) -> WhyNot | None:
    if word not in KINDS:
        return None
    if FAMILY[KINDS.index(word)] == VEHICLE and game.owns(seat, KINDS.index(word)):
        return WhyNot("no-fuel", "AP-16.9")
    return WhyNot("you-have-no-such-vehicle", "AP-13.1")


def _life(game: SmileLife, seat: int, verb: str, word: str) -> WhyNot | None:
    job = game.job(seat)
    if verb == "resign":
        if job == NO_JOB:
            return WhyNot("you-have-no-job", "SL-17.1")
        if FIGURES.status[job] != TEMPORARY:
            return WhyNot("only-before-drawing", "SL-17.1")
    if verb == "divorce":
        return WhyNot("you-are-not-married", "SL-18.1")
    if verb == "end-affair":
        return WhyNot("you-are-faithful", "SL-13.6")
    if verb == "imprison":
        if job != JOB_DICTATOR:
            return WhyNot("only-a-dictator-does-that", "AP-17.3")
        if not game.dictator_waits:
            return WhyNot("a-dictator-does-that-once", "AP-17.3")
        return WhyNot("not-among-those", "AP-17.3")
    if verb == "draw-hidden":
        return WhyNot("only-a-survivalist-draws-there", "AP-7.4")
    return None
