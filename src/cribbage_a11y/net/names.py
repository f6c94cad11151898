"""What people may call themselves at a table, and what they may write to it.

A name is read aloud to everybody, so it must be text, short, and nobody else's: neither in other letters
that look the same, nor one of the words by which the game itself speaks.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

LONGEST_NAME: Final = 20
"""Characters of a name."""
LONGEST_TEXT: Final = 200
"""Characters of a message to the table."""
_MOST_MARKS: Final = 2
"""Marks over one letter; no language needs more in a name."""

_ESCAPES: Final = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?"
    r"|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?"
    r"|\x1b[ -/]*[0-~]?"
)
"""Whole sequences that steer a terminal, in both spellings, cut short ones among them."""

_RESERVED: Final = frozenset({"computer", "host", "you", "system", "chat", "table", "everybody", "server"})
"""Words by which the game speaks, as :func:`look` gives them."""

_LOOK_ALIKE: Final = str.maketrans(
    {
        letter: latin
        for latin, letters in {
            "a": "аαɑ",
            "b": "вβ",
            "c": "с",
            "d": "ԁ",
            "e": "еε",
            "g": "ɡ",
            "h": "нһ",
            "j": "ј",
            "k": "кκ",
            "l": "1|ⅼіıιɩi",
            "m": "м",
            "n": "п",
            "o": "0оοσ",
            "p": "рρ",
            "q": "ԛ",
            "s": "ѕ",
            "t": "тτ",
            "u": "υ",
            "v": "ν",
            "w": "ѡωԝ",
            "x": "хχ",
            "y": "уγ",
        }.items()
        for letter in letters
    }
)
"""Letters and digits that are taken for Latin letters: Cyrillic, Greek, and some others."""


class NameFault(StrEnum):
    """Why a name will not do."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    CHARACTERS = "characters"
    """Something that is no letter, mark, number, space, hyphen, apostrophe or full stop."""
    RESERVED = "reserved"
    TAKEN = "taken"
    """Somebody at the table has it, or one that looks or sounds the same."""


class Named(NamedTuple):
    """A name that will do, or why it will not."""

    name: str
    fault: NameFault | None = None


def without_escapes(text: str) -> str:
    """The text without the sequences that steer a terminal."""
    return _ESCAPES.sub("", text)


def named(text: str, others: Iterable[str] = ()) -> Named:
    """A name as it is kept, beside the ``others`` of the table; or why there is none."""
    plain = unicodedata.normalize("NFKC", without_escapes(text[: 10 * LONGEST_NAME]))
    plain = plain.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    name = re.sub(" +", " ", plain).strip(" ")
    if not all(_is_allowed(character) for character in name) or _is_overloaded(name):
        return Named("", NameFault.CHARACTERS)
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        return Named("", NameFault.EMPTY)
    if len(name) > LONGEST_NAME:
        return Named("", NameFault.TOO_LONG)
    mine = look(name)
    if look(name.rstrip("0123456789 ")) in {look(word) for word in _RESERVED}:
        return Named("", NameFault.RESERVED)
    if mine in {look(other) for other in others}:
        return Named("", NameFault.TAKEN)
    return Named(name)


def look(name: str) -> str:
    """What a name looks like: two names with the same look are taken for one another."""
    bare = "".join(
        character
        for character in unicodedata.normalize("NFKD", name.casefold())
        if unicodedata.category(character)[0] in "LN"
    )
    return bare.translate(_LOOK_ALIKE).replace("rn", "m").replace("vv", "w")


def clean_text(text: str) -> str:
    """A message as one line of what can be read; empty where nothing of it can."""
    plain = unicodedata.normalize("NFC", without_escapes(text[: 10 * LONGEST_TEXT]))
    shown = "".join(character if character.isprintable() else " " for character in plain)
    return " ".join(shown.split())[:LONGEST_TEXT].rstrip()


def _is_allowed(character: str) -> bool:
    return character in " -'." or unicodedata.category(character)[0] in "LMN"


def _is_overloaded(name: str) -> bool:
    """Whether one letter carries more marks than any language writes."""
    marks = 0
    for character in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks > _MOST_MARKS:
            return True
    return False
