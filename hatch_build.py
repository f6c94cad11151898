"""Compiles the translators' catalogues when the package is built; by hand: ``python hatch_build.py``.

Puts the pages of the help into the wheel too.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from struct import pack
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "cribbage_a11y"
HELP = ("how-to-play", "rules")


class CatalogueHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts each ``.mo`` beside its ``.po``, for a checkout, and with the help into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles; ``version`` is ``editable`` when the checkout itself is installed."""
        root = Path(self.root)
        for compiled in compile_catalogues(root):
            if version != "editable":
                build_data["force_include"][str(compiled)] = f"{PACKAGE}/{compiled.relative_to(root)}"
        for page in pages_of_help(root):
            if version != "editable":
                build_data["force_include"][str(page)] = f"{PACKAGE}/{page.relative_to(root)}"


def pages_of_help(root: Path) -> list[Path]:
    """The documents that the game's help shows, in every language."""
    return sorted(page for name in HELP for page in root.glob(f"docs/**/{name}.md"))


def compile_catalogues(root: Path) -> list[Path]:
    """Compiles every catalogue below ``locales``, and returns the compiled files.

    A message marked fuzzy is left out: English is better than a guess.
    """
    compiled = []
    for source in sorted(root.glob(f"locales/*/LC_MESSAGES/{PACKAGE}.po")):
        with source.open("rb") as text:
            catalogue = read_po(text, locale=source.parent.parent.name)
        target = source.with_suffix(".mo")
        target.write_bytes(mo_file(texts_of(catalogue)))
        compiled.append(target)
    return compiled


def texts_of(catalogue: Catalog) -> dict[bytes, bytes]:
    """What a compiled catalogue holds: its header, and each message that is translated in all its forms."""
    header = "".join(f"{name}: {value}\n" for name, value in catalogue.mime_headers)
    texts = {b"": header.encode()}
    for message in catalogue:
        originals, translations = _forms(message.id), _forms(message.string)
        if message.id and all(translations) and not message.fuzzy:
            context = f"{message.context}\4" if message.context else ""
            texts[(context + "\0".join(originals)).encode()] = "\0".join(translations).encode()
    return texts


def _forms(text: Any) -> tuple[str, ...]:
    """Babel has a text for a message without a plural, and a sequence for one with a plural."""
    return (text,) if isinstance(text, str) else tuple(text)


def mo_file(texts: Mapping[bytes, bytes]) -> bytes:
    """The bytes of a compiled catalogue, as the manual of GNU gettext has them, without a hash table.

    The originals are sorted byte by byte, contexts included, so that a reader can look for one by halving;
    Babel's own writer sorts them otherwise.
    """
    pairs = sorted(texts.items())
    place = 28 + 16 * len(pairs)
    tables, strings = b"", b""
    for column in zip(*pairs, strict=True):
        for text in column:
            tables += pack("<2I", len(text), place + len(strings))
            strings += text + b"\0"
    return pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 28) + tables + strings


if __name__ == "__main__":
    compile_catalogues(Path(__file__).parent)
