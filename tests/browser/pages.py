"""What people do on the page, by the names that the page uses, and everything that their browser receives and requests."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Position, Response, WebSocket, expect
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import TimeoutError as TimedOut

from tests.browser.serving import Served

Json = dict[str, Any]

DESKTOP = (1280, 800)
PHONE = (360, 740)
PATIENCE = 15_000
"""Unless something is broken, nothing takes longer, in milliseconds."""
QUICK = 1000
EDGE: Position = {"x": 4, "y": 4}
"""Where to click a line of the log to see its moment: its middle may contain a card name, which opens a legend."""

GAMES = ["russian-roulette", "total-rickall", "hundred-days", "smile-life"]
SHORT: dict[str, Json] = {"russian-roulette": {"points": 1}, "smile-life": {"deck": "1/4", "expansion": "advanced"}}
"""Options that shorten a long game."""

MOST_ANSWERS = 1500
ON_THE_BOARD = 0.35
"""How often to answer on the board instead of with a button."""
ASIDES = 0.1
AXE = {"resultTypes": ["violations"]}
# The browser's message for guests without a service worker: most have none, so that the page is not loaded twice.
NOT_INSTALLED = "Service Worker registration blocked"
# Svelte's warnings do not say what caused them.
WITH_STACKS = "const warn = console.warn; console.warn = (...said) => warn(...said, new Error().stack);"
OFFERED_OR_OVER = """() => {
  const over = document.querySelector('.end') !== null
  const offered = [...document.querySelectorAll('.asked button[data-key][aria-disabled=false]')]
  const pieces = document.querySelectorAll('.board .lit > button:not([aria-disabled=true])').length
  const asked = offered.length > 0 || (pieces > 0 && document.querySelector('.asked') !== null)
  if (!over && (!asked || !document.querySelector('.board [data-zone]'))) return null
  const keys = (aside) => offered.filter((each) => !!each.closest('.asides') === aside).map((each) => each.dataset.key)
  return { over, answers: keys(false), asides: keys(true), pieces }
}"""

expect.set_options(timeout=PATIENCE)


@dataclass(frozen=True)
class Words:
    """The page's names for the things used here."""

    play_bots: str
    with_friends: str
    seats: str
    empty_seats: str
    friendly_bots: str
    deal_at_once: str
    open_table: str
    board: str
    question: str
    choices: str
    asides: str
    your_turn: str
    log: str
    over: str
    replay: str
    check: str
    honest: str
    download: str
    upload: str
    step_on: str
    seen_by: str
    step: str
    share: str


ENGLISH = Words(
    play_bots="Play",
    with_friends="With friends",
    seats="Seats",
    empty_seats="Empty seats",
    friendly_bots="bots: friend",
    deal_at_once="Deal at once",
    open_table="Open the table",
    board="The table",
    question="Question",
    choices="Your choices",
    asides="Any time",
    your_turn="Your turn",
    log="Log",
    over="The game is over",
    replay="Watch the replay",
    check="Check the deal",
    honest="The deal was fair.",
    download="Download the game",
    upload="Choose a file",
    step_on="One step forward",
    seen_by="Seen by",
    step="Move {at} of",
    share="Share a picture",
)
FRENCH = Words(
    play_bots="Jouer",
    with_friends="Entre amis",
    seats="Places",
    empty_seats="Places libres",
    friendly_bots="robots : ami",
    deal_at_once="Distribuer aussitôt",
    open_table="Ouvrir la table",
    board="La table",
    question="Question",
    choices="Vos choix",
    asides="À tout moment",
    your_turn="À vous",
    log="Journal",
    over="La partie est finie",
    replay="Revoir la partie",
    check="Vérifier la donne",
    honest="La donne était honnête.",
    download="Télécharger la partie",
    upload="Choisir un fichier",
    step_on="Un pas en avant",
    seen_by="Vu par",
    step="Coup {at} sur",
    share="Partager une image",
)
WORDS = {"en": ENGLISH, "fr": FRENCH}


