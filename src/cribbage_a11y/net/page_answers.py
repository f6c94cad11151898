"""What the page door answers over HTTP: the page, its files, the line of health, and who may open a wire."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from cribbage_a11y.net.host import Host
from cribbage_a11y.net.page_words import asset, page

WIRE: Final = "/wire"
HEALTH: Final = "/health"
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
}
_ASSETS: Final = {
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
}


def files(*, may_open: bool) -> dict[str, tuple[str, str]]:
    """The page and its files, by path: what they hold, and of what kind it is."""
    answers = {"/": (page(may_open=may_open), "text/html; charset=utf-8")}
    return answers | {path: (asset(name), kind) for path, (name, kind) in _ASSETS.items()}


def answer(host: Host, files: dict[str, tuple[str, str]], request: Request) -> Response | None:
    """The page and its files over HTTP; ``None`` for a websocket that may be opened."""
    path = urlsplit(request.path).path
    if path == WIRE:
        return None if _is_same_origin(request) else _response(HTTPStatus.FORBIDDEN, "Not from here.\n")
    if path == HEALTH:
        return _response(HTTPStatus.OK, _health(host))
    if path not in files:
        return _response(HTTPStatus.NOT_FOUND, "Not here.\n")
    return _response(HTTPStatus.OK, *files[path])


def _health(host: Host) -> str:
    guests = sum(guest.line is not None for room in host.lobby for guest in room.everybody)
    shared = f", directory: {'away' if host.member.is_away else 'here'}" if host.is_sharing else ""
    return f"ok, tables {len(host.lobby)}, guests {guests}{shared}\n"


def _is_same_origin(request: Request) -> bool:
    """Whether a browser comes from our own page; programs send no origin."""
    origin = request.headers.get("Origin")
    return origin is None or urlsplit(origin).netloc == request.headers.get("Host")


def _response(status: HTTPStatus, text: str, kind: str = "text/plain; charset=utf-8") -> Response:
    body = text.encode()
    headers = Headers(
        {"Content-Type": kind, "Content-Length": str(len(body)), "Connection": "close", **_HEADERS}
    )
    return Response(status.value, status.phrase, headers, body)
