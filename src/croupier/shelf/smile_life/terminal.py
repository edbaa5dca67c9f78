"""Smile Life as it lies on the table: the middle with its plagues, everybody's life, then the cards you hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from croupier.cli.glyphs import Glyphs
from croupier.cli.hundred_days import Fitted
from croupier.cli.seen import Entry, Seen
from croupier.shelf.smile_life.cards import ADULTERY, FAMILIES, FAMILY, FIGURES, KINDS, SMILES
from croupier.text import Teller, Words

PEOPLE = ("magenta", "green", "bright_blue", "yellow", "cyan", "red")
COLOURS = {
    "study": "bright_blue",
    "wage": "bright_blue",
    "job": "bright_blue",
    "flirt": "magenta",
    "marriage": "magenta",
    "adultery": "magenta",
    "child": "magenta",
    "malus": "red",
    "special": "yellow",
    "cataclysm": "yellow",
    "distinction": "yellow",
    "crisis": "bold red",
    "event": "bold red",
    "monster": "bold red",
}
ACQUIRED = "green"
BELONGINGS = ("pet", "trip", "house", "weapon", "vehicle", "survival", "distinction", "special")
UNFAITHFUL = KINDS[ADULTERY]
SIDE_BY_SIDE = 110
LAST_CARDS = 10
GAP = "  "
NO_BREAK = "\N{NO-BREAK SPACE}"


def draw(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    """Under the title: the middle, the lives, and the viewer's own cards."""
    lives = Fitted(lambda width: _lives(seen, teller, glyphs, width))
    parts: list[list[RenderableType]] = [_middle(seen, teller, glyphs), [lives], _own(seen, teller)]
    return Group(_title(seen, teller, glyphs), *[line for part in parts if part for line in (Text(), *part)])


def legend(words: Words, glyphs: Glyphs) -> str:
    """What the signs mean."""
    return words.say("life-legend", aim=glyphs.aim, back=glyphs.back)


def short(words: Words, kind: str) -> str:
    """The name of a card where there is little room."""
    return words.find(f"card-{kind}", part="short") or words.card(kind)


def family(kind: str) -> str:
    return FAMILIES[FAMILY[KINDS.index(kind)]] if kind in KINDS else ""


def _colour(kind: str) -> str:
    return COLOURS.get(family(kind), ACQUIRED)


def _known(cards: Iterable[str | None]) -> list[str]:
    return [kind for kind in cards if kind is not None]


def _named(words: Words, kinds: Iterable[str], whole: bool = False) -> Text:
    """Cards by name, each with its number, in the colours of their families."""
    text = Text()
    for kind, count in Counter(kinds).items():
        text.append(", " if text else "", "dim")
        name = words.card(kind) if whole else short(words, kind)
        text.append(name.replace(" ", NO_BREAK) + (f"{NO_BREAK}×{count}" if count > 1 else ""), _colour(kind))
    return text


def _title(seen: Seen, teller: Teller, glyphs: Glyphs) -> RenderableType:
    """The phase and the turn; how many cards are left to draw."""
    words = teller.words
    left = Text(words.name("phase", seen.phase), "bold")
    turn = seen.public.number("turns")
    if turn:
        left.append(f" {glyphs.dot} {words.say('life-turn', turn=turn)}")
    count = len(seen.cards("pile"))
    line = Grid.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(left, Text(words.say("life-pile", count=count), "bold red" if count <= LAST_CARDS else "dim"))
    return line


# The middle.


def _middle(seen: Seen, teller: Teller, glyphs: Glyphs) -> list[RenderableType]:
    """The piles, then whatever else is going on: a line for each."""
    words = teller.words
    lines = [_piles(seen, teller, glyphs)]
    lines += [_plague(plague, seen, teller) for plague in seen.public.entries("running")]
    lines += [_monster(monster, teller) for monster in seen.public.entries("monsters")]
    waiting = seen.public.number("waiting_purge")
    if waiting is not None:
        lines.append(Text(words.say("life-purge-waits", who=teller.who(waiting)), "red"))
    casino = seen.public.word("casino")
    if casino is not None:
        bettor = seen.public.number("bettor")
        said = words.say(f"life-casino-{casino}")
        if bettor is not None:
            said += f", {words.say('life-bet', who=teller.who(bettor))}"
            if _known(seen.cards("bets")):
                said += f" ({', '.join([words.card(kind) for kind in _known(seen.cards('bets'))])})"
        lines.append(Text(said, "yellow"))
    for zone in ("played", "flood"):
        if seen.cards(zone):
            lines.append(_labelled(words.name("zone", zone), _named(words, _known(seen.cards(zone)), True)))
    return list(lines)


