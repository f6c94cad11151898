"""The regions worded once for each moment, however often they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.present import catalogue
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.region_lines import RegionLine, RegionText, region_text
from cribbage_a11y.ui.scene import Scene


class Texts:
    """Keeps the words of the moment; anything that could change them makes it forget."""

    def __init__(self) -> None:
        self._listener: object = None
        self._moment: object = None
        self._regions: dict[Region, RegionText] = {}
        self._entries: dict[int, RegionLine] = {}

    def region(self, region: Region, scene: Scene, chosen: tuple[Card, ...]) -> RegionText:
        """A region with its lines."""
        self._forget(scene)
        if region is Region.YOUR_HAND:
            return region_text(region, scene.answers, chosen)
        if region not in self._regions:
            text = region_text(region, scene.answers, chosen)
            if region is Region.HISTORY:
                text = _with_lines(text, _Remembered(text.lines, self._entries))
            self._regions[region] = text
        text = self._regions[region]
        return _with_lines(text, [RegionLine(scene.prompt())]) if region is Region.YOUR_TURN else text

    def _forget(self, scene: Scene) -> None:
        narrator = scene.narrator
        listener = (id(scene.history), narrator.audience, narrator.verbosity, catalogue.current())
        if listener != self._listener:
            self._listener, self._moment = listener, None
            self._entries.clear()
        moment = (scene.view, len(scene.history), scene.games_won)
        if moment != self._moment:
            self._moment = moment
            self._regions.clear()


class _Remembered(Sequence[RegionLine]):
    """The lines of the history, newest first, worded when first read."""

    def __init__(self, lines: Sequence[RegionLine], known: dict[int, RegionLine]) -> None:
        self._lines = lines
        self._known = known

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, place: int) -> RegionLine: ...

    @overload
    def __getitem__(self, place: slice) -> list[RegionLine]: ...

    def __getitem__(self, place: int | slice) -> RegionLine | list[RegionLine]:
        if isinstance(place, slice):
            return [self[each] for each in range(len(self))[place]]
        number = len(self) - 1 - range(len(self))[place]
        if number not in self._known:
            self._known[number] = self._lines[place]
        return self._known[number]


def _with_lines(text: RegionText, lines: Sequence[RegionLine]) -> RegionText:
    return RegionText(text.region, text.name, text.narrator, lines)
