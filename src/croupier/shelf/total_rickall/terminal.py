"""Total Rickall in the terminal: the centre in its rows, the claims, the players, then the viewer's own cards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.drawing import (
    GAP,
    Glyphs,
    Sheet,
    columns,
    known,
    open_hands,
    player_name,
    short,
    stacked,
    times,
    two_sides,
)
from croupier.shelf.total_rickall.view import VIEW, Claim, Friend, Person, Public, Standing
from croupier.table.view import KnownView, View, cards_in, read
from croupier.text import Teller, Words

COLOURS: Final = {"red": "red", "blue": "bright_blue", "green": "green"}
IDENTITIES: Final = {"real": "bold cyan", "parasite": "bold magenta"}
DECK: Final = "deck"
DINNER: Final = "dinner"


def draw(sheet: Sheet) -> RenderableType:
    """Under the title: the centre while it matters, notes, players and the viewer's own cards."""
    view, teller, glyphs = read(sheet.view, VIEW), sheet.teller, sheet.glyphs
    centre = [_centre(view, teller, glyphs)] if view["phase"] != DINNER else []
    return stacked(
        _title(view, teller, glyphs),
        [*centre, *_notes(view, teller, glyphs)],
        [_players(view, teller, glyphs)],
        _own(view, teller),
    )


def legend(words: Words, glyphs: Glyphs) -> str:
    """What the symbols mean."""
    return words.say("rickall-legend", first=glyphs.first, back=glyphs.back, face=glyphs.face, mark=glyphs.mark)


def _title(view: View[Public, Person], teller: Teller, glyphs: Glyphs) -> RenderableType:
    words, public = teller.words, view["public"]
    dot = f" {glyphs.dot} "
    left = Text(words.say("rickall-round", round=public["round"]).capitalize(), "bold")
    left.append(f"{dot}{words.name('phase', view['phase'])}", "bold")
    left.append(f"{dot}{words.say('rickall-first-player', who=teller.who(public['first_player']))}")
    fails, most = public["fails"], public["fails_lost"]
    right = [words.say("rickall-fails", fails=fails, most=most)]
    if public["last_round"]:
        right.append(words.say("rickall-last-round"))
    elif view["phase"] != DINNER:
        right.append(words.say("rickall-to-come", count=public["characters_left"]))
    return two_sides(left, Text(dot.join(right), "bold red" if fails + 1 == most else "dim"))


# The centre.


def _centre(view: View[Public, Person], teller: Teller, glyphs: Glyphs) -> RenderableType:
    """Every Character in its place, row by row from the decks outwards; a free place is a dot."""
    row = view["public"]["row"]
    cells = {
        character["slot"]: _character(character, identity, view, teller, glyphs)
        for character, identity in zip(view["public"]["centre"], cards_in(view, "under"), strict=False)
    }
    if not cells:
        return Text(teller.words.say("rickall-empty"), "dim")
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(row):
        grid.add_column(ratio=1)
    for first in range(0, max(cells) + 1, row):
        grid.add_row(*[cells.get(slot, Text(glyphs.dot, "dim")) for slot in range(first, first + row)])
    return grid


def _character(
    character: Standing | Friend, identity: str | None, view: View[Public, Person], teller: Teller, glyphs: Glyphs
) -> Text:
    """A Character over its Identity: its name, then its colour, what the viewer knows, and what the others say."""
    words = teller.words
    name, colour = character["character"], character["colour"]
    style = COLOURS[colour]
    cell = Text()
    cell.append(words.card(name), f"bold {style}")
    if words.find(f"card-{name}", part="rule"):
        cell.append(f" {glyphs.mark}", style)
    if character["dented"]:
        cell.append(f" {words.say('rickall-dented')}")
    cell.append(f"\n{words.say(f'rickall-{colour}')} ", style)
    cell.append_text(_identity(identity, character["face_up"], view["you"], words, glyphs))
    cell.append("".join([f" {glyphs.dot} {claim}" for claim in _claims(view, teller, name)]))
    return cell


def _identity(identity: str | None, face_up: bool, you: int | None, words: Words, glyphs: Glyphs) -> Text:
    """An Identity card: its back, its face, or its back and what the viewer has seen under it."""
    shown = Text()
    shown.append(glyphs.face if face_up else glyphs.back, "dim")
    if identity is not None:
        name = words.card(identity)
        for_all = face_up or you is None
        shown.append(f" {name if for_all else words.say('rickall-seen', card=name)}", IDENTITIES[identity])
    return shown


def _claims(view: View[Public, Person], teller: Teller, about: str) -> list[str]:
    """The claims about one Identity, in short: the number of the seat, and what it says."""
    words = teller.words
    return [
        words.say("rickall-claim", who=_number(claim["seat"], teller), card=words.card(claim["says"]))
        for claim in view["public"]["claims"]
        if claim["about"] == about and claim["says"] in IDENTITIES
    ]


def _number(seat: int, teller: Teller) -> str:
    return teller.words.say("you") if seat == teller.you else str(seat + 1)


# Claims and texts.


