"""Smile Life with its expansion Apocalypse, for 2 to 6 people: a life in cards, and everything that can go wrong with it."""

from croupier.shelf.smile_life.beats import BEATS
from croupier.shelf.smile_life.cards import box
from croupier.shelf.smile_life.figures import figures
from croupier.shelf.smile_life.layout import layout
from croupier.shelf.smile_life.state import SmileLife
from croupier.shelf.smile_life.view import VIEW
from croupier.table import GameInfo, TableOption

GAME = GameInfo(
    name="smile-life",
    title="Smile Life",
    version=4,
    oldest=3,
    seats=(2, 6),
    options=(
        TableOption(
            "expansion",
            "advanced",
            "the expansion Apocalypse: none, basic (one plague at a time, no attacks) or advanced (AP-2.7, AP-2.8)",
            ("none", "basic", "advanced"),
        ),
        TableOption(
            "deck", "full", "how much of the deck is in play (SL-21.1)", ("full", "3/4", "2/3", "1/2", "1/3", "1/4")
        ),
    ),
    package="croupier.shelf.smile_life",
    layout=layout,
    create=SmileLife,
    cards=box,
    view=VIEW,
    figures=figures,
    beats=BEATS,
    first={"expansion": "none", "deck": "1/3"},
    paced_by={
        "expansion": ("none", "basic", "advanced"),
        "deck": ("full", "3/4", "2/3", "1/2", "1/3", "1/4"),
    },
)
