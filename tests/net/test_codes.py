"""Codes and tokens: how they look, how they are read, typed and kept."""

from __future__ import annotations

import pytest

from cribbage_a11y.net.codes import (
    code_in,
    digest,
    digit_by_digit,
    in_groups,
    new_code,
    new_token,
    opens,
)


def test_a_code_has_ten_digits_and_leading_zeros_are_kept() -> None:
    assert new_code(draw=lambda below: below - 1) == "9999999999"
    assert new_code(draw=lambda _below: 7) == "0000000007"
    assert len({new_code() for _ in range(100)}) == 100


def test_a_code_that_is_taken_is_drawn_again() -> None:
    drawn = iter([1, 1, 2])
    assert new_code({"0000000001"}, lambda _below: next(drawn)) == "0000000002"


@pytest.mark.parametrize(
    "typed",
    [
        "1234567890",
        "1234 567 890",
        "1234-567-890",
        " 1234\u2013567\u2014890\n",
        "\u0661234567890",
        "1 2 3 4 5 6 7 8 9 0",
    ],
)
def test_dashes_spaces_and_other_digits_make_no_difference(typed: str) -> None:
    assert code_in(typed) == "1234567890"


@pytest.mark.parametrize(
    "typed", ["", "123456789", "12345678901", "123456789x", "1" * 5000, "12345678\u00b23", "-"]
)
def test_anything_else_is_no_code(typed: str) -> None:
    assert code_in(typed) is None


def test_a_code_is_read_in_groups_of_four_three_and_three_and_digit_by_digit() -> None:
    assert in_groups("1234567890") == "1234 567 890"
    assert digit_by_digit("1234567890") == "1 2 3 4 5 6 7 8 9 0"


def test_a_token_has_128_bits_and_only_its_digest_is_kept() -> None:
    token = new_token()
    assert len(bytes.fromhex(token)) == 16
    assert token not in digest(token)
    assert opens(token, digest(token))
    assert not opens(new_token(), digest(token))
    assert not opens("\ud800", digest(token))
