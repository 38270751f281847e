"""The plain page at the root, where the browser's client has not been built."""

from __future__ import annotations

from html import escape

from litestar import MediaType, get

from sternentisch.server.api import TablesApi
from sternentisch.server.desk import TheDesk
from sternentisch.table.deeds import OPEN, OVER, PLAYING

TITLES = {OPEN: "Open places", PLAYING: "Being played", OVER: "Finished"}


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def page(desk: TheDesk) -> str:
    """List the public tables."""
    lobby = await TablesApi.lobby.fn(None, desk)
    parts = []
    for phase, title in TITLES.items():
        rows = [
            f"<li>{escape(card.game)}: "
            f"{escape(', '.join(place.name or place.bot or 'open' for place in card.places))} "
            f"<code>{escape(card.id)}</code></li>"
            for card in lobby[phase]
        ]
        parts.append(f"<h2>{title}</h2><ul>{''.join(rows) or '<li>none</li>'}</ul>")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Sternentisch</title>'
        "<style>body{font:1rem/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;"
        "background:#11141c;color:#e8eaf0}a{color:#9cc4ff}code{color:#aab}</style>"
        "<h1>Sternentisch</h1><p>The server is running. Play in the terminal with "
        "<code>sternentisch play</code>; programs use the "
        "<a href='/api/schema/openapi.json'>interface</a>.</p>" + "".join(parts)
    )
