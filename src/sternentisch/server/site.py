"""The built page: read once when the server starts, answered from memory.

Only what was found then can be asked for, by its exact name, so that no address leads elsewhere.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Response, route
from litestar.handlers import HTTPRouteHandler

from sternentisch.server.answers import Fixed
from sternentisch.server.desk import AnyRequest
from sternentisch.table.denied import Denied

SITE = Path(__file__).parent / "site"
"""Where the build of the page lies; without it there is a plain one."""
ADDRESSES = ["/", "/me", "/watch"]
FOLDERS = ["/game", "/table", "/replay", "/learn", "/rules"]
"""The page's own addresses: all are answered with the page, which knows what they mean."""
FOR_EVER = "public, max-age=31536000, immutable"
"""How long files with a fingerprint in their names may be kept."""
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Not left to the machine's own list, which may lack some."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {"content-security-policy": POLICY}


def read_site(folder: Path) -> dict[str, Fixed]:
    """Return all files of the built page by their addresses; none if it has not been built."""
    if not (folder / "index.html").is_file():
        return {}
    root = folder.resolve()
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.resolve().is_relative_to(root):
            name = "/" + path.relative_to(folder).as_posix()
            keep = FOR_EVER if name.startswith("/assets/") else "no-cache"
            found[name] = Fixed(path.read_bytes(), type_of(path), keep)
    return found


def type_of(path: Path) -> str:
    """Return the media type of a file."""
    guess = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return guess or "application/octet-stream"


def site_handlers(files: dict[str, Fixed]) -> list[HTTPRouteHandler]:
    """Return what answers with the page, and with its files."""
    methods = [HttpMethod.GET, HttpMethod.HEAD]
    deeper = [f"{folder}/{{rest:path}}" for folder in FOLDERS]

    @route([*ADDRESSES, *FOLDERS, *deeper], http_method=methods, include_in_schema=False)
    async def page(request: AnyRequest) -> Response[Any]:
        """Answer with the page."""
        return files["/index.html"].answer(request, HEADERS)

    others = [name for name in files if not name.startswith("/assets/")]

    @route([*others, "/assets/{rest:path}"], http_method=methods, include_in_schema=False)
    async def file(request: AnyRequest) -> Response[Any]:
        """Answer with a file of the page."""
        found = files.get(request.scope["path"])
        if found is None:
            raise Denied("not-found")
        return found.answer(request, HEADERS)

    return [page, file]
