"""Packages that only some of the lab needs, and how to get them."""

from __future__ import annotations

from sternentisch.kernel.refusal import BadInput


def missing(what: str, extra: str, error: ImportError) -> BadInput:
    """Return the error for a package that is not installed, naming the extra that brings it."""
    return BadInput(f'{what} more packages: pip install "sternentisch[{extra}]" ({error})')
