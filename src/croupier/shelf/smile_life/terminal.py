"""Smile Life in the terminal: the middle with its plagues, every player's life, then the viewer's own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import takewhile
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from croupier import drawing
from croupier.shelf.smile_life.figures import Figures
from croupier.shelf.smile_life.view import VIEW, MonsterView, PlagueView
from croupier.table.view import cards_in, read
from croupier.text import Words

COLOURS: Final = {
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
ACQUIRED: Final = "green"
BELONGINGS: Final = ("pet", "trip", "house", "weapon", "vehicle", "survival", "distinction", "special")
ADULTERY: Final = "adultery"
SIDE_BY_SIDE: Final = 110
LAST_CARDS: Final = 10


def draw(sheet: drawing.Sheet) -> RenderableType:
    """Under the title: the middle, the lives, and the viewer's own cards."""
    life = Drawing(sheet)
    return drawing.stacked(life.title(), life.middle(), [drawing.Fitted(life.lives)], life.own())


def legend(words: Words, glyphs: drawing.Glyphs) -> str:
    """The legend of the signs."""
    return words.say("life-legend", aim=glyphs.aim, back=glyphs.back)


class Drawing:
    """One rendering of the table."""

    def __init__(self, sheet: drawing.Sheet) -> None:
        self.view = read(sheet.view, VIEW)
        self.public = self.view["public"]
        self.figures = read(sheet.figures, Figures)
        self.order = list(self.figures["cards"])
        self.teller = sheet.teller
        self.words = sheet.teller.words
        self.glyphs = sheet.glyphs

    def cards(self, zone: str, owner: int | None = None) -> list[str]:
        """The cards of a zone that the viewer knows."""
        return drawing.known(cards_in(self.view, zone, owner))

    def family(self, kind: str) -> str:
        return self.figures["cards"][kind]["family"]

    def colour(self, kind: str) -> str:
        return COLOURS.get(self.family(kind), ACQUIRED)

    def named(self, kinds: Iterable[str], whole: bool = False) -> Text:
        """Cards by name, with their numbers, in the colours of their families."""
        text = Text()
        for kind, count in Counter(kinds).items():
            text.append(", " if text else "", "dim")
            name = self.words.card(kind) if whole else drawing.short(self.words, kind)
            text.append(drawing.times(name, count).replace(" ", drawing.NO_BREAK), self.colour(kind))
        return text

    def title(self) -> RenderableType:
        """The phase and the turn; the number of cards left to draw."""
        left = Text(self.words.name("phase", self.view["phase"]), "bold")
        turn = self.public["turns"]
        if turn:
            left.append(f" {self.glyphs.dot} {self.words.say('life-turn', turn=turn)}")
        count = len(cards_in(self.view, "pile"))
        right = self.words.say("life-pile", count=count)
        return drawing.two_sides(left, Text(right, "bold red" if count <= LAST_CARDS else "dim"))

    # The middle.

    def middle(self) -> list[RenderableType]:
        """The piles, then a line for each plague, monster, waiting Purge, bet, and the card being played."""
        words, waiting = self.words, self.public["waiting_purge"]
        lines: list[RenderableType] = [self.piles()]
        lines += [self.plague(plague) for plague in self.public["running"]]
        lines += [self.monster(monster) for monster in self.public["monsters"]]
        if waiting is not None:
            lines.append(Text(words.say("life-purge-waits", who=self.teller.who(waiting)), "red"))
        if self.public["casino"] is not None:
            lines.append(self.casino(self.public["casino"]))
        for zone in ("played", "flood"):
            if cards_in(self.view, zone):
                lines.append(_labelled(words.name("zone", zone), self.named(self.cards(zone), True)))
        return lines

    def piles(self) -> Text:
        """The next cards of the pile, as far as the viewer sees them; the top of the discard pile; the cards out of game."""
        words, glyphs, threw = self.words, self.glyphs, self.public["threw"]
        text = Text()
        coming = drawing.known(takewhile(lambda kind: kind is not None, cards_in(self.view, "pile")))
        if self.public["turned"]:
            text.append_text(_labelled(words.say("life-turned"), self.named(coming[:1], True)))
        elif coming:
            cards = [Text(words.card(kind).replace(" ", drawing.NO_BREAK), self.colour(kind)) for kind in coming]
            text.append_text(_labelled(words.say("life-coming"), Text(", ").join(cards)))
        discard = self.cards("discard")
        top = self.named(discard[:1], True) if discard else Text(words.say("life-empty"), "dim")
        if discard and threw is not None:
            top.append(f" ({words.say('life-thrown-by', who=self.teller.who(threw))})", "dim")
        if len(discard) > 1:
            top.append(f"{drawing.NO_BREAK}{glyphs.back}{len(discard)}", "dim")
        text.append(f"{drawing.NO_BREAK}{glyphs.dot} " if text else "", "dim")
        text.append_text(_labelled(words.say("life-discard"), top))
        out = len(cards_in(self.view, "out"))
        if out:
            text.append(f"{drawing.NO_BREAK}{glyphs.dot} {words.say('life-out', count=out)}", "dim")
        return text

    def plague(self, plague: PlagueView) -> Text:
        """A running plague, how long it lasts, and after whose turns it is counted; the progress of an invasion. A
        Purge waits meanwhile.
        """
        words, invasion = self.words, self.public["invasion"]
        kind, rounds, by = plague["plague"], plague["rounds"], self.teller.who(plague["turned_by"])
        running = "life-running-waits" if kind == "event-purge" and invasion else "life-running"
        text = Text(words.say(running, card=words.card(kind), count=rounds, who=by))
        text.stylize(self.colour(kind), 0, len(words.card(kind)))
        if kind == "event-invasion" and invasion:
            said = words.say("life-thrown", thrown=invasion["thrown"], target=invasion["target"])
            text.append(f", {said}", "bold")
        return text

    def monster(self, monster: MonsterView) -> Text:
        """A monster, its strength, where it is, and how many players it still faces."""
        words, kind = self.words, monster["monster"]
        rule = words.find(f"card-{kind}", part="rule") or ""
        who, left = self.teller.who(monster["at"]), monster["left"]
        text = Text(words.say("life-monster", card=words.card(kind), rule=rule, who=who, count=left))
        text.stylize(self.colour(kind), 0, len(words.card(kind)))
        return text

    def casino(self, state: str) -> Text:
        """Whether the Casino is open, who has bet, and what, if the viewer knows."""
        words, bettor = self.words, self.public["bettor"]
        said = words.say(f"life-casino-{state}")
        if bettor is not None:
            said += f", {words.say('life-bet', who=self.teller.who(bettor))}"
            bets = [words.card(kind) for kind in self.cards("bets")]
            said += f" ({', '.join(bets)})" if bets else ""
        return Text(said, "yellow")

    # The lives.

    def lives(self, width: int) -> RenderableType:
        """A block for each player; two side by side if there is room."""
        heads = [self.head(seat) for seat in range(len(self.view["players"]))]
        widths = [max([cell_len(head[at].plain) for head in heads]) for at in range(3)]
        blocks: list[RenderableType] = []
        for seat, head in enumerate(heads):
            line = Text()
            for cell, room in zip(head, [*widths, 0], strict=True):
                line.append_text(cell).append(" " * (room - cell_len(cell.plain)) + drawing.GAP)
            line.rstrip()
            blocks.append(Group(line, *[Padding(part, (0, 0, 0, 4)) for part in self.life(seat) if part]))
        if width < SIDE_BY_SIDE or len(blocks) < 3:
            return Group(*blocks)
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
        for _ in range(2):
            grid.add_column(ratio=1)
        half = (len(blocks) + 1) // 2
        for left, right in zip(blocks[:half], [*blocks[half:], Text()], strict=False):
            grid.add_row(left, right)
        return grid

    def head(self, seat: int) -> list[Text]:
        """The name, the hand, the smiles, and the turns still to skip."""
        words, player = self.words, self.view["players"][seat]
        name = drawing.player_name(self.teller, seat, self.glyphs, f"bold {drawing.PEOPLE[seat]}")
        if self.public["turn"] == seat and self.view["result"] is None:
            name.append(f" {self.glyphs.aim}", "bold")
        return [
            name,
            Text(f"{self.glyphs.back}{len(cards_in(self.view, 'hand', seat))}"),
            Text(words.say("smiles", smiles=player["smiles"]), "bold"),
            Text(words.say("life-skips", count=player["skips"]) if player["skips"] else "", "red"),
        ]

    def life(self, seat: int) -> list[Text]:
        """The cards before a player: work, love, belongings, and past or suffered ones. Nothing if nothing is laid."""
        past = self.past(seat)
        hand = self.cards("hand", seat)
        if hand and seat != self.view["you"]:
            past.append(_labelled(self.words.say("life-seen"), self.named(hand)))
        parts = [self.work(seat), self.love(seat), self.belongings(seat), past]
        if self.view["players"][seat]["job"] is None and [len(part) for part in parts] == [1, 0, 0, 0]:
            return []
        dot = Text(f"{drawing.NO_BREAK}{self.glyphs.dot} ", "dim")
        return [dot.join(part) for part in parts]

    def work(self, seat: int) -> list[Text]:
        """The job with its highest wage, the studies, and the wages in the order in which they were laid."""
        words, player = self.words, self.view["players"][seat]
        job = player["job"]
        if job is None:
            parts = [Text(words.say("life-no-job"), "dim")]
        else:
            more = [words.say("life-limit", wages=player["wage_limit"])]
            more += [words.say("life-free-house")] if player["free_house"] else []
            more += [words.say("life-imprisons")] if player["imprisons"] else []
            parts = [Text.assemble((words.card(job), self.colour(job)), (f" ({', '.join(more)})", ""))]
        studies, most = len(cards_in(self.view, "studies", seat)), self.figures["studies"]
        if studies or cards_in(self.view, "extra", seat):
            studied = Text(words.say("life-studied", level=player["level"], count=studies, most=most))
            parts.append(_labelled(words.name("zone", "studies"), studied))
        laid = self.levels(self.cards("wages", seat)[::-1])
        if laid:
            parts.append(_labelled(words.name("zone", "wages"), Text(laid, COLOURS["wage"])))
        invested = self.levels(sorted([kind for kind in self.cards("flipped", seat) if self.family(kind) == "wage"]))
        if invested:
            parts.append(_labelled(words.say("life-invested"), Text(invested)))
        return parts

    def levels(self, wages: list[str]) -> str:
        return drawing.NO_BREAK.join([str(self.figures["cards"][kind].get("money", 0)) for kind in wages])

    def love(self, seat: int) -> list[Text]:
        """The flirts, the last one in brackets while it can be taken; the marriage, the adultery, the children."""
        words = self.words
        parts: list[Text] = []
        wedding = self.cards("marriage", seat)
        married = [kind for kind in wedding if kind != ADULTERY]
        flirts = self.cards("flirts", seat)[::-1]
        if flirts:
            said = [
                Text(drawing.short(words, kind).replace(" ", drawing.NO_BREAK), self.colour(kind)) for kind in flirts
            ]
            if not married:
                used = flirts[-1] in self.view["players"][seat]["used_flirts"]
                said[-1] = Text.assemble("[", said[-1], f", {words.say('life-used')}]" if used else "]")
            parts.append(_labelled(words.name("zone", "flirts"), Text(", ", "dim").join(said)))
        if married:
            parts.append(_labelled(words.say("life-married"), self.named(married)))
        affair = self.named(self.cards("affair", seat)[::-1])
        if ADULTERY in wedding:
            parts.append(_labelled(words.card(ADULTERY), affair) if affair else self.named([ADULTERY]))
        elif affair:
            parts.append(_labelled(words.say("life-former"), affair))
        children = self.cards("children", seat)
        if children:
            parts.append(_labelled(words.name("zone", "children"), self.named(children)))
        return parts

    def belongings(self, seat: int) -> list[Text]:
        """What a player owns, family by family; weapons with their power, the Bunker with what is under it."""
        owned = self.cards("belongings", seat)
        parts: list[Text] = []
        for name in BELONGINGS:
            kinds = [kind for kind in owned if self.family(kind) == name]
            if kinds:
                said = Text(", ", "dim").join([self.owned(seat, kind) for kind in kinds])
                parts.append(_labelled(self.words.say(f"life-{name}"), said))
        power = self.view["players"][seat]["defence"]
        if power:
            parts.append(Text(self.words.say("life-defence", power=power), "dim"))
        return parts

    def owned(self, seat: int, kind: str) -> Text:
        text = self.named([kind])
        power = self.power(seat, kind)
        protected = self.view["players"][seat]["protected"]
        if power:
            text.append(f"{drawing.NO_BREAK}({power})")
        elif kind == "survival-bunker" and protected is not None:
            text.append(f" ({self.words.card(protected)})")
        return text

    def power(self, seat: int, kind: str) -> int:
        """The power of a weapon for its owner now."""
        printed = self.figures["cards"][kind]
        helpers = [*self.cards("job", seat), *self.cards("children", seat)]
        boosted = any(helper in helpers for helper in printed.get("boost_with", []))
        return printed.get("boosted", 0) if boosted else printed.get("power", 0)

    def past(self, seat: int) -> list[Text]:
        """Flipped cards, wages apart, and malus suffered."""
        flipped = [kind for kind in self.cards("flipped", seat) if self.family(kind) != "wage"]
        piles = {"life-flipped": flipped, "life-malus": self.cards("malus", seat)}
        return [
            _labelled(self.words.say(label), self.named(sorted(kinds, key=self.order.index)))
            for label, kinds in piles.items()
            if kinds
        ]

    # What the viewer holds.

    def own(self) -> list[RenderableType]:
        """The viewer's cards, family by family: name, smiles, and effect; above them, cards only looked at."""
        words, you = self.words, self.view["you"]
        if you is None:
            return []
        looked = self.cards("peek", you)
        above: list[RenderableType] = []
        if looked:
            above.append(_labelled(words.name("zone", "peek"), self.named(looked, True)))
        hand = Counter(sorted(self.cards("hand", you), key=self.order.index))
        if not hand:
            return [*above, Text(words.say("life-no-hand"), "dim")]
        rows: list[list[Text]] = []
        for kind, count in hand.items():
            smiles = self.figures["cards"][kind]["smiles"]
            name = Text(f"{drawing.GAP}{drawing.times(words.card(kind), count)}", self.colour(kind))
            rule = words.find(f"card-{kind}", part="rule") or ""
            rows.append([name, Text(f"+{smiles}" if smiles else "", "bold"), Text(rule)])
        return [*above, Text(words.say("life-own"), "dim"), drawing.columns(*rows)]


def _labelled(label: str, said: Text) -> Text:
    return Text.assemble((f"{label}{drawing.NO_BREAK}", "dim"), said)
