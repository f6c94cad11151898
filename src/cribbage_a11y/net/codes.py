"""Codes of tables and tokens of seats: secrets that let people in, made here and nowhere else.

A code of ten digits is short enough to be said by telephone; what keeps it from being guessed is in
:mod:`limits`. A token has 128 bits, so nothing need keep it from being guessed.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable, Container
from hashlib import sha256
from hmac import compare_digest
from typing import Final

DIGITS: Final = 10
"""Digits of a code."""
TOKEN_BYTES: Final = 16
"""Random bytes of a token."""
NONCE_BYTES: Final = 12
"""Random bytes of what is used once with a key."""
_GROUPS: Final = (4, 3, 3)
"""How many digits are read together."""


def new_code(taken: Container[str] = (), draw: Callable[[int], int] = secrets.randbelow) -> str:
    """A code that is not ``taken``; ``draw`` gives a number from 0 to below its argument."""
    while True:
        code = f"{draw(10**DIGITS):0{DIGITS}}"
        if code not in taken:
            return code


def code_in(text: str) -> str | None:
    """The code that somebody typed, without its dashes and spaces; ``None`` where the text is none."""
    kept = [
        character
        for character in text[: 4 * DIGITS]
        if not character.isspace() and unicodedata.category(character) != "Pd"
    ]
    if len(kept) != DIGITS or not all(character.isdecimal() for character in kept):
        return None
    return "".join(str(unicodedata.decimal(character)) for character in kept)


def in_groups(code: str) -> str:
    """The code as it is read aloud, in groups of four, three and three."""
    groups, start = [], 0
    for size in _GROUPS:
        groups.append(code[start : start + size])
        start += size
    return " ".join(groups)


def digit_by_digit(code: str) -> str:
    """The code with a blank after each digit, so that each is said alone."""
    return " ".join(code)


def new_token() -> str:
    """What its holder shows to get a seat back: 32 hexadecimal digits."""
    return secrets.token_hex(TOKEN_BYTES)


def new_nonce() -> bytes:
    """A number used once, for a seal."""
    return secrets.token_bytes(NONCE_BYTES)


def new_name() -> str:
    """A name that nothing else has, for a process among others. No secret."""
    return secrets.token_hex(TOKEN_BYTES)


def digest(token: str) -> str:
    """What the host keeps of a token, so that its files give no seat away."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str, kept: str) -> bool:
    """Whether a token is the one of which ``kept`` was kept; takes as long for every answer."""
    return compare_digest(digest(token), kept)
