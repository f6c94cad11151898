"""``bot``: the protocol as documented, in the process that people start."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from cribbage_a11y.commands.bot import reply
from cribbage_a11y.players.bot_protocol import Ask
from cribbage_a11y.players.levels import Level
from kit.commands import refused, started, typed

PAGE: Final = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES: Final = re.findall(r"```question\n(.*)\n```\n\n```answer\n(.*)\n```", PAGE)
QUESTIONS: Final = [question for question, _ in EXAMPLES]


def test_the_examples_of_the_page_are_answered_as_it_says() -> None:
    ended = started("bot", "--level", "counter", input="".join(f"{question}\n" for question in QUESTIONS))
    assert (ended.status, ended.error) == (0, "")
    assert ended.output.splitlines() == [answer for _, answer in EXAMPLES]


def test_the_page_shows_everything_that_is_asked() -> None:
    assert {json.loads(question)["ask"] for question in QUESTIONS} == set(Ask)
    for question in QUESTIONS[:-1]:
        for field in json.loads(question):
            assert f"`{field}`" in PAGE


@pytest.mark.parametrize("level", list(Level))
def test_an_answer_depends_on_the_question_alone(level: Level) -> None:
    before = [reply(level, "1", question) for question in QUESTIONS]
    assert [reply(level, "1", question) for question in reversed(QUESTIONS)] == before[::-1]


def test_another_seed_draws_other_cards() -> None:
    answers = {reply(Level.GENTLE, str(seed), QUESTIONS[0]) for seed in range(20)}
    assert len(answers) > 1


def broken(**fields: object) -> str:
    return json.dumps(json.loads(QUESTIONS[1]) | fields)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "what",
        "[1]",
        "[" * 100_000,
        broken(hand=["AS", "AS"]),
        broken(gone=[7]),
        broken(count_start=-9),
        broken(held=[3, 0]),
        broken(held=[1, 9]),
        broken(count=2),
        broken(hand=["AS", "2H", "7S"]),
        broken(laid_away=["TC", "KS"]),
        broken(laid=[{"seat": 1, "card": "9S"}] * 9),
        broken(kept=["AS", "2H", "6S", "9S"]),
    ],
)
@pytest.mark.parametrize("level", list(Level))
def test_a_line_without_sense_is_answered_in_one_line(line: str, level: Level) -> None:
    answer = reply(level, "1", line)
    assert "\n" not in answer
    assert set(json.loads(answer)) == {"error"}


def test_bytes_that_are_no_text_and_a_last_line_without_an_end_are_answered() -> None:
    ended = started("bot", "--level", "book", input='{"ask":"sing"}\n\ud8ff', errors="surrogatepass")
    assert (ended.status, ended.error) == (0, "")
    assert ended.output.count('{"error":') == ended.output.count("\n") == 2


def test_an_unknown_level_is_one_line() -> None:
    line = refused(typed("bot", "--level", "expert"))
    assert "choose from 'gentle', 'book'" in line
