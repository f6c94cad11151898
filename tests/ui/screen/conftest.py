"""Lets the tests use the script that makes the pictures."""

from __future__ import annotations

import sys

from kit.sources import ROOT

sys.path.append(str(ROOT / "tools"))
