"""A line of text being typed: pure, a key gives the next one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

_LONGEST: Final = 200
"""Characters; more than any text that is asked for."""


@dataclass(frozen=True, slots=True)
class LineEdit:
    """The question, the text so far, and where in it the cursor is."""

    question: str
    text: str = ""
    at: int = 0

    def key(self, name: str) -> LineEdit:
        """After a key, by its name as in the keymap; a key that means nothing here changes nothing."""
        edit = _EDITS.get(name)
        if edit is not None:
            return edit(self)
        typed = " " if name == "space" else name
        if len(typed) != len(" ") or not typed.isprintable() or len(self.text) >= _LONGEST:
            return self
        return replace(self, text=self.text[: self.at] + typed + self.text[self.at :], at=self.at + 1)

    def _moved(self, at: int) -> LineEdit:
        return replace(self, at=max(0, min(len(self.text), at)))

    def _without(self, start: int, end: int) -> LineEdit:
        start = max(start, 0)
        return replace(self, text=self.text[:start] + self.text[end:], at=start)


def begun(question: str, given: str) -> LineEdit:
    """A line with a text in it, the cursor at its end."""
    return LineEdit(question, given, len(given))


_EDITS: Final[dict[str, Callable[[LineEdit], LineEdit]]] = {
    "left": lambda line: line._moved(line.at - 1),
    "right": lambda line: line._moved(line.at + 1),
    "home": lambda line: line._moved(0),
    "end": lambda line: line._moved(len(line.text)),
    "backspace": lambda line: line._without(line.at - 1, line.at),
    "delete": lambda line: line._without(line.at, line.at + 1),
    "ctrl-u": lambda line: line._without(0, line.at),
}
ENTERS: Final = "enter"
GIVES_UP: Final = frozenset({"escape", "ctrl-c", "ctrl-d"})
