"""What players are asked: the clause and the answers of each question, and the law that decides which answers are on
offer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.hundred_days import adventure, closing, garage, moving, tokens
from croupier.shelf.hundred_days.board import HOUSE, TILE_PLACES, WORDS
from croupier.shelf.hundred_days.cards import BIT, TILES
from croupier.shelf.hundred_days.layout import (
    ADVENTURE,
    COLLECTION,
    DISCARD,
    DRAWING,
    EVERY_PLACE,
    EVERY_SPACE,
    GARAGE,
    MISSION,
    lowest,
)
from croupier.shelf.hundred_days.options import (
    ASK_DESTROY,
    ASK_ELBOW,
    ASK_FETCH,
    ASK_GO,
    ASK_LEAVE,
    ASK_LUNCH,
    ASK_MORTY,
    ASK_MORTY_GO,
    ASK_NAME,
    ASK_PAY,
    ASK_PERSON,
    ASK_REACT,
    ASK_RETURN,
    ASK_RICK,
    ASK_SPEND,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TILE,
    ASK_TURN,
    CARDS,
    CLOSES,
    DESTROYS,
    DONE,
    END_TURN,
    ENOUGH,
    FETCHES,
    GOES,
    GUARDS,
    LEAVES,
    LET_IT_BE,
    MORTY_GOES,
    MORTYS,
    MOVE,
    NAMES,
    PASS,
    PEOPLE,
    PLAYS,
    REACTS,
    RETURNS,
    RICK_AGAIN,
    RICKS,
    SPENDS,
    TAKES,
    TILE_CHOICES,
    USES,
)
from croupier.shelf.hundred_days.reasons import (
    ANOTHER_PHASE,
    CANNOT_PAY_THAT,
    END_IT,
    END_IT_AFTER_A_CLOCK,
    MORTY_ON_TILES,
    NO_ACTION_LEFT,
    NOT_AMONG_THOSE,
    NOT_ASKED,
    NOT_HELD,
    NOTHING_TO_REACT_TO,
    ONE_TO_SIX,
    PASS_INSTEAD,
    SHORT_TO_CLOSE,
    TOKENS_FIRST,
    WAIT_TO_REACT,
    short_of,
)
from croupier.table import ALL, OFFER, Answers, Decision, Flow, Option, Why, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays

MOST_KEPT: Final = 1 << 12
SPACE_WORDS: Final = [str(space) for space in range(TILE_PLACES)]


class Question:
    """A question to a seat. ``options`` are the answers that depend on the table, one for each candidate of the law;
    ``first`` and ``last`` are those that are always on offer.
    """

    def __init__(
        self,
        about: int,
        kind: str,
        rule: str,
        options: list[Option],
        *,
        phases: tuple[int, ...] = (ADVENTURE,),
        first: Option | None = None,
        last: Option | None = None,
    ) -> None:
        self.about = about
        self.kind = kind
        self.rule = rule
        self.options = options
        self.phases = phases
        self.first = [] if first is None else [first]
        self.last = [] if last is None else [last]
        self.made: dict[int, Decision] = {}

    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        """What may be chosen, a bit for each candidate."""
        raise NotImplementedError

    def offer(self, game: HundredDays, seat: i64) -> Decision:
        """The decision with what the law leaves."""
        return self.decision(self.law(game, seat, OFFER))

    def decision(self, chosen: i64) -> Decision:
        """The decision with these candidates, cached because the same ones come up often."""
        made = self.made.get(chosen)
        if made is None:
            options = self.in_order([option for at, option in enumerate(self.options) if chosen >> at & 1])
            made = Decision(self.kind, self.rule, (*self.first, *options, *self.last))
            if len(self.made) >= MOST_KEPT:
                self.made.clear()
            self.made[chosen] = made
        return made

    def in_order(self, options: list[Option]) -> list[Option]:
        """The options in the order in which they are shown."""
        return options

    def answers(self) -> set[str]:
        """The kinds of answers that belong to the question."""
        return {option.kind for option in [*self.first, *self.options, *self.last]}

    def words(self) -> list[str]:
        """The candidates by their words."""
        return [option.key.partition(":")[2] for option in self.options]

    def why_not(self, game: HundredDays, seat: int, kind: str, word: str) -> WhyNot:
        """The rule that forbids an answer of the question."""
        words = self.words()
        if word not in words:
            return self.unknown()
        why = Why(1 << words.index(word))
        self.law(game, seat, why)
        return why.reason or NOT_AMONG_THOSE

    def unknown(self) -> WhyNot:
        """Why a word that is not a candidate cannot be chosen."""
        return NOT_AMONG_THOSE


# HD-7: where the pawns go.


class PlaceQuestion(Question):
    """A place of the board for a pawn. Dimension 1 is shown first, and the house after 6."""

    def in_order(self, options: list[Option]) -> list[Option]:
        if not options or options[0].value != HOUSE:
            return options
        tiles = [option for option in options if option.value < TILE_PLACES]
        return [*tiles[1:], tiles[0], *options[len(tiles) :]]

    def words(self) -> list[str]:
        return WORDS


class RickQuestion(PlaceQuestion):
    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        return EVERY_PLACE


class MortyQuestion(PlaceQuestion):
    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        return why.keep(EVERY_PLACE, EVERY_SPACE, MORTY_ON_TILES)


class GoQuestion(PlaceQuestion):
    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        return moving.rick_law(game, game.target, why)


# HD-10: a turn.


class TurnQuestion(Question):
    """HD-10.1, HD-10.8, HD-10.10: the actions, while there is one left, and what else may be done."""

    def offer(self, game: HundredDays, seat: i64) -> Decision:
        options: list[Option] = []
        if game.actions > 0:
            add_those(options, PLAYS, adventure.play_law(game, seat, OFFER))
            add_those(options, CLOSES, closing.law(game, seat, OFFER))
            if moving.why_not_move(game, seat) is None:
                options.append(MOVE)
        add_those(options, USES, adventure.use_law(game, seat, OFFER))
        add_those(options, GUARDS, garage.guard_law(game, seat, OFFER))
        options.append(PASS if game.actions == 1 and not game.acted else END_TURN)
        return Decision(self.kind, self.rule, tuple(options))

    def why_not(self, game: HundredDays, seat: int, kind: str, word: str) -> WhyNot:
        if kind == "pass":
            return END_IT if game.acted else END_IT_AFTER_A_CLOCK
        if kind == "end-turn":
            return PASS_INSTEAD
        if kind in ("play", "close", "move") and game.actions <= 0:
            return NO_ACTION_LEFT
        if kind == "move":
            return moving.why_not_move(game, seat) or NOT_AMONG_THOSE
        if kind == "close":
            return self.why_not_close(game, seat, word)
        card = game.cards[TILES + CARDS.index(word)]
        why = Why(card.bit)
        if kind == "play":
            adventure.play_law(game, seat, why)
        elif kind == "use":
            adventure.use_law(game, seat, why)
        else:
            garage.guard_law(game, seat, why)
        return card.in_full(game, seat, why.reason or NOT_AMONG_THOSE)

    def why_not_close(self, game: HundredDays, seat: int, word: str) -> WhyNot:
        word = SPACE_WORDS[HOUSE] if word == WORDS[HOUSE] else word
        if word not in SPACE_WORDS:
            return ONE_TO_SIX
        space = SPACE_WORDS.index(word)
        why = Why(1 << space)
        closing.law(game, seat, why)
        if why.reason is SHORT_TO_CLOSE:
            return short_of(SHORT_TO_CLOSE, closing.shortfall(game, seat, space))
        return why.reason or NOT_AMONG_THOSE


class PayQuestion(Question):
    """HD-Q30: the ways to pay are computed for each closing."""

    def offer(self, game: HundredDays, seat: i64) -> Decision:
        return Decision(self.kind, self.rule, tuple(closing.ways(game, seat, game.closing)))

    def answers(self) -> set[str]:
        return {"pay"}

    def unknown(self) -> WhyNot:
        return CANNOT_PAY_THAT


class SpendQuestion(Question):
    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        return moving.spend_law(game, seat, why)


class ReactQuestion(Question):
    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        left = why.keep(ALL, game.cards_in(game.hand(seat)), NOT_HELD)
        return why.keep(left, BIT[game.fitting], NOTHING_TO_REACT_TO)


class LeaveQuestion(Question):
    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        return tokens.heap_law(game, why)


class DestroyQuestion(Question):
    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        return why.keep(ALL, game.cards_in(game.hand(seat)), NOT_HELD)


# HD-Q42: what cards ask.


class CardQuestion(Question):
    """A question whose law belongs to the card that asks it."""

    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        return game.cards[asking(game)].law(game, self.about, seat, why)


class TakeQuestion(CardQuestion):
    """A token to take; in the Garage phase from the Federation, without a card (HD-9.2)."""

    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        return super().law(game, seat, why) if asking(game) >= 0 else tokens.supply_law(game, why)


class TileQuestion(CardQuestion):
    def unknown(self) -> WhyNot:
        return ONE_TO_SIX


class LunchQuestion(CardQuestion):
    def why_not(self, game: HundredDays, seat: int, kind: str, word: str) -> WhyNot:
        card = game.cards[TILES + CARDS.index(word)]
        return card.in_full(game, seat, super().why_not(game, seat, kind, word))


class MortyGoQuestion(PlaceQuestion):
    def law(self, game: HundredDays, seat: i64, why: Why) -> i64:
        return game.cards[asking(game)].law(game, self.about, seat, why)


def asking(game: HundredDays) -> i64:
    """The card that asks: the reaction, or else the card that is played or used; -1 if there is none."""
    return game.reaction if game.reaction >= 0 else game.card


QUESTIONS: Final[list[Question]] = [
    RickQuestion(ASK_RICK, "rick", "HD-7.3", RICKS, phases=(MISSION,)),
    MortyQuestion(ASK_MORTY, "morty", "HD-7.2", MORTYS, phases=(MISSION,), last=RICK_AGAIN),
    TurnQuestion(ASK_TURN, "turn", "HD-10.1", [*PLAYS, *CLOSES, MOVE, *USES, *GUARDS, PASS, END_TURN]),
    ReactQuestion(ASK_REACT, "react", "HD-Q17", REACTS, phases=(ADVENTURE, COLLECTION), first=LET_IT_BE),
    TakeQuestion(ASK_TAKE, "take", "HD-Q42", TAKES, phases=(GARAGE, ADVENTURE)),
    LeaveQuestion(ASK_LEAVE, "leave", "HD-11.5", LEAVES, phases=(COLLECTION,)),
    SpendQuestion(ASK_SPEND, "spend", "HD-10.6", SPENDS),
    GoQuestion(ASK_GO, "go", "HD-Q5", GOES),
    MortyGoQuestion(ASK_MORTY_GO, "morty-go", "HD-O18", MORTY_GOES),
    PayQuestion(ASK_PAY, "pay", "HD-10.5", []),
    CardQuestion(ASK_PERSON, "person", "HD-Q42", PEOPLE),
    CardQuestion(ASK_TARGET, "target", "HD-4.9", DESTROYS),
    CardQuestion(ASK_NAME, "name", "HD-Q42", NAMES),
    TileQuestion(ASK_TILE, "tile", "HD-Q36", TILE_CHOICES),
    CardQuestion(ASK_RETURN, "return", "HD-Q42", RETURNS, last=ENOUGH),
    DestroyQuestion(ASK_DESTROY, "destroy", "HD-4.9", DESTROYS, phases=(ADVENTURE, DRAWING, DISCARD)),
    CardQuestion(ASK_FETCH, "fetch", "HD-O17", FETCHES),
    LunchQuestion(ASK_LUNCH, "lunch", "HD-A09", PLAYS, last=DONE),
    CardQuestion(ASK_ELBOW, "elbow", "HD-R06", TAKES, phases=(COLLECTION,)),
]
MORTY_SOMEWHERE: Final = Decision(QUESTIONS[ASK_MORTY].kind, QUESTIONS[ASK_MORTY].rule, tuple(MORTYS))
"""What Morty's place can be once it is chosen."""


