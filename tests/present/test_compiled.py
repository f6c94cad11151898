"""Compiled catalogues: every layout, and every way in which a file can be broken."""

from __future__ import annotations

import sys
from pathlib import Path
from struct import pack

import pytest

from cribbage_a11y.present import catalogue
from cribbage_a11y.present.compiled import Compiled, MessageFile
from cribbage_a11y.present.plural_rules import plural_rule

HEADER = "Plural-Forms: nplurals=2; plural=(n != 1);\n"
TEXTS = {
    "": HEADER,
    "Again.": "Noch einmal.",
    "menu\4Again.": "Von vorn.",
    "{n} card\0{n} cards": "{n} Karte\0{n} Karten",
    "{n} hole\0{n} holes": "{n} Loch",
}


def mo(texts: dict[str, str], order: str = "<", revision: int = 0) -> bytes:
    """A compiled catalogue."""
    pairs = sorted((key.encode(), value.encode("utf-8", "surrogateescape")) for key, value in texts.items())
    place = 28 + 16 * len(pairs)
    tables = strings = b""
    for column in zip(*pairs, strict=True):
        for text in column:
            tables += pack(order + "2I", len(text), place + len(strings))
            strings += text + b"\0"
    head = pack(order + "7I", 0x950412DE, revision, len(pairs), 28, 28 + 8 * len(pairs), 0, 28)
    return head + tables + strings


@pytest.mark.parametrize("order", ["<", ">"])
def test_either_order_of_bytes_is_read(order: str) -> None:
    read = Compiled([MessageFile(mo(TEXTS, order))])
    for _again in range(2):
        assert read.find("Again.", None) == "Noch einmal."
        assert read.find("Again.", "menu") == "Von vorn."
        assert read.find("{n} card", None) == "{n} Karte"
        assert read.find_plural("{n} card", "{n} cards", 3, None) == "{n} Karten"
        assert read.find_plural("{n} hole", "{n} holes", 3, None) == "{n} Loch"
        missing = ("", "Agai", "Again.!", "zzz", "\ud800")
        assert [read.find(text, "menu") for text in missing] == [None] * 5
        assert read.find("zzz", None) is None


def test_a_form_that_is_not_there_is_missing() -> None:
    header = HEADER.replace("n != 1", "5")
    read = Compiled([MessageFile(mo({**TEXTS, "": header}))])
    assert read.find_plural("{n} card", "{n} cards", 3, None) is None


def test_the_special_catalogue_comes_first_and_each_keeps_its_own_rule() -> None:
    french = mo({"": "plural=n > 1;", "{n} card\0{n} cards": "une\0des", "Crib.": "Crib."})
    special = mo({"": HEADER, "Again.": "Rejouer."})
    read = Compiled([MessageFile(special), MessageFile(french)])
    assert read.find("Again.", None) == "Rejouer."
    assert read.find("Crib.", None) == "Crib."
    assert read.find_plural("{n} card", "{n} cards", 0, None) == "une"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xde\x12\x04\x95",
        b"msgid " * 20,
        mo(TEXTS, revision=2 << 16),
        pack("<7I", 0x950412DE, 0, 0, 28, 28, 0, 28),
        pack("<7I", 0x950412DE, 0, 9, 28, 100, 0, 28),
        pack("<7I", 0x950412DE, 0, 2**32 - 1, 2**32 - 1, 2**32 - 1, 0, 0),
    ],
)
def test_what_is_no_compiled_catalogue_is_refused(content: bytes) -> None:
    with pytest.raises(ValueError, match=r"catalogue|beyond"):
        MessageFile(content)


def test_a_file_cut_short_anywhere_is_refused() -> None:
    whole = mo(TEXTS)
    for length in range(len(whole) - 1):
        with pytest.raises(ValueError, match=r"catalogue|beyond"):
            MessageFile(whole[:length])


def test_any_byte_may_be_wrong_without_a_crash() -> None:
    whole = mo(TEXTS)
    for place in range(len(whole)):
        for value in (0, 4, 0x7F, 0xFF):
            broken = whole[:place] + bytes([value]) + whole[place + 1 :]
            try:
                read = Compiled([MessageFile(broken)])
            except ValueError:
                continue
            for n in (1, 2):
                read.find("Again.", "menu")
                read.find_plural("{n} card", "{n} cards", n, None)


def test_a_language_whose_file_is_broken_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "folders", lambda: (tmp_path,))
    for code, content in (("fr", mo(TEXTS)[:-9]), ("de", mo(TEXTS)), ("de_AT", b"")):
        folder = tmp_path / code / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / "cribbage_a11y.mo").write_bytes(content)
    try:
        assert catalogue.use("fr") == catalogue.use("fr_CA") == catalogue.ENGLISH
        assert catalogue._("Again.") == "Again."
        assert catalogue.use("de_AT") == "de"
        assert catalogue._("Again.") == "Noch einmal."
        assert catalogue.use("../de") == catalogue.use("d\0e") == catalogue.ENGLISH
    finally:
        catalogue.use(catalogue.ENGLISH)


@pytest.mark.parametrize(
    ("rule", "forms"),
    [
        ("n != 1", [1, 0, 1, 1, 1]),
        ("(n != 1)", [1, 0, 1, 1, 1]),
        ("n>1", [0, 0, 1, 1, 1]),
        ("(n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2)", [2, 0, 2, 2, 1]),
        ("(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2", [0, 0, 2, 2, 1]),
    ],
)
def test_the_rules_of_the_languages_need_no_compiler(
    rule: str, forms: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "gettext", None)
    said = plural_rule(f"Plural-Forms: nplurals=3; plural={rule};\n")
    assert [said(n) for n in (0, 1, 2, 21, 1_000_000)] == forms


def test_any_other_rule_is_compiled_and_a_senseless_one_is_that_of_english() -> None:
    polish = plural_rule("plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;")
    assert [polish(n) for n in (1, 2, 5, 12, 22)] == [0, 1, 2, 2, 1]
    for header in ("", "plural=import os;\n", "plural=(;", "plural=n % 0;"):
        assert [plural_rule(header)(n) for n in (0, 1, 2)] == [1, 0, 1]
