"""The size of a terminal behind the SSH door: what its client says is believed within reason."""

from __future__ import annotations

import pytest

from cribbage_a11y.net.ssh_session import _believed


@pytest.mark.parametrize(
    ("said", "believed"),
    [
        ((80, 24), (80, 24)),
        ((0, 0), (80, 24)),
        ((5, 1), (20, 1)),
        ((2**32 - 1, 2**32 - 1), (500, 200)),
        ((132, 2**31), (132, 200)),
    ],
)
def test_sizes(said: tuple[int, int], believed: tuple[int, int]) -> None:
    assert _believed(*said) == believed
