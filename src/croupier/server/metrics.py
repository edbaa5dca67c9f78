"""What Prometheus can read of a running server. Nothing here tells who plays or what."""

from __future__ import annotations

from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
REGISTRY: Final = CollectorRegistry()
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

ANSWERS: Final = Counter("croupier_answers", "Answers stored, of people and of bots.", registry=REGISTRY)
BOT_MOVES: Final = Counter("croupier_bot_moves", "Moves played by bots.", registry=REGISTRY)
FAULTS: Final = Counter("croupier_faults", "Unexpected errors, each logged with an id.", registry=REGISTRY)
ANSWER_SECONDS: Final = Histogram(
    "croupier_answer_seconds", "From an answer to its updates: stored, played, queued.", buckets=FAST, registry=REGISTRY
)
COMMIT_SECONDS: Final = Histogram(
    "croupier_commit_seconds", "Transactions of the database.", buckets=FAST, registry=REGISTRY
)
LOOP_LAG_SECONDS: Final = Histogram(
    "croupier_loop_lag_seconds", "How late the event loop does what is due.", buckets=FAST, registry=REGISTRY
)
TABLES: Final = Gauge("croupier_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge("croupier_sockets", "Open sockets of pages.", registry=REGISTRY)


def exposition(tables: int, sockets: int) -> bytes:
    """All figures in the format that Prometheus reads."""
    TABLES.set(tables)
    SOCKETS.set(sockets)
    return generate_latest(REGISTRY)
