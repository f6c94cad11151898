"""The parts of a relay, each with a link that the test holds."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cribbage_a11y.net.link import HostSilent
from cribbage_a11y.net.page_relay import LinkedFrames, Refused, pass_on
from cribbage_a11y.net.ssh_relay import GIVES_BACK, LinkedChannel, SshAddress, SshRelay, Terminal
from kit.rooms import rest, run


class FakeLink:
    """A link that gives what it is told to, and keeps what it is sent."""

    def __init__(self, *gives: Any) -> None:
        self.sent: list[Any] = []
        self.gives: asyncio.Queue[Any] = asyncio.Queue()
        self.is_closed = False
        for message in gives:
            self.gives.put_nowait(message)

    async def receive(self) -> Any:
        return await self.gives.get()

    def send(self, message: Any) -> None:
        self.sent.append(message)

    async def drain(self) -> None:
        await asyncio.sleep(0)

    @property
    def unsent(self) -> int:
        return len(self.sent)

    def close(self) -> None:
        self.is_closed = True


class FakeEnd:
    """A guest's websocket, or channel."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.code: int | None = None

    async def recv(self) -> str:
        return await asyncio.Future()

    async def send(self, message: str) -> None:
        self.frames.append(message)

    async def close(self, code: int = 1000) -> None:
        self.code = code

    def write(self, data: str) -> None:
        self.frames.append(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def exit(self, status: int) -> None:
        self.code = status


async def never() -> dict[str, Any]:
    """A guest who sends nothing."""
    return await asyncio.Future()


def test_a_page_goes_on_until_the_host_there_is_done() -> None:
    async def work() -> None:
        seated = json.dumps({"seated": {}})
        for end, code in (({"close": 1008}, 1008), (None, 1012), ({"close": "now"}, 1012), (["?"], 1012)):
            link, wire = FakeLink(seated, "frame", end), FakeEnd()
            assert await pass_on(link, wire, "10.0.0.1", {"enter": {}}, never) is None
            assert link.sent == [{"door": "page", "address": "10.0.0.1"}, json.dumps({"enter": {}})]
            assert wire.frames == [seated, "frame"]
            assert wire.code == code
            assert link.is_closed

    run(work())


def test_a_page_that_is_refused_or_hears_nothing_may_try_again() -> None:
    async def work() -> None:
        refused = FakeLink(json.dumps({"refused": "No.", "about": "name"}))
        assert await pass_on(refused, FakeEnd(), "", {}, never) == Refused("No.", "name")
        assert refused.is_closed
        silent = FakeLink(None)
        with pytest.raises(HostSilent):
            await pass_on(silent, FakeEnd(), "", {}, never)
        assert silent.is_closed

    run(work())


def test_a_page_that_goes_ends_the_link() -> None:
    async def work() -> None:
        messages = iter([{"key": "s"}, {"key": "h"}])
        link, wire = FakeLink(json.dumps({"seated": {}})), FakeEnd()

        async def message() -> dict[str, Any]:
            try:
                return next(messages)
            except StopIteration:
                raise ConnectionResetError from None

        assert await pass_on(link, wire, "", {}, message) is None
        assert link.sent[2:] == [json.dumps({"key": "s"}), json.dumps({"key": "h"})]
        assert link.is_closed

    run(work())


def test_frames_at_the_other_end() -> None:
    async def work() -> None:
        link = FakeLink("frame", None)
        frames = LinkedFrames(link)
        assert await frames.recv() == "frame"
        with pytest.raises(ConnectionClosed):
            await frames.recv()
        await frames.send("said")
        await frames.close()
        assert link.sent == ["said", {"close": 1000}]
        assert link.is_closed

    run(work())


def test_a_terminal_says_who_comes_and_passes_on_keys_sizes_and_the_end() -> None:
    async def work() -> None:
        link, end = FakeLink(), FakeEnd()
        relay = SshRelay(link, end)
        terminal = Terminal("xterm", (80, 24, 0, 0), {53: 1})
        relay.begin("10.0.0.1", "1234567890", SshAddress("host", 8022), terminal)
        first = json.loads(json.dumps(link.sent[0]))
        assert Terminal.of(first) == terminal
        assert (first["address"], first["user"], first["dialled"]) == (
            "10.0.0.1",
            "1234567890",
            ["host", 8022],
        )
        relay.received("keys")
        relay.resized((40, 10, 0, 0))
        relay.ended()
        assert link.sent[1:] == ["keys", {"size": (40, 10, 0, 0)}, {"eof": True}]

    run(work())


def test_a_terminal_that_takes_no_more_makes_the_host_there_wait() -> None:
    async def work() -> None:
        link, end = FakeLink("one"), FakeEnd()
        relay = SshRelay(link, end)
        running = asyncio.ensure_future(relay.run())
        await rest()
        relay.pause()
        link.gives.put_nowait("two")
        link.gives.put_nowait("three")
        await rest()
        assert end.frames == ["one"]
        assert link.gives.qsize() == 1
        relay.resume()
        link.gives.put_nowait({"exit": 3})
        assert await running == 3
        assert end.frames == ["one", "two", "three"]
        assert link.is_closed

    run(work())


def test_nothing_is_written_to_a_terminal_that_is_lost() -> None:
    async def work() -> None:
        link, end = FakeLink("late"), FakeEnd()
        relay = SshRelay(link, end)
        relay.pause()
        relay.lost()
        assert await relay.run() == 0
        assert end.frames == []
        assert link.is_closed
        assert await SshRelay(FakeLink(None), end).run() is None
        assert await SshRelay(FakeLink({"size": 1}), end).run() is None
        drawing = FakeLink("\x1b[?1049h", None)
        assert await SshRelay(drawing, end).run() is None
        assert end.frames == ["\x1b[?1049h", GIVES_BACK]

    run(work())


def test_a_channel_at_the_other_end() -> None:
    async def work() -> None:
        link = FakeLink()
        channel = LinkedChannel(link)
        channel.write("text")
        assert channel.get_write_buffer_size() == 1
        channel.exit(0)
        assert link.sent == ["text", {"exit": 0}]
        assert link.is_closed

    run(work())
