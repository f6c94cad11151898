"""What the program tells about files and speech, in one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cribbage_a11y.present.cards import listed
from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.speech.conductor import SpeechNotice
from cribbage_a11y.store.facts import (
    Fact,
    FileNotRead,
    FileNotWritten,
    SaveInUse,
    SaveSetAside,
    SettingMisplaced,
    SettingRefused,
    SettingsDamaged,
    TornLineDropped,
)


def speech_line(notice: SpeechNotice) -> str:
    """Speech went or came back."""
    return {
        # Translators: the game wanted to speak and found no speech program.
        SpeechNotice.NOT_FOUND: _("No speech program was found, so the game goes on in text. X tries again."),
        # Translators: the speech program hangs.
        SpeechNotice.NO_ANSWER: _(
            "The speech program does not answer. The game goes on in text. X tries again."
        ),
        # Translators: the speech program failed several times.
        SpeechNotice.FAILED: _("The speech program fails. The game goes on in text. X tries again."),
        # Translators: after the player tried again: the game speaks.
        SpeechNotice.BACK: _("The game speaks again."),
    }[notice]


def own_error_line() -> str:
    """A mistake of the program's own, which the game survived."""
    # Translators: something went wrong inside the game, and the player's last key may have done nothing.
    return _("The game had an error of its own, and goes on. T says whose turn it is.")


def fact_line(fact: Fact) -> str:
    """Something about a file that the player must know."""
    return _TELLERS[type(fact)](fact)


def _damaged(fact: SettingsDamaged) -> str:
    if fact.kept_as is None:
        # Translators: the settings file cannot be read. {line}: the line where it goes wrong.
        return _("The settings file is damaged at line {line}. The usual settings are used.").format(
            line=fact.line
        )
    # Translators: the settings file cannot be read. {line}: the line; {name}: the name it is kept under.
    message = _(
        "The settings file was damaged at line {line}. It is kept as {name}; the usual settings are used."
    )
    return message.format(line=fact.line, name=fact.kept_as.name)


def _refused(fact: SettingRefused) -> str:
    # Translators: one setting in the file has a wrong value. {name}: the setting; {value}: what is used.
    message = _("In the settings file {name} has a wrong value. Its usual value is used: {value}.")
    return message.format(name=fact.name, value=fact.default)


def _misplaced(fact: SettingMisplaced) -> str:
    # Translators: settings stand in the wrong part of the settings file. {names}: their names with commas
    # between; {group}: the name of the part of the file that they belong to.
    message = ngettext(
        "The setting {names} stands in the wrong part of its file and does nothing. It belongs in {group}.",
        "The settings {names} stand in the wrong part of their file and do nothing. They belong in {group}.",
        len(fact.names),
    )
    return message.format(names=listed(fact.names), group=fact.group)


def _not_read(fact: FileNotRead) -> str:
    # Translators: a file cannot be read. {name}: its name; {reason}: the system's own words.
    return _("The file {name} cannot be read: {reason}.").format(name=fact.path.name, reason=fact.reason)


def _not_written(fact: FileNotWritten) -> str:
    if fact.no_room:
        # Translators: a file cannot be written. {name}: its name.
        return _("The disk is full: {name} cannot be written. The game goes on, unsaved.").format(
            name=fact.path.name
        )
    # Translators: a file cannot be written. {name}: its name; {reason}: the system's own words.
    message = _("The file {name} cannot be written: {reason}. The game goes on, unsaved.")
    return message.format(name=fact.path.name, reason=fact.reason)


def _torn(_fact: TornLineDropped) -> str:
    # Translators: the save of a game ends in the middle of a line, which is left out.
    return _("The save ended in the middle of a line. At most your last key is lost.")


def _set_aside(fact: SaveSetAside) -> str:
    name = fact.path.name if fact.kept_as is None else fact.kept_as.name
    # Translators: a save cannot be gone on with. {line}: the line that is wrong; {name}: where it is kept.
    message = _("The game left cannot be gone on with: its line {line} is wrong. It is kept as {name}.")
    return message.format(line=fact.line, name=name)


def _in_use(_fact: SaveInUse) -> str:
    # Translators: the save is in use by another running program.
    return _("Another program plays on your game left. This one keeps a game of its own.")


_TELLERS: Final[dict[type[Fact], Callable[[Any], str]]] = {
    SettingsDamaged: _damaged,
    SettingRefused: _refused,
    SettingMisplaced: _misplaced,
    FileNotRead: _not_read,
    FileNotWritten: _not_written,
    TornLineDropped: _torn,
    SaveSetAside: _set_aside,
    SaveInUse: _in_use,
}
