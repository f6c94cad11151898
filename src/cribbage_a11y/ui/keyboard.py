"""Keys read raw from the terminal with prompt_toolkit's parser; nothing is drawn."""

from __future__ import annotations

import asyncio
import re
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Final

from cribbage_a11y.ui.keymap import key_name
from cribbage_a11y.ui.terminal_modes import unecho_again, unechoed

if TYPE_CHECKING:
    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding import KeyPress

ESCAPE_WAIT = 0.05
"""Seconds after which a lone Escape is a key and not the beginning of a sequence."""

NO_KEYS = frozenset(
    {
        "<cursor-position-response>",
        "<vt100-mouse-event>",
        "<windows-mouse-event>",
        "<scroll-up>",
        "<scroll-down>",
        "<ignore>",
    }
)
"""What a terminal sends of itself: answers and pointer moves, which nobody pressed."""


_REPLY: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\))")
"""A sequence that prompt_toolkit does not know and takes apart: it would press keys that nobody pressed."""


class Keyboard:
    """Calls ``on_key`` with the name of each key, and ``on_close`` once when the terminal is gone.

    Half of the time that a program takes to start goes into prompt_toolkit, so it is imported after the
    first lines are out. Keys pressed until then wait in the terminal.
    """

    def __init__(self, on_key: Callable[[str], None], on_close: Callable[[], None]) -> None:
        self._on_key = on_key
        self._on_close = on_close
        self._flush: asyncio.TimerHandle | None = None
        self._begin: asyncio.TimerHandle | None = None
        self._listening = ExitStack()
        self._waiting: deque[KeyPress] = deque()
        """Keys read and not yet given."""
        self._next: asyncio.Handle | None = None
        self._is_closed = False

    @cached_property
    def source(self) -> Input:
        """The terminal's keys, for a line prompt too."""
        from prompt_toolkit.input import create_input

        return create_input()

    @contextmanager
    def attached(self) -> Iterator[None]:
        """While inside, the terminal sends each key at once, unechoed; afterwards all is as before.

        The first keys are taken in when the event loop has nothing else to do at once.
        """
        with unechoed(sys.stdin.fileno()):
            self.go_on()
            try:
                yield
            finally:
                self.pause()

    def pause(self) -> None:
        """Leave the keys to a line prompt; the terminal stays as it is for keys."""
        if self._begin is not None:
            self._begin.cancel()
        self._leave_the_rest()
        self._listening.close()

    def go_on(self) -> None:
        """Take the keys, also those that a line prompt left."""
        self._begin = asyncio.get_running_loop().call_later(0, self._listen)

    def unecho_again(self) -> None:
        """Let the terminal show no key and wait for no Enter, after somebody else set it."""
        unecho_again(sys.stdin.fileno())

    def _listen(self) -> None:
        self._listening.enter_context(self.source.raw_mode())
        try:
            self._listening.enter_context(self.source.attach(self._read))
        except EOFError:  # A file, for which no event loop can wait, and need not.
            self._read_on()
            return
        self._give(_typed_ahead(self.source))

    def _read_on(self) -> None:
        self._read()
        if not self.source.closed:
            asyncio.get_running_loop().call_soon(self._read_on)

    def _read(self) -> None:
        if self._flush is not None:
            self._flush.cancel()
            self._flush = None
        self._give(self.source.read_keys())
        if self.source.closed:
            self._close()
        else:
            loop = asyncio.get_running_loop()
            self._flush = loop.call_later(ESCAPE_WAIT, lambda: self._give(self.source.flush_keys()))

    def _give(self, presses: list[KeyPress]) -> None:
        self._waiting += without_replies(presses)
        if self._waiting and self._next is None:
            self._give_one()

    def _give_one(self) -> None:
        """One key, and the next in the loop's next turn: a line prompt that this key opens takes the rest."""
        self._next = None
        press = self._waiting.popleft()
        key = str(getattr(press.key, "value", press.key))
        try:
            if key not in NO_KEYS:
                self._on_key(key_name(key))
        finally:
            if self._waiting:
                self._next = asyncio.get_running_loop().call_soon(self._give_one)

    def _close(self) -> None:
        """Everything typed before the terminal closed is given first."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._close)
        elif not self._is_closed:
            self._is_closed = True
            self._on_close()

    def _leave_the_rest(self) -> None:
        """Keys not yet given are for whoever reads next."""
        if self._flush is not None:
            self._flush.cancel()
            self._flush = None
            self._waiting += self.source.flush_keys()
        if self._next is not None:
            self._next.cancel()
            self._next = None
        if self._waiting:
            from prompt_toolkit.input.typeahead import store_typeahead

            store_typeahead(self.source, list(self._waiting))
            self._waiting.clear()


def _typed_ahead(source: Input) -> list[KeyPress]:
    """What was typed before anybody read it."""
    from prompt_toolkit.input.typeahead import get_typeahead

    return get_typeahead(source)


def without_replies(presses: list[KeyPress]) -> list[KeyPress]:
    """The keys without what a terminal sends of itself in sequences of several."""
    shape = "".join(press.data if len(press.data) == 1 else "\0" for press in presses)
    sent = {place for reply in _REPLY.finditer(shape) for place in range(*reply.span())}
    return [press for place, press in enumerate(presses) if place not in sent]
