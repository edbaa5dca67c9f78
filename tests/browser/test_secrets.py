"""Each client receives only what its seat may know: every frame and every body that is sent is searched."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import GAMES, PHONE, Guest, Json
from tests.browser.serving import Served
from tests.browser.truth import check_frames, kinds_in

ANSWERS = 14


def plays_together(guests: list[Guest], luck: Random, answers: int) -> None:
    """Let the asked players give this many answers in total."""
    asked: list[Guest] = []

    def is_over_or_asks() -> bool:
        asked[:] = [guest for guest in guests if guest.is_asked_now()]
        return bool(asked) or guests[0].over.is_visible()

    for _ in range(answers):
        guests[0].until(is_over_or_asks)
        if not asked:
            return
        luck.choice(asked).answers(luck)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_hears_what_another_holds(game: str, invite: Invite, served: Served) -> None:
    ada = invite(name="Ada")
    ada.opens(game, seats=2)
    link = ada.page.get_by_role("textbox", name="Copy the link").input_value()
    bob = invite(name="Bob", size=PHONE)
    bob.visit(link)
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("Bob", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Deal", exact=True).click()
    eve = invite(name="Eve")
    expect(ada.bar).to_be_visible()
    eve.visit(link)
    expect(eve.bar).to_be_visible()
    check_spectator(eve)
    plays_together([ada, bob], Random(game), ANSWERS)
    latest = len(served.dealt(ada.code).answers)
    for guest in (ada, bob, eve):
        guest.hears_of(latest)
    dealt = served.dealt(ada.code)
    for guest, seat in ((ada, 0), (bob, 1), (eve, None)):
        assert check_frames(guest, {seat}, dealt) > 20, "enough cards could have leaked"
    check_canaries(ada, bob, eve)
    check_tokens([ada, bob, eve])


def hands_lie_open(update: Json) -> bool:
    """As in a health crisis of Smile Life."""
    zones = update["moment"]["view"]["zones"]
    return any("crisis-health" in zone["cards"] for zone in zones if zone["name"] == "plagues")


def check_canaries(ada: Guest, bob: Guest, eve: Guest) -> None:
    """Independently of the engine: cards dealt to one hand alone are in no frame sent to the others at the deal."""
    for holder, others in ((ada, (bob, eve)), (bob, (ada, eve))):
        seat = holder.heard.updates[0]["moment"]["seat"]
        name = f"hand:{seat}"
        held = next(zone for zone in holder.heard.updates[0]["moment"]["view"]["zones"] if zone["name"] == name)
        assert held["cards"], "a hand was dealt"
        assert None not in held["cards"], "the owner sees their hand"
        for other in others:
            first = other.heard.updates[0]
            first["moment"]["view"].pop("options", None)  # one of roulette's options is named after a card
            if first["answers"] != holder.heard.updates[0]["answers"] or hands_lie_open(first):
                continue
            zone = next(zone for zone in first["moment"]["view"]["zones"] if zone["name"] == name)
            assert zone["cards"] == [None] * held["count"]
            own = kinds_in([zone["cards"] for zone in first["moment"]["view"]["zones"]])
            for canary in set(held["cards"]) - own:
                assert f'"{canary}"' not in json.dumps(first)


def check_tokens(guests: list[Guest]) -> None:
    """The token of a seat is only in its cookie: in no script, address, frame or body."""
    for guest in guests:
        cookies = [each for each in guest.context.cookies() if each["name"].startswith("croupier_")]
        assert guest.page.evaluate("document.cookie") == ""
        assert all(cookie["httpOnly"] and cookie["sameSite"] == "Lax" for cookie in cookies)
        for cookie in cookies:
            assert len(cookie["value"]) >= 20
            for other in guests:
                assert not [said for said in other.heard.everything() if cookie["value"] in said]
                assert cookie["value"] not in other.page.content()
    assert [len(guest.context.cookies()) > 0 for guest in guests] == [True, True, False]


def check_spectator(eve: Guest) -> None:
    """A spectator sees the board and can do nothing."""
    expect(eve.board.locator("[data-zone]").first).to_be_visible()
    expect(eve.page.get_by_text("You’re watching.")).to_be_visible()
    assert eve.page.locator("button[data-key]").count() == 0
    assert eve.lit.count() == 0
    if not hands_lie_open(eve.heard.updates[-1]):
        assert eve.hands() == []


def test_a_secret_side_is_shown_once_asked_for_and_only_while_it_is_pressed(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.opens("total-rickall", seats=3, bots="random", options={"mode": "advanced"}, start=True)
    page = guest.page
    scene = page.get_by_role("region", name="First look at your side")
    shown = page.get_by_text("Your aim:")
    expect(scene.get_by_role("button", name="Later")).to_be_visible()
    expect(shown).to_have_count(0)
    scene.get_by_role("button", name="Your side").hover()
    page.mouse.down()
    expect(shown).to_be_visible()
    page.mouse.up()
    expect(shown).to_have_count(0)
    scene.get_by_role("button", name="Got it").click()
    expect(scene).to_have_count(0)
    guest.plays(Random("side"), 1)
    expect(scene).to_have_count(0)
