"""A line prompt for real text: a name, a count, a message, a typed command."""

from __future__ import annotations

import os

from prompt_toolkit import PromptSession
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

ESCAPE_WAIT = 0.05
"""Seconds after which a lone Escape gives up."""


async def ask_line(source: Input, question: str, given: str) -> str | None:
    """The line typed, or ``None`` after Escape, Ctrl+C or Ctrl+D."""
    os.environ["PROMPT_TOOLKIT_NO_CPR"] = "1"
    keys = KeyBindings()

    @keys.add("escape", eager=True)
    def _give_up(event: KeyPressEvent) -> None:
        event.app.exit(result=None)

    session: PromptSession[str | None] = PromptSession(input=source, key_bindings=keys)
    session.app.ttimeoutlen = ESCAPE_WAIT
    try:
        return await session.prompt_async(f"{question} ", default=given)
    except (KeyboardInterrupt, EOFError):
        return None
