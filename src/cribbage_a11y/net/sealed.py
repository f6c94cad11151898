"""What was said to a guest, sealed so that nobody but the holder of the guest's token can open it.

The host that seals needs the token's key only while the guest is there; the directory that keeps what is
sealed never sees a token. AES-GCM with 256 bits, from the ``cryptography`` library.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from cribbage_a11y.net.codes import NONCE_BYTES, new_nonce
from cribbage_a11y.net.directory import mark


class Seal:
    """The seal of one token."""

    def __init__(self, token: str) -> None:
        self.place = mark("events", token)
        """Where what is sealed is kept; says nothing of the token."""
        self._cipher = AESGCM(sha256(f"cribbage seal {token}".encode()).digest())

    def close(self, data: Sequence[Any]) -> bytes:
        """Data that JSON can hold, sealed."""
        nonce = new_nonce()
        return nonce + self._cipher.encrypt(nonce, json.dumps(data).encode(), self.place.encode())

    def open(self, sealed: bytes) -> list[Any]:
        """The data again; nothing where it was sealed by another token, or is damaged."""
        nonce, text = sealed[:NONCE_BYTES], sealed[NONCE_BYTES:]
        try:
            data: list[Any] = json.loads(self._cipher.decrypt(nonce, text, self.place.encode()))
        except (InvalidTag, ValueError):
            return []
        return data
