"""The examples in ``deploy/``: a real nginx or Caddy in front of a real server, and whether the files agree with each
other.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from croupier.cli import app
from tests.server.databases import PostgresqlDatabase
from tests.server.serving import PATIENCE, HandClock, Json, Person, Running, beyond, wait_until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> str:
    """Return an installed proxy, or that of Debian's package, which ``make test`` unpacks."""
    unpacked = ROOT / "build" / f"{request.param}-path"
    found = shutil.which(request.param) or (unpacked.read_text().strip() if unpacked.exists() else "")
    if not found:
        pytest.skip(f"there is no {request.param}: make build/{request.param}-path unpacks Debian's")
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def proxied(proxy: str, folder: Path, *servers: Running) -> Iterator[str]:
    """Run servers behind a proxy as our example configures it, without encryption and on a free port; give its address.
    Requests go to them in turn.
    """
    address = f"127.0.0.1:{free_port()}"
    places = [each.address for each in servers]
    configured = behind_nginx if Path(proxy).name == "nginx" else behind_caddy
    command, environment = configured(proxy, folder, address, places)
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment}) as process:
        try:

            def listens() -> bool:
                assert process.poll() is None, process.stderr and process.stderr.read()
                with socket.socket() as trying:
                    return trying.connect_ex(("127.0.0.1", int(address.partition(":")[2]))) == 0

            wait_until(listens)
            yield address
        finally:
            process.terminate()


def behind_nginx(nginx: str, folder: Path, address: str, servers: list[str]) -> tuple[list[str], dict[str, str]]:
    """Return the command that runs our example for nginx, and its environment."""
    example = (DEPLOY / "nginx.conf").read_text()
    changed = re.sub(r" *ssl_certificate.*\n", "", example)
    changed = changed.replace("listen 443 ssl;", f"listen {address};")
    changed = changed.replace("http://127.0.0.1:8000", "http://servers")
    upstream = "".join(f"server {each};" for each in servers)
    (folder / "croupier.conf").write_text(f"upstream servers {{ {upstream} }}\n{changed}")
    paths = "".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log stderr;\n"
        f"events {{}} http {{ access_log off; {paths} include {folder}/croupier.conf; }}"
    )
    return [nginx, "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", "stderr"], {}


def behind_caddy(caddy: str, folder: Path, address: str, servers: list[str]) -> tuple[list[str], dict[str, str]]:
    """Return the command that runs our example for Caddy, and its environment."""
    own = "{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n"  # no port that another could have
    (folder / "Caddyfile").write_text(own + (DEPLOY / "Caddyfile").read_text())
    environment = {"CROUPIER_HOST": f"http://{address}", "CROUPIER_UPSTREAM": " ".join(servers), "HOME": str(folder)}
    command = [caddy, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return command, {**environment, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}


def test_people_play_behind_a_proxy(proxy: str, tmp_path: Path) -> None:
    with (
        Running(
            tmp_path / "db.sqlite3", trusted_proxies=("127.0.0.1",), most_connections=4, guesses_per_minute=1
        ) as running,
        proxied(proxy, tmp_path, running) as address,
    ):
        person = Person(address)
        origin = {"origin": f"http://{address}"}
        response = person.http.post("/api/tables", json={"game": "smile-life", "nickname": "Zoé"}, headers=origin)
        assert response.status_code == 201, "Host is passed on"
        code = response.json()["code"]
        with person.socket(code, headers={"Origin": f"http://{address}"}) as wire:
            assert wire.until("room")["yours"] == [0]
            wire.settled()
        person.wrong("POST", "/api/tables", 403, json={}, headers={"origin": "http://evil.example"})
        for path in ("/metrics", "/readyz"):
            assert person.http.get(path).status_code == 404
        assert person.http.get("/healthz").text == "ok"


def test_behind_a_proxy_limits_are_of_the_forwarded_address(proxy: str, tmp_path: Path) -> None:
    settings: Json = {"trusted_proxies": ("127.0.0.1",), "tables_per_minute": 1, "hand_clock": HandClock()}
    with Running(tmp_path / "db.sqlite3", **settings) as running, proxied(proxy, tmp_path, running) as address:
        wish = {"game": "smile-life", "nickname": "Zoé"}

        def opens(by: str, claims: str) -> int:
            """Open a table from an address of this machine, with another one in a header."""
            transport = httpx.HTTPTransport(local_address=by)
            with httpx.Client(base_url=f"http://{address}", transport=transport, timeout=PATIENCE) as client:
                return client.post("/api/tables", json=wish, headers={"x-forwarded-for": claims}).status_code

        assert [opens("127.0.0.2", f"203.0.113.{at}") for at in range(3)] == [201, 201, 429]
        assert opens("127.0.0.3", "203.0.113.1") == 201


def test_people_play_behind_a_proxy_at_the_tables_of_two_workers(
    proxy: str, shared: PostgresqlDatabase, tmp_path: Path
) -> None:
    trusting: Json = {"trusted_proxies": ("127.0.0.1",)}
    with (
        Running(shared.name, **trusting) as one,
        Running(shared.name, **trusting) as two,
        proxied(proxy, tmp_path, one, two) as address,
    ):
        origin = {"Origin": f"http://{address}"}
        people = Person(address), Person(address)
        people[0].http.headers.update(origin)
        code = people[0].open("hundred-days", seats=2)
        assert people[1].sit(code) == [1]
        with people[0].socket(code, headers=origin) as here, people[1].socket(code, headers=origin) as there:
            here.ask("start", "update")
            seat = there.until("update")["moment"]["view"]["waiting"][0]
            (here, there)[seat].answer(seat)
            here.until("update", beyond("answers", 0))
            there.until("update", beyond("answers", 0))
        for _ in range(4):
            assert people[1].get(f"/api/tables/{code}")["yours"] == [1]
        assert len(one.server.house.rooms) + len(two.server.house.rooms) == 1


def options_of(text: str) -> set[str]:
    return set(re.findall(r"--[a-z-]+", text))


def test_the_examples_use_options_that_exist() -> None:
    known = options_of(CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output)
    service = next(line for line in (DEPLOY / "croupier.service").read_text().splitlines() if "ExecStart" in line)
    container = (DEPLOY / "Containerfile").read_text().rpartition("ENTRYPOINT")[2]
    compose = [re.findall(r"    command: .*", file.read_text())[0] for file in sorted(DEPLOY.glob("compose*.yaml"))]
    assert len(compose) == 2
    assert options_of(service) | options_of(container) | options_of("".join(compose)) <= known


def test_the_container_has_the_python_that_we_test() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert needed == ">=3.11"
    assert set(re.findall(r"python:(\d+\.\d+)", (DEPLOY / "Containerfile").read_text())) == {"3.11"}


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "croupier.service"
    unit.write_text((DEPLOY / "croupier.service").read_text().replace("/opt/croupier/bin/croupier", "/bin/true"))
    result = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert "croupier.service" not in result.stderr
