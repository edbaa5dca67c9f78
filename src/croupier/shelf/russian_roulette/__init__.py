"""World Championship Russian Roulette, for 2 to 6 players: a parody, never to be imitated in real life."""

from croupier.shelf.russian_roulette.beats import BEATS
from croupier.shelf.russian_roulette.cards import box
from croupier.shelf.russian_roulette.figures import figures
from croupier.shelf.russian_roulette.layout import layout
from croupier.shelf.russian_roulette.state import Roulette
from croupier.shelf.russian_roulette.view import VIEW
from croupier.table import GameInfo, TableOption

GAME = GameInfo(
    name="russian-roulette",
    title="World Championship Russian Roulette",
    version=2,
    seats=(2, 6),
    options=(
        TableOption("points", 15, "points that win the game (RR-1.6)", least=1, most=99),
        TableOption("peek", "player", "who looks when Peek is played (RR-Q20)", choices=("player", "chosen")),
        TableOption(
            "aim", "must", "whether Shoot Someone makes or lets people aim elsewhere (RR-Q6)", choices=("must", "may")
        ),
        TableOption("show_off", False, "the last captain alive may fire the shots left, at their own risk (RR-8.8)"),
    ),
    package="croupier.shelf.russian_roulette",
    layout=layout,
    create=Roulette,
    cards=box,
    view=VIEW,
    figures=figures,
    paced_by={"points": (5, 10, 15, 25, 50)},
    beats=BEATS,
)
