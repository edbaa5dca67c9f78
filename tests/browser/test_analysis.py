"""A finished game is analysed on the page, and played on from one of its mistakes."""

from __future__ import annotations

from itertools import chain, repeat

from playwright.sync_api import Route, expect

import croupier
from croupier.table import seeded
from tests.browser.conftest import Invite
from tests.browser.pages import PHONE, Json


def analysed(answers: int, at: int) -> Json:
    """Return the server's analysis of a game with a mistake."""
    played = {"start": 50, "choices": 9, "good": 8, "mistakes": -26, "error": 5, "luck": -24}
    return {
        "bot": "sensible",
        "worlds": 24,
        "moments": [0, at, answers],
        "curve": [
            {"label": "Ada", "seat": 0, "values": [50, 76, 0]},
            {"label": "Blaise", "seat": 1, "values": [50, 24, 100]},
        ],
        "turns": [{"since": at, "at": answers, "seat": 0, "before": 76, "after": 0}],
        "mistakes": [{"at": at, "seat": 0, "given": "Pass", "better": "Bet 3", "cost": 26, "error": 5}],
        "players": [played, played | {"good": 9, "mistakes": 0, "error": 0, "luck": 50}],
    }


def test_a_mistake_leads_to_its_moment_and_to_a_new_table(invite: Invite) -> None:
    guest = invite(size=PHONE)
    page = guest.page
    table = croupier.open_table("russian-roulette", 2, 1, {"points": 1})
    table.play_out(seeded(2))
    answers = len(table.log)
    at = next(at for at in range(answers // 2, answers) if table.log[at][0] == 0)
    id = page.request.post("/api/replays", data=table.save()).json()["id"]
    news = chain(
        [{"done": 2, "of": answers + 1, "analysis": None}],
        repeat({"done": answers + 1, "of": answers + 1, "analysis": analysed(answers, at)}),
    )

    def tell(route: Route) -> None:
        route.fulfill(json=next(news))

    page.route("**/analysis?*", tell)
    page.goto(f"/r/{id}?at={answers}&seen_by=all")
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_text(f"moment 2 of {answers + 1}")).to_be_visible()
    section = page.locator("section.analysis")
    expect(section.get_by_text("“Pass” cost 26 % (± 5). Better: “Bet 3”.")).to_be_visible()
    expect(section.get_by_role("row").filter(has_text="8 of 9")).to_have_count(1)
    assert not guest.scrolls_sideways()
    guest.assert_accessible("the analysis")
    drawn, told = (
        section.locator(f"{where} >> nth=0").evaluate("(each) => getComputedStyle(each).getPropertyValue('--hue')")
        for where in ("svg[role=img] .hue-1", "table .hue-1")
    )
    assert drawn == told, "a player has one colour"
    page.reload()
    expect(section.get_by_text("“Pass” cost 26 % (± 5). Better: “Bet 3”.")).to_be_visible()
    section.get_by_role("link", name="See this moment: “Pass”").click()
    expect(page.get_by_role("slider")).to_have_value(str(at))
    page.get_by_role("button", name="Play on from here").click()
    assert guest.is_asked()
    assert guest.heard.updates[-1]["moment"]["view"]["you"] == 0
    assert guest.heard.updates[-1]["moment"]["view"]["zones"] == table_at(table, at).view(0)["zones"]


def table_at(table: croupier.Table, at: int) -> croupier.Table:
    """Return the table as it was after this many answers."""
    again = croupier.open_table(table.info.name, table.seats, table.origin.seed, dict(table.origin.options))
    for seat, key in table.log[:at]:
        again.answer(seat, key)
    return again
