"""World Championship Russian Roulette in the terminal: a line for each team, then the viewer's own cards."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.drawing import ASCII, FANCY, GAP, Glyphs, Sheet, columns, known, open_hands, player_name, times, two_sides
from croupier.shelf.russian_roulette.figures import Figures
from croupier.shelf.russian_roulette.view import VIEW, Person, Public
from croupier.table.view import View, cards_in, read
from croupier.text import Teller, Words

COLOURS: Final = {
    "red": "red",
    "blue": "bright_blue",
    "purple": "magenta",
    "yellow": "yellow",
    "brown": "orange4",
    "grey": "bright_black",
}
COLUMNS: Final = ("team", "characters", "points", "bet", "barrel", "pocket", "hand")


class Signs(NamedTuple):
    """The symbols for Characters and ammunition."""

    captain: str
    teammate: str
    dead: str
    click: str
    bullet: str


SIGNS: Final = {
    FANCY: Signs(captain="♛", teammate="●", dead="☠", click="○", bullet="●"),
    ASCII: Signs(captain="K", teammate="o", dead="x", click="o", bullet="*"),
}


def draw(sheet: Sheet) -> RenderableType:
    """Under the title: the teams, and the viewer's own cards."""
    view, teller, glyphs = read(sheet.view, VIEW), sheet.teller, sheet.glyphs
    team = len(read(sheet.figures, Figures)["people"][0])
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="dim", expand=True)
    for column in COLUMNS:
        grid.add_column(teller.words.say(f"roulette-column-{column}"), no_wrap=True)
    grid.add_column("", no_wrap=True, ratio=1)
    for player in view["players"]:
        grid.add_row(*_team(view, player, team, teller, glyphs))
    return Group(_title(view, teller.words, glyphs), Text(), grid, Text(), *_own(view, teller))


def legend(words: Words, glyphs: Glyphs) -> str:
    """What the signs mean."""
    return words.say("roulette-legend", back=glyphs.back, **SIGNS[glyphs]._asdict())


def _title(view: View[Public, Person], words: Words, glyphs: Glyphs) -> RenderableType:
    public, phase = view["public"], view["phase"]
    left = Text(words.say("roulette-round", round=public["round"]).capitalize(), "bold")
    left.append(f" {glyphs.dot} {words.name('phase', phase)}", "bold")
    fires = phase != "trigger" or any(player["takes_part"] for player in view["players"])
    if public["shot"] is not None and fires:
        left.append(f" {glyphs.dot} {words.say('roulette-shot', shot=public['shot'])}", "bold")
    left.append(f" {glyphs.dot} {words.say('roulette-goal', points=public['points_to_win'])}", "dim")
    deck, discard, reserve = (len(cards_in(view, pile)) for pile in ("action", "discard", "reserve"))
    right = words.say("roulette-piles", deck=deck, discard=discard, reserve=reserve)
    return two_sides(left, Text(right, "dim"))


def _team(view: View[Public, Person], player: Person, team: int, teller: Teller, glyphs: Glyphs) -> list[Text]:
    seat, alive, colour = player["seat"], player["characters"], COLOURS[player["team"]]
    hand = cards_in(view, "hand", seat)
    return [
        player_name(teller, seat, glyphs, f"bold {colour}" if alive else "dim strike"),
        _characters(alive, team, colour, SIGNS[glyphs]),
        Text(str(player["points"]), "bold"),
        _bet(view, player),
        _barrel(view, player, glyphs),
        _pocket(view, seat, glyphs),
        Text(f"{glyphs.back}{len(hand)}" if hand else "", "dim"),
        _notes(view, player, teller, glyphs),
    ]


def _characters(alive: int, team: int, colour: str, signs: Signs) -> Text:
    row = Text(signs.captain if alive else "", colour)
    row.append(signs.teammate * (alive - 1), colour)
    row.append(signs.dead * (team - alive), "dim")
    return row


