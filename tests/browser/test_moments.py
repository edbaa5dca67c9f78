"""The great moments of each game are visible during play, on a phone and on a laptop, at every pace."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from playwright.sync_api import expect

from croupier.lab.moments import find_moment
from croupier.server.messages.from_server import Update
from croupier.server.messages.parts import Tempo
from croupier.server.moments import news, words_of
from croupier.server.performance import TEMPI, Performance
from croupier.shelf import find
from croupier.table import Json, Table, open_table
from tests.browser.conftest import Invite
from tests.browser.pages import DESKTOP, PHONE, Guest

SEATS = 4
NAMES = ["Ada", "Blaise", "Carla", "Émile"]
MOST_GAMES = 60
SLACK = 0.1
"""A beat that starts late is shown for less time, by this fraction at most."""

HEAR = """
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all)
      window.wire = this
    }
  }
"""
"""Makes the page keep its socket, so that a test can send it messages."""
SHOW = """async ([before, after, beat]) => {
  const frame = () => new Promise(requestAnimationFrame)
  const tell = (data) => window.wire.dispatchEvent(new MessageEvent('message', { data }))
  const staged = () => document.querySelector('[data-staged]')
  const board = () => document.querySelector('.board .frame > :last-child')
  tell(before)
  await frame()
  tell(after)
  const seen = { staged: null, boxes: [], lasts: 0, end: '' }
  for (let at = 0; at < 300 && beat; at++) {
    await frame()
    if (staged()?.querySelector('*')?.checkVisibility({ opacityProperty: true })) break
  }
  if (staged()) {
    seen.staged = staged().dataset.staged
    seen.boxes = [...staged().children].map((each) => each.getBoundingClientRect().toJSON())
    const bar = document.querySelector('[data-bar]').getBoundingClientRect()
    seen.over = bar.left > 10 ? innerHeight : bar.top  // beside the board it covers nothing
    seen.asked = document.querySelectorAll('.asked button[data-key]').length
    const line = document.querySelector('[data-beat] .line')
    seen.lasts = line?.getAnimations()[0]?.effect.getTiming().duration ?? 0
  }
  for (let at = 0; at < 300 && (staged() || !document.querySelector('[data-bar]:not([data-beat])')); at++) {
    document.querySelector('.board').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await frame()
  }
  await frame()
  seen.end = board().innerText
  return seen
}"""
"""Send the page the outcome of an answer, note what it shows and for how long, go on with a key, and read the board."""


def random_answers(table: Table, seed: int) -> Iterator[tuple[int, str]]:
    """Give the answers of random play at a table, one at a time."""
    luck = Random(seed)
    while table.pending:
        seat = luck.choice(sorted(table.pending))
        yield seat, luck.choice([option.key for option in table.pending[seat].options])


class Performed:
    """An answer of a random game that leads through a beat: the table before and after it, as sent to seat 0."""

    def __init__(self, game: str, beat: str) -> None:
        self.game, self.beat = game, beat
        self.words = words_of(game, "en")
        self.seed, self.at = next(
            (seed, at) for seed in range(MOST_GAMES) for at, beats in enumerate(self._beats(seed)) if beat in beats
        )

    def _beats(self, seed: int) -> Iterator[list[str]]:
        """Give the beats of each answer of a game."""
        table = open_table(find(self.game), SEATS, seed)
        for seat, key in random_answers(table, seed):
            beats: list[Json] = []
            table.answer(seat, key, watch=beats.append)
            yield [str(each["beat"]) for each in beats]

    def told(self, number: int, tempo: Tempo) -> tuple[Update, Update]:
        """Return the updates before and after the answer, with only this beat between them; none if shown at once."""
        table = open_table(find(self.game), SEATS, self.seed)
        answers = random_answers(table, self.seed)
        for seat, key in islice(answers, self.at):
            table.answer(seat, key)
        since = table.event_count
        moment, lines, events = news(table, 0, NAMES, self.words, 0)
        before = Update(1, number, number, True, 0, False, False, moment, lines[-20:], events[-20:], [])
        performance = Performance(table, [0], tempo)
        seat, key = next(answers)
        table.answer(seat, key, watch=performance.look)
        beats = [each for each in performance.told_to(0, self.words) if each.beat == self.beat][:1]
        moment, lines, events = news(table, 0, NAMES, self.words, since)
        if not TEMPI[tempo]:
            beats = []
        return before, Update(1, number + 1, number + 1, False, since, False, False, moment, lines, events, beats)


def shown(guest: Guest, updates: tuple[Update, Update], beat: str) -> dict[str, Any]:
    """Return what the page shows of an answer."""
    told = [msgspec.json.encode(update).decode() for update in updates]
    seen: dict[str, Any] = guest.page.evaluate(SHOW, [*told, beat if updates[1].beats else ""])
    return seen


@pytest.mark.parametrize(
    ("game", "beats"),
    [
        ("russian-roulette", ["volley", "verdict"]),
        ("total-rickall", ["shot"]),
        ("hundred-days", ["closed"]),
        ("smile-life", ["blow"]),
    ],
)
def test_a_great_moment_is_seen_during_play(game: str, beats: list[str], invite: Invite) -> None:
    """It fills the place above the bar for as long as the pace says, no question is shown meanwhile, and the game goes
    on from the same table at every pace.
    """
    guest = invite(moves=True)
    guest.context.add_init_script(HEAR)
    guest.opens(game, seats=SEATS, bots="random", start=True, options={})
    assert guest.is_asked()
    number = 1000
    for beat in beats:
        performed = Performed(game, beat)
        for width, height in (PHONE, DESKTOP):
            guest.page.set_viewport_size({"width": width, "height": height})
            ends: set[str] = set()
            for tempo in get_args(Tempo):
                number += 10
                updates = performed.told(number, tempo)
                seen = shown(guest, updates, beat)
                ends.add(seen["end"])
                if tempo == "at-once":
                    assert seen["staged"] is None
                    continue
                assert seen["staged"] == beat, (beat, tempo, width)
                assert seen["asked"] == 0
                lasts = updates[1].beats[0].lasts
                assert lasts * (1 - SLACK) - 100 <= seen["lasts"] <= lasts + 1
                assert all(box["left"] >= 0 and box["right"] <= width + 1 for box in seen["boxes"]), seen
                assert all(box["top"] < seen["over"] and box["bottom"] > 0 for box in seen["boxes"]), seen
            assert len(ends) == 1, ends


def test_a_great_moment_is_staged_in_a_replay(invite: Invite) -> None:
    moment = find_moment("russian-roulette", ["volley"], seats=SEATS)
    guest = invite(size=PHONE)
    replay = guest.page.request.post("/api/replays", data=moment.saved).json()["id"]
    guest.visit(f"/r/{replay}?at={moment.at - 1}&seen_by=public")
    expect(guest.board.locator("[data-zone]").first).to_be_visible()
    guest.page.locator(".controls .speed select").select_option("4")
    guest.page.keyboard.press(" ")
    stage = guest.page.locator("[data-staged=volley]")
    expect(stage.locator("> *").first).to_be_in_viewport()
    guest.page.keyboard.press(" ")
    expect(stage).to_have_count(0)
    expect(guest.page.get_by_role("slider")).not_to_have_value(str(moment.at - 1))