class Heard:
    """Everything sent to and from one guest."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.said: list[str] = []
        self.bodies: list[tuple[str, str]] = []
        self.addresses: list[str] = []
        self.updates: list[Json] = []

    def hears(self, frame: str) -> None:
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["type"] == "update":
            self.updates.append(message)

    def everything(self) -> Iterator[str]:
        yield from self.frames
        yield from self.said
        yield from self.addresses
        for _, body in self.bodies:
            yield body


class Guest:
    """A player with their own browser. Unless ``calm``, the page accepts clicks as fast as tests make them. It does not
    pass for the player unless they enable that, and lists all answers in the bar unless it is ``slim``.
    """

    def __init__(
        self,
        browser: Browser,
        served: Served,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        name: str = "Ada",
        moves: bool = False,
        dark: bool = False,
        calm: bool = False,
        slim: bool = False,
        installed: bool = False,
        forgives: str | None = None,
    ) -> None:
        self.served = served
        self.size = size
        self.name = name
        self.forgives = forgives
        self.words = WORDS[language]
        self.heard = Heard()
        self._complaints: list[str] = []
        self.context = browser.new_context(
            base_url=served.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            reduced_motion="no-preference" if moves else "reduce",
            color_scheme="dark" if dark else "light",
            service_workers="allow" if installed else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            WITH_STACKS
            + "addEventListener('securitypolicyviolation', (event) => console.error(`blocked: ${event.violatedDirective}`));"
            f"localStorage.getItem('croupier-nickname') ?? localStorage.setItem('croupier-nickname', '{name}');"
            f"localStorage.setItem('croupier-calm', '{'on' if calm else 'off'}');"
            "localStorage.getItem('croupier-alone') ?? localStorage.setItem('croupier-alone', 'off');"
            f"localStorage.getItem('croupier-listed') ?? localStorage.setItem('croupier-listed', '{'off' if slim else 'on'}')"
        )
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complaints.append(f"{self.name}: {error}"))
        page.on("request", lambda request: self.heard.addresses.append(request.url))
        page.on("response", self._response)
        page.on("websocket", self._socket)
        page.on("framenavigated", lambda frame: self.heard.addresses.append(frame.url))
        return page

    # What the browser receives.

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and NOT_INSTALLED not in message.text:
            self._complaints.append(f"{self.name}: {message.text}")

    def _response(self, response: Response) -> None:
        if "/api/" in response.url and "/socket" not in response.url:
            with suppress(BrowserError):  # the page may have left before it was read
                self.heard.bodies.append((response.url, response.text()))

    def _socket(self, socket: WebSocket) -> None:
        self.heard.addresses.append(socket.url)
        socket.on("framereceived", lambda frame: self.heard.hears(str(frame)))
        socket.on("framesent", lambda frame: self.heard.said.append(str(frame)))

    def complaints(self) -> list[str]:
        """Return the errors of the page, and every request to anything but the server."""
        strangers = [url for url in self.heard.addresses if urlsplit(url).netloc not in (self.served.host, "")]
        forgiven = self.forgives and re.compile(self.forgives)
        return [each for each in self._complaints if not (forgiven and forgiven.search(each))] + strangers

    def go(self) -> None:
        self.context.close()

    # Opening a table.

    def about(self, game: str) -> Json:
        """Return the catalogue's entry of a game, in the guest's language."""
        language = next(language for language, words in WORDS.items() if words is self.words)
        games: list[Json] = self.context.request.get(f"/api/games?language={language}").json()["games"]
        return next(each for each in games if each["name"] == game)

    def visit(self, path: str = "/") -> None:
        self.page.goto(path)

    def opens(self, game: str, **wishes: Any) -> str:
        """Open a table the shortest way, for tests that are not about opening one; return its code."""
        table = {"game": game, "nickname": self.name, "options": SHORT.get(game, {})} | wishes
        opened = self.context.request.post("/api/tables", data=table)
        assert opened.status == 201, opened.text()
        code = str(opened.json()["code"])
        self.visit(f"/t/{code}")
        return code

    def opens_by_the_form(self, game: str, seats: int) -> None:
        """Open a table with bots from the page for a new table, and deal a short game at once."""
        page, words = self.page, self.words
        self.visit(f"/new/{game}")
        page.get_by_role("radiogroup", name=words.seats, exact=True).get_by_text(str(seats), exact=True).click()
        page.get_by_label(words.empty_seats).select_option(words.friendly_bots)
        for option in self.about(game)["options"]:
            value = SHORT.get(game, {}).get(option["name"])
            if isinstance(value, str):
                label = option["labels"][option["choices"].index(value)]
                page.get_by_role("radiogroup").get_by_text(label, exact=True).click()
            elif value is not None:
                page.get_by_role("spinbutton").fill(str(value))
        page.get_by_label(words.deal_at_once).check()
        page.get_by_role("button", name=words.open_table).click()
        page.wait_for_url("**/t/*")

    def speaks(self, language: str) -> None:
        self.page.get_by_role("button", name=language.upper(), exact=True).click()
        self.words = WORDS[language]

    # What the guest sees.

    @property
    def code(self) -> str:
        return re.sub(r"^.*/t/([A-Z0-9]{5}).*$", r"\1", self.page.url)

    @property
    def replay(self) -> str:
        return re.sub(r"^.*/r/([A-Za-z0-9-]+).*$", r"\1", self.page.url)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.words.board, exact=True)

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=self.words.question, exact=True)

    @property
    def question(self) -> Locator:
        return self.bar.get_by_role("heading", level=2)

    @property
    def options(self) -> Locator:
        """Every answer to a question that the table waits for."""
        return self.page.locator(".asked button[data-key][aria-disabled=false]")

    @property
    def lit(self) -> Locator:
        """Every piece on the board that stands for an answer."""
        return self.board.locator(".lit > button:not([aria-disabled=true])")

    def hands(self) -> list[str]:
        """Count the hand cards in the page, by kind."""
        return [
            kind
            for piece in self.page.locator("[data-zone^='hand:']").all()
            if (kind := piece.get_attribute("data-kind"))
        ]

    @property
    def over(self) -> Locator:
        return self.page.get_by_text(self.words.over, exact=True)

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"))

    # Playing.

    def is_asked(self) -> bool:
        """Wait for a question that the table waits for, or for the end; return whether it is a question."""
        return self._notes(self.page.wait_for_function(OFFERED_OR_OVER, polling=25).json_value())

    def is_asked_now(self) -> bool:
        """Return whether there is such a question now, without waiting for one."""
        found: Json | None = self.page.evaluate(OFFERED_OR_OVER)
        return found is not None and self._notes(found)

    def _notes(self, found: Json) -> bool:
        self.offered: list[str] = found["answers"]
        self.asides: list[str] = found["asides"]
        self.pieces: int = found["pieces"]
        return not found["over"]

    def asked_alone(self) -> Json:
        """Return the question once no other player is asked: nothing changes on the page until it is answered."""
        self.until(self._is_asked_alone)
        assert self.is_asked()
        update = self.heard.updates[-1]
        return {"number": update["number"], "answers": update["answers"], "moment": update["moment"]}

    def _is_asked_alone(self) -> bool:
        if not self.heard.updates or not self.is_asked_now():
            return False
        view: Json = self.heard.updates[-1]["moment"]["view"]
        return bool(view["waiting"] == [view["you"]] and not view["invited"])

    def answers(self, luck: Random) -> None:
        """Click a lit piece on the board, or one of the buttons."""
        if self.pieces and (not (self.offered or self.asides) or luck.random() < ON_THE_BOARD):
            self.presses(self.lit.nth(luck.randrange(self.pieces)), luck)
            return
        aside = not self.offered or (self.asides and luck.random() < ASIDES)
        key = luck.choice(self.asides if aside else self.offered)
        self._clicks(self.bar.locator(f"button[data-key={json.dumps(key)}][aria-disabled=false]"))

    def presses(self, piece: Locator, luck: Random) -> None:
        """Click a piece; one that stands for several answers lists them."""
        self._clicks(piece)
        menu = self.board.locator("ul:popover-open button")
        if listed := menu.count():
            self._clicks(menu.nth(luck.randrange(listed)))
        if self.page.locator(
            "dialog[open]"
        ).count():  # another player was quicker, and a piece that is not lit opens its legend
            self.page.keyboard.press("Escape")

    def _clicks(self, what: Locator) -> None:
        """Click, unless another player was quicker and the answer is gone."""
        for _ in range(PATIENCE // QUICK):
            try:
                what.click(timeout=QUICK)
            except TimedOut as hindered:
                if not what.is_visible():
                    return
                why = hindered
            else:
                return
        raise AssertionError(f"{what} cannot be pressed: {why}")

    def plays(self, luck: Random, answers: int = MOST_ANSWERS) -> int:
        """Answer until the game is over, or this many times; return how many times."""
        for given in range(answers):
            if not self.is_asked():
                return given
            self.answers(luck)
        assert answers < MOST_ANSWERS, "the game does not end"
        return answers

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until the received updates reach this point."""
        end = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < end, "the expected update did not come"
            self.page.wait_for_timeout(20)

    def hears_more(self, updates: int) -> None:
        """Wait for more updates than these."""
        self.until(lambda: len(self.heard.updates) > updates)

    def hears_of(self, answers: int) -> None:
        """Wait until this many answers have been announced."""
        self.until(lambda: bool(self.heard.updates[-1]["answers"] >= answers))

    # Accessibility.

    def assert_accessible(self, screen: str) -> None:
        """Assert that axe finds nothing serious on the current screen."""
        found = Axe().run(self.page, options=AXE).response["violations"]
        grave = [
            f"{screen}: {each['id']} ({each['impact']}): {each['help']}\n"
            + "\n".join([f"    {node['target']} {node['failureSummary']}" for node in each["nodes"][:4]])
            for each in found
            if each["impact"] in ("serious", "critical")
        ]
        assert not grave, "\n".join(grave)
