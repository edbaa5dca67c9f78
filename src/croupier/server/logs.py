"""The server's log: one JSON object a line. What is said there is named field by field, so that no token, seed, answer, name
or chat can slip in with a sentence."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from secrets import token_hex

FIELD = "croupier_fields"


def told(**fields: str | int | float | None) -> dict[str, object]:
    """What a line says besides its message: the ``extra`` of a logging call."""
    return {FIELD: fields}


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

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
            # The kind of error and where it came from: its words may hold what a player wrote.
            line["error"] = type(error).__name__
            line["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in _frames(error)]
        return json.dumps(line, ensure_ascii=False)


def _frames(error: BaseException) -> list[traceback.FrameSummary]:
    return list(traceback.extract_tb(error.__traceback__))


def set_up() -> None:
    """Everything that the server and its parts log goes to standard error, as JSON lines; at a terminal, where somebody only
    wants to play, no more than warnings."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # a line for every word to somebody who has just gone


def new_id() -> str:
    """An id that finds a fault in the log."""
    return token_hex(4)
