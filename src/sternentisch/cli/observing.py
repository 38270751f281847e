"""The command `observation`: what programs that learn are shown of a game."""

from __future__ import annotations

import json

import typer

from sternentisch.kernel.registry import load
from sternentisch.rl.fields import field_rows, fields_table


def observation(game: str, seats: int | None, as_json: bool) -> None:
    """Print the fields of an observation, as Markdown or as JSON; English, as all in the code."""
    loaded = load(game)
    count = loaded.max_seats if seats is None else seats
    loaded.complete(count, None)  # refuses a wrong number of seats
    if as_json:
        document = {"game": loaded.id, "seats": count, "fields": field_rows(loaded, count)}
        typer.echo(json.dumps(document, indent=2))
    else:
        typer.echo(fields_table(loaded, count))
