"""Generated files: JSON Schema, TypeScript types, the pictures that the page bundles, and pages of the documentation,
made from the declared messages, views and pictures. ``make protocol`` writes them; a test fails while they are out of
date.
"""

from __future__ import annotations

from pathlib import Path

from croupier.server.schema import pictures, protocol, views
from croupier.server.schema.types import document


def generated() -> dict[Path, str]:
    """Every generated file, by its path in the repository."""
    return {
        Path("web/src/lib/protocol.ts"): protocol.typescript(),
        **views.typescript(),
        **pictures.files(),
        Path("docs/protocol.schema.json"): document({**protocol.definitions(), **views.definitions()}),
        Path("docs/protocol.md"): protocol.page(),
        Path("docs/views.md"): views.page(),
        Path("docs/credits.md"): pictures.credits(),
    }
