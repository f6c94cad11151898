"""The reader presentation: each line appended, the cursor left at its end, and nothing else ever written.

What was measured with real readers: a line written in one piece and left alone is spoken once and whole;
a prompt drawn again, a moved cursor or an erased line is not.
"""

from __future__ import annotations

import asyncio
import os
import select
import shutil
import signal
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final

from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.present.wrap import wrap
from cribbage_a11y.ui.keyboard import Keyboard
from cribbage_a11y.ui.lines import LineStyle, rings, terminal_lines
from cribbage_a11y.ui.terminal_modes import line_end
from cribbage_a11y.ui.wiping import CLEAR, empty_lines, rows_of, takes_commands

if TYPE_CHECKING:
    from cribbage_a11y.ui.line_prompt import LinePrompt

FALLBACK_SIZE: Final = (80, 24)
VTE: Final = "VTE_VERSION"
"""The variable that terminals set which are built on VTE, such as those of GNOME, Xfce and MATE."""
LINE_AHEAD: Final = 0.02
"""Seconds from the beginning of a line to its words in such terminals. When both come at once and the window
is full, Orca says the line before again, since the news begin at its end. With 12 ms VTE told of both at once
now and then; with 30 ms Orca read the empty line at each arrow key."""
YASR_READS: Final = 256
"""Bytes that yasr 0.6.9 reads at once. When it gets just as many, it holds the last line back for more."""
LINE_END: Final = 2
"""Bytes that end a line on the terminal."""
BELL: Final = "\a"
RETURN: Final = "\r"


def looks_like_an_echo(line: str, column: int) -> bool:
    """Whether Fenrir takes a new line for the echo of a key, and keeps silent; a blank at its end helps.

    Fenrir 1.9.5 does so when the cursor moves sideways by as many columns as the new text has characters, the
    one blank counted to which it shortens the rest of the line. ``column``: where the cursor was before.
    """
    return abs(column - len(line)) == len(line) + 1


def with_blank(burst: Sequence[str], column: int, *, is_at_start: bool, encoding: str = "utf-8") -> list[str]:
    """The lines of a burst, with a blank behind them where a reader would keep silent about their end.

    ``column``: where the cursor was before; ``is_at_start``: whether no end of line comes before the first.
    """
    lines = list(burst)
    sent = sum(len(line.encode(encoding, "replace")) + LINE_END for line in lines)
    if is_at_start:
        sent -= LINE_END
    if sent % YASR_READS == 0 or (len(lines) == 1 and looks_like_an_echo(lines[0], column)):
        lines[-1] += " "
    return lines


class ReaderTerminal:
    """Appends lines to a terminal. One burst is one write."""

    def __init__(self, descriptor: int, encoding: str = "utf-8") -> None:
        self._descriptor = descriptor
        self._encoding = encoding
        self._at_start = True
        self._written = False
        self.is_seen = False
        """Whether something was written since the terminal was wiped."""
        self._column = 0

    def write(self, lines: Iterable[str], *, after: str = "") -> None:
        """Append the lines; characters that the terminal cannot show become question marks.

        ``after`` is written behind them: the bell, or a return to the beginning of the line.
        """
        end = line_end(self._descriptor)
        burst = list(lines)
        if not burst:
            return
        burst = with_blank(burst, self._column, is_at_start=self._at_start, encoding=self._encoding)
        self._column = 0 if after.endswith("\r") else len(burst[-1])
        text = "".join(end + line for line in burst)
        if self._at_start:
            text = text.removeprefix(end)
        self._at_start = False
        self._written = self.is_seen = True
        self._send(text + after)

    @property
    def is_at_start(self) -> bool:
        """Whether the cursor is at the start of a line."""
        return self._at_start

    def wipe(self) -> None:
        """Take away all that was written since the last time, also what has scrolled away."""
        if not self.is_seen:
            return
        self.is_seen = False
        if takes_commands(self._descriptor):
            self._send(CLEAR)
        else:
            rows = rows_of(self._descriptor)
            end = line_end(self._descriptor)
            self._send(end * (rows + 1) + end.join([*wrap(empty_lines(rows), self.columns), ""]))
        self.line_ended()

    def begin_line(self) -> None:
        """Go to the start of a new line, where the next burst begins."""
        self._send(line_end(self._descriptor))
        self._at_start = True
        self._column = 0

    def line_ended(self) -> None:
        """Somebody else left the cursor at the start of a line."""
        self._at_start = True
        self._column = 0

    def end(self) -> None:
        """Leave the cursor on a line of its own, for whatever comes after the game."""
        if self._written and not self._at_start:
            self.begin_line()

    @property
    def columns(self) -> int:
        """The width of the terminal now."""
        try:
            return os.get_terminal_size(self._descriptor).columns or FALLBACK_SIZE[0]
        except OSError:
            return shutil.get_terminal_size(FALLBACK_SIZE).columns

    def _send(self, text: str) -> None:
        rest = text.encode(self._encoding, "replace")
        while rest:
            try:
                rest = rest[os.write(self._descriptor, rest) :]
            except BlockingIOError:
                select.select([], [self._descriptor], [])
            except OSError:
                return


