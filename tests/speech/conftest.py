"""Limits that tests of speech share."""

import pytest

from cribbage_a11y.speech import conductor, voice


@pytest.fixture
def short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits and pauses so short that tests of hung backends are quick."""
    monkeypatch.setattr(voice, "START_LIMIT", 0.2)
    monkeypatch.setattr(voice, "CALL_LIMIT", 0.1)
    monkeypatch.setattr(conductor, "ERROR_PAUSE", 0.02)
    monkeypatch.setattr(conductor, "DROP_PAUSE", 0.02)
    monkeypatch.setattr(conductor, "POLL", 0.005)
