"""Errors on the command line: one clear line, exit code 2; a traceback of broken bots only."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from sternentisch.kernel.refusal import Defects, SternentischError

WRONG = 2
INTERRUPTED = 130
MOST_DEFECTS = 10


def complain(message: str) -> None:
    """Print one line to stderr."""
    typer.echo(f"sternentisch: {' '.join(message.split())}", err=True)


def told(error: SternentischError) -> str:
    """Return an error in words; of many defects the first, and how many more there are."""
    if not isinstance(error, Defects):
        return str(error)
    listed = [f"{path}: {message}" for path, message in error.defects[:MOST_DEFECTS]]
    more = len(error.defects) - len(listed)
    text = f"{error.what}: {'; '.join(listed)}" + (f"; and {more} more" if more else "")
    if any(path == "content" for path, _ in error.defects):
        text += " (values of one's own copy are given with --content FILE)"
    return text


def complain_of_bot(error: Exception) -> bool:
    """Tell whose bot is broken, and where, if that is it; the traceback comes first."""
    from sternentisch.lab.blame import blame_of

    blame = blame_of(error)
    if blame is not None:
        line, story = blame
        typer.echo(story, err=True, nl=False)
        complain(line)
    return blame is not None


class Commands(TyperGroup):
    """A group of commands that turns errors into a line and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command; whatever goes wrong becomes a line and an exit code."""
        try:
            return super().invoke(ctx)
        except SternentischError as error:
            complain(told(error))
        except BrokenPipeError:
            raise  # the reader has seen enough; click ends quietly
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except Exception as error:
            if not complain_of_bot(error):
                if not isinstance(error, OSError):
                    raise
                name = f"{error.filename}: " if error.filename else ""
                complain(f"{name}{error.strerror or error}")
        raise typer.Exit(WRONG)
