"""Help texts as pages of lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from cribbage_a11y.present import catalogue, pages
from cribbage_a11y.present.pages import Document, Page, folders, load, parse
from kit.sources import ROOT


def test_a_heading_begins_a_page_and_a_sentence_a_line() -> None:
    text = "# The title\n\nFirst sentence. Second one, over\ntwo lines.\n\n## A page\n\nIts line is 1.\n"
    assert parse(text) == Document(
        "The title",
        (
            Page("The title", ("First sentence.", "Second one, over two lines.")),
            Page("A page", ("Its line is 1.",)),
        ),
    )


@pytest.mark.parametrize(
    ("markdown", "lines"),
    [
        ("- One item. With two sentences\n  and two lines.\n- Another item.", 2),
        ("Before the items:\n- One item that is long.\n- Another item here.", 3),
        ("1. First of all.\n2. Second of all.", 2),
        ("A count of 5, 6. 7 is next to come. Good is last.", 3),
        ("Then it is as in: Anna: jack. 21. That was brief.", 2),
    ],
)
def test_lines_of_a_page(markdown: str, lines: int) -> None:
    assert len(parse(f"# Title\n{markdown}").pages[0].lines) == lines


def test_a_numbered_item_keeps_its_number() -> None:
    assert parse("# Title\n1. First of all.\n2. Second.").pages[0].lines == ("1. First of all.", "2. Second.")


@pytest.mark.parametrize(
    ("markdown", "line"),
    [
        ("Press `S` for **the** score, _please_.", "Press S for the score, please."),
        ("See [the rules](rules.md) about *nobs*.", "See the rules about nobs."),
        ("The file some_long_name stays.", "The file some_long_name stays."),
    ],
)
def test_marks_are_not_read(markdown: str, line: str) -> None:
    assert parse(f"# Title\n{markdown}").pages[0].lines == (line,)


def test_a_short_sentence_is_no_line_of_its_own() -> None:
    assert parse("# Title\nYes. It is so. This is a long sentence. No.").pages[0].lines == (
        "Yes. It is so.",
        "This is a long sentence. No.",
    )


def test_a_heading_without_text_is_no_page() -> None:
    assert [page.title for page in parse("# Title\n## Part\n### Section\nSome text here.").pages] == [
        "Section"
    ]


def test_a_text_without_a_title_is_refused() -> None:
    with pytest.raises(ValueError, match="begins with its title"):
        parse("Some text.")


def test_the_languages_own_text_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for part, word in (("", "English"), ("fr", "French"), ("fr_CA", "Canadian")):
        (tmp_path / part).mkdir(exist_ok=True)
        (tmp_path / part / "text.md").write_text(f"# {word}\nA line of text.", encoding="utf-8")
    (tmp_path / "fr" / "other.md").write_text("# Autre\nA line of text.", encoding="utf-8")
    monkeypatch.setattr(pages, "folders", lambda: (tmp_path / "nowhere", tmp_path))
    assert load("text", "fr_CA").title == "Canadian"
    assert load("other", "fr_CA").title == "Autre"
    assert load("text", "fr_BE").title == "French"
    assert load("text", "de").title == "English"
    assert load("text").title == "English"
    with pytest.raises(FileNotFoundError, match=r"no help text other\.md"):
        load("other", catalogue.ENGLISH)


def test_help_texts_are_found_in_a_wheel_and_in_a_checkout() -> None:
    """A wheel holds the folder ``docs`` where the first of the folders is; the second is the checkout's.

    That a wheel has each page of the help under ``cribbage_a11y/docs`` is for the test of the wheel to see.
    """
    in_wheel, in_checkout = folders()
    assert in_wheel == ROOT / "src" / "cribbage_a11y" / "docs"
    assert in_checkout == ROOT / "docs"
