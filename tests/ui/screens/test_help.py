"""Help: the menu, the pages, and the documents in them."""

from __future__ import annotations

import re

import pytest

from cribbage_a11y.players.levels import LEVELS as ALL_LEVELS
from cribbage_a11y.present import catalogue
from cribbage_a11y.present.pages import Document, Page, load
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.effects import Do, Effect
from cribbage_a11y.ui.keymap import Keymap
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.choices import LevelChoice
from cribbage_a11y.ui.screens.help import HOW_TO_PLAY, KEYS, LEVELS, RULES, Help, read
from cribbage_a11y.ui.screens.pages import Pages
from cribbage_a11y.ui.screens.screen import Reaction
from kit.screens import faults, faulty_lines, heard, pressed, silent, walk

CHOICES = tuple(LevelChoice(level, level, info.description) for level, info in ALL_LEVELS.items())
DOCUMENT = Document(
    "A short document",
    (
        Page("The first page", ("The first line.", "The second line.", "The third line.")),
        Page("The second page", ("The only line.",)),
    ),
)
HINT = "Enter reads on. Right is the next page. Escape or Backspace goes back."
FIRST = "Page 1 of 2: The first page. 3 lines."
SECOND = "Page 2 of 2: The second page. 1 line."


@pytest.mark.parametrize(
    ("digit", "effect"),
    [
        (1, Do(Ask.READ, HOW_TO_PLAY)),
        (2, Do(Ask.TUTORIAL)),
        (3, Do(Ask.READ, KEYS)),
        (4, Do(Ask.READ, RULES)),
        (5, Do(Ask.READ, LEVELS)),
    ],
)
def test_a_line_of_the_help_menu(digit: int, effect: Effect) -> None:
    assert pressed(Help(), digit) == Reaction(Help(cursor=digit - 1), (effect,))


def test_pages_open_with_their_title_and_first_line() -> None:
    assert heard(Pages(DOCUMENT).opening()) == [
        "A short document.",
        HINT,
        FIRST,
        "The first line.",
    ]


def test_a_title_that_is_the_first_page_s_too_is_said_once() -> None:
    document = Document("Cribbage", (Page("Cribbage", ("A game.",)), Page("More", ("More of it.",))))
    [page, hint, line] = heard(Pages(document).opening())
    assert (page, line) == ("Page 1 of 2: Cribbage. 1 line.", "A game.")
    assert hint.startswith("Enter reads on.")
    assert heard(Pages(document, page=1).opening())[0] == "Cribbage."


@pytest.mark.parametrize(
    ("keys", "lines"),
    [
        ([Command.CONFIRM], ["The second line."]),
        ([Command.TOGGLE_CARD, Command.CONFIRM], ["The third line."]),
        ([Command.LAST, Command.CONFIRM], [SECOND, "The only line."]),
        ([Command.NEXT_CARD], [SECOND, "The only line."]),
        ([2], [SECOND, "The only line."]),
        ([Command.NEXT_CARD, Command.PREVIOUS_CARD], [FIRST, "The first line."]),
        ([Command.PREVIOUS_CARD], ["This is the first page. The first line."]),
        ([Command.NEXT_CARD, Command.NEXT_CARD], ["This is the end. Escape or Backspace goes back."]),
        ([2, Command.CONFIRM], ["This is the end. Escape or Backspace goes back."]),
        ([9], ["There are 2 pages."]),
        ([Command.DOWN], ["The second line."]),
        ([Command.DOWN, Command.UP], ["The first line."]),
        ([Command.LAST], ["The third line."]),
        ([Command.LAST, Command.DOWN], ["The third line."]),
        ([Command.LAST, Command.FIRST], ["The first line."]),
        ([Command.DOWN, Command.REPEAT], ["The second line."]),
        (
            [Command.UNKNOWN],
            [f"That key does nothing here. {HINT}"],
        ),
    ],
)
def test_a_key_on_pages(keys: list[Command | int], lines: list[str]) -> None:
    assert heard(pressed(Pages(DOCUMENT), *keys).effects) == lines


def test_enter_reads_a_document_from_beginning_to_end() -> None:
    screen = Pages(load(HOW_TO_PLAY))
    met = [screen.lines[screen.cursor]]
    while "This is the end. Escape or Backspace goes back." not in met:
        reaction = pressed(screen, Command.CONFIRM)
        assert isinstance(reaction.screen, Pages)
        screen = reaction.screen
        met.append(heard(reaction.effects)[-1])
    assert met[:-1] == [line for page in screen.document.pages for line in page.lines]


@pytest.mark.parametrize("name", [HOW_TO_PLAY, KEYS, RULES, LEVELS])
def test_every_document_can_be_read(name: str) -> None:
    pages = read(name, Keymap(), CHOICES)
    walked = walk(pages, most=60)
    assert silent(walked) == []
    assert len(heard(pages.opening())) == 3


@pytest.mark.parametrize("name", [HOW_TO_PLAY, KEYS])
def test_the_words_for_a_listener(name: str) -> None:
    lines = [line for page in load(name).pages for line in page.lines]
    assert {line: wrong for line in lines if (wrong := faults(line))} == {}


def test_how_to_play_has_short_pages() -> None:
    assert max(len(page.lines) for page in load(HOW_TO_PLAY).pages) <= 10


def test_how_to_play_names_the_keys_as_they_are() -> None:
    """The document says in its own words which key does what; the keymap must agree."""
    text = " ".join(line for page in load(HOW_TO_PLAY).pages for line in page.lines)
    named = {
        "Press S for the score": "s",
        "Shift S for the pegs": "S",
        "T says whose turn it is": "t",
        "H says your hand": "h",
        "C the count": "c",
        "R the last announcement again": "r",
        "press A for advice": "a",
    }
    commands = [
        Command.SCORE,
        Command.SCORE_MORE,
        Command.TURN,
        Command.HAND,
        Command.COUNT,
        Command.REPEAT,
        Command.ADVICE,
    ]
    for (words, key), command in zip(named.items(), commands, strict=True):
        assert words in text
        assert any(key in binding.keys and binding.command is command for binding in Keymap().bindings)


def test_the_levels_are_told_one_by_one() -> None:
    document = read(LEVELS, Keymap(), CHOICES).document
    assert len(document.pages[0].lines) == len(CHOICES) + 1
    for line, choice in zip(document.pages[0].lines[1:], CHOICES, strict=True):
        assert re.match(f"Level {choice.name}. ", line)


def test_the_keys_are_those_of_the_player() -> None:
    lines = [
        line
        for page in read(KEYS, Keymap({"hand": "z"}, silent_letters="t"), CHOICES).document.pages
        for line in page.lines
    ]
    assert "Z: your hand." in lines
    assert not any(line.startswith("T:") for line in lines)


def test_every_key_is_answered_in_good_words() -> None:
    walked = [*walk(Help()), *walk(Pages(DOCUMENT))]
    assert silent(walked) == []
    assert faulty_lines(walked) == {}


def test_no_text_is_left_unmarked() -> None:
    catalogue.use(catalogue.PSEUDO)
    try:
        pages = read(KEYS, Keymap(), CHOICES)
        lines = [*heard(Help().opening()), *heard(pages.opening())]
        lines += [line for page in pages.document.pages for line in page.lines]
        assert [line for line in lines if line.isascii()] == []
    finally:
        catalogue.use(catalogue.ENGLISH)
