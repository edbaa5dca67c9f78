"""Room for the players: what a question asks about is in sight, at every size, and nothing covers it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.pages import Guest

SIZES = ((390, 844), (740, 360), (820, 1180), (1366, 768), (1920, 1080))
GAMES = {
    "hundred-days": {"seats": 3},
    "smile-life": {"seats": 3},
}
ANSWERS = 60
"""So many answers are given; the first question of each kind is looked at."""
LOW = 500
"""A phone on its side has the question beside the board."""
LONGEST = 8
"""So many kinds are looked at in each game."""

PRESS = """(luck) => {
  const any = (all) => all[Math.floor(luck * all.length)]
  const buttons = [...document.querySelectorAll('.asked button[data-key][aria-disabled=false]')]
  any([...buttons, ...document.querySelectorAll('.board .lit > button:not([aria-disabled=true])')])?.click()
  any([...document.querySelectorAll('.board ul:popover-open button:not(.why)')])?.click()
}"""
SIGHT = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect()
  const over = bar.left > 10 ? innerHeight : Math.min(bar.top, innerHeight)
  const sticky = [...document.querySelectorAll('header, [data-sticky]')]
    .filter((each) => ['sticky', 'fixed'].includes(getComputedStyle(each).position))
  const under = Math.max(0, ...sticky.map((each) => each.getBoundingClientRect().bottom).filter((edge) => edge < over / 2))
  const isSeen = (box) =>
    box.width > 0 && box.top >= under - 3 && box.bottom <= over + 3 && box.left >= -3 && box.right <= innerWidth + 3
  const boxes = new Map()
  for (const piece of document.querySelectorAll('.board .piece.lit')) {
    const box = piece.getBoundingClientRect()
    for (const key of piece.dataset.keys.split(' ')) boxes.set(key, [...(boxes.get(key) ?? []), box])
  }
  const buttons = [...document.querySelectorAll('.bar button[data-key]')]
  const listed = buttons.filter((button) => {
    const box = button.getBoundingClientRect()
    return box.top >= bar.top - 1 && box.bottom <= Math.min(bar.bottom, innerHeight) + 1
  }).map((button) => button.dataset.key)
  const strip = document.querySelector('.board [data-sticky]')
  const edges = strip?.getBoundingClientRect()
  return {
    lit: boxes.size,
    hidden: [...boxes.keys()].filter((key) => !listed.includes(key) && !boxes.get(key).some(isSeen)),
    height: [...boxes.values()].flat().reduce((most, box) => Math.max(most, box.bottom), -Infinity)
      - [...boxes.values()].flat().reduce((least, box) => Math.min(least, box.top), Infinity),
    gap: over - under,
    cut: buttons.filter((button) => button.scrollWidth > button.clientWidth + 2).map((button) => button.dataset.key),
    unlisted: buttons.length - listed.length,
    bar: bar.height / innerHeight,
    strip: edges && edges.top >= -1 && edges.bottom <= over ? strip.innerText : '',
    sideways: document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth,
  }
}"""


def looks(guest: Guest, kind: str) -> list[str]:
    """What is wrong with the question at hand, at each size."""
    wrong: list[str] = []
    moment = guest.heard.updates[-1]["moment"]
    names = [name for seat, name in enumerate(moment["names"]) if seat != moment["seat"]]
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_timeout(220)  # the page scrolls when its new size has settled
        seen: dict[str, Any] = guest.page.evaluate(SIGHT)
        at = f"{kind} at {width}x{height}"
        if seen["hidden"] and seen["height"] <= seen["gap"] - 12:
            wrong.append(f"{at}: {seen['hidden']} of {seen['lit']} are out of sight")
        elif len(seen["hidden"]) > seen["lit"] / 2 and height > LOW:
            wrong.append(f"{at}: most are out of sight: {seen['hidden']}")
        if seen["cut"]:
            wrong.append(f"{at}: {seen['cut']} are cut")
        if seen["bar"] > (0.62 if width < height else 0.5) and height > LOW:
            wrong.append(f"{at}: the bar takes {seen['bar']:.0%} of the window")
        missing = [name for name in names if name not in seen["strip"]]
        if missing and height > LOW:
            wrong.append(f"{at}: {missing} are not in sight")
        if seen["sideways"]:
            wrong.append(f"{at}: the page scrolls sideways")
    guest.page.set_viewport_size({"width": 1366, "height": 768})
    return wrong


@pytest.mark.parametrize("game", GAMES)
def test_what_a_question_asks_about_is_in_sight_at_every_size(invite: Invite, game: str) -> None:
    ada = invite(size=(1366, 768), slim=True)
    ada.opens(game, bots="random", start=True, **GAMES[game])
    luck = Random(4)
    kinds: dict[str, list[str]] = {}
    for _ in range(ANSWERS):
        if not ada.is_asked():
            break
        decision = ada.heard.updates[-1]["moment"]["view"]["decision"]
        kind = "" if decision is None else str(decision["kind"])  # the next update was quicker than the page
        if kind and kind not in kinds and len(kinds) < LONGEST:
            kinds[kind] = looks(ada, kind)
        ada.page.evaluate(PRESS, luck.random())
    wrong = [each for found in kinds.values() for each in found]
    assert not wrong, "\n".join(wrong)
    assert len(kinds) >= 3, kinds
