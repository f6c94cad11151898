"""What ``odds`` reads of a table: the fields of a seat's view that it needs, and no more.

The engine's ``SeatView`` has them all; ``odds`` knows cards and scoring only, so it names what it reads here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cribbage_a11y.engine.cards import Card


class SeenShape(Protocol):
    """Who sits where."""

    @property
    def left_of(self) -> Sequence[int]: ...
    @property
    def from_left(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def side_of(self) -> Sequence[int]: ...
    @property
    def has_single_pone(self) -> bool: ...
    @property
    def straight_to_crib(self) -> int: ...


class SeenRules(Protocol):
    """The rules that matter to expectations."""

    @property
    def target(self) -> int: ...
    @property
    def shape(self) -> SeenShape: ...


class SeenCard(Protocol):
    """A card laid, and by whom."""

    @property
    def seat(self) -> int: ...
    @property
    def card(self) -> Card: ...


class SeenTable(Protocol):
    """What one seat sees."""

    @property
    def rules(self) -> SeenRules: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def dealer(self) -> int | None: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def kept(self) -> tuple[Card, ...]: ...
    @property
    def laid_away(self) -> tuple[Card, ...]: ...
    @property
    def held(self) -> tuple[int, ...]: ...
    @property
    def starter(self) -> Card | None: ...
    @property
    def laid(self) -> Sequence[SeenCard]: ...
    @property
    def pile(self) -> Sequence[SeenCard]: ...
    @property
    def pile_count(self) -> int: ...
    @property
    def gone(self) -> tuple[int, ...]: ...
    @property
    def is_my_turn(self) -> bool: ...
