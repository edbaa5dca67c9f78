"""Les 100 Jours de Rick and Morty as it lies on the table: the dimensions and who is there, the players, your cards."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from croupier.cli.glyphs import Glyphs
from croupier.cli.seen import Entry, Seen
from croupier.games.hundred_days.cards import FIGURES, KINDS, LETTERS, RESOURCES
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


def draw(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    """Under the title: the board, the players with what lies before them, and the viewer's own cards."""
    parts = [[_board(seen, teller, glyphs)], _players(seen, teller, glyphs), _own(seen, teller)]
    return Group(_title(seen, teller, glyphs), *[line for part in parts if part for line in (Text(), *part)])


def legend(words: Words, glyphs: Glyphs) -> str:
    """What the signs mean."""
    return words.say("days-legend", aim=glyphs.aim, first=glyphs.first, back=glyphs.back, face=glyphs.face)


def short(words: Words, kind: str) -> str:
    """The name of a card or a tile where there is little room."""
    return words.find(f"card-{kind}", part="short") or words.card(kind)


def _title(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    words = teller.words
    dot = f" {glyphs.dot} "
    left = Text(words.say("days-round", round=seen.public.number("round") or 1).capitalize(), "bold")
    left.append(f"{dot}{words.name('phase', seen.phase)}", "bold")
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


def _board(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    """The house and the six dimensions, with what they give, what closing them costs and brings, and the pawns."""
    words = teller.words
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    for justify in SIDES:
        grid.add_column(justify=justify, no_wrap=True)
    grid.add_column(ratio=1)
    heads = ("dimension", "gives", "cards", "cost", "pts", "pawns")
    grid.add_row("", *[Text(words.say(f"days-{head}"), "dim") for head in heads])
    house = Text(words.say("days-house"), "bold")
    nothing = Text(glyphs.dot, "dim")
    grid.add_row("", house, nothing, f"+{FIGURES.house_cards}", nothing, nothing, _pawns(seen, words, HOUSE))
    for space in seen.public.entries("spaces"):
        number = space.number("space") or 0
        thrown = number == seen.public.number("die")
        sign = Text(f"{glyphs.aim if thrown else ''}{number}", "bold yellow" if thrown else "bold")
        tile = space.word("tile")
        pawns = _pawns(seen, words, str(number))
        if tile is None:
            hole = Text(words.say("days-hole"), "dim")
            grid.add_row(sign, hole, nothing, nothing, nothing, nothing, pawns)
            continue
        kind = KINDS.index(tile)
        gives = "".join([letter * count for letter, count in zip(LETTERS, FIGURES.gives[kind], strict=True)])
        cards = f"{FIGURES.cards[kind]:+}" if FIGURES.cards[kind] else "0"
        cost, points = _tokens(FIGURES.cost[kind]), Text(str(FIGURES.points[kind]), "bold")
        grid.add_row(sign, Text(short(words, tile), "bold"), gives, cards, cost, points, pawns)
    return grid


def _tokens(counts: list[int]) -> str:
    return " ".join([f"{count}{letter}" for letter, count in zip(LETTERS, counts, strict=True) if count])


def _pawns(seen: Seen, words: Words, place: str) -> Text:
    """The pawns on a space by the numbers of their players; a stroke behind a Rick who is somewhere else as well."""
    text = Text()
    for pawn in ("rick", "morty"):
        standing = [(seat, (player.word(pawn) or "").split("-")) for seat, player in enumerate(seen.players)]
        here = [(seat, places) for seat, places in standing if place in places]
        if here:
            text.append(f"{GAP if text else ''}{words.say(f'days-{pawn}')}")
        for seat, places in here:
            text.append(f"{NO_BREAK}{seat + 1}{'/' if len(places) > 1 else ''}", f"bold {PEOPLE[seat % len(PEOPLE)]}")
    return text


# The players.


def _players(seen: Seen, teller: Teller, glyphs: Glyphs) -> list[RenderableType]:
    """A line for each with numbers under each other, and one with the cards before them; the Federation last."""
    words = teller.words
    rows = [
        [Text(f"  {words.say('days-player')}", "dim"), *[Text(words.say(f"days-{at}"), "dim") for at in COLUMNS[1:]]]
    ]
    rows += [_player(seen, seat, teller, glyphs) for seat in range(len(seen.players))]
    rows.append(_federation(seen, words, glyphs))
    widths = [max([cell_len(row[at].plain) for row in rows]) for at in range(len(COLUMNS))]
    lines: list[RenderableType] = []
    for at, row in enumerate(rows):
        line = Text()
        for cell, width in zip(row, widths, strict=True):
            line.append_text(cell).append(" " * (width - cell_len(cell.plain)) + GAP)
        line.rstrip()
        lines.append(line)
        if 0 < at <= len(seen.players):
            before = _before(seen, at - 1, teller, glyphs)
            lines += [Padding(before, (0, 0, 0, 4))] if before else []
    return lines


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
        *[Text(_place(player.word(pawn), words)) for pawn in ("rick", "morty")],
    ]


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
        Text(f"{glyphs.back}{len(seen.cards('deck'))}", "dim"),
        *[Text() for _ in COLUMNS[4:]],
    ]


def _before(seen: Seen, seat: int, teller: Teller, glyphs: Glyphs) -> Text:
    """What lies before a player: cards in play, the pile and the closed dimensions by number; and what was seen of a hand."""
    words = teller.words
    guarded = seen.players[seat].facts.get("guarded")
    safe = guarded if isinstance(guarded, list) else []
    text = Text()
    for kind in seen.cards("area", seat):
        text.append(", " if text else "", "dim")
        text.append_text(_card(words, kind or ""))
        if kind in safe:
            text.append(f"{NO_BREAK}{glyphs.face}", "bold")
    rest: list[str] = []
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
        name = Text(f"{GAP}{short(words, kind)}{f' ×{count}' if count > 1 else ''}")
        name.stylize(TYPES.get(FIGURES.types[KINDS.index(kind)], ""))
        rule = words.find(f"card-{kind}", part="rule") or words.card_text(kind)
        cards.add_row(name, Text(_asked(KINDS.index(kind)), "bold"), _worth(KINDS.index(kind), words), Text(rule))
    return [Text(words.say("days-own"), "dim"), cards]


def _asked(kind: int) -> str:
    """The dimensions that a green card asks for, and what it costs."""
    dimensions = [str(number) for number in range(1, 7) if FIGURES.dimensions[kind] & 1 << number]
    return " ".join(["+".join(dimensions), _tokens(FIGURES.play_cost[kind])]).strip()


def _worth(kind: int, words: Words) -> Text:
    points = FIGURES.points[kind]
    return Text(words.say("days-worth", points=points) if points else "", "dim")
