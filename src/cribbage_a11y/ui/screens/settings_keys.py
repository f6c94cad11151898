"""Keys of the player's own: other keys for a command, and keys switched off."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Change
from cribbage_a11y.ui.key_manual import key_in_words, key_line
from cribbage_a11y.ui.key_words import KEY_NAMES
from cribbage_a11y.ui.keymap import BINDINGS, FIXED, Binding, Context, Keymap
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, joined, returned, say

if TYPE_CHECKING:
    from cribbage_a11y.ui.screens.settings_screen import SettingsGroup

_TYPED: Final = "keys_for"
"""The command under which typed keys come back."""
_FUNCTION_KEY: Final = re.compile(r"f([1-9]|1[0-9]|2[0-4])")


def letters_question() -> str:
    """Asks which keys to switch off."""
    # Translators: asks the player to type keys, as: q w. An empty answer switches none off.
    return _("Keys to switch off, with a blank between them, or nothing for none:")


def letters_from(text: str) -> tuple[str, ...] | str:
    """The keys in a typed text, or a sentence saying why it will not do."""
    keys = tuple(dict.fromkeys(text.split()))
    known = {key for binding in BINDINGS for key in binding.keys}
    for key in keys:
        if key in FIXED:
            return _fixed(key)
        if key not in known:
            # Translators: the answer to a typed key that no command has. {key}: what was typed.
            return _("No command has the key {key}. Nothing is changed.").format(key=key)
    return keys


def _fixed(key: str) -> str:
    # Translators: the answer to a key that cannot be changed or switched off, as Enter. {key}: its name.
    return _("The key {key} always stays as it is. Nothing is changed.").format(key=key_in_words(key))


@dataclass(frozen=True)
class ChangeKeys(MenuScreen):
    """Every command with its keys; choosing one asks for others."""

    parent: SettingsGroup
    changes: Mapping[str, str]
    """By command: its keys with a blank between them."""
    asked: int | None = field(default=None, kw_only=True)
    """The place of the command whose keys are being typed."""

    @property
    def title(self) -> str:
        """What is done here."""
        # Translators: the title of the list of commands whose keys can be changed.
        return _("Choose a command to give it other keys.")

    @property
    def labels(self) -> tuple[str, ...]:
        """The commands with their keys, as the answer to ``?`` says them."""
        keymap = Keymap(self.changes)
        return tuple(_line(keymap, binding) for binding in _changeable())

    def closed(self) -> Reaction:
        """Back to the settings."""
        return Reaction(self.parent, returned(self.parent))

    def picked(self) -> Reaction:
        """Ask for the keys."""
        # Translators: asks the player to type keys, as: z f5. An empty answer brings the usual ones back.
        ask = _("Its new keys, with a blank between them, or nothing for the usual ones:")
        question = joined(self.labels[self.cursor], ask)
        return Reaction(replace(self, asked=self.cursor), (AskText(_TYPED, question),))

    def press(self, press: Press) -> Reaction:
        """Take the keys typed, or let them stay; else as in every menu."""
        if self.asked is None:
            return super().press(press)
        here = replace(self, asked=None)
        if press.command == _TYPED:
            return here._typed(self.asked, tuple(dict.fromkeys(press.text.split())))
        if press.command is Command.BACK:
            return here.replying(here.labels[self.asked])
        return here.press(press)

    def _typed(self, place: int, keys: tuple[str, ...]) -> Reaction:
        binding = _changeable()[place]
        wrong = _wrong(binding, keys, self.changes)
        if wrong:
            return self.replying(wrong)
        changes = {name: held for name, held in self.changes.items() if name != binding.command}
        if keys:
            changes[binding.command.value] = " ".join(keys)
        parent = replace(self.parent, parent=self.parent.parent.changed("key_changes", changes))
        there = replace(self, changes=changes, parent=parent)
        return Reaction(there, (Change("key_changes", changes), say(there.labels[place])))


def _changeable() -> tuple[Binding, ...]:
    """The commands with a key that is not fixed; digits stay the cards and lines they are."""
    return tuple(
        binding
        for binding in BINDINGS
        if binding.command is not Command.CARD and not FIXED.issuperset(binding.keys)
    )


def _line(keymap: Keymap, binding: Binding) -> str:
    context = Context.GAME if Context.GAME in binding.contexts else Context.SCREEN
    return key_line(keymap, context, binding.command)


def _wrong(binding: Binding, keys: tuple[str, ...], changes: Mapping[str, str]) -> str:
    """Why a command cannot have these keys; nothing where it can."""
    others = Keymap(changes).bindings
    for key in keys:
        if key in FIXED:
            return _fixed(key)
        if not (len(key) == 1 or key in KEY_NAMES or _FUNCTION_KEY.fullmatch(key)):
            # Translators: the answer to a typed key that there is not. {key}: what was typed.
            return _("There is no key called {key}. Nothing is changed.").format(key=key)
        if binding.acts and key.isupper():
            # Translators: the answer to a capital typed as a key. {key}: its name, as Shift Z.
            return _("The key {key} is a capital, and capitals only say more. Nothing is changed.").format(
                key=key_in_words(key)
            )
        if any(key in other.keys and other.command is not binding.command for other in others):
            # Translators: the answer to a typed key that another command has. {key}: its name.
            return _("The key {key} is taken. Nothing is changed.").format(key=key_in_words(key))
    return ""
