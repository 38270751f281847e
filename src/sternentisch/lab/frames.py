"""Polars, which reads and writes the tables of games, or how to get it."""

from __future__ import annotations

from sternentisch.lab.extras import missing

try:
    import polars as pl
except ImportError as error:
    raise missing("tables of games need", "lab", error) from error

__all__ = ["pl"]
