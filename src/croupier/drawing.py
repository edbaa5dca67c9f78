"""Parts that the games' drawings in the terminal share: symbols, names, lines and hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from croupier.table import Json
from croupier.table.view import Person, Public, Seen, cards_in
from croupier.text import Teller, Words

GAP: Final = "  "
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
PEOPLE: Final = ("magenta", "green", "bright_blue", "yellow", "cyan", "red")


class Glyphs(NamedTuple):
    """The symbols of a drawing: ``FANCY``, or ``ASCII`` for terminals that show nothing else."""

    back: str
    face: str
    here: str
    aim: str
    dot: str
    first: str
    mark: str


class Sheet(NamedTuple):
    """What a drawing is made from: a view, the figures of the cards, and the words and symbols to use."""

    view: Json
    figures: Json
    teller: Teller
    glyphs: Glyphs


FANCY: Final = Glyphs(back="▮", face="▯", here="▸", aim="→", dot="·", first="★", mark="§")
ASCII: Final = Glyphs(back="#", face="=", here=">", aim="->", dot="-", first="[1]", mark="*")


class Fitted:
    """A drawing that adapts to the number of columns."""

    def __init__(self, lay: Callable[[int], RenderableType]) -> None:
        self.lay = lay

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.lay(options.max_width)


def stacked(title: RenderableType, *parts: Sequence[RenderableType]) -> Group:
    """A title and the parts below it, with a blank line before each part that is not empty."""
    return Group(title, *[line for part in parts if part for line in (Text(), *part)])


def two_sides(left: Text, right: Text) -> Grid:
    """A line with one text on the left and one on the right."""
    line = Grid.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(left, right)
    return line


def columns(*rows: Sequence[RenderableType]) -> Grid:
    """Arrange cells in aligned columns."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in rows:
        grid.add_row(*row)
    return grid


def player_name(teller: Teller, seat: int, glyphs: Glyphs, style: str) -> Text:
    """A player's name, with a mark before the viewer's own."""
    name = Text(f"{glyphs.here} " if seat == teller.you else GAP)
    name.append(teller.names[seat], style)
    if seat == teller.you:
        name.append(f" ({teller.words.say('you')})", "dim")
    return name


def short(words: Words, kind: str) -> str:
    """The short name of a card."""
    return words.find(f"card-{kind}", part="short") or words.card(kind)


def times(name: str, count: int) -> str:
    """A name with the number of its cards, if there are several."""
    return f"{name} ×{count}" if count > 1 else name


def known(cards: Iterable[str | None]) -> list[str]:
    """The cards whose faces the viewer knows."""
    return [kind for kind in cards if kind is not None]


def open_hands(view: Seen[Public, Person], teller: Teller, name: Callable[[Words, str], str]) -> list[RenderableType]:
    """A line for each open hand, for viewers without a seat. Spectators see none of them."""
    lines: list[RenderableType] = []
    for seat, player in enumerate(teller.names):
        hand = [name(teller.words, kind) for kind in known(cards_in(view, "hand", seat))]
        if hand:
            lines.append(Text.assemble((f"{GAP}{player}{GAP}", "bold"), ", ".join(hand)))
    return lines
