"""Lines cut at hundreds of moments: whoever comes back is where they were, and has missed nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.session import Session
from kit.rooms import ATable, FakeLine, rest, wanted_keys

CUTS = 500


def test_a_guest_cut_at_500_moments_is_back_in_the_same_state_and_heard_every_event() -> None:
    async def work() -> None:
        random = Random(500)
        cuts = game = 0
        while cuts < CUTS:
            game += 1
            cuts += await _game_with_cuts(random, f"game {game}")

    asyncio.run(work())


async def _game_with_cuts(random: Random, seed: str) -> int:
    """One game in which Bert's line is cut before every move of anybody; how often it was."""
    at = ATable(seed=seed)
    anna, _hers = at.come("Anna")
    bert, line = at.come("Bert")
    lines = [line]
    at.keys(anna, "1")
    await rest()
    cuts = 0
    while not at.table.is_over:
        at.room.lost(bert, line)
        session = bert.console.session
        assert session is not None
        before, view = session.model, at.table.view(1)
        if random.random() < 0.5 and (keys := wanted_keys(anna)):
            at.keys(anna, *keys)
            await rest()
        _again, line = at.come_back("Bert", random.choice([None, _last_number(lines)]))
        lines.append(line)
        cuts += 1
        assert session is bert.console.session
        if at.table.view(1) == view:
            assert session.model == before
        assert line.lines[-1] == session.scene.prompt().text or not session.scene.view.waiting
        mover = bert if wanted_keys(bert) else anna
        at.keys(mover, *wanted_keys(mover))
        await rest()
    heard = [said for each in lines for said in _events(each)]
    assert session is not None
    happened = [told.text for told in _history(session)]
    assert Counter(said for said in heard if said in set(happened)) == Counter(happened)
    return cuts


def _history(session: Session) -> list[Utterance]:
    """Every event of the game as the session words it."""
    narrator = session.scene.narrator
    entries = (session.history.numbered(number) for number in range(len(session.history)))
    return [narrator.line(entry.told) for entry in entries]


def _last_number(lines: list[FakeLine]) -> int:
    return max(number for line in lines for number, _burst in line.bursts)


def _events(line: FakeLine) -> list[str]:
    return [said.text for _number, burst in line.bursts for said in burst if said.urgency is Urgency.EVENT]
