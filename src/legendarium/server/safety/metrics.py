"""What a server counts of itself, for Prometheus; each app counts apart."""

from __future__ import annotations

from collections.abc import Sequence

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from legendarium.server.storage.journal import Entry

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.requests = Counter(
            "legendarium_requests",
            "HTTP requests answered.",
            ("method", "route", "status"),
            registry=registry,
        )
        self.request_seconds = Histogram(
            "legendarium_request_seconds",
            "Seconds until an HTTP request was answered.",
            ("route",),
            buckets=SECONDS,
            registry=registry,
        )
        self.live_connections = Gauge(
            "legendarium_live_connections", "Live connections open now.", registry=registry
        )
        self.running_tables = Gauge(
            "legendarium_running_tables", "Running tables in memory.", registry=registry
        )
        self.choices = Counter(
            "legendarium_choices",
            "Steps taken, by cause: choice, bot, clock or take-back.",
            ("cause",),
            registry=registry,
        )
        self.choice_seconds = Histogram(
            "legendarium_choice_seconds",
            "Seconds from a choice's arrival until everybody was told.",
            buckets=SECONDS,
            registry=registry,
        )
        self.bot_failures = Counter(
            "legendarium_bot_failures",
            "Times that a bot failed to choose or to think aloud, by reason: error or slow.",
            ("reason",),
            registry=registry,
        )
        self.hints = Counter("legendarium_hints", "Hints given.", registry=registry)
        self.write_batch = Histogram(
            "legendarium_write_batch_size",
            "Steps written to the database in one transaction.",
            buckets=SIZES,
            registry=registry,
        )

    def written(self, entries: Sequence[Entry]) -> None:
        """Steps that were written in one transaction."""
        self.write_batch.observe(len(entries))
        for entry in entries:
            self.choices.labels(entry.cause).inc()

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self.registry)
