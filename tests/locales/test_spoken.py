"""Whole games in every language: nothing cut, nothing too short, nothing alike, nothing in English."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import DECK, parse_card
from cribbage_a11y.present import cards as card_words
from cribbage_a11y.present import composing
from cribbage_a11y.present.composing import CELLS, SHORTEST, visible
from cribbage_a11y.present.forms import Form
from cribbage_a11y.present.pages import load
from cribbage_a11y.present.words import Words
from cribbage_a11y.ui.typed_words import parse_line
from kit.languages import ENGLISH_LIKE, LANGUAGES, speaking
from kit.place import NAMES
from kit.transcripts import GAMES, Game, Scripted

FOREIGN = [language for language in LANGUAGES if language not in ENGLISH_LIKE]


def lines_of(game: Game) -> list[tuple[str, str]]:
    """Text and braille of every line of a game."""
    scripted = Scripted(game)
    with scripted.place:
        return [(said.text, said.braille) for _key, burst in scripted.play() for said in burst]


@pytest.fixture
def uncut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Braille lines as long as they would be with the narrowest names, so that a cut one is noticed."""

    def whole(audience: object, tell: composing.Tell) -> str:
        for width in composing._NARROWER_NAMES:
            line = " ".join(tell(Words(audience, Form.BRAILLE, width)))  # type: ignore[arg-type]
            if len(line) <= CELLS:
                break
        return line

    monkeypatch.setattr(composing, "braille_line", whole)


@pytest.mark.usefixtures("uncut")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_game_is_long_enough_to_be_read_and_short_enough_for_braille(
    language: str, game: Game
) -> None:
    with speaking(language):
        lines = lines_of(game)
    assert lines
    for text, braille in lines:
        assert visible(text) >= SHORTEST, text
        assert "{" not in text + braille
        assert len(braille) <= CELLS, (len(braille), braille)


@pytest.mark.parametrize("language", FOREIGN)
def test_no_line_of_a_game_is_the_english_one(language: str) -> None:
    for game in GAMES[:2]:
        english = {text for text, _ in lines_of(game)}
        with speaking(language):
            same = {text for text, _ in lines_of(game)} & english
        assert not [text for text in same if _has_words(text)], sorted(same)


def _has_words(text: str) -> bool:
    """Whether there is more in a line than names and numbers."""
    words = "".join(character if character.isalpha() else " " for character in text).split()
    return bool(set(words) - set(NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fifty_two_cards_have_names_and_codes_of_their_own(language: str) -> None:
    with speaking(language):
        long = {card_words.long_name(card) for card in DECK}
        codes = {card_words.braille_name(card) for card in DECK}
    assert len(long) == len(codes) == len(DECK)
    assert max(map(len, codes)) <= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_can_be_typed_by_name_by_code_and_in_english(language: str) -> None:
    with speaking(language):
        for card in DECK:
            for typed in (card_words.long_name(card), card_words.braille_name(card)):
                assert parse_line(typed).cards == (card,), typed
        assert parse_line("5 of hearts").cards == (parse_card("5H"),)
        assert parse_line("score").press is not None


@pytest.mark.parametrize("language", [language for language in FOREIGN if "_" not in language])
@pytest.mark.parametrize("name", ["how-to-play", "rules"])
def test_the_help_is_there_page_for_page(language: str, name: str) -> None:
    english = load(name, "en")
    there = load(name, language)
    assert [len(page.lines) > 0 for page in there.pages] == [True] * len(english.pages)
    assert there.title != english.title
