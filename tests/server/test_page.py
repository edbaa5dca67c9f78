"""The files of the web client."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import pytest

from tests.server.serving import Person, Running

SCRIPT = "console.log('é')" * 50


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Croupier</title>")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "manifest.webmanifest").write_text("{}")
    (folder.parent / "secret.txt").write_text("secret")
    with Running(folder.parent / "croupier.sqlite3", page=folder) as running:
        yield running


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/credits",
        "/new",
        "/new/total-rickall",
        "/t/ABCDE",
        "/t/ABCDE/screen",
        "/rules/smile-life",
        "/learn/smile-life",
        "/learn/smile-life/base",
        "/r/ABCDE-1",
    ],
)
def test_places_inside_the_client_get_its_page(built: Running, path: str) -> None:
    response = Person(built).http.get(path)
    assert response.status_code == 200
    assert "<title>Croupier</title>" in response.text
    assert response.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_name_are_kept_for_ever(built: Running) -> None:
    packed = Person(built).http.get("/assets/index-abc123.js")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == SCRIPT
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-type"].startswith("text/javascript")
    plain = Person(built).http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert Person(built).http.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


def test_an_unknown_address_gets_the_page_which_says_so(built: Running) -> None:
    reading = {"accept": "text/html,*/*"}
    lost = Person(built).http.get("/nowhere/at/all", headers=reading)
    assert lost.status_code == 404
    assert "<title>Croupier</title>" in lost.text
    assert Person(built).http.get("/api/nowhere", headers=reading).json()["id"] is None


@pytest.mark.parametrize(
    "path", ["/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets", "/%00"]
)
def test_nothing_else_is_given_out(built: Running, path: str) -> None:
    response = Person(built).http.get(path)
    assert response.status_code == 404
    assert "secret" not in response.text.replace("secret.txt", "")
