"""A guest on the page's wire, without a page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from websockets.sync.client import ClientConnection, connect

from cribbage_a11y.net.page_answers import WIRE
from cribbage_a11y.net.page_door import PageDoor, close_page_door
from kit.hosting import LOOPBACK, HostAtWork

WITHIN = 20.0


def page_door(at: HostAtWork, **options: Any) -> int:
    """Open the page door of a host; its port."""
    server = at.run(PageDoor(at.host, LOOPBACK, 0, **options).open())
    at.at_end(close_page_door(server))
    port: int = next(iter(server.sockets)).getsockname()[1]
    return port


class PageClient:
    """Sends messages, keeps all that comes."""

    def __init__(self, port: int, **options: Any) -> None:
        self._open = connect(f"ws://{LOOPBACK}:{port}{WIRE}", compression=None, **options)
        self.wire: ClientConnection = self._open.__enter__()
        self.lines: list[str] = []
        self.frames: list[str] = []
        self.shown: dict[str, Any] = {"regions": {}, "history": []}
        self.seated: dict[str, str] = {}
        self.number = 0
        self.questions: list[str] = []
        self.ended: str | None = None
        self._seen = 0

    def close(self) -> None:
        """End the connection."""
        self._open.__exit__(None, None, None)

    def send(self, **message: Any) -> None:
        """One message."""
        self.wire.send(json.dumps(message))

    def enter(self, code: str, name: str, **more: Any) -> dict[str, Any]:
        """Sit down, or be refused."""
        self.send(enter={"code": code, "name": name, **more})
        while not self.seated:
            message = self.take()
            if "refused" in message:
                return message
        return {}

    def take(self, timeout: float = WITHIN) -> dict[str, Any]:
        """The next message, kept."""
        frame = self.wire.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self.seated = message.get("seated", self.seated)
        if "say" in message:
            self.lines += message["say"]
            self.number = message["number"]
        if message.get("ask"):
            self.questions.append(message["ask"]["question"])
        self.ended = message.get("ended", self.ended)
        for name, value in message.get("show", {}).items():
            if name == "regions":
                self.shown["regions"].update(value)
            elif name == "history":
                self.shown["history"] += value["lines"]
            else:
                self.shown[name] = value
        return message

    def take_all(self) -> None:
        """Take what comes until the connection ends, which is raised."""
        while True:
            self.take()

    def wait_for(self, pattern: str) -> str:
        """The next line that matches."""
        wanted = re.compile(pattern)
        while True:
            for place in range(self._seen, len(self.lines)):
                if wanted.search(self.lines[place]):
                    self._seen = place + 1
                    return self.lines[place]
            self._seen = len(self.lines)
            self.take()

    def settle(self, quiet: float = 0.15) -> None:
        """Take what comes until nothing has come for a while."""
        try:
            while True:
                self.take(quiet)
        except TimeoutError:
            return

    def region(self, name: str) -> list[str]:
        """The lines of a region."""
        lines: list[str] = self.shown["regions"][name]["lines"]
        return lines

    def play(self) -> None:
        """Plain moves in typed lines, until the game is over."""
        asks = r"Lay away \d|^Your turn. Count|Enter to go on|Enter to count|for the next game"
        for _ in range(600):
            asked = self.wait_for(asks)
            if "next game" in asked:
                return
            if "Lay away" in asked:
                self.send(line="1 2")
            elif "Count" in asked:
                self._lay_what_fits()
            else:
                self.send(line="go on")
        raise AssertionError("the game never ended")

    def _lay_what_fits(self) -> None:
        for number in "1234":
            self.send(line=number)
            if "would make" not in self.wait_for("would make|^You: "):
                return
        raise AssertionError("no card fits")


Come = Callable[..., PageClient]
"""Makes a client at a port."""
