"""A small client of SSIP, the protocol of Speech Dispatcher, in which no wait is without a limit."""

from time import monotonic

from cribbage_a11y.speech.errors import SinkFailedError, SinkTimeoutError
from cribbage_a11y.speech.ssip_address import Address, connect
from cribbage_a11y.speech.ssip_parser import Happening, SsipParser, message_number

__all__ = ["SsipConnection", "plain"]


class SsipConnection:
    """One connection. Its methods raise SinkTimeoutError at their limit, SinkFailedError on a lost server."""

    def __init__(self, address: Address, limit: float) -> None:
        """Connect within `limit` seconds. Raises SinkMissingError when nobody listens."""
        self._socket = connect(address, limit)
        self._parser = SsipParser()

    def command(self, line: str, limit: float) -> list[str]:
        """Send a command and return the data of its answer, within `limit` seconds.

        Raises SinkFailedError when the command is refused, which codes from 300 say. A SinkTimeoutError says
        that nothing was taken, for no command but the text itself has anything said.
        """
        until = monotonic() + limit
        self._send(f"{line}\r\n", limit)
        while not self._parser.answers:
            self._take_within(until - monotonic())
        answer = self._parser.answers.popleft()
        if answer.code >= 300:
            raise SinkFailedError(f"refused: {answer.code} {answer.text}")
        return answer.data

    def speak(self, text: str, limit: float) -> int:
        """Have text said with the priority set before, and return the message's number."""
        until = monotonic() + limit
        self.command("SPEAK", limit)
        try:
            return message_number(self.command(f"{_escaped(text)}\r\n.", until - monotonic()))
        except SinkTimeoutError as error:
            error.taken = True
            raise

    def happenings(self) -> list[Happening]:
        """The events that have come since the last look. Does not wait."""
        try:
            self._socket.settimeout(0)
            while True:
                self._take()
        except BlockingIOError:
            pass
        except OSError as error:
            raise SinkFailedError(f"the server is gone: {error}") from error
        happened, self._parser.happenings = self._parser.happenings, []
        return happened

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def _send(self, text: str, limit: float) -> None:
        try:
            self._limit(limit)
            self._socket.sendall(text.encode("utf-8", "replace"))
        except TimeoutError as error:
            raise SinkTimeoutError("the server takes nothing", taken=False) from error
        except OSError as error:
            raise SinkFailedError(f"the server is gone: {error}") from error

    def _take_within(self, limit: float) -> None:
        try:
            self._limit(limit)
            self._take()
        except TimeoutError as error:
            raise SinkTimeoutError("the server says nothing", taken=False) from error
        except OSError as error:
            raise SinkFailedError(f"the server is gone: {error}") from error

    def _limit(self, limit: float) -> None:
        if limit <= 0:
            raise SinkTimeoutError("no time left", taken=False)
        self._socket.settimeout(limit)

    def _take(self) -> None:
        received = self._socket.recv(4096)
        if not received:
            raise SinkFailedError("the server hung up")
        self._parser.feed(received)


def plain(text: str) -> str:
    """Text without the characters that a voice cannot say: controls, but not the ends of lines."""
    return "".join(char for char in text if char.isprintable() or char in "\n ")


def _escaped(text: str) -> str:
    """Text as data of SPEAK, which a full stop alone on a line ends: one that begins a line is doubled."""
    lines = plain(text).split("\n")
    return "\r\n".join(f".{line}" if line.startswith(".") else line for line in lines)
