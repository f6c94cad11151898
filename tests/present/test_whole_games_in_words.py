"""Whole games in words: what holds for every line of every game, for every listener, in every form."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from cribbage_a11y.engine.events import Scored
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.present import catalogue
from cribbage_a11y.present.answers import Answers
from cribbage_a11y.present.composing import CELLS, SHORTEST, visible
from cribbage_a11y.present.forms import Form
from cribbage_a11y.present.history import History
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.region_lines import region_text
from cribbage_a11y.present.utterance import Utterance
from kit.games import KINDS, SHORT_KINDS, whole_game
from kit.listening import LONG_NAMES, NAMES, SHORT_NAMES, narrator, seen

LISTENERS = (0, 1, None)
NOT_FOR_A_VOICE = "{}[]()/<>|_-–—→←*#@~"
SYSTEM_PYTHON = Path("/usr/bin/python3")
BRAILLE_TABLE = "en-us-comp8.ctb"


COUNT_CELLS = f"""
import json, louis, sys
lines = json.load(sys.stdin)
print(json.dumps([len(louis.translateString([{BRAILLE_TABLE!r}], line)) for line in lines]))
"""


def cells_of(lines: list[str]) -> list[int]:
    """The cells of each line by liblouis, which belongs to the system's Python and not to ours."""
    if not SYSTEM_PYTHON.exists():
        pytest.skip("there is no system Python")
    ran = subprocess.run(
        [str(SYSTEM_PYTHON), "-c", COUNT_CELLS],
        input=json.dumps(lines),
        capture_output=True,
        text=True,
        check=False,
    )
    if "No module named 'louis'" in ran.stderr:
        pytest.skip("liblouis is not installed")
    cells: list[int] = json.loads(ran.stdout)
    return cells


def said(rules: Rules, seat: int | None, form: Form, names: tuple[str, ...]) -> Iterator[Utterance]:
    """Every line of a game that one listener hears, prompts included."""
    words = narrator(seat, form, rules, names)
    for turn in whole_game(rules, 7):
        yield from words.burst(seen(turn.events, seat))
        yield words.prompt(view_for(turn.after, seat))


@lru_cache(maxsize=64)
def asked(rules: Rules, seat: int | None, form: Form, names: tuple[str, ...]) -> tuple[Utterance, ...]:
    """All answers and all lines of all regions, at every eleventh state of a game and at its end."""
    words = narrator(seat, form, rules, names)
    history = History()
    turns = whole_game(rules, 7)
    found: list[Utterance] = []
    for number, turn in enumerate(turns):
        history.add_burst(seen(turn.events, seat))
        if number % 11 == 0 or number == len(turns) - 1:
            answers = Answers(words, view_for(turn.after, seat), history, games=(1,) * rules.players)
            found += every_answer(answers)
    return tuple(found)


def every_answer(answers: Answers) -> list[Utterance]:
    """What every key says, and every line of every region but the history."""
    chosen = answers.view.hand[:2]
    found = [
        answers.hand(chosen),
        answers.card_at(0, chosen),
        answers.card_at(1),
        answers.card_at(9),
        answers.play(),
        answers.count(),
        answers.starter(),
        answers.crib(),
        answers.score(),
        *answers.score_in_full(),
        answers.turn(),
        answers.last(),
        *answers.details(),
        answers.seats(),
        *(answers.chose(card, chosen[:1]) for card in chosen),
        *(answers.put_back(card) for card in chosen),
    ]
    for region in Region:
        text = region_text(region, answers, chosen)
        found.append(text.title)
        if region is not Region.HISTORY:
            found += [line.utterance for line in text.lines]
    return found


def everything(rules: Rules, seat: int | None, form: Form, names: tuple[str, ...]) -> Iterator[Utterance]:
    yield from said(rules, seat, form, names)
    yield from asked(rules, seat, form, names)


ONE_OF_EACH = SHORT_KINDS[::4]


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES, SHORT_NAMES], ids=["plain", "long", "short"])
@pytest.mark.parametrize("form", [Form.BRIEF, Form.NORMAL, Form.VERBOSE])
@pytest.mark.parametrize("seat", LISTENERS)
def test_every_line_can_be_heard_and_brailled(seat: int | None, form: Form, names: tuple[str, ...]) -> None:
    for rules in ONE_OF_EACH:
        for line in everything(rules, seat, form, names):
            assert visible(line.text) >= SHORTEST, line
            assert not set(line.text) & set(NOT_FOR_A_VOICE), line
            assert line.text.endswith((".", "?")) or "lines" in line.text or "line" in line.text, line
            assert "  " not in line.text, line
            assert line.speech == line.text
            assert 0 < len(line.braille) <= CELLS, line


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES, SHORT_NAMES], ids=["plain", "long", "short"])
def test_no_braille_line_is_cut_off(names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cribbage_a11y.present.composing._cut", str)
    asked.cache_clear()
    for rules in ONE_OF_EACH:
        for seat in (0, None):
            for line in everything(rules, seat, Form.NORMAL, names):
                assert len(line.braille) <= CELLS, line
    asked.cache_clear()


@pytest.mark.parametrize("form", [Form.BRIEF, Form.NORMAL, Form.VERBOSE])
def test_a_watcher_is_never_spoken_to_as_a_player(form: Form) -> None:
    for rules in ONE_OF_EACH:
        for line in said(rules, None, form, NAMES):
            words = line.text.lower().replace(".", " ").replace(":", " ").split()
            assert not {"you", "your", "partner"} & set(words), line


@pytest.mark.parametrize("seat", LISTENERS)
@pytest.mark.parametrize("form", [Form.BRIEF, Form.NORMAL, Form.VERBOSE])
def test_every_point_is_in_a_line_that_ends_with_the_score(seat: int | None, form: Form) -> None:
    for rules in ONE_OF_EACH:
        words = narrator(seat, form, rules)
        history = History()
        for turn in whole_game(rules, 7):
            history.add_burst(seen(turn.events, seat))
        for moment in history.newest_first():
            if moment.scored:
                line = words.line(moment).text
                assert line.rstrip(".").split()[-1] == str(moment.scored[-1].score), line


def test_no_point_is_told_twice_or_left_out() -> None:
    for rules in KINDS:
        history = History()
        points: list[Scored] = []
        for turn in whole_game(rules, 7):
            history.add_burst(turn.events)
            points += [event for event in turn.events if isinstance(event, Scored)]
        told = [item for moment in history.newest_first() for item in reversed(moment.scored)]
        assert told[::-1] == points


@pytest.mark.parametrize("form", [Form.BRIEF, Form.NORMAL, Form.VERBOSE])
def test_all_text_comes_from_the_catalogue(form: Form) -> None:
    names = ("1", "2", "3", "4")
    rules = [*ONE_OF_EACH[:1], *ONE_OF_EACH[-1:]]
    catalogue.use(catalogue.PSEUDO)
    try:
        asked.cache_clear()
        for kind in rules:
            for line in everything(kind, 0, form, names):
                assert not any(letter.isascii() and letter.isalpha() for letter in line.text), line
                assert not any(letter.isascii() and letter.isalpha() for letter in line.braille), line
    finally:
        catalogue.use(catalogue.ENGLISH)
        asked.cache_clear()


def test_braille_fits_the_cells_that_liblouis_makes() -> None:
    spoken = (line for rules in ONE_OF_EACH for line in everything(rules, 0, Form.NORMAL, LONG_NAMES))
    lines = sorted({line.braille for line in spoken})
    cells = cells_of(lines)
    assert len(cells) == len(lines)
    assert max(cells) <= CELLS, lines[cells.index(max(cells))]
