"""Every language is complete, with the same facts in every sentence, and says nothing in English."""

from __future__ import annotations

from typing import Any, Final

import pytest

from kit.languages import ENGLISH_LIKE, LANGUAGES, PLACEHOLDER, english, template, texts, translated

WANTED: Final = {"de", "en_GB", "es", "fr", "fr_CA", "nl", "sv"}
FOREIGN: Final = [language for language in LANGUAGES if language not in ENGLISH_LIKE]
STOPS: Final = (".", "?", "!", ":", "}")
WORD: Final = 4
"""Letters of a word that would be noticed as English."""


def messages(language: str) -> list[Any]:
    return [message for message in translated(language) if message.id]


def is_braille(message: Any) -> bool:
    return any(" braille" in comment.lower() for comment in message.auto_comments)


def test_the_languages_that_were_promised_are_there() -> None:
    assert set(LANGUAGES) >= WANTED


def test_every_message_has_a_word_to_translators() -> None:
    silent = [message.id for message in template() if message.id and not message.auto_comments]
    assert not silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_exactly_the_messages_of_the_source_and_lacks_none(language: str) -> None:
    wanted = {(message.context, tuple(english(message))) for message in template() if message.id}
    there = {(message.context, tuple(english(message))) for message in messages(language)}
    assert there == wanted
    assert not [message.id for message in messages(language) if not all(texts(message)) or message.fuzzy]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_keeps_the_facts(language: str) -> None:
    for message in messages(language):
        wanted = set(PLACEHOLDER.findall(english(message)[-1]))
        for number, text in enumerate(texts(message)):
            facts = set(PLACEHOLDER.findall(text))
            if number == 0 and len(texts(message)) > 1:
                facts |= {"n"} & wanted
            assert facts == wanted, (message.id, text)
            text.format(**dict.fromkeys(facts, "1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_sentences_end_as_sentences_and_braille_ones_without_a_stop(language: str) -> None:
    for message in messages(language):
        if len(english(message)[0]) == 1:
            continue
        ends = english(message)[0].endswith((".", "?"))
        for text in texts(message):
            assert text == text.strip(), message.id
            assert not set(text) & set("\u00a0\u202f\u2009\u200b"), (message.id, "plain spaces only")
            if is_braille(message) and not ends:
                assert not text.endswith("."), (message.id, text)
            elif ends and not is_braille(message):
                assert text.endswith(STOPS), (message.id, text)


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_is_left_in_english(language: str) -> None:
    """A sentence that is the same in both languages must be one of few: names and terms that both share."""
    same = [
        english(message)[0]
        for message in messages(language)
        if texts(message)[0] == english(message)[0] and _has_words(english(message)[0])
    ]
    assert len(same) <= len(messages(language)) * 0.03, same
    assert not [text for text in same if text.endswith(".") and len(text.split()) > 3], same


def _has_words(text: str) -> bool:
    plain = PLACEHOLDER.sub(" ", text)
    return any(len(word) >= WORD for word in "".join(c if c.isalpha() else " " for c in plain).split())
