"""Help texts as pages of lines, from the same Markdown files that ``docs`` holds.

Understood are headings (the first is the title, each other one begins a page), paragraphs, and lists. A line
is a sentence or a list item; marks of emphasis, code and links are left out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cribbage_a11y.present.catalogue import current

SHORTEST: Final = 8
"""Visible characters of a line; a shorter sentence stays with the one before or after it."""

_SENTENCE_END: Final = re.compile(r"(?<=[.!?])\s+(?=[^\Wa-zß-öø-ÿ_])")
_ITEM: Final = re.compile(r"(?:[-*+]|(\d+\.))\s+(.*)")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS: Final = re.compile(r"\*\*|`|(?<!\w)[*_](?=\w)|(?<=[\w.!?])[*_](?!\w)")


@dataclass(frozen=True)
class Page:
    """A heading and the lines under it."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Document:
    """A help text."""

    title: str
    pages: tuple[Page, ...]


def folders() -> tuple[Path, ...]:
    """Where help texts may lie: inside the package (a wheel), then beside ``src`` (an editable install)."""
    package = Path(__file__).resolve().parent.parent
    return package / "docs", package.parent.parent / "docs"


def load(name: str, language: str | None = None) -> Document:
    """The help text called ``name``, as ``rules``, in a language (the one in use when not given).

    A text that the language lacks, as ``fr_CA``, is given in ``fr``, else in English. Raises
    :class:`FileNotFoundError` when it is not there at all.
    """
    code = current() if language is None else language
    for part in dict.fromkeys((code, code.partition("_")[0], "")):
        for folder in folders():
            file = folder / part / f"{name}.md"
            if file.is_file():
                return parse(file.read_text(encoding="utf-8"))
    raise FileNotFoundError(f"there is no help text {name}.md in {' or '.join(map(str, folders()))}")


def parse(markdown: str) -> Document:
    """A document; raises :class:`ValueError` where the text does not begin with a title."""
    title = ""
    pages: list[tuple[str, list[str]]] = []
    for block in _blocks(markdown):
        if block.startswith("#"):
            heading = _plain(block.lstrip("#").strip())
            title = title or heading
            pages.append((heading, []))
        elif not pages:
            raise ValueError("a help text begins with its title, a line with a number sign and a blank")
        else:
            pages[-1][1].extend(_lines(block))
    return Document(title, tuple(Page(heading, tuple(lines)) for heading, lines in pages if lines))


def _blocks(markdown: str) -> list[str]:
    """Headings, paragraphs and list items, each as one line of Markdown."""
    blocks: list[str] = []
    open_block = False
    for line in markdown.splitlines():
        text = line.strip()
        starts = text.startswith("#") or _ITEM.fullmatch(text) is not None
        if open_block and text and not starts:
            blocks[-1] += " " + text
        elif text:
            blocks.append(text)
        open_block = bool(text) and not text.startswith("#")
    return blocks


def _lines(block: str) -> list[str]:
    item = _ITEM.fullmatch(block)
    if item is not None:
        number, text = item.groups()
        return [_plain(f"{number} {text}" if number else text)]
    return _sentences(_plain(block))


def _sentences(text: str) -> list[str]:
    lines: list[str] = []
    for sentence in _SENTENCE_END.split(text):
        if lines and min(_visible(sentence), _visible(lines[-1])) < SHORTEST:
            lines[-1] += " " + sentence
        else:
            lines.append(sentence)
    return lines


def _visible(line: str) -> int:
    return len("".join(line.split()))


def _plain(text: str) -> str:
    return _MARKS.sub("", _LINK.sub(r"\1", text))
