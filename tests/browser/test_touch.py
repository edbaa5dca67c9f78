"""A finger cannot point: it touches a lit piece to read the consequences of the answer, and touches again to give it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.pages import PHONE, Guest


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