def _piles(seen: Seen, teller: Teller, glyphs: Glyphs) -> Text:
    """The next cards to draw, as far as the viewer sees them; the top of the discard pile; what is out of game."""
    words = teller.words
    text = Text()
    coming: list[str] = []
    for kind in seen.cards("pile"):
        if kind is None:
            break
        coming.append(kind)
    if seen.public.flag("turned"):
        coming = coming[:1]
        text.append_text(_labelled(words.say("life-turned"), _named(words, coming, True)))
    elif coming:
        text.append_text(_labelled(words.say("life-coming"), _in_order(words, coming)))
    discard = _known(seen.cards("discard"))
    threw = seen.public.number("threw")
    top = _named(words, discard[:1], True) if discard else Text(words.say("life-empty"), "dim")
    if discard and threw is not None:
        top.append(f" ({words.say('life-thrown-by', who=teller.who(threw))})", "dim")
    if len(discard) > 1:
        top.append(f"{NO_BREAK}{glyphs.back}{len(discard)}", "dim")
    text.append(f"{NO_BREAK}{glyphs.dot} " if text else "", "dim")
    text.append_text(_labelled(words.say("life-discard"), top))
    out = len(seen.cards("out"))
    if out:
        text.append(f"{NO_BREAK}{glyphs.dot} {words.say('life-out', count=out)}", "dim")
    return text


def _in_order(words: Words, kinds: list[str]) -> Text:
    """Cards by name, one after the other."""
    return Text(", ").join([Text(words.card(kind).replace(" ", NO_BREAK), _colour(kind)) for kind in kinds])


def _plague(plague: Entry, seen: Seen, teller: Teller) -> Text:
    """A plague that runs, how long, and after whose turns it is counted; how far an invasion is beaten. A Purge waits then."""
    words = teller.words
    kind = plague.word("plague") or ""
    rounds, by = plague.number("rounds") or 0, plague.number("turned_by") or 0
    invasion = Entry(seen.public.facts.get("invasion"))
    waits = kind == "event-purge" and invasion.facts
    running = "life-running-waits" if waits else "life-running"
    text = Text(words.say(running, card=words.card(kind), count=rounds, who=teller.who(by)))
    text.stylize(_colour(kind), 0, len(words.card(kind)))
    if kind == "event-invasion" and invasion.facts:
        thrown, target = invasion.number("thrown") or 0, invasion.number("target") or 0
        text.append(f", {words.say('life-thrown', thrown=thrown, target=target)}", "bold")
    return text


def _monster(monster: Entry, teller: Teller) -> Text:
    """A monster, its strength, where it is, and how many still face it."""
    words = teller.words
    kind = monster.word("monster") or ""
    at, left = monster.number("at") or 0, monster.number("left") or 0
    rule = words.find(f"card-{kind}", part="rule") or ""
    text = Text(words.say("life-monster", card=words.card(kind), rule=rule, who=teller.who(at), count=left))
    text.stylize(_colour(kind), 0, len(words.card(kind)))
    return text


# The lives.


def _lives(seen: Seen, teller: Teller, glyphs: Glyphs, width: int) -> RenderableType:
    """A block for each player; two beside each other where there is room for that."""
    heads = [_head(seen, seat, teller, glyphs) for seat in range(len(seen.players))]
    widths = [max([cell_len(head[at].plain) for head in heads]) for at in range(3)]
    blocks: list[RenderableType] = []
    for seat, head in enumerate(heads):
        line = Text()
        for cell, room in zip(head, [*widths, 0], strict=True):
            line.append_text(cell).append(" " * (room - cell_len(cell.plain)) + GAP)
        line.rstrip()
        lines = [Padding(part, (0, 0, 0, 4)) for part in _life(seen, seat, teller, glyphs) if part]
        blocks.append(Group(line, *lines))
    if width < SIDE_BY_SIDE or len(blocks) < 3:
        return Group(*blocks)
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(2):
        grid.add_column(ratio=1)
    half = (len(blocks) + 1) // 2
    for left, right in zip(blocks[:half], [*blocks[half:], Text()], strict=False):
        grid.add_row(left, right)
    return grid


