"""The process in which levels think at a host: it answers, is slow, is killed, and nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cribbage_a11y.app import thinking as module
from cribbage_a11y.app.thinking import DeepComputer, Thinking
from cribbage_a11y.app.thinking_process import Question, choose
from cribbage_a11y.engine.actions import CountHand, LayAway, PlayCard
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.engine.view import SeatView, view_for
from cribbage_a11y.players.levels import Level
from kit.builders import in_play, in_show

RULES = Rules()
HERE = 20.0
"""Seconds that a process may take to come or to go on a busy machine."""


def asked(state: GameState) -> SeatView:
    """What the seat may know that the game waits for."""
    assert state.turn is not None
    return view_for(state, state.turn)


PLAY = asked(in_play(RULES, ["5H TD 4C 9S", "6H 7D 8C JS"], dealer=0))
SHOW = asked(in_show(RULES, ["5H TD 4C 9S", "6H 7D 8C JS"], "2C", crib="3C 3D 3H 3S"))
QUESTION = Question("champion", "7", PLAY)
Work = Callable[[Thinking], Coroutine[Any, Any, None]]


def at_work(work: Work, limit: float = HERE) -> None:
    """Do something with a process for thinking, which is ended in any case."""

    async def run() -> None:
        thinking = Thinking(limit)
        try:
            await work(thinking)
        finally:
            process = thinking.process
            thinking.close()
            await asyncio.sleep(0.05)
        if process is not None:
            await until(lambda: not is_there(process))

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + HERE
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def started(thinking: Thinking) -> int:
    thinking.begin()
    await until(lambda: thinking.process is not None)
    assert thinking.process is not None
    return thinking.process


def test_a_choice_comes_from_the_process_and_is_the_levels_own() -> None:
    async def work(thinking: Thinking) -> None:
        for level in ("champion", "master"):
            question = QUESTION._replace(level=level)
            assert await thinking.choose(question) == choose(question)
        assert thinking.process not in (None, os.getpid())
        assert thinking.process is not None
        assert os.getpriority(os.PRIO_PROCESS, thinking.process) > os.getpriority(os.PRIO_PROCESS, 0)
        status = f"/proc/{thinking.process}/status"
        with open(status, encoding="ascii") as file:
            threads = next(line for line in file if line.startswith("Threads:"))
        assert int(threads.split()[1]) <= 2  # its own, and the one that waits for the end of the host

    at_work(work)


def test_a_thought_too_long_is_cut_short_and_told(caplog: pytest.LogCaptureFixture) -> None:
    async def work(thinking: Thinking) -> None:
        process = await started(thinking)
        os.kill(process, signal.SIGSTOP)
        computer = DeepComputer(thinking, Level.CHAMPION, "7", 1)
        began = time.monotonic()
        assert await computer.think(PLAY) == computer.decide(PLAY)
        assert time.monotonic() - began < 2
        assert thinking.process == process
        os.kill(process, signal.SIGCONT)
        await until(lambda: True)

    with caplog.at_level(logging.WARNING):
        at_work(work, limit=0.3)
    assert caplog.messages == ["level champion: no thought came within 0.3 seconds, so level counter chose"]


def test_a_process_killed_in_mid_thought_is_started_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.2)

    async def work(thinking: Thinking) -> None:
        process = await started(thinking)
        os.kill(process, signal.SIGSTOP)
        computer = DeepComputer(thinking, Level.MASTER, "7", 1)
        thoughts = [asyncio.ensure_future(computer.think(PLAY)) for _ in range(3)]
        await asyncio.sleep(0.1)
        os.kill(process, signal.SIGKILL)
        for thought in thoughts:
            assert await thought == computer.decide(PLAY)
        assert await thinking.choose(QUESTION) is None
        await asyncio.sleep(0.2)
        assert await thinking.choose(QUESTION) == choose(QUESTION)
        assert thinking.process not in (None, process)

    with caplog.at_level(logging.WARNING):
        at_work(work)
    assert len(caplog.messages) == 4
    assert {message.split(": ")[0] for message in caplog.messages} == {"level master", "level champion"}


def test_a_process_that_answers_nothing_for_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STUCK", 0.0)

    async def work(thinking: Thinking) -> None:
        process = await started(thinking)
        os.kill(process, signal.SIGSTOP)
        assert await thinking.choose(QUESTION) is None
        await until(lambda: not is_there(process))
        await started(thinking)

    at_work(work, limit=0.3)


def test_more_questions_than_can_be_thought_of_are_answered_at_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 2)

    async def work(thinking: Thinking) -> None:
        os.kill(await started(thinking), signal.SIGSTOP)
        waiting = [asyncio.ensure_future(thinking.choose(QUESTION)) for _ in range(2)]
        await asyncio.sleep(0)
        assert await thinking.choose(QUESTION) is None
        assert not any(one.done() for one in waiting)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    with caplog.at_level(logging.WARNING):
        at_work(work)
    assert caplog.messages == ["level champion: nobody is free to think, so level counter chose"]


def test_a_process_that_cannot_be_started_leaves_the_choice_to_the_quick_level(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_process() -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(module, "_start", no_process)

    async def work(thinking: Thinking) -> None:
        computer = DeepComputer(thinking, Level.CHAMPION, "7", 1)
        assert isinstance(await computer.think(PLAY), PlayCard)
        assert thinking.process is None

    with caplog.at_level(logging.WARNING):
        at_work(work)
    assert "there was no thought, OSError" in caplog.text


def test_a_process_that_nobody_wants_any_more_is_ended_when_it_comes() -> None:
    async def work(thinking: Thinking) -> None:
        thinking.begin()
        starting = thinking._starting
        thinking.close()
        assert starting is not None
        started = await starting
        await until(lambda: not is_there(started.process))

    at_work(work)


def test_what_all_levels_do_alike_is_not_asked() -> None:
    async def work(thinking: Thinking) -> None:
        computer = DeepComputer(thinking, Level.CHAMPION, "7", 1)
        os.kill(await started(thinking), signal.SIGSTOP)
        assert await asyncio.wait_for(computer.think(SHOW), 1) == CountHand(1)

    at_work(work)


def test_the_process_lays_away_too() -> None:
    from cribbage_a11y.engine.actions import Deal
    from cribbage_a11y.engine.transition import apply
    from kit.builders import before_deal, deck_for

    state = apply(before_deal(RULES), Deal(deck_for(RULES, 0, ["5H 5D JC 2S 8D KH"]))).state

    async def work(thinking: Thinking) -> None:
        question = Question("master", "7", view_for(state, 0))
        assert isinstance(await thinking.choose(question), LayAway)

    at_work(work)
