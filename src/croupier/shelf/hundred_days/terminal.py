"""Les 100 Jours de Rick and Morty as it lies on the table: the dimensions and who is there, the players, your cards."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, JustifyMethod, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from croupier.cli.glyphs import Glyphs
from croupier.cli.seen import Entry, Seen
from croupier.shelf.hundred_days.cards import FIGURES, KINDS, LETTERS, RESOURCES
from croupier.text import Teller, Words

PEOPLE = ("magenta", "green", "bright_blue", "yellow")
TYPES = {
    "character": "green",
    "object": "green",
    "action": "bright_blue",
    "place": "bright_blue",
    "reaction": "orange3",
}
HOUSE = "house"
GAP = "  "
NO_BREAK = "\N{NO-BREAK SPACE}"
SIDES: tuple[JustifyMethod, ...] = ("right", "left", "left", "right", "left", "right")
COLUMNS = ("player", "tokens", "garage", "hand", "points", "rick", "morty")
NARROW_COLUMNS = ("player", "tokens", "garage", "hand", "pts")
ROOM = 78
NAME = 1
LEAST_NAME = 8
NARROW_PAWNS = 12


class Fitted:
    """A drawing that is told how many columns it has."""

    def __init__(self, lay: Callable[[int], RenderableType]) -> None:
        self.lay = lay

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.lay(options.max_width)


def draw(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    """Under the title: the board, the players with what lies before them, and the viewer's own cards."""
    board = Fitted(lambda width: _board(seen, teller, glyphs, width))
    players = Fitted(lambda width: Group(*_players(seen, teller, glyphs, width)))
    parts: list[list[RenderableType]] = [[board], [players], _own(seen, teller)]
    return Group(_title(seen, teller, glyphs), *[line for part in parts if part for line in (Text(), *part)])


def legend(words: Words, glyphs: Glyphs) -> str:
    """What the signs mean."""
    return words.say(
        "days-legend", aim=glyphs.aim, first=glyphs.first, back=glyphs.back, face=glyphs.face, mark=glyphs.mark
    )


def short(words: Words, kind: str) -> str:
    """The name of a card or a tile where there is little room."""
    return words.find(f"card-{kind}", part="short") or words.card(kind)


