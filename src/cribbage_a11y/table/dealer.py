"""Chance: the orders of the pack, the cuts for the deal and the first dealer, as actions for the engine.

A dealer from a seed draws everything from (seed, game, hand) alone, so that the same deals come again
after other choices by the players. It uses SHAKE-256 rather than Python's generator, whose sequence is
promised by no Python version. A dealer from secrets draws from the operating system.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from hashlib import shake_256
from struct import unpack
from typing import Final, TypeVar

from cribbage_a11y.engine.actions import CutForDeal, Deal
from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.fair_deal import SALT_BYTES, FairDeal
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import GameState, Phase

Bytes = Callable[[str, int], bytes]
"""Gives so many random bytes for a purpose."""

_T = TypeVar("_T")
_NUMBER: Final = 8
"""Bytes of the number that each item draws in a shuffle."""


class Dealer:
    """Chance for one game."""

    def __init__(self, source: Bytes) -> None:
        self._source = source
        self.opened: list[FairDeal] = []
        """The fair deals so far, by hand; secret until the game is over."""

    def first_dealer(self, rules: Rules) -> int | None:
        """A dealer drawn where the rules draw one, else ``None``."""
        if rules.first_deal is not FirstDeal.RANDOM:
            return None
        return draw_order(list(rules.shape.seats), self._source, "first dealer")[0]

    def cut(self, rules: Rules, attempt: int) -> CutForDeal:
        """A different card for each seat, from a full pack at each attempt (1, 2, ...)."""
        cards = draw_order(list(DECK), self._source, f"cut {attempt}")
        return CutForDeal(tuple(cards[: rules.players]))

    def deal(self, hand: int) -> Deal:
        """The pack for a hand (1, 2, ...), with its salt kept in ``opened``."""
        deck = self.pack(hand)
        self.opened.append(FairDeal(self._source(f"salt {hand}", SALT_BYTES).hex(), deck))
        return Deal(deck)

    def pack(self, hand: int) -> tuple[Card, ...]:
        """The order of the pack for a hand (1, 2, ...) alone."""
        return tuple(draw_order(list(DECK), self._source, f"hand {hand}"))

    def next_action(self, state: GameState, attempt: int = 1) -> CutForDeal | Deal | None:
        """What chance does now, or ``None`` when the game waits for a seat or is over."""
        if state.phase is Phase.DEAL:
            return self.deal(state.hand_number + 1)
        return self.cut(state.rules, attempt) if state.phase is Phase.CUT_FOR_DEAL else None


def seeded_dealer(seed: int | str, game: int) -> Dealer:
    """Chance drawn from a seed and the number of the game (1, 2, ...), the same each time."""

    def source(purpose: str, count: int) -> bytes:
        return shake_256(f"cribbage {seed} game {game} {purpose}".encode()).digest(count)

    return Dealer(source)


def secret_dealer() -> Dealer:
    """Chance drawn from the operating system, different each time."""
    return Dealer(lambda _purpose, count: secrets.token_bytes(count))


def fresh_seed() -> str:
    """A seed of 128 bits for a game that shall be repeatable yet not foreseeable."""
    return secrets.token_hex(16)


def draw_order(items: list[_T], source: Bytes, purpose: str) -> list[_T]:
    """Shuffle ``items`` in place, every order equally likely, and return them.

    Each item draws a number of 64 bits, and the items are put in the order of their numbers. Two equal
    numbers, which would favour the order given, come once in more than 10 ** 16 packs.
    """
    numbers = unpack(f"<{len(items)}Q", source(purpose, _NUMBER * len(items)))
    items[:] = [items[place] for place in sorted(range(len(items)), key=numbers.__getitem__)]
    return items


def player_random(seed: int | str, game: int, seat: int) -> random.Random:
    """What chance a computer player at a seat has in its own choices, apart from the cards."""
    return random.Random(f"cribbage {seed} game {game} player {seat}")
