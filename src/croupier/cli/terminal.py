"""The terminal itself: printing, reading a line, wiping the screen, and errors in words."""

from __future__ import annotations

import os
import re
import sys
from codecs import register_error
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import NoReturn
from unicodedata import normalize

import typer
from rich import _wrap
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

from croupier.table import CroupierError
from croupier.text import Clause, Words

# Home, erase the screen, erase what can be scrolled back to: a secret must not wait above the screen.
WIPE = "\x1b[H\x1b[2J\x1b[3J"


# What a terminal that only knows ASCII gets for signs that are not a letter with an accent.
PLAIN = "croupier-plain"
PLAINLY = {"\N{NO-BREAK SPACE}": " ", "«": '"', "»": '"', "“": '"', "”": '"', "·": "-", "œ": "oe", "…": "...", "×": "x"}


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """For signs that cannot be shown: letters without their accents, and the nearest sign there is."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    plain = [PLAINLY.get(sign) or normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?" for sign in signs]
    return "".join(plain), error.end


register_error(PLAIN, _plainly)

# Rich breaks lines at every blank, even at those that say not to: French has one before each colon and inside quotes.
_wrap.re_word = re.compile(r"[^\S\xa0\u202f]*[\S\xa0\u202f]+[^\S\xa0\u202f]*")


class Language(StrEnum):
    """The languages of the texts."""

    EN = "en"
    FR = "fr"


def language(chosen: Language | None) -> str:
    """The language asked for, or that of the environment."""
    if chosen is not None:
        return chosen.value
    return "fr" if os.environ.get("LANG", "").lower().startswith("fr") else "en"


class Leave(Exception):
    """Somebody wants to leave the table."""


class InputEnded(Exception):
    """There will be no more input, and nobody to ask."""


class Line:
    """A sentence of the news: what does not fit its line goes on below, a little further in."""

    def __init__(self, sentence: str, style: str = "") -> None:
        self.text = Text(sentence, style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for at, line in enumerate(self.text.wrap(console, max(options.max_width - 4, 1))):
            line.rstrip()
            line.pad_left(4 if at else 2)
            yield line


class Terminal:
    """One person's window on the table, whoever sits before it."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors=PLAIN)
        self.console = Console(highlight=False, emoji=False, markup=False)

    @property
    def fancy(self) -> bool:
        """Whether more than ASCII can be shown."""
        return self.console.encoding.lower().startswith("utf")

    @property
    def attended(self) -> bool:
        """Whether somebody sits there, rather than a file or a pipe."""
        return sys.stdin.isatty()

    def show(self, *things: RenderableType, style: str = "") -> None:
        for thing in things:
            self.console.print(Text(thing, style) if isinstance(thing, str) else thing)

    def lines(self, *things: RenderableType) -> int:
        """How many lines things take when they are shown."""
        return sum([len(self.console.render_lines(thing, pad=False)) for thing in things])

    def ask(self, prompt: str) -> str:
        """A line typed by whoever sits there. Ctrl-C and Ctrl-D mean to leave."""
        try:
            return self.console.input(Text(f"{prompt} › " if self.fancy else f"{prompt} > ", "bold")).strip()
        except KeyboardInterrupt:
            self.show("")
            raise Leave from None
        except EOFError:
            self.show("")
            raise (Leave if self.attended else InputEnded) from None

    def wipe(self) -> None:
        """Nothing that was shown can be seen any more; where nothing can be wiped, a line is drawn."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.show(Rule(characters="=" if not self.fancy else "═"))

    def clear(self) -> None:
        """A fresh screen, for reading; what was before may still be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.show("")


def clause_text(words: Words, clause: Clause) -> Text:
    """A clause, for reading."""
    text = Text.assemble((clause.id, "bold cyan"), "  ", clause.text)
    if clause.not_enforced is not None:
        text.append("  ")
        text.append(words.say("rule-not-enforced", reason=clause.not_enforced), "italic dim")
    return text


def fail(words: str) -> NoReturn:
    """Ends the command with an error in words."""
    Console(stderr=True, highlight=False, emoji=False, markup=False, soft_wrap=True).print(f"croupier: {words}")
    raise typer.Exit(2)


@contextmanager
def errors_in_words() -> Iterator[None]:
    """What is wrong with a request is said, not thrown."""
    try:
        yield
    except CroupierError as error:
        fail(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
