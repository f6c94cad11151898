"""The loops around a program: raw keys and appended lines, or typed lines."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from cribbage_a11y.app.menus import Menus
from cribbage_a11y.app.notices import own_error_line
from cribbage_a11y.app.preferences import Preferences
from cribbage_a11y.app.program import Program
from cribbage_a11y.plan import LaunchPlan

if TYPE_CHECKING:
    from cribbage_a11y.ui.console import Console
    from cribbage_a11y.ui.typed import TypedPresentation


async def reader_loop(plan: LaunchPlan, preferences: Preferences) -> BaseException | None:
    """Keys in, appended lines out, until the player leaves; what went wrong, if anything did."""
    from cribbage_a11y.ui.keyboard import Keyboard
    from cribbage_a11y.ui.reader import ReaderPresentation, ReaderTerminal

    terminal = ReaderTerminal(sys.stdout.fileno(), _encoding())
    keyboard = Keyboard(lambda key: program.console.key(key), lambda: program.done.set())
    presentation = ReaderPresentation(terminal, keyboard, preferences.line_style)
    program = Program(plan, preferences, presentation)
    program.console.handlers["suspend"] = lambda _value: _suspended(program, presentation.suspend)
    with presentation, _signals(program, presentation.reattach):
        return await _run(program)


async def typed_loop(plan: LaunchPlan, preferences: Preferences) -> BaseException | None:
    """Lines in, lines out. A line is done when the table waits for a person, so that pipes are in step."""
    from cribbage_a11y.ui.reader import ReaderTerminal
    from cribbage_a11y.ui.typed import TypedPresentation, enter_line, read_lines

    terminal = ReaderTerminal(sys.stdout.fileno(), _encoding())
    presentation = TypedPresentation(sys.stdout, lambda: terminal.columns, preferences.line_style)
    program = Program(plan, preferences, presentation, guard=0)
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    with _signals(program, lambda: None):
        read_lines(sys.stdin, lines.put_nowait)
        serving = asyncio.ensure_future(_serve(program, presentation, lines, enter_line))
        try:
            return await _run(program)
        finally:
            serving.cancel()


async def _serve(
    program: Program,
    presentation: TypedPresentation,
    lines: asyncio.Queue[str | None],
    enter: Callable[[Console, str], None],
) -> None:
    while True:
        line = await lines.get()
        if line is not None and presentation.takes(line.rstrip("\r\n")):
            continue
        await program.settled()
        if line is None:
            program.done.set()
            return
        try:
            enter(program.console, line)
        except Exception as error:
            _tell_of_error(program, {"message": "A typed line met an error.", "exception": error})


async def _run(program: Program) -> BaseException | None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, context: _tell_of_error(program, context))
    try:
        Menus(program).begin()
        await program.done.wait()
        return program.failure
    finally:
        program.close()


def _tell_of_error(program: Program, context: dict[str, Any]) -> None:
    """A mistake of the program's own: its account goes to the log, and the player hears of it at once."""
    asyncio.get_running_loop().default_exception_handler(context)
    program.tell(own_error_line())


def _suspended(program: Program, suspend: Callable[[], None]) -> None:
    """Stop as shells stop programs; afterwards say where the player is."""
    if hasattr(signal, "SIGTSTP"):
        suspend()
    program.console.back_in_front()


@contextmanager
def _signals(program: Program, reattach: Callable[[], None]) -> Iterator[None]:
    """A closed terminal or a friendly end leaves cleanly; after a stop the terminal is set again."""
    loop = asyncio.get_running_loop()
    actions: dict[str, Callable[[], None]] = {
        "SIGHUP": program.done.set,
        "SIGTERM": program.done.set,
        "SIGINT": program.done.set,
        "SIGCONT": reattach,
    }
    there = {getattr(signal, name): action for name, action in actions.items() if hasattr(signal, name)}
    if os.name != "posix":
        there = {}
    for number, action in there.items():
        loop.add_signal_handler(number, action)
    try:
        yield
    finally:
        for number in there:
            loop.remove_signal_handler(number)


def _encoding() -> str:
    return sys.stdout.encoding or "utf-8"
