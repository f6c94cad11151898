"""Frames onto a terminal: what changed is written, a whole strip at a time, then the cursor is placed."""

from __future__ import annotations

from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.styles import DEFAULT_ATTRS, Attrs

from cribbage_a11y.ui.screen.frame import Frame, Span, Strip
from cribbage_a11y.ui.themes import Theme

_HAS_DIM = "dim" in Attrs._fields
"""Older versions of prompt_toolkit cannot draw dim text; its words say what it means."""


class Painter:
    """The alternate screen of a terminal. Nothing blinks, and the cursor stays visible."""

    def __init__(self, output: Output, theme: Theme, depth: ColorDepth) -> None:
        self.theme = theme
        self._output = output
        self._depth = depth
        self._shown: Frame | None = None
        self._looks: dict[tuple[str, bool], Attrs] = {}

    def enter(self) -> None:
        """Take the whole screen."""
        output = self._output
        output.enter_alternate_screen()
        output.disable_autowrap()
        output.show_cursor()
        self.forget()
        output.flush()

    def leave(self) -> None:
        """Give the screen back as it was."""
        output = self._output
        output.reset_attributes()
        output.enable_autowrap()
        output.quit_alternate_screen()
        output.flush()

    def forget(self) -> None:
        """Write everything with the next frame: the size changed, or somebody else wrote on the screen."""
        self._shown = None

    def restyle(self, theme: Theme) -> None:
        """Other colours from the next frame on."""
        if theme != self.theme:
            self.theme = theme
            self._looks.clear()
            self.forget()

    def paint(self, frame: Frame) -> None:
        """Write what differs from the frame before, all in one piece."""
        before = self._shown
        if before is not None and before == frame:
            return
        if before is None or (before.columns, len(before.rows)) != (frame.columns, len(frame.rows)):
            self._set(Span(""))
            self._output.erase_screen()
            before = None
        for place, strips in enumerate(frame.rows):
            old = () if before is None else before.rows[place]
            self._row(place, strips, old)
        self._output.reset_attributes()
        self._output.cursor_goto(frame.cursor.row + 1, frame.cursor.column + 1)
        self._output.flush()
        self._shown = frame

    def _row(self, place: int, strips: tuple[Strip, ...], old: tuple[Strip, ...]) -> None:
        for each in strips:
            if each not in old:
                self._output.cursor_goto(place + 1, each.column + 1)
                for span in each.spans:
                    self._set(span)
                    self._output.write(span.text)

    def _set(self, span: Span) -> None:
        key = (span.role, span.inverse)
        if key not in self._looks:
            self._looks[key] = self._attrs(span)
        self._output.set_attributes(self._looks[key], self._depth)

    def _attrs(self, span: Span) -> Attrs:
        look = self.theme.look(span.role, span.inverse)
        attrs = DEFAULT_ATTRS._replace(
            color=look.ink,
            bgcolor=look.paper,
            bold=look.bold,
            reverse=look.inverse,
            underline=look.underlined,
        )
        return attrs._replace(dim=True) if look.dim and _HAS_DIM else attrs
