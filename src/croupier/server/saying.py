"""The server's own words: why it does not carry something out, in the language of whoever asked."""

from __future__ import annotations

from functools import cache

from croupier.server.messages import Language
from croupier.text import LANGUAGES, Words


class Declined(Exception):
    """Something is not done, and nothing has changed. ``why`` names the message that says so; ``status`` is for HTTP."""

    def __init__(self, why: str, /, status: int = 409, **args: str | int) -> None:
        super().__init__(why)
        self.why = why
        self.status = status
        self.args_of_words = args

    def said(self, language: str) -> str:
        return say(self.why, language, **self.args_of_words)


@cache
def _words(language: str) -> Words:
    return Words(None, language)


def say(message: str, language: str, **args: str | int) -> str:
    """A message of ``server_<language>.ftl``."""
    return _words(language).say(f"server-{message}", **args)


def language_of(wished: str | None, accepted: str = "") -> Language:
    """The language asked for; otherwise the first of those a browser accepts that we speak; otherwise English."""
    for each in [wished or "", *accepted.split(",")]:
        short = each.strip()[:2].lower()
        if short in LANGUAGES:
            return "fr" if short == "fr" else "en"
    return "en"
