"""What people do at a table besides playing: they talk, go, come by another device, and look back."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import Guest


def sits_down(guest: Guest, code: str) -> None:
    taken = guest.context.request.post(f"/api/tables/{code}/seats", data={"nickname": guest.name})
    assert taken.ok, taken.text()
    guest.visit(f"/t/{code}")


def test_whoever_is_sent_away_is_told_and_a_bot_takes_the_seat(invite: Invite) -> None:
    ada, bob = invite(), invite(name="Bob")
    code = ada.opens("russian-roulette", seats=2)
    sits_down(bob, code)
    ada.page.get_by_role("button", name="Send Bob away").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Send Bob away").click()
    expect(bob.page.get_by_text("The opener has sent you away").first).to_be_visible()
    ada.page.get_by_role("button", name="Put a bot on seat 2").click()
    ada.page.get_by_role("button", name="Deal", exact=True).click()
    assert ada.is_asked()
    expect(bob.board.locator("[data-zone]").first).to_be_visible()
    assert bob.options.count() == 0


def test_what_is_said_is_heard_in_the_language_of_whoever_reads(invite: Invite) -> None:
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
    assert phone.page.url.endswith(f"/t/{code}"), "the link is gone from the address"
    assert phone.is_asked()
    assert phone.hands() == ada.hands()
    other = invite(name="Eve")
    other.visit(path)
    expect(other.page.get_by_text("That link has been used").first).to_be_visible()
    assert other.options.count() == 0


def test_an_answer_that_nobody_has_seen_is_taken_back(invite: Invite) -> None:
    ada, bob = invite(), invite(name="Bob")
    code = ada.opens("russian-roulette", seats=2)
    sits_down(bob, code)
    ada.page.get_by_role("button", name="Deal", exact=True).click()
    assert ada.is_asked()
    asked = ada.question.inner_text()
    take_back = ada.page.get_by_role("button", name="Take back")
    expect(take_back).to_have_count(0)
    ada.answers(Random(1))
    expect(ada.bar.get_by_text("Your answer is in")).to_be_visible()
    take_back.click()
    expect(ada.question).to_have_text(asked)
    assert ada.is_asked()
    expect(take_back).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_moment_and_back(invite: Invite) -> None:
    ada = invite()
    ada.opens("smile-life", seats=2, bots="random", start=True)
    ada.plays(Random(3), answers=6)
    assert ada.is_asked()
    now = ada.question.inner_text()
    ada.page.locator("li button.line").first.click()
    expect(ada.board.get_by_text("You are looking back")).to_be_visible()
    assert ada.hands() == [], "what everybody could see then"
    ada.page.get_by_role("button", name="Return to now").click()
    expect(ada.question).to_have_text(now)
    assert ada.hands()


def test_when_time_is_up_the_question_is_answered_and_the_game_goes_on(invite: Invite) -> None:
    ada = invite()
    ada.opens("smile-life", seats=2, bots="random", start=True, clock=5)
    assert ada.is_asked()
    expect(ada.bar.get_by_text("s to answer")).to_be_visible()
    before = ada.heard.updates[-1]["answers"]
    ada.until(lambda: ada.heard.updates[-1]["answers"] > before)
    assert ada.is_asked()
