"""Whoever asks why something cannot be done is told, with the clause."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_a_piece_that_cannot_be_chosen_says_why_and_the_clause_opens_the_rule(invite: Invite) -> None:
    guest = invite()
    guest.opens("smile-life", seats=2, bots="random", start=True)
    assert guest.is_asked()
    guest.board.locator(".piece:not(.lit) > button[aria-disabled=true]").first.click(force=True)
    clause = guest.page.locator(".notice").get_by_role("button", name=re.compile("^Rule "))
    expect(clause).to_be_visible()
    name = clause.inner_text().removeprefix("Rule ")
    words = guest.page.locator(".notice p").inner_text()
    assert len(words.replace(clause.inner_text(), "").strip()) > 10, "it is said in words"
    clause.click()
    rule = guest.page.locator(f"#panel [data-clause='{name}']")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    assert guest.is_asked(), "nothing has changed"
