"""The page door: one page and its websocket, for those who have a browser or the installed program."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass
from http import HTTPStatus
from ssl import SSLContext
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from cribbage_a11y.net import door_words
from cribbage_a11y.net.host import Host, seat_somebody
from cribbage_a11y.net.limits import KEYS, LONGEST_MESSAGE, MESSAGE_WINDOW, NAMING, Rate
from cribbage_a11y.net.page_line import PageLine
from cribbage_a11y.net.page_words import asset, page
from cribbage_a11y.net.room import Room, Seated

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
_TRIES: Final = 20
"""Times that one connection may try to come in."""
_LIVELINESS: Final = 20.0
"""Seconds between two questions whether the other end is there, and seconds that the answer may take."""

_log = logging.getLogger("cribbage_a11y.net.page")


@dataclass(frozen=True)
class PageDoor:
    """How the door is opened."""

    host: Host
    bind: str
    port: int
    tls: SSLContext | None = None
    behind_proxy: bool = False
    """Whether the guest's address is the last of ``X-Forwarded-For``."""

    async def open(self) -> Server:
        """Let guests in. Raises :class:`OSError` where the port is taken."""
        html = page(may_open=self.host.guests_may_open)
        files = {"/": (html, "text/html; charset=utf-8")}
        files |= {path: (asset(name), kind) for path, (name, kind) in _ASSETS.items()}

        def answer(_connection: ServerConnection, request: Request) -> Response | None:
            return _answer(self.host, files, request)

        return await serve(
            self._come,
            self.bind,
            self.port,
            ssl=self.tls,
            process_request=answer,
            compression=None,
            max_size=LONGEST_MESSAGE,
            max_queue=16,
            open_timeout=NAMING,
            close_timeout=2,
            ping_interval=_LIVELINESS,
            ping_timeout=_LIVELINESS,
            server_header=None,
        )

    async def _come(self, wire: ServerConnection) -> None:
        address = self._address(wire)
        if not self.host.lobby.connections.take(address):
            await wire.send(json.dumps({"refused": door_words.too_many_lines(), "about": "code"}))
            return
        try:
            await _Visit(self.host, wire, address).run()
        except ConnectionClosed:
            pass
        finally:
            self.host.lobby.connections.release(address)

    def _address(self, wire: ServerConnection) -> str:
        if self.behind_proxy and wire.request is not None:
            forwarded = wire.request.headers.get_all("X-Forwarded-For")
            if forwarded:
                return forwarded[-1].rpartition(",")[2].strip()
        return str(wire.remote_address[0])


def _answer(host: Host, files: dict[str, tuple[str, str]], request: Request) -> Response | None:
    """The page and its files over HTTP; ``None`` for a websocket that may be opened."""
    path = urlsplit(request.path).path
    if path == WIRE:
        return None if _is_same_origin(request) else _response(HTTPStatus.FORBIDDEN, "Not from here.\n")
    if path == HEALTH:
        guests = sum(guest.line is not None for room in host.lobby for guest in room.everybody)
        return _response(HTTPStatus.OK, f"ok, tables {len(host.lobby)}, guests {guests}\n")
    if path not in files:
        return _response(HTTPStatus.NOT_FOUND, "Not here.\n")
    return _response(HTTPStatus.OK, *files[path])


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


class _Visit:
    """One connection: first the way in, then the game."""

    def __init__(self, host: Host, wire: ServerConnection, address: str) -> None:
        self._host = host
        self._wire = wire
        self._address = address
        self._frames = Rate(2 * KEYS, MESSAGE_WINDOW)
        self._all_forms = False

    async def run(self) -> None:
        """Until the connection ends."""
        came = await self._come_in()
        if came is None:
            return
        seated, heard, is_new = came
        guest, line = seated.guest, PageLine(self._wire, all_forms=self._all_forms)
        line.put({"seated": {"code": guest.room.code, "token": seated.token, "name": guest.name}})
        guest.room.connect(guest, line, heard, is_new=is_new)
        line.show(guest)
        _log.info("a guest from %s sits down", self._address)
        try:
            while True:
                line.take(guest, await self._message())
        finally:
            line.lost()
            guest.room.lost(guest, line)

    async def _come_in(self) -> tuple[Seated, int | None, bool] | None:
        """A seat, what was heard last, and whether the guest is new."""
        for _ in range(_TRIES):
            message = await self._message()
            self._all_forms = message.get("forms") is True
            if isinstance(message.get("enter"), dict):
                came = await self._enter(message["enter"])
            elif isinstance(message.get("open"), dict) and self._host.guests_may_open:
                came = self._open(message["open"])
            else:
                continue
            if not isinstance(came, str):
                return came
            about = "code" if came == door_words.no_such_table() else "name"
            await self._wire.send(json.dumps({"refused": came, "about": about}))
        return None

    async def _enter(self, wanted: dict[str, Any]) -> tuple[Seated, int | None, bool] | str:
        room = await self._host.find(_text(wanted, "code"), self._address)
        if room is None:
            return door_words.no_such_table()
        token = _text(wanted, "token")
        guest = room.of_token(token) if token else None
        if guest is not None:
            heard = wanted.get("heard")
            return Seated(guest, token), heard if type(heard) is int else None, False
        if token and not _text(wanted, "name"):
            return door_words.no_such_seat()
        return self._sit(room, wanted)

    def _open(self, wanted: dict[str, Any]) -> tuple[Seated, int | None, bool] | str:
        room = self._host.open(self._address)
        if room is None:
            return door_words.too_many_tables()
        came = self._sit(room, wanted)
        if isinstance(came, str):
            self._host.close(room)
        return came

    def _sit(self, room: Room, wanted: dict[str, Any]) -> tuple[Seated, int | None, bool] | str:
        seated = seat_somebody(room, _text(wanted, "name"))
        return seated if isinstance(seated, str) else (seated, None, True)

    async def _message(self) -> dict[str, Any]:
        """The next message that is one; a flood ends the connection."""
        while True:
            frame = await self._wire.recv()
            if not self._frames.allows(self._host.clock()):
                await self._wire.close(1008)
            if isinstance(frame, str) and (message := parsed(frame)) is not None:
                return message


def parsed(frame: str) -> dict[str, Any] | None:
    """The JSON object of a frame; ``None`` where it is none."""
    try:
        message = json.loads(frame)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) else None


def _text(wanted: dict[str, Any], name: str) -> str:
    value = wanted.get(name)
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else ""


async def close_page_door(server: Server) -> None:
    """Let nobody in any more, once what was said last is sent."""
    await asyncio.sleep(0)
    server.close()
    await server.wait_closed()
