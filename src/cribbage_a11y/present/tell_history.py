"""Chat, notes, the edges of the history, its logs and the choice of words in words."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.present.forms import Forms, Verbosity
from cribbage_a11y.present.history import Chat, Edge, Log, Note
from cribbage_a11y.present.phrases import history
from cribbage_a11y.present.words import Words

_EDGES: Final[dict[Edge, Forms]] = {
    Edge.NEWEST: history.NEWEST,
    Edge.OLDEST: history.OLDEST,
    Edge.EMPTY: history.NO_ENTRIES,
}
_LOGS: Final[dict[Log, Forms]] = {
    Log.ALL: history.LOG_ALL,
    Log.SCORES: history.LOG_SCORES,
    Log.CHAT: history.LOG_CHAT,
}
_VERBOSITIES: Final[dict[Verbosity, Forms]] = {
    Verbosity.BRIEF: history.WORDS_BRIEF,
    Verbosity.NORMAL: history.WORDS_NORMAL,
    Verbosity.VERBOSE: history.WORDS_VERBOSE,
}


def chat(words: Words, message: Chat) -> list[str]:
    """Who wrote to the table, and what."""
    return [words.say(history.CHAT, who=message.who, text=message.text)]


def note(_words: Words, told: Note) -> list[str]:
    """What the program said."""
    return [told.text]


def edge(words: Words, reached: Edge) -> list[str]:
    """That there is no entry beyond."""
    return [words.say(_EDGES[reached])]


def log(words: Words, chosen: Log, size: int) -> list[str]:
    """Which log is read, and how many entries it has."""
    return [words.say(_LOGS[chosen], n=size)]


def verbosity(words: Words, chosen: Verbosity) -> list[str]:
    """How many words lines have from now on."""
    return [words.say(_VERBOSITIES[chosen])]
