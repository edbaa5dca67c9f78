"""Les 100 Jours de Rick and Morty in the terminal: the dimensions and who is there, the players, the viewer's own cards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.cells import cell_len
from rich.console import Group, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from croupier.drawing import (
    GAP,
    NO_BREAK,
    PEOPLE,
    Fitted,
    Glyphs,
    Sheet,
    columns,
    known,
    player_name,
    short,
    stacked,
    times,
    two_sides,
)
from croupier.shelf.hundred_days.figures import CardFigures, Figures
from croupier.shelf.hundred_days.view import VIEW, Pawn, Space, Tokens
from croupier.table.view import cards_in, read
from croupier.text import Words

TYPES: Final = {
    "character": "green",
    "object": "green",
    "action": "bright_blue",
    "place": "bright_blue",
    "reaction": "orange3",
}
PAWNS: Final[tuple[Pawn, Pawn]] = ("rick", "morty")
HOUSE: Final = "house"
SIDES: Final[tuple[JustifyMethod, ...]] = ("right", "left", "left", "right", "left", "right")
COLUMNS: Final = ("player", "tokens", "garage", "hand", "points", "rick", "morty")
NARROW_COLUMNS: Final = ("player", "tokens", "garage", "hand", "pts")
ROOM: Final = 78
NAME: Final = 1
LEAST_NAME: Final = 8
NARROW_PAWNS: Final = 12


def draw(sheet: Sheet) -> RenderableType:
    """Under the title: the board, the players with what lies before them, and the viewer's own cards."""
    drawing = Drawing(sheet)
    return stacked(drawing.title(), [Fitted(drawing.board)], [Fitted(drawing.players)], drawing.own())


def legend(words: Words, glyphs: Glyphs) -> str:
    """What the symbols mean."""
    return words.say(
        "days-legend", aim=glyphs.aim, first=glyphs.first, back=glyphs.back, face=glyphs.face, mark=glyphs.mark
    )


