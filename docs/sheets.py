"""Contact sheets of every screen: at five sizes, in light and in dark, one sheet for each language."""

from __future__ import annotations

import base64
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

OUT: Final = Path("docs/screenshots")
# The same pictures one by one in full size, as a window shows them and in full length, to look at while working; not in git.
SINGLE: Final = Path("build/screenshots")
GAMES: Final = ("russian-roulette", "total-rickall", "hundred-days", "smile-life")
LANGUAGES: Final = ("en", "fr")
THEMES: Final = ("light", "dark")
# The sizes in pixels, and how large each is drawn in a sheet.
SIZES: Final = {(390, 844): 0.5, (820, 1180): 0.357, (1366, 768): 0.315, (740, 360): 0.46, (1920, 1080): 0.384}
QUALITY: Final = 38
# The answers that are given before the board is looked at, and those that a game takes at most.
MIDDLE: Final = {"russian-roulette": 9, "total-rickall": 12, "hundred-days": 24, "smile-life": 30}
MOST: Final = 2000
SETTLES: Final = 350
ANSWER: Final = """(luck) => {
  const any = (all) => all[Math.floor(luck * all.length)]
  const asked = [...document.querySelectorAll(
    '.asked button[data-key][aria-disabled=false], .board .lit > button:not([aria-disabled=true])')]
  any(asked)?.click()
  any([...document.querySelectorAll('.board ul:popover-open button:not(.why)')])?.click()
  document.querySelector('dialog[open]')?.close()
  return asked.length > 0
}"""
# A sheet has a row for each theme.
SHEET: Final = """<style>
  body { margin: 0; width: max-content; padding: 0 8px 8px 0; background: #8a8f94 }
  div { display: flex; gap: 8px; padding: 8px 0 0 8px; align-items: start }
  div > div { flex-direction: column; padding: 0 }
  img { display: block }
</style>"""


def take_sheets(browser: Browser, address: str, only: set[str]) -> None:
    """Take the sheets of all screens, or of those that are named."""
    OUT.mkdir(exist_ok=True)
    SINGLE.mkdir(parents=True, exist_ok=True)
    camera = Camera(browser, address, only)
    camera.take("home", "/", ".cover")
    camera.take("new-table", "/new/hundred-days", "form")
    camera.take("rules", "/rules/total-rickall", ".sheet")
    camera.take("lesson", "/learn/russian-roulette/first-round", "h1, h2")
    if camera.wants("lobby", "lobby-guest", "television-lobby"):
        lobby(camera)
    for game in GAMES:
        if camera.wants(f"board-{game}", f"television-{game}", f"end-{game}", f"television-end-{game}"):
            whole_game(camera, game)


