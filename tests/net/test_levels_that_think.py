"""Levels that think at a host: others are answered meanwhile, and a killed process costs no table."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from cribbage_a11y.store.verify import verify_file
from kit.host_process import HostProcess
from kit.hosting import HostAtWork
from kit.page_client import Come, page_door
from kit.ssh_client import WITHIN

ANSWERS = 60
SOON = 0.25
"""Seconds within which 99 of 100 answers must be there, on a machine that does much else."""


def process_of(at: HostAtWork) -> int:
    end = time.monotonic() + WITHIN
    while (process := at.thinking.process) is None:
        assert time.monotonic() < end
        time.sleep(0.02)
    return process


def test_others_are_answered_while_a_level_thinks_and_a_kill_costs_no_table(
    at: HostAtWork, come: Come
) -> None:
    code, other = at.open().code, at.open().code
    port = page_door(at)
    anna, bert = come(port), come(port)
    anna.enter(code, "Anna")
    bert.enter(other, "Bert")
    for client in (anna, bert):
        client.settle()
    for level in ("master", "champion"):
        anna.send(key="5")
        anna.wait_for(f"Computer in free seats: {level}")
        anna.settle()
    anna.send(key="1")
    anna.wait_for("Lay away 2")
    process = process_of(at)
    os.kill(process, signal.SIGSTOP)
    anna.send(line="1 2")
    waits = []
    for _ in range(ANSWERS):
        began = time.monotonic()
        bert.send(key="down")
        bert.take()
        waits.append(time.monotonic() - began)
    assert sorted(waits)[int(0.99 * ANSWERS)] < SOON
    os.kill(process, signal.SIGKILL)
    anna.play()
    [record] = at.records()
    assert verify_file(record).finished == 1
    assert at.thinking.process != process


def test_the_host_is_told_a_level_and_its_process_ends_with_it(tmp_path: Path, come: Come) -> None:
    with HostProcess(tmp_path, "--level", "master") as host:
        anna = come(host.invitation.http_port)
        anna.enter(host.invitation.code, "Anna")
        anna.wait_for("Computer in free seats: master")
        anna.send(key="1")
        anna.wait_for("Lay away 2")
        anna.send(line="1 2")
        anna.wait_for("Your turn")
        tasks = Path(f"/proc/{host.process.pid}/task").glob("*/children")
        children = [child for task in tasks for child in task.read_text().split()]
        assert children
        host.stop(signal.SIGKILL)
    end = time.monotonic() + WITHIN
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < end, "a process was left behind"
        time.sleep(0.05)
