"""How the rows of a column are shared among the regions in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Want(NamedTuple):
    """What one region would like: at least ``least`` rows or none at all, well with ``well``."""

    least: int
    well: int
    rank: int
    """The smaller, the sooner it is served."""
    grows: bool = False
    """Whether rows left over are of use to it."""


def share(rows: int, wants: Sequence[Want]) -> list[int]:
    """Rows for each, in the order given, never more than ``rows`` together. First everybody gets the least,
    then everybody what is well, then a blank row each, then the rest goes to those who grow; each time by
    rank. Who cannot have the least gets nothing, and the next in rank is tried."""
    given = [0] * len(wants)
    served = sorted(range(len(wants)), key=lambda place: wants[place].rank)
    for place in served:
        if wants[place].least <= rows:
            given[place] = wants[place].least
            rows -= given[place]
    for place in served:
        if given[place]:
            more = min(rows, max(wants[place].well - given[place], 0))
            given[place] += more
            rows -= more
    for place in served:
        if given[place] and not wants[place].grows and rows:
            given[place] += 1
            rows -= 1
    growing = [place for place in served if given[place] and wants[place].grows]
    for turn, place in enumerate(growing):
        more = -(-rows // (len(growing) - turn))
        given[place] += more
        rows -= more
    return given
