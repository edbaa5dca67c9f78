"""The server's log: one JSON object per line. Fields are named one by one, so that no token, seed, answer, name or chat
text can get in through a message.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from secrets import token_hex

FIELD = "croupier_fields"


def fields(**named: str | int | float | None) -> dict[str, object]:
    """Return the ``extra`` of a logging call: the fields of a line besides its message. It has only the beginning of a
    room's code: the whole code opens a private table.
    """
    room = named.get("room")
    return {FIELD: named | {"room": room[:5]} if isinstance(room, str) else named}


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line.update(getattr(record, FIELD, {}))
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            # Only the type of the error and where it was raised: its message may quote what a player wrote.
            line["error"] = type(error).__name__
            line["where"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
            ]
        return json.dumps(line, ensure_ascii=False)


def set_up() -> None:
    """Send all log records to standard error as JSON lines; only warnings if that is a terminal."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("asyncio").setLevel(
        logging.ERROR
    )  # it warns about every message to a socket that has just closed


def new_id() -> str:
    """Return an id by which a fault can be found in the log."""
    return token_hex(4)
