"""What a built wheel holds: all of the package, the licence, and the translations compiled."""

from __future__ import annotations

import gettext
import io
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from kit.sources import ROOT, tracked_files

CATALOGUE = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "Your turn."
msgstr "Din tur."

#, fuzzy
msgid "Go on."
msgstr "Kanske."
"""
COMPILED = "cribbage_a11y/locales/sv_FI/LC_MESSAGES/cribbage_a11y.mo"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """A wheel built from the tracked files and one more catalogue."""
    folder = tmp_path_factory.mktemp("wheel")
    for path in tracked_files():
        if path.parts[0] in ("src", "locales", "docs") or len(path.parts) == 1:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, folder / path)
    catalogue = folder / "locales" / "sv_FI" / "LC_MESSAGES" / "cribbage_a11y.po"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_text(CATALOGUE, encoding="utf-8")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "built"]
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    [built] = (folder / "built").glob("*.whl")
    return ZipFile(built)


def test_every_file_of_the_package_is_in_it(wheel: ZipFile) -> None:
    sources = {str(path.relative_to("src")) for path in tracked_files() if path.parts[0] == "src"}
    held = set(wheel.namelist())
    assert sources <= held
    outside = {name for name in held - sources if ".dist-info/" not in name and not name.endswith(".mo")}
    help_pages = [path for path in tracked_files() if path.name in ("how-to-play.md", "rules.md")]
    assert outside == {f"cribbage_a11y/{path}" for path in help_pages}


def test_each_language_is_in_it_and_fuzzy_guesses_are_not(wheel: ZipFile) -> None:
    languages = {path.parts[1] for path in tracked_files() if path.match("locales/*/LC_MESSAGES/*.po")}
    for language in languages:
        assert f"cribbage_a11y/locales/{language}/LC_MESSAGES/cribbage_a11y.mo" in wheel.namelist()
    translations = gettext.GNUTranslations(io.BytesIO(wheel.read(COMPILED)))
    assert translations.gettext("Your turn.") == "Din tur."
    assert translations.gettext("Go on.") == "Go on."


def test_it_names_its_licence_and_its_command(wheel: ZipFile) -> None:
    names = {Path(name).name: name for name in wheel.namelist() if ".dist-info/" in name}
    assert b"The cribbage-a11y authors" in wheel.read(names["LICENSE"])
    assert b"cribbage-a11y = cribbage_a11y.cli:main" in wheel.read(names["entry_points.txt"])
    metadata = wheel.read(names["METADATA"]).decode()
    assert "License-Expression: MIT" in metadata
    assert "Requires-Dist: numpy" in metadata
