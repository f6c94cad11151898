"""``join``: sit at another host's table with the player's own presentation, settings and speech."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cribbage_a11y.app.hosting import needs_more
from cribbage_a11y.app.logs import keep_logs
from cribbage_a11y.app.preferences import Preferences
from cribbage_a11y.app.starting import TYPED, presentation_for
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.plan import LaunchPlan
from cribbage_a11y.present import catalogue
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.speech.backends import default_backends
from cribbage_a11y.speech.speaker import SilentSpeaker, Speaker, Speaks
from cribbage_a11y.store.paths import paths_for
from cribbage_a11y.ui.presentation import Presentation
from cribbage_a11y.ui.screens.screen import say

if TYPE_CHECKING:
    from cribbage_a11y.net.join import JoinClient


@dataclass(frozen=True)
class JoinPlan:
    """What a command line asks of a visit."""

    start: LaunchPlan
    host: str
    code: str
    name: str | None = None


class SpokenPlace:
    """The player's presentation and voice as one place."""

    def __init__(self, presentation: Presentation, voice: Speaks) -> None:
        self._presentation = presentation
        self._voice = voice

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """Show and speak one burst."""
        self._presentation.announce(utterances)
        self._voice.say_all(utterances)

    async def ask(self, question: str, given: str) -> str | None:
        """A line of text from the player."""
        return await self._presentation.ask(question, given)


def join(plan: JoinPlan) -> int:
    """Visit a table until the player leaves or it is over; the exit status."""
    try:
        from cribbage_a11y.net.join import wire_address
    except ImportError:
        raise CommandError(needs_more()) from None
    address = wire_address(plan.host)
    if address is None:
        # Translators: the command line names no host. {host}: what it says.
        raise CommandError(_("{host} is no address of a host.").format(host=repr(plan.host)))
    paths = paths_for(plan.start.home)
    preferences = Preferences(paths, plan.start.settings)
    language = preferences["language"]
    if language == "auto":
        catalogue.use_system()
    else:
        catalogue.use(language)
    typed = presentation_for(plan.start, preferences) == TYPED
    with keep_logs(paths.logs):
        asyncio.run((_by_lines if typed else _by_keys)(plan, preferences, address))
    return 0


async def _by_keys(plan: JoinPlan, preferences: Preferences, address: str) -> None:
    from cribbage_a11y.ui.keyboard import Keyboard
    from cribbage_a11y.ui.reader import ReaderPresentation, ReaderTerminal

    visit = _Visit(plan, address)
    terminal = ReaderTerminal(sys.stdout.fileno(), sys.stdout.encoding or "utf-8")
    presentation = ReaderPresentation(terminal, Keyboard(visit.key, visit.stop), preferences.line_style)
    await visit.run(presentation, preferences, presentation)


async def _by_lines(plan: JoinPlan, preferences: Preferences, address: str) -> None:
    from cribbage_a11y.ui.reader import ReaderTerminal
    from cribbage_a11y.ui.typed import TypedPresentation, read_lines

    visit = _Visit(plan, address)
    terminal = ReaderTerminal(sys.stdout.fileno(), sys.stdout.encoding or "utf-8")
    presentation = TypedPresentation(sys.stdout, lambda: terminal.columns, preferences.line_style)

    def typed(line: str | None) -> None:
        if line is None:
            visit.stop()
        elif not presentation.takes(line.rstrip("\r\n")):
            visit.line(line.rstrip("\r\n"))

    read_lines(sys.stdin, typed)
    await visit.run(presentation, preferences, nullcontext())


class _Visit:
    """One visit from the command line."""

    def __init__(self, plan: JoinPlan, address: str) -> None:
        self._plan = plan
        self._address = address
        self._client: JoinClient | None = None
        self._running: asyncio.Task[None] | None = None

    def key(self, name: str) -> None:
        """A key pressed; Control C and D end the visit."""
        if name in ("ctrl-c", "ctrl-d"):
            self.stop()
        elif self._client is not None:
            self._client.key(name)

    def line(self, text: str) -> None:
        """A typed line."""
        if self._client is not None:
            self._client.line(text)

    def stop(self) -> None:
        """The player ends the visit."""
        if self._running is not None:
            self._running.cancel()

    async def run(
        self, presentation: Presentation, preferences: Preferences, attached: AbstractContextManager[object]
    ) -> None:
        """Ask for what is missing, and visit."""
        voice: Speaks = SilentSpeaker()
        if preferences["own_speech"]:
            voice = Speaker(default_backends(), _nothing)
        place = SpokenPlace(presentation, voice)
        try:
            with attached:
                self._running = asyncio.ensure_future(self._visit(place))
                with suppress(asyncio.CancelledError):
                    await self._running
        finally:
            voice.close()

    async def _visit(self, place: SpokenPlace) -> None:
        from cribbage_a11y.net import door_words
        from cribbage_a11y.net.join import JoinClient

        name = self._plan.name or await place.ask(door_words.ask_name(), "")
        if name is None:
            return
        self._client = JoinClient(place, self._address, self._plan.code)
        place.announce(say(await self._client.run(name)).utterances)


def _nothing(_notice: object) -> None:
    """The voice came or went; the text goes on."""
