"""The program ``croupier``, with clear errors when a part of it is not installed."""

from __future__ import annotations

import sys
from typing import Final

PARTS: Final = {
    "terminal": ("fluent", "rich", "typer"),
    "server": ("fluent", "msgspec", "prometheus_client", "starlette", "uvicorn", "websockets"),
    "lab": ("openskill",),
    "research": ("librt", "numpy"),
}


def main() -> None:
    """Run the command line."""
    try:
        from croupier.cli import app

        app()
    except ModuleNotFoundError as error:
        words = missing(error.name or "")
        if words is None:
            raise
        print(f"croupier: {words}", file=sys.stderr)
        sys.exit(2)


def missing(module: str) -> str | None:
    """What to install for a missing module; ``None`` if none of our extras has it."""
    package = module.partition(".")[0]
    part = next((part for part, packages in PARTS.items() if package in packages), None)
    return None if part is None else f"this needs {package}, which is not installed: pip install 'croupier[{part}]'"
