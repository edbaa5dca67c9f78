"""Every screen is accessible: axe finds nothing serious, in light and in dark colours."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import DESKTOP, GAMES, PHONE


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_screens_around_the_table(dark: bool, invite: Invite) -> None:
    guest = invite(dark=dark, size=PHONE if dark else DESKTOP, forgives="404")
    for path, heading in (
        ("/", "What shall we play?"),
        ("/new/smile-life", "Smile Life"),
        ("/rules/total-rickall", "Total Rickall"),
        ("/credits", "Picture credits"),
        ("/nowhere", "There’s nothing here."),
        ("/t/ZZZZZ", "There’s no such table."),
    ):
        guest.visit(path)
        expect(guest.page.get_by_role("heading", name=heading).first).to_be_visible()
        guest.assert_accessible(path)
        assert not guest.scrolls_sideways()
    guest.opens("russian-roulette", seats=3)
    expect(guest.page.get_by_role("heading", name="Invite")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Bots on all empty seats")).to_be_visible()
    guest.assert_accessible("the lobby")
    assert not guest.scrolls_sideways()
    guest.page.get_by_role("button", name="Settings").click()
    guest.assert_accessible("the settings")


@pytest.mark.parametrize("game", GAMES)
def test_the_board_in_play(game: str, invite: Invite) -> None:
    guest = invite(dark=True, size=PHONE)
    guest.opens(game, seats=3, bots="random", start=True)
    guest.plays(Random(game), answers=6)
    guest.is_asked()
    expect(guest.board.locator("[data-zone]").first).to_be_visible()
    guest.assert_accessible(f"{game} in play, dark, on a phone")
    assert not guest.scrolls_sideways()
    # Two of the games are dark unless the player asks for light colours.
    guest.page.evaluate("localStorage.setItem('croupier-theme', 'light')")
    guest.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    guest.page.reload()
    guest.is_asked()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "light")
    guest.assert_accessible(f"{game} in play, light, on a wide screen")
    assert not guest.scrolls_sideways()
