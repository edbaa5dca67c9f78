"""How far apart two devices show the same moment, and what showing it costs a phone.

Two pages watch one table of each game against bots, at every tempo: a laptop that plays by pressing the first answer, and a
phone that looks on with its CPU slowed down four times. Run with ``python -m bench.devices BROWSER`` after ``make setup``.

The work of the phone is counted in CPU time of its main thread, by Chromium's tracing, so that other work on the machine counts
less: script on its own, and whole tasks with the styles and the layout that follow from it.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

GAMES = ("russian-roulette", "total-rickall", "hundred-days", "smile-life")
TEMPI = ("calm", "normal", "quick")
SECONDS = 8.0
SLOWED = 4
LONG = 50
PHONE = "phone"
"""Marks the page of the phone in what is traced."""

WATCH = """() => {
  globalThis.beats = []
  let last = ''
  const look = () => {
    const beat = document.querySelector('section[data-beat]')
    const now = beat ? beat.dataset.beat + ' ' + beat.dataset.upto : ''
    if (now !== last && now) beats.push([now, Date.now()])
    last = now
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
ANSWER = """() => {
  if (document.querySelector('section[data-beat]')) return
  document.querySelector('.asked button[data-key][aria-disabled=false]')?.click()
}"""


SCRIPT = {"FunctionCall", "EvaluateScript", "v8.callFunction", "RunMicrotasks"}
DRAWING = {"Layout", "UpdateLayoutTree", "Paint", "PrePaint", "Layerize", "HitTest", "ParseHTML"}


def watched(page: Page) -> list[list[Any]]:
    beats: list[list[Any]] = page.evaluate("globalThis.beats")
    return beats


def begin_tracing(browser: CDPSession) -> None:
    browser.send(
        "Tracing.start",
        {
            "transferMode": "ReturnAsStream",
            "traceConfig": {"includedCategories": ["toplevel", "devtools.timeline", "v8.execute"]},
        },
    )


def traced(browser: CDPSession) -> list[dict[str, Any]]:
    """What was traced, in all processes."""
    streams: list[str] = []
    browser.once("Tracing.tracingComplete", lambda told: streams.append(told["stream"]))
    browser.send("Tracing.end")
    parts: list[str] = []
    while not streams:
        browser.send("Browser.getVersion")
    while True:
        part = browser.send("IO.read", {"handle": streams[0]})
        parts.append(part["data"])
        if part["eof"]:
            events: list[dict[str, Any]] = json.loads("".join(parts))["traceEvents"]
            return events


def work(events: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """The milliseconds of script, and of everything, in each task of the main thread of the phone."""
    marks = [event for event in events if event["name"] == "TimeStamp" and event["args"]["data"]["message"] == PHONE]
    process = marks[0]["pid"]
    timed = [event for event in events if event["pid"] == process and event.get("tdur") and "tts" in event]
    threads = {event["tid"] for event in timed if event["name"] == "FunctionCall"}
    mine = [event for event in timed if event["tid"] in threads]
    scripts: list[float] = []
    tasks: list[float] = []
    for task in [event for event in mine if event["name"] in ("ThreadControllerImpl::RunTask", "RunTask")]:
        end = task["tts"] + task["tdur"]
        inner = [event for event in mine if task["tts"] <= event["tts"] < end and event is not task]
        drawing = outermost([event for event in inner if event["name"] in DRAWING])
        script = outermost([event for event in inner if event["name"] in SCRIPT])
        within = [each for each in drawing if any(lies_in(each, event) for event in script)]
        scripts.append((sum(each["tdur"] for each in script) - sum(each["tdur"] for each in within)) / 1000)
        tasks.append(task["tdur"] / 1000)
    return scripts, tasks


def lies_in(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(other["tts"] <= one["tts"] < other["tts"] + other["tdur"])


def outermost(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that lie in no other."""
    found: list[dict[str, Any]] = []
    for event in sorted(events, key=lambda each: (each["tts"], -each["tdur"])):
        if not found or not lies_in(event, found[-1]):
            found.append(event)
    return found


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
                tracing = browser.new_browser_cdp_session()
                begin_tracing(tracing)
                phone.evaluate(f"console.timeStamp('{PHONE}')")
                end = time.monotonic() + SECONDS
                while time.monotonic() < end:
                    laptop.evaluate(ANSWER)
                    laptop.wait_for_timeout(300)
                apart = times_apart(watched(laptop), watched(phone))
                scripts, tasks = work(traced(tracing))
                print(
                    f"{game} {tempo}: {len(apart)} beats, {median(apart or [0]):.0f} ms apart, at most {max(apart or [0])} ms;"
                    f" phone: {sum(each > LONG for each in scripts)} tasks with more than {LONG} ms of script, the longest"
                    f" {max(scripts, default=0):.0f} ms; with layout {sum(each > LONG for each in tasks)}, the longest"
                    f" {max(tasks, default=0):.0f} ms",
                    flush=True,
                )
                laptop.context.close()
                phone.context.close()
        browser.close()


if __name__ == "__main__":
    main()
