"""Draws a table in the terminal: any game from the common shape of its view, some with a drawing of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.cli import hundred_days, rickall, roulette, smile_life
from croupier.cli.glyphs import ASCII, FANCY, Glyphs
from croupier.cli.seen import Entry, Seen
from croupier.table import Json
from croupier.text import Teller, Words

Drawing = Callable[[Seen, Teller, Glyphs], RenderableType]

DRAWINGS: dict[str, Drawing] = {
    "russian-roulette": roulette.draw,
    "total-rickall": rickall.draw,
    "hundred-days": hundred_days.draw,
    "smile-life": smile_life.draw,
}
LEGENDS: dict[str, Callable[[Words, Glyphs], str]] = {
    "russian-roulette": roulette.legend,
    "total-rickall": rickall.legend,
    "hundred-days": hundred_days.legend,
    "smile-life": smile_life.legend,
}


def draw(view: Json, teller: Teller, fancy: bool) -> RenderableType:
    """The table as its viewer sees it."""
    seen = Seen(view)
    return DRAWINGS.get(seen.game, draw_any)(seen, teller, FANCY if fancy else ASCII)


def legend(game: str, words: Words, fancy: bool) -> str:
    """What the signs of a drawing mean; nothing if it needs none."""
    return LEGENDS[game](words, FANCY if fancy else ASCII) if game in LEGENDS else ""


def draw_any(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    """A game that nobody has taught us to draw: people with their counters and zones, then the middle."""
    words = teller.words
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False)
    for seat, player in enumerate(seen.players):
        name = words.say("you-title") if seat == seen.you else teller.names[seat]
        zones = [
            _zone(zone.name, zone.cards, words, glyphs)
            for zone in seen.zones.values()
            if zone.owner == seat and zone.cards
        ]
        grid.add_row(Text(name, "bold"), Group(Text(_counters(player)), *zones))
    middle = [_zone(zone.name, zone.cards, words, glyphs) for zone in seen.zones.values() if zone.owner is None]
    grid.add_row(Text(words.say("table-middle"), "bold"), Group(Text(_counters(seen.public)), *middle))
    known = [Text(_known(entry, words), "dim") for entry in seen.known]
    return Group(
        Text(f"{words.title()} · {words.say('phase', phase=words.name('phase', seen.phase))}", "bold"), grid, *known
    )


def _counters(entry: Entry) -> str:
    """The numbers and words of an entry that are not there only to say which seat it is."""
    shown: list[str] = []
    for key, value in entry.facts.items():
        if key == "seat" or value is None or value is False or value == []:
            continue
        name = key.replace("_", " ")
        if value is True:
            shown.append(name)
        else:
            shown.append(f"{name} {', '.join(map(str, value)) if isinstance(value, list) else value}")
    return " · ".join(shown)


def _zone(name: str, cards: list[str | None], words: Words, glyphs: Glyphs) -> Text:
    """A zone as a line: known cards by name and number, the others as backs."""
    line = Text(f"{words.name('zone', name.partition(':')[0])}: ", "dim")
    known = Counter([card for card in cards if card is not None])
    line.append(
        ", ".join([words.card(kind) + (f" ×{count}" if count > 1 else "") for kind, count in known.items()]), "not dim"
    )
    hidden = cards.count(None)
    if hidden:
        line.append(" " if known else "")
        line.append(f"{glyphs.back}×{hidden}", "not dim")
    return line


def _known(entry: Entry, words: Words) -> str:
    among = entry.facts.get("among")
    contents = entry.facts.get("contents")
    places = (
        [
            f"{words.name('zone', str(zone).partition(':')[0])} {str(zone).partition(':')[2]}".strip()
            for zone in among or ()
        ]
        if isinstance(among, dict)
        else []
    )
    cards = [words.card(str(kind)) for kind in contents] if isinstance(contents, list) else []
    return words.say("table-known", among=words.list(places), contents=words.list(cards))
