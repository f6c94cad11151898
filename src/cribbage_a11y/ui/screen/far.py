"""What draws on a terminal far away: characters for whoever sends them. Nothing is ever asked of it."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Final, TextIO, cast

from prompt_toolkit.data_structures import Size
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.output.vt100 import Vt100_Output

from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.screen.picture import Picture, ScreenStyle

FRAME: Final = 0.04
"""Seconds from a change to its drawing: whatever else changes meanwhile costs no bytes of its own."""
_UNCOLOURED: Final = frozenset({"vt52", "vt100", "vt102", "vt220", "vt320"})
"""Terminals, as ``TERM`` names them, that have no colours."""


class _Sender(io.TextIOBase):
    """The end of a line, as a file that takes text."""

    def __init__(self, send: Callable[[str], None], encoding: str) -> None:
        super().__init__()
        self._send = send
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """How the terminal's characters are encoded."""
        return self._encoding

    def write(self, text: str) -> int:
        """Send the text."""
        self._send(text)
        return len(text)


def far_output(
    send: Callable[[str], None], size: Callable[[], tuple[int, int]], terminal: str, encoding: str
) -> Output:
    """Draws by ``send``; ``size`` gives columns and rows, ``terminal`` is what ``TERM`` says there."""

    def measured() -> Size:
        columns, rows = size()
        return Size(rows, columns)

    sender = cast(TextIO, _Sender(send, encoding))
    return Vt100_Output(sender, measured, term=terminal, enable_cpr=False)


def far_depth(output: Output, terminal: str, *, uncoloured: bool) -> ColorDepth:
    """The colours of a terminal far away; none where its owner wants none."""
    if uncoloured or terminal in _UNCOLOURED:
        return ColorDepth.DEPTH_1_BIT
    return output.get_default_color_depth()


def far_picture(
    output: Output, console: Console, screen: ScreenStyle, terminal: str, *, uncoloured: bool
) -> Picture:
    """The picture of what a console holds, on a terminal far away."""
    depth = far_depth(output, terminal, uncoloured=uncoloured)
    return Picture(output, console, LineStyle(), screen, depth, FRAME)
