"""Screen space: what a question is about is visible, and so are all names, scores and the player's own cards.

Every kind of question is covered: games are played at random without a browser, and the page is sent the longest
question of each kind, at each screen size.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.server.messages.from_server import Update
from croupier.server.moments import news, words_of
from croupier.shelf import find
from croupier.table import Table, open_table
from tests.browser.conftest import Invite
from tests.browser.pages import Guest

SIZES = ((390, 844), (740, 360), (820, 1180), (1366, 768), (1920, 1080))
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "russian-roulette": ("russian-roulette", 4, {}),
    "total-rickall": ("total-rickall", 4, {}),
    "total-rickall-advanced": ("total-rickall", 4, {"mode": "advanced"}),
    "hundred-days": ("hundred-days", 3, {}),
    "smile-life": ("smile-life", 3, {}),
}
NAMES = ["Ada", "Blaise", "Carla", "Émile"]
GAMES = 40
"""How many games are played at random to meet every kind of question."""
LEAST_KINDS = {
    "russian-roulette": 12,
    "total-rickall": 12,
    "total-rickall-advanced": 14,
    "hundred-days": 18,
    "smile-life": 30,
}
FEW = 3
"""Up to this many answers are always listed in the bar: such questions are only checked on a phone and on a laptop."""
FIRST_SIGHTS = {
    ("hundred-days", "rick", (390, 844)),
    ("total-rickall", "lay", (390, 844)),
    ("total-rickall", "look", (390, 844)),
}
"""First questions that show the middle of the table and the player's own cards together."""
MOST = 0.8
MOST_FRAMES = 600
"""How many frames a slow page may take until it shows the question that it was sent."""
LOW = 500
"""A phone on its side has the question beside the board, and little height."""

HEAR = """
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all)
      window.wire = this
    }
  }
"""
"""Makes the page keep its socket, so that a test can send it messages."""
SIGHT = """async ([frame, offered, question, most]) => {
  window.wire.dispatchEvent(new MessageEvent('message', { data: frame }))
  const asked = () => document.querySelector('.bar h2')?.innerText ?? ''
  const frames = async (count) => { while (count-- > 0) await new Promise(requestAnimationFrame) }
  for (let at = 0; at < most && asked() !== question; at++) await frames(1)
  await frames(5)  // the board scrolls to what is asked about once that is drawn
  const board = document.querySelector('.board')
  const bar = document.querySelector('.bar').getBoundingClientRect()
  const over = bar.left > 10 ? innerHeight : Math.min(bar.top, innerHeight)
  const beside = bar.left > 10
  const sticky = [...document.querySelectorAll('header, [data-sticky]')]
    .filter((each) => ['sticky', 'fixed'].includes(getComputedStyle(each).position))
  const under = Math.max(0, ...sticky.map((each) => each.getBoundingClientRect().bottom).filter((edge) => edge < over / 2))
  const isSeen = (box, top = under) =>
    box.width > 0 && box.top >= top - 3 && box.bottom <= over + 3 && box.left >= -3 && box.right <= innerWidth + 3
  const finds = (selector) => [...board.querySelectorAll(selector)].filter((each) =>
    isSeen(each.getBoundingClientRect(), each.closest('[data-sticky]') ? 0 : under))
  const boxes = new Map()
  for (const piece of board.querySelectorAll('.piece.lit')) {
    const box = piece.getBoundingClientRect()
    const stuck = piece.closest('[data-sticky]') !== null
    for (const key of piece.dataset.keys.split(' '))
      if (offered.includes(key)) boxes.set(key, [...(boxes.get(key) ?? []), { box, stuck }])
  }
  // One's own cards are shown in the bar while they are out of sight.
  const shown = [...document.querySelectorAll('.bar [data-stands]')].flatMap((each) => each.dataset.stands.split(' '))
  const buttons = [...document.querySelectorAll('.bar button[data-key]')]
  const listed = buttons.filter((button) => {
    if (buttons.length > 16 || beside) return true  // a long list scrolls, and can be searched
    const box = button.getBoundingClientRect()
    return box.top >= bar.top - 1 && box.bottom <= Math.min(bar.bottom, innerHeight) + 1
  }).map((button) => button.dataset.key)
  // Of several pieces that stand for an answer one must be seen; the height counts those that lie in one place.
  const loose = [...boxes.values()].filter((all) => !all.some(({ stuck }) => stuck)).map((all) => all[0].box)
  const hand = board.querySelector(`[data-place^="hand:0"]`)?.getBoundingClientRect()
  const edge = document.querySelector('[data-hand]')?.getBoundingClientRect()
  const cards = [...board.querySelectorAll('[data-zone="hand:0"]:not([data-kind=""])')]
  return {
    question: asked(),
    lit: boxes.size,
    hidden: [...boxes.keys()].filter((key) =>
      !listed.includes(key) && !shown.includes(key)
      && !boxes.get(key).some(({ box, stuck }) => isSeen(box, stuck ? 0 : under))),
    height: Math.max(...loose.map(({ bottom }) => bottom)) - Math.min(...loose.map(({ top }) => top)),
    gap: over - under,
    cut: buttons.filter((button) => button.scrollWidth > button.clientWidth + 2).map((button) => button.dataset.key),
    bar: beside ? 0 : bar.height / innerHeight,  // beside the board it covers nothing
    names: [1, 2, 3].filter((seat) => finds(`[data-name="${seat}"]`).some((each) => each.scrollWidth <= each.clientWidth + 2)),
    scores: [0, 1, 2, 3].filter((seat) => finds(`[data-counter="points@${seat}"], [data-counter="smiles@${seat}"]`).length > 0),
    hand: cards.length === 0 || cards.some((each) => isSeen(each.getBoundingClientRect()))
      || (edge !== undefined && edge.top >= 0 && edge.bottom <= innerHeight)
      || (hand !== undefined && Math.min(hand.bottom, over) - Math.max(hand.top, under) >= Math.min(40, hand.height)),
    together: Math.min(...[...board.querySelectorAll(`[data-centre], [data-place="hand:0"]`)].map((each) => {
      const { top, bottom, height } = each.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, over) - Math.max(top, under)) / Math.max(height, 1)
    })),
    sideways: document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth,
  }
}"""