def _title(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    words = teller.words
    dot = f" {glyphs.dot} "
    left = Text(words.say("days-round", round=seen.public.number("round") or 1).capitalize(), "bold")
    left.append(f"{dot}{words.name('phase', seen.phase)}", "bold")
    collecting = seen.public.number("collecting")
    if collecting:
        left.append(f" {words.say('days-collecting', space=collecting)}", "bold")
    die = seen.public.number("die")
    if die:
        left.append(f"{dot}{words.say('days-die', die=die)}")
    ending = seen.public.flag("ending")
    rest = words.say("days-tiles-left", count=seen.public.number("tiles_left") or 0)
    line = Grid.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(left, Text(words.say("days-last-round") if ending else rest, "bold red" if ending else "dim"))
    return line


# The board.


def _board(seen: Seen, teller: Teller, glyphs: Glyphs, width: int) -> RenderableType:
    """The house and the six dimensions, with what they give, what closing them costs and brings, and the pawns. Where there
    is little room, names are cut and pawns are letters."""
    words = teller.words
    narrow = width < ROOM
    grid = Grid.grid(padding=(0, 1 if narrow else 2, 0, 0), expand=True)
    for at, justify in enumerate(SIDES):
        grid.add_column(justify=justify, no_wrap=True, ratio=1 if narrow and at == NAME else None)
    grid.add_column(ratio=None if narrow else 1, max_width=NARROW_PAWNS if narrow else None)
    heads = ("dimension", "gives", "cards", "cost", "pts", "pawns")
    grid.add_row("", *[Text(words.say(f"days-{head}"), "dim") for head in heads])
    house = Text(words.say("days-house"), "bold")
    nothing = Text(glyphs.dot, "dim")
    grid.add_row("", house, nothing, f"+{FIGURES.house_cards}", nothing, nothing, _pawns(seen, words, HOUSE, narrow))
    for space in seen.public.entries("spaces"):
        number = space.number("space") or 0
        thrown = number == seen.public.number("die")
        sign = Text(f"{glyphs.aim if thrown else ''}{number}", "bold yellow" if thrown else "bold")
        tile = space.word("tile")
        pawns = _pawns(seen, words, str(number), narrow)
        if tile is None:
            empty = Text(words.say("days-hole" if space.flag("hole") else "days-just-closed"), "dim")
            grid.add_row(sign, empty, nothing, nothing, nothing, nothing, pawns)
            continue
        kind = KINDS.index(tile)
        gives = "".join([letter * count for letter, count in zip(LETTERS, FIGURES.gives[kind], strict=True)])
        cards = f"{FIGURES.cards[kind]:+}" if FIGURES.cards[kind] else "0"
        cost, points = _tokens(FIGURES.cost[kind]), Text(str(FIGURES.points[kind]), "bold")
        grid.add_row(sign, Text(short(words, tile), "bold"), gives, cards, cost, points, pawns)
    return grid


def _tokens(counts: list[int]) -> str:
    return " ".join([f"{count}{letter}" for letter, count in zip(LETTERS, counts, strict=True) if count])


def _pawns(seen: Seen, words: Words, place: str, narrow: bool) -> Text:
    """The pawns on a space by the numbers of their players; a stroke behind a Rick who is somewhere else as well."""
    gap, short = (" ", "-short") if narrow else (GAP, "")
    text = Text()
    for pawn in ("rick", "morty"):
        standing = [(seat, (player.word(pawn) or "").split("-")) for seat, player in enumerate(seen.players)]
        here = [(seat, places) for seat, places in standing if place in places]
        if here:
            text.append(f"{gap if text else ''}{words.say(f'days-{pawn}{short}')}")
        for at, (seat, places) in enumerate(here):
            text.append("" if narrow and at == 0 else NO_BREAK)
            text.append(f"{seat + 1}{'/' if len(places) > 1 else ''}", f"bold {PEOPLE[seat % len(PEOPLE)]}")
    return text


# The players.


def _players(seen: Seen, teller: Teller, glyphs: Glyphs, width: int) -> list[RenderableType]:
    """A line for each with numbers under each other, and one with the cards before them; the Federation last. Where there is
    little room, the pawns are left to the board, and long names are cut."""
    words = teller.words
    columns, gap = (NARROW_COLUMNS, " ") if width < ROOM else (COLUMNS, GAP)
    heads = [Text(words.say(f"days-{column}"), "dim") for column in columns]
    rows = [[Text(GAP).append_text(heads[0]), *heads[1:]]]
    rows += [_player(seen, seat, teller, glyphs)[: len(columns)] for seat in range(len(seen.players))]
    rows.append(_federation(seen, words, glyphs)[: len(columns)])
    widths = [max([cell_len(row[at].plain) for row in rows]) for at in range(len(columns))]
    widths[0] = max(min(widths[0], width - sum(widths[1:]) - len(gap) * len(widths[1:])), LEAST_NAME)
    below = [Text(), *[_before(seen, seat, teller, glyphs) for seat in range(len(seen.players))], _piles(seen, teller)]
    lines: list[RenderableType] = []
    for row, before in zip(rows, below, strict=True):
        lines.append(_line(row, widths, gap))
        lines += [Padding(before, (0, 0, 0, 4))] if before else []
    return lines


def _line(cells: list[Text], widths: list[int], gap: str) -> Text:
    line = Text()
    for cell, width in zip(cells, widths, strict=True):
        cell.truncate(width, overflow="ellipsis", pad=True)
        line.append_text(cell).append(gap)
    line.rstrip()
    return line


def _player(seen: Seen, seat: int, teller: Teller, glyphs: Glyphs) -> list[Text]:
    words = teller.words
    player = seen.players[seat]
    name = Text(f"{glyphs.here} " if seat == seen.you else GAP)
    name.append(teller.names[seat], f"bold {PEOPLE[seat % len(PEOPLE)]}")
    if seat == seen.you:
        name.append(f" ({words.say('you')})", "dim")
    order = seen.public.facts.get("order")
    if isinstance(order, list) and order and order[0] == seat:
        name.append(f" {glyphs.first}", "bold yellow")
    if seen.public.number("turn") == seat:
        name.append(f" {glyphs.aim}", "bold")
    garage = player.number("garage") or 0
    return [
        name,
        _supply(player, "tokens"),
        Text(f"{glyphs.face}{garage}", "" if garage else "dim"),
        Text(f"{glyphs.back}{len(seen.cards('hand', seat))}"),
        Text(str(player.number("points") or 0), "bold"),
        *[_standing(seen, seat, pawn, words) for pawn in ("rick", "morty")],
    ]


def _standing(seen: Seen, seat: int, pawn: str, words: Words) -> Text:
    """Where a pawn stands; in brackets where the viewer has put it behind the screen."""
    kept = [key.partition(":")[2] for key in seen.kept if key.startswith(f"{pawn}:")]
    if seat == seen.you and kept:
        return Text(f"({_place(kept[0], words)})", "dim")
    return Text(_place(seen.players[seat].word(pawn), words))


def _supply(entry: Entry, key: str) -> Text:
    """How many tokens of each kind; what there is none of is dim."""
    held = Entry(entry.facts.get(key))
    text = Text()
    for name, letter in zip(RESOURCES, LETTERS, strict=True):
        count = held.number(name) or 0
        text.append(f"{' ' if text else ''}{count:>2}{letter}", "" if count else "dim")
    return text


def _place(place: str | None, words: Words) -> str:
    """``house-3`` in few letters."""
    return (place or "").replace(HOUSE, words.say("days-house-short")).replace("-", "/")


def _federation(seen: Seen, words: Words, glyphs: Glyphs) -> list[Text]:
    return [
        Text(f"  {words.say('days-federation')}", "dim"),
        _supply(seen.public, "supply"),
        Text(f"{glyphs.face}{seen.public.number('garage') or 0}"),
        *[Text() for _ in COLUMNS[3:]],
    ]


def _piles(seen: Seen, teller: Teller) -> Text:
    """How many cards lie beside the board."""
    piles = [teller.words.say(f"days-{pile}", count=len(seen.cards(pile))) for pile in ("deck", "discard")]
    return Text(", ".join(piles), "dim")


def _before(seen: Seen, seat: int, teller: Teller, glyphs: Glyphs) -> Text:
    """What lies before a player: cards in play, the pile and the closed dimensions by number; and what was seen of a hand."""
    words = teller.words
    guarded = seen.players[seat].facts.get("guarded")
    safe = guarded if isinstance(guarded, list) else []
    text = Text()
    for kind in seen.cards("area", seat):
        text.append(", " if text else "", "dim")
        text.append_text(_card(words, kind or ""))
        if kind in KINDS and FIGURES.types[KINDS.index(kind)] == "object":
            text.append(f"{NO_BREAK}{glyphs.mark}", TYPES["object"])
        if kind in safe:
            text.append(f"{NO_BREAK}{glyphs.face}", "bold")
    rest = _state(seen, seat, words)
    named = seen.players[seat].facts.get("named")
    if isinstance(named, list) and named:
        kinds = words.list([words.name("resource", str(kind)) for kind in named])
        rest.append(words.say("days-named", kinds=kinds))
    for zone in ("pile", "closed"):
        count = len(seen.cards(zone, seat))
        if count:
            rest.append(words.say(f"days-{zone}", count=count))
    known = [short(words, kind) for kind in seen.cards("hand", seat) if kind is not None]
    if known and seat != seen.you:
        rest.append(words.say("days-seen", cards=", ".join(known)))
    for part in rest:
        text.append(f" {glyphs.dot} {part}" if text else part, "dim")
    return text


def _state(seen: Seen, seat: int, words: Words) -> list[str]:
    """Whether somebody has passed or has a coupon in force; at the end, what the points are for."""
    said: list[str] = []
    turn, passes = seen.public.number("turn"), seen.public.number("passes") or 0
    if turn is not None and 0 < (turn - seat) % len(seen.players) <= passes:
        said.append(words.say("days-passed"))
    coupons = seen.public.number("coupons") or 0
    if turn == seat and coupons:
        said.append(words.say("days-coupon", count=coupons))
    if seen.over:
        said.append(_split(seen, seat, words))
    return said


def _split(seen: Seen, seat: int, words: Words) -> str:
    """HD-14.4: dimensions, cards in play and in the pile, garage tokens on cards."""
    tiles = _points(seen.cards("closed", seat))
    cards = _points(seen.cards("area", seat) + seen.cards("pile", seat))
    garage = (seen.players[seat].number("points") or 0) - tiles - cards
    return words.say("days-split", tiles=tiles, cards=cards, garage=garage)


def _points(kinds: list[str | None]) -> int:
    return sum([FIGURES.points[KINDS.index(kind)] for kind in kinds if kind is not None])


def _card(words: Words, kind: str) -> Text:
    """A card by its name, in the colour of its type."""
    colour = TYPES.get(FIGURES.types[KINDS.index(kind)], "") if kind in KINDS else ""
    return Text(short(words, kind), colour)


# What the viewer holds.


def _own(seen: Seen, teller: Teller) -> list[RenderableType]:
    """The viewer's cards: name, dimensions asked for, cost and points, and what they do."""
    words = teller.words
    if seen.you is None:
        return []
    hand = [kind for kind in seen.cards("hand", seen.you) if kind is not None]
    if not hand:
        return [Text(words.say("days-no-hand"), "dim")]
    cards = Grid.grid(padding=(0, 2, 0, 0))
    for kind in sorted(set(hand), key=KINDS.index):
        count = hand.count(kind)
        name = Text(f"{short(words, kind)}{f' ×{count}' if count > 1 else ''}")
        name.stylize(TYPES.get(FIGURES.types[KINDS.index(kind)], ""))
        rule = words.find(f"card-{kind}", part="rule") or words.card_text(kind)
        cards.add_row(name, Text(_asked(KINDS.index(kind)), "bold"), _worth(KINDS.index(kind), words), Text(rule))
    return [Text(words.say("days-own"), "dim"), Padding(cards, (0, 0, 0, 2))]


def _asked(kind: int) -> str:
    """The dimensions that a green card asks for, and what it costs."""
    dimensions = [str(number) for number in range(1, 7) if FIGURES.dimensions[kind] & 1 << number]
    return " ".join(["+".join(dimensions), _tokens(FIGURES.play_cost[kind])]).strip()


def _worth(kind: int, words: Words) -> Text:
    points = FIGURES.points[kind]
    return Text(words.say("days-worth", points=points) if points else "", "dim")
