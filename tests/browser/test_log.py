"""The log of a long game: the page has the last lines, and loads older ones when the reader scrolls up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from croupier.server.log_pages import PAGE
from tests.browser.conftest import Invite
from tests.browser.pages import DESKTOP, EDGE, PHONE, Guest, Json
from tests.browser.serving import Served
from tests.server.serving import Person, beyond

FIRST_IN_SIGHT = """() => {
  const box = document.querySelector('#panel').getBoundingClientRect()
  const line = [...document.querySelectorAll('#panel li')].find((each) => each.getBoundingClientRect().top >= box.top)
  return [line.innerText, Math.round(line.getBoundingClientRect().top - box.top)]
}"""

HOLD = """
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (said) {
  if (!said.includes('"older"') || window.let) return send.call(this, said)
  window.let = () => send.call(this, said)
}
"""
"""The first request for older lines waits until it is released."""


@pytest.fixture(scope="module")
def code(served: Served) -> str:
    """A table whose log has some pages, and whose next question stays unanswered."""
    person = Person(served.host)
    code = person.open("hundred-days", seats=3, bots="random", start=True, patience=None)
    with person.socket(code) as wire:
        while wire.view["events"] < 4 * PAGE:
            before = wire.update["answers"]
            if 0 in wire.view["waiting"]:
                wire.answer(0)
            wire.until("update", beyond("answers", before))
        while wire.view["waiting"] != [0]:
            wire.read()
    person.go()
    return code


def lines(guest: Guest) -> list[str]:
    return guest.page.locator("#panel li .line").all_inner_texts()


def scroll(guest: Guest, top: int) -> None:
    guest.page.locator("#panel").evaluate(f"box => {{ box.scrollTop = {top} }}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_older_lines_come_when_the_reader_scrolls_up(invite: Invite, code: str, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    guest.context.add_init_script(HOLD)
    guest.visit(f"/t/{code}")
    expect(guest.page.locator("svg.picture path").first).to_be_attached()
    guest.page.get_by_role("button", name=guest.words.log, exact=True).click()
    expect(guest.page.locator("#panel li").first).to_be_visible()
    update: Json = guest.heard.updates[-1]
    latest = [line["text"] for line in update["lines"]]
    assert update["since"] > 0
    assert lines(guest) == latest
    scroll(guest, 150)
    guest.page.wait_for_function("() => window.let !== undefined")
    guest.page.locator("#panel ol").evaluate("list => { list.style.lineHeight = '2.5' }")  # as when a font comes late
    text, top = guest.page.evaluate(FIRST_IN_SIGHT)
    guest.page.evaluate("window.let()")
    expect(guest.page.locator("#panel li")).not_to_have_count(len(latest))
    same, there = guest.page.evaluate(FIRST_IN_SIGHT)
    assert same == text, "the line being read stays visible"
    assert abs(there - top) <= 2, "and in place"
    assert lines(guest)[-len(latest) :] == latest, "older lines were added above"
    older = guest.page.get_by_role("button", name=re.compile("Older lines"))
    while older.count():
        before = len(lines(guest))
        older.press("Enter")
        expect(guest.page.locator("#panel li")).not_to_have_count(before)
    expect(guest.page.locator("#panel li .line").first).to_be_focused()
    assert len([said for said in guest.heard.said if '"older"' in said]) >= 2
    guest.page.locator("#panel li .line").first.click(position=EDGE)
    expect(guest.page.locator("[aria-current=true]")).to_have_count(1 if size == DESKTOP else 0)
    guest.assert_accessible("the log")
