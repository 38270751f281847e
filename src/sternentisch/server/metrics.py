"""Figures for /metrics, in the form that Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "sternentisch_entries", "Deeds stored by this process", registry=self.registry
        )
        self.sockets = Gauge("sternentisch_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("sternentisch_rooms", "Tables in memory", registry=self.registry)
        self.refused = Counter(
            "sternentisch_refused", "Deeds refused", ["code"], registry=self.registry
        )
        self.latency = Histogram(
            "sternentisch_deed_seconds",
            "From a client's message to its durable entry",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=self.registry,
        )

    def text(self) -> bytes:
        """Return all figures in Prometheus' own format."""
        return generate_latest(self.registry)
