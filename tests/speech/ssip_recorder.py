"""A small server that speaks SSIP, records what it is asked for, and misbehaves on demand."""

import shutil
import socket
import tempfile
import threading
from contextlib import suppress
from pathlib import Path

REPLIES = {"SET": "200 OK SET", "CANCEL": "213 OK CANCELED", "QUIT": "231 HAPPY HACKING"}


class SsipRecorder:
    """Listens on a unix socket, or on a port with `inet`; keeps the messages and the other commands.

    Set `seconds` for how long a message takes; `busy` while another program is speaking, which keeps a
    message out; `answers` to map a command's first word to another answer, where None is none at all.
    """

    def __init__(self, *, inet: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="sr"))
        self.path = self.folder / "ssip"
        self.messages: list[str] = []
        self.commands: list[str] = []
        self.fates: list[str] = []
        self.connections = 0
        self.seconds = 0.0
        self.busy = False
        self.answers: dict[str, bytes | None] = {}
        self._socket = socket.socket(socket.AF_INET if inet else socket.AF_UNIX)
        self._socket.bind(("127.0.0.1", 0) if inet else str(self.path))
        self._socket.listen()
        self.port: int = self._socket.getsockname()[1] if inet else 0
        self._open: list[socket.socket] = []
        self._timers: list[threading.Timer] = []
        self._speaking: tuple[socket.socket, int] | None = None
        self._lock = threading.RLock()
        threading.Thread(target=self._accept, daemon=True).start()

    def hang_up(self) -> None:
        """Close all connections."""
        while self._open:
            connection = self._open.pop()
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()

    def close(self) -> None:
        """End everything."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        for timer in self._timers:
            timer.cancel()
        self.hang_up()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            self.connections += 1
            self._open.append(connection)
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        with suppress(OSError, ValueError), connection.makefile("rb") as lines:
            while line := lines.readline():
                command = line.decode().rstrip("\r\n")
                self.commands.append(command)
                word = command.split(" ")[0]
                if word in self.answers:
                    connection.sendall(self.answers[word] or b"")
                elif word == "SPEAK":
                    connection.sendall(b"230 OK RECEIVING DATA\r\n")
                    self._speak(connection, self._text(lines))
                else:
                    if word == "CANCEL":
                        self._over("cut")
                    self._write(connection, REPLIES[word])

    def _text(self, lines) -> str:  # type: ignore[no-untyped-def]
        text = []
        while (line := lines.readline().decode().rstrip("\r\n")) != ".":
            text.append(line[1:] if line.startswith("..") else line)
        return "\n".join(text)

    def _speak(self, connection: socket.socket, text: str) -> None:
        with self._lock:
            self._over("cut")
            self.messages.append(text)
            self.fates.append("asked")
            number = len(self.messages)
            if "DATA" in self.answers:
                connection.sendall(self.answers["DATA"] or b"")
                return
            if self.busy:
                self.fates[-1] = "dropped"
                self._happen(connection, number, 703, "CANCELED")
            self._write(connection, f"225-{number}", "225 OK MESSAGE QUEUED")
            if not self.busy:
                self._speaking = (connection, number)
                self._happen(connection, number, 701, "BEGIN")
                timer = threading.Timer(self.seconds, self._end, (number,))
                self._timers.append(timer)
                timer.start()

    def _end(self, number: int) -> None:
        with self._lock:
            if self._speaking and self._speaking[1] == number:
                self._over("said")

    def _over(self, fate: str) -> None:
        with self._lock:
            if self._speaking:
                connection, number = self._speaking
                self._speaking = None
                self.fates[number - 1] = fate
                self._happen(connection, number, *((702, "END") if fate == "said" else (703, "CANCELED")))

    def _happen(self, connection: socket.socket, number: int, code: int, name: str) -> None:
        self._write(connection, f"{code}-{number}", f"{code}-1", f"{code} {name}")

    def _write(self, connection: socket.socket, *lines: str) -> None:
        with suppress(OSError):
            connection.sendall("".join(f"{line}\r\n" for line in lines).encode())
