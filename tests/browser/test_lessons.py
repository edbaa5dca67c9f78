"""Every lesson, from its title to the first whole game, on a laptop by keyboard or on a phone by touch."""

from __future__ import annotations

import json
from itertools import cycle

import pytest
from playwright.sync_api import Locator, expect

from croupier import games
from croupier.lessons import Lesson, Scene, Solo, lessons_of
from tests.browser.conftest import Invite
from tests.browser.pages import Guest, Json

LAPTOP = (1366, 768)
TALL_PHONE = (390, 844)
# In turn by keyboard on a laptop in English, and by touch on a phone in French.
WAYS = cycle([("en", LAPTOP, True), ("fr", TALL_PHONE, False)])
LESSONS = [
    pytest.param(lesson, *way, id=f"{lesson.game}-{lesson.id}-{way[0]}")
    for lesson, way in zip([lesson for game in games().values() for lesson in lessons_of(game)], WAYS, strict=False)
]
PLAY = {"en": "Play a whole game with bots", "fr": "Jouer une partie entière avec des robots"}
AT_ONCE = "localStorage.setItem('croupier-tempo', 'at-once')"
FINAL = ["declare", "enough", "resign", "divorce"]
"""The answers that need two clicks, because they may end the game or give something up."""
TRY_AGAIN = {"en": "Back, and try again", "fr": "Revenir et réessayer"}

UNLIT = """(things) => things.filter((thing) => {
  const [kind, name] = thing.split(' ')
  const selectors = {
    zone: `[data-place~="${name}"], [data-zone="${name}"]`,
    counter: `[data-counter~="${name}"]`,
    player: `[data-seat="${name}"]`,
  }
  const selector = selectors[kind] ?? `[data-keys~="${thing}"], [data-key="${thing}"]`
  return ![...document.querySelectorAll(selector)].some((each) => each.hasAttribute('data-taught'))
})"""
"""Returns which of the elements that should be lit are not."""

HIDDEN = """() => {
  const lit = [...document.querySelectorAll('.board [data-taught]')].map((each) => each.getBoundingClientRect())
  const coach = document.querySelector('.coach').getBoundingClientRect()
  const bottom = coach.left > 0 ? innerHeight : coach.top
  return lit.length > 0 && !lit.some((box) => box.bottom > 0 && box.top < bottom && box.right > 0)
}"""
"""Returns whether none of the lit elements on the board can be seen."""


LATE_FRAMES = """
const soon = requestAnimationFrame
globalThis.requestAnimationFrame = (draw) => setTimeout(() => soon(draw), 100)
"""
"""Simulates a phone that is slow to draw."""
DRAWN = "async () => { for (let at = 0; at < 4; at++) await new Promise(requestAnimationFrame) }"
"""Waits until everything that folds on a small screen has folded."""
LATE = 130
"""Longer than such a phone takes to draw, in milliseconds."""


class Learner:
    """A guest who takes a lesson. ``keys``: by keyboard."""

    def __init__(self, guest: Guest, language: str, keys: bool) -> None:
        self.guest = guest
        self.page = guest.page
        self.language = language
        self.keys = keys

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    def says(self, text: str) -> None:
        expect(self.coach.locator(".says")).to_contain_text(text)

    def begins_the_scene(self) -> None:
        start = self.page.locator(".title .primary")
        expect(start).to_be_focused()
        self.page.keyboard.press("Enter") if self.keys else start.click()

    def goes_on(self) -> None:
        self.page.keyboard.press("ArrowRight") if self.keys else self.coach.locator(".go").click()

    def chooses(self, key: str) -> None:
        answer = self.coach.locator(f"button[data-key={json.dumps(key)}][aria-disabled=false]")
        digit = answer.get_attribute("aria-keyshortcuts")
        if not self.keys:
            self.waits_until_still(answer)
            answer.click()
        elif digit:
            self.page.keyboard.press(digit)
        else:
            answer.focus()
            self.page.keyboard.press("Enter")
        if key in FINAL:
            expect(self.coach.locator(".doubted")).to_be_visible()
            self.page.keyboard.press(digit) if self.keys and digit else answer.press("Enter")

    def unfolds(self) -> None:
        """Show all choices, where there is only room for the one being taught."""
        folded = self.coach.locator("button[aria-expanded=false]")
        if folded.count():
            folded.click()

    def waits_until_still(self, button: Locator) -> None:
        """Wait until the page has stopped scrolling: a click on a moving button is lost, and a person would click again."""
        before = button.bounding_box()
        self.page.wait_for_timeout(LATE)
        while before != (now := button.bounding_box()):
            before = now
            self.page.wait_for_timeout(LATE)

    def sees_what_is_lit(self, step: Json) -> None:
        self.page.wait_for_function(f"(things) => ({UNLIT})(things).length === 0", arg=step["light"])
        self.page.wait_for_function(f"() => !({HIDDEN})()")

    def tries_others(self, step: Json) -> None:
        """Make another choice of each kind, and come back."""
        offered = [option["key"] for option in step["moment"]["options"]]
        replies = {key: reply for key, reply in step["others"].items() if key in offered}
        said = [next((key for key in replies if not replies[key]["moment"]), None)]
        for key in [*said, *[key for key in replies if replies[key]["moment"]]]:
            if key is None:
                continue
            self.unfolds()
            self.chooses(key)
            self.says(replies[key]["text"])
            if replies[key]["moment"]:
                expect(self.coach.get_by_role("button", name=TRY_AGAIN[self.language])).to_be_visible()
                self.goes_on()
                self.says(step["text"])

    def takes(self, step: Json) -> None:
        self.says(step["text"])
        self.sees_what_is_lit(step)
        if step["answer"] is None:
            return
        self.tries_others(step)
        self.chooses(step["answer"])

    def plays_alone(self, lesson: Lesson, scene: Scene) -> None:
        solo = Solo(games()[lesson.game], scene)
        for key in solo.alone.model:
            solo.answer(key)
            expect(self.coach.locator("button[data-key], button[aria-expanded=false]")).not_to_have_count(0)
            self.page.evaluate(DRAWN)
            self.unfolds()
            self.chooses(key)
        assert solo.ending is not None
        self.says(solo.ending.said(self.language))


