"""Commands with `--ray [ADDRESS]`: an option that needs no value."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand

RAY = "--ray"
HERE = "local"
"""What `--ray` alone means: a runtime of our own on this machine."""


class WithAddress(TyperCommand):
    """A command that may be given `--ray` with the address of a cluster, or alone."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments, with the address that `--ray` alone means."""
        following = [*args[1:], ""]
        complete = [
            f"{RAY}={HERE}" if arg == RAY and not is_address(after) else arg
            for arg, after in zip(args, following, strict=True)
        ]
        return super().parse_args(ctx, complete)


def is_address(text: str) -> bool:
    """Whether a word is meant as an address and not as a game or an option."""
    return text in (HERE, "auto") or (":" in text and not text.startswith("-"))
