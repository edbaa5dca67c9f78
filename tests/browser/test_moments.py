"""The great moments of each game are staged on a phone and on a laptop."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from croupier.lab.moments import find_moment
from tests.browser.conftest import Invite
from tests.browser.pages import DESKTOP, PHONE

FASTEST = "4"


@pytest.mark.parametrize(
    ("game", "beat"),
    [
        ("russian-roulette", "volley"),
        ("russian-roulette", "verdict"),
        ("total-rickall", "shot"),
        ("hundred-days", "closed"),
        ("smile-life", "monster"),
    ],
)
def test_a_great_moment_is_staged(game: str, beat: str, invite: Invite) -> None:
    moment = find_moment(game, [beat], seats=4)
    guest = invite(size=PHONE)
    replay = guest.page.request.post("/api/replays", data=moment.saved).json()["id"]
    for width, height in (PHONE, DESKTOP):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.visit(f"/r/{replay}?at={moment.at - 1}&seen_by=public")
        expect(guest.board.locator("[data-zone]").first).to_be_visible()
        guest.page.locator(".controls .speed select").select_option(FASTEST)
        guest.page.keyboard.press(" ")
        stage = guest.page.locator(f"[data-staged={beat}]")
        expect(stage.locator("> *").first).to_be_in_viewport()
        shown = stage.evaluate("stage => [...stage.children].map((each) => each.getBoundingClientRect().toJSON())")
        assert all(box["left"] >= 0 and box["right"] <= width + 1 for box in shown), shown
        guest.page.keyboard.press(" ")
        expect(stage).to_have_count(0)
        expect(guest.page.get_by_role("slider")).not_to_have_value(str(moment.at - 1))
