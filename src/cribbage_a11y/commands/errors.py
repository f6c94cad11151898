"""What a command says when it cannot do what was asked."""

from __future__ import annotations


class CommandError(Exception):
    """Bad input to a command: the message is one line for standard error, and the program exits with 2."""


def file_error(path: object, error: OSError) -> CommandError:
    """The line for a file that cannot be read or written."""
    return CommandError(f"{path}: {error.strerror or error}.")
