"""Takes the pictures of ``docs/screenshots``: every board in the middle of a real game against bots, at both sizes.

``make screenshots`` runs it; it needs the built page and Chromium.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

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
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "croupier", "serve", "--port", "0", "--bot-pace", "0", "--tempo", "at-once"]
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
                for game in sys.argv[2:] or GAMES:
                    for size in SIZES:
                        shoot(browser, address, game, size)
                browser.close()
        finally:
            server.terminate()
            server.wait()


def shoot(browser: Browser, address: str, game: str, size: str) -> None:
    answers, language = GAMES[game]
    width, height = SIZES[size]
    luck = random.Random(game)
    while True:
        context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
        page = context.new_page()
        opened = context.request.post(
            f"{address}api/tables",
            data={"game": game, "nickname": "Camille", "bots": "sensible", "start": True, "language": language},
        )
        page.goto(f"{address}t/{opened.json()['code']}")
        if all(answer(page, luck) for _ in range(answers)) and asked(page):
            page.mouse.move(0, 0)
            page.evaluate("document.activeElement?.blur(); window.scrollTo(0, 0)")
            page.screenshot(path=OUT / f"{game}-{size}.png", animations="disabled")
            context.close()
            return
        context.close()


def asked(page: Page) -> bool:
    """Waits until there is something to answer; whether the game goes on."""
    page.wait_for_selector("button[data-key], .result", timeout=30_000)
    return page.locator("button[data-key]").count() > 0


def answer(page: Page, luck: random.Random) -> bool:
    if not asked(page):
        return False
    # In one go: a bot may be quicker than two.
    page.locator("button[data-key]:not(.asides *)").evaluate_all(
        "(all, luck) => all[Math.floor(luck * all.length)]?.click()", luck.random()
    )
    page.wait_for_function("() => !document.querySelector('.bar [role=status]')")
    return True


if __name__ == "__main__":
    main()
