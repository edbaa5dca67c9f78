"""The questions: each with its clause, its answers, and the law that decides which of them are on offer, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.russian_roulette import accusation, playing, rounds, trigger
from croupier.shelf.russian_roulette.cards import ACTIONS_FROM, FIGURES, KINDS
from croupier.shelf.russian_roulette.options import (
    ACCUSATIONS,
    AIMS,
    ASK_BET,
    ASK_CALL,
    ASK_FACE,
    ASK_JUDGE,
    ASK_NAME,
    ASK_NO_SHOT,
    ASK_NO_SUSPECT,
    ASK_POCKET,
    ASK_POWDER,
    ASK_SCORE,
    ASK_SHOW_OFF,
    ASK_SPIN,
    ASK_TARGET,
    ASK_VOLLEY,
    BETS,
    FACES,
    FIRE,
    NAME_NOBODY,
    PASS,
    PLAYS,
    POCKET_BULLET,
    POCKET_CLICK,
    STOP,
    TARGETS,
)
from croupier.shelf.russian_roulette.reasons import (
    ANOTHER_PAUSE,
    ANOTHER_PHASE,
    ANOTHER_QUESTION,
    FIRE_OR_STOP,
    MUST_BET,
    MUST_POCKET,
    NO_CARD_CHOOSES,
    NO_CARD_TURNS,
    NO_SUCH_FACE,
    NOT_SHOWING_OFF,
)
from croupier.table import Answers, Decision, Option, WhyNot
from croupier.table.why import ALL, OFFER, Why

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette

# Every answer of the game.
ANSWERS: Final = Answers(
    [PASS, POCKET_CLICK, POCKET_BULLET, NAME_NOBODY, FIRE, STOP, *FACES, *PLAYS[ACTIONS_FROM:]],
    seats=["accuse", "choose", "aim"],
    judged=["bet"],
)

# Why each kind of answer is refused while a question is open that does not accept it.
ELSEWHERE: Final = {
    "pocket": ANOTHER_PHASE,
    "bet": ANOTHER_PHASE,
    "accuse": ANOTHER_PHASE,
    "aim": ANOTHER_PHASE,
    "choose": NO_CARD_CHOOSES,
    "turn": NO_CARD_TURNS,
    "fire": NOT_SHOWING_OFF,
    "stop": NOT_SHOWING_OFF,
}


class Question:
    """A question of a phase. Besides its own answers it accepts the Action cards that may be played (RR-11.2).

    ``always`` are the answers that are always on offer; of ``choices`` the law leaves some. ``refuses`` says why other
    kinds of answers are refused.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        choices: list[Option] | None = None,
        always: list[Option] | None = None,
        refuses: dict[str, WhyNot] | None = None,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.choices: list[Option] = choices or []
        self.always: list[Option] = [PASS] if always is None else always
        self.refuses: dict[str, WhyNot] = {**ELSEWHERE, **(refuses or {})}
        self.made: dict[int, Decision] = {}
        self.plain = self.make(0, 0)

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        """Which of the choices are on offer to a player, one bit for each."""
        return 0

    def offer(self, game: Roulette, seat: i64) -> Decision:
        """The decision of a player who is asked now."""
        return self.decision(playing.law(game, seat, OFFER), self.law(game, seat, OFFER))

    def decision(self, plays: i64, chosen: i64) -> Decision:
        """The decision with these kinds of cards to play and these choices, made once."""
        if not plays and not chosen:
            return self.plain
        key: int = plays | chosen << len(KINDS)
        made = self.made.get(key)
        if made is None:
            made = self.make(plays, chosen)
            self.made[key] = made
        return made

    def make(self, plays: i64, chosen: i64) -> Decision:
        """Make a decision."""
        choices = [option for number, option in enumerate(self.choices) if chosen & 1 << number]
        cards = [option for kind, option in enumerate(PLAYS) if plays & 1 << kind]
        return Decision(self.kind, self.rule, (*self.always, *choices, *cards))

    def why_not(self, game: Roulette, seat: int, key: str) -> WhyNot | None:
        """Why an answer is not on offer to a player."""
        for number, option in enumerate(self.choices):
            if option.key == key:
                why = Why(1 << number)
                self.law(game, seat, why)
                return why.reason
        return self.why_no_answer(game, seat, key)

    def why_no_answer(self, game: Roulette, seat: int, key: str) -> WhyNot | None:
        """Why anything other than the choices is not an answer to the question."""
        kind, _, word = key.partition(":")
        if kind != "play":
            return self.refuses[kind]
        why = Why(1 << KINDS.index(word))
        playing.law(game, seat, why)
        return why.reason


