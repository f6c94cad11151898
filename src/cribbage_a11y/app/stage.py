"""What the player sees of a program that is played by keys, and how it changes while the program runs.

The stage is the program's presentation from beginning to end; behind it stands the reader presentation or
the screen presentation. The table, the choices and the place in the history are elsewhere, so a change loses
nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol, Self

from cribbage_a11y.app.preferences import Preferences
from cribbage_a11y.app.starting import SCREEN, TYPED, presentation_for
from cribbage_a11y.plan import LaunchPlan
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.keyboard import Keyboard
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.presentation import Presentation, Wipes
from cribbage_a11y.ui.reader import ReaderPresentation, ReaderTerminal

if TYPE_CHECKING:
    from cribbage_a11y.app.program import Program
    from cribbage_a11y.ui.screen.picture import ScreenStyle
    from cribbage_a11y.ui.screen.presentation import ScreenPresentation

LARGE = "large_print"
"""The setting, and a way of reading."""
_DECIDING = ("presentation", "reading", LARGE)
"""The settings that decide what is seen; a change of one ends what the command line and the key B said."""


class Shown(Presentation, Protocol):
    """A presentation that has the terminal while it is entered."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...

    def suspend(self) -> None:
        """Give the terminal back to the shell until the player comes back."""

    def reattach(self) -> None:
        """Set the terminal again after the shell had it."""


class Stage:
    """Shows the game in one presentation or the other."""

    def __init__(self, plan: LaunchPlan, preferences: Preferences, terminal: ReaderTerminal) -> None:
        self._plan = plan
        self._preferences = preferences
        self._terminal = terminal
        self._keyboard = Keyboard(self.key, self.closed)
        self._decided = self._deciding()
        self._large = self._is_large()
        self._kind = ""
        self._screen: ScreenPresentation | None = None
        self._shown: Shown = self._new_reader()
        self._open = ExitStack()
        self._playing: Program

    def play(self, program: Program) -> Stage:
        """Take the program that is seen here, before the stage is entered."""
        self._playing = program
        program.on_settings = self.settings_changed
        program.console.handlers[Command.LARGE_PRINT] = self.turn_large_print
        return self

    def __enter__(self) -> Stage:
        self._show(presentation_for(self._plan, self._preferences))
        return self

    def __exit__(self, *_error: object) -> None:
        self._open.close()

    @property
    def style(self) -> LineStyle:
        """How the player reads."""
        return self._shown.style

    @style.setter
    def style(self, style: LineStyle) -> None:
        self._shown.style = style

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """One burst."""
        self._shown.announce(utterances)

    def refresh(self) -> None:
        """Something that can be read has changed."""
        self._shown.refresh()

    def wipe(self) -> None:
        """Take away all that was shown, the lines behind the whole screen too."""
        if isinstance(self._shown, Wipes):
            self._shown.wipe()
        if self._screen is not None and self._terminal.is_seen:
            self._open.close()
            self._terminal.wipe()
            self._open.enter_context(self._shown)

    async def ask(self, question: str, given: str) -> str | None:
        """A line of text."""
        return await self._shown.ask(question, given)

    def suspend(self) -> None:
        """Give the terminal back to the shell until the player comes back."""
        self._shown.suspend()

    def reattach(self) -> None:
        """Set the terminal again after the shell had it."""
        self._shown.reattach()

    def resized(self) -> None:
        """The terminal has another size."""
        self._shown.refresh()

    def key(self, name: str) -> None:
        """A key: for the line that is typed on the screen, else for the console."""
        if self._screen is None or not self._screen.takes(name):
            self._playing.console.key(name)

    def closed(self) -> None:
        """The terminal is gone."""
        self._playing.done.set()

    def settings_changed(self) -> None:
        """Let what the settings say of the screen be seen at once."""
        decided = self._deciding()
        if decided != self._decided:
            self._decided, self._large = decided, self._is_large()
            self._plan = replace(self._plan, presentation=None)
            self._show(presentation_for(self._plan, self._preferences))
        elif self._screen is not None:
            self._screen.restyle(self._screen_style())

    def turn_large_print(self, _value: object) -> None:
        """The key B: large print, on the screen; again: back to how it was."""
        self._large = not (self._large and self._screen is not None)
        usual = presentation_for(self._plan, self._preferences)
        if usual == SCREEN:
            self._keep_large()
        self._show(SCREEN if self._large else usual)
        # Translators: large print came or went by a key.
        said = (
            # Translators: the player has switched to large print with the key B.
            _("Large print is on. B goes back.")
            if self._large
            # Translators: the player has left large print with the key B.
            else _("Large print is off.")
        )
        self._playing.tell(said)
        if self._screen is None:
            self._playing.console.back_in_front()

    def _keep_large(self) -> None:
        """On the screen the key is a setting; from the reader presentation it is for now."""
        self._playing.tell_fact(self._preferences.change(LARGE, self._large))
        self._decided = self._deciding()

    def _show(self, kind: str) -> None:
        if kind == TYPED:
            # Translators: the player chose to type commands as words, which needs a new start of the program.
            self._playing.tell(_("Words to type come when you next start the program."))
        elif kind != self._kind:
            self._open.close()
            self._kind, self._screen = kind, None
            if kind == SCREEN:
                self._shown = self._screen = self._new_screen()
            else:
                self._shown = self._new_reader()
            self._open.enter_context(self._shown)
        elif self._screen is not None:
            self._screen.restyle(self._screen_style())

    def _new_reader(self) -> ReaderPresentation:
        return ReaderPresentation(self._terminal, self._keyboard, self._preferences.line_style)

    def _new_screen(self) -> ScreenPresentation:
        from cribbage_a11y.ui.screen.presentation import ScreenPresentation, terminal_output

        output, console = terminal_output(sys.stdout), self._playing.console
        style = self._preferences.line_style
        return ScreenPresentation(output, console, self._keyboard, style, self._screen_style())

    def _screen_style(self) -> ScreenStyle:
        from cribbage_a11y.ui.screen.picture import ScreenStyle

        wanted = self._preferences
        return ScreenStyle(wanted["theme"], wanted["four_colour"], self._large, wanted["animation"])

    def _is_large(self) -> bool:
        return bool(self._preferences[LARGE]) or self._preferences["reading"] == LARGE

    def _deciding(self) -> tuple[Any, ...]:
        return tuple(self._preferences[name] for name in _DECIDING)
