"""The table in the terminal: drawn by the game's own ``terminal`` module, or by the generic board if it has none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.drawing import ASCII, FANCY, Glyphs, Sheet, known, times
from croupier.shelf import figures_of, find
from croupier.table import Edition, Json
from croupier.table.view import KnownView, PlainView, ZoneView, read
from croupier.text import Teller, Words


def draw(view: Json, teller: Teller, fancy: bool, edition: Edition | None = None) -> RenderableType:
    """The table as its viewer sees it, with the figures of its edition."""
    info = find(view["game"])
    sheet = Sheet(view, figures_of(info, edition), teller, FANCY if fancy else ASCII)
    own = _terminal(info.package)
    drawing: Callable[[Sheet], RenderableType] = draw_any if own is None else own.draw
    return drawing(sheet)


def legend(game: str, words: Words, fancy: bool) -> str:
    """What the symbols of a drawing mean; empty if it needs no legend."""
    meaning: Callable[[Words, Glyphs], str] | None = getattr(_terminal(find(game).package), "legend", None)
    return "" if meaning is None else meaning(words, FANCY if fancy else ASCII)


def _terminal(package: str) -> ModuleType | None:
    name = f"{package}.terminal"
    return import_module(name) if find_spec(name) else None


def draw_any(sheet: Sheet) -> RenderableType:
    """The generic board: players with their counters and zones, then the middle."""
    view, teller, glyphs = read(sheet.view, PlainView), sheet.teller, sheet.glyphs
    words = teller.words
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False)
    for seat, player in enumerate(view["players"]):
        name = words.say("you-title") if seat == view["you"] else teller.names[seat]
        zones = [_zone(zone, words, glyphs) for zone in view["zones"] if zone["owner"] == seat and zone["cards"]]
        grid.add_row(Text(name, "bold"), Group(Text(_counters(player)), *zones))
    middle = [_zone(zone, words, glyphs) for zone in view["zones"] if zone["owner"] is None]
    grid.add_row(Text(words.say("table-middle"), "bold"), Group(Text(_counters(view["public"])), *middle))
    groups = [Text(_known(group, words), "dim") for group in view["known"]]
    phase = words.say("phase", phase=words.name("phase", view["phase"]))
    return Group(Text(f"{words.title()} · {phase}", "bold"), grid, *groups)


def _counters(entry: Mapping[str, object]) -> str:
    """The numbers and words of an entry, without the number of the seat."""
    shown: list[str] = []
    for key, value in entry.items():
        if key == "seat" or value is None or value is False or value == []:
            continue
        name = key.replace("_", " ")
        if value is True:
            shown.append(name)
        else:
            shown.append(f"{name} {', '.join(map(str, value)) if isinstance(value, list) else value}")
    return " · ".join(shown)


def _zone(zone: ZoneView, words: Words, glyphs: Glyphs) -> Text:
    """A zone as a line: known cards by name and number, the others as backs."""
    line = Text(f"{words.name('zone', zone['name'].partition(':')[0])}: ", "dim")
    faces = Counter(known(zone["cards"]))
    line.append(", ".join([times(words.card(kind), count) for kind, count in faces.items()]), "not dim")
    hidden = zone["cards"].count(None)
    if hidden:
        line.append(" " if faces else "")
        line.append(f"{glyphs.back}×{hidden}", "not dim")
    return line


def _known(group: KnownView, words: Words) -> str:
    places = [" ".join([words.name("zone", zone.partition(":")[0]), *zone.split(":")[1:]]) for zone in group["among"]]
    cards = [words.card(kind) for kind in group["contents"]]
    return words.say("table-known", among=words.list(places), contents=words.list(cards))
