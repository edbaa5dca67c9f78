"""The first minute: what the home page loads, and how soon a newcomer plays."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import DESKTOP, FRENCH, GAMES, PHONE

FIRST_LOAD = 80_000
# The limit in bytes for a board and its pictures beyond the first load; Smile Life has 158 kinds of cards.
BOARD = 150_000
BOARDS = {"smile-life": 240_000}
LOADED = (
    "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
    ".map((entry) => [entry.name, entry.encodedBodySize])"
)
POLICY = "default-src 'none'"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_from_the_home_page_to_a_running_game(game: str, size: tuple[int, int], invite: Invite) -> None:
    guest = invite(size=size, language="fr" if size == PHONE else "en")
    answer = guest.page.goto("/")
    assert answer is not None
    assert POLICY in answer.headers["content-security-policy"]
    assert not guest.scrolls_sideways()
    colon = " :" if guest.words is FRENCH else ":"
    guest.page.get_by_role("button", name=f"{guest.words.play_bots}{colon} {guest.about(game)['title']}").click()
    assert guest.is_asked()
    expect(guest.question).to_be_visible()
    expect(guest.board.locator("[data-zone]").first).to_be_visible()
    assert not guest.scrolls_sideways()
    seats = guest.heard.updates[-1]["moment"]["names"]
    assert seats[0] == guest.name
    assert len(seats) == guest.about(game)["usual_seats"]


def test_a_first_game_says_what_each_phase_is_for_once(invite: Invite) -> None:
    guest = invite()
    aim = guest.page.get_by_text("Aim: the most points at the end.")
    guest.opens("hundred-days", seats=2, bots="random", start=True)
    expect(aim).to_be_visible()
    luck = Random(1)
    guest.plays(luck, answers=2)
    while guest.is_asked() and guest.heard.updates[-1]["moment"]["view"]["public"]["round"] == 1:
        guest.answers(luck)
    assert guest.heard.updates[-1]["moment"]["view"]["phase"] == "mission"
    expect(guest.question).to_be_visible()
    expect(aim).to_have_count(0)


def test_the_first_load_is_small(invite: Invite) -> None:
    guest = invite()
    guest.page.goto("/", wait_until="networkidle")
    expect(guest.page.get_by_role("button", name=guest.words.play_bots).first).to_be_visible()
    sizes = guest.page.evaluate(LOADED)
    assert len(sizes) > 2, "the page was loaded"
    assert 10_000 < sum(size for _, size in sizes) < FIRST_LOAD, sizes


@pytest.mark.parametrize("game", GAMES)
def test_a_board_and_its_pictures_are_small(game: str, invite: Invite) -> None:
    guest = invite()
    guest.page.goto("/", wait_until="networkidle")
    first = {name for name, _ in guest.page.evaluate(LOADED)}
    guest.page.get_by_role("button", name=f"{guest.words.play_bots}: {guest.about(game)['title']}").click()
    guest.plays(Random(game), answers=3)
    expect(guest.page.locator("svg.picture").first).to_be_visible()
    assert "<path" in guest.page.locator("svg.picture").first.inner_html()
    later = {name: size for name, size in guest.page.evaluate(LOADED) if "/assets/" in name and name not in first}
    pictures = [size for name, size in later.items() if "/pictures-" in name]
    assert len(pictures) == 1, "the pictures of one game"
    assert sum(pictures) > 5_000
    assert sum(later.values()) < BOARDS.get(game, BOARD), later


def test_a_new_table_offers_what_goes_with_its_seats_in_words(invite: Invite) -> None:
    guest = invite()
    guest.visit("/new/total-rickall")
    seats = guest.page.get_by_role("radiogroup", name="Seats")
    mode = guest.page.get_by_role("radiogroup", name="The mode")
    seats.get_by_text("5", exact=True).click()
    mode.get_by_text("advanced").click()
    expect(guest.page.get_by_text("seat 5")).to_be_hidden()
    guest.page.get_by_text("House rules").click()
    guest.page.get_by_text("seat 5").click()
    seats.get_by_text("2", exact=True).click()
    expect(mode.get_by_text("advanced")).to_have_count(0)
    expect(guest.page.get_by_text("seat 5")).to_have_count(0)
    guest.page.get_by_label("Empty seats").select_option("bots: learner")
    guest.page.get_by_label("Language").last.select_option("fr")
    expect(guest.page.get_by_role("heading", name="Total Rickall")).to_be_visible()
    guest.page.get_by_label("Distribuer aussitôt").check()
    guest.page.get_by_role("button", name="Ouvrir la table").click()
    guest.words = FRENCH
    assert guest.is_asked()
    options = guest.heard.updates[-1]["moment"]["view"]["options"]
    assert (options["mode"], options["first"]) == ("classic", "random")


def test_a_table_is_found_by_its_code(invite: Invite) -> None:
    guest = invite()
    code = guest.opens("smile-life", seats=2)
    expect(guest.page.get_by_role("heading", name="Invite")).to_be_visible()
    guest.visit()
    expect(guest.page.get_by_role("link", name=code)).to_be_visible()
    guest.page.get_by_label("Table code").fill("no code")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    expect(guest.page.get_by_text("A code has five letters")).to_be_visible()
    guest.page.get_by_label("Table code").fill(f" {code.lower()} ")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    expect(guest.page.get_by_role("heading", name="Invite")).to_be_visible()
