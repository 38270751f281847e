"""What to say where the packages of the extra `rl` are missing."""

from __future__ import annotations

from sternentisch.kernel.refusal import BadInput


def not_installed(error: ImportError) -> BadInput:
    """Return an error that says what to install."""
    return BadInput(f'learning needs more packages: pip install "sternentisch[rl]" ({error})')
