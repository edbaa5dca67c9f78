"""Les 100 Jours de Rick and Morty, for 2 to 4 players: close dimensions, mind the Federation, be home for dinner."""

from croupier.shelf.hundred_days.beats import BEATS
from croupier.shelf.hundred_days.cards import box
from croupier.shelf.hundred_days.figures import figures
from croupier.shelf.hundred_days.layout import zones
from croupier.shelf.hundred_days.state import HundredDays
from croupier.shelf.hundred_days.view import VIEW
from croupier.table import GameInfo, TableOption

GAME = GameInfo(
    name="hundred-days",
    title="Les 100 Jours de Rick and Morty",
    version=2,
    seats=(2, 4),
    options=(TableOption("tiles", "auto", "how many dimension tiles are in play (HD-3.2)", ("auto", "12", "20")),),
    package="croupier.shelf.hundred_days",
    layout=zones,
    create=HundredDays,
    cards=box,
    view=VIEW,
    figures=figures,
    first={"tiles": "12"},
    paced_by={"tiles": ("auto", "12", "20")},
    beats=BEATS,
)
