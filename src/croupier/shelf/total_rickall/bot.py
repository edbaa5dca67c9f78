"""A sensible player of Total Rickall.

It remembers what it saw and heard (``bot_memory``), weighs who may be what and what each card would do (``bot_odds``), tells
what it knows, and stops when stopping is better than going on. As a Parasite it wants the opposite, but not openly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from croupier.shelf.total_rickall.bot_memory import COLOUR_OF, IDENTITIES, Memory, number
from croupier.shelf.total_rickall.bot_odds import Beliefs, House, Round
from croupier.shelf.total_rickall.cards import CHARACTERS, FIGURES, KINDS, PARASITE
from croupier.table import Chair, Decision, Json, Option, seeded

KINDS_OF_ACTIONS: Final = KINDS[PARASITE + 1 : CHARACTERS]
ACTIONS: Final = [KINDS[kind] for kind in range(CHARACTERS) for _ in range(FIGURES.count[kind])]
# What a card is worth in hand for later, in chances to win.
KEEP: Final = {"ten-minutes": 0.02, "big-sister": 0.01}
# How many hands of the others are imagined before a card is laid, and how much what they do afterwards counts.
SCENARIOS: Final = 8
LATER: Final = 0.5
# A team stops at once when the centre is clean with this chance; a Real among liars with that one.
SURE: Final = 0.98
SURE_AMONG_LIARS: Final = 0.9
# Not worth a thought: the centre is certainly not clean.
HOPELESS: Final = 0.05
HOPELESS_AMONG_LIARS: Final = 0.1
# A Parasite: how much it minds doing worse than a Real would, when it dares to stop the game, and how often it lies.
SHAME: Final = 2.0
PLAUSIBLE: Final = 0.1
LIES_ABOUT_PARASITES: Final = 0.6
LIES_ABOUT_REALS: Final = 0.4
HARMLESS_LOOK: Final = 0.01
# So often, at so many seats, it acts as a Real would, lest it be found out: among many the Reals have a hard time anyway.
CARE: Final = {3: 0.0, 4: 0.3, 5: 0.8}
CLEAN_ENOUGH: Final = 0.5
DIRTY_ENOUGH: Final = 0.3
NEVER: Final = -1


class Plot(House):
    """The same house in the eyes of a Parasite: what helps the Reals harms, but ``eyes`` are watching."""

    def __init__(self, view: Json, beliefs: Beliefs, eyes: House) -> None:
        super().__init__(view, beliefs)
        self.eyes = eyes

    def prepare(self) -> None:
        super().prepare()
        self.eyes.prepare()
        for mine, theirs in ((self.hits, self.eyes.hits), (self.free_hits, self.eyes.free_hits)):
            for name, gain in mine.items():
                alike = [theirs[other] for other in self.eyes.memory.heaps if COLOUR_OF[other] == COLOUR_OF[name]]
                lost = gain
                if self.fails + 1 >= FIGURES.fails and self.chances[name] < 1.0:
                    # TR-8.6: the fourth Real loses the game for whoever shoots it.
                    lost = self.chances[name] * gain + (1.0 - self.chances[name])
                mine[name] = -lost - SHAME * (max(alike) - theirs[name])
        self.sure_hits = self.hits
        self.looks = {name: HARMLESS_LOOK * (1.0 + 0.5 * self.chances[name]) for name in self.looks}
        self.deck_look = HARMLESS_LOOK
        self.quiet_gain = 0.0

    def pair_gain(self, one: str, other: str) -> float:
        return HARMLESS_LOOK - super().pair_gain(one, other)

    def jerry_gain(self, jerry: str) -> float:
        return -super().jerry_gain(jerry)


class Sensible:
    """Plays any seat, in either mode, from what that seat may know."""

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)
        self.chair: Chair | None = None
        self.memory: Memory | None = None
        self.public: Memory | None = None
        self.words: list[str] = []
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
        if len(decision.options) == 1:
            return decision.options[0]
        fresh = self._follow(chair)
        if decision.kind in ("speak", "about", "rather-than"):
            return self._talk(decision)
        speak = decision.find("speak")
        if speak is not None and (fresh or decision.kind != "listen"):
            self.words = self._wish(chair, decision)
            if self.words:
                return speak
        if decision.kind == "listen":
            return decision.options[0]
        return self.answers[decision.kind](self._house(chair), decision)

    # Remembering.

    @property
    def mind(self) -> Memory:
        assert self.memory is not None
        return self.memory

    @property
    def common(self) -> Memory:
        """What everybody knows."""
        assert self.public is not None
        return self.public

    def _follow(self, chair: Chair) -> bool:
        """Reads what has happened; whether there was anything new."""
        if chair is self.chair:
            news = chair.events(self.mind.upto)
            if news:
                self.mind.read(news)
                if self.mind.advanced:
                    self.common.read(news)
            return bool(news)
        view = chair.view()
        self.chair = chair
        known = self.memory
        events = number(view["events"])
        if known is None or view["deal"] != known.deal or events < known.upto or view["you"] != known.me:
            self.memory = Memory(view, number(view["you"]))
            self.public = Memory(view, NEVER)
            self.declared_at = NEVER
        for memory in (self.mind, self.common):
            if memory.upto == 0 and _set_up(chair):
                memory.look_round(view)
            memory.read(chair.events(memory.upto))
            memory.look_round(view)
        return True

    def _house(self, chair: Chair) -> House:
        view = chair.view()
        beliefs = Beliefs(self.mind)
        if self._is_parasite() and self._throw() >= CARE[number(view["seats"])]:
            return Plot(view, beliefs, House(view, Beliefs(self.common)))
        return House(view, beliefs)

    def _is_parasite(self) -> bool:
        friend = self.mind.friends[self.mind.me] if self.mind.advanced else None
        return friend is not None and self.mind.known(friend) == PARASITE

    # Talking.

    def _talk(self, decision: Decision) -> Option:
        """Says what was wished for, word by word."""
        option = decision.find(self.words.pop(0)) if self.words else None
        if option is None:
            self.words = []
            option = decision.find("never-mind")
        return option or decision.options[-1]

    def _wish(self, chair: Chair, decision: Decision) -> list[str]:
        """What there is to say: news of an Identity, of a pair, or that the game should stop."""
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
        """The truth; a Parasite lies now and then, and never speaks of its own friend."""
        if not self._is_parasite():
            return kind
        if about == self.mind.friends[self.mind.me]:
            return None
        lies = LIES_ABOUT_PARASITES if kind == PARASITE else LIES_ABOUT_REALS
        return 1 - kind if self._throw() < lies else kind

    def _throw(self) -> float:
        return self.luck.below(1 << 20) / (1 << 20)

    # Stopping.

    def _wants_to_stop(self, chair: Chair) -> bool:
        """TR-8.1: whether to declare. The end of the round brings a new Character, so that is the moment to think of it."""
        mind = self.mind
        if self._is_parasite():
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
        view = chair.view()
        house = House(view, beliefs)
        surely = mind.advanced and clean >= SURE_AMONG_LIARS
        if (house.phase != "end" and not surely) or house.last_round:
            return False
        return clean * self._after_the_centre(beliefs) > house.later()

    def _dares_to_stop(self, chair: Chair) -> bool:
        """A Parasite stops the game while one is left in the centre, if others may believe that none is."""
        if self.mind.clean_chance() > CLEAN_ENOUGH or self.common.clean_chance() == 0.0:
            return False
        house = House(chair.view(), Beliefs(self.common))
        return house.phase == "end" and not house.last_round and house.beliefs.clean_chance() > PLAUSIBLE

    def _after_the_centre(self, beliefs: Beliefs) -> float:
        """TR-8.8: in advanced mode a clean centre is not won yet."""
        return beliefs.dinner_chance() if self.mind.advanced else 1.0

    def _vote(self, house: House, decision: Decision) -> Option:
        yes, no = decision.options
        mind = self.mind
        if self._is_parasite():
            few = house.seats <= 4
            believable = few or Beliefs(self.common).clean_chance() > PLAUSIBLE
            return yes if mind.clean_chance() < DIRTY_ENOUGH and believable else no
        clean = house.beliefs.clean_chance() if mind.advanced else mind.clean_chance()
        return yes if clean * self._after_the_centre(house.beliefs) > house.later() else no

    # Laying.

    def _lay(self, house: House, decision: Decision) -> Option:
        """The card that does best over some hands that the others may have, those before oneself playing first."""
        options = decision.options[: decision.answers]
        if len(options) == 1:
            return options[0]
        house.prepare()
        others = house.eyes if isinstance(house, Plot) else house
        worth = self._worth_of_cards(house, others)
        unseen = list(ACTIONS)
        for card in house.seen_actions:
            unseen.remove(str(card))
        totals = [0.0] * len(options)
        for _ in range(SCENARIOS):
            laid = self._imagined_cards(house, unseen or ACTIONS, worth)
            for at, option in enumerate(options):
                laid[house.me] = _word(option)
                totals[at] += self._outcome(house, others, laid)
        values = [
            total / SCENARIOS - KEEP.get(_word(option), 0.0) for total, option in zip(totals, options, strict=True)
        ]
        return self._best(list(zip(values, options, strict=True)))

    def _worth_of_cards(self, house: House, others: House) -> dict[str, float]:
        """How gladly anybody would lay each kind of card."""
        worth = {
            kind: others.play(house.me, kind, Round({})) - KEEP.get(kind, 0.0)
            for kind in KINDS[PARASITE + 1 : CHARACTERS]
        }
        worth["poopybutthole"] = others.quiet_gain * 0.3
        worth["me-too"] = sorted(worth.values())[len(worth) // 2]
        return worth

    def _imagined_cards(self, house: House, unseen: list[str], worth: dict[str, float]) -> dict[int, str]:
        laid: dict[int, str] = {}
        for seat in range(house.seats):
            if seat != house.me and house.hands[seat]:
                hand = [unseen[self.luck.below(len(unseen))] for _ in range(min(house.hands[seat], FIGURES.hand))]
                laid[seat] = "something-wrong" if "something-wrong" in hand else max(hand, key=lambda kind: worth[kind])
        return laid

    def _outcome(self, house: House, others: House, laid: dict[int, str]) -> float:
        """What one's own card adds after those who act before."""
        ahead = Round(dict(laid))
        before = (house.me - house.first) % house.seats
        for turn in range(before):
            seat = (house.first + turn) % house.seats
            card = ahead.card_of(seat, house.seats)
            if card:
                others.play(seat, card, ahead)
        card = ahead.card_of(house.me, house.seats)
        gain = house.play(house.me, card, ahead) if card else 0.0
        if ahead.quiet and not ahead.shots:
            gain += house.quiet_gain * 0.5 ** (house.seats - 1 - before)
        return gain

    # Resolving.

    def _others_after(self, house: House, ahead: Round) -> float:
        """What those who act later will add, given what was done."""
        others = house.eyes if isinstance(house, Plot) else house
        gain = 0.0
        for turn in range((house.actor - house.first) % house.seats + 1, house.seats):
            seat = (house.first + turn) % house.seats
            card = ahead.card_of(seat, house.seats)
            if card:
                gain += others.play(seat, card, ahead)
        return -gain if isinstance(house, Plot) else gain

    def _shoot(self, house: House, decision: Decision) -> Option:
        house.prepare()
        hits = house.free_hits if house.card == "ten-minutes" else house.hits
        values: list[tuple[float, Option]] = []
        for option in decision.options[: decision.answers]:
            ahead = Round(house.laid)
            ahead.taken.append(_word(option))
            ahead.shots = 1
            values.append((hits[_word(option)] + LATER * self._others_after(house, ahead), option))
        return self._best(values)

    def _look(self, house: House, decision: Decision) -> Option:
        house.prepare()
        if house.card.startswith("summer"):
            _, one, self.second = house.pair_for(house.card.rpartition("-")[2])
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
            ahead.looked.append(_word(option))
            values.append((house.looks[_word(option)] + LATER * self._others_after(house, ahead), option))
        return self._best(values)

    def _colour(self, house: House, decision: Decision) -> Option:
        house.prepare()
        colours = decision.options[: decision.answers]
        return self._best([(house.sister_gain(house.me, _word(option), Round({}))[0], option) for option in colours])

    def _force(self, house: House, decision: Decision) -> Option:
        """Whoever has the best shot; rather somebody with cards to lose."""
        house.prepare()
        people = decision.options[: decision.answers]
        return self._best(
            [
                (house.best_shot(option.value, "", Round({}))[0] + 0.001 * house.hands[option.value], option)
                for option in people
            ]
        )

    def _give(self, house: House, decision: Decision) -> Option:
        """Whoever has the fewest cards."""
        return self._best([(-float(house.hands[option.value]), option) for option in decision.options])

    def _go_on(self, house: House, decision: Decision) -> Option:
        return decision.options[0]

    # Dinner.

    def _dinner(self, house: House, decision: Decision) -> Option:
        """TR-10.6: a wrong shot loses at once, a Parasite left alone wins; whichever is less likely."""
        hold = decision.find("hold-fire") or decision.options[0]
        shots = [option for option in decision.options if option.kind == "shoot"]
        if self._is_parasite() or not shots:
            return hold
        chance, target = max([(house.chances[_word(option)], at) for at, option in enumerate(shots)])
        rest = 1.0
        for seat, side in enumerate(house.beliefs.sides):
            if self.mind.friends[seat] != _word(shots[target]):
                rest *= max(side, 1.0 - side)
        return shots[target] if chance * rest > self._all_real(house) else hold

    def _enough(self, house: House, decision: Decision) -> Option:
        yes, no = decision.options
        return yes if self._is_parasite() or self._all_real(house) > 0.5 else no

    def _all_real(self, house: House) -> float:
        """How likely nobody at the table is a Parasite any more."""
        chance = 1.0
        for side in house.beliefs.sides:
            chance *= 1.0 - side
        return chance

    def _best(self, values: list[tuple[float, Option]]) -> Option:
        """The best option, by lot between equals."""
        best = max([value for value, _ in values])
        equals = [option for value, option in values if value > best - 1e-9]
        return equals[self.luck.below(len(equals))]


def _set_up(chair: Chair) -> bool:
    """Whether the table began in the midst of a game, with Characters of whom no event tells."""
    return chair.events()[0]["event"] == "round"


def _word(option: Option) -> str:
    """What an option speaks of: ``shoot:moss-prince`` of the Moss Prince."""
    return option.key.partition(":")[2]
