"""Fixtures for the tests under real screen readers, which run one after the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from readers.lab import Lab, open_lab


@pytest.fixture
def lab(request: pytest.FixtureRequest) -> Lab:
    """The lab of the reader a test names by ``@pytest.mark.parametrize("lab", [...], indirect=True)``."""
    return open_lab(request.param)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keeps these tests on one worker: what a reader says when depends on how busy the machine is."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("readers"))
