"""What people do at a table besides playing: they chat, leave, come back on another device, and watch replays."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.pages import EDGE, PHONE, Guest


def sits_down(guest: Guest, code: str) -> None:
    taken = guest.context.request.post(f"/api/tables/{code}/seats", data={"nickname": guest.name})
    assert taken.ok, taken.text()
    guest.visit(f"/t/{code}")


def test_a_player_who_is_sent_away_is_told_and_a_bot_takes_the_seat(invite: Invite) -> None:
    ada, bob = invite(), invite(name="Bob")
    code = ada.opens("russian-roulette", seats=2)
    sits_down(bob, code)
    ada.page.get_by_role("button", name="Remove Bob").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Remove Bob").click()
    expect(bob.page.get_by_text("the host has removed you").first).to_be_visible()
    ada.page.get_by_role("button", name="Put a bot on seat 2").click()
    ada.page.get_by_role("button", name="Deal", exact=True).click()
    assert ada.is_asked()
    expect(bob.board.locator("[data-zone]").first).to_be_visible()
    assert bob.options.count() == 0


def test_in_the_lobby_people_choose_faces_and_say_that_they_are_ready_and_the_host_the_options(invite: Invite) -> None:
    ada, bob = invite(), invite(name="Bob")
    code = ada.opens("russian-roulette", seats=2)
    bob.visit(f"/t/{code}")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("button", name="I’m ready")).to_be_visible()
    bob.page.get_by_role("button", name="Change the face of Bob").click()
    bob.page.get_by_role("dialog").get_by_role("radio", name="Owl").check(force=True)
    bob.page.get_by_role("dialog").get_by_role("radio", name="violet").check(force=True)
    bob.assert_accessible("the choice of a face")
    bob.page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    bob.page.get_by_role("button", name="I’m ready").click()
    bobs = ada.page.get_by_role("listitem").filter(has_text="Bob")
    expect(bobs.get_by_text("ready")).to_be_visible()
    assert bobs.locator(".face svg").inner_html() == bob.page.locator(".own svg").first.inner_html()
    ada.page.get_by_role("spinbutton").fill("7")
    ada.page.get_by_role("spinbutton").blur()
    options = bob.page.get_by_role("region", name="Game options")
    expect(options.get_by_text("7", exact=True)).to_be_visible()
    bob.page.reload()
    expect(bob.page.get_by_role("button", name="I’m ready")).to_have_attribute("aria-pressed", "true")
    assert bob.page.evaluate("localStorage.getItem('croupier-face')") == "8-6"


def test_a_private_table_is_opened_in_the_form_and_shows_a_link_instead_of_a_code(invite: Invite) -> None:
    ada = invite()
    ada.visit("/new/smile-life")
    ada.page.get_by_label("Private table").check()
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_text("only this link lets people in")).to_be_visible()
    code = ada.page.url.rpartition("/")[2]
    assert len(code) == 20
    expect(ada.page.get_by_text(code)).to_have_count(0)
    assert code not in ada.page.title()


def test_going_back_closes_what_lies_over_the_table_before_it_leaves_it(invite: Invite) -> None:
    ada = invite(size=PHONE)
    ada.visit("/")
    code = ada.opens("smile-life", seats=2, bots="random", start=True)
    assert ada.is_asked()
    page, panel, dialog = ada.page, ada.page.locator("#panel"), ada.page.get_by_role("dialog")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(panel).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_be_hidden()
    expect(panel).to_be_visible()
    page.go_back()
    expect(panel).to_be_hidden()
    page.get_by_role("button", name="Settings").click()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    page.wait_for_function("() => history.state === null")
    assert page.url.endswith(f"/t/{code}")
    page.go_back()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_what_is_said_is_heard_in_the_language_of_the_player_who_reads(invite: Invite) -> None:
    ada, bob = invite(), invite(name="Bob", language="fr")
    code = ada.opens("russian-roulette", seats=2)
    sits_down(bob, code)
    ada.page.get_by_role("button", name="Deal", exact=True).click()
    assert ada.is_asked()
    ada.page.get_by_role("button", name="Chat").first.click()
    bob.page.get_by_role("button", name="Discussion").first.click()
    ada.page.get_by_label("Say something").fill("Is it me or the bot?")
    ada.page.get_by_role("button", name="Send", exact=True).click()
    expect(bob.page.get_by_text("Is it me or the bot?", exact=True)).to_be_visible()
    bob.page.get_by_role("group", name="Petites phrases").get_by_role("button").first.click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Bob").get_by_text("Hello!")).to_be_visible()


def test_a_seat_goes_with_its_owner_to_another_device_once(invite: Invite) -> None:
    ada = invite()
    code = ada.opens("smile-life", seats=2, bots="random", start=True)
    assert ada.is_asked()
    path = ada.context.request.post(f"/api/tables/{code}/links", data={}).json()["path"]
    phone = invite(name="Phone")
    phone.visit(path)
    assert phone.is_asked()
    assert phone.page.url.endswith(f"/t/{code}"), "the link is gone from the address"
    assert phone.hands() == ada.hands()
    other = invite(name="Eve", forgives="404")
    other.visit(path)
    expect(other.page.get_by_text("This link has been used").first).to_be_visible()
    assert other.options.count() == 0


def test_an_answer_that_nobody_has_seen_is_taken_back(invite: Invite) -> None:
    ada, bob = invite(), invite(name="Bob")
    code = ada.opens("russian-roulette", seats=2)
    sits_down(bob, code)
    ada.page.get_by_role("button", name="Deal", exact=True).click()
    assert ada.is_asked()
    asked = ada.question.inner_text()
    take_back = ada.page.get_by_role("button", name="Undo")
    expect(take_back).to_have_count(0)
    ada.answers(Random(1))
    expect(ada.bar.get_by_text("Got it")).to_be_visible()
    take_back.click()
    expect(ada.question).to_have_text(asked)
    assert ada.is_asked()
    expect(take_back).to_have_count(0)
    others = ada.bar.get_by_text("At the same time: Bob").filter(visible=True)
    expect(others).to_have_count(1)
    before = ada.options.first.bounding_box()
    assert bob.is_asked()
    bob.answers(Random(1))
    expect(others).to_have_count(0)
    assert ada.options.first.bounding_box() == before, "no answer moves from under the mouse"


def test_a_line_of_the_log_leads_to_its_moment_and_back(invite: Invite) -> None:
    ada = invite()
    ada.opens("smile-life", seats=2, bots="random", start=True)
    ada.plays(Random(3), answers=6)
    ada.asked_alone()
    now = ada.question.inner_text()
    ada.page.locator("li button.line").first.click(position=EDGE)
    expect(ada.board.get_by_text("You’re looking back")).to_be_visible()
    assert ada.hands() == [], "only public cards"
    ada.page.get_by_role("button", name="Back to the game").click()
    expect(ada.question).to_have_text(now)
    expect(ada.board.locator("[data-zone='hand:0']").first).to_be_visible()


def test_when_time_is_up_the_question_is_answered_and_the_game_goes_on(invite: Invite) -> None:
    ada = invite()
    ada.opens("smile-life", seats=2, bots="random", start=True, clock=5)
    assert ada.is_asked()
    expect(ada.bar.get_by_text("s to answer")).to_be_visible()
    before = ada.heard.updates[-1]["answers"]
    ada.until(lambda: ada.heard.updates[-1]["answers"] > before)
    assert ada.is_asked()


def test_after_a_game_a_free_seat_is_taken_and_another_game_dealt(invite: Invite) -> None:
    ada, zoe = invite(), invite(name="Zoe")
    code = ada.opens("russian-roulette", seats=2, bots="random", start=True)
    ada.plays(Random("two in a row"))
    again = ada.page.get_by_role("button", name="Play again")
    expect(again).to_have_attribute("aria-disabled", "false")
    the_television_tells_the_story(ada.new_page(), code)
    zoe.visit(f"/t/{code}")
    expect(zoe.page.get_by_role("button", name="Sit here instead of").first).to_be_visible()
    ada.page.get_by_role("button", name="People", exact=True).click()
    ada.page.get_by_role("button", name="Remove the bot").first.click()
    expect(again).to_have_attribute("aria-disabled", "true")
    expect(ada.page.get_by_role("button", name="Put a bot on seat 2").first).to_be_visible()
    zoe.page.get_by_role("button", name="Sit here", exact=True).first.click()
    expect(zoe.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(again).to_have_attribute("aria-disabled", "false")
    again.click()
    expect(zoe.page.get_by_role("list", name="Who wants another game")).to_contain_text("Ada is ready")
    zoe.assert_accessible("the vote")
    ada.page.get_by_role("button", name="Deal now").click()
    expect(ada.over).to_have_count(0)
    assert ada.is_asked()
    expect(zoe.page.get_by_text("The next game has begun.")).to_be_visible()
    expect(zoe.over).to_be_visible()
    zoe.page.get_by_role("button", name="Go to the table").click()
    expect(zoe.over).to_have_count(0)
    assert zoe.is_asked()


def the_television_tells_the_story(page: Page, code: str) -> None:
    """The whole end screen fits on it, and nothing can be clicked."""
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"/t/{code}/screen")
    for part in ("places", "curve", "unmasked", "sources"):
        expect(page.locator(f".screen .{part}")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.fitted').getBoundingClientRect().bottom <= innerHeight")
    assert page.locator(".screen :is(a, button, summary):visible").count() == 0
    page.close()


def test_a_second_press_is_not_taken_for_an_answer_to_the_next_question(invite: Invite) -> None:
    guest = invite(calm=True)
    guest.opens("smile-life", seats=2, bots="random", start=True)
    guest.asked_alone()
    updates = len(guest.heard.updates)
    guest.page.evaluate("const now = performance.now(); performance.now = () => now")  # both clicks at the same moment
    guest.bar.locator("button[data-key=draw]").click()
    guest.hears_more(updates)
    assert guest.is_asked()
    guest.options.first.click()
    guest.page.evaluate("0")  # what the click has sent has arrived by now
    said = [json.loads(each) for each in guest.heard.said]
    assert [each["key"] for each in said if each["type"] == "answer"] == ["draw"]
    assert guest.is_asked()


def test_an_invitation_that_only_this_machine_can_follow_says_so(invite: Invite) -> None:
    guest = invite()
    guest.opens("smile-life", seats=2)
    expect(guest.page.get_by_text("works on this computer only")).to_be_visible()


NOTICED = """
const show = ServiceWorkerRegistration.prototype.showNotification
globalThis.noticed = []
ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
  globalThis.noticed.push({ title, body: options.body, path: options.data.path })
  return show.call(this, title, options)
}
Object.defineProperty(document, 'hidden', { get: () => globalThis.away === true })
"""


def test_a_player_who_looks_elsewhere_is_called_when_asked(invite: Invite) -> None:
    ada, bob = invite(installed=True), invite(name="Bob")
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(NOTICED)
    code = ada.opens("russian-roulette", seats=2)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Tell me when it’s my turn").check()
    ada.page.wait_for_function("() => globalThis.noticed.length === 1")
    ada.page.keyboard.press("Escape")
    sits_down(bob, code)
    ada.page.evaluate("globalThis.away = true")
    ada.page.get_by_role("button", name="Deal", exact=True).click()
    assert ada.is_asked()
    ada.page.wait_for_function("() => globalThis.noticed.length === 2")
    tried, called = ada.page.evaluate("globalThis.noticed")
    assert tried["body"] == "This is what the alert will look like."
    assert called == {
        "title": f"Your turn – {ada.about('russian-roulette')['title']}",
        "body": ada.heard.updates[-1]["moment"]["question"],
        "path": f"/t/{code}",
    }