def _bet(view: View[Public, Person], player: Person) -> Text:
    if player["bet"] is not None:
        return Text(f"[{player['bet']}]", "bold")
    if view["phase"] != "bet" or player["seat"] not in view["answered"]:
        return Text("")
    return Text(f"[{_answered(view) if player['seat'] == view['you'] else '?'}]", "dim")


def _answered(view: View[Public, Person]) -> str:
    """What the viewer has answered in secret: the face of a die, or the card for the pocket."""
    return (view["answer"] or "").partition(":")[2]


def _barrel(view: View[Public, Person], player: Person, glyphs: Glyphs) -> Text:
    """The cards fired so far, then the pile from its top, then the number of surplus BULLETs."""
    seat = player["seat"]
    row = _cards(cards_in(view, "shown", seat)[::-1], glyphs)
    row.append(" " if row else "")
    row.append_text(_cards(cards_in(view, "barrel", seat), glyphs))
    extra = player["bullets"] - 1
    if extra > 0:
        row.append(f" +{extra}{SIGNS[glyphs].bullet}", "bold red")
    return row


def _pocket(view: View[Public, Person], seat: int, glyphs: Glyphs) -> Text:
    waiting = view["phase"] == "pocket" and seat in view["answered"]
    if waiting and seat == view["you"]:
        return _cards([_answered(view)], glyphs)
    return _cards([None], glyphs) if waiting else _cards(cards_in(view, "pocket", seat), glyphs)


def _cards(cards: list[str | None], glyphs: Glyphs) -> Text:
    row = Text()
    for card in cards:
        if card is None:
            row.append(glyphs.back, "dim")
        elif card == "bullet":
            row.append(SIGNS[glyphs].bullet, "bold red")
        else:
            row.append(SIGNS[glyphs].click, "green")
    return row


def _notes(view: View[Public, Person], player: Person, teller: Teller, glyphs: Glyphs) -> Text:
    words = teller.words
    if not player["characters"]:
        return Text(words.say("roulette-out-of-game"), "dim")
    if not player["in_round"]:
        return Text(words.say("roulette-out-of-round"), "dim")
    notes = Text()
    if player["takes_part"]:
        notes.append(f"{glyphs.aim} {_aim(player, teller)}", "bold")
    states = ["ducking"] if player["ducking"] else []
    if player["has_accused"] and view["phase"] in ("accusation", "judge"):
        states.append("accused")
    if states:
        notes.append(" " if notes else "")
        notes.append(f" {glyphs.dot} ".join([words.say(f"roulette-{state}") for state in states]), "dim")
    return notes


def _aim(player: Person, teller: Teller) -> str:
    aim = player["aim"]
    if isinstance(aim, str):
        return teller.words.say(f"roulette-{aim}")
    return teller.words.say("roulette-temple") if aim == player["seat"] else teller.who(aim)


# What the viewer holds.


def _own(view: View[Public, Person], teller: Teller) -> list[RenderableType]:
    """The viewer's ammunition and Action cards."""
    words, you = teller.words, view["you"]
    if you is None:
        return open_hands(view, teller, Words.card)
    lines: list[RenderableType] = []
    ammo, barrel, pocket = (cards_in(view, zone, you) for zone in ("ammo", "barrel", "pocket"))
    if ammo:
        lines.append(Text(words.say("roulette-ammo", clicks=ammo.count("click"), bullets=ammo.count("bullet"))))
    elif barrel and pocket:
        elsewhere = pocket.count("bullet") + cards_in(view, "shown", you).count("bullet")
        bullets = view["players"][you]["bullets"] - elsewhere
        lines.append(Text(words.say("roulette-barrel", bullets=bullets, cards=len(barrel))))
    hand = Counter(known(cards_in(view, "hand", you)))
    if not hand:
        return [*lines, Text(words.say("roulette-no-hand"), "dim")]
    cards = [
        (Text(f"{GAP}{times(words.card(kind), count)}", "bold cyan"), Text(words.card_text(kind)))
        for kind, count in hand.items()
    ]
    return [*lines, Text(words.say("roulette-hand"), "dim"), columns(*cards)]
