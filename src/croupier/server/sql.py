"""What the statements of the stores and of the operator need of a connection, for both databases."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec

from croupier.server.json_log import fields

LOG: Final = logging.getLogger("croupier.server.store")

Stored = TypeVar("Stored")


class Cursor(Protocol):
    """The outcome of a statement."""

    @property
    def rowcount(self) -> int: ...
    @property
    def description(self) -> Any: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...


class Connection(Protocol):
    """A connection to a database. In a statement, ``?`` stands for a value."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Cursor: ...


def text(value: object) -> str:
    """Encode a value that is stored as text."""
    return msgspec.json.encode(value).decode()


def read_as(kind: type[Stored], text: str) -> Stored | None:
    """Decode a stored value; None if it is broken."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        LOG.exception("what was kept cannot be read", extra=fields(event="unreadable"))
        return None
