"""The levels as players hear them: every name and description can be translated."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getsourcefile
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_file

from cribbage_a11y.app.levels import level_choices
from cribbage_a11y.players import levels
from cribbage_a11y.players.levels import LEVELS
from cribbage_a11y.present import catalogue


@pytest.fixture
def _made_up_language() -> Iterator[None]:
    catalogue.use(catalogue.PSEUDO)
    yield
    catalogue.use(catalogue.ENGLISH)


def test_names_and_descriptions_are_gathered_each_with_a_comment() -> None:
    source = getsourcefile(levels)
    assert source is not None
    found = {
        message: comments
        for _line, message, comments, _context in extract_from_file(
            "python", Path(source), comment_tags=("Translators:",)
        )
    }
    assert set(found) == {text for info in LEVELS.values() for text in (info.name, info.description)}
    assert all(comments for comments in found.values())


def test_in_english_they_are_as_written() -> None:
    assert [(choice.key, choice.name, choice.description) for choice in level_choices()] == [
        (level.value, info.name, info.description) for level, info in LEVELS.items()
    ]


@pytest.mark.usefixtures("_made_up_language")
def test_names_and_descriptions_are_said_in_the_language_in_use() -> None:
    for choice, info in zip(level_choices(), LEVELS.values(), strict=True):
        assert choice.name != info.name
        assert choice.description != info.description
