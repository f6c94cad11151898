"""Large print: signs told apart at every size, sizes that follow the terminal, one region if room lacks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest

from cribbage_a11y.engine.cards import Card, Suit
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.cards import braille_rank
from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.large_print.gallery import fits
from cribbage_a11y.ui.large_print.large_layout import sizes_for
from cribbage_a11y.ui.large_print.raster import (
    LARGEST,
    SMALLEST,
    Art,
    digit_width,
    number_art,
    number_width,
    rank_art,
    sign,
    sign_width,
    suit_shape,
    suit_width,
)
from cribbage_a11y.ui.large_print.strokes import SIGNS
from cribbage_a11y.ui.screen.layout import Canvas, Foot, layout
from cribbage_a11y.ui.screen.sight import Glyphs
from ui.screen.moments import PHASES, SEATS, looking_at, rows_of, sight_at

SIZES = range(SMALLEST, LARGEST + 1)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def dots_apart(one: Art, other: Art) -> int:
    """The cells in which two signs differ, each in its place from the left."""
    wide = max(len(one[0]), len(other[0]))
    left, right = ("".join(row.ljust(wide) for row in art) for art in (one, other))
    return sum(a != b for a, b in zip(left, right, strict=True))


def is_drawn(text: list[str], make: Callable[[int], Art]) -> bool:
    """Whether a sign stands on the screen in one of the sizes."""
    return any(_stands(text, make(rows)) for rows in SIZES)


def number(digits: str) -> Callable[[int], Art]:
    """A number by the rows of its signs."""
    return lambda rows: number_art(digits, rows, True)


def suit(card: Card) -> Callable[[int], Art]:
    """The suit of a card by its rows."""
    return lambda rows: suit_shape(card.suit, rows, True)


def rank(card: Card) -> Callable[[int], Art]:
    """The rank of a card by its rows."""
    return lambda rows: rank_art(braille_rank(card), rows, True)


def _stands(text: list[str], art: Art) -> bool:
    wide = len(art[0])
    return any(
        [line[start : start + wide] for line in text[place : place + len(art)]] == list(art)
        for place in range(len(text) - len(art) + 1)
        for start in range(len(text[place]) - wide + 1)
    )


@pytest.mark.parametrize("blocks", [False, True])
@pytest.mark.parametrize("rows", SIZES)
def test_no_two_ranks_look_alike(rows: int, blocks: bool) -> None:
    arts = {each: rank_art(each, rows, blocks) for each in RANKS}
    for one, other in combinations(RANKS, 2):
        assert dots_apart(arts[one], arts[other]) >= 3, (one, other)
    for art in arts.values():
        assert len(art) == rows
        assert {len(line) for line in art} <= {sign_width(rows), suit_width(rows)}


@pytest.mark.parametrize("blocks", [False, True])
@pytest.mark.parametrize("rows", SIZES)
def test_no_two_suits_or_digits_look_alike(rows: int, blocks: bool) -> None:
    suits = [suit_shape(each, rows, blocks) for each in Suit]
    digits = [sign(digit, digit_width("0", rows), rows, blocks) for digit in "0123456789"]
    for arts, least in ((suits, 4), (digits, 2)):
        for one, other in combinations(arts, 2):
            assert dots_apart(one, other) >= least
    for art in suits:
        assert len(art) == rows
        assert {len(line) for line in art} == {suit_width(rows)}
        assert all(line == line[::-1] for line in art)


@pytest.mark.parametrize("rows", SIZES)
def test_every_sign_is_drawn_and_keeps_its_size(rows: int) -> None:
    for character in SIGNS:
        art = sign(character, sign_width(rows), rows, True)
        assert len(art) == rows
        assert all(len(line) == sign_width(rows) for line in art)
        assert art[0].strip()
        assert art[-1].strip()
    for digits in ("0", "7", "30", "111", "120"):
        assert {len(line) for line in number_art(digits, rows, True)} == {number_width(digits, rows)}
        assert number_width(digits, rows) <= number_width("120"[: len(digits)].replace("1", "2"), rows)


def test_a_rank_of_another_alphabet_stands_as_it_is() -> None:
    art = sign("Б", 7, 5, True)
    assert [line.strip() for line in art] == ["", "", "Б", "", ""]
    assert {len(line) for line in art} == {7}
    assert {len(line) for line in rank_art("kn", 5, True)} == {suit_width(5)}


def test_without_blocks_signs_are_plain_characters() -> None:
    for each in RANKS:
        assert set("".join(rank_art(each, 8, False))) == {"#", " "}


def test_cards_are_as_large_as_fits() -> None:
    assert [next(fits(count, 80, most_lines=1)).rows for count in (6, 5, 4)] == [6, 8, 10]
    assert next(fits(6, 200, most_lines=1)).rows == 12
    assert next(fits(4, 40, most_lines=1)).rows == 5
    assert next(fits(4, 40, most_lines=2)).lines == 2
    assert not list(fits(1, 5))


@pytest.mark.parametrize(
    ("columns", "rows", "least"), [(80, 22, 5), (100, 36, 6), (120, 47, 8), (200, 66, 12)]
)
def test_the_terminal_decides_the_size(columns: int, rows: int, least: int) -> None:
    for phase in (Phase.LAY_AWAY, Phase.PLAY):
        sizes = sizes_for(sight_at(2, phase), columns, rows, None)
        assert sizes.hand is not None
        assert sizes.hand.rows >= least
        assert sizes.numbers >= 5


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("size", [(80, 24), (120, 36), (200, 70)])
def test_from_80_by_24_on_the_hand_and_all_scores_are_large_together(
    players: int, phase: Phase, size: tuple[int, int]
) -> None:
    sight = sight_at(players, phase)
    text = rows_of(layout(sight, Canvas(*size, Glyphs(), large=True)).frame)
    for score in sight.view.scores:
        assert is_drawn(text, number(str(score)))
    for card in sight.view.hand:
        assert is_drawn(text, suit(card))
        assert is_drawn(text, rank(card))
    if phase is Phase.PLAY:
        assert is_drawn(text, number(str(sight.view.pile_count)))


@pytest.mark.parametrize("columns", [20, 30, 40])
def test_where_there_is_no_room_the_region_that_the_player_is_in_is_large(columns: int) -> None:
    sight = sight_at(2, Phase.PLAY)
    canvas = Canvas(columns, 24, Glyphs(), large=True)

    def drawn(region: Region, line: int, make: Callable[[int], Art]) -> bool:
        return is_drawn(rows_of(layout(looking_at(sight, region, line), canvas).frame), make)

    card, starter, count = sight.view.hand[1], sight.view.starter, str(sight.view.pile_count)
    assert starter is not None
    assert drawn(Region.YOUR_HAND, 1, suit(card))
    for line, score in enumerate(sight.view.scores):
        assert drawn(Region.SCORE, line, number(str(score)))
    last = len(sight.text(Region.THE_PLAY).lines) - 1
    assert drawn(Region.THE_PLAY, last, number(count))
    assert drawn(Region.YOUR_TURN, 0, number(count))
    assert drawn(Region.THE_STARTER, 0, suit(starter))
    history = rows_of(layout(looking_at(sight, Region.HISTORY), canvas).frame)
    assert not any("█" in line for line in history)


def test_the_card_of_the_play_that_the_player_is_on_is_large() -> None:
    sight = sight_at(4, Phase.PLAY)
    card = sight.view.pile[0].card
    here = looking_at(sight, Region.THE_PLAY, 0)
    text = rows_of(layout(here, Canvas(30, 24, Glyphs(), large=True)).frame)
    assert is_drawn(text, rank(card))


@pytest.mark.parametrize("players", SEATS)
def test_in_the_show_the_cards_that_are_counted_are_large_with_the_starter(players: int) -> None:
    sight = sight_at(players, Phase.MUGGINS)
    starter = sight.view.starter
    assert starter is not None
    text = rows_of(layout(sight, Canvas(100, 40, Glyphs(), large=True)).frame)
    for card in (*sight.view.open_hands[-1].cards, starter):
        assert is_drawn(text, rank(card))


def test_chosen_cards_are_marked_by_a_word_a_star_and_a_filled_shape() -> None:
    sight = sight_at(2, Phase.LAY_AWAY)
    card = sight.view.hand[2]
    sight = replace(sight, model=replace(sight.model, chosen=(card,)))
    frame = layout(sight, Canvas(80, 24, Glyphs(), large=True)).frame
    text = "\n".join(rows_of(frame))
    assert "3*" in text
    assert text.count("chosen") == 1
    filled = {strips[0].spans for strips in frame.rows if any(span.inverse for span in strips[0].spans)}
    assert len(filled) > SMALLEST * 2


def test_sizes_stay_while_the_history_is_read() -> None:
    lay_away, play = sight_at(2, Phase.LAY_AWAY), sight_at(2, Phase.PLAY)
    before = sizes_for(lay_away, 120, 36, None)
    assert sizes_for(looking_at(play, Region.HISTORY), 120, 36, before) == before
    assert sizes_for(play, 120, 36, before) != before
    assert sizes_for(looking_at(play, Region.HISTORY), 121, 36, before) != before


@pytest.mark.parametrize("size", [(20, 10), (40, 12), (80, 24)])
def test_what_is_said_is_read_where_it_is_not_on_the_screen(size: tuple[int, int]) -> None:
    sight = looking_at(sight_at(2, Phase.PLAY), Region.YOUR_HAND, 0)
    said = sight.text(Region.YOUR_HAND).lines[0].utterance.text
    frame = layout(sight, Canvas(*size, Glyphs(), large=True), Foot((said,))).frame
    assert said in " ".join(" ".join(rows_of(frame)).split())
