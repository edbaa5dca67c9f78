"""Total Rickall, for 2 to 5 players: who in the house is Real? All together, or each with a secret of their own."""

from croupier.shelf.total_rickall.beats import BEATS
from croupier.shelf.total_rickall.cards import box
from croupier.shelf.total_rickall.figures import figures
from croupier.shelf.total_rickall.layout import layout
from croupier.shelf.total_rickall.state import Rickall, misfit
from croupier.shelf.total_rickall.view import VIEW
from croupier.table import GameInfo, TableOption

GAME = GameInfo(
    name="total-rickall",
    title="Total Rickall",
    version=1,
    seats=(2, 5),
    options=(
        TableOption("mode", "classic", "everybody together, or secret sides (TR-1.3, TR-1.5)", ("classic", "advanced")),
        TableOption("majority", "half", "how many must agree that no Parasite is left (TR-Q1)", ("half", "strict")),
        TableOption(
            "first", "random", "who is First Player in the first round (TR-Q18)", ("random", "0", "1", "2", "3", "4")
        ),
        TableOption("mercy", False, "a player who has no card left draws one and plays it (TR-Q15)"),
        TableOption("memory", "kept", "whether the table keeps what you have looked at (TR-Q39)", ("kept", "fleeting")),
    ),
    package="croupier.shelf.total_rickall",
    layout=layout,
    create=Rickall,
    misfit=misfit,
    cards=box,
    view=VIEW,
    figures=figures,
    first={"mode": "classic"},
    paced_by={"mode": ("classic", "advanced")},
    beats=BEATS,
)
