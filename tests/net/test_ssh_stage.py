"""What a guest behind the SSH door sees, changed at any moment: on a channel in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from cribbage_a11y.net.looks import Kind, Looks
from cribbage_a11y.net.ssh_relay import GIVES_BACK, SshRelay
from cribbage_a11y.net.ssh_screen import FarTerminal, far_terminal
from cribbage_a11y.net.ssh_stage import StageLine
from kit.rooms import ATable, run

OPENS, CLOSES = "\x1b[?1049h", "\x1b[?1049l"
XTERM = FarTerminal("xterm-256color")


class Pipe:
    """A channel whose other end may take nothing."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.waiting = 0
        self.status: int | None = None

    def write(self, data: str) -> None:
        assert self.status is None
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def exit(self, status: int) -> None:
        self.status = status

    @property
    def text(self) -> str:
        return "".join(self.written)


async def seated(pipe: Pipe, terminal: FarTerminal | None = XTERM) -> tuple[ATable, StageLine]:
    """Anna at a table, on a stage of 80 columns and 24 rows."""
    at, stage = ATable(), StageLine(pipe, (80, 24), terminal)
    entered = at.room.enter("Anna")
    assert entered is not None
    at.room.connect(entered.guest, stage, is_new=True)
    stage.attach(entered.guest)
    return at, stage


async def drawn() -> None:
    """Until what has changed is drawn."""
    await asyncio.sleep(0.2)


def test_a_slow_line_is_sent_the_newest_frame_alone_and_little_at_once() -> None:
    async def work() -> None:
        pipe = Pipe()
        at, stage = await seated(pipe)
        stage.show(Looks(Kind.SCREEN))
        await drawn()
        whole = len(pipe.text)
        anna = at.room.guests[0]
        pipe.written.clear()
        at.keys(anna, "down")
        await drawn()
        assert 0 < len(pipe.text) < whole / 3
        assert len(pipe.written) == 1
        pipe.written.clear()
        pipe.waiting = 1
        for _ in range(50):
            at.keys(anna, "down", "up", "down")
            await asyncio.sleep(0)
        await drawn()
        assert pipe.written == []
        pipe.waiting = 0
        await drawn()
        assert len(pipe.written) == 1
        assert len(pipe.text) < whole
        stage.lost()
        pipe.written.clear()
        at.keys(anna, "down")
        await drawn()
        assert pipe.written == []

    run(work())


def test_each_presentation_can_be_left_for_each_other() -> None:
    async def work() -> None:
        pipe = Pipe()
        at, stage = await seated(pipe)
        anna = at.room.guests[0]
        said: dict[str, Callable[[], object]] = {
            "screen": lambda: stage.received("/screen\r"),
            "words": lambda: stage.received("/words\r"),
            "large print": lambda: stage.received("/large print\r"),
        }
        at.keys(anna, "1")
        await drawn()
        for kind, choose in said.items():
            choose()
            await drawn()
            assert (OPENS in pipe.text) == (kind != "words"), kind
            if kind == "words":
                pipe.written.clear()
                stage.received("score\r")
                assert "0" in pipe.text
                stage.received("screen\rnothing")
                await drawn()
                assert pipe.text.count(OPENS) == 1
            pipe.written.clear()
            stage.received("b" if kind == "large print" else "/lines\r")
            await drawn()
            assert pipe.text.count(CLOSES) == 1
            pipe.written.clear()
        stage.close("Goodbye.")
        assert pipe.text == "\r\nGoodbye.\r\n"
        stage.show(Looks(Kind.SCREEN))
        assert pipe.status == 0

    run(work())


def test_a_question_on_the_screen_ends_with_it() -> None:
    async def work() -> None:
        pipe = Pipe()
        _at, stage = await seated(pipe)
        stage.show(Looks(Kind.SCREEN))
        ends: list[Callable[[], object]] = [lambda: stage.received("\x1b"), stage.lost]
        for end in ends:
            asking = asyncio.ensure_future(stage.ask("Command:", ""))
            await drawn()
            assert "Command:" in pipe.text
            pipe.written.clear()
            end()
            assert await asyncio.wait_for(asking, 1) is None
            await drawn()

    run(work())


