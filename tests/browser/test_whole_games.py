"""A whole game of each kind against bots, from the form for a new table to the end, and everything that can be done
afterwards.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import DESKTOP, EDGE, PHONE, Guest
from tests.browser.serving import Dealt
from tests.browser.truth import Truth


@pytest.mark.parametrize(
    ("game", "language", "size", "moves"),
    [
        ("russian-roulette", "fr", DESKTOP, True),
        ("total-rickall", "en", PHONE, False),
        ("hundred-days", "fr", DESKTOP, False),
        ("smile-life", "en", DESKTOP, False),
    ],
)
def test_a_whole_game_is_played_to_its_end(
    game: str, language: str, size: tuple[int, int], moves: bool, invite: Invite, tmp_path: Path
) -> None:
    guest = invite(language=language, size=size, moves=moves)
    guest.opens_by_the_form(game, seats=2)
    luck = Random(game)
    guest.plays(luck, answers=3)
    if guest.is_asked():
        switches_the_language(guest)
    guest.plays(luck)
    expect(guest.over).to_be_visible()
    result = guest.heard.updates[-1]["moment"]["result"]
    expect(guest.page.get_by_role("heading", name=result)).to_be_visible()
    reads_the_story(guest, game)
    assert not guest.scrolls_sideways()
    guest.assert_accessible(f"{game}: the end")
    shares_a_picture(guest, tmp_path)
    checks_the_deal(guest)
    reads_the_log(guest)
    watches_the_replay(guest, guest.served.dealt(guest.code))
    goes_to_a_moment_by_its_link(guest)
    saves_and_brings_it_back(guest, tmp_path)


def switches_the_language(guest: Guest) -> None:
    """Switch the language during a question, and back: the words change without reloading the page."""
    guest.page.evaluate("document.documentElement.dataset.loaded = 'once'")
    here = guest.words
    question = guest.question.inner_text()
    guest.speaks("en" if here.log == "Journal" else "fr")
    expect(guest.question).not_to_have_text(question)
    expect(guest.page.locator("html")).to_have_attribute("lang", "en" if here.log == "Journal" else "fr")
    guest.speaks("fr" if here.log == "Journal" else "en")
    expect(guest.question).to_have_text(question)
    assert guest.page.evaluate("document.documentElement.dataset.loaded") == "once"


def reads_the_story(guest: Guest, game: str) -> None:
    """Read how it went, the turning points, the sources of points, the secrets, the medals and the albums."""
    page = guest.page
    language = page.locator("html").get_attribute("lang")
    story = page.request.get(f"/api/replays/{guest.code}-1/story?seen_by=0&language={language}").json()
    end = page.locator(".end")
    expect(end.locator(".places li")).to_have_count(2)
    expect(end.locator(".curve svg path.line")).to_have_count(len(story["curve"]))
    expect(end.locator(".awards li")).to_have_count(len(story["awards"]))
    expect(end.locator(".turns li")).to_have_count(len(story["turns"]))
    expect(end.locator(".unmasked li")).to_have_count(len(story["unmasked"]))
    expect(end.locator(".album article")).to_have_count(len(story["album"]))
    for line in [*story["turns"], *story["unmasked"]]:
        expect(end).to_contain_text(line["text"])
    links = end.locator(".turns a")
    happened = [line["at"] for line in story["turns"] if line["at"] is not None]
    moments = [f"/r/{guest.code}-1?at={max(0, at - 1)}&seen_by=all" for at in happened]
    assert [link.get_attribute("href") for link in links.all()] == moments
    scores = guest.heard.updates[-1]["moment"]["view"]["result"]["scores"]
    if any(story["sources"]):
        assert end.locator(".sources tfoot td").all_inner_texts() == [str(score) for score in scores]
    assert bool(story["album"]) == (game == "smile-life")


def shares_a_picture(guest: Guest, folder: Path) -> None:
    """The page draws the picture; on a device that cannot share files it is saved."""
    with guest.page.expect_download() as downloading:
        guest.page.get_by_role("button", name=guest.words.share).click()
    saved = folder / "picture.png"
    downloading.value.save_as(saved)
    head = saved.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1200, 630)


def checks_the_deal(guest: Guest) -> None:
    guest.page.get_by_role("button", name=guest.words.check).click()
    dialog = guest.page.get_by_role("dialog", name=guest.words.check)
    expect(dialog).to_contain_text(guest.words.honest)
    expect(dialog).to_contain_text(guest.heard.updates[-1]["moment"]["view"]["seed"])
    guest.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def reads_the_log(guest: Guest) -> None:
    """A line of the log of a finished game leads to its moment in the replay."""
    tab = guest.page.get_by_role("button", name=guest.words.log, exact=True)
    if tab.get_attribute("aria-expanded") == "false":
        tab.click()
    lines = guest.page.locator("#panel li button.line")
    expect(lines.first).to_be_visible()
    assert lines.count() > 5
    lines.nth(lines.count() // 2).click(position=EDGE)
    guest.page.wait_for_url(re.compile(r"/r/[A-Z0-9]{5}-1\?at=[1-9]\d*&seen_by=0"))
    expect(guest.page.get_by_role("slider")).to_be_visible()
    guest.page.go_back()
    expect(guest.over).to_be_visible()


def watches_the_replay(guest: Guest, dealt: Dealt) -> None:
    """Step through it, from a line of the log, and as other players."""
    page, words = guest.page, guest.words
    page.get_by_role("link", name=words.replay).click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name=words.step_on).click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(page.get_by_text(words.step.format(at=2))).to_be_visible()
    page.locator(".controls .next button").click()
    expect(page.locator(".controls .reason")).to_have_text(re.compile(": .{10,}"))
    guest.assert_accessible("the replay")
    assert not guest.scrolls_sideways()
    lines = page.locator("aside li button.line")
    lines.nth(lines.count() * 2 // 3).click(position=EDGE)
    expect(slider).not_to_have_value("2")
    for viewer, you in (("1", 1), ("public", None)):
        with page.expect_response(re.compile(rf"/moments/\d+\?seen_by={viewer}")) as told:
            page.get_by_label(words.seen_by).select_option(viewer)
        moment = told.value.json()
        may_know = Truth(dealt).after(moment["at"]).view(you)
        assert moment["moment"]["view"]["you"] == you
        assert moment["moment"]["view"]["zones"] == may_know["zones"]
    page.get_by_label(words.seen_by).select_option("all")
    open_zones = page.request.get(f"/api/replays/{guest.replay}/moments/2?seen_by=all").json()["moment"]["view"][
        "zones"
    ]
    assert all(None not in zone["cards"] for zone in open_zones)
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    result = guest.heard.updates[-1]["moment"]["result"]
    expect(page.get_by_text(result).first).to_be_visible()
    expect(page.locator(".end .story")).to_be_visible()


def goes_to_a_moment_by_its_link(guest: Guest) -> None:
    """Another person opens the link, and sees that moment."""
    page = guest.page
    page.keyboard.press("Home")
    for _ in range(3):
        page.get_by_role("button", name=guest.words.step_on).click()
    expect(page).to_have_url(re.compile(r"\?at=3&seen_by=all"))
    other = guest.new_page()
    other.goto(page.url)
    expect(other.get_by_role("slider")).to_have_value("3")
    expect(other.get_by_label(guest.words.seen_by)).to_have_value("all")
    other.close()


def saves_and_brings_it_back(guest: Guest, folder: Path) -> None:
    page = guest.page
    steps = page.get_by_role("slider").get_attribute("max")
    with page.expect_download() as downloading:
        page.get_by_role("link", name=guest.words.download).click()
    saved = folder / "game.json"
    downloading.value.save_as(saved)
    guest.visit()
    page.get_by_label(guest.words.upload).set_input_files(saved)
    page.wait_for_url(re.compile(r"/r/[a-z0-9]{16}"))
    expect(page.get_by_role("slider")).to_have_attribute("max", steps or "")
