"""The repository as its own tests read it: which files it tracks, and its Python parsed."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "cribbage_a11y"


@cache
def tracked_files() -> tuple[Path, ...]:
    """Every file that git tracks, or would track, and that is there, as paths from the root."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    names = sorted({name for name in listing.split("\0") if name})
    return tuple(Path(name) for name in names if (ROOT / name).is_file())


def tracked_text() -> dict[Path, str]:
    """The text of each tracked file that is UTF-8 text."""
    texts: dict[Path, str] = {}
    for path in tracked_files():
        data = (ROOT / path).read_bytes()
        if b"\0" not in data:
            texts[path] = data.decode("utf-8")
    return texts


def modules() -> dict[Path, ast.Module]:
    """The game's own modules, parsed, by path from the root."""
    return {
        path.relative_to(ROOT): ast.parse(path.read_text(encoding="utf-8"), str(path))
        for path in sorted(PACKAGE.rglob("*.py"))
    }
