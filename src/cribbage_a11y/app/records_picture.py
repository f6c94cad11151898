"""The averages as one picture: bars beside bars, in a few lines of SVG.

Two blacks on white with a pattern for one of them, so that no colour needs to be told from another; every
bar has its number; title and description are the same sentences as on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from cribbage_a11y.app.numbers import decimal
from cribbage_a11y.app.records_words import group_lines
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.store.statistics_game import GameFigures
from cribbage_a11y.store.statistics_sums import AVERAGES, Group, Totals, groups_of, has_known_averages

WIDTH: Final = 640
ROW: Final = 64
BAR: Final = 22
LEFT: Final = 190
"""Where the bars begin."""
SCALE: Final = 38
"""Units of length for a point."""
MOST: Final = 10.0
"""Points of the longest bar drawn."""
TOP: Final = 80


def picture(games: Sequence[GameFigures]) -> str | None:
    """The SVG for the averages at tables of two; ``None`` where no such game is finished."""
    for group, totals in groups_of(games).items():
        if group.level is None and has_known_averages(group) and totals.games:
            return _svg(group, totals)
    return None


def _svg(group: Group, totals: Totals) -> str:
    # Translators: the title of the picture of the records.
    title = _("Your averages beside those of good players")
    names = _names()
    rows = [_row(place, names[name], totals, name) for place, name in enumerate(AVERAGES)]
    height = TOP + ROW * len(rows) + 10
    described = " ".join(group_lines(group, totals))
    # Translators: the explanation of a kind of bars in the picture.
    yours = _("Black: you")
    # Translators: the explanation of a kind of bars in the picture.
    usual = _("Striped: good players")
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"',
            ' aria-labelledby="title about" font-family="sans-serif" font-size="16">',
            f'<title id="title">{escape(title)}</title>',
            f'<desc id="about">{escape(described)}</desc>',
            '<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse"',
            ' patternTransform="rotate(45)"><rect width="3" height="6" fill="#000"/></pattern></defs>',
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            f'<text x="10" y="28" font-size="20">{escape(title)}</text>',
            f'<text x="10" y="54">{escape(yours)}. {escape(usual)}.</text>',
            *rows,
            "</svg>",
            "",
        ]
    )


def _names() -> dict[str, str]:
    return {
        # Translators: the name of a pair of bars in the picture.
        "pone_hand": _("Hand as pone"),
        # Translators: the name of a pair of bars in the picture.
        "dealer_hand": _("Hand as dealer"),
        # Translators: the name of a pair of bars in the picture.
        "crib": _("Crib"),
        # Translators: the name of a pair of bars in the picture.
        "pone_pegging": _("Pegging as pone"),
        # Translators: the name of a pair of bars in the picture.
        "dealer_pegging": _("Pegging as dealer"),
    }


def _row(place: int, label: str, totals: Totals, name: str) -> str:
    top = TOP + ROW * place
    mean, usual = totals.averages[name].mean, AVERAGES[name][2]
    lines = [f'<text x="10" y="{top + BAR + 4}">{escape(label)}</text>']
    if mean is not None:
        lines.append(_bar(top, mean, "#000"))
    lines.append(_bar(top + BAR + 2, usual, "url(#stripes)"))
    return "\n".join(lines)


def _bar(top: int, points: float, fill: str) -> str:
    length = round(min(points, MOST) * SCALE)
    return (
        f'<rect x="{LEFT}" y="{top}" width="{length}" height="{BAR}" fill="{fill}" stroke="#000"/>'
        f'<text x="{LEFT + length + 6}" y="{top + 17}">{escape(decimal(points, 2))}</text>'
    )
