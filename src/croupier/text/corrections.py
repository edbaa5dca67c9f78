"""What a corrected deck changes, in words."""

from __future__ import annotations

from croupier.table import Edition
from croupier.text.words import Words, plain


def corrections(edition: Edition, words: Words) -> list[str]:
    """The corrected figures of an edition, one line per card; names and texts are not listed."""
    lines: list[str] = []
    for table, changed in edition.corrections.items():
        if isinstance(changed, list):
            lines += [f"{_card(entry['id'], words)}{words.say('colon')}{_figures(entry, words)}" for entry in changed]
        elif isinstance(changed, dict) and table != "words":
            lines.append(f"{plain(table)}{words.say('colon')}{_figures(changed, words)}")
    return lines


def _card(id: str, words: Words) -> str:
    """The name of a card. An entry that stands for several kinds is named by its id."""
    return words.find(f"card-{id}") or plain(id)


def _figures(entry: dict[str, object], words: Words) -> str:
    figures = [f"{_figure(key, words)} {_shown(value, words)}" for key, value in entry.items() if key != "id"]
    return ", ".join(figures)


def _figure(key: str, words: Words) -> str:
    return words.find(f"figure-{key.replace('_', '-')}") or key.replace("_", " ")


def _shown(value: object, words: Words) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{_figure(key, words)} {_shown(inner, words)}" for key, inner in value.items()])
    if isinstance(value, list):
        return " ".join([_shown(inner, words) for inner in value])
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    return str(value)
