"""Every piece tells what it is, and why it cannot be chosen now, with the clause."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import GAMES

LARGE = 70
"""The smallest width of a card in a legend, in pixels."""

MUTE = """() => [...document.querySelectorAll('.board .frame *')].filter((each) => {
  const { width, height } = each.getBoundingClientRect()
  const says = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
  return says && width > 2 && height > 2 && !each.closest('[data-legend], .ui-unseen, details, .blank, .none, svg')
}).map((each) => each.textContent.trim())"""
"""Finds the words on the board that open no legend; a pile that can be unfolded shows its cards, and an empty place
needs none.
"""

AT_ONCE = """async (piece) => {
  document.querySelector('dialog[open] .head button').click()
  for (let step = 0; step < 9; step += 1) await null
  piece.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }))
}"""
"""Closes a legend and opens that of a piece after the next redraw, before the browser reports that the first is closed."""

FRAMES = """async (piece) => {
  const tops = []
  for (let frame = 0; frame < 12; frame++) {
    await new Promise(requestAnimationFrame)
    tops.push(piece.getBoundingClientRect().top)
  }
  return tops
}"""


def test_a_piece_that_cannot_be_chosen_says_why_and_the_clause_opens_the_rule(invite: Invite) -> None:
    guest = invite()
    guest.opens("smile-life", seats=2, bots="random", start=True)
    guest.asked_alone()
    guest.board.locator(".piece:not(.lit) > button[aria-disabled=true]").first.click(force=True)
    legend = guest.page.get_by_role("dialog")
    clause = legend.locator(".because").get_by_role("button", name=re.compile("^Rule "))
    expect(clause).to_be_visible()
    name = clause.inner_text().removeprefix("Rule ")
    words = legend.locator(".because p").inner_text()
    assert len(legend.locator(".text").inner_text()) > 10, "it says what the piece is"
    assert len(words.replace(clause.inner_text(), "").strip()) > 10, "the reason is in words"
    clause.click()
    rule = guest.page.locator(f"#panel [data-clause='{name}']")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    assert guest.is_asked(), "nothing has changed"


def test_a_piece_that_is_raised_stays_under_the_pointer(invite: Invite) -> None:
    guest = invite()
    guest.opens("russian-roulette", seats=2, bots="random", start=True)
    assert guest.is_asked()
    piece = guest.lit.first
    box = piece.bounding_box()
    assert box is not None
    guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    expect(guest.board.locator(".piece.pointed")).to_have_count(1)
    assert len(set(piece.evaluate(FRAMES))) == 1


@pytest.mark.parametrize("game", GAMES)
def test_signs_tell_what_they_are_and_lose_their_mark(game: str, invite: Invite) -> None:
    guest = invite()
    guest.opens(game, seats=3, bots="random", start=True)
    assert guest.is_asked()
    marked = guest.board.locator(".ui-about[data-unmet]")
    before = marked.count()
    assert before > 2
    sign = marked.first
    id = sign.get_attribute("data-legend")
    sign.focus()
    guest.page.keyboard.press("Enter")
    legend = guest.page.get_by_role("dialog")
    expect(legend.get_by_role("heading").first).to_be_visible()
    assert len(legend.locator(".text").inner_text()) > 10
    guest.assert_accessible(f"the legend of {id}")
    guest.page.keyboard.press("Escape")
    expect(guest.board.locator(f"[data-unmet][data-legend={id}]")).to_have_count(0)
    assert marked.count() < before
    card = guest.board.locator(".piece:not([data-kind='']) > button").first
    card.focus()
    guest.page.keyboard.press("i")
    expect(legend).to_have_count(1)
    card.evaluate(AT_ONCE)
    drawing = legend.locator(".drawn").bounding_box()
    assert drawing is not None
    assert drawing["width"] > LARGE, "the card is drawn large"
    guest.page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    guest.board.locator("[data-legend]:not(.piece, [role=button], button *):visible").first.click()
    assert len(legend.locator(".text").inner_text()) > 10, "a caption opens the legend too"
    guest.page.keyboard.press("Escape")
    assert guest.page.evaluate(MUTE) == []
    assert guest.is_asked(), "nothing has changed"


def test_the_name_of_a_card_in_the_log_opens_its_legend(invite: Invite) -> None:
    guest = invite()
    guest.opens("smile-life", seats=2, bots="random", start=True)
    guest.plays(Random(3), answers=6)
    guest.asked_alone()
    name = guest.page.locator("#panel .line .name").last
    said = name.inner_text()
    name.click()
    expect(guest.page.get_by_role("dialog").get_by_role("heading", name=said)).to_be_visible()
    expect(guest.page.get_by_role("button", name="Back to the game")).to_have_count(0)
