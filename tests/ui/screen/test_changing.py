"""From one presentation to the other in mid-game, at a real terminal: nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.commands import PROGRAM
from kit.pty_session import PtySession
from terminal.started import GAME, assert_no_traceback

OPENS, CLOSES = "\x1b[?1049h", "\x1b[?1049l"
QUIET = 0.4


def game(home: Path, *more: str, columns: int = 80, rows: int = 24, **terminal: object) -> PtySession:
    """The game at a terminal, once it waits for the first keys."""
    session = PtySession(
        [*PROGRAM, *GAME, "--home", str(home), *more],
        columns=columns,
        rows=rows,
        **terminal,  # type: ignore[arg-type]
    )
    session.wait_for(r"Your\s+turn", timeout=30)
    session.settle(QUIET)
    return session


def shown(session: PtySession) -> str:
    """What stands on the screen now."""
    session.settle(QUIET)
    return "\n".join(session.screen.display)


def choose_presentation(session: PtySession, number: str) -> None:
    """In the menu of settings, choose how the game is shown."""
    session.settle(QUIET)
    session.press("1")
    place = session.wait_for(r"(\d)\. Shown as fits how you read")[1]
    session.settle(QUIET)
    session.press(place)
    session.settle(QUIET)
    session.press(number)


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[PtySession]:
    with game(tmp_path) as session:
        yield session
        session.press("ctrl-d")
        assert session.ended() == 0
        assert_no_traceback(session)


def test_b_gives_large_print_and_gives_back_the_lines(reader: PtySession) -> None:
    reader.press("1", "b")
    text = shown(reader)
    assert "█" in text
    assert re.search(r"1\*2C", text)
    assert "Large print is on. B goes back." in text
    reader.press("2")
    assert re.search(r"2\*3D", shown(reader))
    before = len(reader.text)
    reader.press("b")
    reader.settle(QUIET)
    after = reader.text[before:]
    assert after.count(CLOSES) == 1
    lines = after.split(CLOSES)[1]
    assert "\x1b" not in lines
    assert lines.split("\r\n")[-2:] == ["Large print is off.", "Your turn. Lay away 2 cards to your crib."]
    reader.press("enter")
    reader.wait_for("You lay away 2 of clubs, 3 of diamonds")
    assert reader.text.count(OPENS) == 1


def test_settings_change_the_presentation_and_back(reader: PtySession) -> None:
    reader.press("1", "o")
    reader.wait_for("Settings menu")
    choose_presentation(reader, "3")
    text = shown(reader)
    assert OPENS in reader.text
    assert "Shown on the whole screen." in text
    for _ in range(2):
        reader.press("esc")
        text = shown(reader)
    assert "1: 2 of clubs, chosen." in text
    reader.press("g")
    reader.press("b")
    assert "█" in shown(reader)
    reader.press("b")
    text = shown(reader)
    assert "█" not in text
    assert CLOSES not in reader.text
    assert "Large print is off." in text


def test_the_place_in_the_history_stays(reader: PtySession) -> None:
    reader.press("2", "1", "enter")
    reader.wait_for(r"Count 10\.")
    reader.press("g", ",", ",")
    reader.settle(QUIET)
    entry = reader.text.split("\r\n")[-1]
    reader.press("b")
    text = shown(reader)
    assert text.split("\n")[reader.screen.cursor.y][reader.screen.cursor.x :].startswith(entry[:38])
    reader.press("b")
    reader.settle(QUIET)
    reader.press(".", ",")
    reader.settle(QUIET)
    assert reader.text.split("\r\n")[-1] == entry


@pytest.mark.parametrize("reading", ["large_print", "screen"])
def test_how_one_reads_decides(tmp_path: Path, reading: str) -> None:
    with game(tmp_path, "--reading", reading) as session:
        assert ("█" in shown(session)) is (reading == "large_print")
        assert OPENS in session.text
        session.press("b")
        assert ("█" in shown(session)) is (reading == "screen")
        session.press("ctrl-c")
        assert session.ended() == 0
        assert session.text.rstrip().endswith(CLOSES)


def test_large_print_by_key_on_the_screen_is_kept_for_the_next_time(tmp_path: Path) -> None:
    for key, large in (("b", True), ("b", False), ("h", False)):
        with game(tmp_path, "--presentation", "screen") as session:
            session.press(key)
            assert ("█" in shown(session)) is large
            session.press("ctrl-c")
            assert session.ended() == 0


def test_a_new_size_is_drawn_at_once(tmp_path: Path) -> None:
    with game(tmp_path, "--presentation", "screen") as session:
        session.resize(40, 24)
        text = shown(session)
        assert all(len(line) == 40 for line in text.split("\n"))
        assert "1: 2 of clubs." in text or re.search(r"1 2C", text)
        session.resize(20, 10)
        assert re.search(r"1 2C", shown(session))


def test_without_colours_and_without_blocks(tmp_path: Path) -> None:
    with game(
        tmp_path, "--presentation", "screen", locale="C", env={"NO_COLOR": "1", "PYTHONUTF8": "0"}
    ) as session:
        session.press("b")
        text = shown(session)
        assert "##" in text
        assert text.isascii()
        assert not re.search(r"\x1b\[[0-9;]*[34]8;", session.text)


def test_a_command_is_typed_on_the_screen(tmp_path: Path) -> None:
    with game(tmp_path, "--presentation", "screen") as session:
        session.press("/")
        assert "Command:" in shown(session)
        session.press(*"jc qc", "enter")
        text = shown(session)
        assert "You lay away jack of clubs, queen of clubs." in text
        session.press("/", "esc")
        assert "Command:" not in shown(session)


def test_stopped_and_gone_on_with(tmp_path: Path) -> None:
    with PtySession(["bash", "--norc", "-i"], env={"PS1": "shell> ", "HOME": str(tmp_path)}) as session:
        session.wait_for("shell> ")
        command = [*PROGRAM, *GAME, "--presentation", "screen", "--home", str(tmp_path)]
        session.press(" ".join(command), "enter")
        session.wait_for("Your hand", timeout=30)
        session.settle(QUIET)
        session.press("ctrl-z")
        session.wait_for("shell> ")
        assert CLOSES in session.text
        session.press("fg", "enter")
        session.wait_for("Your hand")
        session.press("1")
        assert "1: 2 of clubs, chosen." in shown(session)
        session.press("ctrl-c")
        session.wait_for("shell> ")
        session.press("exit", "enter")
        session.ended()


def test_typed_words_come_with_the_next_start(reader: PtySession) -> None:
    reader.press("o")
    reader.wait_for("Settings menu")
    choose_presentation(reader, "4")
    reader.wait_for("Words to type come when you next start the program")


def test_large_print_is_refused_where_words_are_typed(tmp_path: Path) -> None:
    with PtySession([*PROGRAM, *GAME, "--typed", "--home", str(tmp_path)]) as session:
        session.wait_for("Your turn", timeout=30)
        session.press(*"large print", "enter")
        session.wait_for("Large print is drawn on the whole screen")


def test_a_screen_is_asked_for_where_there_is_none(tmp_path: Path) -> None:
    with PtySession(
        [*PROGRAM, *GAME, "--presentation", "screen", "--home", str(tmp_path)], term="dumb"
    ) as session:
        session.wait_for("Your turn", timeout=30)
        assert "\x1b" not in session.text
