"""The page door: one page and its websocket, for those who have a browser or the installed program."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass
from ssl import SSLContext
from typing import Any, Final, NamedTuple

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from cribbage_a11y.net import door_words
from cribbage_a11y.net.directory import HostCard
from cribbage_a11y.net.host import Host, Shut, seat_somebody, silent
from cribbage_a11y.net.limits import KEYS, LONGEST_MESSAGE, MESSAGE_WINDOW, NAMING, Rate
from cribbage_a11y.net.link import HostSilent
from cribbage_a11y.net.page_answers import answer, files
from cribbage_a11y.net.page_line import PageLine
from cribbage_a11y.net.page_relay import Frames, Refused, pass_on
from cribbage_a11y.net.room import Room, Seated
from cribbage_a11y.net.tasks import place_of

_TRIES: Final = 20
"""Times that one connection may try to come in."""
_TRY_LATER: Final = 1013
"""The close code of a websocket for those who may come back soon."""
_FAILED: Final = 1011
"""The close code for those whom an error of ours has cut off."""
_LIVELINESS: Final = 20.0
"""Seconds between two questions whether the other end is there, and seconds that the answer may take."""

_log = logging.getLogger("cribbage_a11y.net.page")
_SILENT: Final = logging.Logger("websockets", logging.CRITICAL + 1)
"""Bytes that are no request must fill no log, nor the terminal of a player who holds a table."""


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
        there = files(may_open=self.host.guests_may_open)

        def process(_connection: ServerConnection, request: Request) -> Response | None:
            return answer(self.host, there, request)

        return await serve(
            self._come,
            self.bind,
            self.port,
            ssl=self.tls,
            process_request=process,
            compression=None,
            max_size=LONGEST_MESSAGE,
            max_queue=16,
            open_timeout=NAMING,
            close_timeout=2,
            ping_interval=_LIVELINESS,
            ping_timeout=_LIVELINESS,
            server_header=None,
            logger=_SILENT,
        )

    async def _come(self, wire: ServerConnection) -> None:
        address = self._address(wire)
        if not self.host.lobby.connections.take(address):
            await wire.send(json.dumps({"refused": door_words.too_many_lines(), "about": "code"}))
            return
        try:
            await Visit(self.host, wire, address).run()
        except ConnectionClosed:
            pass
        except Exception as error:
            _log.error("a visit failed: %s at %s", type(error).__name__, place_of(error))
            await wire.close(_FAILED)
        finally:
            self.host.lobby.connections.release(address)

    def _address(self, wire: ServerConnection) -> str:
        if self.behind_proxy and wire.request is not None:
            forwarded = wire.request.headers.get_all("X-Forwarded-For")
            if forwarded:
                return forwarded[-1].rpartition(",")[2].strip()
        return str(wire.remote_address[0])


class Came(NamedTuple):
    """Somebody who has come in."""

    seated: Seated
    heard: int | None
    is_new: bool


class Visit:
    """One connection: first the way in, then the game."""

    def __init__(self, host: Host, wire: Frames, address: str, *, is_sent: bool = False) -> None:
        """``is_sent`` where another host has sent the guest here: then the code must be one of ours."""
        self._host = host
        self._wire = wire
        self._address = address
        self._is_sent = is_sent
        self._frames = Rate(2 * KEYS, MESSAGE_WINDOW)
        self._all_forms = False

    async def run(self) -> None:
        """Until the connection ends."""
        came = await self._come_in()
        if came is None:
            return
        guest, line = came.seated.guest, PageLine(self._wire, all_forms=self._all_forms)
        await self._host.seat(came.seated)
        line.put({"seated": {"code": guest.room.code, "token": came.seated.token, "name": guest.name}})
        guest.room.connect(guest, line, came.heard, is_new=came.is_new)
        line.show(guest)
        _log.info("a guest from %s sits down", self._address)
        try:
            while True:
                line.take(guest, await self._message())
        finally:
            line.lost()
            guest.room.lost(guest, line)

    async def _come_in(self) -> Came | None:
        """A seat; ``None`` where the visit is over without one here, as when nothing is asked for."""
        for _ in range(_TRIES):
            try:
                message = await asyncio.wait_for(self._message(), NAMING)
            except TimeoutError:
                return None
            self._all_forms = message.get("forms") is True
            if isinstance(message.get("enter"), dict):
                came = await self._enter(message["enter"], message)
            elif isinstance(message.get("open"), dict) and self._host.guests_may_open and not self._is_sent:
                came = await self._open(message["open"])
            else:
                continue
            if not isinstance(came, Refused):
                return came
            await self._wire.send(json.dumps({"refused": came.sentence, "about": came.about}))
        return None

    async def _enter(self, wanted: dict[str, Any], message: dict[str, Any]) -> Came | Refused | None:
        find = self._host.find_here if self._is_sent else self._host.find
        token = _text(wanted, "token")
        found = await find(_text(wanted, "code"), self._address)
        if isinstance(found, Shut):
            return await self._shut(found, token)
        if isinstance(found, HostCard):
            return await self._pass_on(found, token, message)
        guest = found.of_token(token) if token else None
        if guest is not None:
            heard = wanted.get("heard")
            return Came(Seated(guest, token), heard if type(heard) is int else None, is_new=False)
        if token and not _text(wanted, "name"):
            return Refused(door_words.no_such_seat(), "name")
        return self._sit(found, wanted)

    async def _pass_on(self, card: HostCard, token: str, message: dict[str, Any]) -> Refused | None:
        """To the host that has the table, until the visit there is over."""
        try:
            link = await self._host.link_to(card)
            return await pass_on(link, self._wire, self._address, message, self._message)
        except HostSilent:
            return await self._shut(silent(), token)

    async def _shut(self, shut: Shut, token: str) -> Refused | None:
        """Say so; but who has a seat, and need only try again, does that of itself when the line breaks."""
        if token and shut.may_pass:
            await self._wire.close(_TRY_LATER)
            return None
        return Refused(shut.sentence, "code")

    async def _open(self, wanted: dict[str, Any]) -> Came | Refused:
        room = await self._host.open(self._address)
        if isinstance(room, str):
            return Refused(room, "name")
        came = self._sit(room, wanted)
        if isinstance(came, Refused):
            self._host.close(room)
        return came

    def _sit(self, room: Room, wanted: dict[str, Any]) -> Came | Refused:
        seated = seat_somebody(room, _text(wanted, "name"))
        return Refused(seated, "name") if isinstance(seated, str) else Came(seated, None, is_new=True)

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
