"""A game from the home page to its end without a mouse."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.pages import MOST_ANSWERS


def tabs_to(page: Page, wanted: str) -> None:
    """Press Tab until the wanted element has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({wanted!r})"):
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


def test_a_game_is_finished_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    page, luck = guest.page, Random(9)
    guest.visit()
    expect(page.get_by_role("heading", name="Russian Roulette")).to_be_visible()
    tabs_to(page, 'a[href="/new/russian-roulette"]')
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    tabs_to(page, "input[name=seats]")
    while not page.get_by_role("radio", name="2", exact=True).is_checked():
        page.keyboard.press("ArrowLeft")
    tabs_to(page, "select")
    page.keyboard.type("bots: r")
    tabs_to(page, "input[type=number]")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("1")
    for _ in range(20):
        tabs_to(page, "input[type=checkbox]")
        if page.evaluate("document.activeElement.closest('label').textContent.trim() === 'Deal at once'"):
            break
    page.keyboard.press("Space")
    tabs_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for _ in range(MOST_ANSWERS):
        if not guest.is_asked():
            break
        answers_by_keyboard(page, luck, len(guest.offered) + len(guest.asides))
    expect(page.locator("#end")).to_be_focused()
    tabs_to(page, "a[href^='/r/']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()


def answers_by_keyboard(page: Page, luck: Random, count: int) -> None:
    """Answer with a digit, with the arrows, or on the board itself."""
    way = luck.choice(["digit", "arrows", "board"])
    if way == "digit":
        page.keyboard.press(str(luck.randint(1, min(count, 9))))
        return
    page.keyboard.press("q")
    if not page.evaluate("document.activeElement.matches('button[data-key]')"):
        return  # another player was quicker, and there is another question
    if way == "board":
        page.keyboard.press("b")
        if page.locator(".board .lit > button").count() == 0:
            return
        tabs_to(page, ".board .lit > button")
        listed = page.evaluate("document.activeElement.getAttribute('aria-expanded')")
        page.keyboard.press("Enter")
        if listed is not None:
            page.keyboard.press("Enter")
        return
    for _ in range(luck.randrange(count)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
