"""The phrase book as a whole: every phrase complete, marked for translators, and like no other."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import tokenize
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.errors import RefusalCode
from cribbage_a11y.engine.events import EventKind
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present import (
    card_codes,
    card_names,
    narrator,
    phrases,
    refusals,
    region_lines,
    show_details,
    tell_play,
    tell_prompts,
)
from cribbage_a11y.present.forms import Form, Forms, Message, Plural, Voice, Voiced
from cribbage_a11y.present.moments import Topic
from cribbage_a11y.present.region import Region

PACKAGE = Path(phrases.__file__).parent
PRESENT = PACKAGE.parent
SOURCES = sorted(PRESENT.rglob("*.py"))
MARKS = ("N_", "NP_", "_", "ngettext", "pgettext", "npgettext")
NOT_FOR_A_VOICE = "[]()/<>|_-–—→←*#@~&+="
LIBRARY = {
    "who", "card", "cards", "count", "score", "partner", "left", "right", "others", "number", "n", "total",
    "items", "starter", "points", "length", "ranks", "target", "front", "back", "line", "claimer", "limit",
    "size", "value", "order", "name", "play", "hand", "crib", "heels", "text", "first", "second", "list",
    "item", "key", "small", "place", "kept", "thrown", "pegging", "percent", "less",
}  # fmt: skip
"""Every placeholder there is: a misspelt one would break the line that it stands in."""

EVENT_MODULES = frozenset(
    {"start", "lay_away", "play", "show", "claims", "claim_answers", "muggins", "ending", "uncounted"}
)
ALSO_SAID_WITHOUT_A_SCORE = frozenset({"play.COUNT_WITH_SCORE"})
"""The same fact as ``play.COUNT``, of which the brief form alone is another."""
SAID_BY_UI = frozenset({"session", "advice"})
"""Modules for what is not about the table; the ui's own tests see to them."""


def names_and_phrases() -> Iterator[tuple[str, Forms | Voiced | Message]]:
    for module_info in pkgutil.iter_modules([str(PACKAGE)]):
        module = importlib.import_module(f"{phrases.__name__}.{module_info.name}")
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, (Forms, Voiced, str, Plural)):
                yield f"{module_info.name}.{name}", value


ALL = dict(names_and_phrases())


def forms_of(phrase: Forms | Voiced | Message) -> list[Forms]:
    if isinstance(phrase, Voiced):
        return [phrase.heard_as(voice) for voice in Voice]
    return [phrase] if isinstance(phrase, Forms) else []


def english(message: Message | None) -> tuple[str, ...]:
    if message is None:
        return ()
    return (message.one, message.many) if isinstance(message, Plural) else (message,)


def placeholders(message: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(message) if name is not None}


@pytest.mark.parametrize("name", ALL)
def test_every_phrase_has_all_four_forms(name: str) -> None:
    for forms in forms_of(ALL[name]):
        assert forms.normal
        assert forms.braille, f"{name} has no braille of its own"
        for form in Form:
            assert forms.fallbacks(form)[-1] == forms.normal


@pytest.mark.parametrize("name", ALL)
def test_sentences_are_whole_and_fit_for_a_voice(name: str) -> None:
    for forms in forms_of(ALL[name]):
        for message in (forms.brief, forms.normal, forms.verbose):
            for text in english(message):
                assert text.endswith((".", "?", "{text}", ":")), text
                assert not set(text) & set(NOT_FOR_A_VOICE), text
        for text in english(forms.braille):
            assert not text.endswith("."), text
            assert text == text.strip()


@pytest.mark.parametrize("name", ALL)
def test_placeholders_are_known_and_plurals_go_by_n(name: str) -> None:
    phrase = ALL[name]
    messages = [phrase] if isinstance(phrase, (str, Plural)) else []
    for forms in forms_of(phrase):
        messages += [each for each in forms if each is not None]
    for message in messages:
        for text in english(message):
            assert placeholders(text) <= LIBRARY, text
        if isinstance(message, Plural):
            assert placeholders(message.one) == placeholders(message.many) >= {"n"}


def test_no_two_phrases_of_events_are_worded_alike() -> None:
    for form in (Form.BRIEF, Form.NORMAL, Form.VERBOSE):
        seen: dict[tuple[str, ...], str] = {}
        for name, phrase in ALL.items():
            if name.split(".")[0] not in EVENT_MODULES or name in ALSO_SAID_WITHOUT_A_SCORE:
                continue
            for forms in forms_of(phrase):
                text = english(forms.fallbacks(form)[0])
                assert seen.setdefault(text, name) == name, text


def test_no_message_is_marked_both_with_and_without_a_plural() -> None:
    """A compiled catalogue holds one entry for both, and gives it to one way of asking alone."""
    singular: set[str] = set()
    plural: set[str] = set()
    for source in SOURCES:
        for call in calls(source):
            texts = [each.value for each in call.args if isinstance(each, ast.Constant)]
            (plural if isinstance(call.func, ast.Name) and call.func.id == "NP_" else singular).add(
                str(texts[0])
            )
    assert not singular & plural


def calls(source: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS:
            yield node


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_marked_messages_are_literals_with_a_word_to_translators(source: Path) -> None:
    with tokenize.open(source) as file:
        comments = {
            token.start[0]: token.string
            for token in tokenize.generate_tokens(file.readline)
            if token.type == tokenize.COMMENT
        }
    for call in calls(source):
        for argument in call.args[: 3 if call.args[2:] else None]:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                assert argument is call.args[-1], ast.unparse(call)
                assert len(call.args) > 2, ast.unparse(call)
        line = call.lineno - 1
        assert line in comments, f"{source.name} line {call.lineno} has no word to translators"
        while line - 1 in comments:
            line -= 1
        assert comments[line].startswith("# Translators: "), ast.unparse(call)


def test_every_phrase_is_said_somewhere() -> None:
    outside = "\n".join(
        path.read_text(encoding="utf-8") for path in PRESENT.rglob("*.py") if path.parent != PACKAGE
    )
    for name in ALL:
        module, phrase = name.split(".")
        assert module in SAID_BY_UI or f".{phrase}" in outside, f"{name} is never said"


def test_every_kind_of_thing_has_its_words() -> None:
    assert set(narrator._TELLERS) == set(Topic)
    assert {topic.value for topic in Topic} >= {kind.value for kind in EventKind}
    assert set(refusals._PHRASES) == set(RefusalCode)
    assert set(tell_prompts._PROMPTS) == set(Phase)
    assert set(region_lines._NAMES) == set(region_lines._LINES) == set(Region)
    in_play = {*tell_play._ITEMS, *tell_play._ALONE, ScoreKind.RUN}
    assert in_play | set(show_details._ITEMS) == set(ScoreKind)


def test_every_card_has_names_of_its_own() -> None:
    assert len(set(card_names.LONG)) == len(set(card_codes.CODES)) == len(DECK)
    assert len(set(card_codes.SHORT)) == len(set(card_codes.RANK_CODES)) == 13
    assert all(len(code) <= 3 for code in card_codes.CODES)
