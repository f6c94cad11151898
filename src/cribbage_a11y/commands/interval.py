"""How far a share that was measured may be from the true one."""

from __future__ import annotations

from math import sqrt
from typing import Final

CERTAIN: Final = 1.96
"""Standard errors to either side, for 95 percent."""
_ADDED: Final = 2


class Share:
    """The mean of trials, each a share from 0 to 1, with its 95 percent interval.

    The interval is that of Agresti and Coull, "Approximate is better than 'exact'", The American
    Statistician 52 (1998): the usual one after adding two trials of 1 and two of 0, which keeps it honest
    where there are few trials or all are alike. Where a trial holds several games its spread is theirs.
    """

    def __init__(self) -> None:
        self.trials = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, share: float) -> None:
        """Take one trial in."""
        self.trials += 1
        self._sum += share
        self._squares += share * share

    def interval(self) -> tuple[float, float]:
        """The lower and the upper bound, from 0 to 1."""
        trials = self.trials + 2 * _ADDED
        mean = (self._sum + _ADDED) / trials
        spread = (self._squares + _ADDED) / trials - mean * mean
        half = CERTAIN * sqrt(max(0.0, spread) / trials)
        return max(0.0, mean - half), min(1.0, mean + half)
