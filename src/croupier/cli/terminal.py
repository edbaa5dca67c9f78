"""The terminal: printing, reading a line, wiping the screen, and readable errors."""

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

# Cursor home, erase the screen, erase the scrollback, so that no secret can be scrolled back to.
WIPE = "\x1b[H\x1b[2J\x1b[3J"

# The replacement for characters that an ASCII terminal cannot show, except letters with an accent.
PLAIN = "croupier-plain"
PLAINLY = {
    "\N{NO-BREAK SPACE}": " ",
    "«": '"',
    "»": '"',
    "“": '"',
    "”": '"',
    "’": "'",
    "−": "-",
    "·": "-",
    "œ": "oe",
    "…": "...",
    "×": "x",
}


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that cannot be shown by letters without accents, or by the nearest ASCII."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    plain = [PLAINLY.get(sign) or normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?" for sign in signs]
    return "".join(plain), error.end


register_error(PLAIN, _plainly)

# By default Rich breaks lines at no-break spaces, which French has before colons and inside quotation marks.
_wrap.re_word = re.compile(r"[^\S\xa0\u202f]*[\S\xa0\u202f]+[^\S\xa0\u202f]*")


class Language(StrEnum):
    """The languages of the texts."""

    EN = "en"
    FR = "fr"


def language(chosen: Language | None) -> str:
    """The requested language, or that of the environment."""
    if chosen is not None:
        return chosen.value
    return "fr" if os.environ.get("LANG", "").lower().startswith("fr") else "en"


class Leave(Exception):
    """Raised when a person wants to leave the table."""


class InputEnded(Exception):
    """Raised when the input has ended and there is no person to ask."""


class Line:
    """A sentence of the news, indented; continuation lines are indented more."""

    def __init__(self, sentence: str, style: str = "") -> None:
        self.text = Text(sentence, style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for at, line in enumerate(self.text.wrap(console, max(options.max_width - 4, 1))):
            line.rstrip()
            line.pad_left(4 if at else 2)
            yield line


class Terminal:
    """The terminal that the program runs in."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors=PLAIN)
        self.console = Console(highlight=False, emoji=False, markup=False)

    @property
    def fancy(self) -> bool:
        """Whether it shows more than ASCII."""
        return self.console.encoding.lower().startswith("utf")

    @property
    def attended(self) -> bool:
        """Whether a person types the input, rather than a file or a pipe."""
        return sys.stdin.isatty()

    def show(self, *parts: RenderableType, style: str = "") -> None:
        """Print texts and drawings, one below the other."""
        for part in parts:
            self.console.print(Text(part, style) if isinstance(part, str) else part)

    def lines(self, *parts: RenderableType) -> int:
        """The number of lines that ``show`` would print."""
        return sum([len(self.console.render_lines(part, pad=False)) for part in parts])

    def ask(self, prompt: str) -> str:
        """Ask for a line. Ctrl-C and Ctrl-D leave."""
        try:
            return self.console.input(Text(f"{prompt} › " if self.fancy else f"{prompt} > ", "bold")).strip()
        except KeyboardInterrupt:
            self.show("")
            raise Leave from None
        except EOFError:
            self.show("")
            raise (Leave if self.attended else InputEnded) from None

    def wipe(self) -> None:
        """Erase everything that was shown; where that is not possible, print a line."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.show(Rule(characters="=" if not self.fancy else "═"))

    def clear(self) -> None:
        """Start a new screen. Earlier output can still be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.show("")


def clause_text(words: Words, clause: Clause) -> Text:
    """A clause with its id."""
    text = Text.assemble((clause.id, "bold cyan"), "  ", clause.text)
    if clause.not_enforced is not None:
        text.append("  ")
        text.append(words.say("rule-not-enforced", reason=clause.not_enforced), "italic dim")
    return text


def fail(words: str) -> NoReturn:
    """End the command with an error message."""
    Console(stderr=True, highlight=False, emoji=False, markup=False, soft_wrap=True).print(f"croupier: {words}")
    raise typer.Exit(2)


@contextmanager
def errors_in_words() -> Iterator[None]:
    """Print expected errors instead of raising them."""
    try:
        yield
    except CroupierError as error:
        fail(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