class Pocket(Question):
    """RR-4.2: which card to pocket."""

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        return rounds.pocket_law(game, seat, why)


class Call(Question):
    """RR-7.1: whom to accuse; without any suspect it is a different question."""

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        return accusation.law(game, seat, why)

    def offer(self, game: Roulette, seat: i64) -> Decision:
        plays = playing.law(game, seat, OFFER)
        suspects = self.law(game, seat, OFFER)
        return self.decision(plays, suspects) if suspects else NO_SUSPECT.decision(plays, 0)


class Judge(Question):
    """RR-A12: whether to bribe the judge; accusations have to wait."""

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        return why.bar(ALL, ALL, ANOTHER_PAUSE)


class Volley(Question):
    """RR-8.2: anything to add before FIRE; players whom a card forces to name a target may change it."""

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        return trigger.changing_law(game, seat, why)


class NoAims(Question):
    """A question during which targets cannot change, because no shot is left or because it has been fired."""

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        return trigger.no_change_law(game, seat, why)


class AskedByCard(Question):
    """A question of the card just played; no other card can be played in between."""

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        return game.cards[game.card].law(game, seat, why)

    def offer(self, game: Roulette, seat: i64) -> Decision:
        return self.decision(0, self.law(game, seat, OFFER))

    def why_no_answer(self, game: Roulette, seat: int, key: str) -> WhyNot | None:
        return ANOTHER_QUESTION


class Target(AskedByCard):
    """RR-11.5: the target of the card. The clause is the card's."""

    def offer(self, game: Roulette, seat: i64) -> Decision:
        return TARGET_OF[game.card].decision(0, self.law(game, seat, OFFER))


class Name(AskedByCard):
    """RR-Q29: the target that a card forces a player to name."""

    def law(self, game: Roulette, seat: i64, why: Why) -> i64:
        return trigger.naming_law(game, seat, why)


NO_SUSPECT: Final = Question("no-suspect", "RR-Q25")
TARGET_OF: Final = [Question("target", clause, TARGETS, []) for clause in FIGURES.clause]
_NAMES: Final = [NAME_NOBODY, *AIMS]
_BY_NUMBER: Final = {
    ASK_POCKET: Pocket("pocket", "RR-4.2", [POCKET_CLICK, POCKET_BULLET], [], {"pass": MUST_POCKET}),
    ASK_SPIN: Question("spin", "RR-Q25"),
    ASK_BET: Question("bet", "RR-6.1", [], BETS, {"pass": MUST_BET, "bet": NO_SUCH_FACE}),
    ASK_CALL: Call("accusation", "RR-7.1", ACCUSATIONS),
    ASK_NO_SUSPECT: NO_SUSPECT,
    ASK_JUDGE: Judge("judge", "RR-A12", ACCUSATIONS),
    ASK_VOLLEY: Volley("volley", "RR-Q25", _NAMES),
    ASK_NO_SHOT: NoAims("no-shot", "RR-Q25", _NAMES),
    ASK_POWDER: NoAims("powder", "RR-A09", _NAMES),
    ASK_SCORE: Question("score", "RR-A14"),
    ASK_TARGET: Target("target", "RR-11.5", TARGETS, []),
    ASK_NAME: Name("aim", "RR-Q29", _NAMES, []),
    ASK_FACE: AskedByCard("face", "RR-A05", FACES, []),
    ASK_SHOW_OFF: Question("show-off", "RR-8.8", [], [STOP, FIRE], {"pass": FIRE_OR_STOP}),
}
QUESTIONS: Final = [_BY_NUMBER[about] for about in range(len(_BY_NUMBER))]
"""The questions by the number that they are about."""


def why_not(game: Roulette, seat: int, key: str) -> WhyNot | None:
    """Why a player may not give this answer now."""
    return ANSWERS.why_unknown(key, game.seats) or QUESTIONS[game.about].why_not(game, seat, key)
