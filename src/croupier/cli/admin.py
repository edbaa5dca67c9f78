"""``croupier admin``: the operator's commands, with or without a running server."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from croupier.cli.serve import database_named
from croupier.cli.terminal import errors_in_words, fail

if TYPE_CHECKING:
    from croupier.server.operator import Operator
    from croupier.server.sql import Connection

admin = typer.Typer(
    name="admin",
    help="Commands for the operator. All but restore work while a server runs.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="The database of the server.", show_default="in your data folder")
]
Code = Annotated[str, typer.Argument(help="The code of a table.")]
Name = Annotated[str, typer.Argument(help="The name of a player at that table.")]
DAY: Final = 86400


def _operator(database: str | None) -> Operator:
    from croupier.server.database import operator_of

    return operator_of(database_named(database))


@admin.command("list")
def list_tables(database: Database = None) -> None:
    """List all tables, the newest first."""
    from croupier.server import housekeeping

    with errors_in_words():
        lines = _operator(database).read(housekeeping.tables)
    for line in lines:
        day = time.strftime("%Y-%m-%d", time.localtime(line.opened))
        stage = "playing" if line.running else "over" if line.games else "lobby"
        count = f"{line.games} games, {line.answers} answers"
        typer.echo(f"{line.code:<20} {day} {stage:<7} {line.game:<17} {count:<24} {', '.join(line.people)}")
    typer.echo(f"{len(lines)} tables, {sum([line.running for line in lines])} of them in a game", err=True)


@admin.command()
def close(code: Code, database: Database = None) -> None:
    """Close a table for good: notify its pages and delete everything stored about it."""
    from croupier.server import housekeeping

    def alone(connection: Connection) -> str:
        housekeeping.delete_table(connection, code)
        return ""

    with errors_in_words():
        _operator(database).order("close", [code], alone)
    typer.echo(f"table {code} is closed")


@admin.command()
def forget(code: Code, name: Name, database: Database = None) -> None:
    """Delete a player's data at a table: name, seat, devices, score and chat. In a running game a bot plays on."""
    from croupier.server import housekeeping

    def alone(connection: Connection) -> str:
        housekeeping.forget_player(connection, code, name)
        return ""

    with errors_in_words():
        _operator(database).order("forget", [code, name], alone)
    typer.echo(f"nothing of {name} is left at table {code}")


@admin.command()
def link(code: Code, name: Name, database: Database = None) -> None:
    """Print a link that brings a player's seats to another device. The server must be running."""
    with errors_in_words():
        typer.echo(_operator(database).order("link", [code, name], None))


@admin.command()
def export(
    code: Code,
    file: Annotated[Path | None, typer.Argument(help="The file to write; prints the text by default.")] = None,
    database: Database = None,
) -> None:
    """Write a table to a file that another server can import. It contains seeds and chat: keep it safe."""
    from croupier.server import housekeeping

    with errors_in_words():
        text = _operator(database).read(lambda connection: housekeeping.export_table(connection, code))
    if file is None:
        sys.stdout.buffer.write(text + b"\n")
    elif file.exists():
        fail(f"{file} already exists")
    else:
        file.touch(mode=0o600)
        file.write_bytes(text)


@admin.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(help="A file written by export.")], database: Database = None
) -> None:
    """Import a table from a file."""
    from croupier.server import housekeeping

    try:
        text = file.read_bytes()
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror or error}")
    with errors_in_words():
        code = _operator(database).write(lambda connection: housekeeping.import_table(connection, text))
    typer.echo(f"table {code} is here")


@admin.command()
def expire(
    days: Annotated[float, typer.Option(min=0.0, help="How many days to keep finished games.")],
    database: Database = None,
) -> None:
    """Delete old tables whose last game has ended, and old uploaded games. A running game is never deleted."""
    from croupier.server import housekeeping

    with errors_in_words():
        gone = _operator(database).order(
            "expire", [str(days)], lambda connection: str(housekeeping.expire(connection, days))
        )
    typer.echo(f"{gone} tables are deleted")


@admin.command()
def ban(
    address: Annotated[str, typer.Argument(help="An address, or a network like 203.0.113.0/24.")],
    days: Annotated[
        float | None, typer.Option(min=0.0, help="For how long.", show_default="until it is lifted")
    ] = None,
    database: Database = None,
) -> None:
    """Block an address or a network."""
    from croupier.server import housekeeping

    with errors_in_words():
        operator = _operator(database)
        network = operator.write(lambda connection: housekeeping.ban(connection, address, days))
        operator.order("bans", [], lambda _: "")
    typer.echo(f"{network} is banned")


@admin.command()
def unban(
    address: Annotated[str, typer.Argument(help="A banned address or network.")], database: Database = None
) -> None:
    """Lift a ban."""
    from croupier.server import housekeeping

    with errors_in_words():
        operator = _operator(database)
        operator.write(lambda connection: housekeeping.lift(connection, address))
        operator.order("bans", [], lambda _: "")
    typer.echo(f"{address} is not banned any more")


@admin.command()
def bans(database: Database = None) -> None:
    """List the addresses that are banned."""
    from croupier.server import housekeeping

    with errors_in_words():
        found = _operator(database).write(housekeeping.bans)
    for network, until in found:
        typer.echo(f"{network:<40} {'' if until is None else f'{(until - time.time()) / DAY:.1f} days left'}".rstrip())


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
) -> None:
    """Copy the database while the server runs. A plain copy of its files would not be a backup."""
    with errors_in_words():
        _operator(database).back_up(file)
    typer.echo(f"{file} is a backup")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: Database = None,
) -> None:
    """Replace the database with a backup. Stop the server first; the old database is kept beside it."""
    with errors_in_words():
        before = _operator(database).restore(file)
    typer.echo(f"{file} is restored" + ("" if before is None else f"; what was there before is {before.name}"))
