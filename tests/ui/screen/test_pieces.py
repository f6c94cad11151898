"""The small parts: cells, rows shared out, the peg board, the typed line, the pegs that move."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cribbage_a11y.ui.screen.board import Peg, board, board_rows
from cribbage_a11y.ui.screen.cells import clip, pad, width, wrap
from cribbage_a11y.ui.screen.frame import row_text, row_width
from cribbage_a11y.ui.screen.line_edit import begun
from cribbage_a11y.ui.screen.moving_pegs import STEP, MovingPegs
from cribbage_a11y.ui.screen.share import Want, share
from cribbage_a11y.ui.screen.sight import Glyphs, glyphs_for

TEXTS = st.text(alphabet="ab .é一二️x", max_size=60)


@given(text=TEXTS, cells=st.integers(2, 30))
def test_text_keeps_to_its_cells(text: str, cells: int) -> None:
    rows = wrap(text, cells)
    assert all(width(row) <= cells for row in rows)
    assert "".join("".join(rows).split()) == "".join(text.split())
    assert width(pad(text, cells)) == cells
    assert text.startswith(clip(text, cells))


def test_a_line_is_broken_at_blanks_and_only_a_long_word_is_cut() -> None:
    assert wrap("The count is 15.", 9) == ("The count", "is 15.")
    assert wrap("abcdefghij k", 4) == ("abcd", "efgh", "ij k")
    assert wrap("", 5) == ("",)
    assert wrap("a\x1b[2Jb", 9) == ("a [2Jb",)


WANTS = st.lists(
    st.builds(Want, st.integers(1, 6), st.integers(1, 12), st.integers(0, 9), st.booleans()), max_size=9
)


@given(rows=st.integers(0, 80), wants=WANTS)
def test_rows_are_shared_and_never_more_than_there_are(rows: int, wants: list[Want]) -> None:
    given = share(rows, wants)
    assert sum(given) <= rows
    for height, want in zip(given, wants, strict=True):
        assert height == 0 or height >= want.least
    if any(want.grows and height for want, height in zip(wants, given, strict=True)):
        assert sum(given) == rows


def test_the_first_in_rank_is_served_first_and_who_cannot_have_the_least_is_passed_over() -> None:
    wants = [Want(3, 5, rank=1), Want(4, 4, rank=0), Want(2, 9, rank=2)]
    assert share(6, wants) == [0, 4, 2]
    assert share(9, wants) == [3, 4, 2]
    assert share(11, wants) == [5, 4, 2]


@given(
    front=st.integers(0, 121),
    behind=st.integers(0, 29),
    columns=st.integers(16, 200),
    rows=st.integers(2, 12),
    blocks=st.booleans(),
)
def test_both_pegs_of_each_side_are_on_the_board(
    front: int, behind: int, columns: int, rows: int, blocks: bool
) -> None:
    glyphs = Glyphs(blocks)
    back = max(front - behind, 0)
    tracks = [Peg("You", front, back), Peg("Anna", 60, 44)]
    block = board(tracks, 121, columns, rows, glyphs)
    assert len(tracks) <= len(block.rows) <= rows
    assert all(row_width(row) <= columns for row in block.rows)
    text = "".join(row_text(row)[5:] for row in block.rows)
    empty, back_sign, front_sign = tuple(glyphs.pegs)
    assert text.count(front_sign) == 2
    assert 0 <= text.count(back_sign) <= 2
    if text.count(empty) > 200:
        assert text.count(back_sign) == (back != front) + 1


def test_a_wide_board_has_every_hole_and_a_narrow_one_several_to_a_cell() -> None:
    tracks = [Peg("You", 31, 30)]
    wide = [row_text(row) for row in board(tracks, 121, 160, 1, Glyphs()).rows]
    assert [line.count("·") for line in wide] == [119]
    assert wide[0].index("●") == wide[0].index("○") + 2
    streets = [row_text(row) for row in board(tracks, 121, 45, 4, Glyphs()).rows]
    assert [line.count("·") for line in streets] == [29, 29, 30, 31]
    narrow = [row_text(row) for row in board(tracks, 121, 20, 3, Glyphs()).rows]
    assert len(narrow) == 1
    assert narrow[0].count("●") == 1
    assert board(tracks, 121, 20, 0, Glyphs()).rows == ()
    assert board_rows(2, 121, 45) == (2, 8)


def test_a_peg_at_the_start_and_one_at_the_end_are_seen() -> None:
    start, end = board([Peg("You", 0, 0), Peg("Anna", 121, 118)], 121, 160, 2, Glyphs()).rows
    assert row_text(start).startswith("You  ●·")
    assert row_text(end).endswith("●")
    assert row_text(end).count("○") == 1


def test_a_line_is_typed_and_changed() -> None:
    line = begun("Command:", "sore")
    for key in ("left", "left", "left", "c"):
        line = line.key(key)
    assert (line.text, line.at) == ("score", 2)
    for key in ("end", "space", "5", "home", "delete", "right", "backspace", "f5", "ctrl-x"):
        line = line.key(key)
    assert (line.text, line.at) == ("ore 5", 0)
    assert line.key("backspace").text == "ore 5"
    assert line.key("end").key("ctrl-u").text == ""
    full = begun("", "x" * 200)
    assert full.key("y") == full


def test_pegs_go_one_hole_at_a_time_only_when_they_shall() -> None:
    seen: list[dict[int, int]] = []

    async def play() -> None:
        pegs = MovingPegs(lambda: seen.append(dict(pegs.towards((5, 2), True))))
        assert dict(pegs.towards((2, 2), True)) == {0: 2, 1: 2}
        assert dict(pegs.towards((5, 2), True)) == {0: 2, 1: 2}
        await asyncio.sleep(STEP * 5)
        assert [at[0] for at in seen] == [3, 4, 5]
        assert dict(pegs.towards((9, 2), False)) == {0: 9, 1: 2}
        assert dict(pegs.towards((0, 0), True)) == {0: 0, 1: 0}
        pegs.towards((4, 0), True)
        pegs.stop()
        await asyncio.sleep(STEP * 2)
        assert len(seen) == 3

    asyncio.run(play())


@pytest.mark.parametrize(
    ("encoding", "blocks"), [("utf-8", True), ("latin-1", False), ("ascii", False), ("no-such", False)]
)
def test_signs_are_those_that_the_terminal_has(encoding: str, blocks: bool) -> None:
    glyphs = glyphs_for(encoding)
    assert glyphs.blocks is blocks
    if not blocks:
        assert (glyphs.suits + glyphs.pegs).isascii()
