"""The moments of a life that the page shows."""

from __future__ import annotations

from typing import Final

from croupier.table import Beat, Flag, Score

# A turn.
FIRST: Final = Beat("first", 1.8, "seat")
LAID: Final = Beat("laid", 1.5, "seat", "card")
MARRIED: Final = Beat("married", 2.6, "seat", "card")
BORN: Final = Beat("born", 1.6, "seat", "card")
PLAYED: Final = Beat("played", 1.6, "seat", "card")
DISCARDED: Final = Beat("discarded", 1.3, "seat", "card")
SKIPPED: Final = Beat("skipped", 1.0, "seat")
PASSED: Final = Beat("passed", 1.0, "seat")
RESIGNED: Final = Beat("resigned", 1.4, "seat", "card")
DIVORCED: Final = Beat("divorced", 1.6, "seat", "card")
AFFAIR_OVER: Final = Beat("affair-over", 1.4, "seat")
PROTECTED: Final = Beat("protected", 1.2, "seat", "card")

# Malus, and what is lost.
MALUS: Final = Beat("malus", 1.8, "seat", "target", "card")
LOSS: Final = Beat("loss", 1.2, "seat", "card")
LOSSES: Final = Beat("losses", 1.4, "seat")
BOMB: Final = Beat("bomb", 3.0, "seat", "card")
BOMBING: Final = Beat("bombing", 2.0, "target", "card", Flag("hit"))
MUTATION: Final = Beat("mutation", 2.0, "seat", "card", Score("strength"))
CLOUD: Final = Beat("cloud", 1.8, "seat", "card")
VIRUS: Final = Beat("virus", 1.8, "seat", "card")

# From one player to another.
GIFT: Final = Beat("gift", 1.4, "seat", "target", "card")
THEFT: Final = Beat("theft", 1.8, "seat", "target", "card")
SWAP: Final = Beat("swap", 1.8, "seat", "target")
ATTACK: Final = Beat("attack", 1.8, "seat", "target", "card")
THREAT: Final = Beat("threat", 2.6, "seat", "target")
RUIN: Final = Beat("ruin", 2.4, "seat")
PRISON: Final = Beat("prison", 1.8, "seat", "target")
BARGAIN: Final = Beat("bargain", 1.6, "seat", "target")
NO_BARGAIN: Final = Beat("no-bargain", 1.6, "seat", "target")
BET: Final = Beat("bet", 1.2, "seat")
BETS: Final = Beat("bets", 2.4, "seat")

# Cataclysms, and hands that are mixed.
TSUNAMI: Final = Beat("tsunami", 2.4, "seat")
FIRE: Final = Beat("fire", 2.6, "seat")
FLOOD: Final = Beat("flood", 2.6, "seat")
EBB: Final = Beat("ebb", 1.6)
TORNADO: Final = Beat("tornado", 2.6, "seat")
QUAKE: Final = Beat("quake", 3.0, "seat")

# Plagues.
PLAGUE: Final = Beat("plague", 2.8, "seat", "card")
PLAGUE_OVER: Final = Beat("plague-over", 1.6, "card")
PILE_TURNED: Final = Beat("pile-turned", 1.4)
FED: Final = Beat("fed", 1.0, "seat")
TRIMMED: Final = Beat("trimmed", 1.0, "seat", "count")
HAND_SHOWN: Final = Beat("hand-shown", 1.2, "seat")
DOOM: Final = Beat("doom", 1.6, "seat", "card", Flag("lost"))
INVASION: Final = Beat("invasion", 2.2, Score("smiles"))
THROWN: Final = Beat("thrown", 1.4, "seat", "card")
ALIENS_BEATEN: Final = Beat("aliens-beaten", 3.0)
ALIENS_WIN: Final = Beat("aliens-win", 3.4, "missing")
RESTART: Final = Beat("restart", 2.6, "seat")

# Monsters.
MONSTER: Final = Beat("monster", 2.6, "seat", "card")
FACES: Final = Beat("faces", 1.6, "seat", "card")
BLOW: Final = Beat("blow", 1.8, "seat", "damage")
LENT: Final = Beat("lent", 1.2, "seat", "target", "card")
BEATEN: Final = Beat("beaten", 2.4, "seat", "card")
FLED: Final = Beat("fled", 1.6, "seat", "card")
PASSES_BY: Final = Beat("passes-by", 1.4, "seat", "card")
GONE: Final = Beat("gone", 1.4, "card")

# The end.
COUNTED: Final = Beat("counted", 1.3, "seat", Score("smiles"))
WON: Final = Beat("won", 3.2)

BEATS: Final = (
    FIRST,
    LAID,
    MARRIED,
    BORN,
    PLAYED,
    DISCARDED,
    SKIPPED,
    PASSED,
    RESIGNED,
    DIVORCED,
    AFFAIR_OVER,
    PROTECTED,
    MALUS,
    LOSS,
    LOSSES,
    BOMB,
    BOMBING,
    MUTATION,
    CLOUD,
    VIRUS,
    GIFT,
    THEFT,
    SWAP,
    ATTACK,
    THREAT,
    RUIN,
    PRISON,
    BARGAIN,
    NO_BARGAIN,
    BET,
    BETS,
    TSUNAMI,
    FIRE,
    FLOOD,
    EBB,
    TORNADO,
    QUAKE,
    PLAGUE,
    PLAGUE_OVER,
    PILE_TURNED,
    FED,
    TRIMMED,
    HAND_SHOWN,
    DOOM,
    INVASION,
    THROWN,
    ALIENS_BEATEN,
    ALIENS_WIN,
    RESTART,
    MONSTER,
    FACES,
    BLOW,
    LENT,
    BEATEN,
    FLED,
    PASSES_BY,
    GONE,
    COUNTED,
    WON,
)
