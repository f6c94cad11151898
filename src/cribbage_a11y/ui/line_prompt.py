"""A line prompt for real text: a name, a count, a message, a typed command."""

from __future__ import annotations

import os

from prompt_toolkit import PromptSession
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

ESCAPE_WAIT = 0.05
"""Seconds after which a lone Escape gives up."""


class LinePrompt:
    """One question, asked once."""

    def __init__(self, source: Input, question: str, given: str) -> None:
        """``given`` is there already, to be changed."""
        os.environ["PROMPT_TOOLKIT_NO_CPR"] = "1"
        self._question = question
        self._given = given
        self._session: PromptSession[str | None] = PromptSession(input=source, key_bindings=_keys())
        self._session.app.ttimeoutlen = ESCAPE_WAIT

    async def ask(self) -> str | None:
        """The line typed, or ``None`` after Escape, Ctrl+C or Ctrl+D."""
        try:
            return await self._session.prompt_async(
                f"{self._question} ", default=self._given, handle_sigint=False
            )
        except (KeyboardInterrupt, EOFError):
            return None

    def draw_again(self) -> None:
        """Write the question and what is typed so far on a line of their own, after somebody else wrote."""
        self._session.app.renderer.reset()
        self._session.app.invalidate()


def _keys() -> KeyBindings:
    keys = KeyBindings()

    @keys.add("escape", eager=True)
    def _give_up(event: KeyPressEvent) -> None:
        event.app.exit(result=None)

    return keys
