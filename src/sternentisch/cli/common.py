"""What the commands share: language, options, speakers, consoles."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from sternentisch.cli.errors import complain
from sternentisch.kernel.game import Game
from sternentisch.kernel.option import parse_options
from sternentisch.kernel.refusal import BadInput
from sternentisch.terminal.typed import DIGITS, read_number, shortened

if TYPE_CHECKING:
    from rich.console import Console

    from sternentisch.text.speaker import Speaker

PAPER = 100
"""The width of what is written to a file or pipe."""


def default_language() -> str:
    """Return German where the environment asks for it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def speaker_for(game: Game, language: str | None, seats: int = 0) -> Speaker:
    """Return a speaker; seats are called by number."""
    from sternentisch.text.speaker import numbered

    return numbered(game, language or default_language(), seats)


def make_console(*, stderr: bool = False) -> Console:
    """Return a console; characters that its encoding lacks are replaced, not fatal."""
    import sys

    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    console = Console(stderr=stderr, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = PAPER
    return console


def load_game(id: str, content: Path | None = None) -> Game:
    """Load a game, with the values of one's own copy if a file is given."""
    from sternentisch.kernel.registry import load

    return load(id, content)


def read_options(game: Game, texts: list[str] | None) -> dict[str, object]:
    """Read start options given as NAME=VALUE; the game itself judges unknown names."""
    return parse_options(game.options, texts or [], "=")


def read_seed(text: str) -> int:
    """Read a seed: any whole number that a saved game can hold."""
    digits = text.strip().removeprefix("-")
    value = read_number(digits) if len(digits.lstrip("0")) <= DIGITS else None
    if value is None:
        raise BadInput(
            f"seed {shortened(text)!r}: a whole number of at most {DIGITS} digits wanted"
        )
    return -value if text.strip().startswith("-") else value


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    from sternentisch.kernel import state

    return not str(state.__file__).endswith(".py")


def warn_if_slow(speaker: Speaker) -> None:
    """Say once, on stderr, that the engine is not compiled."""
    if not is_compiled():
        complain(speaker.say("play-not-compiled"))
