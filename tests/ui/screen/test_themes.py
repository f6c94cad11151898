"""Colours: every pair at 7 to 1, no suit told by colour alone, NO_COLOR obeyed, nothing that blinks."""

from __future__ import annotations

from typing import Any

import pytest
from prompt_toolkit.output import ColorDepth

from cribbage_a11y.engine.cards import DECK, Suit
from cribbage_a11y.ui.screen.card_signs import badge_text
from cribbage_a11y.ui.screen.frame import Frame, Span, Spot, strip
from cribbage_a11y.ui.screen.painter import Painter
from cribbage_a11y.ui.screen.presentation import color_depth
from cribbage_a11y.ui.screen.sight import Glyphs
from cribbage_a11y.ui.themes import LEAST_CONTRAST, SUIT_ROLES, THEMES, Role, contrast, theme
from ui.screen.moments import Terminal

CUBE = ("00", "5f", "87", "af", "d7", "ff")
GREYS = tuple(f"{8 + 10 * step:02x}" * 3 for step in range(24))


@pytest.mark.parametrize("four_colour", [False, True])
@pytest.mark.parametrize("name", THEMES)
def test_every_pair_of_colours_has_a_contrast_of_7(name: str, four_colour: bool) -> None:
    for role in Role:
        for inverse in (False, True):
            look = theme(name, four_colour).look(role, inverse)
            if name == "terminal":
                assert look.paper == ""
            else:
                assert contrast(look.ink, look.paper) >= LEAST_CONTRAST, (role, look)


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("000000", "ffffff") == pytest.approx(21)
    assert contrast("777777", "ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("ffffff", "595959") == pytest.approx(7.0, abs=0.01)


@pytest.mark.parametrize("name", THEMES[1:])
def test_colours_are_those_that_terminals_with_256_have(name: str) -> None:
    for role in Role:
        look = theme(name, four_colour=True).look(role)
        for colour in (look.ink, look.paper):
            in_cube = all(colour[place : place + 2] in CUBE for place in (0, 2, 4))
            assert in_cube or colour in GREYS


@pytest.mark.parametrize("name", THEMES)
def test_four_colours_are_four(name: str) -> None:
    colours = {theme(name, four_colour=True).look(SUIT_ROLES[suit]).ink for suit in Suit}
    assert len(colours) == len(Suit)
    assert len({theme(name, four_colour=False).look(SUIT_ROLES[suit]).ink for suit in Suit}) == 1


@pytest.mark.parametrize("blocks", [False, True])
def test_cards_are_told_apart_without_colour(blocks: bool) -> None:
    signs = [badge_text(card, Glyphs(blocks)) for card in DECK]
    assert len(set(signs)) == len(DECK)
    assert all(letter in sign for sign, letter in zip(signs, "CDHS" * 13, strict=True))


def painted(name: str, depth: ColorDepth) -> list[Any]:
    """The cells of a terminal on which each role is drawn."""
    terminal = Terminal(40, 20)
    rows = tuple((strip((Span("text", role),), 0, 40),) for role in Role)
    Painter(terminal.output, theme(name, four_colour=True), depth).paint(Frame(40, rows, Spot(0, 0)))
    terminal.take()
    return [cell for row in terminal.screen.buffer.values() for cell in row.values()]


@pytest.mark.parametrize("depth", ColorDepth)
@pytest.mark.parametrize("name", THEMES)
def test_nothing_blinks_and_without_colour_none_is_sent(name: str, depth: ColorDepth) -> None:
    cells = painted(name, depth)
    assert not any(cell.blink for cell in cells)
    assert any(cell.reverse for cell in cells)
    if depth is ColorDepth.DEPTH_1_BIT:
        assert {(cell.fg, cell.bg) for cell in cells} == {("default", "default")}
    elif name != "terminal":
        assert {cell.bg for cell in cells} - {"default"}


def test_no_color_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    output = Terminal(80, 24).output
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("PROMPT_TOOLKIT_COLOR_DEPTH", raising=False)
    assert color_depth(output) is ColorDepth.DEPTH_8_BIT
    monkeypatch.setenv("NO_COLOR", "1")
    assert color_depth(output) is ColorDepth.DEPTH_1_BIT
