"""The screen presentation: the regions drawn on the whole screen, and keys as in the reader presentation."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from typing import Final, Protocol, TextIO

from prompt_toolkit.data_structures import Size
from prompt_toolkit.output import ColorDepth, Output, create_output

from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.lines import LineStyle, rings
from cribbage_a11y.ui.screen.layout import AT_FIRST, Before, Canvas, Foot, layout
from cribbage_a11y.ui.screen.line_edit import ENTERS, GIVES_UP, LineEdit, begun
from cribbage_a11y.ui.screen.moving_pegs import MovingPegs
from cribbage_a11y.ui.screen.painter import Painter
from cribbage_a11y.ui.screen.sight import GameSight, MenuSight, Nothing, Sight, glyphs_for
from cribbage_a11y.ui.screen.texts import Texts
from cribbage_a11y.ui.themes import TERMINAL, theme

WATCH: Final = 0.5
"""Seconds between two looks at the size of a terminal, where no signal tells of a change."""


@dataclass(frozen=True, slots=True)
class ScreenStyle:
    """How the player has the screen."""

    theme: str = TERMINAL
    four_colour: bool = False
    large_print: bool = False
    animation: bool = False


def terminal_output(stream: TextIO) -> Output:
    """What draws on a terminal."""
    return create_output(stream)


class Attachable(Protocol):
    """Where keys come from."""

    def attached(self) -> AbstractContextManager[None]:
        """While inside, keys are given to whoever takes them."""


class ScreenPresentation:
    """Draws what the console holds. Drawing waits for the end of a burst, so that no half of it is seen."""

    def __init__(
        self, output: Output, console: Console, keyboard: Attachable, style: LineStyle, screen: ScreenStyle
    ) -> None:
        self.style = style
        self._output = output
        self._console = console
        self._keyboard = keyboard
        self._attached = ExitStack()
        self._style = screen
        self._painter = Painter(output, theme(screen.theme, screen.four_colour), color_depth(output))
        self._glyphs = glyphs_for(output.encoding())
        self._texts = Texts()
        self._before: Before = AT_FIRST
        self._lines: tuple[str, ...] = ()
        self._typing: LineEdit | None = None
        self._answer: asyncio.Future[str | None] | None = None
        self._pegs = MovingPegs(self.refresh)
        self._drawing: asyncio.Handle | None = None
        self._watching: asyncio.TimerHandle | None = None
        self._drawn: Size | None = None

    def __enter__(self) -> ScreenPresentation:
        self._attached.enter_context(self._keyboard.attached())
        self._painter.enter()
        self._attached.callback(self._painter.leave)
        self._watch()
        self.refresh()
        return self

    def __exit__(self, *_error: object) -> None:
        self._pegs.stop()
        for waiting in (self._drawing, self._watching):
            if waiting is not None:
                waiting.cancel()
        self._drawing = self._watching = None
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

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """One burst, in the rows at the foot."""
        self._lines = tuple(utterance.text for utterance in utterances)
        if rings(utterances, self.style):
            self._output.bell()
            self._output.flush()
        self.refresh()

    def refresh(self) -> None:
        """Draw soon, once for all that happens until then."""
        if self._watching is not None and self._drawing is None:
            self._drawing = asyncio.get_running_loop().call_soon(self.draw)

    def restyle(self, style: ScreenStyle) -> None:
        """Other colours or sizes."""
        self._style = style
        self._painter.restyle(theme(style.theme, style.four_colour))
        self.refresh()

    async def ask(self, question: str, given: str) -> str | None:
        """A line at the foot of the screen; Escape gives up."""
        self._typing = begun(question, given)
        self._answer = asyncio.get_running_loop().create_future()
        self.refresh()
        try:
            return await self._answer
        finally:
            self._typing = self._answer = None
            self._lines = ()
            self.refresh()

    def takes(self, key: str) -> bool:
        """Give a key to the line that is typed, if there is one."""
        if self._typing is None or self._answer is None or self._answer.done():
            return False
        if key == ENTERS:
            self._answer.set_result(self._typing.text)
        elif key in GIVES_UP:
            self._answer.set_result(None)
        else:
            self._typing = self._typing.key(key)
            self.refresh()
        return True

    def draw(self) -> None:
        """Draw now."""
        self._drawing = None
        self._drawn = size = self._output.get_size()
        canvas = Canvas(max(size.columns, 1), max(size.rows, 1), self._glyphs, self._style.large_print)
        shown = layout(self._sight(), canvas, Foot(self._lines, self._typing), self._before)
        self._before = shown.before
        self._painter.paint(shown.frame)

    def _sight(self) -> Sight:
        console = self._console
        if console.screens:
            screen = console.screens[-1]
            return MenuSight(screen.title, screen.lines, screen.cursor)
        session = console.session
        if session is None:
            return Nothing()
        scene = session.scene
        pegs = self._pegs.towards(scene.view.scores, self._style.animation)
        return GameSight(scene, session.model, self._texts, pegs)

    def _watch(self) -> None:
        if self._output.get_size() != self._drawn:
            self.refresh()
        self._watching = asyncio.get_running_loop().call_later(WATCH, self._watch)


def color_depth(output: Output) -> ColorDepth:
    """The colours that the terminal has; none where ``NO_COLOR`` is set."""
    return ColorDepth.from_env() or output.get_default_color_depth()
