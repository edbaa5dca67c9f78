"""What people do together at a table: they talk at the board, show emoji, and join late."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.pages import DESKTOP, GAMES, PHONE, QUICK, Guest

COVERED = """() => {
  const rect = (each) => each.getBoundingClientRect()
  const seen = (each) => each.style.visibility === 'visible'
  const bubbles = [...document.querySelectorAll('[data-bubble]')].filter(seen).map(rect)
  const asked = [...document.querySelectorAll('[data-bar], .piece.lit')].map(rect).filter(({ width }) => width > 0)
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return bubbles.length === 0 ? null : bubbles.some((one) => asked.some((other) => over(one, other)))
}"""

ANSWERABLE = """() => {
  const bar = document.querySelector('[data-bar]')
  const seen = (each) => {
    const box = each.getBoundingClientRect()
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return at !== null && (each.contains(at) || at.contains(each))
  }
  return [...document.querySelectorAll('.board .piece.lit'), ...bar.querySelectorAll('button[data-key]')].some(seen)
}"""
"""Whether a lit piece or an answer in the bar can be pressed where the page stands."""


def says(guest: Guest) -> None:
    """Say a quick phrase from the chat panel."""
    guest.page.get_by_role("button", name="Chat", exact=True).click()
    guest.page.get_by_role("group", name="Quick phrases").get_by_role("button", name="Let me think.").click()
    guest.page.keyboard.press("Escape")
    if guest.size == DESKTOP:
        expect(bubble(guest, "Let me think.")).to_be_hidden()  # the open chat shows the words
        guest.page.get_by_role("button", name=guest.words.log, exact=True).click()


def bubble(guest: Guest, words: str) -> Locator:
    return guest.page.locator("[data-bubble]").filter(has_text=words)


@pytest.mark.parametrize(("game", "size"), [*[(game, PHONE) for game in GAMES], ("hundred-days", DESKTOP)])
def test_a_bubble_covers_neither_the_question_nor_what_can_be_chosen(
    invite: Invite, game: str, size: tuple[int, int]
) -> None:
    ada = invite(size=size, slim=True)
    ada.opens(game, seats=3, bots="random", start=True)
    assert ada.is_asked()
    expect(ada.bar.get_by_text("Waiting for")).to_have_count(0)
    says(ada)
    covered = ada.page.wait_for_function(f"() => ({COVERED})() !== null && [({COVERED})()]", polling=25)
    assert covered.json_value() == [False]


def test_an_emoji_is_given_by_the_keyboard_and_tells_nothing_of_a_hand(invite: Invite) -> None:
    ada, bob = invite(), invite(name="Bob")
    code = ada.opens("smile-life", seats=2)
    assert bob.context.request.post(f"/api/tables/{code}/seats", data={"nickname": "Bob"}).ok
    bob.visit(f"/t/{code}")
    ada.page.get_by_role("button", name="Deal", exact=True).click()
    card = ada.board.locator("[data-zone='hand:0'] button").first
    card.focus()
    ada.page.keyboard.press("i")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_text("don’t see which one you mean")).to_be_visible()
    ada.assert_accessible("a legend with emoji")
    dialog.get_by_role("button", name="Crying").focus()
    ada.page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(bubble(bob, "Ada")).to_be_visible()
    told = [each for each in map(json.loads, bob.heard.frames) if each["type"] == "reaction"]
    assert [(each["zone"], each["kind"]) for each in told] == [("hand:0", None)]
    bob.page.get_by_role("button", name="People", exact=True).click()
    bob.page.get_by_role("button", name="React to Ada").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Heart").click()
    expect(bubble(ada, "Bob → Ada")).to_be_visible()
    expect(ada.page.get_by_text("Bob: Heart for Ada")).to_have_count(1)


def test_a_late_friend_takes_over_a_bot_with_one_press(invite: Invite) -> None:
    ada, late = invite(), invite(name="Late", size=PHONE)
    code = ada.opens("smile-life", seats=2, bots="random", start=True, take_over=True)
    assert ada.is_asked()
    late.visit(f"/t/{code}")
    take = late.bar.get_by_role("button", name="Take over")
    expect(take).to_be_visible()
    assert late.hands() == []
    late.assert_accessible("a game to come into")
    take.click()
    expect(late.board.locator("[data-zone='hand:1'][data-kind]:not([data-kind=''])").first).to_be_visible()
    expect(ada.page.get_by_text("Late has taken over").first).to_be_visible()
    expect(ada.board.get_by_text("Late", exact=True).first).to_be_visible()
    late.page.close()
    expect(ada.bar.get_by_text("Late is away")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_beside_a_shared_screen_a_phone_shows_its_own_cards_first(invite: Invite, game: str) -> None:
    ada, screen = invite(size=PHONE, slim=True), invite(name="Television", size=(1920, 1080))
    code = ada.opens(game, seats=3, bots="random", start=True)
    assert ada.is_asked()
    top = "document.querySelector('[data-place=\"hand:0\"]').getBoundingClientRect().top + scrollY"
    usual = ada.page.evaluate(top)
    ada.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    screen.visit(f"/t/{code}/screen")
    expect(ada.page.locator(".hand-first")).to_have_count(1)
    if game == "hundred-days":  # its map and cards fit together, so the map stays first
        assert ada.page.evaluate(top) == usual
    else:
        assert ada.page.evaluate(top) < usual
    ada.page.wait_for_function(ANSWERABLE, timeout=QUICK)
    says(ada)
    expect(bubble(screen, "Let me think.")).to_be_visible()
    screen.visit("/")
    expect(ada.page.locator(".hand-first")).to_have_count(0)
    ada.page.wait_for_function(ANSWERABLE, timeout=QUICK)
