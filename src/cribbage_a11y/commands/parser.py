"""Arguments with errors in one line and help that reads well by ear."""

from __future__ import annotations

import re
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from typing import Final, NoReturn

from cribbage_a11y.commands.errors import CommandError

_CHOICES_IN_BRACKETS: Final = re.compile(r" \(choose from (.*)\)$")


class Parser(ArgumentParser):
    """Takes options in full only and in any place among the words.

    What it cannot understand is a :class:`CommandError`; ``--help`` and ``--version`` print and then
    raise :class:`SystemExit`, as every parser's do.
    """

    def __init__(self, prog: str, description: str, more: Sequence[str] = ()) -> None:
        """``more`` are lines that end the help."""
        super().__init__(prog=prog, description=description, allow_abbrev=False, add_help=False)
        self._more = more
        self.add_argument("-h", "--help", action="help", help="say this, and nothing else")

    def parse(self, words: Sequence[str]) -> Namespace:
        """What the words say."""
        return self.parse_intermixed_args(words)

    def error(self, message: str) -> NoReturn:
        """Raise :class:`CommandError` with the way to the help."""
        plain = _CHOICES_IN_BRACKETS.sub(r": choose from \1", message)
        raise CommandError(f"{plain}. Try {self.prog} --help.")

    def format_help(self) -> str:
        """The help, in lines no wider than the terminal."""
        from cribbage_a11y.commands.aloud import fitted

        return "\n".join([*fitted(self.help_lines()), ""])

    def help_lines(self) -> Iterator[str]:
        """What the command does, then one line for each argument, those without a name first."""
        yield f"{self.prog}: {self.description}"
        for action in sorted(self._actions, key=lambda action: bool(action.option_strings)):
            yield f"{_spelled(action)}: {action.help}."
        yield from self._more


def _spelled(action: Action) -> str:
    """How an argument is written, as ``--players 2, 3 or 4``."""
    names = _either(action.option_strings)
    if action.nargs == 0:
        return names
    word = _either([str(choice) for choice in action.choices or [action.metavar]])
    return f"{names} {word}" if names else word


def _either(texts: Sequence[str]) -> str:
    """Several texts to choose from, as ``2, 3 or 4``; nothing of none."""
    return " or ".join(text for text in (", ".join(texts[:-1]), *texts[-1:]) if text)
