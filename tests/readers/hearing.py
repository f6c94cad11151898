"""What came of one run under a screen reader: what was said, brailled and written, and after which key."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

_CHATTER: Final = frozenset(
    {"pychant is not installed", "Start Fenrir", "Quit Fenrir", "remote enable not found", "BRLTTY stopped"}
)
"""What the readers say, braille or print of themselves when they start and stop."""
_EMPTY_LINE: Final = "blank"
"""What a reader says for a line with nothing on it."""
_CLEARS: Final = "\x1b[2J"
"""Clears the screen: what comes next is no part of the line before."""
_ESCAPE: Final = re.compile(r"\x1b(?:\[[0-9;?<>=]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()][A-Z0-9]|.)")


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened at ``at`` seconds: a key's name, words said, or a braille display.

    outcome: for words said, ``said`` to the end, ``cut``, ``dropped`` or ``pending``; else empty.
    """

    at: float
    text: str
    outcome: str = ""


@dataclass(frozen=True, slots=True)
class Hearing:
    """One run. The reader's own words about itself are left out.

    keys: the keys pressed. voice: what the reader said. game: what the game itself gave to the speech
    server. braille: what the display showed, each change once. written: the lines the terminal got,
    without escape sequences and blanks at their ends. failed: the assertions of the keys script that did
    not hold, with why.
    """

    keys: tuple[Moment, ...]
    voice: tuple[Moment, ...]
    game: tuple[Moment, ...]
    braille: tuple[Moment, ...]
    written: tuple[str, ...]
    failed: tuple[str, ...]

    def said_after(self, key: str, nth: int = 1) -> list[str]:
        """What the reader said between the ``nth`` press of a key and the next press of any."""
        return self._texts(self.voice, key, nth)

    def words_after(self, key: str, nth: int = 1) -> str:
        """The same as one text with single blanks."""
        return " ".join(word for said in self.said_after(key, nth) for word in _words(said))

    def brailled_after(self, key: str, nth: int = 1) -> list[str]:
        """What the display showed, in order, between the ``nth`` press of a key and the next press of any."""
        return self._texts(self.braille, key, nth)

    def delays(self) -> list[float]:
        """For each key that something was said after: the seconds to the reader's first request to speak."""
        ends = [press.at for press in self.keys[1:]] + [float("inf")]
        first = (
            next((said.at for said in self.voice if press.at <= said.at < end), None)
            for press, end in zip(self.keys, ends, strict=True)
        )
        return [at - press.at for press, at in zip(self.keys, first, strict=True) if at is not None]

    def assert_script_held(self) -> None:
        """Fails with every assertion of the keys script that did not hold."""
        assert not self.failed, "\n".join(self.failed)

    def assert_each_line_said_once(self) -> None:
        """Fails unless the reader said the words of every written line, once, in order, and no other word."""
        written = [word for line in self.written for word in _words(line)]
        said = [word for message in self.voice for word in _words(message.text)]
        steps = difflib.SequenceMatcher(None, written, said, autojunk=False).get_opcodes()
        difference = [
            f"- {' '.join(written[a:b])} + {' '.join(said[c:d])}"
            for step, a, b, c, d in steps
            if step != "equal"
        ]
        assert not difference, f"- is written and not said, + is said and not written: {difference}"

    def assert_all_heard_to_the_end(self) -> None:
        """Fails when anything the reader said was cut off or never begun."""
        broken = [f"{message.outcome}: {message.text}" for message in self.voice if message.outcome != "said"]
        assert not broken, "\n".join(broken)

    def assert_braille_fits(self, cells: int) -> None:
        """Fails when a written line is wider than the display, which would then show only a part of it."""
        wide = [line for line in self.written if len(line) > cells]
        assert not wide, "\n".join(wide)

    def _texts(self, moments: Iterable[Moment], key: str, nth: int) -> list[str]:
        presses = [index for index, press in enumerate(self.keys) if press.text == key]
        assert len(presses) >= nth, f"{key} was pressed {len(presses)} times, not {nth}"
        begin = self.keys[presses[nth - 1]].at
        end = self.keys[presses[nth - 1] + 1].at if presses[nth - 1] + 1 < len(self.keys) else float("inf")
        return [moment.text for moment in moments if begin <= moment.at < end]


def hearing(records: str, terminal: bytes) -> Hearing:
    """The hearing told by the harness's JSON lines, and by the bytes that the terminal got."""
    rows: list[dict[str, Any]] = [json.loads(line) for line in records.splitlines()]
    voice = _moments(rows, "reader")
    while voice and voice[-1].text == _EMPTY_LINE:  # the line a program ends when it gives the terminal back
        voice.pop()
    return Hearing(
        keys=tuple(_moments(rows, "key")),
        voice=tuple(voice),
        game=tuple(_moments(rows, "app")),
        braille=tuple(_moments(rows, "braille")),
        written=_lines(terminal),
        failed=tuple(
            f"{row['text']}: {row['why']}" for row in rows if row["who"] == "assert" and row["ok"] is False
        ),
    )


def _moments(rows: list[dict[str, Any]], who: str) -> list[Moment]:
    return [
        Moment(row["t"], row["text"], row.get("outcome", ""))
        for row in rows
        if row["who"] == who and row["text"].strip() not in _CHATTER
    ]


def _lines(terminal: bytes) -> tuple[str, ...]:
    cleared = terminal.decode("utf-8", "replace").replace(_CLEARS, "\n")
    text = _ESCAPE.sub("", cleared).replace("\r", "")
    lines = (line.rstrip() for line in text.split("\n"))
    return tuple(line for line in lines if line and line not in _CHATTER)


def _words(text: str) -> list[str]:
    """The words of a text; the commas by themselves with which Fenrir joins lines are none."""
    return [word for word in text.split() if word != ","]
