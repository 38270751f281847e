"""Errors on the command line: one clear line, exit code 2, never a traceback."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from sternentisch.kernel.refusal import SternentischError

WRONG = 2
INTERRUPTED = 130


def complain(message: str) -> None:
    """Print one line to stderr."""
    typer.echo(f"sternentisch: {' '.join(message.split())}", err=True)


class Commands(TyperGroup):
    """A group of commands that turns errors into a line and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except SternentischError as error:
            complain(str(error))
        except BrokenPipeError:
            raise  # the reader has seen enough; click ends quietly
        except OSError as error:
            name = f"{error.filename}: " if error.filename else ""
            complain(f"{name}{error.strerror or error}")
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        raise typer.Exit(WRONG)
