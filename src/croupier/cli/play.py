"""``croupier play``: a game in the terminal, against bots or at a shared keyboard."""

from __future__ import annotations

import secrets
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

import croupier
from croupier.cli.board import draw
from croupier.cli.catalogue import show_levels
from croupier.cli.deck import read_deck
from croupier.cli.person import Person
from croupier.cli.save_files import SaveFiles
from croupier.cli.save_files import load as load_file
from croupier.cli.side import Side
from croupier.cli.terminal import InputEnded, Language, Leave, Line, Terminal, errors_in_words, fail, language
from croupier.table import BadTable, Chair, GameInfo, Player, Table
from croupier.table.wishes import read_options
from croupier.text import Teller, Words, corrections

RECENT = 12


def play(
    game: Annotated[str | None, typer.Argument(help="The game; asks if you name none.", show_default=False)] = None,
    seats: Annotated[
        int | None, typer.Option(help="The number of seats.", show_default="4, or the nearest that the game allows")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help="The bots on the other seats: a level such as friend or friend+bold for all, or one for each, with commas.",
            show_default="friend",
        ),
    ] = None,
    humans: Annotated[
        int, typer.Option(metavar="K", help="The number of people at this terminal, on the first seats.")
    ] = 1,
    seed: Annotated[int | None, typer.Option(help="The seed of the deal.", show_default="random")] = None,
    lang: Annotated[Language | None, typer.Option(help="The language.", show_default="from $LANG")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the table; may be repeated.")
    ] = None,
    deck: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play with a corrected deck; `croupier deck` writes one.")
    ] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    terminal = Terminal()
    with errors_in_words():
        if load is not None:
            if game is not None or seats is not None or seed is not None or option or deck:
                fail("--load takes game, seats, seed, options and deck from the saved game: do not give them as well")
            table = load_file(load)
        else:
            info = _find(game, Words(None, language(lang)), terminal)
            chosen = read_options(info, option or [])
            luck = secrets.randbits(128) if seed is None else seed
            table = croupier.open_table(
                info.name,
                info.usual_seats() if seats is None else seats,
                luck,
                chosen,
                deck=None if deck is None else read_deck(info, deck),
            )
        if not 0 <= humans <= table.seats:
            fail(f"there are {table.seats} seats, so 0 to {table.seats} people can play; not {humans}")
        words = Words(table.info, language(lang), table.origin.edition)
        levels = _levels(table, bots, humans)
        playing = TerminalGame(table, words, terminal, humans, _bots(table, levels), load)
        show_levels(list(dict.fromkeys(levels.values())), words, terminal)
        playing.run()


