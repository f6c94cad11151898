"""One guest's session behind the SSH door: the name, the seat, then the game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Final, Protocol

import asyncssh

from cribbage_a11y.net import door_words
from cribbage_a11y.net.host import Host, seat_somebody
from cribbage_a11y.net.limits import NAMING
from cribbage_a11y.net.room import Room, Seated
from cribbage_a11y.net.ssh_line import SshLine
from cribbage_a11y.net.ssh_reader import ReaderLine
from cribbage_a11y.net.ssh_typed import TypedLine

NEW_TABLE: Final = "new"
"""The user name that opens a table."""
_COLUMNS: Final = 80
_NARROWEST: Final = 20
"""Columns of a terminal that does not say how wide it is, and of the narrowest one that is believed."""
_NAMES: Final = 5
"""Names that one visitor may try."""
_TOKEN_DIGITS: Final = 32
_PTY_ECHO: Final = 53
"""The number of the terminal mode ECHO in RFC 4254."""
_LAST_WORDS: Final = 1.0
"""Seconds that a guest who sends no more still listens."""

_log = logging.getLogger("cribbage_a11y.net.ssh")


class Client(Protocol):
    """What a session asks of its connection."""

    host: Host
    peer: str
    """The address it comes from."""
    user: str
    """The user name: a code, and perhaps a token."""

    @property
    def is_one_too_many(self) -> bool:
        """Whether the address has too many lines."""

    def come_back_line(self, code: str, token: str) -> str:
        """What to type to come back to a seat."""


class GuestSession(asyncssh.SSHServerSession[str]):
    """The one session of a client."""

    def __init__(self, connection: Client) -> None:
        self._connection = connection
        self._terminal: str | None = None
        self._columns = _COLUMNS
        self._modes: Mapping[int, int] = {}
        self._line: SshLine | None = None
        self._seated: Seated | None = None
        self._serving: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()

    def connection_made(self, chan: asyncssh.SSHServerChannel[str]) -> None:
        self._channel = chan

    def pty_requested(
        self, term_type: str | None, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        self._terminal = term_type or "dumb"
        self._columns = _believed(term_size[0])
        self._modes = term_modes
        return True

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:  # noqa: ARG002
        if self._line is not None:
            self._line.columns = _believed(width)

    def shell_requested(self) -> bool:
        return True

    def session_started(self) -> None:
        self._line = line = self._presentation()
        self._serving = asyncio.ensure_future(self._serve(line))
        self._serving.add_done_callback(_note_failure)

    def data_received(self, data: str, datatype: int | None) -> None:  # noqa: ARG002
        self._heard.set()
        if self._line is not None and not self._line.is_closed:
            self._line.received(data)

    def eof_received(self) -> bool:
        if self._line is not None:
            asyncio.get_running_loop().call_later(_LAST_WORDS, self._line.close, "")
        return True

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        line, seated = self._line, self._seated
        if line is None:
            return
        line.lost()
        if seated is not None:
            seated.guest.room.lost(seated.guest, line)

    def _presentation(self) -> SshLine:
        if self._terminal is None:
            return TypedLine(self._channel, self._columns, "\n", echoes=False)
        if self._terminal == "dumb":
            return TypedLine(self._channel, self._columns, "\r\n", echoes=bool(self._modes.get(_PTY_ECHO, 1)))
        return ReaderLine(self._channel, self._columns)

    async def _serve(self, line: SshLine) -> None:
        connection = self._connection
        if connection.is_one_too_many:
            line.close(door_words.too_many_lines())
            return
        code, token = _code_and_token(connection.user)
        room = await self._room(code)
        if room is None:
            line.close(door_words.no_such_table())
            return
        guest = room.of_token(token) if token else None
        is_new = guest is None
        if guest is None:
            if token:
                line.say(door_words.no_such_seat())
            seated = await self._ask_name(line, room)
            if seated is None:
                return
        else:
            seated = Seated(guest, token)
        self._begin(line, room, seated, is_new)

    async def _room(self, code: str) -> Room | None:
        host = self._connection.host
        if code == NEW_TABLE and host.guests_may_open:
            return host.open(self._connection.peer)
        return await host.find(code, self._connection.peer)

    async def _ask_name(self, line: SshLine, room: Room) -> Seated | None:
        """A seat for whoever gives a name that will do; ``None`` when the line is closed instead."""
        for _ in range(_NAMES):
            asking = asyncio.ensure_future(line.ask(door_words.ask_name(), ""))
            while not asking.done() and not await self._is_silent(asking):
                pass
            if not asking.done():
                asking.cancel()
                break
            text = asking.result()
            if text is None:
                line.close("")
                return None
            seated = seat_somebody(room, text)
            if isinstance(seated, Seated):
                return seated
            line.say(seated)
        line.close(door_words.name_too_slow())
        return None

    async def _is_silent(self, asking: asyncio.Future[str | None]) -> bool:
        """Whether so many seconds go by without a key; ends at once when the question is answered."""
        self._heard.clear()
        heard = asyncio.ensure_future(self._heard.wait())
        either: set[asyncio.Future[Any]] = {asking, heard}
        done, _pending = await asyncio.wait(either, timeout=NAMING, return_when=asyncio.FIRST_COMPLETED)
        heard.cancel()
        return not done

    def _begin(self, line: SshLine, room: Room, seated: Seated, is_new: bool) -> None:
        self._seated = seated
        if line.is_closed:
            return
        if is_new and seated.token:
            line.say(door_words.come_back_with(self._connection.come_back_line(room.code, seated.token)))
        room.connect(seated.guest, line, is_new=is_new)
        line.attach(seated.guest.key, seated.guest.typed)
        _log.info("a guest from %s sits down", self._connection.peer)


def _believed(columns: int) -> int:
    return max(columns, _NARROWEST) if columns > 0 else _COLUMNS


def _code_and_token(user: str) -> tuple[str, str]:
    """The parts of a user name: a code, and after a dash perhaps a token."""
    code, _dash, token = user.rpartition("-")
    return (code, token) if len(token) == _TOKEN_DIGITS else (user, "")


def _note_failure(serving: asyncio.Task[None]) -> None:
    if not serving.cancelled() and serving.exception() is not None:
        _log.error("a session failed: %s", type(serving.exception()).__name__)
