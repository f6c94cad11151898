"""Long lines in pieces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cribbage_a11y.present.composing import SHORTEST, visible
from cribbage_a11y.present.wrap import NARROW, WIDEST, width_for, wrap

SHOW = "Anna: 15 for 8, two pairs 12, four runs of 3 is 24. Anna 70."


@pytest.mark.parametrize(
    ("columns", "narrow", "width"),
    [
        (80, False, WIDEST),
        (200, False, WIDEST),
        (40, False, 39),
        (80, True, NARROW),
        (20, True, 19),
        (1, False, 1),
    ],
)
def test_pieces_are_one_narrower_than_the_terminal(columns: int, narrow: bool, width: int) -> None:
    assert width_for(columns, narrow=narrow) == width


@pytest.mark.parametrize(
    ("text", "columns", "pieces"),
    [
        (SHOW, 80, [SHOW]),
        ("", 80, []),
        (
            "Anna: 5 of hearts. 15 for 2. Anna 43.",
            30,
            ["Anna: 5 of hearts.", "15 for 2. Anna 43."],
        ),
        ("You lead. Tie. Everybody cuts again now", 30, ["You lead. Tie.", "Everybody cuts again now"]),
        (
            "What is your hand worth? Well done! Thanks.",
            26,
            ["What is your hand worth?", "Well done! Thanks."],
        ),
        (
            "Anna: 15 for 8, two pairs 12, four runs of 3 is 24.",
            20,
            ["Anna: 15 for 8, two", "pairs 12, four runs", "of 3 is 24."],
        ),
        ("Supercalifragilistic words.", 11, ["Supercalif", "ragilistic", "words."]),
        ("Tie. Everybody cuts again.", 25, ["Tie. Everybody", "cuts again."]),
        ("One two three four. 3.", 20, ["One two three", "four. 3."]),
        ("One two three. 3.", 15, ["One two three.", "3."]),
    ],
)
def test_lines_break_between_sentences_then_between_words(text: str, columns: int, pieces: list[str]) -> None:
    assert wrap(text, columns) == pieces


def test_a_piece_stays_short_where_its_neighbour_cannot_spare_a_word() -> None:
    assert wrap("Abcdefgh ijklmnop.", 10) == ["Abcdefgh", "ijklmnop."]
    assert wrap("Tie. Abcdefghijkl.", 14) == ["Tie.", "Abcdefghijkl."]
    assert wrap("Abcdefghijkl. Tie.", 14) == ["Abcdefghijkl.", "Tie."]


def test_the_number_of_a_choice_stays_with_its_words() -> None:
    assert wrap("11. Seat 2: Computer 2, free for a guest.", 40) == [
        "11. Seat 2: Computer 2, free",
        "for a guest.",
    ]
    assert wrap("9.", 40) == ["9."]
    assert wrap("Game to 61. You against Computer 2.", 24) == ["Game to 61.", "You against Computer 2."]


WORD = 10
"""Letters of the longest word below, and its full stop."""
SENTENCES = st.lists(
    st.lists(st.text("abcdefgh", min_size=1, max_size=9), min_size=1, max_size=12).map(
        lambda words: " ".join(words) + "."
    ),
    max_size=8,
).map(" ".join)


@given(SENTENCES, st.integers(20, 200), st.booleans())
def test_nothing_is_lost_and_every_piece_fits(text: str, columns: int, narrow: bool) -> None:
    pieces = wrap(text, columns, narrow=narrow)
    width = width_for(columns, narrow=narrow)
    assert " ".join(pieces) == text
    assert all(len(piece) <= width for piece in pieces)
    assert all(visible(piece) >= SHORTEST for piece in pieces) or len(pieces) == 1 or width < 2 * WORD
