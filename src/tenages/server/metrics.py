"""What a server counts and measures, for Prometheus. No metric identifies a player or a table."""

from __future__ import annotations

from typing import Final, Literal, get_args

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from tenages.server.messages.requests import Level

Role = Literal["seat", "watcher"]
Chooser = Literal["person", "bot"]

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The buckets for what should be too short to notice, in seconds."""
SLOW: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The buckets for what may take its time, in seconds."""


class Metrics:
    """All metrics of one server."""

    content_type: Final = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.tables_open = Gauge("tenages_tables_open", "tables in memory", registry=own)
        self.tables_under_way = Gauge("tenages_tables_under_way", "tables whose game goes on", registry=own)
        self.connections = Gauge("tenages_connections", "open sockets by role", ["role"], registry=own)
        self.choices = Counter("tenages_choices", "choices made in games", ["by"], registry=own)
        self.undone = Counter("tenages_undone", "choices taken back", registry=own)
        self.messages = Counter("tenages_messages", "messages on sockets", ["direction"], registry=own)
        self.received, self.sent = self.messages.labels("in"), self.messages.labels("out")
        self.errors = Counter("tenages_errors", "errors sent to players by key", ["key"], registry=own)
        self.until_sent = Histogram(
            "tenages_choice_seconds", "seconds from a choice until everyone was sent it", buckets=QUICK, registry=own
        )
        self.thinking = Histogram(
            "tenages_thinking_seconds", "seconds that a bot thought", ["level"], buckets=SLOW, registry=own
        )
        self.replaced = Counter(
            "tenages_replaced_thoughts",
            "choices that a quicker bot made for one that was too slow",
            ["level"],
            registry=own,
        )
        self.commits = Histogram(
            "tenages_commit_seconds", "seconds until the database had it", buckets=QUICK, registry=own
        )
        self._start_at_zero()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=own)

    def _start_at_zero(self) -> None:
        """Show 0 for labels that have not occurred yet, instead of leaving them out."""
        for role in get_args(Role):
            self.connections.labels(role)
        for chooser in get_args(Chooser):
            self.choices.labels(chooser)
        for level in get_args(Level):
            self.thinking.labels(level)
            self.replaced.labels(level)

    def exposition(self) -> bytes:
        """The current metrics."""
        return generate_latest(self.registry)
