"""``python -m croupier``."""

from croupier.cli import app

app()
