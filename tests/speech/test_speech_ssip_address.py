"""Where Speech Dispatcher is looked for, and how it is started."""

import socket
import sys
from pathlib import Path

import pytest

from cribbage_a11y.speech import ssip_address
from cribbage_a11y.speech.errors import SinkFailedError, SinkMissingError, SinkTimeoutError
from cribbage_a11y.speech.ssip_address import Address, connect, server_address, spawn


@pytest.mark.parametrize(
    ("environment", "address"),
    [
        ({"XDG_RUNTIME_DIR": "/run/user/7"}, Address(Path("/run/user/7/speech-dispatcher/speechd.sock"))),
        ({"XDG_CACHE_HOME": "/cache"}, Address(Path("/cache/speech-dispatcher/speechd.sock"))),
        ({}, Address(Path.home() / ".cache" / "speech-dispatcher" / "speechd.sock")),
        ({"SPEECHD_ADDRESS": "unix_socket:/a:b"}, Address(Path("/a:b"))),
        (
            {"SPEECHD_ADDRESS": "unix_socket", "XDG_RUNTIME_DIR": "/run"},
            Address(Path("/run/speech-dispatcher/speechd.sock")),
        ),
        ({"SPEECHD_ADDRESS": "inet_socket"}, Address(None, "127.0.0.1", 6560)),
        ({"SPEECHD_ADDRESS": "inet_socket:box"}, Address(None, "box", 6560)),
        ({"SPEECHD_ADDRESS": "inet_socket:box:7"}, Address(None, "box", 7)),
        ({"SPEECHD_ADDRESS": "inet_socket::7"}, Address(None, "127.0.0.1", 7)),
        ({"SPEECHD_ADDRESS": "inet_socket:[::1]:7"}, Address(None, "::1", 7)),
    ],
)
def test_where_the_server_listens(environment: dict[str, str], address: Address) -> None:
    assert server_address(environment) == address


@pytest.mark.parametrize(
    "given", ["pigeon:1", "inet_socket:box:door", "inet_socket:box:0", "inet_socket:box:65536"]
)
def test_an_address_that_is_none_is_a_missing_server(given: str) -> None:
    with pytest.raises(SinkMissingError, match="SPEECHD_ADDRESS"):
        server_address({"SPEECHD_ADDRESS": given})


def test_nobody_listening_is_a_missing_server(tmp_path: Path) -> None:
    with pytest.raises(SinkMissingError):
        connect(Address(tmp_path / "none"), 1.0)


def test_a_system_without_unix_sockets_has_no_such_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    with pytest.raises(SinkMissingError):
        connect(Address(tmp_path / "none"), 1.0)


def test_a_path_that_no_socket_can_have_is_a_failure(tmp_path: Path) -> None:
    with pytest.raises(SinkFailedError):
        connect(Address(tmp_path / ("x" * 200)), 1.0)


@pytest.mark.parametrize("family", ["unix", "inet"])
def test_a_server_that_lets_nobody_in_is_a_time_out(
    family: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(*_: object) -> None:
        raise TimeoutError("timed out")

    monkeypatch.setattr(socket, "create_connection", late)
    monkeypatch.setattr(ssip_address, "_connect_unix", late)
    with pytest.raises(SinkTimeoutError):
        connect(Address(tmp_path / "full" if family == "unix" else None), 0.1)


def script(folder: Path, text: str) -> str:
    """A program for a server to be started by."""
    file = folder / "server"
    file.write_text(f"#!{sys.executable}\nimport sys, time\n{text}\n", encoding="utf-8")
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize(
    ("address", "arguments"),
    [
        (Address(Path("/s")), ["--spawn", "--communication-method", "unix_socket", "--socket-path", "/s"]),
        (
            Address(None, "localhost", 7),
            ["--spawn", "--communication-method", "inet_socket", "--port", "7"],
        ),
    ],
)
def test_a_server_is_started_quietly_for_its_address(
    address: Address, arguments: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    noted = tmp_path / "noted"
    command = script(
        tmp_path, f"print('noise'); print(*sys.argv[1:], sep='\\n', file=open({str(noted)!r}, 'w'))"
    )
    spawn(address, {"SPEECHD_CMD": command}, 10.0)
    assert noted.read_text(encoding="utf-8").split("\n")[:-1] == arguments
    assert capfd.readouterr() == ("", "")


def test_a_server_far_away_is_not_started_here(tmp_path: Path) -> None:
    with pytest.raises(SinkMissingError, match="none to start"):
        spawn(Address(None, "box", 7), {"SPEECHD_CMD": script(tmp_path, "")}, 10.0)


def test_a_server_that_is_not_installed_cannot_be_started(tmp_path: Path) -> None:
    with pytest.raises(SinkMissingError, match="none to start"):
        spawn(Address(Path("/s")), {"PATH": str(tmp_path)}, 1.0)


@pytest.mark.parametrize("text", ["sys.exit(1)", "time.sleep(60)"])
def test_a_server_that_will_not_start_is_missing(text: str, tmp_path: Path) -> None:
    with pytest.raises(SinkMissingError, match="did not start"):
        spawn(Address(Path("/s")), {"SPEECHD_CMD": script(tmp_path, text)}, 0.5)
