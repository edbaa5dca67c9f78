"""The moments of a round that are worth showing."""

from __future__ import annotations

from typing import Final

from croupier.table import Beat

ROUND: Final = Beat("round", 1.2, "round")
POCKETS: Final = Beat("pockets", 1.4)
SPIN: Final = Beat("spin", 1.8)
BETS: Final = Beat("bets", 2.6)
CARD: Final = Beat("card", 1.8, "seat", "card")
EFFECT: Final = Beat("effect", 2.4, "seat", "card")
SILENCE: Final = Beat("silence", 1.8)
FINGERS: Final = Beat("fingers", 2.4)
POCKET: Final = Beat("pocket", 2.2, "seat")
VERDICT: Final = Beat("verdict", 2.6)
COUNTDOWN: Final = Beat("countdown", 3.0, "shot")
NEXT_SHOT: Final = Beat("next-shot", 1.6, "shot")
VOLLEY: Final = Beat("volley", 2.4, "shot")
MISS: Final = Beat("miss", 2.0, "seat")
DEATH: Final = Beat("death", 2.4, "seat")
CAPTAIN: Final = Beat("captain", 3.6, "seat")
POINTS: Final = Beat("points", 2.2)
LAST_STAND: Final = Beat("last-stand", 2.4, "seat")
SHOW_OFF: Final = Beat("show-off", 2.6, "seat")
END: Final = Beat("end", 2.4)

BEATS: Final = (
    ROUND,
    POCKETS,
    SPIN,
    BETS,
    CARD,
    EFFECT,
    SILENCE,
    FINGERS,
    POCKET,
    VERDICT,
    COUNTDOWN,
    NEXT_SHOT,
    VOLLEY,
    MISS,
    DEATH,
    CAPTAIN,
    POINTS,
    LAST_STAND,
    SHOW_OFF,
    END,
)
