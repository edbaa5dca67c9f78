"""One browser and one server for all tests of a worker; guests who come and go with each test."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.pages import Guest
from tests.browser.serving import Served

# For each window Chromium would load two pages of suggestions for an unused address bar: a third of all its work. Only
# the last list on a command line counts, so Playwright's own list is repeated here before these two.
SWITCHED_OFF = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
]
QUIET = [
    f"--disable-features={','.join(SWITCHED_OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

Invite = Callable[..., Guest]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("CROUPIER_BROWSER")
    if not path:
        found = subprocess.run([Path(__file__).with_name("find-browser")], capture_output=True, text=True, check=False)
        if found.returncode != 0:
            pytest.fail(found.stderr)
        path = found.stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    yield served
    served.stop()


@pytest.fixture
def invite(browser: Browser, served: Served) -> Iterator[Invite]:
    """Open a player with their own browser. Any error on their page fails the test at its end."""
    guests: list[Guest] = []

    def let_in(**wishes: Any) -> Guest:
        guests.append(Guest(browser, **({"served": served} | wishes)))
        return guests[-1]

    yield let_in
    complaints = [complaint for guest in guests for complaint in guest.complaints()]
    for guest in guests:
        guest.go()
    assert complaints == []
    assert served.errors() == []
