"""The answers to the questions of the first start, and their words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from cribbage_a11y.present.forms import N_, Verbosity
from cribbage_a11y.ui.screens.sound_check import Heard, Reading


class Step(StrEnum):
    """The questions; the value is the name of the setting that the answer changes."""

    READING = "reading"
    SOUND = "own_speech"
    WORDS = "verbosity"


class Language(NamedTuple):
    """A language that the game speaks."""

    code: str
    name: str
    """Its own name for itself, as ``Deutsch``."""


@dataclass(frozen=True)
class Answers:
    """The present settings, taken where a question is skipped. The defaults are safe for everybody."""

    reading: Reading = Reading.SPEECH
    own_speech: bool = False
    verbosity: Verbosity = Verbosity.NORMAL


READING: Final = {
    # Translators: first start, how the player reads: with a screen reader that speaks.
    Reading.SPEECH: N_("By speech."),
    # Translators: first start, how the player reads: on a braille line.
    Reading.BRAILLE: N_("By braille."),
    # Translators: first start, how the player reads.
    Reading.BOTH: N_("By speech and braille."),
    # Translators: first start, how the player reads: with big letters on the screen.
    Reading.LARGE_PRINT: N_("By large print."),
    # Translators: first start, how the player reads: sees the screen as it is.
    Reading.SCREEN: N_("On an ordinary screen."),
}
HEARD: Final = {
    # Translators: first start, an answer to how often a line was heard.
    Heard.ONCE: N_("I heard it once."),
    # Translators: first start, an answer to how often a line was heard.
    Heard.TWICE: N_("I heard it twice."),
    # Translators: first start, an answer to how often a line was heard.
    Heard.NOT_AT_ALL: N_("I did not hear it."),
    # Translators: first start, an answer to how often a line was heard.
    Heard.NO_SPEECH: N_("I want no speech."),
}
WORDS: Final = {
    # Translators: first start: how few words there can be, with an example.
    Verbosity.BRIEF: N_("Brief, as in: Anna: jack. 21."),
    # Translators: first start: the usual number of words, with an example.
    Verbosity.NORMAL: N_("Normal, as in: Anna: jack of clubs. Count 21."),
    # Translators: first start: how many words there can be, with an example.
    Verbosity.VERBOSE: N_("Verbose, as in: Anna plays the jack of clubs. The count is 21."),
}

ANSWERS: Final[dict[Step, tuple[str, ...]]] = {
    Step.READING: tuple(READING.values()),
    Step.SOUND: tuple(HEARD.values()),
    Step.WORDS: tuple(WORDS.values()),
}
"""The answers to each question, in the order of their digits."""
