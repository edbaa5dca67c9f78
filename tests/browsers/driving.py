"""Firefox and WebKit, driven by their own protocols: WebDriver BiDi and WebDriver."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

Json = dict[str, Any]
Found = TypeVar("Found")

STARTS_WITHIN = 60.0
ANSWERS_WITHIN = 60.0
MINI_BROWSER = "webkit2gtk-4.*/MiniBrowser"
# Load only the page, and let Firefox ask the user nothing.
QUIET = {
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "intl.accept_languages": "en-GB",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}


class Driver(Protocol):
    """One window of a browser."""

    def open(self, address: str) -> None:
        """Load an address and wait until it is loaded."""

    def look(self, expression: str) -> Any:
        """Return the value of an expression in the page, as JSON."""

    def press(self, x: float, y: float) -> None:
        """Click at a point of the window."""

    def close(self) -> None:
        """Stop the browser and everything started for it."""


def pointer(x: float, y: float) -> list[Json]:
    """Return a mouse click, as both protocols write it."""
    press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [move, *press]}]


def awaited(find: Callable[[], Found | None], what: str, within: float = STARTS_WITHIN) -> Found:
    """Wait some time for a result, and return it."""
    end = time.monotonic() + within
    while (found := find()) is None:
        assert time.monotonic() < end, f"{what}: not within {within:.0f} s"
        time.sleep(0.05)
    return found


def ended(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(10)


class Firefox:
    """Firefox without a screen, by WebDriver BiDi."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        assert path, "there is no Firefox: tests/browsers/find-browsers"
        profile = folder / "firefox"
        profile.mkdir()
        prefs = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items()]
        (profile / "user.js").write_text("".join(prefs), encoding="utf-8")
        said = folder / "firefox.txt"
        command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        with said.open("wb") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, "HOME": str(folder)})

        def listening() -> str | None:
            assert self._process.poll() is None, said.read_text()
            found = re.search(r"BiDi listening on (ws://\S+)", said.read_text(errors="replace"))
            return found and found[1]

        self._socket = connect(f"{awaited(listening, 'Firefox starts')}/session", max_size=None)
        self._last = 0
        self._call("session.new", capabilities={})
        self._window = self._call("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": size[0], "height": size[1]}
        self._call("browsingContext.setViewport", context=self._window, viewport=viewport)

    def _call(self, method: str, **params: Any) -> Json:
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": params}))
        while True:
            message: Json = json.loads(self._socket.recv(timeout=ANSWERS_WITHIN))
            if message.get("id") == self._last:
                assert message["type"] == "success", message
                result: Json = message["result"]
                return result

    def open(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def look(self, expression: str) -> Any:
        found = self._call(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._window},
            awaitPromise=False,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"]) if found["result"]["type"] == "string" else None

    def press(self, x: float, y: float) -> None:
        self._call("input.performActions", context=self._window, actions=pointer(x, y))

    def close(self) -> None:
        with suppress(Exception):  # it may be gone already
            self._call("browser.close")
        self._socket.close()
        ended(self._process)


class WebKit:
    """WebKit's own small browser on a virtual screen, by WebDriver."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        driver = shutil.which("WebKitWebDriver")
        browser = next(
            (each for lib in (Path("/usr/lib"), Path("/usr/libexec")) for each in lib.rglob(MINI_BROWSER)), None
        )
        assert driver, "there is no driver of WebKit: tests/browsers/find-browsers"
        assert browser, "there is no browser beside WebKit's driver"
        width, height = size
        reading, writing = os.pipe()
        screen = [
            "Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            f"{width + 200}x{height + 200}x24",
            "-nolisten",
            "tcp",
        ]
        self._processes = [subprocess.Popen(screen, pass_fds=[writing], stderr=subprocess.DEVNULL)]
        os.close(writing)
        with os.fdopen(reading) as display:
            where = f":{display.readline().strip()}"
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        env = {**os.environ, "DISPLAY": where, "HOME": str(folder), "LANG": "en_GB.UTF-8", "GDK_BACKEND": "x11"}
        with (folder / "webkit.txt").open("wb") as out:
            self._processes.append(subprocess.Popen([driver, f"--port={port}"], stdout=out, stderr=out, env=env))
        self._address = f"http://127.0.0.1:{port}"

        def answers() -> bool | None:
            with suppress(URLError):
                return self._call("GET", "/status") is not None
            return None

        awaited(answers, "WebKit's driver starts")
        wishes = {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}
        session = self._call("POST", "/session", capabilities={"alwaysMatch": wishes})["sessionId"]
        self._session = f"/session/{session}"
        self._call("POST", f"{self._session}/window/rect", x=0, y=0, width=width, height=height)

    def _call(self, method: str, path: str, **params: Any) -> Any:
        body = json.dumps(params).encode() if method == "POST" else None
        request = Request(self._address + path, body, {"content-type": "application/json"}, method=method)
        with urlopen(request, timeout=ANSWERS_WITHIN) as answer:
            return json.load(answer)["value"]

    def open(self, address: str) -> None:
        self._call("POST", f"{self._session}/url", url=address)

    def look(self, expression: str) -> Any:
        script = f"return JSON.stringify({expression})"
        found = self._call("POST", f"{self._session}/execute/sync", script=script, args=[])
        return None if found is None else json.loads(found)

    def press(self, x: float, y: float) -> None:
        self._call("POST", f"{self._session}/actions", actions=pointer(x, y))

    def close(self) -> None:
        with suppress(Exception):  # it may be gone already
            self._call("DELETE", self._session)
        for process in reversed(self._processes):
            ended(process)
