"""Saving games to files and loading them."""

from __future__ import annotations

import json
from pathlib import Path

import croupier
from croupier.cli.terminal import InputEnded, Leave, Terminal
from croupier.table import BadSave, Table
from croupier.text import Words


class SaveFiles:
    """Writes the saves of one game. It only overwrites files that it has written itself."""

    def __init__(self, words: Words, terminal: Terminal, file: Path | None = None) -> None:
        self.words = words
        self.terminal = terminal
        self.written: list[Path] = [] if file is None else [file]

    def save(self, table: Table, name: str = "") -> Path | None:
        """Write the table, by default to the last file, and print a message; return None if it fails."""
        file = Path(name) if name else self.default(table)
        try:
            file = file.expanduser()
            if file.exists() and file not in self.written:
                self.terminal.show(self.words.say("save-exists", file=str(file)), style="yellow")
                return None
            file.write_text(json.dumps(table.save(), indent=1) + "\n", "utf-8")
        except (OSError, ValueError, RuntimeError) as error:  # the last two: an impossible name, or an unknown ~user
            reason = error.strerror if isinstance(error, OSError) else None
            self.terminal.show(
                self.words.say("save-failed", file=str(file), reason=reason or str(error)), style="yellow"
            )
            return None
        self.written.append(file)
        self.terminal.show(self.words.say("saved", file=str(file)))
        self.terminal.show(self.words.say("look-back" if table.over else "go-on", file=str(file)), style="dim")
        return file

    def default(self, table: Table) -> Path:
        """The file written last, or the first free name."""
        if self.written:
            return self.written[-1]
        number = 1
        while Path(f"{table.info.name}-{number}.json").exists():
            number += 1
        return Path(f"{table.info.name}-{number}.json")

    def offer(self, table: Table) -> None:
        """Ask whether to save: by default yes for an unfinished game, and no for a finished one."""
        message = "save-offer-end" if table.over else "save-offer"
        saved: Path | None = None
        try:
            while saved is None:
                said = self.terminal.ask(self.words.say(message, file=str(self.default(table))))
                if said.isdecimal() or said.lower() in ("n", self.words.say("answer-no")) or (table.over and not said):
                    break
                saved = self.save(table, "" if said.lower() in ("", "y", self.words.say("answer-yes")) else said)
        except (Leave, InputEnded):
            saved = None
        if saved is None:
            self.terminal.show(self.words.say("not-saved"))


def load(file: Path) -> Table:
    """Load a game from a file; raise ``BadSave`` with the file and what is wrong with it."""
    try:
        return croupier.load(json.loads(file.read_text("utf-8")))
    except BadSave as error:
        raise BadSave(f"{file}: {error}", error.reason) from error
    except (ValueError, RecursionError) as error:
        raise BadSave(f"{file} is not JSON, or is incomplete: {error}") from error
