"""RR-3.3: the phases of a round by number, and the pauses in between (RR-Q25)."""

from __future__ import annotations

from typing import Final

POCKET: Final = 0
SPIN: Final = 1
BET: Final = 2
ACCUSATION: Final = 3
JUDGE: Final = 4
TRIGGER: Final = 5
POWDER: Final = 6
SCORE: Final = 7
SHOW_OFF: Final = 8
PHASES: Final = ["pocket", "spin", "bet", "accusation", "judge", "trigger", "powder", "score", "show-off"]

# The phase in which each pause falls: its cards are printed with that phase.
PAUSES: Final = {"judge": "accusation", "powder": "trigger"}
