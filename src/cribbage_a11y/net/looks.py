"""How a guest at a terminal has the game shown: line by line, on the whole screen, or with typed words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from cribbage_a11y.net import words
from cribbage_a11y.net.looks_words import presentation_typed
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.screens.options import after
from cribbage_a11y.ui.screens.settings_words import sentence
from cribbage_a11y.ui.themes import TERMINAL, THEMES
from cribbage_a11y.ui.typed_words import parse_line

if TYPE_CHECKING:
    from cribbage_a11y.net.guest import Guest


class Kind(StrEnum):
    """The presentations, by the names that the settings of the program give them."""

    LINES = "reader"
    SCREEN = "screen"
    WORDS = "typed"


@dataclass(frozen=True, slots=True)
class Looks:
    """What the guest chose; the names are those of the program's settings."""

    presentation: Kind = Kind.LINES
    large_print: bool = False
    theme: str = TERMINAL
    four_colour: bool = False

    @property
    def shown(self) -> Kind:
        """What is seen: large print is on the whole screen, whatever else was chosen."""
        return Kind.SCREEN if self.large_print else self.presentation

    @property
    def labels(self) -> tuple[str, ...]:
        """A sentence for each choice, in the order of :attr:`others`."""
        return tuple(sentence(name, self._value(name), {}) for name in _CHOICES)

    @property
    def others(self) -> tuple[Looks, ...]:
        """By choice: the looks with the next value of it."""
        return tuple(replace(self, **{name: after(_CHOICES[name], self._value(name))}) for name in _CHOICES)

    def _value(self, name: str) -> Any:
        return getattr(self, name)


_CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "presentation": tuple(Kind),
    "large_print": (False, True),
    "theme": THEMES,
    "four_colour": (False, True),
}
"""The choices and their values, in the order in which they are offered."""


def typed_looks(text: str, looks: Looks) -> Looks | None:
    """The looks that a typed word asks for; ``None`` where it asks for something else."""
    kind = presentation_typed(text)
    if kind is not None:
        return replace(looks, presentation=Kind(kind), large_print=False)
    press = parse_line(text).press
    if press is not None and press.command == Command.LARGE_PRINT:
        return replace(looks, large_print=not looks.large_print)
    return None


@runtime_checkable
class Drawable(Protocol):
    """A line with a terminal behind it."""

    can_draw: bool
    """Whether more than lines and words can be shown there."""

    def show(self, looks: Looks) -> None:
        """Show the game so from now on."""


def offered_looks(guest: Guest) -> Looks | None:
    """The guest's looks where the line gives a choice of them, else ``None``."""
    line = guest.line
    return guest.looks if isinstance(line, Drawable) and line.can_draw else None


def change_looks(guest: Guest, looks: Looks) -> bool:
    """Show the game otherwise; whether the guest's line can."""
    line = guest.line
    if not isinstance(line, Drawable) or not line.can_draw:
        guest.told(words.not_on_this_line())
        return False
    guest.looks = looks
    line.show(looks)
    guest.table_changed()
    return True


def turn_large_print(guest: Guest) -> None:
    """Large print, or back to how it was; said, and below the lines where the guest is."""
    looks = replace(guest.looks, large_print=not guest.looks.large_print)
    if change_looks(guest, looks):
        guest.told(sentence("large_print", looks.large_print, {}))
        if looks.shown is not Kind.SCREEN:
            guest.console.back_in_front()


def takes_typed(guest: Guest, text: str) -> bool:
    """Change the presentation where a typed line names one, and say so; whether it did."""
    kind = presentation_typed(text)
    if kind is None or offered_looks(guest) is None:
        return False
    if change_looks(guest, replace(guest.looks, presentation=Kind(kind), large_print=False)):
        guest.told(sentence("presentation", kind, {}))
        guest.console.back_in_front()
    return True
