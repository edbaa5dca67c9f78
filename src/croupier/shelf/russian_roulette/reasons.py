"""Why an answer is not on offer: each reason once, with its clause."""

from __future__ import annotations

from typing import Final

from croupier.shelf.russian_roulette.cards import FIGURES
from croupier.table import WhyNot

# Answers to another question than the one at hand.
ANOTHER_PHASE: Final = WhyNot("that-belongs-to-another-phase", "RR-3.3")
ANOTHER_QUESTION: Final = WhyNot("the-card-just-played-asks-something-else", "")
NO_CARD_CHOOSES: Final = WhyNot("no-card-asks-for-a-person-now", "RR-11.5")
NO_CARD_TURNS: Final = WhyNot("no-card-turns-a-die-now", "RR-A05")
NOT_SHOWING_OFF: Final = WhyNot("only-the-last-captain-shows-off", "RR-8.8")

# RR-4 to RR-8: the phases.
MUST_POCKET: Final = WhyNot("nobody-may-decline-to-pocket-a-card", "RR-4.2")
NOTHING_TO_POCKET: Final = WhyNot("you-have-no-such-card-to-pocket", "RR-4.2")
MUST_BET: Final = WhyNot("everybody-bets", "RR-6.1", "everybody bets, if only 0")
NO_SUCH_FACE: Final = WhyNot("the-die-shows-zero-to-five", "RR-1.4")
OUT_OF_GAME: Final = WhyNot("you-are-out-of-the-game", "RR-3.4")
ACCUSED_ALREADY: Final = WhyNot("one-accusation-per-round", "RR-7.3")
NOT_YOURSELF: Final = WhyNot("nobody-accuses-themselves", "RR-Q11")
THEY_ARE_OUT: Final = WhyNot("they-are-out-of-the-game", "RR-Q11")
POCKET_SHOWN: Final = WhyNot("their-pocket-card-has-been-shown", "RR-Q11")
NOT_FORCED: Final = WhyNot("only-a-card-changes-your-aim", "RR-8.1")
MAY_AIM_AT_SELF: Final = WhyNot("you-may-aim-at-yourself-instead", "RR-Q6")
MUST_AIM_AT_ANOTHER: Final = WhyNot("another-person-must-be-named", "RR-Q6")
ONE_CHANGE: Final = WhyNot("the-target-may-change-once-after-each-card", "RR-Q34")
FIRE_OR_STOP: Final = WhyNot("the-last-captain-fires-or-stops", "RR-8.8")

# RR-11: Action cards.
NOT_HELD: Final = WhyNot("you-do-not-hold-that-card", "RR-11.2")
OTHER_PHASE_PRINTED: Final = WhyNot("the-card-belongs-to-another-phase", "RR-11.2")
NO_SKULL: Final = WhyNot(
    "without-a-skull-only-from-within-the-round",
    "RR-11.8",
    "you are out of the round: only cards with a skull may be played",
)
ONLY_AN_ANSWER: Final = WhyNot("it-answers-a-card-just-shown", "RR-Q25", "it answers a BULLET that has just been shown")
ANOTHER_PAUSE: Final = WhyNot(
    "this-pause-is-for-another-card", "RR-Q25", "this pause is for the card that answers the BULLET just shown"
)
NOT_YOUR_SHOT: Final = WhyNot("you-take-no-part-in-the-next-shot", "RR-Q8")
NO_SHOT_TO_AIM: Final = WhyNot("nobody-takes-part-in-the-next-shot", "RR-Q8")
NO_SHOT_TO_DUCK: Final = WhyNot("nobody-takes-part-in-the-next-shot", "RR-Q37")
NOTHING_TO_DO: Final = WhyNot("it-could-do-nothing-now", "RR-Q36")
SAME_FACE: Final = WhyNot("the-die-must-turn-to-another-face", "RR-Q36")

# By the kind of the card that asks.
CANNOT_CHOOSE: Final = [WhyNot("the-card-cannot-choose-that", clause) for clause in FIGURES.clause]
