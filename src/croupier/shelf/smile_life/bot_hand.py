"""What a card in hand promises a sensible player, and what it costs to let it go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import bot_harm, bot_jobs, bot_laying, bot_plagues, laying, lives
from croupier.shelf.smile_life.bot_worth import (
    AGAIN,
    BET,
    BET_BUNDLE,
    GIFT,
    HARM,
    HELPED_BY_ADULTERY,
    HELPED_BY_JOB,
    INFECTING,
    LOST_FLIRT,
    MISSING_BUNDLE,
    NEARLY_PAID,
    SECOND_BET,
    SPECIALS_KEPT,
    UNPAYABLE,
    USUAL_HARM,
    VIRUS_DROPPED,
    VIRUS_HELD,
    WAITING,
    WAITING_ANYHOW,
    WINNING,
    WORTH_TAKING,
)
from croupier.shelf.smile_life.cards import (
    ADULTERY,
    FAMILY,
    JOB,
    MALUS,
    MALUS_BOMB,
    MALUS_ILLNESS,
    MALUS_VIRUS,
    MARRIAGE,
    is_plague,
)
from croupier.shelf.smile_life.options import INHERITED, unpacked, worth
from croupier.shelf.smile_life.reasons import MARRIED, NO_PRIZE_JOB, PRIZE_ALREADY, TOO_EXPENSIVE
from croupier.table import Option, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.bot_scene import Scene


# What it promises.


def keep_worth(scene: Scene, kind: int) -> float:
    """What a card in hand promises for later; a second one that waits for its day is worth less."""
    kept = scene.patience * max(promise(scene, kind), 0.0)
    alike = scene.hand.count(kind)
    return kept * AGAIN ** (alike - 1) if alike > 1 and not scene.me.fits(kind) else kept


def promise(scene: Scene, kind: int) -> float:
    """What a card will be worth when it is played some day, and how likely that is."""
    family = FAMILY[kind]
    smiles = scene.smiles[kind]
    if family == MALUS:
        return USUAL_HARM.get(kind, 0.0) * (HARM if scene.seats == 2 else 0.6)
    if kind in SPECIALS_KEPT:
        return smiles + SPECIALS_KEPT[kind]
    if family == JOB:
        return bot_jobs.job_promise(scene, kind)
    reason = scene.me.why_not(kind)
    if reason is not None:
        return smiles * chance_of(scene, kind, reason)
    if family == MARRIAGE:
        return bot_laying.lay_worth(scene, kind) + LOST_FLIRT * bot_laying.flirts_to_come(scene)
    return bot_laying.unused_worth(scene, kind)


def chance_of(scene: Scene, kind: int, reason: WhyNot) -> float:
    """How likely a card can be laid some day that cannot be laid now for this reason."""
    if reason is TOO_EXPENSIVE:
        missing = scene.me.price(kind) - scene.me.money
        return max(NEARLY_PAID - MISSING_BUNDLE * missing, UNPAYABLE)
    if reason is MARRIED and ADULTERY in scene.hand:
        return HELPED_BY_ADULTERY
    if reason in (NO_PRIZE_JOB, PRIZE_ALREADY) and any([scene.figures.prize[card] for card in scene.hand]):
        return HELPED_BY_JOB
    return WAITING.get(reason, WAITING_ANYHOW)


# How it comes into the hand, and how it leaves it.


def start_worth(scene: Scene, option: Option) -> float:
    """What beginning a turn so is worth."""
    if option.kind == "draw":
        kind = scene.next_draw
        return WORTH_TAKING if kind < 0 else drawn_worth(scene, kind)
    if option.kind == "draw-hidden":
        return WORTH_TAKING
    if option.kind == "take":
        return take_worth(scene, scene.heap("discard")[0])
    return 0.0 if option.kind == "nothing" else -WINNING


def take_worth(scene: Scene, kind: int) -> float:
    """What the top card of the discard pile is worth; a job only as far as it is better than those in hand."""
    gain = bot_laying.gain(scene, kind)
    if FAMILY[kind] == JOB:
        return gain - max(bot_jobs.best_new_job(scene)[0] - scene.working, 0.0)
    return gain


def drawn_worth(scene: Scene, kind: int) -> float:
    """What a known card is worth in hand."""
    if is_plague(kind):
        return bot_plagues.plague_worth(scene, kind)
    if kind == MALUS_VIRUS:
        return VIRUS_HELD
    kept = keep_worth(scene, kind)
    return max(bot_laying.gain(scene, kind), kept) if scene.me.may_play(kind) else kept


def play_worth(scene: Scene, option: Option) -> float:
    """What it is worth if a card leaves the hand so."""
    kind = option.value
    if option.kind == "play":
        infects = kind == MALUS_ILLNESS and MALUS_VIRUS in scene.hand
        return bot_laying.gain(scene, kind) - keep_worth(scene, kind) + (INFECTING if infects else 0.0)
    if option.kind == "discard":
        if kind == MALUS_VIRUS:
            return VIRUS_DROPPED
        return -keep_worth(scene, kind) - feed_worth(scene, kind)
    if option.kind == "bet":
        return bet_worth(scene, option)
    if option.kind == "resign":
        return WINNING if bot_jobs.leaves_job(scene) else -WINNING
    return -WINNING if option.kind == "end-affair" else 0.0


def feed_worth(scene: Scene, kind: int) -> float:
    """What throwing a card away before the next player gives them."""
    me, after = scene.me, scene.after
    if FAMILY[kind] == MALUS:
        strikes = me.can_suffer(kind) and kind != MALUS_BOMB
        return GIFT * bot_harm.loss_by(scene, me, kind) if strikes else 0.0
    if not laying.may_lay(scene.game, after.seat, kind, False, False):
        return 0.0
    return GIFT * max(scene.smiles[kind], 0.8) * (scene.share(after) if scene.seats > 2 else 1.0)


# Money.


def bet_worth(scene: Scene, option: Option) -> float:
    """What a bet is worth: a first one comes back, a second one is more likely lost."""
    bettor = scene.view["public"]["bettor"]
    back = BET if bettor is None or bettor == scene.me.seat else SECOND_BET
    return back - BET_BUNDLE * scene.figures.money[option.value] - keep_worth(scene, option.value)


def overpaid(scene: Scene, option: Option) -> float:
    """What a way to pay costs: its bundles, and that many small wages are safer once they are invested."""
    counts = unpacked(option.value)
    inheritance = lives.inheritance(scene.game, scene.me.seat)
    paid = sum([count * worth(at, inheritance) for at, count in enumerate(counts)])
    return paid - 0.1 * sum(counts[:INHERITED])
