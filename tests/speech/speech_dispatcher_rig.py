"""A real Speech Dispatcher in a folder of its own, with a voice that writes down what it says.

Its sound device is ALSA's `null`, and its only voice is the server's generic module, which runs a command for
each message: the command appends the words to a file, and then takes some time, as speaking does.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

COMMAND = shutil.which("speech-dispatcher")

SERVER_CONFIGURATION = """
LogLevel 3
LogDir "default"
Timeout {timeout}
{forbid}DisableAutoSpawn
AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "written" "sd_generic" "written.conf"
DefaultModule written
"""

VOICE_CONFIGURATION = """
GenericExecuteSynth "echo \\'$DATA\\' >> {said}; sleep {seconds}"
GenericCmdDependency "sleep"
GenericDefaultCharset "utf-8"
GenericMaxChunkLength 10000
GenericDelimiters "~"
AddVoice "en" "MALE1" "en"
"""


def require_server() -> None:
    """Skip the test when the server is not installed; but fail it where everything must be tested."""
    if COMMAND is None:
        reason = "speech-dispatcher is not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)


def eventually(true: Callable[[], object], seconds: float = 8.0) -> bool:
    """Whether it becomes true within so many seconds."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if true():
            return True
        time.sleep(0.01)
    return bool(true())


class DispatcherRig:
    """Starts, stops, kills and listens to a server of its own."""

    def __init__(self, *, seconds: float = 0.2, spawns: bool = True) -> None:
        # A socket's path has room for some hundred characters, which a test's own folder may exceed.
        self.folder = Path(tempfile.mkdtemp(prefix="sd"))
        self._said = self.folder / "said"
        self._process: subprocess.Popen[bytes] | None = None
        configuration = self.folder / "config" / "speech-dispatcher"
        (configuration / "modules").mkdir(parents=True)
        (configuration / "speechd.conf").write_text(
            SERVER_CONFIGURATION.format(timeout=0, forbid="# " if spawns else ""), encoding="utf-8"
        )
        (configuration / "modules" / "written.conf").write_text(
            VOICE_CONFIGURATION.format(said=self._said, seconds=seconds), encoding="utf-8"
        )

    @property
    def environment(self) -> dict[str, str]:
        """What a program needs in its environment to find this server."""
        kinds = {"XDG_CONFIG_HOME": "config", "XDG_RUNTIME_DIR": "run", "XDG_CACHE_HOME": "cache"}
        return {name: str(self.folder / folder) for name, folder in kinds.items()}

    @property
    def socket_path(self) -> Path:
        return self.folder / "run" / "speech-dispatcher" / "speechd.sock"

    @property
    def said(self) -> list[str]:
        """What the voice has begun to say, a message a line."""
        return self._said.read_text(encoding="utf-8").splitlines() if self._said.exists() else []

    def start(self) -> None:
        """Start the server, and wait until it listens."""
        assert COMMAND is not None
        (self.folder / "run").mkdir(exist_ok=True)
        self._process = subprocess.Popen(
            [COMMAND, "--run-single"],
            env={**os.environ, **self.environment},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        assert eventually(self._listens, 20), "the server did not start"

    def kill(self) -> None:
        """End the server as a crash would: without a word to its clients."""
        for number in self._numbers():
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGCONT)
                os.kill(number, signal.SIGKILL)
        if self._process:
            self._process.wait()
            self._process = None
        eventually(lambda: not self._listens())

    def hang(self) -> None:
        """Stop the server's process: it keeps its connections, and answers nobody."""
        for number in self._numbers():
            os.kill(number, signal.SIGSTOP)

    def go_on(self) -> None:
        """Let a stopped server go on."""
        for number in self._numbers():
            os.kill(number, signal.SIGCONT)

    def other_program(self) -> "OtherProgram":
        """Another program, such as the player's reader, that speaks by this server."""
        return OtherProgram(self.socket_path)

    def _is_ended(self) -> bool:
        self.kill()
        return not self._numbers()

    def clear(self) -> None:
        """End the server, even one that is only just being spawned, and remove its folder."""
        assert eventually(self._is_ended)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _numbers(self) -> set[int]:
        """The process that was started here, and those that were spawned: their commands name the folder."""
        found = {self._process.pid} if self._process else set()
        for file in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                command = file.read_bytes()
                if b"speech-dispatcher\0--spawn\0" in command and bytes(self.folder) in command:
                    found.add(int(file.parent.name))
        return found

    def _listens(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            probe.settimeout(1)
            try:
                probe.connect(str(self.socket_path))
            except OSError:
                return False
        return True


class OtherProgram:
    """Speaks with priority `text`, as readers do."""

    def __init__(self, path: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(5)
        self._socket.connect(str(path))

    def __enter__(self) -> "OtherProgram":
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def speak(self, text: str) -> None:
        for line in (
            "SET SELF CLIENT_NAME user:reader:main",
            "SET SELF PRIORITY TEXT",
            "SPEAK",
            f"{text}\r\n.",
        ):
            self._socket.sendall(f"{line}\r\n".encode())
            self._socket.recv(4096)
