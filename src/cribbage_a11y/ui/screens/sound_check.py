"""What the answers to the sound check mean. The reasons are in docs/decisions/0010-sound-check.md."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import NamedTuple

from cribbage_a11y.present.catalogue import _


class Reading(StrEnum):
    """How a player reads, by the words of the settings."""

    SPEECH = "speech"
    BRAILLE = "braille"
    BOTH = "both"
    LARGE_PRINT = "large_print"
    SCREEN = "screen"


class Heard(IntEnum):
    """The answers, by their place in the menu."""

    ONCE = 0
    TWICE = 1
    NOT_AT_ALL = 2
    NO_SPEECH = 3
    """The player wants none."""


WANT_VOICE = frozenset({Reading.SPEECH, Reading.BOTH, Reading.LARGE_PRINT})
"""The readings for which silence is a fault."""


class Meaning(NamedTuple):
    """What follows from an answer."""

    own_speech: bool
    again: bool
    """Whether to check again, now with the game's own speech."""
    line: str
    """What the player is told."""


def meaning(reading: Reading, own_speech: bool, answer: Heard) -> Meaning:
    """What an answer means where the game's own speech was ``own_speech`` when the sentence came."""
    if answer is Heard.NOT_AT_ALL and not own_speech and reading in WANT_VOICE:
        # Translators: first start, sound check: nothing was heard, so the game speaks from now on.
        return Meaning(True, True, _("The game now speaks with its own voice. Listen again."))
    if answer is Heard.ONCE and own_speech:
        # Translators: first start, sound check: the game's own voice was heard, and nothing else.
        return Meaning(True, False, _("The game speaks with its own voice, and you hear each line once."))
    return Meaning(False, False, _line(own_speech, answer))


def _line(own_speech: bool, answer: Heard) -> str:
    if answer is Heard.ONCE:
        # Translators: first start, sound check: the screen reader was heard, and nothing else.
        return _("Your screen reader reads the game, and the game itself is silent.")
    if answer is Heard.TWICE and own_speech:
        # Translators: first start, sound check: screen reader and game both spoke, so the game stops.
        return _("The game's own voice is off, so that you hear each line once.")
    if answer is Heard.TWICE:
        # Translators: first start, sound check: twice was heard though the game itself did not speak.
        return _("The game itself is silent. If you still hear lines twice, 2 screen readers are running.")
    if answer is Heard.NOT_AT_ALL and own_speech:
        # Translators: first start, sound check: the game's own voice cannot be heard either.
        return _("No voice is heard, so the game goes on in text. Settings can turn on its voice again.")
    # Translators: first start, sound check: no speech is wanted.
    return _("The game stays silent. Settings can turn on its voice.")
