"""A player who loses the page, the connection or the server gets the same question back, and the game goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.serving import Served

BROKEN_LINE = "ERR_|WebSocket|Failed to load"


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed."""
    served = Served(tmp_path)
    yield served
    served.kill()


def test_a_reload_in_the_middle_of_a_question_changes_nothing(invite: Invite) -> None:
    guest = invite()
    guest.opens("hundred-days", seats=2, bots="random", start=True)
    luck = Random(4)
    guest.plays(luck, answers=4)
    before, question = guest.asked_alone(), guest.question.inner_text()
    guest.page.reload()
    assert guest.asked_alone() == before
    expect(guest.question).to_have_text(question)
    assert guest.plays(luck, answers=3) == 3


def test_a_lost_line_comes_back_by_itself(invite: Invite) -> None:
    guest = invite(forgives=BROKEN_LINE)
    guest.context.add_init_script(
        "window.WebSocket = class extends WebSocket { constructor(url) { super(url); globalThis.latestSocket = this } }"
    )
    guest.opens("total-rickall", seats=2, bots="sensible", start=True)
    before, question = guest.asked_alone(), guest.question.inner_text()
    guest.context.set_offline(True)
    guest.page.evaluate("globalThis.latestSocket.close()")
    expect(guest.page.get_by_text("Connection lost")).to_be_visible()
    expect(guest.question).to_have_text(question)
    heard = len(guest.heard.updates)
    guest.context.set_offline(False)
    expect(guest.page.get_by_text("Connection lost")).to_be_hidden()
    guest.until(lambda: len(guest.heard.updates) > heard)
    assert guest.asked_alone() == before
    assert guest.plays(Random(5), answers=1) == 1


def test_the_server_is_killed_and_everybody_goes_on(invite: Invite, fragile: Served) -> None:
    guest = invite(served=fragile, forgives=BROKEN_LINE)
    code = guest.opens("smile-life", seats=2, bots="random", start=True)
    luck = Random(6)
    for _ in range(2):
        guest.plays(luck, answers=3)
        before, question = guest.asked_alone(), guest.question.inner_text()
        written = fragile.dealt(code).answers
        fragile.kill()
        expect(guest.page.get_by_text("Connection lost")).to_be_visible()
        heard = len(guest.heard.updates)
        fragile.start()
        guest.hears_more(heard)
        assert guest.asked_alone() == before
        expect(guest.question).to_have_text(question)
        assert fragile.dealt(code).answers[: len(written)] == written
    assert guest.plays(luck, answers=3) == 3


def test_the_page_opens_without_a_connection_and_says_so(invite: Invite, fragile: Served) -> None:
    guest = invite(served=fragile, installed=True, forgives=BROKEN_LINE)
    guest.opens("smile-life", seats=2, bots="random", start=True)
    assert guest.is_asked()
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    guest.page.reload()
    assert guest.is_asked()
    fragile.kill()
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="The server isn’t answering.")).to_be_visible()
    guest.context.set_offline(True)
    expect(guest.page.get_by_role("heading", name="You’re offline.")).to_be_visible()
    stored = guest.page.evaluate(
        "caches.open('croupier-page').then((store) => store.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))"
    )
    assert "/" in stored
    assert [path for path in stored if path != "/" and not path.startswith("/assets/")] == []
    fragile.start()
    guest.context.set_offline(False)
    assert guest.is_asked()


def test_an_answer_given_while_the_server_is_away_counts_once(invite: Invite, fragile: Served) -> None:
    guest = invite(served=fragile, forgives=BROKEN_LINE)
    code = guest.opens("smile-life", seats=2, bots="random", start=True)
    before = guest.asked_alone()
    fragile.kill()
    expect(guest.page.get_by_text("Connection lost")).to_be_visible()
    key = guest.offered[0]
    guest.options.first.click()
    expect(guest.page.get_by_text("Your answer is kept")).to_be_visible()
    fragile.start()
    guest.until(lambda: guest.heard.updates[-1]["answers"] > before["answers"])
    at = before["answers"]
    assert fragile.dealt(code).answers[at][:2] == (0, key)
    assert guest.is_asked()
