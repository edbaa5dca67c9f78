"""``croupier serve``: tables for people and bots in the browser."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.models import OptionInfo

from croupier.cli.terminal import errors_in_words, fail

# Addresses that mean "this machine" on every machine.
HERE: Final = re.compile(r"http://(localhost|127\.|\[::1\])")


LIMITS: Final = "Limits"


class TempoName(StrEnum):
    """The tempos of a table, for the command line."""

    calm = "calm"
    normal = "normal"
    quick = "quick"
    at_once = "at-once"


def _limit(least: float, help: str) -> OptionInfo:
    """An option that limits what clients may ask of the server."""
    option: OptionInfo = typer.Option(min=least, help=help, rich_help_panel=LIMITS)
    return option


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 admits the local network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="The database: a file, sqlite:///FILE, or postgresql://….",
            show_default="in your data folder",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    page: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The folder of the built web client.", show_default="found automatically"),
    ] = None,
    bot_pace: Annotated[float, typer.Option(min=0.0, help="The pause before a bot's move, in seconds.")] = 0.7,
    tempo: Annotated[
        TempoName, typer.Option(help="How fast tables play, unless the host chooses otherwise.")
    ] = TempoName.normal,
    thinkers: Annotated[
        int | None,
        typer.Option(min=1, help="The number of processes for bots.", show_default="from the number of cores"),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="LEVEL", help="A level of bots that tables offer. May be repeated.", show_default="all"),
    ] = None,
    bot_time: Annotated[
        float,
        typer.Option(
            min=0.0,
            metavar="MS",
            help="How many milliseconds of processor time a master may think about a move; less where several wait.",
        ),
    ] = 250.0,
    workers: Annotated[
        int, typer.Option(min=1, help="The number of server processes; more than one need PostgreSQL.")
    ] = 1,
    worker_host: Annotated[
        str, typer.Option(help="The address where workers on other machines reach those on this one.")
    ] = "127.0.0.1",
    message_rate: Annotated[float, _limit(1.0, "The most messages per second from one person at a table.")] = 20.0,
    work_share: Annotated[float, _limit(0.001, "The share of a core for one person at a table.")] = 0.1,
    address_share: Annotated[float, _limit(0.001, "The share of a core for one address.")] = 0.5,
    request_rate: Annotated[float, _limit(1.0, "The most requests per second from one address.")] = 100.0,
    connections: Annotated[int, _limit(1, "The most open connections from one address.")] = 256,
    tables_per_minute: Annotated[float, _limit(0.1, "The most tables opened from one address.")] = 30.0,
    uploads_per_minute: Annotated[float, _limit(0.1, "The most saved games uploaded from one address.")] = 12.0,
    guesses_per_minute: Annotated[float, _limit(0.1, "The most wrong table codes from one address.")] = 12.0,
    header_timeout: Annotated[float, _limit(0.1, "Seconds for the headers of a request to arrive.")] = 10.0,
    body_timeout: Annotated[float, _limit(0.1, "Seconds for the body of a request to arrive.")] = 30.0,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy whose X-Forwarded-For and X-Forwarded-Proto are trusted: an address or a network. May be repeated.",
            show_default="none",
            rich_help_panel=LIMITS,
        ),
    ] = None,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Who may read /metrics: an address or a network. May be repeated.",
            show_default="this machine",
            rich_help_panel=LIMITS,
        ),
    ] = None,
) -> None:
    """Run the server, to play in the browser."""
    from croupier.server.database import open_store
    from croupier.server.json_log import set_up
    from croupier.server.page import find_page
    from croupier.server.settings import Settings
    from croupier.server.workers import Plan, listen, reserve, supervise
    from croupier.server.workers import serve as run

    if page is not None and not (page / "index.html").is_file():
        fail(f"there is no web client in {page}: it has no index.html")
    named = database_named(database)
    if workers > 1 and isinstance(named, Path):
        fail("several workers need a database that they can share: --database postgresql://…")
    if workers > 1 and not hasattr(socket, "SO_REUSEPORT"):
        fail("several workers need a system where they can share a port")
    _raise_descriptors()
    with _port(reserve if workers > 1 else listen, host, port) as listening:
        with errors_in_words():
            store = open_store(named)
        set_up()
        port = listening.getsockname()[1]
        addresses = _addresses(host, port)
        settings = Settings(
            bot_pace=bot_pace,
            tempo=tempo.value,
            bots=tuple(_levels(bots or [])),
            bot_time=bot_time,
            message_rate=message_rate,
            work_share=work_share,
            address_share=address_share,
            request_rate=request_rate,
            most_connections=connections,
            tables_per_minute=tables_per_minute,
            uploads_per_minute=uploads_per_minute,
            guesses_per_minute=guesses_per_minute,
            header_timeout=header_timeout,
            body_timeout=body_timeout,
            trusted_proxies=tuple(_networks(trusted_proxy or [])),
            page=page or find_page(),
            address=for_others(addresses),
        )
        if metrics_from is not None:
            settings = replace(settings, metrics_from=tuple(_networks(metrics_from)))
        settings = replace(settings, thinkers=thinkers or max(1, settings.thinkers // workers))
        started = partial(_announce, addresses, open_browser)
        if workers == 1:
            with suppress(KeyboardInterrupt):
                asyncio.run(run(store, settings, listening, worker_host, started))
        elif not supervise(Plan(named, settings, host, port, worker_host), workers, started):
            fail("the workers cannot be started: see the log above")


def _announce(addresses: list[str], open_browser: bool) -> None:
    """Print the addresses once the server listens."""
    typer.echo(f"Croupier is at {addresses[0]}")
    for each in addresses[1:]:
        typer.echo(f"On the local network: {each}")
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()


def database_named(wished: str | None) -> Path | str:
    """A database file, by default in the user's data folder, or the address of a PostgreSQL database."""
    if wished is None:
        folder = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
        return Path(folder) / "croupier" / "croupier.sqlite3"
    if wished.startswith("sqlite:///"):
        return Path(wished.removeprefix("sqlite:///"))
    if wished.startswith(("postgresql://", "postgres://")):
        return wished
    if "://" in wished:
        fail(f"a database is a file, sqlite:///FILE or postgresql://…, not {wished.partition('://')[0]}://…")
    return Path(wished)


