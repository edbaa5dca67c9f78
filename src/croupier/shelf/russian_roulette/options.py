"""The answers, the numbers of the questions, the endings and the events of the game, each made once."""

from __future__ import annotations

from typing import Final

from croupier.shelf.russian_roulette.cards import BULLET, CLICK, FIGURES, KINDS
from croupier.table import Event, Option

MOST_SEATS: Final = 6

PASS: Final = Option("pass", rule="RR-Q25", waits=True)
POCKET_CLICK: Final = Option("pocket", "click", CLICK, "RR-4.2", waits=True)
POCKET_BULLET: Final = Option("pocket", "bullet", BULLET, "RR-4.3", waits=True)
BETS: Final = [Option("bet", str(face), face, "RR-6.1", waits=True) for face in FIGURES.faces]
ACCUSATIONS: Final = [Option("accuse", str(seat), seat, "RR-7.1", waits=True) for seat in range(MOST_SEATS)]
PLAYS: Final = [Option("play", name, kind, FIGURES.clause[kind]) for kind, name in enumerate(KINDS)]
TARGETS: Final = [Option("choose", str(seat), seat, "RR-11.5") for seat in range(MOST_SEATS)]
AIMS: Final = [Option("aim", str(seat), seat, "RR-Q29") for seat in range(MOST_SEATS)]
NAME_NOBODY: Final = Option("aim", "nobody", -1, "RR-Q34")
FACES: Final = [Option("turn", str(face), face, "RR-A05") for face in FIGURES.faces]
FIRE: Final = Option("fire", rule="RR-8.8")
STOP: Final = Option("stop", rule="RR-8.8")

# What a question is about. ``questions`` declares the question of each number.
ASK_POCKET: Final = 0
ASK_SPIN: Final = 1
ASK_BET: Final = 2
ASK_CALL: Final = 3
ASK_JUDGE: Final = 4
ASK_VOLLEY: Final = 5
ASK_POWDER: Final = 6
ASK_SCORE: Final = 7
ASK_TARGET: Final = 8
ASK_NAME: Final = 9
ASK_FACE: Final = 10
ASK_SHOW_OFF: Final = 11
ASK_NO_SHOT: Final = 12
ASK_NO_SUSPECT: Final = 13

# How a game ends.
LAST_CAPTAIN: Final = "last captain alive"
MOST_POINTS: Final = "most points"
ALL_DEAD: Final = "all captains dead"
ENDINGS: Final = [LAST_CAPTAIN, MOST_POINTS, ALL_DEAD]

ROUND: Final = Event("round", "RR-3.1", "round")
POCKETED: Final = Event("pocketed", "RR-4.2", "seat")
SPUN: Final = Event("spun", "RR-5.1")
BET: Final = Event("bet", "RR-6.3", "seat", "bet")
ACCUSED: Final = Event("accused", "RR-7.1", "seat", "target")
SHOWED: Final = Event("showed", "RR-7.2", "seat")
CAUGHT: Final = Event("caught", "RR-7.4", "seat")
CLEARED: Final = Event("cleared", "RR-7.6", "seat")
BRIBED: Final = Event("bribed", "RR-A12", "seat")
SWAPPED: Final = Event("swapped", "RR-A12", "seat")
EXTRA_BULLET: Final = Event("extra-bullet", "RR-7.7", "seat")
NO_EXTRA_BULLET: Final = Event("no-extra-bullet", "RR-Q13", "seat")
FIRED: Final = Event("fired", "RR-8.2", "seat", "target", "shot")
FIRED_AT_SKY: Final = Event("fired-at-sky", "RR-A04", "seat", "shot")
SOAKED: Final = Event("soaked", "RR-A09", "seat", "target")
MISSED: Final = Event("missed", "RR-Q4", "seat", "target")
DUCKED: Final = Event("ducked", "RR-A10", "seat", "target")
DIED: Final = Event("died", "RR-10.1", "seat", "left")
CAPTAIN_DIED: Final = Event("captain-died", "RR-10.2", "seat")
RESET: Final = Event("reset", "RR-10.4", "seat")
DREW: Final = Event("drew", "RR-11.1", "seat")
NO_DRAW: Final = Event("no-draw", "RR-Q9", "seat")
RESHUFFLED: Final = Event("reshuffled", "RR-Q9")
PLAYED: Final = Event("played", "RR-11.2", "seat", "card")
PEEKED: Final = Event("peeked", "RR-A01", "seat", "target")
AIMED: Final = Event("aimed", "RR-11.6", "seat", "target")
AIMED_AT_SKY: Final = Event("aimed-at-sky", "RR-A04", "seat")
NAMED_NOBODY: Final = Event("named-nobody", "RR-Q34", "seat")
TURNED_DIE: Final = Event("turned-die", "RR-A05", "seat", "bet")
RAISED: Final = Event("raised", "RR-A06", "seat", "bet")
CALLED_BACK: Final = Event("called-back", "RR-A07", "seat")
SPUN_AGAIN: Final = Event("spun-again", "RR-A08", "seat")
TIPPED: Final = Event("tipped", "RR-A11", "seat", "target")
LOADED: Final = Event("loaded", "RR-A13", "seat")
NOT_LOADED: Final = Event("not-loaded", "RR-Q38", "seat")
STOLE: Final = Event("stole", "RR-A15", "seat", "target")
SCORED: Final = Event("scored", "RR-9.2", "seat", "points", "total")
BONUS: Final = Event("bonus", "RR-A14", "seat", "points", "total")
MAY_SHOW_OFF: Final = Event("may-show-off", "RR-8.8", "seat")
TIED: Final = Event("tied", "RR-9.7", "points")
SHOWED_OFF: Final = Event("showed-off", "RR-8.8", "seat", "shot")
WON_BY_POINTS: Final = Event("won-by-points", "RR-12.2", "seat", "points")
WON_ALONE: Final = Event("won-alone", "RR-12.1", "seat")
NOBODY_WON: Final = Event("nobody-won", "RR-12.3")
