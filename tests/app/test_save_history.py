"""The history of a table as a text file, by one key."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path

from cribbage_a11y.store.files import dated, unused
from cribbage_a11y.table.dealer import seeded_dealer
from kit.pty_session import PtySession
from kit.sources import ROOT


def command(home: Path) -> list[str]:
    game = ["play", "--seed", "3", "--level", "book", "--first-deal", "seat0", "--pace", "0"]
    return [sys.executable, "-m", "cribbage_a11y", *game, "--presentation", "reader", "--home", str(home)]


def test_a_file_is_named_by_day_and_time_and_takes_no_others_place(tmp_path: Path) -> None:
    name = dated("txt", datetime(2026, 11, 30, 18, 45))
    assert name == "2026-11-30-184500.txt"
    assert unused(tmp_path, name) == tmp_path / name
    (tmp_path / name).touch()
    assert unused(tmp_path, name) == tmp_path / "2026-11-30-184500-2.txt"


def test_the_key_e_writes_the_whole_history_and_says_where(tmp_path: Path) -> None:
    with PtySession(command(tmp_path), columns=200, cwd=ROOT) as game:
        game.wait_for("Lay away 2 cards")
        game.send("e")
        game.wait_for("The history is written to")
    [written] = (tmp_path / "histories").iterdir()
    lines = written.read_text().splitlines()
    assert lines[0] == "Game to 121. You against Anna."
    assert lines[1].startswith("Hand 1. You deal.")
    assert lines[-1] == f"Hand 1. Promise {promise_of_the_first_pack()}."


def promise_of_the_first_pack() -> str:
    """What the game from this seed must promise of its first pack."""
    dealer = seeded_dealer(3, 1)
    dealer.deal(1)
    return dealer.opened[0].commitment


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "histories").touch()
    with PtySession(command(tmp_path), columns=200, cwd=ROOT) as game:
        game.wait_for("Lay away 2 cards")
        game.send("e")
        game.wait_for("cannot be written")
