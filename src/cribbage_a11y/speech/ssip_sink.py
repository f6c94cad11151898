"""Speech through Speech Dispatcher by our own client, where its Python module is not to be had.

Messages have the priority `notification`, so that the player's reader always wins. That has a price, seen on
version 0.11.4 of the server: a notification cuts an earlier one off, and is let go when any other program is
speaking. So this sink knows what became of its message, and the speaker gives it the next one when it is
over, or the same again when it was never begun.
"""

import os
from collections.abc import Callable
from time import monotonic, sleep

from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.speech.errors import SinkMissingError, SpeechError
from cribbage_a11y.speech.sink import Progress, Sink
from cribbage_a11y.speech.ssip import SsipConnection
from cribbage_a11y.speech.ssip_address import Address, server_address, spawn
from cribbage_a11y.speech.ssip_parser import BEGIN, CANCELED, END

__all__ = ["ANSWER_LIMIT", "CLIENT", "OPEN_LIMIT", "SsipSink", "open_ssip"]

CLIENT = "cribbage-a11y"
"""The name under which the server's configuration and its history know the game."""

OPEN_LIMIT = 1.8
"""Seconds to connect, or to start the server and connect: a little less than a backend is given."""

ANSWER_LIMIT = 0.4
"""Seconds for what one call asks of the server: a little less than a call is given."""

_RETRY = 0.05
"""Seconds between two tries to connect to a server that was just started."""


class SsipSink:
    """Speaks by one connection, and says when a message is over. No braille: the server has none."""

    def __init__(self, connection: SsipConnection, limit: float) -> None:
        """Introduce the game to the server, within `limit` seconds."""
        self._connection = connection
        self._latest: int | None = None
        self._begun = False
        until = monotonic() + limit
        user = "".join(char for char in os.environ.get("USER", "") if char.isalnum()) or "unknown"
        for line in (
            f"SET SELF CLIENT_NAME {user}:{CLIENT}:main",
            "SET SELF NOTIFICATION BEGIN ON",
            "SET SELF NOTIFICATION END ON",
            "SET SELF NOTIFICATION CANCEL ON",
            "SET SELF PRIORITY NOTIFICATION",
        ):
            connection.command(line, until - monotonic())

    def speak(self, text: str, urgency: Urgency) -> None:
        """Have the server say it; a reply to the player's key first cancels what the game is saying."""
        until = monotonic() + ANSWER_LIMIT
        if urgency is Urgency.ANSWER:
            self._connection.command("CANCEL SELF", until - monotonic())
        self._begun = False
        self._latest = self._connection.speak(text, until - monotonic())

    def braille(self, text: str) -> None:
        """Speech Dispatcher has no braille."""

    def progress(self) -> Progress:
        """What the server has told of the latest message."""
        for happening in self._connection.happenings():
            if happening.message != self._latest:
                continue
            if happening.code == BEGIN:
                self._begun = True
            elif happening.code in (END, CANCELED):
                self._latest = None
                dropped = happening.code == CANCELED and not self._begun
                return Progress.DROPPED if dropped else Progress.FREE
        return Progress.FREE if self._latest is None else Progress.TALKING

    def close(self) -> None:
        """Hang up; the server finishes what it is saying."""
        self._connection.close()


def open_ssip() -> Sink:
    """Connect to the server, started for us if need be. Raises any SpeechError."""
    return _open(server_address(os.environ), lambda address, limit: spawn(address, os.environ, limit))


def _open(address: Address, start: Callable[[Address, float], None]) -> SsipSink:
    until = monotonic() + OPEN_LIMIT
    try:
        return _greet(address, until)
    except SinkMissingError:
        start(address, until - monotonic())
    while True:
        try:
            return _greet(address, until)
        except SinkMissingError:
            if monotonic() + _RETRY >= until:
                raise
            sleep(_RETRY)


def _greet(address: Address, until: float) -> SsipSink:
    connection = SsipConnection(address, max(_RETRY, until - monotonic()))
    try:
        return SsipSink(connection, until - monotonic())
    except SpeechError:
        connection.close()
        raise
