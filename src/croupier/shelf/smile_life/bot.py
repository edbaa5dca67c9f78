"""The sensible player of Smile Life: it builds a life, harms rivals, and values every card.

Values are in smiles (``bot_worth``). Nearly every turn one card comes into a hand and one leaves it, so a card is
valued by what it is expected to be worth when it leaves. A turn is the choice of that card: what laying it brings
(``bot_laying``, ``bot_specials``) or inflicting it (``bot_harm``), less what keeping it would have promised
(``bot_hand``). The rules say what is legal and what it costs (``bot_scene``). Ties are broken at random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from croupier.shelf.smile_life.bargain import PRISON
from croupier.shelf.smile_life.bot_fights import (
    cheapest_fight,
    comes_to_me,
    damage_cost,
    offered_worth,
    passing_harm,
)
from croupier.shelf.smile_life.bot_hand import (
    bet_worth,
    drawn_worth,
    feed_worth,
    keep_worth,
    overpaid,
    play_worth,
    start_worth,
)
from croupier.shelf.smile_life.bot_harm import (
    best_attack,
    best_harm,
    card_worth,
    guard_worth,
    harm,
    loot_worth,
    loss_by,
    turns_lost,
)
from croupier.shelf.smile_life.bot_jobs import better_by, leaves_job
from croupier.shelf.smile_life.bot_laying import gain
from croupier.shelf.smile_life.bot_plagues import (
    fish_worth,
    food_cost,
    harmless,
    helping_hand,
    plague_worth,
    rob_worth,
    throw_worth,
)
from croupier.shelf.smile_life.bot_reasons import reason
from croupier.shelf.smile_life.bot_scene import Scene
from croupier.shelf.smile_life.bot_worth import (
    ANY_CARD,
    INFECTING,
    RANSOM,
    VEHICLE_USED,
    WEAPON_POINT,
    WORTH_A_THREAT,
)
from croupier.shelf.smile_life.cards import CHILD, FAMILY, MALUS
from croupier.shelf.smile_life.laying import may_lay
from croupier.shelf.smile_life.state import SmileLife
from croupier.table import Chair, Decision, Option, seeded
from croupier.text import Remark

# Hidden cards are re-dealt from this seed before the rules are asked. Only open cards matter to them.
ANY_DEAL: Final = 0
# The largest random addition to a value.
WHIM: Final = 0.01
STEP: Final = 1 << 20


class Sensible:
    """Plays for smiles, and for the end when it is ahead. ``weighed`` holds the options of the last choice that were
    compared, with their values.
    """

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)
        self.weighed: list[tuple[float, Option]] = []

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        self.weighed = []
        if len(decision.options) == 1:
            return decision.options[0]
        scene = scene_of(chair)
        answer: Callable[[Scene, Decision], Option] = getattr(self, f"_{decision.kind.replace('-', '_')}", self._any)
        return answer(scene, decision)

    def reason(self, chair: Chair, option: Option) -> Remark | None:
        """Why an option is a good one."""
        return reason(scene_of(chair), option, chair.decision)

    def _any(self, scene: Scene, decision: Decision) -> Option:
        """An answer to a question that this player does not know."""
        return decision.options[self.luck.below(len(decision.options))]

    def _best(self, values: Iterable[tuple[float, Option]]) -> Option:
        """The option of the highest value; ties are broken at random."""
        best, choice = -1e9, None
        self.weighed = list(values)
        for value, option in self.weighed:
            lot = value + WHIM * self.luck.below(STEP) / STEP
            if lot > best or choice is None:
                best, choice = lot, option
        if choice is None:
            raise ValueError("there is nothing to choose from")
        return choice

    # Turns.

    def _start(self, scene: Scene, decision: Decision) -> Option:
        """Imprison a player, resign for a better job, or take a good card from the discard pile; otherwise draw."""
        prisoners = [option for option in decision.options if option.kind == "imprison"]
        if prisoners:
            return self._best([(danger(scene, option), option) for option in prisoners])
        resign = decision.find("resign")
        if resign and leaves_job(scene):
            return resign
        values = [(start_worth(scene, option), option) for option in decision.options]
        return self._best(values)

    def _side(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(start_worth(scene, option), option) for option in decision.options])

    def _play(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(play_worth(scene, option), option) for option in decision.options])

    def _more(self, scene: Scene, decision: Decision) -> Option:
        """Every card that goes makes room for another one."""
        values = [
            (play_worth(scene, option) + (0.0 if option.kind == "done" else ANY_CARD * 0.7), option)
            for option in decision.options
        ]
        return self._best(values)

    def _target(self, scene: Scene, decision: Decision) -> Option:
        """The player whom a malus hurts most; a child goes to the weakest."""
        if scene.card >= 0 and FAMILY[scene.card] == CHILD:
            return self._best([(-float(scene.people[option.value].smiles), option) for option in decision.options])
        if scene.card < 0 or FAMILY[scene.card] != MALUS:
            return self._rob(scene, decision)
        values = []
        for option in decision.options:
            rival = scene.people[option.value]
            value = harm(scene, rival, scene.card) + 0.001 * rival.smiles
            values.append((value + (INFECTING if option.kind == "virus" else 0.0), option))
        return self._best(values)

    def _pay(self, scene: Scene, decision: Decision) -> Option:
        """Pay nothing if possible; otherwise overpay as little as possible, with many small wages: spent wages are safe."""
        free = decision.find("free")
        if free:
            return free
        return self._best([(-overpaid(scene, option), option) for option in decision.options])

    # Special cards.

    def _gift(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(-float(scene.figures.money[option.value]), option) for option in decision.options])

    def _fetch(self, scene: Scene, decision: Decision) -> Option:
        return self._best(
            [(gain(scene, option.value) if option.value >= 0 else 0.0, option) for option in decision.options]
        )

    def _luck(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(drawn_worth(scene, option.value), option) for option in decision.options])

    def _order(self, scene: Scene, decision: Decision) -> Option:
        """Put the card that the next player would like below."""
        return self._best([(feed_worth(scene, option.value), option) for option in decision.options])

    def _pull(self, scene: Scene, decision: Decision) -> Option:
        values = [(better_by(scene, option.value) if option.value >= 0 else 0.0, option) for option in decision.options]
        return self._best(values)

    def _revenge(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(best_harm(scene, option.value), option) for option in decision.options])

    def _set_aside(self, scene: Scene, decision: Decision) -> Option:
        """The best card is set aside if the others are worth less than any card."""
        cards = [option for option in decision.options if option.value >= 0]
        best = self._best([(keep_worth(scene, option.value), option) for option in cards])
        rest = sum([keep_worth(scene, kind) for kind in scene.hand]) - keep_worth(scene, best.value)
        if rest < ANY_CARD * (len(scene.hand) - 1):
            return best
        return decision.find("no") or best

    def _bet(self, scene: Scene, decision: Decision) -> Option:
        values = [
            (ANY_CARD + bet_worth(scene, option) if option.value >= 0 else 0.0, option) for option in decision.options
        ]
        return self._best(values)

    def _keep(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(keep_worth(scene, option.value), option) for option in decision.options])

    def _give_up(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(-keep_worth(scene, option.value), option) for option in decision.options])

    # Plagues and cataclysms.

    def _plague(self, scene: Scene, decision: Decision) -> Option:
        """The plague that does least while no card is laid."""
        return self._best([(harmless(option.value), option) for option in decision.options])

    def _armageddon(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(card_worth(scene, scene.victim, option.value), option) for option in decision.options])

    _bombing = _armageddon
    _mutation = _armageddon

    def _quake(self, scene: Scene, decision: Decision) -> Option:
        """The best card of a rival, the worst of one's own."""
        owner = scene.victim
        if owner is scene.me:
            return self._lose(scene, decision)
        values = []
        for option in decision.options:
            fits = may_lay(scene.game, scene.me.seat, option.value, True, False)
            values.append((card_worth(scene, owner, option.value) + (0.5 if fits else 0.0), option))
        return self._best(values)

    def _rob(self, scene: Scene, decision: Decision) -> Option:
        """The leader, but rather not a hand that is known to be bad."""
        return self._best([(rob_worth(scene, scene.people[option.value]), option) for option in decision.options])

    def _throw(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(throw_worth(scene, option), option) for option in decision.options])

    def _flood(self, scene: Scene, decision: Decision) -> Option:
        """The best card for oneself; otherwise the one that others would like best."""
        values = [(fish_worth(scene, option), option) for option in decision.options]
        return self._best(values)

    def _feed(self, scene: Scene, decision: Decision) -> Option:
        """The Ration first, the Pangolin last; a Pangolin is still better than a lost child."""
        return self._best([(-food_cost(option), option) for option in decision.options])

    def _adopt(self, scene: Scene, decision: Decision) -> Option:
        """Give up the child that helps least with weapons."""
        return self._best([(-float(helping_hand(scene, option.value)), option) for option in decision.options])

    def _exchange(self, scene: Scene, decision: Decision) -> Option:
        """The best card of the other hand, for oneself and for them."""
        values = [
            (keep_worth(scene, option.value) + 0.3 * scene.smiles[option.value], option) for option in decision.options
        ]
        return self._best(values)

    def _cloud(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(loss_by(scene, scene.victim, option.value), option) for option in decision.options])

    def _relaunch(self, scene: Scene, decision: Decision) -> Option:
        values = [
            (plague_worth(scene, option.value) if option.value >= 0 else 0.0, option) for option in decision.options
        ]
        return self._best(values)

    def _restart(self, scene: Scene, decision: Decision) -> Option:
        """Refuse: the player who is asked has won."""
        return decision.find("no") or decision.options[-1]

    # Weapons and monsters.

    def _attack(self, scene: Scene, decision: Decision) -> Option:
        """Attack the player who has the best to lose, if that is better than staying armed."""
        gain, victim = best_attack(scene, scene.card)
        no = decision.find("no") or decision.options[-1]
        if gain <= guard_worth(scene, scene.card):
            return no
        return decision.find(f"seat:{victim}") or no

    def _steal(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(loot_worth(scene, scene.victim, option.value), option) for option in decision.options])

    def _threat(self, scene: Scene, decision: Decision) -> Option:
        """The attacker loses everything, so there should be something to lose."""
        worthwhile = scene.victim.smiles >= WORTH_A_THREAT or scene.turns < 8
        return decision.find("yes" if worthwhile else "no") or decision.options[0]

    def _monster(self, scene: Scene, decision: Decision) -> Option:
        """Flee if another player is next, fight with the cheapest weapons, or pay, whichever costs least."""
        values: list[tuple[float, Option]] = []
        passes = passing_harm(scene)
        weapons = [option for option in decision.options if option.kind == "use"]
        cost, first = cheapest_fight(scene, weapons)
        for option in decision.options:
            if option.kind == "suffer":
                values.append((passes - damage_cost(scene, scene.me), option))
            elif option.kind == "flee":
                values.append((passes - VEHICLE_USED - WEAPON_POINT * scene.me.power(option.value), option))
            elif option is first:
                values.append((-cost, option))
        best = self._best(values)
        ally = decision.find("ally")
        if ally and (best.kind == "use" or (best.kind == "suffer" and passes < damage_cost(scene, scene.me) - 0.5)):
            return ally
        return best

    def _lend(self, scene: Scene, decision: Decision) -> Option:
        """Help only against a monster that comes here next and that this player cannot beat alone."""
        weapons = [option for option in decision.options if option.kind == "use"]
        cost, first = cheapest_fight(scene, weapons)
        no = decision.find("no") or decision.options[-1]
        if first is None or not comes_to_me(scene) or scene.me.defence >= scene.figures.combativity[scene.card]:
            return no
        theirs = scene.share(scene.victim) * damage_cost(scene, scene.victim)
        return first if damage_cost(scene, scene.me) > cost + theirs + 0.3 else no

    def _lose(self, scene: Scene, decision: Decision) -> Option:
        """The card that costs least beyond its smiles; if more smiles are lost than required, as few as possible."""
        asked = scene.strength
        values = []
        for option in decision.options:
            paid = min(scene.smiles[option.value], asked)
            values.append((paid - card_worth(scene, scene.me, option.value), option))
        return self._best(values)

    def _bunker(self, scene: Scene, decision: Decision) -> Option:
        return self._best([(card_worth(scene, scene.me, option.value), option) for option in decision.options])

    # The Dictator.

    def _offer_hand(self, scene: Scene, decision: Decision) -> Option:
        """The card that is missed least, if turns are worth more."""
        turns = turns_lost(scene, scene.me, PRISON)
        values = [
            (-keep_worth(scene, option.value) if option.value >= 0 else -turns, option) for option in decision.options
        ]
        return self._best(values)

    def _offer_laid(self, scene: Scene, decision: Decision) -> Option:
        """The cheapest laid card, if it is cheap enough."""
        values = [
            (-card_worth(scene, scene.me, option.value) if option.value >= 0 else -RANSOM, option)
            for option in decision.options
        ]
        return self._best(values)

    def _bargain(self, scene: Scene, decision: Decision) -> Option:
        """Accept an offer worth more than the turns that the player would skip."""
        victim = scene.victim
        offered = offered_worth(scene, victim)
        accepts = offered > scene.share(victim) * turns_lost(scene, victim, PRISON)
        return decision.find("yes" if accepts else "no") or decision.options[0]


def scene_of(chair: Chair) -> Scene:
    """The table as a seat sees it."""
    game = chair.state(ANY_DEAL)
    assert isinstance(game, SmileLife)
    return Scene(game, chair)


def danger(scene: Scene, option: Option) -> float:
    """How desirable it is that a player loses turns."""
    rival = scene.people[option.value]
    return rival.smiles - 10.0 * min(rival.skips, 1)
