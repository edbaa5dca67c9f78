"""A sensible player of Total Rickall.

It remembers what it saw and heard (``bot_memory``, ``bot_heaps``), judges who may be what (``bot_beliefs``) and what
each card would do (``bot_house``, ``bot_laying``), shares what it knows, and stops when stopping is better than going
on. As a Parasite it wants the opposite, but not openly (``bot_plot``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from croupier.shelf.total_rickall import bot_laying
from croupier.shelf.total_rickall.actions import ACTIONS, Summer
from croupier.shelf.total_rickall.bot_beliefs import Beliefs
from croupier.shelf.total_rickall.bot_house import ANY_DEAL, House, Round
from croupier.shelf.total_rickall.bot_memory import IDENTITIES, Memory
from croupier.shelf.total_rickall.bot_plot import Plot, as_others_see
from croupier.shelf.total_rickall.bot_reasons import Reasons
from croupier.shelf.total_rickall.bot_style import NOW, Style
from croupier.shelf.total_rickall.cards import ANY_COLOUR, NAMES, PARASITE
from croupier.shelf.total_rickall.seen import Seen
from croupier.shelf.total_rickall.state import Rickall
from croupier.shelf.total_rickall.view import VIEW
from croupier.table import Chair, Decision, Option, seeded
from croupier.table.view import View, read
from croupier.text import Remark

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.view import Person, Public

# The weight of what the others do after a card is played.
LATER: Final = 0.5
# How certain a team must be that the centre is clean to stop at once; how certain a Real among liars must be.
SURE: Final = 0.98
SURE_AMONG_LIARS: Final = 0.9
# Below this the centre is certainly not clean.
HOPELESS: Final = 0.05
HOPELESS_AMONG_LIARS: Final = 0.1
# When a Parasite dares to stop the game.
PLAUSIBLE: Final = 0.1
CLEAN_ENOUGH: Final = 0.5
DIRTY_ENOUGH: Final = 0.3
NEVER: Final = -1


class Sensible:
    """Plays any seat, in either mode, from what that seat may know. ``weighed`` are the options of the last choice with
    their values, where it has compared them.
    """

    def __init__(self, seed: int, style: Style = NOW) -> None:
        self.luck = seeded(seed)
        self.style = style
        self.chair: Chair | None = None
        self.memory: Memory | None = None
        self.public: Memory | None = None
        self.words: list[str] = []
        self.weighed: list[tuple[float, Option]] = []
        self.declared_at = NEVER
        self.second = ""
        self.answers: dict[str, Callable[[House, Decision], Option]] = {
            "vote": self._vote,
            "lay": self._lay,
            "shoot": self._shoot,
            "look": self._look,
            "look-again": self._look_again,
            "turn-up": self._turn_up,
            "colour": self._colour,
            "force": self._force,
            "give": self._give,
            "resolve": self._go_on,
            "end-round": self._go_on,
            "dinner": self._dinner,
            "enough": self._enough,
        }

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        self.weighed = []
        if len(decision.options) == 1:
            return decision.options[0]
        fresh = self.follow(chair)
        if decision.kind in ("speak", "about", "rather-than"):
            if not self.words:
                self.words = self._rest_of_wish(chair, decision)
            return self._talk(decision)
        speak = decision.find("speak")
        if speak is not None and (fresh or decision.kind != "listen"):
            self.words = self._wish(chair, decision)
            if self.words:
                return speak
        if decision.kind == "listen":
            return decision.options[0]
        answer = self.answers.get(decision.kind)
        if answer is None:
            return decision.options[self.luck.below(len(decision.options))]
        return answer(self._house(chair), decision)

    def reason(self, chair: Chair, option: Option) -> Remark | None:
        """Why an option is a good one."""
        self.follow(chair)
        view: View[Public, Person] = read(chair.view(), VIEW)
        seen = Seen(view, chair.seat, self.mind.figures)
        words = self.words or [f"about:{about}" for about in self.mind.untold]
        return Reasons(seen, Beliefs(self.mind), self.is_parasite()).of(option, chair.decision, words)

    # Remembering.

    @property
    def mind(self) -> Memory:
        assert self.memory is not None
        return self.memory

    @property
    def common(self) -> Memory:
        """What all players know."""
        assert self.public is not None
        return self.public

    def follow(self, chair: Chair) -> bool:
        """Read what has happened. Return whether there was anything new."""
        if chair is self.chair:
            news = chair.events(self.mind.upto)
            if news:
                self.mind.read(news)
                if self.mind.advanced:
                    self.common.read(news)
            return bool(news)
        view: View[Public, Person] = read(chair.view(), VIEW)
        self.chair = chair
        known = self.memory
        if known is None or view["deal"] != known.deal or view["events"] < known.upto or chair.seat != known.me:
            state = chair.state(ANY_DEAL)
            assert isinstance(state, Rickall)
            figures = state.figures
            self.memory = Memory(view, figures, chair.seat, self.style)
            self.public = Memory(view, figures, NEVER, self.style)
            self.declared_at = NEVER
        for memory in (self.mind, self.common):
            if memory.upto == 0 and _set_up(chair):
                memory.look_round(view)
            memory.read(chair.events(memory.upto))
            memory.look_round(view)
        return True

    def _house(self, chair: Chair) -> House:
        beliefs = Beliefs(self.mind)
        if self.is_parasite() and self._throw() >= self.style.care[len(self.mind.friends)]:
            return Plot(chair, beliefs, House(chair, Beliefs(self.common)))
        return House(chair, beliefs)

    def is_parasite(self) -> bool:
        friend = self.mind.friends[self.mind.me] if self.mind.advanced else None
        return friend is not None and self.mind.known(friend) == PARASITE

    # Talking.

    def _talk(self, decision: Decision) -> Option:
        """Say what it wants to say, step by step."""
        option = decision.find(self.words.pop(0)) if self.words else None
        if option is None:
            self.words = []
            option = decision.find("never-mind")
        return option or decision.options[-1]

    def _rest_of_wish(self, chair: Chair, decision: Decision) -> list[str]:
        """The rest of a statement, for a player who has begun to speak and asks for advice."""
        words = self._wish(chair, decision)
        while words and decision.find(words[0]) is None:
            words = words[1:]
        return words

    def _wish(self, chair: Chair, decision: Decision) -> list[str]:
        """What to say: news of an Identity, of a pair, or that the game should stop."""
        mind = self.mind
        if mind.untold:
            about, kind = next(iter(mind.untold.items()))
            del mind.untold[about]
            says = self._what_to_say(about, kind)
            if says is not None:
                return [f"say:{IDENTITIES[says]}", f"about:{about}"]
        if mind.untold_pair is not None:
            one, other = mind.untold_pair
            mind.untold_pair = None
            if not mind.advanced:
                return ["say:one-real", f"about:{one}", f"about:{other}"]
        if mind.changes != self.declared_at and decision.kind != "dinner" and self._wants_to_stop(chair):
            self.declared_at = mind.changes
            return ["declare"]
        return []

    def _what_to_say(self, about: str, kind: int) -> int | None:
        """The truth; a Parasite sometimes lies, and never speaks of its own friend."""
        if not self.is_parasite():
            return kind
        if about == self.mind.friends[self.mind.me]:
            return None
        style = self.style
        lies = style.lies_about_parasites if kind == PARASITE else style.lies_about_reals
        return 1 - kind if self._throw() < lies else kind

    def _throw(self) -> float:
        return self.luck.below(1 << 20) / (1 << 20)

    # Stopping.

    def _wants_to_stop(self, chair: Chair) -> bool:
        """TR-8.1: whether to declare. The end of the round brings a new Character, so that is the moment to consider it."""
        mind = self.mind
        if self.is_parasite():
            return self._dares_to_stop(chair)
        clean = mind.clean_chance()
        if clean < (0.001 if mind.advanced else HOPELESS):
            return False
        if not mind.advanced and clean > SURE:
            return True
        beliefs = Beliefs(mind)
        if mind.advanced:
            clean = beliefs.clean_chance()
            if clean < HOPELESS_AMONG_LIARS:
                return False
        house = House(chair, beliefs)
        surely = mind.advanced and clean >= SURE_AMONG_LIARS
        if (house.phase != "end" and not surely) or house.last_round:
            return False
        return clean * self._after_the_centre(beliefs) > house.later()

    def _dares_to_stop(self, chair: Chair) -> bool:
        """A Parasite stops the game while one is left in the centre, if others may believe that none is."""
        if self.mind.clean_chance() > CLEAN_ENOUGH or self.common.clean_chance() == 0.0:
            return False
        house = House(chair, Beliefs(self.common))
        return house.phase == "end" and not house.last_round and house.beliefs.clean_chance() > PLAUSIBLE

    def _after_the_centre(self, beliefs: Beliefs) -> float:
        """TR-8.8: in advanced mode a clean centre is not a win yet."""
        return beliefs.dinner_chance() if self.mind.advanced else 1.0

    def _vote(self, house: House, decision: Decision) -> Option:
        yes, no = decision.options
        mind = self.mind
        if self.is_parasite():
            few = house.seats <= 4
            believable = few or Beliefs(self.common).clean_chance() > PLAUSIBLE
            return yes if mind.clean_chance() < DIRTY_ENOUGH and believable else no
        clean = house.beliefs.clean_chance() if mind.advanced else mind.clean_chance()
        return yes if clean * self._after_the_centre(house.beliefs) > house.later() else no

    # Laying.

    def _lay(self, house: House, decision: Decision) -> Option:
        options = decision.options[: decision.answers]
        if len(options) == 1:
            return options[0]
        return self._best(bot_laying.values_of(house, options, self.luck))

    # Resolving.

    def _others_after(self, house: House, ahead: Round) -> float:
        """What the players who act later will add, given what was done."""
        others = as_others_see(house)
        gain = 0.0
        for turn in range((house.actor - house.first) % house.seats + 1, house.seats):
            gain += others.play_laid((house.first + turn) % house.seats, ahead)
        return -gain if isinstance(house, Plot) else gain

    def _shoot(self, house: House, decision: Decision) -> Option:
        house.prepare()
        hits = house.hits if ACTIONS[house.card].penalty else house.free_hits
        values: list[tuple[float, Option]] = []
        for option in decision.options[: decision.answers]:
            ahead = Round(house.laid)
            ahead.taken.append(NAMES[option.value])
            ahead.shots = 1
            values.append((hits[NAMES[option.value]] + LATER * self._others_after(house, ahead), option))
        return self._best(values)

    def _look(self, house: House, decision: Decision) -> Option:
        house.prepare()
        if isinstance(ACTIONS[house.card], Summer):
            _, one, self.second = house.best_pair(house.card)
            return decision.find(f"look:{one}") or decision.options[0]
        return self._best_look(house, decision)

    def _look_again(self, house: House, decision: Decision) -> Option:
        return decision.find(f"look:{self.second}") or decision.options[0]

    def _turn_up(self, house: House, decision: Decision) -> Option:
        house.prepare()
        return self._best_look(house, decision)

    def _best_look(self, house: House, decision: Decision) -> Option:
        values: list[tuple[float, Option]] = []
        for option in decision.options[: decision.answers]:
            ahead = Round(house.laid)
            ahead.looked.append(NAMES[option.value])
            values.append((house.looks[NAMES[option.value]] + LATER * self._others_after(house, ahead), option))
        return self._best(values)

    def _colour(self, house: House, decision: Decision) -> Option:
        house.prepare()
        colours = decision.options[: decision.answers]
        ahead = Round(house.laid)
        return self._best([(house.two_shots(house.me, option.value, ahead)[0], option) for option in colours])

    def _force(self, house: House, decision: Decision) -> Option:
        """The player with the best shot, preferring one with cards to lose."""
        house.prepare()
        ahead = Round(house.laid)
        values: list[tuple[float, Option]] = []
        for option in decision.options[: decision.answers]:
            gain, _ = house.best_shot(option.value, ANY_COLOUR, ahead)
            values.append((gain + 0.001 * house.hands[option.value], option))
        return self._best(values)

    def _give(self, house: House, decision: Decision) -> Option:
        """The player with the fewest cards."""
        return self._best([(-float(house.hands[option.value]), option) for option in decision.options])

    def _go_on(self, house: House, decision: Decision) -> Option:
        return decision.options[0]

    # Dinner.

    def _dinner(self, house: House, decision: Decision) -> Option:
        """TR-10.6: a wrong shot loses at once, a Parasite left alone wins; whichever is less likely."""
        hold = decision.find("hold-fire") or decision.options[0]
        shots = [option for option in decision.options if option.kind == "shoot"]
        if self.is_parasite() or not shots:
            return hold
        chance, target = max([(house.chances[NAMES[option.value]], at) for at, option in enumerate(shots)])
        rest = 1.0
        for seat, side in enumerate(house.beliefs.sides):
            if self.mind.friends[seat] != NAMES[shots[target].value]:
                rest *= max(side, 1.0 - side)
        return shots[target] if chance * rest > self._all_real(house) else hold

    def _enough(self, house: House, decision: Decision) -> Option:
        yes, no = decision.options
        return yes if self.is_parasite() or self._all_real(house) > 0.5 else no

    def _all_real(self, house: House) -> float:
        """How likely no player is a Parasite any more."""
        chance = 1.0
        for side in house.beliefs.sides:
            chance *= 1.0 - side
        return chance

    def _best(self, values: list[tuple[float, Option]]) -> Option:
        """The best option; ties are broken at random."""
        self.weighed = values
        best = max([value for value, _ in values])
        equals = [option for value, option in values if value > best - 1e-9]
        return equals[self.luck.below(len(equals))]


def _set_up(chair: Chair) -> bool:
    """Whether the table was opened in mid-game, with Characters that no event mentions."""
    return chair.events()[0]["event"] == "round"