def _head(seen: Seen, seat: int, teller: Teller, glyphs: Glyphs) -> list[Text]:
    """The name, the hand, the smiles, and the turns still to skip."""
    words = teller.words
    player = seen.players[seat]
    name = Text(f"{glyphs.here} " if seat == seen.you else GAP)
    name.append(teller.names[seat], f"bold {PEOPLE[seat % len(PEOPLE)]}")
    if seat == seen.you:
        name.append(f" ({words.say('you')})", "dim")
    if seen.public.number("turn") == seat and not seen.over:
        name.append(f" {glyphs.aim}", "bold")
    skips = player.number("skips") or 0
    return [
        name,
        Text(f"{glyphs.back}{len(seen.cards('hand', seat))}"),
        Text(words.say("smiles", smiles=player.number("smiles") or 0), "bold"),
        Text(words.say("life-skips", count=skips) if skips else "", "red"),
    ]


def _labelled(label: str, things: Text) -> Text:
    return Text.assemble((f"{label}{NO_BREAK}", "dim"), things)


def _life(seen: Seen, seat: int, teller: Teller, glyphs: Glyphs) -> list[Text]:
    """What lies before a player: work, love, belongings, and what is over or was suffered. Nothing if nothing is laid."""
    words = teller.words
    past = _past(seen, seat, words)
    if seat != seen.you:
        hand = _known(seen.cards("hand", seat))
        past += [_labelled(words.say("life-seen"), _named(words, hand))] if hand else []
    parts = [_work(seen, seat, words), _love(seen, seat, words), _belongings(seen, seat, words), past]
    if seen.players[seat].word("job") is None and [len(part) for part in parts] == [1, 0, 0, 0]:
        return []
    dot = Text(f"{NO_BREAK}{glyphs.dot} ", "dim")
    return [dot.join(part) for part in parts]


def _work(seen: Seen, seat: int, words: Words) -> list[Text]:
    """The job with its highest wage, the studies, and the wages in the order in which they were laid."""
    player = seen.players[seat]
    job = player.word("job")
    if job is None:
        parts = [Text(words.say("life-no-job"), "dim")]
    else:
        more = [words.say("life-limit", wages=player.number("wage_limit") or 0)]
        more += [
            words.say(f"life-{flag.replace('_', '-')}") for flag in ("free_house", "imprisons") if player.flag(flag)
        ]
        parts = [Text.assemble((words.card(job), _colour(job)), (f" ({', '.join(more)})", ""))]
    studies = len(seen.cards("studies", seat))
    if studies or seen.cards("extra", seat):
        studied = Text(
            words.say("life-studied", level=player.number("level") or 0, count=studies, most=FIGURES.studies)
        )
        parts.append(_labelled(words.name("zone", "studies"), studied))
    laid = _levels(reversed(_known(seen.cards("wages", seat))))
    if laid:
        parts.append(_labelled(words.name("zone", "wages"), Text(laid, _colour("wage-1"))))
    invested = _levels(sorted([kind for kind in _known(seen.cards("flipped", seat)) if family(kind) == "wage"]))
    if invested:
        parts.append(_labelled(words.say("life-invested"), Text(invested)))
    return parts


def _levels(wages: Iterable[str]) -> str:
    return NO_BREAK.join([str(FIGURES.money[KINDS.index(kind)]) for kind in wages if kind in KINDS])


