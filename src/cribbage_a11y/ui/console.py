"""Everything a player sees and hears at one place: screens over a session, keys to whichever is in front."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.phrases.session import ALREADY_ANSWERED
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.choosing import CLAIM, MUGGINS
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Change, Do, Effect, Exit, Leave, Open, Say
from cribbage_a11y.ui.keymap import Context, Keymap
from cribbage_a11y.ui.presentation import Presentation
from cribbage_a11y.ui.screens.screen import Screen, returned, say
from cribbage_a11y.ui.session import Session
from cribbage_a11y.ui.slips import SLIP_GUARD, Slip, Slips
from cribbage_a11y.ui.update import context_of

if TYPE_CHECKING:
    from cribbage_a11y.ui.screens.settings_screen import Setting

Handler = Callable[[object], None]


class Voice(Protocol):
    """The game's own speech, or none."""

    def say_all(self, burst: Sequence[Utterance]) -> None:
        """Speak one burst. Returns at once."""


class Elsewhere(Protocol):
    """A table of another host, at which the player sits."""

    def key(self, name: str) -> None:
        """A key pressed."""

    def line(self, text: str) -> None:
        """A typed line."""


class Console:
    """One player's place. What it cannot do itself it asks of ``handlers``, by name."""

    def __init__(self, presentation: Presentation, voice: Voice, keymap: Keymap) -> None:
        self.presentation = presentation
        self.voice = voice
        self.keymap = keymap
        self.session: Session | None = None
        self.screens: list[Screen] = []
        self.handlers: dict[str, Handler] = {}
        self.elsewhere: Elsewhere | None = None
        """Where keys and typed lines go, while the player sits at a table of another host."""
        self.on_change: Callable[[str, object], None] = lambda _name, _value: None
        self.on_leave: Callable[[], None] = lambda: None
        self.on_exit: Callable[[], None] = lambda: None
        self.clock: Callable[[], float] = time.monotonic
        self._asking: asyncio.Task[None] | None = None
        self._slips = Slips()
        self._asking_again: asyncio.TimerHandle | None = None

    @property
    def is_asking(self) -> bool:
        """Whether a line prompt is open, which then takes all keys."""
        return self._asking is not None and not self._asking.done()

    @property
    def context(self) -> Context:
        """Where the player is, for the keymap."""
        if self.screens or self.session is None:
            return Context.SCREEN
        return context_of(self.session.model)

    def key(self, name: str) -> None:
        """A key of the terminal; the same key again at once, or held down, is taken once."""
        press = self.keymap.press(self.context, name)
        if self.elsewhere is not None and press.command not in _ANYWHERE | {Command.STOP}:
            self.elsewhere.key(name)
            return
        if self._asking_again is not None:
            self._asking_again.cancel()
        slip = self._slips.judge(name, press.command, bool(self.screens), self.clock())
        if slip is Slip.NONE:
            self.press(press)
            return
        if slip is Slip.FIRST:
            self.announce(self._pressed_twice())
        self._asking_again = asyncio.get_running_loop().call_later(SLIP_GUARD, self._ask_again)

    def _pressed_twice(self) -> tuple[Utterance, ...]:
        if not self.screens and self.session is not None:
            return (self.session.scene.say(ALREADY_ANSWERED),)
        # Translators: the same key was pressed twice at once on a screen; it was taken once.
        return say(_("Pressed twice, taken once.")).utterances

    def _ask_again(self) -> None:
        """After the last of the slips: what is asked, in its turn after what is being said."""
        if not self.is_asking:
            self.back_in_front(Urgency.TURN)

    def press(self, press: Press) -> None:
        """A command, from whatever key or word it came."""
        if press.command == Command.STOP:
            self.on_exit()
        elif press.command in _ANYWHERE and press.command in self.handlers:
            self.handlers[press.command](None)
        elif self.screens:
            self._press_screen(press)
        elif self.session is not None:
            self.session.press(press)

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """Show and speak one burst."""
        self.presentation.announce(utterances)
        self.voice.say_all(utterances)

    def refresh(self) -> None:
        """Something that can be read has changed."""
        self.presentation.refresh()

    def open(self, screen: Screen) -> None:
        """Put a screen in front and say it."""
        self.screens.append(screen)
        self._perform_all(screen.opening())

    def replace(self, screen: Screen) -> None:
        """Put a screen in the place of the one in front, unsaid: what it shows has changed."""
        self.screens[-1] = screen

    def close_all(self) -> None:
        """Take every screen away, unsaid."""
        self.screens.clear()

    def back_in_front(self, urgency: Urgency = Urgency.ANSWER) -> None:
        """Say where the player is now: the screen in front, or the game."""
        if self.screens:
            self._perform_all(returned(self.screens[-1], urgency))
        elif self.session is not None:
            self.announce((self.session.scene.prompt(urgency),))

    def say_again(self) -> None:
        """Say the opening of the screen in front: its words have changed."""
        if self.screens:
            self._perform_all(self.screens[-1].opening())

    def renew_settings(self, settings: tuple[Setting, ...]) -> None:
        """Let the settings screen show what was changed elsewhere."""
        from cribbage_a11y.ui.screens.settings_screen import Settings, SettingsGroup

        self.screens = [
            screen.with_settings(settings) if isinstance(screen, Settings | SettingsGroup) else screen
            for screen in self.screens
        ]

    def perform(self, effect: Effect) -> None:
        """Do what a screen or the session asks for."""
        if isinstance(effect, Say):
            self.announce(effect.utterances)
        elif isinstance(effect, Open):
            self.open(effect.screen)
        elif isinstance(effect, Change):
            self.on_change(effect.name, effect.value)
        elif isinstance(effect, Leave):
            self.on_leave()
        elif isinstance(effect, Exit):
            self.on_exit()
        elif isinstance(effect, AskText):
            self._asking = asyncio.ensure_future(self._ask(effect))
        elif isinstance(effect, Do):
            self.handlers[effect.name](effect.value)

    def _perform_all(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            self.perform(effect)

    def _press_screen(self, press: Press) -> None:
        if press.command in _ON_SCREENS and press.command in self.handlers:
            self.handlers[press.command](None)
            return
        depth = len(self.screens)
        screen, effects = self.screens[-1].press(press)
        if screen is None:
            self.screens.pop()
        else:
            self.screens[-1] = screen
        self._perform_all(effects)
        if screen is None and len(self.screens) == depth - 1 and not _leads_on(effects):
            self.back_in_front(Urgency.TURN if effects else Urgency.ANSWER)
        self.refresh()

    async def _ask(self, effect: AskText) -> None:
        text = await self.presentation.ask(effect.question, effect.given)
        self._asking = None
        if self.screens:
            press = Press(Command.BACK) if text is None else Press(effect.command, text=text)
            self._press_screen(press)
        elif effect.command in self.handlers:
            self.handlers[effect.command](text)
        elif self.session is not None:
            self._give_text(self.session, effect.command, text)

    def _give_text(self, session: Session, command: str, text: str | None) -> None:
        if text is None:
            session.text_refused()
        elif command in (CLAIM, MUGGINS):
            session.press(Press(command, text=text))


_ANYWHERE = frozenset({Command.SUSPEND, Command.SPEECH, Command.LARGE_PRINT})
"""Commands that the program answers itself, whatever is in front."""
_ON_SCREENS = frozenset({Command.KEYS, Command.VERBOSITY, Command.VERBOSITY_BACK})
"""Commands that the program answers where a screen is in front, and the session in a game."""


def _leads_on(effects: Sequence[Effect]) -> bool:
    """Whether the player is led elsewhere than to the place in front, which is then not said."""
    return any(isinstance(effect, Open | Leave | Exit | Do) for effect in effects)
