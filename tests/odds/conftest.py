"""The scripts that rebuild the data are found by the tests that run a part of them."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tools"))
