"""The colours of the screen: what each part looks like in each theme, every pair at a contrast of 7 to 1.

All colours are among the 216 and the 24 greys that terminals with 256 colours have fixed values for, so what
is measured here is what is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from cribbage_a11y.engine.cards import Suit

LEAST_CONTRAST: Final = 7.0
"""The enhanced contrast of the Web Content Accessibility Guidelines, success criterion 1.4.6."""


class Role(StrEnum):
    """What a piece of the screen is; the theme says how it looks."""

    TEXT = "text"
    HEADING = "heading"
    """The name of a region."""
    FOCUS = "focus"
    """The name of the region that the player is in."""
    GREYED = "greyed"
    """What never came to count; its words say so too."""
    ANNOUNCED = "announced"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"


SUIT_ROLES: Final[Mapping[Suit, Role]] = MappingProxyType(
    {
        Suit.CLUBS: Role.CLUBS,
        Suit.DIAMONDS: Role.DIAMONDS,
        Suit.HEARTS: Role.HEARTS,
        Suit.SPADES: Role.SPADES,
    }
)
_INVERSE: Final = frozenset({Role.FOCUS})
"""Shown with ink and paper exchanged: a shape, not a colour."""
_BOLD: Final = frozenset({Role.HEADING, Role.FOCUS, Role.ANNOUNCED, *SUIT_ROLES.values()})


class Look(NamedTuple):
    """How a role is drawn. Colours as ``rrggbb``; empty for the terminal's own. No role blinks."""

    ink: str = ""
    paper: str = ""
    bold: bool = False
    inverse: bool = False
    underlined: bool = False
    dim: bool = False


class _Palette(NamedTuple):
    ink: str
    paper: str
    grey: str
    suits: Mapping[Role, str]


_ON_BLACK: Final = MappingProxyType(
    {Role.CLUBS: "5fff87", Role.DIAMONDS: "87d7ff", Role.HEARTS: "ff8787", Role.SPADES: "ffffff"}
)
_ON_WHITE: Final = MappingProxyType(
    {Role.CLUBS: "005f00", Role.DIAMONDS: "0000af", Role.HEARTS: "af0000", Role.SPADES: "000000"}
)
_OWN_COLOURS: Final = MappingProxyType(
    {Role.CLUBS: "ansigreen", Role.DIAMONDS: "ansiblue", Role.HEARTS: "ansired", Role.SPADES: ""}
)
"""Of the terminal's own palette, whose contrast is for the player to choose."""
TERMINAL: Final = "terminal"
_PALETTES: Final[Mapping[str, _Palette]] = MappingProxyType(
    {
        TERMINAL: _Palette("", "", "", _OWN_COLOURS),
        "white_on_black": _Palette("ffffff", "000000", "b2b2b2", _ON_BLACK),
        "black_on_white": _Palette("000000", "ffffff", "4e4e4e", _ON_WHITE),
        "yellow_on_black": _Palette("ffff00", "000000", "b2b2b2", _ON_BLACK),
    }
)
THEMES: Final = tuple(_PALETTES)
"""The names of the themes, the terminal's own colours first."""


class Theme(NamedTuple):
    """The looks of all roles."""

    looks: Mapping[Role, Look]

    def look(self, role: Role, inverse: bool = False) -> Look:
        """How a role is drawn; ``inverse`` for a part of the current line."""
        look = self.looks[role]
        return look._replace(inverse=not look.inverse) if inverse else look


def theme(name: str, four_colour: bool) -> Theme:
    """A theme by its name; with ``four_colour`` each suit has a colour of its own."""
    palette = _PALETTES[name]
    return Theme(MappingProxyType({role: _look(role, palette, four_colour) for role in Role}))


def _look(role: Role, palette: _Palette, four_colour: bool) -> Look:
    ink = palette.ink
    if role is Role.GREYED:
        ink = palette.grey
    elif four_colour and role in palette.suits:
        ink = palette.suits[role]
    return Look(
        ink,
        palette.paper,
        bold=role in _BOLD,
        inverse=role in _INVERSE,
        underlined=role is Role.HEADING,
        dim=role is Role.GREYED and not palette.ink,
    )


def contrast(one: str, other: str) -> float:
    """The contrast of two colours ``rrggbb``, 1 to 21, by the formula of the same guidelines."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (0, 2, 4))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
