"""Where Speech Dispatcher listens, and how it is started when it does not."""

import shutil
import socket
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cribbage_a11y.speech.errors import SinkFailedError, SinkMissingError, SinkTimeoutError

__all__ = ["Address", "connect", "server_address", "spawn"]

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 6560
"""What Speech Dispatcher's manual gives for inet_socket."""

_LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Address:
    """A unix socket's path; or, when path is None, a host and a port."""

    path: Path | None
    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT

    @property
    def local(self) -> bool:
        """Whether a server started on this computer would be found there."""
        return self.path is not None or self.host in _LOCAL_HOSTS


def server_address(environment: Mapping[str, str]) -> Address:
    """The address that SPEECHD_ADDRESS names, else Speech Dispatcher's default socket.

    Forms: `unix_socket`, `unix_socket:PATH`, `inet_socket`, `inet_socket:HOST`, `inet_socket:HOST:PORT`.
    Raises SinkMissingError for any other.
    """
    given = environment.get("SPEECHD_ADDRESS", "")
    method, _, rest = given.partition(":")
    if method in ("", "unix_socket"):
        return Address(Path(rest) if rest else _default_socket(environment))
    if method != "inet_socket":
        raise SinkMissingError(f"SPEECHD_ADDRESS is not understood: {given}")
    host, _, port = rest.rpartition(":") if rest.count(":") else (rest, "", "")
    if port and not (port.isdecimal() and 0 < int(port) < 65536):
        raise SinkMissingError(f"SPEECHD_ADDRESS names no port: {given}")
    return Address(None, host.strip("[]") or DEFAULT_HOST, int(port or DEFAULT_PORT))


def _default_socket(environment: Mapping[str, str]) -> Path:
    """The server's own rule: the runtime folder, else the cache folder, else the one below home."""
    folder = environment.get("XDG_RUNTIME_DIR") or environment.get("XDG_CACHE_HOME")
    return Path(folder or Path.home() / ".cache") / "speech-dispatcher" / "speechd.sock"


def connect(address: Address, limit: float) -> socket.socket:
    """A connection made within `limit` seconds.

    Raises SinkMissingError when nobody listens, SinkTimeoutError when nobody answers, SinkFailedError for
    other failures.
    """
    try:
        if address.path is None:
            return socket.create_connection((address.host, address.port), limit)
        return _connect_unix(address.path, limit)
    except (FileNotFoundError, ConnectionRefusedError) as error:
        raise SinkMissingError(f"nobody listens: {error}") from error
    except (TimeoutError, BlockingIOError) as error:
        raise SinkTimeoutError(f"not let in: {error}") from error
    except OSError as error:
        raise SinkFailedError(f"no connection: {error}") from error


def _connect_unix(path: Path, limit: float) -> socket.socket:
    family = getattr(socket, "AF_UNIX", None)
    if family is None:
        raise SinkMissingError("no unix sockets on this system")
    connection = socket.socket(family, socket.SOCK_STREAM)
    try:
        connection.settimeout(limit)
        connection.connect(str(path))
    except OSError:
        connection.close()
        raise
    return connection


def spawn(address: Address, environment: Mapping[str, str], limit: float) -> None:
    """Ask the installed server to start itself for that address, as its own library does.

    The server obeys its user's configuration, which may forbid it. The command comes back when the server has
    gone into the background, perhaps before it listens. Raises SinkMissingError when it cannot or will not
    start.
    """
    command = environment.get("SPEECHD_CMD") or shutil.which(
        "speech-dispatcher", path=environment.get("PATH")
    )
    if command is None or not address.local:
        raise SinkMissingError("no server, and none to start")
    try:
        subprocess.run(
            [command, "--spawn", *_where(address)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            timeout=limit,
            check=True,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise SinkMissingError(f"the server did not start: {error}") from error


def _where(address: Address) -> list[str]:
    if address.path is None:
        return ["--communication-method", "inet_socket", "--port", str(address.port)]
    return ["--communication-method", "unix_socket", "--socket-path", str(address.path)]
