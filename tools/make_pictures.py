"""Makes the pictures of the screen in ``docs/pictures``: games from a seed, drawn on a terminal in memory.

PYTHONPATH=tests python tools/make_pictures.py [FOLDER]

Each picture is what a terminal with that many columns shows, as SVG: letters as text, blocks as rectangles.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.ui.screen.picture import ScreenStyle
from cribbage_a11y.ui.screens.home import Home, Offers
from kit.place import Place, table_of
from ui.screen.moments import Seat, Terminal, rules_for

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
CELL: Final = (10, 20)
"""Width and height of a character."""
BASELINE: Final = 15
_WORDS: Final = re.compile(r"\S+(?: \S+)*")
_PARTS: Final = {"█": (0.0, 1.0), "▀": (0.0, 0.5), "▄": (0.5, 1.0)}
"""The part of the height of a cell that a block fills, from and to."""
OWN_COLOURS: Final = ("e5e5e5", "000000")
"""Ink and paper where the terminal's own are meant."""


class Picture(NamedTuple):
    """One picture: its name, its size, how the player has the screen, and how to come there."""

    name: str
    columns: int
    rows: int
    style: ScreenStyle
    until: Callable[[SeatView], bool]
    keys: tuple[str, ...] = ()
    players: int = 2
    menu: bool = False


def _playing(cards: int) -> Callable[[SeatView], bool]:
    """In the play of the second hand, the player to lay a card with so many in hand, others laid already."""
    return lambda view: (
        view.phase is Phase.PLAY and view.hand_number > 1 and len(view.hand) == cards and bool(view.pile)
    )


def _in(phase: Phase) -> Callable[[SeatView], bool]:
    return lambda view: view.phase is phase and view.hand_number > 1


def _uncounted(view: SeatView) -> bool:
    return view.phase is Phase.GAME_OVER


PLAIN: Final = ScreenStyle("white_on_black", four_colour=True)
LARGE: Final = ScreenStyle("white_on_black", four_colour=True, large_print=True)
PICTURES: Final = (
    Picture("play-40", 40, 24, PLAIN, _playing(3)),
    Picture("play-80", 80, 24, PLAIN, _playing(3), ("2",)),
    Picture("play-120", 120, 36, PLAIN, _playing(3), ("g", "down")),
    Picture("large-40", 40, 24, LARGE, _playing(3), ("2",)),
    Picture("large-80", 80, 24, LARGE, _playing(3), ("2",)),
    Picture("large-120", 120, 36, LARGE, _playing(3), ("2",)),
    Picture("large-lay-away-80", 80, 24, LARGE, _in(Phase.LAY_AWAY), ("1", "4")),
    Picture("large-four-seats-120", 120, 36, LARGE, _in(Phase.LAY_AWAY), ("3",), players=4),
    Picture("large-score-40", 40, 24, LARGE, _playing(3), ("shift-tab", "shift-tab", "shift-tab")),
    Picture("show-80", 80, 24, PLAIN, _uncounted, ("shift-tab", "shift-tab", "shift-tab", "end")),
    Picture(
        "black-on-white-80",
        80,
        24,
        ScreenStyle("black_on_white", four_colour=True, large_print=True),
        _playing(3),
    ),
    Picture("yellow-on-black-40", 40, 24, ScreenStyle("yellow_on_black"), _playing(3), ("1",)),
    Picture("menu-40", 40, 12, PLAIN, _in(Phase.PLAY), ("down",), menu=True),
)


def screen_of(picture: Picture) -> Terminal:
    """The terminal at that moment of a game."""
    with Place(table_of(rules_for(picture.players, target=121)), seed="5").start() as place:
        place.until(picture.until)
        terminal = Terminal(picture.columns, picture.rows)
        seat = Seat(place, terminal, picture.style)
        if picture.menu:
            place.console.screens.append(Home(Offers()))
        seat.press(*picture.keys)
        terminal.take()
        return terminal


def svg(terminal: Terminal) -> str:
    """The screen as a picture."""
    screen = terminal.screen
    wide, high = screen.columns * CELL[0], screen.lines * CELL[1]
    paper = _colours(screen.buffer[screen.lines - 1][screen.columns - 1])[1]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">',
        "<style>text{font:16px 'DejaVu Sans Mono',monospace}.b{font-weight:bold}</style>",
        f'<rect width="{wide}" height="{high}" fill="#{paper}"/>',
    ]
    for row in range(screen.lines):
        cells = [screen.buffer[row][column] for column in range(screen.columns)]
        parts += _row(row, cells, paper)
    parts.append(_cursor(screen))
    return "\n".join((*parts, "</svg>", ""))


def _row(row: int, cells: list[Any], paper: str) -> Iterator[str]:
    """The grounds, the blocks and the texts of a row, each run of one look as one element."""
    runs, start = [], 0
    for look, group in groupby(cells, key=_look):
        text = "".join(cell.data for cell in group)
        runs.append((start, text, look))
        start += len(text)
    for column, text, (_ink, ground, _bold, _line) in runs:
        if ground != paper:
            yield _box(column, row, len(text), 0, 1, ground)
    for column, text, (ink, _ground, bold, line) in runs:
        yield from _blocks(column, row, text, ink)
        yield from _text(column, row, text, ink, bold)
        if line:
            yield _box(column, row, len(text), 0.9, 0.95, ink)


def _blocks(column: int, row: int, text: str, ink: str) -> Iterator[str]:
    place = column
    for character, group in groupby(text):
        size = len(list(group))
        if character in _PARTS:
            yield _box(place, row, size, *_PARTS[character], ink)
        place += size


def _text(column: int, row: int, text: str, ink: str, bold: bool) -> Iterator[str]:
    """Words with single blanks between them stay together; wider gaps are kept by their places."""
    plain = "".join(" " if character in _PARTS else character for character in text)
    kind = ' class="b"' if bold else ""
    for words in _WORDS.finditer(plain):
        x, y = (column + words.start()) * CELL[0], row * CELL[1] + BASELINE
        length = len(words[0]) * CELL[0]
        yield (f'<text x="{x}" y="{y}" fill="#{ink}"{kind} textLength="{length}">{escape(words[0])}</text>')


def _box(column: int, row: int, size: int, top: float, bottom: float, colour: str) -> str:
    x, y = column * CELL[0], row * CELL[1] + top * CELL[1]
    height = (bottom - top) * CELL[1]
    return f'<rect x="{x}" y="{y:g}" width="{size * CELL[0]}" height="{height:g}" fill="#{colour}"/>'


def _cursor(screen: Any) -> str:
    x, y = screen.cursor.x * CELL[0], screen.cursor.y * CELL[1]
    ink = _colours(screen.buffer[screen.cursor.y][screen.cursor.x])[0]
    return (
        f'<rect x="{x + 0.5}" y="{y + 0.5}" width="{CELL[0] - 1}" height="{CELL[1] - 1}" fill="none" '
        f'stroke="#{ink}"/>'
    )


def _look(cell: Any) -> tuple[str, str, bool, bool]:
    ink, paper = _colours(cell)
    return ink, paper, cell.bold, cell.underscore


def _colours(cell: Any) -> tuple[str, str]:
    """Ink and paper."""
    ink, paper = (
        own if given == "default" else given
        for given, own in zip((cell.fg, cell.bg), OWN_COLOURS, strict=True)
    )
    return (paper, ink) if cell.reverse else (ink, paper)


def main(arguments: list[str]) -> int:
    """Write every picture."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for picture in PICTURES:
        (folder / f"{picture.name}.svg").write_text(svg(screen_of(picture)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
