"""The options and decisions of the game, each made once and reused, and its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.total_rickall.cards import CHARACTERS, COLOURS, KINDS, NAMES
from croupier.table import Answers, Decision, Event, Flag, Kind, Option, Word

if TYPE_CHECKING:
    from croupier.shelf.total_rickall.view import Saying

MOST_SEATS: Final = 5
DECK: Final = len(NAMES)
"""The top Identity of the deck, where a Character is asked for."""
SUBJECTS: Final = [*NAMES, "deck"]
"""Everything a player can speak about."""

# What may be said (TR-7.3).
SAY_REAL: Final = 0
SAY_PARASITE: Final = 1
SAY_ONE_REAL: Final = 2
SAY_NO_KILLING_CARD: Final = 3
SAY_RATHER: Final = 4
SAYINGS: Final[list[Saying]] = ["real", "parasite", "one-real", "no-killing-card", "rather"]
# The menu of a player who speaks up also has the two votes, after the sayings.
CALL_DECLARATION: Final = 5
CALL_ENOUGH: Final = 6

PASS: Final = Option("pass", rule="TR-Q36", waits=True)
SPEAK: Final = Option("speak", rule="TR-7.2", aside=True)
LAYS: Final = [Option("lay", KINDS[kind], kind, "TR-4.1") for kind in range(CHARACTERS)]
SHOTS: Final = [Option("shoot", name, at, "TR-6.4") for at, name in enumerate(NAMES)]
LOOKS: Final = [Option("look", name, at, "TR-7.4") for at, name in enumerate(NAMES)]
TURNS_UP: Final = [Option("turn-up", name, at, "TR-11.11") for at, name in enumerate(NAMES)]
COLOUR_CHOICES: Final = [Option("colour", name, at, "TR-11.9") for at, name in enumerate(COLOURS)]
FORCES: Final = [Option("force", str(seat), seat, "TR-11.15") for seat in range(MOST_SEATS)]
GIFTS: Final = [Option("give", str(seat), seat, "TR-11.4") for seat in range(MOST_SEATS)]
RESOLVE: Final = Option("resolve", rule="TR-4.7")
END_ROUND: Final = Option("end-round", rule="TR-4.6")
HOLD_FIRE: Final = Option("hold-fire", rule="TR-10.4")
DECLARE: Final = Option("declare", value=CALL_DECLARATION, rule="TR-8.1")
ENOUGH: Final = Option("enough", value=CALL_ENOUGH, rule="TR-Q20")
SAYS: Final = [Option("say", word, at, "TR-7.3") for at, word in enumerate(SAYINGS)]
ABOUTS: Final = [Option("about", name, at, "TR-7.3" if at < DECK else "TR-Q38") for at, name in enumerate(SUBJECTS)]
NEVER_MIND: Final = Option("never-mind", rule="TR-7.2")
AGREE: Final = Option("agree", value=1, rule="TR-8.2", waits=True)
DISAGREE: Final = Option("disagree", value=0, rule="TR-8.2", waits=True)

# What a decision is about: the numbers of the questions.
ASK_LISTEN: Final = 0
ASK_LAY: Final = 1
ASK_SHOOT: Final = 2
ASK_LOOK: Final = 3
ASK_LOOK_AGAIN: Final = 4
ASK_TURN_UP: Final = 5
ASK_RESOLVE: Final = 6
ASK_COLOUR: Final = 7
ASK_FORCE: Final = 8
ASK_GIVE: Final = 9
ASK_END_ROUND: Final = 10
ASK_DINNER: Final = 11
ASK_SPEAK: Final = 12
ASK_ABOUT: Final = 13
ASK_RATHER_THAN: Final = 14
ASK_VOTE: Final = 15
ASK_ENOUGH: Final = 16

# Decisions are cached, but not more than this many per question: there are very many sets of Characters.
MOST_KEPT: Final = 1 << 14


class Question:
    """A question: its kind and clause, what may be ``chosen`` as far as the law allows, and what is always on offer
    ``besides``.
    """

    def __init__(self, kind: str, rule: str, chosen: list[Option], besides: tuple[Option, ...] = ()) -> None:
        self.kind = kind
        self.rule = rule
        self.chosen = chosen
        self.besides = besides
        self.plain: Decision = Decision(kind, rule, besides)
        self.made: dict[int, Decision] = {}

    def decision(self, allowed: i64) -> Decision:
        """The decision with these options to choose from, one bit for each."""
        if not allowed:
            return self.plain
        made = self.made.get(allowed)
        if made is None:
            options = [option for number, option in enumerate(self.chosen) if allowed & 1 << number]
            made = Decision(self.kind, self.rule, (*options, *self.besides))
            if len(self.made) >= MOST_KEPT:
                self.made.clear()
            self.made[allowed] = made
        return made


_BY_NUMBER: Final = {
    ASK_LISTEN: Question("listen", "TR-Q36", [], (PASS, SPEAK)),
    ASK_LAY: Question("lay", "TR-4.1", LAYS, (SPEAK,)),
    ASK_SHOOT: Question("shoot", "TR-6.3", SHOTS, (SPEAK,)),
    ASK_LOOK: Question("look", "TR-11.2", LOOKS, (SPEAK,)),
    ASK_LOOK_AGAIN: Question("look-again", "TR-11.6", LOOKS),
    ASK_TURN_UP: Question("turn-up", "TR-11.11", TURNS_UP, (SPEAK,)),
    ASK_RESOLVE: Question("resolve", "TR-4.7", [], (RESOLVE, SPEAK)),
    ASK_COLOUR: Question("colour", "TR-11.9", COLOUR_CHOICES, (SPEAK,)),
    ASK_FORCE: Question("force", "TR-11.15", FORCES, (SPEAK,)),
    ASK_GIVE: Question("give", "TR-11.4", GIFTS),
    ASK_END_ROUND: Question("end-round", "TR-4.6", [], (END_ROUND, SPEAK)),
    ASK_DINNER: Question("dinner", "TR-10.4", SHOTS, (HOLD_FIRE, SPEAK)),
    ASK_SPEAK: Question("speak", "TR-7.2", [*SAYS, DECLARE, ENOUGH], (NEVER_MIND,)),
    ASK_ABOUT: Question("about", "TR-7.3", ABOUTS, (NEVER_MIND,)),
    ASK_RATHER_THAN: Question("rather-than", "TR-7.3", ABOUTS, (NEVER_MIND,)),
    ASK_VOTE: Question("vote", "TR-8.2", [], (AGREE, DISAGREE)),
    ASK_ENOUGH: Question("enough", "TR-Q20", [], (AGREE, DISAGREE)),
}
QUESTIONS: Final = [_BY_NUMBER[about] for about in range(len(_BY_NUMBER))]
"""The questions by the number that they are about."""

LISTEN: Final = QUESTIONS[ASK_LISTEN].plain


def decision(about: i64, allowed: i64 = 0) -> Decision:
    """The decision with these cards, Characters, seats, colours or sayings to choose from, one bit for each."""
    return QUESTIONS[about].decision(allowed)


OPTIONS: Final = {option.key: option for question in QUESTIONS for option in (*question.chosen, *question.besides)}
OF_SEATS: Final = ["force", "give"]
ANSWERS: Final = Answers([option for option in OPTIONS.values() if option.kind not in OF_SEATS], OF_SEATS)

DEALT_FRIEND: Final = Event("dealt-friend", "TR-2.9", "seat", "card")
SET_OUT: Final = Event("set-out", "TR-2.4", "card", "slot")
FIRST_PLAYER: Final = Event("first-player", "TR-2.6", "seat")
DEALT: Final = Event("dealt", "TR-2.7", "seat")
ROUND: Final = Event("round", "TR-4.1", "round", "seat")
LAST_ROUND: Final = Event("last-round", "TR-5.5", "round")
LAID: Final = Event("laid", "TR-4.1", "seat")
DREW: Final = Event("drew", "TR-4.2", "seat")
NO_DRAW: Final = Event("no-draw", "TR-Q30", "seat")
RESHUFFLED: Final = Event("reshuffled", "TR-4.9")
TURNED_UP: Final = Event("turned-up", "TR-4.3", "seat", "card")
COPIED: Final = Event("copied", "TR-11.13", "seat", "card")
NOTHING: Final = Event("nothing", "TR-4.8", "seat", "card")
NOTHING_TO_COPY: Final = Event("nothing-to-copy", "TR-Q7", "seat")
LOOKED_AT_DECK: Final = Event("looked-at-deck", "TR-11.1", "seat")
LOOKED: Final = Event("looked", "TR-11.2", "seat", "card")
LOOKED_AT_TWO: Final = Event("looked", "TR-11.6", "seat", "card")
POINTED_AT: Final = Event("pointed-at", "TR-11.6", "seat", "card")
LOOKED_AGAIN: Final = Event("looked-again", "TR-Q14", "seat", "card")
SHUFFLED_TWO: Final = Event("shuffled-two", "TR-11.6", "seat", "card", Kind("second_card"))
SHUFFLED_ALL: Final = Event("shuffled-all", "TR-11.4", "seat", "card", "count")
NOT_SHUFFLED: Final = Event("not-shuffled", "TR-11.5", "seat", "card")
GAVE: Final = Event("gave", "TR-11.4", "seat", "target")
EXPOSED: Final = Event("exposed", "TR-11.11", "seat", "card")
CHOSE_COLOUR: Final = Event("chose-colour", "TR-11.9", "seat", Word("colour", COLOURS))
FORCED: Final = Event("forced", "TR-11.15", "seat", "target")
SHOT: Final = Event("shot", "TR-6.4", "seat", "card")
SHOT_FRIEND: Final = Event("shot-friend", "TR-6.4", "seat", "card", "target")
DENTED: Final = Event("dented", "TR-C17", "seat", "card")
EXTERMINATED: Final = Event("exterminated", "TR-6.5", "card")
FAILED: Final = Event("failed", "TR-6.6", "card", "fails")
LOST_CARD: Final = Event("lost-card", "TR-6.7", "seat")
NO_PENALTY: Final = Event("no-penalty", "TR-11.12", "seat")
BOUNTY_PAID: Final = Event("bounty-paid", "TR-C02", "seat", "card")
ARRIVED: Final = Event("arrived", "TR-2.8", "card", "slot")
NO_ARRIVAL: Final = Event("no-arrival", "TR-5.5")
FREED: Final = Event("freed", "TR-9.6", "seat")
NEW_FRIEND: Final = Event("new-friend", "TR-9.9", "seat", "card")
NO_FRIEND: Final = Event("no-friend", "TR-Q4", "seat")
WAITING_TO_DRAW: Final = Event("waiting-to-draw", "TR-11.14", "seat", Flag("in_vain"))
QUIET_ROUND: Final = Event("quiet-round", "TR-11.14")
LOUD_ROUND: Final = Event("loud-round", "TR-11.14")
DECLARED: Final = Event("declared", "TR-8.1", "seat")
CALLED_ENOUGH: Final = Event("called-enough", "TR-Q20", "seat")
VOTED: Final = Event("voted", "TR-8.2", "seat", Word("vote", ["disagree", "agree"]))
CARRIED: Final = Event("carried", "TR-8.2", "votes", "seats")
NOT_CARRIED: Final = Event("not-carried", "TR-8.2", "votes", "seats")
SAID_REAL: Final = Event("said-real", "TR-7.3", "seat", "card")
SAID_PARASITE: Final = Event("said-parasite", "TR-7.3", "seat", "card")
SAID_NEXT_REAL: Final = Event("said-next-real", "TR-Q38", "seat")
SAID_NEXT_PARASITE: Final = Event("said-next-parasite", "TR-Q38", "seat")
SAID_ONE_REAL: Final = Event("said-one-real", "TR-7.3", "seat", "card", Kind("second_card"))
SAID_NO_KILLING_CARD: Final = Event("said-no-killing-card", "TR-7.3", "seat")
SAID_RATHER: Final = Event("said-rather", "TR-7.3", "seat", "card", Kind("second_card"))
TIME_OUT: Final = Event("time-out", "TR-8.7")
REVEALED: Final = Event("revealed", "TR-8.2", "card")
REVEALED_TOO_LATE: Final = Event("revealed", "TR-Q44", "card")
REVEALED_FRIEND: Final = Event("revealed-friend", "TR-8.6", "seat", "card")
DINNER: Final = Event("dinner", "TR-10.1", "seat")
HELD_FIRE: Final = Event("held-fire", "TR-10.4", "seat")
LAP_OF_PEACE: Final = Event("lap-of-peace", "TR-Q20")
NO_SHOT_LEFT: Final = Event("no-shot-left", "TR-Q20")
TEAM_WON: Final = Event("team-won", "TR-8.4")
TEAM_LOST: Final = Event("team-lost", "TR-8.4")
TEAM_LOST_BY_FAILS: Final = Event("team-lost", "TR-8.5")
TOO_MANY_FAILS: Final = Event("too-many-fails", "TR-8.5", "seat")
REALS_WON: Final = Event("reals-won", "TR-9.10")
PARASITES_WON: Final = Event("parasites-won", "TR-9.10")
NOBODY_WON: Final = Event("nobody-won", "TR-Q27")
