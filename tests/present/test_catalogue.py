"""Languages: chosen by code or by the system, found in both places, never silent."""

from __future__ import annotations

import ctypes
import struct
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace

import pytest

from cribbage_a11y.present import catalogue
from cribbage_a11y.present.forms import Form, Forms, Plural
from cribbage_a11y.present.phrases import play
from cribbage_a11y.present.words import Words, fill
from kit.listening import audience

HEADER = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n > 1;\n"


def compiled(messages: Mapping[str, str]) -> bytes:
    """A compiled catalogue, as described in the manual of gettext."""
    pairs = sorted({"": HEADER, **messages}.items())
    keys = [key.encode() for key, _ in pairs]
    values = [value.encode() for _, value in pairs]
    start = 28 + 16 * len(pairs)
    table, text = b"", b""
    for column in (keys, values):
        for item in column:
            table += struct.pack("<II", len(item), start + len(text))
            text += item + b"\0"
    return struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, start) + table + text


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Path, Path]]:
    """Two empty places for catalogues; English again afterwards."""
    places = (tmp_path / "package", tmp_path / "repository")
    monkeypatch.setattr(catalogue, "folders", lambda: places)
    yield places
    catalogue.use(catalogue.ENGLISH)


def write(place: Path, code: str, messages: Mapping[str, str]) -> None:
    folder = place / code / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cribbage_a11y.mo").write_bytes(compiled(messages))


FRENCH = {
    "Starter: {card}.": "Carte de départ : {card}.",
    "{n} more.\0{n} more.": "encore {n}.\0encore {n} s.",
    "menu\4Play": "Jouer",
    "menu\4{n} card\0{n} cards": "{n} carte\0{n} cartes",
}


@pytest.mark.usefixtures("folders")
def test_without_a_catalogue_everything_is_english() -> None:
    assert catalogue.use("xx") == "en"
    assert catalogue.languages() == ("en",)
    assert catalogue._("Starter: {card}.") == "Starter: {card}."
    assert catalogue.ngettext("{n} point", "{n} points", 1) == "{n} point"
    assert catalogue.ngettext("{n} point", "{n} points", 0) == "{n} points"
    assert catalogue.pgettext("menu", "Play") == "Play"
    assert catalogue.npgettext("menu", "{n} card", "{n} cards", 2) == "{n} cards"


def test_a_language_is_found_in_the_package_and_beside_it(folders: tuple[Path, Path]) -> None:
    write(folders[0], "fr", FRENCH)
    write(folders[1], "fr", {"Starter: {card}.": "not this one"})
    write(folders[1], "de", {"Starter: {card}.": "Starterkarte: {card}."})
    assert catalogue.languages() == ("en", "de", "fr")
    assert catalogue.use("fr") == catalogue.current() == "fr"
    assert catalogue._("Starter: {card}.") == "Carte de départ : {card}."
    assert catalogue.use("de_AT.UTF-8") == "de"
    assert catalogue._("Starter: {card}.") == "Starterkarte: {card}."


def test_all_four_ways_to_ask_are_translated_or_english(folders: tuple[Path, Path]) -> None:
    write(folders[0], "fr", FRENCH)
    catalogue.use("fr")
    assert catalogue.ngettext("{n} more.", "{n} more.", 0) == "encore {n}."
    assert catalogue.ngettext("{n} more.", "{n} more.", 2) == "encore {n} s."
    assert catalogue.ngettext("one", "many", 2) == "many"
    assert catalogue.pgettext("menu", "Play") == "Jouer"
    assert catalogue.pgettext("menu", "Leave") == "Leave"
    assert catalogue.npgettext("menu", "{n} card", "{n} cards", 2) == "{n} cartes"
    assert catalogue.npgettext("menu", "one", "many", 2) == "many"
    assert catalogue._("not there") == "not there"


def test_a_region_has_what_it_says_and_falls_back_to_its_language(folders: tuple[Path, Path]) -> None:
    write(folders[0], "fr", FRENCH)
    write(folders[0], "fr_CA", {"Crib.": "Crib (Canada)."})
    assert catalogue.use("fr-ca") == "fr_CA"
    assert catalogue._("Crib.") == "Crib (Canada)."
    assert catalogue._("Starter: {card}.") == "Carte de départ : {card}."
    assert catalogue._("nowhere") == "nowhere"
    assert catalogue.use("fr_BE") == "fr"


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE@euro"}, "de"),
        ({"LANG": "de_DE", "LANGUAGE": "xx:fr"}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "en_GB:fr"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "xx"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_chooses(environment: dict[str, str], chosen: str, folders: tuple[Path, Path]) -> None:
    write(folders[0], "fr", FRENCH)
    write(folders[0], "de", {})
    assert catalogue.use_system(environment) == chosen


def test_the_environment_is_asked_when_none_is_given(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(folders[0], "fr", FRENCH)
    for name in catalogue.LOCALE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR")
    assert catalogue.use_system() == "fr"


@pytest.mark.parametrize(("number", "chosen"), [(0x040C, "fr"), (0xFFFF, "en")])
def test_windows_is_asked_for_the_language_of_its_menus(
    number: int, chosen: str, folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(folders[0], "fr", FRENCH)
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert catalogue.use_system({}) == chosen


def test_a_missing_form_is_said_in_the_next_one_before_english(folders: tuple[Path, Path]) -> None:
    write(folders[0], "fr", {"normal {n}": "normale {n}", "only\0many": "seul {n}\0plusieurs {n}"})
    catalogue.use("fr")
    forms = Forms(normal="normal {n}", brief="brief {n}", verbose="verbose {n}", braille="braille {n}")
    said = [Words(audience(0), form).say(forms, n=1) for form in Form]
    assert said == ["normale 1"] * 4
    plural = Forms(normal=Plural("only", "many"))
    assert Words(audience(0), Form.BRIEF).say(plural, n=2) == "plusieurs 2"
    catalogue.use("en")
    said = [Words(audience(0), form).say(forms, n=1) for form in Form]
    assert said == ["brief 1", "normal 1", "verbose 1", "braille 1"]


@pytest.mark.parametrize("broken", ["Compte {compte}.", "Compte {count", "Compte {0}."])
def test_a_translation_with_wrong_placeholders_is_passed_over(
    broken: str, folders: tuple[Path, Path]
) -> None:
    write(folders[0], "fr", {"Count {count}.": broken})
    catalogue.use("fr")
    assert Words(audience(0), Form.NORMAL).say(play.COUNT, count=7) == "Count 7."


def test_the_made_up_language_keeps_placeholders() -> None:
    try:
        assert catalogue.use("qps") == catalogue.PSEUDO
        assert fill(("Count {count}.",), {"count": 7}) == "Çöûñţ 7."
        assert catalogue.ngettext("{n} card", "{n} cards", 2) == "{n} çàřðš"
        assert catalogue.ngettext("{n} card", "{n} cards", 1) == "{n} çàřð"
    finally:
        catalogue.use("en")


def test_the_places_are_the_package_and_the_folder_beside_src() -> None:
    package, repository = catalogue.folders()
    assert package.parts[-2:] == ("cribbage_a11y", "locales")
    assert repository.name == "locales"
    assert (repository.parent / "pyproject.toml").is_file()


def test_english_costs_no_gettext() -> None:
    program = (
        "import sys\n"
        "import cribbage_a11y.present.region_lines, cribbage_a11y.present.catalogue as catalogue\n"
        "catalogue.use_system({'LANG': 'en_US.UTF-8'})\n"
        "print('gettext' in sys.modules, 'locale' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["False", "False"]
