"""One setting: its name, what it may hold, and what it does, from one definition."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeVar

_T = TypeVar("_T")
_OPTION: Final = "option"


def N_(text: str) -> str:  # noqa: N802 (the name by which catalogues are gathered)
    """Mark a text for the catalogue, and leave it as it is."""
    return text


@dataclass(frozen=True, slots=True)
class Values:
    """What a setting may hold, and how a file says so."""

    accepts: Callable[[Any], bool]
    described: str
    """One sentence, in which ``{values}`` stands for the choices, ``{low}`` and ``{high}`` for the bounds."""
    choices: tuple[Any, ...] = ()
    """The values in the order in which they are offered; empty where they are too many."""
    bounds: tuple[int, int] | None = None
    """The lowest and the highest of whole numbers."""


@dataclass(frozen=True, slots=True)
class Option:
    """A setting as a screen or a file shows it."""

    name: str
    default: Any
    values: Values
    help: str
    """What it does, one English sentence that the catalogue has translations of."""
    group: str
    """The table of the file, and the part of the screen, that it stands in; empty for the top."""


def setting(group: str, default: _T, values: Values, help: str) -> _T:
    """A field of the settings: its group, its default, what it may hold, and its one-line description."""
    made: _T = field(default_factory=lambda: default, metadata={_OPTION: (default, values, help, group)})
    return made


def options_in(settings: type) -> dict[str, Option]:
    """The options that the fields of a class define, by their names."""
    return {each.name: Option(each.name, *each.metadata[_OPTION]) for each in fields(settings)}


def one_of(*choices: Any) -> Values:
    """One of a few values, of exactly their kind: 1 is neither 1.0 nor true."""
    spelled = frozenset(map(repr, choices))
    # Translators: a note in the settings file: what a setting may be.
    return Values(lambda value: repr(value) in spelled, N_("One of {values}."), choices)


def whole_number(low: int, high: int) -> Values:
    """A whole number from ``low`` to ``high``."""
    return Values(
        lambda value: type(value) is int and low <= value <= high,
        # Translators: a note in the settings file: what a setting may be.
        N_("A whole number from {low} to {high}."),
        bounds=(low, high),
    )


YES_NO: Final = one_of(True, False)


def is_line(value: Any, longest: int) -> bool:
    """Whether a value is a text that can be printed on a line."""
    return isinstance(value, str) and len(value) <= longest and value.isprintable()


def lines(longest: int, most: int) -> Values:
    """A list of short texts."""
    return Values(
        lambda value: (
            isinstance(value, tuple) and len(value) <= most and all(is_line(item, longest) for item in value)
        ),
        # Translators: a note in the settings file: what a setting may be.
        N_("A list of texts."),
    )


def is_number(value: Any, low: float, high: float) -> bool:
    """Whether a value is a number in a range, and no truth value."""
    kind = type(value)
    return (kind is int or (kind is float and math.isfinite(value))) and low <= value <= high
