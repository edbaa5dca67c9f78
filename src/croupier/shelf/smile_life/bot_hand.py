"""What a card in hand promises, and what it costs to let it go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import bot_harm, bot_jobs, bot_laying, bot_plagues, bot_worth, cards, laying, lives
from croupier.shelf.smile_life.options import INHERITED, unpacked, worth
from croupier.shelf.smile_life.reasons import MARRIED, NO_PRIZE_JOB, PRIZE_ALREADY, TOO_EXPENSIVE
from croupier.table import NOBODY, Option, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.bot_scene import Scene


# What it promises.


def keep_worth(scene: Scene, kind: int) -> float:
    """What a card in hand promises for later; a second one of a kind is worth less."""
    kept = scene.patience * max(promise(scene, kind), 0.0)
    alike = scene.hand.count(kind)
    return kept * bot_worth.AGAIN ** (alike - 1) if alike > 1 and not scene.me.fits(kind) else kept


def promise(scene: Scene, kind: int) -> float:
    """What a card will be worth when it is played, and how likely that is."""
    family = cards.FAMILY[kind]
    smiles = scene.smiles[kind]
    if family == cards.MALUS:
        return bot_worth.USUAL_HARM.get(kind, 0.0) * (bot_worth.HARM if scene.seats == 2 else 0.6)
    if kind in bot_worth.SPECIALS_KEPT:
        return smiles + bot_worth.SPECIALS_KEPT[kind]
    if family == cards.JOB:
        return bot_jobs.job_promise(scene, kind)
    reason = scene.me.why_not(kind)
    if reason is not None:
        return smiles * chance_of(scene, kind, reason)
    if family == cards.MARRIAGE:
        return bot_laying.lay_worth(scene, kind) + bot_worth.LOST_FLIRT * bot_laying.flirts_to_come(scene)
    return bot_laying.unused_worth(scene, kind)


def chance_of(scene: Scene, kind: int, reason: WhyNot) -> float:
    """How likely it is that a card which cannot be laid now, for this reason, can be laid later."""
    if reason is TOO_EXPENSIVE:
        missing = scene.me.price(kind) - scene.me.money
        return max(bot_worth.NEARLY_PAID - bot_worth.MISSING_BUNDLE * missing, bot_worth.UNPAYABLE)
    if reason is MARRIED and cards.ADULTERY in scene.hand:
        return bot_worth.HELPED_BY_ADULTERY
    if reason in (NO_PRIZE_JOB, PRIZE_ALREADY) and any([scene.figures.prize[card] for card in scene.hand]):
        return bot_worth.HELPED_BY_JOB
    return bot_worth.WAITING.get(reason, bot_worth.WAITING_ANYHOW)


# How it comes into the hand, and how it leaves it.


def start_worth(scene: Scene, option: Option) -> float:
    """What beginning a turn with this answer is worth."""
    if option.kind == "draw":
        kind = scene.next_draw
        return bot_worth.WORTH_TAKING if kind < 0 else drawn_worth(scene, kind)
    if option.kind == "draw-hidden":
        return bot_worth.WORTH_TAKING
    if option.kind == "take":
        return take_worth(scene, scene.heap("discard")[0])
    return 0.0 if option.kind == "nothing" else -bot_worth.WINNING


def take_worth(scene: Scene, kind: int) -> float:
    """What the top card of the discard pile is worth; a job only by how much better it is than those in hand."""
    gain = bot_laying.gain(scene, kind)
    if cards.FAMILY[kind] == cards.JOB:
        return gain - max(bot_jobs.best_new_job(scene)[0] - scene.working, 0.0)
    return gain


def drawn_worth(scene: Scene, kind: int) -> float:
    """What a known card is worth in hand."""
    if cards.is_plague(kind):
        return bot_plagues.plague_worth(scene, kind)
    if kind == cards.MALUS_VIRUS:
        return bot_worth.VIRUS_HELD
    kept = keep_worth(scene, kind)
    return max(bot_laying.gain(scene, kind), kept) if scene.me.may_play(kind) else kept


def play_worth(scene: Scene, option: Option) -> float:
    """What it is worth to play a card this way."""
    kind = option.value
    if option.kind == "play":
        infects = kind == cards.MALUS_ILLNESS and cards.MALUS_VIRUS in scene.hand
        return bot_laying.gain(scene, kind) - keep_worth(scene, kind) + (bot_worth.INFECTING if infects else 0.0)
    if option.kind == "discard":
        if kind == cards.MALUS_VIRUS:
            return bot_worth.VIRUS_DROPPED
        return -keep_worth(scene, kind) - feed_worth(scene, kind)
    if option.kind == "bet":
        return bet_worth(scene, option)
    if option.kind == "resign":
        return bot_worth.WINNING if bot_jobs.leaves_job(scene) else -bot_worth.WINNING
    return -bot_worth.WINNING if option.kind == "end-affair" else 0.0


def feed_worth(scene: Scene, kind: int) -> float:
    """What throwing a card away gives to the next player."""
    me, after = scene.me, scene.after
    if cards.FAMILY[kind] == cards.MALUS:
        strikes = me.can_suffer(kind) and kind != cards.MALUS_BOMB
        return bot_worth.GIFT * bot_harm.loss_by(scene, me, kind) if strikes else 0.0
    if not laying.may_lay(scene.game, after.seat, kind, False, False):
        return 0.0
    return bot_worth.GIFT * max(scene.smiles[kind], 0.8) * (scene.share(after) if scene.seats > 2 else 1.0)


# Money.


def bet_worth(scene: Scene, option: Option) -> float:
    """What a bet is worth: a first one comes back, a second one is more likely to be lost."""
    bettor = scene.game.bettor
    back = bot_worth.BET if bettor in (NOBODY, scene.me.seat) else bot_worth.SECOND_BET
    return back - bot_worth.BET_BUNDLE * scene.figures.money[option.value] - keep_worth(scene, option.value)


def overpaid(scene: Scene, option: Option) -> float:
    """The sum that a way pays, less a little for each wage: spent wages are safe, and small ones are the first to spend."""
    counts = unpacked(option.value)
    inheritance = lives.inheritance(scene.game, scene.me.seat)
    paid = sum([count * worth(at, inheritance) for at, count in enumerate(counts)])
    return paid - 0.1 * sum(counts[:INHERITED])
