"""Commitments: the bytes that are hashed, and that nothing can be changed under one."""

from __future__ import annotations

from hashlib import sha256

from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.fair_deal import FairDeal

SALT = "00112233445566778899aabbccddeeff"


def test_commitment_is_the_hash_of_salt_and_codes_with_spaces() -> None:
    text = SALT + "".join(f" {rank}{suit}" for rank in "A23456789TJQK" for suit in "CDHS")
    assert FairDeal(SALT, DECK).commitment == sha256(text.encode()).hexdigest()


def test_known_commitment_of_the_sorted_pack() -> None:
    known = "e780d7b41dfa44a17be11800863999b0a3f68644d25b21c115326e5888fe7a3e"
    assert FairDeal(SALT, DECK).commitment == known


def test_another_order_or_salt_makes_another_commitment() -> None:
    swapped = (DECK[1], DECK[0], *DECK[2:])
    commitments = {FairDeal(SALT, DECK).commitment, FairDeal(SALT, swapped).commitment}
    commitments.add(FairDeal(SALT[::-1], DECK).commitment)
    assert len(commitments) == 3
