"""Pegs that go to their holes one at a time, for players who want to see them move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

STEP: Final = 0.12
"""Seconds for a hole: slow enough to be followed, and no flashing."""


class MovingPegs:
    """Where the front pegs are drawn, by side. A peg only moves forwards; a new game puts it back at once."""

    def __init__(self, refresh: Callable[[], None]) -> None:
        self._refresh = refresh
        self._at: dict[int, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._target: tuple[int, ...] = ()

    def towards(self, scores: Sequence[int], moves: bool) -> Mapping[int, int]:
        """The holes to draw now for these scores; while a peg is on its way, a refresh is asked for later."""
        before, self._target = self._target, tuple(scores)
        for side, score in enumerate(self._target):
            at = self._at.get(side, score)
            self._at[side] = at if moves and at < score and len(before) == len(scores) else score
        if self._timer is None and self._is_on_its_way():
            self._timer = asyncio.get_running_loop().call_later(STEP, self._step)
        return self._at

    def stop(self) -> None:
        """Let every peg be where it should."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._at.clear()

    def _is_on_its_way(self) -> bool:
        return any(self._at[side] < score for side, score in enumerate(self._target))

    def _step(self) -> None:
        self._timer = None
        for side, score in enumerate(self._target):
            self._at[side] = min(self._at[side] + 1, score)
        self._refresh()