class ReaderPresentation:
    """Appended lines out, raw keys in; a line prompt only for real text."""

    def __init__(self, terminal: ReaderTerminal, keyboard: Keyboard, style: LineStyle) -> None:
        self.style = style
        self._terminal = terminal
        self._keyboard = keyboard
        self._attached = ExitStack()
        self._prompt: LinePrompt | None = None
        self._held: list[Utterance] = []
        """What came while a line was typed."""
        self._news: list[Utterance] = []
        """What is written at the next moment, on a line begun already."""
        self._writing: asyncio.TimerHandle | None = None
        self._begins_lines = VTE in os.environ

    def __enter__(self) -> ReaderPresentation:
        self._attached.enter_context(self._keyboard.attached())
        return self

    def __exit__(self, *_error: object) -> None:
        self._attached.close()
        self._end_line()

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """One burst in one write; while a line is typed it waits, so that nothing is written into that.

        In terminals built on VTE its line is begun a moment before.
        """
        if self._prompt is not None:
            self._held += utterances
            return
        self._news += utterances
        if self._writing is not None:
            return
        if not self._begins_lines or self._terminal.is_at_start:
            self._write_news()
        else:
            self._terminal.begin_line()
            self._writing = asyncio.get_running_loop().call_later(LINE_AHEAD, self._write_news)

    def _write_news(self) -> None:
        news, self._news = self._news, []
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
        lines = terminal_lines(news, self._terminal.columns, self.style)
        bell = BELL if rings(news, self.style) else ""
        self._terminal.write(lines, after=bell + (RETURN if self.style.news_first else ""))

    def wipe(self) -> None:
        """Take away all that was written, also what has scrolled away."""
        self._write_news()
        self._terminal.wipe()

    def _end_line(self) -> None:
        self._write_news()
        self._terminal.end()

    def refresh(self) -> None:
        """Nothing is drawn, so nothing is drawn anew."""

    async def ask(self, question: str, given: str) -> str | None:
        """A line prompt below the last line; Escape gives up."""
        from cribbage_a11y.ui.line_prompt import LinePrompt

        self._keyboard.pause()
        self._end_line()
        self._prompt = LinePrompt(self._keyboard.source, question, given)
        try:
            return await self._prompt.ask()
        finally:
            self._prompt = None
            self._terminal.line_ended()
            self._keyboard.go_on()
            held, self._held = self._held, []
            self.announce(held)

    def suspend(self) -> None:
        """Give the terminal back to the shell until the player comes back; no more than a stop elsewhere."""
        self._attached.close()
        self._end_line()
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        self._attached.enter_context(self._keyboard.attached())

    def reattach(self) -> None:
        """Set the terminal again as the game or its open line prompt needs it, after the shell had it."""
        if self._prompt is not None:
            self._keyboard.unecho_again()
            self._prompt.draw_again()
            return
        self._attached.close()
        self._attached.enter_context(self._keyboard.attached())
