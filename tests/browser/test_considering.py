"""Stakes shown with the answers, the way back from a further question, and hints, as players meet them."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pages import PHONE, Guest


def considers(ada: Guest, words: str) -> None:
    """Play until an answer leads to a further question, which is shown with a way back."""
    luck = Random(5)
    back = ada.bar.get_by_role("button", name=words, exact=True)
    for _ in range(60):
        assert ada.is_asked()
        moves = [key for key in ada.offered if key.startswith("move")]
        if moves:
            ada.bar.locator(f'[data-key="{moves[0]}"]').click()
            expect(back).to_be_visible()
            return
        ada.plays(luck, answers=1)
    raise AssertionError("no pawn could be moved")


def test_a_further_question_has_a_way_back(invite: Invite) -> None:
    ada = invite()
    ada.opens("hundred-days", seats=2, bots="random", start=True)
    considers(ada, "Back")
    further = ada.question.inner_text()
    ada.bar.get_by_role("button", name="Back", exact=True).click()
    expect(ada.question).not_to_have_text(further)
    expect(ada.bar.locator('[data-key^="move"]').first).to_be_visible()
    ada.bar.locator('[data-key^="move"]').first.click()
    expect(ada.question).to_have_text(further)
    ada.page.keyboard.press("Escape")
    expect(ada.question).not_to_have_text(further)


TYPES_AHEAD = """(digit, key) => new Promise((seen) => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(`.bar button[data-key="${key}"]`)) return
    watch.disconnect()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: digit, bubbles: true }))
    seen(document.activeElement?.dataset.key ?? null)
  })
  watch.observe(document.querySelector('.bar'), { childList: true, subtree: true, attributes: true })
})"""
"""Type a digit as soon as an answer is offered; return which one has the focus then."""


def test_a_digit_that_was_meant_for_the_question_before_only_points(invite: Invite) -> None:
    ada = invite(calm=True)
    ada.opens("hundred-days", seats=2, bots="random", start=True)
    expect(ada.question).to_have_text("Where do you send Rick?")
    ada.page.evaluate(f"void (window.typed = ({TYPES_AHEAD})('1', 'morty:1'))")
    ada.bar.locator('[data-key="rick:2"]').click()
    assert ada.page.evaluate("window.typed") == "morty:1"
    expect(ada.question).to_contain_text("Where do you send Morty?")


def test_an_answer_says_what_will_come_of_it_and_a_hint_says_why(invite: Invite) -> None:
    ada = invite(language="fr", size=PHONE)
    ada.opens("russian-roulette", seats=3, bots="random", start=True)
    bullet = ada.bar.locator('[data-key="pocket:bullet"]')
    expect(bullet).to_contain_text("Aucune BALLE dans votre arme.")
    ada.bar.get_by_role("button", name="Que feriez-vous").click()
    expect(ada.bar.get_by_text("À votre place")).to_be_visible()
    expect(ada.bar.locator(".advised")).to_have_count(1)
    expect(ada.bar.locator(".prospects li")).to_have_count(3)  # who is likely to win, once bots have played on
    ada.bar.get_by_role("button", name="Fermer le conseil").click()
    expect(ada.bar.get_by_text("À votre place")).to_have_count(0)


def test_a_finger_reads_what_will_come_of_a_piece_before_it_answers(invite: Invite) -> None:
    ada = invite(size=PHONE, slim=True)
    ada.opens("hundred-days", seats=2, bots="random", start=True)
    expect(ada.question).to_have_text("Where do you send Rick?")
    expect(ada.options).to_have_count(0)  # all places are lit on the map
    place = ada.board.locator('[data-keys~="rick:1"] > button')
    place.tap()
    weighed = ada.bar.locator('[data-key="rick:1"]')
    expect(weighed.locator(".stakes")).not_to_be_empty()
    expect(ada.question).to_have_text("Where do you send Rick?")
    place.tap()
    expect(ada.question).not_to_have_text("Where do you send Rick?")
