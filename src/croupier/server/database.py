"""Opens the configured database: an SQLite file, or the address of a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path

from croupier.server.operator import Operator, PostgresqlOperator, SqliteOperator
from croupier.server.postgresql import PostgresqlStore
from croupier.server.sqlite import SqliteStore
from croupier.server.store import Store


def open_store(database: Path | str) -> Store:
    """The store of a database, for a server."""
    return SqliteStore(database) if isinstance(database, Path) else PostgresqlStore(database)


def operator_of(database: Path | str) -> Operator:
    """The operator's side of a database."""
    return SqliteOperator(database) if isinstance(database, Path) else PostgresqlOperator(database)
