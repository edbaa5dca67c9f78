"""Takes the pictures of ``docs/screenshots`` (every board in the middle of a real game against bots, at both sizes, and contact
sheets of every screen) and the films of ``docs/films`` (a great moment of each game, from its replay).

``make screenshots`` runs it; it needs the built page and Chromium. ``make screenshots SHOOT="lobby end-smile-life"`` takes only
some: by the names of games, films or sheets, or all ``sheets``.
"""

from __future__ import annotations

import base64
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from sheets import ANSWER, take_sheets
from webp import joined

from croupier.lab.moments import find_moment

FILMS: Final = Path("docs/films")
# A film shows one answer: its game, the beats that it leads through, and the language.
MOMENTS: Final = {
    "volley": ("russian-roulette", ("countdown", "volley", "death"), "en"),
    "verdict": ("russian-roulette", ("pocket", "verdict"), "fr"),
    "shot": ("total-rickall", ("shot", "arrival"), "en"),
    "closing": ("hundred-days", ("closed",), "fr"),
    "monster": ("smile-life", ("monster", "blow"), "en"),
}
STAGE: Final = (1280, 900)
SCALE: Final = 0.5
QUALITY: Final = 45
# How long the table is seen before and after the moment, and a frame at least, in seconds.
BEFORE, AFTER, FRAME = 0.8, 1.6, 0.12
OUT: Final = Path("docs/screenshots")
SIZES: Final = {"desktop": (1280, 860), "phone": (390, 844)}
# How many questions are answered before the picture is taken, and the language it is in.
GAMES: Final = {
    "russian-roulette": (9, "en"),
    "total-rickall": (12, "fr"),
    "hundred-days": (24, "fr"),
    "smile-life": (34, "en"),
}
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def main() -> None:
    OUT.mkdir(exist_ok=True)
    FILMS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "croupier", "serve", "--port", "0", "--bot-pace", "0", "--tempo", "at-once"]
        command += ["--page", "build/page"]
        server = subprocess.Popen(
            [*command, "--database", f"{folder}/shoot.sqlite3"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=sys.argv[1], args=ARGUMENTS)
                wanted = sys.argv[2:] or [*GAMES, *MOMENTS, "sheets"]
                for name in wanted:
                    if name in MOMENTS:
                        film(browser, address, name)
                    elif name in GAMES:
                        for size in SIZES:
                            shoot(browser, address, name, size)
                if sheets := {name for name in wanted if name not in MOMENTS and name not in GAMES}:
                    take_sheets(browser, address, sheets - {"sheets"})
                browser.close()
        finally:
            server.terminate()
            server.wait()


def shoot(browser: Browser, address: str, game: str, size: str) -> None:
    answers, language = GAMES[game]
    width, height = SIZES[size]
    luck = random.Random(game)
    while True:
        viewport = {"width": width, "height": height}
        context = browser.new_context(viewport=viewport, locale=language, reduced_motion="reduce")
        page = context.new_page()
        opened = context.request.post(
            f"{address}api/tables",
            data={"game": game, "nickname": "Camille", "bots": "sensible", "start": True, "language": language},
        )
        page.goto(f"{address}t/{opened.json()['code']}")
        if all(answer(page, luck) for _ in range(answers)) and asked(page):
            page.mouse.move(0, 0)
            page.evaluate("document.activeElement?.blur(); window.scrollTo(0, 0)")
            picture = {"format": "webp", "quality": 80}
            shot = context.new_cdp_session(page).send("Page.captureScreenshot", picture)
            (OUT / f"{game}-{size}.webp").write_bytes(base64.b64decode(shot["data"]))
            context.close()
            return
        context.close()


def film(browser: Browser, address: str, name: str) -> None:
    """Run the replay of a game over a great moment, and keep what is seen of its board."""
    game, beats, language = MOMENTS[name]
    moment = find_moment(game, beats, seats=4)
    width, height = STAGE
    context = browser.new_context(viewport={"width": width, "height": height}, locale=language, color_scheme="dark")
    kept = context.request.post(f"{address}api/replays", data=moment.saved).json()["id"]
    page = context.new_page()
    page.goto(f"{address}r/{kept}?at={moment.at - 1}&seen_by=all")
    page.wait_for_selector(".frame [data-zone]")
    page.evaluate("document.fonts.ready")
    camera = context.new_cdp_session(page)
    box, controls = page.locator("div.frame").bounding_box(), page.locator(".controls").bounding_box()
    assert box is not None
    assert controls is not None
    clip = {**box, "height": controls["y"] - box["y"], "scale": SCALE}
    frames: list[tuple[bytes, float]] = []
    page.keyboard.press(" ")
    began = time.monotonic()
    ended = began + 60
    performed = False
    while time.monotonic() < ended:
        at = time.monotonic()
        shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
        still = base64.b64decode(shot["data"])
        if not frames or frames[-1][0] != still:
            frames.append((still, at))
        staged = page.locator("div.stage").count() > 0
        if staged and not performed:
            performed = True
            frames = frames[-1:] if frames[-1][1] < at - BEFORE else [each for each in frames if each[1] > at - BEFORE]
            frames[0] = (frames[0][0], max(frames[0][1], at - BEFORE))
        elif performed and not staged and ended > at + AFTER:
            page.keyboard.press(" ")
            ended = at + AFTER
        time.sleep(max(0, FRAME - (time.monotonic() - at)))
    context.close()
    assert performed, name
    until = [at for _, at in frames[1:]] + [ended]
    timed = [(still, round(1000 * (end - at))) for (still, at), end in zip(frames, until, strict=True)]
    size = (round(clip["width"] * SCALE), round(clip["height"] * SCALE))
    (FILMS / f"{name}.webp").write_bytes(joined(timed, size))


def asked(page: Page) -> bool:
    """Waits until there is something to answer; whether the game goes on."""
    page.wait_for_selector(".asked, .end", state="attached", timeout=30_000)
    return page.locator(".asked").count() > 0


def answer(page: Page, luck: random.Random) -> bool:
    if not asked(page):
        return False
    page.evaluate(ANSWER, luck.random())
    page.wait_for_function("() => !document.querySelector('.bar [role=status]')")
    return True


if __name__ == "__main__":
    main()