def choose(game: HundredDays, seat: int, about: int, settled: bool = False) -> Flow:
    """HD-Q42: ask for one of what the law leaves, which must not be empty. A single candidate is not asked for, nor is
    the first of several that will all be chosen in the end (``settled``). The answer is in ``chosen``.
    """
    choice = QUESTIONS[about].law(game, seat, OFFER)
    if choice & (choice - 1) and not settled:
        yield game.ask(seat, about)
        game.chosen = game.answers[seat].value
    else:
        game.chosen = lowest(choice)


def add_those(options: list[Option], known: list[Option], chosen: i64) -> None:
    """Add those options whose bits are set."""
    while chosen:
        options.append(known[lowest(chosen)])
        chosen &= chosen - 1


# Why not?

# A dimension that does not exist has its own reason, and so has a Morty between two.
_MORTYS_ANYWHERE: Final = [Option("morty", word) for word in WORDS]
ANSWERS: Final = Answers(
    [
        *(PASS, END_TURN, MOVE, ENOUGH, DONE, RICK_AGAIN),
        *(*RICKS, *_MORTYS_ANYWHERE, *PLAYS, *USES, *GUARDS, *REACTS, *DESTROYS, *FETCHES),
        *(*GOES, *TAKES, *LEAVES, *SPENDS, *RETURNS, *NAMES),
    ],
    seats=["choose"],
    judged=["pay", "close", "tile"],
)


def why_not(game: HundredDays, seat: int, key: str) -> WhyNot:
    """Why a seat may not give this answer now."""
    unknown = ANSWERS.why_unknown(key, game.seats)
    if unknown is not None:
        return unknown
    kind, _, word = key.partition(":")
    question = QUESTIONS[game.about]
    if kind in question.answers():
        return question.why_not(game, seat, kind, word)
    if kind == "react":
        return WAIT_TO_REACT
    if kind == "go" and game.about == ASK_SPEND:
        return TOKENS_FIRST
    asked_now = [question for question in QUESTIONS if kind in question.answers() and game.phase in question.phases]
    return NOT_ASKED if asked_now else ANOTHER_PHASE
