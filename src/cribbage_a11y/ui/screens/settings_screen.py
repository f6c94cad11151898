"""The settings: short menus of sentences, each with its present value; choosing one changes it at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Self

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Change, Do, Effect, Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.first_answers import Language
from cribbage_a11y.ui.screens.options import MOST_TO_STEP_THROUGH, Options, after
from cribbage_a11y.ui.screens.question import reset_settings
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, joined, returned, say
from cribbage_a11y.ui.screens.settings_keys import ChangeKeys, letters_from, letters_question
from cribbage_a11y.ui.screens.settings_words import AUTO, CHOICE, GROUPS, NUMBER_QUESTIONS, sentence

_TYPED = "value"
"""The command under which a typed value comes back."""
MOST_DIGITS = 6
"""Digits of a number that is looked at; no setting needs as many."""


@dataclass(frozen=True)
class Setting:
    """One setting as the program tells it."""

    name: str
    value: Any
    accepts: Callable[[Any], bool]
    """Whether it may hold a value."""
    choices: tuple[Any, ...] = ()
    """Its values in the order in which they are offered, where they are few; of a whole number the lowest and
    the highest."""


@dataclass(frozen=True)
class Settings(MenuScreen):
    """The groups, and the reset. Groups without a setting are not shown."""

    settings: tuple[Setting, ...]
    languages: tuple[Language, ...] = ()

    @property
    def title(self) -> str:
        """Its name."""
        # Translators: the title of the menu of settings.
        return _("Settings menu.")

    @property
    def labels(self) -> tuple[str, ...]:
        """The titles of the groups, and the reset."""
        titles = tuple(_(title) for title, _names in self._groups())
        # Translators: the line of the settings that puts everything back as it was at first.
        return (*titles, _("Reset every setting."))

    def picked(self) -> Reaction:
        """Open a group, or ask about the reset."""
        groups = self._groups()
        if self.cursor == len(groups):
            return Reaction(self, (Open(reset_settings()),))
        title, names = groups[self.cursor]
        group = SettingsGroup(self, title, names)
        return Reaction(group, group.opening())

    def with_settings(self, settings: tuple[Setting, ...]) -> Self:
        """The same menu after settings were changed elsewhere."""
        return replace(self, settings=settings)

    def setting(self, name: str) -> Setting:
        """The setting of that name."""
        return next(setting for setting in self.settings if setting.name == name)

    def changed(self, name: str, value: Any) -> Self:
        """The same menu with another value for one setting."""
        return replace(
            self,
            settings=tuple(replace(s, value=value) if s.name == name else s for s in self.settings),
        )

    def sentence(self, name: str, value: Any) -> str:
        """A setting with a value."""
        return sentence(name, value, {language.code: language.name for language in self.languages})

    def _groups(self) -> list[tuple[str, tuple[str, ...]]]:
        there = {setting.name for setting in self.settings}
        groups = [(title, tuple(name for name in names if name in there)) for title, names in GROUPS]
        return [(title, names) for title, names in groups if names]


@dataclass(frozen=True)
class SettingsGroup(MenuScreen):
    """Some settings. Takes the place of the menu that opened it."""

    parent: Settings
    name: str
    """The title, as a message."""
    names: tuple[str, ...]
    asked: str = field(default="", kw_only=True)
    """The setting whose value is being typed."""

    @property
    def title(self) -> str:
        """The name of the group."""
        return _(self.name)

    @property
    def labels(self) -> tuple[str, ...]:
        """A sentence for each setting."""
        return tuple(self._sentence(name) for name in self.names)

    def with_settings(self, settings: tuple[Setting, ...]) -> Self:
        """The same menu after settings were changed elsewhere."""
        return replace(self, parent=self.parent.with_settings(settings))

    def closed(self) -> Reaction:
        """Back to the groups."""
        return Reaction(self.parent, returned(self.parent))

    def picked(self) -> Reaction:
        """Go to the next value, or open a list, or ask for a text."""
        setting = self.parent.setting(self.names[self.cursor])
        if setting.name == "key_changes":
            screen = ChangeKeys(self, setting.value)
            return Reaction(screen, screen.opening())
        if setting.name in NUMBER_QUESTIONS:
            return self._ask(setting.name, _(NUMBER_QUESTIONS[setting.name]), "")
        if setting.name == "letters_off":
            return self._ask(setting.name, letters_question(), " ".join(setting.value))
        values = self._values(setting)
        if len(values) <= MOST_TO_STEP_THROUGH:
            return self.set(setting.name, after(values, setting.value))
        return self._list(setting, values)

    def press(self, press: Press) -> Reaction:
        """Take the text typed, or let the value stay; else as in every menu."""
        if not self.asked:
            return super().press(press)
        here = replace(self, asked="")
        if press.command == _TYPED:
            return here._typed(self.asked, press.text)
        if press.command is Command.BACK:
            return here.replying(here._sentence(self.asked))
        return here.press(press)

    def set(self, name: str, value: Any) -> Reaction:
        """Change a setting and say it; a change of language is said in the new language by the program."""
        there = replace(self, parent=self.parent.changed(name, value))
        answer: Effect = Do(Ask.SAY_AGAIN) if name == "language" else say(there._sentence(name))
        return Reaction(there, (Change(name, value), answer))

    def _sentence(self, name: str) -> str:
        return self.parent.sentence(name, self.parent.setting(name).value)

    def _values(self, setting: Setting) -> tuple[Any, ...]:
        if setting.name == "language":
            return (AUTO, *(language.code for language in self.parent.languages))
        return setting.choices or tuple(CHOICE[setting.name])

    def _list(self, setting: Setting, values: tuple[Any, ...]) -> Reaction:
        labels = tuple(self.parent.sentence(setting.name, value) for value in values)
        cursor = values.index(setting.value) if setting.value in values else 0
        # Translators: the title of a list of values for one setting.
        title = _("Choose one of these.")
        screen = Options(
            title, labels, lambda place: self.set(setting.name, values[place]), self, cursor=cursor
        )
        return Reaction(screen, screen.opening())

    def _ask(self, name: str, question: str, given: str) -> Reaction:
        return Reaction(replace(self, asked=name), (AskText(_TYPED, question, given),))

    def _typed(self, name: str, text: str) -> Reaction:
        if name == "letters_off":
            letters = letters_from(text)
            return self.replying(letters) if isinstance(letters, str) else self.set(name, letters)
        setting = self.parent.setting(name)
        digits = text.strip()
        if not digits:
            return self.replying(self._sentence(name))
        if digits.isdecimal() and len(digits) <= MOST_DIGITS and setting.accepts(int(digits)):
            return self.set(name, int(digits))
        low, high = setting.choices
        # Translators: the answer to a typed text that is no number, or one too small or too big.
        wrong = _("Type a number from {low} to {high}.").format(low=low, high=high)
        return self.replying(joined(wrong, self._sentence(name)))
