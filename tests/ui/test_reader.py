"""Lines out: appended, in one write a burst, with nothing in them that is no text."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import pytest

from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.keyboard import Keyboard
from cribbage_a11y.ui.lines import LineStyle, terminal_lines
from cribbage_a11y.ui.reader import FALLBACK_SIZE, LINE_AHEAD, VTE, ReaderPresentation, ReaderTerminal
from kit.place import Place, table_of
from kit.terminal import Terminal, terminal_as_stdin


def _said(text: str, braille: str = "", urgency: Urgency = Urgency.EVENT) -> Utterance:
    return Utterance(text, text, braille, urgency, "score")


class Pipe:
    """Where a terminal writes, with every write kept."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.out, self.descriptor = os.pipe()
        self.writes: list[bytes] = []
        self._write = os.write
        monkeypatch.setattr(os, "write", self._kept)

    def _kept(self, descriptor: int, data: Any) -> int:
        self.writes.append(bytes(data))
        return self._write(descriptor, data)


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pipe]:
    """A pipe in place of a terminal."""
    pipe = Pipe(monkeypatch)
    yield pipe
    os.close(pipe.out)
    os.close(pipe.descriptor)


def test_a_burst_is_one_write_and_the_cursor_stays_at_the_end(pipe: Pipe) -> None:
    terminal = ReaderTerminal(pipe.descriptor)
    terminal.write(["The first line.", "The second line."])
    terminal.write(["The third line."])
    assert pipe.writes == [b"The first line.\r\nThe second line.", b"\r\nThe third line."]


def test_nothing_is_nothing(pipe: Pipe) -> None:
    terminal = ReaderTerminal(pipe.descriptor)
    terminal.write([])
    terminal.end()
    assert pipe.writes == []


def test_the_end_leaves_a_fresh_line_once(pipe: Pipe) -> None:
    terminal = ReaderTerminal(pipe.descriptor)
    terminal.write(["A line of text."])
    terminal.end()
    terminal.end()
    terminal.write(["One more line."])
    assert b"".join(pipe.writes) == b"A line of text.\r\nOne more line."


def test_after_somebody_elses_line_no_empty_one_is_left(pipe: Pipe) -> None:
    terminal = ReaderTerminal(pipe.descriptor)
    terminal.write(["A line of text."])
    terminal.line_ended()
    terminal.write(["One more line."])
    assert pipe.writes[-1] == b"One more line."


def test_what_the_terminal_cannot_show_becomes_a_question_mark(pipe: Pipe) -> None:
    ReaderTerminal(pipe.descriptor, "ascii").write(["Zo\u00eb plays."])
    assert pipe.writes == [b"Zo? plays."]