@pytest.mark.parametrize(("lesson", "language", "size", "keys"), LESSONS)
def test_a_lesson_is_taken_to_the_first_game(
    invite: Invite, lesson: Lesson, language: str, size: tuple[int, int], keys: bool
) -> None:
    guest = invite(size=size, language=language)
    guest.context.add_init_script(AT_ONCE)
    if not keys:
        guest.context.add_init_script(LATE_FRAMES)
    learner = Learner(guest, language, keys)
    path = f"/api/games/{lesson.game}/lessons/{lesson.id}?language={language}"
    taught: Json = guest.context.request.get(path).json()
    guest.visit(f"/learn/{lesson.game}/{lesson.id}")
    for number, (scene, scripted) in enumerate(zip(taught["scenes"], lesson.scene, strict=True)):
        learner.begins_the_scene()
        for at, step in enumerate(scene["steps"]):
            learner.takes(step)
            if number == 0 and at == 3:
                guest.assert_accessible(f"{lesson.game} {lesson.id}, step {at + 1}")
                assert not guest.scrolls_sideways()
            # The last step before the learner plays alone says what to do, and asks at once.
            if step["answer"] is None and not (scene["alone"] and step is scene["steps"][-1]):
                learner.goes_on()
        if scene["alone"]:
            learner.plays_alone(lesson, scripted)
            learner.goes_on()
    play = guest.page.get_by_role("button", name=PLAY[language])
    expect(play).to_be_focused()
    if keys:
        guest.assert_accessible(f"{lesson.game} {lesson.id}, the end")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/t/*")
    assert guest.is_asked()


def test_a_lesson_is_left_resumed_and_repeated(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    page = guest.page
    guest.visit("/learn/russian-roulette")
    page.get_by_role("button", name="Skip this scene").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("A later round: catch a cheat")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").get_by_role("button", name="Leave the lesson").click()
    page.wait_for_url(guest.served.address + "/")
    guest.visit("/learn/russian-roulette/first-round")
    expect(page.get_by_role("heading", level=2)).to_have_text("A later round: catch a cheat")
    page.keyboard.press("Enter")
    learner = Learner(guest, "en", True)
    learner.says("Purple has 9 points")
    page.keyboard.press(" ")
    learner.says("You may accuse one player per round.")
    page.get_by_role("button", name="One step back").click()
    learner.says("Purple has 9 points")
    page.get_by_role("button", name="The rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("RR-4.3")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="FR", exact=True).click()
    learner.says("Violet a 9 points")


def test_the_end_of_a_lesson_is_found_again_after_the_rules(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    page = guest.page
    guest.visit("/")
    page.get_by_role("link", name="Second lesson: The Parasite beside you (advanced game)").click()
    for _ in lessons_of(games()["total-rickall"])[1].scene:
        page.get_by_role("button", name="Skip this scene").click()
    page.get_by_role("link", name="How to play, and the rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Total Rickall")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Well done!")
    page.get_by_role("button", name="Repeat the lesson").click()
    expect(page.get_by_role("button", name="Start")).to_be_focused()
    page.reload()
    expect(page.get_by_role("button", name="Start")).to_be_focused()


def test_a_choice_that_is_not_taught_is_answered_and_what_comes_of_one_is_performed(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    page = guest.page
    guest.visit("/learn/russian-roulette")
    for _ in range(3):
        page.get_by_role("button", name="Skip this scene").click()
    page.keyboard.press("Enter")
    learner = Learner(guest, "en", True)
    guest.board.get_by_role("button", name="Present!").click(force=True)
    learner.says("Present! is for the Trigger.")
    learner.says("(RR-11.2)")
    guest.board.get_by_role("button", name="Peek").click()
    expect(learner.coach.locator("[data-beat=card]")).to_contain_text("You play “Peek”.")
    expect(learner.coach.locator(".says")).to_have_count(0)
    expect(guest.board.locator(".stage")).to_contain_text("An Action card")
    page.keyboard.press("Escape")
    learner.says("Whose gun do you want to look into?")
    expect(page.locator("[data-beat], dialog[open]")).to_have_count(0)


def test_an_unknown_lesson_is_said_in_words(invite: Invite) -> None:
    guest = invite()
    guest.visit("/learn/russian-roulette/last-round")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("There’s no such lesson here.")
