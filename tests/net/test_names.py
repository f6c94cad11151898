"""Names and messages: what is taken out, what is refused, and what is taken for the same."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from cribbage_a11y.net.names import LONGEST_TEXT, NameFault, clean_text, look, named, without_escapes

EVERY_KIND = [
    *range(0x300),
    *(
        n
        for n in range(0x300, sys.maxunicode + 1)
        if n % 251 == 0 or unicodedata.category(chr(n)) in ("Cf", "Zl", "Zs")
    ),
]
"""All of the first characters, all that are there to be invisible, and some of all others."""


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Jean-Luc   O’Neil Jr. ", "Jean-Luc O'Neil Jr."),
        ("\x1b[31mRed\x1b[0m", "Red"),
        ("\x1b]0;title\x07Bert", "Bert"),
        ("\x1b]0;title\x1b\\Bert", "Bert"),
        ("\x9b2JBert", "Bert"),
        ("\x1b[200", "200"[3:] or ""),
        ("Ａｎｎａ", "Anna"),
        ("ﬁona", "fiona"),
        ("Зоя", "Зоя"),
        ("Zoë 2", "Zoë 2"),
        ("नमिता", "नमिता"),
        ("x" * 20, "x" * 20),
    ],
)
def test_a_name_is_cleaned(text: str, name: str) -> None:
    assert named(text).name == name


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", NameFault.EMPTY),
        ("   ", NameFault.EMPTY),
        ("-.'", NameFault.EMPTY),
        ("x" * 21, NameFault.TOO_LONG),
        ("An\nna", NameFault.CHARACTERS),
        ("An\u202ena", NameFault.CHARACTERS),
        ("An\u200bna", NameFault.CHARACTERS),
        ("An\ue000na", NameFault.CHARACTERS),
        ("<b>", NameFault.CHARACTERS),
        ("a😀", NameFault.CHARACTERS),
        ("a\u0301\u0302\u0303", NameFault.CHARACTERS),
        ("Computer", NameFault.RESERVED),
        ("computer 3", NameFault.RESERVED),
        ("C0MPUTER", NameFault.RESERVED),
        ("Соmрutеr", NameFault.RESERVED),
        ("y o u", NameFault.RESERVED),
        ("System", NameFault.RESERVED),
        ("host", NameFault.RESERVED),
        ("anna", NameFault.TAKEN),
        ("Аnnа", NameFault.TAKEN),
        ("An na", NameFault.TAKEN),
        ("Ánna", NameFault.TAKEN),
        ("8111", NameFault.TAKEN),
    ],
)
def test_a_name_is_refused_for_a_reason(text: str, fault: NameFault) -> None:
    assert named(text, ["Anna", "8ill"]) == ("", fault)


def test_no_character_that_is_not_text_gets_into_a_name() -> None:
    for number in EVERY_KIND:
        character = chr(number)
        name = named(f"a{character}b").name
        for kept in name:
            assert kept in " -'." or unicodedata.category(kept)[0] in "LMN", number


def test_looks_are_compared_without_case_marks_spaces_and_alphabets() -> None:
    assert look("Bill") == look("B1LL") == look("Віll") == look("b i l l")
    assert look("Arno") == look("Amo")
    assert look("Anna") != look("Hanna")


def test_a_message_is_one_line_of_what_can_be_read() -> None:
    assert clean_text(" Well\x1b[2J played,\r\n\tAnna\u202e! ") == "Well played, Anna !"
    assert clean_text("\x00\x07\x1b[0m") == ""
    assert clean_text("x" * 999) == "x" * LONGEST_TEXT
    for number in EVERY_KIND:
        assert clean_text(f"a{chr(number)}b").isprintable()


def test_escape_sequences_go_as_a_whole() -> None:
    assert without_escapes("a\x1bPq#0\x1b\\b\x1b(0c\x1b7d\x1b") == "abcd"
