"""Arguments and options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game, see `games`.")]
Lang = Annotated[str | None, typer.Option(help="de or en; by default the language of your system.")]
ContentFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="TOML file with the values of your own copy.")
]
StartOptions = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="A start option; may be repeated.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]


def seed_of(text: str | int) -> int:
    """Return the seed that a text gives, or refuse it."""
    from sternentisch.cli.common import read_seed

    return read_seed(str(text))
