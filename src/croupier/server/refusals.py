"""The server's own messages: why it does not carry out a request, in the reader's language."""

from __future__ import annotations

from functools import cache

from croupier.server.messages.parts import Language
from croupier.text import LANGUAGES, Words


class Declined(Exception):
    """A request that is not carried out; nothing has changed. ``why`` is the id of the message; ``status`` is for HTTP."""

    def __init__(self, why: str, /, status: int = 409, **args: str | int) -> None:
        super().__init__(why)
        self.why = why
        self.status = status
        self.args_of_words = args

    def said(self, language: str) -> str:
        """The reason in words."""
        return say(self.why, language, **self.args_of_words)


@cache
def _words(language: str) -> Words:
    return Words(None, language)


def say(message: str, language: str, **args: str | int) -> str:
    """Format a message of ``server_<language>.ftl``."""
    return _words(language).say(f"server-{message}", **args)


def language_of(wished: str | None, accepted: str = "") -> Language:
    """The requested language, or the first that the browser accepts and the server has, or English."""
    for each in [wished or "", *accepted.split(",")]:
        short = each.strip()[:2].lower()
        if short in LANGUAGES:
            return "fr" if short == "fr" else "en"
    return "en"