@pytest.mark.parametrize("terminal", [None, FarTerminal("dumb"), FarTerminal("unknown")])
def test_where_nothing_can_be_drawn_nothing_is_offered(terminal: FarTerminal | None) -> None:
    async def work() -> None:
        pipe = Pipe()
        at, stage = await seated(pipe, terminal)
        assert not stage.can_draw
        assert not stage.chooses("screen")
        stage.received("o\rlarge print\r/screen\r")
        await drawn()
        assert "Large print" not in pipe.text
        assert "belongs to a program on your own computer" in pipe.text
        assert "\x1b" not in pipe.text
        assert at.room.guests[0].looks == Looks()

    run(work())


def test_in_terminals_that_orca_reads_a_line_is_begun_before_its_words() -> None:
    async def work() -> None:
        pipe = Pipe()
        at, stage = await seated(pipe, FarTerminal("xterm", is_vte=True))
        anna = at.room.guests[0]
        at.keys(anna, "1")
        await drawn()
        pipe.written.clear()
        at.keys(anna, "s", "t")
        assert pipe.written == ["\r\n"]
        await drawn()
        assert len(pipe.written) == 2
        assert "Your turn." in pipe.written[1]
        pipe.written.clear()
        at.keys(anna, "s")
        stage.received("/")
        await asyncio.sleep(0)
        stage.received("score")
        await drawn()
        assert pipe.written[0] == "\r\n"
        assert pipe.text.endswith("score")
        stage.received("\x1b")
        await drawn()
        pipe.written.clear()
        at.keys(anna, "s")
        stage.close("Goodbye.")
        assert pipe.text.endswith(".\r\nGoodbye.\r\n")

    run(work())


class Sent(Pipe):
    """A channel whose client sends variables along."""

    def __init__(self, **variables: str) -> None:
        super().__init__()
        self._variables = variables

    def get_environment(self) -> dict[str, str]:
        return self._variables


def test_what_a_client_sends_along_says_how_its_terminal_is() -> None:
    assert far_terminal("xterm", Pipe()) == FarTerminal("xterm", "utf-8", uncoloured=False)
    assert far_terminal("xterm", Sent(LANG="de_DE.ISO-8859-1", NO_COLOR="1")) == FarTerminal(
        "xterm", "ISO-8859-1", uncoloured=True
    )
    assert far_terminal("xterm", Sent(LANG="C", LC_ALL="de_DE.ISO-8859-15@euro")).encoding == "ISO-8859-15"


def test_signs_that_the_terminal_does_not_have_are_not_sent() -> None:
    async def work() -> None:
        pipe = Pipe()
        at, stage = await seated(pipe, FarTerminal("xterm", "ISO-8859-1"))
        at.keys(at.room.guests[0], "1")
        stage.show(Looks(Kind.SCREEN, large_print=True))
        await drawn()
        assert pipe.text.split(OPENS)[1].isascii()

    run(work())


@pytest.mark.parametrize(
    ("texts", "given_back"),
    [([OPENS], True), ([OPENS, "frame"], True), ([OPENS, f"{CLOSES}line"], False), (["line"], False)],
)
def test_a_screen_is_given_back_for_a_host_that_is_gone(texts: list[str], given_back: bool) -> None:
    class Gone:
        unsent = 0

        async def receive(self) -> str | None:
            return texts.pop(0) if texts else None

        def send(self, message: object) -> None:
            raise AssertionError(message)

        async def drain(self) -> None:
            return

        def close(self) -> None:
            return

    async def work() -> None:
        pipe = Pipe()
        assert await SshRelay(Gone(), pipe).run() is None
        assert pipe.text.endswith(GIVES_BACK) == given_back

    run(work())
