"""Play a whole game of each kind in Firefox and in WebKit, through the page and at random, then open its end and its
replay.

``make browsers`` runs it. Arguments choose browsers and games: ``make browsers BROWSERS="webkit smile-life"``.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.browser.pages import GAMES, MOST_ANSWERS
from tests.browser.serving import PAGE, Served
from tests.browsers.driving import Driver, Firefox, Json, WebKit, awaited

BROWSERS: dict[str, Callable[[Path, tuple[int, int]], Driver]] = {"firefox": Firefox, "webkit": WebKit}
SIZE = (1280, 900)
PATIENCE = 30.0
# Served in front of the page's scripts, so that none of its errors is missed.
WATCH = """const complaints = []
const what = (event) => event.message ?? String(event.reason ?? event.violatedDirective)
const note = (kind) => (event) => complaints.push(`${kind}: ${what(event)}`)
addEventListener('error', note('error'))
addEventListener('unhandledrejection', note('rejection'))
addEventListener('securitypolicyviolation', note('blocked'))
const said = console.error
console.error = (...all) => { complaints.push(`console: ${all.map(String).join(' ')}`); said(...all) }
window.complaints = complaints
localStorage.setItem('croupier-nickname', 'Ada')
localStorage.setItem('croupier-calm', 'off')
localStorage.setItem('croupier-alone', 'off')
localStorage.setItem('croupier-motion', 'off')
"""
# Opens a table as the form for a new one does, and goes there within the page.
OPEN = """(() => {
  fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(%s) })
    .then((answer) => answer.json())
    .then(({ code }) => { history.pushState(null, '', `/t/${code}`); dispatchEvent(new PopStateEvent('popstate')) })
})()"""
# Finds a point to click: a choice listed by a piece, or else at random a button of the question or a lit piece of the
# board. Elements covered by others are left out.
AIM = """((luck) => {
  if (document.querySelector('.end .story')) return { over: true }
  const dialog = document.querySelector('dialog[open] .close, dialog[open] button')
  const listed = [...document.querySelectorAll('.board ul:popover-open button:not(.why)')]
  const asked = [...document.querySelectorAll(
    '.asked button[data-key][aria-disabled=false], .board .lit > button:not([aria-disabled=true])')]
  const offered = dialog ? [dialog] : listed.length > 0 ? listed : asked
  const start = Math.floor(luck * offered.length)
  for (let n = 0; n < offered.length; n++) {
    const button = offered[(start + n) %% offered.length]
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = button.getBoundingClientRect()
    for (const [across, down] of [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8], [0.5, 0.1]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down]
      const hit = document.elementFromPoint(x, y)
      if (hit && (button.contains(hit) || hit.closest('button') === button)) return { x, y }
    }
  }
  return offered.length > 0 ? { covered: offered.map((each) => each.innerText || each.getAttribute('aria-label')) } : null
})(%f)"""
END = """(() => ({
  result: document.querySelector('.end h2, .end h3')?.innerText ?? '',
  places: document.querySelectorAll('.end .places li').length,
  lines: document.querySelectorAll('.end .curve svg path.line').length,
  sideways: document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth,
}))()"""
REPLAY = "document.querySelector('.end a[href^=\"/r/\"].button').click()"
STEP = "document.querySelector('.controls button[aria-label=\"One step forward\"]').click()"
AT = "document.querySelector('.controls input[type=range]')?.value ?? null"


def main() -> None:
    wanted = [name for name in sys.argv[1:] if name in BROWSERS] or list(BROWSERS)
    games = [name for name in sys.argv[1:] if name in GAMES] or GAMES
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), watched(Path(folder)))
        try:
            for name in wanted:
                driver = BROWSERS[name](Path(folder), SIZE)
                try:
                    for game in games:
                        wrong += [f"{name}, {game}: {each}" for each in report(driver, served, name, game)]
                finally:
                    driver.close()
            wrong += served.errors()
        finally:
            served.stop()
    for each in wrong:
        print(each)
    sys.exit(bool(wrong))


def report(driver: Driver, served: Served, name: str, game: str) -> list[str]:
    """Play a game and report in one line how it went; return what was wrong."""
    began = time.monotonic()
    try:
        answers, end = plays(driver, served, game)
        wrong = [*driver.look("complaints"), *(["the end scrolls sideways"] if end["sideways"] else [])]
    except (AssertionError, OSError) as failed:
        answers, end, wrong = 0, {"result": "not played to its end"}, [str(failed), *driver.look("complaints")]
    verdict = "WRONG" if wrong else "good"
    took = time.monotonic() - began
    print(f"{verdict:6}{name:9}{game:18}{answers:4} presses in {took:3.0f} s: {end['result']}", flush=True)
    return wrong


def plays(driver: Driver, served: Served, game: str) -> tuple[int, Json]:
    """Play a game from its first question to its end, then its replay; return the number of clicks, and what the end
    shows.
    """
    luck = Random(game)
    driver.open(served.address)
    table = {"game": game, "nickname": "Ada", "bots": "sensible", "start": True, "seats": 3, "language": "en"}
    driver.look(OPEN % json.dumps({**table, "options": {}}))
    presses = 0
    while "over" not in (aim := awaited(lambda: free(driver, luck), "a question, or the end", PATIENCE)):
        driver.press(aim["x"], aim["y"])
        presses += 1
        assert presses < MOST_ANSWERS, "the game does not end"
    end: Json = driver.look(END)
    assert end["places"] == table["seats"], end
    assert end["lines"] > 0, end
    driver.look(REPLAY)
    awaited(lambda: driver.look(AT), "the replay", PATIENCE)
    driver.look(STEP)
    awaited(lambda: driver.look(AT) == "1" or None, "a step of the replay", PATIENCE)
    return presses, end


def free(driver: Driver, luck: Random) -> Json | None:
    """Return where to click, or that the game is over; None while there is nothing, or everything is covered."""
    aim: Json | None = driver.look(AIM % luck.random())
    return None if aim is None or "covered" in aim else aim


def watched(folder: Path) -> Path:
    """Return a copy of the built page that records its errors."""
    page = folder / "page"
    shutil.copytree(PAGE, page)
    (page / "index.html.gz").unlink(missing_ok=True)
    (page / "watch.js").write_text(WATCH, encoding="utf-8")
    index = page / "index.html"
    html = index.read_text(encoding="utf-8")
    index.write_text(html.replace("<head>", '<head><script src="/watch.js"></script>', 1), encoding="utf-8")
    return page


if __name__ == "__main__":
    main()
