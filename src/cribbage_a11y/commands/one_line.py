"""Any text as one line that can be heard: what standard error is given."""

from __future__ import annotations

from typing import Final

LONGEST_WORD: Final = 200
"""Characters of one word, a file's name for instance, before it is cut."""
LONGEST_LINE: Final = 600


def one_line(text: str) -> str:
    """``text`` in one line of at most ``LONGEST_LINE`` characters.

    Line ends and blanks become one blank, other characters that cannot be seen are written as escapes,
    and what was cut ends in three dots.
    """
    words = (cut(_visible(word), LONGEST_WORD) for word in text.split())
    return cut(" ".join(words), LONGEST_LINE)


def cut(text: str, longest: int) -> str:
    """``text`` itself, or its beginning and three dots when it is longer than ``longest``."""
    return text if len(text) <= longest else text[: longest - 3] + "..."


def _visible(word: str) -> str:
    if word.isprintable():
        return word
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode("ascii")
        for character in word
    )
