"""The moments that are worth showing. They follow from public information; private information is in events."""

from __future__ import annotations

from typing import Final

from croupier.table import Beat, Kind

ROUND: Final = Beat("round", 1.2, "round", "seat")
LAST_ROUND: Final = Beat("last-round", 2.4, "round", "seat")
CARDS: Final = Beat("cards", 2.6)
NOTHING: Final = Beat("nothing", 1.2, "seat")
PEEK: Final = Beat("peek", 2.0, "seat", "card", private=True)
PEEK_DECK: Final = Beat("peek-deck", 2.0, "seat", private=True)
SHUFFLE: Final = Beat("shuffle", 2.8, "seat", "card")
SHUFFLE_TWO: Final = Beat("shuffle-two", 2.8, "seat", "card", Kind("second_card"), private=True)
EXPOSED: Final = Beat("exposed", 2.8, "seat", "card")
GIFT: Final = Beat("gift", 1.2, "seat", "target")
WAITING: Final = Beat("waiting", 1.6, "seat")
QUIET: Final = Beat("quiet", 2.0)
FORCED: Final = Beat("forced", 1.8, "seat", "target")
AIM: Final = Beat("aim", 1.2, "seat", "card")
DENT: Final = Beat("dent", 2.2, "seat", "card")
SHOT: Final = Beat("shot", 2.8, "seat", "card")
EXTERMINATED: Final = Beat("exterminated", 2.0, "card")
FAIL: Final = Beat("fail", 2.2, "card", "fails")
FOURTH: Final = Beat("fourth", 3.0, "seat", "card")
FREED: Final = Beat("freed", 1.8, "seat")
ARRIVAL: Final = Beat("arrival", 1.8, "card")
FRIEND: Final = Beat("friend", 2.2, "seat", "card")
CLAIM: Final = Beat("claim", 2.4, "seat")
DECLARED: Final = Beat("declared", 2.2, "seat")
ENOUGH: Final = Beat("enough", 1.8, "seat")
VOTE: Final = Beat("vote", 3.2, "seat")
TIME_OUT: Final = Beat("time-out", 2.2)
REVEAL: Final = Beat("reveal", 2.8)
SIDES: Final = Beat("sides", 2.4)
DINNER: Final = Beat("dinner", 3.0, "seat")
HELD_FIRE: Final = Beat("held-fire", 1.2, "seat")
END: Final = Beat("end", 2.8, Kind("side"))

BEATS: Final = (
    ROUND,
    LAST_ROUND,
    CARDS,
    NOTHING,
    PEEK,
    PEEK_DECK,
    SHUFFLE,
    SHUFFLE_TWO,
    EXPOSED,
    GIFT,
    WAITING,
    QUIET,
    FORCED,
    AIM,
    DENT,
    SHOT,
    EXTERMINATED,
    FAIL,
    FOURTH,
    FREED,
    ARRIVAL,
    FRIEND,
    CLAIM,
    DECLARED,
    ENOUGH,
    VOTE,
    TIME_OUT,
    REVEAL,
    SIDES,
    DINNER,
    HELD_FIRE,
    END,
)
