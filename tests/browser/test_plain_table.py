"""The plain board, for games without their own and for anyone who prefers it: every game is playable on it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import DESKTOP, GAMES, PHONE


@pytest.mark.parametrize(("game", "size"), list(zip(GAMES, [DESKTOP, PHONE, DESKTOP, PHONE], strict=True)), ids=GAMES)
def test_every_game_is_played_on_the_plain_table(game: str, size: tuple[int, int], invite: Invite) -> None:
    guest = invite(size=size)
    guest.opens(game, seats=3, bots="random", start=True)
    assert guest.is_asked()
    expect(guest.board.locator(".generic")).to_have_count(0)
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Plain table").check()
    guest.page.keyboard.press("Escape")
    expect(guest.board.locator(".generic")).to_be_visible()
    zones = guest.heard.updates[-1]["moment"]["view"]["zones"]
    held = next(zone["count"] for zone in zones if zone["name"] == "hand:0")
    expect(guest.board.locator("[data-zone='hand:0']")).to_have_count(held)
    luck = Random(f"plain {game}")
    pressed = 0
    for _ in range(12):
        if not guest.is_asked():
            break
        if guest.pieces:
            pressed += 1
            guest.presses(guest.lit.nth(luck.randrange(guest.pieces)), luck)
        else:
            guest.answers(luck)
    assert pressed > 0, "answers are on the pieces too"
    assert not guest.scrolls_sideways()
    guest.assert_accessible(f"{game} on the plain table")
