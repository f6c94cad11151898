"""What a command line asks the program to start with; everything left out comes from the settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class LaunchPlan:
    """How to start."""

    at_once: bool = False
    """Start a game without a question, and end the program when it is left."""
    home: Path | None = None
    """Keep all settings, saves and logs under this folder."""
    presentation: str | None = None
    """reader, screen or typed."""
    seed: str | None = None
    """Makes every card and every computer's choice come again."""
    settings: dict[str, Any] = field(default_factory=dict)
    """Settings by name, for this start only."""
