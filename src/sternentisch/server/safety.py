"""Safety around every request: where it comes from, how many there are, what browsers may do."""

from __future__ import annotations

import contextlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sternentisch.server.settings import Settings

log = logging.getLogger("sternentisch.server")
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MANY = 20_000
"""So many people and addresses are remembered."""
NOTED = 20
"""So many foreign origins are named in the log, each once."""


class Buckets:
    """How many requests each person or address has left: filled steadily, spent one by one."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, cost: float = 1.0, at: float | None = None) -> bool:
        """Take one request from somebody's bucket; False if it has not enough left."""
        cost = min(cost, float(self.burst))
        at = time.monotonic() if at is None else at
        left, since = self.left.pop(who, (float(self.burst), at))
        left = min(float(self.burst), left + (at - since) * self.rate)
        allowed = left >= cost
        self.left[who] = (left - cost if allowed else left, at)
        while len(self.left) > MANY:
            self.left.popitem(last=False)
        return allowed


class Doors:
    """How many sockets each person or address has open."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    @contextlib.contextmanager
    def enter(self, limits: dict[str, int]) -> Iterator[bool]:
        """Count a socket as long as it is open; False if one of these has too many."""
        free = all(self.open[who] < most for who, most in limits.items())
        if free:
            self.open.update(list(limits))
        try:
            yield free
        finally:
            if free:
                self.open.subtract(list(limits))
                for who in limits:
                    if not self.open[who]:
                        del self.open[who]


@lru_cache(maxsize=1000)
def network_of(host: str) -> str:
    """Return by what limits count an address: of IPv6 it is the network that a household has.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), 64), strict=False))


def address_of(client: tuple[str, int] | None) -> str:
    """Return by what limits count whoever is at the other end."""
    return network_of(client[0]) if client else "unknown"


def is_own_origin(headers: dict[str, str], settings: Settings) -> bool:
    """Whether a request comes from our own pages; one that does not say so does not."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin", "")
    if settings.origins:
        return origin in settings.origins
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host") != ""


class Shield:
    """Around everything, routed or not: strict origins, few requests at once, careful headers."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets) -> None:
        self.app = app
        self.settings = settings
        self.buckets = buckets
        self.noted: set[str] = set()  # foreign origins that the log has named

    def is_own(self, headers: dict[str, str]) -> bool:
        """Whether a request comes from our own pages; who sets `origins` wrongly finds out."""
        if is_own_origin(headers, self.settings):
            return True
        origin = headers.get("origin", "")[:100]
        if origin not in self.noted and len(self.noted) < NOTED:
            self.noted.add(origin)
            own = ", ".join(self.settings.origins) or headers.get("host", "")[:100]
            log.warning("a request was refused: its origin is %r, wanted is %s", origin, own)
        return False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it before anybody reads it."""
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        who = address_of(scope.get("client"))
        method = "GET" if scope["type"] == ScopeType.WEBSOCKET else scope["method"]
        if scope["type"] == ScopeType.WEBSOCKET:
            if not self.is_own(headers) or not self.buckets.spend(who):
                await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
                return
            await self.app(scope, receive, send)
            return

        async def send_shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {key.lower() for key, _ in message["headers"]}
                extra = [header for header in HEADERS if header[0] not in present]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        if not self.buckets.spend(who):
            await refuse(send_shielded, 429, "too-fast")
        elif method not in SAFE_METHODS and not self.is_own(headers):
            await refuse(send_shielded, 403, "origin")
        else:
            await self.app(scope, receive, send_shielded)


async def refuse(send: Send, status: int, code: str) -> None:
    """Answer a request with nothing but a code."""
    body = b'{"code":"' + code.encode() + b'"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
