"""The screen Play with others: turns at one keyboard, a table held here, a table held elsewhere."""

from __future__ import annotations

import re
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from cribbage_a11y.store.verify import verify_file
from cribbage_a11y.ui.wiping import CLEAR
from kit.host_process import HostProcess
from kit.page_client import PageClient
from kit.pty_session import PtySession
from kit.ssh_client import WITHIN, guest, typed_game

PROGRAM = (sys.executable, "-m", "cribbage_a11y")


def started(home: Path, *more: str, typed: bool = True) -> PtySession:
    """The program at its home menu."""
    questions = ["--reading", "speech", "--verbosity", "normal", "--no-speech", "--pace", "none"]
    session = PtySession([*PROGRAM, "--home", str(home), *questions, *(["--typed"] if typed else []), *more])
    session.wait_for("Home menu", WITHIN)
    number = session.wait_for(r"(\d)\. Play with others", WITHIN).group(1)
    session.settle(0.2)
    session.press(*((number, "enter") if typed else (number,)))
    session.wait_for("Play with others", WITHIN)
    session.settle(0.2)
    return session


def turns(session: PtySession) -> None:
    """Play the part of everybody at the keyboard, until the game is over."""
    asks = (
        r"press Enter when you are ready|Lay away \d|Your turn\. Count|"
        r"Enter to go on|Enter to count|next game"
    )
    for _ in range(900):
        asked = session.wait_for(asks, WITHIN).group()
        if "next game" in asked:
            return
        if "Lay away" in asked:
            session.press("1 2", "enter")
        elif "Count" in asked:
            for number in "1234":
                session.press(number, "enter")
                if (
                    "would make"
                    not in session.wait_for(r"would make|\w+: [^\n]* of [^\n]*\.", WITHIN).group()
                ):
                    break
        else:
            session.press("go on", "enter")
    raise AssertionError("the game never ended")


def test_two_people_take_turns_at_one_keyboard_and_hear_no_hand_but_their_own(tmp_path: Path) -> None:
    with started(tmp_path) as session:
        session.press("3", "enter")
        session.wait_for("Take turns at this keyboard", WITHIN)
        session.press("3", "enter")
        session.wait_for("Points to win: 61", WITHIN)
        session.press("5", "enter", "Zoe", "enter")
        session.wait_for("Player 1: Zoe", WITHIN)
        session.press("1", "enter")
        turns(session)
        text = session.text.replace(CLEAR, "")
    parts = re.split(r"(\w+) is next\. ", text)
    assert len(parts) > 10
    for before, name, after in zip(parts[::2], parts[1::2], parts[2::2], strict=False):
        assert "Your cards" not in before[-60:]
        assert after.startswith(f"{name}, press Enter when you are ready")
    [record] = (tmp_path / "records").glob("*.jsonl")
    assert verify_file(record).finished == 1


def test_the_hand_is_hidden_until_the_next_player_is_ready_and_the_game_is_kept(tmp_path: Path) -> None:
    with started(tmp_path, typed=False) as session:
        session.press("3")
        session.wait_for("Take turns", WITHIN)
        session.settle(0.2)
        session.press("1")
        session.wait_for("press Enter when you are ready", WITHIN)
        session.settle(0.2)
        session.press("h", "s")
        session.settle(0.2)
        assert "of spades" not in session.text.split("press Enter when you are ready")[1]
        session.press("enter")
        session.wait_for("Lay away", WITHIN)
        session.settle(0.2)
        session.press("1", "2", "enter")
        session.wait_for("press Enter when you are ready", WITHIN)
        session.settle(0.2)
        session.press("q", "enter")
        session.wait_for("Go on with your game", WITHIN)
        session.settle(0.2)
        session.press("1")
        session.wait_for("press Enter when you are ready", WITHIN)
        session.settle(0.2)
        session.press("enter")
        session.wait_for("Lay away", WITHIN)


def test_a_table_opened_here_is_played_with_a_guest_by_ssh(tmp_path: Path) -> None:
    with started(tmp_path) as anna:
        anna.press("1", "enter")
        anna.wait_for("Your name:", WITHIN)
        anna.press("Anna", "enter")
        found = anna.wait_for(r"ssh (\d{10})@[\w.]+ -p (\d+)", WITHIN)
        anna.wait_for("Welcome, Anna", WITHIN)
        anna.wait_for("Your table", WITHIN)
        with guest(found.group(1), int(found.group(2)), tmp_path, term="dumb") as bert:
            bert.wait_for("Your name:", WITHIN)
            bert.press("Bert", "enter")
            bert.wait_for("Welcome, Bert", WITHIN)
            anna.press("3", "enter")
            anna.wait_for("Points to win: 61", WITHIN)
            anna.press("1", "enter")
            with ThreadPoolExecutor(2) as players:
                for done in [players.submit(typed_game, session) for session in (anna, bert)]:
                    done.result()
            assert bert.ended() == 0
        anna.wait_for("You have left the table", WITHIN)
        anna.wait_for("Home menu", WITHIN)
        anna.press("stop", "enter")
        assert anna.ended() == 0
    [record] = (tmp_path / "records").glob("*.jsonl")
    assert verify_file(record).finished == 1


def test_a_table_elsewhere_is_joined_by_its_address_and_code(tmp_path: Path) -> None:
    with HostProcess(tmp_path / "host") as host, started(tmp_path / "home", typed=False) as anna:
        code, _ssh, port, _lines = host.invitation
        anna.press("2")
        anna.wait_for("Address of the host:", WITHIN)
        anna.press(f"127.0.0.1:{port}", "enter")
        anna.wait_for("Code of the table:", WITHIN)
        anna.press(code, "enter")
        anna.wait_for("Your name:", WITHIN)
        anna.press(*(["backspace"] * 12), "Anna", "enter")
        anna.wait_for("Welcome, Anna", WITHIN)
        anna.settle(0.3)
        anna.press("1")
        anna.wait_for("Your cards|You cut|cut", WITHIN)
        bert = PageClient(port)
        bert.enter(code, "Bert")
        anna.wait_for("Bert sits down", WITHIN)
        host.stop(signal.SIGTERM)
        anna.wait_for("The host stops", WITHIN)
        anna.wait_for("Home menu", WITHIN)
        bert.close()
        anna.settle(0.3)
        anna.press("ctrl-c")
        assert anna.ended() == 0
