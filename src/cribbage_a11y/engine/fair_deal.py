"""A pack promised before it is dealt: a salt, an order of cards, and the commitment to both.

The commitment is published with the deal, when salt and order are secret; both are opened after the game.
Whoever kept the commitment can then check that the order was never changed. The bytes that are hashed
can be typed by hand::

    printf '%s' 'SALT 5H TD ... 2C' | sha256sum
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from cribbage_a11y.engine.cards import Card

SALT_BYTES: Final = 16


class FairDeal(NamedTuple):
    """The order of a pack and its salt."""

    salt: str
    """As many random bytes as ``SALT_BYTES``, written in lower-case hexadecimal digits."""
    deck: tuple[Card, ...]

    @property
    def commitment(self) -> str:
        """SHA-256, in lower-case hexadecimal digits, of salt and card codes with a space between each."""
        text = " ".join((self.salt, *(card.code for card in self.deck)))
        return sha256(text.encode("ascii")).hexdigest()
