"""The screen presentation over an SSH channel: the program's own picture, drawn as the line takes it."""

from __future__ import annotations

import select
import socket
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from cribbage_a11y.net.looks import Looks
from cribbage_a11y.net.ssh_keys import KeyedLine
from cribbage_a11y.net.ssh_line import Channel
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.reader import VTE
from cribbage_a11y.ui.screen.far import far_output, far_picture
from cribbage_a11y.ui.screen.picture import ScreenStyle
from cribbage_a11y.ui.screens.screen import say

KERNEL_BUFFER: Final = 65_536
"""Bytes of old frames that the system may hold for a slow line; more are never drawn."""
_LOCALES: Final = ("LC_ALL", "LC_CTYPE", "LANG")
"""Variables that name an encoding, the weightiest first."""


class FarTerminal(NamedTuple):
    """What is known of a guest's terminal."""

    kind: str
    """As ``TERM`` names it."""
    encoding: str = "utf-8"
    uncoloured: bool = False
    """Whether its owner wants no colours."""
    is_vte: bool = False
    """Whether it is known to be built on VTE, as those that Orca reads."""


def far_terminal(kind: str, channel: Channel) -> FarTerminal:
    """What a client says of its terminal, in ``TERM`` and in the variables that it sends along."""
    sent = getattr(channel, "get_environment", None)
    environment: Mapping[str, str] = {} if sent is None else sent()
    locale = next((environment[name] for name in _LOCALES if environment.get(name)), "")
    _language, _dot, encoding = locale.partition(".")
    return FarTerminal(
        kind,
        encoding.partition("@")[0] or "utf-8",
        uncoloured=bool(environment.get("NO_COLOR")),
        is_vte=VTE in environment,
    )


class ScreenLine(KeyedLine):
    """Frames in place of lines. What has changed is sent, of a slow line only the newest of it."""

    def __init__(
        self, channel: Channel, size: tuple[int, int], terminal: FarTerminal, console: Console, looks: Looks
    ) -> None:
        super().__init__(channel, size[0])
        self.size = size
        output = far_output(self._write, lambda: self.size, terminal.kind, terminal.encoding)
        style = _style(looks)
        self._picture = far_picture(output, console, style, terminal.kind, uncoloured=terminal.uncoloured)
        self._picture.may_draw = self._takes_more
        self._socket = _socket_of(channel)

    def open(self) -> None:
        """Take the whole screen."""
        self._picture.open()

    def leave(self) -> None:
        """Give the screen back as it was."""
        self._picture.give_up()
        self._picture.close()

    def restyle(self, looks: Looks) -> None:
        """Other colours or sizes."""
        self._picture.restyle(_style(looks))

    def announce(self, number: int, utterances: Sequence[Utterance], style: LineStyle) -> None:  # noqa: ARG002
        """One burst, in the rows at the foot."""
        self._picture.announce(utterances)

    def append(self, lines: Sequence[str]) -> None:
        """The door's own sentences, in the rows at the foot."""
        self._picture.announce(say(*lines).utterances)

    def refresh(self) -> None:
        """Something that can be read has changed."""
        self._picture.refresh()

    async def ask(self, question: str, given: str) -> str | None:
        """A line at the foot of the screen; ``None`` after Escape, or when the line is lost."""
        return await self._picture.ask(question, given)

    def takes(self, name: str) -> bool:
        """Give a key to the line that is typed, if there is one."""
        return self._picture.takes(name)

    def lost(self) -> None:
        """Nobody is at the other end any more."""
        super().lost()
        self.leave()

    def _takes_more(self) -> bool:
        waits = self._channel.get_write_buffer_size() > 0
        return not waits and (self._socket is None or _is_writable(self._socket.fileno()))


def _style(looks: Looks) -> ScreenStyle:
    return ScreenStyle(looks.theme, looks.four_colour, looks.large_print)


def _socket_of(channel: Channel) -> socket.socket | None:
    """The socket behind a channel of our own door, told to hold no more than a few frames."""
    info = getattr(channel, "get_extra_info", None)
    found: socket.socket | None = None if info is None else info("socket")
    if found is not None:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)
    return found


def _is_writable(descriptor: int) -> bool:
    """Whether the system takes more bytes now; where it does not, some wait in front of it already."""
    if descriptor < 0:
        return False
    if not hasattr(select, "poll"):  # Windows
        return bool(select.select([], [descriptor], [], 0)[1])
    asked = select.poll()
    asked.register(descriptor, select.POLLOUT)
    return bool(asked.poll(0))