class Drawing:
    """One drawing of the table."""

    def __init__(self, sheet: Sheet) -> None:
        self.view = read(sheet.view, VIEW)
        self.public = self.view["public"]
        self.figures = read(sheet.figures, Figures)
        self.teller = sheet.teller
        self.words = sheet.teller.words
        self.glyphs = sheet.glyphs

    def cards(self, zone: str, owner: int | None = None) -> list[str | None]:
        return cards_in(self.view, zone, owner)

    def title(self) -> RenderableType:
        words, public = self.words, self.public
        dot = f" {self.glyphs.dot} "
        left = Text(words.say("days-round", round=public["round"]).capitalize(), "bold")
        left.append(f"{dot}{words.name('phase', self.view['phase'])}", "bold")
        if public["collecting"]:
            left.append(f" {words.say('days-collecting', space=public['collecting'])}", "bold")
        if public["die"]:
            left.append(f"{dot}{words.say('days-die', die=public['die'])}")
        if public["ending"]:
            return two_sides(left, Text(words.say("days-last-round"), "bold red"))
        return two_sides(left, Text(words.say("days-tiles-left", count=public["tiles_left"]), "dim"))

    # The board.

    def board(self, width: int) -> RenderableType:
        """The house and the six dimensions, with their resources, the cost and value of closing them, and the pawns. In
        narrow terminals names are cut and pawns are letters.
        """
        words = self.words
        narrow = width < ROOM
        grid = Grid.grid(padding=(0, 1 if narrow else 2, 0, 0), expand=True)
        for at, justify in enumerate(SIDES):
            grid.add_column(justify=justify, no_wrap=True, ratio=1 if narrow and at == NAME else None)
        grid.add_column(ratio=None if narrow else 1, max_width=NARROW_PAWNS if narrow else None)
        heads = ("dimension", "gives", "cards", "cost", "pts", "pawns")
        grid.add_row("", *[Text(words.say(f"days-{head}"), "dim") for head in heads])
        house = Text(words.say("days-house"), "bold")
        nothing = Text(self.glyphs.dot, "dim")
        cards = f"+{self.figures['house_cards']}"
        grid.add_row("", house, nothing, cards, nothing, nothing, self.pawns(HOUSE, narrow))
        for space in self.public["spaces"]:
            grid.add_row(*self.dimension(space), self.pawns(str(space["space"]), narrow))
        return grid

    def dimension(self, space: Space) -> list[RenderableType]:
        """The number of a space, and what is printed on its tile."""
        number, tile = space["space"], space["tile"]
        thrown = number == self.public["die"]
        sign = Text(f"{self.glyphs.aim if thrown else ''}{number}", "bold yellow" if thrown else "bold")
        if tile is None:
            empty = self.words.say("days-hole" if space["hole"] else "days-just-closed")
            return [sign, Text(empty, "dim"), *[Text(self.glyphs.dot, "dim") for _ in range(4)]]
        printed = self.figures["tiles"][tile]
        gives = "".join([letter * count for letter, count in self.lettered(printed["gives"])])
        cards = f"{printed['cards']:+}" if printed["cards"] else "0"
        points = Text(str(printed["points"]), "bold")
        return [sign, Text(short(self.words, tile), "bold"), gives, cards, self.tokens(printed["cost"]), points]

    def lettered(self, tokens: Tokens) -> list[tuple[str, int]]:
        """Tokens with the letter of their resource."""
        letters = self.figures["letters"]
        return [
            (letters["seed"], tokens["seed"]),
            (letters["schmeckles"], tokens["schmeckles"]),
            (letters["crystal"], tokens["crystal"]),
            (letters["matter"], tokens["matter"]),
        ]

    def tokens(self, tokens: Tokens) -> str:
        return " ".join([f"{count}{letter}" for letter, count in self.lettered(tokens) if count])

    def pawns(self, place: str, narrow: bool) -> Text:
        """The pawns on a space by the numbers of their players; a stroke behind a Rick who is somewhere else as well."""
        gap, form = (" ", "-short") if narrow else (GAP, "")
        text = Text()
        for pawn in PAWNS:
            standing = [(player["seat"], (player[pawn] or "").split("-")) for player in self.view["players"]]
            here = [(seat, places) for seat, places in standing if place in places]
            if here:
                text.append(f"{gap if text else ''}{self.words.say(f'days-{pawn}{form}')}")
            for at, (seat, places) in enumerate(here):
                text.append("" if narrow and at == 0 else NO_BREAK)
                text.append(f"{seat + 1}{'/' if len(places) > 1 else ''}", f"bold {PEOPLE[seat]}")
        return text

    # The players.

    def players(self, width: int) -> RenderableType:
        """One line per player with aligned numbers, and one with their cards; the Federation last. In narrow terminals
        the pawns are left to the board, and long names are cut.
        """
        columns, gap = (NARROW_COLUMNS, " ") if width < ROOM else (COLUMNS, GAP)
        heads = [Text(self.words.say(f"days-{column}"), "dim") for column in columns]
        seats = range(len(self.view["players"]))
        rows = [[Text(GAP).append_text(heads[0]), *heads[1:]]]
        rows += [self.player(seat)[: len(columns)] for seat in seats]
        rows.append(self.federation()[: len(columns)])
        widths = [max([cell_len(row[at].plain) for row in rows]) for at in range(len(columns))]
        widths[0] = max(min(widths[0], width - sum(widths[1:]) - len(gap) * len(widths[1:])), LEAST_NAME)
        below = [Text(), *[self.before(seat) for seat in seats], self.piles()]
        lines: list[RenderableType] = []
        for row, before in zip(rows, below, strict=True):
            lines.append(_line(row, widths, gap))
            lines += [Padding(before, (0, 0, 0, 4))] if before else []
        return Group(*lines)

    def player(self, seat: int) -> list[Text]:
        player = self.view["players"][seat]
        name = player_name(self.teller, seat, self.glyphs, f"bold {PEOPLE[seat]}")
        order = self.public["order"]
        if order and order[0] == seat:
            name.append(f" {self.glyphs.first}", "bold yellow")
        if self.public["turn"] == seat:
            name.append(f" {self.glyphs.aim}", "bold")
        return [
            name,
            self.supply(player["tokens"]),
            Text(f"{self.glyphs.face}{player['garage']}", "" if player["garage"] else "dim"),
            Text(f"{self.glyphs.back}{len(self.cards('hand', seat))}"),
            Text(str(player["points"]), "bold"),
            *[self.standing(seat, pawn) for pawn in PAWNS],
        ]

    def standing(self, seat: int, pawn: Pawn) -> Text:
        """Where a pawn stands; in brackets while it is behind the viewer's screen."""
        kept = [key.partition(":")[2] for key in self.view["kept"] if key.startswith(f"{pawn}:")]
        if seat == self.view["you"] and kept:
            return Text(f"({self.place(kept[0])})", "dim")
        return Text(self.place(self.view["players"][seat][pawn] or ""))

    def place(self, place: str) -> str:
        """``house-3`` in few letters."""
        return place.replace(HOUSE, self.words.say("days-house-short")).replace("-", "/")

    def supply(self, tokens: Tokens) -> Text:
        """How many tokens of each kind; what there is none of is dim."""
        text = Text()
        for letter, count in self.lettered(tokens):
            text.append(f"{' ' if text else ''}{count:>2}{letter}", "" if count else "dim")
        return text

    def federation(self) -> list[Text]:
        return [
            Text(f"{GAP}{self.words.say('days-federation')}", "dim"),
            self.supply(self.public["supply"]),
            Text(f"{self.glyphs.face}{self.public['garage']}"),
            *[Text() for _ in COLUMNS[3:]],
        ]

    def piles(self) -> Text:
        """How many cards lie beside the board."""
        piles = [self.words.say(f"days-{pile}", count=len(self.cards(pile))) for pile in ("deck", "discard")]
        return Text(", ".join(piles), "dim")

    def before(self, seat: int) -> Text:
        """What lies before a player: cards in play, the pile and the closed dimensions by number; and what was seen of a
        hand."""
        words, player = self.words, self.view["players"][seat]
        text = Text()
        for kind in known(self.cards("area", seat)):
            printed = self.figures["cards"][kind]
            text.append(", " if text else "", "dim")
            text.append(short(words, kind), TYPES[printed["type"]])
            if printed["type"] == "object":
                text.append(f"{NO_BREAK}{self.glyphs.mark}", TYPES["object"])
            if kind in player["guarded"]:
                text.append(f"{NO_BREAK}{self.glyphs.face}", "bold")
        rest = self.state(seat)
        if player["named"]:
            kinds = words.list([words.name("resource", kind) for kind in player["named"]])
            rest.append(words.say("days-named", kinds=kinds))
        for zone in ("pile", "closed"):
            count = len(self.cards(zone, seat))
            if count:
                rest.append(words.say(f"days-{zone}", count=count))
        seen = [short(words, kind) for kind in known(self.cards("hand", seat))]
        if seen and seat != self.view["you"]:
            rest.append(words.say("days-seen", cards=", ".join(seen)))
        for part in rest:
            text.append(f" {self.glyphs.dot} {part}" if text else part, "dim")
        return text

    def state(self, seat: int) -> list[str]:
        """Whether a player has passed or has a coupon in force; at the end, what the points are for."""
        said: list[str] = []
        turn, coupons = self.public["turn"], self.public["coupons"]
        if turn is not None and 0 < (turn - seat) % len(self.view["players"]) <= self.public["passes"]:
            said.append(self.words.say("days-passed"))
        if turn == seat and coupons:
            said.append(self.words.say("days-coupon", count=coupons))
        if self.view["result"] is not None:
            said.append(self.split(seat))
        return said

    def split(self, seat: int) -> str:
        """HD-14.4: dimensions, cards in play and in the pile, garage tokens on cards."""
        tiles = sum([self.figures["tiles"][kind]["points"] for kind in known(self.cards("closed", seat))])
        laid = known([*self.cards("area", seat), *self.cards("pile", seat)])
        cards = sum([self.figures["cards"][kind]["points"] for kind in laid])
        garage = self.view["players"][seat]["points"] - tiles - cards
        return self.words.say("days-split", tiles=tiles, cards=cards, garage=garage)

    # What the viewer holds.

    def own(self) -> list[RenderableType]:
        """The viewer's cards: name, dimensions asked for, cost and points, and what they do."""
        words, you = self.words, self.view["you"]
        if you is None:
            return []
        hand = Counter(known(self.cards("hand", you)))
        if not hand:
            return [Text(words.say("days-no-hand"), "dim")]
        rows: list[list[Text]] = []
        for kind, printed in self.figures["cards"].items():
            if kind in hand:
                name = Text(times(short(words, kind), hand[kind]), TYPES[printed["type"]])
                worth = words.say("days-worth", points=printed["points"]) if printed["points"] else ""
                rule = words.find(f"card-{kind}", part="rule") or words.card_text(kind)
                rows.append([name, Text(self.asked(printed), "bold"), Text(worth, "dim"), Text(rule)])
        return [Text(words.say("days-own"), "dim"), Padding(columns(*rows), (0, 0, 0, 2))]

    def asked(self, printed: CardFigures) -> str:
        """The dimensions that a green card asks for, and what it costs."""
        return f"{'+'.join(map(str, printed['dimensions']))} {self.tokens(printed['play_cost'])}".strip()


def _line(cells: list[Text], widths: list[int], gap: str) -> Text:
    line = Text()
    for cell, width in zip(cells, widths, strict=True):
        cell.truncate(width, overflow="ellipsis", pad=True)
        line.append_text(cell).append(gap)
    line.rstrip()
    return line
