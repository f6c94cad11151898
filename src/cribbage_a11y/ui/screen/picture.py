"""The whole screen of a terminal, drawn from what a console holds: the same near and far."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from prompt_toolkit.data_structures import Size
from prompt_toolkit.output import ColorDepth, Output

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

TRY_AGAIN: Final = 0.1
"""Seconds between two looks at whether a terminal takes more that took none."""


@dataclass(frozen=True, slots=True)
class ScreenStyle:
    """How the player has the screen."""

    theme: str = TERMINAL
    four_colour: bool = False
    large_print: bool = False
    animation: bool = False


class Picture:
    """Draws what the console holds. Drawing waits for the end of a burst, so that no half of it is seen."""

    def __init__(
        self,
        output: Output,
        console: Console,
        style: LineStyle,
        screen: ScreenStyle,
        depth: ColorDepth,
        frame: float = 0.0,
    ) -> None:
        """``frame``: seconds from a change to the drawing of it and of all that has changed until then."""
        self.style = style
        self.may_draw: Callable[[], bool] = lambda: True
        """Whether the terminal takes more now; when it does again, what is newest is drawn."""
        self._output = output
        self._console = console
        self._style = screen
        self._frame = frame
        self._painter = Painter(output, theme(screen.theme, screen.four_colour), depth)
        self._glyphs = glyphs_for(output.encoding())
        self._texts = Texts()
        self._before: Before = AT_FIRST
        self._lines: tuple[str, ...] = ()
        self._typing: LineEdit | None = None
        self._answer: asyncio.Future[str | None] | None = None
        self._pegs = MovingPegs(self.refresh)
        self._is_open = False
        self._drawing: asyncio.TimerHandle | None = None
        self._drawn: Size | None = None

    def open(self) -> None:
        """Take the whole screen."""
        self._is_open = True
        self._painter.enter()
        self.refresh()

    def close(self) -> None:
        """Give the screen back as it was."""
        self._pegs.stop()
        self._is_open = False
        if self._drawing is not None:
            self._drawing.cancel()
            self._drawing = None
        self._painter.leave()

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """One burst, in the rows at the foot."""
        self._lines = tuple(utterance.text for utterance in utterances)
        if rings(utterances, self.style):
            self._output.bell()
            self._output.flush()
        self.refresh()

    def wipe(self) -> None:
        """What was announced is read no more; all else is drawn from what is there now."""
        self._lines = ()
        self.refresh()

    def refresh(self) -> None:
        """Draw soon, once for all that happens until then."""
        self._draw_in(self._frame)

    def restyle(self, style: ScreenStyle) -> None:
        """Other colours or sizes."""
        self._style = style
        self._painter.restyle(theme(style.theme, style.four_colour))
        self.refresh()

    async def ask(self, question: str, given: str) -> str | None:
        """A line at the foot of the screen; Escape gives up."""
        self.give_up()
        self._typing = begun(question, given)
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._answer = answer
        self.refresh()
        try:
            return await answer
        finally:
            if self._answer is answer:
                self._typing = self._answer = None
                self._lines = ()
                self.refresh()

    def give_up(self) -> None:
        """The question that is open is answered no more."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(None)

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
        """Draw now, or later where the terminal takes no more."""
        self._drawing = None
        if not self.may_draw():
            self._draw_in(TRY_AGAIN)
            return
        self._drawn = size = self._output.get_size()
        canvas = Canvas(max(size.columns, 1), max(size.rows, 1), self._glyphs, self._style.large_print)
        shown = layout(self._sight(), canvas, Foot(self._lines, self._typing), self._before)
        self._before = shown.before
        self._painter.paint(shown.frame)

    def _draw_in(self, seconds: float) -> None:
        if self._is_open and self._drawing is None:
            self._drawing = asyncio.get_running_loop().call_later(seconds, self.draw)

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
