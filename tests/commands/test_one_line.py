"""Whatever was typed, one line that can be heard comes back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cribbage_a11y.commands.one_line import LONGEST_LINE, LONGEST_WORD, cut, one_line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("as it is: 5♥, ünï", "as it is: 5♥, ünï"),
        ("two\nlines\r\n and  blanks\t", "two lines and blanks"),
        ("bell\x07 escape\x1b[2J", "bell\\x07 escape\\x1b[2J"),
        ("half \ud83c right to left \u202e", "half \\ud83c right to left \\u202e"),
    ],
)
def test_what_cannot_be_seen_is_written_out(text: str, line: str) -> None:
    assert one_line(text) == line


def test_long_words_and_lines_are_cut() -> None:
    assert one_line("x" * 1000) == "x" * (LONGEST_WORD - 3) + "..."
    assert one_line("card " * 1000) == ("card " * 1000)[: LONGEST_LINE - 3] + "..."
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abc..."


@given(st.text(st.characters(exclude_categories=())))
def test_any_text_becomes_one_short_line(text: str) -> None:
    line = one_line(text)
    assert line.isprintable()
    assert len(line) <= LONGEST_LINE
