"""Why a sensible player likes an answer, in a sentence; empty if the stakes already say everything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from croupier.shelf.hundred_days import closing
from croupier.shelf.hundred_days.board import HOUSE, TOUCHES
from croupier.shelf.hundred_days.bot_cards import WORTH_A_MOVE, keep_worth, loss_of
from croupier.shelf.hundred_days.bot_plans import best_move, fares, promises
from croupier.shelf.hundred_days.bot_scene import PLACE, Amounts, Scene, members, more
from croupier.shelf.hundred_days.cards import FOUR, KINDS, RESOURCES, TILES
from croupier.shelf.hundred_days.ending import hand_limit
from croupier.shelf.hundred_days.objects import CardPrinter, ExpiredCoupon, Stock
from croupier.table import Decision, Option
from croupier.text import Remark

# A Rick who draws this many cards is there for the cards.
MANY_CARDS: Final = 3
# The reactions that keep something from happening; the others only bring tokens.
PREVENTING: Final = (
    "react:nope-portal",
    "react:short-circuit",
    "react:wrong-address",
    "react:stunt-double",
    "react:sticky-pockets",
)


def reason(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """Why to choose an option."""
    tell = REASONS.get(option.kind)
    return None if tell is None else tell(scene, option, decision)


# Places.


def _place(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """The purpose of a pawn at a place: closing, playing, the garage, what it collects, or cards."""
    if decision.kind == "go" and scene.target != scene.self.seat:
        return _sent_away(scene)
    touched = TOUCHES[option.value] & ~scene.holes
    spaces = [space for space in scene.open if touched & 1 << space and scene.lacking(space, scene.self.tokens) == 0]
    if spaces:
        best = max(spaces, key=scene.points_at)
        return Remark("close-there", {"space": str(best), "points": scene.points_at(best)})
    if scene.mission and touched & 1 << HOUSE:
        return _garage(scene)
    fresh = [kind for kind in scene.hand if scene.card_of(kind).dimensions & touched]
    reach = touched | _placed(scene) | scene.self.here | scene.self.icons
    playable = [kind for kind in fresh if scene.could_play(kind, reach)]
    if playable:
        return Remark("play-there", {"card": KINDS[max(playable, key=lambda kind: scene.card_of(kind).points)]})
    return None if scene.ending else _collecting(scene, touched, option.kind == "rick")


def _placed(scene: Scene) -> int:
    """The dimensions of a Rick who waits behind the screen (HD-7.1), a bit for each."""
    return sum([TOUCHES[PLACE[key.removeprefix("rick:")]] for key in scene.kept if key.startswith("rick:")])


def _garage(scene: Scene) -> Remark:
    """One token from the house may be all that a dimension needs."""
    near = [space for space in scene.open if scene.lacking(space, scene.self.tokens) == 1]
    if near:
        best = max(near, key=scene.points_at)
        return Remark("garage-lacks", {"space": str(best), "points": scene.points_at(best)})
    return Remark("garage", {})


def _collecting(scene: Scene, touched: int, rick: bool) -> Remark | None:
    """Whether a place gives what the best plan lacks, or many cards."""
    space = _plan(scene, scene.self.tokens)
    if space is not None:
        lack = _short(scene, space, scene.self.tokens)
        given = [kind for near in members(touched & ~1) if scene.tiles[near] >= 0 for kind in _kinds(scene.gives(near))]
        wanted = [kind for kind in given if lack[kind]]
        if wanted:
            return Remark("collect-for", {"space": str(space), "wanted": RESOURCES[wanted[0]]})
    values = [scene.game.figures.cards[scene.tiles[near]] for near in members(touched & ~1) if scene.tiles[near] >= 0]
    cards = sum(values) + (scene.game.figures.house_cards if touched & 1 << HOUSE else 0)
    return Remark("cards-there", {"draws": cards}) if rick and cards >= MANY_CARDS else None


def _sent_away(scene: Scene) -> Remark | None:
    """A rival's Rick is moved away from a place where he could close something."""
    assert scene.target is not None
    rival = scene.people[scene.target]
    spaces = [space for space in scene.open if TOUCHES[rival.rick] & scene.payable[rival.seat] & 1 << space]
    if not spaces:
        return None
    best = max(spaces, key=scene.points_at)
    return Remark("send-away", {"target": rival.seat, "space": str(best), "points": scene.points_at(best)})


# Tokens.


def _plan(scene: Scene, held: Amounts) -> int | None:
    """The most valuable dimension with these tokens."""
    best = max(promises(scene, held, 0), default=None)
    return None if best is None else best[1]


def _short(scene: Scene, space: int, held: Amounts) -> list[int]:
    """What is missing of each kind to close a dimension."""
    return [max(need - have, 0) for need, have in zip(scene.costs[space], held, strict=True)]


def _kinds(tokens: list[int]) -> list[int]:
    return [kind for kind in range(FOUR) if tokens[kind]]


