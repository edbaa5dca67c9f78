"""A game in the terminal, against bots or handed round."""

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
from croupier.cli.catalogue import table_options
from croupier.cli.deck import read_deck
from croupier.cli.keeping import Keeper, read
from croupier.cli.people import PASS, Person, told
from croupier.cli.terminal import InputEnded, Language, Leave, Line, Terminal, errors_in_words, fail, language
from croupier.table import BadTable, Chair, GameInfo, Player, Table
from croupier.table.edition import corrected
from croupier.text import Teller, Words

RECENT = 12


def play(
    game: Annotated[str | None, typer.Argument(help="The game; without it you are asked.", show_default=False)] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many play.", show_default="4, or the nearest the game allows")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="Who plays the other seats.", show_default="sensible")
    ] = None,
    humans: Annotated[
        int, typer.Option(metavar="K", help="How many people share this terminal, from the first seat on.")
    ] = 1,
    seed: Annotated[int | None, typer.Option(help="The luck of the game.", show_default="drawn")] = None,
    lang: Annotated[Language | None, typer.Option(help="The language.", show_default="from $LANG")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the table; repeatable.")
    ] = None,
    deck: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play with a corrected deck; `croupier deck` writes one.")
    ] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Goes on with a saved game.")] = None,
) -> None:
    """Play a game here, against bots or handing the terminal round."""
    terminal = Terminal()
    with errors_in_words():
        if load is not None:
            if game is not None or seats is not None or seed is not None or option or deck:
                fail("a saved game brings its own game, seats, seed, options and deck: leave them out beside --load")
            table = read(load)
        else:
            info = _find(game, Words(None, language(lang)), terminal)
            chosen = table_options(info, option or [])
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
        Sitting(table, words, terminal, humans, _bots(table, bots, humans), load).run()


class Sitting:
    """One game from the first question, or from where it was left, until it is over or everybody leaves."""

    def __init__(
        self, table: Table, words: Words, terminal: Terminal, humans: int, bots: dict[int, Player], file: Path | None
    ) -> None:
        self.table = table
        self.words = words
        self.terminal = terminal
        self.bots = bots
        self.keeper = Keeper(words, terminal, file)
        self.shared = humans > 1
        self.people = [Person(seat, table, words, terminal, self.keeper, self.shared) for seat in range(humans)]
        self.resumed = file is not None
        self.deal = str(table.view()["deal"])
        self.heard = max(0, told(table) - RECENT) if self.resumed else 0
        for person in self.people:
            person.heard = self.heard

    def run(self) -> None:
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
            self.keeper.offer(self.table)
            self.terminal.show(self.words.say("goodbye"))

    def welcome(self) -> None:
        self.terminal.show(Text(self.words.title(), "bold"), Text(self.words.say("deal", hash=self.deal), "dim"))
        summary = self.words.find("game-summary")
        if summary is not None and not self.resumed:
            self.terminal.show(Text(summary, "italic"))
        edition = self.table.origin.edition
        if edition is not None:
            self.terminal.show(self.words.say("deck-of-your-own", name=edition.name), style="yellow")
            for line in corrected(edition):
                self.terminal.show(Text(f"  {line}", "dim"))
        if self.table.view()["stacked"]:
            self.terminal.show(self.words.say("stacked"), style="yellow")
        self.terminal.show("")

    def next_answer(self) -> None:
        """Who is only invited answers before those the table waits for, and bots before people: so everybody else has heard
        of whatever they do at once."""
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
        elif not self.shared and [option.key for option in pending[seat].options] == [PASS]:
            self.people[seat].pass_by()
        else:
            self.people[seat].turn()

    def watch(self) -> None:
        """Nobody plays: tell the spectators as it happens."""
        for sentence in Teller.at(self.words, self.table.view()).log(self.table.events(self.heard)):
            self.terminal.show(Line(sentence))
        self.heard = told(self.table)

    # The end.

    def ending(self) -> None:
        """How it ended, and the proof that the deal was not changed on the way."""
        alone = self.people[0] if len(self.people) == 1 else None
        view = self.table.view(alone.seat if alone else None)
        teller = alone.teller_of(view) if alone else Teller.at(self.words, view)
        self.terminal.clear()
        self.terminal.show(draw(view, teller, self.terminal.fancy, self.table.origin.edition), "")
        since = alone.heard if alone else self.heard if not self.people else max(0, told(self.table) - RECENT)
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
        self.keeper.offer(self.table)

    def proof(self) -> Text:
        """The seed, and whether its hash is the one announced at the start."""
        origin = self.table.origin
        sworn = origin.promise()
        kept = sha256(sworn.encode()).hexdigest() == self.deal
        text = Text(self.words.say("seed", seed=str(origin.seed)), "bold")
        text.append(
            "\n" + self.words.say("deal-kept" if kept else "deal-broken", words=sworn, hash=self.deal),
            "dim" if kept else "red",
        )
        return text


def _find(name: str | None, words: Words, terminal: Terminal) -> GameInfo:
    """The game asked for, or the answer to the only question that is asked."""
    games = croupier.games()
    if name is not None:
        if name not in games:
            raise BadTable(f"there is no game {name!r}; there are {', '.join(games)}")
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


def _bots(table: Table, level: str | None, humans: int) -> dict[int, Player]:
    """A bot for every seat without a person."""
    if humans == table.seats:
        return {}
    from croupier import bots

    game = table.info.name
    levels = bots.names(game)
    if level is None:
        level = "sensible" if "sensible" in levels else levels[-1]
    if level not in levels:
        raise BadTable(f"there is no bot {level!r} for {table.info.title}; there are {', '.join(levels)}")
    return {seat: bots.make(game, level, table.origin.seed * table.seats + seat) for seat in range(humans, table.seats)}
