"""One device for two people, with a curtain between their turns; and one large screen for all."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import Guest
from tests.browser.serving import Served
from tests.browser.truth import check_frames


def curtain_is_opaque(guest: Guest, held: set[str], names: dict[str, str]) -> None:
    """While the curtain is down, no hand card is in the page, neither drawn nor named."""
    expect(guest.page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    assert guest.page.locator("[data-zone], [data-key]").count() == 0
    content = guest.page.content()
    assert not [kind for kind in held if f'"{kind}"' in content]
    assert not [kind for kind in held if names[f"card-{kind}"] in content]


@pytest.mark.parametrize("game", ["smile-life", "russian-roulette"])
def test_a_curtain_falls_between_two_at_one_device(game: str, invite: Invite, served: Served) -> None:
    guest = invite()
    guest.opens(game, seats=2, hot_seat=["Bob"], start=True)
    names = guest.context.request.get(f"/api/games/{game}").json()["words"]
    luck = Random(7)
    held: set[str] = set()
    seen: list[str] = []
    lift = guest.page.get_by_role("button", name="I’m ")
    for turn in range(6):
        guest.page.wait_for_function(
            "() => document.querySelector('.curtain, .end, button[data-key][aria-disabled=false]') !== null"
        )
        if guest.over.is_visible():
            break
        if lift.is_visible():
            curtain_is_opaque(guest, held, names)
            if turn == 0:
                guest.assert_accessible("the curtain")
            seen.append(lift.inner_text())
            lift.click()
        assert guest.is_asked()
        seat = guest.heard.updates[-1]["moment"]["seat"]
        zones = guest.heard.updates[-1]["moment"]["view"]["zones"]
        held |= {kind for zone in zones if zone["name"] == f"hand:{seat}" for kind in zone["cards"]}
        assert held, "there is a hand to hide"
        guest.answers(luck)
    assert {"I’m Ada", "I’m Bob"} <= set(seen)
    check_frames(guest, {None, 0, 1}, served.dealt(guest.code))


def test_the_shared_screen_shows_the_table_and_no_hand(invite: Invite) -> None:
    guest = invite()
    code = guest.opens("total-rickall", seats=2, bots="sensible")
    screen = invite(name="Screen", size=(1920, 1080))
    screen.visit(f"/t/{code}/screen")
    expect(screen.page.get_by_role("heading", name="Join with your phone")).to_be_visible()
    expect(screen.page.get_by_role("img", name="QR code of")).to_be_visible()
    screen.assert_accessible("the shared screen before the deal")
    guest.page.get_by_role("button", name="Deal", exact=True).click()
    assert guest.is_asked()
    expect(screen.page.get_by_role("heading", name="Join with your phone")).to_have_count(0)
    expect(screen.board.locator("[data-zone]").first).to_be_visible()
    expect(screen.page.get_by_text(f"Waiting for {guest.name}")).to_be_visible()
    assert screen.page.locator("button[data-key]").count() == 0
    assert screen.hands() == []
    screen.page.wait_for_function("() => document.querySelector('.fitted')?.style.zoom > 1")
    height, table, news = (
        screen.page.evaluate(f"document.{what}")
        for what in (
            "scrollingElement.scrollHeight",
            "querySelector('.fitted').getBoundingClientRect().bottom",
            "querySelector('.news').getBoundingClientRect().top",
        )
    )
    assert height <= 1080, "nothing is below the edge of a television"
    assert table <= news
    expect(screen.page.locator(".screen > aside button")).to_have_count(0)
    screen.assert_accessible("the shared screen")
    before = screen.heard.updates[-1]["answers"]
    guest.plays(Random(8), answers=1)
    screen.until(lambda: screen.heard.updates[-1]["answers"] > before)
    owner = guest.new_page()
    owner.goto(f"/t/{code}/screen")
    expect(owner.get_by_text(f"Waiting for {guest.name}")).to_be_visible()
    expect(owner.locator("[data-zone]").first).to_be_visible()
    assert owner.locator("[data-zone^='hand:']:not([data-kind=''])").count() == 0, "no hand is shown on a shared screen"
