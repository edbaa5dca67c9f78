"""Choosing how bots play, in words: on the page for a new table, and for each bot in the lobby."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import DESKTOP, PHONE

LOBBY = {
    "en": {
        "empty": "Empty seats",
        "friends": "bots: friend",
        "temper": "Temper",
        "bold": "bold",
        "sentences": "Plays soundly, with a slip now and then. "
        "Between moves that are about equally good, takes the daring one.",
        "open": "Open the table",
        "bot": "bot, level: friend, bold",
        "change": "How Ada plays",
        "level": "Bot level",
        "master": "master",
        "after": "bot, level: master, bold",
        "even": "even-tempered",
        "last": "bot, level: master",
        "fill": "Bots on all empty seats",
    },
    "fr": {
        "empty": "Places libres",
        "friends": "robots\u00a0: ami",
        "temper": "Caractère",
        "bold": "audacieux",
        "sentences": "Joue bien, avec un faux pas de temps en temps. Entre deux coups qui se valent, prend le plus osé.",
        "open": "Ouvrir la table",
        "bot": "robot, niveau : ami, audacieux",
        "change": "Comment joue Ada",
        "level": "Niveau des robots",
        "master": "maître",
        "after": "robot, niveau : maître, audacieux",
        "even": "posé",
        "last": "robot, niveau : maître",
        "fill": "Des robots aux places libres",
    },
}


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_level_and_temper_are_chosen_and_changed(invite: Invite, language: str, size: tuple[int, int]) -> None:
    guest, words = invite(language=language, size=size, name="Zoé"), LOBBY[language]
    page = guest.page
    guest.visit("/new/total-rickall")
    expect(page.get_by_label(words["temper"])).to_have_count(0)
    page.get_by_label(words["empty"]).select_option(words["friends"])
    page.get_by_label(words["temper"]).select_option(words["bold"])
    expect(page.get_by_text(words["sentences"], exact=True)).to_be_visible()
    guest.assert_accessible("a new table with bots")
    assert not guest.scrolls_sideways()
    page.get_by_role("button", name=words["open"]).click()
    expect(page.get_by_text(words["bot"])).to_have_count(3)
    page.get_by_role("button", name=words["change"]).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label(words["temper"])).to_have_value("bold")
    dialog.get_by_label(words["level"]).select_option(words["master"])
    expect(page.get_by_text(words["after"])).to_have_count(1)
    guest.assert_accessible("the choice of a bot")
    dialog.get_by_label(words["temper"]).select_option(words["even"])
    page.keyboard.press("Escape")
    expect(page.get_by_text(words["after"])).to_have_count(0)
    expect(page.get_by_text(words["last"])).to_have_count(1)
    expect(page.get_by_text(words["bot"])).to_have_count(2)
    assert not guest.scrolls_sideways()


def test_empty_seats_are_filled_with_the_bots_that_were_chosen(invite: Invite) -> None:
    guest, words = invite(name="Zoé"), LOBBY["en"]
    guest.opens("smile-life", seats=3)
    expect(guest.page.get_by_label(words["level"])).to_have_value("friend")
    guest.page.get_by_label(words["level"]).select_option("learner")
    guest.page.get_by_label(words["temper"]).select_option("joker")
    guest.page.get_by_role("button", name=words["fill"]).click()
    expect(guest.page.get_by_text("bot, level: learner, joker")).to_have_count(2)


def test_a_first_game_is_against_friends(invite: Invite) -> None:
    guest = invite(name="Zoé")
    guest.visit()
    guest.page.get_by_role("button", name=guest.words.play_bots).first.click()
    guest.page.wait_for_url("**/t/*")
    told = guest.context.request.get("/api/games?language=en").json()["games"][0]
    assert told["usual_bot"] == "friend+mixed"
    guest.page.get_by_role("button", name="People", exact=True).click()
    expect(guest.page.get_by_text("bot, level: friend")).to_have_count(told["usual_seats"] - 1)
