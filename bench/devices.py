"""Measures how far apart two devices show the same moment, what a screen reader hears of it, and what it costs a phone.

Two pages watch one table of each game against bots, at every tempo: a laptop that plays by pressing the first answer,
and a phone that watches with its CPU slowed down four times. With the argument ``cost`` the phone is not slowed down:
the time of its thread is measured by Chromium's tracing and multiplied by four, since a slowed page would include other
processes. Run with ``python -m bench.devices BROWSER [cost]`` after ``make setup``.
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

from playwright.sync_api import sync_playwright

GAMES = ("russian-roulette", "total-rickall", "hundred-days", "smile-life")
TEMPI = ("calm", "normal", "quick")
SECONDS = 12.0
SLOWED = 4
LONG = 50

WATCH = """() => {
  globalThis.beats = []
  globalThis.heard = 0
  let last = ''
  let said = ''
  const look = () => {
    const beat = document.querySelector('section[data-beat]')
    const now = beat ? beat.dataset.beat + ' ' + beat.dataset.upto : ''
    const words = document.querySelector('[role=status][aria-live]')?.textContent ?? ''
    if (words !== said && words && now) heard += 1
    said = words
    if (now !== last && now) beats.push([now, Date.now()])
    last = now
  }
  new MutationObserver(look)
    .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}"""
CATEGORIES = ["toplevel", "devtools.timeline", "v8", "disabled-by-default-devtools.timeline"]
SCRIPT = {"FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "RunMicrotasks", "EventDispatch"}
SCRIPT |= {"MinorGC", "MajorGC"}
LAYOUT = {"Layout", "UpdateLayoutTree"}
LISTED = "localStorage.setItem('croupier-listed', 'on')"
ANSWER = """() => {
  if (document.querySelector('section[data-beat]')) return
  document.querySelector('.asked button[data-key][aria-disabled=false]')?.click()
}"""


class Task:
    """A task of a page: the milliseconds of its thread in all, and those of its script without forced layout."""

    def __init__(self, begins: float, ends: float, whole: float) -> None:
        self.begins, self.ends, self.whole, self.script = begins, ends, whole, 0.0


def tasks(trace: bytes) -> list[Task]:
    """The tasks of the busiest main thread of a trace."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    threads: dict[tuple[int, int], list[dict[str, Any]]] = {main: [] for main in mains}
    for each in events:
        if each.get("ph") == "X" and (each["pid"], each["tid"]) in mains:
            threads[each["pid"], each["tid"]].append(each)
    found: list[Task] = []
    inside: list[tuple[float, str]] = []
    for each in sorted(
        max(threads.values(), key=lambda events: sum(each["dur"] for each in events)),
        key=lambda each: (each["ts"], -each["dur"]),
    ):
        begins, spent = each["ts"], each.get("tdur", 0) / 1000
        ends = begins + each["dur"]
        if found and begins < found[-1].ends:
            inside = [(end, sort) for end, sort in inside if end > begins]
            sorts = [sort for _, sort in inside]
            if each["name"] in LAYOUT and "layout" not in sorts:
                found[-1].script -= spent if "script" in sorts else 0
                inside.append((ends, "layout"))
            elif each["name"] in SCRIPT and not sorts:
                found[-1].script += spent
                inside.append((ends, "script"))
        elif each["name"].endswith("RunTask"):
            found.append(Task(begins, ends, spent))
            inside = []
    return found


def unheard(shown: int, heard: int) -> int:
    """How many beats a screen reader did not hear exactly once. The last one may still be on the stage."""
    return max(0, abs(shown - heard) - 1)


def costs(spent: list[Task]) -> str:
    """How long the tasks would take on a phone that is slower than this machine by this factor."""
    script, whole = [SLOWED * task.script for task in spent], [SLOWED * task.whole for task in spent]
    return (
        f"script of a task at most {max(script):.0f} ms, a task with layout and paint {max(whole):.0f} ms;"
        f" {sum(each > LONG for each in script)} and {sum(each > LONG for each in whole)} over {LONG} ms"
    )


def times_apart(one: list[list[Any]], other: list[list[Any]]) -> list[int]:
    """The milliseconds between the same moments on two pages; one may have begun to watch later."""
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
            measure(f"http://127.0.0.1:{port}", sys.argv[1], "cost" in sys.argv)
        finally:
            server.terminate()


def measure(address: str, path: str, cost: bool) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for game in GAMES:
            for tempo in TEMPI:
                laptop = browser.new_context(viewport={"width": 1366, "height": 768}, base_url=address).new_page()
                phone = browser.new_context(viewport={"width": 390, "height": 844}, base_url=address).new_page()
                wish = {"game": game, "nickname": "Ada", "seats": 4, "bots": "random", "start": True, "tempo": tempo}
                code = laptop.request.post("/api/tables", data=wish).json()["code"]
                laptop.add_init_script(LISTED)
                for page in (laptop, phone):
                    page.goto(f"/t/{code}")
                    page.wait_for_selector(".board [data-zone]")
                    page.evaluate(WATCH)
                if cost:
                    browser.start_tracing(page=phone, categories=CATEGORIES)
                else:
                    phone.context.new_cdp_session(phone).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
                end = time.monotonic() + SECONDS
                while time.monotonic() < end:
                    laptop.evaluate(ANSWER)
                    laptop.wait_for_timeout(300)
                if cost:
                    print(f"{game} {tempo}: {costs(tasks(browser.stop_tracing()))}", flush=True)
                else:
                    (one, heard), (other, also) = (
                        page.evaluate("[globalThis.beats, globalThis.heard]") for page in (laptop, phone)
                    )
                    apart = times_apart(one, other)
                    print(
                        f"{game} {tempo}: {len(apart)} beats, {median(apart or [0]):.0f} ms apart, at most {max(apart or [0])}"
                        f" ms; {unheard(len(one), heard) + unheard(len(other), also)} not heard once",
                        flush=True,
                    )
                laptop.context.close()
                phone.context.close()
        browser.close()


if __name__ == "__main__":
    main()