def _love(seen: Seen, seat: int, words: Words) -> list[Text]:
    """The flirts, the last one in brackets while it can be taken; the marriage, the adultery, the children."""
    parts: list[Text] = []
    wedding = _known(seen.cards("marriage", seat))
    married = [kind for kind in wedding if kind != UNFAITHFUL]
    flirts = _known(seen.cards("flirts", seat))[::-1]
    if flirts:
        said = [Text(short(words, kind).replace(" ", NO_BREAK), _colour(kind)) for kind in flirts]
        if not married:
            used = seen.players[seat].facts.get("used_flirts")
            spent = isinstance(used, list) and flirts[-1] in used
            said[-1] = Text.assemble("[", said[-1], f", {words.say('life-used')}]" if spent else "]")
        parts.append(_labelled(words.name("zone", "flirts"), Text(", ", "dim").join(said)))
    if married:
        parts.append(_labelled(words.say("life-married"), _named(words, married)))
    affair = _named(words, _known(seen.cards("affair", seat))[::-1])
    if UNFAITHFUL in wedding:
        parts.append(_labelled(words.card(UNFAITHFUL), affair) if affair else _named(words, [UNFAITHFUL]))
    elif affair:
        parts.append(_labelled(words.say("life-former"), affair))
    children = _known(seen.cards("children", seat))
    if children:
        parts.append(_labelled(words.name("zone", "children"), _named(words, children)))
    return parts


def _belongings(seen: Seen, seat: int, words: Words) -> list[Text]:
    """What a player owns, family by family; weapons with their power, the Bunker with what is under it."""
    player = seen.players[seat]
    owned = _known(seen.cards("belongings", seat))
    parts: list[Text] = []
    for name in BELONGINGS:
        kinds = [kind for kind in owned if family(kind) == name]
        if kinds:
            said = Text(", ", "dim").join([_owned(seen, seat, kind, words) for kind in kinds])
            parts.append(_labelled(words.say(f"life-{name}"), said))
    if player.number("defence"):
        parts.append(Text(words.say("life-defence", power=player.number("defence") or 0), "dim"))
    return parts


def _owned(seen: Seen, seat: int, kind: str, words: Words) -> Text:
    text = _named(words, [kind])
    power = _power(seen, seat, kind)
    protected = seen.players[seat].word("protected")
    if power:
        text.append(f"{NO_BREAK}({power})")
    elif kind == "survival-bunker" and protected is not None:
        text.append(f" ({words.card(protected)})")
    return text


def _power(seen: Seen, seat: int, kind: str) -> int:
    """What a weapon is worth to its owner now."""
    number = KINDS.index(kind)
    helpers = [*seen.cards("job", seat), *seen.cards("children", seat)]
    boosted = any(KINDS[helper] in helpers for helper in FIGURES.boost_with[number])
    return FIGURES.boosted[number] if boosted else FIGURES.power[number]


def _past(seen: Seen, seat: int, words: Words) -> list[Text]:
    """What is flipped, wages apart, and the malus that were suffered."""
    flipped = [kind for kind in _known(seen.cards("flipped", seat)) if family(kind) != "wage"]
    suffered = _known(seen.cards("malus", seat))
    named = ((words.say("life-flipped"), flipped), (words.say("life-malus"), suffered))
    return [_labelled(label, _named(words, sorted(kinds, key=KINDS.index))) for label, kinds in named if kinds]


# What the viewer holds.


def _own(seen: Seen, teller: Teller) -> list[RenderableType]:
    """The viewer's cards, family by family: name, smiles, and what they do; above them what is only looked at."""
    words = teller.words
    if seen.you is None:
        return []
    looked = _known(seen.cards("peek", seen.you))
    above: list[RenderableType] = [_labelled(words.name("zone", "peek"), _named(words, looked, True))] if looked else []
    hand = _known(seen.cards("hand", seen.you))
    if not hand:
        return [*above, Text(words.say("life-no-hand"), "dim")]
    cards = Grid.grid(padding=(0, 2, 0, 0))
    for kind, count in sorted(Counter(hand).items(), key=lambda held: KINDS.index(held[0])):
        name = Text(f"{GAP}{words.card(kind)}{f' ×{count}' if count > 1 else ''}", _colour(kind))
        smiles = SMILES[KINDS.index(kind)]
        worth = Text(f"+{smiles}" if smiles else "", "bold")
        cards.add_row(name, worth, Text(words.find(f"card-{kind}", part="rule") or ""))
    return [*above, Text(words.say("life-own"), "dim"), cards]
