"""How to play: pictures made from the boards, two printed pages, and rules that open beside the game."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import DESKTOP, GAMES, PHONE

DRAWN = "() => [...document.querySelectorAll('figure > .frame')].every((each) => each.clientHeight > 40)"

# As a table's panel does when another tab is selected.
HIDE_AND_SHOW = """async () => {
  const main = document.querySelector('main')
  for (const display of ['none', '']) {
    main.style.display = display
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  }
}"""


@pytest.mark.parametrize(("game", "size"), list(zip(GAMES, cycle([PHONE, DESKTOP]), strict=False)))
def test_how_to_play_has_pictures_and_fits_on_two_pages(game: str, size: tuple[int, int], invite: Invite) -> None:
    guest = invite(size=size, language="fr" if size == PHONE else "en")
    guest.visit(f"/rules/{game}")
    expect(guest.page.locator("figure")).to_have_count(4)
    guest.page.wait_for_function(DRAWN)
    guest.page.evaluate(HIDE_AND_SHOW)
    guest.page.wait_for_function(DRAWN)
    assert not guest.scrolls_sideways()
    guest.assert_accessible(f"how to play {game}")
    paper = guest.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) in (1, 2)


def test_the_rules_open_at_the_phase_and_answer_what_is_asked(invite: Invite) -> None:
    guest = invite()
    guest.opens("russian-roulette", seats=2, bots="random", start=True)
    assert guest.is_asked()
    guest.page.keyboard.press("r")
    expect(guest.page.locator("#panel [data-clause='RR-4.1']")).to_be_in_viewport()
    guest.page.get_by_role("searchbox").fill("When does it end?")
    expect(guest.page.locator("#panel .answer").first).to_contain_text("only one captain")
    guest.page.locator("#panel .answer").get_by_role("button", name="RR-12.1").click()
    expect(guest.page.locator("#panel [data-clause='RR-12.1']")).to_be_focused()
