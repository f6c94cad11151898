"""The help, loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cribbage_a11y.app.levels import level_choices
from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.screens.asks import Ask


def help_handlers(console: Console) -> Mapping[str, Callable[[object], None]]:
    """What answers each question for something to read."""
    return {
        Ask.HELP: lambda _value: _menu(console),
        Ask.TUTORIAL: lambda _value: _tutorial(console),
        Ask.READ: lambda value: _read(console, str(value)),
    }


def _menu(console: Console) -> None:
    from cribbage_a11y.ui.screens.help import Help

    console.open(Help())


def _tutorial(console: Console) -> None:
    from cribbage_a11y.ui.screens.tutorial import Tutorial

    console.open(Tutorial())


def _read(console: Console, document: str) -> None:
    from cribbage_a11y.ui.screens.help import read

    console.open(read(document, console.keymap, level_choices()))
