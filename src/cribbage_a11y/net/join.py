"""A guest from the installed program: the page's wire, with the player's own presentation and speech."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Sequence
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from cribbage_a11y.net import door_words
from cribbage_a11y.net.page_answers import WIRE
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.screens.screen import say

HTTP_PORT: Final = 8023
"""Where hosts let pages in, if nothing else is said."""
_RETRIES: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before each attempt to get a lost line back."""
_LONGEST_FRAME: Final = 1_000_000
_ANYTHING_WRONG: Final = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class Place(Protocol):
    """Where the player reads and types."""

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """Show and speak one burst."""

    async def ask(self, question: str, given: str) -> str | None:
        """A line of text; ``None`` when the player gives up."""


def wire_address(host: str) -> str | None:
    """The address of the wire, from a name, a name with a port, or a link; ``None`` where it is none."""
    parts = urlsplit(host if "://" in host else f"//{host}")
    secure = parts.scheme in ("https", "wss")
    try:
        port = parts.port or (443 if secure else HTTP_PORT)
    except ValueError:
        return None
    if not parts.hostname:
        return None
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{'wss' if secure else 'ws'}://{name}:{port}{WIRE}"


class JoinClient:
    """One visit at a table of another host."""

    def __init__(self, place: Place, address: str, code: str) -> None:
        self.is_asking = False
        """Whether a question is open, which then takes what is typed."""
        self._place = place
        self._address = address
        self._code = code
        self._token = ""
        self._heard = 0
        self._wire: ClientConnection | None = None
        self._sends: set[asyncio.Task[None]] = set()
        self._ended: str | None = None

    async def run(self, name: str) -> str:
        """Until the visit is over; the sentence that says why."""
        tries = 0
        while True:
            heard = self._heard
            try:
                async with connect(
                    self._address, compression=None, max_size=_LONGEST_FRAME, open_timeout=10
                ) as wire:
                    self._wire = wire
                    return await self._visit(wire, name)
            except InvalidURI:
                return door_words.no_such_host()
            except _ANYTHING_WRONG:
                self._wire = None
            if self._ended is not None:
                return self._ended
            tries = 0 if self._heard > heard else tries
            if not self._token or tries >= len(_RETRIES):
                return door_words.no_such_host() if not self._token else door_words.line_gone()
            if not tries:
                self._tell(door_words.line_lost())
            await asyncio.sleep(_RETRIES[tries])
            tries += 1

    def key(self, name: str) -> None:
        """A key pressed."""
        self._send({"key": name})

    def line(self, text: str) -> None:
        """A typed line."""
        self._send({"line": text})

    async def leave(self) -> None:
        """End the visit; the seat stays the player's for a while."""
        self._ended = door_words.you_left()
        if self._wire is not None:
            await self._wire.close()

    async def _visit(self, wire: ClientConnection, name: str) -> str:
        await self._enter(wire, name)
        async for frame in wire:
            message = json.loads(frame)
            if "forms" in message:
                self._heard = message["number"]
                self._place.announce([_utterance(form) for form in message["forms"]])
            elif "seated" in message:
                self._token = message["seated"]["token"]
            elif message.get("ask"):
                self._later(self._ask(message["ask"]))
            elif "ended" in message:
                return str(message["ended"])
            elif "refused" in message:
                if message["about"] != "name" or self._token:
                    return str(message["refused"])
                self._tell(str(message["refused"]))
                again = await self._place.ask(door_words.ask_name(), "")
                if again is None:
                    return door_words.you_left()
                await self._enter(wire, again)
        raise ConnectionError

    async def _enter(self, wire: ClientConnection, name: str) -> None:
        wanted: dict[str, Any] = {"code": self._code, "name": name}
        if self._token:
            wanted |= {"token": self._token, "heard": self._heard}
        await wire.send(json.dumps({"enter": wanted, "forms": True}))

    async def _ask(self, asked: dict[str, str]) -> None:
        self.is_asking = True
        try:
            text = await self._place.ask(asked["question"], asked["given"])
        finally:
            self.is_asking = False
        self._send({"answer": text})

    def _tell(self, text: str) -> None:
        self._place.announce(say(text).utterances)

    def _send(self, message: dict[str, Any]) -> None:
        if self._wire is not None:
            self._later(_quietly(self._wire, json.dumps(message)))
        else:
            self._tell(door_words.line_lost())

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._sends.add(task)
        task.add_done_callback(self._sends.discard)


async def _quietly(wire: ClientConnection, message: str) -> None:
    """Send; where the line is lost just then, that is told elsewhere."""
    try:
        await wire.send(message)
    except ConnectionClosed:
        return


def _utterance(form: list[str]) -> Utterance:
    text, speech, braille, urgency, region = form
    return Utterance(text, speech, braille, Urgency(urgency), region)
