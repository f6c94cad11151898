"""One guest's session behind the SSH door: the name, the seat, then the game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final, Protocol

import asyncssh

from cribbage_a11y.net import door_words
from cribbage_a11y.net.directory import HostCard
from cribbage_a11y.net.host import Host, Shut
from cribbage_a11y.net.link import HostSilent
from cribbage_a11y.net.room import Room, Seated
from cribbage_a11y.net.ssh_naming import ask_name
from cribbage_a11y.net.ssh_relay import SshAddress, SshRelay, Terminal
from cribbage_a11y.net.ssh_screen import far_terminal
from cribbage_a11y.net.ssh_stage import StageLine

NEW_TABLE: Final = "new"
"""The user name that opens a table."""
_COLUMNS: Final = 80
_ROWS: Final = 24
"""The size of a terminal that does not say how large it is."""
_NARROWEST: Final = 20
"""Columns of the narrowest terminal that is believed."""
_WIDEST: Final = 500
_HIGHEST: Final = 200
"""Columns and rows of the largest: a host draws pictures for all its guests."""
_MOST_HELD: Final = 64
"""Packets of a guest that are held until the table is found; those after them are dropped."""
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
    address: SshAddress
    """Where the guest has dialled."""

    @property
    def is_one_too_many(self) -> bool:
        """Whether the address has too many lines."""

    async def find(self, code: str) -> Room | HostCard | Shut:
        """Where the table of a code is."""


class GuestSession(asyncssh.SSHServerSession[str]):
    """The one session of a client."""

    def __init__(self, connection: Client) -> None:
        self._connection = connection
        self._terminal = Terminal(None, (_COLUMNS, 0, 0, 0), {})
        self._held: list[str] | None = []
        """What the guest sends before it is known where the table is."""
        self._relay: SshRelay | None = None
        """The way to the host that has the table, where that is another."""
        self._line: StageLine | None = None
        self._seated: Seated | None = None
        self._serving: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()

    def connection_made(self, chan: asyncssh.SSHServerChannel[str]) -> None:
        self._channel = chan

    def pty_requested(
        self, term_type: str | None, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        self._terminal = Terminal(term_type or "dumb", term_size, term_modes)
        return True

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        if self._line is not None:
            self._line.resized(*_believed(width, height))
        if self._relay is not None:
            self._relay.resized((width, height, pixwidth, pixheight))

    def shell_requested(self) -> bool:
        return True

    def session_started(self) -> None:
        self._line = line = self._stage()
        self._serving = asyncio.ensure_future(self._serve(line))
        self._serving.add_done_callback(_note_failure)

    def data_received(self, data: str, datatype: int | None) -> None:  # noqa: ARG002
        self._heard.set()
        if self._held is not None:
            self._held += [data][: _MOST_HELD - len(self._held)]
        elif self._relay is not None:
            self._relay.received(data)
        elif self._line is not None and not self._line.is_closed:
            self._line.received(data)

    def pause_writing(self) -> None:
        if self._relay is not None:
            self._relay.pause()

    def resume_writing(self) -> None:
        if self._relay is not None:
            self._relay.resume()

    def eof_received(self) -> bool:
        if self._relay is not None:
            self._relay.ended()
        elif self._line is not None:
            asyncio.get_running_loop().call_later(_LAST_WORDS, self._line.close, "")
        return True

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        line, seated = self._line, self._seated
        if self._relay is not None:
            self._relay.lost()
        if line is None:
            return
        line.lost()
        if seated is not None:
            seated.guest.room.lost(seated.guest, line)

    def _stage(self) -> StageLine:
        kind, (columns, rows, *_pixels), modes = self._terminal
        terminal = None if kind is None else far_terminal(kind, self._channel)
        echoes = bool(modes.get(_PTY_ECHO, 1))
        return StageLine(self._channel, _believed(columns, rows), terminal, echoes=echoes)

    async def _serve(self, line: StageLine) -> None:
        connection = self._connection
        if connection.is_one_too_many:
            line.close(door_words.too_many_lines())
            return
        code, token = _code_and_token(connection.user)
        room = await self._room(code)
        if isinstance(room, HostCard):
            await self._pass_on(line, room)
            return
        if isinstance(room, Shut):
            line.close(room.sentence)
            return
        self._give_held(line.received)
        guest = room.of_token(token) if token else None
        is_new = guest is None
        if guest is None:
            if token:
                line.say(door_words.no_such_seat())
            seated = await ask_name(line, room, self._heard)
            if seated is None:
                return
        else:
            seated = Seated(guest, token)
        await connection.host.seat(seated)
        self._begin(line, room, seated, is_new)

    async def _room(self, code: str) -> Room | HostCard | Shut:
        host = self._connection.host
        if code == NEW_TABLE and host.guests_may_open:
            opened = await host.open(self._connection.peer)
            return Shut(opened) if isinstance(opened, str) else opened
        return await self._connection.find(code)

    async def _pass_on(self, line: StageLine, card: HostCard) -> None:
        """To the host that has the table, until the session there is over."""
        connection = self._connection
        try:
            link = await connection.host.link_to(card)
        except HostSilent:
            line.close(door_words.host_silent())
            return
        self._relay = relay = SshRelay(link, self._channel)
        relay.begin(connection.peer, connection.user, connection.address, self._terminal)
        self._give_held(relay.received)
        status = await relay.run()
        self._relay = None
        if status is None:
            line.close(door_words.host_stops())
        else:
            self._channel.exit(status)

    def _give_held(self, take: Callable[[str], None]) -> None:
        """From now on what the guest sends is taken at once."""
        held, self._held = self._held or [], None
        for data in held:
            take(data)

    def _begin(self, line: StageLine, room: Room, seated: Seated, is_new: bool) -> None:
        self._seated = seated
        if line.is_closed:
            return
        if is_new and seated.token:
            line.say(door_words.come_back_with(self._connection.address.line(f"{room.code}-{seated.token}")))
        room.connect(seated.guest, line, is_new=is_new)
        line.attach(seated.guest)
        _log.info("a guest from %s sits down", self._connection.peer)


def _believed(columns: int, rows: int) -> tuple[int, int]:
    """The size of a terminal: what a client says of it may be nothing, or too much for any picture."""
    wide = min(max(columns, _NARROWEST), _WIDEST) if columns > 0 else _COLUMNS
    return wide, min(rows, _HIGHEST) if rows > 0 else _ROWS


def _code_and_token(user: str) -> tuple[str, str]:
    """The parts of a user name: a code, and after a dash perhaps a token."""
    code, _dash, token = user.rpartition("-")
    return (code, token) if len(token) == _TOKEN_DIGITS else (user, "")


def _note_failure(serving: asyncio.Task[None]) -> None:
    if not serving.cancelled() and serving.exception() is not None:
        _log.error("a session failed: %s", type(serving.exception()).__name__)