class TerminalGame:
    """One game at this terminal, from the first question or a save, until it is over or the players leave."""

    def __init__(
        self, table: Table, words: Words, terminal: Terminal, humans: int, bots: dict[int, Player], file: Path | None
    ) -> None:
        self.table = table
        self.words = words
        self.terminal = terminal
        self.bots = bots
        self.files = SaveFiles(words, terminal, file)
        self.shared = humans > 1
        sides = [Side(seat, table, words, terminal) for seat in range(humans)]
        self.people = [Person(side, self.files, self.shared) for side in sides]
        self.resumed = file is not None
        self.deal = table.origin.commitment()
        self.seen = self.recent() if self.resumed else 0
        for person in self.people:
            person.seen = self.seen

    def recent(self) -> int:
        """The number of the event after which events count as recent."""
        return max(0, self.table.event_count - RECENT)

    def run(self) -> None:
        """Play, and offer to save at the end."""
        try:
            self.welcome()
            while not self.table.over:
                self.next_answer()
            self.ending()
        except InputEnded:
            self.terminal.show(self.words.say("input-ended"))
        except (Leave, KeyboardInterrupt):
            if self.shared:
                self.terminal.wipe()
            self.files.offer(self.table)
            self.terminal.show(self.words.say("goodbye"))

    def welcome(self) -> None:
        """Show the game and the hash of the deal."""
        self.terminal.show(Text(self.words.title(), "bold"), Text(self.words.say("deal", hash=self.deal), "dim"))
        summary = self.words.find("game-summary")
        if summary is not None and not self.resumed:
            self.terminal.show(Text(summary, "italic"))
        edition = self.table.origin.edition
        if edition is not None:
            self.terminal.show(self.words.say("deck-of-your-own", name=edition.name), style="yellow")
            for line in corrections(edition, self.words):
                self.terminal.show(Text(f"  {line}", "dim"))
        if self.table.view()["stacked"]:
            self.terminal.show(self.words.say("stacked"), style="yellow")
        self.terminal.show("")

    def next_answer(self) -> None:
        """Let one seat answer: invited seats before those that the table waits for, and bots before people, so that
        people see all reactions before they answer.
        """
        pending = self.table.pending
        waiting = self.table.waiting()
        invited = [seat for seat in pending if seat not in waiting]
        seats = invited or list(pending)
        seat = next((seat for seat in seats if seat in self.bots), min(seats))
        if seat in self.bots:
            self.table.answer(seat, self.bots[seat].choose(Chair(self.table, seat)))
            if not self.people:
                self.watch()
        elif invited:
            self.people[seat].listen()
        elif not self.shared and self.people[seat].menu.only_pass():
            self.people[seat].pass_by()
        else:
            self.people[seat].turn()

    def watch(self) -> None:
        """Show what happens when only bots play."""
        for sentence in Teller.at(self.words, self.table.view()).log(self.table.events(self.seen)):
            self.terminal.show(Line(sentence))
        self.seen = self.table.event_count

    def ending(self) -> None:
        """Show the result, and the proof that the deal was not changed."""
        alone = self.people[0] if len(self.people) == 1 else None
        view = self.table.view(alone.side.seat if alone else None)
        teller = alone.side.teller(view) if alone else Teller.at(self.words, view)
        self.terminal.clear()
        self.terminal.show(draw(view, teller, self.terminal.fancy, self.table.origin.edition), "")
        since = alone.seen if alone else self.seen if not self.people else self.recent()
        for sentence in teller.log(self.table.events(since, teller.you)):
            self.terminal.show(Line(sentence))
        result = self.table.result
        assert result is not None
        self.terminal.show(
            "", Text(self.words.say("over"), "bold"), Text(teller.result(result.to_json()), "bold yellow"), ""
        )
        scores = Grid.grid(padding=(0, 2, 0, 0))
        for seat in sorted(range(self.table.seats), key=lambda seat: -result.scores[seat]):
            name = self.words.say("you-title") if seat == teller.you else teller.names[seat]
            scores.add_row(Text(f"  {name}", "bold" if seat in result.winners else ""), Text(str(result.scores[seat])))
        self.terminal.show(Text(self.words.say("scores"), "dim"), scores, "", self.proof())
        self.files.offer(self.table)

    def proof(self) -> Text:
        """The seed, and whether its hash is the one shown at the start."""
        origin = self.table.origin
        hashed = origin.promise()
        kept = sha256(hashed.encode()).hexdigest() == self.deal
        text = Text(self.words.say("seed", seed=str(origin.seed)), "bold")
        text.append(
            "\n" + self.words.say("deal-kept" if kept else "deal-broken", words=hashed, hash=self.deal),
            "dim" if kept else "red",
        )
        return text


def _find(name: str | None, words: Words, terminal: Terminal) -> GameInfo:
    """The game with this name; without a name, ask for one."""
    games = croupier.games()
    if name is not None:
        if name not in games:
            raise BadTable(f"there is no game {name!r}; the games are {', '.join(games)}")
        return games[name]
    choices = dict(games)
    for number, info in enumerate(games.values(), 1):
        choices[str(number)] = info
        terminal.show(Text.assemble((f"  {number}  ", "bold"), info.title, (f"  {info.name}", "dim")))
    while True:
        try:
            said = terminal.ask(f"{words.say('which-game')} [1]") or "1"
        except (Leave, InputEnded):
            terminal.show(words.say("goodbye"))
            raise typer.Exit from None
        if said in choices:
            return choices[said]
        terminal.show(words.say("which-game-unknown", answer=said), style="yellow")


def _levels(table: Table, named: str | None, humans: int) -> dict[int, str]:
    """The requested bots for the seats without a person, by name."""
    seats = range(humans, table.seats)
    if not seats:
        return {}
    from croupier import bots
    from croupier.cli.simulate import own_bots_importable

    own_bots_importable()
    levels = [level.strip() for level in (named or bots.usual(table.info.name)).split(",")]
    if len(levels) not in (1, len(seats)):
        fail(f"{len(levels)} bots cannot fill {len(seats)} seats: name one for each, or one for all")
    return dict(zip(seats, levels * len(seats) if len(levels) == 1 else levels, strict=True))


def _bots(table: Table, levels: dict[int, str]) -> dict[int, Player]:
    """Make the bots of the seats without a person."""
    if not levels:
        return {}
    from croupier import bots

    seed = table.origin.seed * table.seats
    return {seat: bots.maker(table.info.name, level)(seed + seat) for seat, level in levels.items()}
