"""The typed presentation: lines in, lines out. For pipes, simple terminals, switches and voice control."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Sequence
from typing import TextIO

from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.present.wrap import wrap
from cribbage_a11y.ui.choosing import number_asked
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.lines import LineStyle, rings, terminal_lines
from cribbage_a11y.ui.session import Session
from cribbage_a11y.ui.typed_words import parse_line
from cribbage_a11y.ui.wiping import CLEAR, empty_lines, rows_of, takes_commands


class TypedPresentation:
    """Prints each line; a question is printed and answered by the next line typed."""

    def __init__(self, out: TextIO, columns: Callable[[], int], style: LineStyle) -> None:
        self.style = style
        self._out = out
        self._columns = columns
        self.on_close: Callable[[], None] = lambda: None
        """Called when nobody takes the lines any more."""
        self._answer: asyncio.Future[str | None] | None = None

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """One burst in one write."""
        lines = terminal_lines(utterances, self._columns(), self.style)
        bell = "\a" if rings(utterances, self.style) else ""
        self._print("".join(line + "\n" for line in lines) + bell)

    def refresh(self) -> None:
        """Nothing is drawn, so nothing is drawn anew."""

    def wipe(self) -> None:
        """Take away all that was printed; where that cannot be, push it away with empty lines, and say so."""
        descriptor = self._out.fileno()
        if takes_commands(descriptor):
            self._print(CLEAR)
        else:
            rows = rows_of(descriptor)
            self._print("\n".join([*[""] * rows, *wrap(empty_lines(rows), self._columns()), ""]))

    async def ask(self, question: str, given: str) -> str | None:
        """The next line; an empty one takes what is given, or gives up where nothing is."""
        self._print(question + "\n")
        self._answer = asyncio.get_running_loop().create_future()
        try:
            text = await self._answer
        finally:
            self._answer = None
        return text or given or None

    def takes(self, line: str | None) -> bool:
        """Give a line to the open question, if there is one."""
        if self._answer is None or self._answer.done():
            return False
        self._answer.set_result(line)
        return True

    def _print(self, text: str) -> None:
        encoding = self._out.encoding or "utf-8"
        try:
            self._out.write(text.encode(encoding, "replace").decode(encoding))
            self._out.flush()
        except OSError:
            _to_nowhere(self._out)
            self.on_close()


def _to_nowhere(out: TextIO) -> None:
    """Let what is still to be written go nowhere, so that the end of the program meets no error."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, out.fileno())
    os.close(nowhere)


def read_lines(source: TextIO | None, give: Callable[[str | None], None]) -> None:
    """Give each line to the event loop, and ``None`` at the end, from a thread that keeps nobody waiting.

    Bytes that are no text become characters that no word has; without a source there are no lines.
    """
    loop = asyncio.get_running_loop()

    def read() -> None:
        for line in source or ():
            loop.call_soon_threadsafe(give, line)
        loop.call_soon_threadsafe(give, None)

    threading.Thread(target=read, name="typed lines", daemon=True).start()


def enter_line(console: Console, line: str) -> None:
    """Do what a line asks for: an answer, cards, a number, a command."""
    if console.elsewhere is not None:
        console.elsewhere.line(line.rstrip("\r\n"))
        return
    typed = parse_line(line)
    if typed.press is not None:
        console.press(typed.press)
    elif console.screens or console.session is None:
        command = Command.CARD if typed.numbers else Command.UNKNOWN
        console.press(Press(command, typed.numbers[0] if typed.numbers else 0, line.strip()))
    elif typed.cards:
        console.session.type_cards(typed.cards)
    else:
        _number(console.session, typed.numbers)


def _number(session: Session, numbers: tuple[int, ...]) -> None:
    """Numbers name a count where one is asked, else the cards of the hand by their places."""
    scene = session.scene
    asked = number_asked(scene)
    if asked:
        session.press(Press(asked, text=str(numbers[0])))
        return
    view = scene.view
    places = [number - 1 for number in numbers]
    if all(0 <= place < len(view.hand) for place in places):
        session.type_cards(tuple(view.hand[place] for place in places))
    else:
        missing = next(number for number in numbers if not 0 < number <= len(view.hand))
        session.press(Press(Command.CARD, missing))
