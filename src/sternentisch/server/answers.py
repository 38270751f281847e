"""Answers that several parts of the HTTP interface give."""

from __future__ import annotations

import gzip
import hashlib
from typing import Annotated, Any, Literal

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from sternentisch.server.desk import AnyRequest
from sternentisch.server.wire import Problem

PROBLEMS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in (
        (400, "Something is wrong with the request: `detail` names it."),
        (401, "Be somebody first: `not-logged-in`, `wrong-login`."),
        (403, "Not from another page, or not for you: `origin`, `not-owner`."),
        (404, "There is none: `no-such-table`, `table-closed`, `no-such-game`, `no-such-step`."),
        (409, "Not possible as things stand: `code` says why."),
        (413, "Too large."),
        (429, "Too many requests, or tries of passwords: `too-fast`."),
    )
}
NOTHING = ResponseSpec(None, description="Done; there is nothing to tell.")
UNCHANGED = ResponseSpec(None, description="You have it: `If-None-Match` names it.")
Invite = Annotated[str, QueryParameter(max_length=40)]
Lang = Annotated[Literal["de", "en"], QueryParameter()]
MaybeLang = Annotated[Literal["", "de", "en"], QueryParameter()]
MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=9)]
JSON = "application/json"
PACKED = ("application/json", "application/manifest+json", "image/svg+xml", "text/")
"""What becomes smaller when it is packed."""


class Fixed:
    """Something that stays the same while the server runs: with a fingerprint, and packed once.

    Nothing about a person or a table is sent like this: how well something packs tells what it is.
    """

    def __init__(self, body: bytes, media_type: str = JSON, keep: str = "no-cache") -> None:
        self.body = body
        self.media_type = media_type
        self.packed = gzip.compress(body, mtime=0) if media_type.startswith(PACKED) else None
        self.headers = {
            "cache-control": keep,
            "etag": f'W/"{hashlib.sha256(body).hexdigest()[:20]}"',
            "vary": "accept-encoding",
        }

    def answer(self, request: AnyRequest, headers: dict[str, str] | None = None) -> Response[Any]:
        """Answer with it, or with nothing if the client has it."""
        headers = {**self.headers, **(headers or {})}
        if is_known(request.headers.get("if-none-match", ""), self.headers["etag"]):
            return Response(None, status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=self.media_type, headers=headers)


def is_known(known: str, tag: str) -> bool:
    """Whether a client has what bears this tag."""
    tags = [one.strip().removeprefix("W/") for one in known.split(",")]
    return "*" in tags or tag.removeprefix("W/") in tags


def takes_gzip(accepted: str) -> bool:
    """Whether a client can unpack.

    >>> takes_gzip("br, gzip;q=0.8"), takes_gzip("gzip;q=0"), takes_gzip("")
    (True, False, False)
    """
    for one in accepted.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";")
        if name == "gzip":
            return weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
