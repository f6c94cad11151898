"""``kill -9`` at any moment of play: nothing announced is lost, and the game comes back to an equal state."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.killed import kill_once


@pytest.mark.parametrize("group", range(3))
def test_nothing_announced_is_lost(tmp_path: Path, group: int) -> None:
    announced = [kill_once(tmp_path / str(seed), seed) for seed in range(10 * group, 10 * group + 10)]
    assert max(announced) > 100
