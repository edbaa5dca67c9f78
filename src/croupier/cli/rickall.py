"""Total Rickall as it lies on the table: the centre in its rows, what is said of whom, the players, then what you hold."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.cli.glyphs import Glyphs
from croupier.cli.seen import Entry, Seen
from croupier.text import Teller, Words

COLOURS = {"red": "red", "blue": "bright_blue", "green": "green"}
IDENTITIES = {"real": "bold cyan", "parasite": "bold magenta"}
DECK = "deck"
ROW = 3


def draw(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    """Under the title: the centre while it matters, notes, players and the viewer's own cards, with blanks between."""
    centre = [_centre(seen, teller, glyphs)] if seen.phase != "dinner" else []
    parts = [[*centre, *_notes(seen, teller, glyphs)], [_players(seen, teller, glyphs)], _own(seen, teller)]
    return Group(_title(seen, teller, glyphs), *[line for part in parts if part for line in (Text(), *part)])


def legend(words: Words, glyphs: Glyphs) -> str:
    """What the signs mean."""
    return words.say("rickall-legend", first=glyphs.first, back=glyphs.back, face=glyphs.face, mark=glyphs.mark)


def _title(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    words = teller.words
    dot = f" {glyphs.dot} "
    left = Text(words.say("rickall-round", round=seen.public.number("round") or 1).capitalize(), "bold")
    left.append(f"{dot}{words.name('phase', seen.phase)}", "bold")
    left.append(f"{dot}{words.say('rickall-first-player', who=teller.who(seen.public.number('first_player') or 0))}")
    fails, most = seen.public.number("fails") or 0, seen.public.number("fails_lost") or 0
    right = [words.say("rickall-fails", fails=fails, most=most)]
    if seen.public.flag("last_round"):
        right.append(words.say("rickall-last-round"))
    elif seen.phase != "dinner":
        right.append(words.say("rickall-to-come", count=seen.public.number("characters_left") or 0))
    line = Grid.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(left, Text(dot.join(right), "bold red" if fails + 1 == most else "dim"))
    return line


# The centre.


def _centre(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    """Every Character in its place, row by row from the decks outwards; a free place is a dot."""
    row = seen.public.number("row") or ROW
    cells: dict[int, Text] = {}
    for character, identity in zip(seen.public.entries("centre"), seen.cards("under"), strict=False):
        cells[character.number("slot") or 0] = _character(character, identity, seen, teller, glyphs)
    if not cells:
        return Text(teller.words.say("rickall-empty"), "dim")
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(row):
        grid.add_column(ratio=1)
    for first in range(0, max(cells) + 1, row):
        grid.add_row(*[cells.get(slot, Text(glyphs.dot, "dim")) for slot in range(first, first + row)])
    return grid


def _character(character: Entry, identity: str | None, seen: Seen, teller: Teller, glyphs: Glyphs) -> Text:
    """A Character over its Identity: its name, then its colour, what the viewer knows, and what the others say."""
    words = teller.words
    name = character.word("character") or ""
    colour = character.word("colour") or ""
    style = COLOURS.get(colour, "")
    cell = Text()
    cell.append(words.card(name), f"bold {style}")
    if words.find(f"card-{name}", part="rule"):
        cell.append(f" {glyphs.mark}", style)
    if character.flag("dented"):
        cell.append(f" {words.say('rickall-dented')}")
    cell.append(f"\n{words.say(f'rickall-{colour}')} ", style)
    cell.append_text(_identity(identity, character.flag("face_up"), seen, words, glyphs))
    cell.append("".join([f" {glyphs.dot} {claim}" for claim in _claims(seen, teller, name)]))
    return cell


def _identity(identity: str | None, face_up: bool, seen: Seen, words: Words, glyphs: Glyphs) -> Text:
    """An Identity card: its back, its face, or its back and what the viewer has seen under it."""
    shown = Text()
    shown.append(glyphs.face if face_up else glyphs.back, "dim")
    if identity is not None:
        known = words.card(identity)
        for_all = face_up or seen.you is None
        shown.append(f" {known if for_all else words.say('rickall-seen', card=known)}", IDENTITIES.get(identity, ""))
    return shown


def _claims(seen: Seen, teller: Teller, about: str) -> list[str]:
    """What is said of one Identity, in short: the number of the seat, and what it is said to be."""
    short: list[str] = []
    for claim in seen.public.entries("claims"):
        says = claim.word("says") or ""
        if claim.word("about") == about and says in IDENTITIES:
            short.append(teller.words.say("rickall-claim", who=_number(claim, teller), card=teller.words.card(says)))
    return short


def _number(claim: Entry, teller: Teller) -> str:
    seat = claim.number("seat") or 0
    return teller.words.say("you") if seat == teller.you else str(seat + 1)


# What is said and written.


def _notes(seen: Seen, teller: Teller, glyphs: Glyphs) -> list[RenderableType]:
    """The next Identity, as far as anybody speaks of it; what is said of two Characters; the texts that do something."""
    words = teller.words
    dot = f" {glyphs.dot} "
    lines: list[RenderableType] = []
    top = seen.cards("identity")[:1]
    said = _claims(seen, teller, DECK)
    if said or (top and top[0] is not None):
        line = Text.assemble((f"{words.say('rickall-next')}  ", "dim"))
        line.append_text(_identity(top[0] if top else None, False, seen, words, glyphs))
        lines.append(line.append("".join([f" {glyphs.dot} {claim}" for claim in said])))
    pleas = [_of_two(claim, teller) for claim in seen.public.entries("claims") if claim.word("rather_than")]
    if pleas:
        lines.append(Text.assemble((f"{words.say('rickall-claims')}  ", "dim"), dot.join(pleas)))
    rules = {name: words.find(f"card-{name}", part="rule") for name in _in_play(seen)}
    texts = [words.say("rickall-text", card=words.card(name), rule=rule) for name, rule in rules.items() if rule]
    if texts:
        lines.append(Text(f"{glyphs.mark}  {dot.join(texts)}", "dim"))
    known = [_known(entry, seen, teller) for entry in seen.known if _among_characters(entry)]
    return [*lines, *[Text(sentence, "dim") for sentence in known]]


def _of_two(claim: Entry, teller: Teller) -> str:
    words = teller.words
    return words.say(
        f"rickall-claim-{claim.word('says')}",
        who=teller.who(claim.number("seat") or 0),
        card=words.card(claim.word("about")),
        second_card=words.card(claim.word("rather_than")),
    )


def _in_play(seen: Seen) -> list[str]:
    characters = seen.public.entries("friends")
    if seen.phase != "dinner":
        characters = [*seen.public.entries("centre"), *characters]
    return [character.word("character") or "" for character in characters]


def _among_characters(entry: Entry) -> bool:
    """Whether a group of cards that the viewer cannot tell apart lies under Characters, all of it."""
    among = entry.facts.get("among")
    return isinstance(among, dict) and all(str(zone).partition(":")[0] in ("under", "secret") for zone in among)


def _known(entry: Entry, seen: Seen, teller: Teller) -> str:
    """What the viewer knows of Identities that were shuffled: what lies under these Characters in all."""
    words = teller.words
    among, spots, contents = (entry.facts.get(part) for part in ("among", "places", "contents"))
    assert isinstance(among, dict)
    assert isinstance(spots, dict)
    assert isinstance(contents, list)
    standing = [words.card(character.word("character")) for character in seen.public.entries("centre")]
    places: list[str] = []
    for zone in among:
        seat = zone.partition(":")[2]
        if seat:
            places.append(words.say("rickall-known-friend", who=teller.who(int(seat))))
        else:
            places.extend([standing[spot] for spot in spots.get(zone, range(len(standing)))])
    kinds = Counter(map(str, contents))
    cards = [words.say(f"rickall-known-{kind}", count=count) for kind, count in sorted(kinds.items())]
    exact = "yes" if sum(among.values()) == len(contents) else "no"
    return words.say("rickall-known", among=words.list(places), contents=words.list(cards), exact=exact)


# The players.


def _players(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    """A line for each: the name, the token, the hand, the card laid, and the friend with what is known of it."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    friends = {friend.number("owner"): friend for friend in seen.public.entries("friends")}
    advanced = friends or seen.phase == "dinner"
    for seat, player in enumerate(seen.players):
        mine = seat == seen.you
        name = Text(f"{glyphs.here} " if mine else "  ")
        name.append(teller.names[seat], "dim strike" if player.flag("fell_at_dinner") else "bold")
        if mine:
            name.append(f" ({teller.words.say('you')})", "dim")
        if player.flag("first_player"):
            name.append(f" {glyphs.first}", "bold yellow")
        grid.add_row(
            name,
            Text(f"{glyphs.back}{len(seen.cards('hand', seat))}" if seen.phase != "dinner" else "", "dim"),
            _laid(seen, seat, teller, glyphs),
            _friend(seen, seat, friends.get(seat), teller, glyphs) if advanced else Text(),
        )
    return grid


def _laid(seen: Seen, seat: int, teller: Teller, glyphs: Glyphs) -> Text:
    """The card before a player, an arrow if it is their turn, and whether they say that they cannot kill."""
    words = teller.words
    acting = seen.phase in ("act", "dinner") and seen.public.number("actor") == seat
    laid = Text(f"{glyphs.aim} " if acting else "", "bold")
    for card in seen.cards("laid", seat):
        laid.append(glyphs.back if card is None else short(words, card), "dim" if card is None else "bold")
    for claim in seen.public.entries("claims"):
        if claim.number("seat") == seat and claim.word("about") is None:
            laid.append(f"\n{words.say('rickall-claim-no-killing-card')}", "not bold")
    return laid


def _friend(seen: Seen, seat: int, friend: Entry | None, teller: Teller, glyphs: Glyphs) -> Text:
    if friend is None:
        fallen = seen.players[seat].flag("fell_at_dinner")
        return Text(teller.words.say("rickall-fallen" if fallen else "rickall-no-friend"), "dim")
    secret = seen.cards("secret", seat)
    return _character(friend, secret[0] if secret else None, seen, teller, glyphs)


# What the viewer holds.


def short(words: Words, kind: str) -> str:
    """The name of a card where there is little room."""
    return words.find(f"card-{kind}", part="short") or words.card(kind)


def _own(seen: Seen, teller: Teller) -> list[RenderableType]:
    words = teller.words
    if seen.you is None:
        return _open_hands(seen, teller)
    hand = Counter([kind for kind in seen.cards("hand", seen.you) if kind is not None])
    if not hand:
        return [] if seen.phase == "dinner" else [Text(words.say("rickall-no-hand"), "dim")]
    cards = Grid.grid(padding=(0, 2, 0, 0))
    for kind, count in hand.items():
        name = short(words, kind) + (f" ×{count}" if count > 1 else "")
        cards.add_row(Text(f"  {name}", "bold cyan"), Text(words.card_text(kind)))
    return [Text(words.say("rickall-hand"), "dim"), cards]


def _open_hands(seen: Seen, teller: Teller) -> list[RenderableType]:
    """Everybody's Action cards, for a viewer who belongs to nobody; a spectator sees none of them."""
    lines: list[RenderableType] = []
    for seat, name in enumerate(teller.names):
        hand = [short(teller.words, kind) for kind in seen.cards("hand", seat) if kind is not None]
        if hand:
            lines.append(Text.assemble((f"  {name}  ", "bold"), ", ".join(hand)))
    return lines
