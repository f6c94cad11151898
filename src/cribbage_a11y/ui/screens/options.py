"""A list of values to choose one from, opened by a line of another menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, returned

_T = TypeVar("_T")

MOST_TO_STEP_THROUGH = 3
"""With so many values or fewer a line goes to the next one at once; with more it opens a list."""


@dataclass(frozen=True)
class Options(MenuScreen):
    """Takes the place of its parent until a value is chosen or Escape is pressed."""

    name: str
    choices: tuple[str, ...]
    """A sentence for each value."""
    choose: Callable[[int], Reaction]
    """The reaction to the choice of that place: the parent again, and the value said back."""
    parent: MenuScreen

    @property
    def title(self) -> str:
        """What is chosen."""
        return self.name

    @property
    def labels(self) -> tuple[str, ...]:
        """The values."""
        return self.choices

    def picked(self) -> Reaction:
        """Choose the value at the cursor."""
        return self.choose(self.cursor)

    def closed(self) -> Reaction:
        """Back without a change."""
        return Reaction(self.parent, returned(self.parent))


def after(values: Sequence[_T], present: _T) -> _T:
    """The value that follows, the first one after the last and after a value that is not among them."""
    place = values.index(present) + 1 if present in values else 0
    return values[place % len(values)]
