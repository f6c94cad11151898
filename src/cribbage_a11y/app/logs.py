"""What libraries print, warn and log goes to a file, never to the player's terminal."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

LARGEST = 1_000_000
"""Bytes after which the log is begun anew; one older log is kept."""


class LogFile:
    """A text file that is made when something is first written, and never fails."""

    encoding = "utf-8"

    def __init__(self, folder: Path) -> None:
        self.path = folder / "cribbage-a11y.log"
        self._file: TextIO | None = None

    def write(self, text: str) -> int:
        """Append a text; lost where the disk takes none."""
        with suppress(OSError):
            self._opened().write(text)
        return len(text)

    def flush(self) -> None:
        """Let others see what was written."""
        with suppress(OSError):
            if self._file is not None:
                self._file.flush()

    def isatty(self) -> bool:
        """It is no terminal."""
        return False

    def _opened(self) -> TextIO:
        if self._file is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size > LARGEST:
                self.path.replace(self.path.with_suffix(".old.log"))
            self._file = self.path.open("a", encoding=self.encoding, errors="replace")
        return self._file


@contextmanager
def keep_logs(folder: Path) -> Iterator[LogFile]:
    """While inside, standard error and the game's own log go to the file."""
    import logging

    log = LogFile(folder)
    handler = logging.StreamHandler(log)
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    logger = logging.getLogger("cribbage_a11y")
    logger.addHandler(handler)
    kept, sys.stderr = sys.stderr, log
    try:
        yield log
    finally:
        sys.stderr = kept
        logger.removeHandler(handler)
        log.flush()


def note_failure(log: LogFile, failure: BaseException) -> None:
    """Write down what ended the program where it should not have ended."""
    log.write("".join(traceback.format_exception(failure)))
    log.flush()