@dataclass(frozen=True)
class Asked:
    """Where a question is met: after this many random answers of a game."""

    seed: int
    answers: int
    options: int


def random_play(table: Table, seed: int) -> Iterator[int]:
    """Answer at random until the game is over; give the number of answers so far before each one."""
    luck = Random(seed)
    given = 0
    while table.pending:
        yield given
        seat = luck.choice(sorted(table.pending))
        table.answer(seat, luck.choice([option.key for option in table.pending[seat].options]))
        given += 1


def questions(name: str) -> dict[str, Update]:
    """Return the question of each kind with the most answers that seat 0 is asked in some games, as the server sends it."""
    game, seats, options = TABLES[name]
    found: dict[str, Asked] = {}
    for seed in range(GAMES):
        table = open_table(find(game), seats, seed, options)
        for given in random_play(table, seed):
            if (asked := table.pending.get(0)) is not None:
                kind, count = str(asked.kind), len(asked.options)
                if kind not in found or found[kind].options < count:
                    found[kind] = Asked(seed, given, count)
    told: dict[str, Update] = {}
    for number, (kind, met) in enumerate(found.items()):
        table = open_table(find(game), seats, met.seed, options)
        for given in random_play(table, met.seed):
            if given == met.answers:
                break
        moment, lines, events = news(table, 0, NAMES[:seats], words_of(game, "en"), 0)
        told[kind] = Update(
            1, 1000 + number, 1000 + number, True, 0, False, False, moment, lines[-30:], events[-30:], []
        )
    return told


def looks(guest: Guest, name: str, kind: str, update: Update, size: tuple[int, int]) -> list[str]:
    """Return what is wrong with a question at this size."""
    width, height = size
    seats = TABLES[name][1]
    offered = [option.key for option in update.moment.options]
    frame = msgspec.json.encode(update).decode()
    seen: dict[str, Any] = guest.page.evaluate(SIGHT, [frame, offered, update.moment.question, MOST_FRAMES])
    wrong: list[str] = []
    if seen["question"] != update.moment.question:
        wrong.append(f"the page asks “{seen['question']}”")
    if seen["hidden"] and seen["height"] <= seen["gap"] - 12:
        wrong.append(f"{seen['hidden']} of {seen['lit']} are out of sight")
    elif len(seen["hidden"]) > seen["lit"] / 2 and height > LOW:
        wrong.append(f"most are out of sight: {seen['hidden']}")
    if seen["cut"]:
        wrong.append(f"{seen['cut']} are cut")
    if seen["bar"] > (0.62 if width < height else 0.5) and height > LOW:
        wrong.append(f"the bar takes {seen['bar']:.0%} of the window")
    if missing := [NAMES[seat] for seat in range(1, seats) if seat not in seen["names"]]:
        wrong.append(f"the names of {missing} are not in sight")
    scored = [] if name.startswith("total-rickall") else range(seats)  # the Reals share one score there
    if missing := [NAMES[seat] for seat in scored if seat not in seen["scores"]]:
        wrong.append(f"the scores of {missing} are not in sight")
    if not seen["hand"]:
        wrong.append("one's own cards are not in sight")
    if (name, kind, size) in FIRST_SIGHTS and seen["together"] < MOST:
        wrong.append(f"of the middle of the table or one's own cards only {seen['together']:.0%} is in sight")
    if seen["sideways"]:
        wrong.append("the page scrolls sideways")
    return [f"{name}, {kind} at {width}x{height}: {each}" for each in wrong]


@pytest.mark.parametrize("name", TABLES)
def test_names_scores_cards_and_what_is_asked_about_are_in_sight(invite: Invite, name: str) -> None:
    game, seats, options = TABLES[name]
    ada = invite(size=SIZES[0], slim=True)
    ada.context.add_init_script(HEAR)
    ada.opens(game, seats=seats, options=options, bots="random", start=True)
    assert ada.is_asked()
    told = questions(name)
    assert len(told) >= LEAST_KINDS[name], sorted(told)
    wrong: list[str] = []
    number = 1000
    for size in SIZES:
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        for kind, update in told.items():
            if len(update.moment.options) <= FEW and size not in ((390, 844), (1366, 768)):
                continue
            number += 1
            wrong += looks(ada, name, kind, msgspec.structs.replace(update, number=number, answers=number), size)
    assert not wrong, f"{len(wrong)}:\n" + "\n".join(wrong)


CLOSINGS = """() => {
  scrollTo(0, document.body.scrollHeight)
  const told = [...document.querySelectorAll('.purses .left, .purses .closings')].filter((each) => each.checkVisibility())
  return told.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => top >= -3 && bottom <= innerHeight)
}"""
"""Returns whether each place that tells how near the last round is can be seen at the foot of the page."""


def test_the_closings_that_are_left_are_always_in_sight(invite: Invite) -> None:
    ada = invite(size=SIZES[0])
    ada.opens("hundred-days", seats=4, bots="random", start=True)
    assert ada.is_asked()
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert True in ada.page.evaluate(CLOSINGS), f"at {width}x{height}"
