"""A guest's page at the other end of a websocket: finished sentences out, keys and commands in."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from websockets.exceptions import ConnectionClosed

from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.net.guest import Guest
from cribbage_a11y.net.page_state import PageState
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.lines import LineStyle

MOST_UNSENT: Final = 256
"""Messages that may wait for a slow line before it is closed."""
LONGEST_TYPED: Final = 400
"""Characters of a text from a page; what comes after is dropped."""
_MOST_LINES: Final = 99
"""The highest number of a menu line."""


class Wire(Protocol):
    """What of a websocket is needed."""

    async def send(self, message: str) -> None:
        """Send a text; waits until the line takes it."""

    async def close(self) -> None:
        """End the connection."""


class PageLine:
    """Sends in a task of its own, so that a slow line delays nobody."""

    def __init__(self, wire: Wire, *, all_forms: bool = False) -> None:
        """``all_forms`` for a program that speaks and brailles itself, and shows no regions."""
        self._wire = wire
        self._all_forms = all_forms
        self._out: list[dict[str, Any]] = []
        self._wake = asyncio.Event()
        self._state: PageState | None = None
        self._is_stale = False
        self._is_closing = False
        self._question: asyncio.Future[str | None] | None = None
        self._sending = asyncio.ensure_future(self._send())

    def announce(self, number: int, utterances: Sequence[Utterance], style: LineStyle) -> None:
        """Send one burst, in the words that the guest chose or in all forms."""
        message: dict[str, Any] = {"number": number}
        if self._all_forms:
            message["forms"] = [
                [said.text, said.speech, said.braille, said.urgency.value, said.region] for said in utterances
            ]
        else:
            message["say"] = [_shown(said, style) for said in utterances]
            message["answer"] = all(said.urgency is Urgency.ANSWER for said in utterances)
        if self._state is not None:
            self._state.announced(utterances)
        self.put(message)
        self.refresh()

    def refresh(self) -> None:
        """Something that can be read has changed: it is sent when nothing else happens at once."""
        self._is_stale = True
        self._wake.set()

    async def ask(self, question: str, given: str) -> str | None:
        """A text; ``None`` when the guest gives up, is asked something else, or the line is lost."""
        self._answered(None)
        self.put({"ask": {"question": question, "given": given}})
        asked: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._question = asked
        try:
            return await asked
        finally:
            if self._question is asked:
                self._question = None

    def close(self, reason: str) -> None:
        """Say why, and end the connection when that is sent."""
        self.put({"ended": reason})
        self._is_closing = True

    def put(self, message: dict[str, Any]) -> None:
        """Send a message after those that wait; where too many do, the line ends."""
        if self._is_closing:
            return
        if len(self._out) >= MOST_UNSENT:
            self._is_closing = True
            self._out.clear()
        else:
            self._out.append(message)
        self._wake.set()

    def show(self, guest: Guest) -> None:
        """From now on send what the guest's page shows."""
        if not self._all_forms:
            self._state = PageState(guest)
            self.refresh()

    def lost(self) -> None:
        """Nobody is at the other end any more."""
        self._sending.cancel()
        self._answered(None)

    def take(self, guest: Guest, message: dict[str, Any]) -> None:
        """One message from the page. What makes no sense is passed over."""
        if "answer" in message:
            text = message["answer"]
            self._answered(_tidy(text) if isinstance(text, str) else None)
        elif self._question is not None and not self._question.done():
            return
        elif isinstance(message.get("key"), str):
            guest.key(_tidy(message["key"])[:12])
        elif isinstance(message.get("line"), str):
            guest.typed(_tidy(message["line"]))
        elif isinstance(message.get("command"), str) and message["command"] in _COMMANDS:
            self._command(guest, Command(message["command"]), message)

    def _command(self, guest: Guest, command: Command, message: dict[str, Any]) -> None:
        number, at = message.get("number"), message.get("at")
        session = guest.console.session
        is_stale = type(at) is int and at < guest.outbox.asked and command is Command.CONFIRM
        if is_stale and session is not None and not guest.console.screens:
            session.answer(session.scene.answers.refused(Refusal(RefusalCode.STALE)))
            return
        place = number if type(number) is int and 0 <= number <= _MOST_LINES else 0
        guest.press(Press(command, place, str(place) if command is Command.CARD else ""))

    def _answered(self, text: str | None) -> None:
        if self._question is not None and not self._question.done():
            self._question.set_result(text)

    async def _send(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                await self._wake.wait()
                self._wake.clear()
                await asyncio.sleep(0)
                if not self._is_closing:
                    self._add_changes()
                while self._out:
                    await self._wire.send(json.dumps(self._out.pop(0)))
                if self._is_closing:
                    await self._wire.close()
                    return

    def _add_changes(self) -> None:
        """What has changed goes with the announcement of it, which is said first.

        Where an action is not on the disk yet, it waits: what announces that action asks for it again.
        """
        if not self._is_stale or self._state is None or not self._state.is_safe:
            return
        self._is_stale = False
        changes = self._state.changes()
        if changes and self._out and "say" in self._out[-1]:
            self._out[-1]["show"] = changes
        elif changes:
            self._out.append({"show": changes})


_COMMANDS: Final = frozenset(Command) - {Command.STOP, Command.SUSPEND, Command.UNKNOWN}


def _shown(said: Utterance, style: LineStyle) -> str:
    return said.braille if style.braille and said.braille else said.text


def _tidy(text: str) -> str:
    """A text from afar, without halves of characters, and no longer than makes sense."""
    return text[:LONGEST_TYPED].encode("utf-8", "replace").decode()
