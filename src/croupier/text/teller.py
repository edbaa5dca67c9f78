"""Tells one viewer what happens: events, questions, answers, refusals and results as sentences, with people by name."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from croupier.table import Json, Refused
from croupier.text.words import Words, plain, slug

# The fields of an event or a view that hold a seat. Whatever else is a number is only a number.
SEAT_FIELDS: Final = ("seat", "target", "by", "to", "from", "owner", "card_player", "actor", "victim", "vote_called_by")

# The fields of an event that hold a place; where the game has a ``place-`` message for it, that is told.
PLACE_FIELDS: Final = ("place", "rick", "morty")

# The fields that hold a card, and what its kind is called beside its name.
CARD_FIELDS: Final = {"card": "kind", "second_card": "second_kind", "reaction": "reaction_kind"}

# What a question may name and a table need not know of.
UNKNOWN: Final = {"kind": "none", "second_kind": "none", "reaction_kind": "none", "tile": "none", "rick": "none"}

# Tokens as an answer has them: ``2G-1S``.
TOKENS: Final = re.compile(r"\d+[A-Z](-\d+[A-Z])*")

# Money as an answer has it, by level: ``4-3``, or with an ``i`` for what is worth as much as a wage.
MONEY: Final = re.compile(r"[1-9i](-[1-9i])*")

Said = dict[str, str | int]


class _Happening:
    """An event, the id of its message, and its facts in words: they are needed several times to tell it."""

    def __init__(self, event: Json, args: Said) -> None:
        self.event = event
        self.message = f"event-{event['event']}"
        self.args = args
        self.together: str | None = None  # once it is asked for


class Teller:
    """Speaks to one seat, or to the spectators when ``you`` is nothing."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        you: int | None,
        friends: Mapping[str, int] | None = None,
        tiles: Mapping[int, str] | None = None,
        spaces: Sequence[int] = (),
        kept: Sequence[str] = (),
        actions: int | None = None,
    ) -> None:
        self.words = words
        self.names = list(names)
        self.you = you
        self.friends = dict(friends or {})
        self.tiles = dict(tiles or {})
        self.spaces = list(spaces)
        self.kept = list(kept)
        self.actions = actions
        self.top: str | None = None  # of a discard pile that lies open
        self.forced: Container[int] = ()  # what happened because there was nothing else to answer

    @classmethod
    def at(cls, words: Words, view: Json) -> Teller:
        """A teller for whoever has this view, with the names of its teams or seats, who has which friend or card in play,
        which tile lies where on which spaces, what the viewer keeps behind a screen, and how many actions are left."""
        players = view["players"]
        you = view["you"]
        assert isinstance(players, list)
        assert isinstance(you, int | None)
        friends = {player["friend"]: seat for seat, player in enumerate(players) if player.get("friend") is not None}
        names = [_name(words, seat, player) for seat, player in enumerate(players)]
        kept, public = view.get("kept"), view.get("public")
        actions = public.get("actions") if isinstance(public, dict) else None
        teller = cls(
            words,
            names,
            you,
            friends | _in_play(view),
            _tiles(view),
            [space["space"] for space in _spaces(view)],
            kept if isinstance(kept, list) else (),
            actions if isinstance(actions, int) else None,
        )
        teller.top = _top(view)
        return teller

    def who(self, seat: int) -> str:
        """A person in the middle of a sentence."""
        return self.words.say("you") if seat == self.you else self.names[seat]

    def everybody(self, seats: Iterable[int]) -> str:
        return self.words.list([self.who(seat) for seat in seats])

    def cast(self, seat: int | None, target: int | None) -> str:
        """Who acts on whom, seen by the listener: you, you-self, self, to-you or other."""
        if seat is not None and seat == target:
            return "you-self" if seat == self.you else "self"
        if self.you is not None and seat == self.you:
            return "you"
        return "to-you" if self.you is not None and target == self.you else "other"

    # Questions and answers.

    def question(self, kind: str, public: Json) -> str:
        """What a decision asks; the public part of the view lets it name the card and the shot, or say ``none``."""
        nothing = {field: "none" for field, value in public.items() if value is None}
        args = UNKNOWN | nothing | self._args(public) | self._kept()
        closing = public.get("closing")
        if isinstance(closing, int) and closing in self.tiles:
            args["tile"] = self.words.card(self.tiles[closing])
        said = self.words.find(f"decision-{kind}", args)
        return plain(kind) if said is None else said

    def _kept(self) -> Said:
        """What the viewer has placed behind the screen: ``rick:5-6`` as a place in words."""
        placed = [key.partition(":") for key in self.kept]
        return {kind: self.words.find(f"place-{slug(word)}") or word for kind, _, word in placed}

    def option(self, key: str, decision: str) -> str:
        """What an answer would do."""
        kind, _, word = key.partition(":")
        args: Said = {"decision": decision, "word": word, "kind": word, "card": self.words.card(word), "cast": "other"}
        args["whose"] = "nobody"
        args["place"] = self.words.find(f"place-{slug(word)}") or word
        args["tokens"] = self.tokens(word)
        args["money"] = self.money(word)
        args["top"] = "none" if self.top is None else self.words.card(self.top)
        args["tile"] = "none"
        args["actions"] = "none" if self.actions is None else self.actions
        if word in self.friends and decision != "destroy":
            args["whose"] = self.cast(self.friends[word], None)
            args["owner"] = self.who(self.friends[word])
        if word.isdecimal():
            number = int(word)
            args["number"] = number
            args["next"] = number + 1
            if number in self.tiles:
                args["tile"] = self.words.card(self.tiles[number])
            if number < len(self.names):
                args["who"] = self.who(number)
                args["cast"] = self.cast(number, None)
        said = self.words.find(f"option-{slug(key)}", args) or self.words.find(f"option-{kind}", args)
        return plain(key) if said is None else said

    def tokens(self, word: str) -> str:
        """``2G-1S`` as a list of tokens; any other word as it is."""
        if not TOKENS.fullmatch(word):
            return word
        each = [(part[-1].lower(), int(part[:-1][:4])) for part in word.split("-")]
        return self.words.list([self.words.say(f"tokens-{letter}", count=count) for letter, count in each])

    def money(self, word: str) -> str:
        """``4-3-i`` as a sum; any other word as it is."""
        if not MONEY.fullmatch(word):
            return word
        return " + ".join([self.words.find("money-i") or part if part == "i" else part for part in word.split("-")])

    def amounts(self, counts: Mapping[str, object]) -> str:
        """So many of each resource as a list; ``none`` if there are none."""
        some = {name: count for name, count in counts.items() if isinstance(count, int) and count}
        each = [self.words.find(f"resource-{name}", {"count": count}, "some") for name, count in some.items()]
        return self.words.list([amount for amount in each if amount]) or "none"

    def refusal(self, refused: Refused) -> str:
        """Why an answer is refused; a reason may name what it is about, like the tokens of ``short-of:2S-1C``."""
        reason, _, word = refused.reason.partition(":")
        said = self.words.find(f"refused-{reason}", {"word": word, "tokens": self.tokens(word)})
        return said or (plain(refused.reason) if refused.reason else str(refused))

    # What happens.

    def event(self, event: Json) -> str:
        """One happening as a sentence."""
        return self._alone(_Happening(event, self._args(event)))

    def log(self, events: Iterable[Json]) -> list[str]:
        """Happenings as sentences: what follows for the same people is added to one, and like neighbours share one."""
        return [sentence for _, sentence in self.lines(events)]

    def lines(self, events: Iterable[Json]) -> list[tuple[Json, str]]:
        """The same, each sentence with the first happening that it tells of."""
        told: list[tuple[Json, str]] = []
        shared: list[_Happening] = []
        before = ""
        for group, asides in self._turns(self._news([_Happening(event, self._args(event)) for event in events])):
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

    def begins(self, event: Json, before: Json | None) -> bool:
        """Whether an event begins a sentence of its own, however the one before it is told."""
        message = f"event-{event['event']}"
        if self.words.arguments(message, "together") is not None or self.words.arguments(message, "aside") is not None:
            return False
        return before is None or not self._told_by(_Happening(before, self._args(before)), [_Happening(event, {})])

    def _news(self, happenings: list[_Happening]) -> list[_Happening]:
        """Without what the next happening tells as well: the names of such are the ``.within`` of its message."""
        return [each for at, each in enumerate(happenings) if not self._told_by(each, happenings[at + 1 : at + 2])]

    def _told_by(self, happening: _Happening, after: list[_Happening]) -> bool:
        within = self.words.find(happening.message, happening.args, "within") or ""
        return bool(after) and str(after[0].event["event"]) in within.split()

    def _turns(self, happenings: Iterable[_Happening]) -> list[tuple[list[_Happening], list[str]]]:
        """Happenings that can be told together, each with what is told beside it."""
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
        """Whether an event can be told beside these: it must be about one of their people, or about nobody."""
        first = group[0].event
        people = [first.get("seat"), first.get("target")]
        return event.get("seat", people[0]) in people and self._part(group, "with", sentence="", asides="") != ""

    def _groups(self, happenings: Iterable[_Happening]) -> list[list[_Happening]]:
        """Happenings with their neighbours that can be told together."""
        groups: list[list[_Happening]] = []
        for each in happenings:
            if groups and self._alike(groups[-1][-1], each):
                groups[-1].append(each)
            else:
                groups.append([each])
        return groups

    def _alike(self, one: _Happening, other: _Happening) -> bool:
        """Whether two happenings are told in one list: the same words stand around it."""
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
        """A part of what is said of an event, about a whole group; nothing if its message has no such part."""
        message = group[0].message
        names = self.words.arguments(message, part)
        if names is None:
            return ""
        args = group[0].args | {"times": len(group)} | more
        if "list" in names and "list" not in more:
            args["list"] = self.words.list(self._counted(group))
        return self.words.find(message, args, part) or ""

    def _counted(self, group: list[_Happening]) -> list[str]:
        """Neighbours that are the same as one item with its number; ``$count`` where the message has a place for it."""
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
        """The facts of an event or of a view in words: seats by name, cards by name and kind, numbers as they are."""
        args: Said = {}
        seats: dict[str, int] = {}
        for field, value in facts.items():
            if isinstance(value, bool):
                args[field] = "yes" if value else "no"
            elif isinstance(value, int):
                args[field] = value
                if field in SEAT_FIELDS and value < len(self.names):
                    seats[field] = value
                    args[field] = self.who(value)
                elif field == "slot":
                    args["place"] = value + 1
            elif field in CARD_FIELDS and isinstance(value, str):
                args[CARD_FIELDS[field]] = value
                args[field] = self.words.card(value)
                if field == "card":
                    args["text"] = self.words.card_text(value)
            elif field == "heap" and isinstance(value, dict):
                args[field] = self.amounts(value)
            elif field == "cards" and isinstance(value, list):
                args["kind"] = str(value[0]) if value and value[0] is not None else "unseen"
                args["cards"] = ", ".join([self.words.card(kind) for kind in value])
                args["count"] = len(value)
            elif isinstance(value, str):
                args[field] = (self.words.find(f"place-{slug(value)}") if field in PLACE_FIELDS else None) or value
        args["cast"] = self.cast(seats.get("seat"), seats.get("target"))
        args["forced"] = "yes" if facts.get("n") in self.forced else "no"
        if "owner" in seats:
            args["whose"] = self.cast(seats["owner"], None)
        return args

    def result(self, result: Json) -> str:
        """How the game ended."""
        winners = result["winners"]
        assert isinstance(winners, list)
        cast = "nobody" if not winners else "you" if self.you in winners else "other"
        args: Said = {"winners": self.everybody(winners), "cast": cast, "count": len(winners)}
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
    """Whether two happenings are about the same card alone."""
    if not len(one) == len(other) == 1:
        return False
    card = one[0].event.get("card")
    return card is not None and card == other[0].event.get("card")


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _in_play(view: Json) -> dict[str, int]:
    """The cards that lie in somebody's area, and whose it is."""
    zones = view.get("zones")
    areas = [zone for zone in zones if str(zone["name"]).startswith("area:")] if isinstance(zones, list) else []
    return {card: zone["owner"] for zone in areas for card in zone["cards"] if card is not None}


def _tiles(view: Json) -> dict[int, str]:
    """The tile on each numbered space of the board."""
    return {space["space"]: space["tile"] for space in _spaces(view) if space["tile"] is not None}


def _spaces(view: Json) -> list[Any]:
    """The numbered spaces of a board, if there is one."""
    public = view.get("public")
    spaces = public.get("spaces") if isinstance(public, dict) else None
    return spaces if isinstance(spaces, list) else []


def _top(view: Json) -> str | None:
    """The top card of the discard pile, if there is an ordered one."""
    zones = view.get("zones")
    piles = [zone for zone in zones if zone["name"] == "discard" and zone["ordered"]] if isinstance(zones, list) else []
    return piles[0]["cards"][0] if piles and piles[0]["cards"] else None


def _name(words: Words, seat: int, player: object) -> str:
    if isinstance(player, dict):
        if isinstance(player.get("team"), str):
            return words.name("team", player["team"])
        if isinstance(player.get("name"), str):
            return str(player["name"])
    return words.say("seat-name", number=seat + 1)
