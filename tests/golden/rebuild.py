"""``python tests/golden/rebuild.py``: write every transcript anew, and say which ones differ from before."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.transcripts import GAMES, written


def main() -> None:
    """Write the transcripts."""
    for game in GAMES:
        before = game.path.read_text(encoding="utf-8") if game.path.exists() else ""
        now = written(game)
        game.path.write_text(now, encoding="utf-8")
        print(f"{game.path.name}: {'the same' if now == before else 'different'}, {now.count(chr(10))} lines")


if __name__ == "__main__":
    main()