def _levels(wished: list[str]) -> list[str]:
    """Levels of bots, checked."""
    from croupier.server.bot_offer import known_levels

    for each in wished:
        if each not in known_levels():
            fail(f"there is no bot {each!r}; the bots are {', '.join(known_levels())}")
    return wished


def _networks(wished: list[str]) -> list[str]:
    """Addresses and networks, checked."""
    for each in wished:
        try:
            ipaddress.ip_network(each)
        except ValueError:
            fail(f"{each!r} is no address, and no network like 10.0.0.0/8")
    return wished


def _raise_descriptors() -> None:
    """Let the server open as many files and connections as the system allows."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _port(take: Callable[[str, int], socket.socket], host: str, port: int) -> socket.socket:
    try:
        return take(host, port)
    except OSError as error:
        fail(f"cannot listen on {host}, port {port}: {error.strerror or error}. Choose another port with --port.")


def _addresses(host: str, port: int) -> list[str]:
    """The addresses of the server: first the one for this machine."""
    if host not in ("0.0.0.0", "::", ""):
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    return [f"http://127.0.0.1:{port}/", *[f"http://{each}:{port}/" for each in _local_addresses()]]


def for_others(addresses: list[str]) -> str | None:
    """The address that works on other machines, or None."""
    reachable = [each for each in addresses if not HERE.match(each)]
    return reachable[0].rstrip("/") if reachable else None


def _local_addresses() -> list[str]:
    """This machine's address on the local network, if it has one. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        found = str(probe.getsockname()[0])
    return [] if found.startswith("127.") else [found]
