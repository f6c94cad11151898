"""The log of a host: a line of JSON for each thing, without hands, codes or tokens."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LARGEST: Final = 5_000_000
"""Bytes after which the log is begun anew; three older ones are kept."""
ERRORS: Final = "-"
"""The name that stands for standard error."""


class JsonLines(logging.Formatter):
    """One JSON object a record: when, how grave, from where, and what."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, without its end. What an error held stays out: it could be a card."""
        return json.dumps(
            {
                "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
                "level": record.levelname.lower(),
                "from": record.name,
                "message": record.getMessage(),
            }
        )


@contextmanager
def keep_host_logs(folder: Path, place: str | None) -> Iterator[None]:
    """While inside, what the host notes goes to ``place``: a file, ``-``, or the usual file."""
    handler: logging.Handler
    if place == ERRORS:
        handler = logging.StreamHandler(sys.stderr)
    else:
        path = Path(place) if place else folder / "host.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=LARGEST, backupCount=3, encoding="utf-8", delay=True)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("cribbage_a11y")
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    quiet = [logging.getLogger(name) for name in ("asyncssh", "websockets", "asyncio")]
    for other in quiet:
        other.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)
        handler.close()
