"""The Records screen: every key answered in whole sentences, every line doing what it says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cribbage_a11y.present.pages import Document, Page
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Do, Effect, Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.pages import Pages
from cribbage_a11y.ui.screens.records import IMPORT, Records
from cribbage_a11y.ui.screens.screen import Reaction
from kit.screens import faulty_lines, heard, pressed, silent, walk

DOCUMENT = Document("Records", (Page("All games", ("12 games: won 7, lost 5.",)),))
SCREEN = Records("12 games: won 7, lost 5.", DOCUMENT)


def test_it_opens_with_the_games_in_one_sentence() -> None:
    assert heard(SCREEN.opening()) == [
        "Records menu. 12 games: won 7, lost 5.",
        "1. Read the records.",
        "2. Write a picture of the averages.",
        "3. Write all games into one file.",
        "4. Take in games from a file.",
        "Press 1 to 4. Escape or Backspace goes back.",
    ]


@pytest.mark.parametrize(
    ("digit", "effect"),
    [
        (1, Open(Pages(DOCUMENT))),
        (2, Do(Ask.RECORDS_PICTURE)),
        (3, Do(Ask.EXPORT_RECORDS)),
        (4, AskText(IMPORT, "Name of the file:")),
    ],
)
def test_a_line_does_what_it_says(digit: int, effect: Effect) -> None:
    assert pressed(SCREEN, digit).effects == (effect,)


def test_a_file_is_named_or_not() -> None:
    asking = pressed(SCREEN, 4).screen
    assert asking == replace(SCREEN, cursor=3, asking=True)
    here = replace(SCREEN, cursor=3)
    assert asking.press(Press(IMPORT, text=" games.jsonl ")) == Reaction(
        here, (Do(Ask.IMPORT_RECORDS, "games.jsonl"),)
    )
    for press in (Press(IMPORT, text=" "), Press(Command.BACK)):
        reaction = asking.press(press)
        assert reaction.screen == here
        assert heard(reaction.effects) == ["No file is named, so nothing is taken in."]
    assert SCREEN.press(Press(Command.BACK)) == Reaction(None)


def test_every_line_reads_well_and_no_key_is_silent() -> None:
    walked = walk(SCREEN)
    assert faulty_lines(walked) == {}
    assert silent(walked) == []
