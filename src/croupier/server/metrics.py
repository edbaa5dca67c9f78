"""The metrics for Prometheus. They do not reveal who plays or what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

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


class Together:
    """The metrics of several workers, each with its address as a label."""

    def __init__(self, texts: Mapping[str, bytes]) -> None:
        self.texts = texts

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for worker, text in self.texts.items():
            for found in text_string_to_metric_families(text.decode()):
                family = families.setdefault(found.name, Metric(found.name, found.documentation, found.type))
                for sample in found.samples:
                    family.add_sample(sample.name, {**sample.labels, "worker": worker}, sample.value)
        yield from families.values()


def together(texts: Mapping[str, bytes]) -> bytes:
    """The metrics of several workers as one text."""
    return generate_latest(Together(texts))


def exposition(tables: int, sockets: int) -> bytes:
    """All metrics in the format of Prometheus."""
    TABLES.set(tables)
    SOCKETS.set(sockets)
    return generate_latest(REGISTRY)
