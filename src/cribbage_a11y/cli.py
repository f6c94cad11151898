"""The command line: arguments to a launch plan, or to one of the commands for machines and the curious."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from types import ModuleType
from typing import Final, TextIO

from cribbage_a11y import __version__
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.commands.one_line import one_line
from cribbage_a11y.commands.parser import Parser

PROGRAM: Final = "cribbage-a11y"
ABOUT: Final = "Cribbage by keyboard in any terminal, for every way of reading."
COMMANDS: Final = (
    "play",
    "score",
    "peg",
    "discard",
    "simulate",
    "bot",
    "verify",
    "host",
    "join",
    "records",
    "replay",
    "review",
)
"""Each is a module of ``commands`` with HELP, ``add_arguments(parser)`` and ``run(args)``."""

NOT_DONE: Final = 1
"""The exit status when the system refused, as on a full disk."""
BAD_INPUT: Final = 2
"""The exit status after a line that says what was wrong."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl+C, as shells count it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status.

    Bad input of any kind gets one line on standard error and status 2; nothing is raised for it. When
    whoever reads the output goes away, the program ends in silence with 0.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    command = words.pop(0) if words and words[0] in COMMANDS else None
    name = f"{PROGRAM} {command}" if command else PROGRAM
    try:
        status = _run(command, name, words)
        _flush_output()
    except CommandError as error:
        return _failed(f"{name}: {error}", BAD_INPUT)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _abandon(sys.stdout)
        return 0
    except OSError as error:
        _abandon(sys.stdout)
        return _failed(f"{name}: {error.strerror or error}.", NOT_DONE)
    return status


def _run(command: str | None, name: str, words: list[str]) -> int:
    _refuse_impossible(words)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    parser, run = _for_command(name, command) if command else _for_start(words)
    try:
        args = parser.parse(words)
    except SystemExit:  # The help or the version was asked for, and is said.
        return 0
    return run(args)


_Way = tuple[Parser, Callable[[Namespace], int]]


def _for_command(name: str, command: str) -> _Way:
    module = _module(command)
    parser = Parser(name, module.HELP)
    module.add_arguments(parser)
    return parser, module.run


def _for_start(words: list[str]) -> _Way:
    """How the program starts for players, who name no command."""
    from cribbage_a11y.commands import play

    if words and not words[0].startswith("-"):
        known = ", ".join(COMMANDS)
        raise CommandError(f"{words[0]!r} is not a command: choose one of {known}, or none to play.")
    asks_for_help = not {"-h", "--help"}.isdisjoint(words)
    parser = Parser(PROGRAM, ABOUT, _about_commands() if asks_for_help else ())
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}", help="the version")
    play.add_start_arguments(parser)
    return parser, play.run_home


def _module(command: str) -> ModuleType:
    return import_module(f"cribbage_a11y.commands.{command}")


def _about_commands() -> list[str]:
    """The end of the help: a line for each command."""
    lines = [f"{PROGRAM} {command}: {_module(command).HELP}" for command in COMMANDS]
    return [*lines, f"Each command says more with --help, as in {PROGRAM} {COMMANDS[0]} --help."]


def _refuse_impossible(words: Sequence[str]) -> None:
    """No system passes such words on, but a caller of :func:`main` may."""
    for word in words:
        try:
            impossible = b"\0" in os.fsencode(word)
        except UnicodeEncodeError:
            impossible = True
        if impossible:
            raise CommandError(f"{word!r} is no text that a command line can hold.")


def _flush_output() -> None:
    """Write out now what Python would write at its end, where an error could not be told."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _failed(message: str, status: int) -> int:
    """Say in one line what went wrong, if anybody listens."""
    try:
        if sys.stderr is not None:
            sys.stderr.write(one_line(message) + "\n")
            sys.stderr.flush()
    except OSError:
        _abandon(sys.stderr)
    return status


def _abandon(stream: TextIO | None) -> None:
    """Let what a stream still holds go nowhere, so that Python's end has nothing to complain of."""
    if stream is None:
        return
    with open(os.devnull, "wb") as nowhere:
        try:
            os.dup2(nowhere.fileno(), stream.fileno())
        except OSError:  # A stream of a caller's own has no descriptor.
            return
