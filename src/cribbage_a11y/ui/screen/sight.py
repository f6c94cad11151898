"""What there is to be drawn now: a game with its regions, a screen in front of it, or a line prompt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.region_lines import RegionText
from cribbage_a11y.ui.model import Model
from cribbage_a11y.ui.scene import Scene
from cribbage_a11y.ui.screen.texts import Texts


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The signs that the terminal's encoding has."""

    blocks: bool = True

    @property
    def suits(self) -> str:
        """The shapes by suit; a terminal without them shows the letters alone."""
        return "♣♦♥♠" if self.blocks else "    "

    @property
    def pegs(self) -> str:
        """A hole, the back peg, the front peg."""
        return "·○●" if self.blocks else ".o#"


def glyphs_for(encoding: str) -> Glyphs:
    """The signs for an encoding by its name."""
    try:
        "█▀▄♣♦♥♠·○●".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return Glyphs(blocks=False)
    return Glyphs()


@dataclass(frozen=True, slots=True)
class GameSight:
    """A game at one moment, as one player sees it."""

    scene: Scene
    model: Model
    texts: Texts
    pegs: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))
    """By side: where the front peg is drawn while it moves; else it is where the score is."""

    @property
    def view(self) -> SeatView:
        """What the player may know."""
        return self.scene.view

    @property
    def focus(self) -> Region:
        """The region that the player is in."""
        return self.model.region

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards chosen."""
        return self.model.chosen

    def text(self, region: Region) -> RegionText:
        """A region with its lines."""
        return self.texts.region(region, self.scene, self.model.chosen)

    def current(self, region: Region) -> int:
        """The current line of a region."""
        if region is Region.HISTORY:
            at = self.model.reading.at
            return 0 if at is None else max(len(self.scene.history) - 1 - at, 0)
        return self.model.line(region, len(self.text(region).lines))

    def peg(self, side: int) -> int:
        """The hole where a side's front peg is drawn."""
        return self.pegs.get(side, self.view.scores[side])


@dataclass(frozen=True, slots=True)
class MenuSight:
    """A menu, pages or a question."""

    title: str
    lines: tuple[str, ...]
    cursor: int


@dataclass(frozen=True, slots=True)
class Nothing:
    """No game and no screen: between two of them."""


Sight = GameSight | MenuSight | Nothing