class Camera:
    """Takes a screen at all sizes, in both themes and both languages."""

    def __init__(self, browser: Browser, address: str, only: set[str]) -> None:
        self.browser = browser
        self.address = address.rstrip("/")
        self.only = only

    def wants(self, *names: str) -> bool:
        return not self.only or not self.only.isdisjoint(names)

    @contextmanager
    def guest(self, name: str) -> Iterator[BrowserContext]:
        """A browser of their own for a player, who has met everything before and wants no help."""
        context = self.browser.new_context(base_url=self.address, locale="en", reduced_motion="reduce")
        new = ("sound-new", "marks", "alone", "calm")
        context.add_init_script(
            f"localStorage.setItem('croupier-nickname', '{name}');"
            + "".join(f"localStorage.setItem('croupier-{each}', 'off');" for each in new)
        )
        try:
            yield context
        finally:
            context.close()

    def take(self, name: str, path: str, until: str, context: BrowserContext | None = None) -> None:
        """A screen by its address; ``until`` is what it shows when it is there."""
        if not self.wants(name):
            return
        if context is None:
            with self.guest("Camille") as passing:
                self.take(name, path, until, passing)
            return
        page = context.new_page()
        for language in LANGUAGES:
            page.goto("/robots.txt")
            page.evaluate(f"localStorage.setItem('croupier-language', '{language}')")
            page.goto(path)
            page.wait_for_selector(until, state="attached")
            self._sheet(page, f"{name}-{language}")
        page.close()

    def _sheet(self, page: Page, name: str) -> None:
        rows: list[str] = []
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            shots: list[str] = []
            for (width, height), scale in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.mouse.move(0, 0)
                page.evaluate("document.activeElement?.blur(); window.scrollTo(0, 0)")
                page.wait_for_timeout(SETTLES)
                shot = page.screenshot(animations="disabled")
                whole = page.screenshot(animations="disabled", full_page=True)
                (SINGLE / f"{name}-{theme}-{width}x{height}.png").write_bytes(shot)
                (SINGLE / f"{name}-{theme}-{width}x{height}-whole.png").write_bytes(whole)
                data = base64.b64encode(shot).decode()
                shots.append(f'<img src="data:image/png;base64,{data}" width="{width * scale:.0f}">')
            phone, tablet, laptop, sideways, television = shots
            rows.append(f"<div>{phone}{tablet}<div>{laptop}{sideways}</div>{television}</div>")
        desk = self.browser.new_page(viewport={"width": 1800, "height": 100})
        desk.set_content(SHEET + "".join(rows), wait_until="load")
        box = desk.locator("body").bounding_box()
        assert box is not None
        clip = {**box, "scale": 1}
        taken = desk.context.new_cdp_session(desk).send(
            "Page.captureScreenshot",
            {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": True},
        )
        (OUT / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
        desk.close()
        print(name, flush=True)


def lobby(camera: Camera) -> None:
    """A table before the deal: its host, a friend who is ready, a bot, an empty seat; what a newcomer sees; the television."""
    with camera.guest("Camille") as host, camera.guest("Léo") as friend, camera.guest("Zoé") as late:
        wishes = {"game": "hundred-days", "nickname": "Camille", "seats": 4, "bots": None}
        code = open_table(host, wishes)
        page, other = host.new_page(), friend.new_page()
        page.goto(f"/t/{code}")
        page.locator(".seats li button", has_text="+").last.click()
        other.goto(f"/t/{code}")
        other.locator(".seats li .deeds button").first.click()
        other.locator(".seats button[aria-pressed]").click()
        other.wait_for_selector("[aria-pressed=true]")
        camera.take("lobby", f"/t/{code}", ".seats li", host)
        camera.take("lobby-guest", f"/t/{code}", ".seats li", late)
        camera.take("television-lobby", f"/t/{code}/screen", ".people li", late)


def whole_game(camera: Camera, game: str) -> None:
    """A game of two friends and bots, in its middle and at its end, at the table and on the television."""
    luck = random.Random(game)
    while not _whole_game(camera, game, luck):
        pass  # it was over before its middle


def _whole_game(camera: Camera, game: str, luck: random.Random) -> bool:
    with camera.guest("Camille") as host, camera.guest("Léo") as friend, camera.guest("Zoé") as late:
        code = open_table(host, {"game": game, "nickname": "Camille", "seats": 4, "bots": None})
        page, other = host.new_page(), friend.new_page()
        page.goto(f"/t/{code}")
        page.wait_for_selector(".seats li")
        other.goto(f"/t/{code}")
        other.locator(".seats li .deeds button").first.click()
        other.wait_for_selector(".seats button[aria-pressed]")
        page.locator(".seats > .ui-row button", has_text="bots").first.click()
        page.wait_for_function("() => !document.querySelector('.seats .nobody')")
        page.locator(".seats button[aria-describedby=start-hint]").click()
        play(page, other, luck, MIDDLE[game])
        if page.locator(".end").count() > 0:
            return False
        camera.take(f"board-{game}", f"/t/{code}", ".board [data-zone]", host)
        camera.take(f"television-{game}", f"/t/{code}/screen", ".fitted [data-zone]", late)
        play(page, other, luck, MOST)
        other.locator(".again button.primary").click()
        camera.take(f"end-{game}", f"/t/{code}", ".end .story", host)
        camera.take(f"television-end-{game}", f"/t/{code}/screen", ".screen .story", late)
        return True


def open_table(host: BrowserContext, wishes: dict[str, object]) -> str:
    opened = host.request.post("/api/tables", data=wishes)
    assert opened.status == 201, opened.text()
    return str(opened.json()["code"])


def play(page: Page, other: Page, luck: random.Random, answers: int) -> None:
    """Answer for both players at random, until the first has answered so often and is asked again, or the game is over."""
    given = 0
    while page.locator(".end").count() == 0 and (given < answers or page.locator(".asked").count() == 0):
        given += page.evaluate(ANSWER, luck.random())
        other.evaluate(ANSWER, luck.random())
        for each in (page, other):
            each.wait_for_function("() => !document.querySelector('.bar [role=status]')")
            each.wait_for_timeout(30)