def test_a_write_taken_in_parts_is_written_to_its_end(pipe: Pipe, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[bytes] = []

    def write(_descriptor: int, data: Any) -> int:
        taken.append(bytes(data[:4]))
        return len(taken[-1])

    monkeypatch.setattr(os, "write", write)
    ReaderTerminal(pipe.descriptor).write(["A line of text."])
    assert b"".join(taken) == b"A line of text."


def test_a_terminal_that_is_not_ready_is_waited_for(pipe: Pipe, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, tries = os.write, []

    def write(descriptor: int, data: Any) -> int:
        tries.append(data)
        if len(tries) == 1:
            raise BlockingIOError
        return plain(descriptor, data)

    monkeypatch.setattr(os, "write", write)
    ReaderTerminal(pipe.descriptor).write(["A line of text."])
    assert len(tries) == 2
    assert os.read(pipe.out, 99) == b"A line of text."


def test_a_broken_terminal_ends_no_game(pipe: Pipe, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(_descriptor: int, _data: Any) -> int:
        raise BrokenPipeError

    monkeypatch.setattr(os, "write", write)
    ReaderTerminal(pipe.descriptor).write(["A line of text."])


def test_without_a_terminal_the_width_is_the_usual(pipe: Pipe) -> None:
    assert ReaderTerminal(pipe.descriptor).columns == FALLBACK_SIZE[0]


def test_the_players_form_is_written() -> None:
    line = [_said("You: 5 of hearts. Count 5.", "you 5h count 5")]
    assert terminal_lines(line, 80, LineStyle()) == ["You: 5 of hearts. Count 5."]
    assert terminal_lines(line, 80, LineStyle(braille=True)) == ["you 5h count 5"]


def test_what_has_no_braille_form_is_written_in_words() -> None:
    assert terminal_lines([_said("A line of text.")], 80, LineStyle(braille=True)) == ["A line of text."]


@pytest.mark.parametrize(
    "style", [LineStyle(), LineStyle(narrow=True), LineStyle(braille=True), LineStyle(widest=30)]
)
@pytest.mark.parametrize("columns", [20, 40, 80, 200])
def test_no_line_fills_the_terminal(columns: int, style: LineStyle) -> None:
    text = "Anna: 15 for 8, two pairs 12, four runs of 3 is 24. Anna 70. Your turn. Count 0. " * 3
    lines = terminal_lines([_said(text, text.lower())], columns, style)
    limit = min(columns - 1, 38 if style.narrow or style.braille else 78, style.widest or 78)
    assert max(map(len, lines)) <= limit
    assert " ".join(lines).split() == (text.lower() if style.braille else text).split()


def test_nothing_in_a_line_is_taken_for_a_control_sequence() -> None:
    [line] = terminal_lines([_said("Zoe\x1b[2J\x07\x9b\u202e writes: hello\r\nthere.")], 80, LineStyle())
    assert line.isprintable()


def test_a_whole_game_is_lines_and_nothing_else(pipe: Pipe) -> None:
    terminal = ReaderTerminal(pipe.descriptor)
    keyboard = Keyboard(lambda _key: None, lambda: None)
    reader = ReaderPresentation(terminal, keyboard, LineStyle())
    with Place(table_of(Rules(players=4, target=61, first_deal=FirstDeal.SEAT0))) as place:
        place.console.presentation = reader
        bursts = 0
        place.start()
        while place.view.phase is not Phase.GAME_OVER:
            place.move()
            bursts += 1
            os.read(pipe.out, 1 << 16)
        assert bursts > 20
    for number, write in enumerate(pipe.writes):
        text = write.decode()
        assert text.startswith("\r\n") == (number > 0)
        for line in text.removeprefix("\r\n").split("\r\n"):
            assert 8 <= len(line.replace(" ", "")) <= 78
            assert line.isprintable()


@pytest.fixture
def screen() -> Iterator[Terminal]:
    """A real terminal, for line prompts."""
    with terminal_as_stdin() as screen:
        yield screen


def test_a_line_is_asked_below_the_last_and_news_wait_until_it_is_typed(screen: Terminal) -> None:
    answers: list[str | None] = []
    keys: list[str] = []

    async def play() -> str:
        keyboard = Keyboard(keys.append, lambda: None)
        with ReaderPresentation(ReaderTerminal(screen.inner), keyboard, LineStyle()) as reader:
            await asyncio.sleep(0.02)
            reader.announce([_said("Your turn. Count 5.")])
            asking = asyncio.ensure_future(reader.ask("Command:", ""))
            before = ""
            while "Command:" not in before:
                await asyncio.sleep(0.02)
                before += screen.written()
            reader.announce([_said("Anna: 8 of clubs. Count 13.")])
            reader.refresh()
            await asyncio.sleep(0.05)
            before += screen.written()
            screen.press("score\r")
            answers.append(await asyncio.wait_for(asking, 5))
            await asyncio.sleep(0.05)
            screen.press("h")
            await asyncio.sleep(0.2)
        return before

    before = asyncio.run(play())
    after = screen.written()
    assert "Anna" not in before
    assert answers == ["score"]
    assert after.endswith("Anna: 8 of clubs. Count 13.\r\n")
    assert keys == ["h"]
    assert screen.echoes


def test_a_line_that_fenrir_takes_for_an_echo_has_a_blank_at_its_end(pipe: Pipe) -> None:
    terminal = ReaderTerminal(pipe.descriptor)
    terminal.write(["Press 1 to 5. Escape goes back."])
    terminal.write(["Words: verbose."])
    terminal.write(["Words: brief."])
    assert pipe.writes[1:] == [b"\r\nWords: verbose. ", b"\r\nWords: brief."]


def test_a_burst_that_just_fills_what_yasr_reads_has_a_blank_at_its_end(pipe: Pipe) -> None:
    terminal = ReaderTerminal(pipe.descriptor)
    terminal.write(["x" * 120, "y" * 134])
    terminal.write(["é" * 60, "z" * 132])
    terminal.write(["x" * 120, "y" * 131])
    assert [write[-1:] for write in pipe.writes] == [b" ", b" ", b"y"]


def test_in_a_terminal_built_on_vte_a_line_is_begun_before_its_words(
    pipe: Pipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VTE, "7006")
    keyboard = Keyboard(lambda _key: None, lambda: None)
    reader = ReaderPresentation(ReaderTerminal(pipe.descriptor), keyboard, LineStyle())

    async def announce() -> None:
        reader.announce([_said("The first line.")])
        reader.announce([_said("The second line.")])
        reader.announce([_said("The third line.")])
        assert pipe.writes == [b"The first line.", b"\r\n"]
        await asyncio.sleep(LINE_AHEAD * 2)

    asyncio.run(announce())
    assert pipe.writes[2:] == [b"The second line.\r\nThe third line."]
