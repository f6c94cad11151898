"""For every size, seat count, phase and region: nothing too wide, the cursor inside, the hand in sight."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.history import History
from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.screen.card_signs import badge_text
from cribbage_a11y.ui.screen.cells import width, wrap
from cribbage_a11y.ui.screen.frame import Frame, row_width
from cribbage_a11y.ui.screen.layout import Canvas, Foot, layout
from cribbage_a11y.ui.screen.line_edit import begun
from cribbage_a11y.ui.screen.sight import GameSight, Glyphs, MenuSight, Nothing
from cribbage_a11y.ui.screen.texts import Texts
from ui.screen.moments import PHASES, SEATS, columns_of, looking_at, rows_of, sight_at

WIDTHS = (20, 40, 80, 200)
BURST = ("Anna: 5 of hearts. 15 for 2. Anna 43.", "Bert says go. Count 28.", "Your turn. Count 15.")


def assert_fills(frame: Frame, columns: int, rows: int) -> None:
    assert len(frame.rows) == rows
    for strips in frame.rows:
        place = 0
        for each in strips:
            assert each.column == place
            assert row_width(each.spans) == each.cells
            place += each.cells
        assert place == columns
    assert 0 <= frame.cursor.row < rows
    assert 0 <= frame.cursor.column < columns


def assert_hand_is_there(sight: GameSight, glyphs: Glyphs, lines: list[str]) -> None:
    text = "\n".join(lines)
    for place, card in enumerate(sight.view.hand, 1):
        sign = badge_text(card, glyphs)
        in_row = any(f"{place}: " in line and sign in line for line in lines)
        assert in_row or f"{place} {sign}" in text or f"{place}*{sign}" in text, (place, sign, text)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_size_holds_any_moment(data: st.DataObject) -> None:
    columns, rows = data.draw(st.integers(20, 200)), data.draw(st.integers(10, 70))
    sight = sight_at(data.draw(st.sampled_from(SEATS)), data.draw(st.sampled_from(PHASES)))
    region = data.draw(st.sampled_from(Region))
    size = len(sight.text(region).lines)
    sight = looking_at(sight, region, data.draw(st.integers(0, max(size - 1, 0))))
    glyphs = Glyphs(data.draw(st.booleans()))
    canvas = Canvas(columns, rows, glyphs, data.draw(st.booleans()))
    foot = Foot(data.draw(st.lists(st.sampled_from(BURST), max_size=4)))
    shown = layout(sight, canvas, foot)
    again = layout(sight, canvas, foot, shown.before)
    assert_fills(shown.frame, columns, rows)
    assert again.frame == shown.frame
    assert_hand_is_there(sight, glyphs, rows_of(shown.frame))


@settings(max_examples=60, deadline=None)
@given(
    columns=st.integers(1, 200),
    rows=st.integers(1, 70),
    lines=st.lists(st.text(max_size=80), min_size=1, max_size=30),
    cursor=st.integers(0, 29),
    typed=st.none() | st.text(max_size=60),
)
def test_any_size_holds_any_menu_and_any_typed_line(
    columns: int, rows: int, lines: list[str], cursor: int, typed: str | None
) -> None:
    cursor = min(cursor, len(lines) - 1)
    typing = None if typed is None else begun("How many points?", typed)
    for sight in (MenuSight("Settings menu.", tuple(lines), cursor), Nothing()):
        frame = layout(sight, Canvas(columns, rows, Glyphs()), Foot(BURST, typing)).frame
        if columns > 1:
            assert_fills(frame, columns, rows)


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_the_cursor_is_on_the_current_line(columns: int, players: int, phase: Phase) -> None:
    rows = {20: 12, 40: 24, 80: 24, 200: 70}[columns]
    for region in Region:
        sight = sight_at(players, phase)
        size = len(sight.text(region).lines)
        for line in {0, size // 2, size - 1}:
            here = looking_at(sight, region, line)
            frame = layout(here, Canvas(columns, rows, Glyphs())).frame
            at_cursor = rows_of(frame)[frame.cursor.row][frame.cursor.column :]
            wanted = here.text(region).lines[line]
            if region is Region.YOUR_HAND and wanted.card is not None:
                assert at_cursor.startswith((f"{line + 1} ", f"{line + 1}: "))
            else:
                width_left = min(columns, 20) - (5 if wanted.card is not None else 0)
                first = wrap(wanted.utterance.text, width_left)[0].split()[0]
                assert at_cursor.startswith(first), (region, line, at_cursor)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_a_large_screen_has_every_region_under_its_name(players: int, phase: Phase) -> None:
    sight = sight_at(players, phase)
    frame = layout(sight, Canvas(200, 70, Glyphs())).frame
    names = {half.strip().split(",")[0] for line in rows_of(frame) for half in (line[:99], line[99:])}
    read = columns_of(frame)
    for region in Region:
        text = sight.text(region)
        assert text.name in names
        line = text.lines[-1 if region in (Region.THE_HANDS, Region.THE_PLAY) else 0].utterance.text
        assert any(line in column for column in read), line


def test_one_column_below_76_cells_and_two_from_there() -> None:
    sight = sight_at(2, Phase.PLAY)
    for columns, wanted in ((40, 1), (75, 1), (76, 2), (200, 2)):
        frame = layout(sight, Canvas(columns, 24, Glyphs())).frame
        assert max(map(len, frame.rows)) == wanted


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("columns", WIDTHS)
def test_a_burst_is_at_the_foot_and_is_not_repeated_where_the_cursor_is(columns: int, large: bool) -> None:
    sight = looking_at(sight_at(2, Phase.PLAY), Region.THE_PLAY)
    current = sight.text(Region.THE_PLAY).lines[0].utterance.text
    canvas = Canvas(columns, 24, Glyphs(), large)
    frame = layout(sight, canvas, Foot((current,))).frame
    assert " ".join(" ".join(rows_of(frame)).split()).count(current) <= 1
    news = "Anna: queen of hearts. 31 for 2. Anna 57."
    frame = layout(sight, canvas, Foot((news,))).frame
    assert news in " ".join(" ".join(rows_of(frame)[-4:]).split())


def test_a_line_of_wide_characters_keeps_its_cells() -> None:
    frame = layout(MenuSight("設定", ("一二三四五六七八九十" * 3, "x"), 0), Canvas(21, 10, Glyphs())).frame
    assert_fills(frame, 21, 10)
    assert all(width(line) == 21 for line in rows_of(frame))


@settings(max_examples=60, deadline=None)
@given(
    columns=st.integers(2, 24), rows=st.integers(1, 9), region=st.sampled_from(Region), large=st.booleans()
)
def test_a_terminal_that_is_too_small_is_still_drawn_on(
    columns: int, rows: int, region: Region, large: bool
) -> None:
    sight = looking_at(sight_at(2, Phase.PLAY), region)
    assert_fills(layout(sight, Canvas(columns, rows, Glyphs(), large), Foot(BURST)).frame, columns, rows)


def test_a_history_without_entries_is_an_empty_region() -> None:
    sight = sight_at(2, Phase.PLAY)
    empty = replace(sight, scene=replace(sight.scene, history=History()), texts=Texts())
    frame = layout(looking_at(empty, Region.HISTORY), Canvas(80, 24, Glyphs())).frame
    assert rows_of(frame)[frame.cursor.row][frame.cursor.column :].startswith("History, 0 lines.")
    assert sight.text(Region.HISTORY).lines[0:2] == [sight.text(Region.HISTORY).lines[n] for n in (0, 1)]
