"""Events are shown moment by moment, on every device, before the next question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import PHONE, Guest

WATCH = """() => {
  globalThis.beats = []
  globalThis.heard = []
  const look = () => {
    const beat = document.querySelector('[data-beat]')?.dataset.beat ?? ''
    if (beat !== (beats.at(-1) ?? '')) beats.push(beat)
    const said = document.querySelector('[role=status][aria-live]')?.textContent.replaceAll('\\u200b', '') ?? ''
    if (said !== '' && said !== heard.at(-1)) heard.push(said)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}"""


def beats(guest: Guest) -> list[str]:
    """Return the beats that a page has shown, with '' wherever it showed the table itself."""
    shown: list[str] = guest.page.evaluate("globalThis.beats")
    return shown


def performed(guest: Guest) -> Callable[[], bool]:
    return lambda: bool(beats(guest)) and beats(guest)[-1] == ""


def test_a_performance_on_two_devices(invite: Invite) -> None:
    """Both show the same moments in the same order, a screen reader gets each one once, and then the question comes."""
    guest, friend = invite(), invite(name="Max", size=PHONE)
    code = guest.opens("russian-roulette", seats=2, bots="random", start=True, tempo="quick", options={"points": 99})
    friend.visit(f"/t/{code}")
    expect(friend.board.locator("[data-zone]").first).to_be_visible()
    for each in (guest, friend):
        each.page.evaluate(WATCH)
    assert guest.is_asked()
    guest.page.locator("button[data-key='pocket:click']").click()
    expect(guest.page.locator("[data-beat=pockets]")).to_contain_text("Pockets shut!")
    assert guest.options.count() == 0, "no question is shown during a beat"
    guest.until(performed(guest))
    friend.until(performed(friend))
    luck = Random(3)
    while len(beats(guest)) < 12 and guest.is_asked():
        guest.answers(luck)
        guest.until(performed(guest))
    shown = [beat for beat in beats(guest) if beat]
    friend.until(lambda: len([beat for beat in beats(friend) if beat]) >= len(shown) and performed(friend)())
    assert [beat for beat in beats(friend) if beat][: len(shown)] == shown
    assert shown[:2] == ["pockets", "spin"]
    said: list[str] = guest.page.evaluate("globalThis.heard")
    assert len([each for each in said if each.startswith("Pockets shut!")]) == shown.count("pockets")
    assert said.index(next(each for each in said if each.startswith("Pockets"))) < said.index(
        next(each for each in said if each.startswith("Loading the guns"))
    )


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_a_key_goes_on_at_once_and_bots_wait_no_longer(invite: Invite, key: str) -> None:
    """At a calm tempo the test would exceed its time limit if nothing could be skipped."""
    guest = invite()
    guest.opens("russian-roulette", seats=2, bots="random", start=True, tempo="calm", options={"points": 99})
    guest.page.evaluate(WATCH)
    luck = Random(3)
    for _ in range(6):
        assert guest.is_asked()
        guest.answers(luck)
        for _ in range(40):
            if guest.page.locator("[data-beat]").count() == 0 and guest.is_asked_now():
                break
            guest.page.keyboard.press(key)
            guest.page.wait_for_timeout(50)
    assert len([beat for beat in beats(guest) if beat]) > 2


def test_who_comes_back_can_see_what_they_missed(invite: Invite) -> None:
    guest, friend = invite(), invite(name="Max")
    guest.context.add_init_script("localStorage.setItem('croupier-tempo', 'at-once')")
    code = guest.opens("russian-roulette", seats=2, bots="random", start=True, tempo="quick", options={"points": 99})
    friend.visit(f"/t/{code}")
    expect(friend.board.locator("[data-zone]").first).to_be_visible()
    hide(friend, True)
    guest.plays(Random(3), answers=6)
    friend.hears_of(guest.heard.updates[-1]["answers"])
    hide(friend, False)
    expect(friend.page.locator("[data-beat]")).to_have_count(0)
    friend.page.get_by_role("button", name="What did I miss?").click()
    expect(friend.page.locator("[data-beat]").first).to_be_visible()
    friend.page.keyboard.press("Escape")
    expect(friend.page.locator("[data-beat]")).to_have_count(0)


def hide(guest: Guest, hidden: bool) -> None:
    """Put a page into the background, or bring it back."""
    guest.page.evaluate(
        "(hidden) => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')) }",
        hidden,
    )
