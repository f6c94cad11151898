"""Compiles the translators' catalogues when the package is built; by hand: ``python hatch_build.py``.

Puts the pages of the help into the wheel too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
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
        with target.open("wb") as binary:
            write_mo(binary, catalogue)
        compiled.append(target)
    return compiled


if __name__ == "__main__":
    compile_catalogues(Path(__file__).parent)
