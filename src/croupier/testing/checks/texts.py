"""Checks the texts of a game against what is seen in play. A game without texts shows its slugs."""

from __future__ import annotations

from importlib.resources import files
from random import Random

from fluent.syntax import FluentParser, ast

from croupier.table import Table
from croupier.table.view import CounterView, read
from croupier.testing.check import once
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.trial import Trial
from croupier.testing.views import zones_of
from croupier.text import LANGUAGES
from croupier.text.words import slug


def messages(trial: Trial, lang: str) -> set[str]:
    """The ids of the messages in one language; empty if there is no such text."""
    path = files(trial.info.package).joinpath(f"text/{lang}.ftl")
    if not path.is_file():
        return set()
    ids: set[str] = set()
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Broken(f"text/{lang}.ftl cannot be read from here on: {str(entry.content).splitlines()[0]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in ids:
                raise Broken(f"text/{lang}.ftl says {entry.id.name} twice")
            ids.add(entry.id.name)
    return ids


@once
def the_texts_have_words_for_what_is_seen_in_play(trial: Trial) -> None:
    texts = {lang: ids for lang in LANGUAGES if (ids := messages(trial, lang))}
    if not texts:
        raise NothingToCheck(f"there is no text/en.ftl in the package {trial.info.package!r}: slugs are shown instead")
    needed = {"game-title", *[f"table-option-{slug(option.name)}" for option in trial.info.options]}
    needed.update(f"beat-{beat.name}" for beat in trial.info.beats)
    either: set[tuple[str, str]] = set()
    for number in range(trial.games):
        table = trial.open(number)
        for _ in trial.steps(table, Random(number)):
            needed.update(f"decision-{decision.kind}" for decision in table.pending.values())
            options = [option for decision in table.pending.values() for option in decision.options]
            either.update((f"option-{slug(option.key)}", f"option-{option.kind}") for option in options)
        needed |= _at_the_end(table)
    for lang, ids in texts.items():
        missing = sorted(needed - ids) + sorted({kind for key, kind in either if key not in ids and kind not in ids})
        if missing:
            raise Broken(f"text/{lang}.ftl has no words for {', '.join(missing)}")


def _at_the_end(table: Table) -> set[str]:
    """What a finished game needs words for."""
    view = table.view()
    assert table.result is not None
    return {
        f"result-{slug(table.result.reason)}",
        *[f"event-{event['event']}" for event in table.events_laid_open()],
        *[f"zone-{zone['name'].partition(':')[0]}" for zone in zones_of(view)],
        *[f"counter-{counter['name']}" for counter in read(view["counters"], list[CounterView])],
    }


@once
def both_languages_have_the_same_messages(trial: Trial) -> None:
    texts = [messages(trial, lang) for lang in LANGUAGES]
    if not all(texts):
        raise NothingToCheck(
            f"the package {trial.info.package!r} has no texts in both languages, {', '.join(LANGUAGES)}"
        )
    if texts[0] != texts[1]:
        raise Broken(f"only one language has {', '.join(sorted(texts[0] ^ texts[1]))}")
