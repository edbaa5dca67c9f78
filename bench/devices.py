"""How far apart two devices show the same moment, and what showing it costs a phone.

Two pages watch one table of each game against bots, at every tempo: a laptop that plays by pressing the first answer, and a
phone that looks on with its CPU slowed down four times. Run with ``python -m bench.devices BROWSER`` after ``make setup``.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

GAMES = ("russian-roulette", "total-rickall", "hundred-days", "smile-life")
TEMPI = ("calm", "normal", "quick")
SECONDS = 12.0
SLOWED = 4

WATCH = """() => {
  globalThis.beats = []
  globalThis.long = []
  let last = ''
  const look = () => {
    const beat = document.querySelector('section[data-beat]')
    const now = beat ? beat.dataset.beat + ' ' + beat.dataset.upto : ''
    if (now !== last && now) beats.push([now, Date.now()])
    last = now
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  new PerformanceObserver((list) => long.push(...list.getEntries().map((each) => each.duration)))
    .observe({ entryTypes: ['longtask'] })
}"""
ANSWER = """() => {
  if (document.querySelector('section[data-beat]')) return
  document.querySelector('.asked button[data-key][aria-disabled=false]')?.click()
}"""


def watched(page: Page) -> tuple[list[list[Any]], list[float]]:
    beats, long = page.evaluate("[globalThis.beats, globalThis.long]")
    return beats, long


def times_apart(one: list[list[Any]], other: list[list[Any]]) -> list[int]:
    """The milliseconds between the same moments of two pages; one may have begun to watch later."""
    apart: list[int] = []
    at = 0
    for beat, shown in one:
        found = next((place for place in range(at, len(other)) if other[place][0] == beat), None)
        if found is not None:
            apart.append(abs(shown - other[found][1]))
            at = found + 1
    return apart


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
        free.close()
        command = [
            sys.executable,
            "-m",
            "croupier",
            "serve",
            "--port",
            str(port),
            "--database",
            f"{folder}/db",
            "--page",
        ]
        server = subprocess.Popen([*command, "build/page"], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        while "Croupier is at" not in server.stdout.readline():
            pass
        try:
            measure(f"http://127.0.0.1:{port}", sys.argv[1])
        finally:
            server.terminate()


def measure(address: str, path: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for game in GAMES:
            for tempo in TEMPI:
                laptop = browser.new_context(viewport={"width": 1366, "height": 768}, base_url=address).new_page()
                phone = browser.new_context(viewport={"width": 390, "height": 844}, base_url=address).new_page()
                wish = {"game": game, "nickname": "Ada", "seats": 4, "bots": "random", "start": True, "tempo": tempo}
                code = laptop.request.post("/api/tables", data=wish).json()["code"]
                for page in (laptop, phone):
                    page.goto(f"/t/{code}")
                    page.wait_for_selector(".board [data-zone]")
                    page.evaluate(WATCH)
                phone.context.new_cdp_session(phone).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
                end = time.monotonic() + SECONDS
                while time.monotonic() < end:
                    laptop.evaluate(ANSWER)
                    laptop.wait_for_timeout(300)
                (one, _), (other, long) = watched(laptop), watched(phone)
                apart = times_apart(one, other)
                print(
                    f"{game} {tempo}: {len(apart)} beats, {median(apart or [0]):.0f} ms apart, at most {max(apart or [0])} ms;"
                    f" phone: {len(long)} tasks over 50 ms, the longest {max(long or [0]):.0f} ms",
                    flush=True,
                )
                laptop.context.close()
                phone.context.close()
        browser.close()


if __name__ == "__main__":
    main()
