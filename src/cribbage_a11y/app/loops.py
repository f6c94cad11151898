"""The loops around a program: raw keys, or typed lines."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from cribbage_a11y.app.menus import Menus
from cribbage_a11y.app.notices import own_error_line
from cribbage_a11y.app.preferences import Preferences
from cribbage_a11y.app.program import Program
from cribbage_a11y.plan import LaunchPlan
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.commands import Command

if TYPE_CHECKING:
    from cribbage_a11y.ui.console import Console
    from cribbage_a11y.ui.typed import TypedPresentation


Begin: TypeAlias = Callable[[Program], None]
"""Puts the first thing in front of the player."""


def begin_as_planned(program: Program) -> None:
    """A game at once, the first questions, or the home menu."""
    Menus(program).begin()


async def keys_loop(
    plan: LaunchPlan, preferences: Preferences, begin: Begin = begin_as_planned
) -> BaseException | None:
    """Keys in, lines or a whole screen out, until the player leaves; what went wrong, if anything did."""
    from cribbage_a11y.app.stage import Stage
    from cribbage_a11y.ui.reader import ReaderTerminal

    stage = Stage(plan, preferences, ReaderTerminal(sys.stdout.fileno(), _encoding()))
    program = Program(plan, preferences, stage)
    stops = _Stops(program.console, stage.reattach)
    program.console.handlers["suspend"] = lambda _value: stops.stop(stage.suspend)
    with stage.play(program), _signals(program, stops.gone_on, stage.resized):
        return await _run(program, begin)


async def typed_loop(
    plan: LaunchPlan, preferences: Preferences, begin: Begin = begin_as_planned
) -> BaseException | None:
    """Lines in, lines out. A line is done when the table waits for a person, so that pipes are in step."""
    from cribbage_a11y.ui.reader import ReaderTerminal
    from cribbage_a11y.ui.typed import TypedPresentation, enter_line, read_lines

    terminal = ReaderTerminal(sys.stdout.fileno(), _encoding())
    presentation = TypedPresentation(sys.stdout, lambda: terminal.columns, preferences.line_style)
    program = Program(plan, preferences, presentation)
    presentation.on_close = program.done.set
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    program.console.handlers[Command.LARGE_PRINT] = lambda _value: program.tell(_no_large_print())
    with _signals(program, _Stops(program.console, lambda: None).gone_on, lambda: None):
        read_lines(sys.stdin, lines.put_nowait)
        serving = asyncio.ensure_future(_serve(program, presentation, lines, enter_line))
        try:
            return await _run(program, begin)
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
        await asyncio.sleep(0)  # A question that the line before has asked is opened first.
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


async def _run(program: Program, begin: Begin) -> BaseException | None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, context: _tell_of_error(program, context))
    try:
        begin(program)
        await program.done.wait()
        return program.failure
    finally:
        program.close()


def _tell_of_error(program: Program, context: dict[str, Any]) -> None:
    """A mistake of the program's own: its account goes to the log, and the player hears of it at once."""
    asyncio.get_running_loop().default_exception_handler(context)
    program.tell(own_error_line())


def _no_large_print() -> str:
    # Translators: the player who types commands as words asked for large print.
    return _("Large print is drawn on the whole screen, and not where you type words.")


class _Stops:
    """The program stopped and gone on with, by a key, by the shell or by another program.

    The terminal is set again, and where the player is is said once: a stop by the key ends with the
    signal to go on too, but not where the system lets nothing stop the program.
    """

    def __init__(self, console: Console, reattach: Callable[[], None]) -> None:
        self._console = console
        self._reattach = reattach
        self._telling: asyncio.TimerHandle | None = None

    def stop(self, suspend: Callable[[], None]) -> None:
        """Stop as shells stop programs, where there are such."""
        if hasattr(signal, "SIGTSTP"):
            suspend()
        self._tell_soon()

    def gone_on(self) -> None:
        """The signal to go on has come."""
        self._reattach()
        self._tell_soon()

    def _tell_soon(self) -> None:
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(_AFTER_STOP, self._tell)

    def _tell(self) -> None:
        """Where a line is being typed, that line shows it."""
        self._telling = None
        if not self._console.is_asking:
            self._console.back_in_front()


_AFTER_STOP: Final = 0.05
"""Seconds within which the signal to go on has come after a stop."""


@contextmanager
def _signals(program: Program, gone_on: Callable[[], None], resized: Callable[[], None]) -> Iterator[None]:
    """A closed terminal or a friendly end leaves cleanly; after a stop the player is told the place."""
    loop = asyncio.get_running_loop()
    actions: dict[str, Callable[[], None]] = {
        "SIGHUP": program.done.set,
        "SIGTERM": program.done.set,
        "SIGINT": program.done.set,
        "SIGCONT": gone_on,
        "SIGWINCH": resized,
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
