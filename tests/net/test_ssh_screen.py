"""The whole screen behind the SSH door: chosen at the door and in the game, drawn small, and given back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cribbage_a11y.net import door_words
from cribbage_a11y.net.looks import Kind, Looks
from cribbage_a11y.net.looks_words import presentations_offered
from cribbage_a11y.net.ssh_relay import GIVES_BACK, SshRelay
from cribbage_a11y.net.ssh_screen import FarTerminal, far_terminal
from cribbage_a11y.net.ssh_stage import StageLine
from kit.hosting import HostAtWork
from kit.pty_session import PtySession
from kit.rooms import ATable, run
from kit.ssh_client import WITHIN, command, guest, ssh_door

OPENS, CLOSES, ASKS = "\x1b[?1049h", "\x1b[?1049l", "\x1b[6n"
QUIET = 0.3
XTERM = FarTerminal("xterm-256color")


def shown(session: PtySession) -> str:
    """What stands on the screen now."""
    session.settle(QUIET)
    return "\n".join(session.screen.display)


def sit_down(session: PtySession, kind: str = "") -> None:
    """Take a seat, after a choice at the door."""
    session.wait_for("Your name:", WITHIN)
    if kind:
        session.press(kind, "enter")
        session.wait_for("Your name:", WITHIN)
    session.press("Anna", "enter")
    session.wait_for("Welcome, Anna", WITHIN)


def test_a_guest_plays_on_the_whole_screen_and_goes_back_to_lines(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    code = at.open().code
    with guest(code, port, tmp_path) as anna:
        anna.wait_for(re.escape(presentations_offered()), WITHIN)
        sit_down(anna, "screen")
        anna.wait_for(re.escape(OPENS), WITHIN)
        assert "Shown on the whole screen." in anna.text
        assert "Your table. Line 1 starts the game." in shown(anna)
        anna.press("1")
        anna.wait_for("Lay away 2", WITHIN)
        text = shown(anna)
        assert "Your hand" in text
        assert "Score" in text
        anna.press("1")
        assert ", chosen." in shown(anna)
        anna.press("b")
        assert "█" in shown(anna)
        anna.resize(40, 30)
        assert "█" in shown(anna)
        anna.press("b")
        assert "█" not in shown(anna)
        anna.press("/")
        assert "Command:" in shown(anna)
        before = len(anna.text)
        anna.press("/lines", "enter")
        anna.settle(QUIET)
        lines = anna.text[before:].split(CLOSES)[1]
        assert "\x1b" not in lines
        assert "Shown line by line, for a screen reader." in " ".join(lines.split())
        anna.press("2", "enter")
        anna.wait_for("You lay away", WITHIN)
        anna.press("ctrl-c")
        assert anna.ended() == 0
    assert ASKS not in anna.text
    assert anna.text.count(OPENS) == anna.text.count(CLOSES) == 1


def test_large_print_is_kept_for_the_next_line_and_the_host_gives_the_terminal_back(
    at: HostAtWork, tmp_path: Path
) -> None:
    port = ssh_door(at)
    code = at.open().code
    with guest(code, port, tmp_path) as anna:
        sit_down(anna)
        anna.settle(QUIET)
        user = re.search(r"ssh(\d{10}-[0-9a-f]{32})@", re.sub(r"\s", "", anna.text))
        assert user is not None
        anna.press("b")
        assert "Large print: on." in shown(anna)
        anna.hang_up()
    with guest(user.group(1), port, tmp_path) as again:
        again.wait_for(re.escape(OPENS), WITHIN)
        again.settle(QUIET)
        at.run(at.host.stop())
        assert again.ended() == 0
        restored = again.text.split(CLOSES)[1]
        assert door_words.host_stops().split(".")[0] in " ".join(restored.split())
        assert "\x1b" not in restored


def test_no_colours_where_there_are_none_or_they_are_not_wanted(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    code = at.open().code
    colour = re.compile(r"\x1b\[[0-9;]*\b[34]8;")
    seen = {}
    for name, term, env in (
        ("colours", "xterm-256color", None),
        ("vt100", "vt100", None),
        ("none wanted", "xterm-256color", "1"),
    ):
        ssh = command(code, port, "-o", "SendEnv=NO_COLOR")
        with PtySession(ssh, cwd=tmp_path, term=term, env={"NO_COLOR": env}) as anna:
            sit_down(anna, "screen")
            anna.settle(QUIET)
            anna.press("o", "end", "up", "up", "enter")
            anna.settle(QUIET)
            anna.press("3")
            anna.settle(QUIET)
            anna.press("ctrl-c")
            seen[name] = bool(colour.search(anna.text)), "Colours: white on black" in anna.text
            anna.ended()
        at.run(at.host.stop())
        code = at.open().code
    assert seen == {"colours": (True, True), "vt100": (False, True), "none wanted": (False, True)}


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
