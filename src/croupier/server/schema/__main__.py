"""Writes the generated files: ``python -m croupier.server.schema``, in the root of the repository."""

from __future__ import annotations

from croupier.server.schema import generated

for path, text in generated().items():
    path.write_text(text, "utf-8")
