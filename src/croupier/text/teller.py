"""A table in words for one viewer: events, questions, answers, refusals and results as sentences."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from croupier.table import Json, Refused
from croupier.text.telling import Fields, Remark, Said, Telling, Weight, fields_of, telling_of
from croupier.text.words import Words, plain, slug

# A number in a key; a longer one can only be typed.
DIGITS: Final = re.compile(r"[0-9]{1,9}")


class _Happening:
    """An event, the id of its message and the arguments of that message, which are used several times."""

    def __init__(self, event: Json, args: Said) -> None:
        self.event = event
        self.message = f"event-{event['event']}"
        self.args = args
        self.together: str | None = None  # set on first use


class Teller:
    """Puts a table into words for one seat, or for the spectators if ``you`` is ``None``."""

    def __init__(self, words: Words, names: Sequence[str], you: int | None) -> None:
        self.words = words
        self.names = list(names)
        self.you = you
        self.kept: Sequence[str] = ()  # the keys of the answers that the viewer has given in secret
        self.forced: Container[int] = ()  # the numbers of the events that happened because there was no choice
        self.telling = Telling(words) if words.game is None else telling_of(words.game)(words)
        self._fields = Fields() if words.game is None else fields_of(words.game)

    @classmethod
    def at(cls, words: Words, view: Json, names: Sequence[str] | None = None) -> Teller:
        """A teller for the viewer of a view. Without names the players have those that the game gives them."""
        you, kept, players = view["you"], view.get("kept"), view["players"]
        assert isinstance(you, int | None)
        assert isinstance(players, list)
        teller = cls(words, names or (), you)
        teller.telling.look(view)
        if names is None:
            teller.names = [teller._name(view, seat, player) for seat, player in enumerate(players)]
        teller.kept = kept if isinstance(kept, list) else ()
        return teller

    def _name(self, view: Json, seat: int, player: Mapping[str, object]) -> str:
        given = player.get("name")
        if isinstance(given, str):
            return given
        return self.telling.name(view, seat) or self.words.say("seat-name", number=seat + 1)

    def who(self, seat: int) -> str:
        """The name of a player in the middle of a sentence, or "you"."""
        return self.words.say("you") if seat == self.you else self.names[seat]

    def everybody(self, seats: Iterable[int]) -> str:
        """The names of several players as a list."""
        return self.words.list([self.who(seat) for seat in seats])

    def cast(self, seat: int | None, target: int | None) -> str:
        """Who acts on whom, as seen by the viewer: ``you``, ``you-self``, ``self``, ``to-you`` or ``other``."""
        if seat is not None and seat == target:
            return "you-self" if seat == self.you else "self"
        if self.you is not None and seat == self.you:
            return "you"
        return "to-you" if self.you is not None and target == self.you else "other"

    # Questions and answers.

    def question(self, kind: str, public: Json) -> str:
        """The question of a decision. It may mention the public part of the view; missing values are ``none``."""
        names = self.words.arguments(f"decision-{kind}")
        if names is None:
            return plain(kind)
        none = {field: "none" for field in names if field in public and public[field] is None}
        told = {field: value for field, value in public.items() if field in names or field in self._fields.more}
        args = dict.fromkeys(self._fields.kinds.values(), "none") | none | self._args(told)
        args |= self.telling.question()
        args |= {kind: self._word(kind, word) for kind, _, word in [key.partition(":") for key in self.kept]}
        said = self.words.find(f"decision-{kind}", args)
        return plain(kind) if said is None else said

    def option(self, key: str, decision: str) -> str:
        """The label of an answer to a decision of some kind."""
        kind, _, word = key.partition(":")
        args: Said = {"decision": decision, "word": word, "kind": word, "card": self.words.card(word)}
        args |= self._about(word, decision) | self.telling.answer(word, decision)
        said = self.words.find(f"option-{slug(key)}", args) or self.words.find(f"option-{kind}", args)
        return plain(key) if said is None else said

    def _about(self, word: str, decision: str) -> Said:
        """The player, the number or the owner of a card that an answer is about, from the part of its key after the
        colon.
        """
        args: Said = {"cast": "other", "whose": "nobody"}
        owner = self.telling.owner(word, decision)
        if owner is not None:
            args |= {"whose": self.cast(owner, None), "owner": self.who(owner)}
        if DIGITS.fullmatch(word):
            number = args["number"] = int(word)
            if number < len(self.names):
                args |= {"who": self.who(number), "cast": self.cast(number, None)}
        return args

    def stakes(self, key: str, decision: str) -> str:
        """The consequences of an answer, in a sentence; empty if there are none to state."""
        remark = self.telling.stakes(key, decision)
        return "" if remark is None else self.remark("stakes", remark)

    def weight(self, key: str) -> Weight:
        """How much an answer matters, which determines where it is shown."""
        return self.telling.weight(key)

    def chances(self) -> list[str]:
        """The chances that the viewer could work out, one sentence each."""
        return [self.remark("chance", remark) for remark in self.telling.chances()]

    def remark(self, sort: str, remark: Remark) -> str:
        """The game's remark on a choice or on the table: ``stakes``, a ``hint`` or a ``chance``."""
        args = self._args(remark.facts) | self.telling.event(remark.facts)
        for fact, value in remark.facts.items():
            if isinstance(value, list) and value and isinstance(value[0], int):
                args |= {fact: self.everybody(value), "count": len(value)}
            elif isinstance(value, list):
                args |= {fact: self.words.list([self.words.card(kind) for kind in value]), "count": len(value)}
                args["short"] = self.words.list([self.words.short(kind) for kind in dict.fromkeys(value)])
        said = self.words.find(f"{sort}-{remark.slug}", args)
        return plain(remark.slug) if said is None else _capital(said)

    def refusal(self, refused: Refused) -> str:
        """Why an answer is refused. The reason may name its subject after a colon: ``no-pawn-on:3``.

        The sentence may mention what was asked for, as the label of an answer does: its card or player (``none`` if
        there is none), number or place; and its kind, as ``$deed``.
        """
        reason, _, word = refused.reason.partition(":")
        deed, _, asked = refused.key.partition(":")
        args: Said = {"word": word, "deed": deed, "card": "none", "who": "none", "place": self.telling.place(asked)}
        args |= self._about(asked, "")
        if self.words.find(f"card-{asked}") is not None:
            args |= {"card": self.words.card(asked), "kind": asked}
        said = self.words.find(f"refused-{reason}", args | self.telling.refusal(word, refused.key))
        return said or (plain(refused.reason) if refused.reason else str(refused))

    # Events.

    def event(self, event: Json) -> str:
        """One event as a sentence."""
        return self._alone(self._happening(event))

    def log(self, events: Iterable[Json]) -> list[str]:
        """Events as sentences. Similar neighbours share a sentence; what follows for the same player is added to it."""
        return [sentence for _, sentence in self.lines(events)]

    def lines(self, events: Iterable[Json]) -> list[tuple[Json, str]]:
        """The sentences of ``log``, each with the first event in it."""
        told: list[tuple[Json, str]] = []
        shared: list[_Happening] = []
        before = ""
        for group, asides in self._turns(self._news([self._happening(event) for event in events])):
            added = _capital(", ".join(asides))
            if told and added == before and self._alike(shared[0], group[0]):
                shared = [*shared, *group]
                told.pop()
            else:
                shared = group
                before = added
            sentence = self._sentence(shared)
            if added:
                sentence = self._part(shared, "with", sentence=sentence, asides=added)
            told.append((shared[0].event, sentence))
        return told

    def mentions_you(self, events: Iterable[Json]) -> bool:
        """Whether one of the events is about the viewer. Other events have the same words for all viewers."""
        if self.you is None:
            return False
        return any(event.get(field) == self.you for event in events for field in self._fields.seats)

    def begins(self, event: Json, before: Json | None) -> bool:
        """Whether an event always begins a new sentence."""
        message = f"event-{event['event']}"
        if self.words.arguments(message, "together") is not None or self.words.arguments(message, "aside") is not None:
            return False
        return before is None or not self._told_by(self._happening(before), [_Happening(event, {})])

    def _happening(self, event: Json) -> _Happening:
        args = self._args(event)
        more = self.telling.event(event)
        return _Happening(event, args | more if more else args)

    def _news(self, happenings: list[_Happening]) -> list[_Happening]:
        """Leave out events that the next one includes: the ``.within`` of its message names such events."""
        return [each for at, each in enumerate(happenings) if not self._told_by(each, happenings[at + 1 : at + 2])]

    def _told_by(self, happening: _Happening, after: list[_Happening]) -> bool:
        if not after:
            return False
        within = self.words.find(happening.message, happening.args, "within")
        return within is not None and str(after[0].event["event"]) in within.split()

    def _turns(self, happenings: Iterable[_Happening]) -> list[tuple[list[_Happening], list[str]]]:
        """Groups of events that share a sentence, each with its additions to the sentence."""
        turns: list[tuple[list[_Happening], list[str]]] = []
        for group in self._groups(happenings):
            before = turns[-1][0] if turns else []
            aside = self._part(group, "aside", same="yes" if _same_card(before, group) else "no")
            if aside and before and self._leads(before, group[0].event):
                turns[-1][1].append(aside)
            else:
                turns.append((group, []))
        return turns

    def _leads(self, group: list[_Happening], event: Json) -> bool:
        """Whether an event can be added to a sentence: it is about one of its players, or about no player."""
        first = group[0].event
        people = [first.get("seat"), first.get("target")]
        return event.get("seat", people[0]) in people and self._part(group, "with", sentence="", asides="") != ""

    def _groups(self, happenings: Iterable[_Happening]) -> list[list[_Happening]]:
        """Events with the neighbours that share a sentence with them."""
        groups: list[list[_Happening]] = []
        for each in happenings:
            if groups and self._alike(groups[-1][-1], each):
                groups[-1].append(each)
            else:
                groups.append([each])
        return groups

    def _alike(self, one: _Happening, other: _Happening) -> bool:
        """Whether two events can be items of one list: the words around the item are the same."""
        if any(self.words.arguments(each.message, "together") is None for each in (one, other)):
            return False
        return self._together(one) != "" and self._together(one) == self._together(other)

    def _together(self, happening: _Happening) -> str:
        if happening.together is None:
            happening.together = self._part([happening], "together", list="", times=0)
        return happening.together

    def _sentence(self, group: list[_Happening]) -> str:
        return self._alone(group[0]) if len(group) == 1 else _capital(self._part(group, "together"))

    def _alone(self, happening: _Happening) -> str:
        event, args = happening.event, happening.args
        said = self.words.find(happening.message, args)
        if said is None:
            rest = [str(args[field]) for field in event if field in args and field not in ("n", "event", "rule")]
            said = plain(str(event["event"])) + (f": {', '.join(rest)}" if rest else "")
        return _capital(said)

    def _part(self, group: list[_Happening], part: str, **more: str | int) -> str:
        """A part of the message of an event, about a whole group; empty if the message has no such part."""
        message = group[0].message
        names = self.words.arguments(message, part)
        if names is None:
            return ""
        args = group[0].args | {"times": len(group)} | more
        if "list" in names and "list" not in more:
            args["list"] = self.words.list(self._counted(group))
        return self.words.find(message, args, part) or ""

    def _counted(self, group: list[_Happening]) -> list[str]:
        """The items of a list. Equal neighbours are merged, with their number as ``$count`` if the message mentions it."""
        items: list[str] = []
        for item, run in groupby(group, self._each):
            same = list(run)
            counted = self._each(same[0], len(same)) if len(same) > 1 else item
            if len(same) > 1 and counted == item:
                counted = self.words.say("list-times", item=item, times=len(same))
            items.append(counted)
        return items

    def _each(self, happening: _Happening, count: int = 1) -> str:
        args: Said = {"count": count}
        return self.words.find(happening.message, args | happening.args, "each") or ""

    def _args(self, facts: Json) -> Said:
        """The arguments made from the fields of an event or of a view: names of seats and cards, and numbers as they are."""
        args: Said = {}
        seats: dict[str, int] = {}
        fields = self._fields
        for field, value in facts.items():
            if isinstance(value, bool):
                args[field] = "yes" if value else "no"
            elif isinstance(value, int):
                args[field] = value
                if field in fields.seats and value < len(self.names):
                    seats[field] = value
                    args[field] = self.who(value)
            elif isinstance(value, str):
                if field in fields.kinds:
                    args[fields.kinds[field]] = value
                    args[field] = self.words.card(value)
                    if field == "card":
                        args["text"] = self.words.card_text(value)
                else:
                    args[field] = self._word(field, value)
            elif field == "cards" and isinstance(value, list):
                args["kind"] = str(value[0]) if value and value[0] is not None else "unseen"
                args["cards"] = ", ".join([self.words.card(kind) for kind in value])
                args["count"] = len(value)
        args["cast"] = self.cast(seats.get("seat"), seats.get("target"))
        args["forced"] = "yes" if facts.get("n") in self.forced else "no"
        if "owner" in seats:
            args["whose"] = self.cast(seats["owner"], None)
        return args

    def _word(self, field: str, word: str) -> str:
        """The word of a field, or the name of the place if the field contains one."""
        return self.telling.place(word) if field in self._fields.places else word

    def result(self, result: Mapping[str, object]) -> str:
        """How the game has ended."""
        winners = result["winners"]
        assert isinstance(winners, list)
        cast = "nobody" if not winners else "you" if self.you in winners else "other"
        args: Said = {"winners": self.everybody(winners), "cast": cast, "count": len(winners)}
        scores = result["scores"]
        assert isinstance(scores, list)
        args["points"] = max(scores, default=0)
        said = self.words.find(f"result-{slug(str(result['reason']))}", args)
        if said is None:
            ending = (
                "nobody"
                if not winners
                else "you"
                if winners == [self.you]
                else "won"
                if len(winners) == 1
                else "won-together"
            )
            said = f"{self.words.say(f'result-{ending}', **args)} {plain(str(result['reason']))}."
        return said


def _same_card(one: list[_Happening], other: list[_Happening]) -> bool:
    """Whether the two are the same kind of event about the same card."""
    if not len(one) == len(other) == 1:
        return False
    card = one[0].event.get("card")
    return card is not None and card == other[0].event.get("card")


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]
