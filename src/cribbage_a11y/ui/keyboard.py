"""Keys read raw from the terminal with prompt_toolkit's parser; nothing is drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prompt_toolkit.input import Input, create_input
from prompt_toolkit.key_binding import KeyPress

from cribbage_a11y.ui.keymap import key_name

ESCAPE_WAIT = 0.05
"""Seconds after which a lone Escape is a key and not the beginning of a sequence."""

_NO_KEYS = frozenset({"<cpr-response>", "<vt100-mouse-event>", "<windows-mouse-event>", "<ignore>"})
"""What a terminal sends of itself: answers and pointer moves, which nobody pressed."""


class Keyboard:
    """Calls ``on_key`` with the name of each key, and ``on_close`` once when the terminal is gone."""

    def __init__(
        self,
        on_key: Callable[[str], None],
        on_close: Callable[[], None],
        source: Input | None = None,
    ) -> None:
        self._input = source or create_input()
        self._on_key = on_key
        self._on_close = on_close
        self._flush: asyncio.TimerHandle | None = None

    @contextmanager
    def attached(self) -> Iterator[None]:
        """While inside, the terminal sends each key at once, unechoed; afterwards all is as before."""
        with self._input.raw_mode(), self._input.attach(self._read):
            try:
                yield
            finally:
                if self._flush is not None:
                    self._flush.cancel()

    def _read(self) -> None:
        if self._flush is not None:
            self._flush.cancel()
            self._flush = None
        self._give(self._input.read_keys())
        if self._input.closed:
            self._on_close()
        else:
            loop = asyncio.get_running_loop()
            self._flush = loop.call_later(ESCAPE_WAIT, lambda: self._give(self._input.flush_keys()))

    def _give(self, presses: list[KeyPress]) -> None:
        for press in presses:
            key = str(getattr(press.key, "value", press.key))
            if key not in _NO_KEYS:
                self._on_key(key_name(key))
