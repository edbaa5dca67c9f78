"""A finished game viewed again: from any seat, as a spectator, or with every card open."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from threading import Lock
from typing import Any, Final

import msgspec

from croupier import bots
from croupier.analysis import Analysis, Choice, percent
from croupier.recording import Recording
from croupier.server.catalogue import words_with
from croupier.server.hints import reason_in_words
from croupier.server.messages.catalogue import GameWords
from croupier.server.messages.moments import Beat
from croupier.server.messages.parts import Language
from croupier.server.messages.replays import (
    AnalysedMistake,
    AnalysedPlayer,
    AnalysedTurn,
    DealCheck,
    GameAnalysis,
    GameStory,
    Looks,
    Replay,
    ReplayLine,
    ReplayMoment,
    ReplayReason,
    StoryCurve,
    StoryLine,
    StorySource,
)
from croupier.server.moments import deck_info, lines_of, moment, question, teller_for, words_of
from croupier.server.performance import Performance, Sight
from croupier.server.records import Beginning
from croupier.server.refusals import Declined, say
from croupier.server.session import ending_hash
from croupier.table import Chair, Json, Table
from croupier.text import Words
from croupier.text.story import Story, Told

Viewer = int | str | None

ALL: Final = "all"
PUBLIC: Final = "public"


def viewer_of(seen_by: str | None, seats: int) -> Viewer:
    """The viewer that a request names: a seat by its number, None for spectators, or ``ALL``."""
    if seen_by is None or seen_by == PUBLIC:
        return None
    if seen_by == ALL:
        return ALL
    if seen_by in [str(seat) for seat in range(seats)]:
        return int(seen_by)
    raise Declined("bad-viewer", 400)


def _view(table: Table, viewer: Viewer) -> Json:
    return table.laid_open() if isinstance(viewer, str) else table.view(viewer)


def _events(table: Table, viewer: Viewer, since: int = 0) -> list[Json]:
    return table.events_laid_open(since) if isinstance(viewer, str) else table.events(since, viewer)


def _sights(table: Table, viewers: Sequence[Viewer], since: int) -> list[Sight]:
    return [Sight(_view(table, viewer), _events(table, viewer, since)) for viewer in viewers]


def _kinds(facts: Json) -> list[str]:
    """The kinds of the cards that a sentence is about."""
    one = [str(facts[field]) for field in ("card", "side") if field in facts]
    many = facts.get("cards", [])
    assert isinstance(many, list)
    return [*one, *[str(kind) for kind in many]]


class FinishedGame(Recording):
    """A recording with the names of its players. ``deal`` and ``ending`` are the hashes stored when the game was played
    here. It is wound by one thread at a time.
    """

    def __init__(
        self,
        saved: Json,
        names: list[str] | None,
        deal: str | None,
        ending: str | None,
        looks: Sequence[Looks] = (),
    ) -> None:
        super().__init__(saved)
        self.looks = list(looks) if len(looks) == self.table.seats else []
        self.deal = deal
        self.ending = ending
        self._words: dict[str, Words] = {}
        self._story: Story[Any] | None = None
        self.lock = Lock()
        self.names = names if names is not None and len(names) == self.table.seats else None
        self.events = [self.wind(at).event_count for at in range(len(self.answers) + 1)]  # after each answer

    def save(self) -> bytes:
        """The game as a file, with the names of its players."""
        named = self.saved if self.names is None else {**self.saved, "names": self.names}
        return msgspec.json.format(msgspec.json.encode(named), indent=1)

    def _names(self, words: Words) -> list[str]:
        """The names of the players; "Player 1" and so on if the save has none."""
        return self.names or [words.say("seat-name", number=seat + 1) for seat in range(self.table.seats)]

    def _hash(self) -> str:
        """The hash shown at the deal."""
        return self.deal or self.table.origin.commitment()

    def words(self, language: Language) -> Words:
        """The words of the game, with those of a corrected deck."""
        edition = self.table.origin.edition
        if edition is None:
            return words_of(self.info.name, language)
        if language not in self._words:
            self._words[language] = Words(self.info, language, edition)
        return self._words[language]

    def game_words(self, language: Language) -> GameWords:
        """What the page needs to name and draw the cards."""
        return words_with(self.words(language), self.info.name, language, self.table.origin.edition)

    def replay(self, id: str, viewer: Viewer, language: Language) -> Replay:
        """The whole log, as one viewer saw it."""
        with self.lock:
            table = self.wind(len(self.answers))
            words = self.words(language)
            names = self._names(words)
            lines = lines_of(_events(table, viewer), teller_for(_view(table, viewer), names, words))
            return Replay(
                id=id,
                game=self.info.name,
                title=words.title(),
                seats=table.seats,
                names=names,
                looks=self.looks,
                answers=len(self.answers),
                deal=self._hash(),
                seed=str(table.origin.seed),
                lines=[ReplayLine(each.n, bisect_left(self.events, each.n), each.text, each.rule) for each in lines],
                deck=deck_info(table.origin.edition, words),
            )

    def moment(self, at: int, viewer: Viewer, language: Language) -> ReplayMoment:
        """The table after this many answers, with the next answer if the viewer may know it."""
        with self.lock:
            if at > len(self.answers):
                raise Declined("bad-moment", 404, answers=len(self.answers))
            beats = self._beats_before(at, viewer, language)
            table = self.wind(at)
            words = self.words(language)
            names = self._names(words)
            view = _view(table, viewer)
            seat, asked, answer = None, None, None
            if at < len(self.answers) and isinstance(self.answers[at], list):
                seat, key = self.answers[at]
                if viewer in (ALL, seat):
                    kind = table.pending[seat].kind
                    teller = teller_for(view, names, words)
                    asked, answer = question(view, kind, teller), teller.option(key, kind)
            return ReplayMoment(at, moment(view, names, words), seat, asked, answer, beats)

    def _beats_before(self, at: int, viewer: Viewer, language: Language) -> list[Beat]:
        """The moments that the last of this many answers led through."""
        if at == 0:
            return []
        table = self.wind(at - 1)
        performance = Performance(table, [viewer], "normal", _sights)
        self.wind(at, performance.look)
        return performance.told_to(viewer, self.words(language))

    def reason(self, at: int, viewer: Viewer, language: Language) -> ReplayReason:
        """Why a bot would give the next answer, from what its seat saw then. Only for viewers who may know it."""
        with self.lock:
            if at >= len(self.answers) or not isinstance(self.answers[at], list):
                raise Declined("bad-moment", 404, answers=len(self.answers))
            table = self.wind(at)
            seat, key = self.answers[at]
            if viewer not in (ALL, seat):
                raise Declined("bad-viewer", 400)
            decision = table.pending[seat]
            option = decision.find(key)
            assert option is not None
            player = bots.make(self.info.name, bots.best(self.info.name), 0)
            words = self.words(language)
            teller = teller_for(table.view(seat), self._names(words), words)
            why = bots.reason(player, Chair(table, seat), option)
            return ReplayReason(reason_in_words(teller, why, key, decision.kind, language))

    def tell(self, viewer: Viewer, language: Language) -> GameStory:
        """The story of the game, for one viewer."""
        with self.lock:
            if self._story is None:
                self._story = self.story()
            story, words = self._story, self.words(language)
            names = self._names(words)
            teller = teller_for(_view(self.wind(len(self.answers)), viewer), names, words)

            def told(each: Told) -> StoryLine:
                return StoryLine(teller.remark("story", each.remark), each.seat, each.at, _kinds(each.remark.facts))

            columns = list(zip(*[story.standing(view) for _, view in story.views], strict=True))
            labels = [words.say(f"series-{slug}") for slug in story.series] or names
            return GameStory(
                moments=[at for at, _ in story.views],
                curve=[
                    StoryCurve(label, None if story.series else number, list(values))
                    for number, (label, values) in enumerate(zip(labels, columns, strict=False))
                ],
                sources=[
                    [StorySource(slug, words.say(f"source-{slug}"), points) for slug, points in mine]
                    for mine in story.sources()
                ],
                turns=[told(each) for each in story.turns()],
                unmasked=[told(each) for each in story.unmasked()],
                awards=[told(each) for each in story.awards()],
                album=[[told(each) for each in page] for page in story.album()],
            )

    def analysed(self, analysis: Analysis, language: Language) -> GameAnalysis:
        """An analysis of the game, in words."""
        with self.lock:
            words = self.words(language)
            names = self._names(words)
            shared = analysis.is_shared
            chances = {point.at: [percent(chance) for chance in point.chances] for point in analysis.points}
            columns = list(zip(*chances.values(), strict=True))
            curve = [StoryCurve(name, seat, list(columns[seat])) for seat, name in enumerate(names)]
            if shared:
                curve = [StoryCurve(say("everyone", language), None, list(columns[0]))]
            start = next(iter(chances.values()))
            return GameAnalysis(
                bot=analysis.bot,
                worlds=analysis.worlds,
                moments=list(chances),
                curve=curve,
                turns=[
                    AnalysedTurn(
                        *(turn.since, turn.at, None if shared else turn.seat),
                        before=chances[turn.since][turn.seat],
                        after=chances[turn.at][turn.seat],
                    )
                    for turn in analysis.turns()
                ],
                mistakes=[self._mistake(choice, words, names) for choice in analysis.mistakes()],
                players=[
                    AnalysedPlayer(
                        start=start[seat],
                        choices=each.choices,
                        good=each.good,
                        mistakes=percent(each.skill),
                        error=percent(each.error),
                        luck=percent(each.luck),
                    )
                    for seat, each in enumerate(analysis.performances())
                ],
            )

    def _mistake(self, choice: Choice, words: Words, names: list[str]) -> AnalysedMistake:
        table = self.wind(choice.at)
        kind = table.pending[choice.seat].kind
        teller = teller_for(table.view(choice.seat), names, words)
        return AnalysedMistake(
            at=choice.at,
            seat=choice.seat,
            given=teller.option(choice.key, kind),
            better=teller.option(choice.best, kind),
            cost=percent(choice.cost),
            error=percent(choice.error),
        )

    def beginning(self, at: int) -> Beginning:
        """What a table needs to continue the game after this many answers."""
        answers = [(each[0], each[1]) for each in self.answers[:at] if isinstance(each, list)]
        if at >= len(self.answers):
            raise Declined("bad-moment", 404, answers=len(self.answers))
        if len(answers) < at or self.saved["stack"] is not None:  # the save of a fork, or of a stacked deck
            raise Declined("cannot-play-on")
        position = self.saved["position"]
        assert isinstance(position, dict | None)
        return Beginning(str(self.table.origin.seed), position, answers)

    def check(self, language: Language) -> DealCheck:
        """Deal again, give the same answers, and compare the hashes of the deal and of the end."""
        with self.lock:
            deal = self._hash()
            origin = self.table.origin
            hash_agrees = origin.commitment() == deal
            before = self.ending or ending_hash(self.wind(len(self.answers)))
            self.rewind()
            replay_agrees = ending_hash(self.wind(len(self.answers))) == before
            what = "deal-broken" if not hash_agrees else "deal-kept" if replay_agrees else "deal-other-end"
            return DealCheck(deal, str(origin.seed), hash_agrees, replay_agrees, say(what, language))
