"""The lab itself: it hears what there is to hear, and its assertions fail when they should."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from readers import lab as lab_module
from readers.hearing import Hearing, Moment, hearing
from readers.lab import Lab, Terminal, harness, missing, open_lab

VOICES = ("yasr", "fenrir", "model-diff", "model-wt")
SCRIPT = """\
key p
settle 1.0 6
hear 15
heard 1 - reader:Count 15\\. 15 for 2
braille Count 15\\. 15 for 2
key s
hear 10
cursor Score: you 12
key q
settle 0.4 2
"""
LINES = (
    "Ready. P plays, S score, Q quits.",
    "You play 5 of hearts.",
    "Count 5.",
    "Opponent plays king of clubs.",
    "Count 15. 15 for 2.",
    "Score: you 12, opponent 17.",
)


def demo() -> list[str]:
    """The harness's own smallest program, written the recommended way."""
    return ["/usr/bin/python3", str(harness() / "demo.py")]


@pytest.mark.parametrize("lab", VOICES, indirect=True)
def test_a_voice_says_each_line_once(lab: Lab) -> None:
    heard = lab.run(SCRIPT, demo())
    assert heard.written == LINES
    assert [press.text for press in heard.keys] == ["p", "s", "q"]
    heard.assert_script_held()
    heard.assert_each_line_said_once()
    heard.assert_all_heard_to_the_end()
    assert " ".join(heard.said_after("s")).strip() == "Score: you 12, opponent 17."
    assert heard.game == ()


@pytest.mark.parametrize("lab", ["brltty"], indirect=True)
def test_a_braille_line_shows_what_matters_last(lab: Lab) -> None:
    heard = lab.run(SCRIPT, demo(), terminal=Terminal(cells=40))
    heard.assert_script_held()
    heard.assert_braille_fits(40)
    assert heard.brailled_after("p")[-1] == "Count 15. 15 for 2."
    assert heard.brailled_after("s") == ["Score: you 12, opponent 17."]


@pytest.mark.parametrize("lab", ["model-wt"], indirect=True)
def test_a_script_that_asks_for_too_much_fails(lab: Lab) -> None:
    heard = lab.run("key s\nhear 5\nheard 1 - reader:Score\nheard 2 - reader:Score\nkey q", demo())
    assert len(heard.failed) == 1
    with pytest.raises(AssertionError, match="heard 2 - reader:Score: count=1"):
        heard.assert_script_held()


@pytest.mark.parametrize("lab", ["model-diff"], indirect=True)
def test_the_terminal_is_as_asked_for(lab: Lab) -> None:
    program = "import os; print(*os.get_terminal_size(), os.environ['CARD']); input()"
    heard = lab.run(
        "key enter",
        [sys.executable, "-c", program],
        terminal=Terminal(columns=20, rows=5, rate=1000, env={"CARD": "5h"}),
    )
    assert heard.written == ("20 5 5h",)


@pytest.mark.parametrize("lab", ["model-diff"], indirect=True)
def test_a_run_without_end_is_given_up(lab: Lab) -> None:
    with pytest.raises(pytest.fail.Exception, match="longer than 1 seconds"):
        lab.run("wait 60", demo(), terminal=Terminal(limit=1))


@pytest.mark.parametrize("lab", ["model-diff"], indirect=True)
def test_a_script_the_harness_does_not_know_fails(lab: Lab) -> None:
    with pytest.raises(pytest.fail.Exception, match="unknown command 'dance'"):
        lab.run("dance", demo())


def test_what_is_missing_skips_here_and_fails_in_ci(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CRIBBAGE_READERS", str(tmp_path))
    monkeypatch.setattr(lab_module, "missing", missing.__wrapped__)
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="neither beside the checkout"):
        open_lab("yasr")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="neither beside the checkout"):
        open_lab("yasr")
    (tmp_path / "a11y_run.py").touch()
    with pytest.raises(pytest.fail.Exception, match="The reader nosuch is not installed"):
        open_lab("nosuch")


GOOD = Hearing(
    keys=(Moment(1.0, "p"), Moment(2.0, "s"), Moment(3.0, "p")),
    voice=(
        Moment(0.5, "Ready.", "said"),
        Moment(1.1, "You play 5.  , Count 5. ", "said"),
        Moment(3.2, "Go.", "said"),
    ),
    game=(),
    braille=(Moment(1.2, "Count 5."),),
    written=("Ready.", "You play 5.", "Count 5.", "Go."),
    failed=(),
)


def test_the_assertions_hold_for_a_good_hearing() -> None:
    GOOD.assert_each_line_said_once()
    GOOD.assert_all_heard_to_the_end()
    GOOD.assert_braille_fits(11)
    assert GOOD.said_after("p") == ["You play 5.  , Count 5. "]
    assert GOOD.said_after("s") == []
    assert GOOD.said_after("p", nth=2) == ["Go."]
    with pytest.raises(AssertionError, match="q was pressed 0 times"):
        GOOD.said_after("q")


@pytest.mark.parametrize(
    ("voice", "fault"),
    [
        (GOOD.voice[:2], "- Go."),
        (GOOD.voice[::-1], r"\+ Go."),
        ((*GOOD.voice, GOOD.voice[-1]), r"\+ Go."),
        ((*GOOD.voice, Moment(4, "blank", "said")), r"\+ blank"),
        ((Moment(0.5, "Ready", "said"), *GOOD.voice[1:]), "- Ready."),
    ],
    ids=["left out", "out of order", "twice", "chatter", "changed"],
)
def test_a_wrong_word_is_found(voice: tuple[Moment, ...], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        replace(GOOD, voice=voice).assert_each_line_said_once()


def test_what_was_cut_and_what_is_too_wide_is_found() -> None:
    with pytest.raises(AssertionError, match="cut: Go"):
        replace(GOOD, voice=(Moment(1, "Go.", "cut"),)).assert_all_heard_to_the_end()
    with pytest.raises(AssertionError, match="You play 5"):
        GOOD.assert_braille_fits(10)


def test_what_readers_say_of_themselves_is_left_out() -> None:
    said = ["Start Fenrir", "One.", "blank", "Two.", "Quit Fenrir", "blank"]
    rows = [{"t": at, "who": "reader", "text": text, "outcome": "said"} for at, text in enumerate(said)]
    heard = hearing(
        "\n".join(map(json.dumps, rows)), b"remote enable not found\r\n\x1b[1mOne.\x1b[0m\r\n\r\nTwo."
    )
    assert [message.text for message in heard.voice] == ["One.", "blank", "Two."]
    assert heard.written == ("One.", "Two.")
