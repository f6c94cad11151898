"""A question with yes or no: one line; Enter or 1 is yes, Escape or 2 is no."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Do, Effect, Exit, Leave
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.screen import Reaction, joined, say, useless

_YES: Final = 1
_NO: Final = 2


@dataclass(frozen=True)
class Question:
    """Closes with the effects of the answer. No other key answers it, and each says it again."""

    asked: str
    """The question with what follows from it, whole sentences."""
    yes: tuple[Effect, ...]
    no: tuple[Effect, ...]

    @property
    def title(self) -> str:
        """The question."""
        return self.asked

    @property
    def lines(self) -> tuple[str, ...]:
        """The question and what to press, as one line."""
        # Translators: what to press after a question with yes or no.
        return (joined(self.asked, _("Enter for yes, Escape or Backspace for no.")),)

    @property
    def cursor(self) -> int:
        """Its only line."""
        return 0

    def opening(self) -> tuple[Effect, ...]:
        """The question."""
        return (say(*self.lines),)

    def press(self, press: Press) -> Reaction:
        """Yes, no, or the question again."""
        word = press.text.casefold() if press.text[1:] else press.text
        digit = press.number if press.command is Command.CARD else 0
        # Translators: the word and the letter that a player may type for yes, with a space between.
        if press.command is Command.CONFIRM or digit == _YES or word in _("yes y").split():
            return Reaction(None, self.yes)
        # Translators: the word and the letter that a player may type for no, with a space between.
        if press.command is Command.BACK or digit == _NO or word in _("no n").split():
            return Reaction(None, self.no)
        if press.command in (Command.REPEAT, Command.LEAVE):
            return Reaction(self, self.opening())
        return Reaction(self, (say(joined(useless(), *self.lines)),))


def leave_game() -> Question:
    """Whether to leave the game being played."""
    return Question(
        # Translators: asked before the player leaves a game in the middle.
        _("Leave the game? It is kept, and you can go on with it later."),
        (Leave(),),
        # Translators: the answer when the player does not leave the game after all.
        (say(_("You stay in the game.")),),
    )


def replace_game(yes: tuple[Effect, ...]) -> Question:
    """Whether to begin a new game where one was left in the middle."""
    return Question(
        # Translators: asked before a new game takes the place of one that was left in the middle.
        _("A new game takes the place of the one you left. Start it?"),
        yes,
        # Translators: the answer when the player keeps the game left and starts no new one.
        (say(_("Your game is kept.")),),
    )


def leave_program() -> Question:
    """Whether to end the program, asked at the home menu."""
    return Question(
        # Translators: asked before the program ends.
        _("Leave cribbage?"),
        (Exit(),),
        # Translators: the answer when the player does not leave the program after all.
        (say(_("You stay here.")),),
    )


def reset_settings() -> Question:
    """Whether to put every setting back."""
    return Question(
        # Translators: asked before all settings go back to what they were at first.
        _("Reset every setting to how it was at first?"),
        (
            Do(Ask.RESET_SETTINGS),
            # Translators: the answer when all settings are as they were at first.
            say(_("Every setting is reset.")),
        ),
        # Translators: the answer when the player does not reset the settings after all.
        (say(_("Nothing is changed.")),),
    )
