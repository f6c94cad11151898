"""Keys from a real terminal: each by its name, none lost, none that nobody pressed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from cribbage_a11y.ui.keyboard import ESCAPE_WAIT, Keyboard
from cribbage_a11y.ui.line_prompt import LinePrompt
from kit.terminal import Terminal, terminal_as_stdin

A_MOMENT = ESCAPE_WAIT * 2


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """The terminal that the program runs in."""
    with terminal_as_stdin() as terminal:
        yield terminal


def _keys_of(terminal: Terminal, act: Callable[[], None], wait: float = A_MOMENT) -> list[str]:
    """The keys heard while the terminal is used so."""
    heard: list[str] = []

    async def listen() -> None:
        with Keyboard(heard.append, lambda: heard.append("closed")).attached():
            await asyncio.sleep(0.02)
            assert not terminal.echoes
            act()
            await asyncio.sleep(wait)

    asyncio.run(listen())
    return heard


@pytest.mark.parametrize(
    ("sent", "names"),
    [
        ("h", ["h"]),
        ("H", ["H"]),
        ("\r", ["enter"]),
        ("\n", ["enter"]),
        (" ", ["space"]),
        ("\t", ["tab"]),
        ("\x1b[Z", ["shift-tab"]),
        ("\x7f", ["backspace"]),
        ("\x08", ["backspace"]),
        ("\x1b", ["escape"]),
        ("\x1b[A\x1b[B\x1b[C\x1b[D", ["up", "down", "right", "left"]),
        ("\x1bOA", ["up"]),
        ("\x1b[H\x1b[F", ["home", "end"]),
        ("\x1b[1~\x1b[4~", ["home", "end"]),
        ("\x1bOP", ["f1"]),
        ("\x03\x04\x1a", ["ctrl-c", "ctrl-d", "ctrl-z"]),
        ("\x01", ["ctrl-a"]),
        ("\x1b[1;5C", ["ctrl-right"]),
        ("\u00f6\u20ac", ["\u00f6", "\u20ac"]),
        ("1\r2", ["1", "enter", "2"]),
        ("\x1b[12;40R", []),
        ("\x1b[?62;22c", []),
        ("\x1b[M !!", []),
    ],
)
def test_keys_are_heard_by_their_names(terminal: Terminal, sent: str, names: list[str]) -> None:
    assert _keys_of(terminal, lambda: terminal.press(sent)) == names


def test_a_lone_escape_is_fast(terminal: Terminal) -> None:
    heard = _keys_of(terminal, lambda: terminal.press("\x1b"), wait=ESCAPE_WAIT * 1.5)
    assert heard == ["escape"]


def test_keys_typed_before_anybody_listened_are_heard(terminal: Terminal) -> None:
    terminal.press("hs")
    assert _keys_of(terminal, lambda: None) == ["h", "s"]


def test_a_terminal_that_closes_is_told_once_and_after_its_last_keys(terminal: Terminal) -> None:
    assert _keys_of(terminal, terminal.hang_up) == ["closed"]


def test_the_terminal_is_as_before_when_nobody_listens_any_more(terminal: Terminal) -> None:
    assert terminal.echoes
    _keys_of(terminal, lambda: None)
    assert terminal.echoes


def test_a_key_that_meets_an_error_keeps_no_other_from_being_heard(terminal: Terminal) -> None:
    heard: list[str] = []
    errors: list[object] = []

    def on_key(key: str) -> None:
        heard.append(key)
        if key == "b":
            raise ZeroDivisionError

    async def listen() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _loop, context: errors.append(context["exception"])
        )
        with Keyboard(on_key, lambda: None).attached():
            await asyncio.sleep(0.02)
            terminal.press("abc")
            await asyncio.sleep(A_MOMENT)

    asyncio.run(listen())
    assert heard == ["a", "b", "c"]
    assert [type(error) for error in errors] == [ZeroDivisionError]


def _typed(
    terminal: Terminal, sent: str, given: str = "", keys: int = 1
) -> tuple[list[str], list[str | None]]:
    """What is heard as keys, and what a line prompt gets that Enter opens, when all is sent at once.

    It ends when so many keys were heard and the line was given.
    """
    heard: list[str] = []
    lines: list[str | None] = []
    asking: list[asyncio.Future[None]] = []

    async def listen() -> None:
        opened = asyncio.Event()

        def on_key(key: str) -> None:
            heard.append(key)
            if key == "enter" and not lines:
                asking.append(asyncio.ensure_future(ask()))

        async def ask() -> None:
            attached.close()
            lines.append(await LinePrompt(keyboard.source, "Your count:", given).ask())
            attached.enter_context(keyboard.attached())
            opened.set()

        keyboard = Keyboard(on_key, lambda: None)
        with ExitStack() as attached:
            attached.enter_context(keyboard.attached())
            await asyncio.sleep(0.02)
            terminal.press(sent)
            await asyncio.wait_for(opened.wait(), 10)
            while len(heard) < keys:
                await asyncio.sleep(0.01)

    asyncio.run(listen())
    return heard, lines


def test_what_is_typed_on_belongs_to_the_line_prompt_that_a_key_opens(terminal: Terminal) -> None:
    assert _typed(terminal, "h\r8\rs", keys=3) == (["h", "enter", "s"], ["8"])


@pytest.mark.parametrize(
    ("sent", "line"),
    [
        ("12\r", "12"),
        ("\r", ""),
        ("\x03", None),
        ("\x04", None),
        ("1\x7f2\r", "2"),
        ("sch\u00f6n, ja\r", "sch\u00f6n, ja"),
    ],
)
def test_a_line_is_typed_or_given_up(terminal: Terminal, sent: str, line: str | None) -> None:
    assert _typed(terminal, f"\r{sent}")[1] == [line]


def test_escape_gives_a_line_up_at_once(terminal: Terminal) -> None:
    assert _typed(terminal, "\r12\x1b")[1] == [None]


def test_what_is_given_can_be_changed(terminal: Terminal) -> None:
    assert _typed(terminal, "\r\x7fy\r", given="Zoe")[1] == ["Zoy"]
