"""World Championship Russian Roulette as it lies on the table: a line for each team, then what you hold."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.cli.glyphs import Glyphs
from croupier.cli.seen import Entry, Seen
from croupier.text import Teller, Words

COLOURS = {
    "red": "red",
    "blue": "bright_blue",
    "purple": "magenta",
    "yellow": "yellow",
    "brown": "orange4",
    "grey": "bright_black",
}
TEAM = 4
COLUMNS = ("team", "characters", "points", "bet", "barrel", "pocket", "hand")


def draw(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    words = teller.words
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="dim", expand=True)
    for column in COLUMNS:
        grid.add_column(words.say(f"roulette-column-{column}"), no_wrap=True)
    grid.add_column("", no_wrap=True, ratio=1)
    for seat in range(len(seen.players)):
        grid.add_row(*_team(seen, seat, teller, glyphs))
    return Group(_title(seen, words, glyphs), Text(), grid, Text(), *_own(seen, teller))


def legend(words: Words, glyphs: Glyphs) -> str:
    """What the signs mean."""
    return words.say(
        "roulette-legend",
        captain=glyphs.captain,
        teammate=glyphs.teammate,
        dead=glyphs.dead,
        back=glyphs.back,
        click=glyphs.click,
        bullet=glyphs.bullet,
    )


def _title(seen: Seen, words: Words, glyphs: Glyphs) -> RenderableType:
    left = Text(words.say("roulette-round", round=seen.public.number("round") or 1).capitalize(), "bold")
    left.append(f" {glyphs.dot} {words.name('phase', seen.phase)}", "bold")
    shot = seen.public.number("shot")
    fires = seen.phase != "trigger" or any(player.flag("takes_part") for player in seen.players)
    if shot is not None and fires:
        left.append(f" {glyphs.dot} {words.say('roulette-shot', shot=shot)}", "bold")
    left.append(f" {glyphs.dot} {words.say('roulette-goal', points=seen.public.number('points_to_win') or 0)}", "dim")
    piles = {
        pile: len(seen.cards(zone))
        for pile, zone in (("deck", "action"), ("discard", "discard"), ("reserve", "reserve"))
    }
    line = Grid.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(left, Text(words.say("roulette-piles", **piles), "dim"))
    return line


def _team(seen: Seen, seat: int, teller: Teller, glyphs: Glyphs) -> list[Text]:
    player = seen.players[seat]
    alive = player.number("characters") or 0
    colour = COLOURS.get(player.word("team") or "", "white")
    mine = seat == seen.you
    name = Text(f"{glyphs.here} " if mine else "  ")
    name.append(teller.names[seat], f"bold {colour}" if alive else "dim strike")
    if mine:
        name.append(f" ({teller.words.say('you')})", "dim")
    return [
        name,
        _characters(alive, colour, glyphs),
        Text(str(player.number("points") or 0), "bold"),
        _bet(seen, seat),
        _barrel(seen, seat, glyphs),
        _pocket(seen, seat, glyphs),
        Text(f"{glyphs.back}{len(seen.cards('hand', seat))}" if seen.cards("hand", seat) else "", "dim"),
        _notes(seen, seat, teller, glyphs),
    ]


def _characters(alive: int, colour: str, glyphs: Glyphs) -> Text:
    row = Text(glyphs.captain if alive else "", colour)
    row.append(glyphs.teammate * (alive - 1), colour)
    row.append(glyphs.dead * (TEAM - alive), "dim")
    return row


def _bet(seen: Seen, seat: int) -> Text:
    bet = seen.players[seat].number("bet")
    if bet is not None:
        return Text(f"[{bet}]", "bold")
    if seen.phase != "bet" or seat not in seen.answered:
        return Text("")
    mine = (seen.answer or "").partition(":")[2] if seat == seen.you else ""
    return Text(f"[{mine or '?'}]", "dim")


def _barrel(seen: Seen, seat: int, glyphs: Glyphs) -> Text:
    """The cards fired so far, then the pile from its top, then how many BULLETs there are too many."""
    row = _cards(list(reversed(seen.cards("shown", seat))), glyphs)
    row.append(" " if row else "")
    row.append_text(_cards(seen.cards("barrel", seat), glyphs))
    extra = (seen.players[seat].number("bullets") or 0) - 1
    if extra > 0:
        row.append(f" +{extra}{glyphs.bullet}", "bold red")
    return row


def _pocket(seen: Seen, seat: int, glyphs: Glyphs) -> Text:
    waiting = seen.phase == "pocket" and seat in seen.answered
    if waiting and seat == seen.you:
        return _cards([(seen.answer or "").partition(":")[2]], glyphs)
    return _cards([None], glyphs) if waiting else _cards(seen.cards("pocket", seat), glyphs)


def _cards(cards: list[str | None], glyphs: Glyphs) -> Text:
    row = Text()
    for card in cards:
        if card is None:
            row.append(glyphs.back, "dim")
        elif card == "bullet":
            row.append(glyphs.bullet, "bold red")
        else:
            row.append(glyphs.click, "green")
    return row


def _notes(seen: Seen, seat: int, teller: Teller, glyphs: Glyphs) -> Text:
    player = seen.players[seat]
    words = teller.words
    if not player.number("characters"):
        return Text(words.say("roulette-out-of-game"), "dim")
    if not player.flag("in_round"):
        return Text(words.say("roulette-out-of-round"), "dim")
    notes = Text()
    if player.flag("takes_part"):
        notes.append(f"{glyphs.aim} {_aim(player, seat, teller)}", "bold")
    states = ["ducking"] if player.flag("ducking") else []
    if player.flag("has_accused") and seen.phase in ("accusation", "judge"):
        states.append("accused")
    if states:
        notes.append(" " if notes else "")
        notes.append(f" {glyphs.dot} ".join([words.say(f"roulette-{state}") for state in states]), "dim")
    return notes


def _aim(player: Entry, seat: int, teller: Teller) -> str:
    aim = player.number("aim")
    if aim is None:
        return teller.words.say(f"roulette-{player.word('aim') or 'unnamed'}")
    return teller.words.say("roulette-temple") if aim == seat else teller.who(aim)


def _own(seen: Seen, teller: Teller) -> list[RenderableType]:
    """What the viewer holds."""
    words = teller.words
    you = seen.you
    if you is None:
        return _open_hands(seen, teller)
    lines: list[RenderableType] = []
    ammo = seen.cards("ammo", you)
    barrel = seen.cards("barrel", you)
    pocket = seen.cards("pocket", you)
    if ammo:
        lines.append(Text(words.say("roulette-ammo", clicks=ammo.count("click"), bullets=ammo.count("bullet"))))
    elif barrel and pocket:
        elsewhere = pocket.count("bullet") + seen.cards("shown", you).count("bullet")
        bullets = (seen.players[you].number("bullets") or 0) - elsewhere
        lines.append(Text(words.say("roulette-barrel", bullets=bullets, cards=len(barrel))))
    hand = Counter([kind for kind in seen.cards("hand", you) if kind is not None])
    if not hand:
        return [*lines, Text(words.say("roulette-no-hand"), "dim")]
    cards = Grid.grid(padding=(0, 2, 0, 0))
    for kind, count in hand.items():
        cards.add_row(
            Text(f"  {words.card(kind)}" + (f" ×{count}" if count > 1 else ""), "bold cyan"),
            Text(words.card_text(kind)),
        )
    return [*lines, Text(words.say("roulette-hand"), "dim"), cards]


def _open_hands(seen: Seen, teller: Teller) -> list[RenderableType]:
    """Everybody's Action cards, for a viewer who belongs to nobody; a spectator sees none of them."""
    lines: list[RenderableType] = []
    for seat, name in enumerate(teller.names):
        hand = [teller.words.card(kind) for kind in seen.cards("hand", seat) if kind is not None]
        if hand:
            lines.append(Text.assemble((f"  {name}  ", "bold"), ", ".join(hand)))
    return lines
