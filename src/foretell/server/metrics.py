"""Metrics for Prometheus: how much is done, refused and kept, how long commits take. No card is counted."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What this worker counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._commands = self._counter("foretell_commands", "Commands carried out, by kind", "kind")
        self._refused = self._counter("foretell_refused", "Commands refused, by code", "code")
        self._changes = self._counter("foretell_tables", "Tables that came into a state", "status")
        self._lines = self._counter("foretell_lines", "Lines stored in logs")
        self._closed = self._counter(
            "foretell_connections_closed", "Connections that the house closed, by code", "code"
        )
        self._commits = Histogram(
            "foretell_commit_lines",
            "Lines in one commit",
            registry=self.registry,
            buckets=(1, 2, 5, 10, 25, 50, 100, 250),
        )
        self._seconds = Histogram(
            "foretell_command_seconds", "From a command to its answer", registry=self.registry, buckets=_SECONDS
        )
        self._connections = Gauge("foretell_connections", "Connections now", registry=self.registry)
        self._kept = Gauge("foretell_tables_in_memory", "Tables in memory", registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def done(self, kind: str) -> None:
        """A command was carried out."""
        self._commands.labels(kind.lower()).inc()

    def refused(self, code: str) -> None:
        """A command was refused."""
        self._refused.labels(code).inc()

    def status(self, before: str, after: str) -> None:
        """A table came into another state."""
        if before != after:
            self._changes.labels(after).inc()

    def committed(self, lines: int) -> None:
        """A commit stored so many lines."""
        self._lines.inc(lines)
        self._commits.observe(lines)

    def answered(self, seconds: float) -> None:
        """A command was answered after so many seconds."""
        self._seconds.observe(seconds)

    def closed(self, code: str) -> None:
        """The house closed a connection."""
        self._closed.labels(code).inc()

    def connected(self, change: int) -> None:
        """Somebody came or went."""
        self._connections.inc(change)

    def kept(self, tables: int) -> None:
        """So many tables are in memory."""
        self._kept.set(tables)

    def text(self) -> bytes:
        """Return all of it as Prometheus reads it."""
        return generate_latest(self.registry)
