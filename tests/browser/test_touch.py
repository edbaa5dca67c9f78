"""Touch screens: one touch on a lit piece shows the consequences of the answer, and a second gives it."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.pages import PHONE, Guest
from tests.browser.test_people import sits_down

MOVED = """(button) => {
  scrollTo(0, 60)
  const before = scrollY
  button.focus()
  return scrollY - before
}"""
"""Returns how far the page scrolls when a button takes the focus."""


def touches(guest: Guest, what: Locator) -> None:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    guest.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_answer_of_a_touched_piece_is_given_in_the_bar(invite: Invite) -> None:
    guest = invite(size=PHONE, slim=True)
    guest.opens("hundred-days", seats=2, bots="random", start=True)
    assert guest.is_asked()
    places = guest.lit.filter(visible=True)
    for piece in (places.nth(2), places.nth(4)):
        touches(guest, piece)
        expect(guest.board.locator(".piece.weighed")).not_to_have_count(0)
    weighed = guest.bar.locator(".weighed button")
    label = weighed.locator("> span").first.inner_text().splitlines()[0]
    key = weighed.get_attribute("data-key")
    answers = guest.heard.updates[-1]["answers"]
    touches(guest, weighed)
    guest.hears_of(answers + 1)
    assert any(f'"{key}"' in said for said in guest.heard.said), label


def test_what_was_touched_stays_touched_when_another_player_answers(invite: Invite) -> None:
    ada, bob = invite(size=PHONE, slim=True), invite(name="Bob")
    code = ada.opens("hundred-days", seats=2)
    sits_down(bob, code)
    ada.page.get_by_role("button", name="Deal", exact=True).click()
    assert ada.is_asked()
    assert bob.is_asked()
    touches(ada, ada.lit.filter(visible=True).nth(2))
    weighed = ada.bar.locator(".weighed button")
    key = weighed.get_attribute("data-key")
    told = len(ada.heard.updates)
    bob.answers(Random(1))
    ada.hears_more(told)
    expect(weighed).to_have_attribute("data-key", str(key))


def test_the_bar_takes_the_focus_without_scrolling_the_table_away(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.opens("total-rickall", seats=4, bots="random", start=True)
    assert guest.is_asked()
    for button in guest.bar.locator("button").all():
        assert button.evaluate(MOVED) == 0


STILL = """async (button) => {
  const tops = []
  for (let frame = 0; frame < 12; frame++) {
    await new Promise(requestAnimationFrame)
    tops.push(Math.round(button.getBoundingClientRect().top))
  }
  return [...new Set(tops)]
}"""
"""Returns every height at which a button stands over some frames."""


def test_a_listed_answer_does_not_move_from_under_the_pointer(invite: Invite) -> None:
    guest = invite(size=PHONE, slim=True, language="fr")
    guest.opens("hundred-days", seats=2, bots="random", start=True)
    listed = guest.bar.locator("button[data-key='pass']")
    met: set[str] = set()
    luck = Random(3)
    while met < {"left", "alone"}:
        assert guest.is_asked()
        kind = "alone" if guest.bar.locator(".alone").is_visible() else "left"
        if kind not in met and listed.is_visible() and guest.bar.locator(f".{kind}").is_visible():
            met.add(kind)
            usual = listed.evaluate(STILL)
            box = listed.bounding_box()
            assert box is not None
            guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 3)
            assert listed.evaluate(STILL) == usual, kind
            guest.page.mouse.move(1, 1)
        guest.answers(luck)