def _take(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """A token that the best plan lacks."""
    space = _plan(scene, more(scene.self.tokens, option.value, 1))
    if space is None or not _short(scene, space, scene.self.tokens)[option.value]:
        return None
    left = sum(_short(scene, space, more(scene.self.tokens, option.value, 1)))
    facts: dict[str, object] = {"space": str(space), "points": scene.points_at(space), "left": left}
    return Remark("take-for", facts)


def _unneeded(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """Tokens that the best plan can do without; moving Rick takes two of a kind, unless they are paid one by one."""
    held = scene.self.tokens
    space = _plan(scene, held)
    pair = decision.kind == "spend" and not scene.left
    count = scene.game.figures.move_price if pair else 1
    if space is None or scene.costs[space][option.value] > held[option.value] - count:
        return None
    return Remark("unneeded", {"space": str(space)})


def _left_there(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """A token that the best plan does not lack."""
    space = _plan(scene, scene.self.tokens)
    if space is None or _short(scene, space, scene.self.tokens)[option.value]:
        return None
    return Remark("unneeded", {"space": str(space)})


# A turn.


def _close(scene: Scene, option: Option, decision: Decision) -> Remark:
    """Why now: a rival could be faster, or the game ends well."""
    space, points = option.value, scene.points_at(option.value)
    rivals = [rival.seat for rival in scene.payers(space, scene.touching(space))]
    if rivals:
        return Remark("close-first", {"seats": rivals, "points": points})
    if closing.leaves_hole(scene.game, 1) and all(scene.self.points + points > rival.points for rival in scene.rivals):
        return Remark("close-last", {"points": scene.self.points + points})
    return Remark("close", {"space": str(space), "points": points})


def _play(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    card = scene.card_of(TILES + option.value)
    if card.resource_icon:
        return Remark("play-icon", {})
    if scene.is_green(card.kind):
        return Remark("play-green", {"points": card.points})
    if card.draws:
        return Remark("play-cards", {"draws": card.draws})
    if len(scene.hand) >= hand_limit(scene.game, scene.self.seat):
        return Remark("full-hand", {"count": len(scene.hand)})
    return None


def _use(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """An object that makes a closing possible, or costs nothing."""
    card = scene.card_of(TILES + option.value)
    if isinstance(card, CardPrinter):
        return Remark("play-cards", {"draws": card.draws})
    here = [space for space in scene.open if scene.self.here & 1 << space]
    wanting = [space for space in here if scene.lacking(space, scene.self.tokens)]
    if isinstance(card, Stock):
        held = scene.after_taking(scene.self.tokens, card.resource, card.tokens)
        spaces = [space for space in wanting if scene.lacking(space, held) == 0]
    elif isinstance(card, ExpiredCoupon) and scene.actions:
        spaces = [space for space in wanting if scene.payable_with_coupon(space)]
    else:
        return None
    if not spaces:
        return None
    best = max(spaces, key=scene.points_at)
    return Remark("use-to-close", {"space": str(best), "points": scene.points_at(best)})


def _guard(scene: Scene, option: Option, decision: Decision) -> Remark:
    is_character = scene.game.figures.characters & 1 << option.value != 0
    return Remark("guard-character" if is_character else "guard-object", {})


def _move(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """A dimension that can be closed, or a card that can be played, where Rick is not."""
    if best_move(scene, fares(scene)) <= WORTH_A_MOVE:
        return None
    left = fares(scene)
    away = [space for space in scene.open if not scene.self.here & 1 << space]
    spaces = [space for space in away if any(scene.lacking(space, held) == 0 for held in left)]
    if not spaces:
        return Remark("move-to-play", {})
    best = max(spaces, key=scene.points_at)
    return Remark("move-to-close", {"space": str(best), "points": scene.points_at(best)})


def _pass(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    if decision.kind == "react":
        return Remark("keep-reaction", {}) if len(decision.options) > 1 else None
    if any(each.kind == "close" for each in decision.options):
        return None
    space = _plan(scene, scene.self.tokens)
    if scene.ending or space is None:
        return Remark("pass", {})
    lack = scene.lacking(space, scene.self.tokens)
    return Remark("save-for", {"space": str(space), "points": scene.points_at(space), "lack": lack})


# Opponents.


def _react(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """Whether it targets this player, or helps the most dangerous rival."""
    if option.key not in PREVENTING:
        return None
    if scene.target == scene.self.seat:
        return Remark("react-for-yourself", {})
    if scene.turn == scene.leader.seat:
        return Remark("react-to-leader", {"target": scene.leader.seat})
    return Remark("react-likely", {}) if scene.is_likely_victim() else None


def _choose(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    if len(decision.options) > 1 and option.value == scene.leader.seat:
        return Remark("leader", {"target": option.value})
    return None


def _destroy(scene: Scene, option: Option, decision: Decision) -> Remark | None:
    """The most valuable card of a rival, or the least of the own hand."""
    card = scene.card_of(TILES + option.value)
    cards = [scene.card_of(TILES + each.value) for each in decision.options]
    if decision.kind == "target":
        worst = max([loss_of(scene, each) for each in cards])
        return Remark("hurts-most", {}) if loss_of(scene, card) == worst else None
    least = min([keep_worth(scene, each) for each in cards])
    return Remark("least-use", {}) if keep_worth(scene, card) == least else None


REASONS: Final[dict[str, Callable[[Scene, Option, Decision], Remark | None]]] = {
    "rick": _place,
    "morty": _place,
    "go": _place,
    "take": _take,
    "spend": _unneeded,
    "return": _unneeded,
    "leave": _left_there,
    "close": _close,
    "play": _play,
    "use": _use,
    "guard": _guard,
    "move": _move,
    "pass": _pass,
    "react": _react,
    "choose": _choose,
    "destroy": _destroy,
}
"""By the kind of the answer."""
