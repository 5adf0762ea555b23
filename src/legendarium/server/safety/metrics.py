"""Prometheus metrics; each app has its own registry."""

from __future__ import annotations

from collections.abc import Sequence

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
)

from legendarium.server.storage.journal import Entry
from legendarium.table.choice import How

SECONDS_BUCKETS = (
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.15,
    0.25,
    0.5,
    1.0,
    2.5,
    5.0,
    10.0,
)
BATCH_SIZE_BUCKETS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """All metrics of one server."""

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
            buckets=SECONDS_BUCKETS,
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
            "Seconds from a choice's arrival until it was sent to everybody.",
            buckets=SECONDS_BUCKETS,
            registry=registry,
        )
        self.bot_failures = Counter(
            "legendarium_bot_failures",
            "Times that a bot failed to choose, hint or analyse, by reason: error or slow.",
            ("reason",),
            registry=registry,
        )
        self.hints = Counter("legendarium_hints", "Hints given.", registry=registry)
        self.snapshots = Counter(
            "legendarium_snapshots",
            "Snapshots of tables, by what was found: proved or refuted.",
            ("result",),
            registry=registry,
        )
        self.write_batch = Histogram(
            "legendarium_write_batch_size",
            "Steps written to the database in one transaction.",
            buckets=BATCH_SIZE_BUCKETS,
            registry=registry,
        )

    def count_steps(self, entries: Sequence[Entry]) -> None:
        """Count steps that were stored in one transaction."""
        self.write_batch.observe(len(entries))
        for entry in entries:
            is_person = entry.how in (None, How.PERSON)
            self.choices.labels(entry.cause if is_person else entry.how).inc()
