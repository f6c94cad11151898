"""The screen presentation: the regions drawn on the whole screen, and keys as in the reader presentation."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AbstractContextManager, ExitStack
from typing import Final, Protocol, TextIO

from prompt_toolkit.output import ColorDepth, Output, create_output

from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.screen.picture import Picture, ScreenStyle

WATCH: Final = 0.5
"""Seconds between two looks at the size of a terminal, where no signal tells of a change."""


def terminal_output(stream: TextIO) -> Output:
    """What draws on a terminal."""
    return create_output(stream)


class Attachable(Protocol):
    """Where keys come from."""

    def attached(self) -> AbstractContextManager[None]:
        """While inside, keys are given to whoever takes them."""


class ScreenPresentation(Picture):
    """The picture on the player's own terminal, which it has while it is entered."""

    def __init__(
        self, output: Output, console: Console, keyboard: Attachable, style: LineStyle, screen: ScreenStyle
    ) -> None:
        super().__init__(output, console, style, screen, color_depth(output))
        self._keyboard = keyboard
        self._attached = ExitStack()
        self._watching: asyncio.TimerHandle | None = None

    def __enter__(self) -> ScreenPresentation:
        self._attached.enter_context(self._keyboard.attached())
        self.open()
        self._attached.callback(self.close)
        self._watch()
        return self

    def __exit__(self, *_error: object) -> None:
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None
        self._attached.close()

    def suspend(self) -> None:
        """Give the terminal back to the shell until the player comes back; no more than a stop elsewhere."""
        self.__exit__()
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        self.__enter__()

    def reattach(self) -> None:
        """Set the terminal again and draw everything, after the shell had it."""
        self.__exit__()
        self.__enter__()

    def _watch(self) -> None:
        if self._output.get_size() != self._drawn:
            self.refresh()
        self._watching = asyncio.get_running_loop().call_later(WATCH, self._watch)


def color_depth(output: Output) -> ColorDepth:
    """The colours that the terminal has; none where ``NO_COLOR`` is set."""
    return ColorDepth.from_env() or output.get_default_color_depth()
