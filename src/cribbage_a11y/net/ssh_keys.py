"""What both presentations by keys share over an SSH channel: keys as they are pressed, a lone Escape too."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Final

from cribbage_a11y.net.ssh_line import Channel, SshLine
from cribbage_a11y.ui.key_decoder import KeyDecoder
from cribbage_a11y.ui.keyboard import ESCAPE_WAIT

MOST_WAITING: Final = 1_000
"""Keys that may wait; those after them are dropped."""


class KeyedLine(SshLine):
    """Takes a terminal's characters apart into keys."""

    def __init__(self, channel: Channel, columns: int) -> None:
        super().__init__(channel, columns)
        self._keys = KeyDecoder()
        self._flush: asyncio.TimerHandle | None = None
        self._waiting: deque[str] = deque()
        """Keys pressed and not yet given."""
        self._on_key: Callable[[str], None] = lambda _name: None

    def attach(self, key: Callable[[str], None], typed: Callable[[str], None]) -> None:  # noqa: ARG002
        """From now on keys go there."""
        self._on_key = key

    def received(self, text: str) -> None:
        """Keys, each in a turn of its own: a question that one opens takes the next. A lone Escape is a key
        when nothing follows it."""
        if self._flush is not None:
            self._flush.cancel()
        self._give(self._keys.feed(text))
        self._flush = asyncio.get_running_loop().call_later(
            ESCAPE_WAIT, lambda: self._give(self._keys.flush())
        )

    def lost(self) -> None:
        """Nobody is at the other end any more."""
        super().lost()
        self._waiting.clear()
        if self._flush is not None:
            self._flush.cancel()

    @abstractmethod
    def takes(self, name: str) -> bool:
        """Give a key to the line that is typed, if there is one."""

    def _give(self, names: list[str]) -> None:
        is_idle = not self._waiting
        self._waiting += names[: MOST_WAITING - len(self._waiting)]
        if is_idle and self._waiting:
            self._give_one()

    def _give_one(self) -> None:
        if not self._waiting:
            return
        name = self._waiting[0]
        try:
            if not self.takes(name):
                self._on_key(name)
        finally:
            if self._waiting:
                self._waiting.popleft()
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._give_one)
