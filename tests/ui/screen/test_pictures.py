"""The pictures of the documentation: there as the script names them, and whole."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import make_pictures
import pytest


def test_each_picture_is_there_and_none_besides() -> None:
    there = {path.stem for path in make_pictures.FOLDER.glob("*.svg")}
    assert there == {picture.name for picture in make_pictures.PICTURES}
    assert {picture.columns for picture in make_pictures.PICTURES} == {40, 80, 120}


@pytest.mark.parametrize("name", ["play-40", "large-80"])
def test_a_picture_shows_what_the_terminal_shows(name: str) -> None:
    picture = next(each for each in make_pictures.PICTURES if each.name == name)
    terminal = make_pictures.screen_of(picture)
    root = ElementTree.fromstring(make_pictures.svg(terminal))
    words = " ".join(element.text or "" for element in root.iter() if element.tag.endswith("text"))
    assert "Your turn" in words
    shown = re.sub(r"[█▀▄\s]", "", "".join(terminal.lines))
    assert Counter(shown) == Counter(re.sub(r"\s", "", words))