def _notes(view: View[Public, Person], teller: Teller, glyphs: Glyphs) -> list[RenderableType]:
    """The next Identity, if it is known or spoken of; claims about two Characters; the texts that have an effect."""
    words = teller.words
    dot = f" {glyphs.dot} "
    lines: list[RenderableType] = []
    top = next(iter(cards_in(view, "identity")), None)
    said = _claims(view, teller, DECK)
    if said or top is not None:
        line = Text.assemble((f"{words.say('rickall-next')}{GAP}", "dim"))
        line.append_text(_identity(top, False, view["you"], words, glyphs))
        lines.append(line.append("".join([f" {glyphs.dot} {claim}" for claim in said])))
    pleas = [_of_two(claim, teller) for claim in view["public"]["claims"] if claim["rather_than"]]
    if pleas:
        lines.append(Text.assemble((f"{words.say('rickall-claims')}{GAP}", "dim"), dot.join(pleas)))
    rules = {name: words.find(f"card-{name}", part="rule") for name in _in_play(view)}
    texts = [words.say("rickall-text", card=words.card(name), rule=rule) for name, rule in rules.items() if rule]
    if texts:
        lines.append(Text(f"{glyphs.mark}{GAP}{dot.join(texts)}", "dim"))
    groups = [_known(group, view, teller) for group in view["known"] if _is_under_characters(group)]
    return [*lines, *[Text(sentence, "dim") for sentence in groups]]


def _of_two(claim: Claim, teller: Teller) -> str:
    words = teller.words
    return words.say(
        f"rickall-claim-{claim['says']}",
        who=teller.who(claim["seat"]),
        card=words.card(claim["about"]),
        second_card=words.card(claim["rather_than"]),
    )


def _in_play(view: View[Public, Person]) -> list[str]:
    centre = [character["character"] for character in view["public"]["centre"]] if view["phase"] != DINNER else []
    return [*centre, *[friend["character"] for friend in view["public"]["friends"]]]


def _is_under_characters(group: KnownView) -> bool:
    """Whether all cards of a group that the viewer cannot tell apart lie under Characters."""
    return all(zone.partition(":")[0] in ("under", "secret") for zone in group["among"])


def _known(group: KnownView, view: View[Public, Person], teller: Teller) -> str:
    """What the viewer knows of Identities that were shuffled: what lies under these Characters in total."""
    words = teller.words
    standing = [words.card(character["character"]) for character in view["public"]["centre"]]
    places: list[str] = []
    for zone in group["among"]:
        seat = zone.partition(":")[2]
        if seat:
            places.append(words.say("rickall-known-friend", who=teller.who(int(seat))))
        else:
            places.extend([standing[spot] for spot in group["places"].get(zone, range(len(standing)))])
    kinds = Counter(group["contents"])
    cards = [words.say(f"rickall-known-{kind}", count=count) for kind, count in sorted(kinds.items())]
    exact = "yes" if sum(group["among"].values()) == len(group["contents"]) else "no"
    return words.say("rickall-known", among=words.list(places), contents=words.list(cards), exact=exact)


# The players.


def _players(view: View[Public, Person], teller: Teller, glyphs: Glyphs) -> RenderableType:
    """One line per player: the name, the token, the hand, the card laid, and the friend with what is known of it."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    dinner = view["phase"] == DINNER
    friends = {friend["owner"]: friend for friend in view["public"]["friends"]}
    for seat, player in enumerate(view["players"]):
        name = player_name(teller, seat, glyphs, "dim strike" if player["fell_at_dinner"] else "bold")
        if player["first_player"]:
            name.append(f" {glyphs.first}", "bold yellow")
        grid.add_row(
            name,
            Text("" if dinner else f"{glyphs.back}{len(cards_in(view, 'hand', seat))}", "dim"),
            _laid(view, seat, teller, glyphs),
            _friend(view, seat, friends.get(seat), teller, glyphs) if friends or dinner else Text(),
        )
    return grid


def _laid(view: View[Public, Person], seat: int, teller: Teller, glyphs: Glyphs) -> Text:
    """The card before a player, an arrow if it is their turn, and whether they say that they cannot kill."""
    words = teller.words
    acting = view["phase"] in ("act", DINNER) and view["public"]["actor"] == seat
    laid = Text(f"{glyphs.aim} " if acting else "", "bold")
    for card in cards_in(view, "laid", seat):
        laid.append(glyphs.back if card is None else short(words, card), "dim" if card is None else "bold")
    for claim in view["public"]["claims"]:
        if claim["seat"] == seat and claim["about"] is None:
            laid.append(f"\n{words.say('rickall-claim-no-killing-card')}", "not bold")
    return laid


def _friend(view: View[Public, Person], seat: int, friend: Friend | None, teller: Teller, glyphs: Glyphs) -> Text:
    if friend is None:
        fallen = view["players"][seat]["fell_at_dinner"]
        return Text(teller.words.say("rickall-fallen" if fallen else "rickall-no-friend"), "dim")
    secret = next(iter(cards_in(view, "secret", seat)), None)
    return _character(friend, secret, view, teller, glyphs)


# What the viewer holds.


def _own(view: View[Public, Person], teller: Teller) -> list[RenderableType]:
    words, you = teller.words, view["you"]
    if you is None:
        return open_hands(view, teller, short)
    hand = Counter(known(cards_in(view, "hand", you)))
    if not hand:
        return [] if view["phase"] == DINNER else [Text(words.say("rickall-no-hand"), "dim")]
    cards = [
        (Text(f"{GAP}{times(short(words, kind), count)}", "bold cyan"), Text(words.card_text(kind)))
        for kind, count in hand.items()
    ]
    return [Text(words.say("rickall-hand"), "dim"), columns(*cards)]
