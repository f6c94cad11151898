"""Commands speak the system's language, so their tests say which that is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cribbage_a11y.present import catalogue


@pytest.fixture(autouse=True)
def _english_system(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LANGUAGE", "en")
    yield
    catalogue.use(catalogue.ENGLISH)
