"""What a guest sees behind the SSH door, and how it changes while the guest plays.

The stage is the guest's line from beginning to end; behind it stands one presentation at a time. The table,
the cards chosen and the place in the history are elsewhere, so a change loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cribbage_a11y.net.looks import Kind, Looks, typed_looks
from cribbage_a11y.net.ssh_line import Channel, SshLine
from cribbage_a11y.net.ssh_reader import ReaderLine
from cribbage_a11y.net.ssh_screen import FarTerminal, ScreenLine
from cribbage_a11y.net.ssh_typed import TypedLine
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.screens.settings_words import sentence

if TYPE_CHECKING:
    from cribbage_a11y.net.guest import Guest

_DRAWS_NOTHING: Final = frozenset({"dumb", "unknown"})
"""Terminals, as ``TERM`` names them, on which nothing can be drawn."""
_LINE_END: Final = "\r\n"


class StageLine:
    """Shows the game line by line, on the whole screen, or with typed words."""

    def __init__(
        self, channel: Channel, size: tuple[int, int], terminal: FarTerminal | None, *, echoes: bool = True
    ) -> None:
        """``terminal``: ``None`` where there is none; ``echoes``: whether typed words are to be echoed."""
        self.can_draw = terminal is not None and terminal.kind not in _DRAWS_NOTHING
        self.chosen: Looks | None = None
        """What the guest chose before there was a seat."""
        self._channel = channel
        self._size = size
        self._terminal = terminal
        self._echoes = echoes
        self._guest: Guest | None = None
        is_vte = terminal is not None and terminal.is_vte
        self._lines = ReaderLine(channel, size[0], begins_lines=is_vte)
        self._shown: SshLine = self._lines if self.can_draw else self._typed()

    @property
    def is_closed(self) -> bool:
        """Whether the line has ended."""
        return self._shown.is_closed

    def announce(self, number: int, utterances: Sequence[Utterance], style: LineStyle) -> None:
        """One burst."""
        self._shown.announce(number, utterances, style)

    def refresh(self) -> None:
        """Something that can be read has changed."""
        self._shown.refresh()

    def say(self, text: str) -> None:
        """A sentence of the door's own."""
        self._shown.say(text)

    async def ask(self, question: str, given: str) -> str | None:
        """A line of text; ``None`` when the guest gives up or the line is lost."""
        return await self._shown.ask(question, given)

    def received(self, text: str) -> None:
        """Characters from the guest."""
        self._shown.received(text)

    def resized(self, columns: int, rows: int) -> None:
        """The guest's terminal has another size."""
        self._size = (columns, rows)
        self._lines.columns = self._shown.columns = columns
        if isinstance(self._shown, ScreenLine):
            self._shown.size = self._size
            self._shown.refresh()

    def attach(self, guest: Guest) -> None:
        """From now on the guest plays, and sees the game as before, or as chosen at the door."""
        self._guest = guest
        if self.chosen is not None:
            guest.looks = self.chosen
        self._shown.attach(guest.key, guest.typed)
        if self.can_draw:
            self.show(guest.looks)
            guest.table_changed()

    def chooses(self, text: str) -> bool:
        """Whether a text is a choice of what is seen, which is then said back and comes with the game."""
        looks = typed_looks(text, self.chosen or Looks()) if self.can_draw else None
        if looks is None:
            return False
        self.chosen = looks
        is_large = looks.large_print
        self.say(sentence("large_print" if is_large else "presentation", is_large or looks.presentation, {}))
        return True

    def show(self, looks: Looks) -> None:
        """Show the game so from now on."""
        guest = self._guest
        if guest is None or self.is_closed:
            return
        if looks.shown is self._kind:
            if isinstance(self._shown, ScreenLine):
                self._shown.restyle(looks)
            return
        self._leave()
        if looks.shown is Kind.SCREEN:
            assert self._terminal is not None
            screen = ScreenLine(self._channel, self._size, self._terminal, guest.console, looks)
            self._shown = screen
            screen.open()
        elif looks.shown is Kind.WORDS:
            self._shown = self._typed()
            self._channel.write(_LINE_END)
        self._shown.attach(guest.key, guest.typed)

    def lost(self) -> None:
        """Nobody is at the other end any more."""
        self._shown.lost()

    def close(self, reason: str) -> None:
        """Give the terminal back as it was, say why, and end the session."""
        if self._kind is Kind.SCREEN and not self.is_closed:
            self._leave()
        self._shown.close(reason)

    @property
    def _kind(self) -> Kind:
        if isinstance(self._shown, ScreenLine):
            return Kind.SCREEN
        return Kind.WORDS if isinstance(self._shown, TypedLine) else Kind.LINES

    def _leave(self) -> None:
        """Back to lines, where the terminal was left."""
        self._lines.flush()
        left, self._shown = self._shown, self._lines
        if isinstance(left, ScreenLine):
            left.leave()
        elif isinstance(left, TypedLine):
            left.lost()
            self._lines.line_ended()

    def _typed(self) -> TypedLine:
        has_one = self._terminal is not None
        end = _LINE_END if has_one else "\n"
        return TypedLine(self._channel, self._size[0], end, echoes=has_one and self._echoes)
