"""What bots answer to people: to a phrase, an emoji or a line of chat, from what all have read and seen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from croupier.bots.opponents import BOLD, CAREFUL, FINE, GRUDGING, JOKER, NO_ONE, Manner
from croupier.bots.remarks import Phrase, Spoken
from croupier.table import Json, Rng

Emoji = Literal["like", "love", "laugh", "wow", "cry", "angry", "doubt", "luck"]

# How often an answer comes to something that is said to all: to a person who is alone with bots, and to one in company.
ALONE: Final = 0.9
IN_COMPANY: Final = 0.35
# How many of the last events are searched for the bot that is meant.
LATELY: Final = 40

# What is answered to a quick phrase, and to an emoji for a bot. A grudging one takes some amiss.
TO_PHRASE: Final[Mapping[str, Phrase]] = {
    "hello": "hello",
    "well-played": "thanks",
    "bravo": "thanks",
    "thanks": "welcome",
    "oops": "no-worries",
    "ouch": "courage",
    "revenge": "dare",
    "hurry": "coming",
    "think": "take-time",
    "bye": "bye",
}
TO_EMOJI: Final[Mapping[Emoji, Phrase]] = {
    "like": "thanks",
    "love": "thanks",
    "luck": "thanks",
    "laugh": "haha",
    "wow": "haha",
    "cry": "courage",
    "angry": "dare",
    "doubt": "innocent",
}
# The emoji that a bot adds to one for a card or for another player.
JOINS_IN: Final[Mapping[Emoji, Emoji]] = {
    "like": "like",
    "love": "like",
    "laugh": "laugh",
    "wow": "wow",
    "cry": "cry",
    "luck": "luck",
}
# The emoji by which a bot sometimes answers one for itself, and how often.
GIVES_BACK: Final[Mapping[Emoji, Emoji]] = {"like": "like", "love": "love", "laugh": "laugh", "luck": "luck"}
WITHOUT_WORDS: Final = 0.4

# The words by which a line of chat is understood, without accents; the first that is found counts.
MEANT: Final[Sequence[tuple[str, Phrase]]] = (
    (r"merci|thanks|thank you|thx|ty", "welcome"),
    (
        r"bravo|bien joue|joli|nice|well played|well done|gg|good (?:one|game|job|move)|chapeau|great|super|genial",
        "thanks",
    ),
    (r"encore une|une autre|revanche|rematch|another(?: one| game)?|again|on rejoue|rejouer", "ready"),
    (r"au revoir|bye|goodbye|ciao|a bientot|a plus|bonne nuit|good night|see you", "bye"),
    (r"bonjour|salut|coucou|bonsoir|hello|hi|hey|hiya|yo|good (?:morning|evening|afternoon)", "hello"),
    (r"pardon|desolee?s?|sorry|oups|oops", "no-worries"),
    (r"aie|ouch|zut|mince|argh|damn|dommage|pas de chance|bad luck|unlucky", "courage"),
    (r"vite|plus vite|hurry|come on|allez|go go|slow|tu dors|vous dormez", "coming"),
    (r"attendez|attends|une minute|un instant|wait|moment|je reflechis|let me think", "take-time"),
    (r"lol|mdr|ha ?ha(?: ?ha)*|ah ah|hihi|ptdr|rofl|drole|funny", "haha"),
    (r"trich\w*|cheat\w*|ment\w*|liar|lying|bluff\w*|parasite", "innocent"),
    (r"je vais|vous allez|tu vas|attention|i will|i'll|you will|you'll|watch out", "dare"),
    (r"gagne\w*|win\w*|perd\w*|los\w*|venge\w*|revenge", "dare"),
)

# What each temper shows of itself by an emoji, at another player's mishap and at a feat, and how often.
AT_MISHAP: Final[Mapping[str, Emoji]] = {BOLD: "laugh", CAREFUL: "cry", GRUDGING: "doubt", JOKER: "laugh"}
AT_FEAT: Final[Mapping[str, Emoji]] = {BOLD: "like", CAREFUL: "wow", GRUDGING: "doubt", JOKER: "wow"}
GESTURES: Final = 0.15


class Heard(NamedTuple):
    """What a person has said or shown: from their seat, a ``phrase``, a ``text``, or an ``emoji``, which is for the seat ``to``
    or for a card of a ``kind`` in a ``zone``."""

    seat: int
    phrase: str | None = None
    text: str | None = None
    emoji: Emoji | None = None
    to: int | None = None
    zone: str | None = None
    kind: str | None = None


class Shown(NamedTuple):
    """An emoji of a bot, for the seat ``to`` or for a card."""

    seat: int
    emoji: Emoji
    to: int | None = None
    zone: str | None = None
    kind: str | None = None


def understood(heard: Heard, over: bool = False) -> Phrase | None:
    """What a bot would answer, if it has understood. Once a game is over, whoever says that it was well played hears so too."""
    if heard.emoji is not None:
        return TO_EMOJI.get(heard.emoji)
    answer = TO_PHRASE.get(heard.phrase or "")
    if heard.text is not None:
        plain = _plain(heard.text)
        answer = next((each for words, each in MEANT if re.search(rf"\b(?:{words})\b", plain)), None)
        if answer is None and "?" in plain:
            answer = "who-knows"
    return "well-played" if over and answer == "thanks" else answer


def named(text: str | None, names: Mapping[int, str]) -> int:
    """The bot whose name a line of chat has in it."""
    words = re.findall(r"\w+", _plain(text or ""))
    return next((seat for seat, name in sorted(names.items()) if _plain(name) in words), NO_ONE)


def meant(
    heard: Heard, answer: Phrase, bots: Container[int], events: Sequence[Json], harms: Container[str], last: int
) -> int:
    """The bot that an answer is expected of: the one that an emoji is for, that has harmed the person last or has moved last,
    or that has spoken ``last``."""
    if heard.to is not None:
        return heard.to if heard.to in bots else NO_ONE
    if answer == "welcome" and last in bots:
        return last
    if answer not in ("dare", "thanks", "haha", "innocent"):
        return NO_ONE
    for event in reversed(events[-LATELY:]):
        by = event.get("seat")
        if not isinstance(by, int) or by not in bots:
            continue
        if answer != "dare" or (event["event"] in harms and event.get("target") == heard.seat):
            return by
    return NO_ONE


def reply(answer: Phrase, to: int, bots: Mapping[int, str], often: float, luck: Rng) -> Spoken | None:
    """Who answers, if any bot does: the one that is expected to, or else any of them. ``bots`` are the tempers of those who
    speak, by their seats."""
    if not bots or (to not in bots and luck.below(FINE) >= often * FINE):
        return None
    seats = sorted(bots)
    return Spoken(to if to in bots else seats[luck.below(len(seats))], answer)


def emoji_for(heard: Heard, bots: Mapping[int, str], often: float, luck: Rng) -> Shown | None:
    """The emoji by which a bot answers one, if it does: sometimes one for itself, instead of words, and else it joins in."""
    if heard.emoji is None or not bots:
        return None
    if heard.to is not None and heard.to in bots:
        back = GIVES_BACK.get(heard.emoji)
        if back is None or luck.below(FINE) >= WITHOUT_WORDS * FINE:
            return None
        return Shown(heard.to, back, heard.seat)
    joined = JOINS_IN.get(heard.emoji)
    if joined is None or heard.to == heard.seat or luck.below(FINE) >= often * FINE:
        return None
    seats = sorted(bots)
    return Shown(seats[luck.below(len(seats))], joined, heard.to, heard.zone, heard.kind)


def gesture(manner: Manner, event: Json, bots: Mapping[int, str], luck: Rng) -> Shown | None:
    """The emoji that a bot shows a player to whom something has happened, if any does."""
    name, to = event["event"], event.get("seat")
    tables = [table for names, table in ((manner.MISHAPS, AT_MISHAP), (manner.FEATS, AT_FEAT)) if name in names]
    if not isinstance(to, int) or not tables:
        return None
    for seat, temper in sorted(bots.items()):
        emoji = tables[0].get(temper)
        if emoji is not None and seat != to and luck.below(FINE) < GESTURES * FINE:
            return Shown(seat, emoji, to)
    return None


def _plain(text: str) -> str:
    """Small letters without accents."""
    apart = unicodedata.normalize("NFD", text.replace("’", "'"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).casefold()
